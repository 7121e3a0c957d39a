"""D-60 to D-63: raw points, made, bayt, and several defenders with the most."""

import pytest

from tests.engine.deberc import deals
from tests.engine.deberc.kit import Canned, Table, lay, melds_of


def counted(deal: Canned, seats: int, **options: int | str) -> tuple[str | None, list[int], int]:
    """How one canned deal is written (seat 0 is the eldest): result, written, hanging."""
    table = Table(seats, "classic", None, **{"target": 5001, **options})
    doc = table.canned(deal)
    assert doc["written"] is not None
    assert doc["hanging"] is not None
    assert doc["totals"] == [
        own + fine for own, fine in zip(doc["written"], doc["fines"] or [], strict=True)
    ]
    assert table.doc["totals"] == doc["totals"]
    return doc["result"], doc["written"], doc["hanging"]


# D-60


def test_d60_raw_points_are_cards_last_trick_runs_and_bella() -> None:
    """Seat 0 takes eight tricks and the last; seat 1 one with ace and king of spades."""
    table = Table(2)
    table.deal(lay("7H9HJHKHQHAHKSACAD", "9DTDJDQD7S8STSASTC", upcard="7D"))
    table.play("pass pass take:H KS meld AS TD AD bella KH")
    deal = table.finish()
    assert deal["tricks"] == [8, 1]
    assert melds_of(deal) == ["1 9DTDJDQD 50"]
    own = (0 + 14 + 20 + 4 + 3 + 11) + (11 + 11)
    won = (0 + 0 + 2 + 3) + (0 + 0 + 10 + 10) + 10
    assert deal["raw"] == [own + won + 10 + 20, 11 + 4 + 50]


def test_d60_in_partnership_the_pairs_tricks_are_added() -> None:
    table = Table(4, partners="yes")
    deal = table.canned(deals.SWEEP_4P)
    assert deal["tricks"] == [2, 0, 6, 0]
    assert deal["raw"] == [162, 0]


# D-61


@pytest.mark.parametrize(
    ("deal", "seats", "options"),
    [
        (deals.MADE_2, 2, {}),
        (deals.MADE_2D, 2, {}),
        (deals.MADE_3, 3, {}),
        (deals.MADE_3B, 3, {}),
        (deals.MADE_3_EVEN, 3, {}),
        (deals.LYZHA_4, 4, {"lyzha_fine": 0}),
        (deals.MADE_4P, 4, {"partners": "yes"}),
    ],
)
def test_d61_made_everybody_writes_its_own(
    deal: Canned, seats: int, options: dict[str, int | str]
) -> None:
    """More than every other side is enough: MADE_3 is 55 against 38 and 33."""
    assert counted(deal, seats, **options) == ("made", list(deal.raw), 0)


@pytest.mark.parametrize(
    ("said", "raw", "result"),
    [
        ("", [66, 72], "bayt"),
        ("bella", [86, 72], "made"),
        ("meld", [86, 72], "made"),
        ("meld bella", [106, 72], "made"),
    ],
)
def test_d61_runs_and_bella_count_before_the_comparison(
    said: str, raw: list[int], result: str
) -> None:
    """The Arena: «При байте … очки беллы входят в сырой результат до применения байта»."""
    table = Table(2, bella_when="before_last_trick")
    table.deal(lay("8HKHQHACTC8S9STSAD", "JH9HTHASKSKCTDKDJD", upcard="7C"))
    table.play("pass pass take:H " + said)
    deal = table.finish()
    assert (deal["raw"], deal["result"]) == (raw, result)
    assert deal["written"] == (raw if result == "made" else [0, 66 + 72])


# D-62


@pytest.mark.parametrize(
    ("deal", "seats", "options", "written"),
    [
        (deals.BAYT_2, 2, {}, [0, 54 + 37]),
        (deals.BAYT_2D, 2, {}, [68 + 33, 0]),
        (deals.SWEPT_2, 2, {"lyzha_fine": 0}, [0, 86]),
        (deals.BAYT_3_102, 3, {}, [0, 55 + 37, 28]),
        (deals.BAYT_3_201, 3, {}, [0, 40, 54 + 48]),
        (deals.BAYT_3_120, 3, {}, [0, 65 + 26, 63]),
        (deals.BAYT_3_EVEN02, 3, {}, [0, 48 + 45, 45]),
        (deals.BAYT_4P, 4, {"partners": "yes"}, [0, 84 + 78]),
    ],
)
def test_d62_bayt_the_richest_side_writes_the_takers_points_too(
    deal: Canned, seats: int, options: dict[str, int | str], written: list[int]
) -> None:
    assert counted(deal, seats, **options) == ("bayt", written, 0)


# D-63


@pytest.mark.parametrize(
    ("deal", "seats", "written"),
    [
        (deals.SPLIT_3, 3, [0, 45 + 14, 45 + 13]),
        (deals.SPLIT_3_1, 3, [55 + 16, 0, 55 + 15]),
        (deals.SPLIT_3_LAST0, 3, [0, 47 + 15, 47 + 15]),
        (deals.SPLIT_3_ZERO, 3, [0, 61, 61]),
        (deals.SPLIT_4_2, 4, [0, 52 + 6, 52 + 6, 46]),
        (deals.SPLIT_4_3, 4, [50 + 4, 0, 50 + 4, 50 + 4]),
        (deals.SPLIT_4_REST2, 4, [46 + 15, 0, 46 + 15, 46 + 14]),
    ],
)
def test_d63_share_equally_the_remainder_from_the_dealers_left(
    deal: Canned, seats: int, written: list[int]
) -> None:
    result = counted(deal, seats, bayt_tie="share", lyzha_fine=0)
    assert result == ("bayt", written, 0)


def test_d63_share_the_dealers_left_is_no_seat_number() -> None:
    """Seat 1 deals, seat 0 takes; seat 2 is the eldest and gets the odd point, not seat 1."""
    table = Table(3, "classic", 1, bayt_tie="share")
    deal = table.canned(deals.SPLIT_3_1)
    assert deal["taker"] == 0
    assert deal["written"] == [0, 55 + 15, 55 + 16]


def test_d63_share_of_a_remainder_of_two_with_another_dealer() -> None:
    """Seat 1 deals: seats 2 and 0 come before it."""
    table = Table(4, "classic", 1, bayt_tie="share")
    deal = table.canned(deals.SPLIT_4_REST2)
    assert deal["taker"] == 3
    assert deal["written"] == [46 + 15, 46 + 14, 46 + 15, 0]


@pytest.mark.parametrize("hanging_for", ["all", "tied"])
@pytest.mark.parametrize(
    ("deal", "seats", "written", "hanging"),
    [
        (deals.SPLIT_3, 3, [0, 45, 45], 27),
        (deals.SPLIT_3_1, 3, [55, 0, 55], 31),
        (deals.SPLIT_4_2, 4, [0, 52, 52, 46], 12),
        (deals.SPLIT_4_3, 4, [50, 0, 50, 50], 12),
        (deals.SPLIT_3_ZERO, 3, [0, 61, 61], 0),
    ],
)
def test_d63_hang_the_takers_points_wait(
    deal: Canned, seats: int, written: list[int], hanging: int, hanging_for: str
) -> None:
    """It is still a bayt (record.md), and nobody owns what hangs."""
    table = Table(seats, target=5001, bayt_tie="hang", hanging_for=hanging_for, lyzha_fine=0)
    doc = table.canned(deal)
    assert doc["result"] == "bayt"
    assert doc["written"] == written
    assert doc["hanging"] == hanging
    for points in table.view(None).hanging:
        assert points.owner is None
        assert points.points == hanging
    assert len(table.view(None).hanging) == (1 if hanging else 0)
