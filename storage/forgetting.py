"""Erasing a person: what is left of them is a seat without a name."""

from collections.abc import Mapping

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from storage.inbox import MAX_ATTEMPTS
from storage.models import InboxRow, PersonRow, PlaceRow, SeatRow, TableRow
from storage.tables import LIVE_STAGES


async def erase_person(
    session: AsyncSession, person_id: int, nameless: Mapping[str, str]
) -> list[int]:
    """Erase everything about somebody who has left all matches; returns the tables that go on.

    ``nameless``: what a seat is called, by the language of its table.
    """
    seats = select(SeatRow.table_id).where(
        or_(SeatRow.person_id == person_id, SeatRow.kept_for == person_id)
    )
    tables = await session.scalars(
        select(TableRow)
        .where(or_(TableRow.opener_id == person_id, TableRow.id.in_(seats)))
        .options(selectinload(TableRow.seats), selectinload(TableRow.match))
        .order_by(TableRow.id)
    )
    going_on = []
    for table in tables:
        _erase_at(table, person_id, nameless[table.language])
        if table.stage in LIVE_STAGES:
            table.version += 1
            going_on.append(table.id)
    await session.flush()
    await erase_places(session, person_id)
    # What waits is dealt with in a moment; what was given up would wait to be looked at.
    await session.execute(
        delete(InboxRow).where(
            InboxRow.attempts >= MAX_ATTEMPTS, InboxRow.payload.contains(f'"id": {person_id}')
        )
    )
    await session.execute(delete(PersonRow).where(PersonRow.id == person_id))
    return going_on


async def erase_places(session: AsyncSession, person_id: int) -> None:
    """Forget the messages that somebody was shown."""
    await session.execute(
        delete(PlaceRow).where(or_(PlaceRow.person_id == person_id, PlaceRow.chat_id == person_id))
    )


def _erase_at(table: TableRow, person_id: int, nameless: str) -> None:
    if table.opener_id == person_id:
        table.opener_id, table.opener_name = 0, nameless
    for seat in table.seats:
        if seat.kept_for == person_id:
            seat.kept_for = None
            if seat.kind == "empty":
                seat.name = ""
        if seat.person_id == person_id:
            taken = {other.name for other in table.seats if other is not seat}
            name = f"{nameless} {seat.number + 1}" if nameless in taken else nameless
            seat.person_id, seat.name = None, name
    if table.match is not None:
        seats = [seat.name for seat in table.seats]
        table.match.head = {**table.match.head, "seats": seats}
