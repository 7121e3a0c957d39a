"""The way from aiogram to the stand-in without a network: a session that hands calls over.

Calls are prepared and answers are read by aiogram's own code; only HTTP is left out, so that tests
can move the clock by hand.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import TelegramMethod
from aiogram.methods.base import TelegramType
from aiogram.types import InputFile

from bot.clock import Clock
from bot.playground.standin import StandIn
from bot.playground.world import ApiError

BAD_GATEWAY: Final = "<html><title>502 Bad Gateway</title></html>"


@dataclass
class Reply:
    """An answer that is given instead of the stand-in's."""

    method: str
    status: int
    body: str
    times: int
    chat: int | None = None


@dataclass(frozen=True)
class Arrival:
    """A call as it came in at the server."""

    at: float
    method: str
    chat: int | None
    params: dict[str, object]


class Wire(BaseSession):
    """A session whose server is a stand-in; ``latency`` says how long each way takes."""

    def __init__(
        self, stand_in: StandIn, clock: Clock, latency: Callable[[], float] | None = None
    ) -> None:
        super().__init__()
        self.stand_in = stand_in
        self.arrivals: list[Arrival] = []
        self.held: asyncio.Event | None = None
        """While set and not fired, answers are held back after the calls had their effect."""
        self._clock = clock
        self.latency = latency
        self._replies: list[Reply] = []

    def bot(self) -> Bot:
        """A bot on this wire."""
        return Bot(self.stand_in.token, session=self)

    def refuse(
        self,
        method: str,
        description: str,
        code: int = 400,
        times: int = 1,
        chat: int | None = None,
        **parameters: int,
    ) -> None:
        """Let the next calls of a method (to that chat) be refused in these words."""
        body = {"ok": False, "error_code": code, "description": description}
        if parameters:
            body["parameters"] = parameters
        self.reply(method, code, json.dumps(body), times, chat)

    def reply(
        self, method: str, status: int, body: str, times: int = 1, chat: int | None = None
    ) -> None:
        """Let the next calls of a method (to that chat) be answered so, without any effect."""
        self._replies.append(Reply(method, status, body, times, chat))

    def called(self, *methods: str, chat: int | None = None) -> list[Arrival]:
        """What came in, in order."""
        return [
            one
            for one in self.arrivals
            if (not methods or one.method in methods) and chat in (None, one.chat)
        ]

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 - aiogram's signature
    ) -> TelegramType:
        """Hand a call over, as aiogram's HTTP session would."""
        name = method.__api_method__
        if self.latency is not None:
            await self._clock.sleep(self.latency())
        params = self._params(bot, method)
        chat = params.get("chat_id")
        self.arrivals.append(
            Arrival(self._clock.now(), name, int(str(chat)) if chat else None, params)
        )
        status, body = self._answer(name, params, method)
        if self.held is not None:
            await self.held.wait()
        if self.latency is not None:
            await self._clock.sleep(self.latency())
        return cast("TelegramType", self.check_response(bot, method, status, body).result)

    async def close(self) -> None:
        """Nothing is open."""

    async def stream_content(
        self,
        url: str,
        headers: dict[str, Any] | None = None,  # Any: aiogram's signature
        timeout: int = 30,  # noqa: ASYNC109 - aiogram's signature
        chunk_size: int = 65536,
        raise_for_status: bool = True,
    ) -> AsyncGenerator[bytes, None]:
        """Nothing comes this way."""
        nothing: tuple[bytes, ...] = ()
        for chunk in nothing:
            yield chunk

    def _params(self, bot: Bot, method: TelegramMethod[TelegramType]) -> dict[str, object]:
        files: dict[str, InputFile] = {}
        values = {
            key: self.prepare_value(value, bot=bot, files=files)
            for key, value in method.model_dump(warnings=False).items()
        }
        return {key: value for key, value in values.items() if value}

    def _answer(
        self, name: str, params: dict[str, object], method: TelegramMethod[TelegramType]
    ) -> tuple[int, str]:
        for one in self._replies:
            here = one.chat is None or str(one.chat) == params.get("chat_id")
            if one.method == name and one.times > 0 and here:
                one.times -= 1
                return one.status, one.body
        fault = self.stand_in.faults.strike(name)
        if fault == "server_error":
            return 502, BAD_GATEWAY
        if fault in ("timeout", "drop_before"):
            raise TelegramNetworkError(method=method, message="Request timeout error")
        try:
            result = self.stand_in.call(name, params)
        except ApiError as error:
            body = {"ok": False, "error_code": error.code, "description": error.description}
            if error.parameters:
                body["parameters"] = error.parameters
            return error.code, json.dumps(body)
        if fault == "drop_after":
            raise TelegramNetworkError(method=method, message="ServerDisconnectedError")
        return 200, json.dumps({"ok": True, "result": result})
