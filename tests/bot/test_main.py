"""The command ``kozyr`` as people start and end it: real processes."""

import asyncio
import json
import signal
import socket
import sys
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.playground.server import serving
from bot.playground.standin import StandIn
from tests.kit.databases import sqlite_url
from tests.kit.process import Process, kozyr
from tests.kit.waiting import until

TOKEN = "123456:AAbbCC-dd_eeFFggHHiiJJkkLLmmNNooPPq"
Start = Callable[..., Awaitable[Process]]


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    """Starts ``kozyr`` in an empty folder, with only these settings in its environment."""
    async with AsyncExitStack() as stack:

        async def begin(*arguments: str, **settings: str) -> Process:
            return await stack.enter_async_context(kozyr(tmp_path, *arguments, **settings))

        yield begin


def get(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return bytes(answer.read())


def one_sentence(process: Process, word: str) -> None:
    """The process has said what is wrong in one line, with that word in it."""
    assert process.errors.count("\n") == 1, process.errors
    assert process.errors.startswith("kozyr: ")
    assert process.errors.endswith(".\n")
    assert word in process.errors
    assert "Traceback" not in process.errors + process.output
    assert TOKEN not in process.errors + process.output


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def test_help_and_version_need_no_settings_and_no_aiogram(start: Start) -> None:
    code = (
        "import sys\nfrom bot.__main__ import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit as end:\n    assert end.code == 0\n"
        "heavy = {'aiogram', 'aiohttp', 'sqlalchemy', 'pydantic'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    assert process.returncode == 0
    assert b"--port" in output
    version = await start("--version", BOT_TOKEN="nonsense")
    assert await version.end() == 0
    assert version.output.startswith("kozyr ")


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"BOT_TOKEN": "hunter2"}, "BOT_TOKEN"),
        ({"DATABASE_URL": "kozyr.db"}, "DATABASE_URL"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
    ],
)
async def test_malformed_settings(start: Start, settings: dict[str, str], word: str) -> None:
    process = await start(**settings)
    assert await process.end() == 1
    one_sentence(process, word)


async def test_a_database_that_cannot_be_read(start: Start, tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_text("no database\n" * 100)
    process = await start(BOT_TOKEN=TOKEN, DATABASE_URL=sqlite_url(garbage))
    assert await process.end() == 1
    one_sentence(process, "garbage.db")


async def test_a_port_in_use(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = await start("--port", str(port))
        assert await process.end() == 1
    one_sentence(process, str(port))


async def test_the_playground_is_up_soon_and_ends_cleanly(start: Start, tmp_path: Path) -> None:
    port = free_port()
    process = await start("--port", str(port))
    await until(lambda: f"http://127.0.0.1:{port}" in process.output, "the address", 30)
    assert "BOT_TOKEN is not set" in process.output
    page = await asyncio.to_thread(get, f"http://127.0.0.1:{port}/")
    assert b"<html" in page
    await until(lambda: "Running as @" in process.errors, "the bot", 60)
    state = json.loads(await asyncio.to_thread(get, f"http://127.0.0.1:{port}/playground/state"))
    assert len(state["people"]) >= 4
    status, seconds = await process.tell(signal.SIGTERM)
    assert status == 0
    assert seconds < 10
    assert "Traceback" not in process.errors
    assert not (tmp_path / "kozyr.db").exists()


async def test_who_has_seen_enough_at_once_need_not_wait_for_the_bot(start: Start) -> None:
    process = await start("--port", "0")
    await until(lambda: "http://127.0.0.1:" in process.output, "the address", 30)
    status, seconds = await process.tell(signal.SIGTERM)
    assert status == 0
    assert seconds < 10
    assert process.errors == ""


async def test_on_telegram_it_greets_keeps_its_database_and_ends_cleanly(
    start: Start, tmp_path: Path
) -> None:
    stand_in = StandIn(TOKEN)
    person = stand_in.people.add("Ната")
    async with serving(stand_in) as address:
        process = await start(BOT_TOKEN=TOKEN, TELEGRAM_API_URL=address, LOG_LEVEL="DEBUG")
        stand_in.people.start(person)

        def answered() -> bool:
            return any(message.sender == stand_in.bot_id for message in stand_in.messages.values())

        await stand_in.until(answered, 60, "an answer to /start")
        await stand_in.until(lambda: len(stand_in.commands) >= 2, 60, "the menus")
        status, seconds = await process.tell(signal.SIGINT)
    assert status == 0
    assert seconds < 10
    assert "Traceback" not in process.errors
    assert TOKEN not in process.errors + process.output
    assert TOKEN.partition(":")[2] not in process.errors + process.output
    assert (tmp_path / "kozyr.db").exists()
    assert stand_in.journal.violations == []
    scopes = {scope for scope, *_ in stand_in.commands}
    assert scopes == {"all_group_chats", "all_private_chats"}
