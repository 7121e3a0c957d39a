"""What people, computer players and time do to a match, and what is asked of the tables."""

import logging
from dataclasses import dataclass
from functools import partial
from secrets import compare_digest
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from bot import names
from bot.door import Who, plain
from bot.gathering import RefusedError
from bot.losses import Losses
from bot.table import Table
from engine.game import Action, Match
from storage.models import TableRow
from storage.places import PlaceKey, load_places
from storage.tables import (
    last_over,
    tables_in_chat,
    tables_of_person,
)

LATELY: Final = 12 * 3600.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Known:
    """A table as the handlers need to know it."""

    id: int
    chat_id: int
    thread_id: int | None
    invite: str
    stage: str
    seat: int | None  # of the person asked for
    game: str
    computers: bool  # whether any play there for good
    others: tuple[str, ...]  # the names on the seats that are not theirs, to be displayed


class Tables(Losses):
    """All tables of one database."""

    # What people wish

    async def move(
        self, table_id: int, who: Who, seq: int, action: str, inbox_id: int | None
    ) -> Action:
        """An action in the match. Raises RefusedError, HeldError or the engine's RuleError."""
        return await self.change(
            table_id,
            plain(lambda table, now: table.move(who.id, seq, action, self.chance, now)),
            inbox_id,
            who.id,
        )

    async def begin_choice(
        self, table_id: int, who: Who, seq: int, what: str, inbox_id: int | None
    ) -> None:
        """A step on the way to an action, seen in one's own hand alone."""
        await self.change(
            table_id,
            plain(lambda table, _now: table.begin_choice(who.id, seq, what)),
            inbox_id,
            who.id,
        )

    async def wonder(self, table_id: int, who: Who, seq: int, clause: str) -> None:
        """Show somebody whom the engine refused an action the way to the clause of the rules.

        Nothing happens where the match has moved on meanwhile.
        """
        wish = plain(lambda table, _now: table.wonder(who.id, seq, clause))
        try:
            await self.change(table_id, wish, None, who.id)
        except RefusedError:
            log.debug("table %s moved on before %s could ask why", table_id, who.id)

    async def cut(
        self, table_id: int, who: Who, deal: int, depth: int, inbox_id: int | None
    ) -> None:
        """The cut before a deal."""
        await self.change(
            table_id,
            plain(lambda table, now: table.cut(who.id, deal, depth, self.chance, now)),
            inbox_id,
            who.id,
        )

    async def back(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """ "I am back": the computer hands the cards over."""
        await self.change(
            table_id, plain(lambda table, now: table.back(who.id, now)), inbox_id, who.id
        )

    async def leave(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Leave a match for good."""
        await self.change(
            table_id, plain(lambda table, now: table.leave(who.id, now)), inbox_id, who.id
        )

    async def choose_level(
        self, table_id: int, who: Who, seat: int, level: str, inbox_id: int | None
    ) -> None:
        """How strong the computer player on a seat is from its next choice on."""
        await self.change(
            table_id,
            plain(lambda table, _now: table.choose_level(who.id, seat, level)),
            inbox_id,
            who.id,
        )

    async def take_over(
        self, table_id: int, who: Who, seat: int, chat_id: int, inbox_id: int | None
    ) -> None:
        """Go on with the cards of somebody who left, from the table's own group.

        Raises RefusedError, with "answer-need-start" where the bot may not write to them yet.
        """

        async def wish(session: AsyncSession, table: Table, now: float) -> None:
            person = await self.person(session, who, None)
            if chat_id == 0 or chat_id != table.row.chat_id:
                raise RefusedError("answer-unknown")
            table.take_over(person, person.name, seat, now)
            if not person.reachable:
                raise RefusedError("answer-need-start")

        await self.change(table_id, wish, inbox_id, who.id)

    async def take_over_by_link(
        self, table_id: int, who: Who, seat: int | None, invite: str, inbox_id: int | None
    ) -> None:
        """The same from the direct chat, by a link with the table's secret.

        ``seat`` None: the first one that was left. Raises RefusedError.
        """

        async def wish(session: AsyncSession, table: Table, now: float) -> None:
            person = await self.person(session, who, True)
            if not compare_digest(invite, table.row.invite):
                raise RefusedError("answer-link")
            left = [one.number for one in table.seats if one.left or one.person_id == who.id]
            if seat is None and not left:
                raise RefusedError("answer-started")
            table.take_over(person, person.name, left[0] if seat is None else seat, now)

        await self.change(table_id, wish, inbox_id, who.id)

    async def sit_by_link(self, table_id: int, who: Who, invite: str, inbox_id: int | None) -> None:
        """Take a seat from the direct chat; once the match goes on, one that was left."""
        try:
            await super().sit_by_link(table_id, who, invite, inbox_id)
        except RefusedError as error:
            if error.key != "answer-started":
                raise
            await self.take_over_by_link(table_id, who, None, invite, inbox_id)

    async def stop(
        self,
        table_id: int,
        who: Who,
        admin_in: int | None,
        inbox_id: int | None,
        asked_in: int = 0,
    ) -> tuple[int, int] | None:
        """Stop a table, or vote for it; returns None once stopped, else (votes, needed).

        ``asked_in``: the group in which somebody asks for it.
        """

        def wish(table: Table, now: float) -> tuple[int, int] | None:
            chat_id = table.row.chat_id
            here = chat_id != 0 and asked_in == chat_id
            admin = chat_id != 0 and admin_in == chat_id
            return table.stop(who.id, admin, now if here else None)

        return await self.change(table_id, plain(wish), inbox_id)

    async def keep(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Take a vote to stop back."""
        await self.change(table_id, plain(lambda table, _now: table.keep(who.id)), inbox_id)

    async def bring(self, table_id: int, inbox_id: int | None) -> None:
        """Bring the table's message down to the bottom of its group, which may have been lost."""

        def wish(table: Table, _now: float) -> None:
            table.row.fresh += 1
            table.row.muted = False

        await self.change(table_id, plain(wish), inbox_id, human=False)

    async def deal_hand(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Send somebody's hand message anew."""

        def wish(table: Table, _now: float) -> None:
            seat = table.seat_of(who.id)
            if seat is None:
                raise RefusedError("answer-not-seated")
            seat.fresh += 1

        await self.change(table_id, plain(wish), inbox_id)

    # What time does

    async def due(self, table_id: int) -> None:
        """Do what is due at a table, if anything is; late and doubled calls change nothing."""
        now = self.clock.now()
        async with self.database.reading() as session:
            table = await self.load(session, table_id)
            if table is None or table.row.due_at is None or table.row.due_at > now:
                return
            early = table.put_off(now, await _called_at(session, table))
            by, seq, match = table.thinker, table.seq, table.match
        if early:
            await self._put_off(table_id)
            return
        actions: list[Action] = []
        if by is not None and match is not None:
            actions = await self._think(table, match, late=by == "clock")

        def wish(table: Table, now: float) -> None:
            if by is None:
                table.time_is_up(now)
            else:
                table.play_for(seq, actions, by, self.chance, now)

        try:
            await self.change(table_id, plain(wish), None, human=False)
        except RefusedError:
            log.info("table %s moved on before time could do anything to it", table_id)

    async def _put_off(self, table_id: int) -> None:
        """Put off what is due at a table, unless it may happen by now: then it is due again."""
        async with self.database.transaction(behind=True) as session:
            table = await self.lock(session, table_id)
            now = self.clock.now()
            if table is None or table.row.due_at is None or table.row.due_at > now:
                return
            table.put_off(now, await _called_at(session, table))
            due_at = table.row.due_at
        self._wake(table_id, due_at)

    async def _think(self, table: Table, match: Match, late: bool) -> list[Action]:
        """What a computer player does for the seat that is to act; ``match`` goes along.

        ``late``: it is a person's seat, and their whole turn is played.
        """
        game, seat = table.game, match.to_act
        assert seat is not None
        if not late:
            player, legal, view = table.seats[seat].player, match.legal_actions(), match.view(seat)
            seed = self.chance.source.getrandbits(63)
            try:
                return [await self.thinkers.choose(game.name, player, legal, view, seed)]
            except Exception:
                # It would err at the next try, too, and people would wait for ever.
                log.exception(
                    "table %d: %s could not choose, so it is done for it", table.row.id, player
                )
                return [game.late_player.choose(legal, lambda: view, self.chance.source)]
        actions: list[Action] = []
        while True:
            look = partial(match.view, seat)
            action = game.late_player.choose(match.legal_actions(), look, self.chance.source)
            match.push(action)
            actions.append(action)
            # An announcement does not end the turn, but it may end the match (for Deberc D-42).
            if action.verb not in game.announcements or match.to_act != seat:
                return actions

    # What the handlers ask

    async def here(self, chat_id: int, thread_id: int | None, person_id: int) -> list[Known]:
        """The tables that go on in a group, in this topic first, the latest first."""
        async with self.database.reading() as session:
            rows = await tables_in_chat(session, chat_id)
            known = [_known(row, person_id) for row in rows]
        return sorted(known, key=lambda table: table.thread_id != thread_id)

    async def of(self, person_id: int) -> list[Known]:
        """The tables that go on where somebody sits, the latest first."""
        async with self.database.reading() as session:
            return [_known(row, person_id) for row in await tables_of_person(session, person_id)]

    async def last(self, chat_id: int, person_id: int) -> Table | None:
        """The match that was over last in a group, or with ``chat_id`` 0 of somebody, if that was
        not long ago.
        """
        async with self.database.reading() as session:
            found = await last_over(session, chat_id, person_id, self.clock.now() - LATELY)
            return None if found is None else await self.load(session, found)


async def _called_at(session: AsyncSession, table: Table) -> float | None:
    """When the hand of whoever is to act came as a new message, at a table without a clock."""
    if table.row.due_kind != "call" or table.row.clock:
        return None
    if table.match is None or table.match.to_act is None:
        return None
    kept = await load_places(session, table.row.id)
    person_id = table.seats[table.match.to_act].person_id
    if kept is None or person_id is None:
        return None
    place = kept.places.get(PlaceKey("hand", person_id))
    return None if place is None else place.sent_at


def _known(row: TableRow, person_id: int) -> Known:
    seat = next((seat.number for seat in row.seats if seat.person_id == person_id), None)
    others = tuple(
        names.display(seat.name)
        for seat in row.seats
        if seat.kind != "empty" and seat.person_id != person_id
    )
    return Known(
        row.id,
        row.chat_id,
        row.thread_id,
        row.invite,
        row.stage,
        seat,
        row.game,
        bool(Table(row).computers),
        others,
    )
