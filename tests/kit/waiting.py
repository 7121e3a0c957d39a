"""Waiting for what other tasks and threads are about to do."""

import asyncio
from collections.abc import Callable


async def until(look: Callable[[], bool], what: str, seconds: float = 10.0) -> None:
    """Let everything else run until ``look()`` is true.

    ``seconds`` is real time and only there so that a failed test ends; raises TimeoutError then.
    """
    try:
        async with asyncio.timeout(seconds):
            while not look():  # noqa: ASYNC110 - what is looked at knows nothing of us
                await asyncio.sleep(0.001)
    except TimeoutError:
        raise TimeoutError(f"within {seconds} s: not {what}") from None
