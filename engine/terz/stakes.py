"""What the end of a deal is worth: points far from the target, the chance to win near it."""

from collections.abc import Sequence
from typing import Final

from engine.players.race import Race
from engine.terz.counting import rounded
from engine.terz.view import TerzView

# What the leader writes in a deal, and the spread of differences
_PACE: Final = 185.0
_SPREAD: Final = 135.0
_CLAIM: Final = 100.0


class Stakes:
    """What the deal in progress may bring the viewer. ``plain``: only points count."""

    def __init__(self, view: TerzView, plain: bool = False) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.target = view.options.target
        self.now = [float(points) for points in view.exact]
        self.lead = self.now[self.seat] - self.now[1 - self.seat]
        self.plain = plain
        self.race = Race(self.now, self.target, _PACE, _SPREAD)

    def worth(
        self, score: Sequence[float], last: int | None = None, arrived: int | None = None
    ) -> float:
        """What exact points at the end of the deal bring the viewer.

        ``last`` took the last trick, where that is known; ``arrived`` claims (T-43).
        """
        own, other = score[self.seat], score[1 - self.seat]
        if self.plain and arrived is None:
            return own - other - self.lead
        totals = [float(points) for points in score]
        if arrived is not None:
            totals[arrived] = max(totals[arrived], self.target)
            totals[1 - arrived] = min(totals[1 - arrived], self.target - 1.0)
        return self.race.worth(self.seat, totals, None if own != other else last)

    def written(self, base: Sequence[int], points: Sequence[int], last: int) -> float:
        """What a deal brings that ends with these words and exact card points (T-41, T-42)."""
        exact = [a + b for a, b in zip(base, points, strict=True)]
        if max(exact) >= self.target:
            return self.worth(exact, last)
        totals = [a + rounded(b) for a, b in zip(base, points, strict=True)]
        if max(totals) >= self.target:
            totals = exact
        return self.worth([float(total) for total in totals])

    def claim(self, right: bool) -> float:
        """What a claim is worth: a right one is better than to wait, a wrong one worse than all."""
        return max(self.victory, _CLAIM) if right else self.defeat - _CLAIM

    @property
    def victory(self) -> float:
        """What winning the match at once is worth."""
        return self._decided(self.seat)

    @property
    def defeat(self) -> float:
        """What losing the match at once is worth."""
        return self._decided(1 - self.seat)

    def _decided(self, winner: int) -> float:
        totals = self.now[:]
        totals[winner] = max(totals[winner], float(self.target))
        totals[1 - winner] = min(totals[1 - winner], self.target - 1.0)
        return self.race.worth(self.seat, totals)
