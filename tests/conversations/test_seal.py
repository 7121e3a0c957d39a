"""The seal of a deal stands in the group before anybody can cut, however busy the group is."""

from pathlib import Path

from tests.conversations.scenes import before_the_deals, match
from tests.kit.evening import evening


async def test_three_tables_in_one_group_are_all_sealed_in_time(tmp_path: Path) -> None:
    """The three tables share the group's twenty calls a minute."""
    async with evening(tmp_path, seed=5, people=3) as night:
        tables = {
            person: await match(night, person, computers=1, options={"target": 101}, dealt=False)
            for person in night.people
        }
        await night.play(
            *night.people,
            hand=lambda person: night.hand(person, tables[person]),
            until=lambda: all(night.stage(table) == "over" for table in tables.values()),
        )
        shown = " ".join(str(call.params.get("text")) for call in before_the_deals(night))
        seals = night.word("SELECT group_concat(commitment) FROM deals").split(",")
        assert len(seals) >= 3
        assert [seal for seal in seals if seal not in shown] == []
