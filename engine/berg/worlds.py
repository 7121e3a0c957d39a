"""Games that fit all that a seat knows: where the cards may be that it does not see.

Sure knowledge (own cards, the pile, the order of a turned-over deck, jokers shown, an open hand,
ordered cards that were not played) is always kept; that a card was not played though it could have
been only makes some games likelier than others.
"""

import random
from functools import cached_property
from typing import Final

from engine.berg.history import WHOLE_DECK, History
from engine.berg.kernel import NOBODY, SEAT_BIT, Position
from engine.berg.tables import JOKERS
from engine.berg.view import BergView
from engine.cards import Card, CardSet, card_set, iter_cards

# So likely it is that a card is held back that could have been played, against others.
_HELD_BACK: Final = 0.3
_TRIES: Final = 60
_HARDLY: Final = 1e-9


class Knowledge:
    """What a view tells about the hidden cards. ``view`` is a seat's, in a game that goes on.

    ``wise``: what the other seat did not play makes games likelier or less likely.
    """

    def __init__(self, view: BergView, wise: bool = False) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.view = view
        self.seat: int = view.seat
        self.other = 1 - view.seat
        self.hand: CardSet = card_set(view.hand)
        self.pile: CardSet = card_set(laid.card for laid in view.pile)
        self.unseen = WHOLE_DECK & ~self.hand & ~self.pile
        self.fixed, banned = self._sure()
        self._free = [*iter_cards(self.unseen & ~self.fixed & ~banned)]
        self._barred = [*iter_cards(banned)]
        self._need = view.counts[self.other] - self.fixed.bit_count()
        self._wise = wise

    @property
    def exact(self) -> bool:
        """Whether it is known where every card lies, and in which order."""
        return not self._need and not self.view.shuffled and self.view.turn_overs > 0

    @cached_property
    def _history(self) -> History:
        return History(self.view)

    def _sure(self) -> tuple[CardSet, CardSet]:
        """Cards that the other seat surely holds, and cards out of sight that it does not."""
        view = self.view
        if view.deck_known:
            deck = card_set(view.deck_known)
            return self.unseen & ~deck, deck
        laid_open = view.open_hands[self.other]
        if laid_open is not None:
            return card_set(laid_open), self.unseen & ~card_set(laid_open)
        fixed = card_set(view.held_known[self.other]) | self.unseen & ~self._history.turned
        banned = self.unseen & JOKERS & ~fixed if self._history.jokers_told else 0
        return fixed, banned

    # Drawing

    def draw(self, rng: random.Random) -> Position:
        """One game that fits, as it lies."""
        if self.view.deck_known:
            return self.position(self.fixed, [*self.view.deck_known], rng)
        for _ in range(_TRIES):
            cards = self._by_lot(rng)
            if self._could_be(cards[: self._need]):
                break
        else:
            cards.sort(key=lambda card: self._since.get(card, -1))
        hand = self.fixed | card_set(cards[: self._need])
        deck = cards[self._need :] + self._barred
        rng.shuffle(deck)
        return self.position(hand, deck, rng)

    def possible(self, hand: CardSet) -> bool:
        """Whether nothing that is known for sure speaks against this other hand."""
        free = hand & ~self.fixed
        return (
            hand & self.fixed == self.fixed
            and free.bit_count() == self._need
            and not free & ~card_set(self._free)
            and self._could_be([*iter_cards(free)])
        )

    def _by_lot(self, rng: random.Random) -> list[Card]:
        """The free cards in a random order, those first that the other seat is likely to hold."""
        chance = rng.random
        weights = self._weights
        return sorted(self._free, key=lambda card: -(chance() ** weights[card]))

    @cached_property
    def _weights(self) -> dict[Card, float]:
        """By free card: one over how likely the other seat holds it, against others.

        A card may have come to it with its first cards or with each that it drew since; what it
        did later speaks against the card.
        """
        history = self._history
        weights = {}
        for card in self._free:
            total, likely, until = 0.0, 1.0, history.drawn
            for clue in reversed(history.clues):
                total += likely * (until - clue.drawn)
                until = clue.drawn
                if clue.lacks >> card & 1:
                    likely = 0.0
                elif self._wise and clue.seldom >> card & 1:
                    likely *= _HELD_BACK
            total += likely * (until + history.start)
            weights[card] = 1 / max(total / (history.drawn + history.start or 1), _HARDLY)
        return weights

    @cached_property
    def _since(self) -> dict[Card, int]:
        """By card: how many cards the other seat had drawn when it surely did not hold it."""
        since: dict[Card, int] = {}
        for clue in self._history.clues:
            for card in iter_cards(clue.lacks):
                since[card] = clue.drawn
        return since

    def _could_be(self, cards: list[Card]) -> bool:
        """Whether the other seat can have drawn these cards since it did not hold them.

        Each needs a card drawn of its own, between then and now; so do the cards it has played.
        """
        history = self._history
        since = self._since
        if not since:
            return True
        spans = [(since[card], history.drawn) for card in cards if card in since]
        if not spans:
            return True
        spans += history.late
        for low in {span[0] for span in spans}:
            for high in {span[1] for span in spans}:
                inside = sum(low <= first and last <= high for first, last in spans)
                if inside > max(high - low, 0):
                    return False
        return True

    def position(self, hand: CardSet, deck: list[Card], rng: random.Random) -> Position:
        """The game with these cards in the other hand and in the deck."""
        view = self.view
        new = Position.__new__(Position)
        new.hands = [hand, hand]
        new.hands[self.seat] = self.hand
        new.deck = deck
        new.pos = 0
        new.turn_overs = view.turn_overs
        new.pile = [laid.card | laid.seat << SEAT_BIT for laid in view.pile]
        new.takes = 0 if view.takes is None else card_set(view.takes.cards)
        new.ordered = view.ordered_card is not None
        new.seat = self.seat
        new.drawn = view.has_drawn
        new.kept = [*view.kept_to_three]
        new.watched = any(view.kept_to_three)
        new.insured = [*view.insured]
        new.lapses = view.options.insurance == "flip"
        new.chance = rng if view.shuffled else None
        new.over = False
        new.winner = NOBODY
        new.given_up = False
        return new
