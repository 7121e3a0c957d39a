"""The player that does anything legal, each action equally likely."""

import random
from collections.abc import Callable, Sequence

from engine.game import Action, View


class RandomPlayer:
    """``engine.game.Player``; it looks at nothing."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """Any of ``legal``."""
        return legal[int(rng.random() * len(legal))]
