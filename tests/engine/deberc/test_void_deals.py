"""D-14: the redeal of a weak hand. D-15: void deals, who deals next, and the fine for three."""

import pytest

from tests.engine.deberc import deals
from tests.engine.deberc.kit import Table, lay

NOTHING = "7S8S7C8C7H8H"  # six cards, no points, no run; with trump D
STRONG = "ASTSKSAHTHKHACTCKC"


def weak(hand: str, upcard: str = "7D", **options: int | str) -> Table:
    """Seat 0 is dealt ``hand`` and has taken in the upcard's suit, diamonds."""
    table = Table(2, "home", None, **options)
    table.deal(lay(hand, "", upcard=upcard))
    table.play("take")
    return table


# D-14


@pytest.mark.parametrize(
    ("cards", "points"), [("AHJS9C", 13), ("THQS9C", 13), ("THQSJC", 15), ("AHQS9C", 14)]
)
def test_d14_a_hand_worth_at_most_n_may_demand_a_redeal(cards: str, points: int) -> None:
    offered = "redeal" in weak(NOTHING.replace("8H", "9S") + cards).verbs
    assert offered is (points <= 13)


@pytest.mark.parametrize(("limit", "offered"), [(0, True), ("off", False), (13, True)])
def test_d14_a_hand_without_points(limit: int | str, offered: bool) -> None:
    table = weak("7S8S9S7C8C9C7H8H9H", weak_redeal=limit)
    assert ("redeal" in table.verbs) is offered
    if not offered:
        table.refuses("0 redeal", "D-14")


@pytest.mark.parametrize(("limit", "offered"), [(24, False), (25, True), (300, True)])
def test_d14_any_whole_number_is_the_limit(limit: int, offered: bool) -> None:
    table = weak("ASTSKS" + "7C8C7H8H9C9H", weak_redeal=limit)
    assert ("redeal" in table.verbs) is offered


def test_d14_trump_counts_as_a_plain_suit() -> None:
    """Jack 2, nine 0: with the ace it is 13, not 45."""
    table = weak("7S8S7C8C7H" + "JD9D8D" + "AH")
    assert "redeal" in table.verbs


def test_d14_only_before_its_own_first_card() -> None:
    table = weak(NOTHING + "9S9C9D")
    table.play("7S")
    table.play_trick_low()
    while table.match.to_act != 0:
        table.play_trick_low()
    assert "redeal" not in table.verbs
    table.refuses("0 redeal", "D-14")


def test_d14_also_when_others_have_played_to_the_first_trick() -> None:
    table = Table(3, "home")
    table.deal(lay("ASTSKSAHTHKH", "ACTCKC", NOTHING, upcard="7D"))
    table.play("take AS")
    assert "redeal" not in table.verbs
    table.refuses("1 redeal", "D-14")
    lowest = min(card for card in table.cards)
    table.play(lowest)
    assert table.match.to_act == 2
    table.play("redeal")
    assert table.last["result"] == "void"


def test_d14_not_while_another_seat_is_to_act() -> None:
    table = Table(2, "home")
    table.deal(lay(STRONG, NOTHING, upcard="7D"))
    table.play("take")
    table.refuses("1 redeal", "D-55")


def test_d14_also_after_announcing_runs() -> None:
    table = weak("7S8S9S7C8C7H8H9DJH")
    table.play("meld")
    assert "redeal" in table.verbs
    table.play("redeal")
    assert table.last["result"] == "void"
    assert table.last["melds"] == []


def test_d14_the_hand_counts_as_it_is_held_after_the_exchange() -> None:
    poor = "7D9D7S8S7C8C7H8HJS"
    stays = weak(poor, upcard="8D")
    stays.play("seven")
    assert "redeal" in stays.verbs
    grows = weak(poor, upcard="AD", weak_redeal=12)
    assert "redeal" in grows.verbs
    grows.play("seven")
    assert "redeal" not in grows.verbs
    grows.refuses("0 redeal", "D-14")
    enough = weak(poor, upcard="AD", weak_redeal=13)
    enough.play("seven")
    assert "redeal" in enough.verbs


def test_d14_not_once_a_bella_binds_the_seat_to_a_card() -> None:
    """D-51, ``with_card``: redeals come before the bella."""
    table = weak("KDQD7S8S7C8C7H8H9S")
    assert {"redeal", "bella"} <= table.verbs
    table.play("bella")
    assert table.verbs == set()
    table.refuses("0 redeal", "D-51")


def test_d14_whatever_was_announced_a_bella_before_the_last_trick_does_not_bind() -> None:
    table = weak("KDQD7S8S7C8C7H8H9S", bella_when="before_last_trick")
    table.play("bella redeal")
    assert table.last["result"] == "void"
    assert table.last["bella"] == {"announced_by": 0, "credited_to": None}


def test_d14_the_void_deal_as_it_is_written() -> None:
    """Seat 0 has announced its bella and led; the deal is void, and everything is zero."""
    table = Table(2, "home")
    table.deal(lay("KDQDASTSKSAHTHKHAC", NOTHING + "9S9C9H", upcard="7D"))
    table.play("take bella KD redeal")
    assert table.last == {
        "dealer": 1,
        "taker": 0,
        "trump": "D",
        "upcard": "7D",
        "result": "void",
        "melds": [],
        "bella": {"announced_by": 0, "credited_to": None},
        "tricks": [0, 0],
        "raw": [0, 0],
        "written": [0, 0],
        "fines": [0, 0],
        "hanging": 0,
        "totals": [0, 0],
    }
    assert table.match.phase == "deal"
    assert table.match.to_act is None
    assert table.match.next_dealer == 1


# D-15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d15_a_deal_in_which_everybody_passes_twice_is_void(seats: int) -> None:
    table = Table(seats, obligation="no")
    table.deal(deals.ANY)
    table.play("pass " * (2 * seats - 1))
    assert table.match.phase == "bid2"
    table.play("pass")
    zeros = [0] * seats
    assert table.last["result"] == "void"
    assert table.last["taker"] is None
    assert table.last["trump"] is None
    assert table.last["bella"] is None
    assert table.last["raw"] == table.last["written"] == table.last["fines"] == zeros
    assert table.last["tricks"] == zeros
    assert table.match.phase == "deal"


@pytest.mark.parametrize(("void_dealer", "dealer"), [("same", 2), ("next", 0)])
def test_d15_who_deals_after_a_void_deal(void_dealer: str, dealer: int) -> None:
    table = Table(3, obligation="no", void_dealer=void_dealer)
    table.deal(deals.ANY)
    table.play("pass " * 6)
    assert table.match.next_dealer == dealer


def void(table: Table) -> None:
    """One void deal, everybody passing."""
    table.deal(deals.ANY)
    table.play("pass " * (2 * table.match.seats))
    assert table.last["result"] == "void"


def test_d15_after_three_in_a_row_the_dealer_pays_and_the_deal_moves_on() -> None:
    table = Table(3, obligation="no")
    for number in (1, 2):
        void(table)
        assert table.last["fines"] == [0, 0, 0]
        assert table.match.next_dealer == 2
        assert table.view(None).void_deals == number
    void(table)
    assert table.view(None).void_deals == 0
    assert table.last["fines"] == [0, 0, -100]
    assert table.last["written"] == [0, 0, 0]
    assert table.last["totals"] == table.doc["totals"] == [0, 0, -100]
    assert table.match.next_dealer == 0
    assert table.match.phase == "deal"


def test_d15_the_count_starts_again_after_the_fine() -> None:
    table = Table(3, obligation="no")
    for _ in range(3):
        void(table)
    for _ in range(2):
        void(table)
        assert table.last["dealer"] == 0
        assert table.last["fines"] == [0, 0, 0]
    void(table)
    assert table.last["fines"] == [-100, 0, 0]
    assert table.doc["totals"] == [-100, 0, -100]
    assert table.match.next_dealer == 1


def test_d15_in_partnership_the_dealers_side_pays() -> None:
    table = Table(4, dealer=2, partners="yes", obligation="no")
    for _ in range(3):
        void(table)
    assert table.last["fines"] == [-100, 0]
    assert table.match.next_dealer == 3


def test_d15_without_the_fine_the_deal_moves_on_all_the_same() -> None:
    table = Table(3, obligation="no", redeal_fine=0)
    for _ in range(3):
        void(table)
    assert table.last["fines"] == [0, 0, 0]
    assert table.match.next_dealer == 0


def test_d15_weak_hands_and_passes_count_together() -> None:
    table = Table(2, "home", obligation="no")
    void(table)
    table.deal(lay(NOTHING + "9S9C9H", "", upcard="7D"))
    table.play("take redeal")
    assert table.last["fines"] == [0, 0]
    void(table)
    assert table.last["fines"] == [0, -100]


def test_d15_a_played_deal_ends_the_count() -> None:
    table = Table(2, obligation="no")
    void(table)
    void(table)
    table.canned(deals.MADE_2)
    void(table)
    assert table.last["dealer"] == 0
    assert table.last["fines"] == [0, 0]
    table.canned(deals.MADE_2)
    void(table)
    assert table.last["dealer"] == 1
    assert table.last["fines"] == [0, 0]
    assert table.match.next_dealer == 1
    void(table)
    assert table.last["fines"] == [0, 0]
    void(table)
    assert table.last["fines"] == [0, -100]


def test_d15_with_next_nobody_reaches_three_and_nobody_pays() -> None:
    table = Table(2, obligation="no", void_dealer="next")
    for number in range(9):
        void(table)
        assert table.last["dealer"] == (1 + number) % 2
        assert table.last["fines"] == [0, 0]
    assert table.doc["totals"] == [0, 0]


def test_d15_void_deals_leave_hanging_points_hanging() -> None:
    table = Table(2, obligation="no")
    amount = table.canned(deals.TIE_2)["hanging"]
    assert amount
    for _ in range(3):
        void(table)
        assert table.last["hanging"] == amount
        assert table.last["written"] == [0, 0]


def test_d15_a_void_deal_is_no_extra_deal_and_ends_no_match() -> None:
    """Seat 1 is at the target and points hang (D-83): only a played deal ends the match."""
    table = Table(2, obligation="no", target=51)
    table.canned(deals.TIE_2)
    assert table.match.phase == "deal"
    for _ in range(4):
        void(table)
        assert table.match.phase == "deal"
        assert not table.doc["finished"]
    table.canned(deals.MADE_2)
    assert table.doc["finished"]


def test_d15_with_one_deal_the_deal_that_counts_is_the_first_played() -> None:
    table = Table(2, obligation="no", target="deal")
    void(table)
    assert not table.doc["finished"]
    table.canned(deals.MADE_2)
    assert table.doc["finished"]
