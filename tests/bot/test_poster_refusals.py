"""The poster takes every refusal for what it is, and is never stuck or in a loop because of one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.playground.world import Button
from storage.models import PersonRow, TableRow
from storage.places import PlaceKey
from tests.bot.stage import TABLE, Stage, screen, staged

COUNT = PlaceKey("count", number=1)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path) as stage:
        yield stage


async def shown_table(stage: Stage, thread: int | None = None) -> int:
    """A table whose message is in the group."""
    table = await stage.add_table(thread=thread)
    stage.want(table, TABLE, screen("Стол 0", "Рука"))
    stage.adjust(table, TABLE, thread_id=thread)
    await stage.change(table)
    await stage.forward(4)
    return table


async def reachable(stage: Stage, person: int) -> bool:
    async with stage.database.transaction() as session:
        return (await session.get_one(PersonRow, person)).reachable


async def test_not_modified_is_fine(stage: Stage) -> None:
    table = await shown_table(stage)
    # Different in what we keep, the same for Telegram.
    await stage.show(table, TABLE, screen("Стол 0<b></b>", "Рука"))
    await stage.forward(30)
    assert len(stage.wire.called("editMessageText")) == 1
    assert len(stage.stand_in.journal.refused()) == 1
    assert await stage.in_order(table)


@pytest.mark.parametrize(
    "words", ["message to edit not found", "message can't be edited", "MESSAGE_ID_INVALID"]
)
async def test_a_table_message_that_is_gone_is_sent_anew(stage: Stage, words: str) -> None:
    table = await shown_table(stage)
    [old] = stage.bots()
    stage.wire.refuse("editMessageText", f"Bad Request: {words}")
    await stage.show(table, TABLE, screen("Стол 1"))
    await stage.forward(8)
    [new] = stage.bots()
    assert new.text == "Стол 1"
    assert new.id != old.id
    assert await stage.in_order(table)


async def test_a_hand_that_its_owner_deleted_is_sent_anew(stage: Stage) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    await stage.show(table, PlaceKey("hand", person), screen("Рука 0"))
    stage.stand_in.people.delete(person, stage.bots(person)[0])
    await stage.show(table, PlaceKey("hand", person), screen("Рука 1"))
    await stage.forward(4)
    assert stage.texts(person) == ["Рука 1"]


async def test_a_count_that_an_administrator_deleted_stays_deleted(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, COUNT, screen("Подсчёт"))
    stage.stand_in.people.delete(stage.people[0], stage.bots()[0])
    await stage.show(table, COUNT, screen("Подсчёт, и доказательство"))
    await stage.forward(10)
    await stage.show(table, COUNT, screen("Подсчёт, и ещё что-то"))
    await stage.forward(10)
    assert stage.texts() == []
    assert len(stage.wire.called("sendMessage")) == 1
    assert await stage.in_order(table)


@pytest.mark.parametrize("why", ["blocked", "never started", "deactivated"])
async def test_a_person_who_cannot_be_written_to(stage: Stage, why: str) -> None:
    table = await stage.add_table()
    person = stage.people[3] if why == "never started" else stage.people[0]
    if why == "blocked":
        stage.stand_in.people.block(person)
    if why == "deactivated":
        stage.wire.refuse("sendMessage", "Forbidden: user is deactivated", 403, chat=person)
    key = PlaceKey("hand", person)
    for number in range(3):
        stage.want(table, TABLE, screen(f"Стол {number}"))
        stage.want(table, key, screen(f"Рука {number}"))
        stage.adjust(table, key, fresh=number)
        await stage.change(table)
        await stage.forward(20)
    assert len(stage.wire.called("sendMessage", chat=person)) == 1
    assert stage.tables.told == [("unreachable", person)]
    assert not await reachable(stage, person)
    assert stage.texts() == ["Стол 2"]
    assert await stage.in_order(table)

    stage.stand_in.people.start(person)
    await stage.poster.retry_person(person)
    await stage.forward(3)
    assert stage.texts(person) == ["Рука 2"]
    assert await stage.in_order(table)


async def test_retries_reach_the_owner_of_the_lease_through_the_rows(stage: Stage) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    stage.stand_in.people.block(person)
    await stage.show(table, PlaceKey("hand", person), screen("Рука"))
    owner = stage.poster
    stage.begin()
    stage.poster.enabled = False
    stage.stand_in.people.unblock(person)
    await stage.poster.retry_person(person)
    running = asyncio.create_task(owner.run())
    await stage.forward(2)
    assert stage.texts(person) == ["Рука"]
    await owner.stop()
    await running


@pytest.mark.parametrize("ended", ["over", "closed"])
async def test_ended_tables_are_not_shown_again_to_who_comes_back(stage: Stage, ended: str) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    stage.stand_in.people.block(person)
    await stage.show(table, PlaceKey("hand", person), screen("Рука"))
    async with stage.database.transaction() as session:
        await session.execute(update(TableRow).values(stage=ended))
    stage.stand_in.people.unblock(person)
    await stage.poster.retry_person(person)
    await stage.forward(3)
    assert stage.texts(person) == []


@pytest.mark.parametrize("how", ["kicked", "muted"])
async def test_a_group_that_does_not_want_the_bot(stage: Stage, how: str) -> None:
    table = await stage.add_table()
    people = stage.stand_in.people
    if how == "kicked":
        people.kick_bot(stage.people[0], stage.group)
    else:
        people.mute_bot(stage.group)
    for number in range(3):
        stage.want(table, PlaceKey("hand", stage.people[0]), screen(f"Рука {number}"))
        await stage.show(table, TABLE, screen(f"Стол {number}"))
        await stage.forward(10)
    assert len(stage.wire.called("sendMessage", chat=stage.group)) == 1
    assert stage.tables.told == [("chat_lost", stage.group)]
    assert stage.texts(stage.people[0]) == ["Рука 2"]
    assert await stage.in_order(table)

    if how == "kicked":
        people.add_bot(stage.people[0], stage.group)
        await stage.poster.retry_chat(stage.group)
    else:
        people.mute_bot(stage.group, on=False)
        stage.adjust(table, TABLE, fresh=1)
        await stage.change(table)
    await stage.forward(5)
    assert stage.texts() == ["Стол 2"]


async def test_a_group_becomes_a_supergroup(stage: Stage) -> None:
    people = stage.stand_in.people
    stage.group = people.group("Малая", stage.people, kind="group")
    table = await shown_table(stage)
    await stage.show(table, COUNT, screen("Подсчёт"))
    new = people.upgrade(stage.group)
    stage.want(table, PlaceKey("count", number=2), screen("Второй подсчёт"))
    await stage.show(table, TABLE, screen("Стол 1"))
    await stage.forward(10)
    assert stage.tables.told[0] == ("chat_moved", stage.group, new)
    assert sorted(stage.texts(new)[-2:]) == ["Второй подсчёт", "Стол 1"]
    sent = [one.params["text"] for one in stage.wire.called("sendMessage", chat=new)]
    assert sorted(map(str, sent)) == ["Второй подсчёт", "Стол 1"], "each once, the old count not"
    assert (await stage.row(table)).chat_id == new
    assert {place.chat_id for place in (await stage.places(table)).values()} == {new}
    assert await stage.in_order(table)


async def test_the_news_of_a_supergroup_comes_by_an_update(stage: Stage) -> None:
    people = stage.stand_in.people
    stage.group = people.group("Малая", stage.people, kind="group")
    await shown_table(stage)
    new = people.upgrade(stage.group)
    await stage.poster.move_chat(stage.group, new)
    await stage.forward(5)
    assert [one.text for one in stage.bots(new) if one.chat == new] == ["Стол 0"]
    assert stage.stand_in.journal.refused() == []


async def test_a_topic_is_deleted(stage: Stage) -> None:
    people = stage.stand_in.people
    stage.group = people.group("Форум", stage.people, forum=True)
    topic = people.topic(stage.group, "Деберц")
    table = await shown_table(stage, thread=topic)
    assert stage.bots()[0].topic == topic
    people.delete_topic(stage.group, topic)
    await stage.show(table, TABLE, screen("Стол 1"))
    await stage.forward(8)
    [message] = stage.bots()
    assert (message.text, message.topic) == ("Стол 1", None)
    assert stage.tables.told == [("topic_lost", stage.group, topic)]
    assert (await stage.row(table)).thread_id is None
    assert await stage.in_order(table)


async def test_too_many_requests_pause_the_chat_alone(stage: Stage) -> None:
    table = await shown_table(stage)
    stage.wire.refuse("editMessageText", "Too Many Requests: retry after 17", 429, retry_after=17)
    started = stage.clock.now()
    stage.want(table, PlaceKey("hand", stage.people[0]), screen("Рука"))
    await stage.show(table, TABLE, screen("Стол 1", "Рука"))
    await stage.show(table, TABLE, screen("Стол 2", "Рука"))
    assert stage.texts(stage.people[0]) == ["Рука"]
    await stage.forward(30)
    edits = stage.wire.called("editMessageText")
    assert [one.params["text"] for one in edits] == ["Стол 1", "Стол 2"]
    assert 17 <= edits[1].at - started < 19


@pytest.mark.parametrize("fault", ["timeout", "server_error", "drop_before"])
async def test_trouble_on_the_way_is_retried_with_the_latest_state(
    stage: Stage, fault: str
) -> None:
    table = await shown_table(stage)
    stage.stand_in.faults.add("drop_before" if fault == "timeout" else "server_error")
    for number in range(1, 8):
        await stage.show(table, TABLE, screen(f"Стол {number}"))
        await stage.forward(5)
    attempts = len(stage.wire.called("editMessageText"))
    assert 3 <= attempts <= 8
    stage.stand_in.faults.clear()
    await stage.forward(35)
    assert stage.texts() == ["Стол 7"]
    assert await stage.in_order(table)


async def test_a_lost_answer_leaves_a_twin_that_goes_when_pressed(stage: Stage) -> None:
    table = await stage.add_table()
    stage.stand_in.faults.add("drop_after", "sendMessage", times=1)
    stage.want(table, TABLE, screen("Стол", "Рука"))
    await stage.change(table)
    await stage.forward(5)
    lost, known = stage.bots()
    assert (await stage.places(table))[TABLE].message_id == known.id

    await stage.poster.stray(stage.group, known.id, table)
    await stage.forward(5)
    assert len(stage.bots()) == 2, "a press on the place itself takes nothing away"
    await stage.poster.stray(stage.group, lost.id, table)
    await stage.forward(5)
    assert [one.id for one in stage.bots()] == [known.id]
    assert await stage.in_order(table)


async def test_a_message_pressed_before_it_was_kept_is_no_stray(stage: Stage) -> None:
    table = await stage.add_table()
    stage.wire.held = asyncio.Event()
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    [message] = stage.bots()
    pressed = asyncio.create_task(stage.poster.stray(stage.group, message.id, table))
    await stage.settle()
    stage.wire.held.set()
    await pressed
    await stage.forward(10)
    assert [one.id for one in stage.bots()] == [message.id]
    assert set(await stage.places(table)) == {TABLE}


async def test_nobody_takes_another_tables_message_away(stage: Stage) -> None:
    first, second = await shown_table(stage), await shown_table(stage)
    group = stage.stand_in.people.group("Другая", stage.people)
    other = await stage.add_table(chat=group)
    message = (await stage.places(first))[TABLE].message_id
    assert message is not None
    await stage.poster.stray(stage.group, message, second)
    await stage.poster.stray(stage.group, 77, other)
    await stage.forward(10)
    assert len(stage.bots()) == 2
    assert stage.wire.called("deleteMessage") == []


async def test_our_own_mistakes_are_logged_and_not_repeated(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await shown_table(stage)
    await stage.show(table, TABLE, screen("Стол <blink>1</blink>"))
    await stage.forward(60)
    assert len(stage.wire.called("editMessageText")) == 1
    assert f"table {table} table:0:0" in caplog.text
    assert await stage.in_order(table)
    await stage.show(table, TABLE, screen("Стол 2"))
    await stage.forward(5)
    assert stage.texts() == ["Стол 2"]


async def test_an_answer_of_an_unknown_shape_is_an_answer(stage: Stage) -> None:
    table = await stage.add_table()
    body = '{"ok": true, "result": {"message_id": 4, "date": "tomorrow", "chat": 7}}'
    stage.wire.reply("sendMessage", 200, body)
    await stage.show(table, TABLE, screen("Стол"))
    await stage.forward(5)
    assert len(stage.wire.called("sendMessage")) == 1
    assert (await stage.places(table))[TABLE].message_id == 4


async def test_an_old_server_gets_no_moments_and_no_styles(stage: Stage) -> None:
    table = await shown_table(stage)
    timed = 'Ход до <tg-time unix="1800000000" format="r">12:00</tg-time>'
    stage.wire.refuse(
        "editMessageText",
        'Bad Request: can\'t parse entities: Unsupported start tag "tg-time" at byte offset 12',
    )
    stage.wire.refuse("editMessageText", "Bad Request: BUTTON_STYLE_INVALID")
    await stage.show(table, TABLE, screen(timed, "Рука", style="primary"))
    await stage.forward(12)
    [message] = stage.bots()
    assert message.text == "Ход до 12:00"
    assert message.entities == ()
    assert message.buttons[0][0] == Button({"text": "Рука", "callback_data": "m:1:1:Рука"})
    await stage.show(table, COUNT, screen(timed, "Ещё", style="danger"))
    await stage.forward(5)
    assert stage.bots()[-1].buttons[0][0].style is None
    assert len(stage.wire.called("editMessageText")) == 3, "it is remembered"


async def test_a_new_server_gets_moments_and_styles(stage: Stage) -> None:
    table = await stage.add_table()
    timed = 'Ход до <tg-time unix="1800000000" format="r">12:00</tg-time>'
    await stage.show(table, TABLE, screen(timed, "Рука", style="primary"))
    [message] = stage.bots()
    assert [entity.type for entity in message.entities] == ["date_time"]
    assert message.buttons[0][0].style == "primary"


@pytest.mark.parametrize("how", ["restarted app", "forbidden", "unknown method"])
async def test_a_private_message_that_is_refused_is_forgotten(stage: Stage, how: str) -> None:
    table = await shown_table(stage)
    person = stage.people[0]
    key = PlaceKey("private", person)
    stage.want(table, key, screen("Рука 0"))
    await stage.change(table)
    query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
    assert await stage.poster.show_private(table, person, query.id)
    await stage.forward(10)
    assert key in await stage.places(table)
    if how == "restarted app":
        stage.stand_in.people.restart_app(person)
    elif how == "forbidden":
        stage.wire.refuse("editEphemeralMessageText", "Forbidden: bot was kicked", 403)
    else:
        stage.wire.refuse("editEphemeralMessageText", "Not Found: method not found", 404)
    await stage.show(table, key, screen("Рука 1"))
    await stage.forward(10)
    await stage.show(table, key, screen("Рука 2"))
    await stage.forward(10)
    assert key not in await stage.places(table)
    assert len(stage.wire.called("sendMessage")) == 2, "it is never sent again by itself"
    assert stage.tables.told == []
    assert await stage.in_order(table)


async def test_tables_that_do_not_listen_stop_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(person_id: int) -> None:
        raise ValueError(person_id)

    monkeypatch.setattr(stage.tables, "unreachable", fail)
    table = await stage.add_table()
    stage.stand_in.people.block(stage.people[0])
    await stage.show(table, PlaceKey("hand", stage.people[0]), screen("Рука"))
    await stage.forward(60)
    assert len(stage.wire.arrivals) == 1
    assert await stage.in_order(table)
