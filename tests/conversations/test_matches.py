"""Whole matches from /new to the final score, with every limit of Telegram's on."""

from pathlib import Path

import pytest

from engine.options import OptionValue
from tests.conversations.scenes import all_is_right, match
from tests.kit.evening import Evening, evening

ONE_DEAL: dict[str, OptionValue] = {"target": "deal"}


def over(night: Evening, table: int) -> bool:
    return night.stage(table) == "over"


@pytest.mark.parametrize(
    ("seats", "people", "options"),
    [("2", 2, {"target": 301}), ("3", 3, {"target": 101}), ("pairs", 4, {"target": 101})],
    ids=["2", "3", "pairs"],
)
async def test_people_play_a_match_to_its_end(
    tmp_path: Path, seats: str, people: int, options: dict[str, OptionValue]
) -> None:
    async with evening(tmp_path, seed=people, people=people) as night:
        table = await match(night, *night.people, seats=seats, options=options, dealt=False)
        await night.play(*night.people, until=lambda: over(night, table))
        await all_is_right(night, table, *night.people)
        assert night.number("SELECT count(*) FROM actions WHERE by != 'person'") == 0


@pytest.mark.parametrize(("seats", "computers"), [("2", 1), ("3", 2), ("pairs", 3), ("4", 3)])
async def test_one_person_plays_with_computers(tmp_path: Path, seats: str, computers: int) -> None:
    async with evening(tmp_path, seed=10 + computers, people=1) as night:
        me = night.people[0]
        table = await match(night, me, seats=seats, computers=computers, options=ONE_DEAL)
        await night.play(me, until=lambda: over(night, table))
        await all_is_right(night, table, me)
