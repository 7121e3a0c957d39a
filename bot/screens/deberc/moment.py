"""Which clause a question about this moment is about."""

from typing import Final

from bot.screens.base import TableView
from engine.deberc.view import DebercView

_BY_STAGE: Final = {"cut": "D-11", "over": "D-80"}
_BY_PHASE: Final = {"bid1": "D-20", "bid2": "D-21"}
_BY_VERB: Final = {"bella": "D-50", "meld": "D-40", "seven": "D-30", "redeal": "D-14"}


def moment(table: TableView) -> str:
    """The clause of what the viewer may do now, or else of what goes on; "" before the match."""
    view = table.match
    if not isinstance(view, DebercView):
        return ""
    if table.stage in _BY_STAGE:
        return _BY_STAGE[table.stage]
    if view.phase in _BY_PHASE:
        return _BY_PHASE[view.phase]
    verbs = {action.verb for action in view.legal}
    return next((clause for verb, clause in _BY_VERB.items() if verb in verbs), "D-56")
