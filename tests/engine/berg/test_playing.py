"""Turns and what may be played: B-10 to B-17, and every card on every top card."""

import pytest

from engine.cards import NAMES
from tests.engine.berg.kit import Berg, cards_of, lay

RED, BLACK = "DH", "SC"


def colour(card: str) -> str:
    if card[0] == "X":
        return BLACK if card[1] == "B" else RED
    return BLACK if card[1] in BLACK else RED


def fits(card: str, top: str) -> bool:
    """B-15 to B-17 in so many words."""
    if card[0] == "Q":
        return True
    if card[0] == "X" and top[0] == "X":
        return True
    if card[0] == "X" or top[0] == "X":
        return colour(card) == colour(top)
    return card[0] == top[0] or card[1] == top[1]


def by_fives(cards: list[str]) -> list[list[str]]:
    """In hands of five, the last one filled up with cards of the first."""
    hands = [cards[i : i + 5] for i in range(0, len(cards), 5)]
    hands[-1] += cards[: 5 - len(hands[-1])]
    return hands


@pytest.mark.parametrize("top", [card for card in NAMES if card[0] not in "JQ"])
def test_b15_to_b17_every_card_on_every_top_card(top: str) -> None:
    """After 5, 6, 7, an ace or a joker it is the dealer who goes on, after others the opponent."""
    mover = 1 if top[0] in "567AX" else 0
    for hand in by_fives([card for card in NAMES if card != top]):
        text = "".join(hand)
        berg = Berg(lay("", text, top) if mover else lay(text, "", top))
        assert berg.to_act == mover
        assert berg.plays == {card for card in hand if fits(card, top)}
        takes = berg.view().takes
        assert takes is not None
        named = {NAMES[card] for card in takes.cards}
        assert {card for card in hand if card in named} == berg.plays


@pytest.mark.parametrize("top", cards_of("QS QC QD QH"))
@pytest.mark.parametrize("suit", "SCDH")
def test_b25_every_card_on_a_queens_order(top: str, suit: str) -> None:
    joker = "XB" if suit in BLACK else "XR"
    for hand in by_fives([card for card in NAMES if card != top]):
        berg = Berg(lay("".join(hand), "", top))
        berg.do(f"1 order {suit}")
        allowed = {c for c in hand if (c[1] == suit and c[0] != "X") or c[0] == "Q" or c == joker}
        assert berg.plays == allowed


@pytest.mark.parametrize("top", cards_of("JS JC JD JH"))
def test_b24_every_card_on_a_jacks_order(top: str) -> None:
    others = [card for card in NAMES if card != top]
    for ordered in others:
        hand = [ordered, *[card for card in others if card != ordered][:4]]
        berg = Berg(lay("".join(hand), "", top))
        berg.do(f"1 order {ordered}")
        assert berg.plays == {ordered}


def test_what_may_be_played_in_words() -> None:
    takes = Berg(lay("", "", "9H")).view().takes
    assert takes is not None
    assert (takes.card, takes.suits, takes.rank, takes.queen) == (None, (3,), 4, True)
    assert [NAMES[card] for card in takes.jokers] == ["XR"]
    takes = Berg(lay("", "", "XB")).view().takes
    assert takes is not None
    assert (takes.suits, takes.rank, takes.queen) == ((0, 1), None, True)
    assert [NAMES[card] for card in takes.jokers] == ["XR"]
    berg = Berg(lay("", "", "JS"))
    assert berg.view().takes is None
    berg.do("1 order 9D")
    takes = berg.view().takes
    assert takes is not None
    assert (takes.card, takes.suits, takes.queen) == (NAMES.index("9D"), (), False)
    berg = Berg(lay("", "", "QS"))
    berg.do("1 order D")
    takes = berg.view().takes
    assert takes is not None
    assert (takes.suits, takes.rank, takes.queen) == ((2,), None, True)
    assert [NAMES[card] for card in takes.jokers] == ["XR"]


def test_b10_one_card_may_be_drawn_a_turn_also_by_who_could_play() -> None:
    berg = Berg(lay("9S8D9DTD8C", "", "8S", draws="7S"))
    assert berg.plays >= {"9S"}
    assert berg.may("draw")
    berg.do("0 draw")
    assert berg.hand(0) >= {"7S"}
    assert berg.view().has_drawn
    assert not berg.may("draw")
    berg.refused("0 draw", "B-10", "drawn-already")
    assert {"9S", "7S"} <= berg.plays


def test_b11_one_may_pass_only_after_drawing() -> None:
    berg = Berg(lay("9S8D9DTD8C", "", "8S"))
    assert not berg.may("pass")
    berg.refused("0 pass", "B-11", "draw-first")
    berg.do("0 draw")
    assert berg.may("pass")
    berg.do("0 pass")
    assert berg.to_act == 1
    assert not berg.view().has_drawn


def test_b11_a_seat_without_a_card_to_play_must_draw_first_too() -> None:
    berg = Berg(lay("9D TD KD 9H TH", "", "8S"))
    assert berg.legal == {"draw", "jokers", "resign", "insure"}
    berg.refused("0 pass", "B-11", "draw-first")


@pytest.mark.parametrize("card", cards_of("5S 6S 7S AS XB"))
def test_b12_a_whole_new_turn_with_its_right_to_draw(card: str) -> None:
    berg = Berg(lay(f"{card} 9S", "", "8S"))
    berg.do("0 draw", f"0 play {card}")
    assert berg.to_act == 0
    assert berg.view().goes_on_after == NAMES.index(card)
    assert berg.may("draw")
    assert not berg.may("pass")
    berg.do("0 draw", "0 pass")
    assert berg.to_act == 1
    assert berg.view().goes_on_after is None


@pytest.mark.parametrize(
    ("play", "clause", "reason"),
    [
        ("9D", "B-15", "does-not-fit"),
        ("XR", "B-17", "joker-colour"),
        ("TH", "B-11", "not-in-hand"),
        ("2S", "B-11", "no-card"),
        ("", "B-11", "no-card"),
        ("9S D", "B-24", "takes-no-order"),
        ("QH", "B-25", "suit-wanted"),
        ("QH 9D", "B-25", "suit-wanted"),
        ("JS", "B-24", "order-wanted"),
        ("JS D", "B-24", "order-wanted"),
        ("JS JS", "B-24", "not-itself"),
    ],
)
def test_what_is_refused_on_an_eight_of_spades(play: str, clause: str, reason: str) -> None:
    berg = Berg(lay("9S 9D XR QH JS", "TH", "8S"))
    berg.refused(f"0 play {play}", clause, reason)


def test_refusals_of_other_kinds() -> None:
    berg = Berg()
    berg.refused("0 draw", "B-2", "no-deal")
    berg.deal(lay("", "", "8S"))
    berg.refused("1 draw", "B-10", "not-your-turn")
    berg.refused("2 draw", "", "no-seat")
    berg.refused("0 fly", "", "unknown-action")
    berg.refused("0 draw 9S", "", "unknown-action")
    berg.refused("0 order 9S", "B-2", "nothing-to-order")


def test_a_refused_card_names_the_legal_ones() -> None:
    berg = Berg(lay("9S 8D 9D TD JS", "", "8S"))
    error = berg.match.why_not(berg.match.legal_actions()[0]._replace(verb="play", args="9D"))
    assert error is not None
    assert set(error.legal) == {"9S", "8D", "JS"}
