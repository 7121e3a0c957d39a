"""Ways from what is happening at a table into its rulebook: links, and the buttons that ask."""

import re
from typing import Final

from markupsafe import Markup, escape

from bot.rulebook.books import article_of
from bot.screens.base import Button, TableView
from bot.screens.common import fitted, show_button
from bot.texts import Texts

_WHY: Final = 40  # units on a button
# Neither a tag nor an entity is cut: what stands before a colon has no tags in it.
_LABEL: Final = re.compile("([^<]*)(<b>.*?</b>)(.*)|()([^<:]+)(:.*)", re.DOTALL)


def page_url(bot_username: str, table: int, page: str) -> str:
    """A link that opens a page of the rules in the direct chat; ``table`` 0 is none."""
    return f"https://t.me/{bot_username}?start=r_{table}_{page.replace('.', '_')}"


def linked(table: TableView, clause: str, text: str) -> Markup:
    """The text as a link to the article that tells a clause; escapes what is no Markup."""
    article = article_of(table.game, clause)
    if article is None or not text:
        return escape(text)
    url = page_url(table.bot_username, table.id, article)
    return Markup('<a href="{}">{}</a>').format(url, text)


def label_linked(table: TableView, clause: str, line: Markup) -> Markup:
    """A line whose label leads to the article that tells a clause.

    The label is what is bold in it, else what stands before a colon, else all of it.
    """
    found = _LABEL.match(line)
    if found is None:
        return linked(table, clause, line)
    before, label, after = (Markup(part) for part in found.groups() if part is not None)  # noqa: S704 - of a Markup
    return before + linked(table, clause, label) + after


def why_button(table: TableView, texts: Texts) -> tuple[Button, ...]:
    """What leads on after a refusal: to the article of the clause by which the viewer's last wish
    was refused in this turn; nothing where there was none.
    """
    article = None if table.asked is None else article_of(table.game, table.asked)
    if article is None:
        return ()
    title = texts.plain(f"{table.game}-rules-{article}")
    label = fitted(texts.plain("rules-why", title=title), _WHY)
    return (show_button(table.id, "ask", label, article),)
