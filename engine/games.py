"""The registry of games: adding one is a folder and a line here."""

from typing import Final

from engine.berg.game import BERG
from engine.deberc.game import DEBERC
from engine.errors import OptionError
from engine.game import Game
from engine.terz.game import TERZ

GAMES: Final[dict[str, Game]] = {
    "deberc": DEBERC,
    "terz": TERZ,
    "berg": BERG,
}


def game(name: str) -> Game:
    """The game of this name; raises OptionError that names those there are."""
    found = GAMES.get(name)
    if found is None:
        raise OptionError(f"unknown game {name!r}; there are: {', '.join(GAMES)}")
    return found
