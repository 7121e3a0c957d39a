"""T-38: king and queen of trump."""

import pytest

from tests.engine.terz.kit import Table, cards_of, endgame, lay, leading


def test_t38_is_worth_twenty_at_once_and_any_legal_card_may_follow() -> None:
    table = leading("KHQH")
    before = table.cards
    table.play("marriage")
    assert table.words == [20, 0]
    assert table.doc["totals"] == [20, 0]
    assert (table.match.phase, table.match.to_act) == ("play", 0)
    assert table.cards == before == table.hand(0)


def test_t38_once() -> None:
    table = leading("KHQH")
    table.play("marriage")
    assert "marriage" not in table.verbs
    table.refuses("0 marriage", "T-38")
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    table.refuses("0 marriage", "T-38")


@pytest.mark.parametrize("hand", ["KHQS", "QHKS", "KSQS", "AHKH", ""])
def test_t38_only_king_and_queen_of_trump(hand: str) -> None:
    table = leading(hand)
    assert "marriage" not in table.verbs
    table.refuses("0 marriage", "T-38")


def test_t38_as_the_second_in_a_trick_too_but_only_on_its_own_turn() -> None:
    table = leading("", "KHQH")
    assert "marriage" not in table.verbs
    table.refuses("1 marriage", "T-38")
    table.play_low()
    assert "marriage" in table.verbs
    table.play("marriage")
    assert table.words == [0, 20]
    table.play_low()
    table.refuses("1 marriage", "T-38", "T-13")


@pytest.mark.parametrize(("first", "second"), [("QH", "KH"), ("KH", "QH")])
def test_t38_with_the_second_card_after_the_first_was_played(first: str, second: str) -> None:
    """The source: not with the first of the two, but when the second is about to be played."""
    table = leading("KHQH")
    table.keep = {second}
    table.play(first)
    table.play_low()
    table.play("break:0")
    if table.match.to_act != 0:
        assert "marriage" not in table.verbs
        table.play_low()
    assert "marriage" in table.verbs
    table.play("marriage")
    assert table.words == [20, 0]


def test_t38_not_when_both_have_been_played() -> None:
    table = leading("KHQH")
    table.play("QH")
    table.play_low()
    table.play("break:0")
    if table.match.to_act != 0:
        table.play_low()
    table.play("KH")
    while table.match.phase == "play":
        if table.match.to_act == 0:
            assert "marriage" not in table.verbs
        table.play_low()


def test_t38_also_if_the_second_card_came_later() -> None:
    """The queen is played, then the king is drawn."""
    table = Table(lay("QHAS", upcard="7H", draws="KH8C"))
    table.keep = {"KH"}
    table.play("QH")
    assert table.match.to_act == 1
    answer = next(card for card in sorted(table.cards) if card[1] != "H")
    table.play(f"{answer} break:0")
    assert "KH" in table.hand(0)
    table.play("marriage")
    assert table.words == [20, 0]


def test_t38_not_with_a_card_that_the_other_played() -> None:
    table = leading("QH9H", "KH")
    table.keep = {"QH"}
    table.play("9H KH break:0")
    assert "QH" in table.hand(0)
    assert "marriage" not in table.verbs
    table.refuses("0 marriage", "T-38")
    table.play("QH" if table.match.to_act == 0 else "")
    assert "marriage" not in table.verbs


def test_t38_whose_half_was_taken_in_a_trick_has_it_not() -> None:
    """Seat 1 takes the queen with the nine: taking is no playing."""
    table = leading("QH", "KH9H")
    table.keep = {"KH"}
    table.play("QH 9H break:0")
    assert table.match.to_act == 1
    assert "marriage" not in table.verbs
    table.refuses("1 marriage", "T-38")


@pytest.mark.parametrize("tricks", range(8))
def test_t38_without_a_talon_to_the_last(tricks: int) -> None:
    """Also with fewer than nine cards."""
    table = Table()
    table.endgame(endgame("7H8H", "KHQH7C8CTC7D8DTDAD", upcard="KH", leads=0))
    table.keep = {"KH", "QH"}
    for _ in range(tricks):
        table.trick()
    if not {"KH", "QH"} & table.hand(1):
        return
    if table.match.to_act != 1:
        table.play_low()
    played = {c for trick in table.view(None).tricks for c in trick.cards}
    assert table.view(1).counts[1] == 9 - tricks
    assert played
    assert "marriage" in table.verbs
    table.play("marriage")
    assert table.words == [0, 20]


def test_t38_with_the_upcard_of_the_exchange() -> None:
    table = leading("7HQH", upcard="KH")
    assert "marriage" not in table.verbs
    table.play("seven marriage")
    assert table.words == [20, 0]


def test_t38_counts_without_an_answer_and_beats_nothing() -> None:
    table = leading("KHQH7S8S9S", "TCJCQCKC")
    table.play("marriage")
    assert (table.match.phase, table.match.to_act) == ("play", 0)
    assert table.words == [20, 0]
    table = leading("7S8S9S", "KHQH")
    table.play("declare:7S8S9S")
    assert table.match.phase == "play"
    assert table.words == [20, 0]


def test_t38_its_cards_belong_to_runs_as_well() -> None:
    table = leading("JHQHKH")
    table.play("marriage declare:JHQHKH")
    assert table.words == [40, 0]
    table = leading("JHQHKH")
    table.play("declare:JHQHKH marriage")
    assert table.words == [40, 0]


def test_t38_in_melds_while_talon_it_is_free_all_the_same() -> None:
    table = Table(melds_while="talon", melds_a_turn="one")
    table.endgame(endgame("7S", "KHQH7C8CTC7D8DTDAD", upcard="KH"))
    table.play("7S")
    assert table.melds == set()
    table.play("marriage")
    assert table.words == [0, 20]


def test_t38_in_the_first_trick_before_the_break() -> None:
    table = leading("KHQH")
    assert sum(table.last["tricks"]) == 0
    assert "marriage" in table.verbs
    table.play("marriage")
    assert set(cards_of("KHQH")) <= table.hand(0)
