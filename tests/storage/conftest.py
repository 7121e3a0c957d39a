"""Every storage test runs on SQLite, and on PostgreSQL where a server is there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.database import Database
from tests.kit.databases import BACKENDS, POSTGRES, WITHOUT_POSTGRES, empty_database


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    """The kind of the database."""
    name: str = request.param
    if name == "postgresql" and POSTGRES is None:
        pytest.skip(WITHOUT_POSTGRES)
    return name


@pytest.fixture
async def url(backend: str, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty database."""
    async with empty_database(backend, tmp_path) as address:
        yield address


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A database that is ready for use."""
    database = Database(url)
    await database.start()
    yield database
    await database.close()
