"""/settings in a group: its administrators press, everybody sees what holds."""

from functools import partial

from aiogram import Bot, F, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.groups import Groups
from bot.presses import GroupPress
from bot.screens.settings import Spot, page_of, settings, settings_done
from bot.texts import Texts, texts
from handlers.answers import Answer, carries, is_admin, rewrite, say, words_of

router = Router(name="settings")
GROUPS = F.chat.type.in_({"group", "supergroup"})


@router.message(Command("settings"), GROUPS)
async def open_settings(message: Message, groups: Groups, bot: Bot) -> None:
    """Show them to an administrator, also to one who writes as the group itself."""
    user, chat = message.from_user, message.chat
    if message.sender_chat is not None:
        admin = message.sender_chat.id == chat.id
    else:
        admin = user is not None and await is_admin(bot, chat.id, user.id)
    if not admin:
        raise RefusedError("answer-admins-only")
    await say(message, settings("", await groups.now(chat.id), _spot(message), words_of(user)))


@router.callback_query(GroupPress.filter())
async def press_settings(
    press: CallbackQuery, callback_data: GroupPress, groups: Groups, bot: Bot
) -> Answer:
    """Turn a page, or change a setting."""
    message = press.message
    if not isinstance(message, Message) or not carries(message, GroupPress):
        raise RefusedError("answer-unknown")
    chat_id, what, value = message.chat.id, callback_data.what, callback_data.value
    if not await is_admin(bot, chat_id, press.from_user.id):
        raise RefusedError("answer-admins-only")
    words, spot = words_of(press.from_user), _spot(message)
    if what == "done":
        settled = await groups.of(chat_id)
        done = settings_done(_seen_by_all(settled.language, words))
        return Answer(then=partial(rewrite, message, done))
    if what == "page":
        page, settled = value, await groups.now(chat_id)
    else:
        page = page_of(what)
        settled = await groups.settle(chat_id, what, value, spot.topic_id, words.language)
    screen = settings(page, settled, spot, _seen_by_all(settled.language, words))
    return Answer(then=partial(rewrite, message, screen))


def _spot(message: Message) -> Spot:
    topic_id = message.message_thread_id if message.is_topic_message else None
    return Spot(bool(message.chat.is_forum), topic_id)


def _seen_by_all(language: str | None, words: Texts) -> Texts:
    return texts(language) if language else words
