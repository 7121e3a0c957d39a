"""T-1 to T-4, T-10 to T-14: the cards, the deal, the colour, the break of the talon, the draws."""

from itertools import permutations

import pytest

from engine.cards import CARD_OF, NAMES, parse_cards
from engine.errors import RuleError
from tests.engine.terz import deals
from tests.engine.terz.kit import Canned, Table, cards_of, endgame, lay
from tests.engine.terz.reference import DECK, SUITS, points_of, split_cards

PLAIN = "789JQKTA"  # T-1, low to high
TRUMP = "78QKTA9J"
ALL = split_cards("".join(sorted(DECK)))


def broken_by(one: str, other: str, upcard: str) -> int:
    """Who breaks the talon, having lost the first trick: seat 0 leads ``one`` to ``other``."""
    table = Table(lay(one, other, upcard=upcard), 1, f"{one} {other}")
    assert table.match.phase == "break"
    assert table.match.to_act is not None
    return table.match.to_act


@pytest.mark.parametrize("suit", SUITS)
def test_t1_rank_in_a_plain_suit(suit: str) -> None:
    upcard = "8H" if suit != "H" else "8S"
    for one, other in permutations(PLAIN, 2):
        loser = 1 if PLAIN.index(one) > PLAIN.index(other) else 0
        assert broken_by(one + suit, other + suit, upcard) == loser, (one, other)


@pytest.mark.parametrize("suit", SUITS)
def test_t1_rank_in_trump(suit: str) -> None:
    """The seven cannot be played with a talon: see the next test."""
    for one, other in permutations(TRUMP[1:], 2):
        upcard = next(rank for rank in TRUMP[1:] if rank not in (one, other)) + suit
        loser = 1 if TRUMP.index(one) > TRUMP.index(other) else 0
        assert broken_by(one + suit, other + suit, upcard) == loser, (one, other)


def test_t1_the_seven_of_trump_is_the_lowest() -> None:
    table = Table()
    table.endgame(endgame("7H", "8H7C8CTC7D8DTDAD9C", upcard="8H"))
    table.play("7H")
    assert table.cards == {"8H"}
    table.play("8H")
    assert table.match.to_act == 1


@pytest.mark.parametrize("trump", SUITS)
def test_t2_points_of_each_card(trump: str) -> None:
    """A claim right after the first trick counts that trick and nothing else (T-43)."""
    values = {"A": 11, "T": 10, "K": 3, "Q": 2, "J": 1, "9": 0, "8": 0, "7": 0}
    trumps = {"A": 11, "T": 10, "K": 3, "Q": 2, "J": 20, "9": 13, "8": 0}
    nothing = "7S" if trump != "S" else "7C"
    for card in ALL:
        if card in (f"7{trump}", nothing) or card[1] == nothing[1]:
            continue
        upcard = next(rank for rank in "8TQ" if rank + trump != card) + trump
        table = Table(lay(card, nothing, upcard=upcard), 1, f"{card} {nothing} break:0 arrive")
        expected = trumps[card[0]] if card[1] == trump else values[card[0]]
        assert table.last["card_points"] == [expected, 0], card


@pytest.mark.parametrize("deal", deals.ALL)
def test_t3_the_last_trick_is_worth_ten_and_all_are_150(deal: Canned) -> None:
    """T-2 too: the plain suit that the test above leaves out, and the seven of trump."""
    table = Table()
    last = table.canned(deal)
    view = table.view(0)
    points = [0, 0]
    for trick in view.tricks:
        assert trick.taker is not None
        points[trick.taker] += sum(points_of(NAMES[c], last["trump"]) for c in trick.cards)
    assert sum(points) == 140
    taker = view.tricks[-1].taker
    assert taker is not None
    points[taker] += 10
    assert last["card_points"] == points


@pytest.mark.parametrize("suit", ["S", "H"])
def test_t4_runs_follow_the_natural_order_also_in_trump(suit: str) -> None:
    """The source: Q K A is a terz, 10 K A is none, and J Q A is none in trump."""

    def melds(ranks: str) -> set[str]:
        hand = "".join(rank + suit for rank in ranks)
        return Table(lay(hand, upcard="9H")).melds

    assert melds("QKA") == {f"Q{suit}K{suit}A{suit}"}
    assert melds("TJQ") == {f"T{suit}J{suit}Q{suit}"}
    assert melds("TKA") == set()
    assert melds("JQA") == set()
    assert melds("8QK") == set()
    assert melds("78A") == set()


@pytest.mark.parametrize("dealer", [0, 1])
def test_t10_three_at_a_time_the_dealers_opponent_first(dealer: int) -> None:
    deck = list(DECK)
    table = Table("".join(deck), dealer)
    eldest = 1 - dealer
    assert table.hand(eldest) == {*deck[0:3], *deck[6:9], *deck[12:15]}
    assert table.hand(dealer) == {*deck[3:6], *deck[9:12], *deck[15:18]}
    view = table.view(None)
    assert view.talon == 14
    assert view.upcard == view.upcard_lies == CARD_OF[deck[18]]
    assert view.trump == CARD_OF[deck[18]] // 10
    assert table.last["trump"] == deck[18][1]
    assert table.last["dealer"] == view.dealer == dealer


@pytest.mark.parametrize(
    "deck", ["", "".join(DECK[:-1]), "".join([*DECK[:-1], DECK[0]]), "".join([*DECK[:-1], "6S"])]
)
def test_t10_only_a_deck_of_these_32_cards_is_dealt(deck: str) -> None:
    table = Table()
    with pytest.raises(RuleError):
        table.match.deal(parse_cards(deck))
    assert table.match.phase == "deal"
    table.deal("".join(DECK))


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(
    ("trump", "call", "caller_leads"),
    [
        ("S", "black", True),
        ("S", "red", False),
        ("C", "black", True),
        ("C", "red", False),
        ("D", "red", True),
        ("D", "black", False),
        ("H", "red", True),
        ("H", "black", False),
    ],
)
def test_t11_the_colour_decides_who_leads(
    dealer: int, trump: str, call: str, caller_leads: bool
) -> None:
    table = Table(None, dealer)
    table.match.deal(parse_cards(lay(upcard=f"9{trump}")))
    caller = 1 - dealer
    assert table.match.phase == "colour"
    assert table.match.to_act == caller
    assert table.legal == {f"{caller} colour red", f"{caller} colour black"}
    table.do(f"{caller} colour {call}")
    leader = caller if caller_leads else dealer
    assert table.match.phase == "play"
    assert table.match.to_act == leader
    assert table.last["leader"] == table.view(None).leader == leader
    assert table.last["trump"] == trump
    assert table.view(None).colour == call


def test_t11_the_upcard_is_turned_only_after_the_call() -> None:
    table = Table()
    table.match.deal(parse_cards(lay(upcard="9H")))
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        assert (view.upcard, view.upcard_lies, view.trump, view.leader) == (None,) * 4
        assert view.talon == 14
        assert view.counts == (9, 9)
    assert (table.last["trump"], table.last["leader"]) == (None, None)


def test_t11_nothing_else_is_done_before_the_call() -> None:
    table = Table()
    table.match.deal(parse_cards(lay("7S8S9SKHQH7H", upcard="9H")))
    table.refuses("0 play 7S", "T-11")
    table.refuses("0 declare 7S8S9S", "T-11", "T-30")
    table.refuses("0 marriage", "T-11", "T-38")
    table.refuses("0 seven", "T-11", "T-25")
    table.refuses("0 arrive", "T-11", "T-43")
    table.refuses("0 break 3", "T-11", "T-13")
    table.refuses("0 good", "T-11", "T-36")
    table.refuses("1 colour red", "T-11")
    table.refuses("0 colour green", "T-11")
    table.refuses("0 colour", "T-11")
    table.play("colour:red")
    table.refuses("0 colour red", "T-11")


@pytest.mark.parametrize("deal", [deals.EVEN_ELDEST_LAST, deals.EVEN_DEALER_LAST])
@pytest.mark.parametrize("dealer", [0, 1])
def test_t12_who_took_the_last_trick_deals_and_the_other_leads(deal: Canned, dealer: int) -> None:
    table = Table(None, dealer)
    table.canned(deal)
    taker = 1 - dealer if deal.last == 0 else dealer
    assert table.doc["phase"] == "deal"
    assert table.doc["to_act"] is None
    assert table.match.next_dealer == table.view(None).dealer == taker
    table.match.deal(parse_cards(lay(upcard="9H")))
    assert table.match.phase == "play"
    assert table.match.to_act == 1 - taker
    assert (table.last["dealer"], table.last["leader"]) == (taker, 1 - taker)
    assert table.view(None).colour is None
    assert table.view(None).trump == CARD_OF["9H"] // 10


def test_t12_whatever_colour_was_called_in_the_first_deal() -> None:
    """The dealer led; the eldest, who takes the last trick, deals."""
    table = Table()
    deal = deals.EVEN_ELDEST_LAST
    table.match.deal(parse_cards(deal.deck))
    table.play("colour:black")
    assert table.last["leader"] == 1
    table.finish()
    taker = table.view(None).tricks[-1].taker
    assert table.match.next_dealer == taker
    table.match.deal(parse_cards(lay(upcard="9H")))
    assert table.match.to_act != taker


@pytest.mark.parametrize(("one", "other", "loser"), [("AS", "7S", 1), ("7S", "AS", 0)])
def test_t13_the_loser_of_the_first_trick_breaks_before_anybody_draws(
    one: str, other: str, loser: int
) -> None:
    table = Table(lay(one, other, upcard="9H"), 1, f"{one} {other}")
    assert table.match.phase == "break"
    assert table.match.to_act == loser
    assert table.legal == {f"{loser} break {depth}" for depth in range(13)}
    view = table.view(None)
    assert view.counts == (8, 8)
    assert view.talon == 14
    assert view.broken is None
    for text in ("break 13", "break -1", "break x", "break"):
        table.refuses(f"{loser} {text}", "T-13")
    table.refuses(f"{1 - loser} break 3", "T-13")
    card = min(table.hand(loser))
    table.refuses(f"{loser} play {card}", "T-13")
    table.refuses(f"{loser} arrive", "T-13", "T-43")
    table.play("break:3")
    view = table.view(None)
    assert view.broken == 3
    assert view.counts == (9, 9)
    assert view.talon == 12
    assert table.match.to_act == 1 - loser


@pytest.mark.parametrize("depth", range(13))
def test_t13_the_cut_cards_go_to_the_top_in_their_order(depth: int) -> None:
    """Also T-14: the trick's winner draws first, from the bottom, and the upcard is the last."""
    deck = lay(upcard="9H")
    face_down = cards_of(deck)[19:]
    kept = 13 - depth
    drawn = [*reversed(face_down[:kept]), *reversed(face_down[kept:]), "9H"]
    table = Table(deck)
    for number in range(7):
        table.play_low()
        table.play_low()
        before = [table.hand(0), table.hand(1)]
        if number == 0:
            assert table.match.phase == "break"
            table.play(f"break:{depth}")
        winner = table.match.to_act
        assert winner is not None
        assert winner == table.view(None).tricks[-1].taker
        if number == 0:
            assert table.hand(winner) - before[winner] == {drawn[0]}
            assert table.hand(1 - winner) - before[1 - winner] == {drawn[1]}
        else:
            assert drawn[2 * number] in table.hand(winner)
            assert drawn[2 * number + 1] in table.hand(1 - winner)
        assert table.view(None).talon == 12 - 2 * number


def test_t13_is_done_once_a_deal() -> None:
    table = Table(lay(upcard="9H"))
    for _ in range(16):
        table.play_low()
        table.play_low()
        if table.match.phase == "break":
            assert sum(table.last["tricks"]) == 1
            table.play("break:5")
        seat = table.match.to_act
        if seat is not None:
            table.refuses(f"{seat} break 5", "T-13")
    assert table.match.phase == "deal"


def test_t14_back_to_nine_while_there_is_a_talon_and_no_further() -> None:
    table = Table(lay(upcard="9H"))
    for number in range(1, 17):
        table.trick()
        talon = max(0, 14 - 2 * number)
        held = 9 if number <= 7 else 16 - number
        view = table.view(None)
        assert view.talon == talon
        assert view.counts == (held, held)
        assert (view.upcard_lies is None) is (talon == 0)
        assert view.upcard == CARD_OF["9H"]


@pytest.mark.parametrize("winner", [0, 1])
def test_t14_the_upcard_goes_to_who_lost_the_last_trick_with_the_talon(winner: int) -> None:
    table = Table()
    end = endgame("7HAS", "9HKS", upcard="9H", leads=winner)
    table.endgame(end)
    assert table.match.to_act == winner
    assert "7H" in table.hand(winner)
    assert "9H" in table.hand(1 - winner)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_t14_the_winners_last_card_is_shown_to_both(viewer: int | None) -> None:
    table = Table()
    table.deal(lay(upcard="9H"))
    for number in range(1, 17):
        table.trick()
        shown = table.view(viewer).last_draw
        if number < 7:
            assert shown is None
        else:
            winner = table.view(None).tricks[6].taker
            assert shown == (winner, CARD_OF["7H"])
