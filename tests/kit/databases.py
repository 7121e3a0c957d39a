"""Databases for tests: SQLite in a temporary file, and PostgreSQL where a server is there.

``KOZYR_TEST_POSTGRES`` is the URL (``postgresql+asyncpg://...``) of a database from which others
may be created; each use gets one of its own and drops it.
"""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from storage.database import Database

POSTGRES: Final = os.environ.get("KOZYR_TEST_POSTGRES")
BACKENDS: Final = ("sqlite", "postgresql")
WITHOUT_POSTGRES: Final = "KOZYR_TEST_POSTGRES names no PostgreSQL server"


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite database in that file."""
    return f"sqlite+aiosqlite:///{path}"


def put_database(path: Path) -> None:
    """Put a SQLite database there that has every migration behind it: quicker than migrating."""
    path.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    async def make(path: Path) -> None:
        database = Database(sqlite_url(path))
        await database.start()
        await database.close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside_the_loop:
        path = Path(folder) / "kozyr.db"
        beside_the_loop.submit(asyncio.run, make(path)).result()
        return path.read_bytes()


@asynccontextmanager
async def new_database(backend: str, folder: Path) -> AsyncIterator[str]:
    """The same as ``empty_database``, with the migrations behind it where that is quicker."""
    async with empty_database(backend, folder) as url:
        if backend == "sqlite":
            put_database(folder / "kozyr.db")
        yield url


@asynccontextmanager
async def empty_database(backend: str, folder: Path) -> AsyncIterator[str]:
    """The URL of a new, empty database of that kind."""
    if backend == "sqlite":
        yield sqlite_url(folder / "kozyr.db")
        return
    assert POSTGRES is not None, WITHOUT_POSTGRES
    name = f"kozyr_{secrets.token_hex(6)}"
    engine = create_async_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
            yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
            await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        await engine.dispose()
