"""The result of a match as the document ``kozyr-result/1``."""

from typing import TYPE_CHECKING

from engine.cards import SUITS
from engine.game import Json, result_document
from engine.terz.deal import Deal
from engine.terz.view import DealCount

if TYPE_CHECKING:
    from engine.terz.match import TerzMatch


def result_json(match: "TerzMatch") -> Json:
    """The result so far: every deal that is over, and the one in progress."""
    deals = [_finished(count) for count in match.counted]
    if match.current is not None and match.current.outcome is None:
        deals.append(_in_progress(match.current))
    return result_document("terz", match, deals)


def _finished(count: DealCount) -> Json:
    claim = count.arrival
    return {
        "dealer": count.dealer,
        "leader": count.leader,
        "trump": SUITS[count.trump],
        "words": list(count.words),
        "tricks": list(count.tricks),
        "card_points": list(count.card_points),
        "written": list(count.written),
        "fines": list(count.fines),
        "arrival": None if claim is None else {"seat": claim.seat, "right": claim.right},
        "totals": list(count.totals),
    }


def _in_progress(deal: Deal) -> Json:
    return {
        "dealer": deal.dealer,
        "leader": deal.starter,
        "trump": None if deal.starter is None else SUITS[deal.trump],
        "words": list(deal.words),
        "tricks": list(deal.tricks_by_seat),
        "card_points": None,
        "written": None,
        "fines": list(deal.fines),
        "arrival": None,
        "totals": None,
    }
