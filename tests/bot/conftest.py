"""A hall on SQLite, and on PostgreSQL where a server is there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.hall import Hall, open_hall
from tests.kit.databases import BACKENDS, POSTGRES, WITHOUT_POSTGRES


@pytest.fixture(params=BACKENDS)
async def hall(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Hall]:
    """The tables of a new database, on every kind of database."""
    if request.param == "postgresql" and POSTGRES is None:
        pytest.skip(WITHOUT_POSTGRES)
    async with open_hall(request.param, tmp_path) as made:
        yield made


@pytest.fixture
async def sqlite_hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """The tables of a new SQLite database."""
    async with open_hall("sqlite", tmp_path) as made:
        yield made
