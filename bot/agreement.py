"""What a table agrees on before its match: game, preset, options, seats, clock, quiet hours.

All of it is data and pure functions; ``bot.gathering`` keeps it in a table's row.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from bot.quiet import SLOW
from engine.game import Game
from engine.games import GAMES
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

GROUPS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "deberc": {
        "match": ("target", "partners", "finish"),
        "deal": ("first_packet", "upcard_to", "obligation", "seven", "first_lead"),
        "redeal": ("weak_redeal", "void_dealer", "redeal_fine"),
        "runs": (
            "long_runs",
            "run_order",
            "equal_runs",
            "runs_need_trick",
            "bella_when",
            "bella_to",
        ),
        "hanging": ("bayt_tie", "hanging", "hanging_for", "hanging_finish"),
        "fines": ("bayt_fine", "hanging_is_bayt", "lyzha_fine"),
    },
    "terz": {
        "match": ("target",),
        "melds": ("melds_a_turn", "melds_while", "frames_need_trick"),
        "play": ("jack_free", "look_back"),
    },
    "berg": {
        "match": ("height", "deal_turns", "shuffling"),
        "offers": ("insurance", "open_hand", "left_in_hand"),
    },
}
"""Where each option is found, game by game."""

PAIRS: Final = "pairs"
_PARTNERS: Final = "partners"


def seat_choices(game: Game) -> tuple[str, ...]:
    """How many may sit: "2", "3" …, and "pairs" where the game knows partners."""
    pairs = any(spec.name == _PARTNERS for spec in game.options)
    return (*(str(count) for count in game.seat_counts), *((PAIRS,) if pairs else ()))


def levels(game: Game) -> tuple[str, ...]:
    """The strengths of computer players that may be chosen, weakest first."""
    return tuple(level for level in LEVELS if level in game.players)


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


def fits(game: str, name: str, options: Options, seats: int) -> bool:
    """Whether an option has an effect with so many seats (for Deberc D-13, D-63, D-64)."""
    if game != "deberc":
        return True
    if name in ("partners", "upcard_to"):
        return seats == 4
    if name == "seven":
        return seats != 4
    if name in ("bayt_tie", "hanging_for"):
        # Of two sides both have the most, or both hang together.
        return seats > 2 and options[_PARTNERS] == "no"
    return True


def matters(game: str, name: str, options: Options, seats: int) -> bool:
    """Whether an option has an effect at all, beside the others (for Deberc D-15, D-71)."""
    if not fits(game, name, options, seats):
        return False
    if game != "deberc":
        return True
    if name == "hanging_is_bayt":
        return options["bayt_fine"] != "off"
    if name in ("void_dealer", "redeal_fine"):
        void = options["obligation"] == "no" or options["weak_redeal"] != "off"
        return void and (name == "void_dealer" or options["void_dealer"] == "same")
    return True


def differences(game: str, preset: str, options: Options, seats: int) -> list[str]:
    """The options that are not as in the preset and have an effect, in the order of the groups.

    Partners are no difference: they are a way to sit.
    """
    usual = GAMES[game].presets[preset]
    return [
        name
        for names in GROUPS[game].values()
        for name in names
        if name != _PARTNERS
        and options[name] != usual[name]
        and matters(game, name, options, seats)
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
        if value != usual[name] and fits(game.name, name, options, seats)
    }
