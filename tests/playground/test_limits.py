"""Flood limits, faults, and the journal."""

import pytest

from bot.playground.limits import Faults, Flood
from bot.playground.world import ApiError
from tests.playground.conftest import Scene

CHAT, GROUP = 7, -7


def wait(flood: Flood, chat: int, now: float) -> int:
    """One more message; how long Telegram says to wait, 0 where it went."""
    try:
        flood.take(chat, chat < 0, now)
    except ApiError as error:
        assert error.code == 429
        assert error.parameters is not None
        seconds = error.parameters["retry_after"]
        assert error.description == f"Too Many Requests: retry after {seconds}"
        assert isinstance(seconds, int)
        return seconds
    return 0


def test_a_chat_takes_a_burst_and_then_one_a_second() -> None:
    flood = Flood(on=True)
    assert [wait(flood, CHAT, 100.0) for _ in range(6)] == [0, 0, 0, 0, 0, 1]
    assert wait(flood, CHAT, 100.5) == 1
    assert [wait(flood, CHAT, 101.0) for _ in range(2)] == [0, 1]
    assert wait(flood, CHAT + 1, 101.0) == 0


def test_a_group_takes_twenty_a_minute() -> None:
    flood = Flood(on=True)
    assert [wait(flood, GROUP, 100.0 + second) for second in range(20)] == [0] * 20
    assert wait(flood, GROUP, 120.0) == 40
    assert wait(flood, GROUP, 159.5) == 1
    assert wait(flood, GROUP, 160.0) == 0
    # A private chat has no such limit.
    assert [wait(flood, CHAT, 200.0 + second) for second in range(30)] == [0] * 30


def test_all_chats_together_take_thirty_a_second() -> None:
    flood = Flood(on=True)
    assert [wait(flood, chat, 100.0) for chat in range(1, 32)] == [0] * 30 + [1]
    assert wait(flood, 40, 101.0) == 0


def test_sends_and_edits_share_a_limit_and_answers_have_none(scene: Scene) -> None:
    scene.stand_in.flood.on = True
    number = scene.say(scene.group)
    for turn in range(19):
        scene.stand_in.shift += 1
        scene.call("editMessageText", chat_id=scene.group, message_id=number, text=f"ход {turn}")
    scene.stand_in.shift += 1
    error = scene.error("sendMessage", chat_id=scene.group, text="x")
    assert (error.code, error.parameters) == (429, {"retry_after": 40})
    message = scene.stand_in.people.last(scene.anna, scene.group)
    query = scene.stand_in.people.press_data(scene.anna, message, "x")
    scene.true("answerCallbackQuery", callback_query_id=query.id)
    journal = scene.stand_in.journal
    assert len(journal.sends_and_edits(scene.group)) == 20
    assert [call.method for call in journal.refused(429)] == ["sendMessage"]


def test_limits_can_be_off() -> None:
    flood = Flood()
    assert [wait(flood, GROUP, 100.0) for _ in range(100)] == [0] * 100


def test_faults_strike_the_next_calls_of_some_methods() -> None:
    faults = Faults()
    faults.add("server_error", "sendMessage", "editMessageText", times=2)
    struck = [faults.strike(name) for name in ("getMe", "sendMessage", "editMessageText")]
    assert struck == [None, "server_error", "server_error"]
    assert faults.strike("sendMessage") is None
    faults.add("drop_after")
    assert (faults.strike("sendMessage"), faults.strike("getUpdates")) == ("drop_after", None)
    faults.clear()
    assert faults.strike("sendMessage") is None


def test_faults_by_chance_are_repeatable() -> None:
    def strikes(seed: int) -> list[bool]:
        faults = Faults(seed)
        faults.add("timeout", probability=0.3)
        return [faults.strike("sendMessage") is not None for _ in range(200)]

    assert strikes(1) == strikes(1) != strikes(2)
    assert 30 < sum(strikes(1)) < 90


def test_the_journal_tells_what_was_called(scene: Scene) -> None:
    scene.say(scene.group)
    with pytest.raises(ApiError):
        scene.stand_in.call("sendMessage", {"chat_id": scene.group})
    sent, refused = scene.stand_in.journal.of("sendMessage")
    assert sent.ok
    assert sent.params["text"] == "Стол"
    assert not refused.ok
    assert scene.stand_in.journal.refused() == [refused]
    assert scene.stand_in.complaints() == []


def test_what_a_test_complains_of_in_the_end(scene: Scene) -> None:
    scene.say(scene.group, parsemode="HTML")
    message = scene.stand_in.people.last(scene.anna, scene.group)
    once, twice = (scene.stand_in.people.press_data(scene.anna, message, x) for x in "ab")
    scene.true("answerCallbackQuery", callback_query_id=twice.id)
    scene.error("answerCallbackQuery", callback_query_id=twice.id)
    scene.stand_in.flood.on = True
    for _ in range(5):
        scene.say(scene.group)
    scene.error("sendMessage", chat_id=scene.group, text="x")
    assert scene.stand_in.complaints() == [
        "violation: sendMessage: unknown parameter parsemode",
        f"press without an answer: {once.data}",
        "answerCallbackQuery refused: Bad Request: query is too old and response timeout expired "
        "or query ID is invalid",
        "sendMessage refused: Too Many Requests: retry after 1",
    ]
