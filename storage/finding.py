"""The questions that finding a table asks of the data."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from storage.models import SeatRow, TableRow
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


async def at_several(session: AsyncSession, person_ids: Sequence[int]) -> frozenset[int]:
    """Those of these people who play in several matches that go on."""
    found = await session.scalars(
        select(SeatRow.person_id)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.person_id.in_(person_ids), TableRow.stage.in_(("cut", "play")))
        .group_by(SeatRow.person_id)
        .having(func.count() > 1)
    )
    return frozenset(number for number in found if number is not None)


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
