"""The player that does anything legal, but never resigns and seldom buys."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from engine.game import Action, View

# So seldom it does what a declaration came to its mind for: a match must end.
_BUYS: Final = 0.01
# So often it waits where it could play, and where only a jack came to its mind, and so often a jack
# orders a card that it holds. With equal chances nearly every game would be a long search for an
# ordered card, and drawn (B-5).
_WAITS: Final = 0.04
_KEEPS_JACK: Final = 0.2
_OWN: Final = 0.95
_TRIES: Final = 4
_CARD_ORDER: Final = len("JS 9D")
_NEAR: Final = 8  # of the plays, in which jacks come last
# The lengths of what may stand after the verb: a suit, a card, a queen with its suit. Only a jack's
# play is longer, and only to draw, to pass and to declare take nothing after them.
_CARDS: Final = frozenset(map(len, ("S", "8S", "QC H")))


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
        if count == 1 or not legal[1].args:
            return first if chance() >= _BUYS else self._declaration(legal, rng)
        least = 0
        if not first.args:
            if chance() < _WAITS:
                return first
            least = 1
        near = min(count - least, _NEAR)
        for _ in range(_TRIES):
            action = legal[least + int(chance() * near)]
            if len(action.args) in _CARDS:
                return action
        return self._jack(legal, rng)

    def _declaration(self, legal: Sequence[Action], rng: random.Random) -> Action:
        action = legal[int(rng.random() * len(legal))]
        return legal[0] if action.verb == "resign" else action

    def _jack(self, legal: Sequence[Action], rng: random.Random) -> Action:
        """Perhaps a jack: often one that orders another card of the hand; else anything."""
        chance = rng.random
        if not legal[0].args and chance() < _KEEPS_JACK:
            return legal[0]
        plays = [action for action in legal if action.args]
        action = plays[int(chance() * len(plays))]
        held = plays[0].args[:2]
        if len(action.args) == _CARD_ORDER and chance() < _OWN:
            own = action._replace(args=f"{action.args[:2]} {held}")
            return own if own in legal else action
        return action
