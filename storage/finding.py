"""The questions that finding a table asks of the data."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from storage.models import PersonRow, SeatRow, TableRow
from storage.tables import LIVE_STAGES

_LOOKED_AT: Final = 20


async def open_tables(session: AsyncSession, most: int) -> Sequence[TableRow]:
    """Published tables that gather and have a seat for anybody, the latest first."""
    free = exists().where(
        SeatRow.table_id == TableRow.id, SeatRow.kind == "empty", SeatRow.kept_for.is_(None)
    )
    found = await session.scalars(
        select(TableRow)
        .where(
            TableRow.public.is_(True),
            TableRow.closed.is_(False),
            TableRow.stage == "lobby",
            free,
        )
        .options(selectinload(TableRow.seats), selectinload(TableRow.match))
        .order_by(TableRow.id.desc())
        .limit(most)
    )
    return found.all()


async def solo_tables(session: AsyncSession, person_id: int) -> Sequence[TableRow]:
    """The matches in which somebody played against computers only, the latest first.

    Of the last tables without a group that they opened.
    """
    found = await session.scalars(
        select(TableRow)
        .join(SeatRow, and_(SeatRow.table_id == TableRow.id, SeatRow.person_id == person_id))
        .where(TableRow.chat_id == 0, TableRow.opener_id == person_id, TableRow.stage != "lobby")
        .options(selectinload(TableRow.seats), selectinload(TableRow.match))
        .order_by(TableRow.id.desc())
        .limit(_LOOKED_AT)
    )
    return [
        row
        for row in found
        if row.match is not None
        and all(seat.kind == "computer" or seat.person_id == person_id for seat in row.seats)
    ]


async def people_around(
    session: AsyncSession, person_ids: Sequence[int], table_id: int
) -> tuple[dict[int, PersonRow], frozenset[int]]:
    """People by their ids, and which of them play in a match at another table too."""
    elsewhere = (
        exists()
        .where(
            SeatRow.person_id == PersonRow.id,
            SeatRow.table_id != table_id,
            TableRow.id == SeatRow.table_id,
            TableRow.stage.in_(("cut", "play")),
        )
        .correlate(PersonRow)
    )
    found = await session.execute(select(PersonRow, elsewhere).where(PersonRow.id.in_(person_ids)))
    rows = found.all()
    return {person.id: person for person, _ in rows}, frozenset(
        person.id for person, several in rows if several
    )


async def count_direct(session: AsyncSession, person_id: int) -> int:
    """How many tables without a group go on that somebody opened."""
    found = await session.scalar(
        select(func.count()).where(
            TableRow.chat_id == 0,
            TableRow.opener_id == person_id,
            TableRow.stage.in_(LIVE_STAGES),
        )
    )
    return found or 0


async def lobbies_of(session: AsyncSession, person_id: int, most: int) -> Sequence[TableRow]:
    """The tables that gather and that somebody opened or sits at, the latest first."""
    sits = exists().where(SeatRow.table_id == TableRow.id, SeatRow.person_id == person_id)
    found = await session.scalars(
        select(TableRow)
        .where(TableRow.stage == "lobby", sits | (TableRow.opener_id == person_id))
        .options(selectinload(TableRow.seats), selectinload(TableRow.match))
        .order_by(TableRow.id.desc())
        .limit(most)
    )
    return found.all()
