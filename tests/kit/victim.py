"""A process that takes updates out of the inbox and is killed while it does.

It notes each message it has handled in the table ``applied``, in the transaction that marks the
update done.
"""

import asyncio

from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import Message
from sqlalchemy import text

from bot.clock import SystemClock
from bot.inbox import Inbox
from bot.polling import Polling
from storage.database import Database
from storage.inbox import mark_done


def work(token: str, address: str, url: str) -> None:
    """The whole life of the process."""
    asyncio.run(_work(token, address, url))


async def _work(token: str, address: str, url: str) -> None:
    database, clock = Database(url), SystemClock()
    bot = Bot(token, session=AiohttpSession(api=TelegramAPIServer.from_base(address)))
    dispatcher = Dispatcher(disable_fsm=True)

    @dispatcher.message()
    async def handle(message: Message, inbox_id: int) -> None:
        await asyncio.sleep(0)
        async with database.transaction() as session:
            if not await mark_done(session, inbox_id, clock.now()):
                return
            await session.execute(
                text("INSERT INTO applied (person, said) VALUES (:person, :said)"),
                {"person": message.chat.id, "said": message.text},
            )

    inbox = Inbox(database, bot, dispatcher, clock)
    await inbox.start()
    await Polling(bot, inbox, clock, ["message"]).start()
