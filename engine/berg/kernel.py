"""One game of Berg in the fewest words: for players that look ahead, not for tables.

Cards, hands and tables are the engine's. Where all cards lie is known here, nothing is checked,
and nobody declares anything but at the start; a test proves that it goes on as ``deal`` does.
"""

import random
from typing import Final

from engine.berg.deal import FEWEST, SMALL, TURNS
from engine.berg.tables import JACKS, JOKERS, MISSES, ON_CARD, ON_ORDER, QUEENS, WORTH
from engine.cards import BLACK_JOKER, Card, CardSet

# By card: what it makes the opponent draw; -1: it does not make it miss a turn (B-20 to B-26)
PENALTY: Final = tuple(-1 if missed is None else missed for missed in MISSES)
# By card: what it is worth among the last ones; 0: it is not significant (B-51)
VALUE: Final = tuple(WORTH.get(card, 0.0) for card in range(42))
# A laid card is its number and, from this bit on, the seat that played it.
SEAT_BIT: Final = 6
CARD_BITS: Final = 63
NOBODY: Final = -1
# A move is one of these, or a card with its order.
DRAW: Final = -1
PASS: Final = -2
RESIGN: Final = -3


def move(card: Card, order: int = -1) -> int:
    """To play a card; ``order`` is a jack's card or a queen's suit, -1 where none is chosen."""
    return card | order + 1 << SEAT_BIT


class Position:
    """A game as it lies. ``winner`` counts once it is ``over``: a seat, or ``NOBODY`` (B-5)."""

    __slots__ = (
        "chance",
        "deck",
        "drawn",
        "given_up",
        "hands",
        "insured",
        "kept",
        "lapses",
        "ordered",
        "over",
        "pile",
        "pos",
        "seat",
        "takes",
        "turn_overs",
        "watched",
        "winner",
    )

    hands: list[CardSet]
    deck: list[Card]  # from ``pos`` on, first drawn first
    pos: int
    turn_overs: int
    pile: list[int]  # laid cards, the top one last
    takes: CardSet  # what may be played (B-15 to B-17, B-24, B-25)
    ordered: bool  # whether a jack's order is in force
    seat: int  # whose turn it is
    drawn: bool  # whether it has drawn in this turn (B-10)
    kept: list[bool]  # by seat: may not go below three cards (B-41)
    watched: bool  # whether the last joker drawn ends that
    insured: list[bool]  # by seat: the other one may order no joker (B-43)
    lapses: bool  # whether turning over ends that
    chance: random.Random | None  # shuffles turned-over decks (B-45)
    over: bool
    winner: int
    given_up: bool  # whether it is over because a seat has resigned (B-42)

    def copy(self) -> "Position":
        """An independent copy; chance is shared."""
        new = Position.__new__(Position)
        new.hands = self.hands[:]
        new.deck = self.deck
        new.pos = self.pos
        new.turn_overs = self.turn_overs
        new.pile = self.pile[:]
        new.takes = self.takes
        new.ordered = self.ordered
        new.seat = self.seat
        new.drawn = self.drawn
        new.kept = self.kept[:]
        new.watched = self.watched
        new.insured = self.insured[:]
        new.lapses = self.lapses
        new.chance = self.chance
        new.over = self.over
        new.winner = self.winner
        new.given_up = self.given_up
        return new

    @property
    def playable(self) -> CardSet:
        """What the seat may play now."""
        hand = self.hands[self.seat]
        if self.kept[self.seat] and hand.bit_count() <= FEWEST:
            return 0
        return hand & self.takes

    @property
    def may_resign(self) -> bool:
        """Whether no card of the small deck has been drawn (B-42)."""
        return not self.turn_overs and len(self.deck) - self.pos >= SMALL

    def do(self, what: int) -> None:
        """Make a move."""
        if what >= 0:
            self.play(what & CARD_BITS, (what >> SEAT_BIT) - 1)
        elif what == DRAW:
            self.draw()
        elif what == PASS:
            self.drawn = False
            self.seat = 1 - self.seat
        else:
            self.over = self.given_up = True
            self.winner = 1 - self.seat

    def draw(self) -> None:
        """The seat draws (B-10)."""
        self.drawn = True
        self._draw(self.seat)

    def play(self, card: Card, order: int) -> None:
        """The seat plays a card; ``order`` is a jack's card or a queen's suit, -1 where none is.

        (B-20 to B-25, B-30.)
        """
        seat = self.seat
        hand = self.hands[seat] = self.hands[seat] & ~(1 << card)
        self.pile.append(card | seat << SEAT_BIT)
        self.drawn = False
        self.ordered = False
        if not hand:
            self.over = True
            self.winner = seat
            return
        penalty = PENALTY[card]
        if penalty >= 0:
            self.takes = ON_CARD[card]
            for _ in range(penalty):
                self._draw(1 - seat)
                if self.over:
                    return
            return
        self.seat = 1 - seat
        if JACKS >> card & 1:
            self.ordered = True
            self.takes = 1 << order
        elif QUEENS >> card & 1:
            self.takes = ON_ORDER[card // 10 if order < 0 else order]
        else:
            self.takes = ON_CARD[card]

    def order_up(self, what: int) -> None:
        """The dealer's order for its turned-up jack or queen, as a move with that card (B-2)."""
        card, order = what & CARD_BITS, (what >> SEAT_BIT) - 1
        self.ordered = bool(JACKS >> card & 1)
        self.takes = 1 << order if self.ordered else ON_ORDER[order]
        self.seat = 1 - self.seat

    def _draw(self, seat: int) -> None:
        bit = 1 << self.deck[self.pos]
        self.pos += 1
        self.hands[seat] |= bit
        if self.watched and bit & JOKERS and not self._joker_in_deck():
            self.kept = [False, False]
            self.watched = False
        if self.pos == len(self.deck):
            self._turn_over()

    def _joker_in_deck(self) -> bool:
        return max(self.deck[self.pos :], default=0) >= BLACK_JOKER

    def _turn_over(self) -> None:
        """B-4, B-5."""
        pile = self.pile
        if self.turn_overs == TURNS or len(pile) == 1:
            self.over = True
            self.winner = NOBODY
            return
        self.turn_overs += 1
        self.deck = [laid & CARD_BITS for laid in pile[:-1]]
        self.pos = 0
        del pile[:-1]
        if self.lapses:
            self.insured = [False, False]
        if self.chance is not None:
            self.chance.shuffle(self.deck)

    def last_worth(self) -> float:
        """What the winner writes, where there is one (B-42, B-50, B-51)."""
        if self.given_up:
            return 0.5
        total = 0.0
        for laid in reversed(self.pile):
            value = VALUE[laid & CARD_BITS]
            if not value or laid >> SEAT_BIT != self.winner:
                break
            total += value
        return total or 0.5
