"""T-36: the answer to a meld, as the players speak it.

Seat 0 leads the first trick and declares; trump is hearts.
"""

import pytest

from tests.engine.terz.kit import Table, cards_of, lay, leading

# The dialogues of the source


def test_t36_the_source_from_what_from_the_jack_not_good_from_the_queen() -> None:
    """«Терц» — «От чего?» — «От Валета» — «Не годится. От дамы»."""
    table = leading("9STSJS", "TCJCQC")
    table.do("0 declare 9STSJS")
    assert (table.match.phase, table.match.to_act) == ("answer", 1)
    assert table.legal == {"1 good", "1 ask"}
    table.do("1 ask")
    assert (table.match.phase, table.match.to_act) == ("asked", 1)
    assert table.legal == {"1 good", "1 beat TCJCQC"}
    assert table.words == [0, 0]
    table.do("1 beat TCJCQC")
    assert table.words == [0, 20]
    assert (table.match.phase, table.match.to_act) == ("play", 0)


def test_t36_the_source_not_good_a_fifty_from_the_jack_of_diamonds() -> None:
    """«Терц» — «Не годится. Четверик от бубнового Валета»: without asking."""
    table = leading("9STSJS", "8D9DTDJD")
    table.do("0 declare 9STSJS")
    assert table.legal == {"1 good", "1 ask", "1 beat 8D9DTDJD"}
    table.do("1 beat 8D9DTDJD")
    assert table.words == [0, 50]
    assert (table.match.phase, table.match.to_act) == ("play", 0)


def test_t36_the_source_good() -> None:
    """«Терц» — «Годится»."""
    table = leading("9STSJS", "TCJCQC")
    table.do("0 declare 9STSJS", "1 good")
    assert table.words == [20, 0]
    assert table.doc["totals"] == [20, 0]
    assert (table.match.phase, table.match.to_act) == ("play", 0)


def test_t36_the_source_who_asks_gives_up_the_higher_meld() -> None:
    """«этими самыми словами второй лишается ВЫСШЕГО назначения в этом ходе»."""
    table = leading("9STSJS", "8D9DTDJDQD")
    table.do("0 declare 9STSJS")
    assert table.args("beat") == {"8D9DTDJD", "9DTDJDQD", "8D9DTDJDQD"}
    table.do("1 ask")
    assert table.legal == {"1 good", "1 beat TDJDQD"}
    table.refuses("1 beat 8D9DTDJD", "T-36")
    table.refuses("1 beat 8D9DTDJDQD", "T-36")


# Who is asked for an answer


@pytest.mark.parametrize(
    ("hand", "other", "answer"),
    [
        # Nothing; lower kinds only.
        ("9STSJS", "", None),
        ("9STSJSQS", "TCJCQC", None),
        ("9STSJSQSKS", "9CTCJCQC", None),
        # The same kind, better or not: it may ask.
        ("9STSJS", "TCJCQC", "good ask"),
        ("9STSJS", "7C8C9C", "good ask"),
        ("9STSJS", "9CTCJC", "good ask"),
        ("9STSJS", "9HTHJH", "good ask"),
        # A higher kind; a run of the same kind lies within it.
        ("9STSJS", "9CTCJCQC", "good ask beat:9CTCJCQC"),
        ("9STSJSQS", "7C8C9CTCJC", "good ask beat:7C8C9CTCJC"),
        # Some of each.
        ("9STSJSQS", "7C8C9CTCJC7D8D9D", "good ask beat:7C8C9CTCJC"),
        ("7S8S9S", "7C8C9CTCJDQDKD", "good ask beat:7C8C9CTC"),
        (
            "7S8S9S",
            "7C8C9CTCJC",
            "good ask beat:7C8C9CTC beat:8C9CTCJC beat:7C8C9CTCJC",
        ),
    ],
)
def test_t36_who_has_nothing_that_could_count_is_not_waited_for(
    hand: str, other: str, answer: str | None
) -> None:
    table = leading(hand, other)
    table.play(f"declare:{hand}")
    if answer is None:
        assert table.match.phase == "play"
        assert table.match.to_act == 0
        assert table.words[0] > 0
    else:
        assert table.match.phase == "answer"
        assert table.legal == {f"1 {word.replace(':', ' ')}" for word in answer.split()}
        assert table.words == [0, 0]


def test_t36_nobody_answers_who_has_played_to_the_trick() -> None:
    """Seat 1 declares as the second; seat 0 holds better ones of every kind."""
    table = leading("9STSJSQSKS7D8D9D", "7C8C9C")
    table.play("7D declare:7C8C9C")
    assert table.words == [0, 20]
    assert (table.match.phase, table.match.to_act) == ("play", 1)


def test_t36_no_question_about_a_frame() -> None:
    table = Table(lay("QSQCQDQH9H", "KSKCKDKH7C8C9C", upcard="7H"))
    table.keep = set(cards_of("QSQCQDQHKSKCKDKH7C8C9C"))
    table.play("9H")
    table.play_low()
    table.play("break:0 declare:QSQCQDQH")
    assert table.legal == {"1 good", "1 beat KSKCKDKH"}
    table.refuses("1 ask", "T-36")
    table.play("beat:KSKCKDKH")
    assert table.words == [0, 100]


def test_t36_no_question_without_a_run_of_the_same_kind() -> None:
    """A frame is higher than a terz, but holds none."""
    table = Table(lay("7S8S9S9H", "KSKCKDKH", upcard="7H"))
    table.keep = set(cards_of("7S8S9SKSKCKDKH"))
    table.play("9H")
    table.play_low()
    table.play("break:0 declare:7S8S9S")
    assert table.legal == {"1 good", "1 beat KSKCKDKH"}
    table.refuses("1 ask", "T-36")


def test_t36_a_run_of_the_same_kind_is_not_beaten_without_asking() -> None:
    table = leading("9STSJS", "TCJCQC")
    table.play("declare:9STSJS")
    table.refuses("1 beat TCJCQC", "T-36")


def test_t36_nor_with_a_lower_kind() -> None:
    table = leading("9STSJSQS", "TCJCQCKC7D8D9D")
    table.play("declare:9STSJSQS")
    table.refuses("1 beat 7D8D9D", "T-36")
    table.play("ask")
    table.refuses("1 beat 7D8D9D", "T-36", "T-32")


def test_t36_nor_with_cards_that_it_does_not_hold() -> None:
    table = leading("9STSJS", "TCJCQC")
    table.play("declare:9STSJS")
    for cards in ("8D9DTDJD", "9STSJSQS", "TCJCKC", "TC", "", "xyz"):
        table.refuses(f"1 beat {cards}".strip(), "T-36", "T-31", "T-30")


def test_t36_the_cards_of_a_beat_may_be_named_in_any_order() -> None:
    table = leading("9STSJS", "8D9DTDJD")
    table.play("declare:9STSJS beat:JD9D8DTD")
    assert table.words == [0, 50]


@pytest.mark.parametrize("other", ["7C8C9C", "9CTCJC"])
def test_t36_the_second_answer_is_waited_for_when_only_good_is_left(other: str) -> None:
    table = leading("9STSJS", other)
    table.play("declare:9STSJS ask")
    assert (table.match.phase, table.match.to_act) == ("asked", 1)
    assert table.legal == {"1 good"}
    table.play("good")
    assert table.words == [20, 0]
    assert (table.match.phase, table.match.to_act) == ("play", 0)


def test_t36_one_question_only() -> None:
    table = leading("9STSJS", "TCJCQC")
    table.play("declare:9STSJS ask")
    table.refuses("1 ask", "T-36")


def test_t36_in_the_answer_nothing_else_is_done_and_by_nobody_else() -> None:
    table = leading("9STSJS7D8D9DKHQH", "TCJCQC")
    table.play("declare:9STSJS")
    for _ in range(2):
        card = min(table.hand(1))
        table.refuses(f"1 play {card}", "T-36")
        table.refuses("1 arrive", "T-36", "T-43")
        table.refuses("1 declare TCJCQC", "T-36", "T-30")
        table.refuses("1 seven", "T-36", "T-25")
        table.refuses("1 marriage", "T-36", "T-38")
        table.refuses("0 play 9S", "T-36")
        table.refuses("0 declare 7D8D9D", "T-36", "T-30")
        table.refuses("0 marriage", "T-36", "T-38")
        table.refuses("0 good", "T-36")
        table.refuses("0 arrive", "T-36", "T-43")
        if table.match.phase == "answer":
            table.play("ask")


def test_t36_there_is_no_answer_without_a_meld() -> None:
    table = leading("9STSJS", "TCJCQC")
    for text in ("0 good", "0 ask", "0 beat 9STSJS", "1 good", "1 ask", "1 beat TCJCQC"):
        table.refuses(text, "T-36")
    table.play("declare:9STSJS good")
    for text in ("1 good", "1 ask", "1 beat TCJCQC"):
        table.refuses(text, "T-36")


@pytest.mark.parametrize("script", ["good", "ask good", "ask beat:TCJCQC", "beat:9CTCJCQC"])
def test_t36_the_turn_comes_back_to_who_declared(script: str) -> None:
    table = leading("9STSJS7D8D9DKHQH", "9CTCJCQC")
    table.play("declare:9STSJS " + script)
    assert (table.match.phase, table.match.to_act) == ("play", 0)
    assert table.cards == table.hand(0)
    assert "marriage" in table.verbs
    assert "arrive" in table.verbs
    assert (table.melds != set()) is script.endswith("good")


def test_t36_each_meld_of_a_turn_has_its_own_dialogue() -> None:
    table = leading("9STSJS7D8D9D", "TCJCQC")
    table.play("declare:9STSJS good declare:7D8D9D")
    assert table.match.phase == "answer"
    table.play("ask")
    table.play("beat:TCJCQC")
    assert table.words == [20, 20]


def test_t36_once_beaten_with_a_run_it_answers_no_more_in_the_deal() -> None:
    """The beat is a declaration (T-34): the same run does not answer the next terz."""
    table = leading("9STSJS7D8D9D", "TCJCQC")
    table.keep = set(cards_of("7D8D9DTCJCQC"))
    table.play("declare:9STSJS ask beat:TCJCQC 9S")
    table.play_low()
    table.play("break:0")
    if table.match.to_act != 0:
        table.trick_for(0)
    table.play("declare:7D8D9D")
    assert table.match.phase == "play"
    assert table.words == [20, 20]


def test_t36_in_the_first_trick_without_a_talon_too() -> None:
    table = leading("9STSJS", "TCJCQC")
    table.keep = set(cards_of("9STSJSTCJCQC"))
    table.trick(6)
    table.trick_for(0)
    assert table.view(None).talon == 0
    table.play("declare:9STSJS")
    assert table.match.phase == "answer"
    table.play("ask beat:TCJCQC")
    assert table.words == [0, 20]


@pytest.mark.parametrize("declarer", [0, 1])
def test_t36_either_seat_declares_and_answers(declarer: int) -> None:
    table = Table()
    hands = ["TCJCQC", "TCJCQC"]
    hands[declarer] = "9STSJS"
    table.deal(lay(*hands, upcard="7H"))
    table.keep = set(cards_of("9STSJSTCJCQC"))
    if table.match.to_act != declarer:
        table.trick_for(declarer)
    table.play("declare:9STSJS")
    assert (table.match.phase, table.match.to_act) == ("answer", 1 - declarer)
    table.play("ask beat:TCJCQC")
    assert table.words[1 - declarer] == 20
    assert table.match.to_act == declarer
