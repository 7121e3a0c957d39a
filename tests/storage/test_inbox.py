"""The inbox keeps every update once, in order, until it is done or given up."""

import asyncio

import pytest
from sqlalchemy import func, select

from storage import inbox
from storage.database import Database
from storage.inbox import Letter
from storage.models import InboxRow

NOW = 1_800_000_000.0


def letter(number: int, lane: str = "table 1") -> Letter:
    return Letter(number, lane, f'{{"update_id":{number}}}')


async def keep(database: Database, *numbers: int, now: float = NOW) -> list[int]:
    async with database.transaction() as session:
        fresh = await inbox.keep(session, [letter(number) for number in numbers], now)
    return [one.update_id for one in fresh]


async def undone(database: Database, received_before: float | None = None) -> list[int]:
    async with database.transaction() as session:
        return [one.update_id for one in await inbox.undone(session, received_before)]


async def mark(database: Database, number: int, now: float = NOW) -> bool:
    async with database.transaction() as session:
        return await inbox.mark_done(session, number, now)


async def test_a_batch_comes_back_in_order_with_what_was_written(database: Database) -> None:
    big = Letter(2**40, "chat -1001234567890", '{"text":"♠ Привет, \\"Ната\\""}')
    async with database.transaction() as session:
        await inbox.keep(session, [big, letter(7)], NOW)
    async with database.transaction() as session:
        assert await inbox.undone(session) == [letter(7), big]


async def test_what_is_delivered_again_is_not_kept_again(database: Database) -> None:
    assert await keep(database, 12, 10) == [10, 12]
    assert await keep(database, 10, 11, 12, 13) == [11, 13]
    assert await keep(database) == []
    assert await undone(database) == [10, 11, 12, 13]


async def test_the_same_update_twice_in_one_batch_is_one(database: Database) -> None:
    assert await keep(database, 5, 5) == [5]


async def test_what_is_done_is_not_taken_up_again_even_if_delivered_again(
    database: Database,
) -> None:
    await keep(database, 1, 2)
    assert await mark(database, 1)
    assert await keep(database, 1) == []
    assert await undone(database) == [2]


async def test_only_the_first_who_marks_may_apply(database: Database) -> None:
    await keep(database, 1)
    marks = await asyncio.gather(*(mark(database, 1) for _ in range(5)))
    assert sorted(marks) == [False, False, False, False, True]


async def test_a_mark_falls_with_its_transaction(database: Database) -> None:
    await keep(database, 1)
    with pytest.raises(ZeroDivisionError):
        async with database.transaction() as session:
            assert await inbox.mark_done(session, 1, NOW)
            _ = 1 / 0
    assert await undone(database) == [1]
    assert await mark(database, 1)


async def test_an_unknown_update_cannot_be_marked(database: Database) -> None:
    assert not await mark(database, 99)


async def test_after_three_attempts_an_update_rests_and_stays_for_a_while(
    database: Database,
) -> None:
    await keep(database, 1)
    for _ in range(3):
        assert await undone(database) == [1]
        async with database.transaction() as session:
            await inbox.count_attempt(session, 1)
    assert await undone(database) == []
    async with database.transaction() as session:
        await inbox.sweep(session, NOW + 10**9, NOW)
        assert await session.scalar(select(func.count(InboxRow.update_id))) == 1
        await inbox.sweep(session, NOW, NOW + 1)
        assert await session.scalar(select(func.count(InboxRow.update_id))) == 0


async def test_of_what_is_done_only_the_number_is_kept(database: Database) -> None:
    await keep(database, 1)
    await mark(database, 1)
    async with database.transaction() as session:
        row = await session.get(InboxRow, 1)
        assert row is not None
        assert (row.lane, row.payload) == ("", "")
    assert await keep(database, 1) == []


async def test_the_sweep_takes_what_was_done_before_a_moment(database: Database) -> None:
    await keep(database, 1, 2, 3)
    await mark(database, 1, NOW)
    await mark(database, 2, NOW + 10)
    async with database.transaction() as session:
        await inbox.sweep(session, NOW + 10, NOW)
    async with database.transaction() as session:
        left = await session.scalars(select(InboxRow.update_id).order_by(InboxRow.update_id))
        assert list(left) == [2, 3]


async def test_what_was_received_lately_can_be_left_out(database: Database) -> None:
    await keep(database, 1, now=NOW)
    await keep(database, 2, now=NOW + 60)
    assert await undone(database, NOW + 60) == [1]
