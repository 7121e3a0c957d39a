"""Runs: which a hand holds, what they are worth, and whose count (D-40 to D-45)."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.cards import CardSet, Suit
from engine.deberc.rules import Rules
from engine.deberc.view import Meld

KINDS: Final = ("terz", "fifty", "hundred", "deberc")
_POINTS: Final = {"terz": 20, "fifty": 50, "hundred": 100, "deberc": 0}


@cache
def _unbroken(mask: int) -> tuple[tuple[int, int], ...]:
    """The unbroken runs of three or more in a suit's eight bits: (lowest bit, length)."""
    found: list[tuple[int, int]] = []
    start = length = 0
    for i in range(9):
        if mask >> i & 1:
            start = start if length else i
            length += 1
        else:
            if length >= 3:
                found.append((start, length))
            length = 0
    return tuple(found)


def _parts(length: int, long_runs: str) -> tuple[tuple[str, int, int], ...]:
    """How an unbroken run counts (D-41, D-42): kind, offset of its lowest card, number of cards."""
    if length == 3:
        return (("terz", 0, 3),)
    if long_runs == "hundred" and length >= 6:
        return (("hundred", 0, 6),) if length == 6 else (("deberc", 0, length),)
    top_four = ("fifty", length - 4, 4)
    if long_runs == "split" and length == 7:
        return (top_four, ("terz", 0, 3))
    if long_runs == "split" and length == 8:
        return (top_four, ("fifty", 0, 4))
    return (top_four,)


class Run(NamedTuple):
    """A meld, and how long the unbroken run is that it was taken from (D-43): that stays hidden."""

    meld: Meld
    length: int


def _strength(run: Run, run_order: str) -> tuple[int, int, int]:
    """What makes one run better than another (D-43); equal where they are equal."""
    length = run.length if run_order == "length" else 0
    return (KINDS.index(run.meld.kind), length, run.meld.cards[-1] % 10)


def find_runs(rules: Rules, seat: int, hand: CardSet, trump: Suit) -> tuple[Run, ...]:
    """The runs of a hand, best first; among equal ones a run in trump first, then by suit."""
    runs = [
        Run(
            Meld(
                seat,
                kind,
                tuple(suit * 10 + 2 + start + low + i for i in range(size)),
                _POINTS[kind],
            ),
            length,
        )
        for suit in range(4)
        for start, length in _unbroken(hand >> 10 * suit + 2 & 255)
        for kind, low, size in _parts(length, rules.options.long_runs)
    ]
    order = rules.options.run_order
    runs.sort(
        key=lambda run: (_strength(run, order), run.meld.cards[0] // 10 == trump), reverse=True
    )
    return tuple(runs)


def best_equal(rules: Rules, announced: Sequence[tuple[Run, ...] | None]) -> tuple[Meld, ...]:
    """The best of all announced runs: one, or several that are equal by D-43."""
    order = rules.options.run_order
    runs = [run for own in announced if own for run in own]
    if not runs:
        return ()
    best = max(_strength(run, order) for run in runs)
    return tuple(run.meld for run in runs if _strength(run, order) == best)


def side_that_counts(
    rules: Rules, best: Sequence[Meld], trump: Suit, dealer: int
) -> tuple[int | None, tuple[int, ...]]:
    """Whose runs count (D-43, D-45), given the equal best ones.

    The side or None; and the sides among which the last trick has yet to decide.
    """
    sides = {rules.side_of[meld.seat] for meld in best}
    if len(sides) <= 1:
        return next(iter(sides), None), ()
    equal_runs = rules.options.equal_runs
    if equal_runs == "last_trick":
        return None, tuple(sorted(sides))
    if equal_runs == "trump":
        for meld in best:
            if meld.cards[0] // 10 == trump:
                return rules.side_of[meld.seat], ()
        return None, ()
    for seat in (dealer, *rules.from_left(dealer)):
        if rules.side_of[seat] in sides:
            return rules.side_of[seat], ()
    return None, ()
