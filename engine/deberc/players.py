"""The players of Deberc that look ahead, and the novice."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import CARD_OF
from engine.deberc.bidding import BidTurn
from engine.deberc.evidence import Evidence
from engine.deberc.reasons import why
from engine.deberc.search import Budget, PlayTurn
from engine.deberc.stakes import Stakes
from engine.deberc.tables import POINTS, POWER
from engine.deberc.view import DebercView
from engine.deberc.worlds import Knowledge
from engine.game import Action, View
from engine.players.judge import Judged, Reason
from engine.players.thinking import ThinkingPlayer


@dataclass(frozen=True)
class Skill:
    """What a level can do: how much it may look at, and what it takes into account."""

    play: Budget
    bid_worlds: int
    evidence: bool  # whether bids, silence and cards played tell it something, with two seats
    race: bool  # whether it plays for the match near its end


STRONG: Final = Skill(
    Budget(worlds=25, worlds_of_many=25, positions=10_000, playouts=2_000, solves=5, tail=0),
    bid_worlds=200,
    evidence=False,
    race=False,
)
MASTER: Final = Skill(
    Budget(worlds=140, worlds_of_many=600, positions=200_000, playouts=7_000, solves=8, tail=6),
    bid_worlds=1_000,
    evidence=True,
    race=True,
)


class DebercThinker(ThinkingPlayer):
    """``engine.players.judge.Judge`` for Deberc."""

    near = 1.0

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def weigh(self, legal: Sequence[Action], view: View, rng: random.Random) -> list[Judged]:
        """Every action of ``legal`` with its worth, by worlds that fit the view."""
        assert isinstance(view, DebercView)
        skill = self._skill
        know = Knowledge(view)
        draw = Evidence(know).draw if skill.evidence and view.seats == 2 else know.draw
        stakes = Stakes(view, plain=not skill.race)
        if view.phase == "play":
            return PlayTurn(know, draw, stakes, skill.play, rng).weigh(legal)
        return BidTurn(know, draw, stakes, skill.bid_worlds, rng).weigh(legal)

    def strangeness(self, view: View, action: Action) -> float:
        """Announcements are natural; of cards the cheap ones are, and trumps are kept."""
        assert isinstance(view, DebercView)
        if action.verb != "play" or view.trump is None:
            return 0.0 if action.verb == "redeal" else -1.0
        card = CARD_OF[action.args]
        cost = 2 * POINTS[view.trump][card] + card % 10
        if card // 10 == view.trump:
            cost += 30 + POWER[view.trump][view.trump][card]
        return float(cost)

    def why(self, view: View, action: Action) -> Reason | None:
        """What ``reasons`` knows of it."""
        assert isinstance(view, DebercView)
        return why(view, action)
