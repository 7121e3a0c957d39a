"""What cards do to the opponent, and the orders of jacks and queens: B-20 to B-27."""

import pytest

from engine.cards import NAMES
from tests.engine.berg.kit import Berg, cards_of, lay


@pytest.mark.parametrize(("card", "drawn"), [("5S", 0), ("6S", 0), ("7S", 2), ("AS", 1), ("XB", 4)])
def test_b20_to_b23_the_opponent_draws_and_misses_a_turn(card: str, drawn: int) -> None:
    berg = Berg(lay(card, "9C", "8S", draws="8C 8D 8H TD"))
    berg.do(f"0 play {card}")
    assert berg.counts == (4, 5 + drawn)
    assert set(cards_of("8C 8D 8H TD")[:drawn]) <= berg.hand(1)
    assert berg.to_act == 0
    assert [(e.kind, e.seat, e.args) for e in berg.events if e.kind == "missed"] == [
        ("missed", 1, str(drawn))
    ]


@pytest.mark.parametrize("card", cards_of("9S TS KS 8D"))
def test_b26_nothing(card: str) -> None:
    berg = Berg(lay(card, "", "8S"))
    berg.do(f"0 play {card}")
    assert berg.to_act == 1
    assert berg.counts == (4, 5)


def test_b27_a_penalty_is_drawn_across_the_two_decks() -> None:
    berg = Berg(lay("XB", "8H", "8S"))
    berg.drain(20)
    berg.do("0 play XB")
    assert (berg.view().big, berg.view().small) == (0, 7)


def test_b27_a_penalty_is_drawn_across_a_turn_over() -> None:
    berg = Berg(lay("XB 9S", "TS", "8S"))
    berg.do("0 play 9S", "1 play TS")
    berg.drain(30)
    assert (berg.view().small, berg.to_act) == (1, 0)
    held = berg.counts[1]
    berg.do("0 play XB")
    # The last card, then 8S, 9S and TS in this order: the deck is empty again, and only the joker
    # lies there.
    assert berg.last["result"] == "drawn"
    assert berg.counts[1] == held + 4
    assert {"8S", "9S", "TS"} <= berg.hand(1)


def test_b27_a_penalty_goes_on_with_the_first_card_played() -> None:
    berg = Berg(lay("7S 9S 8H", "TS KS", "8S"))
    berg.do("0 play 9S", "1 play TS")
    berg.drain(30)
    berg.do("0 play 7S")
    assert "8S" in berg.hand(1)
    assert "9S" not in berg.hand(1)
    assert (berg.view().turn_overs, berg.view().turned, berg.top) == (1, 2, "7S")
    assert berg.to_act == 0


# B-24


def ordered(hand0: str, hand1: str, order: str, draws: str = "", **options: str) -> Berg:
    """Seat 0 has played JS on 8S and ordered a card; seat 1 is to act."""
    berg = Berg(lay(f"JS {hand0}", hand1, "8S", draws=draws), **options)
    berg.do(f"0 play JS {order}")
    assert berg.to_act == 1
    return berg


def test_b24_a_jack_may_order_any_card_but_itself() -> None:
    berg = Berg(lay("JS 9C 9D", "", "8S"))
    orders = {text.split()[2] for text in berg.legal if text.startswith("play JS ")}
    assert orders == set(NAMES) - {"JS"}
    assert [NAMES[card] for card in map(NAMES.index, berg.view(0).orders(NAMES.index("JS")))] == [
        card for card in NAMES if card != "JS"
    ]


def test_b24_a_card_in_the_opponents_hand_must_be_played() -> None:
    berg = ordered("9C TC", "9D 9H 8H 8C KD", "9D", draws="TH")
    assert berg.view(1).obliged
    assert not berg.view(0).obliged
    assert berg.plays == {"9D"}
    berg.refused("1 play 8C", "B-24", "only-the-ordered")
    # It may draw first, and must play it then.
    berg.do("1 draw")
    assert not berg.may("pass")
    berg.refused("1 pass", "B-24", "must-play-ordered")
    berg.do("1 play 9D")
    assert berg.view().ordered_card is None
    assert berg.to_act == 0
    assert berg.may("play 9C")


def test_b24_who_does_not_hold_it_draws_and_passes_both_seats_alike() -> None:
    berg = ordered("9C TC", "9D 9H", "KH", draws="8C 8D TD KH")
    for seat in (1, 0, 1):
        assert not berg.view(seat).obliged
        assert berg.plays == set()
        berg.refused(f"{seat} pass", "B-11", "draw-first")
        berg.do(f"{seat} draw")
        assert berg.plays == set()
        berg.do(f"{seat} pass")
    berg.do("0 draw")
    assert berg.plays == {"KH"}
    berg.refused("0 pass", "B-24", "must-play-ordered")
    berg.do("0 play KH")
    assert berg.to_act == 1
    assert berg.view().ordered_card is None


def test_b24_a_card_in_ones_own_hand_comes_back_to_oneself() -> None:
    berg = ordered("AC 9C", "9D 9H", "AC")
    berg.do("1 draw, 1 pass")
    assert berg.view(0).obliged
    assert berg.plays == {"AC"}
    berg.do("0 play AC")
    assert berg.to_act == 0


def test_b24_a_card_in_the_pile_comes_after_the_turn_over() -> None:
    berg = ordered("9C TC", "9D 9H", "8S")
    berg.drain(31)
    assert (berg.view().turn_overs, berg.top) == (1, "JS")
    assert berg.view().ordered_card == NAMES.index("8S")
    # The turned-over deck is 8S alone: its last card brings the draw (B-5).
    berg.do(f"{berg.to_act} draw")
    assert berg.last["result"] == "drawn"


def test_b24_a_card_in_a_longer_pile() -> None:
    berg = Berg(lay("9S JS 9C", "TS 9D", "8S"))
    berg.do("0 play 9S, 1 play TS, 0 play JS 8S")
    berg.drain(31)
    seat = berg.to_act
    berg.do(f"{seat} draw")
    assert berg.plays == {"8S"}
    berg.refused(f"{seat} pass", "B-24", "must-play-ordered")
    berg.do(f"{seat} play 8S")
    assert (berg.top, berg.view().ordered_card) == ("8S", None)


def test_b24_the_order_cannot_be_beaten() -> None:
    berg = ordered("9C TC", "QS XB JD 8C 9D", "KH")
    assert berg.plays == set()
    for play in ("QS H", "XB", "JD 9D", "8C"):
        berg.refused(f"1 play {play}", "B-24", "only-the-ordered")


def test_b24_an_ordered_jack_orders_in_its_turn_and_an_ordered_ace_acts() -> None:
    berg = ordered("9C TC", "JD 9H", "JD")
    assert "play JD" not in berg.legal
    berg.do("1 play JD 9C")
    assert (berg.to_act, berg.plays) == (0, {"9C"})
    berg = ordered("9C TC", "AD 9H", "AD", draws="TD")
    berg.do("1 play AD")
    assert berg.to_act == 1
    assert "TD" in berg.hand(0)


def test_b25_an_ordered_queen_takes_a_suit() -> None:
    berg = ordered("9C TC 9S TH", "QD 9H", "QD")
    berg.refused("1 play QD", "B-25", "suit-wanted")
    berg.do("1 play QD C")
    assert (berg.to_act, berg.plays) == (0, {"9C", "TC"})


# B-25


def suit_ordered(suit: str, hand0: str, hand1: str, draws: str = "") -> Berg:
    """Seat 0 has played QH on 8S and ordered a suit; seat 1 is to act."""
    berg = Berg(lay(f"QH {hand0}", hand1, "8S", draws=draws))
    berg.do(f"0 play QH {suit}")
    return berg


def test_b25_only_that_suit_its_joker_or_a_queen_by_either_seat() -> None:
    berg = suit_ordered("D", "KD KC KH KS", "9D XR QC 9H XB", draws="8C 8D")
    assert berg.plays == {"9D", "XR", "QC"}
    berg.refused("1 play 9H", "B-25", "ordered-suit")
    berg.refused("1 play XB", "B-25", "ordered-suit")
    berg.do("1 draw, 1 pass")
    assert berg.plays == {"KD"}
    berg.refused("0 play KH", "B-25", "ordered-suit")


def test_b25_nobody_is_obliged_to() -> None:
    berg = suit_ordered("D", "KD", "9D", draws="8C 8D TH")
    assert not berg.view(1).obliged
    berg.do("1 draw, 1 pass, 0 draw, 0 pass")
    assert berg.view().ordered_suit == 2
    berg.do("1 play 9D")
    assert berg.view().ordered_suit is None


def test_b25_a_queen_on_a_queen_orders_its_own_suit() -> None:
    berg = suit_ordered("D", "KC KH", "QC 9H")
    assert berg.may("play QC")
    berg.refused("1 play QC H", "B-25", "own-suit")
    berg.refused("1 play QC C", "B-25", "own-suit")
    berg.do("1 play QC")
    assert berg.view().ordered_suit == 1
    assert berg.plays == {"KC"}


def test_b25_a_queen_on_a_joker_takes_a_suit() -> None:
    berg = Berg(lay("XB QD 9H", "", "8S"))
    berg.do("0 play XB")
    berg.refused("0 play QD", "B-25", "suit-wanted")
    berg.do("0 play QD H")
    assert berg.view().ordered_suit == 3


def test_b25_the_ordered_suit_ends_with_the_next_card() -> None:
    berg = suit_ordered("D", "KC TC", "9D XR")
    berg.do("1 play XR")
    # On the red joker: red cards, the other joker, queens (B-17).
    takes = berg.view().takes
    assert takes is not None
    assert (takes.suits, takes.queen) == ((2, 3), True)


# Orders survive


@pytest.mark.parametrize("order", ["card", "suit"])
def test_orders_survive_draws_passes_declarations_and_turn_overs(order: str) -> None:
    options = {"open_hand": "1", "shuffling": "buy"}
    if order == "card":
        berg = Berg(lay("9S JS 9C", "TS 9D", "8S"), **options)
        berg.do("0 play 9S, 1 play TS, 0 play JS 9S")
    else:
        berg = Berg(lay("9S QS 9C", "TS 9D", "8S"), **options)
        berg.do("0 play 9S, 1 play TS, 0 play QS H")

    def stands() -> bool:
        view = berg.view()
        if order == "card":
            return view.ordered_card == NAMES.index("9S")
        return view.ordered_suit == 3

    for seat in (1, 0):
        for what in ("jokers", "insure", "draw", "pass"):
            berg.do(f"{seat} {what}")
            assert stands()
    berg.drain(19)
    berg.do(f"{berg.to_act} open")
    assert stands()
    berg.drain(10)
    assert berg.view().turn_overs == 1
    assert stands()
