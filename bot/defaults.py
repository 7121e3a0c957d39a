"""What a new table is like: the last one of its group or person, or what an administrator fixed.

Kept as JSON (``ChatRow.defaults``, ``PersonRow.defaults``): game, preset, options, seats, clock,
quiet, takeover. It may be older than the program, so nothing in it is taken on trust.
"""

import logging
from collections.abc import Mapping
from typing import Any, Final

from bot.agreement import CLOCKS, NO_CLOCK, tidied
from bot.quiet import read_quiet
from bot.screens import GAME_SCREENS
from engine.errors import OptionError
from engine.games import GAMES
from storage.models import TableRow

FIRST_CLOCK: Final = 60

log = logging.getLogger(__name__)


def defaults_of(row: TableRow) -> dict[str, Any]:  # Any: JSON
    """What a table has agreed on, to be kept."""
    return {**_kept(row), "seats": len(row.seats)}


def _kept(row: TableRow) -> dict[str, Any]:  # Any: JSON
    return {
        "game": row.game,
        "preset": row.preset,
        "options": dict(row.options),
        "clock": row.clock,
        "quiet": row.quiet,
        "takeover": row.takeover,
    }


def choose(defaults: Mapping[str, Any] | None, what: str, value: str) -> dict[str, Any]:
    """The defaults with another "game", "preset" or "clock" (seconds).

    Another game begins with its first preset, another preset with nothing changed. Raises
    ValueError for what cannot be chosen.
    """
    row = TableRow(chat_id=-1)
    seats = begin(row, defaults)
    if what == "game" and value in GAME_SCREENS:
        game = GAMES[value]
        if value != row.game:
            row.game, row.preset, row.options = value, next(iter(game.presets)), {}
            seats = seats if seats in game.seat_counts else game.seat_counts[0]
    elif what == "preset" and value in GAMES[row.game].presets:
        row.preset, row.options = value, {}
    elif what == "clock" and value in map(str, CLOCKS):
        row.clock = int(value)
    else:
        raise ValueError(f"no {what} {value!r}")
    return {**_kept(row), "seats": seats}


def begin(row: TableRow, defaults: Mapping[str, Any] | None) -> int:
    """Let a new table be like ``defaults``; returns how many seats it has.

    Without any, and where they do not make sense (any more), it is the first preset of the first
    game. Options that are unknown are left out.
    """
    game = next(iter(GAMES.values()))
    row.game, row.preset, row.options = game.name, next(iter(game.presets)), {}
    row.clock, row.quiet, row.takeover = FIRST_CLOCK, None, True
    if defaults is None:
        return game.seat_counts[0]
    try:
        return _follow(row, defaults)
    except (KeyError, TypeError, ValueError, OptionError) as error:
        log.warning("the defaults %r are of no use: %r", defaults, error)
        return begin(row, None)


def _follow(row: TableRow, defaults: Mapping[str, Any]) -> int:
    name, preset, seats = defaults["game"], defaults["preset"], defaults["seats"]
    if name not in GAME_SCREENS or preset not in GAMES[name].presets:
        raise ValueError("no such game or preset")
    game = GAMES[name]
    if seats not in game.seat_counts:
        raise ValueError("no such number of seats")
    options = tidied(game, preset, dict(defaults["options"]), seats)
    lost = {*defaults["options"]} - {*options}
    if lost:
        log.warning("options of the defaults are left out: %s", ", ".join(sorted(lost)))
    game.new_match(seats, preset, options, 0)
    clock, quiet = defaults["clock"], defaults.get("quiet")
    if quiet is not None:
        read_quiet(quiet)
    known = clock in CLOCKS or (clock == NO_CLOCK and row.chat_id == 0)
    row.game, row.preset, row.options = name, preset, options
    row.clock = clock if known else FIRST_CLOCK
    row.takeover = bool(defaults.get("takeover", True))
    row.quiet = quiet
    return int(seats)
