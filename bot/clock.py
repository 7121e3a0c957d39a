"""The clock that is handed to everything that waits or asks for the time."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Time as the program sees it; tests hand in one that they move by hand."""

    def now(self) -> float:
        """The moment, in unix seconds (UTC)."""

    async def sleep(self, seconds: float) -> None:
        """Return once that much time has passed on this clock."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """The moment, in unix seconds (UTC)."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(max(0.0, seconds))
