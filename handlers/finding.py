"""Finding a table, in the direct chat: /play, /lobby, /tables and their buttons."""

from functools import partial
from typing import Final

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot import finding
from bot.door import Who
from bot.gathering import RefusedError
from bot.presses import FindPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen
from bot.screens.finding import alone, greeting, open_tables, own_tables, title
from bot.soloist import alone_of
from bot.tables import Tables
from bot.texts import Texts
from handlers.answers import Answer, carries, refusal, rewrite, say, who_is, words_of

router = Router(name="finding")
PRIVATE = F.chat.type == "private"
HERE_ONLY: Final = ("play", "lobby", "tables")


@router.message(CommandStart(deep_link=True, magic=F.args == "new"), PRIVATE)
async def new(message: Message, tables: Tables, inbox_id: int) -> None:
    """Open a table for friends, as inline mode offers where there is none."""
    await tables.open(0, None, _who(message), inbox_id)


@router.message(Command("play"), PRIVATE)
@router.message(CommandStart(deep_link=True, magic=F.args == "play"), PRIVATE)
async def play(message: Message, tables: Tables) -> None:
    """How to play alone; a match that goes on is brought down."""
    await say(message, await _offer(tables, _who(message), words_of(message.from_user)))


@router.message(Command("lobby"), PRIVATE)
@router.message(CommandStart(deep_link=True, magic=F.args == "lobby"), PRIVATE)
async def lobby(message: Message, tables: Tables, bot_username: str) -> None:
    """The tables at which anybody may sit down."""
    listed = await finding.listed(tables, bot_username)
    await say(message, open_tables(listed, words_of(message.from_user)))


@router.message(Command("tables"), PRIVATE)
@router.message(CommandStart(deep_link=True, magic=F.args == "tables"), PRIVATE)
async def own(message: Message, tables: Tables, bot_username: str) -> None:
    """One's own tables, and whose turn it is."""
    mine = await finding.own(tables, _who(message).id, bot_username)
    await say(message, own_tables(mine, words_of(message.from_user)))


@router.message(Command(*HERE_ONLY))
async def elsewhere(message: Message, command: CommandObject, bot_username: str) -> None:
    """The same commands in a group: a way to the direct chat."""
    words = words_of(message.from_user)
    url = f"https://t.me/{bot_username}?start={command.command}"
    button = Button(words.plain("button-chat"), url=url)
    await say(message, Screen(words("find-private"), ((button,),)))


@router.callback_query(FindPress.filter(F.what == "sit"))
async def sit(
    press: CallbackQuery,
    callback_data: FindPress,
    tables: Tables,
    inbox_id: int,
    bot_username: str,
) -> Answer:
    """Sit down at an open table; where that does not work any more, the list is made anew."""
    words = words_of(press.from_user)
    try:
        await tables.sit(callback_data.table, who_is(press.from_user), 0, inbox_id)
    except RefusedError as error:
        key = "answer-closed" if error.key == "answer-unknown" else error.key
        text = refusal(RefusedError(key, **error.arguments), "", words)
        return Answer(text, alert=True, then=partial(_list, press, tables, bot_username))
    return Answer(words.plain("answer-sat"), then=partial(_list, press, tables, bot_username))


@router.callback_query(FindPress.filter(F.what == "lobby"))
async def refresh(press: CallbackQuery, tables: Tables, bot_username: str) -> Answer:
    """The open tables as they are now."""
    return Answer(then=partial(_list, press, tables, bot_username))


@router.callback_query(FindPress.filter(F.what == "tables"))
async def refresh_own(press: CallbackQuery, tables: Tables, bot_username: str) -> Answer:
    """One's own tables as they are now."""
    mine = await finding.own(tables, press.from_user.id, bot_username)
    return Answer(then=partial(_turn, press, own_tables(mine, words_of(press.from_user))))


@router.callback_query(FindPress.filter(F.what == "bring"))
async def bring(
    press: CallbackQuery, callback_data: FindPress, tables: Tables, inbox_id: int
) -> Answer:
    """Bring the message of one's table down."""
    table = await tables.table(callback_data.table)
    if table is None or table.seat_of(press.from_user.id) is None:
        raise RefusedError("answer-not-seated")
    if table.row.chat_id and not table.row.muted and table.row.stage == "lobby":
        await tables.bring(table.row.id, inbox_id)
    else:
        await tables.deal_hand(table.row.id, who_is(press.from_user), inbox_id)
    return Answer()


@router.callback_query(FindPress.filter(F.what.in_({"new", "public"})))
async def open_one(
    press: CallbackQuery, callback_data: FindPress, tables: Tables, inbox_id: int
) -> Answer:
    """Open a table for friends, or for everybody."""
    who = who_is(press.from_user)
    table = await tables.open(0, None, who, inbox_id)
    if callback_data.what == "public":
        await tables.set_up(table, who, "public", "yes", None, None)
    return Answer()


@router.callback_query(FindPress.filter(F.what == "play"))
async def choose(press: CallbackQuery, callback_data: FindPress, tables: Tables) -> Answer:
    """Choose how to play alone; without a choice yet, what there is to choose."""
    words = words_of(press.from_user)
    if callback_data.value:
        screen = alone(alone_of(callback_data.value), words)
    else:
        screen = await _offer(tables, who_is(press.from_user), words)
    return Answer(then=partial(_turn, press, screen))


@router.callback_query(FindPress.filter(F.what == "start"))
async def back(press: CallbackQuery, bot_username: str) -> Answer:
    """Back to the greeting, with all ways to a table."""
    screen = greeting(bot_username, words_of(press.from_user))
    return Answer(then=partial(_turn, press, screen))


@router.callback_query(FindPress.filter(F.what == "alone"))
async def begin(
    press: CallbackQuery, callback_data: FindPress, tables: Tables, inbox_id: int
) -> Answer:
    """Begin a match against computers."""
    game, _, choice = callback_data.value.partition(".")
    await tables.play_alone(who_is(press.from_user), game, alone_of(choice), inbox_id, start=True)
    return Answer()


@router.callback_query(FindPress.filter(F.what == "setup"))
async def set_up(
    press: CallbackQuery, callback_data: FindPress, tables: Tables, inbox_id: int
) -> Answer:
    """Open a lobby with computers, to be set up before the match begins."""
    who, choice = who_is(press.from_user), alone_of(callback_data.value)
    game = next(iter(GAME_SCREENS))
    await tables.play_alone(who, game, choice, inbox_id, start=False)
    return Answer()


async def _offer(tables: Tables, who: Who, words: Texts) -> Screen:
    """How to play alone; the hand of a match that goes on already is sent anew."""
    going = await finding.alone(tables, who.id)
    name = None
    if going is not None:
        await tables.deal_hand(going.id, who, None)
        name = title(going.game, going.others, words)
    return alone(await tables.alone_last(who.id), words, name)


async def _list(press: CallbackQuery, tables: Tables, bot_username: str) -> None:
    listed = await finding.listed(tables, bot_username)
    await _turn(press, open_tables(listed, words_of(press.from_user)))


async def _turn(press: CallbackQuery, screen: Screen) -> None:
    """Turn a page of ours; forged data could else write it over any message of the bot."""
    if isinstance(press.message, Message) and carries(press.message, FindPress):
        await rewrite(press.message, screen)


def _who(message: Message) -> Who:
    assert message.from_user is not None  # nobody else writes in a direct chat
    return who_is(message.from_user)
