"""What holds for the whole suite."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """Much of the time a test waits for another process: two workers share a core."""
    return 2 * len(os.sched_getaffinity(0))
