"""Whose rules are read: those of a table, or without one those of a preset that the reader picks.

A page is named in presses and links. At a table it is the article's key ("bella"). Without one it
says what the reader picked: "deberc.moscow.3.bella", or less: "deberc.moscow.bella", "terz.melds".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.presses import ShowPress
from bot.rulebook.books import ARTICLES
from bot.screens.ask import page_url
from bot.screens.base import Button, TableView
from engine.games import GAMES
from engine.options import OptionValue, complete

CONTENTS: Final = "contents"
_PAIRS: Final = "pairs"


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a game with all options; ``table`` is 0 without a table."""

    game: str
    preset: str
    options: Mapping[str, OptionValue]
    seats: int
    table: int = 0

    @property
    def seating(self) -> str:
        """How many sit there, or "pairs"."""
        return _PAIRS if self.options.get("partners") == "yes" else str(self.seats)

    def page(self, name: str) -> str:
        """The name of one of its pages."""
        if self.table:
            return name
        return f"{self.game}.{self.preset}.{self.seating}.{name}"

    def button(self, label: str, name: str) -> Button:
        """A button that turns to one of its pages."""
        return Button(
            label, ShowPress(table=self.table, what="rules", value=self.page(name)).pack()
        )

    def link(self, bot_username: str, name: str) -> str:
        """A link that opens one of its pages in the direct chat."""
        return page_url(bot_username, self.table, self.page(name))


def book_of_table(table: TableView) -> Book:
    """The rules of a table."""
    return Book(table.game, table.preset, table.options, len(table.seats), table.id)


def book_of_preset(game: str | None = None, preset: str = "", seating: str = "") -> Book:
    """The rules of a preset; of what does not exist, the first there is."""
    found = GAMES[game if game in ARTICLES else next(iter(ARTICLES))]
    name = preset if preset in found.presets else next(iter(found.presets))
    partners = seating == _PAIRS and any(spec.name == "partners" for spec in found.options)
    options = complete(found.options, found.presets, name, {"partners": "yes"} if partners else {})
    seats = (
        4
        if partners
        else next(
            (count for count in found.seat_counts if str(count) == seating), found.seat_counts[0]
        )
    )
    return Book(found.name, name, options, seats)


def opened(page: str) -> tuple[Book, str]:
    """The book without a table and the article that a page's name says."""
    *picked, article = page.split(".")
    return book_of_preset(*picked[:3]), article
