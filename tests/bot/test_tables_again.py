"""Playing again with the same people, through the door of the tables."""

import pytest

from bot.people import People
from storage.tables import load_table
from tests.bot.desk import CHAT, NAMES, refused
from tests.bot.hall import Hall, who


async def test_everything_is_as_it_was_and_the_dealer_is_drawn_anew(hall: Hall) -> None:
    table_id = await hall.match(people=2, computers=1, clock=600, options={"target": "deal"})
    old = await hall.finish(table_id)
    async with hall.database.transaction() as session:
        row = await load_table(session, table_id)
        assert row is not None
        row.seats[2].player = "strong"
    assert await hall.tables.again(table_id, who(2), None) == "opened"
    number = (await hall.look(table_id)).row.again_id
    assert number is not None
    again = (await hall.look(number)).row
    assert again.stage == "lobby"
    for what in ("game", "preset", "options", "clock", "chat_id", "takeover", "quiet"):
        assert getattr(again, what) == getattr(old.row, what)
    assert again.invite != old.row.invite
    assert again.opener_id == 2
    assert [seat.kind for seat in again.seats] == ["empty", "person", "computer"]
    assert [seat.kept_for for seat in again.seats] == [1, 2, None]
    assert again.seats[2].player == "strong"
    # The other one sits down in the lobby itself.
    await hall.tables.sit(number, who(1), CHAT, None)
    started = await hall.look(number)
    assert started.row.stage == "cut"
    assert started.match is not None
    assert (await hall.look(table_id)).row.again_id == number


@pytest.mark.parametrize(
    ("what", "value", "begins"),
    [
        ("set", "target 1001", False),
        ("preset", "home", False),
        ("clock", "30", False),
        ("level", "2 strong", False),
        ("page", "rules", True),
    ],
)
async def test_it_begins_by_itself_only_where_all_is_as_it_was(
    sqlite_hall: Hall, what: str, value: str, begins: bool
) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=2, computers=1)
    await hall.tables.stop(table_id, who(1), None, None)
    await hall.tables.again(table_id, who(1), None)
    number = (await hall.look(table_id)).row.again_id
    assert number is not None
    await hall.tables.set_up(number, who(1), what, value, None, None)
    assert await hall.tables.again(table_id, who(2), None) == ("started" if begins else "sat")
    row = (await hall.look(number)).row
    assert [seat.person_id for seat in row.seats[:2]] == [1, 2]
    assert row.stage == ("cut" if begins else "lobby")
    if not begins:
        await hall.tables.start(number, who(2), None, None)
        assert (await hall.look(number)).row.stage == "cut"


async def test_who_plays_alone_plays_on_at_once(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=1, computers=1)
    await hall.tables.stop(table_id, who(1), None, None)
    assert await hall.tables.again(table_id, who(1), None) == "started"


async def test_a_group_that_was_lost_is_tried_again_and_the_direct_chats_do_where_it_still_is(
    sqlite_hall: Hall,
) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=2)
    await hall.tables.chat_lost(CHAT)
    await hall.finish(table_id)
    await hall.tables.again(table_id, who(1), None)
    number = (await hall.look(table_id)).row.again_id
    assert number is not None
    assert not (await hall.look(number)).direct
    await hall.tables.chat_lost(CHAT)
    again = await hall.look(number)
    assert (again.row.stage, again.direct) == ("lobby", True)
    assert await hall.tables.again(table_id, who(2), None) == "started"


async def test_who_left_is_not_waited_for(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=3)
    await hall.tables.leave(table_id, who(3), None)
    await hall.tables.stop(table_id, who(1), None, None)
    await hall.tables.again(table_id, who(1), None)
    number = (await hall.look(table_id)).row.again_id
    assert number is not None
    assert [seat.kept_for for seat in (await hall.look(number)).seats] == [1, 2, None]


async def test_a_lobby_that_came_to_nothing_does_not_stand_in_the_way(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=2)
    await hall.tables.stop(table_id, who(1), None, None)
    await hall.tables.again(table_id, who(1), None)
    first = (await hall.look(table_id)).row.again_id
    assert first is not None
    await hall.tables.cancel(first, who(1), None, None)
    assert await hall.tables.again(table_id, who(2), None) == "opened"
    assert (await hall.look(table_id)).row.again_id != first


async def test_only_who_sat_there_and_only_after_the_end(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=2)
    with refused("answer-started"):
        await hall.tables.again(table_id, who(1), None)
    await hall.tables.stop(table_id, who(1), None, None)
    with refused("answer-not-seated"):
        await hall.tables.again(table_id, who(9), None)
    lobby = await hall.lobby()
    with refused("answer-closed"):
        await hall.tables.again(lobby, who(1), None)


async def _nobody(_person: int) -> None:
    """Nothing is being shown to them."""


async def test_who_was_erased_is_neither_waited_for_nor_named(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    people = People(hall.tables, lambda _table, _person: None, _nobody)
    table_id = await hall.match(people=3)
    await hall.tables.stop(table_id, who(1), None, None)
    await hall.tables.again(table_id, who(1), None)
    await people.forget(who(2), None)
    number = (await hall.look(table_id)).row.again_id
    assert number is not None
    await hall.tables.cancel(number, who(1), None, None)
    await people.forget(who(3), None)
    assert [seat.name for seat in (await hall.look(number)).seats] == [NAMES[0], "", ""]
    # An erased person's old seat is an ordinary empty one the next time.
    await hall.tables.again(table_id, who(1), None)
    latest = (await hall.look(table_id)).row.again_id
    assert latest is not None
    seats = (await hall.look(latest)).seats
    assert [(seat.name, seat.kept_for) for seat in seats] == [(NAMES[0], 1), ("", None), ("", None)]
