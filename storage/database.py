"""The database: opening, migrating, transactions; what SQLite and PostgreSQL differ in."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiosqlite
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase
from sqlalchemy.pool import ConnectionPoolEntry

from storage.writing import Writing

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_MIGRATION_LOCK: Final = 7105382
_READERS: Final = 4
"""So many read at once on SQLite; with more, their threads only wait for each other."""
_WRITES: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    # What is erased is overwritten, or it could still be read from the file.
    "secure_delete = ON",
)
_READS: Final = ("query_only = ON",)


class DatabaseError(Exception):
    """The database cannot be used; the message is one sentence for the operator."""


class Database:
    """One database, by SQLAlchemy's URL (``sqlite+aiosqlite`` or ``postgresql+asyncpg``)."""

    def __init__(self, url: str) -> None:
        """Raises DatabaseError where the URL cannot be understood."""
        try:
            parsed = make_url(url)
            self._sqlite = parsed.get_backend_name() == "sqlite"
            if self._sqlite:
                self._engine = _sqlite_engine(parsed, "BEGIN IMMEDIATE", _WRITES, 1)
                self._reader = _sqlite_engine(parsed, "BEGIN", _READS, _READERS)
            else:
                self._engine = create_async_engine(parsed, pool_pre_ping=True)
                self._reader = self._engine.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
        except (ArgumentError, SQLAlchemyError, ImportError, ValueError) as error:
            raise DatabaseError(f"DATABASE_URL cannot be understood: {error}") from error
        # SQLite lets those who wait for its lock in by chance; here they come in by turns.
        self._writing = Writing()
        self._inside: asyncio.Task[object] | None = None

    async def start(self) -> None:
        """Create or migrate the schema. Raises DatabaseError where it cannot be opened."""
        try:
            async with self._engine.connect() as connection:
                if self._sqlite:
                    # A migration that builds a table anew drops the old one, which would take
                    # along every row that refers to it.
                    await _foreign_keys(connection, False)
                await connection.run_sync(_migrate)
                await connection.commit()
                if self._sqlite:
                    await _foreign_keys(connection, True)
        except (SQLAlchemyError, CommandError, OSError, TypeError) as error:
            cause = str(getattr(error, "orig", None) or error).partition("\n")[0]
            where = self._engine.url.render_as_string(hide_password=True)
            raise DatabaseError(f"the database {where} cannot be opened: {cause}") from error

    @asynccontextmanager
    async def transaction(self, behind: bool = False) -> AsyncIterator[AsyncSession]:
        """One transaction that is to write: committed at the end, rolled back on an exception.

        On SQLite it holds the write lock from its beginning, so what it read stays true; a second
        one inside it would wait for itself and raises RuntimeError. ``behind``: nobody waits for
        it, so others may go first.
        """
        if not self._sqlite:
            async with self._session() as session:
                yield session
            return
        self._must_be_outside()
        async with self._writing.turn(behind):
            self._inside = asyncio.current_task()
            try:
                async with self._session() as session:
                    yield session
            finally:
                self._inside = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A look at the data as it is at one moment. It waits for nobody, and nobody waits for it.

        Nothing can be written: the database refuses it, and what is changed in rows is not kept.
        Inside a transaction it would not see what that has written, and raises RuntimeError.
        """
        self._must_be_outside()
        async with AsyncSession(self._reader, expire_on_commit=False, autoflush=False) as session:
            yield session

    def _must_be_outside(self) -> None:
        if self._inside is not None and self._inside is asyncio.current_task():
            raise RuntimeError("a transaction inside a transaction")

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self._engine, expire_on_commit=False) as session, session.begin():
            yield session

    async def scrub(self) -> None:
        """Let nothing be read from the files any more that was erased.

        On SQLite the log of changes is written down and emptied; PostgreSQL cleans up by itself.
        """
        if not self._sqlite:
            return
        async with self._writing.turn(behind=True), self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, aiosqlite.Connection)
            await driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
        if self._sqlite:
            await self._reader.dispose()

    @property
    def sqlite(self) -> bool:
        """Whether this is SQLite."""
        return self._sqlite


def insert_into(
    session: AsyncSession, model: type[DeclarativeBase]
) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do where the row is there already."""
    on_postgresql = session.get_bind().dialect.name == "postgresql"
    return postgresql.insert(model) if on_postgresql else sqlite.insert(model)


def _sqlite_engine(url: URL, begin: str, pragmas: tuple[str, ...], connections: int) -> AsyncEngine:
    """An engine with so many connections, whose transactions begin in that way.

    Raises ValueError for a database in memory, of which each connection would have another.
    """
    if url.database in (None, "", ":memory:"):
        raise ValueError("it names no file")
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

    def set_up(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # The driver's own transaction handling is switched off so that "begin" below is ours.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("busy_timeout = 10000", *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", on_begin)
    return engine


async def _foreign_keys(connection: AsyncConnection, on: bool) -> None:
    """Switch SQLite's foreign keys, which works outside transactions only."""
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, aiosqlite.Connection)
    await driver.execute(f"PRAGMA foreign_keys = {'ON' if on else 'OFF'}")


def _migrate(connection: Connection) -> None:
    # Two processes that start together must not migrate together. All migrations are in one
    # transaction: left to itself, Alembic commits after each on SQLite, and another comes between.
    connection.begin()
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
