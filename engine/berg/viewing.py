"""Building the view of one seat, or of everybody, from a match: the only redaction there is."""

from typing import TYPE_CHECKING

from engine.berg.deal import INSURE_PRICE, JOKERS_PRICE, SHUFFLE_PRICE, Deal
from engine.berg.rules import Rules
from engine.berg.tables import JOKERS, OFFERS, QUEENS, joker_of
from engine.berg.view import BergView, Offer, Takes
from engine.cards import BLACK_JOKER, Card, CardSet, iter_cards

if TYPE_CHECKING:
    from engine.berg.match import BergMatch


def build_view(match: "BergMatch", seat: int | None) -> BergView:
    """What ``seat`` (None: everybody) may know of ``match``; it keeps no reference to it."""
    deal = match.current
    if deal is None:
        return _before_the_first(match, seat)
    on_turn = seat is not None and seat == match.to_act
    playable = deal.playable(seat) if seat is not None and on_turn else 0
    legal = deal.legal() if on_turn else ()
    return BergView(
        seat=seat,
        seats=match.seats,
        sides=match.sides,
        options=match.rules.options,
        phase=match.phase,
        to_act=match.to_act,
        legal=legal,
        deal=match.deals_dealt,
        dealer=match.next_dealer,
        series=match.series,
        turned_up=deal.turned_up,
        pile=tuple(deal.pile),
        takes=_takes(deal),
        ordered_card=deal.ordered_card,
        ordered_suit=deal.ordered_suit,
        obliged=playable != 0 and deal.ordered_card is not None,
        has_drawn=deal.has_drawn,
        goes_on_after=deal.goes_on_after,
        log=tuple(deal.log),
        hand=None if seat is None else _cards(deal.hands[seat]),
        playable=_cards(playable),
        fresh=() if seat is None else _cards(deal.fresh[seat]),
        counts=tuple(hand.bit_count() for hand in deal.hands),
        big=deal.big,
        small=deal.small,
        turned=len(deal.order) - deal.pos if deal.turn_overs else 0,
        turn_overs=deal.turn_overs,
        to_shuffle=deal.to_shuffle,
        deck_known=deal.order[deal.pos :] if deal.known_order else (),
        held_known=tuple(_cards(deal.held_known(one)) for one in range(2)),
        offers=tuple(
            Offer(action.verb, _price(match.rules, action.verb))
            for action in legal
            if action.verb in OFFERS
        ),
        declared_jokers=tuple(deal.declared),
        kept_to_three=tuple(deal.kept),
        jokers_shown=tuple(_cards(deal.shown_jokers(one)) for one in range(2)),
        insured=tuple(deal.insured),
        open_hands=tuple(
            _cards(hand) if is_open else None
            for hand, is_open in zip(deal.hands, deal.open, strict=True)
        ),
        shuffled=deal.shuffles,
        prices=tuple(deal.prices),
        totals=match.totals,
        counted=match.counted,
        winner=match.winner,
    )


def _before_the_first(match: "BergMatch", seat: int | None) -> BergView:
    nobody: tuple[bool, ...] = (False, False)
    nothing: tuple[tuple[Card, ...], ...] = ((), ())
    return BergView(
        seat=seat,
        seats=match.seats,
        sides=match.sides,
        options=match.rules.options,
        phase=match.phase,
        to_act=None,
        legal=(),
        deal=0,
        dealer=match.next_dealer,
        series=0,
        turned_up=None,
        pile=(),
        takes=None,
        ordered_card=None,
        ordered_suit=None,
        obliged=False,
        has_drawn=False,
        goes_on_after=None,
        log=(),
        hand=None if seat is None else (),
        playable=(),
        fresh=(),
        counts=(0, 0),
        big=0,
        small=0,
        turned=0,
        turn_overs=0,
        to_shuffle=(),
        deck_known=(),
        held_known=nothing,
        offers=(),
        declared_jokers=nobody,
        kept_to_three=nobody,
        jokers_shown=nothing,
        insured=nobody,
        open_hands=(None, None),
        shuffled=match.shuffles,
        prices=(0.0, 0.0),
        totals=match.totals,
        counted=(),
        winner=None,
    )


def _cards(cards: CardSet) -> tuple[Card, ...]:
    return tuple(iter_cards(cards))


def _price(rules: Rules, verb: str) -> float:
    prices = {"jokers": JOKERS_PRICE, "insure": INSURE_PRICE, "shuffle": SHUFFLE_PRICE}
    return (rules.open_price or 0.0) if verb == "open" else prices.get(verb, 0.0)


def _takes(deal: Deal) -> Takes | None:
    """What may be played, in parts (B-15 to B-17, B-24, B-25)."""
    if deal.outcome is not None or deal.phase == "order":
        return None
    top, cards = deal.pile[-1].card, _cards(deal.takes)
    if deal.ordered_card is not None:
        return Takes(deal.ordered_card, (), None, False, (), cards)
    jokers = _cards(deal.takes & JOKERS)
    if deal.ordered_suit is not None:
        return Takes(None, (deal.ordered_suit,), None, True, jokers, cards)
    if top >= BLACK_JOKER:
        suits = tuple(suit for suit in range(4) if joker_of(suit) == top)
        return Takes(None, suits, None, True, jokers, cards)
    return Takes(None, (top // 10,), top % 10, bool(deal.takes & QUEENS), jokers, cards)
