"""What a game so far tells about the hand that a seat does not see.

It goes through all that was done and keeps what the other seat gave away: a card that it did not
play though it was ordered it does not have (B-24), and one that it did not play though it could
it seldom has.
"""

from typing import Final, NamedTuple

from engine.berg.deal import BIG, FEWEST, HAND, SMALL
from engine.berg.tables import (
    JACKS,
    MISSES,
    ON_CARD,
    ON_ORDER,
    PLAYED,
    QUEENS,
    SIGNIFICANT,
)
from engine.berg.view import BergView
from engine.cards import CARD_OF, SUITS, Card, CardSet, card_set

WHOLE_DECK: Final = (1 << 42) - 1
_KEPT_BACK: Final = JACKS | SIGNIFICANT


class Clue(NamedTuple):
    """The other seat passed when it had drawn ``drawn`` cards of this deck.

    ``lacks``: cards that it surely did not hold; ``seldom``: cards that it would have played.
    """

    drawn: int
    lacks: CardSet
    seldom: CardSet


class Late(NamedTuple):
    """A card that the other seat has played, which it drew after ``after`` and before ``until``."""

    after: int
    until: int


class History:
    """``view`` is a seat's, in a game that goes on; what is kept is of the deck that is drawn now.

    ``turned`` are the cards that became the deck when the pile was last turned over (all, while it
    was not): of cards out of sight only these may be in the deck. ``start`` is how many of them
    the other seat was dealt, ``drawn`` how many it has drawn since.
    """

    def __init__(self, view: BergView) -> None:
        assert view.seat is not None
        self._other = 1 - view.seat
        self.turned: CardSet = WHOLE_DECK
        self.start = HAND
        self.drawn = 0
        self.clues: list[Clue] = []
        self.late: list[Late] = []
        self.jokers_told = False  # whether the other seat's jokers are exactly those shown (B-41)
        self._kept = False
        self._left = BIG + SMALL
        self._counts = [HAND, HAND]
        assert view.turned_up is not None
        self._pile: list[Card] = [view.turned_up]
        self._takes: CardSet = ON_CARD[view.turned_up]
        self._ordered = False
        self._draw(1 - view.dealer, MISSES[view.turned_up] or 0)
        for seat, verb, args in view.log:
            if verb == "play":
                self._play(seat, args)
            elif verb == "draw":
                self._draw(seat, 1)
            elif verb == "pass":
                if seat == self._other:
                    self._passed()
            elif verb == "order":
                self._ordered = len(args) > 1
                self._takes = 1 << CARD_OF[args] if self._ordered else ON_ORDER[SUITS.index(args)]
            elif verb == "jokers":
                self.jokers_told = True
                self._kept = self._kept or seat != self._other

    def _draw(self, seat: int, cards: int) -> None:
        for _ in range(cards):
            self._counts[seat] += 1
            self._left -= 1
            self.drawn += seat == self._other
            if not self._left:
                self._turn_over()

    def _turn_over(self) -> None:
        self.turned = card_set(self._pile[:-1])
        self._left = len(self._pile) - 1
        del self._pile[:-1]
        self.start = self.drawn = 0
        self.clues = []
        self.late = []
        self.jokers_told = self._kept = False

    def _play(self, seat: int, text: str) -> None:
        card, ordered_card, ordered_suit = PLAYED[text]
        self._counts[seat] -= 1
        if seat == self._other:
            after = max((clue.drawn for clue in self.clues if clue.lacks >> card & 1), default=None)
            if after is not None:
                self.late.append(Late(after, self.drawn))
        self._pile.append(card)
        self._ordered = ordered_card >= 0
        if self._ordered:
            self._takes = 1 << ordered_card
        elif QUEENS >> card & 1:
            self._takes = ON_ORDER[ordered_suit if ordered_suit >= 0 else card // 10]
        else:
            self._takes = ON_CARD[card]
        self._draw(1 - seat, MISSES[card] or 0)

    def _passed(self) -> None:
        # Whether a limit (B-41) had ended by then is not looked into: this then tells nothing.
        if self._kept and self._counts[self._other] <= FEWEST:
            return
        if self._ordered:
            self.clues.append(Clue(self.drawn, self._takes, 0))
        else:
            self.clues.append(Clue(self.drawn, 0, self._takes & ~_KEPT_BACK))
