"""A table without a database: people by number, chance that a test may stack, time by hand."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pytest

from bot.chance import Chance
from bot.gathering import RefusedError, new_seat
from bot.table import Table
from engine.cards import Card
from engine.game import Action
from storage.models import PersonRow, SeatRow, TableRow

NOW: Final = 1_800_000_000.0
CHAT: Final = -1001234567890
NAMES: Final = ("Вера", "Борис", "Аня", "Гена")
COMPUTERS: Final = ("Зина", "Фима", "Сёма", "Роза")
SEALED: Final = 1_000_000
"""The version of tables that are always shown as they are, where no poster is."""
DEPTH: Final = 16
"""Where people cut in tests; a stacked deck is the one that this cut makes."""


class Stacked(Chance):
    """Chance from a seed; the first dealer and the next decks may be given."""

    def __init__(self, seed: int = 1, dealer: int | None = None, decks: Sequence[str] = ()) -> None:
        super().__init__(random.Random(seed))
        self._dealer = dealer
        self._decks = list(decks)
        self.stacked = bool(decks)

    def below(self, limit: int) -> int:
        return super().below(limit) if self._dealer is None else self._dealer

    def deck(self, cards: Sequence[Card]) -> str:
        if not self._decks:
            return super().deck(cards)
        after = self._decks.pop(0)
        return after[-2 * DEPTH :] + after[: -2 * DEPTH]


def person(number: int, name: str | None = None) -> PersonRow:
    """Somebody whose id is ``number``."""
    return PersonRow(id=number, name=name or NAMES[number - 1], language="ru", reachable=True)


def empty_table(seats: int = 2, **changes: object) -> Table:
    """A lobby opened by person 1, who does not sit yet."""
    row = TableRow(
        id=7,
        chat_id=CHAT,
        thread_id=None,
        invite="0123456789ab",
        opener_id=1,
        opener_name=NAMES[0],
        language="ru",
        stage="lobby",
        game="deberc",
        preset="classic",
        options={},
        clock=60,
        version=1,
        sealed_deal=SEALED,
        fresh=0,
        deadline=None,
        due_at=None,
        due_kind=None,
        hold_until=None,
        stop_votes=[],
        close_reason=None,
        created_at=NOW,
        touched_at=NOW,
        public=False,
        closed=False,
        takeover=True,
        muted=False,
        quiet=None,
        page="",
        seats=[new_seat(number) for number in range(seats)],
        match=None,
    )
    for name, value in changes.items():
        setattr(row, name, value)
    return Table(row)


def layout(table: Table) -> str:
    """The seats as letters: a person by the number, C a computer, "." nobody."""
    signs = {"computer": "C", "empty": "."}
    return "".join(signs.get(seat.kind, str(seat.person_id)) for seat in table.seats)


def laid(seats: str) -> Table:
    """A lobby with that layout, opened by person 1."""
    table = empty_table(len(seats))
    for sign, seat in zip(seats, table.seats, strict=True):
        if sign == "C":
            seat.kind, seat.name = "computer", COMPUTERS[seat.number]
        elif sign != ".":
            seat.kind, seat.person_id, seat.name = "person", int(sign), NAMES[int(sign) - 1]
    return table


def refused(key: str) -> pytest.RaisesExc[RefusedError]:
    """For ``with``: what is in there is refused with that sentence."""
    return pytest.RaisesExc(RefusedError, check=lambda error: error.key == key)


@dataclass
class Desk:
    """A table, its chance, and the moment it is."""

    table: Table
    chance: Stacked = field(default_factory=Stacked)
    now: float = NOW

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def to_act(self) -> int:
        assert self.table.match is not None
        seat = self.table.match.to_act
        assert seat is not None
        return seat

    @property
    def seat(self) -> SeatRow:
        """The seat that is to act."""
        return self.table.seats[self.to_act]

    @property
    def cutter(self) -> SeatRow:
        """The seat that has the cut."""
        return self.table.seats[self.table.deals[-1].cutter]

    @property
    def due_in(self) -> float:
        """After how many seconds time does something."""
        assert self.row.due_at is not None
        return self.row.due_at - self.now

    def basic(self) -> Action:
        """What the basic player would do now."""
        assert self.table.match is not None
        match, player = self.table.match, self.table.game.players["basic"]
        look = partial(match.view, match.to_act)
        return player.choose(match.legal_actions(), look, self.chance.source)

    def cut(self, depth: int = DEPTH) -> None:
        """The cutter cuts, after whatever has to be waited for."""
        self.unhold()
        person_id = self.cutter.person_id
        assert person_id is not None
        self.table.cut(person_id, self.table.deals[-1].number, depth, self.chance, self.now)

    def act(self, text: str | None = None) -> Action:
        """The person to act does this, or what the basic player would do."""
        if text is None:
            chosen = self.basic()
            text = f"{chosen.verb} {chosen.args}".strip()
        self.unhold()
        person_id = self.seat.person_id
        assert person_id is not None
        return self.table.move(person_id, self.table.seq, text, self.chance, self.now)

    def unhold(self) -> None:
        """Wait until the trick has been seen."""
        self.now = max(self.now, self.row.hold_until or self.now)

    def ring(self) -> None:
        """Wait until time does something, and let it."""
        assert self.row.due_at is not None
        self.now = max(self.now, self.row.due_at)
        if self.table.thinker is None:
            self.table.time_is_up(self.now)
        else:
            actions = [self.basic()]
            by = self.table.thinker
            self.table.play_for(self.table.seq, actions, by, self.chance, self.now)

    def run_out(self) -> None:
        """Let the turn of the person to act run out."""
        seq = self.table.seq
        while self.table.seq == seq:
            self.ring()

    def play_trick(self) -> None:
        """Everybody plays until a trick is complete (and the next has not begun)."""
        while True:
            before = self.row.hold_until
            self.go()
            if self.row.hold_until not in (None, before) or self.row.stage != "play":
                return

    def go(self) -> None:
        """Whoever is next does what is next, as the basic player would."""
        if self.row.stage == "cut":
            if self.table.computer_plays(self.cutter):
                self.ring()
            else:
                self.cut()
        elif self.table.computer_plays(self.seat):
            self.ring()
        else:
            self.act()

    def play_deal(self) -> None:
        """Play the deal out."""
        while self.row.stage == "play":
            self.go()


def desk(
    people: int = 2,
    computers: int = 0,
    dealer: int | None = None,
    decks: Sequence[str] = (),
    seed: int = 1,
    pairs: bool = False,
    **changes: object,
) -> Desk:
    """A match that has just been started: people 1, 2 … on the first seats, then computers."""
    table = empty_table(people + computers, **changes)
    if pairs:
        table.choose("seats", "pairs", NOW)
    for number in range(1, people + 1):
        table.sit(person(number), NAMES[number - 1], NOW)
    for _ in range(computers):
        table.add_computer(COMPUTERS, NOW)
    chance = Stacked(seed, dealer, decks)
    table.start(chance, NOW)
    return Desk(table, chance)


def in_play(
    people: int = 2,
    computers: int = 0,
    dealer: int | None = None,
    decks: Sequence[str] = (),
    **changes: object,
) -> Desk:
    """The same after the first cut."""
    made = desk(people, computers, dealer, decks, 1, False, **changes)
    made.go()
    return made
