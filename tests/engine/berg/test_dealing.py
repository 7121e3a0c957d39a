"""Dealing, the turned-up card, the two decks, the turn-over and its end: B-1 to B-5."""

import random

import pytest

from engine.cards import NAMES
from tests.engine.berg.kit import Berg, cards_of, lay, text_of

QUIET = lay("8D9DTDKD8C", "8H9HTHKH9C", "8S")


def resigned_games(options: dict[str, str], games: int) -> list[int]:
    """Who deals game after game, where somebody always resigns."""
    berg = Berg(None, 1, **options)
    dealers = []
    for _ in range(games):
        berg.deal(QUIET)
        berg.do(f"{berg.to_act} resign")
        dealers.append(berg.last["dealer"])
    return dealers


def test_b1_three_games_in_a_row_by_one_seat() -> None:
    assert resigned_games({}, 10) == [1, 1, 1, 0, 0, 0, 1, 1, 1, 0]
    assert resigned_games({"deal_turns": "one"}, 5) == [1, 0, 1, 0, 1]


def test_b1_series_in_the_column() -> None:
    berg = Berg(None, 0)
    for _ in range(4):
        berg.deal(QUIET)
        berg.do(f"{berg.to_act} resign")
    assert [count.series for count in berg.view().counted] == [0, 0, 0, 1]
    assert berg.view().series == 1
    assert berg.view().dealer == 1


@pytest.mark.parametrize("dealer", [0, 1])
def test_b2_one_card_at_a_time_the_opponent_first(dealer: int) -> None:
    deck = list(NAMES)
    random.Random(5).shuffle(deck)
    at = deck.index("8S")
    deck[10], deck[at] = deck[at], deck[10]
    berg = Berg("".join(deck), dealer)
    assert berg.hand(1 - dealer) == set(deck[0:10:2])
    assert berg.hand(dealer) == set(deck[1:10:2])
    assert berg.top == "8S"
    assert text_of(tuple(laid.card for laid in berg.view().pile)) == "8S"
    assert berg.view().pile[0].seat == dealer


# What the turned-up card does: who is to act then, how many cards the opponent has, the phase
TURNED_UP = {
    "5": (1, 5, "play"),
    "6": (1, 5, "play"),
    "7": (1, 7, "play"),
    "8": (0, 5, "play"),
    "9": (0, 5, "play"),
    "T": (0, 5, "play"),
    "J": (1, 5, "order"),
    "Q": (1, 5, "order"),
    "K": (0, 5, "play"),
    "A": (1, 6, "play"),
    "X": (1, 9, "play"),
}


@pytest.mark.parametrize("up", NAMES)
def test_b2_the_turned_up_card_is_the_dealers_first_move(up: str) -> None:
    to_act, counts, phase = TURNED_UP[up[0]]
    berg = Berg(lay("", "", up))
    assert (berg.to_act, berg.match.phase) == (to_act, phase)
    assert berg.counts == (counts, 5)
    view = berg.view()
    assert (view.big, view.small) == (21 - (counts - 5), 10)
    goes_on = phase == "play" and to_act == 1
    assert view.goes_on_after == (NAMES.index(up) if goes_on else None)
    assert not view.has_drawn
    other = Berg(lay("", "", up, dealer=0), 0)
    assert (other.to_act, other.match.phase) == (1 - to_act, phase)
    assert other.counts == (5, counts)


@pytest.mark.parametrize("up", cards_of("JS JC JD JH"))
def test_b2_a_turned_up_jack_orders_any_other_card_before_anything_else(up: str) -> None:
    berg = Berg(lay("", "", up))
    assert berg.legal == {f"order {card}" for card in NAMES if card != up}
    berg.refused(f"1 order {up}", "B-24", "not-itself")
    berg.refused("1 order H", "B-24", "order-wanted")
    for text in ("1 draw", "1 pass", "1 jokers", "1 resign", "1 insure", "1 play KS"):
        berg.refused(text, "B-2", "order-first")
    berg.refused("0 draw", "B-2", "not-your-turn")
    berg.do("1 order 9D")
    assert (berg.to_act, berg.match.phase) == (0, "play")
    assert berg.view().ordered_card == NAMES.index("9D")
    berg.refused("0 order 9D", "B-2", "nothing-to-order")


@pytest.mark.parametrize("up", cards_of("QS QC QD QH"))
def test_b2_a_turned_up_queen_orders_a_suit_before_anything_else(up: str) -> None:
    berg = Berg(lay("8D 9D 8H 8S 8C", "", up))
    assert berg.legal == {"order S", "order C", "order D", "order H"}
    berg.refused("1 order 9D", "B-25", "suit-wanted")
    berg.refused("1 draw", "B-2", "order-first")
    berg.do("1 order D")
    assert berg.to_act == 0
    assert berg.plays == {"8D", "9D"}


def test_b3_the_big_deck_is_drawn_first_then_the_small_one() -> None:
    deck = lay("8D9DTDKD8C", "8H9HTHKH9C", "8S")
    text = cards_of(deck)
    small, big = text[11:21], text[21:]
    berg = Berg(deck)
    held = [berg.hand(0), berg.hand(1)]
    for number, card in enumerate([*big, *small[:9]], 1):
        seat = berg.to_act
        assert seat is not None
        berg.do(f"{seat} draw, {seat} pass")
        held[seat].add(card)
        assert berg.hand(seat) == held[seat]
        assert (berg.view().big, berg.view().small) == (max(21 - number, 0), min(10, 31 - number))
        assert berg.view().turned == 0


def two_played(**options: str) -> Berg:
    """9S and TS lie on 8S."""
    berg = Berg(lay("9S8D9DTD8C", "TS8H9HTH9C", "8S"), **options)
    berg.do("0 play 9S", "1 play TS")
    return berg


def test_b4_the_pile_is_turned_over_at_once_first_played_on_top() -> None:
    berg = two_played()
    berg.drain(30)
    assert (berg.view().small, berg.view().turn_overs, berg.top) == (1, 0, "TS")
    seat = berg.to_act
    berg.do(f"{seat} draw")
    view = berg.view()
    assert (view.big, view.small, view.turned, view.turn_overs) == (0, 0, 2, 1)
    assert berg.top == "TS"
    assert [laid.seat for laid in view.pile] == [1]
    assert text_of(view.deck_known) == "8S9S"
    assert "turned" in [event.kind for event in berg.events]
    berg.do(f"{seat} pass, {1 - (seat or 0)} draw")
    assert "8S" in berg.hand(1 - (seat or 0))
    assert text_of(berg.view().held_known[1 - (seat or 0)]) == "8S"
    assert text_of(berg.view().deck_known) == "9S"


def test_b5_no_card_left_to_draw_and_none_to_turn_over() -> None:
    berg = Berg(QUIET)
    berg.drain(30)
    assert berg.match.phase == "play"
    berg.do(f"{berg.to_act} draw")
    assert berg.match.phase == "deal"
    assert berg.last["result"] == "drawn"
    assert berg.last["points"] == [0.5, 0.5]
    assert berg.view().counted[-1].drawn_why == "no_cards"


def test_b5_drawn_when_the_deck_would_be_turned_over_for_the_third_time() -> None:
    berg = two_played()
    berg.drain(31)
    assert berg.view().turn_overs == 1
    # Cards go down again: whoever drew 8S, then 9S, lays them on TS.
    berg.do(f"{berg.to_act} draw")
    first = berg.to_act
    berg.do(f"{first} play 8S")
    assert (berg.top, berg.view().turned) == ("8S", 1)
    berg.do(f"{berg.to_act} draw")
    view = berg.view()
    assert (view.turn_overs, text_of(view.deck_known), berg.top) == (2, "TS", "8S")
    berg.do(f"{berg.to_act} play 9S")
    # One card lies under the top one, and the one just drawn could be played: drawn all the same.
    assert len(berg.view().pile) == 2
    berg.do(f"{berg.to_act} draw")
    assert berg.match.phase == "deal"
    assert berg.last["result"] == "drawn"
    assert berg.view().counted[-1].drawn_why == "third_turn"


def test_b5_in_the_middle_of_a_penalty() -> None:
    """Two cards are to be drawn, one is left, and none to turn over but the ace itself."""
    berg = Berg(lay("AS8D9DTD8C", "8H9HTHKH9C", "8S"))
    berg.drain(30)
    assert berg.to_act == 0
    berg.do("0 play AS")
    # 8S lay under the ace.
    assert (berg.view().turn_overs, berg.view().turned, berg.to_act) == (1, 1, 0)
    seven = Berg(lay("", "8H9HTHKH9C", "7S", last="8S"))
    seven.drain(28)  # after two by the turned-up seven
    assert (seven.view().small, seven.to_act) == (1, 1)
    seven.do("1 draw")
    assert seven.last["result"] == "drawn"
    joker = Berg(lay("XB8D9DTD8C", "8H9HTHKH9C", "8S"))
    joker.drain(28)
    joker.do("0 play XB")
    # Three are drawn, 8S is turned over and drawn as the fourth; nothing is left under the joker.
    assert joker.last["result"] == "drawn"
    assert joker.view().counted[-1].drawn_why == "no_cards"


def test_42_cards_always() -> None:
    berg = two_played()
    for _ in range(31):
        berg.drain(1)
        view = berg.view()
        cards = sum(view.counts) + len(view.pile) + view.big + view.small + view.turned
        assert cards == 42
