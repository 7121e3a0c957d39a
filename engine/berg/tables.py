"""Tables computed once: what may lie on what, what cards are worth, every action as one object."""

from typing import Final

from engine.berg.view import Laid
from engine.cards import (
    BLACK_JOKER,
    NAMES,
    RANKS,
    RED_JOKER,
    SUIT_BITS,
    SUITS,
    Card,
    CardSet,
    Suit,
    card_set,
)
from engine.game import Action

DECK: Final[tuple[Card, ...]] = tuple(range(42))
DECK_SET: Final = frozenset(DECK)
JOKERS: Final[CardSet] = 1 << BLACK_JOKER | 1 << RED_JOKER


def _rank(letter: str) -> CardSet:
    return card_set(suit * 10 + RANKS.index(letter) for suit in range(4))


RANK_BITS: Final[tuple[CardSet, ...]] = tuple(_rank(letter) for letter in RANKS)
JACKS: Final = _rank("J")
QUEENS: Final = _rank("Q")


def joker_of(suit: Suit) -> Card:
    """The joker of the suit's colour: spades and clubs are black."""
    return BLACK_JOKER if SUITS[suit] in "SC" else RED_JOKER


# B-25: what may be played where a queen has ordered this suit
ON_ORDER: Final[tuple[CardSet, ...]] = tuple(
    SUIT_BITS[suit] | 1 << joker_of(suit) | QUEENS for suit in range(4)
)


def _on(card: Card) -> CardSet:
    """B-15 to B-17: what may be played on a card that bears no order, itself left out."""
    if card >= BLACK_JOKER:
        suits = [suit for suit in range(4) if joker_of(suit) == card]
        return SUIT_BITS[suits[0]] | SUIT_BITS[suits[1]] | QUEENS | JOKERS & ~(1 << card)
    return (ON_ORDER[card // 10] | RANK_BITS[card % 10]) & ~(1 << card)


ON_CARD: Final[tuple[CardSet, ...]] = tuple(_on(card) for card in DECK)

# B-20 to B-23, by card: how many cards the opponent draws when it misses a turn; None: it does not
MISSES: Final[tuple[int | None, ...]] = tuple(
    {"5": 0, "6": 0, "7": 2, "A": 1, "X": 4}.get(NAMES[card][0]) for card in DECK
)

# B-51
WORTH: Final[dict[Card, float]] = {
    card: 2.0 if card >= BLACK_JOKER else 1.5 if NAMES[card] == "QS" else 1.0
    for card in DECK
    if (JOKERS | QUEENS) >> card & 1
}
SIGNIFICANT: Final[CardSet] = card_set(WORTH)

LAID: Final = tuple(tuple(Laid(card, seat) for card in DECK) for seat in range(2))

# Declarations: the bit of each in the mask of those that a seat may make (B-41 to B-45)
JOKERS_OFFER: Final = 1
RESIGN_OFFER: Final = 2
INSURE_OFFER: Final = 4
OPEN_OFFER: Final = 8
SHUFFLE_OFFER: Final = 16
OFFERS: Final = ("jokers", "resign", "insure", "open", "shuffle")

DECLARE: Final = tuple(
    tuple(
        tuple(Action(seat, verb) for nth, verb in enumerate(OFFERS) if mask >> nth & 1)
        for mask in range(32)
    )
    for seat in range(2)
)
DRAW: Final = tuple((Action(seat, "draw"),) for seat in range(2))
PASS: Final = tuple((Action(seat, "pass"),) for seat in range(2))


def _alone(seat: int, mask: int) -> tuple[tuple[Action, ...], ...]:
    return DRAW[seat] + DECLARE[seat][mask], PASS[seat] + DECLARE[seat][mask]


# By seat, mask, and whether it has drawn: what may be done where no card may be played
ALONE: Final = tuple(tuple(_alone(seat, mask) for mask in range(32)) for seat in range(2))

# B-2: the dealer's orders, by seat, after a jack (by jack) and after a queen
ORDER_CARD: Final = tuple(
    {
        1 << jack: tuple(Action(seat, "order", NAMES[card]) for card in DECK if card != jack)
        for jack in DECK
        if JACKS >> jack & 1
    }
    for seat in range(2)
)
ORDER_SUIT: Final = tuple(tuple(Action(seat, "order", suit) for suit in SUITS) for seat in range(2))


def _texts(card: Card, jokers: bool, plain_queens: bool) -> list[str]:
    """Every way to play a card that leaves others in the hand."""
    if JACKS >> card & 1:
        last = RED_JOKER if jokers else BLACK_JOKER - 1
        return [f"{NAMES[card]} {NAMES[other]}" for other in range(last + 1) if other != card]
    if QUEENS >> card & 1 and not plain_queens:
        return [f"{NAMES[card]} {suit}" for suit in SUITS]
    return [NAMES[card]]


_ACTIONS: Final[dict[tuple[int, str], Action]] = {}


def _plays(seat: int, texts: list[str]) -> tuple[Action, ...]:
    return tuple(_ACTIONS.setdefault((seat, text), Action(seat, "play", text)) for text in texts)


def _blocks(seat: int, jokers: bool, plain_queens: bool) -> dict[CardSet, tuple[Action, ...]]:
    return {1 << card: _plays(seat, _texts(card, jokers, plain_queens)) for card in DECK}


# By seat, whether the opponent is insured, and whether on a queen: by card's bit, how to play it
PLAY: Final = tuple(
    tuple(
        tuple(_blocks(seat, not insured, on_queen) for on_queen in (False, True))
        for insured in (False, True)
    )
    for seat in range(2)
)
# B-30: the last card of a hand takes no order
PLAY_LAST: Final = tuple(
    {1 << card: _plays(seat, [NAMES[card]]) for card in DECK} for seat in range(2)
)

# By the text of a play: the card, the card ordered and the suit ordered (-1: none)
PLAYED: Final[dict[str, tuple[Card, Card, Suit]]] = {
    text: (
        card,
        NAMES.index(text[3:]) if len(text) == 5 else -1,
        SUITS.index(text[3:]) if len(text) == 4 else -1,
    )
    for card in DECK
    for text in [NAMES[card], *_texts(card, jokers=True, plain_queens=False)]
}
