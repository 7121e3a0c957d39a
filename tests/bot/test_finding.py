"""What there is to sit down at, playing alone, and how it is shown."""

from dataclasses import replace

import pytest
from aiogram.types import CallbackQuery, User

from bot import finding
from bot.agreement import NO_CLOCK, levels
from bot.lobbies import DIRECT_LIMIT
from bot.presses import FindPress, ShowPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Screen
from bot.screens.finding import alone, invitation, open_tables, own_tables
from bot.soloist import Alone, alone_of
from bot.texts import LANGUAGES, texts
from engine.games import GAMES
from handlers.show import score
from storage.places import Place, PlaceKey, save_place
from tests.bot.desk import CHAT, refused
from tests.bot.hall import Hall, who
from tests.bot.looks import check_screen, labels, plain

BOT = "kozyr_bot"


async def published(hall: Hall, number: int, seats: str = "3") -> int:
    """A public table that this person has opened and sits at."""
    await hall.tables.greet(who(number))
    table_id = await hall.tables.open(0, None, who(number), None)
    for what, value in (("seats", seats), ("public", "yes")):
        await hall.tables.set_up(table_id, who(number), what, value, None, None)
    return table_id


async def listed(hall: Hall) -> list[int]:
    return [view.id for view in await finding.listed(hall.tables, BOT)]


async def test_open_tables_have_room_for_anybody(hall: Hall) -> None:
    first, last = await published(hall, 1), await published(hall, 2)
    assert await listed(hall) == [last, first]
    await hall.tables.set_up(first, who(1), "closed", "yes", None, None)
    assert await listed(hall) == [last]
    for _ in range(2):
        await hall.tables.set_up(last, who(2), "add", "", None, None)
    assert await listed(hall) == []
    await hall.tables.set_up(last, who(2), "remove", "", None, None)
    assert await listed(hall) == [last]
    await hall.tables.set_up(last, who(2), "public", "no", None, None)
    assert await listed(hall) == []


async def test_a_table_that_has_begun_is_not_listed(hall: Hall) -> None:
    table_id = await published(hall, 1, "2")
    await hall.tables.set_up(table_id, who(1), "add", "", None, None)
    await hall.tables.start(table_id, who(1), None, None)
    assert await listed(hall) == []


async def test_a_private_table_seats_nobody_without_its_link(hall: Hall) -> None:
    table_id = await published(hall, 1)
    await hall.tables.set_up(table_id, who(1), "public", "no", None, None)
    await hall.tables.greet(who(2))
    with refused("answer-unknown"):
        await hall.tables.sit(table_id, who(2), 0, None)
    with refused("answer-link"):
        await hall.tables.sit_by_link(table_id, who(2), "0" * 12, None)


async def test_one_person_does_not_open_tables_without_end(hall: Hall) -> None:
    await hall.tables.greet(who(1))
    for _ in range(DIRECT_LIMIT):
        await hall.tables.open(0, None, who(1), None)
    with refused("answer-many-tables"):
        await hall.tables.open(0, None, who(1), None)
    with refused("answer-many-tables"):
        await hall.tables.play_alone(who(1), "berg", Alone(), None, start=True)


@pytest.mark.parametrize("game", GAME_SCREENS)
async def test_alone_everybody_else_is_a_computer(hall: Hall, game: str) -> None:
    level = levels(GAMES[game])[-1]
    table_id = await hall.tables.play_alone(who(1), game, Alone("3", level), None, start=True)
    table = await hall.look(table_id)
    seats = 3 if game == "deberc" else 2
    assert [seat.kind for seat in table.seats] == ["person"] + ["computer"] * (seats - 1)
    assert {seat.player for seat in table.seats[1:]} == {level}
    assert (table.row.chat_id, table.row.stage, table.row.clock) == (0, "cut", NO_CLOCK)


async def test_alone_it_is_as_it_was_the_last_time(hall: Hall) -> None:
    assert await hall.tables.alone_last(1) == Alone()
    lobby = await hall.tables.play_alone(
        who(1), "deberc", Alone("pairs", "novice"), None, start=False
    )
    await hall.tables.set_up(lobby, who(1), "set", "target 1001", None, None)
    await hall.tables.set_up(lobby, who(1), "clock", "180", None, None)
    assert await hall.tables.alone_last(1) == Alone(), "it was not played yet"
    await hall.tables.start(lobby, who(1), None, None)
    last = await hall.tables.alone_last(1)
    assert last == Alone("pairs", "novice")
    await hall.clock.advance(10)
    again = await hall.look(await hall.tables.play_alone(who(1), "deberc", last, None, start=True))
    assert again.row.options == {"target": 1001, "partners": "yes"}
    assert again.row.clock == 180
    assert await hall.tables.alone_last(2) == Alone(), "others have their own"


async def test_two_presses_at_once_begin_one_match(hall: Hall) -> None:
    first = await hall.tables.play_alone(who(1), "terz", Alone(), None, start=True)
    with refused("answer-started"):
        await hall.tables.play_alone(who(1), "terz", Alone(), None, start=True)
    going = await finding.alone(hall.tables, 1)
    assert going is not None
    assert going.id == first
    await hall.clock.advance(10)
    await hall.tables.play_alone(who(1), "terz", Alone(), None, start=True)
    assert len(await hall.tables.of(1)) == 2


async def test_a_forged_choice_is_refused_or_made_possible(hall: Hall) -> None:
    with refused("answer-unknown"):
        await hall.tables.play_alone(who(1), "durak", Alone(), None, start=True)
    table_id = await hall.tables.play_alone(who(1), "terz", Alone("9", "god"), None, start=True)
    table = await hall.look(table_id)
    assert (len(table.seats), table.seats[1].player) == (2, "basic")


@pytest.mark.parametrize("written", ["a" * 38, "9." * 19, "", ".", "2.random"])
def test_a_forged_choice_is_a_screen_like_any_other(written: str) -> None:
    assert alone(alone_of(written), texts("ru")) == alone(Alone(), texts("ru"))


def test_a_choice_is_kept_by_the_next_screen() -> None:
    assert alone_of("pairs.master") == Alone("pairs", "master")


async def test_the_score_of_a_table_without_a_group_is_for_its_people(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.match(chat=0)
    stranger = User(id=9, is_bot=False, first_name="Я")
    elsewhere = CallbackQuery(id="1", from_user=stranger, chat_instance="1", inline_message_id="1")
    with refused("answer-not-seated"):
        await score(elsewhere, ShowPress(table=table_id, what="score"), hall.tables, BOT)


async def test_ones_tables_say_whose_turn_it_is(hall: Hall) -> None:
    match = await hall.match(people=2)
    lobby = await published(hall, 1)
    screen = own_tables(await finding.own(hall.tables, 1, BOT), texts("ru"))
    shown = plain(screen).splitlines()
    assert shown[2] == "1. Деберц — собираемся, свободно: 2"
    table = await hall.look(match)
    assert table.match is not None
    turn = "ваш ход" if table.match.to_act == 0 else "ходит Борис"
    assert shown[3] == f"2. Деберц · Борис — {turn}"
    presses = [FindPress.unpack(row[0].data or "") for row in screen.rows]
    assert [(press.what, press.table) for press in presses] == [
        ("bring", lobby),
        ("bring", match),
        ("tables", 0),
    ]


async def test_a_table_in_a_group_is_reached_by_its_message(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    place = Place(PlaceKey("table"), CHAT, message_id=17)
    async with hall.database.transaction() as session:
        await save_place(session, table_id, place)
    screen = own_tables(await finding.own(hall.tables, 1, BOT), texts("ru"))
    assert screen.rows[0][0].url == "https://t.me/c/1234567890/17"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_screens_fit(hall: Hall, language: str) -> None:
    for number in (1, 2):
        await published(hall, number)
    await hall.match(people=3)
    words = texts(language)
    views = await finding.listed(hall.tables, BOT)
    mine = await finding.own(hall.tables, 1, BOT)
    screens: list[Screen] = [
        open_tables(views, words),
        open_tables([], words),
        own_tables(mine, words),
        own_tables([replace(mine[0], group_url="https://t.me/c/1/2")], words),
        own_tables([], words),
        alone(Alone(), words),
        alone(Alone("pairs", "master"), words, words("game-terz")),
        *(invitation(view, words) for view in views),
    ]
    for screen in screens:
        check_screen(screen)
        assert all(len(label) <= 40 for label in labels(screen))


async def test_an_invitation_is_offered_by_who_sits_there(hall: Hall) -> None:
    table_id = await published(hall, 1)
    assert [view.id for view in await finding.gathering(hall.tables, 1, BOT)] == [table_id]
    assert await finding.gathering(hall.tables, 2, BOT) == []


async def test_a_result_is_shown_to_who_knows_the_secret_and_only_at_the_end(hall: Hall) -> None:
    table_id = await hall.match(people=1, computers=1, options={"target": "deal"})
    invite = await hall.tables.invite(table_id)
    assert await finding.over(hall.tables, table_id, invite, BOT) is None
    await hall.finish(table_id)
    assert await finding.over(hall.tables, table_id, "0" * 12, BOT) is None
    assert await finding.over(hall.tables, table_id, invite, BOT) is not None
