"""Nothing is confirmed to Telegram before it is kept, whatever the network does."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import Message

from bot.inbox import Inbox
from bot.playground.limits import FaultKind
from bot.playground.server import serving
from bot.playground.standin import StandIn
from bot.polling import Polling
from bot.settings import UsageError
from storage.database import Database
from tests.kit.clock import FakeClock
from tests.kit.databases import sqlite_url
from tests.kit.waiting import until

TOKEN = "42:TEST"


class Forgetful(Inbox):
    """An inbox whose disk is full for a while."""

    failures = 0

    async def receive(self, updates: Sequence[Mapping[str, Any]]) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError("no space left on device")
        await super().receive(updates)


class Line:
    """A stand-in for Telegram, and a bot that polls it into its inbox."""

    def __init__(
        self, stand_in: StandIn, address: str, database: Database, telegrams_clock: FakeClock
    ) -> None:
        self.stand_in = stand_in
        self.address = address
        self.clock = FakeClock()
        self.telegrams_clock = telegrams_clock
        self.texts: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.bots: list[Bot] = []
        dispatcher = Dispatcher(disable_fsm=True)

        @dispatcher.message()
        async def handle(message: Message) -> None:
            self.texts.append(message.text or "")
            await self.gate.wait()

        self.dispatcher = dispatcher
        self.inbox = Forgetful(database, self.bot(), dispatcher, self.clock)
        self.polling = self.poller()
        self.person = stand_in.people.add("Ната")
        stand_in.people.start(self.person)

    def bot(self, token: str = TOKEN) -> Bot:
        session = AiohttpSession(api=TelegramAPIServer.from_base(self.address))
        self.bots.append(Bot(token, session=session))
        return self.bots[-1]

    def poller(self, token: str = TOKEN) -> Polling:
        return Polling(self.bot(token), self.inbox, self.clock, ["message"])

    def say(self, text: str) -> None:
        self.stand_in.people.send(self.person, self.person, text)

    async def heard(self, *texts: str) -> None:
        await until(lambda: self.texts[-len(texts) :] == list(texts), f"heard {texts}")

    async def asleep(self, seconds: float) -> None:
        moment = self.clock.now() + seconds
        await until(lambda: self.clock.next_wake == moment, f"asleep for {seconds} s")


@pytest.fixture
async def line(tmp_path: Path) -> AsyncIterator[Line]:
    database = Database(sqlite_url(tmp_path / "kozyr.db"))
    await database.start()
    clock = FakeClock()
    stand_in = StandIn(TOKEN, clock=clock.now, sleep=clock.sleep)
    async with serving(stand_in) as address:
        line = Line(stand_in, address, database, clock)
        yield line
        await line.polling.stop(5)
        await line.inbox.stop(5)
        for bot in line.bots:
            await bot.session.close()
    await database.close()


async def test_what_people_say_arrives_in_order_and_is_confirmed(line: Line) -> None:
    line.polling.start()
    await line.heard("/start")
    for text in ("раз", "два", "три"):
        line.say(text)
    await line.heard("/start", "раз", "два", "три")
    await until(lambda: not line.stand_in.updates.pending, "confirmed")


async def test_what_could_not_be_kept_is_not_confirmed_and_comes_again(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    line.inbox.failures = 2
    line.polling.start()
    await line.asleep(1)
    assert len(line.stand_in.updates.pending) == 1
    await line.clock.advance(1)
    await line.asleep(2)
    assert len(line.stand_in.updates.pending) == 1
    assert "no space left" in caplog.text
    await line.clock.advance(2)
    await line.heard("/start")
    assert line.texts == ["/start"]


@pytest.mark.parametrize("fault", ["server_error", "drop_before", "drop_after"])
async def test_a_network_that_fails_loses_nothing(line: Line, fault: FaultKind) -> None:
    line.stand_in.faults.add(fault, "getUpdates", times=3)
    line.polling.start()
    for pause in (1, 2, 4):
        await line.asleep(pause)
        await line.clock.advance(pause)
    await line.heard("/start")
    line.say("раз")
    await line.heard("/start", "раз")


async def test_pauses_grow_up_to_half_a_minute_and_begin_anew(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    line.stand_in.faults.add("server_error", "getUpdates", times=7)
    line.polling.start()
    for pause in (1, 2, 4, 8, 16, 30, 30):
        await line.asleep(pause)
        await line.clock.advance(pause)
    await line.heard("/start")
    assert "Updates arrive again" in caplog.text
    line.stand_in.faults.add("server_error", "getUpdates", times=1)
    line.say("раз")
    await line.asleep(1)


async def test_another_process_with_the_same_token_is_told_and_waited_out(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    line.polling.start()
    await line.heard("/start")
    other = line.poller()
    other.start()
    await line.asleep(1)
    assert "Another process polls with the same token" in caplog.text
    await other.stop(5)
    await line.clock.advance(1)
    line.say("раз")
    await line.heard("/start", "раз")


async def test_an_unknown_token_ends_with_one_sentence(line: Line) -> None:
    line.polling = line.poller("42:WRONG")
    with pytest.raises(UsageError, match=r"^[^\n]*BOT_TOKEN[^\n]*\.$"):
        await line.polling.start()


async def test_with_too_much_waiting_no_more_is_fetched(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.inbox.MUCH", 1)
    line.gate.clear()
    line.polling.start()
    await line.heard("/start")
    line.say("раз")
    assert not line.stand_in.updates.polling
    assert len(line.stand_in.updates.pending) == 2
    line.gate.set()
    await line.heard("/start", "раз")


async def test_after_a_quiet_week_telegram_may_number_anew(line: Line) -> None:
    line.polling.start()
    await line.heard("/start")
    await until(lambda: not line.stand_in.updates.pending, "confirmed")
    await until(lambda: line.telegrams_clock.next_wake is not None, "polling")
    await line.telegrams_clock.advance(31)
    await until(lambda: line.stand_in.updates.polling, "polling again")
    line.stand_in.updates.next_id = 5
    line.say("раз")
    line.say("два")
    await line.heard("/start", "раз", "два")
