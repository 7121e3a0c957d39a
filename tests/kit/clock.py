"""A clock that stands still until a test moves it."""

import asyncio
import heapq
from itertools import count


class FakeClock:
    """Implements ``bot.clock.Clock``; ``advance`` moves it and wakes whoever slept until then."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._order = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        """The moment, in unix seconds."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until the test has moved the clock that far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._order), future))
        await future

    async def advance(self, seconds: float) -> None:
        """Move on, waking sleepers in order and letting each run before the next."""
        end = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= end:
            self._now, _, future = heapq.heappop(self._sleepers)
            if not future.done():
                future.set_result(None)
            for _ in range(5):
                await asyncio.sleep(0)
        self._now = end
        for _ in range(5):
            await asyncio.sleep(0)

    @property
    def next_wake(self) -> float | None:
        """When the next sleeper wants to be woken, or None."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] if self._sleepers else None
