"""Which clause a question about this moment is about."""

from typing import Final

from bot.screens.base import TableView
from bot.screens.berg.hand import OFFERS, RESIGN
from engine.berg.view import BergView
from engine.cards import BLACK_JOKER

_BY_STAGE: Final = {"cut": "B-2", "over": "B-55"}
_BY_CHOICE: Final = {OFFERS: "B-41", RESIGN: "B-42"}


def moment(table: TableView) -> str:
    """The clause of what the viewer may do now, or else of what goes on; "" before the match."""
    view = table.match
    if not isinstance(view, BergView):
        return ""
    if table.stage in _BY_STAGE:
        return _BY_STAGE[table.stage]
    if table.choosing in _BY_CHOICE:
        return _BY_CHOICE[table.choosing]
    if view.phase == "order" or table.choosing or view.takes is None:
        return "B-24"
    if view.takes.card is not None:
        return "B-24"
    if view.legal and not view.playable:
        return "B-10"
    return "B-17" if view.top is not None and view.top >= BLACK_JOKER else "B-15"
