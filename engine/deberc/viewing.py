"""Building the view of one seat, or of everybody, from a match: the only redaction there is."""

from typing import TYPE_CHECKING

from engine.cards import iter_cards
from engine.deberc.deal import Deal
from engine.deberc.melds import best_equal, find_runs
from engine.deberc.view import DebercView, Meld, Trick

if TYPE_CHECKING:
    from engine.deberc.match import DebercMatch


def build_view(match: "DebercMatch", seat: int | None) -> DebercView:
    """What ``seat`` (None: everybody) may know of ``match``; it keeps no reference to it."""
    rules, deal = match.rules, match.current
    announced = (None,) * rules.seats if deal is None else _announced(deal)
    to_act = match.to_act
    mine = seat is not None and seat == to_act
    return DebercView(
        seat=seat,
        seats=rules.seats,
        sides=rules.sides,
        options=rules.options,
        phase=match.phase,
        to_act=to_act,
        legal=match.legal_actions() if mine else (),
        deal=match.deals_dealt,
        dealer=match.next_dealer,
        extra_deal=match.extra is not None,
        upcard=None if deal is None else deal.upcard,
        upcard_lies=None if deal is None else deal.lies,
        bottom=None if deal is None else deal.bottom,
        stock=0 if deal is None else deal.stock,
        taker=None if deal is None else deal.taker,
        trump=None if deal is None else deal.trump,
        bids=() if deal is None else deal.bids,
        hand=_hand(deal, seat),
        counts=(0,) * rules.seats
        if deal is None
        else tuple(hand.bit_count() for hand in deal.hands),
        trick=Trick(deal.leader, deal.trick) if deal is not None and deal.trick else None,
        tricks=()
        if deal is None
        else tuple(Trick(trick.leader, trick.cards, trick.taker) for trick in deal.tricks),
        tricks_by_seat=(0,) * rules.seats if deal is None else tuple(deal.tricks_by_seat),
        announced=announced,
        own_melds=_own_melds(deal, seat, announced),
        melds_shown=() if deal is None else deal.shown_melds(),
        melds_equal=_melds_equal(deal),
        exchanged_seven=None if deal is None else deal.exchanged,
        bella_by=None if deal is None else deal.bella_by,
        void_deals=match.void_run,
        totals=match.totals,
        bayts=match.standing.bayts,
        hanging=match.standing.hanging,
        counted=match.counted,
        winner=match.winner,
        won_by=match.won_by,
    )


def _hand(deal: Deal | None, seat: int | None) -> tuple[int, ...] | None:
    if seat is None:
        return None
    return () if deal is None else tuple(iter_cards(deal.hands[seat]))


def _announced(deal: Deal) -> tuple[str | None, ...]:
    """By seat: the kind heard, "waived" once it has played without a word, else None (D-40)."""
    played = {(deal.leader + i) % deal.rules.seats for i in range(len(deal.trick))}
    return tuple(
        "waived" if kind is None and (deal.tricks or seat in played) else kind
        for seat, kind in enumerate(deal.heard())
    )


def _own_melds(
    deal: Deal | None, seat: int | None, heard: tuple[str | None, ...]
) -> tuple[Meld, ...]:
    """The runs that the seat has announced, or may still announce."""
    if deal is None or seat is None or deal.trump is None:
        return ()
    announced = deal.announced[seat]
    if announced is not None:
        return tuple(run.meld for run in announced)
    if heard[seat] is not None or deal.outcome is not None:
        return ()
    runs = find_runs(deal.rules, seat, deal.hands[seat], deal.trump)
    return tuple(run.meld for run in runs)


def _melds_equal(deal: Deal | None) -> tuple[tuple[int, str, int], ...]:
    if deal is None or not deal.runs_equal:
        return ()
    best = best_equal(deal.rules, deal.announced)
    return tuple((meld.seat, meld.kind, meld.cards[-1]) for meld in best)
