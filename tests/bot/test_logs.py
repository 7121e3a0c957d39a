"""No token in any line of the log."""

import logging
from collections.abc import Iterator

import pytest

from bot import logs

TOKEN = "123456:AAbbCC-dd_eeFFggHHiiJJkkLLmmNNooPPq"
SHORT = "42:TEST"


@pytest.fixture(autouse=True)
def ordinary_logging() -> Iterator[None]:
    """Leave the root as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def test_neither_ours_nor_any_other_token_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("INFO", SHORT)
    log = logging.getLogger("somebody")
    log.info("GET http://host/bot%s/getMe", SHORT)
    log.warning("GET http://host/bot%s/getMe", TOKEN)
    error = LookupError(f"http://host/bot{SHORT}/getMe and bot{TOKEN}/x")
    log.error("failed", exc_info=error)
    written = capsys.readouterr().err
    assert written.count("bot<token>/") == 4
    assert SHORT not in written
    assert TOKEN not in written
    assert "LookupError" in written


def test_lines_are_plain_and_libraries_are_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("INFO")
    logging.getLogger("bot.inbox").info("Привет, ♠")
    logging.getLogger("bot.inbox").debug("no")
    for library in ("aiogram.event", "apscheduler.scheduler", "aiosqlite", "alembic.runtime"):
        logging.getLogger(library).info("no")
        logging.getLogger(library).warning("trouble of %s", library)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 5
    assert lines[0].endswith("INFO    bot.inbox: Привет, ♠")
    assert lines[1].endswith("WARNING aiogram.event: trouble of aiogram.event")
