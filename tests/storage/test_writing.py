"""Who writes next: in order, but for those who wait behind; and nobody waits for ever."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import pytest

from storage.writing import IN_A_ROW, Writing


async def order(*who: str, left: Sequence[str] = ()) -> list[str]:
    """In which order they had their turns who asked for one, in this order, while one was taken.

    Whose name begins with "b" waits behind. Those in ``left`` gave it up before it came.
    """
    writing, had = Writing(), list[str]()

    async def write(name: str) -> None:
        async with writing.turn(behind=name.startswith("b")):
            had.append(name)
            await asyncio.sleep(0)

    async with writing.turn(behind=False):
        tasks = {name: asyncio.ensure_future(write(name)) for name in who}
        await asyncio.sleep(0)
        for name in left:
            tasks[name].cancel()
    for task in tasks.values():
        with suppress(asyncio.CancelledError):
            await task
    return had


async def test_equals_go_as_they_came() -> None:
    assert await order("a1", "a2", "a3") == ["a1", "a2", "a3"]
    assert await order("b1", "b2", "b3") == ["b1", "b2", "b3"]


async def test_who_waits_behind_goes_last() -> None:
    assert await order("b1", "a1", "b2", "a2") == ["a1", "a2", "b1", "b2"]


async def test_who_waits_behind_comes_in_between_where_there_are_many() -> None:
    first = [f"a{number}" for number in range(10)]
    had = await order("b1", "b2", *first)
    assert [name for name in had if name != "b1" and name != "b2"] == first
    assert had.index("b1") <= IN_A_ROW + 1
    assert had.index("b2") <= 2 * (IN_A_ROW + 1)


async def test_who_has_left_is_not_waited_for() -> None:
    assert await order("a1", "a2", "b1", "b2", left=["a1", "b1"]) == ["a2", "b2"]
    assert await order("a1", left=["a1"]) == []


async def test_a_turn_that_came_too_late_goes_on_to_the_next() -> None:
    writing, had = Writing(), list[str]()

    async def write(name: str) -> None:
        async with writing.turn(behind=False):
            had.append(name)

    async with writing.turn(behind=False):
        tasks = [asyncio.ensure_future(write(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
    # It has been given its turn, and has not heard of it yet.
    tasks[0].cancel()
    await tasks[1]
    assert had == ["second"]
    assert tasks[0].cancelled()


async def test_a_failure_ends_a_turn() -> None:
    writing = Writing()
    with pytest.raises(ZeroDivisionError):
        async with writing.turn(behind=False):
            _ = 1 / 0
    async with asyncio.timeout(5), writing.turn(behind=True):
        pass
