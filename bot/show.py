"""What a table wants shown, where: the step from the state of a table to the poster's places."""

import logging
from collections.abc import Collection
from typing import Final

from bot.board import Look, Wanted
from bot.screens import GAME_SCREENS
from bot.screens.base import Screen
from bot.screens.lobby import call, closed, lobby
from bot.table import Table
from bot.tables import Tables
from bot.texts import texts
from storage.models import PersonRow, SeatRow
from storage.places import Place, PlaceKey, PlaceKind, load_places
from storage.tables import people

SUPERGROUPS: Final = -(10**12)
"""Their ids lie below; ordinary groups, whose messages have no links, are above."""

log = logging.getLogger(__name__)


class Show:
    """Looks at tables for the poster (``bot.board.Tables``), and hears from it what was refused."""

    def __init__(self, tables: Tables, bot_username: str) -> None:
        self._tables = tables
        self._bot_username = bot_username

    async def look(self, table_id: int) -> Look | None:
        """Everything that a table wants shown now, and the version that this is."""
        async with self._tables.database.transaction() as session:
            table = await self._tables.load(session, table_id)
            kept = await load_places(session, table_id)
            if table is None or kept is None:
                return None
            persons = await people(
                session, [seat.person_id for seat in table.seats if seat.person_id is not None]
            )
        url = _group_url(kept.places.get(PlaceKey("table")))
        stub = texts(table.row.language)("stub")
        told = {
            key.number
            for key, place in kept.places.items()
            if key.kind == "count" and place.sent_at is not None
        }
        return Look(table.row.version, self.wanted(table, persons, url, told), stub)

    async def unreachable(self, person_id: int) -> None:
        """The bot may not write to somebody any more."""
        await self._tables.unreachable(person_id)

    async def chat_lost(self, chat_id: int, reason: str) -> None:
        """The group refuses the bot: its matches go on in the direct chats."""
        log.warning("chat %s cannot be written to: %s", chat_id, reason)

    async def chat_moved(self, old: int, new: int) -> None:
        """A group became a supergroup."""
        log.info("chat %s is %s now", old, new)

    async def topic_lost(self, chat_id: int, thread_id: int) -> None:
        """A topic was deleted: its tables go on in the group's general one."""
        log.warning("topic %s of chat %s is gone", thread_id, chat_id)

    def wanted(
        self,
        table: Table,
        persons: dict[int, PersonRow],
        group_url: str | None,
        told: Collection[int],
    ) -> list[Wanted]:
        """The places of a table and what each should show; ``told``: deals counted in the group."""
        row, words = table.row, texts(table.row.language)
        view = table.view(None, self._bot_username, group_url)

        def group(kind: PlaceKind, screen: Screen | None, number: int = 0) -> Wanted:
            fresh = row.fresh if kind == "table" else 0
            key = PlaceKey(kind, 0, number)
            loud = kind == "call"
            # The seal of a deal has to stand there before anybody can cut.
            urgent = kind == "table" and row.stage == "cut"
            return Wanted(key, row.chat_id, row.thread_id, screen, fresh, loud, urgent)

        if row.stage == "lobby":
            return [group("table", lobby(view, words))]
        if row.stage == "closed" or table.match is None:
            result = [group("table", closed(view, words))]
        else:
            screens = GAME_SCREENS[row.game]
            over = [deal.number for deal in view.deals if deal.salt is not None]
            untold = [number for number in over if number not in told]
            result = [group("count", screens.count(view, n, words), n) for n in untold]
            if row.stage == "over":
                result.append(group("final", screens.final(view, words)))
            result.append(group("table", screens.table(view, words)))
        called = table.called
        if called is not None and called.person_id and not _reachable(called, persons):
            screen = call(view, called.number, called.person_id, words)
            result.append(group("call", screen))
        for seat in table.seats:
            if table.match is not None and seat.person_id in persons:
                result += self._hands(table, seat, persons[seat.person_id], group_url)
        return result

    def _hands(
        self, table: Table, seat: SeatRow, person: PersonRow, group_url: str | None
    ) -> list[Wanted]:
        row, words = table.row, texts(person.language)
        view = table.view(seat.number, self._bot_username, group_url)
        if row.stage == "closed":
            hand = private = closed(view, words)
        else:
            screens = GAME_SCREENS[row.game]
            hand, private = screens.hand(view, words), screens.private_hand(view, words)
        loud = table.in_match and view.match is not None and view.match.to_act == seat.number
        return [
            Wanted(PlaceKey("hand", person.id), person.id, None, hand, seat.fresh, loud),
            Wanted(PlaceKey("private", person.id), row.chat_id, row.thread_id, private),
        ]


def _reachable(seat: SeatRow, persons: dict[int, PersonRow]) -> bool:
    person = persons.get(seat.person_id or 0)
    return person is not None and person.reachable


def _group_url(place: Place | None) -> str | None:
    """The link to the table's message; only supergroups have one."""
    if place is None or place.message_id is None or place.chat_id > SUPERGROUPS:
        return None
    return f"https://t.me/c/{SUPERGROUPS - place.chat_id}/{place.message_id}"
