"""The result document of ``record.md``, at every stage of a match; and records of Terz."""

import json

import pytest

from engine.errors import RecordError
from engine.record import parse_action, read_record
from tests.engine.terz import deals
from tests.engine.terz.documents import DealDoc
from tests.engine.terz.kit import Table, lay

KEYS = ["format", "game", "finished", "winner", "totals", "to_act", "phase", "deals"]
DEAL_KEYS = [
    "dealer",
    "leader",
    "trump",
    "words",
    "tricks",
    "card_points",
    "written",
    "fines",
    "arrival",
    "totals",
]
# Seat 0 holds a terz, seat 1 a better one; trump hearts, called red.
DECK = lay("9STSJSKHQHAC", "TCJCQC7D", upcard="7H")


def test_result_before_the_first_deal() -> None:
    assert Table(None, 1).doc == {
        "format": "kozyr-result/1",
        "game": "terz",
        "finished": False,
        "winner": None,
        "totals": [0, 0],
        "to_act": None,
        "phase": "deal",
        "deals": [],
    }


def running(
    words: tuple[int, int] = (0, 0), tricks: tuple[int, int] = (0, 0), fine: int = 0
) -> DealDoc:
    """A deal in progress: what is known only when it is counted is null."""
    return {
        "dealer": 1,
        "leader": 0,
        "trump": "H",
        "words": [*words],
        "tricks": [*tricks],
        "card_points": None,
        "written": None,
        "fines": [0, fine],
        "arrival": None,
        "totals": None,
    }


def test_result_while_the_colour_is_to_be_called() -> None:
    record = as_record([{"deck": DECK, "actions": []}])
    doc = read_record(record).replay().result()
    assert (doc["phase"], doc["to_act"], doc["totals"]) == ("colour", 0, [0, 0])
    assert doc["deals"] == [{**running(), "leader": None, "trump": None}]


def test_result_of_a_deal_in_progress_step_by_step() -> None:
    table = Table(DECK)
    steps = [
        ("", "play", 0, running()),
        ("marriage", "play", 0, running((20, 0))),
        ("declare:9STSJS", "answer", 1, running((20, 0))),
        ("ask", "asked", 1, running((20, 0))),
        ("beat:TCJCQC", "play", 0, running((20, 20))),
        ("AC", "play", 1, running((20, 20))),
        ("7D", "break", 1, running((20, 20), (1, 0))),
        ("break:4", "play", 0, running((20, 20), (1, 0))),
    ]
    for script, phase, to_act, deal in steps:
        table.play(script)
        doc = table.doc
        assert list(doc) == KEYS
        assert list(doc["deals"][0]) == DEAL_KEYS
        assert (doc["phase"], doc["to_act"]) == (phase, to_act)
        assert (table.match.phase, table.match.to_act) == (phase, to_act)
        assert doc["deals"] == [deal]
        assert doc["totals"] == deal["words"]
        assert (doc["finished"], doc["winner"]) == (False, None)


def test_result_fines_run_and_are_in_the_totals_at_once() -> None:
    table = Table(lay("7H", upcard="AH"))
    table.trick(7)
    tricks = table.last["tricks"]
    assert sum(tricks) == 7
    assert table.last == running((0, 0), (tricks[0], tricks[1]), 100)
    assert table.doc["totals"] == [0, 100]


def test_result_of_a_counted_deal() -> None:
    table = Table()
    table.canned(deals.FIVES)
    doc = table.doc
    tricks = doc["deals"][0]["tricks"]
    assert sum(tricks) == 16
    assert doc == {
        "format": "kozyr-result/1",
        "game": "terz",
        "finished": False,
        "winner": None,
        "totals": [60, 80],
        "to_act": None,
        "phase": "deal",
        "deals": [
            {
                "dealer": 1,
                "leader": 0,
                "trump": deals.FIVES.deck[37],
                "words": [0, 0],
                "tricks": tricks,
                "card_points": [65, 85],
                "written": [60, 80],
                "fines": [0, 0],
                "arrival": None,
                "totals": [60, 80],
            }
        ],
    }
    assert list(doc["deals"][0]) == DEAL_KEYS


def test_result_keeps_the_deals_that_are_over() -> None:
    table = Table()
    table.canned(deals.FIVES)
    first = table.doc["deals"][0]
    table.deal(lay(upcard="7H"))
    assert table.doc["deals"][0] == first
    assert len(table.doc["deals"]) == 2
    assert table.last["dealer"] == 1
    assert table.last["totals"] is None
    assert table.doc["totals"] == [60, 80]


def test_result_of_a_match_won_by_arrival() -> None:
    table = Table(lay("7S8S9STSJSJH", "JC", upcard="7H"), 1, target=121)
    table.play("declare:7S8S9STSJS JH JC break:0 arrive")
    assert table.doc == {
        "format": "kozyr-result/1",
        "game": "terz",
        "finished": True,
        "winner": 0,
        "totals": [121, 0],
        "to_act": None,
        "phase": "finished",
        "deals": [
            {
                "dealer": 1,
                "leader": 0,
                "trump": "H",
                "words": [100, 0],
                "tricks": [1, 0],
                "card_points": [21, 0],
                "written": [121, 0],
                "fines": [0, 0],
                "arrival": {"seat": 0, "right": True},
                "totals": [121, 0],
            }
        ],
    }


def test_result_of_a_match_won_by_the_count() -> None:
    table = Table(target=75)
    table.canned(deals.EVEN_DEALER_LAST)
    doc = table.doc
    assert (doc["finished"], doc["winner"], doc["phase"]) == (True, 1, "finished")
    assert doc["totals"] == [75, 75]
    assert doc["deals"][0]["arrival"] is None


# Records


def as_record(made: list[dict[str, object]], **changes: object) -> str:
    return json.dumps(
        {
            "format": "kozyr/1",
            "game": "terz",
            "preset": "classic",
            "options": {},
            "seats": ["Анна", "Boris"],
            "first_dealer": 1,
            "deals": made,
            **changes,
        }
    )


def test_record_replays_to_the_same_match_and_is_written_as_it_was_read() -> None:
    actions = [
        "0 colour red",
        "0 marriage",
        "0 declare 9STSJS",
        "1 ask",
        "1 beat TCJCQC",
        "0 play AC",
        "1 play 7D",
        "1 break 12",
    ]
    text = as_record([{"deck": DECK, "actions": actions}], options={"target": 301})
    record = read_record(text)
    assert record.as_json() == json.loads(text)
    match = record.replay()
    table = Table(DECK, 1, "marriage declare:9STSJS ask beat:TCJCQC AC 7D break:12", target=301)
    assert match.result() == table.doc
    for viewer in (None, 0, 1):
        assert match.view(viewer) == table.view(viewer)


def test_record_actions_are_read_leniently_and_written_canonically() -> None:
    """The cards of ``declare`` and ``beat`` are written in natural order, a frame's S C D H."""
    loose = ["0 Colour RED", "0 marriage", "0 declare J♠10s9S", "1 ask", "1 beat qcTCj♣"]
    record = read_record(as_record([{"deck": DECK, "actions": loose}]))
    strict = ["0 colour red", "0 marriage", "0 declare 9STSJS", "1 ask", "1 beat TCJCQC"]
    assert record.as_json()["deals"][0]["actions"] == strict
    assert record.replay().result()["deals"] == [running((20, 20))]
    assert str(parse_action("0 declare QHQDQCQS")) == "0 declare QSQCQDQH"


@pytest.mark.parametrize(
    ("actions", "number", "clause"),
    [
        (["0 play AC"], 1, "T-11"),
        (["0 colour red", "0 play 7D"], 2, "T-20"),
        (["0 colour red", "1 play 7D"], 2, "T-20"),
        (["0 colour red", "0 declare 9STSJS", "0 play AC"], 3, "T-36"),
        (["0 colour red", "0 play AC", "1 play 7D", "1 break 13"], 4, "T-13"),
        (["0 colour red", "0 seven"], 2, "T-25"),
    ],
)
def test_record_says_which_action_breaks_which_clause(
    actions: list[str], number: int, clause: str
) -> None:
    record = read_record(as_record([{"deck": DECK, "actions": actions}]))
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert (caught.value.deal, caught.value.action, caught.value.clause) == (1, number, clause)
    assert actions[-1] in str(caught.value)


def test_record_takes_no_deal_after_an_unfinished_one_nor_after_the_end() -> None:
    begun: dict[str, object] = {"deck": DECK, "actions": ["0 colour red"]}
    with pytest.raises(RecordError) as caught:
        read_record(as_record([begun, begun])).replay()
    assert caught.value.deal == 2
    over: dict[str, object] = {"deck": DECK, "actions": ["0 colour red", "0 arrive"]}
    with pytest.raises(RecordError) as caught:
        read_record(as_record([over, begun])).replay()
    assert caught.value.deal == 2


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_record_has_two_seats(seats: int) -> None:
    names = [f"P{seat}" for seat in range(seats)]
    with pytest.raises(RecordError):
        read_record(as_record([], seats=names, first_dealer=0)).replay()
