"""T-30 to T-33: what may be declared and when, and which meld is better.

Trump is hearts in most of them; seat 0 declares and leads.
"""

import pytest

from tests.engine.terz.kit import Table, cards_of, lay, leading, second_trick

TERZ = "7S8S9S"


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
