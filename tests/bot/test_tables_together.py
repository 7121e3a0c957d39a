"""Several at once is the normal case: whoever comes second loses politely, and nothing is doubled.

Everything here happens between two processes on one database, and within one.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import AsyncExitStack

import pytest

from bot.chance import own_cut
from bot.door import AlreadyDoneError
from bot.gathering import RefusedError
from bot.tables import Tables
from storage.tables import load_actions, load_table
from tests.bot.desk import CHAT
from tests.bot.hall import Hall, actor, basic, person_at, who

Outcome = str


@pytest.fixture
def hall(hall_anywhere: Hall) -> Hall:
    """The databases lock in different ways: here it matters every time."""
    return hall_anywhere


@pytest.fixture(params=["one process", "two processes"])
async def pair(request: pytest.FixtureRequest, hall: Hall) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables as the first and as the second of two see them."""
    async with AsyncExitStack() as stack:
        two = request.param == "two processes"
        second = await stack.enter_async_context(hall.second()) if two else hall.tables
        yield hall.tables, second


async def outcome(wish: Awaitable[object]) -> Outcome:
    """How a wish went: "done", the sentence of its refusal, or "already"."""
    try:
        await wish
    except RefusedError as error:
        return error.key
    except AlreadyDoneError:
        return "already"
    return "done"


async def together(*wishes: Awaitable[object]) -> list[Outcome]:
    """All at once."""
    return list(await asyncio.gather(*(outcome(wish) for wish in wishes)))


async def actions(hall: Hall, table_id: int) -> Sequence[tuple[str, str]]:
    """What is in the record: each action, and who did it."""
    async with hall.database.transaction() as session:
        row = await load_table(session, table_id)
        assert row is not None
        assert row.match is not None
        return [(action.text, action.by) for action in await load_actions(session, row.match.id)]


async def test_two_presses_of_one_moment(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.match()
    for _ in range(4):
        table = await hall.look(table_id)
        await hall.until(table.row.hold_until)
        person, text = actor(table), basic(table)
        first, second = await hall.update(), await hall.update()
        found = await together(
            one.move(table_id, person, table.seq, text, first),
            two.move(table_id, person, table.seq, text, second),
        )
        assert sorted(found) == ["answer-stale", "done"]
        assert (await hall.look(table_id)).seq == table.seq + 1
        refused = first if found[0] != "done" else second
        assert refused in await hall.undone()
    assert len(await actions(hall, table_id)) == 4


async def test_who_looks_does_not_wait_for_who_changes(
    hall: Hall, pair: tuple[Tables, Tables]
) -> None:
    one, two = pair
    table_id = await hall.match()
    before = (await hall.look(table_id)).row.version

    async def look() -> int:
        await two.due(table_id)  # nothing is
        table = await two.table(table_id)
        assert table is not None
        return table.row.version

    async with one.database.transaction() as session:
        table = await one.lock(session, table_id)
        assert table is not None
        table.row.version += 1
        await session.flush()
        async with asyncio.timeout(20):
            assert await asyncio.create_task(look()) == before
    assert await look() == before + 1


async def test_one_press_delivered_twice(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.match()
    table = await hall.look(table_id)
    person, text, update = actor(table), basic(table), await hall.update()
    found = await together(
        one.move(table_id, person, table.seq, text, update),
        two.move(table_id, person, table.seq, text, update),
    )
    assert sorted(found) == ["already", "done"]
    assert len(await actions(hall, table_id)) == 1
    assert await hall.undone() == []
    assert await outcome(one.move(table_id, person, table.seq, text, update)) == "already"


async def test_a_table_opened_by_an_update_delivered_twice(
    hall: Hall, pair: tuple[Tables, Tables]
) -> None:
    one, two = pair
    update = await hall.update()
    found = await together(
        one.open(CHAT, None, who(1), update), two.open(CHAT, None, who(1), update)
    )
    assert sorted(found) == ["already", "done"]
    assert len(await hall.tables.here(CHAT, None, 1)) == 1


@pytest.mark.parametrize("press_first", [True, False])
async def test_a_press_beside_the_end_of_the_turn(
    hall: Hall, pair: tuple[Tables, Tables], press_first: bool
) -> None:
    one, two = pair
    table_id = await hall.match()
    await hall.ring(table_id)  # the call
    table = await hall.look(table_id)
    person, text = actor(table), basic(table)
    await hall.until(table.row.due_at)
    press = outcome(one.move(table_id, person, table.seq, text, await hall.update()))
    clock = outcome(two.due(table_id))
    ways = [press, clock] if press_first else [clock, press]
    found = await asyncio.gather(*ways)
    pressed = found[0] if press_first else found[1]
    ((done, by),) = await actions(hall, table_id)
    assert (pressed, by) in (("done", "person"), ("answer-stale", "clock"))
    after = await hall.look(table_id)
    assert after.seq == table.seq + 1
    assert after.seats[int(done[0])].missed == (1 if by == "clock" else 0)


@pytest.mark.parametrize("back_first", [True, False])
async def test_i_am_back_beside_the_computers_answer(
    hall: Hall, pair: tuple[Tables, Tables], back_first: bool
) -> None:
    one, two = pair
    table_id = await hall.match()
    table = await hall.look(table_id)
    person = actor(table)
    await one.leave(table_id, person, None)
    await hall.until((await hall.look(table_id)).row.due_at)
    back, computer = one.back(table_id, person, None), two.due(table_id)
    found = await together(*((back, computer) if back_first else (computer, back)))
    assert found == ["done", "done"]
    after = await hall.look(table_id)
    seat = next(seat for seat in after.seats if seat.person_id == person.id)
    assert (seat.away, seat.left) == (False, False)
    done = await actions(hall, table_id)
    # Either the computer was first, or the person has the turn, with all its time.
    if not done:
        assert after.row.deadline == hall.clock.now() + after.row.clock
        assert actor(after) == person
    else:
        assert [by for _, by in done] == ["computer"]


async def test_two_wake_ups_at_once(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.match(people=1, computers=1, dealer=0)
    table = await hall.look(table_id)
    await hall.until(table.row.due_at)
    await asyncio.gather(one.due(table_id), two.due(table_id), one.due(table_id))
    assert len(await actions(hall, table_id)) == 1
    assert (await hall.look(table_id)).row.version == table.row.version + 1


async def test_a_cut_beside_the_end_of_its_time(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.lobby()
    await one.start(table_id, who(1), None, None)
    table = await hall.look(table_id)
    cutter = person_at(table, table.deals[0].cutter)
    await hall.until(table.row.due_at)
    cut, _ = await together(one.cut(table_id, cutter, 1, 7, None), two.due(table_id))
    after = await hall.look(table_id)
    own = own_cut(after.deals[0].commitment, 32)
    assert after.seq == 1
    assert (cut, after.deals[0].cut) in (("done", 7), ("answer-cut-done", own))


async def test_two_people_on_the_last_seat(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.lobby(people=1, seats="2")
    for number in (2, 3):
        await hall.tables.greet(who(number))
    found = await together(
        one.sit(table_id, who(2), CHAT, None), two.sit(table_id, who(3), CHAT, None)
    )
    assert sorted(found) == ["answer-full", "done"]
    seated = [seat.person_id for seat in (await hall.look(table_id)).seats]
    assert seated == ([1, 2] if found[0] == "done" else [1, 3])


async def test_one_person_on_two_seats(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.lobby(people=1, seats="3")
    await hall.tables.greet(who(2))
    found = await together(
        one.sit(table_id, who(2), CHAT, None), two.sit(table_id, who(2), CHAT, None)
    )
    assert sorted(found) == ["answer-already-sat", "done"]


async def test_two_starts(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.lobby()
    found = await together(
        one.start(table_id, who(1), None, None), two.start(table_id, who(2), None, None)
    )
    assert sorted(found) == ["answer-started", "done"]
    assert len((await hall.look(table_id)).deals) == 1


async def test_everybody_leaves_at_once(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.match()
    found = await together(one.leave(table_id, who(1), None), two.leave(table_id, who(2), None))
    assert found == ["done", "done"]
    row = (await hall.look(table_id)).row
    assert (row.stage, row.close_reason, row.due_at) == ("closed", "empty", None)


async def test_i_am_back_beside_somebody_who_takes_the_seat(
    hall: Hall, pair: tuple[Tables, Tables]
) -> None:
    one, two = pair
    table_id = await hall.match(people=3)
    await hall.tables.greet(who(4))
    await one.leave(table_id, who(2), None)
    back, take = await together(
        one.back(table_id, who(2), None), two.take_over(table_id, who(4), 1, CHAT, None)
    )
    seat = (await hall.look(table_id)).seats[1]
    assert (back, take, seat.person_id) in (
        ("done", "answer-seat-taken", 2),
        ("answer-not-seated", "done", 4),
    )
    assert not seat.away


async def test_two_take_the_same_seat(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.match(people=2)
    await one.leave(table_id, who(2), None)
    for number in (3, 4):
        await hall.tables.greet(who(number))
    found = await together(
        one.take_over(table_id, who(3), 1, CHAT, None),
        two.take_over(table_id, who(4), 1, CHAT, None),
    )
    assert sorted(found) == ["answer-seat-taken", "done"]


async def test_a_vote_to_stop_beside_leaving(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.match(people=4)
    async with hall.database.transaction() as session:
        row = await load_table(session, table_id)
        assert row is not None
        row.opener_id = 9
    await one.stop(table_id, who(2), None, None)
    # Two of four are too few, two of three are enough: in either order the match ends.
    found = await together(
        one.stop(table_id, who(3), None, None), two.leave(table_id, who(4), None)
    )
    assert found == ["done", "done"]
    row = (await hall.look(table_id)).row
    assert (row.stage, row.close_reason) == ("closed", "stopped")


async def test_again_pressed_by_two_at_once(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    table_id = await hall.match(people=3)
    await one.stop(table_id, who(1), None, None)
    found = await together(
        one.again(table_id, who(2), None), two.again(table_id, who(3), None, other=True)
    )
    assert found == ["done", "done"]
    again = (await hall.look(table_id)).row.again_id
    assert again is not None
    gathering = await hall.look(again)
    assert [seat.person_id for seat in gathering.seats] == [None, 2, 3]
    assert [known.id for known in await hall.tables.here(CHAT, None, 1)] == [again]


async def test_somebody_new_greets_twice(hall: Hall, pair: tuple[Tables, Tables]) -> None:
    one, two = pair
    await asyncio.gather(one.greet(who(3)), two.greet(who(3)), one.greet(who(3)))
    people = (await hall.everything())["people"]
    assert [(person["id"], person["reachable"]) for person in people] == [(3, True)]


async def test_two_processes_take_turns(hall: Hall) -> None:
    """What one did the other knows, though each remembers the match as it last saw it."""
    table_id = await hall.match(people=2, options={"target": "deal"})
    first = hall.tables
    async with hall.second() as second:
        for nth in range(200):
            hall.tables = (first, second)[nth % 2]
            if (await hall.go(table_id)).row.stage == "over":
                break
        one, two = await first.table(table_id), await second.table(table_id)
    assert one is not None
    assert two is not None
    assert one.match is not None
    assert two.match is not None
    assert one.match.finished
    assert one.match.result() == two.match.result()


async def test_tables_do_not_wait_for_each_other(hall: Hall) -> None:
    """One person at two tables of one group, and everything at both at once."""
    tables = [await hall.match(people=2) for _ in range(2)]
    found = [await hall.look(table_id) for table_id in tables]
    wishes = [
        hall.tables.move(table.row.id, actor(table), table.seq, basic(table), None)
        for table in found
    ]
    assert await together(*wishes) == ["done", "done"]
    assert [len(await actions(hall, table_id)) for table_id in tables] == [1, 1]
