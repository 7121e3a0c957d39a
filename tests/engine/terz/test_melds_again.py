"""T-34, T-35: what may be declared again, and what may follow what in one turn.

Trump is hearts in most of them; seat 0 declares and leads.
"""

import pytest

from tests.engine.terz import deals
from tests.engine.terz.kit import Table, cards_of, lay, leading, second_trick

FRAME = "QSQCQDQH"
TERZ = "7S8S9S"


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("8S9STSJS", "8S9STS 9STSJS 8S9STSJS"),
        ("7C8C9CTCJC", "7C8C9C 8C9CTC 9CTCJC 7C8C9CTC 8C9CTCJC 7C8C9CTCJC"),
        ("7S8S9SJSQSKS", "7S8S9S JSQSKS"),
        ("7S8S9CTC", ""),
        ("QHKHAHQDKDAD", "QHKHAH QDKDAD"),
    ],
)
def test_t34_every_run_of_a_hand_also_the_shorter_ones(hand: str, melds: str) -> None:
    assert leading(hand).melds == set(melds.split())


# T-34


def test_t34_the_example_of_the_source_after_the_nine_and_the_ace() -> None:
    """«Полсотни от Короля»; then the nine is drawn, then the ace."""
    run = "TSJSQSKS"
    hand = run + "9HTH7CKCKD"
    table = Table(lay(hand, upcard="7H", draws="9S8CAS8D"))
    table.keep = set(cards_of(run + "9SAS"))
    table.play(f"declare:{run} 9H")
    assert table.words == [50, 0]
    table.play_low()
    table.play("break:0")
    # The nine: what contains it, and no more «Терц от Дамы» or «Терц от Короля».
    assert table.hand(0) >= {"9S", *cards_of(run)}
    assert table.melds == {"9STSJS", "9STSJSQS", "9STSJSQSKS"}
    table.refuses("0 declare TSJSQS", "T-34")
    table.refuses("0 declare JSQSKS", "T-34")
    table.refuses(f"0 declare {run}", "T-34")
    table.play("declare:9STSJSQSKS")
    assert table.words == [150, 0]
    table.play("TH")
    table.play_low()
    # The ace: «Терц от Туза», «Полсотни от Туза», «Сто пять от Туза», «Сто шесть от Туза».
    if table.match.to_act != 0:
        table.play_low()
    assert "AS" in table.hand(0)
    assert table.melds == {"QSKSAS", "JSQSKSAS", "TSJSQSKSAS", "9STSJSQSKSAS"}


def test_t34_each_new_card_opens_what_contains_it_whatever_was_declared_between() -> None:
    """As above, but nothing is declared between the two draws."""
    run = "TSJSQSKS"
    table = Table(lay(run + "9HTH7CKCKD", upcard="7H", draws="9S8CAS8D"))
    table.keep = set(cards_of(run + "9SAS"))
    table.play(f"declare:{run} 9H")
    table.play_low()
    table.play("break:0 TH")
    table.play_low()
    if table.match.to_act != 0:
        table.play_low()
    assert table.melds == {
        "9STSJS",
        "9STSJSQS",
        "9STSJSQSKS",
        "QSKSAS",
        "JSQSKSAS",
        "TSJSQSKSAS",
        "9STSJSQSKSAS",
    }


def test_t34_the_advice_of_the_source_two_terzes_and_then_the_fifty() -> None:
    """«сначала назначает два Терца (по одному за ход), начиная с младшего»."""
    table = leading("8S9STSJS")
    table.keep = set(cards_of("8S9STSJS"))
    table.play("declare:8S9STS")
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    assert table.melds == {"9STSJS", "8S9STSJS"}
    table.play("declare:9STSJS")
    table.play_low()
    while table.match.to_act != 0 or table.match.phase == "break":
        table.play("break:0") if table.match.phase == "break" else table.play_low()
    # In neither of the two terzes: the fifty.
    assert table.melds == {"8S9STSJS"}
    table.play("declare:8S9STSJS")
    assert table.words == [90, 0]


def test_t34_after_the_longest_none_within_it() -> None:
    table = leading("8S9STSJS")
    table.keep = set(cards_of("8S9STSJS"))
    table.play("declare:8S9STSJS")
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    assert table.melds == set()
    for cards in ("8S9STS", "9STSJS", "8S9STSJS"):
        table.refuses("0 declare " + cards, "T-34")


def test_t34_a_beaten_run_was_declared_too() -> None:
    table = leading("7S8S9S", "TCJCQC")
    table.keep = set(cards_of("7S8S9STCJCQC"))
    table.play("declare:7S8S9S ask beat:TCJCQC")
    assert table.words == [0, 20]
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    assert table.melds == set()
    table.refuses("0 declare 7S8S9S", "T-34")


def test_t34_a_beat_is_a_declaration_too() -> None:
    table = leading("7S8S9S", "9CTCJCQC")
    table.keep = set(cards_of("9CTCJCQC"))
    table.play("declare:7S8S9S ask beat:TCJCQC")
    table.play_low()
    assert table.match.to_act == 1
    assert table.melds == {"9CTCJC", "9CTCJCQC"}
    table.refuses("1 declare TCJCQC", "T-34")


def test_t34_what_was_declared_does_not_answer() -> None:
    """Seat 1 declares its terz on its own turn; in the next trick it cannot ask with it."""
    table = leading("7S8S9S", "TCJCQC")
    table.keep = set(cards_of("7S8S9STCJCQC"))
    table.play_low()
    table.play("declare:TCJCQC")
    table.play_low()
    table.play("break:0")
    if table.match.to_act != 0:
        table.trick_for(0)
    table.play("declare:7S8S9S")
    assert table.match.phase == "play"
    assert table.words == [20, 20]


def test_t34_what_was_declared_does_not_answer_but_a_run_that_reaches_beyond_does() -> None:
    table = leading("7S8S9S", "9CTCJCQC")
    table.keep = set(cards_of("7S8S9S9CTCJCQC"))
    table.play_low()
    table.play("declare:TCJCQC")
    table.play_low()
    table.play("break:0")
    if table.match.to_act != 0:
        table.trick_for(0)
    table.play("declare:7S8S9S")
    assert table.legal == {"1 good", "1 ask", "1 beat 9CTCJCQC"}
    table.refuses("1 beat TCJCQC", "T-34", "T-36")
    table.play("ask")
    assert table.legal == {"1 good", "1 beat 9CTCJC"}
    table.refuses("1 beat TCJCQC", "T-34")


def test_t34_a_frame_is_declared_once() -> None:
    table = second_trick(FRAME)
    table.play(f"declare:{FRAME}")
    assert table.melds == set()
    table.refuses(f"0 declare {FRAME}", "T-34", "T-35")
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    assert set(cards_of(FRAME)) <= table.hand(0)
    table.refuses(f"0 declare {FRAME}", "T-34")


def test_t34_a_beaten_frame_was_declared_too() -> None:
    table = second_trick(FRAME, "KSKCKDKH")
    table.play(f"declare:{FRAME} beat:KSKCKDKH")
    assert table.words == [0, 100]
    table.play_low()
    table.refuses("1 declare KSKCKDKH", "T-34")
    table.play_low()
    if table.match.to_act != 0:
        table.play_low()
    table.refuses(f"0 declare {FRAME}", "T-34")


def test_t34_a_card_of_a_run_may_stand_in_a_frame_and_the_other_way_round() -> None:
    """The source: the king of a run of one suit belongs to the four kings as well."""
    table = second_trick("QSKSASKCKDKH")
    table.play("declare:KSKCKDKH")
    assert table.melds == {"QSKSAS"}
    table.play("declare:QSKSAS")
    assert table.words == [120, 0]
    table.play_low()
    table = second_trick("QSKSASKCKDKH")
    table.play("declare:QSKSAS")
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    assert table.melds == {"KSKCKDKH"}


def test_t34_holds_within_one_deal() -> None:
    table = Table()
    deal = deals.EVEN_DEALER_LAST
    table.canned(deal)
    table.deal(lay(TERZ, upcard="7H"))
    table.keep = set(cards_of(TERZ))
    assert table.melds == {TERZ}
    table.play(f"declare:{TERZ}")
    table.finish()
    eldest = 1 - table.match.next_dealer
    hands = [TERZ, ""]
    table.deal(lay(*hands, upcard="7H"))
    assert table.match.to_act == eldest
    assert table.melds == {TERZ}


# T-35


def test_t35_at_most_one_run_of_each_suit_in_a_turn() -> None:
    table = leading("7S8S9STSJCQCKC")
    table.play("declare:JCQCKC")
    assert table.melds == {"7S8S9S", "8S9STS"}
    table.play("declare:7S8S9S")
    assert table.melds == set()
    table.refuses("0 declare 8S9STS", "T-35")
    table = leading("7S8S9SJSQSKS")
    table.play("declare:JSQSKS")
    table.refuses("0 declare 7S8S9S", "T-35")


def test_t35_no_better_one_may_follow() -> None:
    table = leading("8S9STSJCQCKCAC")
    table.play("declare:8S9STS")
    assert table.melds == set()
    for better in ("JCQCKC", "QCKCAC", "JCQCKCAC"):
        table.refuses(f"0 declare {better}", "T-35")
    table = leading("8S9STSJCQCKCAC")
    table.play("declare:JCQCKCAC declare:8S9STS")
    assert table.words == [70, 0]


@pytest.mark.parametrize(
    ("first", "second", "may"),
    [
        ("8S9STS", "7C8C9C", True),
        ("8S9STS", "8C9CTC", True),  # equal
        ("8S9STS", "9CTCJC", False),
        ("8S9STS", "8H9HTH", False),  # equal tops, trump is better
        ("8H9HTH", "8S9STS", True),
        ("JSQSKS", "8C9CTC", True),
        ("8S9STS", "JCQCKC", False),
        ("7S8S9STS", "QCKCAC", True),
        ("7S8S9STS", "8C9CTCJC", False),
    ],
)
def test_t35_each_no_better_than_the_one_before(first: str, second: str, may: bool) -> None:
    table = leading(first + second)
    table.play(f"declare:{first}")
    assert (second in table.melds) is may
    if may:
        before = table.words[0]
        table.play(f"declare:{second}")
        assert table.words[0] > before
    else:
        table.refuses(f"0 declare {second}", "T-35")


def test_t35_is_measured_by_the_last_one_not_by_the_first() -> None:
    table = leading("TSJSQS7C8C9C9DTDJD")
    table.play("declare:TSJSQS declare:7C8C9C")
    table.refuses("0 declare 9DTDJD", "T-35")
    table = leading("TSJSQS7C8C9C9DTDJD")
    table.play("declare:TSJSQS declare:9DTDJD declare:7C8C9C")
    assert table.words == [60, 0]


def test_t35_frames_stand_in_the_sequence() -> None:
    table = second_trick("QSQCQDQH7S8S9S")
    table.play("declare:7S8S9S")
    table.refuses("0 declare QSQCQDQH", "T-35")
    table = second_trick("QSQCQDQHKSKCKDKH")
    assert "KSKCKDKH" in table.melds
    table.play("declare:QSQCQDQH")
    table.refuses("0 declare KSKCKDKH", "T-35")
    table = second_trick("QSQCQDQHKSKCKDKH")
    table.play("declare:KSKCKDKH declare:QSQCQDQH")
    assert table.words == [200, 0]


def test_t35_only_while_the_one_before_counted() -> None:
    table = leading("9STSJS7D8D9D", "TCJCQC")
    table.play("declare:9STSJS")
    table.play("ask beat:TCJCQC")
    assert table.melds == set()
    table.refuses("0 declare 7D8D9D", "T-35")
    # Where it was let pass the next one may follow.
    table = leading("9STSJS7D8D9D", "TCJCQC")
    table.play("declare:9STSJS ask good")
    assert table.melds == {"7D8D9D"}
    table.play("declare:7D8D9D ask beat:TCJCQC")
    assert table.words == [20, 20]
    assert table.melds == set()


def test_t35_in_the_next_turn_everything_starts_afresh() -> None:
    table = leading("9STSJS7D8D9DQDKDAD", "TCJCQC")
    table.keep = set(cards_of("7D8D9DQDKDADTCJCQC"))
    table.play("declare:9STSJS ask beat:TCJCQC 9S")
    table.play_low()
    table.play("break:0")
    if table.match.to_act != 0:
        table.play_low()
    assert table.melds == {"7D8D9D", "QDKDAD"}


def test_t35_the_marriage_stands_outside() -> None:
    hand = "9STSJS7D8D9DKHQH"
    for script in (
        "marriage declare:9STSJS declare:7D8D9D",
        "declare:9STSJS marriage declare:7D8D9D",
        "declare:9STSJS declare:7D8D9D marriage",
    ):
        table = leading(hand)
        table.play(script)
        assert table.words == [60, 0]
    table = leading(hand, "TCJCQC")
    table.play("declare:9STSJS ask beat:TCJCQC marriage")
    assert table.words == [20, 20]
    assert table.melds == set()


def test_t35_a_beat_is_no_part_of_the_beaters_own_turn() -> None:
    """A better one may follow it, and one of the same suit, and with ``one`` one more at all."""
    for option in ("many", "one"):
        table = leading("7S8S9S", "7C8C9CTCJC", melds_a_turn=option)
        table.play("declare:7S8S9S ask beat:8C9CTC")
        table.play_low()
        assert table.match.to_act == 1
        assert {"7C8C9CTCJC", "9CTCJC"} <= table.melds
        table.play("declare:7C8C9CTCJC")
        assert table.words == [0, 120]


def test_t35_one_meld_a_turn_where_the_table_says_so() -> None:
    hand = "9STSJS7D8D9DKHQH"
    table = leading(hand, melds_a_turn="one")
    table.keep = set(cards_of(hand))
    table.play("marriage declare:9STSJS")
    assert table.melds == set()
    table.refuses("0 declare 7D8D9D", "T-35")
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    assert table.melds == {"7D8D9D"}
    table = leading(hand, melds_a_turn="one")
    table.play("declare:7D8D9D marriage")
    assert table.words == [40, 0]
