"""The basic player of Berg: cheap, sees only its view, and plays as a sensible beginner would."""

from engine.berg.random_player import RandomBergPlayer


class BasicBergPlayer(RandomBergPlayer):
    """``engine.game.Player`` for Berg."""
