"""The pages of the rulebook as screens: the contents, its sections, and one article each.

The words are in the Fluent files; here they are put together for one book: the numbers of its
options, an example set off, the way to the pages around. Two pages are made from the options alone:
"options" lists them all, "differences" what the presets of a game have different.
"""

import re
from collections.abc import Callable, Sequence
from html import unescape
from typing import Final

from markupsafe import Markup

from bot.presses import ShowPress
from bot.rulebook.book import CONTENTS, Book, book_of_preset
from bot.rulebook.books import ARTICLES, SECTIONS
from bot.rulebook.choices import TABLES, differences, settings
from bot.rulebook.rich import rich
from bot.screens.base import Button, Screen
from bot.screens.common import even_rows, fitted, joined, lines, number, paragraphs
from bot.texts import Texts
from engine.games import GAMES
from engine.options import OptionValue

EXAMPLE: Final = "example"
GLOSSARY: Final = "words"
"""The article whose paragraphs are entries, each with its words in bold."""
NO_BREAK: Final = "\u2011"
"""The hyphen of a clause's number where it is shown."""
_HALF: Final = 17  # letters that fit into half a phone's width
_TITLE: Final = _HALF - 2  # of them, beside an arrow
_BOLD: Final = re.compile("<b>(.*?)</b>")
MADE: Final[dict[str, Callable[[Book, Texts], Markup]]] = {
    "differences": differences,
    "options": settings,
}
"""The pages made from the options."""

Rows = tuple[tuple[Button, ...], ...]


def page_names(game: str) -> tuple[str, ...]:
    """The pages of a game in their order, but for the contents."""
    made = MADE if len(GAMES[game].presets) > 1 else ("options",)
    return (*ARTICLES[game], *made)


def sections(game: str) -> dict[str, list[str]]:
    """The pages of a game by section, both in their order."""
    first = {page: section for section, page in SECTIONS[game].items()}
    found: dict[str, list[str]] = {}
    section = ""
    for name in page_names(game):
        section = first.get(name, section)
        found.setdefault(section, []).append(name)
    return found


def page_title(book: Book, name: str, texts: Texts) -> str:
    """The title of a page, as plain text."""
    if name in MADE:
        return texts.plain(_made_key(book, name))
    return texts.plain(f"{book.game}-rules-{name}")


def _made_key(book: Book, name: str) -> str:
    if name == "options":
        return "rules-options-table" if book.table else "rules-options-preset"
    return "rules-differences"


def page_body(book: Book, name: str, texts: Texts) -> Markup:
    """The paragraphs of a page; raises KeyError where there is no such page."""
    made = MADE.get(name)
    if made is not None:
        return made(book, texts)
    written = _written(book, name, texts)
    if name == GLOSSARY:
        return Markup("<blockquote expandable>{}</blockquote>").format(lines(*written.values()))
    example = written.pop(EXAMPLE, None)
    set_off = Markup("<blockquote>{}</blockquote>").format(example) if example else ""
    return paragraphs(*written.values(), set_off)


def glossary(book: Book, texts: Texts) -> dict[str, Markup]:
    """The entries of the glossary by the words that they explain."""
    return {
        head.strip(): entry
        for entry in _written(book, GLOSSARY, texts).values()
        for bold in _BOLD.findall(entry)
        for head in unescape(bold).split(",")
    }


def _written(book: Book, name: str, texts: Texts) -> dict[str, Markup]:
    """The paragraphs of an article by name."""
    options = {name: _told(value, texts) for name, value in book.options.items()}
    arguments = {**options, "seats": book.seats}
    return {
        paragraph: texts(f"{book.game}-rules-{name}-{paragraph}", **arguments).strip()
        for paragraph in ARTICLES[book.game][name].paragraphs
    }


def _told(value: OptionValue, texts: Texts) -> OptionValue:
    """A price, a string in the options ("1"), as players write it; else the value itself."""
    priced = isinstance(value, str) and value[0].isdigit()
    return number(float(value), texts) if priced else value


def page(book: Book, name: str, texts: Texts, above: str = "") -> Screen:
    """A page with the way to its neighbours and back to the contents, or the pages of a section;
    where there is no such page, the contents.

    ``above`` stands before its paragraphs.
    """
    if name not in page_names(book.game):
        listed = {_section(section): section for section in SECTIONS[book.game]}
        return _listed(book, listed[name], texts) if name in listed else contents(book, texts)
    picks = _presets(book, name, texts) if _differs(book, name, texts) else ()
    text = page_text(book, name, texts, above)
    table = TABLES[name](book, texts) if name in TABLES else ()
    rows = (*picks, _neighbours(book, name, texts), _up(book, texts))
    return Screen(text, rows, rich(text, table))


def _listed(book: Book, section: str, texts: Texts) -> Screen:
    """The pages of a section."""
    named = joined((texts(f"game-{book.game}"), texts(f"rules-section-{section}")), " · ")
    whose = Markup("") if book.table else Markup("<i>{}</i>").format(_whose(book, texts))
    text = paragraphs(Markup("<b>{}</b>").format(named), whose)
    names = sections(book.game)[section]
    titles = [book.button(page_title(book, name, texts), name) for name in names]
    return Screen(text, (*_packed(titles), _up(book, texts)), rich(text))


def _up(book: Book, texts: Texts) -> tuple[Button, ...]:
    """The way back to the contents."""
    return (book.button(texts.plain("rules-contents"), CONTENTS),)


def _neighbours(book: Book, name: str, texts: Texts) -> tuple[Button, ...]:
    """The pages before and after, by what of their titles fits beside each other."""
    names = page_names(book.game)
    at = names.index(name)
    around = [("rules-before", names[at - 1])] if at else []
    around += [("rules-after", after) for after in names[at + 1 : at + 2]]
    return tuple(
        book.button(texts.plain(key, title=fitted(page_title(book, other, texts), _TITLE)), other)
        for key, other in around
    )


def page_text(book: Book, name: str, texts: Texts, above: str = "") -> Markup:
    """The title, the paragraphs, and a last line that says whose rules and which clauses these are.

    ``above`` stands before the paragraphs. Raises KeyError where there is no such page.
    """
    head = Markup("<b>{}</b>").format(page_title(book, name, texts))
    clauses = () if name in MADE else ARTICLES[book.game][name].clauses
    numbers = ", ".join(clauses).replace("-", NO_BREAK)
    whose = texts(f"game-{book.game}") if name == "differences" else _whose(book, texts)
    foot = joined(("" if book.table else whose, numbers), " · ")
    small = Markup("<i>{}</i>").format(foot) if foot else ""
    return paragraphs(head, above, page_body(book, name, texts), small)


def contents(book: Book, texts: Texts, above: str = "") -> Screen:
    """The sections of a book; without a table also the other books. ``above`` is a line before."""
    game = book.game
    if book.table:
        title = texts(f"{game}-rules-title")
        table = texts(f"{game}-rules-table", **{**book.options, "seats": book.seats})
    else:
        title = texts("rules-general", game=texts.plain(f"game-{game}"))
        table = (
            texts("rules-general-table", book=_whose(book, texts))
            if len(GAMES[game].presets) > 1
            else texts("rules-general-one")
        )
    search = texts("rules-search", game=game)
    text = paragraphs(above, title, texts(f"{game}-rules-about"), table, search)
    rows = _packed(
        [
            book.button(texts.plain(f"rules-section-{section}"), _section(section))
            for section in SECTIONS[game]
        ]
    )
    if book.table:
        return Screen(text, rows, rich(text))
    picks = (*_presets(book, CONTENTS, texts), *_seatings(book, texts), _games(book, texts))
    return Screen(text, (*rows, *picks), rich(text))


def _section(name: str) -> str:
    """The page of a section, which no article is called."""
    return f"in-{name}"


def _packed(buttons: Sequence[Button]) -> Rows:
    """Two in a row where a phone has room for both."""
    rows: list[list[Button]] = []
    for button in buttons:
        before = rows[-1] if rows else []
        if len(before) == 1 and max(len(before[0].text), len(button.text)) <= _HALF:
            before.append(button)
        else:
            rows.append([button])
    return tuple(tuple(row) for row in rows)


def _whose(book: Book, texts: Texts) -> Markup:
    """The game, and the preset and the seats that are meant where there are several."""
    game = GAMES[book.game]
    several = len(game.presets) > 1
    return joined(
        (
            texts(f"game-{book.game}"),
            texts(f"{book.game}-preset-{book.preset}") if several else "",
            texts(f"rules-seating-{book.seating}") if len(game.seat_counts) > 1 else "",
        ),
        ", ",
    )


# Which book: only where there is no table


def _presets(book: Book, name: str, texts: Texts) -> Rows:
    """The same page of the game's other presets."""
    presets = GAMES[book.game].presets
    if len(presets) == 1:
        return ()
    buttons = [
        book_of_preset(book.game, preset, book.seating).button(
            _picked(texts.plain(f"{book.game}-preset-{preset}"), preset == book.preset, texts), name
        )
        for preset in presets
    ]
    return even_rows(buttons, 3)


def _seatings(book: Book, texts: Texts) -> Rows:
    """The contents for other numbers of seats."""
    game = GAMES[book.game]
    pairs = ("pairs",) if any(spec.name == "partners" for spec in game.options) else ()
    seatings = (*(str(count) for count in game.seat_counts), *pairs)
    if len(seatings) == 1:
        return ()
    return (
        tuple(
            book_of_preset(book.game, book.preset, seating).button(
                _picked(texts.plain(f"lobby-seats-{seating}"), seating == book.seating, texts),
                CONTENTS,
            )
            for seating in seatings
        ),
    )


def _games(book: Book, texts: Texts) -> tuple[Button, ...]:
    """The contents of the other games."""
    return tuple(
        _first_book(game, texts.plain(f"game-{game}")) for game in ARTICLES if game != book.game
    )


def _first_book(game: str, label: str) -> Button:
    return Button(label, ShowPress(table=0, what="rules", value=f"{game}.{CONTENTS}").pack())


def _picked(label: str, chosen: bool, texts: Texts) -> str:
    return texts.plain("rules-chosen", label=label) if chosen else label


def _differs(book: Book, name: str, texts: Texts) -> bool:
    """Whether another preset would have the page read otherwise, where one may be picked."""
    if book.table or name == "differences":
        return False
    own = page_body(book, name, texts)
    return any(
        page_body(book_of_preset(book.game, preset, book.seating), name, texts) != own
        for preset in GAMES[book.game].presets
    )
