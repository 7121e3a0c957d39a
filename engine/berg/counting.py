"""Counting a game: what last cards are worth, who writes what, who has won (B-50 to B-55)."""

from typing import Final

from engine.berg.deal import Deal
from engine.berg.rules import Rules
from engine.berg.tables import SIGNIFICANT, WORTH
from engine.berg.view import GameCount
from engine.cards import Card, CardSet, iter_cards

PLAIN: Final = 0.5  # B-42, B-50, B-52


def written_so_far(before: tuple[float, ...], deal: Deal) -> tuple[float, ...]:
    """The totals while a game goes on: prices are written when they are paid (B-53)."""
    return (before[0] + deal.prices[0], before[1] + deal.prices[1])


def last_cards(deal: Deal) -> tuple[Card, ...]:
    """The winner's significant cards on top of the pile, in order of play (B-51)."""
    cards: list[Card] = []
    for laid in reversed(deal.pile):
        if laid.seat != deal.winner or laid.card not in WORTH:
            break
        cards.append(laid.card)
    return tuple(reversed(cards))


def _left(rules: Rules, deal: Deal) -> CardSet:
    """What the loser pays for (B-54)."""
    if not rules.left_in_hand or deal.outcome != "out" or deal.winner is None:
        return 0
    hand = deal.hands[1 - deal.winner]
    return 0 if hand & ~SIGNIFICANT else hand


def count(rules: Rules, deal: Deal, number: int, before: tuple[float, ...]) -> GameCount:
    """Count a game that is over; ``before`` are the totals before it, ``number`` counts from 1."""
    assert deal.outcome is not None
    points = [0.0, 0.0]
    cards: tuple[Card, ...] = ()
    left = tuple(iter_cards(_left(rules, deal)))
    winner = deal.winner
    if winner is None:
        points = [PLAIN, PLAIN]
    else:
        if deal.outcome == "out":
            cards = last_cards(deal)
        points[winner] = sum(WORTH[card] for card in cards) or PLAIN
        if left:
            points[1 - winner] = -sum(WORTH[card] for card in left)
    base = written_so_far(before, deal)
    return GameCount(
        number=number,
        series=(number - 1) // rules.series,
        dealer=deal.dealer,
        before=before,
        result=deal.outcome,
        drawn_why=deal.drawn_why,
        winner=winner,
        last_card=deal.pile[-1].card if deal.outcome == "out" else None,
        last_cards=cards,
        worths=tuple(WORTH[card] for card in cards),
        left=left,
        points=tuple(points),
        prices=tuple(deal.prices),
        totals=(base[0] + points[0], base[1] + points[1]),
    )


def winner_of(rules: Rules, totals: tuple[float, ...]) -> int | None:
    """Who has won the match after a game, if anybody has (B-55)."""
    if max(totals) <= rules.height or totals[0] == totals[1]:
        return None
    return int(totals[1] > totals[0])
