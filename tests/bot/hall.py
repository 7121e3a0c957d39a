"""The tables of a real database, with people by number and a clock that a test moves."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import select

from bot.chance import Chance
from bot.door import Who
from bot.table import Table
from bot.tables import Tables
from engine.game import Action
from engine.options import OptionValue
from storage import inbox
from storage.database import Database
from storage.inbox import Letter
from storage.models import Base
from storage.tables import load_table
from tests.bot.desk import CHAT, DEPTH, NAMES, SEALED, Stacked
from tests.kit.clock import FakeClock
from tests.kit.databases import new_database

STEPS: Final = 5000
"""No match of a test takes more; whoever gets there hangs."""


def who(number: int) -> Who:
    """Person ``number`` as Telegram tells of them."""
    return Who(number, NAMES[(number - 1) % len(NAMES)], "ru")


@dataclass
class Hall:
    """A database, its tables as one process sees them, and what that process was told."""

    url: str
    database: Database
    clock: FakeClock = field(default_factory=FakeClock)
    chance: Chance = field(default_factory=Stacked)
    wakes: list[tuple[int, float | None]] = field(default_factory=list)
    notices: list[tuple[int, int | None]] = field(default_factory=list)
    tables: Tables = field(init=False)
    _updates: int = 0
    _source: random.Random = field(default_factory=lambda: random.Random(7))

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """The process was killed and begins anew: only the database is left."""
        self.tables = self.process(self.database)

    def process(self, database: Database) -> Tables:
        """The tables as another process has them."""
        return Tables(
            database,
            self.clock,
            self.chance,
            lambda table, moment: self.wakes.append((table, moment)),
            lambda table, person: self.notices.append((table, person)),
        )

    @asynccontextmanager
    async def second(self) -> AsyncIterator[Tables]:
        """A second process with its own connections to the same database."""
        database = Database(self.url)
        yield self.process(database)
        await database.close()

    async def update(self) -> int:
        """An update that has just come in; its number."""
        self._updates += 1
        async with self.database.transaction() as session:
            await inbox.keep(session, [Letter(self._updates, "lane", "{}")], self.clock.now())
        return self._updates

    async def undone(self) -> list[int]:
        """The updates that are still to be done."""
        async with self.database.transaction() as session:
            return [letter.update_id for letter in await inbox.undone(session)]

    async def lobby(
        self,
        people: int = 2,
        computers: int = 0,
        seats: str | None = None,
        preset: str = "classic",
        clock: int = 60,
        options: dict[str, OptionValue] | None = None,
        chat: int = CHAT,
    ) -> int:
        """A lobby with people 1, 2 … and computers at it; returns the table's number."""
        tables, opener = self.tables, who(1)
        for number in range(1, people + 1):
            await tables.greet(who(number))
        table_id = await tables.open(chat, None, opener, None)
        for what, value in (
            ("seats", seats or str(people + computers)),
            ("preset", preset),
            ("clock", str(clock)),
        ):
            await tables.set_up(table_id, opener, what, value, None, None)
        for number in range(2, people + 1):
            if chat:
                await tables.sit(table_id, who(number), chat, None)
            else:
                await tables.sit_by_link(table_id, who(number), await tables.invite(table_id), None)
        for _ in range(computers):
            await tables.set_up(table_id, opener, "add", "", None, None)
        async with self.database.transaction() as session:
            row = await load_table(session, table_id)
            assert row is not None
            row.options = {**row.options, **(options or {})}
        await self.seal(table_id)
        return table_id

    async def seal(self, table_id: int, deal: int = SEALED) -> None:
        """What the poster notes once the seal of that deal is seen; no poster is here."""
        async with self.database.transaction() as session:
            row = await load_table(session, table_id)
            assert row is not None
            row.sealed_deal = deal

    async def match(
        self,
        people: int = 2,
        computers: int = 0,
        seats: str | None = None,
        preset: str = "classic",
        clock: int = 60,
        options: dict[str, OptionValue] | None = None,
        chat: int = CHAT,
        dealer: int | None = None,
        decks: Sequence[str] = (),
    ) -> int:
        """A match whose first deal is dealt."""
        if dealer is not None or decks:
            self.chance = Stacked(1, dealer, decks)
            self.restart()
        table_id = await self.lobby(people, computers, seats, preset, clock, options, chat)
        await self.tables.start(table_id, who(1), None, None)
        await self.go(table_id)
        return table_id

    async def look(self, table_id: int) -> Table:
        """The table as it is."""
        table = await self.tables.table(table_id)
        assert table is not None
        return table

    async def ring(self, table_id: int) -> None:
        """Wait until time does something at the table, and let it."""
        await self._ring(await self.look(table_id))

    async def go(self, table_id: int) -> Table:
        """Whoever is next at the table does what is next, people by the basic player's head.

        Returns the table as it was before; one that is over is left alone.
        """
        table = await self.look(table_id)
        if not table.in_match:
            return table
        await self.until(table.row.hold_until)
        assert table.match is not None
        cutting, deal = table.row.stage == "cut", table.deals[-1]
        seat = deal.cutter if cutting else table.match.to_act
        assert seat is not None
        if table.computer_plays(table.seats[seat]):
            await self._ring(table)
        elif cutting:
            stacked = isinstance(self.chance, Stacked) and self.chance.stacked
            depth = DEPTH if stacked else self._source.randrange(1, 32)
            await self.tables.cut(table_id, person_at(table, seat), deal.number, depth, None)
        else:
            person, text = person_at(table, seat), basic(table)
            await self.tables.move(table_id, person, table.seq, text, None)
        return table

    async def finish(self, table_id: int) -> Table:
        """Play the match out."""
        for _ in range(STEPS):
            table = await self.go(table_id)
            if table.row.stage == "over":
                return table
        raise AssertionError("the match has no end")

    async def until(self, moment: float | None) -> None:
        """Wait until then."""
        if moment is not None:
            await self.clock.advance(max(0.0, moment - self.clock.now()))

    async def _ring(self, table: Table) -> None:
        assert table.row.due_at is not None
        await self.until(table.row.due_at)
        await self.tables.due(table.row.id)

    async def everything(self) -> dict[str, list[dict[str, object]]]:
        """All rows of all tables of the database."""
        found: dict[str, list[dict[str, object]]] = {}
        async with self.database.transaction() as session:
            for table in Base.metadata.sorted_tables:
                rows = await session.execute(select(table).order_by(*table.primary_key))
                found[table.name] = [dict(row) for row in rows.mappings()]
        return found


@asynccontextmanager
async def open_hall(backend: str, folder: Path) -> AsyncIterator[Hall]:
    """A hall on a new database."""
    async with new_database(backend, folder) as url:
        database = Database(url)
        await database.start()
        yield Hall(url, database)
        await database.close()


def person_at(table: Table, seat: int) -> Who:
    """The person of a seat."""
    person_id = table.seats[seat].person_id
    assert person_id is not None
    return who(person_id)


def actor(table: Table) -> Who:
    """The person who is to act."""
    assert table.match is not None
    assert table.match.to_act is not None
    return person_at(table, table.match.to_act)


def choice(table: Table) -> Action:
    """What the basic player would do."""
    assert table.match is not None
    match = table.match
    look = partial(match.view, match.to_act)
    return table.game.players["basic"].choose(match.legal_actions(), look, random.Random(1))


def basic(table: Table) -> str:
    """The same as a press carries it."""
    chosen = choice(table)
    return f"{chosen.verb} {chosen.args}".strip()
