"""The bot put together: it starts on what it is given, or says in one sentence why not."""

import asyncio
import socket
from pathlib import Path

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot import app
from bot.playground.server import serving
from bot.playground.standin import StandIn
from bot.settings import Settings, UsageError
from bot.texts import LANGUAGES
from tests.kit.clock import FakeClock
from tests.kit.databases import sqlite_url
from tests.kit.waiting import until

pytestmark = pytest.mark.usefixtures("collector")

TOKEN = "123456:AAbbCC-dd_eeFFggHHiiJJkkLLmmNNooPPq"


def settings(folder: Path, address: str, token: str = TOKEN) -> Settings:
    return Settings(
        bot_token=SecretStr(token),
        database_url=sqlite_url(folder / "kozyr.db"),
        telegram_api_url=address,
    )


async def why_not(settings: Settings) -> str:
    """What the bot says when it cannot start; its patience passes quickly."""
    clock = FakeClock()
    running = asyncio.create_task(app.run(settings, clock=clock))
    await until(lambda: running.done() or clock.next_wake is not None, "waiting")
    while not running.done():
        await clock.advance(1)
        await until(lambda: running.done() or clock.next_wake is not None, "waiting")
    with pytest.raises(UsageError) as caught:
        await running
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert TOKEN not in sentence
    return sentence


async def test_a_telegram_that_cannot_be_reached(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        sentence = await why_not(settings(tmp_path, f"http://127.0.0.1:{port}"))
    assert f"cannot be reached at 127.0.0.1:{port}" in sentence


async def test_a_token_that_telegram_does_not_know(tmp_path: Path) -> None:
    async with serving(StandIn("42:OTHER")) as address:
        assert "BOT_TOKEN" in await why_not(settings(tmp_path, address))


async def test_a_server_that_is_something_else(tmp_path: Path) -> None:
    runner = web.AppRunner(web.Application())
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"127.0.0.1:{runner.addresses[0][1]}"
    sentence = await why_not(settings(tmp_path, f"http://{address}"))
    await runner.cleanup()
    assert f"{address} does not answer as a Bot API server does" in sentence


async def test_a_failure_that_passes_is_waited_out_and_the_menus_are_set(tmp_path: Path) -> None:
    stand_in = StandIn(TOKEN)
    stand_in.faults.add("server_error", "getMe", times=1)
    stand_in.faults.add("drop_before", "getMe", times=1)
    async with serving(stand_in) as address:
        clock = FakeClock()
        running = asyncio.create_task(app.run(settings(tmp_path, address), clock=clock))
        for pause in (1, 2):
            await until(lambda: clock.next_wake is not None, "waiting")
            assert clock.next_wake == clock.now() + pause
            await clock.advance(pause)
        await stand_in.until(lambda: len(stand_in.commands) == 2, what="the menus")
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
    assert stand_in.journal.violations == []
    for scope, commands in stand_in.commands.items():
        names, in_groups = (
            [command["command"] for command in commands],
            scope[0] != "all_private_chats",
        )
        assert ("table" in names, "play" in names) == (in_groups, not in_groups)
        assert {"new", "settings", "help"} <= {*names}


async def test_menus_that_are_right_already_are_left_alone(tmp_path: Path) -> None:
    stand_in = StandIn(TOKEN)
    looks = stand_in.journal.of
    async with serving(stand_in) as address:
        for start in (1, 2):
            running = asyncio.create_task(app.run(settings(tmp_path, address), descriptions=True))
            looked = start * len(LANGUAGES)
            await until(lambda: len(looks("getMyShortDescription")) == looked, "looked")  # noqa: B023
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    assert len(looks("setMyCommands")) == len(stand_in.commands) == 2 * len(LANGUAGES)
    assert len(looks("setMyDescription")) == len(LANGUAGES)
    assert "Козырь" in stand_in.texts["description", ""]
