"""T-20 to T-23: which cards may be played, with the talon and without it, and who takes."""

import pytest

from tests.engine.terz.kit import Table, cards_of, endgame, lay


@pytest.mark.parametrize(("one", "other", "winner"), [("AS", "7S", 0), ("7S", "AS", 1)])
def test_t20_the_winner_of_a_trick_leads(one: str, other: str, winner: int) -> None:
    table = Table(lay(one, other, upcard="9H"), 1, f"{one} {other} break:0")
    assert table.match.to_act == winner
    assert table.match.phase == "play"


def test_t20_any_card_to_any_lead_while_there_is_a_talon() -> None:
    hand = "AS8S7CTCKDQDAHJH8H"
    for lead in ("9S", "9C", "9D", "QH"):
        table = Table(lay(lead, hand, upcard="9H"))
        table.play(lead)
        assert table.cards == set(cards_of(hand))


def test_t20_any_card_in_every_trick_until_the_talon_is_gone() -> None:
    table = Table(lay(upcard="9H"))
    for _ in range(7):
        for _ in range(2):
            seat = table.match.to_act
            assert seat is not None
            assert table.cards == table.hand(seat) - {"7H"}
            table.play_low()
        if table.match.phase == "break":
            table.play("break:0")
    assert table.view(None).talon == 0


@pytest.mark.parametrize("talon", range(14, 0, -2))
@pytest.mark.parametrize("holder", [0, 1])
def test_t20_the_seven_of_trump_is_not_played_while_there_is_a_talon(
    holder: int, talon: int
) -> None:
    hands = ["", ""]
    hands[holder] = "7H7S"
    table = Table(lay(*hands, upcard="9H"))
    table.keep = {"7S"}
    table.trick((14 - talon) // 2)
    assert table.view(None).talon == talon
    if table.match.to_act != holder:
        table.play_low()
    assert "7H" in table.hand(holder)
    assert "7S" in table.cards
    assert "7H" not in table.cards
    error = table.refuses(f"{holder} play 7H", "T-20")
    assert set(error.legal) == table.cards


def test_t20_the_seven_of_trump_is_a_card_like_others_without_a_talon() -> None:
    table = Table()
    table.endgame(endgame("7H", "9H", upcard="9H"))
    assert "7H" in table.cards
    assert table.cards == table.hand(0)


@pytest.mark.parametrize(
    ("lead", "answer", "winner"),
    [
        ("9S", "AS", 1),
        ("AS", "9S", 0),
        ("7S", "AC", 0),
        ("AS", "8H", 1),
        ("8H", "AS", 0),
        ("KH", "QH", 0),
        ("QH", "KH", 1),
        ("TS", "KS", 0),
    ],
)
def test_t21_the_higher_card_of_the_suit_led_or_a_trump_takes(
    lead: str, answer: str, winner: int
) -> None:
    table = Table(lay(lead, answer, upcard="9H"), 1, f"{lead} {answer}")
    assert table.view(None).tricks[0].taker == winner
    assert table.last["tricks"][winner] == 1


def test_t22_the_leader_plays_any_card() -> None:
    table = Table()
    table.endgame(endgame("7H8HAS7STDKC", "9H", upcard="9H"))
    assert table.cards == table.hand(0)
    assert len(table.cards) == 9


OTHERS = "7C8CTC7D8D"  # and no spade, no trump

# The hand that answers (nine cards with the upcard, a trump), the card led, what may be played.
ANSWERS = [
    # A higher card of the suit must beat; the ten stands above the king.
    ("7STSASKH" + OTHERS, "9S", "TSAS"),
    ("7STSASKH" + OTHERS, "KS", "TSAS"),
    ("7SKSASKH" + OTHERS, "TS", "AS"),
    # It cannot beat but has the suit: any card of it, and no trump.
    ("7SKSQSKH" + OTHERS, "TS", "7SKSQS"),
    ("7SQSTSKH" + OTHERS, "AS", "7SQSTS"),
    # None of the suit: any trump, high or low, and nothing else.
    ("8HKHAHTH" + OTHERS, "9S", "8HKHAHTH"),
    ("8HKH7C8CTC7D8DTDAD", "AS", "8HKH"),
    # Trump led: a higher one must beat, in the order of trump; else any trump.
    ("8HKH9HTH" + OTHERS, "QH", "KH9HTH"),
    ("8HKHAHTH" + OTHERS, "9H", "8HKHAHTH"),
    ("8HKHQH9H" + OTHERS, "AH", "9H"),
    ("8HKHQH9H" + OTHERS, "JH", "8HKHQH9H"),
]


def answer(hand: str, lead: str, upcard: str = "KH", **options: str) -> set[str]:
    """What seat 1 may play from ``hand`` to seat 0's ``lead``, the talon just gone."""
    table = Table(**options)
    table.endgame(endgame(lead, hand, upcard=upcard))
    assert table.hand(1) == set(cards_of(hand))
    table.play(lead)
    for card in table.hand(1) - table.cards:
        error = table.refuses(f"1 play {card}", "T-22", "T-23")
        assert set(error.legal) == table.cards
    return table.cards


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
@pytest.mark.parametrize(("hand", "lead", "legal"), ANSWERS)
def test_t22_what_the_second_player_may_play(
    hand: str, lead: str, legal: str, jack_free: str
) -> None:
    """The reading: who cannot beat follows low and need not trump."""
    assert answer(hand, lead, jack_free=jack_free) == set(cards_of(legal))


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
def test_t22_neither_suit_nor_trump_any_card(jack_free: str) -> None:
    table = Table(jack_free=jack_free)
    table.endgame(endgame("JHAS", "KHTD7DADQD7C8CTCAC", upcard="KH"))
    table.play("JH KH AS")
    assert table.cards == set(cards_of("TD7DADQD7C8CTCAC"))


def test_t22_begins_with_the_first_trick_without_a_talon_and_holds_to_the_end() -> None:
    table = Table()
    table.endgame(endgame("ASTS", "KH7S8S9SQSADTDACTC", upcard="KH"))
    table.play("AS")
    assert table.cards == {"7S", "8S", "9S", "QS"}
    table.play("7S TS")
    assert table.cards == {"8S", "9S", "QS"}


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
def test_t22_binds_either_seat(jack_free: str) -> None:
    """Seat 1 leads; the hand of seat 0 holds the upcard."""
    table = Table(jack_free=jack_free)
    table.endgame(endgame("9S", "7STSASKH" + OTHERS, upcard="KH", leads=1))
    assert table.match.to_act == 1
    table.play("9S")
    assert table.cards == {"TS", "AS"}


JACKS = [
    # It may be played whatever was led, though the suit is there, beaten or not.
    ("7STSJHKH" + OTHERS, "9S", "TSJH", "TSJH"),
    ("7SKSJHKH" + OTHERS, "TS", "7SKSJH", "7SKSJH"),
    # Among other trumps, none of the suit: it is one of them either way.
    ("KHQHJH9H" + OTHERS, "8S", "KHQHJH9H", "KHQHJH9H"),
    # Trump led, others beat it too: they must, or the jack.
    ("8HKHJHTH" + OTHERS, "QH", "KHTHJH", "KHTHJH"),
    # Trump led that only the jack beats: held back, or not.
    ("8HKHJHTH" + OTHERS, "AH", "8HKHTHJH", "JH"),
    ("8HKHJHAH" + OTHERS, "9H", "8HKHAHJH", "JH"),
]


@pytest.mark.parametrize(("hand", "lead", "always", "only_trump"), JACKS)
def test_t23_the_jack_among_other_trumps(
    hand: str, lead: str, always: str, only_trump: str
) -> None:
    assert answer(hand, lead) == set(cards_of(always))
    assert answer(hand, lead, jack_free="only_trump") == set(cards_of(only_trump))


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
@pytest.mark.parametrize("lead", ["9S", "QH", "9H", "AS"])
def test_t23_the_jack_as_the_only_trump_need_not_be_played(lead: str, jack_free: str) -> None:
    hand = "JH7C8CTC7D8DTDAD9C"
    assert answer(hand, lead, "JH", jack_free=jack_free) == set(cards_of(hand))


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
def test_t23_the_suit_led_is_followed_all_the_same(jack_free: str) -> None:
    hand = "JH7S8CTC7D8DTDAD9C"
    assert answer(hand, "AS", "JH", jack_free=jack_free) == {"7S", "JH"}
    assert answer(hand.replace("7S", "TS"), "9S", "JH", jack_free=jack_free) == {"TS", "JH"}


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
def test_t23_the_jack_as_the_last_card_of_a_hand(jack_free: str) -> None:
    table = Table(jack_free=jack_free)
    table.endgame(endgame("", "JH7C8CTC7D8DTDAD9C", upcard="JH"))
    while len(table.hand(1)) > 1 or table.match.to_act == 0:
        seat = table.match.to_act
        cards = table.cards - {"JH"} if seat == 1 else table.cards
        table.do(f"{seat} play {min(cards)}")
    assert table.cards == {"JH"}
    table.play_low()
    assert table.match.phase in ("deal", "play")


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
def test_t23_only_the_jack_of_trump_is_free(jack_free: str) -> None:
    hand = "7STSJCKH7C8CTC7D8D"
    assert answer(hand, "9S", jack_free=jack_free) == {"TS"}


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
def test_t23_becomes_its_only_trump_when_the_others_are_gone(jack_free: str) -> None:
    """``only_trump`` looks at the hand of the moment."""
    table = Table(jack_free=jack_free)
    table.endgame(endgame("QH9H", "KHJH7C8CTC7D8DTDAD", upcard="KH", leads=0))
    table.play("9H")
    assert table.cards == ({"KH", "JH"} if jack_free == "always" else {"JH"})
    if jack_free == "always":
        table.play("KH QH")
        assert table.cards == set(cards_of("JH7C8CTC7D8DTDAD"))
