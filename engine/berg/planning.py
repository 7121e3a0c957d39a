"""What a hand can do in one go: cards played one after the other before the opponent may answer.

After 5, 6, 7, an ace or a joker the same seat goes on; after a jack that orders a card of one's own
the opponent can only draw and pass (B-24). Everything else lets it answer.
"""

from typing import Final, NamedTuple

from engine.berg.tables import JACKS, JOKERS, MISSES, ON_CARD, SIGNIFICANT, WORTH
from engine.cards import Card, CardSet, iter_cards, rank_of

_KEEPS: Final[CardSet] = sum(1 << card for card, missed in enumerate(MISSES) if missed is not None)
_ENOUGH: Final = 400  # so many positions are looked at, and no more
_LARGE: Final = 10  # with more cards nobody goes out at once


class Finish(NamedTuple):
    """A way to go out at once: the cards, and what the last of them are worth (B-51)."""

    worth: float
    all_significant: bool
    cards: tuple[Card, ...]


class Planner:
    """Searches what one hand can do; ``joker_orders``: whether a jack may order a joker (B-43)."""

    def __init__(self, joker_orders: bool) -> None:
        self._not_ordered = 0 if joker_orders else JOKERS
        self._finishes: dict[tuple[Card, CardSet], Finish | None] = {}
        self._runs: dict[tuple[Card, CardSet], int] = {}

    def _next(self, card: Card, rest: CardSet) -> CardSet:
        """What can follow a card before the opponent may answer."""
        if _KEEPS >> card & 1:
            return rest & ON_CARD[card]
        return rest & ~self._not_ordered if JACKS >> card & 1 else 0

    def finish(self, card: Card, rest: CardSet) -> Finish | None:
        """The best way to go out with ``card``, and then all of ``rest``; None where none is."""
        if not rest:
            return Finish(WORTH.get(card, 0.0), card in WORTH, (card,))
        key = card, rest
        if rest.bit_count() >= _LARGE:
            return None
        if key in self._finishes:
            return self._finishes[key]
        best: Finish | None = None
        if len(self._finishes) < _ENOUGH:
            for follower in iter_cards(self._next(card, rest)):
                found = self.finish(follower, rest & ~(1 << follower))
                if found is not None:
                    if found.all_significant:
                        worth = found.worth + WORTH.get(card, 0.0)
                        found = Finish(worth, card in WORTH, (card, *found.cards))
                    else:
                        found = found._replace(cards=(card, *found.cards))
                    if best is None or found.worth > best.worth:
                        best = found
        self._finishes[key] = best
        return best

    def run(self, card: Card, rest: CardSet) -> int:
        """How many cards of ``rest`` that are not significant can follow ``card``."""
        key = card, rest
        longest = self._runs.get(key)
        if longest is None:
            longest = 0
            if len(self._runs) < _ENOUGH:
                for follower in iter_cards(self._next(card, rest & ~SIGNIFICANT)):
                    longest = max(longest, 1 + self.run(follower, rest & ~(1 << follower)))
            self._runs[key] = longest
        return longest

    def best_order(self, jack: Card, rest: CardSet) -> Card | None:
        """The card of one's own that a jack orders best; None where it can order none of them."""
        orders = list(iter_cards(rest & ~self._not_ordered))
        if not orders:
            return None
        finish = self.finish(jack, rest)
        if finish is not None and finish.cards[1:]:
            return finish.cards[1]
        return max(
            orders,
            key=lambda card: (
                card not in WORTH,
                self.run(card, rest & ~(1 << card)),
                -WORTH.get(card, 0.0),
                rank_of(card),
            ),
        )
