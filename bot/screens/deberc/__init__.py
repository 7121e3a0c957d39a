"""The screens of Deberc: ``bot.screens.base.GameScreens``, each part in a file of its own."""

from collections.abc import Mapping

from bot.screens.base import Screen, TableView
from bot.screens.common import ALERT_LIMIT, fitted
from bot.screens.deberc.count import count_screen
from bot.screens.deberc.final import final_screen
from bot.screens.deberc.hand import hand_alert, hand_screen, private_hand_screen
from bot.screens.deberc.rules import PAGES
from bot.screens.deberc.score import score_alert, score_screen
from bot.screens.deberc.table import table_screen
from bot.screens.pages import rules_message
from bot.texts import Texts
from engine.options import OptionValue


class DebercScreens:
    """What people see of Deberc; see ``GameScreens`` for each method."""

    def table(self, table: TableView, texts: Texts) -> Screen:
        """The group's table message."""
        return table_screen(table, texts)

    def hand(self, table: TableView, texts: Texts) -> Screen:
        """One seat's hand in the direct chat."""
        return hand_screen(table, texts)

    def private_hand(self, table: TableView, texts: Texts) -> Screen:
        """One seat's hand in the group."""
        return private_hand_screen(table, texts)

    def hand_alert(self, table: TableView, texts: Texts) -> str:
        """One seat's hand as plain text."""
        return hand_alert(table, texts)

    def count(self, table: TableView, deal: int, texts: Texts) -> Screen:
        """How a deal was counted; raises LookupError where it is not over."""
        return count_screen(table, deal, texts)

    def final(self, table: TableView, texts: Texts) -> Screen:
        """The final score."""
        return final_screen(table, texts)

    def score(self, table: TableView, texts: Texts) -> Screen:
        """The running score."""
        return score_screen(table, texts)

    def score_alert(self, table: TableView, texts: Texts) -> str:
        """The running score as plain text."""
        return score_alert(table, texts)

    def rules(
        self, options: Mapping[str, OptionValue], seats: int, part: str, texts: Texts, table_id: int
    ) -> Screen:
        """A page of the rules."""
        return rules_message("deberc", PAGES, options, seats, part, texts, table_id)

    def refusal(self, reason: str, texts: Texts) -> str:
        """Why an action is refused."""
        key = f"deberc-refusal-{reason}"
        return fitted(texts.plain(key if texts.has(key) else "answer-unknown"), ALERT_LIMIT)
