"""The bot itself comes, goes, is blocked or allowed again; and whatever nobody else understood."""

import logging

from aiogram import F, Router
from aiogram.types import (
    CallbackQuery,
    ChatMemberRestricted,
    ChatMemberUnion,
    ChatMemberUpdated,
    Message,
)

from bot.poster import Poster
from bot.tables import Tables
from handlers.answers import Answer, who_is, words_of

log = logging.getLogger(__name__)
router = Router(name="chats")
OUTSIDE = {"left", "kicked"}


@router.my_chat_member(F.chat.type == "private")
async def direct_chat(update: ChatMemberUpdated, tables: Tables, poster: Poster) -> None:
    """Somebody blocks the bot, or allows it again."""
    if update.new_chat_member.status in OUTSIDE:
        await tables.unreachable(update.from_user.id)
        return
    await tables.greet(who_is(update.from_user))
    await poster.retry_person(update.from_user.id)


@router.my_chat_member()
async def group(update: ChatMemberUpdated, tables: Tables, poster: Poster) -> None:
    """The bot is added to a group, or removed; it may write there, or not any more."""
    chat_id = update.chat.id
    if not _may_write(update.new_chat_member):
        log.warning("silenced in chat %s by %s", chat_id, update.from_user.id)
        await tables.chat_lost(chat_id)
    elif not _may_write(update.old_chat_member):
        await tables.chat_back(chat_id)
        await poster.retry_chat(chat_id)
        if update.old_chat_member.status in OUTSIDE:
            await update.answer(words_of(update.from_user)("start-group"))


def _may_write(member: ChatMemberUnion) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status not in OUTSIDE


@router.message(F.migrate_to_chat_id)
async def migrated(message: Message, poster: Poster) -> None:
    """The group has become a supergroup: its tables move along."""
    assert message.migrate_to_chat_id is not None
    await poster.move_chat(message.chat.id, message.migrate_to_chat_id)


@router.message(F.chat.type == "private", ~F.via_bot)
async def anything_else(message: Message, poster: Poster) -> None:
    """Any other message of the direct chat."""
    if message.from_user is not None:
        await poster.retry_person(message.from_user.id)
    await message.answer(words_of(message.from_user)("help-private"))


@router.callback_query()
async def unknown(press: CallbackQuery) -> Answer:
    """A press whose data no family of presses reads: forged, or from another time."""
    log.info("press %s of %s carries what nobody reads", press.id, press.from_user.id)
    return Answer(words_of(press.from_user).plain("answer-unknown"))
