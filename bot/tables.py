"""The one door to the tables: every press, timeout and computer player changes them here.

A change loads the table, lets ``bot.table`` and the engine judge, writes what follows and marks the
update that asked for it done, all in one transaction; afterwards the table is shown again and the
next wake-up is set.
"""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from secrets import compare_digest
from typing import Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncSession

from bot import names
from bot.chance import Chance, cut_deck
from bot.clock import Clock
from bot.table import LOBBY_TIME, RefusedError, Table, new_seat
from bot.texts import texts
from engine.cards import parse_cards
from engine.game import Action, Game, Match
from engine.games import GAMES
from engine.record import parse_action
from storage.database import Database
from storage.inbox import mark_done
from storage.models import PersonRow, TableRow
from storage.tables import (
    keep_person,
    load_actions,
    load_table,
    people,
    tables_in_chat,
    tables_of_person,
)

log = logging.getLogger(__name__)

CACHED: Final = 500
DEFAULT_CLOCK: Final = 60
COMPUTER: Final = "basic"

T = TypeVar("T")
Wish = Callable[[AsyncSession, Table, float], Awaitable[T]]


class AlreadyDoneError(Exception):
    """The update was done before, by this process or another: there is nothing left to do."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody as Telegram tells of them: id, name, language code."""

    id: int
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Known:
    """A table as the handlers need to know it."""

    id: int
    chat_id: int
    thread_id: int | None
    invite: str
    stage: str
    seat: int | None  # of the person asked for


class Tables:
    """All tables of one database."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        chance: Chance,
        wake: Callable[[int, float | None], None],
        notice: Callable[[int, int | None], None],
    ) -> None:
        """``wake(table, moment)`` asks for a call of ``due`` then; ``notice(table, person)`` has it
        shown, to the person first whose press in a match it was, if any.

        Both are called after the commit and must not block.
        """
        self.database = database
        self.clock = clock
        self.chance = chance
        self._wake = wake
        self._notice = notice
        self._matches: OrderedDict[int, tuple[int, Match]] = OrderedDict()

    # What people wish

    async def open(
        self, chat_id: int, thread_id: int | None, who: Who, inbox_id: int | None
    ) -> int:
        """Open a lobby in a group; returns the table's number. The opener sits down."""
        now = self.clock.now()
        async with self.database.transaction() as session:
            await self._claim(session, inbox_id, now)
            person = await self._person(session, who, None)
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
            person = await self._person(session, who, None)
            if chat_id != table.row.chat_id:
                raise RefusedError("answer-unknown")
            table.sit(person, person.name, now)
            if not person.reachable:
                raise RefusedError("answer-need-start")

        await self._change(table_id, wish, inbox_id)

    async def sit_by_link(self, table_id: int, who: Who, invite: str, inbox_id: int | None) -> None:
        """Take a seat from the direct chat, by the link with the table's secret."""

        async def wish(session: AsyncSession, table: Table, now: float) -> None:
            person = await self._person(session, who, True)
            if not compare_digest(invite, table.row.invite):
                raise RefusedError("answer-unknown")
            table.sit(person, person.name, now)

        await self._change(table_id, wish, inbox_id)

    async def rise(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Leave a lobby."""
        await self._change(table_id, _plain(lambda table, now: table.rise(who.id, now)), inbox_id)

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

        await self._change(table_id, _plain(wish), inbox_id)

    async def start(
        self, table_id: int, who: Who, admin_in: int | None, inbox_id: int | None
    ) -> None:
        """Begin the match."""

        def wish(table: Table, now: float) -> None:
            _let_in(table, who, admin_in)
            table.start(self.chance, now)

        await self._change(table_id, _plain(wish), inbox_id)

    async def move(
        self, table_id: int, who: Who, seq: int, action: str, inbox_id: int | None
    ) -> Action:
        """An action in the match. Raises RefusedError, HeldError or the engine's RuleError."""
        return await self._change(
            table_id,
            _plain(lambda table, now: table.move(who.id, seq, action, self.chance, now)),
            inbox_id,
            who.id,
        )

    async def begin_choice(
        self, table_id: int, who: Who, seq: int, what: str, inbox_id: int | None
    ) -> None:
        """A step on the way to an action, seen in one's own hand alone."""
        await self._change(
            table_id,
            _plain(lambda table, _now: table.begin_choice(who.id, seq, what)),
            inbox_id,
            who.id,
        )

    async def cut(
        self, table_id: int, who: Who, deal: int, depth: int, inbox_id: int | None
    ) -> None:
        """The cut before a deal."""
        await self._change(
            table_id,
            _plain(lambda table, now: table.cut(who.id, deal, depth, self.chance, now)),
            inbox_id,
            who.id,
        )

    async def back(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """ "I am back": the computer hands the cards over."""
        await self._change(
            table_id, _plain(lambda table, now: table.back(who.id, now)), inbox_id, who.id
        )

    async def leave(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Leave a match for good."""
        await self._change(
            table_id, _plain(lambda table, now: table.leave(who.id, now)), inbox_id, who.id
        )

    async def cancel(
        self, table_id: int, who: Who, admin_in: int | None, inbox_id: int | None
    ) -> None:
        """Close a lobby; a match that has begun meanwhile goes on."""
        await self._change(
            table_id,
            _plain(lambda table, _now: table.cancel(who.id, admin_in == table.row.chat_id)),
            inbox_id,
        )

    async def stop(
        self, table_id: int, who: Who, admin_in: int | None, inbox_id: int | None
    ) -> tuple[int, int] | None:
        """Stop a table, or vote for it; returns None once stopped, else (votes, needed)."""
        return await self._change(
            table_id,
            _plain(lambda table, _now: table.stop(who.id, admin_in == table.row.chat_id)),
            inbox_id,
        )

    async def keep(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Take a vote to stop back."""
        await self._change(table_id, _plain(lambda table, _now: table.keep(who.id)), inbox_id)

    async def bring(self, table_id: int, inbox_id: int | None) -> None:
        """Bring the table's message down to the bottom of the group."""

        def wish(table: Table, _now: float) -> None:
            table.row.fresh += 1

        await self._change(table_id, _plain(wish), inbox_id)

    async def deal_hand(self, table_id: int, who: Who, inbox_id: int | None) -> None:
        """Send somebody's hand message anew."""

        def wish(table: Table, _now: float) -> None:
            seat = table.seat_of(who.id)
            if seat is None:
                raise RefusedError("answer-not-seated")
            seat.fresh += 1

        await self._change(table_id, _plain(wish), inbox_id)

    # What time does

    async def due(self, table_id: int) -> None:
        """Do what is due at a table, if anything is; late and doubled calls change nothing."""
        now = self.clock.now()
        async with self.database.transaction() as session:
            table = await self.load(session, table_id)
            if table is None or table.row.due_at is None or table.row.due_at > now:
                return
            put_off = table.wait_for_seal(now)
            due_at = table.row.due_at
            by, seq, match = table.thinker, table.seq, table.match
        if put_off:
            self._wake(table_id, due_at)
            return
        actions: list[Action] = []
        if by is not None and match is not None:
            actions = self._think(table.game, match, late=by == "clock")

        def wish(table: Table, now: float) -> None:
            if by is None:
                table.time_is_up(now)
            else:
                table.play_for(seq, actions, by, self.chance, now)

        try:
            await self._change(table_id, _plain(wish), None)
        except RefusedError:
            log.info("table %s moved on before time could do anything to it", table_id)

    def _think(self, game: Game, match: Match, late: bool) -> list[Action]:
        """What a computer player does for the seat that is to act; ``match`` goes along.

        ``late``: it is a person's seat, and their whole turn is played.
        """
        player = game.late_player if late else game.players[COMPUTER]
        seat = match.to_act
        actions: list[Action] = []
        while True:
            look = partial(match.view, seat)
            action = player.choose(match.legal_actions(), look, self.chance.source)
            match.push(action)
            actions.append(action)
            # An announcement does not end the turn, but it may end the match (for Deberc D-42).
            more = action.verb in game.announcements and match.to_act == seat
            if not late or not more:
                return actions

    # What the handlers ask

    async def here(self, chat_id: int, thread_id: int | None, person_id: int) -> list[Known]:
        """The tables that go on in a group, in this topic first, the latest first."""
        async with self.database.transaction() as session:
            rows = await tables_in_chat(session, chat_id)
            known = [_known(row, person_id) for row in rows]
        return sorted(known, key=lambda table: table.thread_id != thread_id)

    async def of(self, person_id: int) -> list[Known]:
        """The tables that go on where somebody sits, the latest first."""
        async with self.database.transaction() as session:
            return [_known(row, person_id) for row in await tables_of_person(session, person_id)]

    async def invite(self, table_id: int) -> str:
        """The secret of the link that seats people at a table; "" where there is no table."""
        async with self.database.transaction() as session:
            row = await load_table(session, table_id)
            return row.invite if row else ""

    async def unreachable(self, person_id: int) -> None:
        """Remember that the bot may not write to somebody any more."""
        async with self.database.transaction() as session:
            for person in (await people(session, [person_id])).values():
                person.reachable = False

    async def greet(self, who: Who) -> None:
        """Remember somebody who writes in the direct chat, where the bot may write from now on."""
        async with self.database.transaction() as session:
            await self._person(session, who, True)

    async def table(self, table_id: int) -> Table | None:
        """A table to look at; changes to it are lost."""
        async with self.database.transaction() as session:
            return await self.load(session, table_id)

    async def load(self, session: AsyncSession, table_id: int) -> Table | None:
        """A table within a transaction of the caller."""
        row = await load_table(session, table_id)
        return None if row is None else await self._loaded(session, row)

    # Inside

    async def _change(
        self, table_id: int, wish: Wish[T], inbox_id: int | None, pressed_by: int | None = None
    ) -> T:
        async with self.database.transaction() as session:
            now = self.clock.now()
            await self._claim(session, inbox_id, now)
            table = await self.load(session, table_id)
            if table is None:
                raise RefusedError("answer-closed")
            row = table.row
            before = row.due_at
            answer = await wish(session, table, now)
            row.version += 1
            await session.flush()
            for action in table.appended:
                assert row.match is not None
                action.match_id = row.match.id
            session.add_all(table.appended)
            seq, due_at = table.seq, row.due_at
        if table.match is not None:
            self._remember(table_id, seq, table.match)
        if due_at != before:
            self._wake(table_id, due_at)
        self._notice(table_id, pressed_by)
        return answer

    async def _claim(self, session: AsyncSession, inbox_id: int | None, now: float) -> None:
        if inbox_id is not None and not await mark_done(session, inbox_id, now):
            raise AlreadyDoneError

    async def _person(self, session: AsyncSession, who: Who, reachable: bool | None) -> PersonRow:
        name = names.clean(who.name, texts(who.language).plain("player"))
        return await keep_person(session, who.id, name, texts(who.language).language, reachable)

    async def _loaded(self, session: AsyncSession, row: TableRow) -> Table:
        """The table with a match of its own: what a failed change did to it is not kept."""
        if row.match is None:
            return Table(row)
        cached = self._matches.get(row.id)
        if cached is not None and cached[0] == row.match.seq:
            return Table(row, cached[1].copy())
        match = await _replayed(session, row)
        self._remember(row.id, row.match.seq, match)
        return Table(row, match.copy())

    def _remember(self, table_id: int, seq: int, match: Match) -> None:
        self._matches[table_id] = (seq, match)
        self._matches.move_to_end(table_id)
        if len(self._matches) > CACHED:
            self._matches.popitem(last=False)


async def _replayed(session: AsyncSession, row: TableRow) -> Match:
    assert row.match is not None
    head = row.match.head
    match = GAMES[head["game"]].new_match(
        len(head["seats"]), head["preset"], head["options"], head["first_dealer"]
    )
    actions = await load_actions(session, row.match.id)
    for deal in row.match.deals:
        if deal.cut is None:
            continue
        match.deal(parse_cards(cut_deck(deal.deck, deal.cut)))
        turns = iter(deal.turns or ())
        for action in actions:
            if action.deal == deal.number:
                match.apply(parse_action(action.text))
                while match.to_shuffle:
                    match.shuffle(parse_cards(next(turns)))
    return match


def _plain(wish: Callable[[Table, float], T]) -> Wish[T]:
    async def wrapped(_session: AsyncSession, table: Table, now: float) -> T:
        return wish(table, now)

    return wrapped


def _let_in(table: Table, who: Who, admin_in: int | None) -> None:
    if (
        admin_in != table.row.chat_id
        and who.id != table.row.opener_id
        and table.seat_of(who.id) is None
    ):
        raise RefusedError("answer-not-opener")


def _known(row: TableRow, person_id: int) -> Known:
    seat = next((seat.number for seat in row.seats if seat.person_id == person_id), None)
    return Known(row.id, row.chat_id, row.thread_id, row.invite, row.stage, seat)
