"""Groups: what their administrators have settled, and what follows from it for new tables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncSession

from bot.agreement import HOURS, ZONE_OF, ZONES, quiet_parts
from bot.clock import Clock
from bot.defaults import choose
from bot.gathering import RefusedError
from bot.memo import Memo
from bot.texts import LANGUAGES
from storage.chats import live_tables, load_chat, lock_chat, speak
from storage.database import Database
from storage.models import ChatRow

SUPERGROUPS: Final = -(10**12)
"""Their ids lie below; ordinary groups, whose messages have no links, are above."""
OPENERS: Final = ("all", "admins")
LIMITS: Final = (1, 2, 3, 5, 10)
FIRST_LIMIT: Final = 5


@dataclass(frozen=True, slots=True)
class Settled:
    """What holds in a group; the fields mean what they mean in ``storage.models.ChatRow``."""

    language: str | None = None
    openers: str = OPENERS[0]
    limit: int = FIRST_LIMIT
    defaults: Mapping[str, Any] | None = None  # JSON, for ``bot.defaults``
    defaults_fixed: bool = False
    tidy: bool = False
    topic_id: int | None = None
    quiet: str | None = None


class Groups:
    """The settings of all groups."""

    def __init__(
        self, database: Database, clock: Clock, notice: Callable[[int, int | None], None]
    ) -> None:
        """``notice(table, None)`` has a table shown again; it is called after the commit."""
        self._database = database
        self._notice = notice
        self._known = Memo(clock, self._load)

    async def of(self, chat_id: int) -> Settled:
        """What holds in a group; in a direct chat, what holds where nothing is settled."""
        return await self._known.get(chat_id) if chat_id < 0 else Settled()

    async def now(self, chat_id: int) -> Settled:
        """The same, read anew: what the last table was like changes beside the settings."""
        self._known.forget(chat_id)
        return await self.of(chat_id)

    async def settle(
        self, chat_id: int, what: str, value: str, topic_id: int | None, language: str
    ) -> Settled:
        """An administrator changes one setting; returns what holds now.

        ``topic_id``: where they did it; ``language``: the one they read. Raises RefusedError for
        what cannot be settled.
        """
        tables: list[int] = []
        try:
            async with self._database.transaction() as session:
                row = await lock_chat(session, chat_id)
                _change(row, what, value, topic_id, language)
                if what == "language" and row.language is not None:
                    tables = await speak(session, chat_id, row.language)
                settled = _settled(row)
        finally:
            self._known.forget(chat_id)
        for table_id in tables:
            self._notice(table_id, None)
        return settled

    async def _load(self, chat_id: int) -> Settled:
        async with self._database.reading() as session:
            return _settled(await load_chat(session, chat_id))


async def may_open(session: AsyncSession, chat_id: int, is_admin: bool) -> None:
    """Refuse a new table where the group's settings do: to whom, or because there are enough.

    Two who open at once come one after the other. Raises RefusedError.
    """
    settled = _settled(await lock_chat(session, chat_id))
    if settled.openers == "admins" and not is_admin:
        raise RefusedError("answer-open-admins")
    if await live_tables(session, chat_id) >= settled.limit:
        raise RefusedError("answer-open-limit", limit=settled.limit)


async def place_of(
    session: AsyncSession, chat_id: int, thread_id: int | None, language: str
) -> tuple[int | None, str]:
    """Where in a group a new table stands, and which language it speaks.

    ``thread_id`` and ``language``: those of whoever opens it, where the group has not settled it.
    """
    row = await load_chat(session, chat_id)
    if row is None:
        return thread_id, language
    return row.topic_id or thread_id, row.language or language


def topic_url(chat_id: int, topic_id: int) -> str:
    """The link to a topic; only supergroups have topics."""
    return f"https://t.me/c/{SUPERGROUPS - chat_id}/{topic_id}"


def _settled(row: ChatRow | None) -> Settled:
    if row is None:
        return Settled()
    return Settled(
        row.language,
        row.openers,
        row.limit,
        row.defaults,
        row.defaults_fixed,
        row.tidy,
        row.topic_id,
        row.quiet,
    )


def _change(row: ChatRow, what: str, value: str, topic_id: int | None, language: str) -> None:
    hours, zone = quiet_parts(row.quiet)
    if what == "language" and value in ("", *LANGUAGES):
        row.language = value or None
    elif what == "openers" and value in OPENERS:
        row.openers = value
    elif what == "limit" and value in map(str, LIMITS):
        row.limit = int(value)
    elif what == "new" and value in ("last", "fixed"):
        row.defaults_fixed = value == "fixed"
    elif what in ("game", "preset", "clock"):
        try:
            row.defaults, row.defaults_fixed = choose(row.defaults, what, value), True
        except ValueError as error:
            raise RefusedError("answer-unknown") from error
    elif what == "hours" and value in ("", *HOURS):
        row.quiet = f"{value} {zone or ZONE_OF[language]}" if value else None
    elif what == "zone" and value in ZONES and hours:
        row.quiet = f"{hours} {value}"
    elif what == "tidy" and value in ("yes", "no"):
        row.tidy = value == "yes"
    elif what == "topic" and value in ("here", "none"):
        row.topic_id = topic_id if value == "here" else None
    else:
        raise RefusedError("answer-unknown")
