"""What there is to sit down at: open tables, one's own, one's own that still gather."""

from secrets import compare_digest
from typing import Final

from bot.screens.base import TableView
from bot.show import group_url
from bot.table import Table
from bot.tables import Known, Tables
from storage.finding import lobbies_of, open_tables, solo_tables
from storage.places import PlaceKey, load_places

MOST: Final = 12
"""So many tables are listed."""


async def listed(tables: Tables, bot_username: str) -> list[TableView]:
    """The published tables that have a seat for anybody, the latest first."""
    async with tables.database.reading() as session:
        rows = await open_tables(session, MOST)
        return [Table(row).view(None, bot_username) for row in rows]


async def own(tables: Tables, person_id: int, bot_username: str) -> list[TableView]:
    """The tables at which somebody sits, as they see them, the latest first."""
    found: list[TableView] = []
    for known in (await tables.of(person_id))[:MOST]:
        async with tables.database.reading() as session:
            table = await tables.load(session, known.id)
            kept = await load_places(session, known.id)
            seat = table.seat_of(person_id) if table else None
            if table is None or kept is None or seat is None:
                continue
            url = group_url(kept.places.get(PlaceKey("table")))
            found.append(table.view(seat.number, bot_username, url))
    return found


async def gathering(tables: Tables, person_id: int, bot_username: str) -> list[TableView]:
    """The tables to which somebody may invite, the latest first."""
    async with tables.database.reading() as session:
        rows = await lobbies_of(session, person_id, MOST)
        return [Table(row).view(None, bot_username) for row in rows]


async def alone(tables: Tables, person_id: int) -> Known | None:
    """The last match against computers only in which somebody still is."""
    async with tables.database.reading() as session:
        numbers = [row.id for row in await solo_tables(session, person_id)]
    return next((known for known in await tables.of(person_id) if known.id in numbers), None)


async def over(tables: Tables, table_id: int, invite: str, bot_username: str) -> TableView | None:
    """A match that is over, for who knows its table's secret."""
    table = await tables.table(table_id)
    if table is None or table.row.stage != "over" or not compare_digest(invite, table.row.invite):
        return None
    return table.view(None, bot_username)
