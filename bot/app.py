"""The one place where everything is put together: the running bot."""

import asyncio
import logging
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from aiogram import Bot, Dispatcher
from aiogram.client.default import DefaultBotProperties
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import PRODUCTION, TelegramAPIServer
from aiogram.enums import ParseMode
from aiogram.exceptions import (
    AiogramError,
    ClientDecodeError,
    TelegramNotFound,
    TelegramUnauthorizedError,
)
from aiogram.methods import Response
from aiogram.types import Message, User

from bot import menus
from bot.alarms import Alarms
from bot.background import Tasks
from bot.chance import Chance
from bot.clock import Clock, SystemClock
from bot.groups import Groups
from bot.inbox import Inbox
from bot.lease import Lease
from bot.logs import redact
from bot.pace import Pace
from bot.people import People
from bot.polling import BAD_TOKEN, Polling
from bot.poster import Poster
from bot.ready import get_ready
from bot.rich import Rich
from bot.settings import Settings, UsageError
from bot.show import Show
from bot.tables import Tables
from bot.thinkers import Thinkers
from handlers.routers import routers
from storage.database import Database, DatabaseError

_PAUSES: Final = (0, 1, 2)
_GREETING_TIMEOUT: Final = 10
_HANDLERS_PATIENCE: Final = 3.0
_PATIENCE: Final = 1.5

# Pydantic keeps such a class only as long as somebody holds it, and takes 8 ms to make a new one.
_ANSWERS: Final = (
    Response[bool],
    Response[Message],
    Response[Message | bool],
    Response[list[dict[str, Any]]],
)

log = logging.getLogger(__name__)


@cache
def dispatcher() -> Dispatcher:
    """The way to the handlers; it has no state, each ``App`` hands its own parts along."""
    way = Dispatcher(disable_fsm=True)
    way.include_router(routers())
    return way


class App:
    """The bot's parts, put together on a database that is open and a bot that is known."""

    def __init__(
        self,
        database: Database,
        bot: Bot,
        me: User,
        clock: Clock,
        chance: Chance,
        thinkers: Thinkers | None = None,
        rich: bool = True,
    ) -> None:
        """``thinkers`` None: computer players that look ahead think in processes of their own.

        ``rich`` False: no rich messages, even where the server has them.
        """
        self._bot = bot
        self._username = username = me.username or ""
        self.lease = Lease(database, clock, self._gained, self._lost)
        self._thinkers = thinkers or Thinkers()
        self.alarms = Alarms(database, clock, self._due)
        self.tables = Tables(database, clock, chance, self.alarms.set, self._notice, self._thinkers)
        show = Show(self.tables, username)
        self.poster = Poster(bot, database, clock, Pace(clock), show)
        self.groups = Groups(database, clock, self._notice)
        self.people = People(self.tables, self._notice, self.poster.forget_person)
        parts = {
            "tables": self.tables,
            "poster": self.poster,
            "groups": self.groups,
            "people": self.people,
            "rich": Rich(rich),
            "bot_username": username,
        }
        self.inbox = Inbox(database, bot, dispatcher(), clock, parts)
        kinds = dispatcher().resolve_used_update_types()
        self.polling = Polling(bot, self.inbox, clock, kinds)
        self._tasks = Tasks()

    async def run(self, descriptions: bool = False) -> None:
        """Run until cancelled. Raises UsageError where Telegram no longer knows the token."""
        await self.lease.start()
        await self.inbox.start()
        self._tasks.start(self.poster.run())
        self._tasks.start(menus.register(self._bot, descriptions))
        polling = self.polling.start()
        log.info("Running as @%s", self._username)
        await polling

    async def stop(self) -> None:
        """End everything within a few seconds: handlers that are running come to their end, what
        is still to be shown waits in the database.
        """
        await asyncio.gather(
            self.polling.stop(_PATIENCE),
            self.inbox.stop(_HANDLERS_PATIENCE),
            self.alarms.stop(_HANDLERS_PATIENCE),
        )
        await self._thinkers.stop()
        await self.poster.stop(_PATIENCE)
        await self._tasks.stop(_PATIENCE)
        await self.lease.stop(_PATIENCE)

    async def _gained(self) -> None:
        self.poster.enabled = True
        self.alarms.start()

    async def _lost(self) -> None:
        self.poster.enabled = False
        self.alarms.pause()

    async def _due(self, table_id: int) -> None:
        if await self.lease.hold():
            await self.tables.due(table_id)

    def _notice(self, table_id: int, pressed_by: int | None) -> None:
        self.poster.notice(table_id, pressed_by)


async def run(
    settings: Settings, *, descriptions: bool | None = None, clock: Clock | None = None
) -> None:
    """Run the bot until cancelled. Raises UsageError where it cannot go on.

    ``descriptions``: whether to set the bot's descriptions too; by default only with Telegram's own
    server, since other servers may not know how.
    """
    assert settings.bot_token is not None
    if descriptions is None:
        descriptions = settings.telegram_api_url is None
    clock = clock or SystemClock()
    try:
        database = Database(settings.database_url)
    except DatabaseError as error:
        raise UsageError(f"{error}.") from error
    try:
        await _open(database)
        async with make_bot(settings) as bot:
            app = App(
                database,
                bot,
                await _greet(bot, clock),
                clock,
                Chance(),
                rich=settings.rich_messages,
            )
            # Only now: what the libraries build when they are first used stays for ever, too.
            await asyncio.to_thread(get_ready)
            try:
                await app.run(descriptions)
            finally:
                await app.stop()
    finally:
        await database.close()


async def _open(database: Database) -> None:
    try:
        await database.start()
    except DatabaseError as error:
        raise UsageError(f"{error}.") from error


def make_bot(settings: Settings) -> Bot:
    """The bot on the server that the settings name; its texts are HTML."""
    assert settings.bot_token is not None
    address = settings.telegram_api_url
    api = PRODUCTION if address is None else TelegramAPIServer.from_base(address)
    return Bot(
        settings.bot_token.get_secret_value(),
        session=AiohttpSession(api=api),
        default=DefaultBotProperties(parse_mode=ParseMode.HTML),
    )


async def _greet(bot: Bot, clock: Clock) -> User:
    """Ask Telegram who we are. Raises UsageError where it does not say."""
    server = urlsplit(bot.session.api.base).netloc
    sentence = ""
    for pause in _PAUSES:
        await clock.sleep(pause)
        try:
            return await bot.get_me(request_timeout=_GREETING_TIMEOUT)
        except (TelegramUnauthorizedError, TelegramNotFound) as error:
            raise UsageError(BAD_TOKEN) from error
        except ClientDecodeError:
            sentence = f"{server} does not answer as a Bot API server does."
        except (AiogramError, OSError) as error:
            reason = redact(str(error), bot.token).partition("\n")[0]
            sentence = f"Telegram cannot be reached at {server} ({reason})."
    raise UsageError(sentence)
