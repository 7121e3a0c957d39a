"""Terz in the fewest words: for players that look ahead, not for tables.

Here a card is a number from 0 to 31 and a hand is an ``int`` of 32 bits. Each suit has eight bits
in the order in which its cards beat each other (T-1), and trump is the suit on top: so the tables
below serve every trump, and nothing has to ask which suit it is. ``pack`` and ``unpack`` lead from
the engine's cards to these and back. Nothing is checked; a test proves that it plays as ``deal``
does.
"""

from functools import cache
from typing import Final, NamedTuple

from engine.cards import Card, CardSet, Suit
from engine.terz.melds import PATTERNS
from engine.terz.tables import DECK, POINTS, POWER

TRUMP: Final = 3
SUIT: Final = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
TRUMPS: Final = SUIT[TRUMP]
SEVEN: Final = 1 << 24
MARRIAGE: Final = 1 << 26 | 1 << 27
JACK: Final = 1 << 31
LAST_TRICK: Final = 10
TALON_TRICKS: Final = 7  # tricks while the talon has cards


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
# By number: the cards that take a trick to which it was led (T-21)
TAKES: Final = tuple(above if n >= 24 else above | TRUMPS for n, above in enumerate(ABOVE))


def _sums(base: int) -> tuple[int, ...]:
    return tuple(sum(CARD_POINTS[base + i] for i in range(8) if m >> i & 1) for m in range(256))


# By the eight bits of a suit: its points, plain and trump
PLAIN_SUM: Final = _sums(0)
TRUMP_SUM: Final = _sums(24)


class Run(NamedTuple):
    """A run or a frame: its cards, points, level of its kind, and strength (T-31, T-32)."""

    bits: int
    points: int
    level: int
    strength: int
    suit: int  # 4 for a frame


def pack(cards: CardSet, trump: Suit) -> int:
    """The engine's set of cards as a hand of this file."""
    packed = 0
    numbers = NUMBER[trump]
    while cards:
        low = cards & -cards
        cards ^= low
        packed |= 1 << numbers[low.bit_length() - 1]
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


def _melds() -> tuple[Run, ...]:
    # Spades are trump; the same tables serve every trump.
    found = []
    for pattern in PATTERNS:
        bits = pack(pattern.bits, 0)
        suit = (bits.bit_length() - 1) >> 3 if pattern.is_run else 4
        found.append(Run(bits, pattern.meld.points, pattern.level, pattern.strengths[0], suit))
    return tuple(found)


MELDS: Final = _melds()
FRAMES: Final = tuple(meld for meld in MELDS if meld.suit == 4)
# By suit and its eight bits: the runs among them, best first
RUNS: Final = tuple(
    tuple(
        tuple(
            sorted(
                (
                    meld
                    for meld in MELDS
                    if meld.suit == suit and meld.bits & ~(mask << 8 * suit) == 0
                ),
                key=lambda meld: -meld.strength,
            )
        )
        for mask in range(256)
    )
    for suit in range(4)
)
# By trump: the melds in the order of ``engine.terz.melds.PATTERNS``
PACKED: Final = tuple(
    tuple(
        next(meld for meld in MELDS if meld.bits == pack(pattern.bits, trump))
        for pattern in PATTERNS
    )
    for trump in range(4)
)


_QUEENS, _KINGS, _ACES, _JACKS = (frame.bits for frame in FRAMES)


def holds_frame(hand: int) -> bool:
    """Whether a hand holds four of a kind; the quick look."""
    return (
        hand & _ACES == _ACES
        or hand & _KINGS == _KINGS
        or hand & _QUEENS == _QUEENS
        or hand & _JACKS == _JACKS
    )


def held(hand: int, frames: bool) -> tuple[Run, ...]:
    """The melds in a hand, as ``melds.held`` finds them."""
    runs0, runs1, runs2, runs3 = RUNS
    found = runs0[hand & 255] + runs1[hand >> 8 & 255] + runs2[hand >> 16 & 255] + runs3[hand >> 24]
    if frames and holds_frame(hand):
        for frame in FRAMES:
            if frame.bits & ~hand == 0:
                found += (frame,)
    return found


def may_play(hand: int, led: int, jack_always_free: bool) -> int:
    """What of a hand may be played on ``led`` without a talon (T-22, T-23)."""
    jack = hand & JACK
    rest = hand
    if jack and (jack_always_free or hand & TRUMPS == jack):
        rest ^= jack
    follow = rest & SUIT[led >> 3]
    return (follow & ABOVE[led] or follow or rest & TRUMPS or rest) | jack


def points_of(hand: int) -> int:
    """What its cards are worth (T-2)."""
    return (
        PLAIN_SUM[hand & 255]
        + PLAIN_SUM[hand >> 8 & 255]
        + PLAIN_SUM[hand >> 16 & 255]
        + TRUMP_SUM[hand >> 24]
    )


def beats(card: int, led: int) -> bool:
    """Whether a card that follows takes the trick (T-21)."""
    return TAKES[led] >> card & 1 == 1
