"""What a table agrees on before its match: game, preset, options, seats, clock, quiet hours.

All of it is data and pure functions; ``bot.gathering`` keeps it in a table's row.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from bot.quiet import SLOW
from engine.game import Game
from engine.options import OptionSpec, OptionValue, complete
from engine.players.levels import LEVELS

Options: TypeAlias = Mapping[str, OptionValue]

CLOCKS: Final = (30, 60, 180, 600, 3600, 12 * 3600, 24 * 3600)
NO_CLOCK: Final = 0
"""Only among friends, at tables without a group."""
HOURS: Final = ("22-7", "23-8", "0-9")
"""Quiet hours that are offered."""
ZONES: Final = (
    "Europe/Kyiv",
    "Europe/Moscow",
    "Europe/Berlin",
    "Europe/London",
    "Asia/Jerusalem",
    "Asia/Almaty",
)
ZONE_OF: Final = {"uk": "Europe/Kyiv", "ru": "Europe/Moscow", "en": "Europe/London"}
"""Where somebody may be who speaks that language, until they say so."""

PAIRS: Final = "pairs"
_PARTNERS: Final = "partners"


def seat_choices(game: Game) -> tuple[str, ...]:
    """How many may sit: "2", "3" …, and "pairs" where the game knows partners."""
    pairs = any(spec.name == _PARTNERS for spec in game.options)
    return (*(str(count) for count in game.seat_counts), *((PAIRS,) if pairs else ()))


def levels(game: Game) -> tuple[str, ...]:
    """The strengths of computer players that may be chosen, weakest first."""
    return tuple(level for level in LEVELS if level in game.players)


def next_level(game: Game, level: str) -> str:
    """The level that comes after ``level``, the first one after the last."""
    known = levels(game)
    at = known.index(level) if level in known else -1
    return known[(at + 1) % len(known)]


def is_slow(clock: int) -> bool:
    """Whether a clock may have quiet hours."""
    return clock == NO_CLOCK or clock >= SLOW


def quiet_parts(quiet: str | None) -> tuple[str, str]:
    """The hours and the zone of quiet hours: "23-8" and "Europe/Kyiv"; both "" for none."""
    hours, _, zone = (quiet or "").partition(" ")
    return hours, zone


def spec_of(game: Game, name: str) -> OptionSpec | None:
    """The option of that name."""
    return next((spec for spec in game.options if spec.name == name), None)


def value_of(spec: OptionSpec, written: str) -> OptionValue | None:
    """The offered value that is written so."""
    return next((value for value in spec.offered if str(value) == written), None)


def next_value(spec: OptionSpec, value: OptionValue) -> OptionValue:
    """The offered value that comes after ``value``, the first one after the last."""
    offered = list(spec.offered)
    at = offered.index(value) if value in offered else -1
    return offered[(at + 1) % len(offered)]


def groups(game: Game) -> dict[str, tuple[OptionSpec, ...]]:
    """The options of a game under their headings, in the order of its table."""
    found: dict[str, tuple[OptionSpec, ...]] = {}
    for spec in game.options:
        found[spec.group] = (*found.get(spec.group, ()), spec)
    return found


def matters(spec: OptionSpec, options: Options, seats: int) -> bool:
    """Whether an option has an effect with these options and so many seats."""
    return spec.fits(options, seats) and spec.matters(options, seats)


def differences(game: Game, preset: str, options: Options, seats: int) -> list[str]:
    """The options that are not as in the preset and have an effect, in the order of the groups.

    Partners are no difference: they are a way to sit.
    """
    usual = game.presets[preset]
    return [
        spec.name
        for specs in groups(game).values()
        for spec in specs
        if spec.name != _PARTNERS
        and options[spec.name] != usual[spec.name]
        and matters(spec, options, seats)
    ]


def tidied(game: Game, preset: str, changes: Options, seats: int) -> dict[str, OptionValue]:
    """The changes to a preset that can stay with so many seats."""
    known = {spec.name: spec for spec in game.options}
    kept = {
        name: value for name, value in changes.items() if name in known and known[name].takes(value)
    }
    if seats != 4:
        kept.pop(_PARTNERS, None)
    options = complete(game.options, game.presets, preset, kept)
    usual = game.presets[preset]
    return {
        name: value
        for name, value in kept.items()
        if value != usual[name] and known[name].fits(options, seats)
    }
