"""The screens of Terz, each part in a file of its own."""

from typing import Final

from bot.screens.game import GameScreens
from bot.screens.terz.count import count_screen
from bot.screens.terz.final import final_screen
from bot.screens.terz.hand import (
    hand_alert,
    hand_screen,
    private_hand_screen,
    tricks_alert,
)
from bot.screens.terz.moment import moment
from bot.screens.terz.score import score_alert, score_screen
from bot.screens.terz.table import table_screen

TERZ_SCREENS: Final = GameScreens(
    "terz",
    table=table_screen,
    hand=hand_screen,
    private_hand=private_hand_screen,
    hand_alert=hand_alert,
    count=count_screen,
    final=final_screen,
    score=score_screen,
    score_alert=score_alert,
    moment=moment,
    tricks=tricks_alert,
)
