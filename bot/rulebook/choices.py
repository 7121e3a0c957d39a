"""The pages that are made from the options: all of them with their values, and what presets change.

Their words are those of the settings: <game>-option-<name> and <game>-option-<name>-<value>; a
number without a word of its own is written as it is.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from markupsafe import Markup

from bot.rulebook.book import Book
from bot.screens.common import joined, lines, number, paragraphs
from bot.texts import Texts
from engine.games import GAMES
from engine.options import OptionValue

Table: TypeAlias = list[list[Markup]]


def settings(book: Book, texts: Texts) -> Markup:
    """All options with their values; what a table has otherwise than its preset is marked."""
    game = GAMES[book.game]
    usual = game.presets[book.preset]
    own: list[Markup] = []
    changed: list[Markup] = []
    for spec in game.options:
        label = _label(book.game, spec.name, texts)
        value, before = book.options[spec.name], usual[spec.name]
        line = texts("rules-option", label=label, value=_value(book.game, spec.name, value, texts))
        if value == before:
            own.append(line)
        else:
            was = _value(book.game, spec.name, before, texts)
            changed.append(texts("rules-option-changed", line=line, before=was))
    preset = texts(f"{book.game}-preset-{book.preset}")
    if not book.table:
        return lines(*own, *changed)
    head = texts("rules-options-changed" if changed else "rules-options-same", preset=preset)
    return paragraphs(lines(head, *changed), lines(*own))


def differences(book: Book, texts: Texts) -> Markup:
    """Every option that the game's presets have different, and which preset has which value."""
    game = GAMES[book.game]
    parts: list[Markup] = []
    for spec in game.options:
        presets: dict[OptionValue, list[Markup]] = {}
        for preset, values in game.presets.items():
            name = texts(f"{book.game}-preset-{preset}")
            presets.setdefault(values[spec.name], []).append(name)
        if len(presets) == 1:
            continue
        label = Markup("<b>{}</b>").format(_label(book.game, spec.name, texts))
        values_ = (
            texts(
                "rules-difference",
                presets=joined(names, ", "),
                value=_value(book.game, spec.name, value, texts),
            )
            for value, names in presets.items()
        )
        parts.append(lines(label, *values_))
    return paragraphs(*parts)


def _settings_table(book: Book, texts: Texts) -> Table:
    game = GAMES[book.game]
    usual = game.presets[book.preset]
    head = [Markup(""), texts(f"{book.game}-preset-{book.preset}")]
    if book.table:
        head.append(texts("rules-options-here"))
    rows = []
    for spec in game.options:
        row = [_label(book.game, spec.name, texts)]
        row.append(_value(book.game, spec.name, usual[spec.name], texts))
        if book.table:
            value = book.options[spec.name]
            shown = _value(book.game, spec.name, value, texts)
            changed = value != usual[spec.name]
            row.append(Markup("<b>{}</b>").format(shown) if changed else shown)
        rows.append(row)
    return [head, *rows]


def _differences_table(book: Book, texts: Texts) -> Table:
    game = GAMES[book.game]
    head = [Markup(""), *(texts(f"{book.game}-preset-{preset}") for preset in game.presets)]
    rows = [
        [
            _label(book.game, spec.name, texts),
            *(
                _value(book.game, spec.name, values[spec.name], texts)
                for values in game.presets.values()
            ),
        ]
        for spec in game.options
        if len({values[spec.name] for values in game.presets.values()}) > 1
    ]
    return [head, *rows]


TABLES: Final[dict[str, Callable[[Book, Texts], Table]]] = {
    "options": _settings_table,
    "differences": _differences_table,
}
"""The same pages as tables, the first row the head, for where there are tables."""


def _label(game: str, name: str, texts: Texts) -> Markup:
    return texts(f"{game}-option-{name}")


def _value(game: str, name: str, value: OptionValue, texts: Texts) -> Markup:
    key = f"{game}-option-{name}-{value}"
    if texts.has(key):
        return texts(key)
    return Markup(number(value, texts))  # noqa: S704 - our own words
