"""Tables computed once: card values, what beats what, and every action as one shared object."""

from typing import Final

from engine.cards import NAMES, RANKS, SUIT_BITS, Card, CardSet, Suit
from engine.game import Action

DECK: Final[tuple[Card, ...]] = tuple(
    suit * 10 + RANKS.index(rank) for suit in range(4) for rank in "789TJQKA"
)
DECK_SET: Final = frozenset(DECK)

# T-1, low to high
_PLAIN_ORDER: Final = "789JQKTA"
_TRUMP_ORDER: Final = "78QKTA9J"
# T-2
_PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 3, "Q": 2, "J": 1}
_TRUMP_POINTS: Final = {"J": 20, "9": 13, "A": 11, "T": 10, "K": 3, "Q": 2}
LAST_TRICK: Final = 10  # T-3

_SPAN: Final = 40
_TRUMP_POWER: Final = 100


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
            power[card] = _TRUMP_POWER + _TRUMP_ORDER.index(rank)
        elif suit == led:
            power[card] = 1 + _PLAIN_ORDER.index(rank)
    return tuple(power)


# By trump, then by card: its points
POINTS: Final = tuple(_points(trump) for trump in range(4))
# By trump, suit led, card: the card of the greater power takes the trick (T-21)
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

# By suit: its seven and its jack, and its king and queen, as bit sets
SEVEN: Final[tuple[Card, ...]] = tuple(suit * 10 + RANKS.index("7") for suit in range(4))
JACK_BIT: Final[tuple[CardSet, ...]] = tuple(
    1 << (suit * 10 + RANKS.index("J")) for suit in range(4)
)
MARRIAGE_BITS: Final[tuple[CardSet, ...]] = tuple(
    1 << (suit * 10 + RANKS.index("K")) | 1 << (suit * 10 + RANKS.index("Q")) for suit in range(4)
)

PLAY: Final = tuple({card: Action(seat, "play", NAMES[card]) for card in DECK} for seat in range(2))
SEVEN_ACTION: Final = tuple((Action(seat, "seven"),) for seat in range(2))
MARRIAGE: Final = tuple((Action(seat, "marriage"),) for seat in range(2))
ARRIVE: Final = tuple((Action(seat, "arrive"),) for seat in range(2))
GOOD: Final = tuple((Action(seat, "good"),) for seat in range(2))
ASK: Final = tuple((Action(seat, "ask"),) for seat in range(2))
COLOURS: Final = tuple(
    tuple(Action(seat, "colour", colour) for colour in ("red", "black")) for seat in range(2)
)
DEEPEST: Final = 12  # T-13
BREAKS: Final = tuple(
    tuple(Action(seat, "break", str(depth)) for depth in range(DEEPEST + 1)) for seat in range(2)
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
    for seat in range(2)
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


def duty(hand: CardSet, trump: Suit, led: Card, jack_always_free: bool) -> CardSet:
    """What a hand may play on ``led`` without a talon (T-22, T-23)."""
    jack = hand & JACK_BIT[trump]
    rest = hand
    if jack and (jack_always_free or hand & SUIT_BITS[trump] == jack):
        rest ^= jack
    follow = rest & SUIT_BITS[led // 10]
    must = follow & HIGHER[trump][led] or follow or rest & SUIT_BITS[trump] or rest
    return must | jack
