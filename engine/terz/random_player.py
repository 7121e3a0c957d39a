"""The player that does anything legal, but claims to have arrived only when it has."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from engine.game import Action, View
from engine.players.random_player import RandomPlayer
from engine.terz.view import TerzView

# It counts only one time in so many that a claim comes to its mind: counting takes long.
_COUNTS: Final = 0.25


class RandomTerzPlayer(RandomPlayer):
    """``engine.game.Player``; it looks only where it thinks of claiming (T-43)."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """Any of ``legal``, each equally likely but the claim, which is seldom and right."""
        action = super().choose(legal, look, rng)
        if action.verb != "arrive":
            return action
        if rng.random() < _COUNTS:
            view = look()
            assert isinstance(view, TerzView)
            if view.has_arrived(action.seat):
                return action
        return super().choose([other for other in legal if other.verb != "arrive"], look, rng)
