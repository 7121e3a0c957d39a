"""What holds for the whole suite."""

import os
from typing import Final

import pytest

FIRST: Final = (
    "tests/playground/test_deal.py",
    "tests/conversations/test_killed.py",
    "tests/conversations/test_second_stand_in.py",
    "tests/conversations/test_berg_killed.py",
    "tests/conversations/test_terz_killed.py",
    "tests/bot/test_main.py",
    "tests/bot/test_killed.py",
)
"""They start processes: whoever begins with them is not waited for at the end."""


def pytest_xdist_auto_num_workers() -> int:
    """Much of the time a test waits for another process: two workers share a core."""
    return 2 * len(os.sched_getaffinity(0))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests that start processes first in what each worker gets: an equal part in a row."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    first = [item for item in items if item.nodeid.startswith(FIRST)]
    rest = [item for item in items if not item.nodeid.startswith(FIRST)]
    size = -(-len(items) // workers)
    items.clear()
    for worker in range(workers):
        mine = first[worker::workers]
        items += mine + rest[: size - len(mine)]
        del rest[: size - len(mine)]
