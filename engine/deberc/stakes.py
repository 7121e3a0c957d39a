"""What the end of a deal is worth: raw points turned into what is written, and into chances.

The counting is that of ``counting`` (D-47, D-52, D-60 to D-73), done fast and for deals that are
only thought of; what hangs or may be fined later enters with what it is worth on average.
"""

from collections.abc import Sequence
from typing import Final

from engine.deberc.rules import Rules, make_rules
from engine.deberc.view import DebercView
from engine.players.race import Race

# A bayt that costs nothing yet, but brings the one that costs 100 nearer.
_BAYT_AHEAD: Final = 15.0
# What the leader writes in a deal, and the spread of differences, by number of sides
_PACE: Final = {2: 105.0, 3: 80.0, 4: 65.0}
_SPREAD: Final = {2: 110.0, 3: 95.0, 4: 85.0}


class Stakes:
    """What the deal in progress may bring the viewer's side. ``plain``: only points count."""

    def __init__(self, view: DebercView, plain: bool = False) -> None:
        assert view.seat is not None
        self.view = view
        self.rules: Rules = make_rules(view.options, view.seats)
        self.sides = view.sides
        self.side = self.rules.side_of[view.seat]
        self.plain = plain
        target = self.rules.target
        if view.extra_deal:
            target = None
        self.race = Race(view.totals, target, _PACE[self.sides], _SPREAD[self.sides])
        self._last_trick_decides = self.rules.options.finish == "last_trick"
        self._need_trick = self.rules.options.runs_need_trick == "yes"

    def after(
        self,
        taker: int,
        raw: list[float],
        tricks: Sequence[int],
        runs: Sequence[int],
        bella: int | None,
    ) -> list[float]:
        """Totals after a deal, by side; ``taker`` is a side.

        ``raw`` are points from tricks, ``tricks`` the number of them, ``runs`` the points that
        would be credited for runs (with D-47 only after a trick); ``bella`` is the credited side.
        """
        sides = range(self.sides)
        raw = [
            raw[side] + runs[side] if tricks[side] or not self._need_trick else raw[side]
            for side in sides
        ]
        if bella is not None:
            raw[bella] += 20
        totals = [float(total) for total in self.view.totals]
        own = raw[taker]
        best = max(raw[side] for side in sides if side != taker)
        failed = own <= best
        hangs = False
        for side in sides:
            if side != taker:
                totals[side] += raw[side]
        if not failed:
            totals[taker] += own
        elif own == best:
            hangs = True
            for side in sides:
                totals[side] += own / self.sides
        else:
            winners = [side for side in sides if side != taker and raw[side] == best]
            for side in winners:
                totals[side] += own / len(winners)
        for points in self.view.hanging:
            if hangs and self.rules.options.hanging != "queue":
                continue
            top = max(raw[side] for side in points.sides)
            leaders = [side for side in points.sides if raw[side] == top]
            for side in leaders:
                totals[side] += points.points / len(leaders)
        if failed and (not hangs or self.rules.options.hanging_is_bayt == "yes"):
            totals[taker] -= self._bayt_cost(taker)
        for side in sides:
            if not tricks[side]:
                totals[side] -= self.rules.lyzha
        return totals

    def _bayt_cost(self, side: int) -> float:
        fine = self.rules.options.bayt_fine
        if fine == "off":
            return 0.0
        way, _, amount = fine.partition("_")
        if way == "every":
            return float(amount)
        due = self.view.bayts[side] >= 2
        return float(amount) if due else _BAYT_AHEAD * int(amount) / 100

    def worth(self, totals: Sequence[float], last: int | None = None) -> float:
        """What these totals bring the viewer's side; ``last`` is the side of the last trick."""
        if self.plain:
            before = self.view.totals
            gains = [total - was for total, was in zip(totals, before, strict=True)]
            others = max(gain for side, gain in enumerate(gains) if side != self.side)
            return gains[self.side] - others
        return self.race.worth(self.side, totals, last if self._last_trick_decides else None)

    def nothing(self) -> float:
        """What a void deal is worth (D-15): nothing, or what it costs the third time."""
        view, rules = self.view, self.rules
        totals = [float(total) for total in view.totals]
        if view.void_deals == 2 and rules.options.void_dealer == "same":
            totals[rules.side_of[view.dealer]] -= rules.options.redeal_fine
        return self.worth(totals)

    def victory(self) -> float:
        """What winning the match at once is worth (D-42)."""
        if self.plain or self.rules.target is None:
            return 1000.0
        totals = [float(total) for total in self.view.totals]
        totals[self.side] = self.rules.target + max(totals)
        return self.worth(totals)
