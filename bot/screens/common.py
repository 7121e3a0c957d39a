"""What all screens share: joining and measuring text, the countdown, numbers, cards in order."""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from html import unescape
from itertools import pairwise, permutations
from typing import Final, TypeVar

from markupsafe import Markup, escape

from bot.presses import ShowPress
from bot.screens.base import Button
from bot.texts import Texts
from engine.cards import SIGNS, Card, Suit, suit_of

PRIVATE_LIMIT: Final = 1024
ALERT_LIMIT: Final = 200

_TAG: Final = re.compile("<[^>]*>")
_RED: Final = (False, False, True, True)  # by suit: spades, clubs, diamonds, hearts
# The order in which suits alternate their colours as long as none is missing.
_USUAL: Final[tuple[Suit, ...]] = (0, 3, 1, 2)

Item = TypeVar("Item")


def joined(parts: Iterable[str], between: str) -> Markup:
    """The parts that are not empty, with ``between`` between them; escapes what is no Markup."""
    return Markup(escape(between)).join(part for part in parts if part)  # noqa: S704 - escaped


def lines(*parts: str) -> Markup:
    """The parts that are not empty, one a line."""
    return joined(parts, "\n")


def paragraphs(*parts: str) -> Markup:
    """The parts that are not empty, with an empty line between them."""
    return joined(parts, "\n\n")


def units(text: str) -> int:
    """The length of plain text as Telegram counts it: in UTF-16 code units."""
    return len(text) + sum(character > "\uffff" for character in text)


def without_tags(text: str) -> str:
    """The plain text of an HTML text."""
    return unescape(_TAG.sub("", text))


def shown_units(text: Markup) -> int:
    """The length of an HTML text as Telegram counts it: without tags, entities read."""
    return units(without_tags(text))


def fitted(text: str, limit: int) -> str:
    """Plain text cut to ``limit`` code units, with an ellipsis where something is missing."""
    if units(text) <= limit:
        return text
    while units(text) > limit - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def number(value: float | str, texts: Texts) -> str:
    """A number as people write it: with a real minus, and 17.5 as 17,5 where that is the custom."""
    return str(value).replace("-", "−").replace(".", texts.decimal)


def signed(value: float, texts: Texts) -> str:
    """A number that is added: "+95", "−50", "0"."""
    return f"{'+' if value > 0 else ''}{number(value, texts)}"


def countdown(moment: float, texts: Texts) -> Markup:
    """A moment that counts down on the reader's device; old clients show its time in UTC."""
    time = datetime.fromtimestamp(moment, UTC)
    plain = texts("countdown-at", time=f"{time:%H:%M:%S}")
    shape = Markup('<tg-time unix="{}" format="r">{}</tg-time>')
    return shape.format(int(moment), plain)


def even_rows(items: Sequence[Item], widest: int) -> tuple[tuple[Item, ...], ...]:
    """The items in as few rows as ``widest`` allows, all of about the same length."""
    if not items:
        return ()
    count = -(-len(items) // widest)
    size, longer = divmod(len(items), count)
    rows: list[tuple[Item, ...]] = []
    at = 0
    for row in range(count):
        end = at + size + (row < longer)
        rows.append(tuple(items[at:end]))
        at = end
    return tuple(rows)


def suit_sign(suit: Suit) -> str:
    """The sign of a suit."""
    return SIGNS[suit]


def in_hand_order(
    cards: Iterable[Card], trump: Suit | None, power: Callable[[Card], int]
) -> list[Card]:
    """Cards as people hold them: trump first, suits in alternating colours, high to low.

    ``power`` orders the cards of one suit.
    """
    by_suit: dict[Suit, list[Card]] = {}
    for card in cards:
        by_suit.setdefault(suit_of(card), []).append(card)
    first = [trump] if trump is not None and trump in by_suit else []
    others = [suit for suit in _USUAL if suit in by_suit and suit not in first]
    order = min(
        ([*first, *rest] for rest in permutations(others)),
        key=lambda suits: sum(_RED[a] == _RED[b] for a, b in pairwise(suits)),
    )
    return [card for suit in order for card in sorted(by_suit[suit], key=power, reverse=True)]


def show_button(table: int, what: str, text: str, value: str = "") -> Button:
    """A button that shows something (``bot.presses.ShowPress``)."""
    return Button(text, ShowPress(table=table, what=what, value=value).pack())
