"""What players that weigh every action have in common: choosing among what they have weighed."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from engine.game import Action, View
from engine.players.judge import Judged


class ThinkingPlayer(ABC):
    """``engine.players.judge.Judge``: a game says what actions bring, and which are natural.

    Its thinking is bounded by counts (worlds, roll-outs, nodes), never by a clock, and depends on
    nothing but the view and ``rng``: the same view and the same seed give the same choice.
    """

    # Actions that cost no more than so many points against the best one are as good as it.
    near: float = 0.5

    @abstractmethod
    def weigh(self, legal: Sequence[Action], view: View, rng: random.Random) -> list[Judged]:
        """Every action of ``legal`` with its worth, in any order."""

    @abstractmethod
    def strangeness(self, view: View, action: Action) -> float:
        """How odd the action would look to a person, if nothing else spoke for it or against it."""

    def judge(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> list[Judged]:
        """Every action of ``legal`` with its worth, best first; the most natural of equals."""
        view = look()
        judged = self.weigh(legal, view, rng)
        return sorted(judged, key=lambda j: (-j.points, self.strangeness(view, j.action)))

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """The most natural of the actions that are near the best; an only one is not looked at."""
        if len(legal) == 1:
            return legal[0]
        view = look()
        judged = self.weigh(legal, view, rng)
        enough = max(j.points for j in judged) - self.near
        near = [j for j in judged if j.points >= enough]
        return min(near, key=lambda j: (self.strangeness(view, j.action), -j.points)).action
