"""The play without a talon, solved exactly: both hands are known then (alpha-beta by tricks).

Cards and hands are those of ``kernel``. What is solved for is the difference of card points, the
last ten among them; since the two seats share a fixed sum, whoever gets the most of it gets the
best of all that is written, too.
"""

from typing import Final

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
from engine.players.packing import TRUMPS
from engine.terz.kernel import CARD_POINTS, JACK, LAST_TRICK, beats, may_play

# By card, as a set of one
_POINTS: Final = {1 << n: CARD_POINTS[n] for n in range(32)}
# Exactly, and roughly: cards that differ by two points are equal. The jack of trump never is: no
# other card comes near it (T-2, T-23).
_HIGH_FIRST: Final = tuple(choices(CARD_POINTS, slack, low_first=False) for slack in (0, 2))
_LOW_FIRST: Final = tuple(choices(CARD_POINTS, slack, low_first=True) for slack in (0, 2))


def make_solver(jack_always_free: bool, rough: bool, effort: Effort) -> Solve:
    """A solver with a table of its own. ``rough`` takes cards for equal that differ by 2 points."""
    high0, high1, high2, high3 = _HIGH_FIRST[rough]
    low_first = _LOW_FIRST[rough]
    low0, low1, low2, low3 = low_first
    table: dict[int, tuple[int, int]] = {}
    points, above_of, suit_of, nth_of = _POINTS, ABOVE_OF, SUIT_OF, NTH_OF
    trumps, jack = TRUMPS, JACK

    def solve(lead: int, other: int, alpha: int, beta: int) -> int:
        if not lead & lead - 1:
            gain = points[lead] + points[other] + LAST_TRICK
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
        bound = other
        free = other & jack
        if free and (jack_always_free or other & trumps == jack):
            bound = other ^ jack
        bound_trumps = bound & trumps
        for card in (
            high3[lead >> 24 << 8 | other >> 24]
            + high0[(lead & 255) << 8 | other & 255]
            + high1[(lead >> 8 & 255) << 8 | other >> 8 & 255]
            + high2[(lead >> 16 & 255) << 8 | other >> 16 & 255]
        ):
            rest = lead ^ card
            own = points[card]
            worst, cap = INFINITE, beta
            follow = bound & suit_of[card]
            losing: tuple[int, ...] = ()
            if follow:
                nth = nth_of[card]
                shift = 8 * nth
                taking = follow & above_of[card]
                if taking:
                    takes = low_first[nth][taking >> shift << 8 | lead >> shift & 255]
                else:
                    takes = ()
                    losing = low_first[nth][follow >> shift << 8 | lead >> shift & 255]
            elif bound_trumps:
                takes = low3[bound_trumps >> 24 << 8 | lead >> 24]
            else:
                takes = ()
                losing = (
                    low0[(bound & 255) << 8 | lead & 255]
                    + low1[(bound >> 8 & 255) << 8 | lead >> 8 & 255]
                    + low2[(bound >> 16 & 255) << 8 | lead >> 16 & 255]
                )
            if free and takes[-1:] != (jack,):
                takes += (jack,)
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


def after(own: int, other: int, card: int, led: int, solve: Solve, jack_always_free: bool) -> int:
    """What is to come for the player of ``card``, less what is to come for the other.

    ``own`` are its player's cards, ``other`` those of the other, ``led`` the card that lies (by
    number) or -1 where it leads.
    """
    rest = own ^ 1 << card
    if led >= 0:
        gain = CARD_POINTS[card] + CARD_POINTS[led]
        if beats(card, led):
            return gain + (solve(rest, other, -INFINITE, INFINITE) if rest else LAST_TRICK)
        return -gain - (solve(other, rest, -INFINITE, INFINITE) if rest else LAST_TRICK)
    worst = INFINITE
    replies = may_play(other, card, jack_always_free)
    while replies:
        bit = replies & -replies
        replies ^= bit
        reply = bit.bit_length() - 1
        theirs = other ^ bit
        gain = CARD_POINTS[card] + CARD_POINTS[reply]
        if beats(reply, card):
            to_come = solve(theirs, rest, -worst - gain, INFINITE) if rest else LAST_TRICK
            value = -gain - to_come
        else:
            value = gain + (solve(rest, theirs, -INFINITE, worst - gain) if rest else LAST_TRICK)
        worst = min(worst, value)
    return worst
