"""The one door to the tables: everything that changes one goes through ``change``.

A change loads the table, lets ``bot.table`` and the engine judge, writes what follows and marks the
update that asked for it done, all in one transaction; afterwards the table is shown again and the
next wake-up is set.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncSession

from bot import names
from bot.chance import Chance
from bot.clock import Clock
from bot.gathering import RefusedError
from bot.replay import replay
from bot.table import Table
from bot.texts import texts
from bot.thinkers import Thinkers
from engine.game import Match
from storage.chats import is_tidy
from storage.database import Database
from storage.inbox import mark_done
from storage.models import PersonRow, TableRow
from storage.tables import (
    keep_person,
    load_actions,
    load_table,
    lock_table,
)

CACHED: Final = 500
TIDY_AFTER: Final = 600.0
"""So long a finished match stays in sight whole, where it is tidied away."""

T = TypeVar("T")
Wish = Callable[[AsyncSession, Table, float], Awaitable[T]]


class AlreadyDoneError(Exception):
    """The update was done before, by this process or another: there is nothing left to do."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody as Telegram tells of them: id, name, language code."""

    id: int
    name: str
    language: str


class Door:
    """Loads, changes and keeps tables."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        chance: Chance,
        wake: Callable[[int, float | None], None],
        notice: Callable[[int, int | None], None],
        thinkers: Thinkers | None = None,
    ) -> None:
        """``wake(table, moment)`` asks for a call of ``due`` then; ``notice(table, person)`` has it
        shown, to the person first whose press in a match it was, if any.

        Both are called after the commit and must not block. ``thinkers`` None: computer players
        think on the spot.
        """
        self.database = database
        self.clock = clock
        self.chance = chance
        self.thinkers = thinkers or Thinkers(0)
        self._wake = wake
        self._notice = notice
        self._matches: OrderedDict[int, tuple[int, Match]] = OrderedDict()

    async def table(self, table_id: int) -> Table | None:
        """A table to look at; changes to it are lost."""
        async with self.database.reading() as session:
            return await self.load(session, table_id)

    async def load(self, session: AsyncSession, table_id: int) -> Table | None:
        """The same, as the session of the caller sees it."""
        row = await load_table(session, table_id)
        return None if row is None else await self._loaded(session, row)

    async def lock(self, session: AsyncSession, table_id: int) -> Table | None:
        """A table to change, within a transaction of the caller."""
        row = await lock_table(session, table_id)
        return None if row is None else await self._loaded(session, row)

    async def change(
        self,
        table_id: int,
        wish: Wish[T],
        inbox_id: int | None,
        pressed_by: int | None = None,
        *,
        human: bool = True,
    ) -> T:
        """Let ``wish`` change a table; returns what it returns, raises what it raises.

        ``pressed_by``: the person whose press in a match it is, who sees it first. ``human``: that
        somebody did something there, which keeps the table alive.
        """
        async with self.database.transaction(behind=not human) as session:
            now = self.clock.now()
            await self._claim(session, inbox_id, now)
            table = await self.lock(session, table_id)
            if table is None:
                raise RefusedError("answer-closed")
            row = table.row
            before, stage = row.due_at, row.stage
            answer = await wish(session, table, now)
            row.version += 1
            if row.stage == "over" != stage and await is_tidy(session, row.chat_id):
                row.due_kind, row.due_at = "tidy", now + TIDY_AFTER
            if human:
                row.touched_at = now
            await session.flush()
            for action in table.appended:
                assert row.match is not None
                action.match_id = row.match.id
            session.add_all(table.appended)
            seq, due_at = table.seq, row.due_at
        if table.match is not None:
            self._remember(table_id, seq, table.match)
        if due_at != before:
            self._wake(table_id, due_at)
        self._notice(table_id, pressed_by)
        return answer

    async def _claim(self, session: AsyncSession, inbox_id: int | None, now: float) -> None:
        if inbox_id is not None and not await mark_done(session, inbox_id, now):
            raise AlreadyDoneError

    async def person(self, session: AsyncSession, who: Who, reachable: bool | None) -> PersonRow:
        name = names.clean(who.name, texts(who.language).plain("player"))
        return await keep_person(session, who.id, name, texts(who.language).language, reachable)

    async def _loaded(self, session: AsyncSession, row: TableRow) -> Table:
        """The table with a match of its own: what a failed change did to it is not kept."""
        if row.match is None:
            return Table(row)
        cached = self._matches.get(row.id)
        if cached is not None and cached[0] == row.match.seq:
            return Table(row, cached[1].copy())
        match = replay(row.match, await load_actions(session, row.match.id))
        self._remember(row.id, row.match.seq, match)
        return Table(row, match.copy())

    def _remember(self, table_id: int, seq: int, match: Match) -> None:
        if seq < self._matches.get(table_id, (seq, match))[0]:
            return  # a look that began before the last change
        self._matches[table_id] = (seq, match)
        self._matches.move_to_end(table_id)
        if len(self._matches) > CACHED:
            self._matches.popitem(last=False)


def plain(wish: Callable[[Table, float], T]) -> Wish[T]:
    async def wrapped(_session: AsyncSession, table: Table, now: float) -> T:
        return wish(table, now)

    return wrapped
