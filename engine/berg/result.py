"""The result of a match as the document ``kozyr-result/1``."""

from typing import TYPE_CHECKING

from engine.berg.deal import Deal
from engine.berg.view import GameCount
from engine.cards import cards_text
from engine.game import Json, result_document

if TYPE_CHECKING:
    from engine.berg.match import BergMatch


def result_json(match: "BergMatch") -> Json:
    """The result so far: every game that is over, and the one in progress."""
    deals = [_finished(count) for count in match.counted]
    if match.current is not None and match.current.outcome is None:
        deals.append(_in_progress(match.current))
    return result_document("berg", match, deals)


def _finished(count: GameCount) -> Json:
    return {
        "dealer": count.dealer,
        "result": count.result,
        "winner": count.winner,
        "last_cards": cards_text(count.last_cards),
        "points": list(count.points),
        "prices": list(count.prices),
        "totals": list(count.totals),
    }


def _in_progress(deal: Deal) -> Json:
    return {
        "dealer": deal.dealer,
        "result": None,
        "winner": None,
        "last_cards": None,
        "points": None,
        "prices": list(deal.prices),
        "totals": None,
    }
