"""The command ``kozyr``: the bot on Telegram, or without a token the playground."""

import asyncio
import errno
import importlib
import logging
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from bot.settings import Settings

# What takes long to import is imported where it is needed: "--help" needs none of it.


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8080,
    show_default=True,
    help="Where the playground's page is served (0: any free port).",
)
@click.version_option(package_name="kozyr", message="%(prog)s %(version)s")
def main(port: int) -> None:
    """Card tables in Telegram.

    With BOT_TOKEN in the environment, or in a file .env, the bot runs on Telegram. Without it the
    playground runs instead: a page in your browser with a group of people at one table.

    Other settings: DATABASE_URL, TELEGRAM_API_URL, LOG_LEVEL, RICH_MESSAGES.
    """
    from bot import logs
    from bot.settings import UsageError, load_settings

    try:
        settings = load_settings()
        token = settings.bot_token.get_secret_value() if settings.bot_token else None
        logs.set_up(settings.log_level, token)
        asyncio.run(_until_told(on_telegram(settings) if token else _playground(settings, port)))
    except UsageError as error:
        click.echo(f"kozyr: {error}", err=True)
        sys.exit(1)
    except Exception:
        logging.getLogger(__name__).exception("Kozyr ended because of a fault of its own")
        sys.exit(1)


async def _until_told(work: Coroutine[Any, Any, None]) -> None:
    """Work until SIGTERM or SIGINT comes; then let it clean up. A second signal ends at once."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    signals = (signal.SIGTERM, signal.SIGINT)

    def end() -> None:
        for one in signals:
            loop.remove_signal_handler(one)
        task.cancel()

    for one in signals:
        loop.add_signal_handler(one, end)
    with suppress(asyncio.CancelledError):
        await task


async def _load(module: str) -> None:
    """Import a module while everything else goes on; who does not want to wait for it may leave."""
    loop = asyncio.get_running_loop()
    loaded: asyncio.Future[None] = loop.create_future()

    def settle(error: Exception | None) -> None:
        if loaded.cancelled():
            return
        if error is None:
            loaded.set_result(None)
        else:
            loaded.set_exception(error)

    def load() -> None:
        outcome = None
        try:
            importlib.import_module(module)
        except Exception as error:
            outcome = error
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, outcome)

    threading.Thread(target=load, name=f"import {module}", daemon=True).start()
    await loaded


async def on_telegram(settings: "Settings") -> None:
    """The bot with the token of these settings. Raises UsageError where it cannot go on."""
    await _load("bot.app")
    from bot import app

    await app.run(settings)


async def _playground(settings: "Settings", port: int) -> None:
    """The stand-in for Telegram and the bot, in one process but over HTTP.

    The page is up at once; the bot comes to it when its libraries are loaded. The world of the
    playground is new at each start, so its tables are kept only where DATABASE_URL says so.
    """
    from pydantic import SecretStr

    from bot.playground.server import playground_world, serving
    from bot.playground.standin import TOKEN, StandIn
    from bot.settings import UsageError

    stand_in = StandIn(TOKEN)
    # A database may outlive this world: it must not take new updates for old ones.
    stand_in.updates.next_id = int(time.time() * 1000)
    playground_world(stand_in)
    async with AsyncExitStack() as stack:
        try:
            address = await stack.enter_async_context(serving(stand_in, port=port))
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            reason = "is in use" if taken else f"cannot be served ({error.strerror})"
            raise UsageError(f"port {port} {reason}; choose another with --port.") from error
        click.echo("BOT_TOKEN is not set, so this is the playground and not Telegram.")
        click.echo(f"Open {address} in a browser. Ctrl+C ends it.")
        changes: dict[str, object] = {
            "bot_token": SecretStr(TOKEN),
            "telegram_api_url": address,
            "rich_messages": False,
        }
        if "database_url" not in settings.model_fields_set:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kozyr-"))
            changes["database_url"] = f"sqlite+aiosqlite:///{folder}/playground.db"
        await _load("bot.app")
        from bot import app

        await app.run(settings.model_copy(update=changes), descriptions=True)


if __name__ == "__main__":
    main(prog_name="kozyr")
