"""Background tasks end where they wait, and nowhere else."""

import asyncio

import pytest

from bot.background import Tasks
from bot.settings import UsageError


async def test_a_task_that_waits_ends_at_once_and_one_at_work_when_it_comes_to_it() -> None:
    tasks, gate, told = Tasks(), asyncio.Event(), list[str]()

    async def sleeper() -> None:
        try:
            await tasks.wait(asyncio.Event().wait())
        finally:
            told.append("sleeper ended")

    async def worker() -> None:
        await gate.wait()
        told.append("work done")
        await tasks.wait(asyncio.sleep(3600))
        told.append("never")

    tasks.start(sleeper())
    tasks.start(worker())
    await asyncio.sleep(0)
    stopping = asyncio.create_task(tasks.stop(10))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert tasks.stopping
    assert told == ["sleeper ended"]
    gate.set()
    await stopping
    assert told == ["sleeper ended", "work done"]


async def test_one_that_never_comes_to_it_is_broken_off(caplog: pytest.LogCaptureFixture) -> None:
    tasks = Tasks()
    task = tasks.start(_for_ever())
    await asyncio.sleep(0)
    await tasks.stop(0.01)
    assert task.cancelled()
    assert "Broken off" in caplog.text


async def test_what_fails_is_logged_unless_it_is_for_the_operator(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tasks = Tasks()

    async def fail(error: Exception) -> None:
        raise error

    for error in (LookupError("a fault"), UsageError("a sentence")):
        with pytest.raises(type(error)):
            await tasks.start(fail(error))
    assert "a fault" in caplog.text
    assert "a sentence" not in caplog.text
    await tasks.stop(1)


async def _for_ever() -> None:
    await asyncio.Event().wait()
