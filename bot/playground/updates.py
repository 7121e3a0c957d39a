"""The queue of updates of one bot, as getUpdates serves it.

Documented by Telegram: an update is gone once a later offset was asked for and is delivered again
until then; nothing is kept for more than 24 hours; ``allowed_updates`` is remembered and works on
what happens from then on; only one poll at a time. From the published server source: a newer poll
ends the older one with a conflict, a press waits at most 150 s, an inline query 30 s.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.playground.world import ApiError, Json

KEPT = {"callback_query": 150.0, "inline_query": 30.0}
KEPT_OTHERWISE = 24 * 3600.0
MAX_LIMIT = 100
MAX_TIMEOUT = 50
UNASKED = ("chat_member", "message_reaction", "message_reaction_count")

_CONFLICT = (
    "Conflict: terminated by other getUpdates request; "
    "make sure that only one bot instance is running"
)


class Signal:
    """Wakes everybody who waits for something to change."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def fire(self) -> None:
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    def next(self) -> asyncio.Future[None]:
        """Done when it is fired next; counted from this call, not from the first ``await``."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)
        return future

    async def wait(self) -> None:
        await self.next()


@dataclass(frozen=True)
class Update:
    """One update; ``kind`` is the name of its field."""

    id: int
    kind: str
    payload: Json
    until: float

    def to_api(self) -> Json:
        return {"update_id": self.id, self.kind: self.payload}


class UpdateQueue:
    """Updates that wait for the bot.

    ``sleep`` is how a long poll passes its time, ``signal`` is fired when something changes.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        signal: Signal,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._signal = signal
        self._poll = 0
        self.next_id = 700_001
        self.pending: list[Update] = []
        self.allowed: list[str] | None = None
        self.last_poll: float | None = None
        self.polling = False

    def wanted(self, kind: str) -> bool:
        return kind not in UNASKED if not self.allowed else kind in self.allowed

    def put(self, kind: str, payload: Json) -> None:
        """Something happened that the bot may know."""
        if not self.wanted(kind):
            return
        until = self._clock() + KEPT.get(kind, KEPT_OTHERWISE)
        self.pending.append(Update(self.next_id, kind, payload, until))
        self.next_id += 1
        self._signal.fire()

    def drop(self) -> None:
        self.pending.clear()

    async def poll(
        self, offset: int, limit: int, seconds: float, allowed: list[str] | None
    ) -> list[Json]:
        """One getUpdates.

        :raises ApiError: 409 when a newer poll has begun meanwhile.
        """
        self._poll += 1
        mine = self._poll
        if allowed is not None:
            self.allowed = allowed
        if offset < 0:
            self.pending = self.pending[offset:]
        elif offset:
            self.pending = [update for update in self.pending if update.id >= offset]
        self.polling = True
        self.last_poll = self._clock()
        self._signal.fire()
        try:
            if not self._ready(limit) and seconds > 0:
                await self._wait(mine, limit, seconds)
        finally:
            if mine == self._poll:
                self.polling = False
                self.last_poll = self._clock()
                self._signal.fire()
        if mine != self._poll:
            raise ApiError(409, _CONFLICT)
        return [update.to_api() for update in self._ready(limit)]

    def _ready(self, limit: int) -> list[Update]:
        now = self._clock()
        self.pending = [update for update in self.pending if update.until > now]
        return self.pending[:limit]

    async def _wait(self, mine: int, limit: int, seconds: float) -> None:
        over = asyncio.ensure_future(self._sleep(seconds))
        try:
            while mine == self._poll and not self._ready(limit) and not over.done():
                woken = self._signal.next()
                await asyncio.wait({woken, over}, return_when=asyncio.FIRST_COMPLETED)
                woken.cancel()
        finally:
            over.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await over
