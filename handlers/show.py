"""Looking: /start, /help, /rules, one's hand inside the group, the score, the rules."""

import logging
import re
from dataclasses import replace
from functools import partial
from typing import Final

from aiogram import F, Router
from aiogram.exceptions import TelegramBadRequest, TelegramRetryAfter
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.poster import Poster
from bot.presses import ShowPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen
from bot.screens.common import show_button
from bot.table import Table
from bot.tables import Tables
from bot.texts import Texts
from engine.games import GAMES
from engine.options import complete
from handlers.answers import Answer, buttons, private, say, words_of

log = logging.getLogger(__name__)
router = Router(name="show")
RULES_LINK: Final = r"^rules_[0-9]{1,9}$"
PAGE_PRESS: Final = re.compile(r"v:[0-9]+:rules:.")


@router.message(CommandStart(deep_link=True, magic=F.args.regexp(RULES_LINK)))
async def rules_by_link(message: Message, command: CommandObject, tables: Tables) -> None:
    """The rules button of a table message opens the direct chat with this."""
    await _send_rules(message, await tables.table(int((command.args or "").split("_")[1])))


@router.message(CommandStart(), F.chat.type == "private")
async def start(message: Message, poster: Poster, bot_username: str) -> None:
    """The first message of the direct chat."""
    if message.from_user is not None:
        await poster.retry_person(message.from_user.id)
    words = words_of(message.from_user)
    add = Button(words.plain("add-to-group"), url=f"https://t.me/{bot_username}?startgroup=new")
    await say(message, Screen(words("start-private"), ((add,),)))


@router.message(CommandStart())
async def start_in_group(message: Message) -> None:
    """A greeting, where somebody adds the bot by its link."""
    await message.answer(words_of(message.from_user)("start-group"))


@router.message(Command("help"))
async def show_help(message: Message) -> None:
    """What the commands do."""
    key = "help-private" if private(message) else "help-group"
    await message.answer(words_of(message.from_user)(key))


@router.message(Command("rules"))
async def rules(message: Message, tables: Tables) -> None:
    """The rules of the table here, or of the first preset."""
    person = message.from_user.id if message.from_user else 0
    if private(message):
        found = await tables.of(person)
    else:
        thread = message.message_thread_id if message.is_topic_message else None
        found = await tables.here(message.chat.id, thread, person)
        found.sort(key=lambda known: (known.thread_id != thread, known.seat is None))
    await _send_rules(message, await tables.table(found[0].id) if found else None)


@router.callback_query(ShowPress.filter(F.what == "hand"))
async def hand(
    press: CallbackQuery,
    callback_data: ShowPress,
    tables: Tables,
    poster: Poster,
    bot_username: str,
) -> Answer:
    """One's hand inside the group, seen by nobody else; an alert where that does not work."""
    words = words_of(press.from_user)
    table = await tables.table(callback_data.table)
    seat = table.seat_of(press.from_user.id) if table else None
    if table is None or seat is None:
        raise RefusedError("answer-not-seated")
    if not table.in_match:
        raise RefusedError("answer-closed" if table.row.stage != "lobby" else "hand-not-yet")
    if await poster.show_private(table.row.id, press.from_user.id, press.id):
        return Answer()
    view = table.view(seat.number, bot_username)
    return Answer(GAME_SCREENS[table.row.game].hand_alert(view, words), alert=True)


@router.callback_query(ShowPress.filter(F.what == "score"))
async def score(
    press: CallbackQuery, callback_data: ShowPress, tables: Tables, bot_username: str
) -> Answer:
    """The running score, as an alert."""
    table = await tables.table(callback_data.table)
    if table is None or table.match is None:
        raise RefusedError("answer-closed")
    chat_id = press.message.chat.id if press.message else 0
    if chat_id != table.row.chat_id and table.seat_of(press.from_user.id) is None:
        raise RefusedError("answer-not-seated")
    view = table.view(None, bot_username)
    screens = GAME_SCREENS[table.row.game]
    return Answer(screens.score_alert(view, words_of(press.from_user)), alert=True)


@router.callback_query(ShowPress.filter(F.what == "tricks"))
async def tricks(
    press: CallbackQuery, callback_data: ShowPress, tables: Tables, bot_username: str
) -> Answer:
    """Look through the tricks, as an alert, as far as the table's rules allow it."""
    table = await tables.table(callback_data.table)
    seat = table.seat_of(press.from_user.id) if table else None
    if table is None or seat is None:
        raise RefusedError("answer-not-seated")
    if not table.in_match:
        raise RefusedError("answer-closed")
    view = table.view(seat.number, bot_username)
    text = GAME_SCREENS[view.game].tricks(view, words_of(press.from_user))
    if text is None:
        raise RefusedError("answer-tricks-closed")
    return Answer(text, alert=True)


@router.callback_query(ShowPress.filter(F.what == "rules"))
async def turn_page(
    press: CallbackQuery, callback_data: ShowPress, tables: Tables, bot_username: str
) -> Answer:
    """Turn the page of a rules message; elsewhere open the rules in the direct chat."""
    if not callback_data.value:
        return Answer(url=f"https://t.me/{bot_username}?start=rules_{callback_data.table}")
    if not isinstance(press.message, Message) or not _has_pages(press.message):
        raise RefusedError("answer-unknown")
    screen = _rules(
        await tables.table(callback_data.table), callback_data.value, words_of(press.from_user)
    )
    return Answer(then=partial(_turn, press.message, screen))


async def _turn(message: Message, screen: Screen) -> None:
    try:
        await message.edit_text(screen.text, reply_markup=buttons(screen.rows))
    except (TelegramBadRequest, TelegramRetryAfter) as error:
        # The page is there already, the message is not, or the chat is too busy: let it be.
        log.info("the rules in chat %s were not turned: %s", message.chat.id, error)


def _has_pages(message: Message) -> bool:
    """Whether these are rules. Forged data could else write them over any message of the bot."""
    rows = message.reply_markup.inline_keyboard if message.reply_markup else []
    return any(PAGE_PRESS.match(button.callback_data or "") for row in rows for button in row)


async def _send_rules(message: Message, table: Table | None) -> None:
    screen = _rules(table, "", words_of(message.from_user))
    await say(message, screen)


def _rules(table: Table | None, page: str, words: Texts) -> Screen:
    if table is not None:
        view = table.view(None, "")
        seats = len(view.seats)
        return GAME_SCREENS[view.game].rules(view.options, seats, page, words, view.id)
    name, _, part = page.rpartition(".")
    game = GAMES[name if name in GAME_SCREENS else next(iter(GAME_SCREENS))]
    options = complete(game.options, game.presets, None, {})
    screen = GAME_SCREENS[game.name].rules(options, game.seat_counts[0], part, words, 0)
    others = tuple(
        show_button(0, "rules", words.plain(f"game-{other}"), f"{other}.contents")
        for other in GAME_SCREENS
        if other != game.name
    )
    return replace(screen, rows=(*screen.rows, others))
