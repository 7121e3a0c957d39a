"""D-64 to D-66: points that hang, who contends for them, and which deal decides them.

The last seat deals first, so with two seats the eldest is 0, 1, 0 …, with three 0, 1, 2 …; the
comments give each deal's raw points by seat.
"""

import pytest

from tests.engine.deberc import deals
from tests.engine.deberc.kit import Table


def two(**options: int | str) -> Table:
    return Table(2, "classic", None, **{"target": 5001, "bayt_fine": "off", **options})


def three(**options: int | str) -> Table:
    return Table(3, "classic", None, **{"target": 5001, "bayt_fine": "off", **options})


# D-64


def test_d64_a_tie_leaves_the_takers_points_hanging() -> None:
    table = two()
    deal = table.canned(deals.TIE_2)
    assert deal["result"] == "hanging"
    assert deal["raw"] == [52, 52]
    assert deal["written"] == [0, 52]
    assert deal["hanging"] == 52
    (amount,) = table.view(None).hanging
    assert (amount.points, amount.owner) == (52, 0)


def test_d64_every_defender_writes_its_own() -> None:
    deal = three().canned(deals.TIE_3)
    assert (deal["written"], deal["hanging"]) == ([0, 45, 44], 45)
    deal = three().canned(deals.TIE_3_1)
    assert (deal["written"], deal["hanging"]) == ([23, 0, 51], 51)
    deal = three().canned(deals.TIE_3_ALL)
    assert (deal["result"], deal["written"], deal["hanging"]) == ("hanging", [0, 38, 38], 38)


def test_d64_in_partnership() -> None:
    table = Table(4, partners="yes")
    deal = table.canned(deals.TIE_4P)
    assert (deal["result"], deal["written"], deal["hanging"]) == ("hanging", [0, 81], 81)
    later = table.canned(deals.MADE_4P)
    assert (later["written"], later["hanging"]) == ([59, 103 + 81], 0)


@pytest.mark.parametrize("hanging_for", ["all", "tied"])
@pytest.mark.parametrize("hanging", ["owner", "pile", "queue"])
def test_d64_a_later_deal_pays_them_on_top_of_what_it_writes(
    hanging: str, hanging_for: str
) -> None:
    """Seat 1 is the eldest of the second deal."""
    made = two(hanging=hanging, hanging_for=hanging_for)
    made.canned(deals.TIE_2)
    deal = made.canned(deals.MADE_2)
    assert deal["raw"] == [44, 47]
    assert (deal["written"], deal["hanging"]) == ([44, 47 + 52], 0)
    assert made.doc["totals"] == [44, 52 + 47 + 52]
    assert made.view(None).hanging == ()
    bayt = two(hanging=hanging, hanging_for=hanging_for)
    bayt.canned(deals.TIE_2)
    deal = bayt.canned(deals.BAYT_2)
    assert deal["raw"] == [54, 37]
    assert (deal["written"], deal["hanging"]) == ([54 + 37 + 52, 0], 0)


# Who contends: seats 0 and 1 tie in the first deal (45, 45, 44), seat 1 is the next eldest.


@pytest.mark.parametrize("hanging", ["owner", "pile", "queue"])
@pytest.mark.parametrize(("hanging_for", "gets"), [("all", 2), ("tied", 0)])
def test_d64_for_all_or_for_those_that_tied(hanging: str, hanging_for: str, gets: int) -> None:
    """Raw 63, 26, 65: seat 2 has the most of all, seat 0 the most of the two."""
    table = three(hanging=hanging, hanging_for=hanging_for)
    table.canned(deals.TIE_3)
    deal = table.canned(deals.BAYT_3_120)
    assert deal["raw"] == [63, 26, 65]
    written = [63, 0, 65 + 26]
    written[gets] += 45
    assert (deal["written"], deal["hanging"]) == (written, 0)


def test_d64_tied_means_the_taker_and_all_best_defenders() -> None:
    """All three tied: any of them may get the points. Raw 54, 48, 40, and raw 63, 26, 65."""
    table = three(hanging_for="tied")
    table.canned(deals.TIE_3_ALL)
    deal = table.canned(deals.BAYT_3_201)
    assert deal["raw"] == [54, 48, 40]
    assert deal["written"] == [54 + 48 + 38, 0, 40]
    third = three(hanging_for="tied")
    third.canned(deals.TIE_3_ALL)
    deal = third.canned(deals.BAYT_3_120)
    assert deal["raw"] == [63, 26, 65]
    assert deal["written"] == [63, 0, 65 + 26 + 38]
    other = three(hanging_for="tied")
    other.canned(deals.TIE_3_02)
    deal = other.canned(deals.BAYT_3_120)
    assert deal["raw"] == [63, 26, 65]
    assert deal["written"] == [63, 0, 65 + 26 + 60]


def test_d64_if_the_most_is_shared_they_go_on_hanging() -> None:
    """Raw 45, 45, 48: for all seat 2 has the most; seats 0 and 1, who contend, share theirs."""
    tied = three(hanging_for="tied")
    tied.canned(deals.TIE_3)
    deal = tied.canned(deals.BAYT_3_EVEN02)
    assert deal["raw"] == [45, 45, 48]
    assert (deal["written"], deal["hanging"]) == ([45, 0, 48 + 45], 45)
    everybody = three(hanging_for="all")
    everybody.canned(deals.TIE_3)
    deal = everybody.canned(deals.BAYT_3_EVEN02)
    assert (deal["written"], deal["hanging"]) == ([45, 0, 48 + 45 + 45], 0)


def test_d64_shared_among_all_but_not_among_those_that_tied() -> None:
    """Raw 45, 27, 45, the taker's 27 shared by D-63: for all nobody is first, of 0 and 1 seat 0."""
    everybody = three(hanging_for="all", bayt_tie="share")
    everybody.canned(deals.TIE_3)
    deal = everybody.canned(deals.SPLIT_3)
    assert deal["raw"] == [45, 27, 45]
    assert (deal["written"], deal["hanging"]) == ([45 + 13, 0, 45 + 14], 45)
    tied = three(hanging_for="tied", bayt_tie="share")
    tied.canned(deals.TIE_3)
    deal = tied.canned(deals.SPLIT_3)
    assert (deal["written"], deal["hanging"]) == ([45 + 13 + 45, 0, 45 + 14], 0)


def test_d64_what_was_shared_is_decided_by_the_next_deal_that_can() -> None:
    table = three(hanging_for="tied")
    table.canned(deals.TIE_3)
    table.canned(deals.BAYT_3_EVEN02)
    deal = table.canned(deals.MADE_3)
    assert deal["raw"] == [38, 33, 55]
    assert (deal["written"], deal["hanging"]) == ([38 + 45, 33, 55], 0)


@pytest.mark.parametrize(("hanging_for", "gets"), [("all", 0), ("tied", 1)])
def test_d64_under_d63_the_tied_defenders_contend(hanging_for: str, gets: int) -> None:
    """Seats 1 and 2 tied in the first deal; raw 54, 48, 40 in the second."""
    table = three(hanging_for=hanging_for, bayt_tie="hang")
    assert table.canned(deals.SPLIT_3)["hanging"] == 27
    deal = table.canned(deals.BAYT_3_201)
    assert deal["raw"] == [54, 48, 40]
    written = [54 + 48, 0, 40]
    written[gets] += 27
    assert (deal["written"], deal["hanging"]) == (written, 0)


# D-65, pile


def test_d65_pile_everything_goes_on_hanging_and_is_decided_together() -> None:
    table = two(hanging="pile")
    table.canned(deals.TIE_2)
    deal = table.canned(deals.TIE_2D)
    assert (deal["written"], deal["hanging"]) == ([0, 54], 52 + 54)
    deal = table.canned(deals.TIE_2)
    assert (deal["written"], deal["hanging"]) == ([0, 52], 52 + 54 + 52)
    deal = table.canned(deals.MADE_2)
    assert (deal["written"], deal["hanging"]) == ([44, 47 + 158], 0)


@pytest.mark.parametrize("hanging", ["pile", "owner"])
def test_d65_each_amount_is_decided_among_its_own_sides(hanging: str) -> None:
    """Seats 0 and 1 tie, then 1 and 2. Raw 21, 35, 70 in the third deal."""
    table = three(hanging=hanging, hanging_for="tied")
    table.canned(deals.TIE_3)
    assert table.canned(deals.TIE_3)["raw"] == [44, 45, 45]
    assert table.last["hanging"] == 90
    deal = table.canned(deals.MADE_3B)
    assert deal["raw"] == [21, 35, 70]
    assert (deal["written"], deal["hanging"]) == ([21, 35 + 45, 70 + 45], 0)


@pytest.mark.parametrize("hanging", ["pile", "owner"])
def test_d65_an_amount_whose_sides_share_waits_while_another_is_paid(hanging: str) -> None:
    """The same, raw 44, 44, 48: nothing for 0 and 1, the second amount for seat 2."""
    table = three(hanging=hanging, hanging_for="tied")
    table.canned(deals.TIE_3)
    table.canned(deals.TIE_3_1)
    assert table.last["raw"] == [51, 23, 51]
    deal = table.canned(deals.MADE_3_EVEN)
    assert deal["raw"] == [44, 44, 48]
    assert (deal["written"], deal["hanging"]) == ([44, 44, 48 + 51], 45)


# D-65, queue


def test_d65_queue_each_deal_decides_only_the_oldest() -> None:
    table = two(hanging="queue")
    table.canned(deals.TIE_2)
    assert table.canned(deals.TIE_2D)["hanging"] == 106
    deal = table.canned(deals.MADE_2)
    assert (deal["written"], deal["hanging"]) == ([47 + 52, 44], 54)
    deal = table.canned(deals.MADE_2)
    assert (deal["written"], deal["hanging"]) == ([44, 47 + 54], 0)


def test_d65_queue_a_deal_that_hangs_decides_the_oldest_too() -> None:
    """Seats 0 and 1 tied; then raw 44, 45, 45 hangs for 1 and 2 and gives the first to seat 1."""
    table = three(hanging="queue", hanging_for="tied")
    table.canned(deals.TIE_3)
    deal = table.canned(deals.TIE_3)
    assert deal["raw"] == [44, 45, 45]
    assert deal["result"] == "hanging"
    assert (deal["written"], deal["hanging"]) == ([44, 0 + 45, 45], 45)
    (amount,) = table.view(None).hanging
    assert amount.owner == 1
    pile = three(hanging="pile", hanging_for="tied")
    pile.canned(deals.TIE_3)
    assert pile.canned(deals.TIE_3)["hanging"] == 90


def test_d65_queue_what_is_shared_stays_first_and_the_younger_wait() -> None:
    """Amounts for {0,1} and {0,2}; raw 44, 44, 48 shares the first; the second waits for it."""
    table = three(hanging="queue", hanging_for="tied")
    table.canned(deals.TIE_3)
    deal = table.canned(deals.TIE_3_ALL)
    assert deal["raw"] == [38, 38, 38]
    assert deal["hanging"] == 45 + 38
    deal = table.canned(deals.MADE_3_EVEN)
    assert deal["raw"] == [44, 44, 48]
    assert (deal["written"], deal["hanging"]) == ([44, 44, 48], 45 + 38)
    deal = table.canned(deals.MADE_3)
    assert deal["raw"] == [55, 38, 33]
    assert (deal["written"], deal["hanging"]) == ([55 + 45, 38, 33], 38)
    deal = table.canned(deals.MADE_3)
    assert deal["raw"] == [33, 55, 38]
    assert (deal["written"], deal["hanging"]) == ([33, 55 + 38, 38], 0)


def test_d65_queue_a_deal_does_not_decide_what_newly_hangs_in_it() -> None:
    """Under D-63 for all: seat 0, with 45 of all no less than seat 2, gets nothing yet."""
    table = three(hanging="queue", hanging_for="all", bayt_tie="hang")
    deal = table.canned(deals.SPLIT_3)
    assert (deal["written"], deal["hanging"]) == ([0, 45, 45], 27)


# D-65, owner


def test_d65_owner_the_second_tie_in_a_row_brings_home_the_first() -> None:
    """Seat 0 takes as the eldest and then as the dealer; the source's «Особенности»."""
    table = two(hanging="owner")
    table.canned(deals.TIE_2)
    deal = table.canned(deals.TIE_2D)
    assert deal["taker"] == 0
    assert (deal["written"], deal["hanging"]) == ([0 + 52, 54], 54)
    deal = table.canned(deals.TIE_2B)
    assert deal["taker"] == 0
    assert (deal["written"], deal["hanging"]) == ([0 + 54, 61], 61)
    deal = table.canned(deals.MADE_2)
    assert (deal["written"], deal["hanging"]) == ([44, 47 + 61], 0)


def test_d65_owner_not_if_the_one_before_was_anothers() -> None:
    table = two(hanging="owner")
    table.canned(deals.TIE_2)
    deal = table.canned(deals.TIE_2B)
    assert deal["taker"] == 1
    assert (deal["written"], deal["hanging"]) == ([61, 0], 52 + 61)
    deal = table.canned(deals.TIE_2)
    assert deal["taker"] == 0
    assert (deal["written"], deal["hanging"]) == ([0, 52], 52 + 61 + 52)


def test_d65_owner_only_the_amount_of_the_last_deal_older_ones_go_on() -> None:
    """Seat 0 hangs 61, seat 1 54, seat 0 52, and seat 0 once more, 60: the 52 come home."""
    table = two(hanging="owner")
    table.canned(deals.TIE_2B)
    table.canned(deals.TIE_2)
    table.canned(deals.TIE_2)
    assert table.last["hanging"] == 61 + 52 + 52
    deal = table.canned(deals.TIE_2DB)
    assert deal["taker"] == 0
    assert (deal["written"], deal["hanging"]) == ([52, 60], 61 + 52 + 60)


def test_d65_owner_void_deals_do_not_come_between() -> None:
    """ "the last played deal before this one"."""
    table = two(hanging="owner", obligation="no")
    table.canned(deals.TIE_2)
    table.deal(deals.ANY)
    table.play("pass pass pass pass")
    deal = table.canned(deals.TIE_2D)
    assert deal["taker"] == 0
    assert (deal["written"], deal["hanging"]) == ([52, 54], 54)


def test_d65_owner_not_over_a_played_deal_that_left_it_hanging() -> None:
    """Raw 45, 27, 45 is shared among all: seat 0's 45 go on hanging, but no longer "before"."""
    table = three(hanging="owner", hanging_for="all", bayt_tie="share")
    table.canned(deals.TIE_3)
    assert table.canned(deals.SPLIT_3)["hanging"] == 45
    deal = table.canned(deals.TIE_3_1)
    assert deal["taker"] == 0
    assert deal["raw"] == [51, 51, 23]
    assert (deal["written"], deal["hanging"]) == ([0, 51, 23], 45 + 51)


def test_d65_owner_points_of_d63_have_none() -> None:
    """Seat 0's bayt hangs for 1 and 2; its hanging bayt in the next deal brings nothing home."""
    table = three(hanging="owner", bayt_tie="hang")
    table.canned(deals.SPLIT_3)
    deal = table.canned(deals.TIE_3_2)
    assert deal["taker"] == 0
    assert deal["raw"] == [45, 45, 38]
    assert (deal["written"], deal["hanging"]) == ([0, 45, 38], 27 + 45)


def test_d65_owner_a_bayt_of_d63_brings_nothing_home_either() -> None:
    """Seat 1's hanging bayt, then its bayt that hangs by D-63 among 0 and 2, then it ties again."""
    table = three(hanging="owner", bayt_tie="hang")
    table.canned(deals.TIE_3_1)
    assert table.last["taker"] == 1
    deal = table.canned(deals.SPLIT_3)
    assert deal["taker"] == 1
    assert deal["result"] == "bayt"
    assert (deal["written"], deal["hanging"]) == ([45, 0, 45], 51 + 27)
    deal = table.canned(deals.TIE_3_2)
    assert deal["taker"] == 1
    assert (deal["written"], deal["hanging"]) == ([38, 0, 45], 51 + 27 + 45)


def test_d65_owner_a_deal_that_does_not_hang_decides_all() -> None:
    table = two(hanging="owner")
    table.canned(deals.TIE_2)
    table.canned(deals.TIE_2B)
    deal = table.canned(deals.MADE_2)
    assert (deal["written"], deal["hanging"]) == ([47 + 52 + 61, 44], 0)


# D-65, nothing hangs


@pytest.mark.parametrize("hanging", ["pile", "owner", "queue"])
def test_d65_an_amount_of_nothing_does_not_hang_so_the_deal_decides(hanging: str) -> None:
    """Seats 0 and 1 tied; then seat 1 fails without a point and seats 0 and 2 share the most."""
    table = three(hanging=hanging, hanging_for="tied", bayt_tie="hang", lyzha_fine=0)
    table.canned(deals.TIE_3)
    deal = table.canned(deals.SPLIT_3_ZERO)
    assert deal["raw"] == [61, 0, 61]
    assert (deal["written"], deal["hanging"]) == ([61 + 45, 0, 61], 0)


# D-66


def test_d66_hanging_points_are_decided_by_raw_points_before_bayt() -> None:
    """Seats 0 and 1 tied. Raw 28, 37, 55: seat 1 fails and writes 0, and yet beats seat 0."""
    table = three(hanging_for="tied")
    table.canned(deals.TIE_3)
    deal = table.canned(deals.BAYT_3_102)
    assert deal["raw"] == [28, 37, 55]
    assert deal["result"] == "bayt"
    assert (deal["written"], deal["hanging"]) == ([28, 0 + 45, 55 + 37], 0)
