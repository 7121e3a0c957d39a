"""Pages of the rulebook for tests: for any options, at a table or without one."""

from collections.abc import Mapping

from bot.rulebook.book import Book
from bot.rulebook.pages import page
from bot.screens.base import Screen
from bot.texts import Texts, texts
from engine.options import OptionValue

RU = texts("ru")


def read(
    game: str,
    options: Mapping[str, OptionValue],
    seats: int,
    name: str,
    words: Texts = RU,
    table: int = 9,
    preset: str = "classic",
) -> Screen:
    """The page of this name; without a table where that is 0."""
    return page(Book(game, preset, options, seats, table), name, words)
