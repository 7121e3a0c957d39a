"""What holds in every Terz match, whatever the table: whole matches of all kinds, by chance."""

from hypothesis import given, settings

from engine.cards import CARD_OF, NAMES, SUITS
from engine.game import Match
from engine.games import game
from engine.terz.view import DealCount, TerzView
from tests.engine.matches import Played, tables

SOME = settings(max_examples=40, deadline=None)
DECK = set(game("terz").deck)

TRUMP_VALUES = {"J": 20, "9": 13, "A": 11, "T": 10, "K": 3, "Q": 2, "8": 0, "7": 0}
PLAIN_VALUES = {"A": 11, "T": 10, "K": 3, "Q": 2, "J": 1, "9": 0, "8": 0, "7": 0}
TRUMP_ORDER = "78QKTA9J"
PLAIN_ORDER = "789JQKTA"


def value(card: int, trump: int) -> int:
    """T-2, from the text of the rules."""
    rank, suit = NAMES[card][0], NAMES[card][1]
    return TRUMP_VALUES[rank] if SUITS[trump] == suit else PLAIN_VALUES[rank]


def look(match: Match, seat: int | None) -> TerzView:
    """A view of a Terz match."""
    view = match.view(seat)
    assert isinstance(view, TerzView)
    return view


@SOME
@given(tables("terz"))
def test_each_card_is_in_one_place(table: Played) -> None:
    match = table.match
    for _ in table.steps():
        assert match.phase in ("colour", "play", "break", "answer", "asked")
        views = [look(match, seat) for seat in range(2)]
        public = look(match, None)
        assert public.hand is None
        cards = [card for view in views for card in view.hand or ()]
        cards += [card for trick in public.tricks for card in trick.cards]
        cards += public.trick.cards if public.trick else ()
        assert len(set(cards)) == len(cards)
        assert set(cards) <= DECK
        assert len(cards) + public.talon == 32
        if public.upcard_lies is not None:
            assert public.upcard_lies not in cards
        assert (public.upcard_lies is None) is (public.talon == 0 or match.phase == "colour")
        assert public.counts == tuple(len(view.hand or ()) for view in views)
        if public.trick is None and match.phase != "break":
            assert public.counts == (min(9, 16 - len(public.tricks)),) * 2


def plays_to(led: int, hand: set[int], trump: int, always_free: bool) -> set[int]:
    """T-22, T-23 in so many words."""

    def height(card: int) -> int:
        order = TRUMP_ORDER if card // 10 == trump else PLAIN_ORDER
        return order.index(NAMES[card][0])

    jack = CARD_OF["J" + SUITS[trump]]
    trumps = {card for card in hand if card // 10 == trump}
    free = jack in hand and (always_free or trumps == {jack})
    judged = hand - {jack} if free else hand
    follow = {card for card in judged if card // 10 == led // 10}
    beating = {card for card in follow if height(card) > height(led)}
    ruffs = {card for card in judged if card // 10 == trump}
    return (beating or follow or ruffs or judged) | (hand & {jack})


@SOME
@given(tables("terz"))
def test_the_legal_cards_are_those_of_the_rules(table: Played) -> None:
    match = table.match
    for _ in table.steps():
        if match.phase != "play":
            continue
        view = look(match, match.to_act)
        assert view.hand is not None
        assert view.trump is not None
        plays = {CARD_OF[action.args] for action in view.legal if action.verb == "play"}
        hand = set(view.hand)
        if view.talon:
            assert plays == hand - {CARD_OF["7" + SUITS[view.trump]]}
        elif view.trick is None:
            assert plays == hand
        else:
            free = view.options.jack_free == "always"
            assert plays == plays_to(view.trick.cards[0], hand, view.trump, free)
        assert view.may("arrive")


@SOME
@given(tables("terz"))
def test_card_points_are_always_150_and_everything_adds_up(table: Played) -> None:
    match = table.match
    seen = 0
    before: tuple[int, ...] = (0, 0)
    dealer, deals = match.next_dealer, match.deals_dealt
    for _ in table.steps():
        view = look(match, None)
        if match.deals_dealt > deals and match.phase != "colour":
            if match.deals_dealt > 1:
                assert view.leader == 1 - view.dealer
            deals = match.deals_dealt
        check_running(view)
        if len(view.counted) > seen:
            before = check_count(view.counted[-1], before, view.options.target)
            assert view.counted[-1].dealer == dealer
            dealer = view.dealer
            assert dealer == view.counted[-1].last_trick
            seen = len(view.counted)
    end = look(match, None)
    count = end.counted[-1]
    check_count(count, before, end.options.target)
    check_winner(end, count)
    assert end.trump is not None
    for seat in range(2):
        won = [trick for trick in end.tricks if trick.taker == seat]
        cards = [card for trick in won for card in trick.cards]
        last = 10 * (count.last_trick == seat)
        assert count.card_points[seat] == sum(value(card, end.trump) for card in cards) + last
        assert count.tricks[seat] == len(won)


def check_running(view: TerzView) -> None:
    """T-40: words and fines are in the totals as soon as they fall."""
    before = view.counted[-1].totals if view.counted else (0, 0)
    for seat in range(2):
        words = sum(meld.points for meld in view.melds if meld.seat == seat)
        assert view.words[seat] == words
        assert view.totals[seat] == before[seat] + words + view.fines[seat]
        said = [word for word in view.said if word.what == "counts" and word.seat == seat]
        assert sum(word.points for word in said) == words
        assert view.exact[seat] == view.totals[seat] + view.card_points[seat]


def check_count(count: DealCount, before: tuple[int, ...], target: int) -> tuple[int, ...]:
    """One deal's count, against the totals before it; returns those after it."""
    assert count.before == before
    base = [before[seat] + count.words[seat] + count.fines[seat] for seat in range(2)]
    exact = [base[seat] + count.card_points[seat] for seat in range(2)]
    if count.arrival is None:
        assert sum(count.card_points) == 150
        assert sum(count.tricks) == 16
        tens = [points - points % 10 + 10 * (points % 10 > 5) for points in count.card_points]
        if max(exact) >= target:
            assert (count.rounding, list(count.totals)) == ("closes", exact)
        elif any(base[seat] + tens[seat] >= target for seat in range(2)):
            assert (count.rounding, list(count.totals)) == ("short", exact)
        else:
            assert count.rounding == "tens"
            assert count.card_written == tuple(tens)
    else:
        assert (count.rounding, list(count.totals)) == ("arrival", exact)
        assert list(count.arrival.counts) == exact
    for seat in range(2):
        assert count.written[seat] == count.words[seat] + count.card_written[seat]
        assert count.totals[seat] == base[seat] + count.card_written[seat]
        assert count.fines[seat] == sum(f.points for f in count.fine_list if f.seat == seat)
    return count.totals


def check_winner(end: TerzView, count: DealCount) -> None:
    """T-42, T-43."""
    totals, target = count.totals, end.options.target
    assert end.winner is not None
    if count.arrival is not None:
        claimer = count.arrival.seat
        right = totals[claimer] >= target > totals[1 - claimer]
        assert count.arrival.right is right
        assert (end.winner == claimer) is right
        assert end.won_by == ("arrival" if right else "false_arrival")
    elif totals[0] == totals[1]:
        assert (end.winner, end.won_by) == (count.last_trick, "last_trick")
    else:
        assert totals[end.winner] > totals[1 - end.winner]
        assert totals[end.winner] >= target
        assert end.won_by == "points"
