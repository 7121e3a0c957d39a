"""One call to Telegram for one place, and its outcome taken for what it is.

Nothing here waits for budgets or decides what is next; that is the poster's. Every outcome is kept
in a short transaction right after the call.
"""

import logging
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import Final
from weakref import WeakValueDictionary

from aiogram import Bot
from aiogram.exceptions import AiogramError, ClientDecodeError, TelegramMigrateToChat
from aiogram.methods import DeleteEphemeralMessage, DeleteMessage
from aiogram.types import EphemeralMessageParameters

from bot.board import OLD, Act, Board, Look, Tables, Wanted
from bot.clock import Clock
from bot.envelope import Envelopes, digest
from bot.pace import backoff
from bot.refusals import Refusal, answer_of, brief, read_refusal
from bot.screens.base import Screen
from storage import places
from storage.database import Database
from storage.places import Place, PlaceKey, PlaceKind

log = logging.getLogger(__name__)

_TIMEOUT: Final = 20
_PRIVATE_TIMEOUT: Final = 5
_KEEP_ATTEMPTS: Final = 8


class Outcome(Enum):
    """How a call went: ``DONE``, or better ``AGAIN`` at once, or ``LATER`` after a pause."""

    DONE = auto()
    AGAIN = auto()
    LATER = auto()


class Postman:
    """Makes calls for places and keeps what became of them."""

    def __init__(self, bot: Bot, database: Database, clock: Clock, tables: Tables) -> None:
        self._bot = bot
        self._database = database
        self._clock = clock
        self._tables = tables
        self._envelopes = Envelopes()
        self._boards: WeakValueDictionary[int, Board] = WeakValueDictionary()
        self._moved: dict[int, int] = {}
        self._lost_topics: set[tuple[int, int]] = set()
        self._private_known: bool | None = None

    @property
    def boards(self) -> Sequence[Board]:
        """The tables that something is being done for."""
        return list(self._boards.values())

    def board(self, table_id: int) -> Board:
        """A table's board, a new one where nothing is being done for it."""
        board = self._boards.get(table_id)
        if board is None:
            board = self._boards[table_id] = Board(table_id)
        return board

    async def refresh(self, board: Board) -> None:
        """Read what is kept of a table, and ask what it wants, unless that is known already."""
        async with board.lock:
            if not board.stale:
                return
            board.stale = False
            try:
                async with self._database.reading() as session:
                    kept = await places.load_places(session, board.table_id)
                    look = await self._tables.look(session, board.table_id, kept) if kept else None
            except BaseException:
                board.stale = True
                raise
            board.take(kept, look and self._corrected(look))

    async def settle(self, board: Board) -> bool:
        """Note that all that is wanted is shown; False where something has come between."""
        look = board.look
        if look is None or board.shown_version >= look.version:
            return True
        async with self._database.transaction(behind=True) as session:
            shown = await places.mark_shown(
                session, board.table_id, look.version, board.shown_version
            )
        if shown:
            board.shown_version = look.version
        return shown

    async def seal(self, board: Board) -> None:
        """Note that a seal is seen wherever it has to be, once it is."""
        deal = board.seal_seen(self._clock.now())
        if deal > board.sealed_deal:
            async with self._database.transaction(behind=True) as session:
                await places.mark_sealed(session, board.table_id, deal)
            board.sealed_deal = deal

    async def retire(self, board: Board, key: PlaceKey) -> None:
        """Let a place's message become an old one, that is to be deleted."""
        place = board.places.get(key)
        if place is not None:
            await self._keep(board, dropped=key, old=place)

    async def deliver(self, board: Board, key: PlaceKey, chat_id: int) -> Outcome:
        """Make the call that this place needs now, if it still is in that chat."""
        act = board.act(key, self._clock.now())
        if act in (Act.NOTHING, Act.RETIRE) or board.chat(key) != chat_id:
            return Outcome.DONE
        if act is Act.DELETE and await self._is_needed(board, key):
            await self._keep(board, dropped=key)
            return Outcome.DONE
        wanted = board.wanted.get(key)
        try:
            message_id = await self._ask(board, key, act)
        except AiogramError as error:
            return await self._refused(board, key, act, chat_id, wanted, error)
        if act is Act.SEND:
            assert wanted is not None
            await self._sent(board, wanted, message_id)
        else:
            await self._obeyed(board, key, act, wanted)
        return Outcome.DONE

    async def send_private(self, board: Board, key: PlaceKey, callback_query_id: str) -> bool:
        """Answer a press by an ephemeral message; whether that worked.

        A server that does not know ephemeral messages would show a hand to everybody. So the first
        one, until a server has proved that it knows them, is the stub, to be edited afterwards.
        """
        wanted, look = board.wanted.get(key), board.look
        if wanted is None or wanted.screen is None or look is None or self._private_known is False:
            return False
        screen = wanted.screen if self._private_known else Screen(look.stub)
        call = self._envelopes.send(
            screen,
            wanted.chat_id,
            wanted.thread_id,
            private=EphemeralMessageParameters(
                receiver_user_id=key.person_id, callback_query_id=callback_query_id
            ),
        )
        try:
            message = await self._bot(call, request_timeout=_PRIVATE_TIMEOUT)
        except AiogramError as error:
            log.info("table %d %s: no private message: %s", board.table_id, key, brief(error))
            return False
        if message.ephemeral_message_id is None:
            log.error("The Bot API server knows no ephemeral messages; hands are shown by alerts")
            self._private_known = False
            public = Place(PlaceKey("table"), wanted.chat_id, message_id=message.message_id)
            await self._keep(board, old=public, elsewhere=True)
            return False
        self._private_known = True
        now = self._clock.now()
        place = Place(
            key,
            wanted.chat_id,
            wanted.thread_id,
            message.ephemeral_message_id,
            now,
            digest(screen),
            wanted.fresh,
        )
        await self._keep(board, place, old=board.places.get(key), elsewhere=True)
        return True

    async def move_chat(self, old: int, new: int) -> list[int]:
        """A group has another id; returns its tables."""
        log.warning("The group %d is now %d", old, new)
        self._moved[old] = new
        async with self._database.transaction() as session:
            tables = await places.move_chat(session, old, new)
        self._all_stale()
        await self._tell(self._tables.chat_moved(old, new))
        return tables

    def _corrected(self, look: Look) -> Look:
        return replace(look, wanted=[self._corrected_place(wanted) for wanted in look.wanted])

    def _corrected_place(self, wanted: Wanted) -> Wanted:
        chat_id = self._moved.get(wanted.chat_id, wanted.chat_id)
        lost = (chat_id, wanted.thread_id) in self._lost_topics
        return replace(wanted, chat_id=chat_id, thread_id=None if lost else wanted.thread_id)

    async def _ask(self, board: Board, key: PlaceKey, act: Act) -> int | None:
        """Ask Telegram for it; returns the id of a new message. Raises what the bot raises."""
        wanted, place, look = board.wanted.get(key), board.places.get(key), board.look
        screen = None if wanted is None else wanted.screen
        if act is Act.SEND:
            assert wanted is not None
            assert screen is not None
            call = self._envelopes.send(screen, wanted.chat_id, wanted.thread_id, loud=wanted.loud)
            return (await self._bot(call, request_timeout=_TIMEOUT)).message_id
        assert place is not None
        assert place.message_id is not None
        chat_id, message_id, person_id = place.chat_id, place.message_id, key.person_id
        if act is Act.EDIT and key.kind == "private":
            assert screen is not None
            edit = self._envelopes.edit_private(screen, chat_id, person_id, message_id)
            await self._bot(edit, request_timeout=_TIMEOUT)
        elif act in (Act.EDIT, Act.FADE):
            faded = Screen(look.stub) if look is not None and act is Act.FADE else screen
            assert faded is not None
            await self._bot(
                self._envelopes.edit(faded, chat_id, message_id), request_timeout=_TIMEOUT
            )
        elif key.kind == "old_private":
            await self._bot(
                DeleteEphemeralMessage(
                    chat_id=chat_id, receiver_user_id=person_id, ephemeral_message_id=message_id
                ),
                request_timeout=_TIMEOUT,
            )
        else:
            await self._bot(
                DeleteMessage(chat_id=chat_id, message_id=message_id), request_timeout=_TIMEOUT
            )
        return None

    async def _is_needed(self, board: Board, key: PlaceKey) -> bool:
        # A stray message may be one that was just sent and not yet kept.
        place = board.places[key]
        if place.sent_at is not None or place.message_id is None:
            return False
        for other, post in list(board.posts.items()):
            if other.kind not in OLD and board.chat(other) == place.chat_id:
                async with post.lock:
                    pass
        async with self._database.reading() as session:
            return await places.is_place(session, place.chat_id, place.message_id)

    async def _sent(self, board: Board, wanted: Wanted, message_id: int | None) -> None:
        assert wanted.screen is not None
        place = Place(
            wanted.key,
            wanted.chat_id,
            wanted.thread_id,
            message_id,
            self._clock.now(),
            digest(wanted.screen),
            wanted.fresh,
        )
        again = wanted.key.kind == "table"
        for attempt in range(_KEEP_ATTEMPTS):
            try:
                await self._keep(board, place, old=board.places.get(wanted.key), again=again)
                break
            except Exception:
                # Nobody else knows of this message: to forget it is to send it again.
                log.exception("table %d %s: sent, but not kept", board.table_id, wanted.key)
                await self._clock.sleep(backoff(attempt))
        board.seals[wanted.key] = wanted.seal
        if again:
            board.stale = True

    async def _obeyed(self, board: Board, key: PlaceKey, act: Act, wanted: Wanted | None) -> None:
        if act is not Act.EDIT:
            await self._keep(board, dropped=key)
            return
        assert wanted is not None
        assert wanted.screen is not None
        board.seals[key] = wanted.seal
        board.pressed.discard(key)
        place = board.places.get(key)
        if place is not None:
            await self._keep(board, replace(place, shown=digest(wanted.screen)))

    async def _refused(
        self,
        board: Board,
        key: PlaceKey,
        act: Act,
        chat_id: int,
        wanted: Wanted | None,
        error: AiogramError,
    ) -> Outcome:
        refusal = read_refusal(error, private=chat_id > 0)
        where = f"table {board.table_id} {key} in {chat_id}"
        if refusal is Refusal.PASSING:
            log.warning("%s: %s failed, to be tried again: %s", where, act.name, brief(error))
            return Outcome.LATER
        if refusal is Refusal.SLOW:
            return Outcome.AGAIN
        if refusal is Refusal.MARKUP and self._envelopes.simplify(str(error)):
            log.warning("%s: the server is old, sending something simpler: %s", where, brief(error))
            return Outcome.AGAIN
        if isinstance(error, TelegramMigrateToChat):
            await self.move_chat(chat_id, error.migrate_to_chat_id)
            return Outcome.AGAIN
        log.info("%s: %s refused: %s", where, act.name, brief(error))
        if refusal is Refusal.SAME or (refusal is Refusal.DONE and act is not Act.SEND):
            await self._obeyed(board, key, act, wanted)
        elif act is Act.DELETE and refusal is Refusal.FROZEN and key.kind == "old":
            board.post(key).undeletable = True
        elif key.kind in (*OLD, "private"):
            await self._keep(board, dropped=key)
        elif refusal is Refusal.UNREACHABLE or refusal is Refusal.CHAT_LOST:
            assert wanted is not None
            await self._shut_out(board, wanted, refusal, brief(error))
        elif act is Act.EDIT and refusal in (Refusal.GONE, Refusal.FROZEN):
            await self._vanished(board, key)
        elif act is Act.SEND and refusal is Refusal.NO_TOPIC:
            assert wanted is not None
            await self._lose_topic(wanted)
        else:
            await self._own_fault(board, key, wanted, error)
        return Outcome.AGAIN

    async def _own_fault(
        self, board: Board, key: PlaceKey, wanted: Wanted | None, error: AiogramError
    ) -> None:
        answer = answer_of(error) if isinstance(error, ClientDecodeError) else None
        if answer is not None and wanted is not None:
            result = answer.get("result")
            message_id = result.get("message_id") if isinstance(result, dict) else None
            if isinstance(message_id, int):
                await self._sent(board, wanted, message_id)
                return
        assert wanted is not None
        assert wanted.screen is not None
        board.post(key).broken = digest(wanted.screen)
        log.error("table %d %s: refused through our own fault: %s", board.table_id, key, error)

    async def _vanished(self, board: Board, key: PlaceKey) -> None:
        place = board.places.get(key)
        if place is None or key.kind in ("table", "hand"):
            await self.retire(board, key)
        else:
            await self._keep(board, replace(place, message_id=None))

    async def _shut_out(self, board: Board, wanted: Wanted, refusal: Refusal, reason: str) -> None:
        place = board.places.get(wanted.key) or Place(wanted.key, wanted.chat_id, wanted.thread_id)
        place = replace(place, refused=reason, fresh=wanted.fresh)
        if refusal is Refusal.CHAT_LOST:
            await self._tell(self._tables.chat_lost(wanted.chat_id, reason))
            await self._keep(board, place)
        else:
            await self._tell(self._tables.unreachable(wanted.chat_id))
            await self._keep(board, place, unreachable=wanted.chat_id)

    async def _lose_topic(self, wanted: Wanted) -> None:
        if wanted.thread_id is None:
            return
        self._lost_topics.add((wanted.chat_id, wanted.thread_id))
        async with self._database.transaction() as session:
            await places.lose_topic(session, wanted.chat_id, wanted.thread_id)
        self._all_stale()
        await self._tell(self._tables.topic_lost(wanted.chat_id, wanted.thread_id))

    async def _tell(self, telling: Awaitable[None]) -> None:
        try:
            await telling
        except Exception:
            log.exception("The tables could not take in what the poster told them")

    def _all_stale(self) -> None:
        for board in self.boards:
            board.stale = True
            board.changed.set()

    async def _keep(
        self,
        board: Board,
        place: Place | None = None,
        *,
        dropped: PlaceKey | None = None,
        old: Place | None = None,
        unreachable: int | None = None,
        elsewhere: bool = False,
        again: bool = False,
    ) -> None:
        """Keep what became of places, in one transaction and on the board; where nothing is left
        to do, that too.

        ``old``: what had a message that is to be deleted. ``elsewhere``: another process may have
        to do that. ``again``: the table is to be looked at once more.
        """
        saved = [place] if place is not None else []
        if old is not None and old.message_id is not None:
            saved.append(_old(old))
        async with board.lock:
            kept = {key: one for key, one in board.places.items() if key != dropped}
            kept |= {one.key: one for one in saved}
            look, before = board.look, board.shown_version
            last = not (elsewhere or again) and board.shows_all_with(kept, self._clock.now())
            async with self._database.transaction(behind=True) as session:
                if dropped is not None:
                    await places.drop_place(session, board.table_id, dropped)
                for one in saved:
                    await places.save_place(session, board.table_id, one)
                if unreachable is not None:
                    await places.set_unreachable(session, unreachable)
                if elsewhere and old is not None:
                    await places.mark_unshown(session, [board.table_id])
                if last and look is not None:
                    last = await places.mark_shown(session, board.table_id, look.version, before)
            board.places = kept
            if last and look is not None:
                board.shown_version = look.version


def _old(place: Place) -> Place:
    assert place.message_id is not None
    kind: PlaceKind = "old_private" if place.key.kind == "private" else "old"
    person_id = place.key.person_id
    return Place(
        PlaceKey(kind, person_id, place.message_id),
        place.chat_id,
        place.thread_id,
        place.message_id,
        place.sent_at,
    )
