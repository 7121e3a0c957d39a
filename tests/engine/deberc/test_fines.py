"""D-71 to D-73: the fines for bayts and for a deal without a trick. (D-15: test_void_deals.py.)

With two seats, D deals let the dealer take, so that one side can be the taker deal after deal.
"""

import pytest

from tests.engine.deberc import deals
from tests.engine.deberc.kit import Canned, Table, lay

BAYTS_OF_SEAT_0 = [deals.BAYT_2, deals.BAYT_2D] * 4


def fines(table: Table, *played: Canned) -> list[list[int] | None]:
    return [table.canned(deal)["fines"] for deal in played]


def two(**options: int | str) -> Table:
    return Table(2, "classic", None, **{"target": 5001, "lyzha_fine": 0, **options})


# D-71


@pytest.mark.parametrize(
    ("rule", "paid"),
    [
        ("off", [0, 0, 0, 0, 0, 0, 0]),
        ("third_100", [0, 0, 100, 100, 100, 100, 100]),
        ("every_50", [50, 50, 50, 50, 50, 50, 50]),
        ("every_100", [100, 100, 100, 100, 100, 100, 100]),
        ("three_100", [0, 0, 100, 0, 0, 100, 0]),
        ("three_300", [0, 0, 300, 0, 0, 300, 0]),
    ],
)
def test_d71_what_each_bayt_of_a_side_costs(rule: str, paid: list[int]) -> None:
    table = two(bayt_fine=rule)
    assert fines(table, *BAYTS_OF_SEAT_0[:7]) == [[-fine, 0] for fine in paid]
    assert table.doc["totals"] == [-sum(paid), 4 * (54 + 37) + 3 * (33 + 68)]


def test_d71_fines_are_apart_from_what_is_written_and_within_the_total() -> None:
    table = two(bayt_fine="every_100")
    deal = table.canned(deals.BAYT_2)
    assert deal["written"] == [0, 91]
    assert deal["fines"] == [-100, 0]
    assert deal["totals"] == [-100, 91]


def test_d71_bayts_are_counted_by_side() -> None:
    """The eldest fails each time: seats 0 and 1 by turns; each pays for its own third."""
    table = two(bayt_fine="third_100")
    paid = fines(table, *[deals.BAYT_2] * 6)
    assert paid == [[0, 0], [0, 0], [0, 0], [0, 0], [-100, 0], [0, -100]]


def test_d71_a_deal_that_is_made_does_not_end_the_count() -> None:
    table = two(bayt_fine="third_100")
    played = [deals.BAYT_2, deals.MADE_2D, deals.BAYT_2, deals.MADE_2D, deals.BAYT_2]
    assert fines(table, *played) == [[0, 0], [0, 0], [0, 0], [0, 0], [-100, 0]]


def test_d71_void_deals_do_not_count() -> None:
    table = two(bayt_fine="three_100", obligation="no")
    table.canned(deals.BAYT_2)
    table.deal(deals.ANY)
    table.play("pass pass pass pass")
    assert fines(table, deals.BAYT_2D, deals.BAYT_2) == [[0, 0], [-100, 0]]


@pytest.mark.parametrize(
    ("is_bayt", "paid"), [("yes", [[0, 0], [0, 0], [-100, 0]]), ("no", [[0, 0]] * 3)]
)
@pytest.mark.parametrize("rule", ["third_100", "three_100"])
def test_d71_whether_a_hanging_bayt_counts(rule: str, is_bayt: str, paid: list[list[int]]) -> None:
    table = two(bayt_fine=rule, hanging_is_bayt=is_bayt)
    assert fines(table, deals.TIE_2, deals.BAYT_2D, deals.TIE_2) == paid


@pytest.mark.parametrize(("is_bayt", "fine"), [("yes", 50), ("no", 0)])
def test_d71_a_hanging_bayt_is_fined_at_once_where_each_costs(is_bayt: str, fine: int) -> None:
    table = two(bayt_fine="every_50", hanging_is_bayt=is_bayt)
    assert fines(table, deals.TIE_2) == [[-fine, 0]]


@pytest.mark.parametrize("is_bayt", ["yes", "no"])
@pytest.mark.parametrize("bayt_tie", ["share", "hang"])
def test_d71_a_bayt_with_several_best_defenders_is_a_bayt(bayt_tie: str, is_bayt: str) -> None:
    table = Table(3, target=5001, bayt_fine="every_50", bayt_tie=bayt_tie, hanging_is_bayt=is_bayt)
    assert table.canned(deals.SPLIT_3)["fines"] == [-50, 0, 0]


def test_d71_in_partnership_the_pair_is_the_side() -> None:
    """Seats 0, 1, 2, 3 fail in turn, then seat 0: the third of side 0."""
    table = Table(4, partners="yes", target=5001)
    assert fines(table, *[deals.BAYT_4P] * 5) == [[0, 0]] * 4 + [[-100, 0]]


def test_d71_only_the_takers_side_pays_for_a_bayt() -> None:
    table = Table(3, target=5001, bayt_fine="every_100")
    assert table.canned(deals.BAYT_3_120)["fines"] == [-100, 0, 0]
    assert table.canned(deals.BAYT_3_120)["fines"] == [0, -100, 0]


# D-72


@pytest.mark.parametrize(
    ("seats", "partners", "deal", "side", "table_fine"),
    [
        (2, "no", deals.SWEEP_2, 1, 50),
        (3, "no", deals.LYZHA_3, 2, 100),
        (4, "no", deals.LYZHA_4, 2, 50),
        (4, "yes", deals.SWEEP_4P, 1, 100),
    ],
)
@pytest.mark.parametrize("rule", ["table", 0, 50, 100])
def test_d72_a_side_without_a_trick_pays(
    seats: int, partners: str, deal: Canned, side: int, table_fine: int, rule: int | str
) -> None:
    table = Table(seats, partners=partners, lyzha_fine=rule, target=5001)
    paid = table.canned(deal)["fines"]
    fine = table_fine if rule == "table" else rule
    assert isinstance(fine, int)
    assert paid == [-fine if s == side else 0 for s in range(table.match.sides)]


def test_d72_in_partnership_a_trick_of_the_partner_is_enough() -> None:
    """Seat 2 takes none, seat 0 four."""
    table = Table(4, partners="yes", lyzha_fine=100)
    deal = table.canned(deals.MADE_4P)
    assert deal["tricks"] == [4, 2, 0, 2]
    assert deal["fines"] == [0, 0]


def test_d72_points_without_a_trick_do_not_help() -> None:
    """Seat 1 writes 50 for its run (D-47 is off), and pays."""
    table = Table(2, runs_need_trick="no", lyzha_fine=50)
    table.deal(lay("7H9HJHKHAH7C8C9CAS", "9DTDJDQDAD7S8STSQS", upcard="7D"))
    table.play("pass pass take:H AS meld")
    deal = table.finish()
    assert deal["tricks"] == [9, 0]
    assert deal["written"] is not None
    assert deal["written"][1] == 50
    assert deal["fines"] == [0, -50]
    assert deal["totals"] == [deal["written"][0], 0]


def test_d72_a_trick_without_points_is_enough() -> None:
    """The source's «пустышка»: seat 1 takes eight and seven of clubs and nothing else."""
    table = Table(2, lyzha_fine=50)
    table.deal(lay("JH9HAHTH7CASKSTSQS", "KHQH8D9D8C7S8S9SJS", upcard="7D"))
    table.play("pass pass take:H JH KH 9H QH AH 8D TH 9D 7C 8C")
    deal = table.finish()
    assert deal["tricks"] == [8, 1]
    assert deal["raw"] is not None
    assert deal["raw"][1] == 0
    assert deal["fines"] == [0, 0]


# D-73


@pytest.mark.parametrize(
    ("bayt_fine", "lyzha_fine", "fine"),
    [("every_100", 50, 150), ("every_50", 100, 150), ("every_50", 0, 50), ("off", 100, 100)],
)
def test_d73_a_taker_without_a_trick_pays_both(bayt_fine: str, lyzha_fine: int, fine: int) -> None:
    table = Table(2, bayt_fine=bayt_fine, lyzha_fine=lyzha_fine)
    deal = table.canned(deals.SWEPT_2)
    assert deal["tricks"] == [0, 9]
    assert deal["fines"] == [-fine, 0]
    assert deal["totals"] == [-fine, 86]


def test_d73_the_third_bayt_and_no_trick() -> None:
    table = Table(2, target=5001, bayt_fine="three_300", lyzha_fine=50)
    table.canned(deals.BAYT_2)
    table.canned(deals.BAYT_2D)
    assert table.canned(deals.SWEPT_2)["fines"] == [-350, 0]


def test_d73_totals_may_fall_below_zero_and_rise_again() -> None:
    table = Table(2, target=5001, bayt_fine="every_100", lyzha_fine=0)
    assert table.canned(deals.BAYT_2)["totals"] == [-100, 91]
    assert table.canned(deals.MADE_2)["totals"] == [-100 + 44, 91 + 47]
