"""What all handlers share: who asks, in which language, and the one answer to every press."""

import logging
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from aiogram import BaseMiddleware, Bot
from aiogram.exceptions import (
    AiogramError,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramRetryAfter,
)
from aiogram.filters.callback_data import CallbackData
from aiogram.types import CallbackQuery, Chat, InlineKeyboardMarkup, Message, TelegramObject, User
from markupsafe import Markup

from bot.door import AlreadyDoneError, Who
from bot.envelope import Envelopes
from bot.gathering import HeldError, RefusedError
from bot.groups import Groups
from bot.inbox import Later
from bot.people import People
from bot.poster import Poster
from bot.presses import ChoosePress, CutPress, LevelPress, LobbyPress, MovePress, SeatPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen
from bot.tables import Tables
from bot.texts import Texts, texts
from engine.errors import RuleError

log = logging.getLogger(__name__)

Handler = Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a press is answered with: a short line, an alert, or a link to open.

    ``then`` is done after the answer: what may have to wait for a chat's budget.
    """

    text: str = ""
    alert: bool = False
    url: str | None = None
    then: Callable[[], Awaitable[None]] | None = None


@dataclass(frozen=True, slots=True)
class Spoken:
    """What was settled on languages: by a person for themselves, in a group for its messages."""

    person: str | None = None
    group: str | None = None


_NOTHING: Final = Spoken()
_SPOKEN: Final = ContextVar("spoken", default=_NOTHING)
"""For the update that is being handled (``Speaking``)."""


def who_is(user: User) -> Who:
    """Somebody as the tables know them."""
    return Who(user.id, user.full_name, _SPOKEN.get().person or user.language_code or "ru")


def words_of(user: User | None) -> Texts:
    """The texts for an answer to somebody: in their language, or in that of the group which
    sees it.
    """
    spoken = _SPOKEN.get()
    return texts(spoken.group or spoken.person or (user.language_code if user else None))


def private(message: Message) -> bool:
    """Whether this is somebody's direct chat with the bot."""
    return message.chat.type == "private"


def buttons(rows: tuple[tuple[Button, ...], ...]) -> InlineKeyboardMarkup | None:
    """Rows of buttons as Telegram wants them."""
    return Envelopes().keyboard(Screen(Markup(), rows))


async def say(message: Message, screen: Screen) -> None:
    """Answer a command with a screen."""
    await message.answer(screen.text, reply_markup=buttons(screen.rows))


def refusal(error: RefusedError | RuleError, game: str, words: Texts) -> str:
    """The sentence for somebody whose wish is not granted."""
    if isinstance(error, RuleError):
        return GAME_SCREENS[game].refusal(error.reason, words)
    return words.plain(error.key, **error.arguments)


async def rewrite(message: Message, screen: Screen) -> None:
    """Show another page in a message of the bot."""
    try:
        await message.edit_text(screen.text, reply_markup=buttons(screen.rows))
    except (TelegramBadRequest, TelegramRetryAfter) as error:
        # The page is there already, the message is not, or the chat is too busy: let it be.
        log.info("a page in chat %s was not turned: %s", message.chat.id, error)


def carries(message: Message, family: type[CallbackData]) -> bool:
    """Whether a message has buttons of that family.

    Forged data could else write a page over any message of the bot.
    """
    rows = message.reply_markup.inline_keyboard if message.reply_markup else []
    prefix = f"{family.__prefix__}:"
    return any((button.callback_data or "").startswith(prefix) for row in rows for button in row)


async def clear_away(press: CallbackQuery, poster: Poster, table_id: int) -> None:
    """Take a message away on which a button of this table was pressed, unless it shows a table.

    Forged data could else have any message of the bot taken away.
    """
    message = press.message
    if message is None:
        return
    if isinstance(message, Message):
        rows = message.reply_markup.inline_keyboard if message.reply_markup else []
        written = [(button.callback_data or "").split(":") for row in rows for button in row]
        if all(parts[1:2] != [str(table_id)] for parts in written):
            return
    await poster.stray(message.chat.id, message.message_id, table_id)


async def is_admin(bot: Bot, chat_id: int, user_id: int) -> bool:
    """Whether somebody administers the group; False where Telegram does not say."""
    try:
        members = await bot.get_chat_administrators(chat_id)
    except TelegramAPIError as error:
        log.warning("administrators of chat %s are unknown: %s", chat_id, error)
        return False
    return any(member.user.id == user_id for member in members)


class Speaking(BaseMiddleware):
    """Finds out in which language an update is answered, before anybody handles it."""

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        people: People = data["people"]
        groups: Groups = data["groups"]
        user: User | None = getattr(event, "from_user", None)
        chat: Chat | None = getattr(event, "chat", None)
        spoken = Spoken(
            await people.language(user.id) if user is not None else None,
            (await groups.of(chat.id)).language if chat is not None else None,
        )
        token = _SPOKEN.set(spoken)
        try:
            return await handler(event, data)
        finally:
            _SPOKEN.reset(token)


class Answering(BaseMiddleware):
    """Answers each press exactly once, after its handler: with its answer, or with the refusal.

    Where the handler fails and may be tried again, the answer waits for that.
    """

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> None:
        assert isinstance(event, CallbackQuery)
        tables: Tables = data["tables"]
        words = words_of(event.from_user)
        press = data.get("callback_data")
        table_id: int = getattr(press, "table", 0)
        try:
            answer = await handler(event, data)
        except HeldError as held:
            raise Later(held.until) from held
        except AlreadyDoneError:
            answer = None
        except RefusedError as error:
            answer = Answer(refusal(error, "", words), alert=error.key == "answer-away")
            in_play = isinstance(press, MovePress | ChoosePress | CutPress | LobbyPress)
            asked_too_late = (
                isinstance(press, SeatPress | LevelPress) and error.key == "answer-closed"
            )
            if in_play or asked_too_late:
                # A message that the poster does not know of keeps its old buttons for ever.
                await clear_away(event, data["poster"], table_id)
        except RuleError as error:
            table = await tables.table(table_id)
            assert table is not None
            text = refusal(error, table.row.game, words)
            then = None
            if isinstance(press, MovePress):
                who, seq = who_is(event.from_user), press.seq
                then = partial(tables.wonder, table_id, who, seq, error.clause)
            answer = Answer(text, alert=True, then=then)
        except Exception:
            if data["last_attempt"]:
                await self._apologise(event, words)
            raise
        reply = answer if isinstance(answer, Answer) else Answer()
        try:
            await event.answer(reply.text or None, show_alert=reply.alert, url=reply.url)
        except TelegramBadRequest as error:
            log.info("press %s of %s is too old to answer: %s", event.id, event.from_user.id, error)
            await self._show_again(tables, table_id, event.from_user)
        if reply.then is not None:
            await reply.then()

    async def _apologise(self, press: CallbackQuery, words: Texts) -> None:
        # It will not be tried again, and whoever pressed sees a button that waits for its answer.
        try:
            await press.answer(words.plain("answer-fault"))
        except AiogramError as error:
            log.warning("press %s was not answered either: %s", press.id, error)

    async def _show_again(self, tables: Tables, table_id: int, user: User) -> None:
        try:
            await tables.deal_hand(table_id, who_is(user), None)
        except RefusedError:
            log.debug("%s has no hand at table %s", user.id, table_id)


class Replying(BaseMiddleware):
    """Replies to a command that was refused with the reason.

    Whoever writes in the direct chat is remembered: there the bot may write from now on.
    """

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        assert isinstance(event, Message)
        tables: Tables = data["tables"]
        try:
            if private(event) and event.from_user is not None:
                await tables.greet(who_is(event.from_user))
            return await handler(event, data)
        except AlreadyDoneError:
            return None
        except RefusedError as error:
            return await event.answer(refusal(error, "", words_of(event.from_user)))
