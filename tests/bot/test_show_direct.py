"""A table without a group: what its people see in their direct chats, and when."""

import pytest

from bot.board import Wanted
from bot.door import Who
from bot.screens.base import TableView
from bot.texts import texts
from engine.deberc.view import DebercView
from storage.places import Place, PlaceKey, save_place
from tests.bot.desk import CHAT
from tests.bot.hall import Hall, who
from tests.bot.looks import check_screen, known_cards, plain, shown_cards
from tests.bot.test_show import text, wanted

HANDS = {"hand:1", "hand:2"}


async def sent(hall: Hall, table_id: int) -> dict[str, Wanted]:
    """What is wanted; after each look the poster has sent all of it."""
    found = await wanted(hall, table_id)
    async with hall.database.transaction() as session:
        for one in found.values():
            place = Place(one.key, one.chat_id, None, 17, hall.clock.now(), "", one.fresh)
            await save_place(session, table_id, place)
    return found


def seal(view: TableView) -> str:
    return view.deals[-1].commitment


async def test_everything_is_in_one_message_for_each(hall: Hall) -> None:
    table_id = await hall.lobby(people=2, chat=0)
    found = await sent(hall, table_id)
    assert set(found) == HANDS
    for number in (1, 2):
        one = found[f"hand:{number}"]
        assert (one.chat_id, one.thread_id) == (number, None)
        assert "собираем стол" in text(one)
    await hall.tables.start(table_id, who(1), None, None)
    assert set(await sent(hall, table_id)) == HANDS
    await hall.go(table_id)
    found = await sent(hall, table_id)
    assert set(found) == HANDS
    table = await hall.look(table_id)
    for number in (1, 2):
        screen = found[f"hand:{number}"].screen
        assert screen is not None
        check_screen(screen)
        for part in ("Деберц", "Борис" if number == 1 else "Вера", "сдаёт"):
            assert part in plain(screen)
        assert plain(screen).count("сдаёт") == 1  # once, as "сдаёт" or "сдаёте"
        assert seal(table.view(None, "")) in plain(screen)


async def test_a_lobby_with_room_begins_with_the_invitation(hall: Hall) -> None:
    table_id = await hall.lobby(people=2, seats="3", chat=0)
    invite = await hall.tables.invite(table_id)
    for one in (await wanted(hall, table_id)).values():
        assert one.screen is not None
        check_screen(one.screen)
        ((button,), *_) = one.screen.rows
        assert f"start%3Dsit_{table_id}_{invite}" in str(button.url)


async def test_nobody_cuts_before_the_seal_is_in_every_direct_chat(hall: Hall) -> None:
    table_id = await hall.lobby(people=2, chat=0)
    await hall.tables.start(table_id, who(1), None, None)
    table = await hall.look(table_id)
    for one in (await wanted(hall, table_id)).values():
        assert seal(table.view(None, "")) in text(one)
        assert (one.urgent, one.seal) == (True, 1)


async def test_a_count_comes_once_and_the_table_below_it(hall: Hall) -> None:
    table_id = await hall.match(people=2, chat=0, options={"target": 1001})
    before = await sent(hall, table_id)
    while len((await hall.look(table_id)).deals) == 1:
        await hall.go(table_id)
    found = await sent(hall, table_id)
    assert set(found) == {*HANDS, "count:1", "count:2"}
    for number in (1, 2):
        count = found[f"count:{number}"]
        assert (count.key, count.chat_id) == (PlaceKey("count", number, 1), number)
        assert found[f"hand:{number}"].fresh == before[f"hand:{number}"].fresh + 1
    await hall.go(table_id)
    after = await sent(hall, table_id)
    assert set(after) == HANDS
    for key in HANDS:
        assert after[key].fresh == found[key].fresh, "the deal itself is no new message"


async def test_the_end_comes_below_the_last_count(hall: Hall) -> None:
    table_id = await hall.match(people=1, computers=1, chat=0, options={"target": "deal"})
    before = await sent(hall, table_id)
    await hall.finish(table_id)
    found = await sent(hall, table_id)
    assert set(found) == {"hand:1", "count:1"}
    assert found["hand:1"].fresh == before["hand:1"].fresh + 1
    assert "Победа" in text(found["hand:1"])
    assert not any(one.loud for one in found.values())


async def test_each_reads_their_own_language(hall: Hall) -> None:
    table_id = await hall.match(people=2, chat=0)
    async with hall.database.transaction() as session:
        await hall.tables.person(session, Who(2, "Борис", "en"), True)
    found = await wanted(hall, table_id)
    assert texts("ru").plain("game-deberc") in text(found["hand:1"])
    assert texts("en").plain("game-deberc") in text(found["hand:2"])


async def test_who_has_left_the_lobby_is_told_so_in_place(hall: Hall) -> None:
    table_id = await hall.lobby(people=2, chat=0)
    await sent(hall, table_id)
    await hall.tables.rise(table_id, who(2), None)
    found = await sent(hall, table_id)
    assert set(found) == HANDS
    assert "Вы встали" in text(found["hand:2"])
    screen = found["hand:2"].screen
    assert screen is not None
    assert [button.url is not None for row in screen.rows for button in row] == [True]
    await hall.tables.rise(table_id, who(1), None)
    found = await sent(hall, table_id)
    assert "собираем стол" in text(found["hand:1"]), "the opener still has the lobby"


async def test_who_left_the_match_gets_no_more_counts(hall: Hall) -> None:
    table_id = await hall.match(people=2, chat=0, options={"target": 1001})
    await hall.tables.leave(table_id, who(2), None)
    await sent(hall, table_id)
    while len((await hall.look(table_id)).deals) == 1:
        await hall.go(table_id)
    assert set(await sent(hall, table_id)) == {*HANDS, "count:1"}


async def test_a_group_that_cannot_be_written_to_is_left_alone(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    async with hall.database.transaction() as session:
        table = await hall.tables.load(session, table_id)
        assert table is not None
        table.row.muted = True
    found = await sent(hall, table_id)
    assert set(found) == HANDS
    assert not any(one.chat_id == CHAT for one in found.values())
    assert seal((await hall.look(table_id)).view(None, "")) in text(found["hand:1"])


async def test_a_closed_table_says_so_to_everybody(hall: Hall) -> None:
    table_id = await hall.lobby(people=2, chat=0)
    await sent(hall, table_id)
    await hall.ring(table_id)
    found = await sent(hall, table_id)
    assert set(found) == HANDS
    assert all("закрылся" in text(one) for one in found.values())


@pytest.mark.parametrize("game", ["deberc", "terz", "berg"])
async def test_no_line_stands_there_twice(hall: Hall, game: str) -> None:
    table_id = await hall.lobby(people=2, chat=0)
    await hall.tables.set_up(table_id, who(1), "game", game, None, None)
    await hall.seal(table_id)
    await hall.tables.start(table_id, who(1), None, None)
    for _ in range(12):
        await hall.go(table_id)
        screen = (await wanted(hall, table_id))["hand:1"].screen
        assert screen is not None
        check_screen(screen)
        view = (await hall.look(table_id)).view(0, "").match
        if isinstance(view, DebercView):
            assert shown_cards(screen) <= known_cards(view)
        lines = [line for line in plain(screen).splitlines() if line.strip()]
        assert len(lines) == len(set(lines))
        assert "Борис" in plain(screen)
