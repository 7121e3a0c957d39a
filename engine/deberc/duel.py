"""The card play of two open hands, solved exactly: alpha-beta over whole tricks.

Cards and hands are those of ``kernel``. What is solved for is the difference of card points (the
last ten among them); since the two sides share a fixed sum, whoever gets the most of it gets the
best of all that is written, too.
"""

from typing import Final

from engine.deberc.kernel import CARD_POINTS
from engine.players.duels import (
    ABOVE_OF,
    INFINITE,
    LOWEST_TRUMP,
    NTH_OF,
    SUIT_OF,
    Effort,
    Solve,
    choices,
)
from engine.players.packing import TRUMP, TRUMPS

_HIGH_FIRST: Final = choices(CARD_POINTS, 0, low_first=False)
_LOW_FIRST: Final = choices(CARD_POINTS, 0, low_first=True)


def points_table(extra: dict[int, int]) -> dict[int, int]:
    """By card, as a set of one: its points, and what ``extra`` (by number) adds to them."""
    return {1 << n: CARD_POINTS[n] + extra.get(n, 0) for n in range(32)}


def make_solver(points: dict[int, int], effort: Effort) -> Solve:
    """A solver with a table of its own; ``points`` as ``points_table`` makes them."""
    high0, high1, high2, high3 = _HIGH_FIRST
    low_first = _LOW_FIRST
    low0, low1, low2, low3 = low_first
    table: dict[int, tuple[int, int]] = {}
    above_of, suit_of, nth_of = ABOVE_OF, SUIT_OF, NTH_OF
    trumps = TRUMPS

    def solve(lead: int, other: int, alpha: int, beta: int) -> int:
        if not lead & lead - 1:
            gain = points[lead] + points[other] + 10
            if suit_of[lead] == suit_of[other]:
                return gain if lead > other else -gain
            return -gain if other >= LOWEST_TRUMP else gain
        key = lead << 32 | other
        known = table.get(key)
        lower, upper = -INFINITE, INFINITE
        if known is not None:
            lower, upper = known
            if lower >= beta or lower == upper:
                return lower
            if upper <= alpha:
                return upper
            alpha = max(alpha, lower)
            beta = min(beta, upper)
        effort.positions += 1
        floor = alpha
        best = -INFINITE
        other_trumps = other & trumps
        for card in (
            high3[lead >> 24 << 8 | other >> 24]
            + high0[(lead & 255) << 8 | other & 255]
            + high1[(lead >> 8 & 255) << 8 | other >> 8 & 255]
            + high2[(lead >> 16 & 255) << 8 | other >> 16 & 255]
        ):
            rest = lead ^ card
            own = points[card]
            worst, cap = INFINITE, beta
            suit = suit_of[card]
            follow = other & suit
            if follow:
                taking = follow & above_of[card]
                losing: tuple[int, ...] = ()
                nth = nth_of[card]
                shift = 8 * nth
                between = lead >> shift & 255
                if taking != follow and not (taking and nth == TRUMP):
                    losing = low_first[nth][(follow ^ taking) >> shift << 8 | between]
                takes = low_first[nth][taking >> shift << 8 | between] if taking else ()
            elif other_trumps:
                takes = low3[other >> 24 << 8 | lead >> 24]
                losing = ()
            else:
                takes = ()
                losing = (
                    low0[(other & 255) << 8 | lead & 255]
                    + low1[(other >> 8 & 255) << 8 | lead >> 8 & 255]
                    + low2[(other >> 16 & 255) << 8 | lead >> 16 & 255]
                )
            for reply in takes:
                gain = own + points[reply]
                value = -gain - solve(other ^ reply, rest, -cap - gain, -alpha - gain)
                if value < worst:
                    worst = value
                    if value < cap:
                        cap = value
                        if value <= alpha:
                            break
            if worst > alpha:
                for reply in losing:
                    gain = own + points[reply]
                    value = gain + solve(rest, other ^ reply, alpha - gain, cap - gain)
                    if value < worst:
                        worst = value
                        if value < cap:
                            cap = value
                            if value <= alpha:
                                break
            if worst > best:
                best = worst
                if worst > alpha:
                    alpha = worst
                    if worst >= beta:
                        break
        if best <= floor:
            upper = min(upper, best)
        elif best >= beta:
            lower = max(lower, best)
        else:
            lower = upper = best
        table[key] = lower, upper
        return best

    return solve
