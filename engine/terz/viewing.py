"""Building the view of one seat, or of everybody, from a match: the only redaction there is."""

from typing import TYPE_CHECKING

from engine.cards import CardSet, iter_cards
from engine.game import Action
from engine.terz import counting
from engine.terz.deal import TALON, Deal
from engine.terz.melds import pattern_of
from engine.terz.tables import SEVEN
from engine.terz.view import Meld, TerzView, Trick

if TYPE_CHECKING:
    from engine.terz.match import TerzMatch


def build_view(match: "TerzMatch", seat: int | None) -> TerzView:
    """What ``seat`` (None: everybody) may know of ``match``; it keeps no reference to it."""
    deal = match.current
    if deal is None:
        return _before_the_first(match, seat)
    turned = deal.starter is not None  # T-11: before, neither trump nor upcard is known
    legal = deal.legal() if seat is not None and seat == deal.to_act else ()
    return TerzView(
        seat=seat,
        seats=match.seats,
        sides=match.sides,
        options=match.rules.options,
        phase=match.phase,
        to_act=deal.to_act,
        legal=legal,
        deal=match.deals_dealt,
        dealer=match.next_dealer,
        colour=deal.colour,
        leader=deal.starter,
        trump=deal.trump if turned else None,
        upcard=deal.upcard if turned else None,
        upcard_lies=deal.lies if turned else None,
        talon=deal.talon,
        broken=deal.broken,
        exchanged_seven=deal.exchanged,
        last_draw=deal.last_draws[0] if deal.last_draws else None,
        last_taken=deal.last_draws[1] if deal.last_draws else None,
        drawn=None if seat is None else deal.fresh[seat],
        hand=None if seat is None else _hand(deal.hands[seat]),
        counts=tuple(hand.bit_count() for hand in deal.hands),
        trick=Trick(deal.leader, deal.trick) if deal.trick else None,
        tricks=deal.tricks,
        tricks_by_seat=tuple(deal.tricks_by_seat),
        may_look_back=bool(deal.tricks)
        and deal.outcome is None
        and deal.talon >= match.rules.look_back_from,
        said=deal.said,
        melds=counting.heard(deal),
        melds_now=_melds(legal),
        seven_due=seat is not None and _seven_due(deal, seat),
        words=tuple(deal.words),
        fine_list=counting.fine_list(deal),
        fines=deal.fines,
        card_points=tuple(deal.card_points),
        totals=match.totals,
        counted=match.counted,
        winner=match.winner,
        won_by=match.won_by,
    )


def _before_the_first(match: "TerzMatch", seat: int | None) -> TerzView:
    zeros = (0,) * match.seats
    return TerzView(
        seat=seat,
        seats=match.seats,
        sides=match.sides,
        options=match.rules.options,
        phase=match.phase,
        to_act=None,
        legal=(),
        deal=0,
        dealer=match.next_dealer,
        colour=None,
        leader=None,
        trump=None,
        upcard=None,
        upcard_lies=None,
        talon=0,
        broken=None,
        exchanged_seven=None,
        last_draw=None,
        last_taken=None,
        drawn=None,
        hand=None if seat is None else (),
        counts=zeros,
        trick=None,
        tricks=(),
        tricks_by_seat=zeros,
        may_look_back=False,
        said=(),
        melds=(),
        melds_now=(),
        seven_due=False,
        words=zeros,
        fine_list=(),
        fines=zeros,
        card_points=zeros,
        totals=match.totals,
        counted=(),
        winner=None,
    )


def _hand(hand: CardSet) -> tuple[int, ...]:
    return tuple(iter_cards(hand))


def _melds(legal: tuple[Action, ...]) -> tuple[Meld, ...]:
    patterns = [pattern_of(action.args) for action in legal if action.verb in ("declare", "beat")]
    return tuple(pattern.meld for pattern in patterns if pattern is not None)


def _seven_due(deal: Deal, seat: int) -> bool:
    """Whether the turn in progress is the seat's last one before the fine of T-26."""
    return (
        deal.to_act == seat
        and deal.phase == "play"
        and deal.drawn == TALON - 2
        and deal.hands[seat] >> SEVEN[deal.trump] & 1 == 1
    )
