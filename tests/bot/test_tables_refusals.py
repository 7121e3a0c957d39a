"""What is refused changes nothing: not in the database, not in what a process remembers."""

from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from sqlalchemy import delete
from sqlalchemy.exc import IntegrityError

from bot.gathering import HeldError, RefusedError
from engine.errors import RuleError
from storage.models import ActionRow
from storage.tables import load_table
from tests.bot.desk import CHAT, refused
from tests.bot.hall import Hall, actor, basic, who

Wish = Callable[[int | None], Awaitable[object]]


async def check_unchanged(hall: Hall, wish: Wish, refusal: type[Exception]) -> None:
    """The wish is refused, and nothing has changed for anybody."""
    update = await hall.update()
    before = await hall.everything()
    hall.wakes.clear()
    hall.notices.clear()
    with pytest.raises(refusal):
        await wish(update)
    assert await hall.everything() == before
    assert (hall.wakes, hall.notices) == ([], [])
    assert update in await hall.undone()


async def check_match(hall: Hall, table_id: int) -> None:
    """What the process remembers of the match is what the database holds."""
    remembered = await hall.look(table_id)
    hall.restart()
    stored = await hall.look(table_id)
    assert remembered.match is not None
    assert stored.match is not None
    assert remembered.match.result() == stored.match.result()
    for seat in (None, *range(len(stored.seats))):
        assert remembered.match.view(seat) == stored.match.view(seat)


async def test_in_a_match(hall: Hall) -> None:
    table_id = await hall.match(people=3)
    table = await hall.look(table_id)
    tables, person, seq = hall.tables, actor(table), table.seq
    others = [who(number) for number in (1, 2, 3) if number != person.id]
    wishes: list[Wish] = [
        lambda update: tables.move(table_id, person, seq + 1, "pass", update),
        lambda update: tables.move(table_id, person, 10**30, "pass", update),
        lambda update: tables.move(table_id, others[0], seq, "pass", update),
        lambda update: tables.move(table_id, who(9), seq, "pass", update),
        lambda update: tables.cut(table_id, person, 1, 5, update),
        lambda update: tables.back(table_id, person, update),
        lambda update: tables.leave(table_id, who(9), update),
        lambda update: tables.keep(table_id, who(9), update),
        lambda update: tables.stop(table_id, who(9), None, update),
        lambda update: tables.stop(table_id, who(9), CHAT + 1, update),
        lambda update: tables.cancel(table_id, who(1), CHAT, update),
        lambda update: tables.deal_hand(table_id, who(9), update),
        lambda update: tables.sit(table_id, who(9), CHAT, update),
        lambda update: tables.set_up(table_id, who(1), "clock", "30", None, update),
        lambda update: tables.start(table_id, who(1), None, update),
    ]
    for wish in wishes:
        await check_unchanged(hall, wish, RefusedError)
    for text in ("play 9♥", "nonsense", ""):
        await check_unchanged(hall, partial(tables.move, table_id, person, seq, text), RuleError)
    await check_match(hall, table_id)
    await hall.go(table_id)


async def test_while_a_trick_is_in_sight(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    table = await hall.look(table_id)
    while table.row.hold_until is None:
        await hall.go(table_id)
        table = await hall.look(table_id)
    text = basic(table)
    await check_unchanged(
        hall,
        lambda update: hall.tables.move(table_id, actor(table), table.seq, text, update),
        HeldError,
    )
    await check_match(hall, table_id)
    await hall.until(table.row.hold_until)
    await hall.tables.move(table_id, actor(table), table.seq, text, None)


@pytest.mark.parametrize("number", [0, -1, 999, 2**31 - 1, 2**31, 2**63, 10**30])
async def test_at_a_table_that_is_not(hall: Hall, number: int) -> None:
    await hall.tables.greet(who(1))
    tables = hall.tables
    wishes: list[Wish] = [
        lambda update: tables.move(number, who(1), 1, "pass", update),
        lambda update: tables.cut(number, who(1), 1, 5, update),
        lambda update: tables.sit(number, who(1), CHAT, update),
        lambda update: tables.sit_by_link(number, who(1), "0", update),
        lambda update: tables.stop(number, who(1), None, update),
        lambda update: tables.bring(number, update),
    ]
    for wish in wishes:
        await check_unchanged(hall, wish, RefusedError)
    assert await tables.table(number) is None
    assert await tables.invite(number) == ""
    await tables.due(number)


async def test_in_a_lobby(hall: Hall) -> None:
    table_id = await hall.lobby(people=2, seats="3")
    tables = hall.tables
    await tables.greet(who(4))
    wishes: list[Wish] = [
        lambda update: tables.sit(table_id, who(2), CHAT, update),
        lambda update: tables.sit(table_id, who(3), CHAT, update),  # never opened the direct chat
        lambda update: tables.sit(table_id, who(4), CHAT + 1, update),  # from another group
        lambda update: tables.sit_by_link(table_id, who(3), "0" * 12, update),
        lambda update: tables.sit_by_link(table_id, who(3), "", update),
        lambda update: tables.rise(table_id, who(3), update),
        lambda update: tables.start(table_id, who(1), None, update),
        lambda update: tables.start(table_id, who(3), None, update),
        lambda update: tables.set_up(table_id, who(1), "remove", "", None, update),
        lambda update: tables.set_up(table_id, who(1), "seats", "7", None, update),
        lambda update: tables.set_up(table_id, who(3), "add", "", None, update),
        lambda update: tables.set_up(table_id, who(3), "add", "", CHAT + 1, update),
        lambda update: tables.cancel(table_id, who(2), None, update),
        lambda update: tables.move(table_id, who(1), 0, "pass", update),
        lambda update: tables.back(table_id, who(1), update),
    ]
    for wish in wishes:
        await check_unchanged(hall, wish, RefusedError)


async def test_what_breaks_off_changes_nothing_either(hall: Hall) -> None:
    """The database refuses the commit: the match in memory must not be ahead of the record."""
    table_id = await hall.match(people=2)
    table = await hall.look(table_id)
    seq = table.seq
    async with hall.database.transaction() as session:
        row = await load_table(session, table_id)
        assert row is not None
        assert row.match is not None
        match_id = row.match.id
        session.add(
            ActionRow(match_id=match_id, seq=seq, deal=1, text="0 pass", by="person", at=0.0)
        )
    await check_unchanged(
        hall,
        lambda update: hall.tables.move(table_id, actor(table), seq, basic(table), update),
        IntegrityError,
    )
    async with hall.database.transaction() as session:
        await session.execute(delete(ActionRow).where(ActionRow.seq == seq))
    assert (await hall.look(table_id)).seq == seq
    await hall.go(table_id)
    await check_match(hall, table_id)


async def test_a_table_that_is_looked_at_can_be_spoilt_without_harm(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    table = await hall.look(table_id)
    assert table.match is not None
    table.match.apply(table.match.legal_actions()[0])
    table.row.stage = "closed"
    table.seats[0].away = True
    again = await hall.look(table_id)
    assert again.match is not None
    assert again.match.view(None) != table.match.view(None)
    assert (again.row.stage, again.seats[0].away) == ("play", False)
    await check_match(hall, table_id)


async def test_what_is_done_is_marked_done_with_it(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    table = await hall.look(table_id)
    update = await hall.update()
    await hall.tables.move(table_id, actor(table), table.seq, basic(table), update)
    assert await hall.undone() == []


async def test_a_person_is_not_kept_by_a_refusal(hall: Hall) -> None:
    table_id = await hall.lobby(people=1, seats="2")
    with refused("answer-need-start"):
        await hall.tables.sit(table_id, who(4), CHAT, None)
    assert [person["id"] for person in (await hall.everything())["people"]] == [1]
