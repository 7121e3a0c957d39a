"""Going out, what a game counts, the column and the end of the match: B-30, B-50 to B-55."""

import pytest

from engine.cards import NAMES
from engine.games import game
from engine.selfplay import Table, play_match
from tests.engine.berg.kit import Berg, lay, text_of

WORTH = {"XB": 2.0, "XR": 2.0, "QS": 1.5, "QC": 1.0, "QD": 1.0, "QH": 1.0}


def source_5(**options: str) -> Berg:
    """The source's first ending: A 8S; B 7S, black joker, red joker, queen of clubs, the last."""
    berg = Berg(lay("KS 7S XB XR QC", "8S 9D 9H TD TH", "TS"), **options)
    berg.do("0 play KS, 1 play 8S, 0 play 7S, 0 play XB, 0 play XR, 0 play QC")
    return berg


def test_the_source_counts_5() -> None:
    berg = source_5()
    assert berg.match.phase == "deal"
    assert berg.last == {
        "dealer": 1,
        "result": "out",
        "winner": 0,
        "last_cards": "XBXRQC",
        "points": [5.0, 0.0],
        "prices": [0.0, 0.0],
        "totals": [5.0, 0.0],
    }
    count = berg.view().counted[-1]
    assert count.worths == (2.0, 2.0, 1.0)
    assert count.last_card == NAMES.index("QC")


def test_the_source_counts_2_and_a_half() -> None:
    """A 9H; B queen of clubs, orders diamonds; A draws and passes; B queen of spades, the last."""
    berg = Berg(lay("5H 6H KH QC QS", "9H 9S 9C TS TC", "TH", draws="8S"))
    berg.do("0 play 5H, 0 play 6H, 0 play KH, 1 play 9H")
    berg.do("0 play QC D, 1 draw, 1 pass, 0 play QS")
    assert berg.last["points"] == [2.5, 0.0]
    assert berg.last["last_cards"] == "QCQS"


# The source's column of player A and player B; its second row, "1,0 -", is a misprint for 1.5.
COLUMN = [(1.0, 0.0), (1.5, 0.0), (1.5, 2.0), (3.0, 2.0), (3.5, 2.0), (3.5, 5.0)]


def go_out(berg: Berg, seat: int, last: str) -> None:
    """A game that this seat wins with these last cards, each played on the one before."""
    dealer = berg.view().dealer
    lasts = [last[i : i + 2] for i in range(0, len(last), 2)]
    hand = [*["6S", "7S", "AS", "8S"][: 5 - len(lasts)], *lasts]
    hands = ["8C 9C TC KC TH", "8C 9C TC KC TH"]
    hands[seat] = "".join(hand)
    # The dealer is first to play after a five, the other after a nine.
    berg.deal(lay(hands[0], hands[1], "5S" if dealer == seat else "9S", dealer=dealer))
    for card in hand:
        assert berg.to_act == seat
        berg.do(f"{seat} play {card}")
        if berg.to_act == 1 - seat:
            berg.do(f"{1 - seat} draw, {1 - seat} pass")
    assert berg.last["winner"] == seat


def test_the_sources_score_column() -> None:
    berg = Berg(None, 0)
    for seat, last in ((0, "QC"), (0, "KS"), (1, "XB"), (0, "QS"), (0, "TS"), (1, "XBQD")):
        go_out(berg, seat, last)
    counted = berg.view().counted
    assert [count.totals for count in counted] == COLUMN
    # Three games each: a line after the third.
    assert [count.series for count in counted] == [0, 0, 0, 1, 1, 1]
    assert [count.dealer for count in counted] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize(
    ("last", "up", "points"),
    [
        ("9S", "8S", 0.5),
        ("5S", "8S", 0.5),
        ("7S", "8S", 0.5),
        ("AS", "8S", 0.5),
        ("JS", "8S", 0.5),
        ("QS", "8S", 1.5),
        ("QC", "8S", 1.0),
        ("QD", "8S", 1.0),
        ("QH", "8S", 1.0),
        ("XB", "8S", 2.0),
        ("XR", "8H", 2.0),
    ],
)
def test_b30_b50_b51_each_kind_of_last_card(last: str, up: str, points: float) -> None:
    suit = up[1]
    rest = f"5{suit} 6{suit} K{suit} T{suit}"
    if last == f"5{suit}":
        rest = f"6{suit} 9{suit} K{suit} T{suit}"
    if last == f"9{suit}":
        rest = f"5{suit} 6{suit} K{suit} T{suit}"
    berg = Berg(lay(f"{last} {rest}", "8D 9D TD KD 9C", up))
    for card in rest.split():
        berg.do(f"0 play {card}")
        while berg.to_act == 1:
            berg.do("1 draw, 1 pass")
    cards = berg.counts[1]
    if last[0] == "J":
        assert [text for text in berg.legal if text.startswith("play")] == [f"play {last}"]
        berg.refused(f"0 play {last} 9D", "B-30", "last-card-orders-nothing")
    if last[0] == "Q":
        berg.refused(f"0 play {last} H", "B-30", "last-card-orders-nothing")
    berg.do(f"0 play {last}")
    assert berg.match.phase == "deal"
    assert berg.last["winner"] == 0
    assert berg.last["points"] == [points, 0.0]
    assert berg.last["last_cards"] == (last if points > 0.5 else "")
    # What the card would do to the opponent is left undone.
    assert berg.counts[1] == cards


def test_b51_down_to_the_first_card_that_is_not_the_winners() -> None:
    berg = Berg(lay("5H 6H QH QC XB", "QD 9H TD KD 8D", "8H"))
    berg.do("0 play 5H, 0 play 6H, 0 play QH D, 1 play QD")
    berg.do("0 play QC, 1 draw, 1 pass, 0 play XB")
    # The queen of hearts lies under the opponent's queen.
    assert berg.last["last_cards"] == "QCXB"
    assert berg.last["points"] == [3.0, 0.0]


def test_b51_down_to_the_first_card_that_is_not_significant() -> None:
    berg = Berg(lay("XB 5S QS 6S QC", "9H TD KD 8D TH", "8S"))
    berg.do("0 play XB, 0 play QS S, 1 draw, 1 pass, 0 play 6S, 0 play 5S, 0 play QC")
    assert berg.last["last_cards"] == "QC"
    assert berg.last["points"] == [1.0, 0.0]


def test_b51_the_turned_up_card_counts_as_the_dealers() -> None:
    berg = Berg(lay("9H TD KD 8D TH", "XR QH QD QS QC", "XB"))
    berg.do("1 play XR, 1 play QH C, 0 draw, 0 pass")
    for queen in ("QD", "QS"):
        berg.do(f"1 play {queen}, 0 draw, 0 pass")
    berg.do("1 play QC")
    assert berg.last["last_cards"] == "XBXRQHQDQSQC"
    assert berg.last["points"] == [0.0, 8.5]


def test_b51_the_turned_up_card_does_not_count_for_the_opponent() -> None:
    berg = Berg(lay("QS QC QH XR QD", "9H TD KD 8D TH", "XB", draws="8S 8C 9S 9C TS TC"))
    berg.do("1 draw, 1 pass")
    hand = sorted(berg.hand(0) - {"QS", "QC", "QH", "XR", "QD"})
    assert hand == ["8C", "8S", "9C", "9S"]
    berg.do("0 play 8S, 1 draw, 1 pass, 0 play 8C, 1 draw, 1 pass")
    berg.do("0 play 9C, 1 draw, 1 pass, 0 play 9S, 1 draw, 1 pass")
    berg.do("0 play QS H, 1 draw, 1 pass, 0 play QC, 1 draw, 1 pass, 0 play QH, 1 draw, 1 pass")
    berg.do("0 play XR, 0 play QD")
    assert berg.last["last_cards"] == "QSQCQHXRQD"
    assert berg.last["points"] == [6.5, 0.0]


def test_b51_a_card_left_on_top_by_a_turn_over_keeps_its_player() -> None:
    """A recount of games in which basic plays basic: it keeps its queens and jokers for the end."""
    table = Table(game("berg"), "short", {"insurance": "off"}, ("basic", "basic"))
    across = 0
    for number in range(10):
        record = play_match(table, f"across:{number}", record=True).record
        assert record is not None
        match = record.new_match()
        for deal in record.deals:
            match.deal(deal.deck)
            pile, turned = [(NAMES[deal.deck[10]], match.next_dealer)], False
            for action in deal.actions:
                events = match.apply(action)
                if action.verb == "play":
                    pile.append((action.args[:2], action.seat))
                if any(event.kind == "turned" for event in events):
                    pile, turned = pile[-1:], True
            last = match.result()["deals"][-1]
            if last["result"] != "out":
                continue
            chain: list[str] = []
            while pile and pile[-1][0] in WORTH and pile[-1][1] == last["winner"]:
                chain.insert(0, pile.pop()[0])
            assert last["last_cards"] == "".join(chain)
            assert last["points"][last["winner"]] == (sum(WORTH[card] for card in chain) or 0.5)
            across += turned and not pile and len(chain) > 1
    assert across


@pytest.mark.parametrize(("option", "loss"), [("no", 0.0), ("yes", -3.5)])
def test_b54_a_loser_with_nothing_but_significant_cards(option: str, loss: float) -> None:
    berg = Berg(lay("8H TH KD 5D 9D", "9H KH 8D QS XR", "8C"), left_in_hand=option)
    berg.do("0 play 8H, 1 play 9H, 0 play TH, 1 play KH, 0 play KD, 1 play 8D")
    berg.do("0 play 5D, 0 play 9D")
    assert berg.last["points"] == [0.5, loss]
    assert berg.last["totals"] == [0.5, loss]
    left = berg.view().counted[-1].left
    assert text_of(left) == ("QSXR" if loss else "")


def test_b54_one_plain_card_saves_the_rest() -> None:
    berg = Berg(lay("8H TH KD 5D 9D", "9H KH 8S QS XR", "8C"), left_in_hand="yes")
    berg.do("0 play 8H, 1 play 9H, 0 play TH, 1 play KH, 0 play KD, 1 draw, 1 pass")
    berg.do("0 play 5D, 0 play 9D")
    assert berg.last["points"] == [0.5, 0.0]
    assert berg.view().counted[-1].left == ()


def test_b54_not_at_a_resignation() -> None:
    berg = Berg(lay("9S 9D", "QS QC QD XB XR", "8S"), left_in_hand="yes")
    berg.do("0 play 9S, 1 resign")
    assert berg.hand(1) == {"QS", "QC", "QD", "XB", "XR"}
    assert berg.last["points"] == [0.5, 0.0]


def finish(berg: Berg, rows: list[tuple[int, str]]) -> None:
    for seat, last in rows:
        assert not berg.match.finished
        go_out(berg, seat, last)


def test_b55_greater_than_the_height() -> None:
    berg = Berg(None, 0, height=2)
    finish(berg, [(0, "XB")])
    assert berg.match.totals == (2.0, 0.0)
    assert (berg.match.phase, berg.match.winner) == ("deal", None)
    finish(berg, [(0, "KS")])
    assert (berg.match.phase, berg.match.winner) == ("finished", 0)
    assert berg.match.totals == (2.5, 0.0)
    berg.refused("0 draw", "B-55", "match-over")
    assert [event.kind for event in berg.events][-2:] == ["counted", "over"]


def test_b55_the_higher_total_wins_prices_included() -> None:
    berg = Berg(None, 0, height=1)
    berg.deal(lay("8D", "9D", "8S", dealer=0))
    berg.do("1 jokers, 1 insure, 1 resign")
    assert berg.match.totals == (0.5, -1.5)
    finish(berg, [(0, "TS"), (1, "XB")])
    dealer = berg.view().dealer
    finish(berg, [(1, "KS")])
    assert berg.match.totals == (1.0, 1.0)
    assert not berg.match.finished
    berg.deal(lay("8D9DTDKD8C", "8H9HTHKH9C", "8S", dealer=dealer))
    berg.drain(31)
    assert berg.match.totals == (1.5, 1.5)
    # Equal totals: another game.
    assert (berg.match.phase, berg.match.winner) == ("deal", None)
    finish(berg, [(1, "KS")])
    assert berg.match.winner == 1
    assert berg.match.totals == (1.5, 2.0)


def test_b55_a_total_brought_down_by_a_price_does_not_end_the_match() -> None:
    berg = Berg(None, 0, height=1)
    finish(berg, [(0, "QC")])
    berg.deal(lay("8D", "9D", "8S", dealer=0))
    berg.do("1 draw, 1 pass, 0 jokers, 0 draw, 0 pass, 1 resign")
    assert berg.match.totals == (1.0, 0.0)
    assert not berg.match.finished


def test_b52_a_draw_may_end_the_match() -> None:
    berg = Berg(None, 0, height=1)
    finish(berg, [(0, "QC")])
    berg.deal(lay("8D9DTDKD8C", "8H9HTHKH9C", "8S", dealer=0))
    berg.drain(31)
    assert berg.match.totals == (1.5, 0.5)
    assert berg.match.winner == 0
