"""What players that look ahead have in common with whoever asks them for advice."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from engine.game import Action, View


class Judged(NamedTuple):
    """An action and what it is expected to bring.

    ``points``: written points of the seat's side, less those of the best other side, until the end
    of the deal (in Berg: of the game); where the match is near its end they are scaled so that a
    greater number still means a better chance to win the match.
    """

    action: Action
    points: float


@runtime_checkable
class Judge(Protocol):
    """A player that can say what it thinks of every legal action.

    Its ``choose`` takes the best of ``judge``, and among near-equal ones the most natural.
    """

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal`` (never empty). ``look()`` builds the seat's view when it is wanted."""

    def judge(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> list[Judged]:
        """Every action of ``legal`` with its worth, best first."""
