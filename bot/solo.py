"""Playing alone: a table without a group at which everybody else is a computer player."""

from typing import Final

from bot.agreement import NO_CLOCK, PAIRS, seat_choices
from bot.defaults import begin, defaults_of
from bot.door import Who
from bot.gathering import FIRST_LEVEL, RefusedError, new_seat
from bot.lobbies import Lobbies, may_open_direct, new_row
from bot.screens import GAME_SCREENS
from bot.soloist import FIRST_SEATS, Alone
from bot.table import Table
from bot.texts import texts
from engine.games import GAMES
from storage.finding import solo_tables
from storage.models import TableRow
from storage.tables import LIVE_STAGES

TWICE: Final = 3.0
"""Who presses again so soon has pressed twice by mistake."""


class Solo(Lobbies):
    """The tables of people who play alone."""

    async def alone_last(self, person_id: int) -> Alone:
        """How somebody played alone the last time; the seats in the game that has a choice."""
        async with self.database.reading() as session:
            rows = await solo_tables(session, person_id)
        seats = next((_seats(row) for row in rows if len(seat_choices(GAMES[row.game])) > 1), None)
        level = next(
            (seat.player for row in rows for seat in row.seats if seat.person_id is None), None
        )
        return Alone(seats or FIRST_SEATS, level or FIRST_LEVEL)

    async def play_alone(
        self, who: Who, game: str, alone: Alone, inbox_id: int | None, *, start: bool
    ) -> int:
        """Open a table with computer players on the other seats, with the rules of last time.

        ``start``: the match begins at once, else it is a lobby still. Returns its number. Raises
        RefusedError.
        """
        if game not in GAME_SCREENS:
            raise RefusedError("answer-unknown")
        now = self.clock.now()
        async with self.database.transaction() as session:
            await self._claim(session, inbox_id, now)
            person = await self.person(session, who, True)
            words = texts(who.language)
            row = new_row(0, None, self.chance.salt()[:12], person, words.language, now)
            before = await solo_tables(session, who.id)
            if before and before[0].stage in LIVE_STAGES and now - before[0].created_at < TWICE:
                raise RefusedError("answer-started")
            await may_open_direct(session, who.id)
            last = [one for one in before if one.game == game]
            begin(row, defaults_of(last[0]) if last else _first(game))
            row.seats = [new_seat(0), new_seat(1)]
            table = Table(row)
            table.sit(person, person.name, now)
            table.choose("seats", alone.seats_of(game), now)
            names = [name.strip() for name in words.plain("computer-names").split("|")]
            for seat in table.seats[1:]:
                table.add_computer(names, now)
                seat.player = alone.level_of(game)
            if start:
                table.start(self.chance, now)
            session.add(row)
            await session.flush()
            table_id, due_at = row.id, row.due_at
        self._wake(table_id, due_at)
        self._notice(table_id, None)
        return table_id


def _first(game: str) -> dict[str, object]:
    return {
        "game": game,
        "preset": next(iter(GAMES[game].presets)),
        "options": {},
        "seats": GAMES[game].seat_counts[0],
        "clock": NO_CLOCK,
    }


def _seats(row: TableRow) -> str:
    return PAIRS if row.options.get("partners") == "yes" else str(len(row.seats))
