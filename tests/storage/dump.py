"""Writes a database of the present version as SQL, with a row in every table.

Before a new migration is made, keep the old version for ``test_database``::

    uv run python -m tests.storage.dump tests/storage/old
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from sqlalchemy import text

from storage.database import Database
from storage.models import (
    ActionRow,
    ChatRow,
    DealRow,
    InboxRow,
    MatchRow,
    PersonRow,
    PlaceRow,
    RuntimeRow,
    SeatRow,
    TableRow,
)
from tests.kit.databases import sqlite_url

NOW = 1_800_000_000.0


async def fill(url: str) -> str:
    """Make the database; returns its version."""
    database = Database(url)
    await database.start()
    async with database.transaction() as session:
        session.add_all(
            [
                PersonRow(id=11, name="Ната", language="ru", reachable=True),
                ChatRow(id=-1001, language="ru", defaults={"game": "terz"}),
                RuntimeRow(id=1, owner="somebody", alive_at=NOW),
                InboxRow(update_id=5, lane="table 1", payload='{"update_id": 5}', received_at=NOW),
            ]
        )
        await session.flush()
        session.add(
            TableRow(
                id=1,
                chat_id=-1001,
                invite="secret",
                opener_id=11,
                opener_name="Ната",
                language="ru",
                stage="play",
                game="deberc",
                preset="classic",
                options={"limit": 501},
                clock=60,
                version=3,
                stop_votes=[11],
                created_at=NOW,
                due_at=NOW + 30,
                due_kind="call",
                deadline=NOW + 60,
            )
        )
        await session.flush()
        session.add_all(
            [
                SeatRow(table_id=1, number=0, kind="person", name="Ната", person_id=11),
                SeatRow(table_id=1, number=1, kind="computer", name="Робот"),
                MatchRow(id=1, table_id=1, head={"game": "deberc"}, seq=1, started_at=NOW),
                PlaceRow(table_id=1, kind="table", chat_id=-1001, message_id=7, shown="digest"),
            ]
        )
        await session.flush()
        session.add_all(
            [
                DealRow(
                    match_id=1, number=1, deck="7S8S", salt="00", commitment="00", cutter=1, cut=1
                ),
                ActionRow(match_id=1, seq=1, deal=1, text="0 pass", by="person", at=NOW),
            ]
        )
        version = await session.scalar(text("SELECT version_num FROM alembic_version"))
    await database.close()
    return str(version)


def main(folder: Path) -> None:
    """Write the dump into that folder, named after its version."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "kozyr.db"
        version = asyncio.run(fill(sqlite_url(path)))
        connection = sqlite3.connect(path)
        lines = list(connection.iterdump())
        connection.close()
    (folder / f"{version}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
