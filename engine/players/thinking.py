"""What players that weigh every action have in common: choosing among what they have weighed."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from engine.game import Action, View
from engine.players.judge import Judged, Reason


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

    @abstractmethod
    def why(self, view: View, action: Action) -> Reason | None:
        """Why the action is good; None where nothing true and useful can be said in short."""

    def judge(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> list[Judged]:
        """Every action of ``legal`` with its worth: first what it would do, then the best first."""
        view = look()
        done, *others = self._ranked(legal, view, rng)
        return [done._replace(why=self.why(view, done.action)), *others]

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """The most natural of the actions that are near the best; an only one is not looked at."""
        if len(legal) == 1:
            return legal[0]
        return self._ranked(legal, look(), rng)[0].action

    def _ranked(self, legal: Sequence[Action], view: View, rng: random.Random) -> list[Judged]:
        judged = self.weigh(legal, view, rng)
        enough = max(j.points for j in judged) - self.near
        strange = {j.action: self.strangeness(view, j.action) for j in judged}
        near = [j for j in judged if j.points >= enough]
        done = min(near, key=lambda j: (strange[j.action], -j.points))
        others = sorted(judged, key=lambda j: (-j.points, strange[j.action]))
        return [done, *(j for j in others if j is not done)]
