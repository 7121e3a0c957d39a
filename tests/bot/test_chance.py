"""Chance: decks that are whole, and proofs that anybody can check by hand."""

import hashlib
import random
import secrets
from collections import Counter

import pytest

from bot.chance import Chance, commitment, cut_deck, own_cut
from engine.cards import cards_text, parse_cards
from engine.games import GAMES

CARDS = GAMES["deberc"].deck


def test_the_operating_system_is_asked_unless_a_test_says_otherwise() -> None:
    assert isinstance(Chance().source, secrets.SystemRandom)
    assert Chance(random.Random(1)).deck(CARDS) == Chance(random.Random(1)).deck(CARDS)
    assert Chance().deck(CARDS) != Chance().deck(CARDS)
    assert Chance().salt() != Chance().salt()


def test_a_deck_is_every_card_once() -> None:
    chance = Chance(random.Random(1))
    for _ in range(20):
        assert sorted(parse_cards(chance.deck(CARDS))) == sorted(CARDS)


def test_every_card_gets_to_every_place() -> None:
    chance = Chance(random.Random(1))
    decks = [parse_cards(chance.deck(CARDS)) for _ in range(3200)]
    for place in (0, 15, 31):
        counts = Counter(deck[place] for deck in decks)
        assert len(counts) == 32
        assert all(50 < count < 160 for count in counts.values())


def test_salts_are_sixteen_bytes_in_hex_leading_zeros_included() -> None:
    class Small(random.Random):
        def getrandbits(self, k: int, /) -> int:
            assert k == 128
            return 5

    assert Chance(Small()).salt() == "0" * 31 + "5"
    assert len(bytes.fromhex(Chance().salt())) == 16


def test_seats_are_drawn_from_all() -> None:
    chance = Chance(random.Random(1))
    assert {chance.below(3) for _ in range(100)} == {0, 1, 2}


def test_the_commitment_is_the_sha_256_of_salt_and_deck() -> None:
    known = hashlib.sha256(b"00ff:7S8S").hexdigest()
    assert commitment("7S8S", "00ff") == known
    assert commitment("8S7S", "00ff") != known
    assert commitment("7S8S", "00fe") != known


@pytest.mark.parametrize(
    ("seal", "depth"),
    [("0" * 64, 1), ("0" * 62 + "1e", 31), ("0" * 62 + "1f", 1), ("f" * 64, None)],
)
def test_a_cut_that_nobody_makes_follows_from_the_commitment(seal: str, depth: int | None) -> None:
    found = own_cut(seal, 32)
    assert 1 <= found <= 31
    assert depth is None or found == depth


def test_every_depth_occurs() -> None:
    depths = {own_cut(commitment("", str(salt)), 32) for salt in range(1000)}
    assert depths == set(range(1, 32))


def test_a_cut_puts_the_top_below() -> None:
    assert cut_deck("7S8S9STS", 1) == "8S9STS7S"
    assert cut_deck("7S8S9STS", 3) == "TS7S8S9S"
    deck = cards_text(CARDS)
    for depth in range(1, 32):
        assert parse_cards(cut_deck(deck, depth)) == CARDS[depth:] + CARDS[:depth]
