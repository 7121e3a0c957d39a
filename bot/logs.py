"""Logging: plain lines on standard error, in which no token ever appears."""

import logging
import re
from typing import Final

# Tokens come into messages through addresses (".../bot123:ABC/getMe") of libraries and servers.
_TOKEN: Final = re.compile(r"(?<![0-9])[0-9]{1,20}:[A-Za-z0-9_-]{30,}")
_NOISY: Final = ("aiogram", "aiohttp", "aiosqlite", "alembic", "apscheduler", "asyncio")


class _Formatter(logging.Formatter):
    def __init__(self, secret: str | None) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record), self._secret)


def redact(text: str, secret: str | None = None) -> str:
    """The text without that token, and without anything that looks like one."""
    if secret:
        text = text.replace(secret, "<token>")
    return _TOKEN.sub("<token>", text)


def set_up(level: str, secret: str | None = None) -> None:
    """Log to standard error from that level on; libraries only say what went wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Formatter(secret))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in _NOISY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
