"""The screens of Berg, each part in a file of its own."""

from typing import Final

from bot.screens.berg.count import count_screen
from bot.screens.berg.final import final_screen
from bot.screens.berg.hand import hand_alert, hand_screen, private_hand_screen
from bot.screens.berg.moment import moment
from bot.screens.berg.score import score_alert, score_screen
from bot.screens.berg.table import table_screen
from bot.screens.game import GameScreens

BERG_SCREENS: Final = GameScreens(
    "berg",
    table=table_screen,
    hand=hand_screen,
    private_hand=private_hand_screen,
    hand_alert=hand_alert,
    count=count_screen,
    final=final_screen,
    score=score_screen,
    score_alert=score_alert,
    moment=moment,
    point=0.1,
)
