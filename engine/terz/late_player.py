"""Who acts for a person whose time is up: keeps nobody waiting, else plays as the basic one."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.game import Action, View
from engine.terz.basic import BasicTerzPlayer
from engine.terz.view import TerzView


class LateTerzPlayer(BasicTerzPlayer):
    """``engine.game.Player``; an answer that nobody gives is "good" (T-36).

    Who leads declares nothing: the other seat might have to answer, and then the turn that ran out
    would not be over.
    """

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """ "good" where it may be said, else what the basic player does."""
        good = next((action for action in legal if action.verb == "good"), None)
        if good is not None:
            return good
        view = look()
        assert isinstance(view, TerzView)
        if view.phase == "play" and view.trick is None:
            silent = replace(view, melds_now=())
            legal = [action for action in legal if action.verb != "declare"]
            return super().choose(legal, lambda: silent, rng)
        return super().choose(legal, look, rng)
