"""The command ``kozyr`` as a process of its own, as people start and end it."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_OWN_SETTINGS: Final = {
    "BOT_TOKEN",
    "DATABASE_URL",
    "TELEGRAM_API_URL",
    "LOG_LEVEL",
    "RICH_MESSAGES",
}


@dataclass(frozen=True)
class Process:
    """A running ``kozyr``; what it says goes to files in ``folder``."""

    process: asyncio.subprocess.Process
    folder: Path

    async def end(self, seconds: float = 60) -> int:
        """Wait until it ends by itself; returns its status."""
        async with asyncio.timeout(seconds):
            return await self.process.wait()

    async def tell(self, what: signal.Signals) -> tuple[int, float]:
        """Send a signal; returns the status and how long the end took."""
        before = time.monotonic()
        self.process.send_signal(what)
        status = await self.end()
        return status, time.monotonic() - before

    @property
    def errors(self) -> str:
        return (self.folder / "errors").read_text(encoding="utf-8")

    @property
    def output(self) -> str:
        return (self.folder / "output").read_text(encoding="utf-8")


@asynccontextmanager
async def kozyr(
    folder: Path, *arguments: str, seed: str | None = None, **settings: str
) -> AsyncIterator[Process]:
    """Run ``kozyr`` in that folder, with only these settings in its environment.

    With a ``seed`` its decks come from that, and its pauses are short (``tests.kit.seeded``). It is
    killed at the end if it has not ended by then. What it said is noted at a failure.
    """
    module = ("bot",) if seed is None else ("tests.kit.seeded", seed)
    environment = {name: value for name, value in os.environ.items() if name not in _OWN_SETTINGS}
    with (folder / "errors").open("w") as errors, (folder / "output").open("w") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            *module,
            *arguments,
            env={**environment, **settings, "PYTHONUNBUFFERED": "1"},
            cwd=folder,
            stdout=output,
            stderr=errors,
        )
    running = Process(process, folder)
    try:
        yield running
    except Exception as error:
        error.add_note(f"kozyr said:\n{running.output}{running.errors}")
        raise
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
