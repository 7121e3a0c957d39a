"""Who writes next: SQLite lets in one at a time, and those who wait for that by chance."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

IN_A_ROW: Final = 3
"""When so many have gone first while others waited behind, one of those has its turn."""

_Queue: TypeAlias = deque[asyncio.Future[None]]


class Writing:
    """One turn at a time, in the order in which it was asked for, but for who waits behind."""

    def __init__(self) -> None:
        self._taken = False
        self._in_a_row = 0
        self._first: _Queue = deque()
        self._behind: _Queue = deque()

    @asynccontextmanager
    async def turn(self, behind: bool) -> AsyncIterator[None]:
        """Wait for a turn, and have it as long as the context lasts."""
        if self._taken:
            await self._wait(self._behind if behind else self._first)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, queue: _Queue) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next one, if anybody waits."""
        self._taken = False
        queues = [self._first, self._behind]
        if self._in_a_row >= IN_A_ROW:
            queues.reverse()
        for queue in queues:
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    self._in_a_row = self._in_a_row + 1 if queue is self._first else 0
                    self._taken = True
                    turn.set_result(None)
                    return
