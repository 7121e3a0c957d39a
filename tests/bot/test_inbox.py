"""Updates reach the handlers in order, table by table, once, and none is lost."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from aiogram import Bot, Dispatcher
from aiogram.exceptions import TelegramRetryAfter
from aiogram.methods import SendMessage
from aiogram.types import CallbackQuery, Message
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.inbox import KEEP_DONE, LOOK_AGAIN_EVERY, Inbox, Later, lane
from storage import inbox as storage_inbox
from storage.database import Database
from storage.models import InboxRow
from tests.kit.clock import FakeClock
from tests.kit.databases import sqlite_url
from tests.kit.waiting import until

NATA = {"id": 11, "is_bot": False, "first_name": "Ната"}
GROUP = {"id": -1001, "type": "supergroup", "title": "За столом"}

MESSAGE = '{"message_id":1,"date":1,"chat":{"id":1,"type":"private"},"text":"x"}'

Raw = dict[str, object]
Handler = Callable[[int], Awaitable[None]]


def message(number: int, chat: int = -1001, text: str = "/new") -> Raw:
    where = {**GROUP, "id": chat}
    return {
        "update_id": number,
        "message": {"message_id": number, "date": 1, "chat": where, "from": NATA, "text": text},
    }


def press(number: int, data: str = "m:7:3:play TH") -> Raw:
    shown = {"message_id": 5, "date": 1, "chat": GROUP}
    return {
        "update_id": number,
        "callback_query": {
            "id": str(number),
            "from": NATA,
            "chat_instance": "1",
            "message": shown,
            "data": data,
        },
    }


@pytest.mark.parametrize(
    ("update", "expected"),
    [
        (press(1, "m:7:3:play TH"), "table 7"),
        (press(1, "c:7:3:12"), "table 7"),
        (press(1, "l:7:sit:"), "table 7"),
        (press(1, "s:7:back"), "table 7"),
        (press(1, "k:7:1:master"), "user 11"),
        (press(1, "v:7:hand:"), "user 11"),
        (press(1, "v:0:rules:"), "user 11"),
        (press(1, "x:7:3"), "chat -1001"),
        (press(1, "m:seven:3"), "chat -1001"),
        (press(1, "m:٧:3"), "chat -1001"),
        (press(1, "m:" + "9" * 60), "chat -1001"),
        (press(1, ""), "chat -1001"),
        (message(1), "chat -1001"),
        ({"update_id": 1, "inline_query": {"id": "1", "from": NATA, "query": ""}}, "user 11"),
        ({"update_id": 1, "my_chat_member": {"chat": GROUP, "from": NATA}}, "chat -1001"),
        (
            {"update_id": 1, "callback_query": {"id": "1", "from": NATA, "data": "what"}},
            "user 11",
        ),
        ({"update_id": 1}, "others"),
    ],
)
def test_the_lane_is_the_table_that_changes_else_the_chat_or_the_user(
    update: Raw, expected: str
) -> None:
    assert lane(update) == expected


class House:
    """An inbox on a database, with one handler for everything: what a test says."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = FakeClock()
        self.bot = Bot("42:TEST")
        self.seen: list[int] = []
        self.last_attempts: list[int] = []
        self.handler: Handler | None = None
        self.inbox = self.another()

    def another(self) -> Inbox:
        """A further process on the same database."""
        dispatcher = Dispatcher(disable_fsm=True)

        async def handle(
            _event: Message | CallbackQuery, inbox_id: int, last_attempt: bool
        ) -> None:
            self.seen.append(inbox_id)
            self.last_attempts += [inbox_id] if last_attempt else []
            if self.handler is not None:
                await self.handler(inbox_id)

        dispatcher.message.register(handle)
        dispatcher.callback_query.register(handle)
        return Inbox(self.database, self.bot, dispatcher, self.clock)

    async def rows(self) -> dict[int, tuple[int, bool]]:
        """Attempts, and whether it is done, by number."""
        async with self.database.transaction() as session:
            rows = await session.scalars(select(InboxRow))
            return {row.update_id: (row.attempts, row.done_at is not None) for row in rows}

    async def asleep(self, seconds: float) -> None:
        """Return once somebody sleeps for exactly that long on the clock."""
        moment = self.clock.now() + seconds
        await until(lambda: self.clock.next_wake == moment, f"asleep for {seconds} s")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    database = Database(sqlite_url(tmp_path / "kozyr.db"))
    await database.start()
    house = House(database)
    yield house
    await house.inbox.stop(5)
    await database.close()


async def test_each_update_is_handled_once_and_marked(house: House) -> None:
    await house.inbox.receive([message(1), press(2), message(3, chat=11)])
    await house.inbox.receive([press(2)])
    await house.inbox.idle()
    assert sorted(house.seen) == [1, 2, 3]
    assert await house.rows() == {1: (0, True), 2: (0, True), 3: (0, True)}


async def test_a_lane_keeps_its_order_while_others_go_on(house: House) -> None:
    gate = asyncio.Event()

    async def handler(number: int) -> None:
        if number == 1:
            await gate.wait()

    house.handler = handler
    await house.inbox.receive([press(3), press(1), press(2), press(4, "m:8:1:pass"), message(5)])
    await until(lambda: {4, 5} <= set(house.seen), "other lanes went on")
    assert sorted(house.seen) == [1, 4, 5]
    gate.set()
    await house.inbox.idle()
    assert [number for number in house.seen if number <= 3] == [1, 2, 3]


async def test_no_more_than_a_few_are_handled_at_once(house: House) -> None:
    gate = asyncio.Event()

    async def handler(_number: int) -> None:
        await gate.wait()

    house.handler = handler
    await house.inbox.receive([message(number, chat=number) for number in range(1, 41)])
    await until(lambda: len(house.seen) >= 16, "busy")
    await house.rows()
    assert len(house.seen) == 16
    gate.set()
    await house.inbox.idle()
    assert len(house.seen) == 40


async def test_the_door_marks_in_its_own_transaction(house: House) -> None:
    marks: list[bool] = []

    async def handler(number: int) -> None:
        async with house.database.transaction() as session:
            marks.append(await storage_inbox.mark_done(session, number, 5.0))

    house.handler = handler
    await house.inbox.receive([press(1)])
    await house.inbox.idle()
    assert marks == [True]
    async with house.database.transaction() as session:
        assert (await session.get_one(InboxRow, 1)).done_at == 5.0


class Marks:
    """Which updates were marked as done together; the first time it fails, if it is to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, failures: int = 0) -> None:
        self.batches: list[list[int]] = []
        self.failures = failures
        self._mark = storage_inbox.mark_all_done
        monkeypatch.setattr(storage_inbox, "mark_all_done", self.mark)

    async def mark(self, session: AsyncSession, numbers: Sequence[int], now: float) -> int:
        self.batches.append(list(numbers))
        if len(self.batches) <= self.failures:
            raise OSError("the disk is full")
        return await self._mark(session, numbers, now)


async def handled_together(house: House, count: int) -> None:
    """So many updates are handled at once, and all end while something else is written."""
    gate, ended = asyncio.Event(), 0

    async def handler(_number: int) -> None:
        nonlocal ended
        await gate.wait()
        ended += 1

    house.handler = handler
    await house.inbox.receive([message(number, chat=number) for number in range(1, count + 1)])
    await until(lambda: len(house.seen) == count, "all are being handled")
    async with house.database.transaction():
        gate.set()
        await until(lambda: ended == count, "all have ended")
        for _ in range(50):
            await asyncio.sleep(0)


async def test_what_ends_together_is_marked_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = Marks(monkeypatch)
    await handled_together(house, 10)
    await house.inbox.idle()
    assert marks.batches == [list(range(1, 11))]
    assert await house.rows() == dict.fromkeys(range(1, 11), (0, True))


async def test_where_marking_fails_each_is_marked_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = Marks(monkeypatch, failures=1)
    await handled_together(house, 3)
    await house.asleep(1)
    failed = [number for number, (_, done) in (await house.rows()).items() if not done]
    assert len(failed) == 1
    await house.clock.advance(1)
    await house.inbox.idle()
    assert all(done for _, done in (await house.rows()).values())
    assert marks.batches[0] == [1, 2, 3]
    assert sorted(house.seen) == sorted([1, 2, 3, *failed])


async def test_what_fails_is_tried_three_times_and_the_lane_waits(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def handler(number: int) -> None:
        if number == 1:
            raise LookupError("no such card")

    house.handler = handler
    await house.inbox.receive([press(1), press(2)])
    await house.asleep(1)
    assert house.seen == [1]
    assert house.last_attempts == []
    assert await house.rows() == {1: (1, False), 2: (0, False)}
    await house.clock.advance(1)
    await house.asleep(5)
    assert house.seen == [1, 1]
    assert house.last_attempts == []
    await house.clock.advance(5)
    await house.inbox.idle()
    assert house.seen == [1, 1, 1, 2]
    assert house.last_attempts == [1]
    assert await house.rows() == {1: (3, False), 2: (0, True)}
    given_up = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert len(given_up) == 1
    for word in ("update 1", "table 7", "user 11", "play TH"):
        assert word in given_up[0].getMessage()
    assert "no such card" in caplog.text
    await house.another().look()
    assert house.seen == [1, 1, 1, 2]


async def test_what_succeeds_at_last_is_done(house: House) -> None:
    async def handler(_number: int) -> None:
        if len(house.seen) < 3:
            raise LookupError

    house.handler = handler
    await house.inbox.receive([press(1)])
    await house.asleep(1)
    await house.clock.advance(1)
    await house.asleep(5)
    await house.clock.advance(5)
    await house.inbox.idle()
    assert await house.rows() == {1: (2, True)}


async def test_the_log_does_not_tell_what_people_write(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async def handler(_number: int) -> None:
        raise LookupError

    house.handler = handler
    await house.inbox.receive([message(1, text="мой секрет")])
    await house.asleep(1)
    assert "update 1 of chat -1001, user 11" in caplog.text
    assert "секрет" not in caplog.text


async def test_telegrams_wish_to_slow_down_is_obeyed(house: House) -> None:
    async def handler(_number: int) -> None:
        if len(house.seen) == 1:
            raise TelegramRetryAfter(SendMessage(chat_id=1, text="x"), "Too Many Requests", 33)

    house.handler = handler
    await house.inbox.receive([press(1)])
    await house.asleep(33)
    await house.clock.advance(33)
    await house.inbox.idle()
    assert house.seen == [1, 1]


async def test_later_calls_again_at_that_moment_and_is_no_failure(house: House) -> None:
    moment = house.clock.now() + 2

    async def handler(number: int) -> None:
        if number == 1 and house.clock.now() < moment:
            raise Later(moment)

    house.handler = handler
    await house.inbox.receive([press(1), press(2), press(3, "m:8:1:pass")])
    await house.asleep(2)
    await until(lambda: 3 in house.seen, "the other table went on")
    assert sorted(house.seen) == [1, 3]
    await house.clock.advance(1.5)
    assert sorted(house.seen) == [1, 3]
    await house.clock.advance(0.5)
    await house.inbox.idle()
    assert house.seen[-2:] == [1, 2]
    assert await house.rows() == {1: (0, True), 2: (0, True), 3: (0, True)}


async def test_sleepers_do_not_keep_others_from_being_handled(house: House) -> None:
    moment = house.clock.now() + 60

    async def handler(number: int) -> None:
        if number <= 20 and house.clock.now() < moment:
            raise Later(moment)

    house.handler = handler
    await house.inbox.receive([message(number, chat=number) for number in range(1, 22)])
    await until(lambda: 21 in house.seen, "handled while twenty wait")


async def test_at_the_start_everything_undone_is_handled_in_order(house: House) -> None:
    async with house.database.transaction() as session:
        letters = [
            storage_inbox.Letter(n, "table 7", f'{{"update_id":{n},"message":{MESSAGE}}}')
            for n in (5, 3, 4)
        ]
        await storage_inbox.keep(session, letters, house.clock.now())
        await storage_inbox.mark_done(session, 4, house.clock.now())
    await house.inbox.start()
    await house.inbox.receive([press(6)])
    await house.inbox.idle()
    assert house.seen == [3, 5, 6]


async def test_stopping_lets_the_running_handler_end_and_leaves_the_rest(house: House) -> None:
    gate = asyncio.Event()

    async def handler(number: int) -> None:
        if number == 1:
            await gate.wait()
        if number == 3:
            raise Later(house.clock.now() + 60)

    house.handler = handler
    await house.inbox.receive([press(1), press(2), message(3)])
    await house.asleep(60)
    stopping = asyncio.create_task(house.inbox.stop(5))
    await house.inbox.receive([message(4)])
    gate.set()
    await stopping
    assert await house.rows() == {1: (0, True), 2: (0, False), 3: (0, False), 4: (0, False)}

    house.seen.clear()
    house.handler = None
    successor = house.another()
    await successor.start()
    await successor.idle()
    assert sorted(house.seen) == [2, 3, 4]
    await successor.stop(5)


async def test_stopping_does_not_wait_for_ever(house: House) -> None:
    async def handler(_number: int) -> None:
        await asyncio.Event().wait()

    house.handler = handler
    await house.inbox.receive([press(1)])
    await until(lambda: house.seen == [1], "running")
    await house.inbox.stop(0.01)
    assert await house.rows() == {1: (0, False)}


async def test_what_a_dead_process_left_behind_is_taken_up_after_a_minute(house: House) -> None:
    await house.inbox.start()
    async with house.database.transaction() as session:
        letter = storage_inbox.Letter(9, "chat 1", f'{{"update_id":9,"message":{MESSAGE}}}')
        await storage_inbox.keep(session, [letter], house.clock.now())
    await house.asleep(LOOK_AGAIN_EVERY)
    await house.clock.advance(LOOK_AGAIN_EVERY)
    await house.asleep(LOOK_AGAIN_EVERY)
    assert house.seen == []
    await house.clock.advance(LOOK_AGAIN_EVERY)
    await house.asleep(LOOK_AGAIN_EVERY)
    await house.inbox.idle()
    assert house.seen == [9]


async def test_what_was_done_two_days_ago_is_swept(house: House) -> None:
    await house.inbox.receive([press(1)])
    await house.inbox.idle()
    await house.clock.advance(KEEP_DONE)
    await house.inbox.sweep()
    assert list(await house.rows()) == [1]
    await house.clock.advance(1)
    await house.inbox.sweep()
    assert await house.rows() == {}


async def test_an_update_of_an_unknown_kind_is_kept_and_holds_nobody_up(house: House) -> None:
    with pytest.warns(RuntimeWarning, match="unknown update type"):
        await house.inbox.receive([{"update_id": 1, "brand_new": {"x": 1}}, message(2)])
        await house.inbox.idle()
    assert house.seen == [2]
    assert (await house.rows())[1] == (0, True)


async def test_broken_text_is_kept_too_and_holds_no_batch_up(house: House) -> None:
    await house.inbox.receive([message(1, text="\ud83d"), message(2, text="\x00"), message(3, 12)])
    await until(lambda: 3 in house.seen, "handled")
    assert set(await house.rows()) == {1, 2, 3}
