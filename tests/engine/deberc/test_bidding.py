"""D-20 to D-22: the two rounds of bidding, and the dealer's obligation."""

import pytest

from engine.cards import SUITS
from tests.engine.deberc import deals
from tests.engine.deberc.kit import Table, lay


def bidding(seats: int, script: str = "", dealer: int | None = None, **options: int | str) -> Table:
    """Bidding over the seven of diamonds."""
    table = Table(seats, "classic", dealer, **options)
    table.deal(lay(*[""] * seats, upcard="7D"))
    table.play(script)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d20_round_one_starts_with_the_eldest_and_ends_with_the_dealer(seats: int) -> None:
    for dealer in range(seats):
        table = bidding(seats, dealer=dealer)
        for step in range(seats):
            seat = (dealer + 1 + step) % seats
            assert table.match.phase == "bid1"
            assert table.match.to_act == seat
            assert table.legal == {f"{seat} pass", f"{seat} take"}
            table.play("pass")
        assert table.match.phase == "bid2"
        assert table.match.to_act == (dealer + 1) % seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d20_to_take_in_round_one_is_to_take_in_the_upcards_suit(seats: int) -> None:
    for taker in range(seats):
        table = bidding(seats, "pass " * taker + "take")
        assert table.match.phase == "play"
        assert table.last["taker"] == taker
        assert table.last["trump"] == "D"
        view = table.view(None)
        assert (view.taker, view.trump) == (taker, SUITS.index("D"))


def test_d20_no_suit_is_named_in_round_one() -> None:
    table = bidding(2)
    for suit in "SCDH":
        table.refuses(f"0 take {suit}", "D-20")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d20_nobody_bids_out_of_turn(seats: int) -> None:
    table = bidding(seats)
    for seat in range(1, seats):
        table.refuses(f"{seat} pass", "D-20")
        table.refuses(f"{seat} take", "D-20")
    table.refuses(f"{seats} pass", "")
    table.refuses("-1 pass", "")


def test_d20_nothing_but_bids_is_said_while_bidding() -> None:
    table = bidding(2)
    card = min(table.hand(0))
    for text in (f"0 play {card}", "0 meld", "0 seven", "0 bella", "0 redeal"):
        table.refuses(text, "D-20", "D-56", "D-40", "D-30", "D-55")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d21_round_two_offers_every_suit_but_the_upcards(seats: int) -> None:
    table = bidding(seats, "pass " * seats)
    for seat in range(seats - 1):
        assert table.match.phase == "bid2"
        assert table.match.to_act == seat
        takes = {f"{seat} take {suit}" for suit in "SCH"}
        assert table.legal == {f"{seat} pass"} | takes
        table.play("pass")
    assert table.match.to_act == seats - 1


@pytest.mark.parametrize("upcard", ["7S", "7C", "7D", "7H"])
def test_d21_never_the_upcards_suit(upcard: str) -> None:
    table = Table(2)
    table.deal(lay("", "", upcard=upcard))
    table.play("pass pass")
    table.refuses(f"0 take {upcard[1]}", "D-21")
    table.refuses("0 take", "D-21")
    table.play("pass")
    table.refuses(f"1 take {upcard[1]}", "D-21")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("suit", ["S", "C", "H"])
def test_d21_any_seat_may_take_in_round_two(seats: int, suit: str) -> None:
    for taker in range(seats):
        table = bidding(seats, "pass " * (seats + taker) + f"take:{suit}")
        assert table.match.phase == "play"
        assert table.last["taker"] == taker
        assert table.last["trump"] == suit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d21_the_obliged_dealer_may_not_pass_in_round_two(seats: int) -> None:
    table = bidding(seats, "pass " * (2 * seats - 1), obligation="yes")
    dealer = seats - 1
    assert table.legal == {f"{dealer} take {suit}" for suit in "SCH"}
    table.refuses(f"{dealer} pass", "D-21")


def test_d21_the_obligation_is_not_for_round_one_nor_for_others() -> None:
    table = bidding(2, "pass", obligation="yes")
    assert table.legal == {"1 pass", "1 take"}
    table.play("pass")
    assert "0 pass" in table.legal


def test_d21_without_obligation_the_dealer_may_pass() -> None:
    table = bidding(3, "pass " * 5, obligation="no")
    assert table.legal == {"2 pass", "2 take S", "2 take C", "2 take H"}


@pytest.mark.parametrize("script", ["take", "pass take", "pass pass take:H"])
def test_d22_the_first_to_take_ends_the_bidding(script: str) -> None:
    table = bidding(2, script)
    taker = table.last["taker"]
    assert taker == (1 if script == "pass take" else 0)
    for words in ("take", "take S", "pass"):
        table.refuses(f"{taker} {words}", "D-22")
        table.refuses(f"{1 - taker} {words}", "D-55")
    assert [str(bid) for bid in table.view(None).bids][-1].startswith(f"{taker} take")


def test_d22_the_bids_are_heard_by_all_and_gone_with_the_next_deal() -> None:
    table = bidding(2, "pass pass take:H")
    for viewer in (None, 0, 1):
        bids = [str(bid) for bid in table.view(viewer).bids]
        assert bids == ["0 pass", "1 pass", "0 take H"]
    table.finish()
    table.deal(deals.ANY)
    assert table.view(None).bids == ()
