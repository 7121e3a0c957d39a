"""When the seal of a deal counts as seen: where it has to be, whatever else is to be shown."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.places import PlaceKey
from tests.bot.stage import TABLE, Stage, screen, staged
from tests.kit.wire import BAD_GATEWAY

FOREVER = 1000


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path) as stage:
        yield stage


def hands(stage: Stage, number: int) -> list[PlaceKey]:
    return [PlaceKey("hand", person) for person in stage.people[:number]]


async def sealed(stage: Stage, table: int) -> int:
    return (await stage.row(table)).sealed_deal


async def seal(stage: Stage, table: int, deal: int, *keys: PlaceKey) -> None:
    """Let these places want the seal of a deal."""
    for key in keys:
        stage.want(table, key, screen(f"Печать {deal}"))
        stage.adjust(table, key, seal=deal)
    await stage.change(table)


@pytest.mark.parametrize("times", [1, 2])
async def test_a_seal_is_seen_when_it_is_there(stage: Stage, times: int) -> None:
    """The first time by a new message, then by an edit."""
    table = await stage.add_table()
    for deal in range(1, times + 1):
        stage.wire.held = asyncio.Event()
        await seal(stage, table, deal, TABLE)
        await stage.forward(8)
        assert await sealed(stage, table) == deal - 1
        stage.wire.held.set()
        await stage.forward(1)
        assert stage.texts() == [f"Печать {deal}"]
        assert await sealed(stage, table) == deal


async def test_what_bears_no_seal_is_not_waited_for(stage: Stage) -> None:
    """Somebody in the group keeps pressing things that their own chat shows."""
    table = await stage.add_table()
    [key] = hands(stage, 1)
    await stage.show(table, key, screen("Рука"))
    stage.wire.reply("editMessageText", 502, BAD_GATEWAY, FOREVER, chat=key.person_id)
    stage.want(table, key, screen("Рука, страница 2"))
    await seal(stage, table, 1, TABLE)
    await stage.forward(4)
    assert await sealed(stage, table) == 1
    assert not await stage.in_order(table)


@pytest.mark.parametrize("method", ["sendMessage", "editMessageText"])
async def test_what_else_a_place_is_to_show_meanwhile_does_not_matter(
    stage: Stage, method: str
) -> None:
    table = await stage.add_table()
    keys = hands(stage, 2)
    if method == "editMessageText":
        for key in keys:
            await stage.show(table, key, screen("Рука"))
        await stage.forward(4)
    wait = "Too Many Requests: retry after "
    stage.wire.refuse(method, f"{wait}6", 429, chat=keys[1].person_id, retry_after=6)
    await seal(stage, table, 1, *keys)
    await stage.forward(2)
    stage.wire.refuse("editMessageText", f"{wait}60", 429, chat=keys[0].person_id, retry_after=60)
    stage.want(table, keys[0], screen("Печать 1, страница 2"))
    await stage.change(table, keys[0].person_id)
    await stage.forward(2)
    assert not await sealed(stage, table)
    await stage.forward(4)
    assert [stage.texts(key.person_id) for key in keys] == [["Печать 1"], ["Печать 1"]]
    assert await sealed(stage, table) == 1


async def test_a_chat_that_keeps_failing_holds_nobody_up(stage: Stage) -> None:
    table = await stage.add_table()
    keys = hands(stage, 3)
    stage.wire.reply("sendMessage", 502, BAD_GATEWAY, FOREVER, chat=keys[0].person_id)
    await seal(stage, table, 1, *keys)
    await stage.forward(1)
    assert [len(stage.texts(key.person_id)) for key in keys] == [0, 1, 1]
    assert not await sealed(stage, table)
    await stage.forward(5)
    assert await sealed(stage, table) == 1


async def test_where_nobody_sees_the_seal_it_is_waited_for(stage: Stage) -> None:
    table = await stage.add_table()
    for key in hands(stage, 2):
        stage.wire.reply("sendMessage", 502, BAD_GATEWAY, 6, chat=key.person_id)
    await seal(stage, table, 1, *hands(stage, 2))
    await stage.forward(10)
    assert not await sealed(stage, table)
    await stage.forward(40)
    assert await sealed(stage, table) == 1


async def test_who_cannot_be_written_to_is_not_waited_for(stage: Stage) -> None:
    table = await stage.add_table()
    keys = hands(stage, 2)
    stage.stand_in.people.block(keys[0].person_id)
    await seal(stage, table, 1, *keys)
    await stage.forward(2)
    assert await sealed(stage, table) == 1


async def test_a_seal_that_was_sent_before_a_kill_is_seen_after_it(stage: Stage) -> None:
    table = await stage.add_table()
    [key] = hands(stage, 1)
    stage.wire.reply("sendMessage", 502, BAD_GATEWAY, FOREVER, chat=key.person_id)
    stage.want(table, key, screen("Рука"))
    await seal(stage, table, 1, TABLE)
    await stage.settle()
    stage.kill()
    await stage.unseal(table)
    stage.begin()
    stage.poster.notice(table)
    await stage.settle()
    assert await sealed(stage, table) == 1
    assert len(stage.wire.called("sendMessage", chat=stage.group)) == 0
