"""What Telegram's own menus say of the bot: its commands and its descriptions."""

import logging
from typing import Final

from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.types import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from bot.texts import LANGUAGES, Texts, texts

IN_GROUPS: Final = (
    "new",
    "table",
    "hand",
    "score",
    "rules",
    "level",
    "stop",
    "leave",
    "settings",
    "help",
)
IN_PRIVATE: Final = (
    "play",
    "lobby",
    "new",
    "tables",
    "hand",
    "score",
    "rules",
    "level",
    "stop",
    "leave",
    "language",
    "settings",
    "privacy",
    "forget",
    "help",
)
_SCOPES: Final = (
    (BotCommandScopeAllGroupChats(), IN_GROUPS),
    (BotCommandScopeAllPrivateChats(), IN_PRIVATE),
)

log = logging.getLogger(__name__)


async def register(bot: Bot, descriptions: bool) -> None:
    """Set the commands and, if wanted, the descriptions, where they are not so already.

    The first language is for everybody whose own is not there. A refusal is logged: the bot works
    without menus.
    """
    try:
        for language in LANGUAGES:
            words, code = texts(language), None if language == LANGUAGES[0] else language
            if code is not None and _is_borrowed(words):
                continue
            await _set_commands(bot, words, code)
            if descriptions:
                await _set_descriptions(bot, words, code)
    except (AiogramError, OSError) as error:
        log.warning("The bot's menus could not be set: %s", error)


def _is_borrowed(words: Texts) -> bool:
    first = texts(LANGUAGES[0])
    return all(words.plain(f"cmd-{name}") == first.plain(f"cmd-{name}") for name in IN_GROUPS)


async def _set_commands(bot: Bot, words: Texts, code: str | None) -> None:
    for scope, names in _SCOPES:
        wanted = [(name, words.plain(f"cmd-{name}")) for name in names]
        shown = await bot.get_my_commands(scope=scope, language_code=code)
        if [(one.command, one.description) for one in shown] != wanted:
            commands = [BotCommand(command=name, description=text) for name, text in wanted]
            await bot.set_my_commands(commands, scope=scope, language_code=code)


async def _set_descriptions(bot: Bot, words: Texts, code: str | None) -> None:
    long = words.plain("bot-description")
    if (await bot.get_my_description(language_code=code)).description != long:
        await bot.set_my_description(long, language_code=code)
    short = words.plain("bot-short-description")
    if (await bot.get_my_short_description(language_code=code)).short_description != short:
        await bot.set_my_short_description(short, language_code=code)
