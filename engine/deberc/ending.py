"""When a match ends and who wins it (D-80 to D-83)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.deberc.counting import bella_captures
from engine.deberc.deal import Deal
from engine.deberc.melds import best_equal
from engine.deberc.rules import Rules
from engine.deberc.view import DealCount, HangingPoints

# A moment of D-81: 0 before the deal; trick n (from 1) is complete at 2n; a bella announced while
# trick n is in progress counts at 2n - 1.
IN_WRITING = 1000


class Verdict(NamedTuple):
    """What follows from a deal that was played.

    ``extra`` is None while the target is not reached, else why the next deal is an extra one:
    "tie" (D-82) or "hanging" (D-83: from then on the most points win).
    """

    winner: int | None = None
    won_by: str | None = None
    extra: str | None = None


def judge(
    rules: Rules, deal: Deal, count: DealCount, before: Sequence[int], extra: str | None
) -> Verdict:
    """Whether the match ends with this deal; ``before`` are the totals before it."""
    totals, target = count.totals, rules.target
    if extra is None and target is not None and max(totals) < target:
        return Verdict()
    if _held_up(rules, count.hanging, totals):
        return Verdict(extra="hanging")
    top, won_by = _top(rules, deal, count, before, extra)
    if len(top) == 1:
        return Verdict(top[0], won_by)
    if rules.options.finish != "points" and count.last_trick in top:
        return Verdict(count.last_trick, "last_trick")
    return Verdict(extra=extra or "tie")


def _held_up(rules: Rules, hanging: tuple[HangingPoints, ...], totals: Sequence[int]) -> bool:
    """Whether hanging points ask for an extra deal (D-83)."""
    way = rules.options.hanging_finish
    if not hanging or way == "ignore":
        return False
    if way == "extra_deal" or rules.target is None:
        return True
    own = [0] * rules.sides
    for points in hanging:
        for side in points.tied if points.owner is None else (points.owner,):
            own[side] += points.points
    return any(
        held and total + held >= rules.target for held, total in zip(own, totals, strict=True)
    )


def _top(
    rules: Rules, deal: Deal, count: DealCount, before: Sequence[int], extra: str | None
) -> tuple[list[int], str]:
    """The sides at the top by the measure that holds (D-81), and which measure that was."""
    totals, target = count.totals, rules.target
    reached = [s for s in range(rules.sides) if target is not None and totals[s] >= target]
    finish = rules.options.finish
    if target is not None and len(reached) > 1 and extra != "hanging":
        if finish == "last_trick" and count.last_trick in reached:
            assert count.last_trick is not None
            return [count.last_trick], "last_trick"
        if finish == "arrival":
            moments = arrivals(rules, deal, count, before, target)
            first = min(moments[side] for side in reached)
            there = [side for side in reached if moments[side] == first]
            if len(there) == 1:
                return there, "arrival"
            return _most(there, totals), "points"
    return _most(reached or range(rules.sides), totals), "points"


def _most(sides: Sequence[int], totals: Sequence[int]) -> list[int]:
    best = max(totals[side] for side in sides)
    return [side for side in sides if totals[side] == best]


def arrivals(
    rules: Rules, deal: Deal, count: DealCount, before: Sequence[int], target: int
) -> list[int]:
    """By side: the moment at which the running count brought it to the target (D-81)."""
    gains = [(2 * n, rules.side_of[t.taker], t.points) for n, t in enumerate(deal.tricks, 1)]
    moment, side, points = gains[-1]
    gains[-1] = (moment, side, points + 10)
    gains += [
        (_runs_moment(rules, deal, rules.side_of[meld.seat]), rules.side_of[meld.seat], meld.points)
        for meld in count.melds
    ]
    if count.bella_to is not None:
        gains.append((_bella_moment(rules, deal, count.bella_to), count.bella_to, 20))

    moments = [IN_WRITING] * rules.sides
    running = list(before)
    for side in range(rules.sides):
        if running[side] >= target:
            moments[side] = 0
    for moment, side, points in sorted(gains):
        running[side] += points
        if running[side] >= target:
            moments[side] = min(moments[side], moment)
    return moments


def _first_trick(rules: Rules, deal: Deal, side: int) -> int:
    """When the side's first trick was complete."""
    return next(2 * n for n, t in enumerate(deal.tricks, 1) if rules.side_of[t.taker] == side)


def _runs_moment(rules: Rules, deal: Deal, side: int) -> int:
    """When the credited runs became certain."""
    if rules.options.equal_runs == "last_trick":
        best = best_equal(rules, deal.announced)
        if len({rules.side_of[meld.seat] for meld in best}) > 1:
            return 2 * rules.hand_size
    if rules.options.runs_need_trick == "yes":
        return _first_trick(rules, deal, side)
    return 2


def _bella_moment(rules: Rules, deal: Deal, side: int) -> int:
    """When the bella's credit became certain, ``side`` being the credited one."""
    assert deal.bella_by is not None
    announced = 2 * deal.bella_trick + 1
    if rules.options.bella_to == "declarer":
        return max(announced, _first_trick(rules, deal, side))
    captures = bella_captures(rules, deal)
    if side == rules.side_of[deal.bella_by]:
        certain = next(index for index, captor in captures if captor == side)
    else:
        certain = captures[-1][0]
    return max(announced, 2 * certain + 2)
