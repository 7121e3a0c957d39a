"""Which clause a question about this moment is about."""

from typing import Final

from bot.screens.base import TableView
from bot.screens.terz.hand import CLAIM
from engine.terz.view import TerzView

_BY_STAGE: Final = {"cut": "T-10", "over": "T-42"}
_BY_PHASE: Final = {"colour": "T-11", "break": "T-13", "answer": "T-36", "asked": "T-36"}
_BY_VERB: Final = {"declare": "T-30", "marriage": "T-38", "seven": "T-25"}


def moment(table: TableView) -> str:
    """The clause of what the viewer may do now, or else of what goes on; "" before the match."""
    view = table.match
    if not isinstance(view, TerzView):
        return ""
    if table.stage in _BY_STAGE:
        return _BY_STAGE[table.stage]
    if view.phase in _BY_PHASE:
        return _BY_PHASE[view.phase]
    if table.choosing == CLAIM:
        return "T-43"
    if view.seven_due:
        return "T-26"
    verbs = {action.verb for action in view.legal}
    usual = "T-20" if view.talon else "T-22"
    return next((clause for verb, clause in _BY_VERB.items() if verb in verbs), usual)
