"""What solvers of two open hands have in common; cards are those of ``engine.players.packing``."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.players.packing import ABOVE, SUIT

# The value for the leader of hands (leader's, other's) of equal size within (alpha, beta).
Solve: TypeAlias = Callable[[int, int, int, int], int]

INFINITE: Final = 999
LOWEST_TRUMP: Final = 1 << 24
# By card, as a set of one: the cards that beat it, its suit, and the number of that
ABOVE_OF: Final = {1 << n: ABOVE[n] for n in range(32)}
SUIT_OF: Final = {1 << n: SUIT[n >> 3] for n in range(32)}
NTH_OF: Final = {1 << n: n >> 3 for n in range(32)}


class Effort:
    """How many positions have been looked at, over many solvers."""

    __slots__ = ("positions",)

    def __init__(self) -> None:
        self.positions = 0


class Choices(dict[int, tuple[int, ...]]):
    """By own cards of a suit, times 256, and those that lie between: the cards worth trying.

    Of cards that nothing can tell apart (no foreign card lies between, and their points differ by
    ``slack`` at most) there is only one. ``points``: by number.
    """

    def __init__(self, suit: int, points: Sequence[int], slack: int, low_first: bool) -> None:
        super().__init__()
        self._base = 8 * suit
        self._points = points
        self._slack = slack
        self._low_first = low_first

    def __missing__(self, key: int) -> tuple[int, ...]:
        own, foreign = key >> 8, key & 255
        found: list[int] = []
        kept: int | None = None
        for n in range(self._base + 7, self._base - 1, -1):
            if foreign >> n - self._base & 1:
                kept = None
            elif own >> n - self._base & 1 and (
                kept is None or kept - self._points[n] > self._slack
            ):
                found.append(1 << n)
                kept = self._points[n]
        choices = self[key] = tuple(found[::-1] if self._low_first else found)
        return choices


def choices(points: Sequence[int], slack: int, low_first: bool) -> tuple[Choices, ...]:
    """The same for each suit."""
    return tuple(Choices(suit, points, slack, low_first) for suit in range(4))
