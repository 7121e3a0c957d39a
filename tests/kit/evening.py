"""An evening at the table: the real bot against the stand-in over HTTP, on a clock of the test's.

Time passes only while nothing is going on: no transaction is open and no call but the long poll is
under way. Then the clock moves to the next moment that anybody waits for. Real time is bounded
everywhere, so that what hangs fails.
"""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar, TypeVarTuple

import pytest
from aiogram import Bot
from aiogram.client.session.middlewares.base import (
    BaseRequestMiddleware,
    NextRequestMiddlewareType,
)
from aiogram.methods import TelegramMethod
from aiogram.methods.base import Response, TelegramType
from pydantic import SecretStr
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.pool import ConnectionPoolEntry

from bot.app import App, make_bot
from bot.chance import Chance
from bot.playground.server import serving
from bot.playground.standin import TOKEN, StandIn
from bot.playground.world import Button, ChatKind, Message, Notice, Query
from bot.settings import Settings
from bot.table import Table
from bot.thinkers import Thinkers
from storage.database import Database
from tests.kit.clock import FakeClock
from tests.kit.databases import put_database, sqlite_url

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NAMES: Final = ("Аня", "Борис", "Вера", "Глеб")
A_DAY: Final = 24 * 3600.0
PATIENCE: Final = 20.0
"""Real seconds for whatever should come to rest; only there so that a failed test ends."""
LONGEST: Final = 120.0
"""The same for a whole evening."""
SLOW: Final = 300.0
STEPS: Final = 20_000
"""So many moves of the clock are enough for everything."""

_CALM_ROUNDS: Final = 6
_WHILE_BUSY: Final = 0.0005
_SILENT_ROUNDS: Final = 600


class Busy:
    """Counts what is going on."""

    def __init__(self) -> None:
        self.count = 0
        self.ever = 0

    def __enter__(self) -> None:
        self.count += 1
        self.ever += 1

    def __exit__(self, *_: object) -> None:
        self.count -= 1
        self.ever += 1


def watch_threads(loop: asyncio.AbstractEventLoop, busy: Busy, patch: pytest.MonkeyPatch) -> None:
    """Count what the loop's threads do until it is back in the loop: aiogram tries its plain
    filters there.
    """
    run = loop.run_in_executor

    def counted(
        executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        busy.__enter__()
        future = run(executor, func, *args)
        future.add_done_callback(busy.__exit__)
        return future

    patch.setattr(loop, "run_in_executor", counted)


class WatchedDatabase(Database):
    """A database that tells whether a transaction is open. It never waits for the disk."""

    def __init__(self, url: str, busy: Busy) -> None:
        super().__init__(url)
        self._busy = busy

        def hurry(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA synchronous = OFF")
            cursor.close()

        event.listen(self._engine.sync_engine, "connect", hurry)

    @asynccontextmanager
    async def transaction(self, behind: bool = False) -> AsyncIterator[AsyncSession]:
        """One transaction, counted."""
        with self._busy:
            async with super().transaction(behind) as session:
                yield session

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """One look, counted."""
        with self._busy:
            async with super().reading() as session:
                yield session


class WatchedCalls(BaseRequestMiddleware):
    """Counts the calls to Telegram that are under way, but for the long poll."""

    def __init__(self, busy: Busy) -> None:
        self._busy = busy

    async def __call__(
        self,
        make_request: NextRequestMiddlewareType[TelegramType],
        bot: Bot,
        method: TelegramMethod[TelegramType],
    ) -> Response[TelegramType]:
        if method.__api_method__ == "getUpdates":
            return await make_request(bot, method)
        with self._busy:
            return await make_request(bot, method)


class Evening:
    """Some people in one group, the bot among them."""

    def __init__(self, folder: Path, seed: int, people: int, flood: bool, kind: ChatKind) -> None:
        self.clock = FakeClock()
        self.rng = random.Random(seed)
        self.stand_in = StandIn(clock=self.clock.now, sleep=self.clock.sleep)
        self.stand_in.flood.on = flood
        self.people = [self.stand_in.people.add(name) for name in NAMES[:people]]
        self.group = self.stand_in.people.group("За столом", self.people, kind=kind)
        self.busy = Busy()
        self.path = folder / "evening.db"
        self.url = sqlite_url(self.path)
        put_database(self.path)
        self.address = ""
        self.stride = 0.0
        """How far the clock moves at least, where no table waits for it."""
        self._running: asyncio.Task[None] | None = None
        self._bot: Bot | None = None
        self._plain: sqlite3.Connection | None = None
        self.database: Database
        self.app: App

    # The bot comes and goes

    async def start_bot(self) -> None:
        """The process starts."""
        self.database = WatchedDatabase(self.url, self.busy)
        await self.database.start()
        self._plain = self._plain or sqlite3.connect(self.path)
        settings = Settings(
            bot_token=SecretStr(TOKEN), telegram_api_url=self.address, database_url=self.url
        )
        self._bot = make_bot(settings)
        me = await self._bot.get_me()
        chance = Chance(random.Random(self.rng.random()))
        # A clock that stands still while somebody thinks needs thinkers that it knows of.
        # The stand-in has no rich messages, and takes a call that it does not know for a mistake.
        self.app = App(self.database, self._bot, me, self.clock, chance, Thinkers(0), rich=False)
        # Inside the pace, so that a call which waits for its turn does not count.
        self._bot.session.middleware(WatchedCalls(self.busy))
        self._running = asyncio.create_task(self.app.run())
        await self.quiet()

    async def stop_bot(self) -> None:
        """The process ends in an orderly way."""
        assert self._running is not None
        assert self._bot is not None
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.app.stop()
        await self._bot.session.close()
        await self.database.close()

    async def close(self) -> None:
        """The evening is over."""
        await self.stop_bot()
        if self._plain is not None:
            self._plain.close()

    # Time

    async def quiet(self) -> None:
        """Return once nothing goes on that does not wait for the clock or for people."""
        calm, silent, before = 0, 0, -1
        async with asyncio.timeout(PATIENCE):
            while calm < _CALM_ROUNDS:
                if self.busy.ever != before:
                    calm, silent, before = 0, 0, self.busy.ever
                updates = self.stand_in.updates
                fetched = updates.polling and not updates.pending
                if self.busy.count or not fetched:
                    calm, silent = 0, 0 if self.busy.count else silent + 1
                    if silent > _SILENT_ROUNDS:
                        # A poll has failed, and the next one waits for the clock.
                        return
                    await asyncio.sleep(_WHILE_BUSY)
                else:
                    calm += 1
                    await asyncio.sleep(0)

    async def until(self, look: Callable[[], object], what: str, within: float = A_DAY) -> None:
        """Let time pass until ``look()`` is true (a LookupError is not yet).

        Raises TimeoutError where that takes more than ``within`` seconds of the test's clock.
        """
        end = self.clock.now() + within
        for _ in range(STEPS):
            await self.quiet()
            if _true(look):
                return
            if self.clock.now() >= end:
                break
            await self.step(end)
        raise TimeoutError(f"within {within} s there was not {what}: {self._state()}")

    def _state(self) -> str:
        """What goes on, for a test that fails."""
        updates, undone = self.stand_in.updates, "SELECT count(*) FROM inbox WHERE done_at IS NULL"
        return (
            f"polling {updates.polling}, {len(updates.pending)} updates pending, "
            f"{self.number(undone)} undone, {self.busy.count} calls or transactions; "
            + "; ".join(_awaiting(task) for task in asyncio.all_tasks())
        )

    async def step(self, at_most: float) -> None:
        """Move the clock to the next moment that somebody waits for."""
        wake, due = self.clock.next_wake, self._due()
        moments = [at_most, *(moment for moment in (wake, due) if moment is not None)]
        if self.stride:
            moments = [max(min(moments), min(moments[0], self.clock.now() + self.stride))]
            moments += [] if due is None else [due]
        await self.clock.advance(max(0.0, min(moments) - self.clock.now()))
        if due is not None and due <= self.clock.now():
            await self.app.alarms.sweep()

    async def pass_time(self, seconds: float) -> None:
        """Let so much time pass, with everything that happens in it."""
        end = self.clock.now() + seconds
        await self.quiet()
        for _ in range(STEPS):
            if self.clock.now() >= end:
                return
            await self.step(end)
            await self.quiet()
        raise TimeoutError(f"{seconds} s take too many steps")

    def _due(self) -> float | None:
        assert self._plain is not None
        due: float | None = self._plain.execute("SELECT min(due_at) FROM tables").fetchone()[0]
        return due

    # People

    async def say(
        self, person: int, text: str, chat: int | None = None, topic: int | None = None
    ) -> None:
        """Somebody writes, and it is dealt with as far as it can be at once."""
        self.stand_in.people.send(person, self.group if chat is None else chat, text, topic=topic)
        await self.quiet()

    async def press(self, person: int, message: Message, button: Button | str) -> str:
        """Somebody presses a button; returns what they are told, once they are."""
        query = self.stand_in.people.press(person, message, button)
        await self.answered(query)
        return self.told(query).text

    async def forge(self, person: int, message: Message, data: str) -> str:
        """Somebody sends callback data of their own making; returns what they are told."""
        query = self.stand_in.people.press_data(person, message, data)
        await self.answered(query)
        return self.told(query).text

    async def answered(self, query: Query) -> None:
        """Let time pass until a press has its answer."""
        await self.until(lambda: query.answered, f"an answer to {query.data}", 30)

    def told(self, query: Query) -> Notice:
        """What a press was answered with; it was answered once."""
        (notice,) = [one for one in self.stand_in.notices if one.query == query.id]
        return notice

    async def arrive(self, *people: int) -> None:
        """These people (or all) open the direct chat."""
        for person in people or self.people:
            self.stand_in.people.start(person)
        await self.quiet()

    # What there is to see

    def messages(self, person: int, chat: int) -> list[Message]:
        """What the bot has said that a person sees in a chat."""
        return [
            message
            for message in self.stand_in.people.sees(person, chat)
            if message.sender == self.stand_in.bot_id and not message.service
        ]

    def in_group(self, *words: str, chat: int | None = None) -> list[Message]:
        """What the bot has said to everybody in the group with one of these words in it."""
        chat = self.group if chat is None else chat
        return [
            message
            for message in self.messages(self.people[0], chat)
            if message.receiver is None and any(word in message.text for word in words or ("",))
        ]

    def counts(self) -> list[Message]:
        """The messages that count a deal."""
        return [one for one in self.in_group("Сдача ") if one.text.startswith("Сдача ")]

    def finals(self) -> list[Message]:
        """The messages that say who has won, each with the wish to play again."""
        return [one for one in self.in_group("Победа") if _carries(one, "s:")]

    def tables(self, table: int | None = None, chat: int | None = None) -> list[Message]:
        """The messages that show a table, or its lobby, to the group."""
        number = self.last_table() if table is None else table
        return [
            message
            for message in self.in_group(chat=chat)
            if _carries(message, f"l:{number}:") or _carries(message, f"v:{number}:rules:")
        ]

    def table(self, table: int | None = None, chat: int | None = None) -> Message:
        """The latest of them. Raises LookupError while there is none."""
        return _last(self.tables(table, chat))

    def hands(self, person: int, table: int | None = None) -> list[Message]:
        """The hand messages in somebody's direct chat."""
        number = self.last_table() if table is None else table
        return [m for m in self.messages(person, person) if _carries(m, f"v:{number}:score:")]

    def hand(self, person: int, table: int | None = None) -> Message:
        """The latest of them. Raises LookupError while there is none."""
        return _last(self.hands(person, table))

    def private(self, person: int) -> Message:
        """The latest message in the group that only this person sees. Raises LookupError."""
        return _last([m for m in self.messages(person, self.group) if m.receiver == person])

    @staticmethod
    def moves(message: Message) -> list[Button]:
        """The buttons of a hand that do something now: bids, announcements, legal cards, cuts.

        Steps on the way to a card are among them.
        """
        return [
            button
            for row in message.buttons
            for button in row
            if (button.style == "primary" and not (button.data or "").endswith(":again"))
            or (
                (button.data or "").startswith(("m:", "c:")) and ":play " not in (button.data or "")
            )
        ]

    async def play(
        self,
        *persons: int,
        until: Callable[[], object],
        hand: Callable[[int], Message] | None = None,
        steps: int = STEPS,
    ) -> None:
        """These people press what they may, at random, until ``until()``.

        Nobody presses twice on the same look of a hand: they wait until it has changed.
        """
        pressed: dict[int, Message] = {}
        for _ in range(steps):
            if _true(until):
                return
            moved = False
            for person in persons:
                try:
                    seen = (hand or self.hand)(person)
                except LookupError:
                    continue
                choices = self.moves(seen)
                if choices and seen != pressed.get(person):
                    pressed[person] = seen
                    self.stand_in.people.press(person, seen, self.rng.choice(choices))
                    await self.quiet()
                    moved = True
            if not moved:
                await self.step(self.clock.now() + 60)
                await self.quiet()
        raise TimeoutError("the game has no end")

    # The database

    def last_table(self) -> int:
        """The number of the latest table; 0 while there is none."""
        return self.number("SELECT coalesce(max(id), 0) FROM tables")

    def number(self, query: str, *values: object) -> int:
        """The one number that a query of the database finds."""
        return int(self.word(query, *values))

    def word(self, query: str, *values: object) -> str:
        """The one value that a query of the database finds. Raises LookupError."""
        assert self._plain is not None
        found = self._plain.execute(query, values).fetchone()
        if found is None:
            raise LookupError(query)
        return str(found[0])

    def seated(self, table: int | None = None) -> list[int]:
        """The people at a table, seat by seat."""
        assert self._plain is not None
        query = "SELECT person_id FROM seats WHERE table_id = ? AND kind = 'person' ORDER BY number"
        number = self.last_table() if table is None else table
        return [int(row[0]) for row in self._plain.execute(query, (number,))]

    def stage(self, table: int) -> str:
        """A table's stage: lobby, cut, play, over, closed."""
        return self.word("SELECT stage FROM tables WHERE id = ?", table)

    async def table_row(self, table: int | None = None) -> Table:
        """A table as the bot's door has it."""
        found = await self.app.tables.table(self.last_table() if table is None else table)
        assert found is not None
        return found


@asynccontextmanager
async def _patching() -> AsyncIterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@asynccontextmanager
async def evening(
    folder: Path,
    seed: int = 1,
    people: int = 4,
    *,
    flood: bool = True,
    kind: ChatKind = "supergroup",
    arrived: bool = True,
    slow: bool = False,
) -> AsyncIterator[Evening]:
    """A group of people with the bot, running; at the end the stand-in has nothing to complain of.

    Every press got exactly one answer, and no call was refused for breaking a limit or a form.
    ``arrived``: everybody has opened the direct chat. ``slow``: the bot's pulse is so slow that
    hours can pass without costing much; ``Evening.stride`` is set meanwhile.
    """
    night = Evening(folder, seed, people, flood, kind)
    async with asyncio.timeout(LONGEST), _patching() as patch:
        watch_threads(asyncio.get_running_loop(), night.busy, patch)
        if slow:
            patch.setattr("bot.lease.BEAT_EVERY", SLOW)
            patch.setattr("storage.lease.GRACE", 3 * SLOW)
            patch.setattr("bot.poster._POLL_EVERY", SLOW)
        async with serving(night.stand_in) as night.address:
            await night.start_bot()
            try:
                if arrived:
                    await night.arrive()
                yield night
                await night.quiet()
            finally:
                await night.close()
    assert night.stand_in.complaints() == []


def _awaiting(task: asyncio.Task[object]) -> str:
    """Where a task waits: the functions it is in, and what the last one waits for."""
    names: list[str] = []
    inside: object = task.get_coro()
    while inside is not None:
        names.append(getattr(inside, "__qualname__", repr(inside)))
        inside = getattr(inside, "cr_await", None)
    return " > ".join(names)


def _carries(message: Message, data: str) -> bool:
    """Whether a button of a message carries data that begins so."""
    return any((b.data or "").startswith(data) for row in message.buttons for b in row)


def _last(found: list[Message]) -> Message:
    if not found:
        raise LookupError("there is no such message")
    return found[-1]


def _true(look: Callable[[], object]) -> bool:
    try:
        return bool(look())
    except LookupError:
        return False
