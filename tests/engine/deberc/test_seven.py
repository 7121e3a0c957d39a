"""D-30: the exchange of the seven of trump for the upcard."""

import pytest

from engine.cards import CARD_OF
from tests.engine.deberc.kit import Table, lay

# Seat 0 holds the seven of hearts, with three seats nobody has two more hearts in a row of it.
SEVEN = "7H8SJSKS8CJCKC8DJD"


def table_for(
    holder: int, script: str = "take", upcard: str = "AH", seats: int = 2, **options: int | str
) -> Table:
    """The seat ``holder`` has the seven of hearts; bidding by ``script``."""
    table = Table(seats, "classic", None, **options)
    hands = [""] * seats
    hands[holder] = SEVEN
    table.deal(lay(*hands, upcard=upcard))
    table.play(script)
    return table


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_d30_the_seven_goes_where_the_upcard_lay_and_all_see_it(viewer: int | None) -> None:
    table = table_for(0)
    assert table.view(viewer).exchanged_seven is None
    table.play("seven")
    view = table.view(viewer)
    assert view.exchanged_seven == 0
    assert view.upcard_lies == CARD_OF["7H"]
    assert view.upcard == CARD_OF["AH"]
    assert view.counts == (9, 9)
    assert table.last["upcard"] == "AH"
    assert "AH" in table.hand(0)
    assert "7H" not in table.hand(0)
    assert "AH" in table.cards
    assert "7H" not in table.cards


def test_d30_it_is_a_right_and_no_duty() -> None:
    table = table_for(0)
    assert "seven" in table.verbs
    assert "7H" in table.cards
    table.play("8S")


def test_d30_once_only() -> None:
    table = table_for(0)
    table.play("seven")
    assert "seven" not in table.verbs
    table.refuses("0 seven", "D-30")


def test_d30_not_without_the_seven() -> None:
    table = table_for(1)
    assert "seven" not in table.verbs
    table.refuses("0 seven", "D-30")


def test_d30_not_when_trump_was_fixed_in_round_two() -> None:
    """Neither the seven of the upcard's suit nor that of trump."""
    for suit, hand in (("S", "7H"), ("H", "7H")):
        table = Table(2)
        table.deal(lay(hand, "", upcard="AH" if suit == "S" else "AD"))
        table.play(f"pass pass take:{suit}")
        assert "seven" not in table.verbs
        table.refuses("0 seven", "D-30")


def test_d30_not_the_seven_of_another_suit() -> None:
    table = table_for(0, upcard="AS")
    assert "seven" not in table.verbs
    table.refuses("0 seven", "D-30")


def test_d30_the_upcard_may_not_itself_be_the_seven() -> None:
    table = Table(2)
    table.deal(lay("AHKH", "QH", upcard="7H"))
    table.play("take")
    table.refuses("0 seven", "D-30")


@pytest.mark.parametrize("upcard", ["8H", "9H", "TH", "JH", "QH", "KH", "AH"])
def test_d30_for_any_other_upcard(upcard: str) -> None:
    table = table_for(0, upcard=upcard)
    table.play("seven")
    assert upcard in table.hand(0)


def test_d30_only_on_its_own_first_turn_before_its_first_card() -> None:
    table = table_for(0)
    table.play("8S")
    table.refuses("0 seven", "D-55")
    table.play_trick_low()
    while table.match.to_act != 0:
        table.play_trick_low()
    assert "7H" in table.hand(0)
    assert "seven" not in table.verbs
    table.refuses("0 seven", "D-30")


def test_d30_not_after_announcing_runs() -> None:
    table = Table(2)
    table.deal(lay("7H8S9STS", "", upcard="AH"))
    table.play("take")
    assert {"seven", "meld"} <= table.verbs
    table.play("meld")
    assert "seven" not in table.verbs
    table.refuses("0 seven", "D-30")


def test_d30_runs_may_be_announced_after_the_exchange_with_the_card_it_brought() -> None:
    table = Table(2)
    table.deal(lay("7HTHJH", "", upcard="QH"))
    table.play("take")
    assert "meld" not in table.verbs
    table.play("seven meld")
    assert table.view(None).announced[0] == "terz"


def test_d30_a_run_with_the_seven_is_gone_with_it() -> None:
    table = Table(2)
    table.deal(lay("7H8H9HJSQCKD", "", upcard="AH"))
    table.play("take")
    assert "meld" in table.verbs
    table.play("seven")
    assert "meld" not in table.verbs


@pytest.mark.parametrize(
    ("seven", "taker_may", "other_may"),
    [("anyone", True, True), ("taker", True, False), ("off", False, False)],
)
def test_d30_who_may_exchange(seven: str, taker_may: bool, other_may: bool) -> None:
    own = table_for(0, seven=seven)
    assert ("seven" in own.verbs) is taker_may
    other = table_for(1, seven=seven)
    other.play_low()
    assert other.match.to_act == 1
    assert ("seven" in other.verbs) is other_may
    if not other_may:
        other.refuses("1 seven", "D-30")
    led = table_for(0, "pass take", seven=seven, first_lead="eldest")
    assert led.match.to_act == 0
    assert ("seven" in led.verbs) is other_may
    behind = table_for(1, "pass take", seven=seven, first_lead="eldest")
    behind.play_low()
    assert ("seven" in behind.verbs) is taker_may


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_d30_with_three_seats_each_on_its_own_first_turn(holder: int) -> None:
    table = table_for(holder, seats=3)
    for seat in range(3):
        assert table.match.to_act == seat
        assert ("seven" in table.verbs) is (seat == holder)
        table.play_low()


def test_d30_the_exchange_comes_before_a_bella_that_binds() -> None:
    """D-51, ``with_card``: having announced, the seat must play."""
    table = Table(2)
    table.deal(lay("7HKHQH", "", upcard="AH"))
    table.play("take bella")
    assert table.legal == {"0 play KH", "0 play QH"}
    table.refuses("0 seven", "D-51")


def test_d30_a_bella_before_the_last_trick_does_not_end_the_right() -> None:
    table = Table(2, bella_when="before_last_trick")
    table.deal(lay("7HKHQH", "", upcard="AH"))
    table.play("take bella")
    assert "seven" in table.verbs


def test_d30_the_seven_stays_out_of_play() -> None:
    table = table_for(0)
    table.play("seven")
    table.finish()
    played = {card for trick in table.view(None).tricks for card in trick.cards}
    assert CARD_OF["7H"] not in played
    assert CARD_OF["AH"] in played
