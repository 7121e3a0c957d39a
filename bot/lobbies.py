"""What people wish of a table before its match: opening it, sitting down, setting it up."""

from secrets import compare_digest
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncSession

from bot.chance import Chance
from bot.defaults import begin, defaults_of
from bot.door import Door, Who, plain
from bot.gathering import LOBBY_TIME, RefusedError, new_seat
from bot.groups import may_open, place_of
from bot.table import Table
from bot.texts import texts
from storage.chats import load_chat, lock_chat
from storage.finding import count_direct
from storage.models import ChatRow, PersonRow, TableRow
from storage.tables import load_table, people

OWN: Final = ("free", "host", "closed", "takeover", "public")
"""What only the one who opened the table and administrators may change."""
_MOST_SEATS: Final = 4
DIRECT_LIMIT: Final = 10
"""So many tables without a group that one person opened may go on."""


class Lobbies(Door):
    """The tables that gather."""

    async def open(
        self,
        chat_id: int,
        thread_id: int | None,
        who: Who,
        inbox_id: int | None,
        is_admin: bool = False,
    ) -> int:
        """Open a lobby in a group, or with ``chat_id`` 0 one without a group; the opener sits down.

        It is like the last table there (``bot.defaults``). Returns its number. Raises RefusedError
        where the group does not let ``who`` open another one.
        """
        now = self.clock.now()
        async with self.database.transaction() as session:
            await self._claim(session, inbox_id, now)
            person = await self.person(session, who, None)
            language, chat = texts(who.language).language, None
            if chat_id:
                await may_open(session, chat_id, is_admin)
                thread_id, language = await place_of(session, chat_id, thread_id, language)
                chat = await load_chat(session, chat_id)
            else:
                await may_open_direct(session, who.id)
            row = new_row(chat_id, thread_id, self.chance.salt()[:12], person, language, now)
            seats = begin(row, chat.defaults if chat else None if chat_id else person.defaults)
            if chat is not None and chat.quiet is not None:
                row.quiet = chat.quiet
            row.seats = [new_seat(number) for number in range(seats)]
            session.add(row)
            if person.reachable:
                Table(row).sit(person, person.name, now)
            await session.flush()
            table_id, due_at = row.id, row.due_at
        self._wake(table_id, due_at)
        self._notice(table_id, None)
        return table_id

    async def sit(self, table_id: int, who: Who, chat_id: int, inbox_id: int | None) -> None:
        """Take a seat, from the table's own group; from anywhere at a public table, or where a
        seat is kept for them, or at the table that they have opened.

        Raises RefusedError, with "answer-need-start" where the bot may not write to them yet.
        """

        async def wish(session: AsyncSession, table: Table, now: float) -> None:
            person = await self.person(session, who, None)
            known = chat_id != 0 and chat_id == table.row.chat_id
            kept = any(who.id in (seat.kept_for, seat.person_id) for seat in table.seats)
            own = who.id == table.row.opener_id
            if not known and not kept and not own and not table.row.public:
                raise RefusedError("answer-unknown")
            table.sit(person, person.name, now)
            if not person.reachable:
                raise RefusedError("answer-need-start")
            table.start_if_reunited(self.chance, now)

        await self.change(table_id, wish, inbox_id)

    async def sit_by_link(self, table_id: int, who: Who, invite: str, inbox_id: int | None) -> None:
        """Take a seat from the direct chat, by the link with the table's secret."""

        async def wish(session: AsyncSession, table: Table, now: float) -> None:
            person = await self.person(session, who, True)
            if not compare_digest(invite, table.row.invite):
                raise RefusedError("answer-link")
            table.sit(person, person.name, now)
            table.start_if_reunited(self.chance, now)

        await self.change(table_id, wish, inbox_id)

    async def rise(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Leave a lobby."""
        await self.change(table_id, plain(lambda table, now: table.rise(who.id, now)), inbox_id)

    async def set_up(
        self,
        table_id: int,
        who: Who,
        what: str,
        value: str,
        admin_in: int | None,
        inbox_id: int | None,
    ) -> None:
        """A change to the lobby, as ``bot.presses.LobbyPress`` names it.

        Only the opener, those who sit there and administrators may, and what is in ``OWN`` those
        who sit there neither; ``admin_in`` is the chat that somebody is known to administer.
        """

        def wish(table: Table, now: float) -> None:
            _let_in(table, who, admin_in, own=what in OWN)
            carry_out(table, who.id, what, value, self.chance, now)

        await self.change(table_id, plain(wish), inbox_id)

    async def start(
        self, table_id: int, who: Who, admin_in: int | None, inbox_id: int | None
    ) -> None:
        """Begin the match; the next table here will be like this one."""

        def wish(table: Table, now: float) -> TableRow:
            _let_in(table, who, admin_in)
            table.start(self.chance, now)
            return table.row

        row = await self.change(table_id, plain(wish), inbox_id)
        await self._remember_agreement(row.chat_id, row.opener_id, defaults_of(row))

    async def cancel(
        self, table_id: int, who: Who, admin_in: int | None, inbox_id: int | None
    ) -> None:
        """Close a lobby; a match that has begun meanwhile goes on."""
        await self.change(
            table_id,
            plain(lambda table, _now: table.cancel(who.id, admin_in == table.row.chat_id)),
            inbox_id,
        )

    async def invite(self, table_id: int) -> str:
        """The secret of the link that seats people at a table; "" where there is no table."""
        async with self.database.reading() as session:
            row = await load_table(session, table_id)
            return row.invite if row else ""

    # Inside

    async def _remember_agreement(
        self, chat_id: int, opener_id: int, agreed: dict[str, Any]
    ) -> None:
        # Not with the start: there the table is locked before the group, elsewhere after it.
        async with self.database.transaction() as session:
            holder: PersonRow | ChatRow | None
            if chat_id:
                holder = await lock_chat(session, chat_id)
                if holder.defaults_fixed:
                    return
            else:
                holder = (await people(session, [opener_id])).get(opener_id)
            if holder is not None and holder.defaults != agreed:
                holder.defaults = agreed


async def may_open_direct(session: AsyncSession, person_id: int) -> None:
    """Refuse another table without a group to who has many. Raises RefusedError."""
    count = await count_direct(session, person_id)
    if count >= DIRECT_LIMIT:
        raise RefusedError("answer-many-tables", count=count)


def new_row(
    chat_id: int,
    thread_id: int | None,
    invite: str,
    opener: PersonRow,
    language: str,
    now: float,
) -> TableRow:
    """A lobby without seats, which does not know yet what will be played."""
    return TableRow(
        chat_id=chat_id,
        thread_id=thread_id,
        invite=invite,
        opener_id=opener.id,
        opener_name=opener.name,
        language=language,
        stage="lobby",
        version=1,
        shown_version=-1,
        fresh=0,
        stop_votes=[],
        created_at=now,
        touched_at=now,
        public=False,
        closed=False,
        muted=False,
        page="",
        deadline=now + LOBBY_TIME,
        due_at=now + LOBBY_TIME,
        due_kind="lobby",
    )


def carry_out(
    table: Table, person_id: int, what: str, value: str, chance: Chance, now: float
) -> None:
    """Do to a lobby what ``bot.presses.LobbyPress`` says, for somebody who may. No I/O.

    Raises RefusedError.
    """
    if what == "add":
        words = texts(table.row.language).plain("computer-names")
        table.add_computer([name.strip() for name in words.split("|")], now)
    elif what == "remove":
        table.remove_computer(now)
    elif what == "draw":
        table.draw_seats(chance, now)
    elif what == "page":
        table.open_page(value, now)
    elif what == "move":
        table.change_seat(person_id, _seat(value), now)
    elif what == "free":
        table.empty_seat(_seat(value), now)
    elif what == "host":
        table.hand_over(_seat(value), now)
    elif what == "level":
        number, _, level = value.partition(" ")
        table.level(_seat(number), level, now)
    else:
        table.choose(what, value, now)


def _seat(written: str) -> int:
    if written not in map(str, range(_MOST_SEATS)):
        raise RefusedError("answer-unknown")
    return int(written)


def _let_in(table: Table, who: Who, admin_in: int | None, own: bool = False) -> None:
    if table.row.chat_id and admin_in == table.row.chat_id:
        return
    if who.id != table.row.opener_id and (own or table.seat_of(who.id) is None):
        raise RefusedError("answer-not-opener")
