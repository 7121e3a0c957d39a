"""Endings in the last deck are solved as by trying everything that the engine allows."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from engine.berg import counting
from engine.berg.deal import TURNS, Deal
from engine.berg.ending import Ending, TooMuch, is_near
from engine.berg.kernel import RESIGN, Position
from engine.berg.match import BergMatch
from engine.berg.options import make_options
from engine.berg.rules import make_rules
from engine.berg.stakes import Stakes
from engine.berg.tables import DECK, JACKS, LAID, ON_CARD
from engine.cards import card_set
from tests.engine.berg.kit import Berg, lay
from tests.engine.berg.test_kernel import as_move, position


def endings(number: int, held: int, left: int) -> Iterator[Deal]:
    """Games in the last deck: so many cards in each hand and in the deck; one jack at most."""
    rng = random.Random(5)
    rules = make_rules(make_options(2, "short", {}))
    while number:
        cards = rng.sample(DECK, 42)
        used = cards[: 2 * held + left + 1]
        if (card_set(used) & JACKS).bit_count() > 1 or JACKS >> used[-1] & 1:
            continue
        number -= 1
        deal = Deal(rules, 0, tuple(cards), shuffles=False)
        deal.phase, deal.to_act, deal.goes_on_after = "play", rng.randrange(2), None
        deal.hands = [card_set(used[:held]), card_set(used[held : 2 * held])]
        deal.order, deal.pos = tuple(used[2 * held : -1]), 0
        deal._mark = left
        deal.known_order, deal.turn_overs = True, TURNS
        deal.pile = [LAID[rng.randrange(2)][card] for card in [*cards[len(used) :], used[-1]]]
        deal.takes = ON_CARD[used[-1]]
        deal.offers = [0, 0]
        deal.known = deal.hands[:]
        deal._legal = None
        yield deal


def difference(deal: Deal, seat: int) -> float:
    """What ``seat`` writes less what the other does, once the game is over (B-50 to B-52)."""
    points = counting.count(deal.rules, deal, 1, (0.0, 0.0)).points
    return points[seat] - points[1 - seat]


def best(deal: Deal, seat: int) -> float:
    """The same, both playing best: by trying everything."""
    if deal.outcome is not None:
        return difference(deal, seat)
    values = []
    for action in deal.legal():
        after = deal.copy()
        after.push(action, None)
        values.append(best(after, seat))
    return max(values) if deal.to_act == seat else min(values)


def points(seat: int, pos: Position) -> float:
    if pos.winner < 0:
        return 0.0
    return pos.last_worth() * (1 if pos.winner == seat else -1)


@pytest.mark.parametrize(("held", "left"), [(1, 2), (2, 2), (2, 3)])
def test_endings_are_solved_as_by_trying_everything(held: int, left: int) -> None:
    found = set()
    for deal in endings(30, held, left):
        seat, pos = deal.to_act, position(deal)
        assert seat is not None
        assert is_near(pos)
        legal = deal.legal()
        moves = [as_move(action, deal.turned_up) for action in legal]
        solved = Ending(seat, partial(points, seat), 100_000).solve(pos, moves)
        for action, value in zip(legal, solved, strict=True):
            after = deal.copy()
            after.push(action, None)
            assert value == best(after, seat)
        found.add(max(solved))
    assert len(found) > 2


def test_what_is_too_much_is_given_up() -> None:
    deal = next(endings(1, 5, 4))
    assert deal.to_act is not None
    moves = [as_move(action, deal.turned_up) for action in deal.legal()]
    with pytest.raises(TooMuch):
        Ending(deal.to_act, lambda pos: points(0, pos), 10).solve(position(deal), moves)


def test_worths_are_points_and_near_the_height_the_match() -> None:
    """B-42, B-55: a resignation costs half a point, or the match."""
    berg = Berg(lay("", "", "8S"))
    assert isinstance(berg.match, BergMatch)
    assert berg.match.current is not None
    view = berg.view(0)
    assert Stakes(view, plain=True).resigned() == -0.5
    pos = position(berg.match.current)
    pos.do(RESIGN)
    assert pos.over
    assert Stakes(view, plain=True).of(pos) == -0.5
    close = replace(view, totals=(14.0, 15.0))
    far = Stakes(view, plain=False).resigned()
    assert Stakes(close, plain=False).resigned() < 2 * far
    even = Stakes(close, plain=False)
    assert even.worth(2.0, 0.0) - even.worth(1.5, 0.0) < even.worth(1.5, 0.0) - even.worth(1.0, 0.0)
