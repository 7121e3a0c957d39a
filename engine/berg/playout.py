"""Sensible play in few words, for both seats, to the end of a game: what roll-outs are made of.

It goes by the hand to move, what lies on top, and how many cards the other seat holds; it never
looks at the other hand or at the deck, so that play-outs do not count on what nobody can know.
"""

from typing import Final

from engine.berg.kernel import CARD_BITS, DRAW, PASS, PENALTY, VALUE, Position, move
from engine.berg.tables import JACKS, JOKERS, ON_CARD, QUEENS, SIGNIFICANT, joker_of
from engine.cards import BLACK_JOKER, SUIT_BITS, Card, CardSet, card_set

KEEPS: Final = card_set(c for c in range(42) if PENALTY[c] >= 0)
# What ends a turn: of such cards a hand that goes out at once holds one at most.
STOPS: Final = ((1 << 42) - 1) & ~KEEPS & ~JACKS
HURTS: Final = card_set(c for c in range(42) if PENALTY[c] > 0)
BALLAST: Final = STOPS & ~QUEENS
ORDERING: Final = JACKS | QUEENS
HALVES: Final = tuple(int(2 * value) for value in VALUE)
NONE: Final = -1

_EFFORT: Final = 250
_LOOKS_AHEAD: Final = 3
_DANGER: Final = 2  # with so many cards the other seat may be out with its next turn
_ENOUGH: Final = 2  # half points: for less nobody goes out, unless the other seat may
# How cards are shed: long runs first, cards that do nothing, jacks last
_RUN: Final = 3.0
_BALLAST: Final = 2.0
_JACK: Final = -2.0
_RANK: Final = 0.02
_GOES_OUT: Final = 1000.0
_COLOURS: Final = tuple(1 << joker_of(suit) for suit in range(4))


class Sense:
    """How a sensible player moves; what it has found out about hands is kept for the next time."""

    def __init__(self) -> None:
        self._finishes: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self._runs: dict[int, int] = {}
        self._left = 0

    # Going out at once

    def finish(self, starts: CardSet, hand: CardSet, insured: bool) -> tuple[int, Card]:
        """Twice the worth of the last cards, and the first card; (-1, -1) where there is no way.

        ``starts`` are the cards that may be played now; ``insured``: no joker may be ordered.
        """
        stops = hand & STOPS
        if stops & stops - 1:
            return NONE, NONE
        self._left = _EFFORT
        best, first = NONE, NONE
        while starts:
            low = starts & -starts
            starts ^= low
            card = low.bit_length() - 1
            found = self._way(card, hand ^ low, insured)
            if found > best:
                best, first = found, card
        return (NONE, NONE) if best < 0 else (best >> 1, first)

    def _way(self, card: Card, rest: CardSet, insured: bool) -> int:
        """Four times the worth, and one more where all cards are significant; -1: no way."""
        value = HALVES[card]
        if not rest:
            return value << 1 | 1 if value else 2
        if KEEPS >> card & 1:
            nexts = rest & ON_CARD[card]
        elif JACKS >> card & 1:
            nexts = rest & ~JOKERS if insured else rest
        else:
            return NONE
        if not nexts:
            return NONE
        key = rest << 6 | card
        known = self._finishes[insured].get(key)
        if known is not None:
            return known
        if not self._left:
            return NONE
        self._left -= 1
        best = NONE
        tail = nexts & ~STOPS if rest & rest - 1 else nexts
        while tail:
            low = tail & -tail
            tail ^= low
            found = self._way(low.bit_length() - 1, rest ^ low, insured)
            if found > best:
                best = found
        if best > 0 and best & 1:
            best = best + (value << 1) if value else best - 1
        if self._left:
            self._finishes[insured][key] = best
        return best

    def run(self, card: Card, rest: CardSet, depth: int = _LOOKS_AHEAD) -> int:
        """How many cards of ``rest`` can follow ``card`` before the other seat may answer."""
        if KEEPS >> card & 1:
            nexts = rest & ON_CARD[card]
        elif JACKS >> card & 1:
            nexts = rest
        else:
            return 0
        if not nexts or depth == 1:
            return 1 if nexts else 0
        key = (rest << 6 | card) << 2 | depth
        longest = self._runs.get(key)
        if longest is None:
            longest = 1
            tail = nexts & ~STOPS
            while tail:
                low = tail & -tail
                tail ^= low
                found = 1 + self.run(low.bit_length() - 1, rest ^ low, depth - 1)
                if found > longest:
                    longest = found
                    if found == depth:
                        break
            self._runs[key] = longest
        return longest

    # Moves

    def goes_out(self, pos: Position) -> Card:
        """The first card of the way in which the seat goes out at once, if it does; else -1."""
        seat = pos.seat
        playable = pos.playable
        if not playable or pos.kept[seat]:
            return NONE
        worth, card = self.finish(playable, pos.hands[seat], pos.insured[1 - seat])
        if worth >= _ENOUGH or pos.hands[1 - seat].bit_count() <= _DANGER:
            return card
        return NONE

    def move(self, pos: Position) -> int:
        """What a sensible player does."""
        seat = pos.seat
        playable = pos.playable
        if pos.ordered or not playable:
            if playable:
                return self.with_order(pos, playable.bit_length() - 1)
            return PASS if pos.drawn else DRAW
        hand = pos.hands[seat]
        danger = pos.hands[1 - seat].bit_count() <= _DANGER
        card = self.goes_out(pos)
        if card >= 0:
            return self.with_order(pos, card)
        plain = hand & ~SIGNIFICANT
        if danger:
            hurting = playable & HURTS
            if hurting:
                return move(_most_hurting(hurting & plain or hurting))
        sheds = playable & plain
        if sheds:
            return self.with_order(pos, self._shed(sheds, plain))
        if plain and not danger:
            return PASS if pos.drawn else DRAW
        queens = playable & QUEENS
        if queens and (pos.drawn or not plain):
            # The queen of spades is worth the most and has the lowest number.
            return self.with_order(pos, queens.bit_length() - 1)
        if not pos.drawn:
            return DRAW
        return PASS if plain else move(playable.bit_length() - 1)

    def _shed(self, sheds: CardSet, plain: CardSet) -> Card:
        best, chosen = -99.0, NONE
        while sheds:
            low = sheds & -sheds
            sheds ^= low
            card = low.bit_length() - 1
            worth = _RANK * (card % 10)
            if low & BALLAST:
                worth += _BALLAST
            else:
                worth += _RUN * self.run(card, plain ^ low)
                if low & JACKS:
                    worth += _JACK
            if worth > best:
                best, chosen = worth, card
        return chosen

    def with_order(self, pos: Position, card: Card) -> int:
        """The move that plays this card, with a sensible order where it takes one."""
        low = 1 << card
        rest = pos.hands[pos.seat] & ~low
        if not low & ORDERING or not rest:
            return move(card)
        if low & QUEENS:
            if QUEENS >> (pos.pile[-1] & CARD_BITS) & 1:
                return move(card)
            return move(card, best_suit(rest))
        return move(card, self.best_order(pos, card, rest))

    def best_order(self, pos: Position, jack: Card, rest: CardSet) -> Card:
        """The card of ``rest`` that a jack orders best; where none may be ordered, a deep one."""
        insured = pos.insured[1 - pos.seat]
        own = rest & ~JOKERS if insured else rest
        if not own:
            for laid in pos.pile:
                card = laid & CARD_BITS
                if card != jack and card < BLACK_JOKER:
                    return card
            return 0
        stops = rest & STOPS
        may_finish = not stops & stops - 1
        plain = rest & ~SIGNIFICANT
        best, chosen = -99.0, NONE
        self._left = _EFFORT
        while own:
            low = own & -own
            own ^= low
            card = low.bit_length() - 1
            way = self._way(card, rest ^ low, insured) if may_finish else NONE
            if way >= 0:
                worth = _GOES_OUT + way
            elif low & SIGNIFICANT:
                worth = self.run(card, plain) * _RUN - HALVES[card]
            else:
                worth = 20 + self.run(card, plain ^ low) * _RUN + bool(low & BALLAST)
            if worth > best:
                best, chosen = worth, card
        return chosen


def best_suit(rest: CardSet) -> int:
    """The suit that a queen orders: one of many own cards, or of a joker of one's own."""
    best, chosen = -1, 0
    for suit in range(4):
        worth = (rest & SUIT_BITS[suit]).bit_count() + (3 if rest & _COLOURS[suit] else 0)
        if worth > best:
            best, chosen = worth, suit
    return chosen


def _most_hurting(cards: CardSet) -> Card:
    best, chosen = -1, NONE
    while cards:
        low = cards & -cards
        cards ^= low
        card = low.bit_length() - 1
        if PENALTY[card] > best:
            best, chosen = PENALTY[card], card
    return chosen


def play_out(pos: Position, sense: Sense) -> None:
    """Play ``pos`` to its end."""
    think, do = sense.move, pos.do
    while not pos.over:
        do(think(pos))
