"""The result of a match as the document ``kozyr-result/1``."""

from typing import TYPE_CHECKING

from engine.cards import NAMES, SUITS, cards_text
from engine.deberc.deal import Deal
from engine.deberc.view import DealCount
from engine.game import Json, result_document

if TYPE_CHECKING:
    from engine.deberc.match import DebercMatch


def result_json(match: "DebercMatch") -> Json:
    """The result so far: every deal that is over, and the one in progress."""
    deals = [_finished(count) for count in match.counted]
    if match.current is not None and match.current.outcome is None:
        deals.append(_in_progress(match.current))
    return result_document("deberc", match, deals)


def _finished(count: DealCount) -> Json:
    return {
        "dealer": count.dealer,
        "taker": count.taker,
        "trump": None if count.trump is None else SUITS[count.trump],
        "upcard": NAMES[count.upcard],
        "result": count.result,
        "melds": [
            {"seat": meld.seat, "cards": cards_text(meld.cards), "points": meld.points}
            for meld in count.melds
        ],
        "bella": _bella(count.bella_by, count.bella_to),
        "tricks": list(count.tricks),
        "raw": list(count.raw),
        "written": list(count.written),
        "fines": list(count.fines),
        "hanging": sum(points.points for points in count.hanging),
        "totals": list(count.totals),
    }


def _in_progress(deal: Deal) -> Json:
    return {
        "dealer": deal.dealer,
        "taker": deal.taker,
        "trump": None if deal.trump is None else SUITS[deal.trump],
        "upcard": NAMES[deal.upcard],
        "result": None,
        "melds": None,
        "bella": _bella(deal.bella_by, None),
        "tricks": list(deal.tricks_by_seat),
        "raw": None,
        "written": None,
        "fines": None,
        "hanging": None,
        "totals": None,
    }


def _bella(announced_by: int | None, credited_to: int | None) -> Json | None:
    if announced_by is None:
        return None
    return {"announced_by": announced_by, "credited_to": credited_to}
