"""The rules of one table, a short page for each part, made from its options.

Every paragraph is a text that is handed all options, the number of seats and ``partners``; the
choice of words is in the Fluent files. A game gives its pages with their paragraphs; the keys are
<game>-rules-<page> and <game>-rules-<page>-<paragraph>.
"""

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from bot.rulebook.article import Articles
from bot.screens.base import Button, Screen
from bot.screens.common import lines, paragraphs, show_button
from bot.texts import Texts
from engine.options import OptionValue

# A press without a page opens the rules in the direct chat, so the contents have a name too.
CONTENTS: Final = "contents"


def rules_message(
    game: str,
    pages: Articles,
    options: Mapping[str, OptionValue],
    seats: int,
    part: str,
    texts: Texts,
    table_id: int,
) -> Screen:
    """The page ``part``, or the contents where there is no such page.

    Without a table (``table_id`` 0) the presses name the game: "terz.cards".
    """
    arguments = {**options, "seats": seats}

    def button(page: str, label: str) -> Button:
        value = page if table_id else f"{game}.{page}"
        return show_button(table_id, "rules", label, value)

    if part not in pages:
        if table_id:
            title = texts(f"{game}-rules-title")
            table = texts(f"{game}-rules-table", **arguments)
        else:
            title = texts("rules-general", game=texts.plain(f"game-{game}"))
            table = texts("rules-general-table")
        text = lines(title, "", texts(f"{game}-rules-about"), "", table)
        buttons = [button(page, texts.plain(f"{game}-rules-{page}")) for page in pages]
        return Screen(text, tuple(tuple(buttons[at : at + 2]) for at in range(0, len(pages), 2)))
    names = list(pages)
    at = names.index(part)
    row = [button(names[at - 1], texts.plain("rules-before"))] if at else []
    row.append(button(CONTENTS, texts.plain("rules-contents")))
    if at + 1 < len(names):
        row.append(button(names[at + 1], texts.plain("rules-after")))
    head = Markup("<b>{}</b>").format(texts(f"{game}-rules-{part}"))
    body = (texts(f"{game}-rules-{part}-{name}", **arguments) for name in pages[part].paragraphs)
    return Screen(paragraphs(head, *body), (tuple(row),))
