"""Looking: /start, /help, one's hand inside the group, the score, the tricks."""

import logging

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.poster import Poster
from bot.presses import ShowPress
from bot.screens import GAME_SCREENS
from bot.screens.finding import greeting
from bot.tables import Tables
from handlers.answers import Answer, private, say, words_of

log = logging.getLogger(__name__)
router = Router(name="show")


@router.message(CommandStart(), F.chat.type == "private")
async def start(
    message: Message, command: CommandObject, poster: Poster, bot_username: str
) -> None:
    """The first message of the direct chat; a link that nobody reads is said to be spoiled."""
    if message.from_user is not None:
        await poster.retry_person(message.from_user.id)
    words = words_of(message.from_user)
    await say(message, greeting(bot_username, words, spoiled=bool(command.args)))


@router.message(CommandStart())
async def start_in_group(message: Message) -> None:
    """A greeting, where somebody adds the bot by its link."""
    await message.answer(words_of(message.from_user)("start-group"))


@router.message(Command("help"))
async def show_help(message: Message) -> None:
    """What the commands do."""
    key = "help-private" if private(message) else "help-group"
    await message.answer(words_of(message.from_user)(key))


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
    here = press.message is not None and press.message.chat.id == table.row.chat_id
    if not here and table.seat_of(press.from_user.id) is None:
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
