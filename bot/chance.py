"""Chance: where decks, salts, first dealers and hesitations come from (rule 8 of the house)."""

import hashlib
import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import Card, cards_text, parse_cards

SALT_BYTES: Final = 16


class Chance:
    """The operating system's generator; tests hand in ``random.Random(seed)`` instead."""

    def __init__(self, source: random.Random | None = None) -> None:
        self.source: random.Random = source or secrets.SystemRandom()

    def deck(self, cards: Sequence[Card]) -> str:
        """All the cards in a random order, as the text of records."""
        return cards_text(self.source.sample(cards, len(cards)))

    def salt(self) -> str:
        """A fresh salt, in hex."""
        return self.source.getrandbits(8 * SALT_BYTES).to_bytes(SALT_BYTES, "big").hex()

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return self.source.randrange(limit)


def secret(deck: str, salt: str, orders: Iterable[str] = ()) -> str:
    """What is committed to before a deal: ``salt:deck``.

    ``orders`` of the whole deck follow where chance may be wanted in the middle of the deal.
    """
    return ":".join((salt, deck, *orders))


def commitment(deck: str, salt: str, orders: Iterable[str] = ()) -> str:
    """What is shown before a deal: the SHA-256 of the secret in hex."""
    return hashlib.sha256(secret(deck, salt, orders).encode()).hexdigest()


def left_of(order: str, cards: Sequence[Card]) -> list[Card]:
    """These cards as they follow one another in an order of the whole deck."""
    wanted = frozenset(cards)
    return [card for card in parse_cards(order) if card in wanted]


def own_cut(commitment_hex: str, cards: int) -> int:
    """The depth of a cut that nobody makes: the commitment fixes it, so nobody chose it."""
    return 1 + int(commitment_hex, 16) % (cards - 1)


def cut_deck(deck: str, depth: int) -> str:
    """The deck's text with the top ``depth`` cards put below."""
    return deck[2 * depth :] + deck[: 2 * depth]
