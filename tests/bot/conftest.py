"""A hall on SQLite, and in long runs on PostgreSQL too, where a server is there.

What the databases differ in is tested on both every time: in ``tests/storage``, and where several
change a table at once (``test_tables_together``).
"""

import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bot.hall import Hall, open_hall
from tests.kit.databases import BACKENDS, POSTGRES, WITHOUT_POSTGRES


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def hall(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Hall]:
    """The tables of a new database, in long runs on every kind of database."""
    async for made in any_hall(request.param, tmp_path):
        yield made


@pytest.fixture(params=BACKENDS)
async def hall_anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Hall]:
    """The tables of a new database, on every kind of database every time."""
    async for made in any_hall(request.param, tmp_path):
        yield made


async def any_hall(backend: str, folder: Path) -> AsyncIterator[Hall]:
    """The tables of a new database of that kind; skips where there is no server for it."""
    if backend == "postgresql" and POSTGRES is None:
        pytest.skip(WITHOUT_POSTGRES)
    async with open_hall(backend, folder) as made:
        yield made


@pytest.fixture
async def sqlite_hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """The tables of a new SQLite database."""
    async with open_hall("sqlite", tmp_path) as made:
        yield made


@pytest.fixture
def collector() -> Iterator[None]:
    """The garbage collector is again as it was, after what ``bot.ready`` has told it."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
