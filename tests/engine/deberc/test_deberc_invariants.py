"""What holds in every Deberc match, whatever the table: whole matches of all kinds, by chance."""

from hypothesis import given, settings

from engine.cards import CARD_OF, NAMES, SUITS
from engine.deberc.view import DealCount, DebercView
from engine.game import Match
from tests.engine.matches import DEBERC, Played, tables

SOME = settings(max_examples=60, deadline=None)

TRUMP_VALUES = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def value(card: int, trump: int) -> int:
    """D-2, from the text of the rules."""
    rank, suit = NAMES[card][0], NAMES[card][1]
    return TRUMP_VALUES[rank] if SUITS[trump] == suit else PLAIN_VALUES[rank]


def look(match: Match, seat: int | None) -> DebercView:
    """A view of a Deberc match."""
    view = match.view(seat)
    assert isinstance(view, DebercView)
    return view


@SOME
@given(tables("deberc"))
def test_each_card_is_in_one_place(table: Played) -> None:
    match = table.match
    for _ in table.steps():
        assert match.phase in ("bid1", "bid2", "play")
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


@SOME
@given(tables("deberc"))
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
@given(tables("deberc"))
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
