"""The players of Terz that look ahead."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import CARD_OF
from engine.game import Action, View
from engine.players.judge import Judged, Reason
from engine.players.thinking import ThinkingPlayer
from engine.terz.colour import weigh_colours
from engine.terz.endgame import OpenTurn
from engine.terz.reasons import why
from engine.terz.search import Budget, TalonTurn
from engine.terz.stakes import Stakes
from engine.terz.tables import DEEPEST, POINTS, POWER
from engine.terz.view import TerzView
from engine.terz.worlds import Knowledge


@dataclass(frozen=True)
class Skill:
    """What a level can do: how much it may look at, and what it takes into account."""

    talon: Budget  # for a turn while the talon has cards
    race: int  # positions, for the way to a claim; 0: it plays for points alone
    evidence: bool  # whether what the other throws away tells it something


STRONG: Final = Skill(talon=Budget(12, 0), race=0, evidence=False)
MASTER: Final = Skill(talon=Budget(1_500, 12), race=20_000, evidence=True)


class TerzThinker(ThinkingPlayer):
    """``engine.players.judge.Judge`` for Terz."""

    near = 2.0

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def weigh(self, legal: Sequence[Action], view: View, rng: random.Random) -> list[Judged]:
        """Every action of ``legal`` with its worth: with a talon by roll-outs in worlds that fit
        the view, without it exactly."""
        assert isinstance(view, TerzView)
        skill = self._skill
        if view.phase == "break":
            return [Judged(action, 0.0) for action in legal]
        if view.phase == "colour":
            return weigh_colours(view, legal, skill.talon.rollouts // 5, rng)
        stakes = Stakes(view, plain=not skill.race)
        if view.may("arrive") and view.has_arrived(stakes.seat):
            # Nothing else can be better.
            return [
                Judged(a, stakes.claim(right=True) if a.verb == "arrive" else 0.0) for a in legal
            ]
        know = Knowledge(view, skill.evidence)
        if view.talon:
            return TalonTurn(view, know, stakes, skill.talon, rng).weigh(legal)
        return OpenTurn(view, know, stakes, know.draw(rng), skill.race).weigh(legal)

    def strangeness(self, view: View, action: Action) -> float:
        """Words are natural, and so are cheap cards; a talon is cut in the middle."""
        assert isinstance(view, TerzView)
        if action.verb == "break":
            return abs(int(action.args) - DEEPEST / 2)
        if action.verb != "play" or view.trump is None:
            return -1.0
        card = CARD_OF[action.args]
        cost = 2 * POINTS[view.trump][card] + card % 10
        if card // 10 == view.trump:
            cost += 30 + POWER[view.trump][view.trump][card]
        return float(cost)

    def why(self, view: View, action: Action) -> Reason | None:
        """What ``reasons`` knows of it."""
        assert isinstance(view, TerzView)
        return why(view, action)
