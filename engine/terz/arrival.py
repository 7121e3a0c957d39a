"""The play without a talon near the target: who reaches it first may claim the match (T-43).

Cards and hands are those of ``kernel``. Here the points written so far belong to a position.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.players.duels import INFINITE, Solve
from engine.terz.kernel import CARD_POINTS, LAST_TRICK, beats, may_play

# For the seat that leads: WIN, -WIN, or the difference of exact points at the end of the deal.
# Takes the leader's hand, the other's, their exact points, and (alpha, beta).
RaceSolve: TypeAlias = Callable[[int, int, int, int, int, int], int]

WIN: Final = 100_000


class TooMuchError(Exception):
    """More positions than were allowed."""


def cards_of(hand: int) -> list[int]:
    """The numbers of a hand's cards, highest first."""
    found = []
    while hand:
        top = hand.bit_length() - 1
        found.append(top)
        hand ^= 1 << top
    return found


def distinct(cards: int, other: int) -> list[int]:
    """Of these cards those that differ: of neighbours with equal points only one."""
    found: list[int] = []
    last = -1
    for card in cards_of(cards):
        same = (
            last >= 0
            and last >> 3 == card >> 3
            and CARD_POINTS[last] == CARD_POINTS[card]
            and not other >> card & (1 << last - card) - 1
        )
        if not same:
            found.append(card)
        last = card
    return found


def make_racer(target: int, jack_always_free: bool, plain: Solve, positions: int) -> RaceSolve:
    """A solver with a table of its own; it raises TooMuchError after so many positions.

    ``plain`` solves what is left once nobody can reach the target in this deal.
    """
    table: dict[tuple[int, int, int], tuple[int, int]] = {}
    points = [CARD_POINTS[n] for n in range(32)]
    left_of: dict[int, int] = {}
    looked_at = 0

    def left(cards: int) -> int:
        known = left_of.get(cards)
        if known is None:
            known = left_of[cards] = LAST_TRICK + sum(points[n] for n in cards_of(cards))
        return known

    def trick(
        winner: int, loser: int, won: int, lost: int, alpha: int, beta: int, last: bool
    ) -> int:
        """The value for who has just won a trick, and leads; ``last``: no cards are left."""
        if won >= target > lost:
            return WIN
        if last:
            if won < target and lost < target:
                return won - lost
            return WIN if won >= lost else -WIN
        return solve(winner, loser, won, lost, alpha, beta)

    def solve(lead: int, other: int, own: int, others: int, alpha: int, beta: int) -> int:
        nonlocal looked_at
        to_come = left(lead | other)
        if own + to_come < target and others + to_come < target:
            return own - others + plain(lead, other, -INFINITE, INFINITE)
        key = (lead, other, own)
        known = table.get(key)
        lower, upper = -WIN, WIN
        if known is not None:
            lower, upper = known
            if lower >= beta or lower == upper:
                return lower
            if upper <= alpha:
                return upper
            alpha = max(alpha, lower)
            beta = min(beta, upper)
        looked_at += 1
        if looked_at > positions:
            raise TooMuchError
        floor = alpha
        best = -WIN - 1
        last = not lead & lead - 1
        for card in distinct(lead, other):
            rest = lead ^ 1 << card
            worst, cap = WIN + 1, beta
            for reply in distinct(may_play(other, card, jack_always_free), rest):
                gain = points[card] + points[reply] + LAST_TRICK * last
                theirs = other ^ 1 << reply
                if beats(reply, card):
                    value = -trick(theirs, rest, others + gain, own, -cap, -alpha, last)
                else:
                    value = trick(rest, theirs, own + gain, others, alpha, cap, last)
                if value < worst:
                    worst = value
                    cap = min(cap, value)
                    if value <= alpha:
                        break
            if worst > best:
                best = worst
                alpha = max(alpha, worst)
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


def race_after(
    hands: tuple[int, int],
    score: tuple[int, int],
    card: int,
    led: int,
    target: int,
    jack_always_free: bool,
    solve: RaceSolve,
) -> int:
    """As ``RaceSolve``, for the player of ``card``: hands and exact points are (own, other's)."""
    own, other = hands
    rest = own ^ 1 << card
    last = not rest

    def taken(by_player: bool, reply: int, theirs: int) -> int:
        gain = CARD_POINTS[card] + CARD_POINTS[reply] + LAST_TRICK * last
        won, lost = (score[0] + gain, score[1]) if by_player else (score[1] + gain, score[0])
        winner, loser = (rest, theirs) if by_player else (theirs, rest)
        if won >= target > lost:
            value = WIN
        elif last:
            value = WIN if won >= lost else -WIN
            if max(won, lost) < target:
                value = won - lost
        else:
            value = solve(winner, loser, won, lost, -WIN, WIN)
        return value if by_player else -value

    if led >= 0:
        return taken(beats(card, led), led, other)
    return min(
        taken(not beats(reply, card), reply, other ^ 1 << reply)
        for reply in distinct(may_play(other, card, jack_always_free), rest)
    )
