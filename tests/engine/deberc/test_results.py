"""The result document of record.md at every stage, and what is refused between the stages."""

import pytest

from engine.cards import parse_cards
from engine.errors import RuleError
from engine.game import Action
from tests.engine.deberc import deals
from tests.engine.deberc.documents import DealDoc, ResultDoc
from tests.engine.deberc.kit import Table, lay


def document(table: Table, **changes: object) -> dict[str, object]:
    """A document of two seats in which nothing has happened, with these changes."""
    doc: dict[str, object] = {
        "format": "kozyr-result/1",
        "game": "deberc",
        "finished": False,
        "winner": None,
        "totals": [0, 0],
        "to_act": None,
        "phase": "deal",
        "deals": [],
    }
    assert list(table.doc) == list(doc)
    return {**doc, **changes}


def in_progress(**changes: object) -> dict[str, object]:
    """A deal of which only the dealer and the upcard are known, with these changes."""
    doc: dict[str, object] = {
        "dealer": 1,
        "taker": None,
        "trump": None,
        "upcard": "7C",
        "result": None,
        "melds": None,
        "bella": None,
        "tricks": [0, 0],
        "raw": None,
        "written": None,
        "fines": None,
        "hanging": None,
        "totals": None,
    }
    return {**doc, **changes}


HANDS = ("8HKHQHACTC8S9STSAD", "JH9HTHASKSKCTDKDJD")


def test_result_before_the_first_deal() -> None:
    table = Table(2)
    assert table.doc == document(table)


def test_result_of_a_deal_in_progress_leaves_null_what_is_not_settled() -> None:
    table = Table(2)
    table.deal(lay(*HANDS, upcard="7C"))
    assert table.doc == document(table, to_act=0, phase="bid1", deals=[in_progress()])
    table.play("pass pass")
    assert table.doc == document(table, to_act=0, phase="bid2", deals=[in_progress()])
    table.play("take:H meld bella")
    fixed = in_progress(taker=0, trump="H", bella={"announced_by": 0, "credited_to": None})
    assert table.doc == document(table, to_act=0, phase="play", deals=[fixed])
    table.play("KH TH")
    fixed["tricks"] = [0, 1]
    assert table.doc == document(table, to_act=1, phase="play", deals=[fixed])


def test_result_of_finished_deals_and_of_the_match() -> None:
    table = Table(2, target=51)
    table.canned(deals.TIE_2)
    first: DealDoc = {
        "dealer": 1,
        "taker": 0,
        "trump": "S",
        "upcard": "7S",
        "result": "hanging",
        "melds": [],
        "bella": None,
        "tricks": [4, 5],
        "raw": [52, 52],
        "written": [0, 52],
        "fines": [0, 0],
        "hanging": 52,
        "totals": [0, 52],
    }
    assert table.doc == document(table, totals=[0, 52], deals=[first])
    table.canned(deals.MADE_2)
    second: DealDoc = {
        "dealer": 0,
        "taker": 1,
        "trump": "H",
        "upcard": "TH",
        "result": "made",
        "melds": [],
        "bella": None,
        "tricks": [4, 5],
        "raw": [44, 47],
        "written": [44, 99],
        "fines": [0, 0],
        "hanging": 0,
        "totals": [44, 151],
    }
    done = document(
        table, finished=True, winner=1, totals=[44, 151], phase="finished", deals=[first, second]
    )
    assert table.doc == done
    assert [list(deal) for deal in table.doc["deals"]] == [list(first), list(second)]


def test_result_of_a_void_deal_leaves_hanging_points_and_names_what_was_fixed() -> None:
    table = Table(2, "home", target=5001, first_lead="taker")
    table.canned(deals.TIE_2)
    table.deal(lay("7S8S7C8C7H8H9S9C9H", "", upcard="7D"))
    table.play("pass pass take:H redeal")
    assert table.last == {
        "dealer": 0,
        "taker": 1,
        "trump": "H",
        "upcard": "7D",
        "result": "void",
        "melds": [],
        "bella": None,
        "tricks": [0, 0],
        "raw": [0, 0],
        "written": [0, 0],
        "fines": [0, 0],
        "hanging": 52,
        "totals": [0, 52],
    }


def test_result_of_a_deberc_leaves_hanging_points_and_totals() -> None:
    table = Table(2, target=5001, long_runs="hundred")
    table.canned(deals.TIE_2)
    table.deal(lay("7H8H9HTHJHQHKH", "", upcard="7D"))
    table.play("pass pass take:S meld")
    doc = table.doc
    assert (doc["finished"], doc["winner"], doc["phase"]) == (True, 1, "finished")
    assert doc["totals"] == table.last["totals"] == [0, 52]
    assert table.last["hanging"] == 52
    assert table.last["result"] == "deberc"


def test_result_is_by_side_in_partnership_and_tricks_by_seat() -> None:
    table = Table(4, partners="yes")
    doc = table.canned(deals.MADE_4P)
    assert doc["tricks"] == [4, 2, 0, 2]
    lists = (doc["raw"], doc["written"], doc["fines"], doc["totals"], table.doc["totals"])
    assert all(values is not None and len(values) == 2 for values in lists)


def test_result_is_a_document_of_its_own() -> None:
    """Changing what was handed out changes nothing at the table."""
    table = Table(2)
    table.canned(deals.MADE_2)
    doc: ResultDoc = table.doc
    doc["deals"].clear()
    doc["totals"][0] = 999
    assert table.doc["totals"] == [47, 44]
    assert len(table.doc["deals"]) == 1


# Refusals between the stages


@pytest.mark.parametrize("text", ["0 pass", "0 take", "0 play 9H", "1 meld", "0 redeal"])
def test_refused_between_deals(text: str) -> None:
    table = Table(2)
    table.refuses(text, "D-11")
    table.canned(deals.MADE_2)
    table.refuses(text, "D-11")


def test_refused_to_deal_while_a_deal_goes_on() -> None:
    table = Table(2)
    table.deal(deals.ANY)
    before = table.everything()
    with pytest.raises(RuleError):
        table.match.deal(parse_cards(deals.ANY))
    assert table.everything() == before


@pytest.mark.parametrize(
    "action",
    [
        Action(0, "resign"),
        Action(0, ""),
        Action(0, "play"),
        Action(0, "play", "XB"),
        Action(0, "play", "6H"),
        Action(0, "play", "9H9H"),
        Action(0, "meld", "7H8H9H"),
        Action(0, "bella", "KH"),
        Action(0, "take", "H"),
        Action(2, "play", "8H"),
        Action(-1, "play", "8H"),
    ],
    ids=str,
)
def test_refused_nonsense(action: Action) -> None:
    table = Table(2)
    table.deal(lay(*HANDS, upcard="7C"))
    table.play("pass pass take:H")
    before = table.everything()
    assert isinstance(table.match.why_not(action), RuleError)
    with pytest.raises(RuleError):
        table.match.apply(action)
    assert table.everything() == before


def test_refused_is_not_what_is_legal() -> None:
    table = Table(2)
    table.deal(lay(*HANDS, upcard="7C"))
    table.play("pass pass take:H")
    for legal in table.match.legal_actions():
        assert table.match.why_not(legal) is None
