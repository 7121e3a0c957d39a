"""One process keeps the clock and the messages; the others know that they do not."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.lease import BEAT_EVERY, PATIENCE, Lease
from storage.database import Database
from tests.kit.clock import FakeClock
from tests.kit.databases import sqlite_url
from tests.kit.waiting import until


class Process:
    """A process that wants the lease, and what it was told."""

    def __init__(self, database: Database, clock: FakeClock) -> None:
        self.told: list[str] = []
        self.lease = Lease(database, clock, self.gained, self.lost)

    async def gained(self) -> None:
        self.told.append("gained")

    async def lost(self) -> None:
        self.told.append("lost")


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(sqlite_url(tmp_path / "kozyr.db"))
    await database.start()
    yield database
    await database.close()


async def test_the_newest_has_it_and_the_older_is_told_once(
    database: Database, clock: FakeClock
) -> None:
    old, new = Process(database, clock), Process(database, clock)
    await old.lease.start()
    assert (old.told, old.lease.ours) == (["gained"], True)
    await clock.advance(1)
    await new.lease.start()
    for _ in range(3):
        await old.lease.beat()
        await new.lease.beat()
    assert (old.told, old.lease.ours) == (["gained", "lost"], False)
    assert (new.told, new.lease.ours) == (["gained"], True)
    await old.lease.stop(5)
    await new.lease.stop(5)


async def test_it_beats_by_itself(database: Database, clock: FakeClock) -> None:
    one, two = Process(database, clock), Process(database, clock)
    await one.lease.start()
    await two.lease.start()
    await until(lambda: clock.next_wake is not None, "asleep")
    await clock.advance(BEAT_EVERY)
    await until(lambda: one.told == ["gained", "lost"], "told")
    await one.lease.stop(5)
    await two.lease.stop(5)


async def test_after_ten_silent_seconds_another_takes_over(
    database: Database, clock: FakeClock
) -> None:
    one, two = Process(database, clock), Process(database, clock)
    await one.lease.start()
    await two.lease.start()
    await two.lease.stop(5)
    await one.lease.beat()
    silent_since = clock.now()
    while clock.now() <= silent_since + PATIENCE:
        assert one.told == ["gained", "lost"]
        await until(lambda: clock.next_wake is not None, "asleep")
        await clock.advance(BEAT_EVERY)
    await until(lambda: one.told == ["gained", "lost", "gained"], "took over")
    await one.lease.stop(5)


async def test_before_time_is_held_against_anybody_a_pause_is_given_back(
    database: Database, clock: FakeClock
) -> None:
    one, two = Process(database, clock), Process(database, clock)
    await one.lease.start()
    assert await one.lease.hold()
    await two.lease.start()
    assert await one.lease.hold()  # the last beat is still fresh
    await clock.advance(6)
    assert not await one.lease.hold()
    assert await two.lease.hold()
    await one.lease.stop(5)
    await two.lease.stop(5)


async def test_who_slept_is_told_that_the_tables_have_changed(
    database: Database, clock: FakeClock
) -> None:
    one = Process(database, clock)
    await one.lease.start()
    await one.lease.stop(5)
    await clock.advance(600)
    assert await one.lease.hold()
    assert one.told == ["gained", "gained"]


async def test_a_database_that_fails_does_not_stop_the_heart(
    database: Database, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = Process(database, clock), Process(database, clock)
    await one.lease.start()
    moved = "ALTER TABLE runtime RENAME TO elsewhere", "ALTER TABLE elsewhere RENAME TO runtime"
    await execute(database, moved[0])
    await until(lambda: clock.next_wake is not None, "asleep")
    await clock.advance(BEAT_EVERY)
    await until(lambda: "The heartbeat failed" in caplog.text, "failed")
    await execute(database, moved[1])
    await two.lease.start()
    await until(lambda: clock.next_wake is not None, "asleep")
    await clock.advance(BEAT_EVERY)
    await until(lambda: one.told == ["gained", "lost"], "told")
    await one.lease.stop(5)
    await two.lease.stop(5)


async def execute(database: Database, statement: str) -> None:
    async with database.transaction() as session:
        await session.execute(text(statement))
