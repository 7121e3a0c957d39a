"""Killed at any moment and started again, the poster shows what is; at worst something twice."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.places import PlaceKey
from tests.bot.stage import STUB, TABLE, Stage, screen, staged
from tests.kit.databases import BACKENDS, POSTGRES, WITHOUT_POSTGRES

COUNT = PlaceKey("count", number=1)
LATENCY = 0.1


@pytest.fixture(params=BACKENDS)
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stage]:
    if request.param == "postgresql" and POSTGRES is None:
        pytest.skip(WITHOUT_POSTGRES)
    async with staged(tmp_path, request.param) as stage:
        yield stage


async def evening(stage: Stage) -> int:
    """Something of everything: sends, edits, a fresh message, a hand that goes."""
    hand = PlaceKey("hand", stage.people[0])
    gone = PlaceKey("hand", stage.people[1])
    table = await stage.add_table()
    stage.want(table, hand, screen("Рука 0"))
    stage.want(table, gone, screen("Рука уйдёт"))
    stage.want(table, TABLE, screen("Стол 0"))
    await stage.change(table)
    await stage.forward(10)
    stage.wire.latency = lambda: LATENCY
    stage.want(table, TABLE, screen("Стол 1"))
    stage.adjust(table, hand, fresh=1)
    stage.want(table, hand, screen("Рука 1"))
    stage.want(table, gone, None)
    stage.want(table, COUNT, screen("Подсчёт"))
    await stage.change(table)
    return table


@pytest.mark.parametrize(
    ("moment", "steps"),
    [(0.0, 0), (0.05, 0), (0.15, 0), (0.19, 1), (0.19, 9), (0.19, 40), (0.3, 0), (0.35, 0), (3, 0)],
)
async def test_killed_at_any_moment(stage: Stage, moment: float, steps: int) -> None:
    table = await evening(stage)
    await stage.forward(moment)
    if steps:
        # The answers come in; so many steps of the loop later it is in the midst of keeping them.
        await stage.clock.advance(0.02)
    for _ in range(steps):
        await asyncio.sleep(0)
    stage.kill()
    await stage.settle()
    stage.begin()
    running = asyncio.create_task(stage.poster.run())
    await stage.forward(20)

    assert await stage.in_order(table)
    kept = await stage.places(table)
    assert set(kept) == {TABLE, COUNT, PlaceKey("hand", stage.people[0])}
    in_group = {message.id: message.text for message in stage.bots()}
    in_hand = {message.id: message.text for message in stage.bots(stage.people[0])}
    assert in_group[kept[TABLE].message_id or 0] == "Стол 1"
    assert in_group[kept[COUNT].message_id or 0] == "Подсчёт"
    assert in_hand[kept[PlaceKey("hand", stage.people[0])].message_id or 0] == "Рука 1"
    assert stage.texts(stage.people[1]) == []

    groups, hands = Counter(in_group.values()), Counter(in_hand.values())
    assert set(groups) == {"Стол 1", "Подсчёт"}
    assert set(hands) == {"Рука 1"}
    assert groups["Стол 1"] == 1
    twins = 1 if moment in (0.15, 0.19) else 0
    assert groups["Подсчёт"] - 1 in (0, twins)
    assert hands["Рука 1"] - 1 in (0, twins)
    if moment == 0.15:
        assert groups["Подсчёт"] == hands["Рука 1"] == 2, "sent, and not known to be"
    await stage.poster.stop()
    await running


async def test_a_kill_in_a_pause_forgets_nothing(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Стол 0"))
    stage.wire.refuse("editMessageText", "Too Many Requests: retry after 30", 429, retry_after=30)
    await stage.show(table, TABLE, screen("Стол 1"))
    await stage.forward(1)
    stage.kill()
    await stage.settle()
    stage.begin()
    running = asyncio.create_task(stage.poster.run())
    await stage.forward(2)
    assert stage.texts() == ["Стол 1"]
    await stage.poster.stop()
    await running


async def test_an_old_message_that_was_still_to_be_deleted(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    stage.wire.refuse("deleteMessage", "Internal Server Error", 500, times=50)
    stage.adjust(table, TABLE, fresh=1)
    await stage.change(table)
    await stage.forward(5)
    assert len(stage.bots()) == 2
    assert not await stage.in_order(table)
    stage.kill()
    await stage.settle()
    await stage.forward(49 * 3600)
    stage.begin()
    running = asyncio.create_task(stage.poster.run())
    await stage.forward(10)
    old, new = stage.bots()
    assert (old.text, old.labels) == (str(STUB), [])
    assert (new.text, new.labels) == ("Стол", [["Рука"]])
    assert await stage.in_order(table)
    await stage.poster.stop()
    await running


async def test_two_lives_of_one_process_answer_presses_alike(stage: Stage) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    stage.want(table, PlaceKey("private", person), screen("Рука 0"))
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    owner = stage.poster
    running = asyncio.create_task(owner.run())
    stage.begin()
    stage.poster.enabled = False
    query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
    assert await stage.poster.show_private(table, person, query.id)
    assert stage.texts(person=person) == ["Стол", "Рука 0"]
    stage.want(table, PlaceKey("private", person), screen("Рука 1"))
    await stage.change(table, tell=False)
    await stage.forward(10)
    assert stage.texts(person=person) == ["Стол", "Рука 1"], "the owner edits what another sent"
    await owner.stop()
    await running
