"""What holds in every match of every game: whole matches on tables of all kinds, by chance.

What only one game can say (where its cards are, how its points add up) stands in its own folder.
"""

import json
import random
import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.berg.match import REASONS as BERG_REASONS
from engine.cards import NAMES, SUITS, parse_cards
from engine.deberc.match import REASONS as DEBERC_REASONS
from engine.errors import EngineError, RuleError
from engine.game import Action, Event, Match
from engine.games import GAMES
from engine.record import read_record
from engine.terz.match import REASONS as TERZ_REASONS
from tests.engine.matches import (
    Played,
    all_that_is_seen,
    cards_in,
    seen_of_this_deal,
    tables,
)

SOME = settings(max_examples=40, deadline=None)
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
LETTERS = {"deberc": "D", "terz": "T", "berg": "B"}  # of clauses
REASONS = {"deberc": DEBERC_REASONS, "terz": TERZ_REASONS, "berg": BERG_REASONS}


@EVERY_GAME
@SOME
@given(data=st.data())
def test_somebody_can_always_act_until_somebody_has_won(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    match = table.match
    for _ in table.steps():
        assert match.to_act is not None
        assert match.phase not in ("deal", "finished")
        legal = match.legal_actions()
        assert legal
        assert len(set(legal)) == len(legal)
        assert {action.seat for action in legal} == {match.to_act}
        assert match.view(None).legal == ()
        for seat in range(match.seats):
            view = match.view(seat)
            assert list(view.legal) == (list(legal) if seat == match.to_act else [])
            assert (view.phase, view.to_act) == (match.phase, match.to_act)
    assert match.phase == "finished"
    assert list(match.legal_actions()) == []
    assert match.to_act is None
    assert match.winner in range(match.sides)


@EVERY_GAME
@SOME
@given(data=st.data())
def test_the_result_says_what_the_match_says(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    table.play_on(table.rng.randrange(200))
    match = table.match
    result = json.loads(json.dumps(match.result()))
    assert (result["format"], result["game"]) == ("kozyr-result/1", name)
    assert (result["finished"], result["winner"]) == (match.finished, match.winner)
    assert (result["to_act"], result["phase"]) == (match.to_act, match.phase)
    assert result["totals"] == list(match.totals)
    assert len(result["deals"]) == match.deals_dealt


@EVERY_GAME
@SOME
@given(data=st.data())
def test_a_record_replays_to_the_same_match(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    table.play_on(table.rng.randrange(200))
    text = json.dumps(table.record.as_json())
    record = read_record(text)
    assert json.dumps(record.as_json()) == text
    assert all_that_is_seen(record.replay()) == all_that_is_seen(table.match)


def any_action(table: Played, known: set[Action]) -> Action:
    """Something that one might try: mostly nonsense at any given moment, or out of turn."""
    rng, seats = table.rng, table.match.seats
    if known and rng.random() < 0.6:
        action = rng.choice(sorted(known))
        return action._replace(seat=rng.randrange(seats))
    verbs = [*sorted({action.verb for action in known}), "play", "fly"]
    args = rng.choice([rng.choice(NAMES), rng.choice(NAMES) * 3, "", "13", *SUITS])
    return Action(rng.randrange(seats + 1), rng.choice(verbs), args)


@EVERY_GAME
@SOME
@given(data=st.data())
def test_a_refused_action_changes_nothing_and_says_why(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    match, refused, known = table.match, 0, set[Action]()
    for _ in table.steps():
        known |= set(match.legal_actions())
        if table.rng.random() < 0.8:
            continue
        before = all_that_is_seen(match)
        for _ in range(10):
            action = any_action(table, known)
            if action in match.legal_actions():
                assert match.why_not(action) is None
                continue
            error = match.why_not(action)
            assert isinstance(error, RuleError)
            try:
                match.apply(action)
            except RuleError as raised:
                assert (raised.clause, raised.reason) == (error.clause, error.reason)
                assert raised.reason in REASONS[name]
                assert raised.clause == "" or re.fullmatch(rf"{LETTERS[name]}-\d\d?", raised.clause)
                assert raised.clause or raised.reason in ("unknown-action", "no-seat")
                legal = {a.args.split()[0] for a in match.legal_actions() if a.verb == "play"}
                assert not raised.legal or set(raised.legal) == legal
            else:
                raise AssertionError(f"{action} was taken")
            refused += 1
        assert all_that_is_seen(match) == before
    assert refused or len(table.record.deals) < 3


@EVERY_GAME
@SOME
@given(data=st.data())
def test_copies_are_independent(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    table.play_on(table.rng.randrange(60))
    assume(not table.match.finished)
    before = all_that_is_seen(table.match)
    twin = Played(table.record, table.match.copy(), random.Random(1))
    assert all_that_is_seen(twin.match) == before
    log: list[Action | list[int]] = []
    while not twin.match.finished and twin.match.phase != "deal":
        if twin.match.to_shuffle:
            order = twin.rng.sample(twin.match.to_shuffle, len(twin.match.to_shuffle))
            log.append(order)
            twin.match.shuffle(order)
        else:
            action = twin.choose()
            log.append(action)
            twin.match.push(action)
    assert all_that_is_seen(table.match) == before
    for step in log:
        if isinstance(step, Action):
            table.match.apply(step)
        else:
            table.match.shuffle(step)
    assert all_that_is_seen(table.match) == all_that_is_seen(twin.match)


def replayed(table: Played, deck: tuple[int, ...]) -> tuple[Match, list[Event]] | None:
    """The record's last deal from another deck, or None where its actions are not legal then."""
    record = table.record
    *earlier, last = record.deals
    record.deals = earlier
    match = record.replay()
    record.deals = [*earlier, last]
    events = match.deal(deck)
    turns = iter(last.turns or ())
    try:
        for action in last.actions:
            events += match.apply(action)
            while match.to_shuffle:
                events += match.shuffle(parse_cards(next(turns)))
    except RuleError:
        return None
    return match, events


@EVERY_GAME
@SOME
@given(data=st.data())
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(
    name: str, data: st.DataObject
) -> None:
    """Other cards in the hidden places, the same events: the seat sees the same."""
    table = data.draw(tables(name))
    table.play_on(table.rng.randrange(60))
    assume(table.record.deals and table.match.phase != "deal" and not table.match.finished)
    deck = table.record.deals[-1].deck
    same = replayed(table, deck)
    assert same is not None
    match, events = same
    for seat in (None, *range(match.seats)):
        known = seen_of_this_deal(match, seat)
        places = [i for i, card in enumerate(deck) if card not in known]
        for _ in range(4):
            mixed = list(deck)
            hidden = [deck[i] for i in places]
            table.rng.shuffle(hidden)
            for place, card in zip(places, hidden, strict=True):
                mixed[place] = card
            other = replayed(table, tuple(mixed))
            if other is not None and other[1] == events:
                assert other[0].view(seat) == match.view(seat)


@EVERY_GAME
@SOME
@given(data=st.data())
def test_events_show_no_hidden_card(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    match = table.match
    while not match.finished:
        if match.phase == "deal":
            table.deal()
        action = table.choose()
        events = match.apply(action)
        named = cards_in([event.args for event in events])
        assert not named or named <= seen_of_this_deal(match, None), events
        table.shuffle()


@EVERY_GAME
def test_a_seat_that_does_not_exist_sees_nothing(name: str) -> None:
    game = GAMES[name]
    match = game.new_match(game.seat_counts[0], None, {}, 0)
    match.deal(game.deck)
    for seat in (-1, game.seat_counts[0]):
        with pytest.raises(EngineError):
            match.view(seat)
