"""The novice: a sensible player that now and then makes a mistake that beginners make."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from engine.game import Action, Player, View

# What a beginner would do wrong here, or None where this mistake has no occasion.
Slip: TypeAlias = Callable[[View, Sequence[Action]], Action | None]


class Mistake(NamedTuple):
    """A mistake, and in which share of its occasions it is made."""

    slip: Slip
    share: float


class ErringPlayer:
    """``engine.game.Player``: plays as ``sound`` does, but for its mistakes."""

    def __init__(self, sound: Player, mistakes: Sequence[Mistake]) -> None:
        self._sound = sound
        self._mistakes = tuple(mistakes)

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal``; chance decides about every mistake, whether it has occasion or not."""
        if len(legal) == 1:
            return legal[0]
        view = look()
        for slip, share in self._mistakes:
            if rng.random() < share:
                action = slip(view, legal)
                if action is not None:
                    return action
        return self._sound.choose(legal, lambda: view, rng)
