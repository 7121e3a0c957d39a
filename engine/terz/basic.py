"""The basic player of Terz: cheap, sees only its view, and plays as a sensible beginner would."""

from engine.terz.random_player import RandomTerzPlayer


class BasicTerzPlayer(RandomTerzPlayer):
    """``engine.game.Player`` for Terz."""
