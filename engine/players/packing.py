"""Cards of a game of 32 in the fewest words: what the kernels of Deberc and Terz stand on.

Here a card is a number from 0 to 31 and a hand is an ``int`` of 32 bits. Each suit has eight bits
in the order in which its cards beat each other, and trump is the suit on top: so one set of tables
serves every trump, and nothing has to ask which suit it is.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.cards import Card, CardSet, Suit

TRUMP: Final = 3
SUIT: Final = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
TRUMPS: Final = SUIT[TRUMP]
ABOVE: Final = tuple(SUIT[n >> 3] & -(2 << n) for n in range(32))
"""By number: the cards of its suit that beat it."""
SUITS_OF: Final[tuple[tuple[Suit, ...], ...]] = tuple(
    (*(suit for suit in range(4) if suit != trump), trump) for trump in range(4)
)
"""By trump: the engine's suits in the order of this file."""


class Packing(NamedTuple):
    """How a game's cards are numbered.

    ``number`` and ``card``: by trump, then by the engine's card its number, and back. ``points``:
    by number. ``pack`` and ``unpack`` lead from the engine's set of cards, under a trump, to a hand
    and back; ``points_of`` is what a hand's cards are worth.
    """

    number: tuple[Mapping[Card, int], ...]
    card: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    pack: Callable[[CardSet, Suit], int]
    unpack: Callable[[int, Suit], CardSet]
    points_of: Callable[[int], int]


def packing(
    deck: Iterable[Card],
    power: Sequence[Sequence[Mapping[Card, int] | Sequence[int]]],
    points: Sequence[Mapping[Card, int] | Sequence[int]],
) -> Packing:
    """Number the cards of ``deck``: ``power`` by trump, suit led and card, ``points`` by trump."""
    number = tuple(_numbers(tuple(deck), power[trump], trump) for trump in range(4))
    card = tuple(tuple(sorted(of, key=lambda card: of[card])) for of in number)
    worth = tuple(points[0][one] for one in card[0])
    # By the eight bits of a suit as the engine has them: the same cards here, plain and trump
    plain, trumps = (
        tuple(
            sum(1 << (number[0][suit * 10 + 2 + i] & 7) for i in range(8) if mask >> i & 1)
            for mask in range(256)
        )
        for suit in (1, 0)
    )
    # By the eight bits of a suit here: its points, plain and trump
    plain_sum, trump_sum = (
        tuple(sum(worth[base + i] for i in range(8) if mask >> i & 1) for mask in range(256))
        for base in (0, 24)
    )

    def pack(cards: CardSet, trump: Suit) -> int:
        packed = trumps[cards >> 10 * trump + 2 & 255]
        for suit in SUITS_OF[trump][2::-1]:
            packed = packed << 8 | plain[cards >> 10 * suit + 2 & 255]
        return packed

    def unpack(hand: int, trump: Suit) -> CardSet:
        cards = 0
        names = card[trump]
        while hand:
            low = hand & -hand
            hand ^= low
            cards |= 1 << names[low.bit_length() - 1]
        return cards

    def points_of(hand: int) -> int:
        return (
            plain_sum[hand & 255]
            + plain_sum[hand >> 8 & 255]
            + plain_sum[hand >> 16 & 255]
            + trump_sum[hand >> 24]
        )

    return Packing(number, card, worth, pack, unpack, points_of)


def _numbers(
    deck: Sequence[Card], power: Sequence[Mapping[Card, int] | Sequence[int]], trump: Suit
) -> dict[Card, int]:
    numbers: dict[Card, int] = {}
    for nth, suit in enumerate(SUITS_OF[trump]):
        cards = [card for card in deck if card // 10 == suit]
        cards.sort(key=lambda card: power[suit][card])
        numbers |= {card: 8 * nth + i for i, card in enumerate(cards)}
    return numbers
