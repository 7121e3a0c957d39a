"""The rules of one table, a short page for each part, made from its options.

Every paragraph is a text that is handed all options, the number of seats and ``partners``; the
choice of words is in the Fluent files.
"""

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from bot.screens.base import Button, Screen
from bot.screens.common import lines, paragraphs, show_button
from bot.texts import Texts
from engine.options import OptionValue

# Page → its paragraphs, in order; keys are deberc-rules-<page>-<paragraph>.
PAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("deck", "trump", "plain", "sum"),
    "deal": ("order", "packets", "fill", "void"),
    "bidding": ("first", "second", "last", "taker"),
    "seven": ("exchange", "redeal"),
    "runs": ("kinds", "long", "announce", "best", "equal", "trick"),
    "bella": ("what", "when", "credit"),
    "play": ("lead", "follow", "beat", "trick"),
    "counting": ("raw", "made", "bayt", "tie"),
    "hanging": ("what", "who", "again"),
    "fines": ("bayt", "lyzha", "redeal", "sum"),
    "end": ("target", "finish", "equal", "hanging"),
    "customs": ("table", "pencil", "live"),
    "words": ("list",),
}
# A press without a page opens the rules in the direct chat, so the contents have a name too.
CONTENTS: Final = "contents"


def rules_screen(
    options: Mapping[str, OptionValue], seats: int, part: str, texts: Texts, table_id: int
) -> Screen:
    """The page ``part``, or the contents where there is no such page."""
    if part not in PAGES:
        return _contents(options, seats, texts, table_id)
    arguments = {**options, "seats": seats}
    body = (texts(f"deberc-rules-{part}-{name}", **arguments) for name in PAGES[part])
    title = texts(f"deberc-rules-{part}")
    pages = list(PAGES)
    at = pages.index(part)
    row = [_page(texts, table_id, pages[at - 1], "rules-before")] if at else []
    row.append(show_button(table_id, "rules", texts.plain("rules-contents"), CONTENTS))
    if at + 1 < len(pages):
        row.append(_page(texts, table_id, pages[at + 1], "rules-after"))
    head = Markup("<b>{}</b>").format(title)
    return Screen(paragraphs(head, *body), (tuple(row),))


def _page(texts: Texts, table_id: int, page: str, key: str) -> Button:
    title = texts.plain(f"deberc-rules-{page}")
    return show_button(table_id, "rules", texts.plain(key, title=title), page)


def _contents(
    options: Mapping[str, OptionValue], seats: int, texts: Texts, table_id: int
) -> Screen:
    arguments = {**options, "seats": seats}
    buttons = [
        show_button(table_id, "rules", texts.plain(f"deberc-rules-{page}"), page) for page in PAGES
    ]
    text = lines(
        texts("deberc-rules-title"),
        "",
        texts("deberc-rules-about"),
        "",
        texts("deberc-rules-table", **arguments),
    )
    rows = tuple(tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2))
    return Screen(text, rows)
