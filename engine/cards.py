"""Cards, suits and bit sets, shared by all games.

A card is a small integer: ``suit * 10 + rank``, ranks 5 6 7 8 9 T J Q K A as 0..9; the two jokers
of Berg are 40 and 41. A hand is an ``int`` used as a bit set: bit ``card`` is set where the card is
in it. Text forms: two letters in records, suit signs for people.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

Card: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int
CardSet: TypeAlias = int

RANKS: Final = "56789TJQKA"
SUITS: Final = "SCDH"
SIGNS: Final = "♠♣♦♥"
BLACK_JOKER: Final[Card] = 40
RED_JOKER: Final[Card] = 41

SUIT_BITS: Final[tuple[CardSet, ...]] = tuple(0x3FF << (10 * suit) for suit in range(4))

NAMES: Final[tuple[str, ...]] = (*(r + s for s in SUITS for r in RANKS), "XB", "XR")
CARD_OF: Final[dict[str, Card]] = {name: card for card, name in enumerate(NAMES)}

_SIGN_TO_LETTER: Final = str.maketrans(SIGNS, SUITS)


class CardError(ValueError):
    """A text that names no card, or no suit."""


def parse_card(text: str) -> Card:
    """The card that ``text`` names; leniently ("10H", "th", "T♥"); raises CardError."""
    name = text.strip().translate(_SIGN_TO_LETTER).upper()
    if name.startswith("10"):
        name = "T" + name[2:]
    card = CARD_OF.get(name)
    if card is None:
        raise CardError(f"{text!r} is no card")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text without blanks, in its order ("7H8H10H"); raises CardError."""
    cards: list[Card] = []
    rest = text.strip()
    while rest:
        size = 3 if rest.startswith("10") else 2
        cards.append(parse_card(rest[:size]))
        rest = rest[size:].lstrip()
    return tuple(cards)


def parse_suit(text: str) -> Suit:
    """The suit that a letter or a sign names; raises CardError."""
    letter = text.strip().translate(_SIGN_TO_LETTER).upper()
    if len(letter) != 1 or letter not in SUITS:
        raise CardError(f"{text!r} is no suit")
    return SUITS.index(letter)


def cards_text(cards: Iterable[Card]) -> str:
    """Two letters a card, no blanks."""
    return "".join(NAMES[card] for card in cards)


def suit_of(card: Card) -> Suit:
    """0..3 for spades, clubs, diamonds, hearts (4 for a joker)."""
    return card // 10


def rank_of(card: Card) -> Rank:
    """0..9 for 5..A in natural order."""
    return card % 10


def card_set(cards: Iterable[Card]) -> CardSet:
    """The bit set of some cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def iter_cards(bits: CardSet) -> Iterator[Card]:
    """The cards of a bit set, lowest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def pretty(card: Card) -> str:
    """A card as people read it: "10♥", "J♠"; jokers are "🃏🔴" and "🃏⚫"."""
    if card >= BLACK_JOKER:
        return "🃏🔴" if card == RED_JOKER else "🃏⚫"
    rank = RANKS[card % 10]
    return ("10" if rank == "T" else rank) + SIGNS[card // 10]
