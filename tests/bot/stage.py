"""A stage for the poster: a real database, the stand-in, a clock moved by hand, and tables that
want whatever a test lets them want.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from aiogram import Bot
from markupsafe import Markup
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.board import Look, Wanted
from bot.pace import Pace
from bot.playground.standin import StandIn
from bot.playground.world import Message
from bot.poster import Poster
from bot.screens.base import Button, Screen, Style
from storage import places
from storage.database import Database
from storage.models import PersonRow, TableRow
from storage.places import Kept, Place, PlaceKey
from tests.kit.clock import FakeClock
from tests.kit.databases import new_database
from tests.kit.wire import Wire

STUB = Markup("Сообщение ниже")
TABLE = PlaceKey("table")


class WatchedDatabase(Database):
    """Tells when neither a transaction nor a look is going on."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.going_on = 0
        self.written = 0
        self.idle = asyncio.Event()
        self.idle.set()

    @asynccontextmanager
    async def transaction(self, behind: bool = False) -> AsyncIterator[AsyncSession]:
        """As everywhere, but counted."""
        with self._counted():
            async with super().transaction(behind) as session:
                yield session
            self.written += 1

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """As everywhere, but counted."""
        with self._counted():
            async with super().reading() as session:
                yield session

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self.going_on += 1
        self.idle.clear()
        try:
            yield
        finally:
            self.going_on -= 1
            if not self.going_on:
                self.idle.set()


def screen(text: str, *labels: str, style: Style | None = None) -> Screen:
    """A screen with one row of buttons."""
    row = tuple(Button(label, data=f"m:1:1:{label}", style=style) for label in labels)
    return Screen(Markup(text), (row,) if row else ())


@dataclass
class Tables:
    """Implements ``bot.board.Tables`` for tables that want what the test says."""

    database: Database
    wanted: dict[int, dict[PlaceKey, Wanted]] = field(default_factory=dict)
    versions: dict[int, int] = field(default_factory=dict)
    looks: int = 0
    broken: bool = False
    told: list[tuple[object, ...]] = field(default_factory=list)

    async def look(self, session: AsyncSession, table_id: int, kept: Kept) -> Look | None:
        self.looks += 1
        if self.broken:
            raise ValueError("a screen of ours is broken")
        wanted = tuple(self.wanted[table_id].values())
        return Look(self.versions[table_id], wanted, STUB)

    async def unreachable(self, person_id: int) -> None:
        self.told.append(("unreachable", person_id))

    async def chat_lost(self, chat_id: int, reason: str) -> None:
        self.told.append(("chat_lost", chat_id))

    async def chat_moved(self, old: int, new: int) -> None:
        self.told.append(("chat_moved", old, new))

    async def topic_lost(self, chat_id: int, thread_id: int) -> None:
        self.told.append(("topic_lost", chat_id, thread_id))


class Stage:
    """Four people in a supergroup; all but the last have opened the direct chat."""

    def __init__(self, url: str) -> None:
        self.clock = FakeClock()
        self.stand_in = StandIn(clock=self.clock.now, sleep=self.clock.sleep)
        self.stand_in.flood.on = True
        people = self.stand_in.people
        self.people = [people.add(f"Игрок {n}", opened=n < 3) for n in range(4)]
        self.group = people.group("За столом", self.people)
        self.database = WatchedDatabase(url)
        self.tables = Tables(self.database)
        self.wire: Wire
        self.poster: Poster
        self.bot: Bot
        self.begin()

    def begin(self) -> None:
        """A process starts; what was in the memory of the one before is gone."""
        self.wire = Wire(self.stand_in, self.clock)
        self.bot = self.wire.bot()
        pace = Pace(self.clock)
        self.poster = Poster(self.bot, self.database, self.clock, pace, self.tables)
        self.poster.enabled = True

    def kill(self) -> None:
        """SIGKILL: every task ends where it is, and nothing is kept that was not committed."""
        current = asyncio.current_task()
        for task in asyncio.all_tasks():
            if task is not current:
                task.cancel()

    async def open(self) -> None:
        await self.database.start()
        async with self.database.transaction() as session:
            for person in self.people:
                session.add(PersonRow(id=person, name="Игрок", language="ru", reachable=True))

    async def close(self) -> None:
        await self.poster.stop()
        await self.settle()
        await self.database.close()

    async def add_table(self, chat: int | None = None, thread: int | None = None) -> int:
        """A table in the group that wants nothing yet."""
        async with self.database.transaction() as session:
            row = TableRow(
                chat_id=chat or self.group,
                thread_id=thread,
                invite="0000",
                opener_id=self.people[0],
                opener_name="Игрок",
                language="ru",
                stage="play",
                game="deberc",
                preset="classic",
                options={},
                clock=60,
                stop_votes=[],
                created_at=self.clock.now(),
            )
            session.add(row)
            await session.flush()
            number = row.id
        self.tables.wanted[number] = {}
        self.tables.versions[number] = 0
        return number

    def want(
        self, table: int, key: PlaceKey, shown: Screen | None, chat: int | None = None
    ) -> None:
        """Let a place want a screen; ``change`` has to follow."""
        before = self.tables.wanted[table].get(key)
        if before is not None:
            self.tables.wanted[table][key] = replace(before, screen=shown)
            return
        if chat is None:
            chat = key.person_id if key.kind == "hand" else self.group
        self.tables.wanted[table][key] = Wanted(key, chat, None, shown)

    def adjust(self, table: int, key: PlaceKey, **changes: object) -> None:
        """Change what is wanted at a place."""
        before = self.tables.wanted[table][key]
        self.tables.wanted[table][key] = replace(before, **changes)  # type: ignore[arg-type]  # a test's own names

    def unwant(self, table: int, key: PlaceKey) -> None:
        """Let a place not be listed any more."""
        del self.tables.wanted[table][key]

    async def change(self, table: int, pressed_by: int | None = None, tell: bool = True) -> None:
        """Commit a change of the table, and tell the poster (if this is its process)."""
        self.tables.versions[table] += 1
        async with self.database.transaction() as session:
            await session.execute(
                update(TableRow)
                .where(TableRow.id == table)
                .values(version=self.tables.versions[table])
            )
        if tell:
            self.poster.notice(table, pressed_by)

    async def unseal(self, table: int) -> None:
        """As if the process had ended before it could note that a seal is seen."""
        async with self.database.transaction() as session:
            (await session.get_one(TableRow, table)).sealed_deal = 0

    async def show(self, table: int, key: PlaceKey, shown: Screen) -> None:
        """Want it, and wait until all that can be done at once is done."""
        self.want(table, key, shown)
        await self.change(table)
        await self.settle()

    async def settle(self) -> None:
        """Let everything run until it waits for the clock (or for an answer that is held back)."""
        quiet = 0
        while quiet < 30:
            await self.database.idle.wait()
            await asyncio.sleep(0)
            quiet = 0 if self.database.going_on else quiet + 1

    async def forward(self, seconds: float) -> None:
        """Let time pass, with everything that happens meanwhile."""
        end = self.clock.now() + seconds
        await self.settle()
        while (wake := self.clock.next_wake) is not None and wake <= end:
            await self.clock.advance(max(0.0, wake - self.clock.now()) + 1e-6)
            await self.settle()
        await self.clock.advance(max(0.0, end - self.clock.now()))
        await self.settle()

    async def forward_until(self, look: Callable[[], bool], limit: float) -> float:
        """Let time pass until something is so; returns how long that took."""
        started = self.clock.now()
        await self.settle()
        while not look():
            assert self.clock.now() < started + limit, "it did not come to that"
            await self.forward(0.25)
        return self.clock.now() - started

    async def places(self, table: int) -> dict[PlaceKey, Place]:
        """What is kept of the places."""
        async with self.database.transaction() as session:
            kept = await places.load_places(session, table)
        assert kept is not None
        return kept.places

    async def row(self, table: int) -> TableRow:
        """What is kept of the table."""
        async with self.database.transaction() as session:
            return await session.get_one(TableRow, table)

    async def in_order(self, table: int) -> bool:
        """Whether the table is known to be shown."""
        return (await self.row(table)).shown_version == self.tables.versions[table]

    def bots(self, chat: int | None = None, person: int | None = None) -> list[Message]:
        """The bot's messages in a chat (the group), as a person (the first) sees them."""
        seen = self.stand_in.people.sees(person or chat_person(self, chat), chat or self.group)
        return [one for one in seen if one.sender == self.stand_in.bot_id]

    def texts(self, chat: int | None = None, person: int | None = None) -> list[str]:
        """Their texts."""
        return [message.text for message in self.bots(chat, person)]


@asynccontextmanager
async def staged(folder: Path, backend: str = "sqlite") -> AsyncIterator[Stage]:
    """A stage on an empty database of that kind."""
    async with new_database(backend, folder) as url:
        stage = Stage(url)
        await stage.open()
        yield stage
        await stage.close()


def chat_person(stage: Stage, chat: int | None) -> int:
    """Somebody who sees that chat."""
    return chat if chat is not None and chat > 0 else stage.people[0]
