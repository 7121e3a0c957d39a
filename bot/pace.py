"""The pace of everything that the bot asks of Telegram: budgets, pauses, patience.

``Pace`` is a request middleware of the bot's session, so no call goes around it. Each call to a
chat needs a *slot*. The poster takes one first (``acquire``), then looks at what is to be shown,
and makes its call inside it; every other call waits for its slot in the middleware itself.

The limits are observed, none is promised: about 1 message a second in a chat with short bursts,
20 sends and edits a minute in a group, 30 a second in all. The budgets stay below them. A slot
counts from its beginning until its window has passed after the *end* of its call: so however long
calls are under way, Telegram never sees more than the budget in any window.
"""

import asyncio
import logging
import math
from bisect import insort
from collections.abc import Awaitable, Sequence
from contextvars import ContextVar, Token
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from types import TracebackType
from typing import Final, TypeAlias, TypeVar

from aiogram import Bot
from aiogram.client.session.middlewares.base import BaseRequestMiddleware, NextRequestMiddlewareType
from aiogram.exceptions import AiogramError, TelegramRetryAfter
from aiogram.methods import Response, TelegramMethod

from bot.clock import Clock
from bot.refusals import brief, is_passing

T = TypeVar("T")
Chat: TypeAlias = int | str

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""How long a call that is not the poster's may wait and be retried; then its error is raised."""

PRESS_PATIENCE: Final = 10.0
"""The same for answers to presses and inline queries, which nobody waits for any longer."""

_MARGIN: Final = 0.05
_FLOOD_MARGIN: Final = 0.5
_KEEP_CHATS: Final = 500


class Rank(IntEnum):
    """Who goes first, in a chat and where all chats together are the limit."""

    ANSWER = 0
    """A private answer to a press, which is good for 15 s."""
    NEW = 1
    """A new message, or the removal of one."""
    OWN = 2
    """An edit for whoever pressed something there, and looks at it now."""
    EDIT = 3
    """An edit: what is shown can wait, the latest state wins."""


class OverBudget(Exception):  # noqa: N818 - it is a state of affairs
    """No slot can be had before the deadline; ``wait`` is how many seconds it would take."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"no slot within the deadline, the next one in {wait:.1f} s")
        self.wait = wait


@dataclass(frozen=True, slots=True)
class _Window:
    """At most so many calls in so many seconds; the lower ranks leave a reserve to the higher."""

    seconds: float
    ceilings: tuple[int, int, int, int]


_ALL: Final = (_Window(1.0, (28, 27, 26, 25)),)
_BURST: Final = _Window(3.0, (3, 3, 3, 3))
_MINUTE: Final = _Window(60.0, (19, 18, 15, 15))
_PRIVATE_EDIT_GAP: Final = 1.0
_GROUP_EDIT_GAP: Final = 3.0
_RELAXED: Final = 6
"""Up to so many calls in a minute a group's edits need no spreading over the minute."""


@dataclass(slots=True, eq=False)
class _Entry:
    rank: Rank
    ended: float | None = None


class _Ledger:
    """The calls that the windows still see."""

    def __init__(self, windows: tuple[_Window, ...]) -> None:
        self._windows = windows
        self._longest = max(window.seconds for window in windows)
        self.entries: list[_Entry] = []
        self.paused_until = 0.0

    def wait(self, rank: Rank, now: float) -> float:
        """After how many seconds a call of that rank fits, as far as is known now."""
        self.entries = [entry for entry in self.entries if _end(entry, now) > now - self._longest]
        wait = self.paused_until - now
        for window in self._windows:
            ends = sorted(
                end
                for end in (_end(entry, now) for entry in self.entries)
                if end > now - window.seconds
            )
            over = len(ends) - window.ceilings[rank]
            if over >= 0:
                wait = max(wait, ends[over] + window.seconds + _MARGIN - now)
        return max(0.0, wait)

    def idle(self, now: float) -> bool:
        """Whether it can be forgotten."""
        return self.paused_until <= now and all(
            _end(entry, now) <= now - self._longest for entry in self.entries
        )


def _end(entry: _Entry, now: float) -> float:
    return now if entry.ended is None else entry.ended


class _Lane:
    """One chat: its budget, and who waits for it, in order."""

    def __init__(self, group: bool) -> None:
        self.group = group
        self.ledger = _Ledger((_BURST, _MINUTE) if group else (_BURST,))
        self.queue: list[_Ticket] = []

    def wait(self, rank: Rank, now: float) -> float:
        wait = self.ledger.wait(rank, now)
        if rank >= Rank.OWN:
            edits = [_end(one, now) for one in self.ledger.entries if one.rank >= Rank.OWN]
            if edits:
                wait = max(wait, max(edits) + self._edit_gap() - now)
        return max(0.0, wait)

    def _edit_gap(self) -> float:
        if not self.group:
            return _PRIVATE_EDIT_GAP
        entries = self.ledger.entries
        if len(entries) < _RELAXED:
            return _GROUP_EDIT_GAP
        # Evenly spread over the minute, edits never run into its ceiling and stand still there.
        others = sum(one.rank < Rank.OWN for one in entries)
        share = max(1, _MINUTE.ceilings[Rank.EDIT] - others)
        return max(_GROUP_EDIT_GAP, _MINUTE.seconds / share)


@dataclass(slots=True, order=True)
class _Ticket:
    rank: Rank
    number: int
    turn: asyncio.Event = field(default_factory=asyncio.Event, compare=False)


class Slot:
    """Leave for one call to one chat; the call is made inside ``with slot``.

    A slot in which no call was made costs nothing.
    """

    def __init__(self, pace: "Pace", chat: Chat, entry: _Entry) -> None:
        self._pace = pace
        self._chat = chat
        self._entry = entry
        self._used = False
        self._token: Token[Slot | None] | None = None

    def use(self, method: TelegramMethod[T]) -> bool:
        """Whether this slot is good for that call; it is good for one."""
        if self._used or getattr(method, "chat_id", None) != self._chat:
            return False
        self._used = True
        return True

    def __enter__(self) -> "Slot":
        self._token = _slot.set(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._token is not None:
            _slot.reset(self._token)
        self._pace.leave(self._chat, self._entry, self._used)


_slot: ContextVar[Slot | None] = ContextVar("slot", default=None)


class Pace(BaseRequestMiddleware):
    """Budgets for every chat and for all; see the top of this file."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._all = _Ledger(_ALL)
        self._lanes: dict[Chat, _Lane] = {}
        # Who waits for nothing but the limit of all. In one queue nobody is overtaken by chance.
        self._queue: list[_Ticket] = []
        self._order = count()
        self._floods: dict[Chat, float] = {}

    def attach(self, bot: Bot) -> None:
        """Stand before everything that this bot asks; once is enough."""
        if self not in bot.session.middleware:
            bot.session.middleware.register(self)

    async def acquire(self, chat: Chat, rank: Rank, deadline: float | None = None) -> Slot:
        """Wait for leave to make one call to a chat, in the order of rank and arrival.

        Raises OverBudget as soon as it is known that there is no slot before ``deadline``.
        """
        lane = self._lane(chat)
        ticket = _Ticket(rank, next(self._order))
        insort(lane.queue, ticket)
        try:
            while True:
                ticket.turn.clear()
                now = self._clock.now()
                own, every = lane.wait(rank, now), self._all.wait(rank, now)
                first = lane.queue[0] is ticket
                self._line_up(ticket, first and own <= 0)
                next_ = first and (own > 0 or self._queue[0] is ticket)
                wait = max(own, every)
                if next_ and wait <= 0:
                    break
                if deadline is not None and now + wait >= deadline:
                    raise OverBudget(wait)
                if next_:
                    await wait_for(ticket.turn, self._clock, wait)
                elif deadline is None:
                    await ticket.turn.wait()
                else:
                    await wait_for(ticket.turn, self._clock, deadline - now)
            entry = _Entry(rank)
            lane.ledger.entries.append(entry)
            self._all.entries.append(entry)
        finally:
            lane.queue.remove(ticket)
            _wake(lane.queue)
            self._line_up(ticket, False)
        return Slot(self, chat, entry)

    def leave(self, chat: Chat, entry: _Entry, used: bool) -> None:
        """A slot's end."""
        lane = self._lanes[chat]
        if used:
            entry.ended = self._clock.now()
        else:
            lane.ledger.entries.remove(entry)
            self._all.entries.remove(entry)
        _wake(lane.queue)
        _wake(self._queue)

    def _line_up(self, ticket: _Ticket, ready: bool) -> None:
        """Let a ticket be in the queue for the limit of all, or not."""
        if ready == (ticket in self._queue):
            return
        if ready:
            insort(self._queue, ticket)
        else:
            self._queue.remove(ticket)
        _wake(self._queue)

    async def __call__(
        self,
        make_request: NextRequestMiddlewareType[T],
        bot: Bot,
        method: TelegramMethod[T],
    ) -> Response[T]:
        """Let a call through when its time has come.

        Inside a slot it is made once. Others are retried after passing trouble and after "too many
        requests", until their patience ends; then the last error is raised (TelegramRetryAfter
        where there was no slot).
        """
        slot = _slot.get()
        if slot is not None and slot.use(method):
            return await self._call(make_request(bot, method), method)
        rank = rank_of(method)
        if rank is not None:
            return await self._patiently(make_request, bot, method, rank, PATIENCE)
        if method.__api_method__.startswith("answer"):
            return await self._patiently(make_request, bot, method, None, PRESS_PATIENCE)
        return await make_request(bot, method)

    async def _patiently(
        self,
        make_request: NextRequestMiddlewareType[T],
        bot: Bot,
        method: TelegramMethod[T],
        rank: Rank | None,
        patience: float,
    ) -> Response[T]:
        deadline = self._clock.now() + patience
        for attempt in count():
            try:
                if rank is None:
                    return await make_request(bot, method)
                with await self.acquire(_chat_of(method), rank, deadline) as slot:
                    slot.use(method)
                    return await self._call(make_request(bot, method), method)
            except OverBudget as error:
                raise TelegramRetryAfter(method, str(error), math.ceil(error.wait)) from error
            except AiogramError as error:
                if isinstance(error, TelegramRetryAfter):
                    delay = float(error.retry_after)
                elif is_passing(error):
                    delay = backoff(attempt)
                else:
                    raise
                if self._clock.now() + delay >= deadline:
                    raise
                log.warning("%s again in %.1f s: %s", method.__api_method__, delay, brief(error))
            await self._clock.sleep(delay)
        raise AssertionError("count() has no end")

    async def _call(
        self, request: Awaitable[Response[T]], method: TelegramMethod[T]
    ) -> Response[T]:
        try:
            return await request
        except TelegramRetryAfter as error:
            self._pause(_chat_of(method), float(error.retry_after))
            raise

    def _pause(self, chat: Chat, seconds: float) -> None:
        now = self._clock.now()
        until = now + seconds + _FLOOD_MARGIN
        lane = self._lane(chat)
        lane.ledger.paused_until = max(lane.ledger.paused_until, until)
        log.warning("Telegram wants chat %s to pause for %.0f s", chat, seconds)
        self._floods = {other: at for other, at in self._floods.items() if at > now - 5.0}
        self._floods[chat] = now
        if len(self._floods) >= 3:
            # Telegram does not say whose limit it was; many chats at once are the limit of all.
            self._all.paused_until = max(self._all.paused_until, until)
            log.warning("Several chats at once: everything pauses for %.0f s", seconds)

    def _lane(self, chat: Chat) -> _Lane:
        lane = self._lanes.get(chat)
        if lane is None:
            if len(self._lanes) >= _KEEP_CHATS:
                self._forget()
            lane = self._lanes[chat] = _Lane(group=isinstance(chat, str) or chat < 0)
        return lane

    def _forget(self) -> None:
        now = self._clock.now()
        self._lanes = {
            chat: lane
            for chat, lane in self._lanes.items()
            if lane.queue or not lane.ledger.idle(now)
        }


def _wake(queue: Sequence[_Ticket]) -> None:
    """Whoever is first looks again."""
    if queue:
        queue[0].turn.set()


def _chat_of(method: TelegramMethod[T]) -> Chat:
    chat: Chat = getattr(method, "chat_id", None) or 0
    return chat


def rank_of(method: TelegramMethod[T]) -> Rank | None:
    """How a call is paced: None where Telegram does not limit it."""
    name = method.__api_method__
    if not _chat_of(method) or name.startswith(("get", "answer")) or name == "sendChatAction":
        return None
    if name.startswith(("edit", "stop")):
        return Rank.EDIT
    private = getattr(method, "ephemeral_message_parameters", None)
    if private is not None and private.callback_query_id:
        return Rank.ANSWER
    return Rank.NEW


def backoff(attempt: int) -> float:
    """How long to wait after so many failures (from 0) before the next attempt."""
    return min(30.0, 0.5 * 2.0 ** min(attempt, 8))


async def wait_for(event: asyncio.Event, clock: Clock, seconds: float) -> None:
    """Return when the event is set, or after so much time on that clock."""
    tasks = [asyncio.create_task(event.wait()), asyncio.create_task(clock.sleep(seconds))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
