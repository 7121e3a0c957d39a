"""``kozyr`` in a forked process, which is there at once: for tests that start it many times."""

import multiprocessing
import os
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess

from bot.__main__ import main


def live(settings: Mapping[str, str]) -> None:
    """The whole life of the process."""
    os.environ.update(settings)
    main([], prog_name="kozyr")


def fork(settings: Mapping[str, str]) -> ForkServerProcess:
    """Start one, with these settings in its environment."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["bot.app", "tests.kit.forked"])
    process = context.Process(target=live, args=(dict(settings),))
    process.start()
    return process
