"""The card play of one deal in the fewest words: for players that look ahead, not for tables.

Here a card is a number from 0 to 31 and a hand is an ``int`` of 32 bits. Each suit has eight bits
in the order in which its cards beat each other, and trump is the suit on top: so the tables below
serve every trump, and nothing has to ask which suit it is. ``pack`` and ``unpack`` lead from the
engine's cards to these and back. Nothing is checked; a test proves that it plays as ``deal`` does.
"""

from functools import cache
from typing import Final

from engine.cards import Card, CardSet, Suit
from engine.deberc.tables import DECK, POINTS, POWER

TRUMP: Final = 3
SUIT: Final = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
TRUMPS: Final = SUIT[TRUMP]
QUEEN: Final = 1 << 26
KING: Final = 1 << 27
BELLA_PAIR: Final = QUEEN | KING


@cache
def suits_of(trump: Suit) -> tuple[Suit, ...]:
    """The engine's suits in the order of this file."""
    return (*(suit for suit in range(4) if suit != trump), trump)


def _numbers(trump: Suit) -> dict[Card, int]:
    numbers: dict[Card, int] = {}
    for nth, suit in enumerate(suits_of(trump)):
        cards = [card for card in DECK if card // 10 == suit]
        cards.sort(key=lambda card: POWER[trump][suit][card])
        numbers |= {card: 8 * nth + i for i, card in enumerate(cards)}
    return numbers


# By trump, then by the engine's card: its number here
NUMBER: Final = tuple(_numbers(trump) for trump in range(4))
# By trump, then by number: the engine's card
CARD: Final = tuple(tuple(sorted(numbers, key=lambda card: numbers[card])) for numbers in NUMBER)
# By number: its points, and the cards of its suit that beat it
CARD_POINTS: Final = tuple(POINTS[0][card] for card in CARD[0])
ABOVE: Final = tuple(SUIT[n >> 3] & -(2 << n) for n in range(32))

# By the eight bits of a suit as the engine has them: the same cards here, plain and trump
_PACKED: Final = tuple(
    tuple(
        sum(1 << (NUMBER[0][suit * 10 + 2 + i] & 7) for i in range(8) if mask >> i & 1)
        for mask in range(256)
    )
    for suit in (1, 0)
)
# By the eight bits of a suit: its points, plain and trump
PLAIN_SUM: Final = tuple(sum(CARD_POINTS[i] for i in range(8) if m >> i & 1) for m in range(256))
TRUMP_SUM: Final = tuple(
    sum(CARD_POINTS[24 + i] for i in range(8) if m >> i & 1) for m in range(256)
)


def pack(cards: CardSet, trump: Suit) -> int:
    """The engine's set of cards as a hand of this file."""
    packed = _PACKED[1][cards >> 10 * trump + 2 & 255]
    plain = _PACKED[0]
    for suit in suits_of(trump)[2::-1]:
        packed = packed << 8 | plain[cards >> 10 * suit + 2 & 255]
    return packed


def unpack(hand: int, trump: Suit) -> CardSet:
    """The engine's set of cards of this hand."""
    cards = 0
    names = CARD[trump]
    while hand:
        low = hand & -hand
        hand ^= low
        cards |= 1 << names[low.bit_length() - 1]
    return cards


def points_of(hand: int) -> int:
    """What its cards are worth (D-2)."""
    return (
        PLAIN_SUM[hand & 255]
        + PLAIN_SUM[hand >> 8 & 255]
        + PLAIN_SUM[hand >> 16 & 255]
        + TRUMP_SUM[hand >> 24]
    )


def may_play(hand: int, led: int, best: int, partner_has_it: bool) -> int:
    """What of a hand may follow (D-56, D-57).

    ``led`` and ``best`` are the cards that were led and that take the trick so far.
    """
    suit = led >> 3
    if suit != TRUMP:
        follow = hand & SUIT[suit]
        if follow:
            return follow
    trumps = hand & TRUMPS
    if not trumps:
        return hand
    if best >= 24 and not partner_has_it:
        return trumps & ABOVE[best] or trumps
    return trumps


def beats(card: int, best: int) -> bool:
    """Whether a card that follows takes the trick from the best so far (D-58)."""
    return (card > best) if card >> 3 == best >> 3 else card >= 24
