"""What holds in every Deberc match, whatever the table: whole matches of all kinds, by chance."""

import json
import random
import re

from hypothesis import assume, given, settings

from engine.cards import CARD_OF, NAMES, SUITS
from engine.deberc.match import REASONS
from engine.deberc.view import DealCount, DebercView
from engine.errors import RuleError
from engine.game import Action, Event, Match
from engine.record import read_record
from tests.engine.matches import DEBERC, Played, all_that_is_seen, look, tables

SOME = settings(max_examples=60, deadline=None)

TRUMP_VALUES = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def value(card: int, trump: int) -> int:
    """D-2, from the text of the rules."""
    rank, suit = NAMES[card][0], NAMES[card][1]
    return TRUMP_VALUES[rank] if SUITS[trump] == suit else PLAIN_VALUES[rank]


@SOME
@given(tables())
def test_each_card_is_in_one_place_and_somebody_can_always_act(table: Played) -> None:
    match = table.match
    for _ in table.steps():
        assert match.to_act is not None
        assert match.phase in ("bid1", "bid2", "play")
        legal = match.legal_actions()
        assert legal
        assert len(set(legal)) == len(legal)
        assert {action.seat for action in legal} == {match.to_act}
        views = [look(match, seat) for seat in range(match.seats)]
        public = look(match, None)
        assert public.legal == ()
        assert public.hand is None
        cards = [card for view in views for card in view.hand or ()]
        cards += [card for trick in public.tricks for card in trick.cards]
        cards += public.trick.cards if public.trick else ()
        cards += [public.upcard_lies] if public.upcard_lies is not None else []
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(DEBERC.deck)
        assert len(cards) + public.stock == 32
        assert public.counts == tuple(len(view.hand or ()) for view in views)
        if public.bottom is not None:
            assert public.bottom not in cards
    assert match.phase == "finished"
    assert match.legal_actions() == ()
    assert match.to_act is None
    assert match.winner in range(match.sides)


@SOME
@given(tables())
def test_points_add_up(table: Played) -> None:
    match = table.match
    before = look(match, None)
    for _ in table.steps():
        now = look(match, None)
        if len(now.counted) > len(before.counted):
            check_count(before, now.counted[-1], match)
            before = now
    check_count(before, look(match, None).counted[-1], match)
    # The last deal's tricks are still in sight.
    end = look(match, None)
    count = end.counted[-1]
    if count.result not in ("void", "deberc"):
        assert end.trump is not None
        played = [card for trick in end.tricks for card in trick.cards]
        assert sum(count.card_points) == sum(value(card, end.trump) for card in played)
        if match.seats == 4:
            assert sum(count.card_points) == 152


def check_count(before: DebercView, count: DealCount, match: Match) -> None:
    """One deal's count, against what stood before it."""
    sides = range(match.sides)
    paid = [0] * match.sides
    for hung, side in count.paid:
        assert hung in before.hanging
        assert side in hung.sides
        paid[side] += hung.points
    newly_hung = sum(hung.points for hung in count.hanging if hung not in before.hanging)
    hung_before = sum(hung.points for hung in before.hanging)
    assert sum(hung.points for hung in count.hanging) == hung_before - sum(paid) + newly_hung
    for side in sides:
        own = sum(fine.points for fine in count.fine_list if fine.side == side)
        assert count.fines[side] == own <= 0
        total = before.totals[side] + count.written[side] + count.fines[side]
        assert count.totals[side] == total
    if count.result in ("void", "deberc"):
        assert set(count.raw) == set(count.written) == {0}
        assert count.hanging == before.hanging
        return
    assert sum(count.tricks) == (8 if match.seats == 4 else 9)
    for side in sides:
        raw = count.card_points[side]
        raw += 10 if count.last_trick == side else 0
        raw += 20 if count.bella_to == side else 0
        raw += sum(m.points for m in count.melds if m.seat % match.sides == side)
        assert count.raw[side] == raw
    assert count.taker is not None
    taker = count.taker % match.sides
    best = max(count.raw[side] for side in sides if side != taker)
    results = {True: "made", False: "bayt"}
    expected = "hanging" if count.raw[taker] == best else results[count.raw[taker] > best]
    assert count.result == expected
    for side in sides:
        own = 0 if side == taker and count.result != "made" else count.raw[side]
        assert count.written[side] == own + count.shares[side] + paid[side]
    lost = 0 if count.result == "made" else count.raw[taker]
    assert sum(count.shares) + newly_hung == lost


@SOME
@given(tables())
def test_a_record_replays_to_the_same_match(table: Played) -> None:
    stop = table.rng.randrange(200)
    table.play_on(stop)
    text = json.dumps(table.record.as_json())
    record = read_record(text)
    assert json.dumps(record.as_json()) == text
    assert all_that_is_seen(record.replay()) == all_that_is_seen(table.match)


def any_action(rng: random.Random, seats: int) -> Action:
    """Something that one might try, mostly nonsense at any given moment."""
    verb = rng.choice(["pass", "take", "seven", "redeal", "meld", "bella", "play", "play", "fly"])
    args = rng.choice([*NAMES]) if verb == "play" else rng.choice(["", "", *SUITS])
    return Action(rng.randrange(seats + 1), verb, args)


@SOME
@given(tables())
def test_a_refused_action_changes_nothing_and_says_why(table: Played) -> None:
    match, refused = table.match, 0
    for _ in table.steps():
        if table.rng.random() < 0.8:
            continue
        before = all_that_is_seen(match)
        for _ in range(10):
            action = any_action(table.rng, match.seats)
            if action in match.legal_actions():
                assert match.why_not(action) is None
                continue
            error = match.why_not(action)
            assert isinstance(error, RuleError)
            try:
                match.apply(action)
            except RuleError as raised:
                assert (raised.clause, raised.reason) == (error.clause, error.reason)
                assert raised.reason in REASONS
                assert raised.clause == "" or re.fullmatch(r"D-\d\d?", raised.clause)
                legal = {a.args for a in match.legal_actions() if a.verb == "play"}
                assert not raised.legal or set(raised.legal) == legal
            else:
                raise AssertionError(f"{action} was taken")
            refused += 1
        assert all_that_is_seen(match) == before
    assert refused or len(table.record.deals) < 3


@SOME
@given(tables())
def test_copies_are_independent(table: Played) -> None:
    table.play_on(table.rng.randrange(60))
    assume(not table.match.finished)
    before = all_that_is_seen(table.match)
    twin = Played(table.record, table.match.copy(), random.Random(1))
    assert all_that_is_seen(twin.match) == before
    log: list[Action] = []
    while legal := twin.match.legal_actions():
        log.append(twin.rng.choice(list(legal)))
        twin.match.push(log[-1])
    assert all_that_is_seen(table.match) == before
    for action in log:
        table.match.apply(action)
    assert all_that_is_seen(table.match) == all_that_is_seen(twin.match)


def naive_plays(view: DebercView) -> set[int]:
    """D-56, D-57 in so many words, from what the player sees."""
    assert view.hand is not None
    assert view.trump is not None
    order = ["789JQKTA".index, "78QKTA9J".index]
    hand = set(view.hand)
    if view.trick is None:
        return hand
    lie = view.trick.cards
    led = lie[0] // 10
    follow = {card for card in hand if card // 10 == led}
    trumps = {card for card in hand if card // 10 == view.trump}
    if follow and led != view.trump:
        return follow
    if not trumps:
        return hand
    lying = [card for card in lie if card // 10 == view.trump]
    if not lying:
        return trumps
    highest = max(lying, key=lambda card: order[1](NAMES[card][0]))
    winner = (view.trick.leader + lie.index(highest)) % view.seats
    if view.options.partners == "yes" and winner % 2 == (view.seat or 0) % 2:
        return trumps
    power = order[1](NAMES[highest][0])
    return {card for card in trumps if order[1](NAMES[card][0]) > power} or trumps


@SOME
@given(tables())
def test_the_legal_cards_are_those_of_the_rules(table: Played) -> None:
    match = table.match
    for _ in table.steps():
        if match.phase != "play":
            continue
        assert match.to_act is not None
        view = look(match, match.to_act)
        plays = {CARD_OF[action.args] for action in view.legal if action.verb == "play"}
        assert view.legal == tuple(match.legal_actions())
        last = table.record.deals[-1].actions[-1]
        if last.verb == "bella" and view.options.bella_when == "with_card":
            assert view.trump is not None
            pair = {CARD_OF["K" + SUITS[view.trump]], CARD_OF["Q" + SUITS[view.trump]]}
            assert plays == naive_plays(view) & pair
            assert len(view.legal) == len(plays)
        else:
            assert plays == naive_plays(view)


def replayed(table: Played, deck: tuple[int, ...]) -> tuple[Match, list[Event]] | None:
    """The record's last deal from another deck, or None where its actions are not legal then."""
    record = table.record
    *earlier, last = record.deals
    record.deals = earlier
    match = record.replay()
    record.deals = [*earlier, last]
    events = match.deal(deck)
    try:
        for action in last.actions:
            events += match.apply(action)
    except RuleError:
        return None
    return match, events


@settings(max_examples=60, deadline=None)
@given(tables())
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(table: Played) -> None:
    """Other cards in the hidden places, the same events: the seat sees the same."""
    table.play_on(table.rng.randrange(60))
    assume(table.record.deals and table.match.phase != "deal" and not table.match.finished)
    deck = table.record.deals[-1].deck
    same = replayed(table, deck)
    assert same is not None
    match, events = same
    public = look(match, None)
    seen = {card for trick in public.tricks for card in trick.cards}
    seen |= set(public.trick.cards if public.trick else ())
    seen |= {card for card in (public.upcard, public.bottom) if card is not None}
    seen |= {card for meld in public.melds_shown for card in meld.cards}
    for seat in (None, *range(match.seats)):
        own = set(look(match, seat).hand or ())
        places = [i for i, card in enumerate(deck) if card not in seen | own]
        for _ in range(4):
            mixed = list(deck)
            hidden = [deck[i] for i in places]
            table.rng.shuffle(hidden)
            for place, card in zip(places, hidden, strict=True):
                mixed[place] = card
            other = replayed(table, tuple(mixed))
            if other is not None and other[1] == events:
                assert look(other[0], seat) == look(match, seat)


@SOME
@given(tables())
def test_events_show_no_hidden_card(table: Played) -> None:
    match = table.match
    while not match.finished:
        if match.phase == "deal":
            table.deal()
        action = table.choose()
        events = match.apply(action)
        public = look(match, None)
        seen: set[int | None] = {card for trick in public.tricks for card in trick.cards}
        seen |= set(public.trick.cards if public.trick else ())
        seen |= {public.upcard, public.bottom, public.upcard_lies}
        seen |= {card for meld in public.melds_shown for card in meld.cards}
        seen |= {top for _, _, top in public.melds_equal}
        for event in events:
            if event.kind in ("counted", "over", "extra", "trick"):
                continue
            named = {CARD_OF[word] for word in re.findall(r"[7-9TJQKA][SCDH]", event.args)}
            assert named <= seen
