"""The players of Berg that look ahead."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.berg.kernel import VALUE
from engine.berg.reasons import why
from engine.berg.search import Budget, Turn
from engine.berg.stakes import Stakes
from engine.berg.tables import OFFERS, PLAYED
from engine.berg.view import BergView
from engine.berg.worlds import Knowledge
from engine.game import Action, View
from engine.players.judge import Judged, Reason
from engine.players.thinking import ThinkingPlayer


@dataclass(frozen=True)
class Skill:
    """What a level can do: how much it may look at, and what it takes into account."""

    budget: Budget
    evidence: bool  # whether what the other seat did not play tells it something
    race: bool  # whether it plays for the match near its end


STRONG: Final = Skill(Budget(450, 2_000), evidence=False, race=False)
MASTER: Final = Skill(Budget(1_600, 8_000), evidence=True, race=True)


class BergThinker(ThinkingPlayer):
    """``engine.players.judge.Judge`` for Berg."""

    near = 0.02

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def weigh(self, legal: Sequence[Action], view: View, rng: random.Random) -> list[Judged]:
        """Every action of ``legal`` with its worth, by games that fit the view."""
        assert isinstance(view, BergView)
        skill = self._skill
        know = Knowledge(view, wise=skill.evidence)
        stakes = Stakes(view, plain=not skill.race)
        return Turn(know, stakes, skill.budget, rng).weigh(legal)

    def strangeness(self, view: View, action: Action) -> float:
        """Declarations are odd, and so are orders of foreign cards and significant cards."""
        assert isinstance(view, BergView)
        assert view.hand is not None
        if action.verb in OFFERS:
            return 3.0
        if action.verb != "play":
            return 0.5
        card, ordered, _ = PLAYED[action.args]
        foreign = ordered >= 0 and ordered not in view.hand
        return 2.0 * foreign + VALUE[card]

    def why(self, view: View, action: Action) -> Reason | None:
        """What ``reasons`` knows of it."""
        assert isinstance(view, BergView)
        return why(view, action)
