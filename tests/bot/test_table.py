"""A table in its match: cuts, actions, tricks in sight, what is seen, and how a table ends."""

import hashlib

import pytest

from bot.gathering import HeldError
from bot.screens.base import TableView
from bot.table import Table
from bot.turns import CUT_TIME, HOLD, PACE
from engine.cards import parse_cards
from engine.errors import RuleError
from engine.game import Match
from engine.games import GAMES
from tests.bot.desk import DEPTH, Desk, desk, in_play, refused
from tests.engine.deberc.kit import lay


def state(table: Table) -> object:
    """All that a refused wish must leave as it was."""
    row = table.row
    assert row.match is not None
    assert table.match is not None
    return (
        table.seq,
        row.stage,
        row.due_at,
        row.due_kind,
        row.deadline,
        row.hold_until,
        list(row.stop_votes),
        [(seat.away, seat.left, seat.missed, seat.fresh) for seat in table.seats],
        [(deal.number, deal.cut) for deal in table.deals],
        [str(action.text) for action in table.appended],
        everything(table.match),
    )


def everything(match: Match) -> object:
    """All that can be seen of a match."""
    return match.result(), [match.view(seat).as_json() for seat in (None, *range(match.seats))]


# The cut


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seat_to_the_dealers_right_cuts(seats: int) -> None:
    # D-11; "left of" is the next number, so right is the one before.
    for dealer in range(seats):
        assert desk(people=seats, dealer=dealer).cutter.number == (dealer - 1) % seats


def test_a_person_has_ten_seconds_to_cut_and_the_computer_is_quick() -> None:
    table = desk(people=1, computers=1, dealer=1)
    assert table.cutter.kind == "person"
    assert table.due_in == pytest.approx(CUT_TIME, abs=0.01)
    assert table.row.deadline == table.row.due_at
    table = desk(people=1, computers=1, dealer=0)
    assert table.cutter.kind == "computer"
    assert table.due_in == pytest.approx(PACE, abs=0.01)
    assert table.row.deadline is None


@pytest.mark.parametrize("depth", [1, 16, 31])
def test_the_deck_is_dealt_as_it_was_cut(depth: int) -> None:
    table = desk(people=3, dealer=2)
    deal = table.table.deals[0]
    deck = deal.deck
    assert sorted(parse_cards(deck)) == sorted(GAMES["deberc"].deck)
    table.cut(depth)
    assert (deal.deck, deal.cut) == (deck, depth)
    expected = GAMES["deberc"].new_match(3, "classic", {}, 2)
    expected.deal(parse_cards(deck[2 * depth :] + deck[: 2 * depth]))
    assert table.table.match is not None
    assert everything(table.table.match) == everything(expected)
    assert table.table.seq == 1


@pytest.mark.parametrize("depth", [0, 32, -1, 10**30])
def test_an_impossible_cut_is_refused(depth: int) -> None:
    table = desk()
    before = state(table.table)
    with refused("answer-unknown"):
        table.cut(depth)
    assert state(table.table) == before


def test_only_the_cutter_cuts_and_only_this_deal_and_once() -> None:
    table = desk(people=2, dealer=1)
    cut, chance = table.table.cut, table.chance
    before = state(table.table)
    with refused("answer-not-your-turn"):
        cut(2, 1, 5, chance, table.now)
    with refused("answer-not-seated"):
        cut(9, 1, 5, chance, table.now)
    for deal in (0, 2, 10**30):
        with refused("answer-cut-done"):
            cut(1, deal, 5, chance, table.now)
    assert state(table.table) == before
    cut(1, 1, 5, chance, table.now)
    before = state(table.table)
    with refused("answer-cut-done"):
        cut(1, 1, 6, chance, table.now)
    assert state(table.table) == before


def test_a_cut_that_nobody_makes_is_fixed_by_the_commitment() -> None:
    for seed in range(20):
        table = desk(people=2, seed=seed)
        deal = table.table.deals[0]
        assert deal.commitment == hashlib.sha256(f"{deal.salt}:{deal.deck}".encode()).hexdigest()
        table.ring()
        assert deal.cut == 1 + int(deal.commitment, 16) % 31
        assert table.row.stage == "play"


def test_a_cut_that_nobody_makes_is_no_missed_turn() -> None:
    table = desk(people=2, dealer=1)
    table.run_out()  # the cut
    assert table.table.seats[0].missed == 0
    table.run_out()  # the first turn: the eldest is person 1
    assert (table.table.seats[0].missed, table.table.seats[0].away) == (1, False)


def test_who_cuts_is_there() -> None:
    table = desk(people=2, dealer=1)
    table.table.seats[0].missed = 1
    table.cut()
    assert table.table.seats[0].missed == 0


def test_every_person_is_called_to_a_new_deal() -> None:
    table = desk(people=2, computers=1)
    table.table.leave(2, table.now)
    table.go()
    assert [seat.fresh for seat in table.table.seats] == [1, 0, 0]


# Actions


def test_every_action_and_every_deal_has_a_number() -> None:
    table = in_play(people=2)
    seen = [table.table.seq]
    while table.row.stage == "play":
        table.act()
        seen.append(table.table.seq)
    assert seen == list(range(1, len(seen) + 1))
    assert [action.seq for action in table.table.appended] == seen[:-1]
    assert {action.by for action in table.table.appended} == {"person"}
    assert {action.deal for action in table.table.appended} == {1}
    table.cut()
    assert table.table.seq == seen[-1] + 1


def test_a_press_of_another_moment_or_of_another_seat_is_refused() -> None:
    table = in_play(people=3)
    who, other = table.seat, table.table.seats[(table.to_act + 1) % 3]
    assert who.person_id is not None
    assert other.person_id is not None
    move, seq, before = table.table.move, table.table.seq, state(table.table)
    for wrong in (seq - 1, seq + 1, 0, -seq, 10**30):
        with refused("answer-stale"):
            move(who.person_id, wrong, "pass", table.chance, table.now)
    with refused("answer-not-your-turn"):
        move(other.person_id, seq, "pass", table.chance, table.now)
    with refused("answer-not-seated"):
        move(9, seq, "pass", table.chance, table.now)
    assert state(table.table) == before


def test_nothing_is_played_before_the_cut() -> None:
    table = desk(people=2, dealer=1)
    with refused("answer-stale"):
        table.table.move(1, 0, "take", table.chance, table.now)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play XX",
        "play 9H 9H",
        "play  9H",
        "PASS",
        "pass\n",
        "take S",
        "take Ω",
        "пас",
        "play 9♥",
        "\x00",
        "🂡",
        "0 pass",
        "play " + "9" * 60,
    ],
)
def test_forged_actions_are_refused_by_the_engine_and_change_nothing(text: str) -> None:
    table = in_play(people=2)
    before = state(table.table)
    with pytest.raises(RuleError):
        table.act(text)
    assert state(table.table) == before


def test_a_move_after_the_clock_has_run_out_still_counts_if_it_is_first() -> None:
    table = in_play(people=2)
    who, seq = table.seat, table.table.seq
    table.now += 1000
    table.act("pass")
    assert table.table.seq == seq + 1
    assert who.missed == 0


# A complete trick stays in sight


def test_the_next_trick_begins_when_the_last_one_has_been_seen() -> None:
    table = in_play(people=2)
    table.play_trick()
    done = table.now
    person_id = table.seat.person_id
    assert person_id is not None
    assert table.row.hold_until == done + HOLD
    assert table.row.deadline == done + HOLD + table.row.clock
    chosen = table.basic()
    text, seq, before = f"{chosen.verb} {chosen.args}".strip(), table.table.seq, state(table.table)
    for moment in (done, done + HOLD - 0.001):
        with pytest.raises(HeldError) as held:
            table.table.move(person_id, seq, text, table.chance, moment)
        assert held.value.until == done + HOLD
    assert state(table.table) == before
    table.table.move(person_id, seq, text, table.chance, done + HOLD)
    assert table.row.hold_until is None


def test_what_is_refused_is_refused_at_once() -> None:
    table = in_play(people=2)
    table.play_trick()
    person_id = table.seat.person_id
    assert person_id is not None
    with pytest.raises(RuleError):
        table.table.move(person_id, table.table.seq, "play 9♥", table.chance, table.now)
    with refused("answer-stale"):
        table.table.move(person_id, table.table.seq - 1, "play", table.chance, table.now)


def test_the_computer_waits_for_it_too_and_no_longer() -> None:
    table = in_play(people=1, computers=1)
    for _ in range(4):
        table.play_trick()
        if table.seat.kind == "computer":
            break
    else:
        pytest.fail("the computer took no trick")
    assert table.due_in == pytest.approx(max(PACE, HOLD), abs=0.01)


def test_the_last_trick_of_a_deal_is_seen_before_the_next_deal() -> None:
    table = in_play(people=2)
    table.play_deal()
    assert table.row.stage == "cut"
    done = table.now
    person_id = table.cutter.person_id
    assert person_id is not None
    before = state(table.table)
    with pytest.raises(HeldError) as held:
        table.table.cut(person_id, 2, DEPTH, table.chance, done)
    assert held.value.until == done + HOLD
    assert state(table.table) == before
    with refused("answer-unknown"):
        table.table.cut(person_id, 2, 0, table.chance, done)
    table.table.cut(person_id, 2, DEPTH, table.chance, done + HOLD)
    assert table.row.stage == "play"
    assert table.row.hold_until is None


def test_the_cutter_may_leave_while_the_last_trick_is_in_sight() -> None:
    table = in_play(people=2)
    table.play_deal()
    person_id = table.cutter.person_id
    assert person_id is not None
    table.table.leave(person_id, table.now)
    assert table.due_in == pytest.approx(HOLD, abs=0.01)
    table.ring()
    assert table.row.stage == "play"


# Whole matches


def test_a_void_deal_is_followed_by_another_cut() -> None:
    table = in_play(people=2, preset="moscow", dealer=0)
    for _ in range(4):
        table.act("pass")
    assert table.row.stage == "cut"
    assert [deal.number for deal in table.table.deals] == [1, 2]
    assert table.table.deals[0].salt != table.table.deals[1].salt
    # void_dealer=next: the deal moves on, and the cut with it (D-15).
    assert [deal.cutter for deal in table.table.deals] == [1, 0]


def test_a_match_ends_by_itself() -> None:
    table = in_play(people=2, options={"target": "deal"})
    table.play_deal()
    row = table.row
    assert row.match is not None
    assert row.stage == "over"
    assert row.match.finished_at == table.now
    assert (row.due_at, row.due_kind, row.deadline, row.hold_until) == (None, None, None, None)
    with refused("answer-stale"):
        table.table.time_is_up(table.now + 10**6)
    for wish in (
        lambda: table.table.move(1, table.table.seq, "pass", table.chance, table.now),
        lambda: table.table.cut(1, 2, 5, table.chance, table.now),
        lambda: table.table.leave(1, table.now),
        lambda: table.table.stop(1, admin=True),
        lambda: table.table.keep(1),
    ):
        with refused("answer-closed"):
            wish()


DEBERC = lay("7S8S9STSJSQSKS", "7H8H", upcard="AS", picks=0)


def test_a_deberc_ends_the_match_by_its_announcement() -> None:
    # D-42; the eldest is person 1, who takes and leads.
    table = in_play(people=2, dealer=1, decks=[DEBERC], preset="home")
    table.act("take")
    table.act("meld")
    assert table.row.stage == "over"
    assert table.table.match is not None
    assert table.table.match.winner == 0


# What is seen


def sealed(view: TableView, number: int) -> bool:
    deal = view.deals[number - 1]
    return deal.deck is None and deal.salt is None


def check_seals(table: Desk) -> None:
    """Decks and salts are out exactly where their deal is over."""
    going_on = table.row.stage in ("cut", "play")
    for viewer in (None, *range(len(table.table.seats))):
        view = table.table.view(viewer, "bot")
        last = len(view.deals)
        assert [deal.number for deal in view.deals] == list(range(1, last + 1))
        assert sealed(view, last) == going_on
        assert not any(sealed(view, number) for number in range(1, last))
        assert all(len(deal.commitment) == 64 for deal in view.deals)
        assert view.match == table.table.match.view(viewer) if table.table.match else True


def test_deck_and_salt_are_out_only_when_the_deal_is_over() -> None:
    table = desk(people=2, computers=1, options={"target": 301})
    while table.row.stage != "over":
        check_seals(table)
        table.go()
    check_seals(table)
    assert len(table.table.deals) > 1
    for deal in table.table.view(None, "bot").deals:
        seal = hashlib.sha256(f"{deal.salt}:{deal.deck}".encode()).hexdigest()
        assert deal.commitment == seal


def test_they_are_out_too_where_a_match_is_stopped() -> None:
    table = in_play(people=2)
    check_seals(table)
    table.table.stop(1, admin=False)
    check_seals(table)


def test_no_deal_is_committed_to_twice() -> None:
    table = in_play(people=2, options={"target": 151})
    while table.row.stage != "over":
        table.go()
    deals = table.table.deals
    assert len({deal.salt for deal in deals}) == len({deal.deck for deal in deals}) == len(deals)


def test_names_from_right_to_left_are_isolated_in_views() -> None:
    table = desk(people=2)
    table.table.seats[1].name = "שלום"
    view = table.table.view(0, "bot", "https://t.me/c/1/2")
    assert [seat.name for seat in view.seats] == ["Вера", "\u2068שלום\u2069"]
    assert (view.viewer, view.bot_username, view.group_url) == (0, "bot", "https://t.me/c/1/2")


# Stopping by agreement


@pytest.mark.parametrize(("people", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_more_than_half_of_the_seated_must_agree(people: int, needed: int) -> None:
    table = desk(people=people, computers=4 - people, opener_id=9).table
    for votes in range(1, needed):
        assert table.stop(votes, admin=False) == (votes, needed)
        assert table.stop(votes, admin=False) == (votes, needed)
        assert table.in_match
    assert table.stop(needed, admin=False) is None
    assert (table.row.stage, table.row.close_reason) == ("closed", "stopped")


def test_a_vote_can_be_taken_back() -> None:
    table = desk(people=2, opener_id=9).table
    table.stop(1, admin=False)
    table.keep(1)
    assert table.row.stop_votes == []
    assert table.stop(2, admin=False) == (1, 2)


def test_the_opener_and_administrators_stop_at_once() -> None:
    for who, admin in ((1, False), (9, True), (2, True)):
        table = in_play(people=2).table
        assert table.stop(who, admin) is None
        assert (table.row.stage, table.row.close_reason) == ("closed", "stopped")
        assert (table.row.due_at, table.row.deadline) == (None, None)


def test_strangers_and_those_who_left_have_no_vote() -> None:
    table = desk(people=3, opener_id=9).table
    table.leave(3, 0)
    for who, key in ((8, "answer-not-seated"), (3, "answer-already-left")):
        with refused(key):
            table.stop(who, admin=False)
    assert table.row.stop_votes == []
    with refused("answer-not-seated"):
        table.keep(8)
    table.keep(9)  # the opener need not sit to say so


def test_the_vote_of_one_who_leaves_is_lost() -> None:
    table = desk(people=4, opener_id=9).table
    table.stop(1, admin=False)
    table.leave(1, 0)
    assert table.row.stop_votes == []
    assert table.stop(2, admin=False) == (1, 2)


def test_the_table_stops_where_those_who_stay_have_agreed() -> None:
    table = desk(people=4, opener_id=9).table
    assert table.stop(1, admin=False) == (1, 3)
    assert table.stop(2, admin=False) == (2, 3)
    table.leave(4, 0)
    assert (table.row.stage, table.row.close_reason) == ("closed", "stopped")


def test_the_opener_who_left_may_still_stop() -> None:
    table = desk(people=2).table
    table.leave(1, 0)
    assert table.in_match
    assert table.stop(1, admin=False) is None


def test_the_last_person_who_leaves_closes_the_table() -> None:
    table = in_play(people=2, computers=1)
    table.table.leave(2, table.now)
    assert table.table.in_match
    table.table.leave(1, table.now)
    assert (table.row.stage, table.row.close_reason) == ("closed", "empty")
    assert (table.row.due_at, table.row.due_kind, table.row.hold_until) == (None, None, None)


def test_a_stacked_deck_is_what_the_cut_makes() -> None:
    deck = desk(people=2, dealer=1, decks=[DEBERC]).table.deals[0].deck
    assert deck[2 * DEPTH :] + deck[: 2 * DEPTH] == DEBERC
