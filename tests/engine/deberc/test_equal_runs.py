"""D-45: equal best runs. D-46: a card in a run and in the bella. D-47: runs need a trick.

Hearts are trump, taken by the eldest in round two over the seven of diamonds; each seat's hand is
written from the eldest on.
"""

import pytest

from tests.engine.deberc.kit import Table, lay, melds_of

SPADES, CLUBS, DIAMONDS, TRUMP = "8S9STS", "8C9CTC", "8D9DTD", "8H9HTH"
LOW = "7S8S9S"

# Seat 0 takes every trick with either of these, the other seat has neither trump nor winner.
ALL_TRICKS = "7H9HJHKHAH"  # no run
NO_TRICK = "ADKD" + "8CTCJC"


def equal(rule: str, *hands: str, dealer: int | None = None, **options: int | str) -> Table:
    """The first trick is over, every seat with runs has announced."""
    n = len(hands)
    table = Table(n, "classic", dealer, **{"equal_runs": rule, "runs_need_trick": "no", **options})
    table.deal(lay(*hands, upcard="7D"))
    table.play("pass " * n + "take:H")
    for _ in range(n):
        if "meld" in table.verbs:
            table.play("meld")
        table.play_low()
    return table


def count(rule: str, *hands: str, **options: int | str) -> list[str]:
    """The credited runs, by position from the eldest (the last seat deals)."""
    return melds_of(equal(rule, *hands, dealer=None, **options).finish())


# D-45, trump


@pytest.mark.parametrize(
    ("hands", "credited"),
    [
        ((SPADES, TRUMP), ["1 8H9HTH 20"]),
        ((TRUMP, SPADES), ["0 8H9HTH 20"]),
        ((SPADES, CLUBS), []),
        ((SPADES, CLUBS, TRUMP), ["2 8H9HTH 20"]),
        ((SPADES, "QSKSAS", "QCKCAC"), []),
        ((CLUBS, DIAMONDS, LOW), []),
        (("JSQSKSAS", "JHQHKHAH"), ["1 JHQHKHAH 50"]),
    ],
)
def test_d45_trump_the_run_in_trump_counts_else_nobodys(
    hands: tuple[str, ...], credited: list[str]
) -> None:
    assert count("trump", *hands) == credited


def test_d45_trump_only_the_best_runs_are_asked() -> None:
    """Seat 0 has a lower run in trump; the equal ones are plain: nobody's runs count."""
    assert count("trump", "JSQSKSAS" + "7H8H9H", "JCQCKCAC") == []


def test_d45_trump_the_other_runs_of_that_side_count_with_it() -> None:
    assert count("trump", TRUMP + LOW, CLUBS) == ["0 8H9HTH 20", "0 7S8S9S 20"]


@pytest.mark.parametrize("rule", ["trump", "seat", "last_trick"])
def test_d45_one_sides_own_runs_never_cancel_each_other(rule: str) -> None:
    credited = count(rule, SPADES + CLUBS, "7H8H9H")
    assert sorted(credited) == ["0 8C9CTC 20", "0 8S9STS 20"]


def test_d45_trump_a_seat_with_two_of_three_equal_runs_counts_both_for_the_one_in_trump() -> None:
    assert sorted(count("trump", SPADES + TRUMP, CLUBS)) == ["0 8H9HTH 20", "0 8S9STS 20"]


@pytest.mark.parametrize("rule", ["trump", "seat", "last_trick"])
def test_d45_partners_equal_runs_never_cancel_each_other(rule: str) -> None:
    table = Table(4, partners="yes", equal_runs=rule, runs_need_trick="no")
    table.deal(lay("JSQSKS", "8C9CTC", "JDQDKD", "", upcard="7H"))
    table.play("take")
    table.first_trick(0, 1, 2)
    assert melds_of(table.finish()) == ["0 JSQSKS 20", "2 JDQDKD 20"]


def test_d45_only_runs_equal_by_d43_are_equal() -> None:
    """A fifty to the ace from five cards and from four: by length the first is better."""
    five, four = "TSJSQSKSAS", "JCQCKCAC"
    assert count("trump", five, four, run_order="length") == ["0 JSQSKSAS 50"]
    assert count("trump", five, four, run_order="kind") == []
    assert count("trump", four, five, run_order="length") == ["1 JSQSKSAS 50"]


# D-45, seat


@pytest.mark.parametrize(
    ("hands", "dealer", "winner"),
    [
        ((SPADES, CLUBS), 1, 1),
        ((SPADES, CLUBS), 0, 0),
        ((SPADES, TRUMP), 0, 0),
        ((SPADES, CLUBS, ""), 2, 0),
        ((SPADES, "", CLUBS), 2, 2),
        (("", SPADES, CLUBS), 2, 2),
        ((SPADES, CLUBS, DIAMONDS), 2, 2),
        ((SPADES, CLUBS, ""), 1, 1),
        (("", SPADES, CLUBS), 0, 1),
        ((SPADES, "", CLUBS), 1, 2),
        ((SPADES, "", TRUMP), 0, 0),
        ((TRUMP, "", CLUBS), 1, 2),
        ((SPADES, CLUBS, "", ""), 3, 0),
        ((SPADES, "", CLUBS, ""), 1, 2),
        ((SPADES, "", "", CLUBS), 2, 3),
        (("", SPADES, CLUBS, DIAMONDS), 3, 3),
    ],
)
def test_d45_seat_the_dealer_first_else_the_first_from_the_dealers_left(
    hands: tuple[str, ...], dealer: int, winner: int
) -> None:
    """Hands by seat number here; the source: "если одинаковая комбинация у сдающего … сдающего"."""
    n = len(hands)
    turned = [hands[(dealer + 1 + i) % n] for i in range(n)]
    credited = melds_of(equal("seat", *turned, dealer=dealer).finish())
    assert [meld[0] for meld in credited] == [str(winner)]


@pytest.mark.parametrize(
    ("hands", "dealer", "side"),
    [
        ((SPADES, CLUBS, "", ""), 3, 1),
        ((SPADES, CLUBS, "", ""), 2, 0),
        (("", SPADES, CLUBS, ""), 0, 0),
        (("", SPADES, CLUBS, ""), 3, 1),
        ((SPADES, "", "", CLUBS), 1, 1),
    ],
)
def test_d45_seat_in_partnership_the_dealers_side_is_first(
    hands: tuple[str, ...], dealer: int, side: int
) -> None:
    turned = [hands[(dealer + 1 + i) % 4] for i in range(4)]
    credited = melds_of(equal("seat", *turned, dealer=dealer, partners="yes").finish())
    assert {int(meld[0]) % 2 for meld in credited} == {side}


# D-45, last_trick


def test_d45_last_trick_the_equal_side_that_takes_it() -> None:
    assert count("last_trick", ALL_TRICKS + SPADES + "AS", NO_TRICK + DIAMONDS + "7C") == [
        "0 8S9STS 20"
    ]


def test_d45_last_trick_may_go_to_the_second_seat() -> None:
    """Seat 1 is the one with the trumps now."""
    table = equal("last_trick", NO_TRICK + DIAMONDS + "7C", ALL_TRICKS + SPADES + "AS")
    deal = table.finish()
    assert deal["tricks"] == [0, 9]
    assert melds_of(deal) == ["1 8S9STS 20"]


def test_d45_last_trick_by_a_third_leaves_nobodys_runs_counting() -> None:
    hands = (
        ALL_TRICKS + "ASTSACAD",
        CLUBS + "7S8SJSJDQDQC",
        DIAMONDS + "9SQSKS7CJCKC",
    )
    deal = equal("last_trick", *hands).finish()
    assert deal["tricks"] == [9, 0, 0]
    assert deal["melds"] == []


def test_d45_last_trick_asks_nobody_if_one_run_is_best() -> None:
    """Seat 1 has the better run and takes no trick; its runs count without one (D-47 is off)."""
    hands = (ALL_TRICKS + SPADES + "AS", "9DTDJD" + "ADKD7C8CTCQC")
    assert count("last_trick", *hands) == ["1 9DTDJD 20"]


# D-46


def test_d46_a_card_may_be_in_a_run_and_in_the_bella() -> None:
    table = Table(2)
    table.deal(lay("JHQHKHAH", "", upcard="7D"))
    table.play("pass pass take:H meld JH")
    while "bella" not in table.verbs:
        table.play_low()
    table.play("bella")
    deal = table.finish()
    assert melds_of(deal) == ["0 JHQHKHAH 50"]
    assert deal["bella"] == {"announced_by": 0, "credited_to": 0}
    silent = Table(2)
    silent.deal(lay("JHQHKHAH", "", upcard="7D"))
    silent.play("pass pass take:H JH")
    without = silent.finish()["raw"]
    assert deal["raw"] is not None
    assert without is not None
    assert sum(deal["raw"]) - sum(without) == 50 + 20


# D-47


TRICKLESS = (ALL_TRICKS + "7C8C9C" + "AS", "9DTDJDQDAD" + "7S8STSQS")


def test_d47_no_trick_no_runs_and_those_of_others_do_not_revive() -> None:
    deal = equal("trump", *TRICKLESS, runs_need_trick="yes").finish()
    assert deal["tricks"] == [9, 0]
    assert deal["melds"] == []
    assert deal["raw"] is not None
    assert deal["raw"][1] == 0


def test_d47_without_the_option_they_count() -> None:
    deal = equal("trump", *TRICKLESS, runs_need_trick="no").finish()
    assert melds_of(deal) == ["1 9DTDJDQD 50"]
    assert deal["raw"] is not None
    assert deal["raw"][1] == 50


def test_d47_one_trick_is_enough() -> None:
    hands = (ALL_TRICKS + "7C8C9C" + "KS", "9DTDJDQDAD" + "7S8STSAS")
    table = Table(2, runs_need_trick="yes")
    table.deal(lay(*hands, upcard="7D"))
    table.play("pass pass take:H KS meld AS")
    deal = table.finish()
    assert deal["tricks"] == [8, 1]
    assert melds_of(deal) == ["1 9DTDJDQD 50"]


FOUR = ("7H8H9HTHJHQHKH", "9CTCJCQC", "JDQDKD", "")


@pytest.mark.parametrize("runs_need_trick", ["yes", "no"])
def test_d47_in_partnership_a_trick_of_the_pair_is_enough(runs_need_trick: str) -> None:
    """Seat 0 takes all eight tricks; its partner announces."""
    table = Table(4, partners="yes", runs_need_trick=runs_need_trick)
    table.deal(lay(*FOUR, upcard="AH"))
    table.play("take")
    table.first_trick(2)
    deal = table.finish()
    assert deal["tricks"] == [8, 0, 0, 0]
    assert melds_of(deal) == ["2 JDQDKD 20"]


def test_d47_in_partnership_a_pair_without_a_trick_loses_its_runs() -> None:
    table = Table(4, partners="yes", runs_need_trick="yes")
    table.deal(lay(*FOUR, upcard="AH"))
    table.play("take")
    table.first_trick(1, 2)
    assert melds_of(table.finish()) == []


def test_d47_without_partners_the_neighbours_trick_is_none() -> None:
    table = Table(4, runs_need_trick="yes")
    table.deal(lay(*FOUR, upcard="AH"))
    table.play("take")
    table.first_trick(2)
    assert melds_of(table.finish()) == []
