"""T-30 to T-35: what may be declared, when, and what may follow what.

Trump is hearts in most of them; seat 0 declares and leads.
"""

import pytest

from tests.engine.terz import deals
from tests.engine.terz.kit import Table, cards_of, lay

TERZ = "7S8S9S"


def leading(hand: str, other: str = "", upcard: str = "7H", **options: str) -> Table:
    """Seat 0 leads the first trick from this hand."""
    return Table(lay(hand, other, upcard=upcard), **options)


def second_trick(hand: str, other: str = "", draws: str = "", **options: str) -> Table:
    """Seat 0 has taken the first trick with the nine of trump, and leads to the second."""
    table = Table(lay(hand + "9H", other, upcard="7H", draws=draws), **options)
    table.keep = set(cards_of(hand + other + draws))
    table.play("9H")
    table.play_low()
    table.play("break:0")
    assert table.match.to_act == 0
    return table


def answers(table: Table) -> bool:
    """Whether the other seat is asked for an answer now (T-36)."""
    return table.match.phase == "answer"


# T-30


def test_t30_before_its_card_on_its_own_turn_either_seat() -> None:
    table = leading(TERZ + "AC", "7C8C9C")
    assert table.melds == {TERZ}
    table.refuses("1 declare 7C8C9C", "T-30")
    table.play("AC")
    assert table.match.to_act == 1
    table.refuses("0 declare 7S8S9S", "T-30")
    assert table.melds == {"7C8C9C"}
    table.play("declare:7C8C9C")
    assert table.match.to_act == 1
    assert table.words == [0, 20]
    table.play_low()
    assert table.match.phase == "break"
    table.refuses("1 declare 8C9CTC", "T-30", "T-13")


def test_t30_is_no_duty() -> None:
    table = leading(TERZ)
    table.play("7S")
    assert table.words == [0, 0]


@pytest.mark.parametrize("melds_while", ["nine_cards", "talon"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("trick", range(1, 10))
def test_t30_while_it_has_nine_cards_or_while_there_is_a_talon(
    trick: int, seat: int, melds_while: str
) -> None:
    hands = ["", ""]
    hands[seat] = TERZ
    table = Table(lay(*hands, upcard="7H"), melds_while=melds_while)
    table.keep = set(cards_of(TERZ))
    table.trick(trick - 1)
    if table.match.to_act != seat:
        if table.view(seat).talon == 0:
            assert table.match.to_act == 1 - seat
        table.play_low()
    assert set(cards_of(TERZ)) <= table.hand(seat)
    last = 8 if melds_while == "nine_cards" else 7
    assert (TERZ in table.melds) is (trick <= last)
    if trick > last:
        table.refuses(f"{seat} declare {TERZ}", "T-30")


def test_t30_the_cards_may_be_named_in_any_order() -> None:
    """record.md: "the cards, any order"."""
    for order in ("9S7S8S", "8S9S7S"):
        table = leading(TERZ)
        table.play(f"declare:{order}")
        assert table.words == [20, 0]
        assert table.melds == set()


@pytest.mark.parametrize(
    "cards",
    [
        "7S8S",  # too short
        "7S8S9C",  # two suits
        "7S9SJS",  # no neighbours
        "7S8S9STS",  # not in the hand
        "7S8S9S9S",  # twice the same
        "7S8S",
        "JS",
        "KHQH",  # the marriage has its own word
        "6S7S8S",  # no card of the deck
        "xyz",
        "",
    ],
)
def test_t31_only_what_is_a_meld_of_its_hand(cards: str) -> None:
    table = leading("7S8S9SJSKHQH9C", upcard="8H")
    table.refuses(f"0 declare {cards}".strip(), "T-30", "T-31")


# T-31

RUNS = [
    ("7S8S9S", 20),
    ("QSKSAS", 20),
    ("7S8S9STS", 50),
    ("JSQSKSAS", 50),
    ("7S8S9STSJS", 100),
    ("7S8S9STSJSQS", 100),
    ("7S8S9STSJSQSKS", 100),
    ("7S8S9STSJSQSKSAS", 100),
    ("9HTHJH", 20),
]
FRAMES = [
    ("QSQCQDQH", 100),
    ("KSKCKDKH", 100),
    ("ASACADAH", 100),
    ("JSJCJDJH", 200),
]


@pytest.mark.parametrize(("cards", "points"), RUNS)
def test_t31_points_of_runs(cards: str, points: int) -> None:
    table = leading(cards)
    table.play(f"declare:{cards}")
    assert table.words == [points, 0]
    assert table.doc["totals"] == [points, 0]


@pytest.mark.parametrize(("cards", "points"), FRAMES)
def test_t31_points_of_frames(cards: str, points: int) -> None:
    table = second_trick(cards)
    table.play(f"declare:{cards}")
    assert table.words == [points, 0]


@pytest.mark.parametrize("rank", "789T")
def test_t31_no_frame_of_the_lower_cards(rank: str) -> None:
    frame = "".join(rank + suit for suit in "SCDH")
    upcard = "8H" if rank == "7" else "7H"
    table = Table(lay(frame, upcard=upcard))
    table.keep = set(cards_of(frame))
    table.trick()
    while table.match.to_act != 0:
        table.play_low()
    assert table.melds == set()
    table.refuses(f"0 declare {frame}", "T-30", "T-31")


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


# The kinds, lowest first; two hands in one deal can hold these pairs (lower, higher).
LADDER = [
    ("7S8S9S", "7C8C9CTC"),
    ("QDKDAD", "7C8C9CTC"),
    ("7S8S9STS", "QSQCQDQH"),
    ("TDJDQDKD", "ASACADAH"),
    ("QSQCQDQH", "KSKCKDKH"),
    ("QSQCQDQH", "ASACADAH"),
    ("KSKCKDKH", "ASACADAH"),
    ("QSQCQDQH", "JSJCJDJH"),
    ("ASACADAH", "7C8C9CTCJC"),
    ("ASACADAH", "JSJCJDJH"),
    ("KSKCKDKH", "7C8C9CTCJC"),
    ("TDJDQDKDAD", "7C8C9CTCJCQC"),
    ("9DTDJDQDKDAD", "7C8C9CTCJCQCKC"),
    ("8D9DTDJDQDKDAD", "7C8C9CTCJCQCKCAC"),
    ("7S8S9S", "JSJCJDJH"),
]


@pytest.mark.parametrize(("lower", "higher"), LADDER)
def test_t31_a_higher_kind_beats_a_lower_one(lower: str, higher: str) -> None:
    """At the second trick, so that frames are allowed; a lower kind cannot even answer."""
    table = second_trick(lower, higher)
    table.play(f"declare:{lower}")
    assert answers(table)
    assert f"beat {higher}" in {text[2:] for text in table.legal}
    table.play("good")
    table = second_trick(higher, lower)
    table.play(f"declare:{higher}")
    assert table.match.phase == "play"
    assert table.match.to_act == 0


def test_t31_a_longer_run_of_a_hundred_beats_a_shorter_with_a_higher_top() -> None:
    table = second_trick("TDJDQDKDAD", "7C8C9CTCJCQC")
    table.play("declare:TDJDQDKDAD beat:7C8C9CTCJCQC")
    assert table.words == [0, 100]


# T-32

SAME_KIND = [
    ("9STSJS", "TCJCQC", True),
    ("9STSJS", "8C9CTC", False),
    ("JSQSKS", "8C9CTC", False),  # the king is above the ten here
    ("8S9STS", "JCQCKC", True),
    ("7S8S9STS", "8C9CTCJC", True),
    ("TSJSQSKSAS", "9CTCJCQCKC", False),
    ("9STSJSQSKS", "TCJCQCKCAC", True),
    # Equal tops: trump is better; else the first stands.
    ("8S9STS", "8H9HTH", True),
    ("8H9HTH", "8S9STS", False),
    ("8S9STS", "8C9CTC", False),
    ("9STSJSQS", "9HTHJHQH", True),
    ("9STSJSQS", "9CTCJCQC", False),
]


@pytest.mark.parametrize(("one", "other", "better"), SAME_KIND)
def test_t32_the_better_of_two_runs_of_one_kind(one: str, other: str, better: bool) -> None:
    """Better or not the other may ask; only with the better it may beat."""
    table = leading(one, other)
    table.play(f"declare:{one} ask")
    beats = table.args("beat") & {other}
    assert beats == ({other} if better else set())
    if better:
        table.play(f"beat:{other}")
        assert table.words[0] == 0
        assert table.words[1] > 0
    else:
        table.refuses(f"1 beat {other}", "T-32", "T-36")
        table.play("good")
        assert table.words[0] > 0
        assert table.words[1] == 0


# T-33

FRAME = "QSQCQDQH"


@pytest.mark.parametrize("seat", [0, 1])
def test_t33_frames_only_after_the_talon_is_broken(seat: int) -> None:
    hands = ["", ""]
    hands[seat] = FRAME + TERZ
    table = Table(lay(*hands, upcard="7H"))
    table.keep = set(cards_of(FRAME + TERZ))
    if seat == 1:
        table.play_low()
    assert table.melds == {TERZ}
    table.refuses(f"{seat} declare {FRAME}", "T-33")
    table.trick()
    if table.match.to_act != seat:
        table.play_low()
    assert FRAME in table.melds
    table.play(f"declare:{FRAME}")
    assert table.words[seat] == 100


def test_t33_the_marriage_is_no_frame() -> None:
    table = leading("KHQH")
    assert "marriage" in table.verbs
    table.play("marriage")


def test_t33_nor_is_a_run_beaten_with_a_frame_before() -> None:
    table = leading(TERZ, FRAME)
    table.play(f"declare:{TERZ}")
    assert table.match.phase == "play"
    assert table.words == [20, 0]
    table = leading(TERZ, FRAME + "7C8C9CTC")
    table.play(f"declare:{TERZ}")
    assert FRAME not in table.args("beat")
    assert "7C8C9CTC" in table.args("beat")
    table.refuses(f"1 beat {FRAME}", "T-33")
    after = second_trick(TERZ, FRAME)
    after.play(f"declare:{TERZ}")
    assert after.legal == {"1 good", f"1 beat {FRAME}"}


@pytest.mark.parametrize("took", [True, False])
@pytest.mark.parametrize("option", ["yes", "no"])
@pytest.mark.parametrize("seat", [0, 1])
def test_t33_frames_need_a_trick_where_the_table_says_so(
    seat: int, option: str, took: bool
) -> None:
    hands = ["8S8C8D", "8S8C8D"]
    hands[seat] = FRAME
    table = Table(lay(*hands, upcard="7H"), frames_need_trick=option)
    table.keep = set(cards_of(FRAME))
    for _ in range(2):
        table.trick_for(seat if took else 1 - seat)
    if table.match.to_act != seat:
        table.play_low()
    may = took or option == "no"
    assert (FRAME in table.melds) is may
    if not may:
        table.refuses(f"{seat} declare {FRAME}", "T-33")


@pytest.mark.parametrize("option", ["yes", "no"])
def test_t33_a_frame_that_needs_a_trick_beats_nothing_without(option: str) -> None:
    table = second_trick(TERZ, FRAME, frames_need_trick=option)
    table.play(f"declare:{TERZ}")
    assert answers(table) is (option == "no")
    # With an empty trick it may.
    table = Table(lay(TERZ, FRAME, upcard="7H"), frames_need_trick=option)
    table.keep = set(cards_of(TERZ + FRAME))
    table.trick_for(1)
    table.trick_for(0)
    table.play(f"declare:{TERZ}")
    assert table.legal == {"1 good", f"1 beat {FRAME}"}


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
