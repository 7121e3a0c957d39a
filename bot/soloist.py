"""How somebody plays alone: what they choose before a press begins the match."""

from dataclasses import dataclass
from typing import Final

from bot.agreement import levels, seat_choices
from bot.gathering import FIRST_LEVEL
from engine.games import GAMES

FIRST_SEATS: Final = "2"


@dataclass(frozen=True, slots=True)
class Alone:
    """How somebody plays alone: seats as ``bot.agreement.seat_choices`` names them, and a level.

    A game that knows no such seats or level takes its own first ones.
    """

    seats: str = FIRST_SEATS
    level: str = FIRST_LEVEL

    def seats_of(self, game: str) -> str:
        """The seats in this game."""
        known = seat_choices(GAMES[game])
        return self.seats if self.seats in known else known[0]

    def level_of(self, game: str) -> str:
        """The level in this game."""
        return self.level if self.level in levels(GAMES[game]) else FIRST_LEVEL


def alone_of(written: str) -> Alone:
    """Seats and level as a button carries them; the first ones for what no game knows."""
    seats, _, level = written.partition(".")
    games = GAMES.values()
    return Alone(
        seats if any(seats in seat_choices(game) for game in games) else FIRST_SEATS,
        level if any(level in levels(game) for game in games) else FIRST_LEVEL,
    )
