"""The player that does anything legal, but claims to have arrived only when it has."""

import random
from collections.abc import Callable, Sequence

from engine.game import Action, View
from engine.players.random_player import RandomPlayer
from engine.terz.view import TerzView


class RandomTerzPlayer(RandomPlayer):
    """``engine.game.Player``; it looks only where it would claim (T-43)."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """Any of ``legal``, each equally likely, wrong claims aside."""
        action = super().choose(legal, look, rng)
        if action.verb == "arrive":
            view = look()
            assert isinstance(view, TerzView)
            if not view.has_arrived(action.seat):
                others = [other for other in legal if other.verb != "arrive"]
                return super().choose(others, look, rng)
        return action
