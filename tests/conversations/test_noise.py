"""Noise: a group gets no message that it does not need (``tests.bench.noise`` measures more)."""

from pathlib import Path

from tests.conversations.scenes import match, person_to_move
from tests.kit.evening import evening
from tests.kit.noise import Ear, public


async def test_a_deal_says_one_thing_to_the_group_its_count(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        await match(night, *night.people, dealt=False)
        await night.pass_time(20)
        ear = Ear(night)
        await night.play(*night.people, until=lambda: len(night.counts()) == 1)
        await night.pass_time(20)
        told = [call for call in ear.heard() if public(call, night.group)]
        sent = [call for call in told if not call.method.startswith("edit")]
        assert [str(call.params["text"])[:10] for call in sent] == ["<b>Сдача 1"]
        # The others changed the one message of the table, fewer times than there were moves.
        assert {call.method for call in told} == {"sendMessage", "editMessageText"}
        assert len(told) < night.number("SELECT count(*) FROM actions")


async def test_who_cannot_be_reached_is_mentioned_once_a_turn(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        table = await match(night, *night.people)
        night.stand_in.people.block(await person_to_move(night, table))
        await night.pass_time(10)
        ear, moves = Ear(night), night.number("SELECT count(*) FROM actions")
        await night.until(
            lambda: night.number("SELECT count(*) FROM actions") > moves, "the end of the turn"
        )
        assert ear.noise().mentions == 1
