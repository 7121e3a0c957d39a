"""The basic player of Deberc: cheap, sees only its view, never holds up a table."""

import random
from collections.abc import Callable, Sequence

from engine.game import Action, View


class BasicPlayer:
    """``engine.game.Player`` for Deberc."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal``."""
        return legal[0]
