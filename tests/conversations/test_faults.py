"""Trouble on the way to Telegram during a match: in the end everything is shown as it is, once."""

from pathlib import Path

import pytest

from bot.playground.limits import FaultKind
from bot.playground.world import Message
from tests.conversations.scenes import all_is_right, match
from tests.kit.evening import Evening, evening

EVERYTHING = ("sendMessage", "editMessageText", "deleteMessage", "answerCallbackQuery")


@pytest.mark.parametrize("kind", ["server_error", "drop_before"])
async def test_a_match_in_which_every_fifth_call_fails(tmp_path: Path, kind: FaultKind) -> None:
    async with evening(tmp_path, seed=5, people=2) as night:
        table = await match(night, *night.people, options={"target": "deal"})
        night.stand_in.faults.add(kind, *EVERYTHING, probability=0.2)
        await night.play(*night.people, until=lambda: night.stage(table) == "over")
        await night.pass_time(30)
        night.stand_in.faults.clear()
        await all_is_right(night, table, *night.people)


async def test_a_match_in_which_answers_are_lost_after_the_effect(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=6, people=2) as night:
        anna, boris = night.people
        # An answer to a press that was lost cannot be given again: these stay out of it.
        faults = [
            night.stand_in.faults.add("drop_after", method, times=times)
            for method, times in (("editMessageText", 12), ("deleteMessage", 2))
        ]
        table = await match(night, anna, boris, options={"target": "deal"})
        faults.append(night.stand_in.faults.add("drop_after", "sendMessage", times=1))
        await night.play(anna, boris, until=lambda: night.stage(table) == "over")
        await night.pass_time(60)
        assert not any(fault.times for fault in faults)
        # Of the count there is a twin now: it says the same, and all that it can do is right.
        one, two = night.counts()
        assert one.text == two.text
        assert one.labels == two.labels == [["Счёт"]]
        assert await night.press(anna, one, "Счёт") == await night.press(anna, two, "Счёт")
        assert len(night.finals()) == 1
        assert len(night.tables(table)) == 1
        assert [len(night.hands(person)) for person in (anna, boris)] == [1, 1]


async def test_calls_that_never_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.postman._TIMEOUT", 1)
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await match(night, anna, boris)
        await night.pass_time(5)
        night.stand_in.faults.add("timeout", "editMessageText", times=2)
        await night.play(
            anna, boris, until=lambda: night.number("SELECT count(*) FROM actions") >= 4
        )
        await night.pass_time(10)
        assert shows_what_is(night)


async def test_telegram_asks_to_slow_down(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        # Of what the group may take nothing is left, and nobody has told the bot.
        for number in range(20):
            night.stand_in.flood.take(night.group, True, night.clock.now() - 50 + 2 * number)
        await match(night, anna, boris)
        await night.play(
            anna, boris, until=lambda: night.number("SELECT count(*) FROM actions") >= 6
        )
        await night.pass_time(90)
        assert shows_what_is(night)
        refused = night.stand_in.journal.refused(429)
        assert 1 <= len(refused) <= 2
        # These are the test's own doing.
        for call in refused:
            night.stand_in.journal.calls.remove(call)


def shows_what_is(night: Evening) -> bool:
    """Whether table and hands show the moment of the match, each in one message."""
    seq = night.number("SELECT seq FROM matches")
    hands: list[Message] = [night.hand(person) for person in night.people]
    offers = [button.data or "" for hand in hands for button in night.moves(hand)]
    return (
        bool(offers)
        and all(f":{seq}:" in data for data in offers)
        and all(len(night.hands(person)) == 1 for person in night.people)
        and len(night.tables()) == 1
    )
