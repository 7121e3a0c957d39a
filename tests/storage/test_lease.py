"""One process keeps the clock; time in which none did is given back, exactly once."""

import asyncio
import secrets
from dataclasses import dataclass

from storage import lease
from storage.database import Database
from storage.due import due_tables
from storage.lease import Held
from storage.models import TableRow

NOW = 1_800_000_000.0


@dataclass(frozen=True)
class Moments:
    due_at: float | None
    deadline: float | None
    hold_until: float | None = None


WAITING = Moments(NOW + 20, NOW + 30, NOW + 1)
RESTING = Moments(None, NOW + 50)


async def add_table(database: Database, moments: Moments) -> int:
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
            created_at=NOW,
            due_at=moments.due_at,
            deadline=moments.deadline,
            hold_until=moments.hold_until,
        )
        session.add(row)
        await session.flush()
        return row.id


async def moments_of(database: Database, table: int) -> tuple[Moments, int]:
    async with database.transaction() as session:
        row = await session.get_one(TableRow, table)
        return Moments(row.due_at, row.deadline, row.hold_until), row.version


async def take(database: Database, owner: str, now: float) -> Held:
    async with database.transaction() as session:
        return await lease.take(session, owner, now)


async def beat(database: Database, owner: str, now: float) -> Held:
    async with database.transaction() as session:
        return await lease.beat(session, owner, now, patience=10)


async def test_the_first_process_gets_it(database: Database) -> None:
    assert await take(database, "one", NOW) == Held(ours=True)
    assert await beat(database, "one", NOW + 2) == Held(ours=True)


async def test_the_newest_takes_it_and_the_older_finds_out(database: Database) -> None:
    await take(database, "one", NOW)
    assert await take(database, "two", NOW + 1) == Held(ours=True)
    assert await beat(database, "one", NOW + 2) == Held(ours=False)
    assert await beat(database, "two", NOW + 3) == Held(ours=True)


async def test_another_takes_over_only_after_ten_silent_seconds(database: Database) -> None:
    table = await add_table(database, WAITING)
    await take(database, "one", NOW)
    await take(database, "two", NOW)
    assert await beat(database, "one", NOW + 10) == Held(ours=False)
    assert await beat(database, "one", NOW + 10.5) == Held(ours=True, given_back=10.5)
    assert await beat(database, "two", NOW + 11) == Held(ours=False)
    moments, _ = await moments_of(database, table)
    assert moments == Moments(NOW + 30.5, NOW + 40.5, NOW + 11.5)


async def test_the_time_of_being_down_is_given_back_to_tables_that_wait(
    database: Database,
) -> None:
    waiting, resting = await add_table(database, WAITING), await add_table(database, RESTING)
    await take(database, "one", NOW)
    _, version = await moments_of(database, waiting)
    assert await take(database, "two", NOW + 3600) == Held(ours=True, given_back=3600)
    assert await moments_of(database, waiting) == (
        Moments(NOW + 3620, NOW + 3630, NOW + 3601),
        version + 1,
    )
    assert await moments_of(database, resting) == (RESTING, version)


async def test_a_table_is_not_dead_because_the_bot_was_down(database: Database) -> None:
    table = await add_table(database, WAITING)
    async with database.transaction() as session:
        (await session.get_one(TableRow, table)).touched_at = NOW - 5
    await take(database, "one", NOW)
    await take(database, "two", NOW + 3600)
    async with database.transaction() as session:
        assert (await session.get_one(TableRow, table)).touched_at == NOW + 3595


async def test_it_is_given_back_once_even_if_two_start_together(database: Database) -> None:
    table = await add_table(database, Moments(NOW + 20, None))
    await take(database, "one", NOW)
    both = await asyncio.gather(
        take(database, "two", NOW + 100), take(database, "three", NOW + 100)
    )
    assert sorted(held.given_back for held in both) == [0, 100]
    assert (await moments_of(database, table))[0] == Moments(NOW + 120, None)


async def test_two_first_processes_that_start_together_both_start(database: Database) -> None:
    both = await asyncio.gather(take(database, "one", NOW), take(database, "two", NOW))
    assert list(both) == [Held(ours=True), Held(ours=True)]
    beats = [await beat(database, name, NOW + 1) for name in ("one", "two")]
    assert sorted(held.ours for held in beats) == [False, True]


async def test_a_short_pause_moves_nothing(database: Database) -> None:
    table = await add_table(database, WAITING)
    await take(database, "one", NOW)
    assert await take(database, "two", NOW + 5) == Held(ours=True)
    assert (await moments_of(database, table))[0] == WAITING


async def test_an_owner_that_slept_gets_its_own_pause_back(database: Database) -> None:
    table = await add_table(database, WAITING)
    await take(database, "one", NOW)
    assert await beat(database, "one", NOW + 600) == Held(ours=True, given_back=600)
    assert await beat(database, "one", NOW + 602) == Held(ours=True)
    assert (await moments_of(database, table))[0] == Moments(NOW + 620, NOW + 630, NOW + 601)


async def test_a_clock_that_is_set_back_moves_nothing(database: Database) -> None:
    table = await add_table(database, WAITING)
    await take(database, "one", NOW)
    assert await beat(database, "one", NOW - 3600) == Held(ours=True)
    assert (await moments_of(database, table))[0] == WAITING


async def test_due_are_the_tables_whose_moment_has_come(database: Database) -> None:
    late = await add_table(database, Moments(NOW + 9, None))
    early = await add_table(database, Moments(NOW + 3, NOW + 4))
    await add_table(database, Moments(None, NOW))
    await add_table(database, Moments(NOW + 9.5, None))
    async with database.transaction() as session:
        assert await due_tables(session, NOW + 9) == [(early, NOW + 3), (late, NOW + 9)]
        assert await due_tables(session, NOW) == []
