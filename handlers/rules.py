"""The rulebook: /rules with or without a question, links to its pages, turning them, and "?"."""

import asyncio
import logging
import re
from contextlib import suppress
from functools import partial
from typing import Final

from aiogram import F, Router
from aiogram.exceptions import TelegramBadRequest, TelegramRetryAfter
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.presses import ShowPress
from bot.rich import Rich
from bot.rulebook.answering import answer
from bot.rulebook.book import CONTENTS, Book, book_of_preset, book_of_table, opened
from bot.rulebook.books import article_of
from bot.rulebook.finding import prepare
from bot.rulebook.pages import contents, page
from bot.screens import GAME_SCREENS
from bot.screens.ask import page_url
from bot.screens.base import Screen
from bot.table import Table
from bot.tables import Tables
from handlers.answers import Answer, buttons, private, who_is, words_of

log = logging.getLogger(__name__)
router = Router(name="rules")
# Without a page: as buttons had it that are still in old messages.
LINK: Final = r"^(?:rules_[0-9]{1,9}|r_[0-9]{1,9}_[a-z0-9_-]{1,50})$"
PAGE_PRESS: Final = re.compile(r"v:[0-9]+:rules:.")


@router.message(CommandStart(deep_link=True, magic=F.args.regexp(LINK)))
async def by_link(message: Message, command: CommandObject, tables: Tables, rich: Rich) -> None:
    """A link to a page, or to the contents."""
    _, number, *names = (command.args or "").split("_")
    book, name = await _opened(tables, int(number), ".".join(names))
    await _show(rich, message, page(book, name, words_of(message.from_user)))


@router.message(Command("rules"))
async def rules(message: Message, command: CommandObject, tables: Tables, rich: Rich) -> None:
    """The contents, or the article that answers a question; for the table here, if there is one."""
    words = words_of(message.from_user)
    person = message.from_user.id if message.from_user else 0
    if private(message):
        found = await tables.of(person)
    else:
        thread = message.message_thread_id if message.is_topic_message else None
        found = await tables.here(message.chat.id, thread, person)
        found.sort(key=lambda known: (known.thread_id != thread, known.seat is None))
    book, _ = await _opened(tables, found[0].id if found else 0, CONTENTS)
    if not command.args:
        await _show(rich, message, contents(book, words))
        return
    await asyncio.to_thread(prepare)
    await _show(rich, message, answer(command.args, book, words))


@router.callback_query(ShowPress.filter(F.what == "rules"))
async def turn_page(
    press: CallbackQuery, callback_data: ShowPress, tables: Tables, rich: Rich, bot_username: str
) -> Answer:
    """Turn the page of a rules message; elsewhere open the contents in the direct chat."""
    if not callback_data.value:
        return Answer(url=f"https://t.me/{bot_username}?start=rules_{callback_data.table}")
    if not isinstance(press.message, Message) or not _has_pages(press.message):
        raise RefusedError("answer-unknown")
    book, name = await _opened(tables, callback_data.table, callback_data.value)
    screen = page(book, name, words_of(press.from_user))
    return Answer(then=partial(_turn, rich, press.message, screen))


@router.callback_query(ShowPress.filter(F.what == "ask"))
async def ask(
    press: CallbackQuery, callback_data: ShowPress, tables: Tables, rich: Rich, bot_username: str
) -> Answer:
    """Open the article of this moment, or the one that the button names, in the direct chat."""
    table = await tables.table(callback_data.table)
    if table is None:
        raise RefusedError("answer-closed")
    seat = table.seat_of(press.from_user.id)
    view = table.view(seat.number if seat else None, bot_username)
    name = callback_data.value
    if not name:
        clause = GAME_SCREENS[view.game].moment(view)
        name = article_of(view.game, clause) or CONTENTS
    if isinstance(press.message, Message) and private(press.message):
        screen = page(book_of_table(view), name, words_of(press.from_user))
        return Answer(then=partial(_show_above, rich, press.message, screen, table, tables, press))
    return Answer(url=page_url(bot_username, view.id, name))


async def _show_above(
    rich: Rich,
    message: Message,
    screen: Screen,
    table: Table,
    tables: Tables,
    press: CallbackQuery,
) -> None:
    """Send an article; the hand that it would push out of sight comes down below it."""
    await _show(rich, message, screen)
    if table.in_match and table.seat_of(press.from_user.id) is not None:
        with suppress(RefusedError):
            await tables.deal_hand(table.row.id, who_is(press.from_user), None)


async def _opened(tables: Tables, table_id: int, name: str) -> tuple[Book, str]:
    """The book of a table, or where there is none, what the page's name says of it."""
    table = await tables.table(table_id) if table_id else None
    if table is not None:
        return book_of_table(table.view(None, "")), name
    if table_id:
        return book_of_preset(), name
    return opened(name)


async def _show(rich: Rich, message: Message, screen: Screen) -> None:
    await rich.send(message, screen, buttons(screen.rows))


async def _turn(rich: Rich, message: Message, screen: Screen) -> None:
    try:
        await rich.edit(message, screen, buttons(screen.rows))
    except (TelegramBadRequest, TelegramRetryAfter) as error:
        # The page is there already, the message is not, or the chat is too busy: let it be.
        log.info("the rules in chat %s were not turned: %s", message.chat.id, error)


def _has_pages(message: Message) -> bool:
    """Whether these are rules. Forged data could else write them over any message of the bot."""
    rows = message.reply_markup.inline_keyboard if message.reply_markup else []
    return any(PAGE_PRESS.match(button.callback_data or "") for row in rows for button in row)
