"""The heartbeat: one process at a time keeps the clock and the poster.

The newest process takes the lease; an older one finds that out at its next beat and stops its
clock and poster, but goes on receiving. If the owner falls silent, another takes over.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from bot.background import Tasks
from bot.clock import Clock
from storage import lease
from storage.database import Database

BEAT_EVERY: Final = 2.0
PATIENCE: Final = 10.0

log = logging.getLogger(__name__)


class Lease:
    """This process's hold on the clock and the poster.

    ``gained`` and ``lost`` are awaited whenever the hold changes; ``gained`` also when time was
    given back to the tables meanwhile, since what they show has changed then.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        gained: Callable[[], Awaitable[None]],
        lost: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._gained = gained
        self._lost = lost
        self._name = secrets.token_hex(8)
        self._ours = False
        self._beaten_at = float("-inf")
        self._lock = asyncio.Lock()
        self._tasks = Tasks()

    @property
    def ours(self) -> bool:
        """Whether this process had the lease at its last beat."""
        return self._ours

    async def start(self) -> None:
        """Take the lease, whoever has it, and keep beating. Raises what the database raises."""
        async with self._lock:
            async with self._database.transaction() as session:
                now = self._clock.now()
                held = await lease.take(session, self._name, now)
            await self._learn(held, now)
        self._tasks.start(self._keep_beating())

    async def beat(self) -> None:
        """Say that we are alive, and learn who has the lease."""
        async with self._lock:
            await self._beat()

    async def hold(self) -> bool:
        """Whether we have the lease right now: asked before time is held against anybody.

        After a pause of this very process it beats first, which gives the pause back.
        """
        async with self._lock:
            if abs(self._clock.now() - self._beaten_at) > lease.GRACE:
                await self._beat()
            return self._ours

    async def stop(self, patience: float) -> None:
        """Stop beating, after a last beat: from here on the time of being down is counted."""
        await self._tasks.stop(patience)
        try:
            await self.beat()
        except Exception:
            log.exception("The last heartbeat failed")

    async def _keep_beating(self) -> None:
        while True:
            await self._tasks.wait(self._clock.sleep(BEAT_EVERY))
            try:
                await self.beat()
            except Exception:
                log.exception("The heartbeat failed")

    async def _beat(self) -> None:
        async with self._database.transaction() as session:
            now = self._clock.now()
            held = await lease.beat(session, self._name, now, PATIENCE)
        await self._learn(held, now)

    async def _learn(self, held: lease.Held, now: float) -> None:
        self._beaten_at = now
        had, self._ours = self._ours, held.ours
        if held.given_back:
            log.warning("Nobody kept the clock for %.0f s; given back", held.given_back)
        if held.ours and (not had or held.given_back):
            await self._gained()
        elif had and not held.ours:
            log.warning("Another process keeps the clock and the messages now")
            await self._lost()
