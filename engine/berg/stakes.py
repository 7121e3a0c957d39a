"""What the end of a game is worth to a seat: what both write, and near the height the match."""

from functools import cached_property
from typing import Final

from engine.berg.counting import PLAIN
from engine.berg.kernel import VALUE, Position
from engine.berg.tables import SIGNIFICANT
from engine.berg.view import BergView
from engine.cards import iter_cards
from engine.players.race import Race

# Measured in matches of sensible players: what the winner of a game writes, and how far the
# difference that a game makes spreads.
_PACE: Final = 1.2
_SPREAD: Final = 2.1
_SWING: Final = 2.0
_LEAST: Final = 0.3
_STEP: Final = 0.5  # everything written is a multiple of it


class Stakes:
    """Worths for the seat of ``view``. ``plain``: points only, whatever the totals are."""

    def __init__(self, view: BergView, plain: bool) -> None:
        assert view.seat is not None
        self._seat: int = view.seat
        self._totals = view.totals
        self._left_counts = view.options.left_in_hand == "yes"
        # B-55: the match goes on until a total is greater than the height.
        target = view.options.height + _STEP
        self._race = None if plain else Race(view.totals, target, _PACE, _SPREAD)
        self._known: dict[tuple[float, float], float] = {}

    def worth(self, own: float, other: float) -> float:
        """Of writing so much, prices included, while the other seat writes so much."""
        if self._race is None:
            return own - other
        known = self._known.get((own, other))
        if known is None:
            gains = (own, other) if self._seat == 0 else (other, own)
            totals = [a + b for a, b in zip(self._totals, gains, strict=True)]
            known = self._known[own, other] = self._race.worth(self._seat, totals)
        return known

    @cached_property
    def scale(self) -> float:
        """How much more than a point one is worth now: 1 but near the height."""
        return max((self.worth(_SWING, 0.0) - self.worth(0.0, _SWING)) / (2 * _SWING), _LEAST)

    def resigned(self) -> float:
        """Of giving the game up (B-42)."""
        return self.worth(0.0, PLAIN)

    def of(self, pos: Position, price: float = 0.0) -> float:
        """Of a game that is over (B-50 to B-54), ``price`` paid on the way."""
        if pos.winner < 0:
            return self.worth(PLAIN - price, PLAIN)
        won = pos.last_worth()
        lost = 0.0
        if self._left_counts and not pos.given_up:
            hand = pos.hands[1 - pos.winner]
            if not hand & ~SIGNIFICANT:
                lost = sum(VALUE[card] for card in iter_cards(hand))
        if pos.winner == self._seat:
            return self.worth(won - price, -lost)
        return self.worth(-lost - price, won)
