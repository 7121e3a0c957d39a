"""All screens of one game, as the rest of the bot asks for them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.screens.base import Screen, TableView
from bot.screens.common import ALERT_LIMIT, fitted
from bot.texts import Texts

Show: TypeAlias = Callable[[TableView, Texts], Screen]
Alert: TypeAlias = Callable[[TableView, Texts], str]


def _nothing(_table: TableView, _texts: Texts) -> None:
    return None


@dataclass(frozen=True, slots=True)
class GameScreens:
    """The screens of one game: functions of a table's view and the texts. No rules here.

    - ``table``: the group's table message in the stages cut, play and over.
    - ``hand``: one seat's hand, in the direct chat; the view's ``viewer`` is the seat.
    - ``private_hand``: the same inside the group (ephemeral), at most 1024 characters.
    - ``hand_alert``: the hand as plain text of at most 200 characters.
    - ``count``: how a deal (its number) was counted, line by line, with its proof; raises
      LookupError where it is not over.
    - ``final``, ``score``: the final score; the running score, deal by deal.
    - ``score_alert``: the running score as plain text of at most 200 characters.
    - ``moment``: the clause of the rules that a question about this moment is about, "" for none.
    - ``tricks``: the tricks so far as plain text of at most 200 characters, where the viewer may
      look through them now, else None.
    - ``point``: how much is hardly worth speaking of when choices are compared, in written points.
    """

    game: str
    table: Show
    hand: Show
    private_hand: Show
    hand_alert: Alert
    count: Callable[[TableView, int, Texts], Screen]
    final: Show
    score: Show
    score_alert: Alert
    moment: Callable[[TableView], str]
    tricks: Callable[[TableView, Texts], str | None] = _nothing
    point: float = 1.0

    def refusal(self, reason: str, texts: Texts) -> str:
        """One sentence, as plain text of at most 200 characters, for a RuleError's reason."""
        key = f"{self.game}-refusal-{reason}"
        return fitted(texts.plain(key if texts.has(key) else "answer-unknown"), ALERT_LIMIT)
