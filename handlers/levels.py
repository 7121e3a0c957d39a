"""/level: how strong the computer players of a match are from now on."""

from functools import partial

from aiogram import F, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.presses import AskPress, LevelPress
from bot.screens.base import Screen, TableView
from bot.screens.levels import level_label, levels_screen
from bot.tables import Tables
from bot.texts import Texts, texts
from handlers.answers import Answer, carries, private, rewrite, say, who_is, words_of
from handlers.leaving import asking, which
from handlers.seated import found_by, seated_at

router = Router(name="levels")


@router.message(Command("level"))
async def level(message: Message, tables: Tables, bot_username: str) -> None:
    """Show them, with a button for each to whoever may change them."""
    words = words_of(message.from_user)
    mine = seated_at(await found_by(message, tables))
    playing = [known for known in mine if known.stage != "lobby"]
    found = [known for known in playing if known.computers]
    if message.from_user is None or not mine:
        await message.answer(words("hand-nowhere" if private(message) else "hand-not-here"))
    elif not found:
        await message.answer(words("answer-no-computer" if playing else "level-lobby"))
    elif len(found) > 1:
        await say(message, which(words, "level", found))
    else:
        person = message.from_user.id
        _, screen = await _page(tables, found[0].id, person, bot_username, message, words)
        await say(message, screen)


@router.callback_query(AskPress.filter(F.what == "level"))
async def level_there(
    press: CallbackQuery, callback_data: AskPress, tables: Tables, bot_username: str
) -> Answer:
    """The same of one of several tables."""
    message, person = asking(press), press.from_user.id
    words = words_of(press.from_user)
    _, screen = await _page(tables, callback_data.table, person, bot_username, message, words)
    return Answer(then=partial(rewrite, message, screen))


@router.callback_query(LevelPress.filter())
async def choose_level(
    press: CallbackQuery,
    callback_data: LevelPress,
    tables: Tables,
    inbox_id: int,
    bot_username: str,
) -> Answer:
    """Another level for one of them."""
    message, person = press.message, press.from_user.id
    if not isinstance(message, Message) or not carries(message, LevelPress):
        raise RefusedError("answer-unknown")
    number, seat, chosen = callback_data.table, callback_data.seat, callback_data.level
    await tables.choose_level(number, who_is(press.from_user), seat, chosen, inbox_id)
    words = words_of(press.from_user)
    view, screen = await _page(tables, number, person, bot_username, message, words)
    done = level_label(view.seats[seat], words)
    return Answer(done, then=partial(rewrite, message, screen))


async def _page(
    tables: Tables, number: int, person: int, bot_username: str, message: Message, words: Texts
) -> tuple[TableView, Screen]:
    """The table and its levels; in a group they are worded as the table speaks."""
    table = await tables.table(number)
    if table is None or not table.in_match:
        raise RefusedError("answer-closed")
    seat = table.seat_of(person)
    if seat is None or seat.left:
        raise RefusedError("answer-not-seated" if seat is None else "answer-already-left")
    if not private(message):
        words = texts(table.row.language)
    view = table.view(None, bot_username)
    return view, levels_screen(view, table.may_choose_levels(person), words)
