"""A table before its match: who sits where, and what will be played. No I/O, no rules of games.

It works on the rows of ``storage.models`` directly; ``bot.lobbies`` loads and commits them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.screens import GAME_SCREENS
from engine.game import Game
from engine.games import GAMES
from storage.models import PersonRow, SeatRow, TableRow

CLOCKS: Final = (30, 60, 180, 12 * 3600)
LOBBY_TIME: Final = 30 * 60


class RefusedError(Exception):
    """A wish that the table does not grant; ``key`` names the sentence for the one who asked."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class HeldError(Exception):
    """A complete trick is still in sight, or a seal is not yet: try again at ``until``."""

    def __init__(self, until: float) -> None:
        super().__init__(f"until {until}")
        self.until = until


def seat_choices(game: Game) -> tuple[str, ...]:
    """How many may sit: "2", "3" …, and "pairs" where the game knows partners."""
    pairs = any(spec.name == "partners" for spec in game.options)
    return (*(str(count) for count in game.seat_counts), *(("pairs",) if pairs else ()))


@dataclass(slots=True)
class Gathering:
    """A table's rows, and what may be done to them until the match begins."""

    row: TableRow

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return GAMES[self.row.game]

    @property
    def seats(self) -> list[SeatRow]:
        """The seats in order."""
        return self.row.seats

    def seat_of(self, person_id: int) -> SeatRow | None:
        """Where somebody sits."""
        return next((seat for seat in self.seats if seat.person_id == person_id), None)

    def close(self, reason: str) -> None:
        """End the table without a result."""
        self.row.stage, self.row.close_reason = "closed", reason
        self.row.deadline = self.row.due_at = self.row.due_kind = self.row.hold_until = None

    def sit(self, person: PersonRow, name: str, now: float) -> None:
        """Take the first empty seat."""
        self._only_in_lobby()
        if self.seat_of(person.id):
            raise RefusedError("answer-already-sat")
        seat = self._empty_seat()
        seat.kind, seat.person_id, seat.name = "person", person.id, self._free_name(name)
        self._wait_in_lobby(now)

    def rise(self, person_id: int, now: float) -> None:
        """Leave the lobby."""
        self._only_in_lobby()
        seat = self.seat_of(person_id)
        if seat is None:
            raise RefusedError("answer-not-seated")
        _empty(seat)
        self._wait_in_lobby(now)

    def add_computer(self, names: Sequence[str], now: float) -> None:
        """Put a computer player, named after the first free one of ``names``, on a free seat."""
        self._only_in_lobby()
        seat = self._empty_seat()
        taken = {other.name for other in self.seats}
        name = next((name for name in names if name not in taken), names[0])
        seat.kind, seat.name = "computer", self._free_name(name)
        self._wait_in_lobby(now)

    def remove_computer(self, now: float) -> None:
        """Take the last computer player away."""
        self._only_in_lobby()
        seat = next((seat for seat in reversed(self.seats) if seat.kind == "computer"), None)
        if seat is None:
            raise RefusedError("answer-no-computer")
        _empty(seat)
        self._wait_in_lobby(now)

    def choose(self, what: str, value: str, now: float) -> None:
        """Change the game, the preset, the seats or the clock."""
        self._only_in_lobby()
        if what == "game" and value in GAME_SCREENS:
            self._choose_game(GAMES[value])
        elif what == "preset" and value in self.game.presets:
            self.row.preset = value
        elif what == "seats" and value in seat_choices(self.game):
            self._resize(4 if value == "pairs" else int(value))
            changes = {k: v for k, v in self.row.options.items() if k != "partners"}
            self.row.options = changes | ({"partners": "yes"} if value == "pairs" else {})
        elif what == "clock" and value.isdecimal() and int(value) in CLOCKS:
            self.row.clock = int(value)
        else:
            raise RefusedError("answer-unknown")
        self._wait_in_lobby(now)

    def cancel(self, person_id: int, admin: bool) -> None:
        """Close the lobby; a match that has begun meanwhile goes on."""
        self._only_in_lobby()
        if not admin and person_id != self.row.opener_id:
            raise RefusedError("answer-not-opener")
        self.close("cancelled")

    # Inside

    def _only_in_lobby(self) -> None:
        if self.row.stage == "closed":
            raise RefusedError("answer-closed")
        if self.row.stage != "lobby":
            raise RefusedError("answer-started")

    def _empty_seat(self) -> SeatRow:
        seat = next((seat for seat in self.seats if seat.kind == "empty"), None)
        if seat is None:
            raise RefusedError("answer-full")
        return seat

    def _free_name(self, name: str) -> str:
        taken = {seat.name for seat in self.seats}
        if name not in taken:
            return name
        return next(f"{name} {n}" for n in range(2, 100) if f"{name} {n}" not in taken)

    def _choose_game(self, game: Game) -> None:
        """Another game begins with its own first preset; who sits there stays, if there is room."""
        if game is self.game:
            return
        people = sum(seat.kind == "person" for seat in self.seats)
        fitting = [count for count in game.seat_counts if count >= people]
        wanted = len(self.seats)
        self._resize(wanted if wanted in fitting else min(fitting or game.seat_counts))
        self.row.game, self.row.preset = game.name, next(iter(game.presets))
        self.row.options = {}

    def _resize(self, count: int) -> None:
        people = [seat for seat in self.seats if seat.kind == "person"]
        if len(people) > count:
            raise RefusedError("answer-too-many")
        while len(self.seats) < count:
            self.seats.append(new_seat(len(self.seats)))
        for kind in ("empty", "computer"):
            for seat in [seat for seat in reversed(self.seats) if seat.kind == kind]:
                if len(self.seats) > count:
                    self._drop(seat)

    def _drop(self, seat: SeatRow) -> None:
        """Take a seat away and move those behind it up, so that numbers stay without gaps."""
        for here, behind in zip(
            self.seats[seat.number :], self.seats[seat.number + 1 :], strict=False
        ):
            here.kind, here.name, here.person_id = behind.kind, behind.name, behind.person_id
            here.fresh = behind.fresh
        self.seats.pop()

    def _wait_in_lobby(self, now: float) -> None:
        self.row.deadline = self.row.due_at = now + LOBBY_TIME
        self.row.due_kind = "lobby"


def new_seat(number: int) -> SeatRow:
    """An empty seat."""
    return SeatRow(
        number=number,
        kind="empty",
        name="",
        person_id=None,
        away=False,
        left=False,
        missed=0,
        fresh=0,
    )


def _empty(seat: SeatRow) -> None:
    seat.kind, seat.name, seat.person_id, seat.fresh = "empty", "", None, 0
