"""A table before its match: who sits where, and what will be played. No I/O, no rules of games.

It works on the rows of ``storage.models`` directly; ``bot.lobbies`` loads and commits them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot import names
from bot.agreement import (
    CLOCKS,
    HOURS,
    NO_CLOCK,
    PAIRS,
    ZONE_OF,
    ZONES,
    is_slow,
    levels,
    matters,
    quiet_parts,
    seat_choices,
    spec_of,
    tidied,
    value_of,
)
from bot.chance import Chance
from bot.screens import GAME_SCREENS
from bot.thinkers import judge_of
from engine.game import Game
from engine.games import GAMES
from engine.options import complete
from storage.models import PersonRow, SeatRow, TableRow

LOBBY_TIME: Final = 30 * 60
FRIENDS_TIME: Final = 12 * 3600
"""The same where people are invited by links, which may be read hours later."""
FIRST_LEVEL: Final = "basic"
_LONGEST_PAGE: Final = 32


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

    @property
    def advised(self) -> bool:
        """Whether one person plays against computers only, in a game whose players can judge."""
        people = sum(seat.kind == "person" for seat in self.seats)
        return people == 1 and len(self.seats) > 1 and judge_of(self.row.game) is not None

    @property
    def computers(self) -> list[SeatRow]:
        """The seats that computer players have for good: their own, and those that were left."""
        return [seat for seat in self.seats if seat.kind == "computer" or seat.left]

    @property
    def usual_level(self) -> str:
        """How strong another computer player is here: as the last one, if there is one."""
        own = [seat.player for seat in self.seats if seat.kind == "computer"]
        return own[-1] if own else FIRST_LEVEL

    def seat_of(self, person_id: int) -> SeatRow | None:
        """Where somebody sits."""
        return next((seat for seat in self.seats if seat.person_id == person_id), None)

    def close(self, reason: str) -> None:
        """End the table without a result."""
        self.row.stage, self.row.close_reason = "closed", reason
        self.row.deadline = self.row.due_at = self.row.due_kind = self.row.hold_until = None

    def sit(self, person: PersonRow, name: str, now: float) -> None:
        """Take the seat that is kept for this person, or the first empty one.

        Without a group that opens the first page: whoever comes in sees the table before its
        settings, and the host sees that somebody has come.
        """
        self._only_in_lobby()
        if self.seat_of(person.id):
            raise RefusedError("answer-already-sat")
        seat = next((seat for seat in self.seats if seat.kept_for == person.id), None)
        if seat is None:
            if self.row.closed and person.id != self.row.opener_id:
                raise RefusedError("answer-seats-closed")
            seat = self._empty_seat()
        kept_for = seat.kept_for
        _empty(seat)
        seat.kind, seat.person_id, seat.name = "person", person.id, self._free_name(name)
        seat.kept_for = kept_for
        if self.row.chat_id == 0:
            self.row.page = ""
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
        level = self.usual_level
        seat.kind, seat.name, seat.player = "computer", self._free_name(name), level
        self._wait_in_lobby(now)

    def remove_computer(self, now: float) -> None:
        """Take the last computer player away."""
        self._only_in_lobby()
        seat = next((seat for seat in reversed(self.seats) if seat.kind == "computer"), None)
        if seat is None:
            raise RefusedError("answer-no-computer")
        _empty(seat)
        self._wait_in_lobby(now)

    def level(self, number: int, level: str, now: float) -> None:
        """Choose how strong the computer player on a seat is."""
        self._only_in_lobby()
        seat = self._seat_at(number)
        if seat.kind != "computer" or level not in levels(self.game):
            raise RefusedError("answer-unknown")
        seat.player = level
        self.wait_for_start()
        self._wait_in_lobby(now)

    def change_seat(self, person_id: int, number: int, now: float) -> None:
        """Sit on another seat; whoever is there comes here."""
        self._only_in_lobby()
        here, there = self.seat_of(person_id), self._seat_at(number)
        if here is None:
            raise RefusedError("answer-not-seated")
        _swap(here, there)
        self._wait_in_lobby(now)

    def draw_seats(self, chance: Chance, now: float) -> None:
        """Let lots decide who sits where."""
        self._only_in_lobby()
        for last in range(len(self.seats) - 1, 0, -1):
            _swap(self.seats[last], self.seats[chance.below(last + 1)])
        self._wait_in_lobby(now)

    def empty_seat(self, number: int, now: float) -> None:
        """Take whoever is there from a seat, or what keeps it for somebody."""
        self._only_in_lobby()
        seat = self._seat_at(number)
        if seat.kind == "empty" and seat.kept_for is None:
            raise RefusedError("answer-unknown")
        _empty(seat)
        self._wait_in_lobby(now)

    def hand_over(self, number: int, now: float) -> None:
        """Let the person on a seat be the one who opened the table."""
        self._only_in_lobby()
        seat = self._seat_at(number)
        if seat.person_id is None:
            raise RefusedError("answer-unknown")
        self.row.opener_id, self.row.opener_name = seat.person_id, seat.name
        self._wait_in_lobby(now)

    def choose(self, what: str, value: str, now: float) -> None:
        """Change what the table agrees on, as ``bot.presses.LobbyPress`` says it."""
        self._only_in_lobby()
        choices = {
            "game": self._choose_game,
            "preset": self._choose_preset,
            "set": self._choose_option,
            "usual": self._choose_usual,
            "seats": self._choose_seats,
            "clock": self._choose_clock,
            "quiet": self._choose_quiet,
            "zone": self._choose_zone,
        }
        if what in choices:
            choices[what](value)
        elif what in ("closed", "takeover", "public") and value in ("yes", "no"):
            if what == "public" and self.row.chat_id:
                raise RefusedError("answer-unknown")
            setattr(self.row, what, value == "yes")
        else:
            raise RefusedError("answer-unknown")
        self.wait_for_start()
        self._wait_in_lobby(now)

    def open_page(self, page: str, now: float) -> None:
        """Open another page of the lobby; the screens show the first one for what is none."""
        self._only_in_lobby()
        if len(page) > _LONGEST_PAGE:
            raise RefusedError("answer-unknown")
        self.row.page = page
        self._wait_in_lobby(now)

    def wait_for_start(self) -> None:
        """Let the match begin by a press alone, also where the same people play again: what they
        agreed on has changed, or is going to.
        """
        for seat in self.seats:
            if seat.kind == "person":
                seat.kept_for = None

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
        empty = [seat for seat in self.seats if seat.kind == "empty"]
        seat = next((seat for seat in empty if seat.kept_for is None), None)
        if seat is None:
            raise RefusedError("answer-seats-kept" if empty else "answer-full")
        return seat

    def _seat_at(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise RefusedError("answer-unknown")
        return self.seats[number]

    def _free_name(self, name: str) -> str:
        return names.distinct(name, [seat.name for seat in self.seats])

    def _choose_game(self, name: str) -> None:
        """Another game begins with its own first preset; who sits there stays, if there is room."""
        if name not in GAME_SCREENS:
            raise RefusedError("answer-unknown")
        game = GAMES[name]
        if game is self.game:
            return
        people = sum(seat.kind == "person" for seat in self.seats)
        fitting = [count for count in game.seat_counts if count >= people]
        wanted = len(self.seats)
        self._resize(wanted if wanted in fitting else min(fitting or game.seat_counts))
        self.row.game, self.row.preset = game.name, next(iter(game.presets))
        self.row.options = {}
        for seat in self.seats:
            if seat.player not in levels(game):
                seat.player = FIRST_LEVEL

    def _choose_preset(self, name: str) -> None:
        """A preset as it is; who plays with whom is left alone."""
        if name not in self.game.presets:
            raise RefusedError("answer-unknown")
        self.row.preset = name
        self._choose_usual("")

    def _choose_option(self, written: str) -> None:
        """One option: its name, a blank, and the value."""
        name, _, text = written.partition(" ")
        spec = spec_of(self.game, name)
        value = None if spec is None else value_of(spec, text)
        options = complete(self.game.options, self.game.presets, self.row.preset, self.row.options)
        if spec is None or value is None or not matters(spec, options, len(self.seats)):
            raise RefusedError("answer-unknown")
        self.row.options = self.row.options | {name: value}
        self._tidy()

    def _choose_usual(self, name: str) -> None:
        """An option as in the preset; "" for all of them but the partners."""
        if name and spec_of(self.game, name) is None:
            raise RefusedError("answer-unknown")
        self.row.options = {
            key: value
            for key, value in self.row.options.items()
            if key != name and (name or key == "partners")
        }
        self._tidy()

    def _choose_seats(self, value: str) -> None:
        if value not in seat_choices(self.game):
            raise RefusedError("answer-unknown")
        self._resize(4 if value == PAIRS else int(value))
        changes = {key: known for key, known in self.row.options.items() if key != "partners"}
        self.row.options = changes | ({"partners": "yes"} if value == PAIRS else {})
        self._tidy()

    def _tidy(self) -> None:
        self.row.options = tidied(self.game, self.row.preset, self.row.options, len(self.seats))

    def _choose_clock(self, value: str) -> None:
        known = (*CLOCKS, *((NO_CLOCK,) if self.row.chat_id == 0 else ()))
        if value not in map(str, known):
            raise RefusedError("answer-unknown")
        self.row.clock = int(value)

    def _choose_quiet(self, hours: str) -> None:
        """Quiet hours for a slow clock, "" for none; they keep the time zone."""
        if not is_slow(self.row.clock) or hours not in ("", *HOURS):
            raise RefusedError("answer-unknown")
        zone = quiet_parts(self.row.quiet)[1] or ZONE_OF[self.row.language]
        self.row.quiet = f"{hours} {zone}" if hours else None

    def _choose_zone(self, zone: str) -> None:
        hours = quiet_parts(self.row.quiet)[0]
        if not hours or zone not in ZONES:
            raise RefusedError("answer-unknown")
        self.row.quiet = f"{hours} {zone}"

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
        for number in range(seat.number, len(self.seats) - 1):
            _swap(self.seats[number], self.seats[number + 1])
        self.seats.pop()

    def _wait_in_lobby(self, now: float) -> None:
        among_friends = self.row.chat_id == 0 and not self.row.public
        wait = FRIENDS_TIME if among_friends else LOBBY_TIME
        self.row.deadline = self.row.due_at = now + wait
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
        player=FIRST_LEVEL,
        kept_for=None,
    )


def _empty(seat: SeatRow) -> None:
    seat.kind, seat.name, seat.person_id, seat.fresh = "empty", "", None, 0
    seat.player, seat.kept_for = FIRST_LEVEL, None


def _swap(one: SeatRow, other: SeatRow) -> None:
    """Let what two seats hold change places."""
    for what in ("kind", "name", "person_id", "fresh", "player", "kept_for"):
        here, there = getattr(one, what), getattr(other, what)
        setattr(one, what, there)
        setattr(other, what, here)
