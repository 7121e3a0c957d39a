"""What every level of every game has to do: judge, say why, use nothing hidden, play on."""

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from engine.game import Action, Match, Player
from engine.players.judge import Reason
from engine.players.levels import LEVELS
from engine.players.thinking import ThinkingPlayer
from engine.selfplay import Table, play_match

M = TypeVar("M", bound=Match)


def check_judged(player: ThinkingPlayer, match: Match) -> None:
    """Each action once: what the level chooses, which is near the best, then the best first."""
    legal, look = match.legal_actions(), partial(match.view, match.to_act)
    judged = player.judge(legal, look, random.Random(1))
    assert sorted(j.action for j in judged) == sorted(legal)
    assert judged[0].action == player.choose(legal, look, random.Random(1))
    points = [j.points for j in judged]
    assert points[1:] == sorted(points[1:], reverse=True)
    assert points[0] >= max(points) - player.near


def check_blind(players: Mapping[str, Player], match: Match, other: Match) -> None:
    """Other cards where the seat to act cannot see them, the same seed: the same choice."""
    legal, seat = match.legal_actions(), match.to_act
    assert other.legal_actions() == legal
    assert other.view(seat) == match.view(seat)
    for name in LEVELS:
        chosen = [
            players[name].choose(legal, partial(one.view, seat), random.Random(5))
            for one in (match, other)
        ]
        assert chosen[0] == chosen[1]


def check_reasons(
    player: ThinkingPlayer,
    keys: Collection[str],
    matches: Sequence[M],
    actions: Iterable[Action],
    holds: Callable[[M, Action, Reason], bool],
) -> None:
    """In matches that look the same to the seat to act: the same reasons, each true in each."""
    views = [match.view(match.to_act) for match in matches]
    for action in actions:
        reason, *others = [player.why(view, action) for view in views]
        assert all(other == reason for other in others)
        if reason is not None:
            assert reason.key in keys
            for match in matches:
                assert holds(match, action, reason), (str(action), reason)


def check_whole(table: Table) -> None:
    """They come to the end of a match, and its record to the same."""
    played = play_match(table, "whole", record=True)
    assert played.match.finished
    assert played.record is not None
    assert played.record.replay().winner == played.match.winner
