"""What is due is decided here: the tables whose moment has come."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from storage.models import TableRow


async def due_tables(session: AsyncSession, now: float) -> list[int]:
    """The tables for which time is to do something, the longest overdue first."""
    return list(
        await session.scalars(
            select(TableRow.id)
            .where(TableRow.due_at <= now)
            .order_by(TableRow.due_at, TableRow.id)
        )
    )


async def pending_tables(session: AsyncSession) -> list[tuple[int, float]]:
    """Every table that waits for time, with the moment: what alarms are set from after a start."""
    rows = await session.execute(
        select(TableRow.id, TableRow.due_at).where(TableRow.due_at.is_not(None))
    )
    return [(number, due_at) for number, due_at in rows if due_at is not None]
