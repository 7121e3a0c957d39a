"""What was read a moment ago and is asked for with every update."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from bot.clock import Clock

KEPT_FOR: Final = 60.0
"""So long another process may not hear of a change, in seconds."""
LARGEST: Final = 2000

V = TypeVar("V")


class Memo(Generic[V]):
    """Remembers by number what ``load`` has read, for a minute. Whoever changes it says so."""

    def __init__(self, clock: Clock, load: Callable[[int], Awaitable[V]]) -> None:
        self._clock = clock
        self._load = load
        self._known: OrderedDict[int, tuple[float, V]] = OrderedDict()

    async def get(self, number: int) -> V:
        """What is known of that number."""
        now = self._clock.now()
        found = self._known.get(number)
        if found is not None and now < found[0]:
            return found[1]
        value = await self._load(number)
        self._known[number] = now + KEPT_FOR, value
        self._known.move_to_end(number)
        if len(self._known) > LARGEST:
            self._known.popitem(last=False)
        return value

    def forget(self, number: int) -> None:
        """It has changed."""
        self._known.pop(number, None)
