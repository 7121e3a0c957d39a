"""People beside their tables: the language they have chosen."""

from collections.abc import Callable

from bot.door import Who
from bot.memo import Memo
from bot.tables import Tables
from bot.texts import LANGUAGES, texts
from storage.places import mark_unshown
from storage.tables import people, tables_of_person


class People:
    """Everybody whom the bot knows."""

    def __init__(self, tables: Tables, notice: Callable[[int, int | None], None]) -> None:
        """``notice(table, None)`` has a table shown again; it is called after the commit."""
        self._tables = tables
        self._notice = notice
        self._languages = Memo(tables.clock, self._load)

    async def language(self, person_id: int) -> str | None:
        """The language that somebody has chosen; None: they speak as Telegram says."""
        return await self._languages.get(person_id)

    async def choose(self, who: Who, language: str) -> None:
        """Speak that language with somebody from now on; "" for that of ``who``.

        Their hands are shown in it at once.
        """
        chosen = language if language in LANGUAGES else None
        try:
            async with self._tables.database.transaction() as session:
                person = await self._tables.person(session, who, None)
                person.language_chosen = chosen is not None
                person.language = chosen or texts(who.language).language
                theirs = [table.id for table in await tables_of_person(session, who.id)]
                await mark_unshown(session, theirs)
        finally:
            self._languages.forget(who.id)
        for table_id in theirs:
            self._notice(table_id, None)

    async def _load(self, person_id: int) -> str | None:
        async with self._tables.database.transaction() as session:
            person = (await people(session, [person_id])).get(person_id)
        return person.language if person is not None and person.language_chosen else None
