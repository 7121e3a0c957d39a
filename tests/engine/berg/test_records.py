"""Records of Berg: shuffled turn-overs, the result document, the command line's answers."""

import json
from collections.abc import Sequence

import pytest
from click.testing import CliRunner

from engine.cards import NAMES
from engine.cli import cli
from engine.errors import OptionError, RecordError
from engine.game import Json
from engine.games import game
from engine.record import read_record, record_from
from engine.selfplay import Table, play_match
from tests.engine.berg.kit import Berg, lay

DECK = lay("9S 5S 6S 8D 9D", "TS 8H 9H TH 9C", "8S")
TURN = "TS6S9S8S"


def document(actions: Sequence[str], deck: str = DECK, /, **changes: object) -> Json:
    """A record of one game; ``turns`` go into it, other changes into the record."""
    deal: Json = {"deck": deck, "actions": list(actions)}
    if "turns" in changes:
        deal["turns"] = changes.pop("turns")
    return {
        "format": "kozyr/1",
        "game": "berg",
        "seats": ["Anna", "Boris"],
        "first_dealer": 1,
        "deals": [deal],
        **changes,
    }


def drained(cards: int) -> list[str]:
    """8S 9S TS 6S 5S lie there, and so many cards are drawn, without the last pass."""
    actions = ["0 play 9S", "1 play TS", "0 play 6S", "0 play 5S"]
    for number in range(cards):
        actions += [f"{number % 2} draw", f"{number % 2} pass"]
    return actions[:-1]


ALWAYS: dict[str, object] = {"options": {"shuffling": "always"}}


def test_turns_are_replayed_and_written() -> None:
    value = document(drained(31), turns=[TURN], **ALWAYS)
    record = record_from(value)
    match = record.replay()
    view = match.view(0)
    assert (match.to_act, match.phase) == (0, "play")
    assert view.as_json()["turned"] == 4
    assert record.as_json()["deals"][0]["turns"] == [TURN]
    further = document([*drained(31), "0 pass", "1 draw"], turns=[TURN], **ALWAYS)
    assert "TS" in str(record_from(further).replay().view(1).as_json()["hand"])


@pytest.mark.parametrize(
    "turns", [[], None, ["TS6S9S"], ["TS6S9S5S"], ["TS6S9S8S8S"], ["TS6S9S2S"]]
)
def test_a_missing_or_impossible_turn_is_an_error(turns: list[str] | None) -> None:
    changes: Json = {} if turns is None else {"turns": turns}
    with pytest.raises(RecordError) as caught:
        record_from(document(drained(31), **changes, **ALWAYS)).replay()
    assert (caught.value.deal, caught.value.action) == (1, 65)
    assert caught.value.clause == "B-45"


def test_surplus_turns_are_ignored() -> None:
    for turns in ([TURN], [TURN, "8S"], ["nonsense"]):
        match = record_from(document(drained(30), turns=turns, **ALWAYS)).replay()
        assert match.view(0).as_json()["turn_overs"] == 0
    match = record_from(document(drained(31), turns=[TURN, "nonsense"], **ALWAYS)).replay()
    assert match.view(0).as_json()["turn_overs"] == 1
    match = record_from(document(drained(31), turns=[TURN])).replay()
    assert match.view(0).as_json()["deck_known"] == "8S9STS6S"


def test_turns_are_read_leniently_and_kept() -> None:
    record = record_from(document(drained(31), turns=["10♠6s9S8S", "x"], **ALWAYS))
    assert record.as_json()["deals"][0]["turns"] == [TURN, "x"]
    record.replay()
    with pytest.raises(RecordError):
        record_from(document(drained(3), turns="TS"))
    with pytest.raises(RecordError):
        record_from(document(drained(3), turns=[5]))


def test_played_matches_with_turns_replay() -> None:
    table = Table(game("berg"), "short", {"shuffling": "always", "height": 3}, ("random", "random"))
    turns = 0
    for number in range(5):
        played = play_match(table, f"turns:{number}", record=True)
        assert played.record is not None
        text = json.dumps(played.record.as_json())
        assert read_record(text).replay().result() == played.match.result()
        turns += sum(len(deal.turns or ()) for deal in played.record.deals)
    assert turns > 5


def test_actions_are_read_leniently() -> None:
    deck = lay("JS QH 9S", "", "8S")
    record = record_from(document(["0 play j♠ 10h"], deck))
    assert record.as_json()["deals"][0]["actions"] == ["0 play JS TH"]
    assert record.replay().result()["to_act"] == 1
    record = record_from(document(["0 play qh ♥"], deck))
    assert record.as_json()["deals"][0]["actions"] == ["0 play QH H"]
    record.replay()


def run(*args: str, text: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(cli, args, input=text)
    return result.exit_code, result.stdout, result.stderr


def test_legal_in_plain_string_order() -> None:
    text = json.dumps(document([], lay("9S QD 8D TH KH", "", "8S")))
    code, out, _ = run("legal", "-", text=text)
    assert code == 0
    assert out.split("\n")[:-1] == [
        "0 draw",
        "0 insure",
        "0 jokers",
        "0 play 8D",
        "0 play 9S",
        "0 play QD C",
        "0 play QD D",
        "0 play QD H",
        "0 play QD S",
        "0 resign",
    ]
    text = json.dumps(document([], lay("", "", "JS")))
    lines = run("legal", "-", text=text)[1].split("\n")[:-1]
    assert lines == sorted(f"1 order {card}" for card in NAMES if card != "JS")


def test_a_game_in_progress_has_nulls() -> None:
    text = json.dumps(document(["0 insure", "0 play 9S"]))
    code, out, _ = run("replay", "-", text=text)
    assert code == 0
    assert json.loads(out) == {
        "format": "kozyr-result/1",
        "game": "berg",
        "finished": False,
        "winner": None,
        "totals": [-1.0, 0.0],
        "to_act": 1,
        "phase": "play",
        "deals": [
            {
                "dealer": 1,
                "result": None,
                "winner": None,
                "last_cards": None,
                "points": None,
                "prices": [-1.0, 0.0],
                "totals": None,
            }
        ],
    }
    text = json.dumps(document([], lay("", "", "QS")))
    result = json.loads(run("replay", "-", text=text)[1])
    assert (result["phase"], result["to_act"]) == ("order", 1)


def test_between_games_and_after_the_end() -> None:
    text = json.dumps(document(["0 resign"]))
    result = json.loads(run("replay", "-", text=text)[1])
    assert (result["phase"], result["to_act"], result["finished"]) == ("deal", None, False)
    assert result["deals"][0]["totals"] == [0.0, 0.5]
    assert run("legal", "-", text=text)[1] == ""
    berg = Berg(None, 0, height=1)
    for _ in range(3):
        berg.deal(lay("8D", "9D", "8S", dealer=0))
        berg.do("1 resign")
    result = berg.match.result()
    assert (result["phase"], result["winner"], result["totals"]) == ("finished", 0, [1.5, 0.0])


def test_bad_input_is_named() -> None:
    text = json.dumps(document(["0 play 9D"]))
    code, out, err = run("replay", "-", text=text)
    assert (code, out) == (2, "")
    for part in ("deal 1", "action 1", "0 play 9D", "B-15", "legal"):
        assert part in err
    code, out, err = run("replay", "-", text=json.dumps(document(drained(31), **ALWAYS)))
    assert (code, out) == (2, "")
    assert "B-45" in err


def test_options_and_presets_are_those_of_the_rules() -> None:
    code, out, _ = run("games", text="")
    assert code == 0
    berg = next(one for one in json.loads(out)["games"] if one["name"] == "berg")
    usual = {
        "deal_turns": "three",
        "insurance": "flip",
        "open_hand": "off",
        "shuffling": "off",
        "left_in_hand": "no",
    }
    assert berg["presets"] == {
        "short": {"height": 15, **usual},
        "long": {"height": 25, **usual},
        "tournament": {"height": 10, **usual},
    }
    assert berg["seats"] == [2]
    values = {option["name"]: option["values"] for option in berg["options"]}
    assert values == {
        "height": [],
        "deal_turns": ["three", "one"],
        "insurance": ["flip", "game", "off"],
        "open_hand": ["off", "1", "1.5"],
        "shuffling": ["off", "always", "buy"],
        "left_in_hand": ["no", "yes"],
    }


@pytest.mark.parametrize(
    "options",
    [
        {"height": 0},
        {"height": 101},
        {"height": "15"},
        {"height": True},
        {"open_hand": 1},
        {"open_hand": "2"},
        {"shuffling": "yes"},
        {"target": 10},
    ],
)
def test_values_that_are_not_taken(options: dict[str, int | str]) -> None:
    with pytest.raises(OptionError):
        game("berg").new_match(2, "short", options, 0)
    with pytest.raises(RecordError):
        record_from(document([], options=options)).replay()


def test_seats_and_first_dealer() -> None:
    for seats, dealer in ((3, 0), (1, 0), (2, 2), (2, -1)):
        with pytest.raises(OptionError):
            game("berg").new_match(seats, None, {}, dealer)


def test_a_price_of_digits_on_the_command_line() -> None:
    code, out, err = run(
        *("selfplay", "berg", "--option", "open_hand=1", "--option", "height=2"),
        *("--matches", "2", "--json"),
        text="",
    )
    assert code == 0, err
    assert json.loads(out)["matches"] == 2
