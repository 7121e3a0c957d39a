"""Long polling that confirms nothing before it is kept (aiogram's own polling loses updates)."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from aiogram import Bot
from aiogram.exceptions import (
    AiogramError,
    TelegramConflictError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.methods import TelegramMethod

from bot.background import Tasks
from bot.clock import Clock
from bot.inbox import Inbox
from bot.settings import UsageError

TIMEOUT: Final = 30
_SLACK: Final = 15
_FIRST_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 30.0

BAD_TOKEN: Final = "Telegram does not know this BOT_TOKEN; ask @BotFather for the right one."  # noqa: S105 - no password

log = logging.getLogger(__name__)


class GetRawUpdates(TelegramMethod[list[dict[str, Any]]]):
    """``getUpdates`` whose answer is left as Telegram wrote it.

    One update of a kind that aiogram cannot read must not hold up the others, and is kept too.
    """

    __returning__ = list[dict[str, Any]]
    __api_method__ = "getUpdates"

    offset: int | None = None
    timeout: int
    allowed_updates: list[str]


class Polling:
    """Fetches updates into the inbox."""

    def __init__(
        self,
        bot: Bot,
        inbox: Inbox,
        clock: Clock,
        allowed_updates: Sequence[str],
        timeout: int = TIMEOUT,
    ) -> None:
        self._bot = bot
        self._inbox = inbox
        self._clock = clock
        self._allowed_updates = list(allowed_updates)
        self._timeout = timeout
        self._offset: int | None = None
        self._pause = 0.0
        self._tasks = Tasks()

    def start(self) -> asyncio.Task[None]:
        """Fetch until stopped. Whatever goes wrong is tried again, slower and slower; only where
        Telegram no longer knows the token the task ends, with UsageError.
        """
        return self._tasks.start(self._run())

    async def stop(self, patience: float) -> None:
        """Fetch no more."""
        await self._tasks.stop(patience)

    async def _run(self) -> None:
        while True:
            await self._tasks.wait(self._inbox.room())
            try:
                await self._fetch()
            except (TelegramUnauthorizedError, TelegramNotFound) as error:
                raise UsageError(BAD_TOKEN) from error
            except TelegramConflictError as error:
                await self._settle(error)
            except TelegramRetryAfter as error:
                await self._wait("Telegram asks to slow down", error, error.retry_after)
            except (AiogramError, OSError) as error:
                await self._wait("No updates from Telegram", error)
            except Exception as error:
                log.exception("A batch could not be kept and is not confirmed")
                await self._wait("The inbox failed", error)
            else:
                if self._pause:
                    log.info("Updates arrive again")
                self._pause = 0.0

    async def _fetch(self) -> None:
        method = GetRawUpdates(
            offset=self._offset, timeout=self._timeout, allowed_updates=self._allowed_updates
        )
        updates = await self._tasks.wait(self._bot(method, request_timeout=self._timeout + _SLACK))
        if updates:
            await self._inbox.receive(updates)
            self._offset = max(int(update["update_id"]) for update in updates) + 1
        else:
            # All is confirmed. After a quiet week Telegram numbers anew, perhaps below an offset
            # that we would still be sending, which would confirm what we have not seen.
            self._offset = None

    async def _settle(self, error: TelegramConflictError) -> None:
        if "webhook" not in error.message.lower():
            await self._wait("Another process polls with the same token", error)
            return
        await self._wait("A webhook is set; it is removed, nothing pending is dropped", error)
        try:
            await self._tasks.wait(self._bot.delete_webhook(drop_pending_updates=False))
        except (AiogramError, OSError) as failure:
            await self._wait("The webhook could not be removed", failure)

    async def _wait(self, what: str, error: Exception, at_least: float = 0.0) -> None:
        self._pause = min(max(self._pause * 2, _FIRST_PAUSE), _LONGEST_PAUSE)
        pause = max(self._pause, at_least)
        reason = str(error).partition("\n")[0][:300]
        log.warning("%s; again in %.0f s (%s: %s)", what, pause, type(error).__name__, reason)
        await self._tasks.wait(self._clock.sleep(pause))
