"""The pages of a lobby on which the game, the preset and single options are chosen.

"rules" is the first of them; "rules.<group>" has the options of a group, one press each;
"rules.<group>.<option>" all values of an option that has many.
"""

from functools import partial
from typing import Final

from markupsafe import Markup

from bot.agreement import differences, groups, matters, next_value, spec_of
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, TableView
from bot.screens.common import even_rows, lines, paragraphs, show_button
from bot.screens.lobby_parts import (
    Page,
    Rows,
    choice,
    group_text,
    half_rows,
    option_label,
    option_text,
    press,
)
from bot.texts import Texts
from engine.games import GAMES
from engine.options import OptionSpec

MANY: Final = 3
"""An option with more values than so many can be chosen directly, too."""


def rules(table: TableView, t: Texts) -> tuple[Markup, Rows]:
    """Game, preset, and the way to single options."""
    game = GAMES[table.game]
    changed = differences(game, table.preset, table.options, len(table.seats))
    preset = t(f"{table.game}-preset-{table.preset}")
    about = t(f"{table.game}-preset-{table.preset}-about")
    text = paragraphs(
        t("lobby-rules-title", game=t(f"game-{table.game}")),
        lines(
            t("lobby-preset-changed", preset=preset)
            if changed
            else t("lobby-preset", preset=preset, about=about),
            *(_line(table, name, t) for name in changed),
        ),
        t("lobby-rules-hint"),
    )
    games = [
        choice(table, t, t.plain(f"game-{name}"), "game", name, name == table.game)
        for name in GAME_SCREENS
    ]
    presets = [
        choice(
            table, t, t.plain(f"{table.game}-preset-{name}"), "preset", name, name == table.preset
        )
        for name in game.presets
    ]
    headings = [
        press(table, _group(table, group, changed, t), "page", f"rules.{group}")
        for group in groups(game)
    ]
    last = [show_button(table.id, "rules", t.plain("lobby-rules-read"))]
    if changed:
        last.insert(0, press(table, t.plain("lobby-rules-all"), "usual"))
    return text, [
        *even_rows(games, 3),
        *(even_rows(presets, 2) if len(presets) > 1 else ()),
        *half_rows(headings),
        tuple(last),
    ]


def tuning(table: TableView) -> Page | None:
    """The page for a group of options, or for one option, if that is the one that is open."""
    page, _, rest = table.page.partition(".")
    group, _, name = rest.partition(".")
    if page != "rules" or group not in groups(GAMES[table.game]):
        return None
    if not name:
        return partial(_options, group=group)
    spec = spec_of(GAMES[table.game], name)
    if spec is None or not _matters(table, spec):
        return None
    return partial(_values, spec=spec)


def _options(table: TableView, t: Texts, group: str) -> tuple[Markup, Rows]:
    """A group's options: each with its explanation, and a button that takes the next value."""
    specs = [spec for spec in groups(GAMES[table.game])[group] if _matters(table, spec)]
    text = paragraphs(
        lines(
            t(
                "lobby-tune-title",
                game=t(f"game-{table.game}"),
                group=group_text(table.game, group, t),
            ),
            t("lobby-tune-hint", preset=t(f"{table.game}-preset-{table.preset}")),
        ),
        *(
            lines(_line(table, spec.name, t), t(f"{table.game}-option-{spec.name}-about"))
            for spec in specs
        ),
    )
    more = [_choose(table, group, spec, t) for spec in specs if len(spec.offered) > MANY]
    more += [_return(table, spec.name, t) for spec in specs if _changed(table, spec.name)]
    return text, [*((_next(table, spec, t),) for spec in specs), *half_rows(more)]


def _values(table: TableView, t: Texts, spec: OptionSpec) -> tuple[Markup, Rows]:
    """All values of one option."""
    usual = GAMES[table.game].presets[table.preset][spec.name]
    label = option_label(table.game, spec.name, t)
    text = paragraphs(
        lines(
            t("lobby-tune-title", game=t(f"game-{table.game}"), group=label),
            t("lobby-tune-hint-value", preset=t(f"{table.game}-preset-{table.preset}")),
        ),
        lines(_line(table, spec.name, t), t(f"{table.game}-option-{spec.name}-about")),
    )
    buttons = []
    for value in spec.offered:
        written = option_text(table.game, spec.name, value, t)
        if value == usual:
            written = t.plain("lobby-tune-value-usual", label=written)
        chosen = value == table.options[spec.name]
        buttons.append(choice(table, t, written, "set", f"{spec.name} {value}", chosen))
    return text, half_rows(buttons)


def _line(table: TableView, name: str, t: Texts) -> Markup:
    label = option_label(table.game, name, t)
    value = option_text(table.game, name, table.options[name], t)
    if not _changed(table, name):
        return t("lobby-tune-as-usual", label=label, value=value)
    usual = GAMES[table.game].presets[table.preset][name]
    return t(
        "lobby-tune-changed",
        label=label,
        value=value,
        usual=option_text(table.game, name, usual, t),
    )


def _next(table: TableView, spec: OptionSpec, t: Texts) -> Button:
    label = option_label(table.game, spec.name, t)
    value = table.options[spec.name]
    written = option_text(table.game, spec.name, value, t)
    key = "lobby-tune-button" if _changed(table, spec.name) else "lobby-tune-button-usual"
    following = next_value(spec, value)
    return press(table, t.plain(key, label=label, value=written), "set", f"{spec.name} {following}")


def _choose(table: TableView, group: str, spec: OptionSpec, t: Texts) -> Button:
    label = t.plain("lobby-tune-choose", label=option_label(table.game, spec.name, t))
    return press(table, label, "page", f"rules.{group}.{spec.name}")


def _return(table: TableView, name: str, t: Texts) -> Button:
    label = t.plain("lobby-tune-return", label=option_label(table.game, name, t))
    return press(table, label, "usual", name)


def _group(table: TableView, group: str, changed: list[str], t: Texts) -> str:
    label = group_text(table.game, group, t)
    if any(spec.name in changed for spec in groups(GAMES[table.game])[group]):
        return t.plain("lobby-rules-group", group=label)
    return label


def _changed(table: TableView, name: str) -> bool:
    return table.options[name] != GAMES[table.game].presets[table.preset][name]


def _matters(table: TableView, spec: OptionSpec) -> bool:
    return matters(spec, table.options, len(table.seats))
