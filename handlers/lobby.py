"""Opening a table and setting it up: /new, the lobby's buttons, the deep link that seats."""

from typing import Final

from aiogram import Bot, F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.groups import Groups, topic_url
from bot.presses import LobbyPress
from bot.screens.base import Button, Screen
from bot.tables import Tables
from handlers.answers import Answer, is_admin, say, who_is, words_of

router = Router(name="lobby")
SIT_LINK: Final = r"^sit_[0-9]{1,9}_[0-9a-f]+$"
GROUPS = F.chat.type.in_({"group", "supergroup"})


@router.message(Command("new"), GROUPS)
async def new(message: Message, tables: Tables, groups: Groups, inbox_id: int, bot: Bot) -> None:
    """Open a lobby in this group, or this topic; where all tables stand in another one, say so."""
    if message.sender_chat is not None or message.from_user is None:
        raise RefusedError("answer-cannot-sit")
    chat_id, who = message.chat.id, who_is(message.from_user)
    thread = message.message_thread_id if message.is_topic_message else None
    try:
        await tables.open(chat_id, thread, who, inbox_id)
    except RefusedError as error:
        if error.key != "answer-open-admins" or not await is_admin(bot, chat_id, who.id):
            raise
        await tables.open(chat_id, thread, who, inbox_id, is_admin=True)
    topic = (await groups.of(chat_id)).topic_id
    if topic is not None and topic != thread:
        words = words_of(message.from_user)
        link = Button(words.plain("button-table"), url=topic_url(chat_id, topic))
        await say(message, Screen(words("new-in-topic"), ((link,),)))


@router.message(Command("new"), F.chat.type == "private")
async def new_in_private(message: Message, tables: Tables, inbox_id: int) -> None:
    """Open a table without a group: its people are invited by link."""
    assert message.from_user is not None
    await tables.open(0, None, who_is(message.from_user), inbox_id)


@router.callback_query(LobbyPress.filter(F.what == "sit"))
async def sit(
    press: CallbackQuery,
    callback_data: LobbyPress,
    tables: Tables,
    inbox_id: int,
    bot_username: str,
) -> Answer:
    """Take a seat; who never opened the direct chat gets the link that seats them there."""
    chat_id = press.message.chat.id if press.message else 0
    table = callback_data.table
    try:
        await tables.sit(table, who_is(press.from_user), chat_id, inbox_id)
    except RefusedError as error:
        if error.key != "answer-need-start":
            raise
        invite = await tables.invite(table)
        return Answer(url=f"https://t.me/{bot_username}?start=sit_{table}_{invite}")
    return Answer(words_of(press.from_user).plain("answer-sat"))


@router.message(
    CommandStart(deep_link=True, magic=F.args.regexp(SIT_LINK)), F.chat.type == "private"
)
async def sit_by_link(
    message: Message, command: CommandObject, tables: Tables, inbox_id: int
) -> None:
    """The deep link of a lobby: one tap on START, and they sit."""
    assert message.from_user is not None
    _, table, invite = (command.args or "").split("_")
    who = who_is(message.from_user)
    try:
        await tables.sit_by_link(int(table), who, invite, inbox_id)
    except RefusedError as error:
        if error.key == "answer-already-sat":
            await tables.deal_hand(int(table), who, None)
        raise
    await message.answer(words_of(message.from_user)("start-sat"))


@router.callback_query(LobbyPress.filter(F.what == "leave"))
async def leave(
    press: CallbackQuery, callback_data: LobbyPress, tables: Tables, inbox_id: int
) -> Answer:
    """Leave the lobby."""
    await tables.rise(callback_data.table, who_is(press.from_user), inbox_id)
    return Answer(words_of(press.from_user).plain("answer-left"))


@router.callback_query(LobbyPress.filter())
async def set_up(
    press: CallbackQuery, callback_data: LobbyPress, tables: Tables, inbox_id: int, bot: Bot
) -> Answer:
    """Everything else in the lobby; administrators may what the opener may."""
    try:
        await _set_up(press, callback_data, tables, inbox_id, None)
    except RefusedError as error:
        if error.key != "answer-not-opener" or press.message is None:
            raise
        chat_id = press.message.chat.id
        if press.message.chat.type == "private" or not await is_admin(
            bot, chat_id, press.from_user.id
        ):
            raise
        await _set_up(press, callback_data, tables, inbox_id, chat_id)
    return Answer()


async def _set_up(
    press: CallbackQuery, wish: LobbyPress, tables: Tables, inbox_id: int, admin_in: int | None
) -> None:
    who = who_is(press.from_user)
    if wish.what == "start":
        await tables.start(wish.table, who, admin_in, inbox_id)
    elif wish.what == "cancel":
        await tables.cancel(wish.table, who, admin_in, inbox_id)
    else:
        await tables.set_up(wish.table, who, wish.what, wish.value, admin_in, inbox_id)
