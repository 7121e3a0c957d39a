"""The durable inbox: nothing that Telegram delivered is lost, and each table's order is kept.

Updates are fetched by long polling, written in one transaction, and only the request after that
confirms them. Each belongs to a *lane*: a table where a button changes one, else a chat or a user.
In a lane one update is handled after the other, lanes go on side by side.
"""

import asyncio
import heapq
import json
import logging
import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from aiogram import Bot, Dispatcher
from aiogram.exceptions import TelegramRetryAfter
from aiogram.types import Update

from bot import presses
from bot.background import Tasks
from bot.clock import Clock
from storage import inbox
from storage.database import Database
from storage.inbox import MAX_ATTEMPTS, Letter

SIDE_BY_SIDE: Final = 16
"""How many updates are handled at once."""
MUCH: Final = 1000
"""With so many updates waiting, no more are fetched."""
KEEP_DONE: Final = 2 * 86400.0
KEEP_GIVEN_UP: Final = 14 * 86400.0
LOOK_AGAIN_EVERY: Final = 60.0
_PAUSES: Final = (1.0, 5.0)
_PREFIXES: Final = frozenset(
    press.__prefix__
    for press in (
        presses.MovePress,
        presses.ChoosePress,
        presses.CutPress,
        presses.LobbyPress,
        presses.SeatPress,
        presses.AskPress,
        presses.FindPress,
    )
)
_PATIENT: Final = tuple(f"{press.__prefix__}:" for press in (presses.ShowPress, presses.LevelPress))

log = logging.getLogger(__name__)


class Later(Exception):  # noqa: N818 - no error, a request
    """Raised by a handler that wants to be called again at that moment; its lane waits."""

    def __init__(self, until: float) -> None:
        super().__init__(until)
        self.until = until


class Inbox:
    """Updates on their way from Telegram to the handlers.

    A handler finds the number of its update in the workflow data as ``inbox_id``. It may mark it
    with ``storage.inbox.mark_done`` in its own transaction; what it did not mark is marked after
    it. One that raises is tried again, ``MAX_ATTEMPTS`` times in all, while its lane waits; the
    last time it finds ``last_attempt`` true.
    """

    def __init__(
        self,
        database: Database,
        bot: Bot,
        dispatcher: Dispatcher,
        clock: Clock,
        parts: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        """``parts``: what else handlers find in the workflow data."""
        self._parts = dict(parts)
        self._database = database
        self._bot = bot
        self._dispatcher = dispatcher
        self._clock = clock
        self._tasks = Tasks()
        self._lanes: dict[str, list[tuple[int, Letter]]] = {}
        self._held: set[int] = set()
        self._fewer = asyncio.Event()
        self._slots = asyncio.Semaphore(SIDE_BY_SIDE)
        self._ended: set[int] = set()
        self._marking = asyncio.Lock()

    async def start(self) -> None:
        """Take up everything that is undone, and go on looking after the inbox."""
        await self.look()
        self._tasks.start(self._tidy())

    async def look(self, waiting_for: float | None = None) -> None:
        """Take up what is undone and not in our hands, if it was received that long ago.

        At the start that is everything; later it is what a process left behind that has died.
        """
        before = None if waiting_for is None else self._clock.now() - waiting_for
        # Not by reading: between that and taking them up one could be done and let go.
        async with self._database.transaction(behind=True) as session:
            letters = await inbox.undone(session, before)
        self._take_up(letters)

    async def receive(self, updates: Sequence[Mapping[str, Any]]) -> None:
        """Keep a raw batch and hand it to the lanes. Once this returns it may be confirmed."""
        letters = [
            Letter(int(update["update_id"]), lane(update), json.dumps(update)) for update in updates
        ]
        async with self._database.transaction() as session:
            fresh = await inbox.keep(session, letters, self._clock.now())
        self._take_up(fresh)

    async def room(self) -> None:
        """Return once so little is waiting that more may be fetched."""
        while len(self._held) >= MUCH:
            self._fewer.clear()
            await self._fewer.wait()

    async def idle(self) -> None:
        """Return once nothing is waiting or being handled."""
        while self._held:
            self._fewer.clear()
            await self._fewer.wait()

    async def sweep(self) -> None:
        """Throw away what was done long ago."""
        async with self._database.transaction(behind=True) as session:
            now = self._clock.now()
            await inbox.sweep(session, now - KEEP_DONE, now - KEEP_GIVEN_UP)

    async def stop(self, patience: float) -> None:
        """Take up nothing more, and let the handlers that are running end, but not for longer than
        so many real seconds. What was not handled stays undone in the database.
        """
        await self._tasks.stop(patience)

    async def _tidy(self) -> None:
        while True:
            await self._tasks.wait(self._clock.sleep(LOOK_AGAIN_EVERY))
            try:
                await self.look(LOOK_AGAIN_EVERY)
                await self.sweep()
            except Exception:
                log.exception("Tidying the inbox failed")

    def _take_up(self, letters: Sequence[Letter]) -> None:
        if self._tasks.stopping:
            return
        for letter in letters:
            if letter.update_id in self._held:
                continue
            self._held.add(letter.update_id)
            waiting = self._lanes.get(letter.lane)
            if waiting is None:
                waiting = self._lanes[letter.lane] = []
                self._tasks.start(self._walk(letter.lane, waiting))
            heapq.heappush(waiting, (letter.update_id, letter))

    async def _walk(self, name: str, waiting: list[tuple[int, Letter]]) -> None:
        while waiting:
            _, letter = heapq.heappop(waiting)
            await self._deal_with(letter)
            self._held.discard(letter.update_id)
            self._fewer.set()
        del self._lanes[name]

    async def _deal_with(self, letter: Letter) -> None:
        """Handle one update until it is done or given up."""
        attempts = letter.attempts
        while True:
            await self._tasks.wait(self._slots.acquire())
            pause = 0.0
            try:
                await self._handle(letter, last_attempt=attempts + 1 >= MAX_ATTEMPTS)
            except Later as later:
                pause = later.until - self._clock.now()
            except Exception as error:
                attempts += 1
                log.exception("Attempt %d failed at %s", attempts, _describe(letter))
                await self._count_attempt(letter)
                if attempts >= MAX_ATTEMPTS:
                    log.critical("Given up, but kept in the inbox: %s", _describe(letter))
                    return
                pause = _PAUSES[attempts - 1]
                if isinstance(error, TelegramRetryAfter):
                    pause = max(pause, error.retry_after)
            else:
                return
            finally:
                self._slots.release()
            await self._tasks.wait(self._clock.sleep(pause))

    async def _handle(self, letter: Letter, last_attempt: bool) -> None:
        update = Update.model_validate_json(letter.payload, context={"bot": self._bot})
        await self._dispatcher.feed_update(
            self._bot,
            update,
            inbox_id=letter.update_id,
            last_attempt=last_attempt,
            **self._parts,
        )
        await self._mark_done(letter.update_id)

    async def _mark_done(self, update_id: int) -> None:
        """Mark an update as done, together with all that wait for the same by then."""
        self._ended.add(update_id)
        async with self._marking:
            if update_id not in self._ended:
                return
            ended: set[int] = set()
            try:
                async with self._database.transaction(behind=True) as session:
                    ended, self._ended = self._ended, set()
                    await inbox.mark_all_done(session, sorted(ended), self._clock.now())
            except BaseException:
                self._ended |= ended
                self._ended.discard(update_id)
                raise

    async def _count_attempt(self, letter: Letter) -> None:
        try:
            async with self._database.transaction(behind=True) as session:
                await inbox.count_attempt(session, letter.update_id)
        except Exception:
            log.exception("A failed attempt at update %d could not be noted", letter.update_id)


def lane(update: Mapping[str, Any]) -> str:
    """What must stay in order with this update: its table, else its chat, else its user.

    A press that shows something, or changes what no turn depends on, stays with its user: it may
    wait for long until the group's budget lets it write, and the table does not wait with it.
    """
    event = next((value for value in update.values() if isinstance(value, dict)), {})
    user, data = event.get("from"), event.get("data")
    table = _table(data)
    if table is not None:
        return f"table {table}"
    if isinstance(user, dict) and isinstance(data, str) and data.startswith(_PATIENT):
        return f"user {user.get('id')}"
    message = event.get("message")
    chat = event.get("chat") or (message.get("chat") if isinstance(message, dict) else None)
    if isinstance(chat, dict):
        return f"chat {chat.get('id')}"
    return f"user {user.get('id')}" if isinstance(user, dict) else "others"


def _table(data: object) -> int | None:
    """The table that callback data names, if it is ours and names one (0 is none)."""
    if not isinstance(data, str):
        return None
    prefix, _, rest = data.partition(":")
    number = rest.partition(":")[0]
    if prefix not in _PREFIXES or not re.fullmatch("[1-9][0-9]{0,15}", number):
        return None
    return int(number)


def _describe(letter: Letter) -> str:
    """An update for the log: number, lane, who, and what was pressed; no text that people wrote."""
    update = json.loads(letter.payload)
    event = next((value for value in update.values() if isinstance(value, dict)), {})
    user = event.get("from") or {}
    data = event.get("data")
    pressed = f", pressed {data!r}" if data is not None else ""
    return f"update {letter.update_id} of {letter.lane}, user {user.get('id')}{pressed}"
