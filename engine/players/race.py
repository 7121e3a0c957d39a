"""What points are worth to a side that wants to win the match: much near the target, else a point.

Points to come are thought of as a random walk, so that a lead counts for more the nearer the end.
"""

from collections.abc import Sequence
from math import exp, sqrt

# A spread of points as a logistic curve has it that stands for a normal one.
_LOGISTIC = 0.55
# However sure the match is, a point more is worth so much: good play to the end looks better.
_POINT_ANYWAY = 0.05
_LEAST_SLOPE = 0.02


class Race:
    """The standing before a deal; asked for the worth of standings after it.

    ``target`` None: this deal decides. ``pace`` is what the leader writes in a deal, ``spread``
    the standard deviation of what one side writes more than another in a deal.
    """

    def __init__(
        self, totals: Sequence[float], target: float | None, pace: float, spread: float
    ) -> None:
        self.totals = tuple(totals)
        self.target = target
        self.pace = pace
        self.spread = spread
        self._before: list[float] = []
        self._slope: list[float] = []
        scale = self._scale(self.totals)
        for side in range(len(totals)):
            chance = self._ahead(side, self.totals, scale)
            self._before.append(chance)
            self._slope.append(max(chance * (1 - chance), _LEAST_SLOPE) / scale)

    def _scale(self, totals: Sequence[float]) -> float:
        left = 0.0 if self.target is None else self.target - max(totals)
        deals = max(left, 0.0) / self.pace + 0.7
        return self.spread * sqrt(deals) * _LOGISTIC

    @staticmethod
    def _ahead(side: int, totals: Sequence[float], scale: float) -> float:
        own = totals[side]
        return 1 / sum(exp(min((total - own) / scale, 50.0)) for total in totals)

    def chance(self, side: int, totals: Sequence[float], tie_to: int | None = None) -> float:
        """The chance that ``side`` wins the match from these totals after the deal.

        Where the match is over the most points win; ``tie_to`` wins if it is at the target itself
        (a last trick that decides).
        """
        top = max(totals)
        if self.target is not None and top < self.target:
            return self._ahead(side, totals, self._scale(totals))
        if tie_to is not None and self.target is not None and totals[tie_to] >= self.target:
            return 1.0 if tie_to == side else 0.0
        if totals[side] < top:
            return 0.0
        return 1 / list(totals).count(top)

    def worth(self, side: int, totals: Sequence[float], tie_to: int | None = None) -> float:
        """What the way from the standing before to ``totals`` brings ``side``, in points.

        Far from the target that is about what it wrote, less what the best other side did.
        """
        gained = totals[side] - self.totals[side]
        others = max(
            totals[other] - self.totals[other] for other in range(len(totals)) if other != side
        )
        won = (self.chance(side, totals, tie_to) - self._before[side]) / self._slope[side]
        return won + _POINT_ANYWAY * (gained - others)
