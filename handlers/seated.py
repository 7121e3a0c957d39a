"""What people ask of a table besides playing: /table, /hand, /score, /stop, /leave, "I am back"."""

from aiogram import Bot, F, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.poster import Poster
from bot.presses import SeatPress, ShowPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen
from bot.tables import Known, Tables
from bot.texts import Texts
from handlers.answers import Answer, is_admin, private, say, who_is, words_of

router = Router(name="seated")


async def _tables(message: Message, tables: Tables) -> list[Known]:
    """The tables that a command speaks of: this group's, or in the direct chat one's own."""
    person = message.from_user.id if message.from_user else 0
    if private(message):
        return await tables.of(person)
    thread = message.message_thread_id if message.is_topic_message else None
    here = await tables.here(message.chat.id, thread, person)
    return sorted(here, key=lambda table: (table.thread_id != thread, table.seat is None))


def _mine(found: list[Known]) -> list[Known]:
    return [table for table in found if table.seat is not None]


@router.message(Command("table"))
async def table(message: Message, tables: Tables, inbox_id: int) -> None:
    """Bring the table message down; in the direct chat, one's hands."""
    if private(message):
        await hand(message, tables, inbox_id)
        return
    found = await _tables(message, tables)
    if not found:
        await message.answer(words_of(message.from_user)("no-table-here"))
        return
    await tables.bring(found[0].id, inbox_id)


@router.message(Command("hand"))
async def hand(message: Message, tables: Tables, inbox_id: int) -> None:
    """Send the hand anew in the direct chat; in a group, the button that opens it there."""
    words = words_of(message.from_user)
    mine = _mine(await _tables(message, tables))
    found = [known for known in mine if known.stage != "lobby"]
    if not found or message.from_user is None:
        nowhere = "hand-nowhere" if private(message) else "hand-not-here"
        await message.answer(words("hand-not-yet" if mine else nowhere))
        return
    for known in found if private(message) else found[:1]:
        await tables.deal_hand(known.id, who_is(message.from_user), None)
        if not private(message):
            show = ShowPress(table=known.id, what="hand").pack()
            await say(message, _question(words, "hand-sent", hand=show))


@router.message(Command("score"))
async def score(message: Message, tables: Tables, bot_username: str) -> None:
    """The running score."""
    words = words_of(message.from_user)
    found = [known for known in await _tables(message, tables) if known.stage != "lobby"]
    if not found:
        await message.answer(words("hand-nowhere" if private(message) else "score-nowhere"))
    for known in found if private(message) else found[:1]:
        here = await tables.table(known.id)
        if here is not None:
            screen = GAME_SCREENS[here.row.game].score(here.view(None, bot_username), words)
            await say(message, screen)


@router.message(Command("stop"))
async def stop(message: Message, tables: Tables) -> None:
    """Ask whether the table shall really end."""
    words = words_of(message.from_user)
    found = await _tables(message, tables)
    if not found:
        await message.answer(words("stop-nothing"))
        return
    yes = SeatPress(table=found[0].id, what="stop").pack()
    no = SeatPress(table=found[0].id, what="keep").pack()
    if found[0].stage == "lobby":
        await say(message, _question(words, "stop-ask-lobby", close=yes, wait=no))
        return
    await say(message, _question(words, "stop-ask", stop=yes, keep=no))


@router.message(Command("leave"))
async def leave(message: Message, tables: Tables, inbox_id: int) -> None:
    """Leave a lobby at once, a match after asking."""
    words = words_of(message.from_user)
    found = _mine(await _tables(message, tables))
    if not found or message.from_user is None:
        await message.answer(words("leave-nothing" if private(message) else "leave-not-here"))
        return
    if found[0].stage == "lobby":
        await tables.rise(found[0].id, who_is(message.from_user), inbox_id)
        await message.answer(words.plain("answer-left"))
        return
    yes = SeatPress(table=found[0].id, what="leave").pack()
    no = SeatPress(table=found[0].id, what="stay").pack()
    await say(message, _question(words, "leave-ask", leave=yes, stay=no))


@router.callback_query(SeatPress.filter(F.what == "back"))
async def back(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, inbox_id: int
) -> Answer:
    """ "I am back"."""
    await tables.back(callback_data.table, who_is(press.from_user), inbox_id)
    return Answer(words_of(press.from_user).plain("answer-back"))


@router.callback_query(SeatPress.filter(F.what == "leave"))
async def leave_now(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, poster: Poster, inbox_id: int
) -> Answer:
    """Really leave the match."""
    await tables.leave(callback_data.table, who_is(press.from_user), inbox_id)
    await _close_question(press, poster, callback_data.table)
    return Answer(words_of(press.from_user).plain("leave-done"))


@router.callback_query(SeatPress.filter(F.what == "stay"))
async def stay(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, poster: Poster
) -> Answer:
    """Stay after all; only those who sit there may take the question away."""
    here = await tables.table(callback_data.table)
    if here is None or here.seat_of(press.from_user.id) is None:
        raise RefusedError("answer-not-seated")
    await _close_question(press, poster, callback_data.table)
    return Answer(words_of(press.from_user).plain("answer-kept"))


@router.callback_query(SeatPress.filter(F.what == "stop"))
async def stop_now(
    press: CallbackQuery,
    callback_data: SeatPress,
    tables: Tables,
    poster: Poster,
    inbox_id: int,
    bot: Bot,
) -> Answer:
    """Stop at once, or vote for it."""
    words = words_of(press.from_user)
    admin_in = None
    if press.message is not None and press.message.chat.type in ("group", "supergroup"):
        chat_id = press.message.chat.id
        admin_in = chat_id if await is_admin(bot, chat_id, press.from_user.id) else None
    votes = await tables.stop(callback_data.table, who_is(press.from_user), admin_in, inbox_id)
    if votes is not None:
        return Answer(words.plain("answer-stop-voted", votes=votes[0], needed=votes[1]))
    await _close_question(press, poster, callback_data.table)
    return Answer(words.plain("answer-stopped"))


@router.callback_query(SeatPress.filter(F.what == "keep"))
async def keep(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, poster: Poster, inbox_id: int
) -> Answer:
    """Play on: take one's vote back, and the question away where one sits there."""
    await tables.keep(callback_data.table, who_is(press.from_user), inbox_id)
    await _close_question(press, poster, callback_data.table)
    return Answer(words_of(press.from_user).plain("answer-kept"))


async def _close_question(press: CallbackQuery, poster: Poster, table_id: int) -> None:
    """Take the question away, unless the button stood under a message that shows the table."""
    if press.message is not None:
        await poster.stray(press.message.chat.id, press.message.message_id, table_id)


def _question(words: Texts, key: str, **presses: str) -> Screen:
    row = tuple(Button(words.plain(f"button-{name}"), data) for name, data in presses.items())
    return Screen(words(key), (row,))
