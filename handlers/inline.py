"""Inline mode: an invitation to a table, a result to show around, an article of the rulebook."""

import asyncio
import logging
import re
from typing import Final

from aiogram import Router
from aiogram.enums import ParseMode
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputTextMessageContent,
    LinkPreviewOptions,
)

from bot import finding
from bot.rulebook.answering import offers
from bot.rulebook.finding import prepare
from bot.screens import GAME_SCREENS
from bot.screens.base import Screen
from bot.screens.common import without_tags
from bot.screens.final import result_card
from bot.screens.finding import invitation, invitation_about
from bot.tables import Tables
from bot.texts import Texts
from handlers.answers import buttons, words_of

log = logging.getLogger(__name__)
router = Router(name="inline")
RESULT: Final = re.compile(r"result ([0-9]{1,9}) ([0-9a-f]{1,16})")
_DESCRIPTION: Final = 100


@router.inline_query()
async def offer(query: InlineQuery, tables: Tables, bot_username: str) -> None:
    """What there is to send: without words, invitations to one's tables that gather."""
    words = words_of(query.from_user)
    asked = query.query.strip()
    result = RESULT.fullmatch(asked)
    if result is not None:
        found = await _result(tables, int(result[1]), result[2], bot_username, words)
    elif asked:
        await asyncio.to_thread(prepare)
        found = [
            article(one.key, one.title, one.description, one.screen)
            for one in offers(asked, words, bot_username)
        ]
    else:
        found = await _invitations(tables, query.from_user.id, bot_username, words)
    button = InlineQueryResultsButton(text=words.plain("invite-new"), start_parameter="new")
    try:
        await query.answer(
            [*found], cache_time=0, is_personal=True, button=None if asked else button
        )
    except TelegramBadRequest as error:
        log.info("inline query %s is too old to answer: %s", query.id, error)


def article(key: str, title: str, about: str, screen: Screen) -> InlineQueryResultArticle:
    """A screen that may be sent into any chat; ``key`` tells it apart, at most 64 bytes."""
    preview = LinkPreviewOptions(is_disabled=True)
    return InlineQueryResultArticle(
        id=key,
        title=title,
        description=about,
        input_message_content=InputTextMessageContent(
            message_text=str(screen.text),
            parse_mode=ParseMode.HTML,
            link_preview_options=preview,
        ),
        reply_markup=buttons(screen.rows),
    )


async def _invitations(
    tables: Tables, person_id: int, bot_username: str, words: Texts
) -> list[InlineQueryResultArticle]:
    return [
        article(
            f"invite.{view.id}",
            words.plain("invite-article", game=words.plain(f"game-{view.game}")),
            without_tags(invitation_about(view, words)),
            invitation(view, words),
        )
        for view in await finding.gathering(tables, person_id, bot_username)
    ]


async def _result(
    tables: Tables, table_id: int, invite: str, bot_username: str, words: Texts
) -> list[InlineQueryResultArticle]:
    """The result of a match that is over, for who knows the table's secret."""
    view = await finding.over(tables, table_id, invite, bot_username)
    if view is None:
        return []
    screen = result_card(GAME_SCREENS[view.game].final(view, words), view, words)
    title = words.plain("result-article", game=words.plain(f"game-{view.game}"))
    about = without_tags(screen.text).partition("\n")[0]
    return [article(f"result.{view.id}", title, about[:_DESCRIPTION], screen)]
