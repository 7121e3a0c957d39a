"""Tables computed once: card values, what beats what, and every action as one shared object."""

from typing import Final

from engine.cards import NAMES, RANKS, SUITS, Card, CardSet
from engine.game import Action

# D-1
DECK: Final[tuple[Card, ...]] = tuple(
    suit * 10 + RANKS.index(rank) for suit in range(4) for rank in "789TJQKA"
)
DECK_SET: Final = frozenset(DECK)

# D-2, low to high
_TRUMP_ORDER: Final = "78QKTA9J"
_PLAIN_ORDER: Final = "789JQKTA"
_TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
_PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}

_SPAN: Final = 40
TRUMP_POWER: Final = 100


def _points(trump: int) -> tuple[int, ...]:
    points = [0] * _SPAN
    for card in DECK:
        table = _TRUMP_POINTS if card // 10 == trump else _PLAIN_POINTS
        points[card] = table.get(RANKS[card % 10], 0)
    return tuple(points)


def _power(trump: int, led: int) -> tuple[int, ...]:
    power = [0] * _SPAN
    for card in DECK:
        suit, rank = card // 10, RANKS[card % 10]
        if suit == trump:
            power[card] = TRUMP_POWER + _TRUMP_ORDER.index(rank)
        elif suit == led:
            power[card] = 1 + _PLAIN_ORDER.index(rank)
    return tuple(power)


# By trump, then by card: its points (D-2)
POINTS: Final = tuple(_points(trump) for trump in range(4))
# By trump, suit led, card: the card of the greatest power takes the trick (D-58)
POWER: Final = tuple(tuple(_power(trump, led) for led in range(4)) for trump in range(4))


def _higher(trump: int) -> tuple[CardSet, ...]:
    higher = [0] * _SPAN
    for low in DECK:
        power = POWER[trump][low // 10]
        higher[low] = sum(
            1 << high for high in DECK if high // 10 == low // 10 and power[high] > power[low]
        )
    return tuple(higher)


# By trump, then by card: the cards of its own suit that beat it
HIGHER: Final = tuple(_higher(trump) for trump in range(4))

_KING: Final = RANKS.index("K")
_QUEEN: Final = RANKS.index("Q")
# By trump: the two cards of the bella (D-50)
BELLA: Final[tuple[CardSet, ...]] = tuple(
    1 << (suit * 10 + _KING) | 1 << (suit * 10 + _QUEEN) for suit in range(4)
)
# By suit: its seven
SEVEN: Final[tuple[Card, ...]] = tuple(suit * 10 + RANKS.index("7") for suit in range(4))

# By eight bits 7..A of one suit: points as a plain suit (D-14)
_SUIT_POINTS: Final = tuple(
    sum(_PLAIN_POINTS.get("789TJQKA"[i], 0) for i in range(8) if mask >> i & 1)
    for mask in range(256)
)


def plain_points(hand: CardSet) -> int:
    """What a hand is worth with every suit plain (D-14)."""
    return (
        _SUIT_POINTS[hand >> 2 & 255]
        + _SUIT_POINTS[hand >> 12 & 255]
        + _SUIT_POINTS[hand >> 22 & 255]
        + _SUIT_POINTS[hand >> 32 & 255]
    )


def has_run(hand: CardSet) -> bool:
    """Whether three cards of one suit are in a row; fives and sixes keep the suits apart."""
    return hand & hand >> 1 & hand >> 2 != 0


PLAY: Final = tuple({card: Action(seat, "play", NAMES[card]) for card in DECK} for seat in range(4))
PASS: Final = tuple(Action(seat, "pass") for seat in range(4))
TAKE: Final = tuple(Action(seat, "take") for seat in range(4))
TAKE_SUIT: Final = tuple(
    tuple(Action(seat, "take", letter) for letter in SUITS) for seat in range(4)
)
MELD: Final = tuple(Action(seat, "meld") for seat in range(4))
BELLA_ACTION: Final = tuple(Action(seat, "bella") for seat in range(4))
SEVEN_ACTION: Final = tuple(Action(seat, "seven") for seat in range(4))
REDEAL: Final = tuple(Action(seat, "redeal") for seat in range(4))

ROUND_ONE: Final = tuple((PASS[seat], TAKE[seat]) for seat in range(4))
# By seat, then by the upcard's suit: round two without a pass, and with one (D-21)
OBLIGED: Final = tuple(
    tuple(tuple(TAKE_SUIT[seat][suit] for suit in range(4) if suit != up) for up in range(4))
    for seat in range(4)
)
ROUND_TWO: Final = tuple(
    tuple((PASS[seat], *takes) for takes in by_suit) for seat, by_suit in enumerate(OBLIGED)
)

# By seat, suit, eight bits 7..A
_PLAYS: Final = tuple(
    tuple(
        tuple(
            tuple(PLAY[seat][suit * 10 + 2 + i] for i in range(8) if mask >> i & 1)
            for mask in range(256)
        )
        for suit in range(4)
    )
    for seat in range(4)
)


def play_actions(seat: int, cards: CardSet) -> tuple[Action, ...]:
    """The actions of playing each of these cards."""
    spades, clubs, diamonds, hearts = _PLAYS[seat]
    return (
        spades[cards >> 2 & 255]
        + clubs[cards >> 12 & 255]
        + diamonds[cards >> 22 & 255]
        + hearts[cards >> 32 & 255]
    )
