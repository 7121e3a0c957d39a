"""Cards as text and as bits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import (
    BLACK_JOKER,
    NAMES,
    RED_JOKER,
    CardError,
    card_set,
    cards_text,
    iter_cards,
    parse_card,
    parse_cards,
    parse_suit,
    pretty,
    rank_of,
    suit_of,
)

CARDS = st.integers(0, RED_JOKER)


def test_there_are_forty_cards_and_two_jokers() -> None:
    assert len(set(NAMES)) == 42
    assert NAMES[BLACK_JOKER] == "XB"
    assert NAMES[RED_JOKER] == "XR"


@given(CARDS)
def test_a_card_reads_as_it_is_written(card: int) -> None:
    name = NAMES[card]
    assert parse_card(name) == parse_card(name.lower()) == card
    assert len(name) == 2
    if card < BLACK_JOKER:
        assert name == "56789TJQKA"[rank_of(card)] + "SCDH"[suit_of(card)]
        assert parse_card(pretty(card)) == card


@pytest.mark.parametrize("text", ["TH", "10H", "10h", "th", "T♥", "10♥", " 10♥ "])
def test_a_ten_has_many_spellings(text: str) -> None:
    assert NAMES[parse_card(text)] == "TH"


@pytest.mark.parametrize("text", ["", "H", "T", "1H", "0H", "4H", "TX", "THH", "10", "♥T", "XS"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(CardError):
        parse_card(text)


@given(st.lists(CARDS))
def test_cards_in_a_row(cards: list[int]) -> None:
    assert list(parse_cards(cards_text(cards))) == cards


def test_cards_in_a_row_leniently() -> None:
    assert cards_text(parse_cards("7h8♥10H 9s")) == "7H8HTH9S"
    with pytest.raises(CardError):
        parse_cards("7H8")


@pytest.mark.parametrize(("text", "suit"), [("S", 0), ("♣", 1), ("d", 2), ("♥", 3)])
def test_suits(text: str, suit: int) -> None:
    assert parse_suit(text) == suit


@pytest.mark.parametrize("text", ["", "X", "SC", "hearts"])
def test_what_is_no_suit(text: str) -> None:
    with pytest.raises(CardError):
        parse_suit(text)


@given(st.sets(CARDS))
def test_a_bit_set_holds_each_card_once_and_in_order(cards: set[int]) -> None:
    assert list(iter_cards(card_set(cards))) == sorted(cards)
    assert card_set(cards).bit_count() == len(cards)


@pytest.mark.parametrize(
    ("name", "sign"), [("TH", "10♥"), ("JS", "J♠"), ("9D", "9♦"), ("AC", "A♣")]
)
def test_people_see_signs(name: str, sign: str) -> None:
    assert pretty(parse_card(name)) == sign
