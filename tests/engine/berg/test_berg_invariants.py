"""What holds in every Berg match: its cards, its known cards, its points, by random play."""

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.berg.view import BergView
from engine.cards import NAMES, cards_text, parse_cards
from engine.errors import RuleError
from engine.game import Action, Event, Match
from tests.engine.matches import Played, tables

SOME = settings(max_examples=25, deadline=None)
WORTH = {"XB": 2.0, "XR": 2.0, "QS": 1.5, "QC": 1.0, "QD": 1.0, "QH": 1.0}


def look(match: Match, seat: int | None) -> BergView:
    view = match.view(seat)
    assert isinstance(view, BergView)
    return view


@SOME
@given(tables("berg"))
def test_42_cards_each_in_one_place(table: Played) -> None:
    match = table.match
    for _ in table.steps():
        views = [look(match, seat) for seat in (0, 1)]
        public = look(match, None)
        assert public.hand is None
        assert not (public.legal or public.offers or public.playable or public.fresh)
        cards = [card for view in views for card in view.hand or ()]
        cards += [laid.card for laid in public.pile]
        assert len(set(cards)) == len(cards)
        assert len(cards) + public.big + public.small + public.turned == 42
        assert public.counts == tuple(len(view.hand or ()) for view in views)
        assert not set(public.deck_known) & set(cards)
        assert len(public.deck_known) in (0, public.turned)
        for view in views:
            assert view.pile == public.pile
            assert view.held_known == public.held_known
            assert set(view.playable) <= set(view.hand or ())
            assert set(view.fresh) <= set(view.hand or ())
        for seat in (0, 1):
            hand = set(views[seat].hand or ())
            assert set(public.held_known[seat]) <= hand
            assert set(public.jokers_shown[seat]) <= hand
            opened = public.open_hands[seat]
            assert opened is None or set(opened) == hand


@SOME
@given(tables("berg"))
def test_points_follow_from_what_was_played(table: Played) -> None:
    """A recount from the actions alone: who played what since the last turn-over."""
    match = table.match
    totals, games = [0.0, 0.0], 0
    while not match.finished:
        table.deal()
        assert match.next_dealer == look(match, None).dealer
        up = look(match, None).turned_up
        assert up is not None
        pile = [(NAMES[up], match.next_dealer)]
        prices = [0.0, 0.0]
        while match.phase != "deal" and not match.finished:
            action = table.choose()
            events = match.apply(action)
            while match.to_shuffle:
                events += match.shuffle(match.to_shuffle)
            if action.verb == "play":
                pile.append((action.args[:2], action.seat))
            price = {"jokers": 0.5, "insure": 1.0, "shuffle": 1.0}.get(action.verb, 0.0)
            if action.verb == "open":
                price = float(str(look(match, None).options.open_hand))
            prices[action.seat] -= price
            if any(event.kind == "turned" for event in events):
                pile = pile[-1:]
        games += 1
        count = look(match, None).counted[-1]
        assert count.number == games
        points = [0.5, 0.5]
        if count.winner is not None:
            chain = 0.0
            for card, seat in reversed(pile):
                if card not in WORTH or seat != count.winner:
                    break
                chain += WORTH[card]
            points[count.winner] = chain if chain and count.result == "out" else 0.5
            loser = 1 - count.winner
            hand = {NAMES[card] for card in look(match, loser).hand or ()}
            pays = look(match, None).options.left_in_hand == "yes" and count.result == "out"
            pays = pays and hand <= WORTH.keys()
            points[loser] = -sum(WORTH[card] for card in hand) if pays else 0.0
        assert list(count.points) == points
        assert list(count.prices) == prices
        totals = [totals[seat] + prices[seat] + points[seat] for seat in (0, 1)]
        assert list(count.totals) == totals
        over = max(totals) > look(match, None).options.height and totals[0] != totals[1]
        assert match.finished == over
    assert match.winner == totals.index(max(totals))


def replayed(
    table: Played, deck: tuple[int, ...], turns: list[tuple[int, ...]]
) -> tuple[Match, list[Event]] | None:
    """The record's last game from other cards, or None where its actions are not legal then."""
    record = table.record
    *earlier, last = record.deals
    record.deals = earlier
    match = record.replay()
    record.deals = [*earlier, last]
    events = match.deal(deck)
    rest = list(turns)
    try:
        for action in last.actions:
            events += match.apply(action)
            while match.to_shuffle:
                events += match.shuffle(rest.pop(0))
    except RuleError:
        return None
    return match, events


@settings(max_examples=60, deadline=None)
@given(tables("berg"), st.integers(0, 150))
def test_a_view_does_not_depend_on_hidden_cards(table: Played, stop: int) -> None:
    """Cards that were never seen change places in the deck, and in shuffled turn-overs."""
    table.play_on(stop)
    assume(table.record.deals and table.match.phase in ("order", "play"))
    last = table.record.deals[-1]
    turns = [parse_cards(turn) for turn in last.turns or ()]
    same = replayed(table, last.deck, turns)
    assert same is not None
    match, events = same
    public = look(match, None)
    # What everybody has seen: played at any time, or shown.
    seen = {
        card
        for action in last.actions
        if action.verb == "play"
        for card in parse_cards(action.args[:2])
    }
    assert public.turned_up is not None
    seen.add(public.turned_up)
    for cards in public.jokers_shown:
        seen |= set(cards)
    for seat in (None, 0, 1):
        view = look(match, seat)
        known = seen | set(view.hand or ())
        for opened in view.open_hands:
            known |= set(opened or ())
        for _ in range(5):
            mixed = shuffled_but(last.deck, known, table.rng)
            orders = [
                shuffled_but(turn, set(view.hand or ()) if seat is not None else set(), table.rng)
                for turn in turns
            ]
            other = replayed(table, mixed, orders if table.rng.random() < 0.5 else turns)
            if other is not None and other[1] == events:
                assert look(other[0], seat) == view


def shuffled_but(cards: tuple[int, ...], known: set[int], rng: random.Random) -> tuple[int, ...]:
    """The cards with those that are not known in other places."""
    places = [place for place, card in enumerate(cards) if card not in known]
    hidden = [cards[place] for place in places]
    rng.shuffle(hidden)
    mixed = list(cards)
    for place, card in zip(places, hidden, strict=True):
        mixed[place] = card
    return tuple(mixed)


@SOME
@given(tables("berg"))
def test_what_is_legal_follows_the_turn(table: Played) -> None:
    """B-10, B-11, B-24: drawing, passing and obligations, from what the seat sees."""
    match = table.match
    for _ in table.steps():
        assert match.to_act is not None
        view = look(match, match.to_act)
        verbs = {action.verb for action in view.legal}
        if view.phase == "order":
            assert verbs == {"order"}
            continue
        assert ("draw" in verbs) == (not view.has_drawn)
        assert ("pass" in verbs) == (view.has_drawn and not view.obliged)
        plays = {action.args[:2] for action in view.legal if action.verb == "play"}
        assert plays == {NAMES[card] for card in view.playable}
        assert view.takes is not None
        held = set(view.hand or ()) & set(view.takes.cards)
        kept = view.kept_to_three[match.to_act] and view.counts[match.to_act] <= 3
        assert set(view.playable) == (set() if kept else held)
        assert [offer.verb for offer in view.offers] == [
            action.verb for action in view.legal if action.verb not in ("draw", "pass", "play")
        ]
        assert isinstance(view.legal[0], Action)
        assert cards_text(view.playable) == "".join(sorted(plays, key=NAMES.index))
