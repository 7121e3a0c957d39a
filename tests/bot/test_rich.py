"""Rich messages: tried once, edited where they are, HTML where the server has none."""

import re
from typing import Any, cast

import pytest
from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramNotFound
from aiogram.methods import EditMessageText, SendMessage, SendRichMessage, TelegramMethod
from aiogram.methods.base import TelegramType
from aiogram.types import Chat, Message, RichMessage
from markupsafe import Markup

from bot.rich import Rich
from bot.rulebook.book import book_of_preset
from bot.rulebook.books import ARTICLES
from bot.rulebook.pages import contents, page, page_names
from bot.rulebook.rich import rich
from bot.screens.base import Screen
from bot.texts import LANGUAGES, texts
from engine.games import GAMES
from tests.bot.books import RU

TAG = re.compile("</?([a-z0-9]+)[^>]*>")
KNOWN = {"h3", "p", "b", "i", "s", "code", "blockquote", "details", "summary", "footer"}
TABLE = {"table", "tr", "th", "td"}
SCREEN = Screen(Markup("<b>Белла</b>"), (), Markup("<h3>Белла</h3>"))


class Server(BaseSession):
    """Takes every call down; ``knows`` rich messages or not."""

    def __init__(self, knows: bool) -> None:
        super().__init__()
        self.knows = knows
        self.calls: list[TelegramMethod[Any]] = []  # Any: methods of all results

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 - aiogram's signature
    ) -> TelegramType:
        """Answer as a server of its age does."""
        self.calls.append(method)
        if isinstance(method, SendRichMessage) and not self.knows:
            raise TelegramNotFound(method, "Not Found: method not found")
        return cast("TelegramType", True)

    async def close(self) -> None:
        """Nothing is open."""

    def stream_content(self, *_: object, **__: object) -> Any:
        """Nothing comes this way."""
        raise NotImplementedError


def message(server: Server, is_rich: bool = False) -> Message:
    own = RichMessage(blocks=[]) if is_rich else None
    made = Message(
        message_id=1, date=cast("Any", 0), chat=Chat(id=1, type="private"), rich_message=own
    )
    return made.as_(Bot("42:TEST", session=server))


@pytest.mark.parametrize("knows", [True, False])
async def test_what_the_server_does_not_know_is_tried_once(knows: bool) -> None:
    server, way = Server(knows), Rich()
    for _ in range(2):
        await way.send(message(server), SCREEN, None)
    kinds = [type(call) for call in server.calls]
    assert kinds == (
        [SendRichMessage, SendRichMessage] if knows else [SendRichMessage, SendMessage, SendMessage]
    )


async def test_it_can_be_turned_off_and_needs_something_rich() -> None:
    server = Server(True)
    await Rich(on=False).send(message(server), SCREEN, None)
    await Rich().send(message(server), Screen(Markup("просто")), None)
    assert [type(call) for call in server.calls] == [SendMessage, SendMessage]


async def test_a_page_is_turned_in_the_form_that_it_has() -> None:
    server, way = Server(True), Rich()
    await way.edit(message(server, is_rich=True), SCREEN, None)
    await way.edit(message(server), SCREEN, None)
    first, second = (cast("EditMessageText", call) for call in server.calls)
    assert first.rich_message is not None
    assert (first.rich_message.html, first.text) == ("<h3>Белла</h3>", None)
    assert (second.rich_message, second.text) == (None, "<b>Белла</b>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ARTICLES)
def test_rich_pages_say_the_same_in_tags_that_are_known(game: str, language: str) -> None:
    words = texts(language)
    book = book_of_preset(game)
    for screen in (contents(book, words), *(page(book, n, words) for n in page_names(game))):
        assert screen.rich is not None
        assert len(screen.rich) < 32_768
        open_: list[str] = []
        for found in TAG.finditer(screen.rich):
            if found[0].startswith("</"):
                assert open_.pop() == found[1]
            else:
                assert found[1] in KNOWN | TABLE
                open_.append(found[1])
        assert open_ == []
        if "<table>" not in screen.rich:
            said, rich_said = (TAG.sub(" ", text).split() for text in (screen.text, screen.rich))
            # What can be expanded needs a summary, which is the title once more.
            title = TAG.sub("", screen.text.splitlines()[0]).split()
            assert rich_said == said or rich_said == title + said


@pytest.mark.parametrize("game", ["deberc", "berg"])
def test_what_presets_have_different_is_a_table_with_a_column_for_each(game: str) -> None:
    shown = page(book_of_preset(game), "differences", RU).rich
    assert shown is not None
    head, *rows = re.findall("<tr>(.*?)</tr>", shown)
    assert head.count("<th>") == 1 + len(GAMES[game].presets)
    assert rows
    assert all(row.count("<td>") == 1 + len(GAMES[game].presets) for row in rows)


def test_quotes_and_expandable_parts() -> None:
    made = rich(
        Markup(
            "<b>A &amp; B</b>\n\nодин\nдва\n\n<blockquote>пример</blockquote>\n\n"
            "<blockquote expandable>раз\nдва</blockquote>\n\n<i>D</i>"
        )
    )
    assert made == (
        "<h3>A &amp; B</h3><p>один</p><p>два</p><blockquote><p>пример</p></blockquote>"
        "<details><summary>A &amp; B</summary><p>раз</p><p>два</p></details><footer>D</footer>"
    )
