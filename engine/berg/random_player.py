"""The player that does anything legal, but never resigns and seldom buys."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from engine.berg.tables import OFFERS
from engine.game import Action, View

_DECLARATIONS: Final = frozenset(OFFERS)
# So seldom it does what a declaration came to its mind for: a match must end.
_BUYS: Final = 0.01


class RandomBergPlayer:
    """``engine.game.Player``; it looks at nothing."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """Any of ``legal``, each equally likely but declarations; never a resignation."""
        count = len(legal)
        # Declarations come last: where the second is one, there is nothing else but the first.
        if count == 1 or legal[1].verb in _DECLARATIONS:
            return self._declaration(legal, rng) or legal[0]
        while True:
            action = legal[int(rng.random() * count)]
            if action.verb not in _DECLARATIONS:
                return action

    def _declaration(self, legal: Sequence[Action], rng: random.Random) -> Action | None:
        if rng.random() >= _BUYS:
            return None
        action = legal[int(rng.random() * len(legal))]
        return None if action.verb == "resign" else action
