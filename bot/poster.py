"""The poster: keeps every place of every table equal to what the table wants shown.

It compares what is wanted (``Tables.look``) with what it last sent (the rows of places), and sends
only the differences. At each place one call is made at a time: first it waits for the chat's
budget, then it looks at the table, so what piled up meanwhile is merged into the latest state.
Nobody else sends game messages, and nothing is remembered but in rows: after a restart it simply
looks again. What cannot be known after a kill is whether the last send arrived; then it is sent
again, and ``stray`` takes the twin away when somebody presses it.
"""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final, TypeVar

from aiogram import Bot
from sqlalchemy.ext.asyncio import AsyncSession

from bot.background import Tasks
from bot.board import Act, Board, Look, Post, Tables, Wanted
from bot.clock import Clock
from bot.pace import OverBudget, Pace, Rank, backoff, wait_for
from bot.postman import Outcome, Postman
from storage import places
from storage.database import Database
from storage.forgetting import erase_places
from storage.places import Place, PlaceKey, Unshown

__all__ = ["Look", "PlaceKey", "Poster", "Tables", "Wanted"]

T = TypeVar("T")

log = logging.getLogger(__name__)

_POLL_EVERY: Final = 1.0
_PRESS_WINDOW: Final = 9.0


class Poster:
    """Shows tables. ``enabled`` is set while this process is the one that posts.

    It puts its pace before all calls of the bot.
    """

    def __init__(
        self, bot: Bot, database: Database, clock: Clock, pace: Pace, tables: Tables
    ) -> None:
        pace.attach(bot)
        self._database = database
        self._clock = clock
        self._pace = pace
        self._postman = Postman(bot, database, clock, tables)
        self._tasks = Tasks()
        self._enabled = False
        self._stopped = asyncio.Event()

    @property
    def enabled(self) -> bool:
        """Whether this process posts."""
        return self._enabled

    @enabled.setter
    def enabled(self, value: bool) -> None:
        self._enabled = value
        for board in self._postman.boards:
            board.stale = True
            board.changed.set()

    async def run(self) -> None:
        """Post until ``stop`` or cancellation."""
        self._tasks.start(self._poll_forever())
        try:
            await self._stopped.wait()
        finally:
            await self.stop()

    async def stop(self, patience: float = 5.0) -> None:
        """Stop posting; calls under way get so many seconds of real time to end."""
        await self._tasks.stop(patience)
        self._stopped.set()

    def notice(self, table_id: int, pressed_by: int | None = None) -> None:
        """A table has changed (call it after the commit); ``pressed_by``: through whose press."""
        board = self._postman.board(table_id)
        if pressed_by is not None:
            board.pressed |= {PlaceKey("hand", pressed_by), PlaceKey("private", pressed_by)}
        board.stale = True
        board.changed.set()
        running = board.task is not None and not board.task.done()
        if self._enabled and not running and not self._tasks.stopping:
            board.task = self._tasks.start(self._serve(board))

    async def show_private(self, table_id: int, person_id: int, callback_query_id: str) -> bool:
        """Show somebody their private place (a hand inside the group), right after their press.

        Works in any process, before the press is answered. False where it could not be shown at
        once, for whatever reason: then the caller answers by an alert.
        """
        board = self._postman.board(table_id)
        key = PlaceKey("private", person_id)
        deadline = self._clock.now() + _PRESS_WINDOW
        try:
            await self._postman.refresh(board)
            chat_id = board.chat(key)
            return (
                chat_id is not None
                and await self._send_private(board, key, chat_id, callback_query_id, deadline)
                and await self._finish_private(board, key, chat_id, deadline)
            )
        except OverBudget as error:
            log.info("table %d %s: no private message: %s", table_id, key, error)
            return False
        finally:
            self.notice(table_id)

    async def stray(self, chat_id: int, message_id: int, table_id: int) -> None:
        """A button of this table was pressed on that message: if it is no place, it has to go.

        Cheap where it is one, so it may be called for every press on a table's own buttons.
        """
        if message_id == 0:
            return
        async with self._database.reading() as session:
            if not await _is_stray(session, chat_id, message_id, table_id):
                return
        async with self._database.transaction() as session:
            if not await _is_stray(session, chat_id, message_id, table_id):
                return
            log.info("table %d: %d in %d is a stray message", table_id, message_id, chat_id)
            key = PlaceKey("old", max(0, chat_id), message_id)
            await places.save_place(session, table_id, Place(key, chat_id, message_id=message_id))
            await places.mark_unshown(session, [table_id])
        self.notice(table_id)

    async def retry_person(self, person_id: int) -> None:
        """This person can be written to again: show them what their chat refused."""
        async with self._database.transaction() as session:
            tables = await places.retry_person(session, person_id)
        for table_id in tables:
            self.notice(table_id)

    async def forget_person(self, person_id: int) -> None:
        """This person was erased: calls for them that are under way end, and leave no trace."""
        for board in self._postman.boards:
            board.stale = True
            for key, post in list(board.posts.items()):
                if key.person_id == person_id:
                    async with post.lock:
                        pass
        async with self._database.transaction() as session:
            await erase_places(session, person_id)
        for board in self._postman.boards:
            board.stale = True
            board.changed.set()

    async def retry_chat(self, chat_id: int) -> None:
        """The bot may write to this group again: show there what it refused."""
        async with self._database.transaction() as session:
            tables = await places.retry_chat(session, chat_id)
        for table_id in tables:
            self.notice(table_id)

    async def move_chat(self, old: int, new: int) -> None:
        """Telegram says that a group has become a supergroup."""
        for table_id in await self._postman.move_chat(old, new):
            self.notice(table_id)

    async def _poll_forever(self) -> None:
        while True:
            if self._enabled:
                try:
                    await self._poll()
                except Exception:
                    log.exception("The tables to be shown could not be read")
            await self._tasks.wait(self._clock.sleep(_POLL_EVERY))

    async def _poll(self) -> None:
        async with self._database.reading() as session:
            unshown = await places.unshown_tables(session)
        for one in unshown:
            if _is_news(self._postman.board(one.table_id), one):
                self.notice(one.table_id)

    async def _serve(self, board: Board) -> None:
        """Start the work of a table's places until everything is in order."""
        while self._enabled and not self._tasks.stopping:
            board.changed.clear()
            try:
                await self._postman.refresh(board)
                board.failures = 0
            except Exception:
                log.exception("table %d cannot be looked at", board.table_id)
                board.failures += 1
                pause = backoff(board.failures)
                await self._tasks.wait(wait_for(board.changed, self._clock, pause))
                continue
            busy = self._start_work(board)
            await self._postman.seal(board)
            if busy:
                await self._tasks.wait(board.changed.wait())
                continue
            if not await self._postman.settle(board):
                board.stale = True
            if not board.stale and not board.changed.is_set():
                return

    def _start_work(self, board: Board) -> bool:
        """Whether there is work at any place of it; it is under way then."""
        busy = False
        now = self._clock.now()
        for key in board.order():
            act, post = board.act(key, now), board.post(key)
            rank = board.rank(key, act)
            if post.task is not None:
                busy = True
                if post.waiting and (act is Act.NOTHING or rank < post.rank):
                    # Not needed any more, or more urgent than when it took its place in the queue.
                    post.task.cancel()
            elif act is not Act.NOTHING:
                busy = True
                post.rank = rank
                post.task = self._tasks.start(self._work(board, key, post))
        return busy

    async def _work(self, board: Board, key: PlaceKey, post: Post) -> None:
        """One attempt to bring one place in order."""
        try:
            if post.failures:
                await self._wait(post, self._clock.sleep(backoff(post.failures - 1)))
            outcome = await self._attempt(board, key, post)
            post.failures = post.failures + 1 if outcome is Outcome.LATER else 0
        except Exception:
            log.exception("table %d %s could not be brought in order", board.table_id, key)
            post.failures += 1
        finally:
            post.task = None
            board.changed.set()

    async def _attempt(self, board: Board, key: PlaceKey, post: Post) -> Outcome:
        if board.act(key, self._clock.now()) is Act.RETIRE:
            async with post.lock:
                if self._enabled and board.act(key, self._clock.now()) is Act.RETIRE:
                    await self._postman.retire(board, key)
            return Outcome.DONE
        chat_id = board.chat(key)
        if chat_id is None:
            return Outcome.DONE
        with await self._wait(post, self._pace.acquire(chat_id, post.rank)):
            async with post.lock:
                return await self._deliver(board, key, chat_id)

    async def _deliver(self, board: Board, key: PlaceKey, chat_id: int) -> Outcome:
        if not self._enabled:
            return Outcome.DONE
        await self._postman.refresh(board)
        return await self._postman.deliver(board, key, chat_id)

    async def _send_private(
        self,
        board: Board,
        key: PlaceKey,
        chat_id: int,
        callback_query_id: str,
        deadline: float,
    ) -> bool:
        with await self._pace.acquire(chat_id, Rank.ANSWER, deadline):
            async with board.post(key).lock:
                await self._postman.refresh(board)
                return await self._postman.send_private(board, key, callback_query_id)

    async def _finish_private(
        self, board: Board, key: PlaceKey, chat_id: int, deadline: float
    ) -> bool:
        if board.act(key, self._clock.now()) is Act.EDIT:
            with await self._pace.acquire(chat_id, Rank.ANSWER, deadline):
                async with board.post(key).lock:
                    await self._postman.deliver(board, key, chat_id)
        return key in board.places

    async def _wait(self, post: Post, awaitable: Awaitable[T]) -> T:
        post.waiting = True
        try:
            return await self._tasks.wait(awaitable)
        finally:
            post.waiting = False


async def _is_stray(session: AsyncSession, chat_id: int, message_id: int, table_id: int) -> bool:
    """Whether a message of that table's own chats is no place."""
    kept = await places.load_places(session, table_id)
    if kept is None or (chat_id < 0 and chat_id != kept.chat_id):
        return False
    known = [
        (place.chat_id, place.message_id)
        for key, place in kept.places.items()
        if key.kind not in ("private", "old_private")
    ]
    if (chat_id, message_id) in known:
        return False
    return not await places.is_place(session, chat_id, message_id)


def _is_news(board: Board, unshown: Unshown) -> bool:
    if board.task is None or board.task.done() or board.look is None:
        return True
    return unshown.version > board.look.version or unshown.shown_version != board.shown_version
