"""What people wish of a table before its match: opening it, sitting down, setting it up."""

from secrets import compare_digest
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from bot.door import Door, Who, plain
from bot.gathering import LOBBY_TIME, RefusedError, new_seat
from bot.table import Table
from bot.texts import texts
from engine.games import GAMES
from storage.models import TableRow
from storage.tables import (
    load_table,
)

DEFAULT_CLOCK: Final = 60


class Lobbies(Door):
    """The tables that gather."""

    async def open(
        self, chat_id: int, thread_id: int | None, who: Who, inbox_id: int | None
    ) -> int:
        """Open a lobby in a group; returns the table's number. The opener sits down."""
        now = self.clock.now()
        async with self.database.transaction() as session:
            await self._claim(session, inbox_id, now)
            person = await self.person(session, who, None)
            game = next(iter(GAMES.values()))
            row = TableRow(
                chat_id=chat_id,
                thread_id=thread_id,
                invite=self.chance.salt()[:12],
                opener_id=who.id,
                opener_name=person.name,
                language=texts(who.language).language,
                stage="lobby",
                game=game.name,
                preset=next(iter(game.presets)),
                options={},
                clock=DEFAULT_CLOCK,
                version=1,
                shown_version=-1,
                fresh=0,
                stop_votes=[],
                created_at=now,
                deadline=now + LOBBY_TIME,
                due_at=now + LOBBY_TIME,
                due_kind="lobby",
                seats=[new_seat(number) for number in range(game.seat_counts[0])],
            )
            session.add(row)
            if person.reachable:
                Table(row).sit(person, person.name, now)
            await session.flush()
            table_id, due_at = row.id, row.due_at
        self._wake(table_id, due_at)
        self._notice(table_id, None)
        return table_id

    async def sit(self, table_id: int, who: Who, chat_id: int, inbox_id: int | None) -> None:
        """Take a seat, from the table's own group.

        Raises RefusedError, with "answer-need-start" where the bot may not write to them yet.
        """

        async def wish(session: AsyncSession, table: Table, now: float) -> None:
            person = await self.person(session, who, None)
            if chat_id != table.row.chat_id:
                raise RefusedError("answer-unknown")
            table.sit(person, person.name, now)
            if not person.reachable:
                raise RefusedError("answer-need-start")

        await self.change(table_id, wish, inbox_id)

    async def sit_by_link(self, table_id: int, who: Who, invite: str, inbox_id: int | None) -> None:
        """Take a seat from the direct chat, by the link with the table's secret."""

        async def wish(session: AsyncSession, table: Table, now: float) -> None:
            person = await self.person(session, who, True)
            if not compare_digest(invite, table.row.invite):
                raise RefusedError("answer-unknown")
            table.sit(person, person.name, now)

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
        """A change to the lobby: "add" or "remove" a computer player, or a choice.

        Only the opener, those who sit there and administrators may; ``admin_in`` is the chat that
        somebody is known to administer.
        """

        def wish(table: Table, now: float) -> None:
            _let_in(table, who, admin_in)
            if what == "add":
                words = texts(table.row.language).plain("computer-names")
                table.add_computer([name.strip() for name in words.split("|")], now)
            elif what == "remove":
                table.remove_computer(now)
            else:
                table.choose(what, value, now)

        await self.change(table_id, plain(wish), inbox_id)

    async def start(
        self, table_id: int, who: Who, admin_in: int | None, inbox_id: int | None
    ) -> None:
        """Begin the match."""

        def wish(table: Table, now: float) -> None:
            _let_in(table, who, admin_in)
            table.start(self.chance, now)

        await self.change(table_id, plain(wish), inbox_id)

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
        async with self.database.transaction() as session:
            row = await load_table(session, table_id)
            return row.invite if row else ""


def _let_in(table: Table, who: Who, admin_in: int | None) -> None:
    if (
        admin_in != table.row.chat_id
        and who.id != table.row.opener_id
        and table.seat_of(who.id) is None
    ):
        raise RefusedError("answer-not-opener")
