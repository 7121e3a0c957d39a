"""Tasks in the background that are stopped only where they wait, never inside a transaction."""

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from bot.settings import UsageError

T = TypeVar("T")

log = logging.getLogger(__name__)


class Tasks:
    """A group of tasks with one end. Whatever may take long goes through ``wait``."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[None]] = set()
        self._waiting: set[asyncio.Task[Any]] = set()
        self._stopping = False

    @property
    def stopping(self) -> bool:
        """Whether nothing new should begin."""
        return self._stopping

    def start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it in the background; what it raises is logged, but for UsageErrors."""
        task = asyncio.create_task(coroutine)
        self._all.add(task)
        task.add_done_callback(self._ended)
        return task

    async def wait(self, awaitable: Awaitable[T]) -> T:
        """Await it in one of these tasks, as a place where the task may be stopped."""
        if self._stopping:
            if inspect.iscoroutine(awaitable):
                awaitable.close()
            raise asyncio.CancelledError
        task = asyncio.current_task()
        assert task is not None
        self._waiting.add(task)
        try:
            return await awaitable
        finally:
            self._waiting.discard(task)

    async def stop(self, patience: float) -> None:
        """End the tasks that wait at once, and the others when they come to it or, at the latest,
        after so many seconds of real time.
        """
        self._stopping = True
        for task in self._waiting:
            task.cancel()
        if self._all:
            await asyncio.wait(self._all, timeout=patience)
        late = set(self._all)
        if late:
            log.warning("Broken off after %.0f s: %s", patience, late)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._all.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, UsageError):
            log.error("A background task failed", exc_info=error)
