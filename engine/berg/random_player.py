"""The player that does anything legal, but never resigns and seldom buys."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from engine.berg.tables import OFFERS
from engine.game import Action, View

_DECLARATIONS: Final = frozenset(OFFERS)
_WAITING: Final = frozenset({"draw", "pass"})
# So seldom it does what a declaration came to its mind for: a match must end.
_BUYS: Final = 0.01
# So often it waits where it could play, so often it tries another card instead of a jack, and so
# often a jack orders a card that it holds. With equal chances nearly every game would be a long
# search for an ordered card, and drawn (B-5).
_WAITS: Final = 0.02
_TRIES: Final = 4
_NEAR: Final = 8  # of the plays, in which jacks come last
_OWN: Final = 0.9
_CARD_ORDER: Final = len("JS 9D")


class RandomBergPlayer:
    """``engine.game.Player``; it looks at nothing."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """Any of ``legal`` but a resignation."""
        count = len(legal)
        chance = rng.random
        first = legal[0]
        # Declarations come last: where the second is one, there is nothing else but the first.
        if count == 1 or legal[1].verb in _DECLARATIONS:
            return first if chance() >= _BUYS else self._declaration(legal, rng)
        least = 0
        if first.verb in _WAITING:
            if chance() < _WAITS:
                return first
            least = 1
        near = min(count - least, _NEAR)
        for _ in range(_TRIES):
            action = legal[least + int(chance() * near)]
            if len(action.args) != _CARD_ORDER and action.verb not in _DECLARATIONS:
                return action
        return self._jack(legal, rng)

    def _declaration(self, legal: Sequence[Action], rng: random.Random) -> Action:
        action = legal[int(rng.random() * len(legal))]
        return legal[0] if action.verb == "resign" else action

    def _jack(self, legal: Sequence[Action], rng: random.Random) -> Action:
        """Perhaps a jack: one that orders a card that could be played as well, else any action."""
        held = {action.args[:2] for action in legal if action.verb == "play"}
        own = [action for action in legal if action.args[3:] in held]
        if own and rng.random() < _OWN:
            return own[int(rng.random() * len(own))]
        if legal[0].verb in _WAITING and rng.random() < _OWN:
            return legal[0]
        rest = [action for action in legal if action.verb not in _DECLARATIONS]
        return rest[int(rng.random() * len(rest))]
