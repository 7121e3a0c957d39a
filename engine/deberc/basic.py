"""The basic player of Deberc: cheap, sees only its view, and plays as a sensible beginner would."""

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.cards import CARD_OF, SUIT_BITS, SUITS, Card, CardSet, Suit, card_set
from engine.deberc.tables import BELLA, DECK_SET, HIGHER, POINTS, POWER, SEVEN
from engine.deberc.view import DebercView
from engine.deberc.worth import TAKES_FROM, take_worth, worth
from engine.game import Action, View

_WHOLE_DECK: Final = card_set(DECK_SET)


class _Table(NamedTuple):
    """What the cards in sight tell about a turn of play."""

    view: DebercView
    trump: Suit
    hand: CardSet
    unseen: CardSet  # what may be in other hands (or in the stock)
    points: tuple[int, ...]

    def is_boss(self, card: Card) -> bool:
        """Whether no unseen card of its suit beats it."""
        return self.unseen & HIGHER[self.trump][card] == 0

    def trumps_are_out(self) -> bool:
        """Whether others may still hold trumps."""
        return self.unseen & SUIT_BITS[self.trump] != 0

    def cost(self, card: Card) -> int:
        """What it costs to give a card away."""
        cost = 2 * self.points[card]
        if card // 10 == self.trump:
            return cost + 30 + POWER[self.trump][self.trump][card]
        if self.is_boss(card):
            cost += 10
        return cost + card % 10


class BasicPlayer:
    """``engine.game.Player`` for Deberc."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal``; the same one for the same view."""
        if len(legal) == 1:
            return legal[0]
        view = look()
        assert isinstance(view, DebercView)
        if view.phase != "play":
            return _bid(view, legal)
        table = _table(view)
        verbs = {action.verb: action for action in legal}
        if "seven" in verbs and _exchanges(table):
            return verbs["seven"]
        if "redeal" in verbs and _wants_redeal(table):
            return verbs["redeal"]
        if "meld" in verbs:
            return verbs["meld"]
        plays = {CARD_OF[action.args]: action for action in legal if action.verb == "play"}
        card = _lead(table, list(plays)) if view.trick is None else _follow(table, list(plays))
        if "bella" in verbs and _announces_bella(table, card):
            return verbs["bella"]
        return plays[card]


def _table(view: DebercView) -> _Table:
    assert view.trump is not None
    assert view.hand is not None
    hand = card_set(view.hand)
    seen = hand
    for trick in view.tricks:
        seen |= card_set(trick.cards)
    if view.trick is not None:
        seen |= card_set(view.trick.cards)
    for card in (view.bottom, view.upcard_lies):
        if card is not None:
            seen |= 1 << card
    return _Table(view, view.trump, hand, _WHOLE_DECK & ~seen, POINTS[view.trump])


# Bidding


def _bid(view: DebercView, legal: Sequence[Action]) -> Action:
    assert view.hand is not None
    assert view.upcard is not None
    hand = card_set(view.hand)
    up = view.upcard // 10
    suits = [up] if view.phase == "bid1" else [suit for suit in range(4) if suit != up]
    assert view.seat is not None
    worths = {suit: take_worth(view, view.seat, hand, suit) for suit in suits}
    best = max(worths, key=lambda suit: worths[suit])
    may_pass = legal[0].verb == "pass"
    if may_pass and worths[best] < TAKES_FROM:
        return legal[0]
    if view.phase == "bid1":
        return legal[-1]
    return next(action for action in legal if action.args == SUITS[best])


# First turns


def _exchanges(table: _Table) -> bool:
    """Not where the seven is part of a run."""
    return not any(SEVEN[table.trump] in meld.cards for meld in table.view.own_melds)


def _wants_redeal(table: _Table) -> bool:
    view = table.view
    if view.void_deals == 2 and view.seat == view.dealer and view.options.redeal_fine:
        return False
    return not view.own_melds and worth(table.hand, table.trump) < TAKES_FROM


def _announces_bella(table: _Table, card: Card) -> bool:
    """Whether to announce before playing ``card``."""
    view = table.view
    pair = BELLA[table.trump]
    assert view.seat is not None
    if view.options.bella_when == "with_card" and not pair >> card & 1:
        return False
    if view.options.bella_to == "declarer":
        return True
    captors = [trick.taker for trick in view.tricks for held in trick.cards if pair >> held & 1]
    if any(captor is not None and _same_side(view, captor, view.seat) for captor in captors):
        return True
    if view.options.bella_when == "with_card":
        return not captors or _takes_for_sure(table, card)
    last_chance = len(view.tricks) == (6 if view.seats == 4 else 7)
    return last_chance and len(captors) < 2


# Play


def _same_side(view: DebercView, one: int, other: int) -> bool:
    return one % view.sides == other % view.sides


def _on_takers_side(view: DebercView) -> bool:
    assert view.seat is not None
    return view.taker is not None and _same_side(view, view.taker, view.seat)


def _lead(table: _Table, cards: list[Card]) -> Card:
    """Bosses of trump while trumps are out (on the taker's side), then sure cards, then low."""
    trumps = [card for card in cards if card // 10 == table.trump]
    plain = [card for card in cards if card // 10 != table.trump]
    if trumps and _on_takers_side(table.view) and table.trumps_are_out():
        high = max(trumps, key=lambda card: POWER[table.trump][table.trump][card])
        if table.is_boss(high):
            return high
    sure = [card for card in plain if table.is_boss(card)]
    if sure:
        return max(sure, key=lambda card: table.points[card])
    if not plain:
        high = max(trumps, key=lambda card: POWER[table.trump][table.trump][card])
        return high if table.is_boss(high) else min(trumps, key=table.cost)
    return min(plain, key=table.cost)


def _power_now(table: _Table) -> tuple[tuple[int, ...], int, int]:
    """The powers of cards in this trick, the power to beat, and the seat that has it."""
    trick = table.view.trick
    assert trick is not None
    power = POWER[table.trump][trick.cards[0] // 10]
    nth = max(range(len(trick.cards)), key=lambda i: power[trick.cards[i]])
    return power, power[trick.cards[nth]], (trick.leader + nth) % table.view.seats


def _takes_for_sure(table: _Table, card: Card) -> bool:
    """Whether playing the card takes the trick whatever the others hold."""
    trick = table.view.trick
    last = trick is not None and len(trick.cards) == table.view.seats - 1
    if trick is not None:
        power, to_beat, _ = _power_now(table)
        if power[card] < to_beat:
            return False
    if last:
        return True
    return table.is_boss(card) and (card // 10 == table.trump or not table.trumps_are_out())


def _follow(table: _Table, cards: list[Card]) -> Card:
    view = table.view
    assert view.trick is not None
    assert view.seat is not None
    power, to_beat, winner = _power_now(table)
    last = len(view.trick.cards) == view.seats - 1
    if _same_side(view, winner, view.seat) and (last or table.is_boss(_winning(table))):
        return _give(table, cards)
    taking = [card for card in cards if power[card] > to_beat]
    if last and taking:
        return _take(table, taking)
    sure = [card for card in taking if table.is_boss(card)]
    if sure:
        return _take(table, sure)
    return min(cards, key=table.cost)


def _winning(table: _Table) -> Card:
    """The card that takes the trick so far."""
    trick = table.view.trick
    assert trick is not None
    power = POWER[table.trump][trick.cards[0] // 10]
    return max(trick.cards, key=lambda card: power[card])


def _give(table: _Table, cards: list[Card]) -> Card:
    """To a trick that is the partner's: points, but neither trumps nor sure cards."""
    spare = [card for card in cards if card // 10 != table.trump and not table.is_boss(card)]
    if spare:
        return max(spare, key=lambda card: table.points[card])
    return min(cards, key=table.cost)


def _take(table: _Table, cards: list[Card]) -> Card:
    """In a plain suit with the card of most points, with trumps as cheaply as possible."""
    plain = [card for card in cards if card // 10 != table.trump]
    if plain:
        return max(plain, key=lambda card: table.points[card])
    return min(cards, key=table.cost)
