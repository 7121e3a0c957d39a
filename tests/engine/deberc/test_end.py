"""D-80 to D-83: when a match ends, who wins, and the extra deals. (``arrival``: test_arrival.py.)

The last seat deals first: with two seats the eldest is 0, 1, 0 …, with three 0, 1, 2 …
"""

import pytest

from engine.cards import parse_cards
from engine.errors import RuleError
from tests.engine.deberc import deals
from tests.engine.deberc.kit import Canned, Table

FINISHES = ("points", "last_trick", "arrival")


def played(seats: int, *through: Canned, **options: int | str) -> Table:
    """A table after these deals; no fines unless asked for."""
    base: dict[str, int | str] = {"bayt_fine": "off", "lyzha_fine": 0}
    table = Table(seats, "classic", None, **{**base, **options})
    for deal in through:
        assert table.match.phase == "deal"
        table.canned(deal)
    return table


def goes_on(table: Table) -> bool:
    doc = table.doc
    assert doc["finished"] == (doc["winner"] is not None) == (doc["phase"] == "finished")
    assert doc["phase"] in ("deal", "finished")
    return not doc["finished"]


def winner(table: Table) -> int | None:
    assert not goes_on(table)
    assert table.match.winner == table.doc["winner"] == table.view(None).winner
    return table.match.winner


# D-80


@pytest.mark.parametrize(("target", "ends"), [(60, True), (61, True), (62, False)])
def test_d80_the_match_ends_when_a_total_has_reached_the_target(target: int, ends: bool) -> None:
    """61 to 51."""
    table = played(2, deals.MADE_2_EACH51_LAST1, target=target)
    assert goes_on(table) is not ends
    if ends:
        assert winner(table) == 0


def test_d80_totals_of_all_deals_count_and_a_defender_may_reach_it() -> None:
    """47 and 44, then seat 0 defends and writes 46 and 41."""
    through = (deals.MADE_2, deals.BAYT_2_LAST0)
    assert winner(played(2, *through, target=134)) == 0
    assert goes_on(played(2, *through, target=135))


def test_d80_in_partnership_the_sides_total_counts() -> None:
    assert winner(played(4, deals.MADE_4P, partners="yes", target=103)) == 0
    assert goes_on(played(4, deals.MADE_4P, partners="yes", target=104))


def test_d80_after_the_end_nothing_more_is_dealt_or_played() -> None:
    table = played(2, deals.MADE_2_EACH51_LAST1, target=61)
    before = table.everything()
    assert table.match.phase == "finished"
    assert table.match.finished
    assert table.match.to_act is None
    assert table.legal == set()
    with pytest.raises(RuleError):
        table.match.deal(parse_cards(deals.ANY))
    table.refuses("0 pass", "D-80")
    assert table.everything() == before


def test_d80_fines_come_before_the_end_is_judged() -> None:
    """Seat 1 would have 90 with its hanging points paid, and has the last trick; its fine for
    the bayt leaves it 40, so that seat 2 alone is at the target."""
    options: dict[str, int | str] = {"target": 80, "finish": "last_trick", "hanging_for": "tied"}
    through = (deals.TIE_3, deals.BAYT_3_102_LAST0)
    fined = played(3, *through, bayt_fine="every_50", **options)
    assert fined.doc["totals"] == [32, 40, 141]
    assert winner(fined) == 2
    free = played(3, *through, **options)
    assert free.doc["totals"] == [32, 90, 141]
    assert winner(free) == 1


@pytest.mark.parametrize("finish", FINISHES)
@pytest.mark.parametrize(
    ("seats", "deal", "richest"),
    [(2, deals.MADE_2, 0), (2, deals.BAYT_2_LAST0, 1), (3, deals.MADE_3_01_2LAST, 0)],
)
def test_d80_one_deal_the_most_points_win_whatever_the_finish(
    seats: int, deal: Canned, richest: int, finish: str
) -> None:
    """In each of these the last trick is another's."""
    assert deal.last != richest
    assert winner(played(seats, deal, target="deal", finish=finish)) == richest


# D-81


@pytest.mark.parametrize(("finish", "wins"), [("points", 1), ("last_trick", 0), ("arrival", 2)])
def test_d81_three_measures_and_three_winners(finish: str, wins: int) -> None:
    """All three pass 56: seat 1 has 145, seat 0 takes the last trick, seat 2 was there first."""
    table = played(3, deals.MADE_3, deals.THREE_WINNERS_3, target=56, finish=finish)
    assert table.doc["totals"] == [69, 145, 59]
    assert winner(table) == wins


@pytest.mark.parametrize(
    ("deal", "target", "wins"),
    [
        (deals.MADE_3_01_1LAST, 51, 1),
        (deals.MADE_3_01_1LAST, 56, 0),
        (deals.MADE_3_01_2LAST, 51, 0),
    ],
    ids=["one of two", "not if one alone is there", "none of them: the most points"],
)
def test_d81_last_trick_decides_among_those_at_the_target(
    deal: Canned, target: int, wins: int
) -> None:
    """68, 55, 12 with the last trick for seat 1; 57, 54, 22 with the last trick for seat 2."""
    assert winner(played(3, deal, target=target, finish="last_trick")) == wins


def test_d81_last_trick_in_partnership_is_the_sides() -> None:
    """Seat 1 is the eldest, its side has 103; the last trick is seat 2's, of side 0 with 59."""
    for finish, wins in (("points", 1), ("last_trick", 0)):
        table = Table(4, "classic", 0, partners="yes", target=51, finish=finish)
        table.canned(deals.MADE_4P)
        assert table.doc["totals"] == [59, 103]
        assert winner(table) == wins


def test_d81_points_is_the_most_points_of_all() -> None:
    assert winner(played(3, deals.MADE_3_01_1LAST, target=51, finish="points")) == 0


# D-82


def test_d82_points_equal_at_the_top_one_more_deal() -> None:
    """91 to 91 after two deals, 138 to 135 after the third."""
    table = played(2, deals.MADE_2, deals.MADE_2, target=91, finish="points")
    assert table.doc["totals"] == [91, 91]
    assert goes_on(table)
    assert table.view(None).extra_deal
    table.canned(deals.MADE_2)
    assert winner(table) == 0


@pytest.mark.parametrize("finish", ["last_trick", "arrival"])
@pytest.mark.parametrize(("deal", "wins"), [(deals.SPLIT_3_LAST1, 1), (deals.SPLIT_3_LAST2, 2)])
def test_d82_last_trick_and_arrival_the_tied_side_with_the_last_trick(
    deal: Canned, wins: int, finish: str
) -> None:
    """Seats 1 and 2 share the taker's points and get to the target together, in writing."""
    table = played(3, deal, target=60, finish=finish)
    assert table.doc["totals"][1] == table.doc["totals"][2] >= 60
    assert winner(table) == wins
    assert goes_on(played(3, deal, target=60, finish="points"))


@pytest.mark.parametrize("finish", FINISHES)
def test_d82_another_took_the_last_trick_one_more_deal(finish: str) -> None:
    table = played(3, deals.SPLIT_3_LAST0, target=62, finish=finish)
    assert table.doc["totals"] == [0, 62, 62]
    assert goes_on(table)


@pytest.mark.parametrize(("finish", "wins"), [("last_trick", 1), ("points", 2)])
def test_d82_last_trick_is_applied_again_after_the_extra_deal(finish: str, wins: int) -> None:
    """Two readings: the measure again, or from now on the most points, as after D-83. The clause
    says "the measure is applied again", the source «после которой снова рассматривают общее
    количество очков у игроков (или послед)». So seat 1 wins with the last trick, 62 to 159."""
    through = (deals.SPLIT_3_LAST0, deals.BAYT_3_102_LAST0)
    table = played(3, *through, target=62, finish=finish)
    assert table.doc["totals"] == [32, 62, 159]
    assert winner(table) == wins


@pytest.mark.parametrize(("finish", "wins"), [("arrival", 2), ("points", 0)])
def test_d82_arrival_is_applied_again_those_who_were_there_before_are_first(
    finish: str, wins: int
) -> None:
    """Seats 1 and 2 were at 62; seat 0 passes both, too late. Of the two seat 2 has more (D-81:
    "A side that was there before the deal is first", which only happens here)."""
    table = played(3, deals.SPLIT_3_LAST0, deals.BIG_3_2, target=62, finish=finish)
    assert table.doc["totals"] == [98 + 38, 62, 62 + 12]
    assert winner(table) == wins


@pytest.mark.parametrize(
    ("deal", "finish", "wins"),
    [
        (deals.TIE_3_ALL, "last_trick", 1),
        (deals.TIE_3_ALL, "arrival", 1),
        (deals.TIE_3_ALL, "points", None),
        (deals.TIE_3_ALL_LAST2, "last_trick", 2),
        (deals.TIE_3_ALL_LAST2, "arrival", 2),
        (deals.TIE_3_ALL_LAST2, "points", None),
        (deals.TIE_3_ALL_LAST0, "last_trick", None),
        (deals.TIE_3_ALL_LAST0, "arrival", None),
        (deals.TIE_3_ALL_LAST0, "points", None),
    ],
)
def test_d82_with_one_deal_the_finish_decides_a_tie(
    deal: Canned, finish: str, wins: int | None
) -> None:
    """The two defenders write the same, the taker nothing (what hangs is ignored)."""
    table = played(3, deal, target="deal", finish=finish, hanging_finish="ignore")
    assert table.match.winner == wins
    assert goes_on(table) is (wins is None)


def test_d82_with_one_deal_a_tie_is_decided_by_the_totals_after_one_more() -> None:
    """0, 46, 46; then raw 33, 55, 38, and seat 1 gets what hung."""
    table = played(3, deals.TIE_3_ALL_LAST0, target="deal", hanging_finish="ignore")
    assert goes_on(table)
    table.canned(deals.MADE_3)
    assert table.doc["totals"] == [33, 46 + 55 + 46, 46 + 38]
    assert winner(table) == 1


# D-83, extra_deal


def test_d83_extra_deal_while_points_hang() -> None:
    table = played(2, deals.TIE_2, target=51, hanging_finish="extra_deal")
    assert table.doc["totals"] == [0, 52]
    assert goes_on(table)
    assert table.view(None).extra_deal
    table.canned(deals.MADE_2)
    assert table.doc["totals"] == [44, 52 + 47 + 52]
    assert winner(table) == 1


def test_d83_no_extra_deal_before_the_match_would_end() -> None:
    table = played(2, deals.TIE_2, target=53)
    assert goes_on(table)
    assert not table.view(None).extra_deal


def test_d83_extra_deals_until_nothing_hangs() -> None:
    table = played(2, deals.TIE_2, target=51, hanging="pile")
    for deal in (deals.TIE_2D, deals.TIE_2, deals.TIE_2B):
        table.canned(deal)
        assert goes_on(table)
    table.canned(deals.MADE_2)
    assert table.last["hanging"] == 0
    assert not goes_on(table)


def test_d83_queue_goes_on_until_the_last_amount_is_paid() -> None:
    table = played(2, deals.TIE_2, deals.TIE_2D, target=106, hanging="queue")
    assert goes_on(table)
    assert table.canned(deals.MADE_2)["hanging"] == 54
    assert goes_on(table)
    assert table.canned(deals.MADE_2)["hanging"] == 0
    assert not goes_on(table)


@pytest.mark.parametrize("finish", FINISHES)
def test_d83_from_then_on_the_most_points_win(finish: str) -> None:
    """Seat 1 was at the target before and takes the last trick; seat 0 has 139 to 52."""
    table = played(2, deals.TIE_2, deals.BAYT_2_LAST0, target=51, finish=finish)
    assert table.doc["totals"] == [46 + 41 + 52, 52]
    assert winner(table) == 0


def test_d83_the_extra_deal_decides_though_nobody_is_at_the_target_any_more() -> None:
    """Seat 0 stands at 270 and loses 100 for a bayt in the extra deal."""
    through = (deals.SWEEP_2, deals.SWEPT_2, deals.SWEEP_2, deals.TIE_2)
    table = played(2, *through, target=270, bayt_fine="every_100")
    assert table.doc["totals"] == [66 + 86 + 66 + 52, -100]
    assert goes_on(table)
    table.canned(deals.BAYT_2)
    assert table.doc["totals"] == [170, -100 + 54 + 37 + 52]
    assert winner(table) == 0


BY_THREE = [(deals.MADE_2D_BY3_LAST0, 0), (deals.MADE_2D_BY3_LAST1, 1)]


@pytest.mark.parametrize(("deal", "last"), BY_THREE)
@pytest.mark.parametrize("finish", FINISHES)
def test_d83_a_tie_after_the_extra_deal_goes_by_d82(finish: str, deal: Canned, last: int) -> None:
    """99 to 44 with 52 hanging; the extra deal brings seat 1 three points more and the 52."""
    table = played(2, deals.MADE_2, deals.TIE_2, target=99, finish=finish)
    assert table.doc["totals"] == [99, 44]
    assert goes_on(table)
    table.canned(deal)
    assert table.doc["totals"][0] == table.doc["totals"][1]
    if finish == "points":
        assert goes_on(table)
        table.canned(deals.MADE_2)
        assert winner(table) == 1
    else:
        assert winner(table) == last


# D-83, owner_only


@pytest.mark.parametrize(
    ("target", "extra"), [(95, True), (96, True), (97, False), (98, False), (99, False)]
)
def test_d83_owner_only_while_the_owner_would_reach_the_target(target: int, extra: bool) -> None:
    """99 to 44, and 52 of seat 1 hang: it could have 96."""
    table = played(2, deals.MADE_2, deals.TIE_2, target=target, hanging_finish="owner_only")
    assert table.doc["totals"] == [99, 44]
    assert goes_on(table) is extra
    if not extra:
        assert winner(table) == 0
        assert table.last["hanging"] == 52
    else:
        table.canned(deals.MADE_2)
        assert not goes_on(table)


def test_d83_owner_only_adds_all_that_a_side_has_hanging() -> None:
    """Seat 0 has nothing but 52 and 54 hanging; seat 1 is at 106."""
    through = (deals.TIE_2, deals.TIE_2D)
    options: dict[str, int | str] = {"hanging": "pile", "hanging_finish": "owner_only"}
    assert goes_on(played(2, *through, target=106, **options))
    assert goes_on(played(2, *through, target=54 + 51, **options))


def test_d83_owner_only_an_owner_who_has_closed_himself() -> None:
    """The source: «если ВБ тому кто играет и он "закрылся", происходит еще одна сдача». Seat 1
    ties twice; its first 52 come home and close it at 138 to 106, and its 54 hang."""
    through = (deals.SWEPT_2, deals.TIE_2, deals.TIE_2D)
    table = played(2, *through, target=120, hanging="owner", hanging_finish="owner_only")
    assert table.doc["totals"] == [52 + 54, 86 + 52]
    assert table.last["hanging"] == 54
    assert goes_on(table)


def test_d83_owner_only_any_of_the_tied_sides_of_d63() -> None:
    """Seats 0 and 2 tied; seat 0 is at 100 itself."""
    table = played(
        3, deals.MADE_3, deals.SPLIT_3, target=100, bayt_tie="hang", hanging_finish="owner_only"
    )
    assert table.doc["totals"] == [100, 38, 78]
    assert table.last["hanging"] == 27
    assert goes_on(table)


@pytest.mark.parametrize("hanging_for", ["all", "tied"])
def test_d83_owner_only_no_other_side_though_it_contends(hanging_for: str) -> None:
    """Seats 2 and 3 tied, 12 hang; with 52 and 75 they are far off. Seat 0 ends it with 149,
    also where all sides contend for the 12: it did not tie."""
    table = played(
        4,
        deals.LYZHA_4,
        deals.SPLIT_4_2,
        target=149,
        bayt_tie="hang",
        hanging_for=hanging_for,
        hanging_finish="owner_only",
    )
    assert table.doc["totals"] == [149, 36, 52, 75]
    assert table.last["hanging"] == 12
    assert winner(table) == 0


def test_d83_owner_only_with_one_deal_is_as_extra_deal() -> None:
    table = played(2, deals.TIE_2, target="deal", hanging_finish="owner_only")
    assert goes_on(table)
    table.canned(deals.TIE_2D)
    assert goes_on(table)
    table.canned(deals.MADE_2)
    assert not goes_on(table)


# D-83, ignore, and one deal


def test_d83_ignore_the_match_ends() -> None:
    table = played(2, deals.TIE_2, target=51, hanging_finish="ignore")
    assert winner(table) == 1
    assert table.last["hanging"] == 52
    assert table.doc["totals"] == [0, 52]


@pytest.mark.parametrize("finish", FINISHES)
def test_d83_with_one_deal_hanging_points_take_an_extra_deal(finish: str) -> None:
    """0 to 52, 52 hanging; raw 46 to 41 with the last trick for seat 1: 139 to 52."""
    table = played(2, deals.TIE_2, target="deal", finish=finish)
    assert goes_on(table)
    table.canned(deals.BAYT_2_LAST0)
    assert table.doc["totals"] == [139, 52]
    assert winner(table) == 0
    ignoring = played(2, deals.TIE_2, target="deal", finish=finish, hanging_finish="ignore")
    assert winner(ignoring) == 1


@pytest.mark.parametrize("hanging_finish", ["extra_deal", "owner_only"])
def test_d83_points_of_d63_hang_too(hanging_finish: str) -> None:
    table = played(3, deals.SPLIT_3, target="deal", bayt_tie="hang", hanging_finish=hanging_finish)
    assert table.doc["totals"] == [0, 45, 45]
    assert goes_on(table)
