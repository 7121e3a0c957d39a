"""The screens of all games. A screen is a pure function of a table's view and a language."""

from typing import Final

from bot.screens.berg import BERG_SCREENS
from bot.screens.deberc import DEBERC_SCREENS
from bot.screens.game import GameScreens
from bot.screens.terz import TERZ_SCREENS

GAME_SCREENS: Final[dict[str, GameScreens]] = {
    "deberc": DEBERC_SCREENS,
    "terz": TERZ_SCREENS,
    "berg": BERG_SCREENS,
}
