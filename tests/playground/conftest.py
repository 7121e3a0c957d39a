"""A small world for the tests of the stand-in: a group, two people in it, the bot among them."""

from dataclasses import dataclass
from typing import Any

import pytest

from bot.playground.standin import StandIn
from bot.playground.world import ApiError, Json
from tests.kit.clock import FakeClock


@dataclass
class Scene:
    """Anna has started the bot, Boris has not; Anna owns the group."""

    stand_in: StandIn
    clock: FakeClock
    anna: int
    boris: int
    group: int

    def call(self, method: str, **params: object) -> Json:
        """Call a method that returns an object."""
        result = self.stand_in.call(method, params)
        assert isinstance(result, dict)
        return result

    def true(self, method: str, **params: object) -> None:
        """Call a method that returns True."""
        assert self.stand_in.call(method, params) is True

    def refused(self, method: str, **params: object) -> str:
        """Call a method that must be refused; returns Telegram's words."""
        return self.error(method, **params).description

    def error(self, method: str, **params: object) -> ApiError:
        with pytest.raises(ApiError) as caught:
            self.stand_in.call(method, params)
        return caught.value

    def say(self, chat: int, text: str = "Стол", **params: object) -> int:
        """A message of the bot; returns its id."""
        number = self.call("sendMessage", chat_id=chat, text=text, **params)["message_id"]
        assert isinstance(number, int)
        return number

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The updates of a kind that wait for the bot, without confirming them."""
        return [update.payload for update in self.stand_in.updates.pending if update.kind == kind]

    def kinds(self) -> list[str]:
        return [update.kind for update in self.stand_in.updates.pending]


def keyboard(*rows: list[dict[str, object]]) -> dict[str, object]:
    return {"inline_keyboard": list(rows)}


def button(text: str = "Взять", **fields: object) -> dict[str, object]:
    return {"text": text, **(fields or {"callback_data": "take"})}


@pytest.fixture
def scene() -> Scene:
    clock = FakeClock()
    stand_in = StandIn(clock=clock.now, sleep=clock.sleep)
    anna = stand_in.people.add("Аня", username="anna", opened=True)
    boris = stand_in.people.add("Борис")
    group = stand_in.people.group("За столом", [anna, boris])
    return Scene(stand_in, clock, anna, boris, group)
