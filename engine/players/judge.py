"""What players that look ahead have in common with whoever asks them for advice."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from engine.cards import Card, Suit
from engine.game import Action, View


class Reason(NamedTuple):
    """Why an action is good, as players would say it, and what that speaks of.

    ``key`` is one of the ``KEYS`` of the game's ``reasons``, which says there what is claimed.
    Whatever is claimed follows from the view, and so holds wherever the hidden cards are.
    """

    key: str
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    points: float = 0


class Judged(NamedTuple):
    """An action and what it is expected to bring; of the advised one also why, where that is known.

    ``points``: written points of the seat's side, less those of the best other side, until the end
    of the deal (in Berg: of the game); where the match is near its end they are scaled so that a
    greater number still means a better chance to win the match.
    """

    action: Action
    points: float
    why: Reason | None = None


@runtime_checkable
class Judge(Protocol):
    """A player that can say what it thinks of every legal action.

    Its ``choose`` takes the first of ``judge``: the most natural of those near the best.
    """

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal`` (never empty). ``look()`` builds the seat's view when it is wanted."""

    def judge(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> list[Judged]:
        """Every action of ``legal`` with its worth: first what it would do, then the best first."""
