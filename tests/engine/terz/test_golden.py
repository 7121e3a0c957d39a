"""Golden transcripts: whole matches of the preset and of other tables, with their results.

``golden/*.record.json`` are matches of random players who like to declare; ``*.result.json`` were
written by the reference, not by the engine. A change here is a change of the rules.
"""

import json
from pathlib import Path

import pytest

from engine.record import read_record
from tests.engine.terz.documents import PRESETS
from tests.engine.terz.reference import recount

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["classic", "classic_arrival", "every_other_value", "short_of_target"]


def test_golden_files_are_these_and_every_preset_has_one() -> None:
    files = {f"{name}.{part}.json" for name in NAMES for part in ("record", "result")}
    assert {path.name for path in GOLDEN.iterdir()} == files
    assert set(PRESETS) <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_golden_record_gives_its_result(name: str) -> None:
    record = (GOLDEN / f"{name}.record.json").read_text()
    expected = json.loads((GOLDEN / f"{name}.result.json").read_text())
    match = read_record(record).replay()
    assert match.finished
    assert list(match.result()) == list(expected)
    for number, (deal, wanted) in enumerate(
        zip(match.result()["deals"], expected["deals"], strict=True), 1
    ):
        assert list(deal) == list(wanted)
        assert deal == wanted, f"deal {number}"
    assert match.result() == expected


@pytest.mark.parametrize("name", NAMES)
def test_golden_record_is_written_as_it_was_read(name: str) -> None:
    record = json.loads((GOLDEN / f"{name}.record.json").read_text())
    assert read_record(json.dumps(record)).as_json() == record


@pytest.mark.parametrize("name", NAMES)
def test_golden_result_is_the_references(name: str) -> None:
    record = json.loads((GOLDEN / f"{name}.record.json").read_text())
    expected = json.loads((GOLDEN / f"{name}.result.json").read_text())
    assert expected == recount(
        record["preset"], record["options"], record["first_dealer"], record["deals"]
    )
