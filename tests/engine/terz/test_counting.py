"""T-40 to T-42, T-44: words, rounding, and the end of a match by the count."""

import pytest

from engine.errors import RuleError
from tests.engine.terz.deals import (
    EVEN_DEALER_LAST,
    EVEN_ELDEST_LAST,
    FIVES,
    MARRIAGE_DEALER_LAST,
    MARRIAGE_ELDEST_LAST,
    MORE_DEALER_LAST,
    MORE_ELDEST_LAST,
    ODD,
    TENS,
)
from tests.engine.terz.kit import Canned, Table, lay

# Exact card points (eldest, dealer) and what is written for them.
ROUNDED = [
    (MORE_ELDEST_LAST, [80, 70]),  # 76 and 74
    (MORE_DEALER_LAST, [80, 70]),
    (EVEN_ELDEST_LAST, [70, 70]),  # 75 and 75
    (EVEN_DEALER_LAST, [70, 70]),
    (FIVES, [60, 80]),  # 65 and 85
    (TENS, [70, 80]),  # 70 and 80
    (ODD, [80, 70]),  # 84 and 66
]


def test_t40_words_are_written_when_they_fall() -> None:
    table = Table(lay("7S8S9SKHQH", "TCJCQC", upcard="7H"))
    assert table.doc["totals"] == [0, 0]
    table.play("marriage")
    assert table.doc["totals"] == list(table.match.totals) == [20, 0]
    table.play("declare:7S8S9S")
    assert table.doc["totals"] == [20, 0]
    table.play("ask beat:TCJCQC")
    assert table.doc["totals"] == list(table.match.totals) == [20, 20]
    view = table.view(None)
    assert view.totals == (20, 20)
    assert view.words == (20, 20)


@pytest.mark.parametrize(("deal", "written"), ROUNDED)
@pytest.mark.parametrize("dealer", [0, 1])
def test_t41_card_points_are_rounded_to_tens_halves_down_for_both(
    deal: Canned, written: list[int], dealer: int
) -> None:
    table = Table(None, dealer)
    last = table.canned(deal)
    expected = written if dealer == 1 else written[::-1]
    exact = list(deal.points) if dealer == 1 else list(deal.points)[::-1]
    assert last["card_points"] == exact
    assert last["words"] == last["fines"] == [0, 0]
    assert last["written"] == last["totals"] == table.doc["totals"] == expected
    assert not table.match.finished
    assert table.match.winner is None


def test_t41_words_are_not_rounded_and_come_on_top() -> None:
    table = Table(lay("7S8S9STS", upcard="7H"), 1, "declare:7S8S9STS")
    last = table.finish()
    points, written = last["card_points"], last["written"]
    assert points is not None
    assert written is not None
    tens = [(p + 4) // 10 * 10 for p in points]
    assert written == [tens[0] + 50, tens[1]]
    assert last["words"] == [50, 0]
    assert last["totals"] == written


def test_t41_deals_add_up() -> None:
    table = Table()
    expected = [0, 0]
    for deal, written in ROUNDED * 2:
        dealer = table.match.next_dealer
        if max(expected) + 100 >= 501:
            break
        table.canned(deal)
        expected[1 - dealer] += written[0]
        expected[dealer] += written[1]
        assert table.doc["totals"] == expected
    assert len(table.doc["deals"]) > 4


# T-42. Seat 0 is the eldest of the first deal.


@pytest.mark.parametrize(
    ("deal", "target", "winner"),
    [
        (MORE_ELDEST_LAST, 76, 0),  # one of the two has reached it, to the point
        (MORE_DEALER_LAST, 76, 0),
        (MORE_DEALER_LAST, 75, 0),
        (FIVES, 85, 1),
        (FIVES, 81, 1),
        (ODD, 84, 0),
        # Both have: the most points win.
        (MORE_DEALER_LAST, 74, 0),
        (MORE_ELDEST_LAST, 51, 0),
        (FIVES, 65, 1),
        (FIVES, 51, 1),
        # Equal: who took the last trick.
        (EVEN_ELDEST_LAST, 75, 0),
        (EVEN_DEALER_LAST, 75, 1),
        (EVEN_ELDEST_LAST, 51, 0),
        (EVEN_DEALER_LAST, 51, 1),
    ],
)
def test_t42_the_match_is_over_when_exact_points_reach_the_target(
    deal: Canned, target: int, winner: int
) -> None:
    table = Table(target=target)
    last = table.canned(deal)
    assert table.match.finished
    assert table.match.phase == "finished"
    assert table.match.to_act is None
    assert table.legal == set()
    assert table.match.winner == table.doc["winner"] == winner
    # The exact points are written.
    assert last["written"] == last["totals"] == table.doc["totals"] == list(deal.points)
    even = deal.points[0] == deal.points[1]
    assert table.view(None).won_by == ("last_trick" if even else "points")


@pytest.mark.parametrize(
    ("deal", "target"),
    [(MORE_ELDEST_LAST, 77), (MORE_ELDEST_LAST, 80), (MORE_DEALER_LAST, 78)],
)
def test_t42_rounding_carries_nobody_over_the_target(deal: Canned, target: int) -> None:
    """76 would be written 80: the exact points are written for both, and the match goes on."""
    table = Table(target=target)
    last = table.canned(deal)
    assert not table.match.finished
    assert table.match.phase == "deal"
    assert last["written"] == last["totals"] == table.doc["totals"] == [76, 74]
    assert last["card_points"] == [76, 74]
    table.deal(lay(upcard="7H"))
    assert table.doc["totals"] == [76, 74]


@pytest.mark.parametrize(("deal", "target"), [(MORE_ELDEST_LAST, 81), (EVEN_ELDEST_LAST, 76)])
def test_t42_short_of_it_even_rounded_tens_are_written(deal: Canned, target: int) -> None:
    table = Table(target=target)
    last = table.canned(deal)
    assert not table.match.finished
    assert last["written"] == ([80, 70] if deal is MORE_ELDEST_LAST else [70, 70])


def test_t42_counts_what_stood_before() -> None:
    """70 and 70, then 76 and 74 to the other side: 76 + 70 = 146."""
    for target, over in ((146, True), (147, False), (150, False), (151, False)):
        table = Table(target=target)
        table.canned(EVEN_DEALER_LAST)
        last = table.canned(MORE_ELDEST_LAST)
        assert table.match.finished is over
        assert last["totals"] == ([146, 144] if target <= 150 else [150, 140])
        if over:
            assert table.match.winner == 0


def test_t42_counts_words_and_fines() -> None:
    """Seat 0 is dealt the seven and forgets it; seat 1 has 100 for it before its cards."""
    deck = lay("7H7S8S9S", upcard="AH")
    probe = Table(deck, 1, "declare:7S8S9S", target=5001)
    points = probe.finish()["card_points"]
    assert points is not None
    mine, other = 20 + points[0], 100 + points[1]
    for target in (mine, max(mine, other), max(mine, other) + 1):
        table = Table(deck, 1, "declare:7S8S9S", target=max(51, target))
        last = table.finish()
        assert last["words"] == [20, 0]
        assert last["fines"] == [0, 100]
        if target <= max(mine, other):
            assert table.match.finished
            assert table.match.winner == (0 if mine > other else 1)
            assert last["totals"] == [mine, other]
            assert last["written"] == [mine, points[1]]
        else:
            assert not table.match.finished


def test_t42_of_two_equal_ones_words_included_the_last_trick_decides() -> None:
    """75 and 75 after a deal of 70 and 70: 145 each."""
    for deal, winner in ((EVEN_ELDEST_LAST, 0), (EVEN_DEALER_LAST, 1)):
        table = Table(target=145)
        table.canned(EVEN_DEALER_LAST)
        last = table.canned(deal)
        assert last["totals"] == [145, 145]
        assert table.match.winner == winner
    # 65 and a marriage against 85.
    for deal, winner in ((MARRIAGE_ELDEST_LAST, 0), (MARRIAGE_DEALER_LAST, 1)):
        table = Table(target=85)
        last = table.canned(deal, "marriage")
        assert last["words"] == [20, 0]
        assert last["totals"] == [85, 85]
        assert table.match.winner == winner


def test_t42_no_further_deal_after_the_end() -> None:
    table = Table(target=51)
    table.canned(MORE_ELDEST_LAST)
    before = table.everything()
    with pytest.raises(RuleError):
        table.deal(TENS.deck)
    assert table.everything() == before


# T-44


def test_t44_words_reaching_the_target_end_nothing() -> None:
    table = Table(lay("7S8S9STSJS", upcard="7H"), target=51)
    table.play("declare:7S8S9STSJS")
    assert table.doc["totals"] == [100, 0]
    assert not table.match.finished
    assert table.match.winner is None
    assert table.match.phase == "play"
    table.trick(15)
    assert not table.match.finished
    table.trick()
    assert table.match.finished


def test_t44_nor_do_fines() -> None:
    table = Table(lay("7H", upcard="AH"), target=100)
    table.trick(7)
    assert table.doc["totals"] == [0, 100]
    assert table.match.phase == "play"
    assert not table.match.finished


def test_t44_nor_do_the_cards_in_the_tricks() -> None:
    table = Table(target=51)
    table.deal(MORE_ELDEST_LAST.deck)
    *before, last = MORE_ELDEST_LAST.script.split()
    table.play(" ".join(before))
    assert not table.match.finished
    assert max(table.view(None).card_points) >= 51
    table.play(last)
    assert table.match.finished
