"""The database opens, migrates and keeps its promises, on both servers."""

import asyncio
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from storage.database import Database, DatabaseError
from storage.due import due_tables
from storage.models import Base, InboxRow, PersonRow, RuntimeRow, SeatRow
from storage.places import unshown_tables
from tests.kit.databases import sqlite_url

OLD = [
    pytest.param(path.read_text(encoding="utf-8"), id=path.stem)
    for path in sorted((Path(__file__).parent / "old").glob("*.sql"))
]

START = """
import asyncio, sys
from storage.database import Database

async def main():
    database = Database(sys.argv[1])
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await database.start()
    await database.close()

asyncio.run(main())
"""


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, Base.metadata))


async def test_the_migrations_make_what_the_models_say(database: Database, url: str) -> None:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_second_start_changes_nothing(database: Database, url: str) -> None:
    async with database.transaction() as session:
        session.add(PersonRow(id=1, name="Ната", language="ru"))
    again = Database(url)
    await again.start()
    async with again.transaction() as session:
        assert (await session.get_one(PersonRow, 1)).name == "Ната"
    await again.close()


async def test_all_migrations_are_one_transaction(url: str) -> None:
    commits: list[Connection] = []
    keep = commits.append
    event.listen(Engine, "commit", keep)
    try:
        database = Database(url)
        await database.start()
        await database.close()
    finally:
        event.remove(Engine, "commit", keep)
    assert len(commits) == 1


async def test_processes_that_start_together_migrate_once(url: str) -> None:
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            START,
            url,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    ends = await asyncio.gather(*(process.communicate(b"go\n") for process in processes))
    for process, (_, errors) in zip(processes, ends, strict=True):
        assert process.returncode == 0, errors.decode()
    database = Database(url)
    async with database.transaction() as session:
        assert (await session.scalars(text("SELECT version_num FROM alembic_version"))).one()
        assert (await session.scalars(select(RuntimeRow))).all() == []
    await database.close()


async def test_foreign_keys_are_enforced(database: Database) -> None:
    with pytest.raises(IntegrityError):
        async with database.transaction() as session:
            session.add(SeatRow(table_id=999, number=0, kind="empty", name=""))


async def test_an_error_takes_everything_of_its_transaction_back(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        async with database.transaction() as session:
            session.add(PersonRow(id=1, name="Ната", language="ru"))
            await session.flush()
            _ = 1 / 0
    async with database.transaction() as session:
        assert await session.get(PersonRow, 1) is None


async def test_transactions_do_not_lose_each_others_changes(database: Database) -> None:
    async with database.transaction() as session:
        session.add(RuntimeRow(id=1, owner="", alive_at=0))

    async def add_one() -> None:
        async with database.transaction() as session:
            row = await session.get_one(RuntimeRow, 1, with_for_update=True)
            await asyncio.sleep(0)
            row.alive_at += 1

    await asyncio.gather(*(add_one() for _ in range(20)))
    async with database.transaction() as session:
        assert (await session.get_one(RuntimeRow, 1)).alive_at == 20


async def named(session: AsyncSession) -> list[str]:
    """The names of everybody, as this session sees them."""
    return list(await session.scalars(select(PersonRow.name).order_by(PersonRow.id)))


async def test_who_reads_sees_one_moment_and_waits_for_nobody(database: Database, url: str) -> None:
    other = Database(url)  # another process's
    async with database.transaction() as session:
        session.add(PersonRow(id=1, name="Ната", language="ru"))
    async with database.reading() as look:
        assert await named(look) == ["Ната"]
        for writer, number in ((database, 2), (other, 3)):
            async with writer.transaction() as session:
                session.add(PersonRow(id=number, name="Аня", language="ru"))
                await session.flush()
                async with asyncio.timeout(5), asyncio.TaskGroup() as beside:
                    seen = beside.create_task(seen_by(database))
                assert len(seen.result()) == number - 1
        assert await named(look) == ["Ната"]
    assert await seen_by(database) == await seen_by(other) == ["Ната", "Аня", "Аня"]
    await other.close()


async def seen_by(database: Database) -> list[str]:
    async with database.reading() as session:
        return await named(session)


async def test_who_reads_cannot_write(database: Database) -> None:
    async with database.transaction() as session:
        session.add(PersonRow(id=1, name="Ната", language="ru"))
    with pytest.raises(DBAPIError):
        async with database.reading() as session:
            await session.execute(update(PersonRow).values(name="Аня"))
    with pytest.raises(DBAPIError):
        async with database.reading() as session:
            session.add(PersonRow(id=2, name="Аня", language="ru"))
            await session.flush()
    async with database.reading() as session:
        (await session.get_one(PersonRow, 1)).name = "Аня"
    assert await seen_by(database) == ["Ната"]


async def test_who_has_read_leaves_the_way_to_write(database: Database) -> None:
    for number in range(20):
        await seen_by(database)
        async with database.transaction() as session:
            session.add(PersonRow(id=number, name="Ната", language="ru"))
    assert len(await seen_by(database)) == 20


async def test_more_may_read_at_once_than_there_are_connections(database: Database) -> None:
    assert await asyncio.gather(*(seen_by(database) for _ in range(50))) == [[]] * 50


async def test_a_transaction_without_a_statement_leaves_nothing_open(database: Database) -> None:
    for _ in range(3):
        async with database.transaction():
            pass
        async with database.reading():
            pass
    async with database.transaction() as session:
        session.add(PersonRow(id=1, name="Ната", language="ru"))
    assert await seen_by(database) == ["Ната"]


async def test_sqlite_writes_ahead_and_to_the_disk(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path / "kozyr.db"))
    await database.start()
    async with database.transaction() as session:
        for pragma, expected in {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": 10000,
        }.items():
            assert await session.scalar(text(f"PRAGMA {pragma}")) == expected
    await database.close()


async def test_a_transaction_inside_another_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path / "kozyr.db"))
    await database.start()
    with pytest.raises(RuntimeError):
        async with database.transaction(), database.transaction():
            pass
    with pytest.raises(RuntimeError):
        async with database.transaction(), database.reading():
            pass
    async with database.transaction() as session:
        assert (await session.scalars(select(InboxRow))).all() == []
    await database.close()


async def test_a_table_that_a_migration_builds_anew_keeps_what_refers_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rebuild(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE again (id INTEGER PRIMARY KEY)"))
        connection.execute(text("INSERT INTO again SELECT id FROM parents"))
        connection.execute(text("DROP TABLE parents"))
        connection.execute(text("ALTER TABLE again RENAME TO parents"))

    path = tmp_path / "kozyr.db"
    with sqlite3.connect(path) as plain:
        plain.executescript(
            """CREATE TABLE parents (id INTEGER PRIMARY KEY);
            CREATE TABLE children (parent INTEGER REFERENCES parents ON DELETE CASCADE);
            INSERT INTO parents VALUES (1);
            INSERT INTO children VALUES (1);"""
        )
    plain.close()
    monkeypatch.setattr("storage.database._migrate", rebuild)
    database = Database(sqlite_url(path))
    await database.start()
    async with database.transaction() as session:
        assert (await session.scalars(text("SELECT parent FROM children"))).all() == [1]
        assert await session.scalar(text("PRAGMA foreign_keys")) == 1
    await database.close()


@pytest.mark.parametrize("dump", OLD)
async def test_a_database_of_an_older_version_opens_with_all_that_is_in_it(
    dump: str, tmp_path: Path
) -> None:
    path = tmp_path / "kozyr.db"
    with sqlite3.connect(path) as plain:
        plain.executescript(dump)
        tables = [
            name
            for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if name != "alembic_version"
        ]
        counts = {
            name: plain.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in tables
        }
    plain.close()
    database = Database(sqlite_url(path))
    await database.start()
    async with database.transaction() as session:
        for mapper in Base.registry.mappers:
            rows = (await session.scalars(select(mapper.class_))).all()
            name = mapper.class_.__tablename__
            assert len(rows) == counts.get(name, 0)
            assert rows or name not in counts
        assert (await session.execute(text("PRAGMA foreign_key_check"))).all() == []
    await database.close()


async def test_a_cut_that_waits_in_a_database_of_an_older_version_is_looked_at(
    tmp_path: Path,
) -> None:
    path = tmp_path / "kozyr.db"
    with sqlite3.connect(path) as plain:
        plain.executescript((Path(__file__).parent / "old" / "0003.sql").read_text("utf-8"))
        plain.execute("UPDATE tables SET stage = 'cut', shown_version = version")
    plain.close()
    database = Database(sqlite_url(path))
    await database.start()
    async with database.transaction() as session:
        assert [one.table_id for one in await unshown_tables(session)] == [1]
    await database.close()


@pytest.mark.parametrize(
    ("ask", "index"),
    [
        (unshown_tables, "ix_tables_unshown"),
        (partial(due_tables, until=1.0), "ix_tables_due_at"),
    ],
)
async def test_what_is_asked_again_and_again_reads_no_old_tables(
    database: Database, ask: Callable[[AsyncSession], Awaitable[object]], index: str
) -> None:
    asked: list[str] = []

    def note(*call: object) -> None:
        asked.append(str(call[2]))

    async with database.transaction() as session:
        connection = await session.connection()
        event.listen(connection.sync_connection, "before_cursor_execute", note)
        await ask(session)
        event.remove(connection.sync_connection, "before_cursor_execute", note)
        explain = "EXPLAIN QUERY PLAN"
        if not database.sqlite:
            explain = "EXPLAIN"
            # It would rather read an empty table than an index.
            await session.execute(text("SET LOCAL enable_seqscan = off"))
        statement = re.sub(r"\?|\$1::\S+", "1.0", asked[-1])
        plan = (await session.execute(text(f"{explain} {statement}"))).all()
    assert index in str(plan)


async def test_a_database_of_a_newer_version_is_refused(database: Database, url: str) -> None:
    async with database.transaction() as session:
        await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    again = Database(url)
    with pytest.raises(DatabaseError, match="9999"):
        await again.start()
    await again.close()


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "mysql://x",
        "not a url",
        "postgresql+asyncpg://host:port/x",
        "sqlite:///sync.db",
        "",
    ],
)
def test_urls_that_cannot_be_understood(url: str) -> None:
    with pytest.raises(DatabaseError, match="DATABASE_URL"):
        Database(url)


async def test_a_database_that_cannot_be_opened_is_named_without_its_password(
    tmp_path: Path,
) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_text("no database at all\n" * 100)
    for url in (
        sqlite_url(garbage),
        sqlite_url(tmp_path / "missing" / "kozyr.db"),
        "postgresql+asyncpg://somebody:secret@127.0.0.1:1/kozyr",
    ):
        database = Database(url)
        with pytest.raises(DatabaseError, match="cannot be opened") as caught:
            await database.start()
        assert "secret" not in str(caught.value)
        assert "\n" not in str(caught.value)
        await database.close()
