"""The play without a talon, solved exactly: both hands are known then (alpha-beta by tricks).

Cards and hands are those of ``kernel``. What is solved for is the difference of card points, the
last ten among them; since the two seats share a fixed sum, whoever gets the most of it gets the
best of all that is written, too.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.terz.kernel import (
    ABOVE,
    CARD_POINTS,
    JACK,
    LAST_TRICK,
    SUIT,
    TRUMPS,
    beats,
    may_play,
)

# The value for the leader of hands (leader's, other's) of equal size within (alpha, beta).
Solve: TypeAlias = Callable[[int, int, int, int], int]

INFINITE: Final = 999
_LOWEST_TRUMP: Final = 1 << 24
# By card, as a set of one: its points, the cards that beat it, its suit, and the number of that
_POINTS: Final = {1 << n: CARD_POINTS[n] for n in range(32)}
_ABOVE: Final = {1 << n: ABOVE[n] for n in range(32)}
_SUIT: Final = {1 << n: SUIT[n >> 3] for n in range(32)}
_NTH: Final = {1 << n: n >> 3 for n in range(32)}


class _Choices(dict[int, tuple[int, ...]]):
    """By own cards of a suit, times 256, and the other's: the cards worth trying.

    Of cards that nothing can tell apart (no card of the other lies between, and their points
    differ by ``slack`` at most) there is only one.
    """

    def __init__(self, suit: int, slack: int, low_first: bool) -> None:
        super().__init__()
        self._suit = suit
        self._slack = slack
        self._low_first = low_first

    def __missing__(self, key: int) -> tuple[int, ...]:
        own, foreign = key >> 8, key & 255
        base = 8 * self._suit
        found: list[int] = []
        kept: int | None = None
        for i in range(7, -1, -1):
            if foreign >> i & 1:
                kept = None
            elif own >> i & 1:
                points = CARD_POINTS[base + i]
                # The jack of trump is like no other card (T-23).
                if kept is None or kept - points > self._slack or kept == 20:
                    found.append(1 << base + i)
                    kept = points
        choices = self[key] = tuple(found[::-1] if self._low_first else found)
        return choices


def _suits(slack: int, low_first: bool) -> tuple[_Choices, ...]:
    return tuple(_Choices(suit, slack, low_first) for suit in range(4))


_HIGH_FIRST: Final = (_suits(0, False), _suits(2, False))
_LOW_FIRST: Final = (_suits(0, True), _suits(2, True))


class Effort:
    """How many positions have been looked at, over many solvers."""

    __slots__ = ("positions",)

    def __init__(self) -> None:
        self.positions = 0


def make_solver(jack_always_free: bool, rough: bool, effort: Effort) -> Solve:
    """A solver with a table of its own. ``rough`` takes cards for equal that differ by 2 points."""
    high0, high1, high2, high3 = _HIGH_FIRST[rough]
    low_first = _LOW_FIRST[rough]
    low0, low1, low2, low3 = low_first
    table: dict[int, tuple[int, int]] = {}
    points, above_of, suit_of, nth_of = _POINTS, _ABOVE, _SUIT, _NTH
    trumps, jack = TRUMPS, JACK

    def solve(lead: int, other: int, alpha: int, beta: int) -> int:
        if not lead & lead - 1:
            gain = points[lead] + points[other] + LAST_TRICK
            if suit_of[lead] == suit_of[other]:
                return gain if lead > other else -gain
            return -gain if other >= _LOWEST_TRUMP else gain
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
