"""Who acts for a person whose time is up: it lets a meld count, and else plays as the basic one."""

import random
from collections.abc import Callable, Sequence

from engine.game import Action, View
from engine.terz.basic import BasicTerzPlayer


class LateTerzPlayer(BasicTerzPlayer):
    """``engine.game.Player``; an answer that nobody gives is "good" (T-36)."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """ "good" where it may be said, else what the basic player does."""
        good = next((action for action in legal if action.verb == "good"), None)
        return good or super().choose(legal, look, rng)
