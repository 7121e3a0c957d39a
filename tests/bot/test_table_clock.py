"""Time at a table: calls, turns that run out, the computer for those who are away, coming back."""

import random
from itertools import pairwise

import pytest

from bot.agreement import CLOCKS
from bot.gathering import HeldError
from bot.turns import CUT_TIME, HOLD, PACE, call_times
from engine.game import Action
from storage.models import TableRow
from tests.bot.desk import Desk, desk, in_play, refused
from tests.engine.deberc.kit import lay

NEAR = 0.01
DEBERC = lay("7S8S9STSJSQSKS", "7H8H", upcard="AS")
"""Dealt by seat 1, seat 0 takes and announces a deberc (D-42), which ends the match."""


def shift(row: TableRow, silence: float) -> None:
    """What ``storage.lease`` does to a table for the time in which nobody kept the clock."""
    assert row.due_at is not None
    row.due_at += silence
    row.deadline = None if row.deadline is None else row.deadline + silence
    row.hold_until = None if row.hold_until is None else row.hold_until + silence


def person_of(table: Desk) -> int:
    person_id = table.seat.person_id
    assert person_id is not None
    return person_id


# Calls


@pytest.mark.parametrize("clock", CLOCKS)
def test_people_are_called_in_time_before_a_turn_runs_out(clock: int) -> None:
    times = call_times(clock)
    assert times
    assert all(later - earlier >= 15 for earlier, later in pairwise(times))
    assert 0 < times[0] <= 60
    assert 15 <= clock - times[-1] <= 3600


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_turn_goes_through_its_calls_to_its_end(clock: int) -> None:
    table = in_play(people=2, clock=clock)
    seat, began, fresh = table.seat, table.now, table.seat.fresh
    assert table.row.deadline == began + clock
    for nth, after in enumerate(call_times(clock)):
        assert table.row.due_kind == ("call", "recall")[nth]
        assert table.due_in == pytest.approx(began + after - table.now, abs=NEAR)
        assert (table.table.called is seat) == (nth > 0)
        table.ring()
        assert seat.fresh == fresh + nth + 1
        assert table.table.called is seat
        assert table.row.deadline == began + clock
    assert (table.row.due_kind, table.row.due_at) == ("timeout", began + clock)
    table.ring()
    assert table.now == began + clock
    assert table.table.called is None
    assert table.table.appended[-1].by == "clock"
    assert seat.missed == 1


def test_computers_are_not_called() -> None:
    table = in_play(people=1, computers=1, dealer=0)
    assert table.seat.kind == "computer"
    assert (table.row.due_kind, table.row.deadline) == ("computer", None)
    assert table.due_in == pytest.approx(PACE, abs=NEAR)
    assert table.table.called is None


@pytest.mark.parametrize("clock", CLOCKS)
def test_time_that_is_given_back_leaves_a_turn_as_it_was(clock: int) -> None:
    source = random.Random(clock)
    for _ in range(30):
        table = in_play(people=2, clock=clock)
        seat, fresh = table.seat, table.seat.fresh
        for _ in call_times(clock):
            called = table.table.called
            for _ in range(3):
                silence = source.uniform(5, 1e6)
                shift(table.row, silence)
                table.now += silence
                assert table.table.called is called
            table.ring()
        assert seat.fresh == fresh + len(call_times(clock))
        assert table.row.due_kind == "timeout"
        shift(table.row, source.uniform(5, 1e6))
        assert table.table.called is seat
        with refused("answer-stale"):
            table.table.play_for(table.table.seq, [table.basic()], "clock", table.chance, table.now)
        table.ring()
        assert seat.missed == 1


def test_calls_that_were_slept_through_are_not_made_up_for() -> None:
    table = in_play(people=2, clock=180)
    seat, fresh = table.seat, table.seat.fresh
    table.now += 500
    table.ring()
    assert seat.fresh == fresh + 1
    assert table.row.due_kind == "timeout"
    table.ring()
    assert table.table.appended[-1].by == "clock"


# Turns that run out


def test_nothing_happens_too_early() -> None:
    table = in_play(people=2)
    assert table.row.due_at is not None
    with refused("answer-stale"):
        table.table.time_is_up(table.row.due_at - 0.001)
    for by in ("clock", "computer"):
        with refused("answer-stale"):
            table.table.play_for(
                table.table.seq, [table.basic()], by, table.chance, table.row.due_at + 1
            )
    table.ring()
    assert table.row.due_kind == "timeout"
    with refused("answer-stale"):
        table.table.play_for(
            table.table.seq, [table.basic()], "clock", table.chance, table.row.due_at - 0.001
        )
    with refused("answer-stale"):
        table.table.time_is_up(table.row.due_at + 1)
    assert table.table.appended == []


def test_a_move_ends_a_row_of_missed_turns() -> None:
    table = in_play(people=2)
    seat = table.seat
    table.run_out()
    assert seat.missed == 1
    while table.seat is not seat:
        table.go()
    table.act()
    assert seat.missed == 0
    while table.row.stage == "play" and table.seat is not seat:
        table.go()
    table.run_out()
    assert (seat.missed, seat.away) == (1, False)


def test_a_refused_move_does_not() -> None:
    table = in_play(people=2)
    seat = table.seat
    seat.missed = 1
    with refused("answer-stale"):
        table.table.move(person_of(table), table.table.seq - 1, "pass", table.chance, table.now)
    assert seat.missed == 1


def test_after_two_missed_turns_in_a_row_the_computer_plays() -> None:
    table = in_play(people=2)
    seat = table.seat
    table.run_out()
    while table.seat is not seat:
        table.go()
    table.run_out()
    assert (seat.missed, seat.away, seat.left) == (2, True, False)
    while table.seat is not seat:
        table.go()
    assert (table.row.due_kind, table.row.deadline) == ("computer", None)
    assert table.due_in <= max(PACE, HOLD) + NEAR
    before = table.table.seq
    with refused("answer-away"):
        table.table.move(person_of(table), before, "pass", table.chance, table.now)
    table.ring()
    assert table.table.appended[-1].by == "computer"


def test_a_turn_with_an_announcement_keeps_its_deadline() -> None:
    table = in_play(people=2, dealer=1, decks=[lay("7S8S9S", "7H8H", upcard="AS")])
    table.act("take")
    deadline = table.row.deadline
    table.now += 40  # one has been called by now
    table.act("meld")
    assert table.row.deadline == deadline
    assert table.seat.number == 0
    assert (table.row.due_kind, table.row.due_at) == ("timeout", deadline)
    assert table.table.called is table.seat
    table.ring()
    assert [action.text.split()[1] for action in table.table.appended] == ["take", "meld", "play"]
    assert table.table.seats[0].missed == 1


def test_the_clock_plays_a_whole_turn() -> None:
    table = in_play(people=2, dealer=1, decks=[lay("7S8S9S", "7H8H", upcard="AS")])
    table.act("take")
    turn = [Action(0, "meld"), Action(0, "play", "9S")]
    table.now += 60
    table.row.due_kind = "timeout"
    table.table.play_for(table.table.seq, turn, "clock", table.chance, table.now)
    assert [action.text for action in table.table.appended] == ["0 take", "0 meld", "0 play 9S"]
    assert [action.by for action in table.table.appended] == ["person", "clock", "clock"]
    assert table.table.seats[0].missed == 1
    assert table.row.deadline == table.now + 60


def test_a_match_may_end_by_the_clock() -> None:
    table = in_play(people=2, dealer=1, decks=[DEBERC], preset="home")
    table.act("take")
    table.now += 60
    table.row.due_kind = "timeout"
    seq = table.table.seq
    table.table.play_for(seq, [Action(0, "meld")], "clock", table.chance, table.now)
    assert table.row.stage == "over"
    assert (table.row.due_at, table.row.deadline) == (None, None)


def test_an_answer_for_another_moment_is_dropped() -> None:
    table = in_play(people=1, computers=1, dealer=0)
    chosen, seq = table.basic(), table.table.seq
    table.ring()
    for moment in (seq, seq + 2):
        with refused("answer-stale"):
            table.table.play_for(moment, [chosen], "computer", table.chance, table.now + 100)
    assert len(table.table.appended) == 1


# Away and back


def away(table: Desk) -> Desk:
    """The person to act has left, and has just lost their turn to the computer."""
    table.table.leave(person_of(table), table.now)
    return table


def test_who_leaves_in_their_turn_is_followed_by_the_computer() -> None:
    table = in_play(people=3)
    table.now += 50
    away(table)
    assert (table.row.due_kind, table.row.deadline) == ("computer", None)
    assert table.due_in == pytest.approx(PACE, abs=NEAR)
    assert table.table.called is None
    with refused("answer-already-left"):
        table.table.leave(person_of(table), table.now)
    with refused("answer-away"):
        table.table.move(person_of(table), table.table.seq, "pass", table.chance, table.now)
    table.ring()
    assert table.table.appended[-1].by == "computer"


def test_who_leaves_in_another_turn_changes_no_deadline() -> None:
    table = in_play(people=3)
    before = (table.row.deadline, table.row.due_at, table.row.due_kind)
    other = table.table.seats[(table.to_act + 1) % 3].person_id
    assert other is not None
    table.table.leave(other, table.now + 7)
    assert (table.row.deadline, table.row.due_at, table.row.due_kind) == before
    table.table.back(other, table.now + 8)
    assert (table.row.deadline, table.row.due_at, table.row.due_kind) == before


def test_who_leaves_has_their_cut_made_for_them() -> None:
    table = desk(people=2, dealer=1)
    with refused("answer-not-away"):
        table.table.back(1, table.now)
    table.table.leave(1, table.now)
    assert table.row.deadline is None
    assert table.due_in == pytest.approx(PACE, abs=NEAR)
    with refused("answer-away"):
        table.cut()
    table.table.back(1, table.now)
    assert table.due_in == pytest.approx(CUT_TIME, abs=NEAR)
    assert table.row.deadline == table.row.due_at
    table.cut()
    assert table.row.stage == "play"


def test_who_comes_back_has_a_whole_turn_and_a_clean_sheet() -> None:
    table = away(in_play(people=2))
    seat, fresh = table.seat, table.seat.fresh
    seat.missed = 2
    table.now += 1
    table.table.back(person_of(table), table.now)
    assert (seat.away, seat.left, seat.missed) == (False, False, 0)
    assert table.row.deadline == table.now + 60
    assert table.row.due_kind == "call"
    assert seat.fresh == fresh  # they are there and need no call
    with refused("answer-not-away"):
        table.table.back(person_of(table), table.now)
    with refused("answer-not-seated"):
        table.table.back(9, table.now)
    table.act()
    assert table.table.appended[-1].by == "person"


def test_the_computers_answer_beside_i_am_back() -> None:
    table = away(in_play(people=2))
    chosen, seq = table.basic(), table.table.seq
    table.table.back(person_of(table), table.now)
    with refused("answer-stale"):
        table.table.play_for(seq, [chosen], "computer", table.chance, table.now + 100)
    assert table.table.appended == []


def test_the_clocks_answer_beside_leaving() -> None:
    table = in_play(people=3)
    table.ring()
    assert table.row.due_at is not None
    chosen, seq, end = table.basic(), table.table.seq, table.row.due_at
    table.table.leave(person_of(table), end)
    with refused("answer-stale"):
        table.table.play_for(seq, [chosen], "clock", table.chance, end + 100)
    assert table.table.appended == []


def test_back_while_a_trick_is_in_sight_waits_like_everybody() -> None:
    table = in_play(people=2)
    table.play_trick()
    taker = person_of(table)
    table.table.leave(taker, table.now)
    assert table.due_in == pytest.approx(HOLD, abs=NEAR)
    table.table.back(taker, table.now)
    assert table.row.deadline == table.now + HOLD + 60
    with pytest.raises(HeldError):
        table.table.move(
            taker, table.table.seq, f"play {table.basic().args}", table.chance, table.now
        )


def test_who_left_and_came_back_is_called_again() -> None:
    table = desk(people=2, dealer=1)
    table.table.leave(2, table.now)
    table.table.back(2, table.now)
    table.cut()
    assert [seat.fresh for seat in table.table.seats] == [1, 1]
