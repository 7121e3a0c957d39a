"""Where computer players think: processes of their own, so that the bot's loop never waits."""

import asyncio
import logging
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

from engine.game import Action, View
from engine.games import GAMES
from engine.players.judge import Judge, Judged

BEHIND: Final = 10
"""How much nicer than the bot the thinking processes are."""

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes. With ``processes`` 0 everything is thought in the bot's own."""

    def __init__(self, processes: int | None = None) -> None:
        """``processes`` None: all cores but one, at least one."""
        if processes is None:
            processes = max(1, (os.cpu_count() or 1) - 1)
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()

    async def choose(
        self, game: str, player: str, legal: Sequence[Action], view: View, seed: int
    ) -> Action:
        """What a computer player does who sees ``view``; quick ones are asked on the spot."""
        if not is_slow(game, player):
            return _choose(game, player, tuple(legal), view, seed)
        return await self._think(_choose, game, player, tuple(legal), view, seed)

    async def judge(
        self, game: str, player: str, legal: Sequence[Action], view: View, seed: int
    ) -> list[Judged]:
        """What a judging player thinks of every action of ``legal``, best first.

        Raises ValueError where that player judges nothing.
        """
        if not is_slow(game, player):
            raise ValueError(f"the player {player!r} of {game} judges nothing")
        return await self._think(_judge, game, player, tuple(legal), view, seed)

    async def stop(self) -> None:
        """End the processes, once they have thought to the end; what waits for them is given up."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _think(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._processes == 0:
            return work(*args, **kwargs)
        for last in (False, True):
            pool = await self._started()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                # Somebody killed a process, or the memory ran out: new ones may fare better.
                log.exception("The thinking processes died")
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        raise AssertionError("unreachable")

    async def _started(self) -> ProcessPoolExecutor:
        """The pool; its processes are started beside the loop, which would wait for each."""
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(_start, self._processes)
            return self._pool


def is_slow(game: str, player: str) -> bool:
    """Whether a computer player looks ahead, which takes a while; those can judge too."""
    return isinstance(GAMES[game].players.get(player), Judge)


def judge_of(game: str) -> str | None:
    """The strongest player of a game that can judge, or None."""
    judges = [name for name in GAMES[game].players if is_slow(game, name)]
    return judges[-1] if judges else None


def _start(processes: int) -> ProcessPoolExecutor:
    # Forked processes would share the bot's sockets.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_settle)
    # None starts before it is needed.
    for _ in range(processes):
        pool.submit(os.getpid)
    return pool


def _settle() -> None:
    os.nice(BEHIND)


def _choose(game: str, player: str, legal: tuple[Action, ...], view: View, seed: int) -> Action:
    rng = random.Random(seed)  # noqa: S311 - the seed comes from the bot's own chance
    # A table may name a level that a later version does not have.
    chosen = GAMES[game].players.get(player, GAMES[game].late_player)
    return chosen.choose(legal, lambda: view, rng)


def _judge(
    game: str, player: str, legal: tuple[Action, ...], view: View, seed: int
) -> list[Judged]:
    judge = GAMES[game].players[player]
    assert isinstance(judge, Judge)
    rng = random.Random(seed)  # noqa: S311 - the seed comes from the bot's own chance
    return judge.judge(legal, lambda: view, rng)
