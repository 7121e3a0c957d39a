"""Card play to the end of a deal by simple rules: what a sensible player would make of the hands.

Cards and hands are those of ``kernel``. Every seat plays by its own cards and those that are out;
nobody looks into another's hand.
"""

from typing import Final, NamedTuple

from engine.deberc.kernel import BELLA_PAIR, CARD_POINTS, beats, may_play
from engine.players.packing import ABOVE, SUIT, TRUMP, TRUMPS

_SHIFTED: Final = tuple((shift, 255 << shift) for shift in (0, 8, 16))


# With so many trumps the taker's side leads them, though it has not the highest.
_MANY_TRUMPS: Final = 3


class Played(NamedTuple):
    """What became of the cards, by seat: points taken (the last ten among them) and tricks.

    ``bella`` are the seats that captured trump king and queen, in order; ``order`` are the cards
    as they were played; ``hands`` what is still held, ``last`` having taken the last trick so far.
    """

    points: list[int]
    tricks: list[int]
    last: int
    bella: list[int]
    order: list[int]
    hands: list[int]


class Position(NamedTuple):
    """A deal in the middle of its play; ``trick`` are the cards that lie, ``leader`` led to it."""

    hands: tuple[int, ...]  # by seat
    leader: int
    trick: tuple[int, ...]
    aside: int  # cards that nobody holds and not everybody has seen (the stock)
    taker: int
    partners: bool


def play_out(position: Position, first: int | None = None, left: int = 0) -> Played:
    """Play to the end, or until so many cards are ``left`` in each hand.

    ``first``, if given, is the next card.
    """
    hands = list(position.hands)
    seats = len(hands)
    points, tricks = [0] * seats, [0] * seats
    bella: list[int] = []
    order: list[int] = []
    taker, partners = position.taker, position.partners
    leader, trick = position.leader, list(position.trick)
    out = position.aside
    for hand in hands:
        out |= hand
    winner, best, gain = leader, -1, 0
    if trick:
        best, gain = trick[0], 0
        for nth, card in enumerate(trick):
            gain += CARD_POINTS[card]
            if nth and beats(card, best):
                best, winner = card, (leader + nth) % seats
    pair = sum(1 << card for card in trick) & BELLA_PAIR
    lying = len(trick)
    led = trick[0] if trick else -1
    seat = (leader + lying) % seats
    while True:
        while lying < seats:
            hand = hands[seat]
            if first is not None:
                card = first
                first = None
            elif not lying:
                on_side = seat == taker or (partners and (seat ^ taker) & 1 == 0)
                card = _lead(hand, out & ~hand, on_side)
            elif not hand & hand - 1:
                card = hand.bit_length() - 1
            else:
                mate = partners and (winner ^ seat) & 1 == 0
                card = _follow(hand, out & ~hand, led, best, lying == seats - 1, mate)
            order.append(card)
            bit = 1 << card
            hands[seat] = hand ^ bit
            out ^= bit
            gain += CARD_POINTS[card]
            pair |= bit & BELLA_PAIR
            if not lying:
                led = best = card
                winner = seat
            elif card > best if card >> 3 == best >> 3 else card >= 24:
                best, winner = card, seat
            lying += 1
            seat += 1
            if seat == seats:
                seat = 0
        points[winner] += gain
        tricks[winner] += 1
        if pair:
            bella += [winner] * pair.bit_count()
            pair = 0
        seat = winner
        lying = gain = 0
        if hands[seat].bit_count() <= left:
            if not hands[seat]:
                points[seat] += 10
            return Played(points, tricks, seat, bella, order, hands)


def choose_card(
    hand: int, unseen: int, led: int, best: int, last: bool, on_takers_side: bool
) -> int:
    """What such a player, without a partner, plays to a trick; ``led`` below 0: it leads."""
    if led < 0:
        return _lead(hand, unseen, on_takers_side)
    return _follow(hand, unseen, led, best, last, mate=False)


def _lead(hand: int, unseen: int, on_takers_side: bool) -> int:
    """Trumps while others have them (on the taker's side), then sure cards, then low ones."""
    trumps, others = hand >> 24, unseen >> 24
    if others and on_takers_side:
        if trumps > others:
            return hand.bit_length() - 1
        if trumps.bit_count() >= _MANY_TRUMPS:
            lowest = hand & TRUMPS
            return (lowest & -lowest).bit_length() - 1
    plain = hand & ~TRUMPS
    if not plain:
        if trumps > others:
            return hand.bit_length() - 1
        return (hand & -hand).bit_length() - 1
    sure, most = -1, -1
    low, least = -1, 99
    for shift, suit in _SHIFTED:
        cards = hand & suit
        if not cards:
            continue
        if cards > unseen & suit:
            top = cards.bit_length() - 1
            if CARD_POINTS[top] > most:
                sure, most = top, CARD_POINTS[top]
        bottom = (cards & -cards).bit_length() - 1
        cost = 2 * CARD_POINTS[bottom] + bottom - shift
        if cost < least:
            low, least = bottom, cost
    if sure >= 0:
        return sure
    return low


def _follow(hand: int, unseen: int, led: int, best: int, last: bool, mate: bool) -> int:
    legal = may_play(hand, led, best, mate)
    if not legal & legal - 1:
        return legal.bit_length() - 1
    suit = led >> 3
    if mate and (last or not ABOVE[best] & unseen):
        return _give(legal, unseen)
    if legal & SUIT[suit] and suit != TRUMP:
        taking = legal & ABOVE[best] if best >> 3 == suit else 0
        if taking:
            top = taking.bit_length() - 1
            if last or not ABOVE[top] & unseen:
                return top
        return (legal & -legal).bit_length() - 1
    if legal & TRUMPS:
        return (legal & TRUMPS & -(legal & TRUMPS)).bit_length() - 1
    return _throw(legal, unseen)


def _give(legal: int, unseen: int) -> int:
    """To a trick that is the partner's: points, but neither trumps nor sure cards."""
    best, most = -1, -1
    for _, suit in _SHIFTED:
        cards = legal & suit
        if cards:
            top = cards.bit_length() - 1
            if cards > unseen & suit and unseen & suit and cards & cards - 1:
                top = (cards ^ 1 << top).bit_length() - 1
            if CARD_POINTS[top] > most:
                best, most = top, CARD_POINTS[top]
    if best >= 0:
        return best
    return (legal & -legal).bit_length() - 1


def _throw(legal: int, unseen: int) -> int:
    """The card that costs least, to a trick that is lost."""
    low, least = -1, 99
    for shift, suit in _SHIFTED:
        cards = legal & suit
        if cards:
            bottom = (cards & -cards).bit_length() - 1
            cost = 2 * CARD_POINTS[bottom] + bottom - shift
            if not ABOVE[bottom] & unseen:
                cost += 10
            if cost < least:
                low, least = bottom, cost
    return low
