"""The end of a game in the last deck, where every card is known: solved exactly.

Alpha-beta over all that both seats may do, with a table of positions. The deck is not turned over
again (B-5), so cards of the pile never come back: to order any of them is to order none, and of
such orders one is tried.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.berg.deal import TURNS
from engine.berg.kernel import (
    CARD_BITS,
    DRAW,
    PASS,
    SEAT_BIT,
    VALUE,
    Position,
    move,
)
from engine.berg.playout import Sense
from engine.berg.tables import JACKS, JOKERS, ON_ORDER, QUEENS
from engine.cards import CardSet, card_set, iter_cards

_INFINITE: Final = 1e9
_DECK: Final = 9
_CARDS: Final = 14
_WHOLE: Final = (1 << 42) - 1

_Key: TypeAlias = tuple[object, ...]


class TooMuch(Exception):  # noqa: N818  # it is no error: there is another way to go on
    """More positions than were allowed."""


def is_near(pos: Position) -> bool:
    """Whether the end of this game, all of which is known, is near enough to be solved."""
    left = len(pos.deck) - pos.pos
    held = pos.hands[0].bit_count() + pos.hands[1].bit_count()
    return pos.turn_overs == TURNS and left <= _DECK and held <= _CARDS


class Ending:
    """``seat`` wants the most, the other one the least of ``worth``, asked when a game is over."""

    def __init__(self, seat: int, worth: Callable[[Position], float], positions: int) -> None:
        self._seat = seat
        self._worth = worth
        self._left = positions
        self._sense = Sense()
        self._known: dict[_Key, tuple[float, float]] = {}

    def solve(self, pos: Position, roots: Sequence[int]) -> list[float]:
        """What each of ``roots`` is worth; raises TooMuch."""
        found = []
        for what in roots:
            after = pos.copy()
            after.do(what)
            found.append(self._value(after, -_INFINITE, _INFINITE))
        return found

    def _value(self, pos: Position, alpha: float, beta: float) -> float:
        if pos.over:
            return self._worth(pos)
        key = _key(pos)
        lower, upper = self._known.get(key, (-_INFINITE, _INFINITE))
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        self._left -= 1
        if self._left < 0:
            raise TooMuch
        alpha, beta = max(alpha, lower), min(beta, upper)
        low, high = alpha, beta
        own = pos.seat == self._seat
        best = -_INFINITE if own else _INFINITE
        for what in self._moves(pos):
            after = pos.copy()
            after.do(what)
            value = self._value(after, low, high)
            if own:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        if best <= alpha:
            upper = min(upper, best)
        elif best >= beta:
            lower = max(lower, best)
        else:
            lower = upper = best
        self._known[key] = lower, upper
        return best

    def _moves(self, pos: Position) -> list[int]:
        """All that may be done, the sensible move first; equal ones once."""
        first = self._sense.move(pos)
        playable = pos.playable
        moves = [first]
        for card in iter_cards(playable):
            moves += plays(pos, card)
        if not pos.drawn:
            moves.append(DRAW)
        elif not (playable and pos.ordered):
            moves.append(PASS)
        return [first, *(what for what in moves[1:] if what != first)]


def plays(pos: Position, card: int) -> list[int]:
    """Every way to play a card, of orders that come to the same only one."""
    low = 1 << card
    rest = pos.hands[pos.seat] & ~low
    if not rest:
        return [move(card)]
    if low & JACKS:
        deck: CardSet = card_set(pos.deck[pos.pos :])
        there = rest | pos.hands[1 - pos.seat] | deck
        may = _WHOLE & ~low
        if pos.insured[1 - pos.seat]:
            may &= ~JOKERS
        gone = may & ~there
        orders = [*iter_cards(there & may)]
        if gone:
            orders.append((gone & -gone).bit_length() - 1)
        return [move(card, order) for order in orders]
    if low & QUEENS and not QUEENS >> (pos.pile[-1] & CARD_BITS) & 1:
        return [move(card, suit) for suit in range(len(ON_ORDER))]
    return [move(card)]


def _key(pos: Position) -> _Key:
    """What the rest of the game depends on; of the pile that is only what may count (B-51)."""
    owner, on_top = -1, 0.0
    for laid in reversed(pos.pile):
        value = VALUE[laid & CARD_BITS]
        if not value or (owner >= 0 and owner != laid >> SEAT_BIT):
            break
        owner = laid >> SEAT_BIT
        on_top += value
    return (
        *pos.hands,
        pos.pos,
        pos.seat,
        pos.drawn,
        pos.takes,
        pos.ordered,
        QUEENS >> (pos.pile[-1] & CARD_BITS) & 1,
        owner,
        on_top,
        *pos.kept,
        pos.watched,
    )
