"""Chats that are lost and found again: people who block the bot, groups that silence it."""

import logging
from collections.abc import Callable

from bot.door import Who, plain
from bot.gathering import RefusedError
from bot.reunions import Reunions
from bot.table import Table
from storage.chats import forget_topic, move_settings
from storage.tables import people, tables_in_chat, tables_of_person

log = logging.getLogger(__name__)


class Losses(Reunions):
    """The tables, where a chat does not take what they say."""

    async def unreachable(self, person_id: int) -> None:
        """The bot may not write to somebody any more: their tables say so, or do without them."""
        async with self.database.transaction() as session:
            person = (await people(session, [person_id])).get(person_id)
            if person is None or not person.reachable:
                return
            person.reachable = False
            tables = [row.id for row in await tables_of_person(session, person_id)]
        for table_id in tables:
            await self._note(table_id, lambda table, now: table.lose(person_id, now))

    async def greet(self, who: Who) -> None:
        """Remember somebody who writes in the direct chat, where the bot may write from now on."""
        async with self.database.transaction() as session:
            person = (await people(session, [who.id])).get(who.id)
            found_again = person is not None and not person.reachable
            await self.person(session, who, True)
            rows = await tables_of_person(session, who.id) if found_again else []
            tables = [row.id for row in rows]
        for table_id in tables:
            await self._note(table_id, lambda _table, _now: None)

    async def chat_lost(self, chat_id: int) -> None:
        """The bot may not write to a group any more: matches go on in the direct chats."""
        for table_id in await self._in_chat(chat_id):
            await self._note(table_id, lambda table, _now: table.mute())

    async def chat_back(self, chat_id: int) -> None:
        """The bot may write to a group again: its matches are seen there as before."""
        for table_id in await self._in_chat(chat_id):
            await self._note(table_id, lambda table, _now: table.unmute())

    async def chat_moved(self, old: int, new: int) -> None:
        """A group has another id, and its tables too; what was settled there goes along."""
        async with self.database.transaction() as session:
            await move_settings(session, old, new)

    async def topic_lost(self, chat_id: int, thread_id: int) -> None:
        """A topic is gone, and its tables stand elsewhere; new ones do not go there either."""
        async with self.database.transaction() as session:
            await forget_topic(session, chat_id, thread_id)

    async def _in_chat(self, chat_id: int) -> list[int]:
        async with self.database.reading() as session:
            return [row.id for row in await tables_in_chat(session, chat_id)]

    async def _note(self, table_id: int, what: Callable[[Table, float], None]) -> None:
        """Change a table that goes on, if there is anything to change."""
        try:
            await self.change(table_id, plain(what), None, human=False)
        except RefusedError as error:
            log.info("table %s is as it was: %s", table_id, error.key)
