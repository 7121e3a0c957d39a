"""The poster: every place shows what its table wants, with as few calls as possible."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from bot.board import Look
from storage import places
from storage.places import Kept, Place, PlaceKey
from tests.bot.stage import STUB, TABLE, Stage, screen, staged
from tests.bot.test_pace import most_within


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path) as stage:
        yield stage


def hand(person: int) -> PlaceKey:
    return PlaceKey("hand", person)


def private(person: int) -> PlaceKey:
    return PlaceKey("private", person)


async def test_a_place_is_sent_once_and_then_edited(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Ход <b>Ани</b>", "10♥"))
    [first] = stage.bots()
    assert first.html == "Ход <b>Ани</b>"
    assert first.labels == [["10♥"]]

    stage.want(table, TABLE, screen("Ход Бори"))
    await stage.change(table)
    await stage.forward(4)
    [second] = stage.bots()
    assert (second.id, second.text, second.labels) == (first.id, "Ход Бори", [])
    assert await stage.in_order(table)


async def test_the_last_edit_notes_that_all_is_shown_in_one_transaction(stage: Stage) -> None:
    table = await stage.add_table()
    key = hand(stage.people[0])
    for place in (TABLE, key):
        await stage.show(table, place, screen("Ход Ани"))
    await stage.forward(10)
    before = stage.database.written
    for place in (TABLE, key):
        stage.want(table, place, screen("Ход Бори"))
    await stage.change(table)
    await stage.forward(10)
    assert await stage.in_order(table)
    reads_of_the_test, change, edits = 1, 1, 2
    assert stage.database.written - before == change + edits + reads_of_the_test


async def test_whoever_pressed_sees_it_first_where_much_is_to_be_shown(stage: Stage) -> None:
    """Telegram takes only so much in a second, whoever it is for."""
    tables = [await stage.add_table() for _ in range(40)]
    people = [stage.stand_in.people.add(f"Гость {n}", opened=True) for n in range(40)]
    for table, person in zip(tables, people, strict=True):
        await stage.show(table, hand(person), screen("Ход 1"))
    await stage.forward(10)
    before = len(stage.wire.arrivals)
    for table, person in zip(tables, people, strict=True):
        stage.want(table, hand(person), screen("Ход 2"))
        await stage.change(table, pressed_by=person if person == people[-1] else None)
    await stage.forward(10)
    arrived = [one.params["chat_id"] for one in stage.wire.arrivals[before:]]
    assert len(arrived) == len(people)
    assert arrived.index(str(people[-1])) <= 26


async def test_what_is_the_same_is_not_sent_again(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Стол"))
    await stage.show(table, TABLE, screen("Стол"))
    await stage.forward(10)
    assert len(stage.wire.arrivals) == 1
    assert await stage.in_order(table)


async def test_messages_are_silent_unless_loud_and_links_show_no_preview(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen('<a href="https://t.me/kozyr_bot">Рука</a>'))
    stage.want(table, PlaceKey("call", 0), screen("Аня, ходи"))
    stage.adjust(table, PlaceKey("call", 0), loud=True)
    await stage.change(table)
    await stage.settle()
    first, second = (one.params for one in stage.wire.called("sendMessage"))
    assert first["disable_notification"] == "true"
    assert first["link_preview_options"] == '{"is_disabled": true}'
    assert second["disable_notification"] == "false"
    assert stage.stand_in.journal.violations == []


async def test_a_fresh_message_takes_the_place_of_the_old_one(stage: Stage) -> None:
    table = await stage.add_table()
    key = hand(stage.people[0])
    await stage.show(table, key, screen("Рука", "10♥"))
    [old] = stage.bots(stage.people[0])
    stage.adjust(table, key, fresh=1)
    await stage.change(table)
    await stage.forward(3)
    [new] = stage.bots(stage.people[0])
    assert new.id != old.id
    assert new.text == "Рука"
    assert set(await stage.places(table)) == {key}
    assert [one.method for one in stage.wire.arrivals] == [
        "sendMessage",
        "sendMessage",
        "deleteMessage",
    ]


@pytest.mark.parametrize("why", ["age", "refusal"])
async def test_what_cannot_be_deleted_becomes_one_line(stage: Stage, why: str) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    if why == "age":
        await stage.forward(49 * 3600)
    else:
        stage.wire.refuse("deleteMessage", "Bad Request: message can't be deleted for everyone")
    stage.adjust(table, TABLE, fresh=1)
    await stage.change(table)
    await stage.forward(8)
    old, new = stage.bots()
    assert (old.text, old.labels) == (str(STUB), [])
    assert (new.text, new.labels) == ("Стол", [["Рука"]])
    assert set(await stage.places(table)) == {TABLE}
    assert await stage.in_order(table)


async def test_a_place_that_should_be_gone_is_deleted(stage: Stage) -> None:
    table = await stage.add_table()
    call = PlaceKey("call", stage.people[0])
    stage.want(table, hand(stage.people[1]), screen("Рука"))
    await stage.show(table, call, screen("Аня, ходи"))
    stage.unwant(table, call)
    stage.want(table, hand(stage.people[1]), None)
    await stage.change(table)
    await stage.forward(4)
    assert stage.texts() == []
    assert stage.texts(stage.people[1]) == []
    assert await stage.places(table) == {}


async def test_other_places_that_are_not_listed_stay(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, PlaceKey("count", number=1), screen("Подсчёт"))
    stage.unwant(table, PlaceKey("count", number=1))
    await stage.change(table)
    await stage.forward(4)
    assert stage.texts() == ["Подсчёт"]
    assert await stage.in_order(table)


async def test_what_piles_up_is_merged_into_the_latest_state(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Ход 0"))
    await stage.show(table, TABLE, screen("Ход 1"))
    for number in range(2, 9):
        await stage.show(table, TABLE, screen(f"Ход {number}"))
        await stage.forward(0.3)
    await stage.forward(5)
    shown = [one.params["text"] for one in stage.wire.called("editMessageText")]
    assert shown == ["Ход 1", "Ход 8"]
    assert stage.texts() == ["Ход 8"]


async def test_the_latest_state_is_looked_at_after_the_slot_was_had(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Ход 0"))
    await stage.show(table, TABLE, screen("Ход 1"))
    await stage.show(table, TABLE, screen("Ход 2"))
    stage.want(table, TABLE, screen("Ход 3"))
    await stage.change(table)
    # The clock reaches the slot before the table task has had a chance to look at the change.
    await stage.clock.advance(3.1)
    await stage.forward(5)
    shown = [one.params["text"] for one in stage.wire.called("editMessageText")]
    assert shown == ["Ход 1", "Ход 3"]


async def test_a_hand_does_not_wait_for_the_group(stage: Stage) -> None:
    table = await stage.add_table()
    key = hand(stage.people[0])
    stage.want(table, key, screen("Рука 0"))
    await stage.show(table, TABLE, screen("Стол 0"))
    stage.wire.refuse("editMessageText", "Too Many Requests: retry after 60", 429, retry_after=60)
    await stage.show(table, TABLE, screen("Стол 1"))
    await stage.forward(2)
    for number in range(1, 6):
        stage.want(table, TABLE, screen(f"Стол {number}"))
        await stage.show(table, key, screen(f"Рука {number}"))
        await stage.forward(1.5)
        assert stage.texts(stage.people[0]) == [f"Рука {number}"]
    assert stage.texts() == ["Стол 0"]
    assert not await stage.in_order(table)
    await stage.forward(60)
    assert stage.texts() == ["Стол 5"]
    assert await stage.in_order(table)


async def test_one_place_has_one_worker(stage: Stage) -> None:
    table = await stage.add_table()
    stage.wire.held = asyncio.Event()
    await stage.show(table, TABLE, screen("Стол 0"))
    for number in range(1, 4):
        await stage.show(table, TABLE, screen(f"Стол {number}"))
        await stage.forward(1)
    assert len(stage.wire.called("sendMessage")) == 1
    stage.wire.held.set()
    await stage.forward(5)
    assert stage.texts() == ["Стол 3"]
    assert [one.method for one in stage.wire.arrivals] == ["sendMessage", "editMessageText"]


async def test_several_tables_share_their_group(stage: Stage) -> None:
    tables = [await stage.add_table() for _ in range(3)]
    for number in range(40):
        for table in tables:
            await stage.show(table, TABLE, screen(f"Стол {table}, ход {number}"))
        await stage.forward(3)
    await stage.forward(60)
    assert stage.stand_in.journal.refused() == []
    assert stage.texts() == [f"Стол {table}, ход 39" for table in tables]
    shares = [
        sum(
            str(one.params["text"]).startswith(f"Стол {table}")
            for one in stage.wire.called("editMessageText")
        )
        for table in tables
    ]
    assert max(shares) - min(shares) <= 2, "they take turns"


async def test_a_private_answer_comes_first_and_edits_come_last(stage: Stage) -> None:
    table, other = await stage.add_table(), await stage.add_table()
    person = stage.people[0]
    stage.want(table, private(person), screen("Рука"))
    await stage.show(other, TABLE, screen("Второй стол"))
    for number in range(2):
        await stage.forward(0.9)
        await stage.show(table, PlaceKey("count", number=number), screen(f"Подсчёт {number}"))
    assert len(stage.wire.arrivals) == 3

    await stage.show(other, TABLE, screen("Второй стол, ход 1"))
    await stage.show(table, PlaceKey("count", number=2), screen("Подсчёт 2"))
    query = stage.stand_in.people.press_data(person, stage.bots()[0], "v:1:hand:")
    pressed = asyncio.create_task(stage.poster.show_private(table, person, query.id))
    await stage.forward(20)
    assert pressed.result()
    order = [
        one.method + (":private" if "ephemeral_message_parameters" in one.params else "")
        for one in stage.wire.arrivals[3:]
    ]
    assert order == [
        "sendMessage:private",
        "editEphemeralMessageText",
        "sendMessage",
        "editMessageText",
    ]


async def test_ten_busy_minutes_never_meet_the_limit_and_nothing_is_late(stage: Stage) -> None:
    table = await stage.add_table()
    chance = random.Random(3)
    stage.wire.latency = lambda: chance.uniform(0.02, 0.4)
    people = stage.people[:3]
    for person in people:
        stage.want(table, hand(person), screen("Рука"))
    await stage.show(table, TABLE, screen("Стол"))
    counts = 0
    worst = 0.0
    next_count = 45.0
    started = stage.clock.now()
    changed: list[float] = []
    for move in range(10_000):
        now = stage.clock.now()
        if now > started + 600:
            break
        if now - started > next_count:
            counts += 1
            next_count += chance.uniform(30, 60)
            stage.want(table, PlaceKey("count", number=counts), screen(f"Подсчёт {counts}"))
        stage.want(table, TABLE, screen(f"Ход {move}"))
        stage.want(table, hand(people[move % 3]), screen(f"Рука {move}"))
        await stage.change(table)
        changed.append(now)
        await stage.forward(chance.choice([0.7, 1.5, 1.5, 4.0, 9.0]))
        text = stage.texts()[0] if stage.texts() else "Ход 0"
        shown = int(text.split()[1]) if text.startswith("Ход") else 0
        if shown < move:
            worst = max(worst, stage.clock.now() - changed[shown + 1])
    await stage.forward(15)

    assert stage.stand_in.journal.refused() == []
    assert most_within(60, [one.at for one in stage.wire.called(chat=stage.group)]) <= 19
    assert worst < 10, "what the group sees is never older than that"
    assert stage.texts()[0] == f"Ход {move - 1}"
    assert len(stage.texts()) == 1 + counts
    assert counts > 8
    assert await stage.in_order(table)


async def test_the_poll_finds_what_nobody_told(stage: Stage) -> None:
    table = await stage.add_table()
    running = asyncio.create_task(stage.poster.run())
    await stage.forward(1)
    stage.want(table, TABLE, screen("Стол"))
    await stage.change(table, tell=False)
    await stage.forward(1.5)
    assert stage.texts() == ["Стол"]
    looks = stage.tables.looks
    await stage.forward(30)
    assert stage.tables.looks == looks, "what is in order is left alone"
    await stage.poster.stop()
    await running


async def test_only_the_owner_of_the_lease_posts(stage: Stage) -> None:
    table = await stage.add_table()
    running = asyncio.create_task(stage.poster.run())
    stage.poster.enabled = False
    await stage.show(table, TABLE, screen("Стол"))
    await stage.forward(5)
    assert stage.wire.arrivals == []
    stage.poster.enabled = True
    await stage.forward(2)
    assert stage.texts() == ["Стол"]
    await stage.show(table, TABLE, screen("Стол 1"))
    await stage.show(table, TABLE, screen("Стол 2"))
    stage.poster.enabled = False
    await stage.forward(10)
    assert stage.texts() == ["Стол 1"], "what waited for its turn is the new owner's"
    await stage.poster.stop()
    await running


async def test_a_new_table_message_is_looked_at_again(stage: Stage) -> None:
    """Hands link to the table message, so what they want changes with it."""
    table = await stage.add_table()
    key = hand(stage.people[0])
    look, in_order = stage.tables.look, list[bool]()

    async def with_link(session: AsyncSession, table_id: int, kept: Kept) -> Look | None:
        place = (await stage.places(table)).get(TABLE)
        in_order.append(await stage.in_order(table))
        stage.want(table, key, screen(f"Стол: {place and place.message_id}"))
        return await look(session, table_id, kept)

    stage.tables.look = with_link  # type: ignore[method-assign]  # this test's own look
    await stage.change(table)
    await stage.forward(3)
    assert stage.texts(stage.people[0]) == ["Стол: None"]
    in_order.clear()
    stage.tables.looks = 0
    await stage.show(table, TABLE, screen("Стол"))
    await stage.forward(3)
    assert stage.texts(stage.people[0]) == [f"Стол: {stage.bots()[0].id}"]
    assert await stage.in_order(table)
    assert stage.tables.looks <= 3
    assert not any(in_order), "a process that looked no more would have left the others as they are"


async def test_a_message_that_could_not_be_kept_is_not_sent_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await stage.add_table()
    save, failures = places.save_place, [OSError("disk full")] * 3

    async def fail(session: AsyncSession, table_id: int, place: Place) -> None:
        if failures:
            raise failures.pop()
        await save(session, table_id, place)

    monkeypatch.setattr(places, "save_place", fail)
    await stage.show(table, TABLE, screen("Стол"))
    await stage.forward(10)
    assert failures == []
    assert len(stage.wire.called("sendMessage")) == 1
    assert (await stage.places(table))[TABLE].message_id == stage.bots()[0].id


async def test_a_broken_screen_is_logged_and_waits(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await stage.add_table()
    stage.tables.broken = True
    await stage.show(table, TABLE, screen("Стол"))
    await stage.forward(120)
    assert stage.tables.looks < 12
    assert f"table {table}" in caplog.text
    stage.tables.broken = False
    await stage.show(table, TABLE, screen("Стол"))
    assert stage.texts() == ["Стол"]


async def test_a_stop_lets_a_call_under_way_end_and_keeps_it(stage: Stage) -> None:
    table, other = await stage.add_table(), await stage.add_table(chat=stage.group)
    running = asyncio.create_task(stage.poster.run())
    await stage.show(other, TABLE, screen("Другой 0"))
    await stage.show(other, TABLE, screen("Другой 1"))
    await stage.show(other, TABLE, screen("Другой 2"))
    stage.wire.held = asyncio.Event()
    await stage.show(table, TABLE, screen("Стол"))
    stopping = asyncio.create_task(stage.poster.stop())
    await stage.settle()
    assert not stopping.done()
    stage.wire.held.set()
    await stopping
    await running
    assert (await stage.places(table))[TABLE].message_id == stage.bots()[-1].id
    assert stage.texts() == ["Другой 1", "Стол"]


async def test_private_hands_are_shown_after_a_press_and_edited(stage: Stage) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    stage.want(table, private(person), screen("Рука: 10♥", "10♥"))
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    assert len(stage.wire.arrivals) == 1, "it is never sent by itself"
    query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
    assert await stage.poster.show_private(table, person, query.id)
    await stage.forward(1)
    mine = stage.bots(person=person)[-1]
    assert (mine.text, mine.labels) == ("Рука: 10♥", [["10♥"]])
    assert mine.receiver == person
    assert stage.texts(person=stage.people[1]) == ["Стол"]

    stage.want(table, private(person), screen("Рука пуста"))
    await stage.change(table)
    await stage.forward(6)
    assert stage.texts(person=person) == ["Стол", "Рука пуста"]
    assert await stage.in_order(table)


async def test_a_second_press_shows_the_private_hand_at_the_bottom(stage: Stage) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    stage.want(table, private(person), screen("Рука"))
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    for _ in range(2):
        query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
        assert await stage.poster.show_private(table, person, query.id)
        await stage.forward(6)
    assert stage.texts(person=person) == ["Стол", "Рука"]
    ids = [message.ephemeral for message in stage.bots(person=person)]
    assert ids == [None, 2]


async def test_a_server_without_ephemeral_messages_never_sees_a_hand(stage: Stage) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    stage.want(table, private(person), screen("Рука: 10♥"))
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
    answer = (
        '{"ok": true, "result": {"message_id": 900, "date": 1, "text": "Сообщение ниже",'
        f'"chat": {{"id": {stage.group}, "type": "supergroup", "title": "За столом"}}}}}}'
    )
    stage.wire.reply("sendMessage", 200, answer)
    assert not await stage.poster.show_private(table, person, query.id)
    await stage.forward(5)
    sent = stage.wire.called("sendMessage")[-1]
    assert sent.params["text"] == str(STUB)
    assert [one.params["message_id"] for one in stage.wire.called("deleteMessage")] == ["900"]
    before = len(stage.wire.arrivals)
    query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
    assert not await stage.poster.show_private(table, person, query.id)
    assert len(stage.wire.arrivals) == before


async def test_a_press_whose_private_answer_would_be_late_is_refused_at_once(stage: Stage) -> None:
    table = await stage.add_table()
    person = stage.people[0]
    stage.want(table, private(person), screen("Рука"))
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    stage.wire.refuse("editMessageText", "Too Many Requests: retry after 30", 429, retry_after=30)
    await stage.show(table, TABLE, screen("Стол 1", "Рука"))
    await stage.forward(4)
    query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
    now = stage.clock.now()
    assert not await stage.poster.show_private(table, person, query.id)
    assert stage.clock.now() == now


async def test_nobody_else_gets_a_private_hand(stage: Stage) -> None:
    table = await stage.add_table()
    await stage.show(table, TABLE, screen("Стол", "Рука"))
    query = stage.stand_in.people.press(stage.people[1], stage.bots()[0], "Рука")
    assert not await stage.poster.show_private(table, stage.people[1], query.id)
    assert len(stage.wire.arrivals) == 1


async def test_the_private_hand_of_who_pressed_is_edited_first(stage: Stage) -> None:
    table = await stage.add_table()
    for person in stage.people[:3]:
        stage.want(table, private(person), screen("Рука 0"))
    await stage.show(table, TABLE, screen("Стол 0", "Рука"))
    for person in stage.people[:3]:
        query = stage.stand_in.people.press(person, stage.bots()[0], "Рука")
        shown = asyncio.create_task(stage.poster.show_private(table, person, query.id))
        await stage.forward(4)
        assert shown.result()
    await stage.forward(20)

    before = len(stage.wire.arrivals)
    for person in stage.people[:3]:
        stage.want(table, private(person), screen("Рука 1"))
    stage.want(table, TABLE, screen("Стол 1"))
    await stage.change(table)
    await stage.settle()
    stage.want(table, private(stage.people[2]), screen("Рука 2"))
    await stage.change(table, pressed_by=stage.people[2])
    await stage.forward(30)
    order = [
        (one.params.get("receiver_user_id"), one.params["text"])
        for one in stage.wire.arrivals[before:]
    ]
    assert order[1] == (str(stage.people[2]), "Рука 2"), "after the edit that went out at once"
    assert len(order) == 4
