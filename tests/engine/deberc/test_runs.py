"""D-40 to D-44: announcing runs, what they are worth, whose count, and what the table learns.

Hearts are trump (taken in round two over the seven of diamonds) unless a test says otherwise;
``runs_need_trick=no`` keeps D-47 out of the way.
"""

import pytest

from engine.cards import CARD_OF
from tests.engine.deberc.kit import Table, lay, melds_of
from tests.engine.deberc.reference import split_cards

HEARTS = "7H8H9HTHJHQHKHAH"


def hearts(*hands: str, **options: int | str) -> Table:
    """Two or three seats hold these hands, seat 0 has taken in hearts and is to lead."""
    table = Table(len(hands), "classic", None, **{"runs_need_trick": "no", **options})
    table.deal(lay(*hands, upcard="7D"))
    table.play("pass " * len(hands) + "take:H")
    return table


def spades(*hands: str, **options: int | str) -> Table:
    """The same with spades as trump."""
    table = Table(len(hands), "classic", None, **{"runs_need_trick": "no", **options})
    table.deal(lay(*hands, upcard="7D"))
    table.play("pass " * len(hands) + "take:S")
    return table


def credited(table: Table, *announcing: int) -> list[str]:
    table.first_trick(*announcing)
    return melds_of(table.finish())


# D-40


def test_d40_runs_are_announced_on_the_own_first_turn() -> None:
    table = hearts("8S9STS", "8C9CTC", "8D9DTD", first_lead="taker")
    for seat in range(3):
        assert table.match.to_act == seat
        assert "meld" in table.verbs
        table.play("meld")
        assert table.match.to_act == seat
        table.play_low()


def test_d40_once_for_all_runs() -> None:
    table = hearts("8S9STSJCQCKC", "")
    table.play("meld")
    assert "meld" not in table.verbs
    table.refuses("0 meld", "D-40")
    assert melds_of(table.finish()) == ["0 JCQCKC 20", "0 8S9STS 20"]


def test_d40_who_plays_without_announcing_has_waived() -> None:
    table = hearts("8S9STS", "")
    table.play("8S")
    for viewer in (None, 0, 1):
        assert table.view(viewer).announced == ("waived", None)
    table.refuses("0 meld", "D-55")
    table.play_low()
    while table.match.to_act != 0:
        table.play_low()
    assert "meld" not in table.verbs
    table.refuses("0 meld", "D-40")
    assert melds_of(table.finish()) == []


def test_d40_nothing_to_announce() -> None:
    table = hearts("8S9SJS", "")
    assert "meld" not in table.verbs
    table.refuses("0 meld", "D-40")


def test_d40_a_waived_run_is_out_of_the_comparison() -> None:
    table = hearts("JSQSKSAS", "7C8C9C")
    assert credited(table, 1) == ["1 7C8C9C 20"]


@pytest.mark.parametrize(
    ("hand", "kind"),
    [("8S9STS", "terz"), ("8S9STSJS", "fifty"), ("7C8C9C9STSJSQS", "fifty")],
)
def test_d40_the_table_hears_the_kind_of_the_best_run(hand: str, kind: str) -> None:
    table = hearts(hand, "")
    events = table.play("meld")
    heard = " ".join(str(event) for event in events)
    assert kind in heard
    assert not any(card in heard for card in split_cards(hand))
    for viewer in (None, 0, 1):
        assert table.view(viewer).announced == (kind, None)


def test_d40_the_table_hears_of_a_hundred() -> None:
    table = hearts("7S8S9STSJSQS", "", long_runs="hundred")
    table.play("meld")
    assert table.view(None).announced == ("hundred", None)


# D-41, D-42


LONG_RUNS = [
    ("fifty", 3, ["7H8H9H 20"]),
    ("fifty", 4, ["7H8H9HTH 50"]),
    ("fifty", 5, ["8H9HTHJH 50"]),
    ("fifty", 6, ["9HTHJHQH 50"]),
    ("fifty", 7, ["THJHQHKH 50"]),
    ("fifty", 8, ["JHQHKHAH 50"]),
    ("split", 3, ["7H8H9H 20"]),
    ("split", 4, ["7H8H9HTH 50"]),
    ("split", 5, ["8H9HTHJH 50"]),
    ("split", 6, ["9HTHJHQH 50"]),
    ("split", 7, ["THJHQHKH 50", "7H8H9H 20"]),
    ("split", 8, ["JHQHKHAH 50", "7H8H9HTH 50"]),
    ("hundred", 3, ["7H8H9H 20"]),
    ("hundred", 4, ["7H8H9HTH 50"]),
    ("hundred", 5, ["8H9HTHJH 50"]),
    ("hundred", 6, ["7H8H9HTHJHQH 100"]),
]


@pytest.mark.parametrize(("long_runs", "n", "runs"), LONG_RUNS)
def test_d41_d42_what_a_run_of_n_cards_counts(long_runs: str, n: int, runs: list[str]) -> None:
    for trump in ("hearts", "spades"):
        build = hearts if trump == "hearts" else spades
        table = build(HEARTS[: 2 * n], "", long_runs=long_runs)
        counted = [f"0 {run}" for run in runs]
        table.play("meld")
        done = table.finish()
        assert melds_of(done) == counted


def test_d42_runs_end_where_a_card_is_missing() -> None:
    table = hearts("7S8S9SJSQSKS", "")
    assert credited(table, 0) == ["0 JSQSKS 20", "0 7S8S9S 20"]


def test_d42_the_points_are_raw_points() -> None:
    silent = hearts("8S9STSJS7C8C9C", "")
    silent.first_trick()
    without = silent.finish()["raw"]
    heard = hearts("8S9STSJS7C8C9C", "")
    heard.first_trick(0)
    counted = heard.finish()["raw"]
    assert without is not None
    assert counted == [without[0] + 50 + 20, without[1]]


@pytest.mark.parametrize("cards", [HEARTS[:14], HEARTS[2:], HEARTS], ids=len)
def test_d42_a_deberc_wins_the_match_at_once(cards: str) -> None:
    """Its cards are all cards of the run: "7 or more is a deberc"."""
    table = hearts(cards, "8S9STS", long_runs="hundred")
    table.play("meld")
    assert table.doc == {
        "format": "kozyr-result/1",
        "game": "deberc",
        "finished": True,
        "winner": 0,
        "totals": [0, 0],
        "to_act": None,
        "phase": "finished",
        "deals": [
            {
                "dealer": 1,
                "taker": 0,
                "trump": "H",
                "upcard": "7D",
                "result": "deberc",
                "melds": [{"seat": 0, "cards": cards, "points": 0}],
                "bella": None,
                "tricks": [0, 0],
                "raw": [0, 0],
                "written": [0, 0],
                "fines": [0, 0],
                "hanging": 0,
                "totals": [0, 0],
            }
        ],
    }
    assert table.legal == set()
    assert table.match.winner == 0
    assert table.match.finished


def test_d42_a_deberc_by_the_second_seat_beats_whatever_was_announced_before() -> None:
    """Seat 0 has announced a fifty and its bella and has played; nothing of it counts."""
    table = spades("QSKSJSAS", HEARTS[:14], long_runs="hundred")
    table.play("meld bella KS meld")
    assert table.doc["winner"] == 1
    deal = table.last
    assert melds_of(deal) == [f"1 {HEARTS[:14]} 0"]
    assert deal["bella"] == {"announced_by": 0, "credited_to": None}
    assert deal["raw"] == deal["written"] == [0, 0]


def test_d42_in_partnership_a_deberc_wins_for_the_side() -> None:
    table = Table(4, long_runs="hundred", partners="yes")
    table.deal(lay("", "", "", HEARTS[:14], upcard="7D"))
    table.play("take")
    for _ in range(3):
        table.play_low()
    table.play("meld")
    assert table.doc["winner"] == 1
    assert table.last["totals"] == [0, 0]


def test_d42_of_a_deberc_nothing_else_of_the_side_is_listed() -> None:
    """The partner has announced a terz before."""
    table = Table(4, long_runs="hundred", partners="yes")
    table.deal(lay("", "7S8S9S", "", HEARTS[:14], upcard="7D"))
    table.play("take")
    table.play_low()
    table.play("meld")
    table.play_low()
    table.play_low()
    table.play("meld")
    assert melds_of(table.last) == [f"3 {HEARTS[:14]} 0"]
    assert table.shown() == {HEARTS[:14]}


@pytest.mark.parametrize("long_runs", ["fifty", "split"])
def test_d42_there_is_no_deberc_without_hundred(long_runs: str) -> None:
    table = hearts(HEARTS[:14], "", long_runs=long_runs)
    table.play("meld")
    assert not table.doc["finished"]
    assert table.view(None).announced[0] == "fifty"


# D-43

BETTER = [
    # (seat 0, seat 1, options, whose count)
    ("QSKSAS", "7C8C9CTC", {}, 1),
    ("9STSJSQS", "7C8C9CQCKCAC", {}, 0),
    ("8S9STS", "9CTCJC", {}, 1),
    ("9STSJS", "8C9CTC", {}, 0),
    ("JSQSKSAS", "TCJCQCKC", {}, 0),
    ("7S8S9STSJSQS", "JCQCKCAC", {"long_runs": "hundred"}, 0),
    ("JSQSKSAS", "7C8C9CTCJC", {"run_order": "kind"}, 0),
    ("JSQSKSAS", "7C8C9CTCJC", {"run_order": "length"}, 1),
    ("7S8S9STSJSQS", "TCJCQCKCAC", {"run_order": "length"}, 0),
    ("7S8S9STSJSQS", "TCJCQCKCAC", {"run_order": "kind"}, 1),
    ("7S8S9STSJS", "9CTCJCQCKC", {"run_order": "length"}, 1),
    ("7S8S9STS", "JCQCKC", {"run_order": "length"}, 0),
    ("8S9STS", "9CTCJC", {"run_order": "length"}, 1),
    ("7S8S9STSJSQSKS", "TCJCQCKCAC", {"run_order": "length", "long_runs": "split"}, 0),
    ("TSJSQSKSAS", "JCQCKCAC", {"run_order": "length"}, 0),
    ("7S8S9STSJSQS", "7CTCJCQCKCAC", {"long_runs": "hundred", "run_order": "kind"}, 0),
]


@pytest.mark.parametrize(("first", "second", "options", "best"), BETTER)
def test_d43_which_run_is_better(
    first: str, second: str, options: dict[str, int | str], best: int
) -> None:
    table = hearts(first, second, **options)
    deal = credited(table, 0, 1)
    assert deal
    assert {meld[0] for meld in deal} == {str(best)}


def test_d43_of_two_hundreds_the_higher_top_card() -> None:
    table = hearts("8S9STSJSQSKS", "9CTCJCQCKCAC", long_runs="hundred")
    assert credited(table, 0, 1) == ["1 9CTCJCQCKCAC 100"]


def test_d43_all_runs_of_the_best_side_count_and_none_of_the_others() -> None:
    table = hearts("7S8S9STSQSKSAS", "JCQCKC", "JDQDKD7C8C9C")
    assert credited(table, 0, 1, 2) == ["0 7S8S9STS 50", "0 QSKSAS 20"]


def test_d43_with_three_seats_the_last_may_have_the_best() -> None:
    table = hearts("7S8S9S", "8C9CTC", "9DTDJD")
    assert credited(table, 0, 1, 2) == ["2 9DTDJD 20"]


def partners(*hands: str, **options: int | str) -> Table:
    """Seat 0 of four takes in diamonds, picking up the seven."""
    table = Table(4, "classic", None, **{"partners": "yes", "runs_need_trick": "no", **options})
    table.deal(lay(*hands, upcard="7D"))
    table.play("take")
    return table


def test_d43_in_partnership_both_partners_runs_count() -> None:
    table = partners("7S8S9S", "7H8H9HTH", "9CTCJCQC", "JSQSKS")
    assert credited(table, 0, 1, 2, 3) == ["0 7S8S9S 20", "2 9CTCJCQC 50"]


def test_d43_without_partners_the_seat_opposite_counts_for_itself() -> None:
    table = Table(4, runs_need_trick="no")
    table.deal(lay("7S8S9S", "7H8H9HTH", "9CTCJCQC", "JSQSKS", upcard="7D"))
    table.play("take")
    assert credited(table, 0, 1, 2, 3) == ["2 9CTCJCQC 50"]


def test_d43_a_partners_waived_run_does_not_count() -> None:
    table = partners("7S8S9S", "7H8H9HTH", "9CTCJCQC", "JSQSKS")
    assert credited(table, 1, 2, 3) == ["2 9CTCJCQC 50"]


# D-44


def test_d44_the_best_side_shows_its_runs_when_the_first_trick_is_complete() -> None:
    table = hearts("7S8S9STSQSKSAS", "JCQCKC", "JDQDKD")
    for seat in range(3):
        assert table.shown() == set()
        assert all(table.shown(viewer) == set() for viewer in range(3))
        table.do(f"{seat} meld")
        assert table.shown() == set()
        table.play_low()
    for viewer in (None, 0, 1, 2):
        assert table.shown(viewer) == {"7S8S9STS", "QSKSAS"}
        assert table.view(viewer).announced == ("fifty", "terz", "terz")
        assert table.view(viewer).melds_equal == ()


def test_d44_of_the_others_the_table_learns_only_the_kinds() -> None:
    table = hearts("7S8S9STS", "JCQCKC8D")
    table.first_trick(0, 1)
    for viewer in (None, 0):
        view = table.view(viewer)
        assert {meld.seat for meld in view.melds_shown} == {0}
        assert view.announced == ("fifty", "terz")
    assert {meld.seat for meld in table.view(1).own_melds} == {1}
    table.finish()
    for viewer in (None, 0):
        assert {meld.seat for meld in table.view(viewer).melds_shown} == {0}


def test_d44_runs_are_shown_though_they_may_yet_fail_for_want_of_a_trick() -> None:
    """D-47 decides about the credit, not about the showing."""
    table = hearts("7H9HJHKHAH7C8C9CAS", "9DTDJDQDAD7S8STSQS", runs_need_trick="yes")
    table.first_trick(0, 1)
    assert table.shown() == {"9DTDJDQD"}


def test_d44_nobodys_runs_are_shown_if_they_cancel() -> None:
    table = hearts("8S9STS", "8C9CTC", equal_runs="trump")
    table.first_trick(0, 1)
    for viewer in (None, 0, 1):
        assert table.shown(viewer) == set()
        assert table.view(viewer).melds_equal == ()


def test_d44_until_the_last_trick_decides_only_kind_and_top_card_are_shown() -> None:
    table = hearts("8S9STS7C8C9C", "8D9DTD7H8H9H", "7S", equal_runs="last_trick")
    table.first_trick(0, 1)
    while table.match.phase == "play":
        for viewer in (None, 2):
            view = table.view(viewer)
            assert view.melds_shown == ()
            assert set(view.melds_equal) == {
                (0, "terz", CARD_OF["TS"]),
                (1, "terz", CARD_OF["TD"]),
            }
        table.play_low()


def test_d44_once_the_last_trick_has_decided_the_cards_are_shown() -> None:
    """Seat 0 takes every trick."""
    table = hearts("7H9HJHKHAH8S9STSAS", "8D9DTDQDAD7C8CTCJC", equal_runs="last_trick")
    table.first_trick(0, 1)
    assert table.shown() == set()
    assert melds_of(table.finish()) == ["0 8S9STS 20"]
    for viewer in (None, 0):
        assert table.shown(viewer) == {"8S9STS"}
