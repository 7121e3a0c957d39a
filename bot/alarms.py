"""Waking up in time: APScheduler rings, the database says what is due.

A late, doubled or forgotten ring changes nothing: whoever is called looks into the database again,
and a sweep every few seconds finds what nobody rang for.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from apscheduler.jobstores.base import JobLookupError
from apscheduler.schedulers.asyncio import AsyncIOScheduler

from bot.background import Tasks
from bot.clock import Clock
from storage.database import Database
from storage.due import due_tables

SWEEP_EVERY: Final = 5.0
_A_MOMENT: Final = 0.001

log = logging.getLogger(__name__)


class Alarms:
    """The wake-ups of all tables. ``due`` is awaited with a table whose moment may have come.

    It is never called twice at once for one table; where it raises, the next sweep calls it again.
    """

    def __init__(
        self, database: Database, clock: Clock, due: Callable[[int], Awaitable[None]]
    ) -> None:
        self._database = database
        self._clock = clock
        self._due = due
        self._tasks = Tasks()
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._scheduler = AsyncIOScheduler(
            timezone=UTC, job_defaults={"misfire_grace_time": None, "coalesce": True}
        )
        self._scheduler.add_job(self._look, "interval", seconds=SWEEP_EVERY)

    def start(self) -> None:
        """Begin, or go on, to ring; what is due already is found at once."""
        if self._scheduler.running:
            self._scheduler.resume()
        else:
            self._scheduler.start()
        self._tasks.start(self._first_look())

    def pause(self) -> None:
        """Ring no more until ``start``: another process keeps the clock."""
        if self._scheduler.running:
            self._scheduler.pause()

    def set(self, table_id: int, due_at: float | None) -> None:
        """Ring for a table at that moment instead of any other; None: not at all."""
        name = str(table_id)
        if due_at is None:
            try:
                self._scheduler.remove_job(name)
            except JobLookupError:
                return
        else:
            moment = datetime.fromtimestamp(due_at + _A_MOMENT, UTC)
            self._scheduler.add_job(
                self._ring, "date", [table_id], run_date=moment, id=name, replace_existing=True
            )

    async def sweep(self) -> None:
        """Call ``due`` for every table that is due, and return when all calls have."""
        await asyncio.gather(*await self._look())

    async def stop(self, patience: float) -> None:
        """Ring no more; the calls that are running end, at the latest after so many seconds."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)
        await self._tasks.stop(patience)

    async def _first_look(self) -> None:
        try:
            await self._look()
        except Exception:
            log.exception("The first sweep failed")

    async def _look(self) -> list[asyncio.Task[None]]:
        """Begin the calls for what is due, and ring for what will be before the next sweep."""
        now = self._clock.now()
        # No look: between that and the alarms set here another could be set.
        async with self._database.transaction(behind=True) as session:
            tables = await due_tables(session, now + SWEEP_EVERY)
        for table_id, due_at in tables:
            if due_at > now:
                self.set(table_id, due_at)
        return [self._call(table_id) for table_id, due_at in tables if due_at <= now]

    async def _ring(self, table_id: int) -> None:
        self._call(table_id)

    def _call(self, table_id: int) -> asyncio.Task[None]:
        task = self._running.get(table_id)
        if task is None:
            task = self._running[table_id] = self._tasks.start(self._serve(table_id))
        else:
            self._again.add(table_id)
        return task

    async def _serve(self, table_id: int) -> None:
        try:
            again = True
            while again and not self._tasks.stopping:
                self._again.discard(table_id)
                try:
                    await self._due(table_id)
                except Exception:
                    log.exception("Table %d: what is due failed; the next sweep tries", table_id)
                again = table_id in self._again
        finally:
            del self._running[table_id]
