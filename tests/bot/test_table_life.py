"""The life of a match: seats that are left and taken over, nobody there, no clock, quiet hours, and
tables that are dead.
"""

import pytest

from bot.quiet import read_quiet
from bot.turns import A_DAY, CUT_TIME, NUDGE, PACE, WAIT, WEEK
from tests.bot.desk import NAMES, NOW, Desk, desk, in_play, person, refused

HOUR = 3600
QUIET = "23-8 UTC"


def other_than(table: Desk) -> int:
    """Somebody who is not to act."""
    return next(
        seat.person_id
        for seat in table.table.seats
        if seat.person_id is not None and seat.number != table.to_act
    )


def miss_two(table: Desk) -> None:
    """Whoever is to act misses two turns in a row."""
    seat = table.seat
    for _ in range(2):
        while table.seat is not seat:
            table.go()
        table.run_out()
    assert seat.away


# A seat that was left


def test_somebody_else_goes_on_with_the_cards_and_the_score_of_who_left() -> None:
    table = in_play(people=3)
    seat = table.seat
    assert table.table.match is not None
    hand, fresh = table.table.match.view(seat.number), seat.fresh
    table.table.leave(seat.person_id or 0, table.now)
    table.table.take_over(person(4), NAMES[3], seat.number, table.now + 5)
    assert (seat.person_id, seat.name, seat.away, seat.left) == (4, NAMES[3], False, False)
    assert table.table.match.view(seat.number) == hand
    assert seat.fresh == fresh + 1
    assert table.row.deadline == table.now + 5 + 60
    table.act()
    assert table.table.appended[-1].by == "person"
    assert table.table.view(None, "").seats[seat.number].name == NAMES[3]


def test_a_name_that_is_there_already_gets_a_number() -> None:
    table = in_play(people=3).table
    table.leave(2, NOW)
    table.take_over(person(4, NAMES[0]), NAMES[0], 1, NOW)
    assert table.seats[1].name == f"{NAMES[0]} 2"


def test_only_a_seat_that_was_left_is_free_to_take() -> None:
    table = in_play(people=2, computers=1).table
    with refused("answer-seat-taken"):
        table.take_over(person(4), NAMES[3], 1, NOW)
    for number in (2, 3, 9):
        with refused("answer-unknown"):
            table.take_over(person(4), NAMES[3], number, NOW)
    table.leave(2, NOW)
    with refused("answer-already-sat"):
        table.take_over(person(1), NAMES[0], 1, NOW)
    table.row.takeover = False
    with refused("answer-no-takeover"):
        table.take_over(person(4), NAMES[3], 1, NOW)


def test_who_left_may_take_their_own_seat_back_that_way_too() -> None:
    table = in_play(people=2, computers=1, takeover=False).table
    table.leave(2, NOW)
    table.take_over(person(2), NAMES[1], 1, NOW)
    assert (table.seats[1].away, table.seats[1].left) == (False, False)


def test_whose_seat_was_taken_is_told_so() -> None:
    table = in_play(people=3).table
    table.leave(2, NOW)
    table.take_over(person(4), NAMES[3], 1, NOW)
    with refused("answer-not-seated"):
        table.back(2, NOW)
    table.leave(4, NOW)
    table.take_over(person(2), NAMES[1], 1, NOW)
    assert table.seats[1].person_id == 2


def test_who_came_back_first_keeps_the_seat() -> None:
    table = in_play(people=3).table
    table.leave(2, NOW)
    table.back(2, NOW)
    with refused("answer-seat-taken"):
        table.take_over(person(4), NAMES[3], 1, NOW)


def test_who_takes_over_before_a_cut_has_time_for_it() -> None:
    table = desk(people=2, computers=1, dealer=1)
    table.table.leave(1, table.now)
    assert table.due_in == pytest.approx(PACE)
    table.table.take_over(person(4), NAMES[3], 0, table.now)
    assert table.due_in == pytest.approx(CUT_TIME)


# Nobody is there


def test_computers_do_not_play_on_among_themselves() -> None:
    table = in_play(people=1, computers=1)
    while table.seat.kind == "computer":
        table.ring()
    miss_two(table)
    seq = table.table.seq
    assert table.table.deserted
    assert table.due_in == pytest.approx(WAIT)
    assert table.row.deadline == table.row.due_at
    assert table.table.view(None, "").deserted
    table.ring()
    assert table.table.seq == seq
    assert (table.row.stage, table.row.close_reason) == ("closed", "alone")


def test_a_slow_table_waits_for_a_turn() -> None:
    table = in_play(people=1, computers=1, clock=12 * HOUR)
    while table.seat.kind == "computer":
        table.ring()
    miss_two(table)
    assert table.due_in == pytest.approx(12 * HOUR)


@pytest.mark.parametrize("person_id", [1, 2])
def test_whoever_comes_back_lets_the_match_go_on(person_id: int) -> None:
    table = in_play(people=2)
    for seat in table.table.seats:
        seat.missed = 1
    table.run_out()
    table.run_out()
    assert table.table.deserted
    table.table.back(person_id, table.now)
    seat = table.seat
    assert table.row.due_kind == ("call" if seat.person_id == person_id else "computer")


def test_the_last_who_is_there_leaves_beside_somebody_who_is_away() -> None:
    table = in_play(people=2)
    seat = table.seat
    seat.missed = 1
    table.run_out()
    table.table.leave(other_than(table) if table.seat is seat else table.seat.person_id or 0, NOW)
    assert table.table.deserted
    assert table.row.due_kind == "alone"


def test_when_all_have_left_the_match_ends_at_once() -> None:
    table = in_play(people=2, computers=1)
    assert not table.table.is_last(1)
    table.table.leave(1, table.now)
    assert table.table.is_last(2)
    table.table.leave(2, table.now)
    assert (table.row.stage, table.row.close_reason) == ("closed", "empty")


# Without a clock


def friends() -> Desk:
    """A match of two friends without a clock."""
    return in_play(people=2, clock=0, chat_id=0)


def test_without_a_clock_a_turn_is_called_once_and_waits_for_a_week() -> None:
    table = friends()
    seat, began, fresh = table.seat, table.now, table.seat.fresh
    assert table.table.view(seat.number, "").deadline is None
    assert table.due_in == NUDGE
    table.ring()
    assert (seat.fresh, table.row.due_at) == (fresh + 1, began + WEEK)
    table.ring()
    assert (table.row.stage, table.row.close_reason) == ("closed", "week")
    assert seat.missed == 0
    assert not any(seat.away for seat in table.table.seats)


def test_every_move_begins_a_new_week() -> None:
    table = friends()
    table.ring()
    table.now += WEEK - HOUR
    table.act()
    assert table.row.deadline == table.now + WEEK


def test_nobody_is_called_twice_within_a_day() -> None:
    table = friends()
    called_at = table.now - HOUR
    table.now += NUDGE
    assert table.table.put_off(table.now, called_at)
    assert table.row.due_at == called_at + A_DAY
    table.now = called_at + A_DAY
    assert not table.table.put_off(table.now, called_at)
    fresh = table.seat.fresh
    table.ring()
    assert table.seat.fresh == fresh + 1


def test_where_nothing_else_would_help_the_computer_plays_for_who_cannot_be_reached() -> None:
    table = friends()
    person_id = table.seat.person_id or 0
    table.table.lose(person_id, table.now)
    assert table.row.due_kind == "computer"
    table.table.back(person_id, table.now)
    assert table.row.due_kind == "call"
    with_clock = in_play(people=2)
    with_clock.table.lose(with_clock.seat.person_id or 0, with_clock.now)
    assert not with_clock.seat.away


# Quiet hours


def slow(at: float) -> Desk:
    """A slow match whose first turn begins then."""
    table = desk(people=2, clock=12 * HOUR, quiet=QUIET)
    table.now = at
    table.cut()
    return table


def test_the_clock_of_a_slow_table_stands_still_in_quiet_hours() -> None:
    evening = NOW - NOW % A_DAY + 20 * HOUR
    table = slow(evening)
    assert table.row.deadline == evening + 21 * HOUR
    table.ring()
    assert table.row.due_kind == "recall"
    assert table.row.due_at == evening + 20 * HOUR


def test_a_turn_that_begins_at_night_is_called_in_the_morning() -> None:
    night = NOW - NOW % A_DAY + 2 * HOUR
    table = slow(night)
    assert table.row.due_at == night + 6 * HOUR + 45
    assert table.row.deadline == night + 18 * HOUR


def test_what_falls_into_the_night_by_downtime_waits_for_the_morning() -> None:
    evening = NOW - NOW % A_DAY + 20 * HOUR
    table = slow(evening)
    table.now = evening + 5 * HOUR
    morning = evening + 12 * HOUR
    deadline = table.row.deadline or 0.0
    assert table.table.put_off(table.now, None)
    assert table.row.due_at == morning
    assert table.row.deadline == deadline + 7 * HOUR
    assert not table.table.put_off(morning, None)
    assert not read_quiet(QUIET).asleep(morning)


def test_quick_tables_do_not_sleep() -> None:
    night = NOW - NOW % A_DAY + 2 * HOUR
    table = desk(people=2, clock=600, quiet=QUIET)
    table.now = night
    table.cut()
    assert table.row.deadline == night + 600


# Tables that are dead


def test_anybody_may_clear_a_table_at_which_nobody_was_for_a_day_and_a_turn() -> None:
    table = in_play(people=2, clock=HOUR, touched_at=NOW).table
    assert not table.dead(NOW + A_DAY)
    with refused("answer-not-seated"):
        table.stop(9, admin=False, now=NOW + A_DAY)
    assert table.dead(NOW + A_DAY + HOUR)
    with refused("answer-not-seated"):
        table.stop(9, admin=False)  # from elsewhere
    assert table.stop(9, admin=False, now=NOW + A_DAY + HOUR) is None
    assert (table.row.stage, table.row.close_reason) == ("closed", "dead")


# The same people again


def test_a_match_begins_by_itself_when_all_are_back() -> None:
    table = desk(people=2, computers=1)
    seats = table.table.seats
    row = table.row
    row.stage, row.match, table.table.match = "lobby", None, None
    for seat in seats[:2]:
        seat.kind, seat.person_id, seat.kept_for = "empty", None, seat.person_id
    table.table.sit(person(2), NAMES[1], NOW)
    assert seats[1].person_id == 2
    assert not table.table.start_if_reunited(table.chance, NOW)
    table.table.sit(person(1), NAMES[0], NOW)
    assert table.table.start_if_reunited(table.chance, NOW)
    assert row.stage == "cut"


def test_a_lobby_of_others_does_not() -> None:
    table = desk(people=2)
    row = table.row
    row.stage, row.match, table.table.match = "lobby", None, None
    assert not table.table.start_if_reunited(table.chance, NOW)
