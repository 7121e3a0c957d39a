"""What people settle for themselves: /settings, /language, /privacy and /forget."""

from functools import partial
from typing import Final

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.door import Who
from bot.gathering import RefusedError
from bot.people import People
from bot.presses import PersonPress
from bot.screens.base import Button, Screen
from bot.screens.person import PAGES, own_settings
from bot.texts import texts
from handlers.answers import Answer, carries, private, rewrite, say, who_is, words_of

router = Router(name="people")
LINK: Final = r"^(?:language|forget)$"
PRIVATE = F.chat.type == "private"


@router.message(Command("settings"), PRIVATE)
async def own(message: Message, people: People) -> None:
    """One's own settings."""
    await _open(message, "", people)


@router.message(Command("language"), PRIVATE)
async def language(message: Message, people: People) -> None:
    """Choose the language of one's own chat."""
    await _open(message, "language", people)


@router.message(Command("forget"), PRIVATE)
async def forget(message: Message, people: People) -> None:
    """Ask whether everything about somebody shall really go."""
    await _open(message, "forget", people)


@router.message(CommandStart(deep_link=True, magic=F.args.regexp(LINK)), PRIVATE)
async def by_link(message: Message, command: CommandObject, people: People) -> None:
    """The way from a group to one's own settings."""
    await _open(message, command.args or "", people)


@router.message(Command("language", "forget"))
async def from_group(message: Message, command: CommandObject, bot_username: str) -> None:
    """Such things are settled between two."""
    words = words_of(message.from_user)
    url = f"https://t.me/{bot_username}?start={command.command}"
    button = Button(words.plain("button-chat"), url=url)
    await say(message, Screen(words("person-in-private"), ((button,),)))


@router.message(Command("privacy"))
async def privacy(message: Message, people: People) -> None:
    """What is kept of people."""
    if private(message):
        await _open(message, "privacy", people)
    else:
        await message.answer(words_of(message.from_user)("privacy"))


@router.callback_query(PersonPress.filter(F.what == "page"))
async def turn(press: CallbackQuery, callback_data: PersonPress, people: People) -> Answer:
    """Another page of one's own settings."""
    message = _own(press)
    chosen = await people.language(press.from_user.id)
    if callback_data.value not in PAGES:
        raise RefusedError("answer-unknown")
    screen = own_settings(callback_data.value, chosen, words_of(press.from_user))
    return Answer(then=partial(rewrite, message, screen))


@router.callback_query(PersonPress.filter(F.what == "language"))
async def choose(press: CallbackQuery, callback_data: PersonPress, people: People) -> Answer:
    """Speak another language from now on."""
    message, user, code = _own(press), press.from_user, callback_data.value
    spoken = texts(code or user.language_code)
    await people.choose(Who(user.id, user.full_name, spoken.language), code)
    chosen = await people.language(user.id)
    return Answer(
        spoken.plain("language-answer"),
        then=partial(rewrite, message, own_settings("language", chosen, spoken)),
    )


@router.callback_query(PersonPress.filter(F.what == "forget"))
async def forget_now(
    press: CallbackQuery, callback_data: PersonPress, people: People, inbox_id: int
) -> Answer:
    """Erase them, or let it be."""
    message, words = _own(press), words_of(press.from_user)
    if callback_data.value != "yes":
        screen = own_settings("", await people.language(press.from_user.id), words)
    else:
        await people.forget(who_is(press.from_user), inbox_id)
        screen = Screen(words("forget-done"))
    return Answer(then=partial(rewrite, message, screen))


def _own(press: CallbackQuery) -> Message:
    """The message of one's own settings on which a button was pressed."""
    message = press.message
    if isinstance(message, Message) and private(message) and carries(message, PersonPress):
        return message
    raise RefusedError("answer-unknown")


async def _open(message: Message, page: str, people: People) -> None:
    user = message.from_user
    assert user is not None
    await say(message, own_settings(page, await people.language(user.id), words_of(user)))
