"""D-50 to D-53: the bella.

Hearts are trump, taken in round two by seat 0, which leads; with three seats seat 1 has the bella.
"""

import pytest

from engine.cards import NAMES
from tests.engine.deberc.kit import Table, lay, melds_of
from tests.engine.deberc.reference import points_of


def hearts(*hands: str, script: str = "", **options: int | str) -> Table:
    table = Table(len(hands), "classic", None, **options)
    table.deal(lay(*hands, upcard="7D"))
    table.play("pass " * len(hands) + "take:H " + script)
    return table


# D-50


def test_d50_king_and_queen_of_trump_are_worth_twenty() -> None:
    silent = hearts("JHKHQH", "")
    without = silent.finish()["raw"]
    heard = hearts("JHKHQH", "", bella_when="before_last_trick", script="bella")
    counted = heard.finish()["raw"]
    assert without is not None
    assert counted == [without[0] + 20, without[1]]


@pytest.mark.parametrize("hand", ["JHKH", "JHQH", "KSQS", "KHQS"])
@pytest.mark.parametrize("when", ["with_card", "before_last_trick"])
def test_d50_both_in_one_hand_and_of_trump(hand: str, when: str) -> None:
    table = hearts(hand, "8H9HTHAH", bella_when=when)
    assert "bella" not in table.verbs
    table.refuses("0 bella", "D-50")


def test_d50_it_never_competes_with_runs() -> None:
    """Seat 1 has a fifty; the bella of seat 0 is credited, and so is the fifty."""
    table = hearts("JHKHQH", "9STSJSQS8SAS", script="bella KH meld", runs_need_trick="no")
    deal = table.finish()
    assert melds_of(deal) == ["1 9STSJSQS 50"]
    assert deal["bella"] == {"announced_by": 0, "credited_to": 0}


@pytest.mark.parametrize(("hand", "upcard"), [("7HKH", "QH"), ("7HQH", "KH")])
@pytest.mark.parametrize("when", ["with_card", "before_last_trick"])
def test_d50_one_of_the_two_may_come_by_the_seven(hand: str, upcard: str, when: str) -> None:
    table = Table(2, bella_when=when)
    table.deal(lay(hand, "", upcard=upcard))
    table.play("take")
    assert "bella" not in table.verbs
    table.play("seven")
    assert "bella" in table.verbs
    table.play("bella")
    assert table.finish()["bella"] == {"announced_by": 0, "credited_to": 0}


@pytest.mark.parametrize("hand", ["KHQH8S8CTC7S7C9DJD", "8S8CTC7S7C9DJDKHQH"])
def test_d50_whichever_packets_brought_them(hand: str) -> None:
    assert "bella" in hearts(hand, "").verbs


def test_d50_with_four_seats_the_upcard_may_be_one_of_them() -> None:
    table = Table(4)
    table.deal(lay("KH", "", "", "", upcard="QH"))
    table.play("take")
    assert "bella" in table.verbs


# D-51, with_card

# Seat 0 takes every trick, whatever it leads.
WINNER = ("JH9HAHTHKHQHASKSTS", "7S8S9SJSQS7C8C9CTC")


def test_d51_with_card_before_the_first_of_the_two_and_then_one_must_be_played() -> None:
    table = hearts("KHQHJH", "", bella_when="with_card")
    assert "bella" in table.verbs
    assert len(table.cards) == 9
    table.play("bella")
    assert table.match.to_act == 0
    assert table.legal == {"0 play KH", "0 play QH"}
    for viewer in (None, 0, 1):
        assert table.view(viewer).bella_by == 0
    table.refuses("0 play JH", "D-51")
    table.refuses("0 bella", "D-51")
    table.play("QH")
    while table.match.to_act != 0:
        table.play_low()
    assert "bella" not in table.verbs
    assert len(table.cards) > 1


def test_d51_with_card_before_the_second_of_the_two() -> None:
    table = hearts("KHQHJHASAC", "", bella_when="with_card", script="KH")
    table.play_low()
    while table.match.to_act != 0 or "QH" not in table.cards:
        table.play_low()
    assert "bella" in table.verbs
    table.play("bella")
    assert table.legal == {"0 play QH"}


def test_d51_with_card_not_after_both_are_played() -> None:
    table = hearts(*WINNER, bella_when="with_card")
    for card in ("KH", "QH"):
        table.play(card)
        table.play_low()
    assert table.match.to_act == 0
    assert "bella" not in table.verbs
    table.refuses("0 bella", "D-51")


FOLLOWS = ("7S8S9SASKSJDQDADTD", "TSJSKHQH7C8C9CJCAC")


def test_d51_with_card_only_if_that_card_may_be_played_now() -> None:
    """Seat 1 must follow in spades first; without spades it must trump, and then it may."""
    table = hearts(*FOLLOWS, bella_when="with_card", script="AS")
    assert table.cards == {"TS", "JS"}
    assert "bella" not in table.verbs
    table.refuses("1 bella", "D-51")
    table.play("TS KS JS 9S")
    assert table.cards == {"KH", "QH"}
    assert "bella" in table.verbs


def test_d51_with_card_only_on_its_own_turn() -> None:
    table = hearts("JH", "KHQH", bella_when="with_card")
    table.refuses("1 bella", "D-55")


def test_d51_with_card_also_in_the_last_trick() -> None:
    table = hearts(*WINNER, bella_when="with_card")
    for card in ("KH", "JH", "9H", "AH", "TH", "AS", "KS", "TS"):
        table.play(card)
        table.play_low()
    assert table.hand(0) == {"QH"}
    table.play("bella")
    assert table.finish()["bella"] == {"announced_by": 0, "credited_to": 0}


def test_d51_with_card_runs_and_exchange_come_before() -> None:
    table = Table(2, bella_when="with_card")
    table.deal(lay("7HKHQHJH", "", upcard="AH"))
    table.play("take")
    assert table.verbs == {"seven", "meld", "bella"}
    table.play("bella")
    assert table.verbs == set()
    table.refuses("0 meld", "D-51")
    table.refuses("0 seven", "D-51")
    again = Table(2, bella_when="with_card")
    again.deal(lay("7HKHQHJH", "", upcard="AH"))
    again.play("take seven meld bella KH")
    assert again.view(None).announced[0] == "fifty"


# D-51, before_last_trick


def test_d51_before_last_trick_it_binds_to_no_card() -> None:
    table = hearts("7SKHQHJH8S9S", "", bella_when="before_last_trick")
    before = table.cards
    assert "bella" in table.verbs
    table.play("bella")
    assert table.match.to_act == 0
    assert table.cards == before
    assert "meld" in table.verbs
    assert "bella" not in table.verbs
    table.refuses("0 bella", "D-51")


def test_d51_before_last_trick_though_neither_card_may_be_played_now() -> None:
    table = hearts(*FOLLOWS, bella_when="before_last_trick", script="AS")
    assert table.cards == {"TS", "JS"}
    assert "bella" in table.verbs


@pytest.mark.parametrize("trick", range(1, 10))
def test_d51_before_last_trick_on_any_own_turn_before_the_last_trick(trick: int) -> None:
    """Seat 0 plays king and queen first; it may announce up to the eighth trick of nine."""
    table = hearts(*WINNER, bella_when="before_last_trick")
    cards = ["KH", "QH", "JH", "9H", "AH", "TH", "AS", "KS", "TS"]
    for card in cards[: trick - 1]:
        table.play(card)
        table.play_low()
    assert table.match.to_act == 0
    assert ("bella" in table.verbs) is (trick < 9)
    if trick == 9:
        table.refuses("0 bella", "D-51")
    else:
        table.play("bella")
        assert table.finish()["bella"] == {"announced_by": 0, "credited_to": 0}


@pytest.mark.parametrize("trick", [7, 8])
def test_d51_before_last_trick_with_four_seats_the_last_is_the_eighth(trick: int) -> None:
    table = Table(4, bella_when="before_last_trick")
    table.deal(lay("JH9HTHKHQH8H7H", "", "", "", upcard="AH"))
    table.play("take")
    for card in ["KH", "QH", "JH", "9H", "AH", "TH", "8H"][: trick - 1]:
        table.play(card)
        for _ in range(3):
            table.play_low()
    assert ("bella" in table.verbs) is (trick < 8)


def test_d51_before_last_trick_not_on_anothers_turn() -> None:
    table = hearts("JH", "KHQH", bella_when="before_last_trick")
    table.refuses("1 bella", "D-55")


# D-52. Three seats; seat 1 has the bella and announces it with the king.

# Seat 0 takes king and queen with jack and nine.
BOTH_TO_SEAT_0 = ("JH9HASKS8S7S7CTCAC", "KHQHTSJS8C9CJD8D9D", "AHTH9SQSJCQCADKDTD")
BOTH_TO_SEAT_0_PLAY = "JH bella KH TH 9H QH AH"
# Seat 0 takes the king with the jack, seat 2 the queen with the nine.
ONE_EACH = ("JHTHKS7S8S7CTCAC9C", "KHQHTSJS8CJCJD8D9D", "9HAHASQSQCKCADKDTD")
ONE_EACH_PLAY = "JH bella KH AH 7S JS AS 9H TH QH"
# Seat 0 takes the king; with the queen seat 1 trumps a club.
QUEEN_KEPT = ("JH9HASKS7S8S7CTCAC", "KHQHTSJS9SQSJD8D9D", "AHTH8C9CJCQCADKDTD")
QUEEN_KEPT_PLAY = "JH bella KH TH 7C QH 8C"

D52 = [
    (BOTH_TO_SEAT_0, BOTH_TO_SEAT_0_PLAY + " 7S TS 9S", "declarer", 1),
    (BOTH_TO_SEAT_0, BOTH_TO_SEAT_0_PLAY + " 7S TS 9S", "capturer", 0),
    (ONE_EACH, ONE_EACH_PLAY + " AD 7C JD", "capturer", None),
    (QUEEN_KEPT, QUEEN_KEPT_PLAY, "declarer", 1),
    (QUEEN_KEPT, QUEEN_KEPT_PLAY, "capturer", 1),
]


@pytest.mark.parametrize(("hands", "script", "bella_to", "credited"), D52)
def test_d52_to_whom_it_is_credited(
    hands: tuple[str, ...], script: str, bella_to: str, credited: int | None
) -> None:
    table = hearts(*hands, script=script, bella_to=bella_to)
    deal = table.finish()
    assert deal["bella"] == {"announced_by": 1, "credited_to": credited}
    silent = hearts(*hands, script=script.replace("bella ", ""), bella_to=bella_to)
    without = silent.finish()
    assert deal["tricks"] == without["tricks"]
    assert deal["raw"] is not None
    assert without["raw"] is not None
    more = [one - other for one, other in zip(deal["raw"], without["raw"], strict=True)]
    assert more == [20 if side == credited else 0 for side in range(3)]


POINTLESS = ("JH9HAHTH7CASKSTSQS", "KHQH8D9D8C7S8S9SJS")
POINTLESS_PLAY = "JH bella KH 9H QH AH 8D TH 9D 7C 8C"


def test_d52_declarer_a_trick_without_points_is_enough() -> None:
    """The source's "пустышка": seat 1 takes eight and seven of clubs and nothing else."""
    deal = hearts(*POINTLESS, script=POINTLESS_PLAY, bella_to="declarer").finish()
    assert deal["tricks"] == [8, 1]
    assert deal["raw"] is not None
    assert deal["raw"][1] == 20
    assert deal["bella"] == {"announced_by": 1, "credited_to": 1}


def test_d52_capturer_asks_only_who_has_the_cards() -> None:
    deal = hearts(*POINTLESS, script=POINTLESS_PLAY, bella_to="capturer").finish()
    assert deal["bella"] == {"announced_by": 1, "credited_to": 0}


@pytest.mark.parametrize(("bella_to", "credited"), [("declarer", None), ("capturer", 0)])
def test_d52_without_any_trick(bella_to: str, credited: int | None) -> None:
    hands = ("JH9HAHTH8HASKSTSQS", "KHQH8D9D8C7S8S9SJS")
    script = "JH bella KH 9H QH"
    deal = hearts(*hands, script=script, bella_to=bella_to).finish()
    assert deal["tricks"] == [9, 0]
    assert deal["bella"] == {"announced_by": 1, "credited_to": credited}
    assert deal["raw"] is not None
    assert deal["raw"][1] == 0


@pytest.mark.parametrize(("bella_to", "credited"), [("declarer", 1), ("capturer", 0)])
def test_d52_announced_after_both_were_captured(bella_to: str, credited: int) -> None:
    """``before_last_trick``: seat 1 announces on its next turn, its cards long gone."""
    script = "JH KH TH 9H QH AH 7S bella TS 9S"
    table = hearts(
        *BOTH_TO_SEAT_0, script=script, bella_to=bella_to, bella_when="before_last_trick"
    )
    assert table.finish()["bella"] == {"announced_by": 1, "credited_to": credited}


@pytest.mark.parametrize("bella_to", ["declarer", "capturer"])
def test_d52_in_partnership_the_pair_is_one_side(bella_to: str) -> None:
    """Seat 3 takes its partner's king, seat 0 the queen: seat 1 itself takes nothing."""
    table = Table(4, partners="yes", bella_to=bella_to)
    table.deal(
        lay(
            "7H8H9HTHAHASKS",
            "KHQH8S9S8C9C8D9D",
            "TSJSTCJCTDJDQDKD",
            "JH7SQS7CQCKCACAD",
            upcard="7D",
        )
    )
    table.play("pass pass pass pass take:H")
    table.play("8H bella KH TD JH 7S AS 8S TS 9H QH JD 7C")
    deal = table.finish()
    assert deal["tricks"][1] == 0
    assert deal["bella"] == {"announced_by": 1, "credited_to": 1}


# D-53


@pytest.mark.parametrize("bella_to", ["declarer", "capturer"])
@pytest.mark.parametrize("when", ["with_card", "before_last_trick"])
def test_d53_not_announced_not_credited(when: str, bella_to: str) -> None:
    table = hearts("JHKHQH9H", "", bella_when=when, bella_to=bella_to)
    deal = table.finish()
    assert deal["bella"] is None
    dealt = [NAMES[card] for trick in table.view(None).tricks for card in trick.cards]
    assert deal["raw"] is not None
    assert sum(deal["raw"]) == 10 + sum(points_of(card, "H") for card in dealt)
