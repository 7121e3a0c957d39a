"""People beside their tables: the language they have chosen, and forgetting them."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.door import AlreadyDoneError, Who
from bot.gathering import RefusedError
from bot.memo import Memo
from bot.tables import Tables
from bot.texts import LANGUAGES, texts
from storage.forgetting import erase_person
from storage.inbox import mark_done
from storage.places import mark_unshown
from storage.tables import people, tables_of_person


class People:
    """Everybody whom the bot knows."""

    def __init__(
        self,
        tables: Tables,
        notice: Callable[[int, int | None], None],
        unshow: Callable[[int], Awaitable[None]],
    ) -> None:
        """``notice(table, None)`` has a table shown again; ``unshow(person)`` ends what is being
        shown to somebody. Both are called after the commit.
        """
        self._tables = tables
        self._notice = notice
        self._unshow = unshow
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

    async def forget(self, who: Who, inbox_id: int | None) -> None:
        """Erase somebody: they get up from lobbies, a computer goes on for them in matches, and
        past matches keep a seat without a name. Whoever writes again is somebody new.
        """
        for known in await self._tables.of(who.id):
            leave = self._tables.rise if known.stage == "lobby" else self._tables.leave
            with suppress(RefusedError):  # left before, or over by now
                await leave(known.id, who, None)
        nameless = {language: texts(language).plain("player") for language in LANGUAGES}
        database = self._tables.database
        async with database.transaction() as session:
            now = self._tables.clock.now()
            if inbox_id is not None and not await mark_done(session, inbox_id, now):
                raise AlreadyDoneError
            tables = await erase_person(session, who.id, nameless)
        self._languages.forget(who.id)
        for table_id in tables:
            self._notice(table_id, None)
        await self._unshow(who.id)
        await database.scrub()

    async def _load(self, person_id: int) -> str | None:
        async with self._tables.database.reading() as session:
            person = (await people(session, [person_id])).get(person_id)
        return person.language if person is not None and person.language_chosen else None
