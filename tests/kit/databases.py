"""Databases for tests: SQLite in a temporary file, and PostgreSQL where a server is there.

``KOZYR_TEST_POSTGRES`` is the URL (``postgresql+asyncpg://...``) of a database from which others
may be created; each use gets one of its own and drops it.
"""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES: Final = os.environ.get("KOZYR_TEST_POSTGRES")
BACKENDS: Final = ("sqlite", "postgresql")
WITHOUT_POSTGRES: Final = "KOZYR_TEST_POSTGRES names no PostgreSQL server"


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite database in that file."""
    return f"sqlite+aiosqlite:///{path}"


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
