"""The screens of all games. A screen is a pure function of a table's view and a language."""

from typing import Final

from bot.screens.base import GameScreens
from bot.screens.deberc import DebercScreens

GAME_SCREENS: Final[dict[str, GameScreens]] = {
    "deberc": DebercScreens(),
}
