"""Looking back at a match: the choices of a seat that cost the most, as a computer player sees."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.chance import Chance
from bot.replay import replay
from bot.thinkers import Thinkers, judge_of
from engine.game import Action, Match, View
from engine.players.judge import Reason
from storage.models import ActionRow, MatchRow

DEAREST: Final = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat did in a deal, what would have been better, by how many points, and why."""

    deal: int
    view: View
    done: Action
    better: Action
    cost: float
    why: Reason | None


@dataclass(frozen=True, slots=True)
class _Moment:
    deal: int
    view: View
    legal: tuple[Action, ...]
    done: Action


async def dearest(
    row: MatchRow,
    actions: Sequence[ActionRow],
    seat: int,
    cheap: float,
    thinkers: Thinkers,
    chance: Chance,
) -> list[Choice]:
    """The dearest own choices of a person in a match, the dearest first.

    Those of the clock do not count, nor what cost less than ``cheap`` points. Raises LookupError
    where no player of this game can judge.
    """
    game = row.head["game"]
    judge = judge_of(game)
    if judge is None:
        raise LookupError(f"no player of {game} can judge")
    choices: list[Choice] = []
    for moment in _moments(row, actions, seat):
        judged = await thinkers.judge(
            game, judge, moment.legal, moment.view, chance.source.getrandbits(63)
        )
        better = judged[0]
        done = next(one for one in judged if one.action == moment.done)
        cost = better.points - done.points
        if cost >= cheap:
            choices.append(
                Choice(moment.deal, moment.view, moment.done, better.action, cost, better.why)
            )
    return sorted(choices, key=lambda choice: -choice.cost)[:DEAREST]


def _moments(row: MatchRow, actions: Sequence[ActionRow], seat: int) -> list[_Moment]:
    own = iter([action for action in actions if action.text.split()[0] == str(seat)])
    moments: list[_Moment] = []

    def look(match: Match, action: Action) -> None:
        if action.seat != seat:
            return
        by_person = next(own).by == "person"
        legal = tuple(match.legal_actions())
        if by_person and len(legal) > 1 and action in legal:
            moments.append(_Moment(match.deals_dealt, match.view(seat), legal, action))

    replay(row, actions, look)
    return moments
