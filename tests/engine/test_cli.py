"""``python -m engine``: what it prints, and how it refuses."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from engine.cli import cli
from engine.record import read_record
from tests.engine.matches import DEBERC

DECK = "".join(name + suit for name in ("7", "8", "9", "T", "J", "Q", "K", "A") for suit in "SCDH")


def record(*actions: str, **changes: Any) -> str:
    """A record of one deal with two seats: 7S 7C 7D 7H 8S … from the top."""
    document = {
        "format": "kozyr/1",
        "game": "deberc",
        "seats": ["Anna", "Boris"],
        "first_dealer": 0,
        "deals": [{"deck": DECK, "actions": list(actions)}],
        **changes,
    }
    return json.dumps(document)


def run(*args: str, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(cli, args, input=given)


def refused(result: Result) -> str:
    """The message of a run that was refused as it should be."""
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr
    assert "Traceback" not in result.stderr
    return result.stderr


def test_replay_of_a_deal_in_progress() -> None:
    result = run("replay", "-", given=record("1 pass", "0 take", "0 play 7H"))
    assert result.exit_code == 0
    assert json.loads(result.stdout) == {
        "format": "kozyr-result/1",
        "game": "deberc",
        "finished": False,
        "winner": None,
        "totals": [0, 0],
        "to_act": 1,
        "phase": "play",
        "deals": [
            {
                "dealer": 0,
                "taker": 0,
                "trump": "S",
                "upcard": "TS",
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
        ],
    }


def test_replay_of_a_void_deal() -> None:
    passes = ["1 pass", "0 pass", "1 pass", "0 pass"]
    result = run("replay", "-", given=record(*passes, preset="moscow"))
    document = json.loads(result.stdout)
    assert (document["phase"], document["to_act"]) == ("deal", None)
    assert document["deals"] == [
        {
            "dealer": 0,
            "taker": None,
            "trump": None,
            "upcard": "TS",
            "result": "void",
            "melds": [],
            "bella": None,
            "tricks": [0, 0],
            "raw": [0, 0],
            "written": [0, 0],
            "fines": [0, 0],
            "hanging": 0,
            "totals": [0, 0],
        }
    ]


def test_replay_before_the_first_deal() -> None:
    document = json.loads(run("replay", "-", given=record(deals=[])).stdout)
    assert (document["phase"], document["to_act"], document["deals"]) == ("deal", None, [])


def test_legal_is_one_action_a_line_in_plain_order() -> None:
    result = run("legal", "-", given=record("1 pass", "0 pass"))
    assert result.stdout == "1 pass\n1 take C\n1 take D\n1 take H\n"
    assert run("legal", "-", given=record(deals=[])).stdout == ""
    play = run("legal", "-", given=record("1 take")).stdout.splitlines()
    assert play == sorted(play)
    assert all(line.startswith("1 ") for line in play)


def test_view_of_a_seat_and_of_everybody() -> None:
    given = record("1 pass", "0 pass")
    public = json.loads(run("view", "-", "--seat", "public", given=given).stdout)
    assert (public["seat"], public["hand"], public["legal"]) == (None, None, [])
    assert public["upcard"] == "TS"
    first = json.loads(run("view", "-", "--seat", "1", given=given).stdout)
    assert first["hand"] == "7S9S7C7D8D8H"
    assert first["legal"] == ["1 pass", "1 take C", "1 take D", "1 take H"]
    other = json.loads(run("view", "-", "--seat", "0", given=given).stdout)
    assert other["hand"] == "8S8C9C9D7H9H"
    assert other["legal"] == []
    text = run("view", "-", "--seat", "public", given=given).stdout
    hidden = {DECK[i : i + 2] for i in range(0, 64, 2)} - {"TS"}
    assert not any(f'"{card}' in text for card in hidden)


@pytest.mark.parametrize("seat", ["2", "-1", "x", "", "Public", "0 "])
def test_view_of_a_seat_that_is_not_there(seat: str) -> None:
    assert "--seat" in refused(run("view", "-", f"--seat={seat}", given=record()))


@pytest.mark.parametrize("command", [["replay"], ["legal"], ["view", "--seat", "0"]])
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("", ["JSON"]),
        ("[1, 2", ["JSON"]),
        (b"\xff\xfe{", ["JSON"]),
        ("[" * 50_000, ["JSON"]),
        ("{}", ["format"]),
        (record(options={"wind": "w"}), ["wind"]),
        (record("1 pass", "1 pass"), ["deal 1", "action 2", "1 pass", "D-20"]),
        (record("1 take", "1 play AS"), ["deal 1", "action 2", "1 play AS", "legal: 7S"]),
        (record("1 take", "1 play \ud800"), ["deal 1", "action 2"]),
        (record(deals=[{"deck": "7S", "actions": []}]), ["deal 1", "D-1"]),
    ],
)
def test_bad_input(command: list[str], given: str | bytes, words: list[str]) -> None:
    message = refused(run(*command, "-", given=given))
    assert all(word in message for word in words)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "nowhere" in refused(run("replay", str(tmp_path / "nowhere.json")))
    refused(run("replay", str(tmp_path)))


def test_a_batch_answers_line_by_line(tmp_path: Path) -> None:
    good, bad = record("1 pass"), record("1 pass", "0 play 7H")
    lines = [
        json.dumps({"record": json.loads(good)}).encode(),
        json.dumps({"record": json.loads(bad)}).encode(),
        b"nonsense",
        b"\xff\xfe",
        b"",
        b"[" * 50_000,
        json.dumps({"record": json.loads(good), "id": 5}).encode(),
    ]
    path = tmp_path / "batch.jsonl"
    path.write_bytes(b"\n".join(lines))
    result = run("replay", "--batch", str(path))
    assert result.exit_code == 0
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(answers) == 6
    alone = json.loads(run("replay", "-", given=good).stdout)
    assert answers[0] == answers[5] == alone
    assert answers[1]["error"] == {
        "message": answers[1]["error"]["message"],
        "deal": 1,
        "action": 2,
        "clause": "D-20",
    }
    assert "0 play 7H" in answers[1]["error"]["message"]
    for answer in answers[2:5]:
        assert answer["error"]["message"]
        assert (answer["error"]["deal"], answer["error"]["action"]) == (None, None)

    legal = run("legal", "--batch", "-", given=path.read_bytes())
    assert legal.exit_code == 0
    answers = [json.loads(line) for line in legal.stdout.splitlines()]
    assert answers[0] == {"legal": ["0 pass", "0 take"]}
    assert "error" in answers[1]
    assert len(answers) == 6


def test_games_lists_everything() -> None:
    deberc = json.loads(run("games").stdout)["games"][0]
    assert deberc["name"] == "deberc"
    assert deberc["seats"] == [2, 3, 4]
    assert list(deberc["presets"]) == ["classic", "home", "moscow", "kharkov"]
    assert deberc["presets"]["moscow"]["target"] == 501
    target = next(option for option in deberc["options"] if option["name"] == "target")
    assert target["values"] == ["deal"]
    assert target["numbers"] == {"from": 51, "to": 5001}
    assert {option["name"] for option in deberc["options"]} == set(deberc["presets"]["home"])


def test_selfplay_tells_what_it_did_and_keeps_records_that_replay(tmp_path: Path) -> None:
    args = ["selfplay", "deberc", "--preset", "moscow", "--seats", "3", "--matches", "4"]
    args += ["--players", "random,basic,random", "--seed", "7", "--json"]
    result = run(*args, "--records", str(tmp_path / "new" / "records"))
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert list(document) == [
        "matches",
        "deals",
        "actions",
        "seconds",
        "matches_per_second",
        "deals_per_second",
        "actions_per_second",
        "results",
    ]
    assert "4 of 4 matches" in result.stderr
    files = sorted((tmp_path / "new" / "records").iterdir())
    matches = [read_record(file.read_bytes()).replay() for file in files]
    assert document["matches"] == len(matches) == 4
    assert all(match.finished for match in matches)
    assert document["deals"] == sum(match.deals_dealt for match in matches)
    won = [sum(match.winner == side for match in matches) for side in range(3)]
    assert document["results"]["won"] == won
    mean = [sum(match.totals[side] for match in matches) / document["deals"] for side in range(3)]
    assert document["results"]["points_a_deal"] == pytest.approx(mean, abs=0.01)
    extra = read_record(files[0].read_bytes()).extra
    assert extra == {"players": ["random", "basic", "random"], "seed": "7:1"}

    again = json.loads(run(*args).stdout)
    assert again["results"] == document["results"]
    assert again["actions"] == document["actions"]


def test_selfplay_for_people() -> None:
    result = run("selfplay", "deberc", "--matches", "2", "--seats", "4", "--option", "partners=yes")
    assert result.exit_code == 0
    assert "2 matches" in result.stdout
    assert "side 1 (random+random)" in result.stdout


@pytest.mark.parametrize(
    "args",
    [
        ["bridge"],
        ["deberc", "--preset", "odessa"],
        ["deberc", "--seats", "5"],
        ["deberc", "--seats", "0"],
        ["deberc", "--seats", "x"],
        ["deberc", "--players", "genius"],
        ["deberc", "--seats", "3", "--players", "random,random"],
        ["deberc", "--matches", "0"],
        ["deberc", "--option", "target"],
        ["deberc", "--option", "target=7"],
        ["deberc", "--option", "partners=yes"],
        ["deberc", "--records", __file__],
    ],
)
def test_selfplay_refuses(args: list[str]) -> None:
    refused(run("selfplay", *args))


def test_as_a_program() -> None:
    """One real process: the module runs, and imports nothing of the bot."""
    program = "import sys, runpy; sys.argv = ['engine', 'games']\n"
    program += "try: runpy.run_module('engine', run_name='__main__')\n"
    program += "except SystemExit as end: assert not end.code\n"
    program += "assert not {'aiogram', 'sqlalchemy', 'bot', 'storage'} & set(sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"][0]["name"] == DEBERC.name
