"""What a table wants shown, where: the step from the state of a table to the poster's places."""

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncSession

from bot.board import Look, Wanted
from bot.groups import SUPERGROUPS
from bot.screens import GAME_SCREENS, direct
from bot.screens.base import Screen, TableView
from bot.screens.lobby import call, closed, lobby
from bot.table import Table
from bot.tables import Tables
from bot.texts import texts
from storage.chats import is_tidy
from storage.finding import people_around
from storage.models import PersonRow, SeatRow
from storage.places import Kept, Place, PlaceKey, PlaceKind

Persons: TypeAlias = Mapping[int, PersonRow]

log = logging.getLogger(__name__)


class Show:
    """Looks at tables for the poster (``bot.board.Tables``), and hears from it what was refused."""

    def __init__(self, tables: Tables, bot_username: str) -> None:
        self._tables = tables
        self._bot_username = bot_username

    async def look(self, session: AsyncSession, table_id: int, kept: Kept) -> Look | None:
        """Everything that a table wants shown now, and the version that this is."""
        table = await self._tables.load(session, table_id)
        if table is None:
            return None
        concerned = _concerned(table, kept.places)
        persons, several = await people_around(session, concerned, table_id)
        over = table.row.stage == "over" and table.row.due_kind is None
        tidy = over and await is_tidy(session, table.row.chat_id)
        wanted = self.wanted(table, persons, kept.places, several)
        stub = texts(table.row.language)("stub-over" if tidy else "stub")
        return Look(table.row.version, _tidied(wanted, kept.places) if tidy else wanted, stub)

    async def unreachable(self, person_id: int) -> None:
        """The bot may not write to somebody any more."""
        await self._tables.unreachable(person_id)

    async def chat_lost(self, chat_id: int, reason: str) -> None:
        """The group refuses the bot: its matches go on in the direct chats."""
        log.warning("chat %s cannot be written to: %s", chat_id, reason)
        await self._tables.chat_lost(chat_id)

    async def chat_moved(self, old: int, new: int) -> None:
        """A group became a supergroup."""
        log.info("chat %s is %s now", old, new)
        await self._tables.chat_moved(old, new)

    async def topic_lost(self, chat_id: int, thread_id: int) -> None:
        """A topic was deleted: its tables go on in the group's general one."""
        log.warning("topic %s of chat %s is gone", thread_id, chat_id)
        await self._tables.topic_lost(chat_id, thread_id)

    def wanted(
        self,
        table: Table,
        persons: Persons,
        places: Mapping[PlaceKey, Place],
        several: Collection[int] = (),
    ) -> list[Wanted]:
        """The places of a table and what each should show.

        ``places``: those there are; ``several``: the people who play at other tables too.
        """
        link = group_url(places.get(PlaceKey("table")))
        view = self._view(table, None, persons, link)
        outside = self._outside(table, persons, places)
        if view.direct:
            return [*self._direct(table, persons, places), *outside]
        return [*self._in_group(table, view, persons, places, several), *outside]

    def _view(
        self, table: Table, seat: SeatRow | None, persons: Persons, link: str | None = None
    ) -> TableView:
        viewer = None if seat is None else seat.number
        gone = [person.id for person in persons.values() if not person.reachable]
        return table.view(viewer, self._bot_username, link, gone)

    def _in_group(
        self,
        table: Table,
        view: TableView,
        persons: Persons,
        places: Mapping[PlaceKey, Place],
        several: Collection[int],
    ) -> list[Wanted]:
        row, words = table.row, texts(table.row.language)

        def group(kind: PlaceKind, screen: Screen | None, number: int = 0) -> Wanted:
            fresh = row.fresh if kind == "table" else 0
            key = PlaceKey(kind, 0, number)
            loud = kind == "call"
            # The seal of a deal has to stand there before anybody can cut, and whoever sets a table
            # up presses one button after the other.
            urgent = kind == "table" and row.stage in ("lobby", "cut")
            seal = _seal(table) if kind == "table" else 0
            return Wanted(key, row.chat_id, row.thread_id, screen, fresh, loud, urgent, seal)

        if row.stage == "lobby":
            return [group("table", lobby(view, words))]
        if row.stage == "closed" or table.match is None:
            result = [group("table", closed(view, words))]
        else:
            screens = GAME_SCREENS[row.game]
            untold = [n for n in _counted(view) if not _told(places, PlaceKey("count", 0, n))]
            result = [group("count", screens.count(view, n, words), n) for n in untold]
            if row.stage == "over":
                result.append(group("final", screens.final(view, words)))
            result.append(group("table", screens.table(view, words)))
        called = table.called
        if called is not None and called.person_id and not _reachable(called, persons):
            screen = call(view, called.number, called.person_id, words)
            result.append(group("call", screen))
        for seat in table.seats:
            person = persons.get(seat.person_id or 0)
            if table.match is not None and person is not None:
                own = self._view(table, seat, persons, view.group_url)
                own = replace(own, several=person.id in several)
                result += self._hands(table, own, seat, person)
        return result

    def _direct(
        self, table: Table, persons: Persons, places: Mapping[PlaceKey, Place]
    ) -> list[Wanted]:
        """A table without a group: everything for each of its people, in their language."""
        row = table.row
        result: list[Wanted] = []
        for person_id in _at_direct(table):
            if person_id not in persons:
                continue
            person, seat = persons[person_id], table.seat_of(person_id)
            words = texts(person.language)
            view = self._view(table, seat, persons)
            fresh = row.fresh if seat is None else seat.fresh
            if row.stage == "lobby":
                screen = direct.gathering(view, words)
            elif row.stage == "closed" or table.match is None:
                screen = closed(view, words)
            else:
                screen = direct.at_table(view, words)
            loud = False
            going = table.match is not None and row.stage != "closed"
            if seat is not None and going and not seat.left:
                result += self._count(table, person, places)
                # What follows a count comes down below it; the deal is no new message then.
                fresh += row.stage in ("cut", "over")
                loud = table.in_match and (_waits_for(table, seat) or len(table.deals) == 1)
                loud = loud and not table.asleep(self._tables.clock.now())
            urgent = row.stage == "cut"
            seal = 0 if seat is None or seat.left else _seal(table)
            key = PlaceKey("hand", person_id)
            result.append(Wanted(key, person_id, None, screen, fresh, loud, urgent, seal))
        return result

    def _count(
        self, table: Table, person: PersonRow, places: Mapping[PlaceKey, Place]
    ) -> list[Wanted]:
        """The last deal that was counted, for one person; older ones were seen, or not missed."""
        view = table.view(None, self._bot_username)
        last = _counted(view)[-1:]
        keys = [PlaceKey("count", person.id, number) for number in last]
        return [
            Wanted(
                key,
                person.id,
                None,
                GAME_SCREENS[view.game].count(view, key.number, texts(person.language)),
            )
            for key in keys
            if not _told(places, key)
        ]

    def _outside(
        self, table: Table, persons: Persons, places: Mapping[PlaceKey, Place]
    ) -> list[Wanted]:
        """What those see who once saw the table in their direct chat, and belong to it no more."""
        row = table.row
        view = table.view(None, self._bot_username)
        here = _at_direct(table) if view.direct else [seat.person_id for seat in table.seats]
        result: list[Wanted] = []
        for key, place in places.items():
            if key.kind != "hand" or key.person_id in here or key.person_id not in persons:
                continue
            words = texts(persons[key.person_id].language)
            screen = closed(view, words) if row.stage == "closed" else direct.outside(view, words)
            result.append(Wanted(key, key.person_id, None, screen, place.fresh))
        return result

    def _hands(
        self, table: Table, view: TableView, seat: SeatRow, person: PersonRow
    ) -> list[Wanted]:
        row, words = table.row, texts(person.language)
        if row.stage == "closed":
            hand = private = closed(view, words)
        else:
            screens = GAME_SCREENS[row.game]
            hand, private = screens.hand(view, words), screens.private_hand(view, words)
        loud = row.stage == "play" and _waits_for(table, seat)
        loud = loud and not table.asleep(self._tables.clock.now())
        return [
            Wanted(PlaceKey("hand", person.id), person.id, None, hand, seat.fresh, loud),
            Wanted(PlaceKey("private", person.id), row.chat_id, row.thread_id, private),
        ]


def _tidied(wanted: Sequence[Wanted], places: Mapping[PlaceKey, Place]) -> list[Wanted]:
    """What is left in the group of a match that is over: only its result."""

    def goes(key: PlaceKey) -> bool:
        return key.person_id == 0 and key.kind in ("table", "count")

    gone = [(key, place) for key, place in places.items() if goes(key)]
    return [
        *(one for one in wanted if not goes(one.key)),
        *(Wanted(key, place.chat_id, place.thread_id, None) for key, place in gone),
    ]


def _concerned(table: Table, places: Mapping[PlaceKey, Place]) -> list[int]:
    """Everybody whose language has to be known."""
    seated = [seat.person_id for seat in table.seats if seat.person_id is not None]
    shown = [key.person_id for key in places if key.kind == "hand"]
    return [*seated, *shown, *_at_direct(table)]


def _at_direct(table: Table) -> list[int]:
    """Whom a table without a group is shown to: in the lobby also the opener and the awaited."""
    people = [seat.person_id for seat in table.seats]
    if table.row.stage == "lobby":
        people += [table.row.opener_id, *(seat.kept_for for seat in table.seats)]
    elif table.match is None and table.seat_of(table.row.opener_id) is None:
        people.append(table.row.opener_id)
    return list(dict.fromkeys(person for person in people if person is not None))


def _counted(view: TableView) -> list[int]:
    """The deals that are over."""
    return [deal.number for deal in view.deals if deal.salt is not None]


def _told(places: Mapping[PlaceKey, Place], key: PlaceKey) -> bool:
    """Whether that was said."""
    return key in places and places[key].sent_at is not None


def _seal(table: Table) -> int:
    """The deal whose seal has to be seen now; 0: none."""
    return table.deals[-1].number if table.row.stage == "cut" else 0


def _waits_for(table: Table, seat: SeatRow) -> bool:
    """Whether the match waits for this seat, for its cut too."""
    if table.row.stage == "cut":
        return table.deals[-1].cutter == seat.number
    return table.match is not None and table.match.to_act == seat.number


def _reachable(seat: SeatRow, persons: Persons) -> bool:
    person = persons.get(seat.person_id or 0)
    return person is not None and person.reachable


def group_url(place: Place | None) -> str | None:
    """The link to the table's message; only supergroups have one."""
    if place is None or place.message_id is None or place.chat_id > SUPERGROUPS:
        return None
    return f"https://t.me/c/{SUPERGROUPS - place.chat_id}/{place.message_id}"
