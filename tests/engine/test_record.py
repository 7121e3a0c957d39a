"""Records: reading leniently, writing canonically, replaying, and saying what is wrong."""

import json
from typing import Any

import pytest

from engine.cards import cards_text
from engine.errors import RecordError
from engine.game import Action
from engine.record import Record, load_line, parse_action, read_record, record_from
from tests.engine.matches import DEBERC

# Two seats, seat 0 deals: seat 1 holds all the spades that are dealt, seat 0 hearts.
DECK = "7S8S9S7H8H9HTSJSQSTHJHQHAC" + "KSASKC" + "KHAHKD"
REST = "".join(
    name
    for name in (cards_text([card]) for card in DEBERC.deck)
    if name not in {DECK[i : i + 2] for i in range(0, len(DECK), 2)}
)


def document(*actions: str, **changes: Any) -> dict[str, Any]:
    """A record of one deal."""
    return {
        "format": "kozyr/1",
        "game": "deberc",
        "preset": "classic",
        "options": {},
        "seats": ["Anna", "Boris"],
        "first_dealer": 0,
        "deals": [{"deck": DECK + REST, "actions": list(actions)}],
        **changes,
    }


def test_a_record_is_written_as_it_was_read() -> None:
    full = document("1 pass", "0 take", options={"target": 301}, id="x-1", players=["a", None])
    full["deals"][0]["salt"] = "s"
    record = record_from(full)
    assert record.as_json() == full
    assert list(record.as_json())[:7] == list(document())
    assert record.replay().phase == "play"


def test_writing_is_canonical() -> None:
    loose = document(" 1  PASS ", "0 take", options={"target": 501, "seven": "off"})
    loose["deals"][0]["deck"] = (DECK + REST).lower().replace("th", "10♥")
    del loose["preset"]
    strict = document("1 pass", "0 take", options={"seven": "off"})
    assert record_from(loose).as_json() == strict


def test_presets_and_options_reach_the_match() -> None:
    record = record_from(document(preset="moscow", options={"target": "deal"}))
    assert record.preset == "moscow"
    view = record.replay().view(None).as_json()
    assert view["options"]["target"] == "deal"
    assert view["options"]["finish"] == "arrival"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("0 play 9H", Action(0, "play", "9H")),
        ("0 play 10h", Action(0, "play", "TH")),
        ("3 Play T♥", Action(3, "play", "TH")),
        ("1 take ♠", Action(1, "take", "S")),
        ("1 take", Action(1, "take")),
        ("2 declare 9h7H10H", Action(2, "declare", "7H9HTH")),
        ("0 play JS 9D", Action(0, "play", "JS 9D")),
        ("0 play QC ♥", Action(0, "play", "QC H")),
        ("0 break 10", Action(0, "break", "10")),
        ("0 colour Red", Action(0, "colour", "red")),
    ],
)
def test_actions_are_read_leniently(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert parse_action(str(action)) == action


@pytest.mark.parametrize("text", ["", "pass", "x pass", "-1 pass", "1", "٣ pass", "1.0 pass"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(RecordError):
        parse_action(text)


def broken(**changes: Any) -> RecordError:
    """The error of a record so changed."""
    with pytest.raises(RecordError) as caught:
        record_from(document(**changes)).replay()
    return caught.value


@pytest.mark.parametrize("key", ["format", "game", "seats", "first_dealer", "deals"])
def test_required_keys(key: str) -> None:
    lacking = document()
    del lacking[key]
    with pytest.raises(RecordError, match=key):
        record_from(lacking)


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"format": "kozyr/2"}, "kozyr/1"),
        ({"game": "bridge"}, "deberc"),
        ({"game": 7}, "game"),
        ({"preset": "odessa"}, "odessa"),
        ({"preset": None}, "preset"),
        ({"options": []}, "options"),
        ({"options": {"target": 3}}, "target"),
        ({"options": {"target": [501]}}, "target"),
        ({"options": {"target": True}}, "target"),
        ({"options": {"wind": "west"}}, "wind"),
        ({"options": {"partners": "yes"}}, "partners"),
        ({"seats": "AB"}, "seats"),
        ({"seats": ["A"]}, "2, 3 or 4"),
        ({"seats": ["A", 2]}, "name"),
        ({"first_dealer": 2}, "dealer"),
        ({"first_dealer": -1}, "dealer"),
        ({"first_dealer": True}, "first_dealer"),
        ({"first_dealer": "0"}, "first_dealer"),
        ({"deals": {}}, "deals"),
    ],
)
def test_what_is_wrong_with_the_table_is_named(changes: dict[str, Any], word: str) -> None:
    error = broken(**changes)
    assert word in str(error)
    assert (error.deal, error.action, error.clause) == (None, None, None)


@pytest.mark.parametrize(
    ("deal", "action", "clause"),
    [
        (7, None, None),
        ({"actions": []}, None, None),
        ({"deck": DECK + REST}, None, None),
        ({"deck": 5, "actions": []}, None, None),
        ({"deck": "7S8", "actions": []}, None, None),
        ({"deck": "5S" + (DECK + REST)[2:], "actions": []}, None, "D-1"),
        ({"deck": DECK, "actions": []}, None, "D-1"),
        ({"deck": DECK + REST, "actions": "1 pass"}, None, None),
        ({"deck": DECK + REST, "actions": ["1 pass", 5]}, 2, None),
        ({"deck": DECK + REST, "actions": ["1 pass", "pass"]}, 2, None),
        ({"deck": DECK + REST, "actions": ["1 pass", "1 pass"]}, 2, "D-20"),
        ({"deck": DECK + REST, "actions": ["1 pass", "0 fly"]}, 2, None),
    ],
)
def test_what_is_wrong_with_a_deal_is_placed(
    deal: object, action: int | None, clause: str | None
) -> None:
    error = broken(deals=[deal])
    assert (error.deal, error.action, error.clause) == (1, action, clause)
    assert "deal 1" in str(error)
    if action is not None:
        assert f"action {action}" in str(error)


def test_a_wrong_card_is_answered_with_the_legal_ones() -> None:
    actions = ["1 take", "1 play AC", "0 play 7H"]
    error = broken(deals=[{"deck": DECK + REST, "actions": actions}])
    assert (error.deal, error.action, error.clause) == (1, 2, "D-56")
    assert "1 play AC" in str(error)
    assert "legal: 7S, 8S, 9S" in str(error)


def test_a_deal_may_not_follow_an_unfinished_one() -> None:
    one = document("1 pass")["deals"][0]
    error = broken(deals=[one, one])
    assert (error.deal, error.action) == (2, None)


def test_nothing_may_follow_the_end() -> None:
    # Seven hearts in a row are a deberc in the home game.
    lucky = "7H8H9H7S8S9STHJHQH7C8C9C7DKHAHTDTSTCJD"
    names = [cards_text([card]) for card in DEBERC.deck]
    rest = "".join(n for n in names if n not in {lucky[i : i + 2] for i in range(0, 38, 2)})
    won = {"deck": lucky + rest, "actions": ["1 pass", "0 pass", "1 take H", "1 meld"]}
    match = record_from(document(preset="home", deals=[won])).replay()
    assert match.finished
    assert match.winner == 1
    error = broken(preset="home", deals=[won, won])
    assert (error.deal, error.clause) == (2, "D-80")
    late = {"deck": won["deck"], "actions": [*won["actions"], "1 play 7H"]}
    error = broken(preset="home", deals=[late])
    assert (error.deal, error.action, error.clause) == (1, 5, "D-80")


@pytest.mark.parametrize(
    "text",
    ["", "[", "null", "[]", "7", '"x"', "{}", "[" * 100_000, b"\xff\xfe\x00", "1" * 5000, "NaN"],
)
def test_what_is_no_record(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_record(text)


def test_nesting_that_can_just_be_read_is_refused_too() -> None:
    for depth in range(600, 1000, 20):
        nested: object = "x"
        for _ in range(depth):
            nested = [nested]
        for changes in ({"format": nested}, {"options": {"target": nested}}, {"seats": nested}):
            with pytest.raises(RecordError):
                record_from(document(**changes))


@pytest.mark.parametrize("line", ["{}", "[]", '{"record": 5}', '{"records": {}}', "x"])
def test_what_is_no_line_of_a_batch(line: str) -> None:
    with pytest.raises(RecordError):
        load_line(line)


def test_a_line_of_a_batch() -> None:
    record = load_line(json.dumps({"record": document("1 pass"), "more": 1}))
    assert isinstance(record, Record)
    assert record.replay().to_act == 0
