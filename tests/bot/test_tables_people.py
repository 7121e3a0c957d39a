"""People at tables: who may what, who is known, who sits where; and the time that is given back."""

import pytest
from sqlalchemy import delete

from bot.door import Who
from bot.tables import Known
from storage import lease
from storage.models import RuntimeRow
from tests.bot.desk import CHAT, NAMES, refused
from tests.bot.hall import Hall, actor, basic, who

OTHER_CHAT = CHAT - 1


# Who is known


async def test_who_writes_is_known_by_their_latest_name(hall: Hall) -> None:
    await hall.tables.greet(Who(5, "Ася", "uk"))
    await hall.tables.greet(Who(5, "  Ася\u202e\nП. ", "en-GB"))
    await hall.tables.greet(Who(2**52, "\u3164", "fr"))
    rows = (await hall.everything())["people"]
    seen = [(row["id"], row["name"], row["language"], row["reachable"]) for row in rows]
    assert seen == [(5, "Ася П.", "en", True), (2**52, "Игрок", "ru", True)]


async def test_who_blocks_the_bot_cannot_be_written_to_until_they_write(hall: Hall) -> None:
    await hall.tables.greet(who(1))
    await hall.tables.unreachable(1)
    await hall.tables.unreachable(404)
    table_id = await hall.tables.open(CHAT, None, who(1), None)
    assert [seat.kind for seat in (await hall.look(table_id)).seats] == ["empty", "empty"]
    with refused("answer-need-start"):
        await hall.tables.sit(table_id, who(1), CHAT, None)
    await hall.tables.greet(who(1))
    await hall.tables.sit(table_id, who(1), CHAT, None)


async def test_the_opener_sits_down_if_the_bot_may_write_to_them(hall: Hall) -> None:
    await hall.tables.greet(who(1))
    table_id = await hall.tables.open(CHAT, 17, who(1), None)
    table = await hall.look(table_id)
    assert [seat.person_id for seat in table.seats] == [1, None]
    assert (table.row.chat_id, table.row.thread_id) == (CHAT, 17)
    assert (table.row.opener_id, table.row.language, table.row.preset) == (1, "ru", "classic")
    assert hall.notices == [(table_id, None)]
    assert hall.wakes == [(table_id, table.row.due_at)]


# The deep link


async def test_the_link_seats_in_one_tap_who_never_wrote_before(hall: Hall) -> None:
    table_id = await hall.lobby(people=1, seats="2")
    invite = await hall.tables.invite(table_id)
    await hall.tables.sit_by_link(table_id, who(2), invite, None)
    assert [seat.person_id for seat in (await hall.look(table_id)).seats] == [1, 2]
    with refused("answer-already-sat"):
        await hall.tables.sit_by_link(table_id, who(2), invite, None)
    with refused("answer-full"):
        await hall.tables.sit_by_link(table_id, who(3), invite, None)


async def test_who_cannot_sit_is_told_so_before_they_are_sent_to_the_direct_chat(
    hall: Hall,
) -> None:
    table_id = await hall.lobby(people=2)
    with refused("answer-full"):
        await hall.tables.sit(table_id, who(3), CHAT, None)
    await hall.tables.start(table_id, who(1), None, None)
    with refused("answer-started"):
        await hall.tables.sit(table_id, who(3), CHAT, None)


async def test_links_cannot_be_guessed(hall: Hall) -> None:
    tables = [await hall.tables.open(CHAT, None, who(1), None) for _ in range(5)]
    invites = {await hall.tables.invite(table_id) for table_id in tables}
    assert len(invites) == 5
    assert all(len(invite) == 12 for invite in invites)
    assert not any(set(invite) - set("0123456789abcdef") for invite in invites)


# Who may what in a lobby


@pytest.mark.parametrize(
    ("number", "admin_in", "may"),
    [
        (1, None, True),  # the opener
        (2, None, True),  # sits there
        (3, None, False),
        (3, CHAT, True),  # an administrator of the group
        (3, OTHER_CHAT, False),  # of another one
    ],
)
async def test_who_may_set_up_and_start(
    hall: Hall, number: int, admin_in: int | None, may: bool
) -> None:
    table_id = await hall.lobby(people=2)
    await hall.tables.rise(table_id, who(1), None)
    if may:
        await hall.tables.set_up(table_id, who(number), "add", "", admin_in, None)
        await hall.tables.start(table_id, who(number), admin_in, None)
        assert (await hall.look(table_id)).row.stage == "cut"
    else:
        with refused("answer-not-opener"):
            await hall.tables.set_up(table_id, who(number), "add", "", admin_in, None)
        with refused("answer-not-opener"):
            await hall.tables.start(table_id, who(number), admin_in, None)


@pytest.mark.parametrize(
    ("number", "admin_in", "may"),
    [(1, None, True), (2, None, False), (3, CHAT, True), (3, OTHER_CHAT, False)],
)
async def test_who_may_cancel(hall: Hall, number: int, admin_in: int | None, may: bool) -> None:
    table_id = await hall.lobby(people=2)
    if may:
        await hall.tables.cancel(table_id, who(number), admin_in, None)
        row = (await hall.look(table_id)).row
        assert (row.stage, row.close_reason) == ("closed", "cancelled")
    else:
        with refused("answer-not-opener"):
            await hall.tables.cancel(table_id, who(number), admin_in, None)


async def test_a_match_is_stopped_by_agreement(hall: Hall) -> None:
    table_id = await hall.match(people=3)
    assert await hall.tables.stop(table_id, who(3), None, None) == (1, 2)
    assert (await hall.look(table_id)).view(None, "bot").stop_votes == (2,)
    await hall.tables.keep(table_id, who(3), None)
    assert await hall.tables.stop(table_id, who(2), None, None) == (1, 2)
    assert await hall.tables.stop(table_id, who(3), None, None) is None
    assert (await hall.look(table_id)).row.close_reason == "stopped"


# Where people sit


async def test_the_tables_of_a_group_and_of_a_person(hall: Hall) -> None:
    for number in (1, 2):
        await hall.tables.greet(who(number))
    first = await hall.tables.open(CHAT, None, who(1), None)
    topic = await hall.tables.open(CHAT, 17, who(2), None)
    last = await hall.tables.open(CHAT, None, who(1), None)
    elsewhere = await hall.tables.open(OTHER_CHAT, None, who(1), None)
    invites = {number: await hall.tables.invite(number) for number in (first, topic, last)}

    def known(number: int, thread: int | None, seat: int | None, *others: str) -> Known:
        return Known(number, CHAT, thread, invites[number], "lobby", seat, "deberc", False, others)

    general = [known(last, None, 0), known(first, None, 0), known(topic, 17, None, NAMES[1])]
    assert await hall.tables.here(CHAT, None, 1) == general
    assert await hall.tables.here(CHAT, 17, 1) == [general[2], *general[:2]]
    assert [table.id for table in await hall.tables.of(1)] == [elsewhere, last, first]
    assert [table.id for table in await hall.tables.of(2)] == [topic]
    assert await hall.tables.of(404) == []
    assert await hall.tables.here(404, None, 1) == []


async def test_tables_that_are_over_are_none(hall: Hall) -> None:
    closed = await hall.lobby()
    await hall.tables.cancel(closed, who(1), None, None)
    over = await hall.match(people=2, options={"target": "deal"})
    await hall.finish(over)
    assert await hall.tables.here(CHAT, None, 1) == []
    assert await hall.tables.of(1) == []


async def test_a_person_at_two_tables_of_a_group(hall: Hall) -> None:
    one, other = await hall.match(people=2), await hall.match(people=2)
    before = (await hall.everything())["seats"]
    await hall.tables.leave(one, who(1), None)
    await hall.go(one)
    after = (await hall.everything())["seats"]
    assert [row for row in after if row["table_id"] == other] == [
        row for row in before if row["table_id"] == other
    ]
    await hall.go(other)
    assert (await hall.look(other)).seq == 2


async def test_the_hand_and_the_table_can_be_asked_for_anew(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    before = await hall.look(table_id)
    await hall.tables.deal_hand(table_id, who(2), None)
    await hall.tables.bring(table_id, None)
    after = await hall.look(table_id)
    assert [seat.fresh for seat in after.seats] == [
        before.seats[0].fresh,
        before.seats[1].fresh + 1,
    ]
    assert after.row.fresh == before.row.fresh + 1
    assert after.row.due_at == before.row.due_at


# The time in which nobody kept the clock


async def sleep(hall: Hall, seconds: float) -> None:
    """The bot is alive to this moment, then down for so long, and starts anew."""
    async with hall.database.transaction() as session:
        await session.execute(delete(RuntimeRow))
        await lease.take(session, "before", hall.clock.now())
    await hall.clock.advance(seconds)
    async with hall.database.transaction() as session:
        held = await lease.take(session, "after", hall.clock.now())
    assert held.given_back == pytest.approx(seconds)
    hall.restart()


async def test_a_turn_goes_on_where_it_stood(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    table = await hall.look(table_id)
    seat = next(seat for seat in table.seats if seat.person_id == actor(table).id)
    await hall.clock.advance(10)
    await sleep(hall, 3601.7)
    await hall.tables.due(table_id)
    table = await hall.look(table_id)
    assert (table.row.due_kind, table.called) == ("call", None)
    assert table.row.deadline == pytest.approx(hall.clock.now() + 50, abs=0.01)
    await hall.ring(table_id)
    await sleep(hall, 86400.3)
    await hall.tables.due(table_id)
    table = await hall.look(table_id)
    assert table.row.due_kind == "timeout"
    assert table.called is table.seats[seat.number]
    assert table.row.deadline == pytest.approx(hall.clock.now() + 30, abs=0.01)
    await hall.tables.move(table_id, actor(table), table.seq, basic(table), None)
    assert (await hall.look(table_id)).seats[seat.number].missed == 0


async def test_the_computer_and_the_cut_and_the_lobby_too(hall: Hall) -> None:
    lobby = await hall.lobby(people=1, seats="2")
    cutting = await hall.lobby(people=2)
    await hall.tables.start(cutting, who(1), None, None)
    playing = await hall.match(people=1, computers=1, dealer=0)
    left = {}
    for table_id in (lobby, cutting, playing):
        due_at = (await hall.look(table_id)).row.due_at
        assert due_at is not None
        left[table_id] = due_at - hall.clock.now()
    await sleep(hall, 5000)
    for table_id, seconds in left.items():
        await hall.tables.due(table_id)
        due_at = (await hall.look(table_id)).row.due_at
        assert due_at == pytest.approx(hall.clock.now() + seconds, abs=0.01)
    for table_id in left:
        await hall.ring(table_id)
    assert (await hall.look(lobby)).row.close_reason == "idle"
    assert (await hall.look(cutting)).row.stage == "play"
    assert (await hall.look(playing)).seq == 2
