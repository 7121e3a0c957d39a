"""Wake-ups come in time; what is due is decided by the database."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.alarms import Alarms
from bot.clock import SystemClock
from storage.database import Database
from storage.models import TableRow
from tests.kit.clock import FakeClock
from tests.kit.databases import sqlite_url
from tests.kit.waiting import until


async def add_table(database: Database, due_at: float | None) -> int:
    async with database.transaction() as session:
        row = TableRow(
            chat_id=-100,
            invite=secrets.token_hex(4),
            opener_id=1,
            opener_name="Ната",
            language="ru",
            stage="play",
            game="deberc",
            preset="classic",
            options={},
            clock=60,
            stop_votes=[],
            created_at=0.0,
            due_at=due_at,
        )
        session.add(row)
        await session.flush()
        return row.id


async def set_due(database: Database, table: int, due_at: float | None) -> None:
    async with database.transaction() as session:
        (await session.get_one(TableRow, table)).due_at = due_at


class Called:
    """Whom the alarms called; what is due is over with the call, unless a test says otherwise."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables: list[int] = []
        self.then: Callable[[int], Awaitable[None]] | None = None

    async def due(self, table: int) -> None:
        self.tables.append(table)
        if self.then is not None:
            await self.then(table)
        await set_due(self.database, table, None)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(sqlite_url(tmp_path / "kozyr.db"))
    await database.start()
    yield database
    await database.close()


@pytest.fixture
def called(database: Database) -> Called:
    return Called(database)


async def test_a_sweep_calls_what_is_due_and_nothing_else(
    database: Database, called: Called
) -> None:
    clock = FakeClock()
    late = await add_table(database, clock.now() - 100)
    now = await add_table(database, clock.now())
    soon = await add_table(database, clock.now() + 1)
    await add_table(database, None)
    alarms = Alarms(database, clock, called.due)
    await alarms.sweep()
    assert called.tables == [late, now]
    await clock.advance(1)
    await alarms.sweep()
    await alarms.sweep()
    assert called.tables == [late, now, soon]
    await alarms.stop(5)


async def test_a_call_that_fails_is_logged_and_made_again_at_the_next_sweep(
    database: Database, called: Called, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    bad, good = await add_table(database, clock.now() - 1), await add_table(database, clock.now())

    async def fail_once(table: int) -> None:
        if called.tables == [bad]:
            raise LookupError("the deck is gone")

    called.then = fail_once
    alarms = Alarms(database, clock, called.due)
    await alarms.sweep()
    assert f"Table {bad}" in caplog.text
    assert "the deck is gone" in caplog.text
    await alarms.sweep()
    assert sorted(called.tables) == sorted([bad, good, bad])
    await alarms.stop(5)


async def test_a_table_is_never_called_twice_at_once(database: Database, called: Called) -> None:
    clock = FakeClock()
    table = await add_table(database, clock.now())
    gate, running, doubled = asyncio.Event(), set[int](), set[int]()

    async def slow(number: int) -> None:
        if number in running:
            doubled.add(number)
        running.add(number)
        await gate.wait()
        running.discard(number)

    called.then = slow
    alarms = Alarms(database, clock, called.due)
    sweeps = [asyncio.create_task(alarms.sweep())]
    await until(lambda: called.tables == [table], "called")
    sweeps.append(asyncio.create_task(alarms.sweep()))
    other = await add_table(database, clock.now())
    sweeps.append(asyncio.create_task(alarms.sweep()))
    await until(lambda: other in called.tables, "another table was called meanwhile")
    assert running == {table, other}
    gate.set()
    await asyncio.gather(*sweeps)
    assert doubled == set()
    await alarms.stop(5)


async def test_stopping_lets_a_call_end(database: Database, called: Called) -> None:
    clock = FakeClock()
    table = await add_table(database, clock.now())
    gate = asyncio.Event()
    ended: list[int] = []

    async def slow(number: int) -> None:
        await gate.wait()
        ended.append(number)

    called.then = slow
    alarms = Alarms(database, clock, called.due)
    sweep = asyncio.create_task(alarms.sweep())
    await until(lambda: called.tables == [table], "called")
    stopping = asyncio.create_task(alarms.stop(5))
    gate.set()
    await stopping
    await sweep
    assert ended == [table]


async def test_a_ring_comes_at_its_moment_and_not_before(
    database: Database, called: Called
) -> None:
    clock = SystemClock()
    alarms = Alarms(database, clock, called.due)
    alarms.start()
    moment = clock.now() + 0.3
    table = await add_table(database, moment)
    alarms.set(table, clock.now() + 100)
    alarms.set(table, moment)
    await until(lambda: called.tables == [table], "called")
    assert moment <= clock.now() < moment + 1
    await alarms.stop(5)


async def test_what_waits_already_is_rung_for_after_a_start(
    database: Database, called: Called
) -> None:
    clock = SystemClock()
    due, soon = await add_table(database, 5.0), await add_table(database, clock.now() + 0.3)
    alarms = Alarms(database, clock, called.due)
    alarms.start()
    await until(lambda: called.tables == [due, soon], "called")
    await alarms.stop(5)


async def test_none_takes_a_ring_back_and_a_pause_keeps_silent(
    database: Database, called: Called
) -> None:
    clock = SystemClock()
    table, other, last = [await add_table(database, None) for _ in range(3)]
    alarms = Alarms(database, clock, called.due)
    alarms.start()
    alarms.set(table, clock.now() + 0.05)
    alarms.set(table, None)
    alarms.set(table, None)
    alarms.set(other, clock.now() + 0.1)
    await until(lambda: called.tables == [other], "called")
    alarms.pause()
    alarms.set(last, clock.now())
    await asyncio.to_thread(lambda: None)
    assert called.tables == [other]
    alarms.start()
    await until(lambda: called.tables == [other, last], "called after the pause")
    await alarms.stop(5)
