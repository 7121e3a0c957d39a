"""What is due is decided here: the tables whose moment has come, or comes soon."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from storage.models import TableRow


async def due_tables(session: AsyncSession, until: float) -> list[tuple[int, float]]:
    """The tables for which time does something until that moment, and when; earliest first."""
    rows = await session.execute(
        select(TableRow.id, TableRow.due_at)
        .where(TableRow.due_at <= until)
        .order_by(TableRow.due_at, TableRow.id)
    )
    return [(number, due_at) for number, due_at in rows if due_at is not None]
