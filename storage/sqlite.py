"""Connections to SQLite that go to their thread once for each statement.

The driver (aiosqlite) has a thread for each connection, and SQLAlchemy goes there and back up to
four times for a statement: for the cursor, the execution, the rows and the end. In a busy process
every way costs more than most statements do.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

import aiosqlite
from sqlalchemy import URL

_CHUNK: Final = 64


class _Cursor:
    """A statement and its rows, which are all fetched with it; as much as SQLAlchemy asks for."""

    def __init__(self, connection: "_Connection") -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.arraysize = 1
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> "_Cursor":
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        if statement.startswith("BEGIN"):
            self._connection.begin = statement
        else:
            await self._run(sqlite3.Connection.execute, statement, parameters)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        await self._run(sqlite3.Connection.executemany, statement, parameters)

    async def fetchall(self) -> Sequence[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = ()

    async def _run(
        self, how: Callable[..., sqlite3.Cursor], statement: str, parameters: Iterable[Any]
    ) -> None:
        def run() -> None:
            connection = self._connection
            if connection.begin is not None:
                begin, connection.begin = connection.begin, None
                connection._conn.execute(begin)
            cursor = how(connection._conn, statement, parameters)
            self._rows = cursor.fetchall()
            self.description = cursor.description
            self.rowcount = cursor.rowcount
            self.lastrowid = cursor.lastrowid
            cursor.close()

        await self._connection._execute(run)  # type: ignore[no-untyped-call]


class _Connection(aiosqlite.Connection):
    begin: str | None = None
    """How the transaction is to begin: that goes along with its first statement."""

    def cursor(self) -> _Cursor:  # type: ignore[override]
        return _Cursor(self)

    async def commit(self) -> None:
        if self.begin is None:
            await super().commit()
        self.begin = None

    async def rollback(self) -> None:
        if self.begin is None:
            await super().rollback()
        self.begin = None


def connect_by(url: URL) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """How to open a connection to the database of that URL."""
    arguments, options = url.get_dialect()().create_connect_args(url)
    open_ = partial(sqlite3.connect, *arguments, **options)

    async def connect() -> aiosqlite.Connection:
        connection = _Connection(open_, _CHUNK)
        # A process that ends without closing them does not wait for their threads.
        connection._thread.daemon = True
        return await connection

    return connect
