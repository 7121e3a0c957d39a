"""The screens of Deberc, each part in a file of its own."""

from typing import Final

from bot.screens.deberc.count import count_screen
from bot.screens.deberc.final import final_screen
from bot.screens.deberc.hand import hand_alert, hand_screen, private_hand_screen
from bot.screens.deberc.moment import moment
from bot.screens.deberc.score import score_alert, score_screen
from bot.screens.deberc.table import table_screen
from bot.screens.game import GameScreens

DEBERC_SCREENS: Final = GameScreens(
    "deberc",
    table=table_screen,
    hand=hand_screen,
    private_hand=private_hand_screen,
    hand_alert=hand_alert,
    count=count_screen,
    final=final_screen,
    score=score_screen,
    score_alert=score_alert,
    moment=moment,
)
