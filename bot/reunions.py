"""Playing again: the same people at a new table, each on their old seat."""

from typing import Final, Literal, TypeAlias

from sqlalchemy.ext.asyncio import AsyncSession

from bot.door import Who
from bot.gathering import RefusedError, new_seat
from bot.groups import may_open
from bot.lobbies import new_row
from bot.solo import Solo
from bot.table import Table
from storage.models import PersonRow, SeatRow, TableRow

Reunion: TypeAlias = Literal["opened", "sat", "started"]

_OVER: Final = ("over", "closed")


class Reunions(Solo):
    """Tables that follow on others."""

    async def again(
        self, table_id: int, who: Who, inbox_id: int | None, *, other: bool = False
    ) -> Reunion:
        """Somebody who sat at a match that is over wants another one with the same people.

        The first to ask opens a lobby with the same game, rules, clock and computers, where
        everybody's seat is kept for them; whoever asks after that sits down there. Once all have,
        the match begins by itself, unless something was changed there, or with ``other`` is to be.
        Raises RefusedError.
        """
        woken: list[TableRow] = []

        async def wish(session: AsyncSession, table: Table, now: float) -> Reunion:
            person = await self.person(session, who, None)
            if table.match is None or table.row.stage not in _OVER:
                raise RefusedError("answer-closed" if table.match is None else "answer-started")
            if table.seat_of(who.id) is None:
                raise RefusedError("answer-not-seated")
            following = await self._following(session, table.row)
            if following is None:
                following = await self._open_again(session, table.row, person, other, now)
                outcome: Reunion = "opened"
            else:
                following.sit(person, person.name, now)
                following.row.version += 1
                following.row.touched_at = now
                outcome = "sat"
            woken.append(following.row)
            return "started" if following.start_if_reunited(self.chance, now) else outcome

        outcome = await self.change(table_id, wish, inbox_id)
        for row in woken:
            self._wake(row.id, row.due_at)
            self._notice(row.id, None)
        return outcome

    async def _following(self, session: AsyncSession, row: TableRow) -> Table | None:
        """The table at which these people gather again, if there is one to sit down at."""
        if row.again_id is None:
            return None
        following = await self.lock(session, row.again_id)
        if following is None or (following.row.stage == "closed" and following.match is None):
            return None
        if following.row.stage != "lobby":
            raise RefusedError("answer-again-late")
        return following

    async def _open_again(
        self, session: AsyncSession, old: TableRow, person: PersonRow, other: bool, now: float
    ) -> Table:
        if old.chat_id:
            await may_open(session, old.chat_id, is_admin=True)
        invite = self.chance.salt()[:12]
        row = new_row(old.chat_id, old.thread_id, invite, person, old.language, now)
        row.game, row.preset, row.options = old.game, old.preset, dict(old.options)
        row.clock, row.quiet, row.takeover = old.clock, old.quiet, old.takeover
        row.public, row.closed = old.public, old.closed
        row.page = "rules" if other else ""
        row.seats = [_kept(seat, person.id) for seat in old.seats]
        session.add(row)
        table = Table(row)
        table.sit(person, person.name, now)
        if other:
            table.wait_for_start()
        await session.flush()
        old.again_id = row.id
        return table


def _kept(seat: SeatRow, asks: int) -> SeatRow:
    """A seat as it was: the computer's, or kept for its person unless they left."""
    kept = new_seat(seat.number)
    if seat.kind == "computer":
        kept.kind, kept.name, kept.player = "computer", seat.name, seat.player
    elif seat.person_id is not None and (not seat.left or seat.person_id == asks):
        kept.kept_for, kept.name = seat.person_id, seat.name
    return kept
