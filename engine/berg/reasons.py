"""Why a move, an order or a declaration is good, as players say it: sure facts of the view only."""

from typing import Final

from engine.berg.history import WHOLE_DECK
from engine.berg.planning import Planner
from engine.berg.tables import (
    JACKS,
    JOKERS,
    MISSES,
    ON_CARD,
    ON_ORDER,
    PLAYED,
    QUEENS,
    SIGNIFICANT,
    WORTH,
)
from engine.berg.view import BergView
from engine.cards import CARD_OF, SUIT_BITS, SUITS, Card, CardSet, Suit, card_set
from engine.game import Action
from engine.players.judge import Reason

KEYS: Final = (
    # Playing a card
    "out",  # it is the last one, and the game is worth so much
    "goes-out",  # so many cards can follow before the other may answer, and none is left then
    "stops",  # the other is nearly out, draws so many and misses a turn
    "misses",  # the other misses a turn
    "misses-draws",  # the same, and draws so many
    "obliged",  # it is ordered, and must be played
    "no-answer",  # nothing that the other holds now can be played on it
    "keeps-dear",  # it is neither queen nor joker, and some of those are kept for the end
    "keeps-strong",  # it does nothing, and cards that do are kept
    "fewer",  # so many cards are left
    # Orders
    "order-own",  # this card is one's own: the other can only draw and pass
    "order-theirs",  # this card is the other's, and must be played
    "order-away",  # this card is not the other's
    "suit-most",  # of no suit are more cards left: so many
    # Without a card
    "draw-must",  # nothing can be played
    "draw-known",  # the next card of the deck is this one
    "draw-keep",  # all that can be played orders, hurts the other, or is worth something at the end
    "draw-first",  # a card may be played all the same
    "pass-must",  # nothing can be played
    "pass-keep",  # all that can be played orders, hurts the other, or is worth something at the end
    # Declarations
    "jokers",  # while the deck holds a joker the other must keep three cards
    "insure",  # the other may not order the joker that is held
    "resign",  # the other writes half a point, and no more
    "open",  # the other's cards will lie open
    "shuffle",  # nobody will know the order of the deck
)

_NEARLY_OUT: Final = 2
_PLAIN_GAME: Final = 0.5
_STRONG: Final = JACKS | card_set(card for card, missed in enumerate(MISSES) if missed is not None)
_KEPT: Final = SIGNIFICANT | _STRONG


def why(view: BergView, action: Action) -> Reason | None:
    """Why ``action``, one of the view's legal ones, is good; None where there is nothing to say."""
    return _Turn(view).why(action)


class _Turn:
    """A turn, and what is sure about it."""

    def __init__(self, view: BergView) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.view = view
        self.seat: int = view.seat
        self.hand = card_set(view.hand)
        self.playable = card_set(view.playable)
        self.deck = view.big + view.small + view.turned
        pile = card_set(laid.card for laid in view.pile)
        lies_open = view.open_hands[1 - view.seat]
        # What the other may hold, and what it surely holds
        self.may_hold = WHOLE_DECK & ~self.hand & ~pile & ~card_set(view.deck_known)
        self.holds = card_set(view.held_known[1 - view.seat])
        if lies_open is not None:
            self.may_hold = card_set(lies_open)
        if self.may_hold.bit_count() == view.counts[1 - view.seat]:
            self.holds = self.may_hold

    def why(self, action: Action) -> Reason | None:
        """Why to do it."""
        verb = action.verb
        if verb == "play":
            return self._plays(*PLAYED[action.args])
        if verb == "order":
            if len(action.args) == 1:
                return self._orders_suit(SUITS.index(action.args), self.hand)
            return self._orders_card(CARD_OF[action.args], self.hand)
        if verb == "draw":
            return self._draws()
        if verb == "pass":
            if not self.playable:
                return Reason("pass-must")
            return Reason("pass-keep") if self._keeps() else None
        if verb == "insure" and not self.hand & JOKERS:
            return None
        return Reason(verb)

    # Cards

    def _plays(self, card: Card, ordered: Card, suit: Suit) -> Reason:
        rest = self.hand ^ 1 << card
        if not rest:
            return Reason("out", points=self._worth(card))
        found = self._goes_out(card, rest) or self._misses(card)
        if found is None and ordered >= 0:
            found = self._orders_card(ordered, rest)
        elif found is None and suit >= 0:
            found = self._orders_suit(suit, rest)
        elif found is None:
            found = self._sheds(card, rest)
        return found or Reason("fewer", points=rest.bit_count())

    def _worth(self, card: Card) -> float:
        """What the game is worth to the seat that goes out with this card (B-50, B-51)."""
        if card not in WORTH:
            return _PLAIN_GAME
        worth = WORTH[card]
        for laid in reversed(self.view.pile):
            if laid.seat != self.seat or laid.card not in WORTH:
                break
            worth += WORTH[laid.card]
        return worth

    def _goes_out(self, card: Card, rest: CardSet) -> Reason | None:
        """One card after the other, before the other has another turn."""
        if self.view.kept_to_three[self.seat]:
            return None
        found = Planner(joker_orders=False).finish(card, rest)
        if found is None or any(JACKS >> one & 1 for one in found.cards[:-1]):
            return None
        if sum(MISSES[one] or 0 for one in found.cards[:-1]) >= self.deck:
            # The deck would be turned over on the way, perhaps once too often (B-5).
            return None
        return Reason("goes-out", points=len(found.cards) - 1)

    def _misses(self, card: Card) -> Reason | None:
        """What a 5, 6, 7, an ace or a joker does (B-20 to B-23)."""
        draws = MISSES[card]
        if draws is None or draws >= self.deck:
            return None
        if not draws:
            return Reason("misses")
        nearly = self.view.counts[1 - self.seat] <= _NEARLY_OUT
        return Reason("stops" if nearly else "misses-draws", points=draws)

    def _sheds(self, card: Card, rest: CardSet) -> Reason | None:
        """A card that orders nothing, and lets the other play."""
        if self.view.obliged:
            return Reason("obliged")
        plainly = MISSES[card] is None and not (QUEENS | JACKS) >> card & 1
        if plainly and not ON_CARD[card] & self.may_hold:
            return Reason("no-answer")
        if card not in WORTH and rest & SIGNIFICANT:
            return Reason("keeps-dear")
        return Reason("keeps-strong") if not _KEPT >> card & 1 and rest & _STRONG else None

    # Orders

    def _orders_card(self, card: Card, rest: CardSet) -> Reason | None:
        """A jack's order (B-24)."""
        if rest >> card & 1:
            return Reason("order-own", (card,))
        if self.holds >> card & 1:
            # Who must keep three cards may have to hold it back (B-41).
            limited = self.view.kept_to_three[1 - self.seat]
            return None if limited else Reason("order-theirs", (card,))
        return None if self.may_hold >> card & 1 else Reason("order-away", (card,))

    def _orders_suit(self, suit: Suit, rest: CardSet) -> Reason | None:
        """A queen's order (B-25)."""
        if not ON_ORDER[suit] & self.may_hold:
            return Reason("no-answer")
        held = [(rest & bits).bit_count() for bits in SUIT_BITS]
        if held[suit] and held[suit] == max(held):
            return Reason("suit-most", suit=suit, points=held[suit])
        return None

    # Without a card

    def _keeps(self) -> bool:
        """Whether all that can be played is worth keeping."""
        return self.playable != 0 and not self.playable & ~_KEPT

    def _draws(self) -> Reason:
        if not self.playable:
            return Reason("draw-must")
        if self.view.deck_known:
            return Reason("draw-known", self.view.deck_known[:1])
        if self._keeps() and not self.view.obliged:
            return Reason("draw-keep")
        return Reason("draw-first")
