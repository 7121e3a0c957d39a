"""Who acts for a person whose time is up: it draws and passes, and plays only where it must."""

import random
from collections.abc import Callable, Sequence

from engine.berg.basic import BasicBergPlayer
from engine.game import Action, View


class LateBergPlayer:
    """``engine.game.Player`` for Berg; what is to be chosen it leaves to the basic player (B-2)."""

    def __init__(self) -> None:
        self._basic = BasicBergPlayer()

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """Draw or pass; the ordered card, or the turned-up card's order, as basic thinks (B-24)."""
        if legal[0].verb in ("draw", "pass"):
            return legal[0]
        plays = [action for action in legal if action.verb in ("play", "order")]
        return self._basic.choose(plays, look, rng)
