"""The pace: no call goes around it, and Telegram's limits are never reached."""

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramBadRequest,
    TelegramNetworkError,
    TelegramRetryAfter,
)
from aiogram.methods import SendMessage

from bot.pace import OverBudget, Pace, Rank, backoff
from bot.playground.standin import StandIn
from tests.kit.clock import FakeClock
from tests.kit.wire import BAD_GATEWAY, Wire

GROUP_LIMIT = 20


@dataclass
class Street:
    """A bot whose calls go through a pace to the stand-in, with flood limits on."""

    clock: FakeClock
    stand_in: StandIn
    wire: Wire
    bot: Bot
    pace: Pace
    people: list[int]
    group: int
    tasks: list[asyncio.Task[object]] = field(default_factory=list)

    def start(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        task = asyncio.create_task(work)
        self.tasks.append(task)
        return task

    async def paced_edit(self, chat: int, message: int, text: str) -> float:
        """What the poster does: take a slot, then decide; returns when it was at the server."""
        with await self.pace.acquire(chat, Rank.EDIT):
            await self.bot.edit_message_text(text, chat_id=chat, message_id=message)
        return self.clock.now()

    async def rank(self, rank: Rank, order: list[Rank], chat: int | None = None) -> None:
        with await self.pace.acquire(chat or self.group, rank) as slot:
            assert slot.use(SendMessage(chat_id=chat or self.group, text="-"))
            order.append(rank)

    async def forward(self, seconds: float, step: float = 0.05) -> None:
        """Let time pass in small steps, so that whoever wakes can start new waits."""
        end = self.clock.now() + seconds
        while self.clock.now() < end - 1e-6:
            await self.clock.advance(min(step, end - self.clock.now()))


@pytest.fixture
async def street() -> Street:
    clock = FakeClock()
    stand_in = StandIn(clock=clock.now, sleep=clock.sleep)
    stand_in.flood.on = True
    people = [stand_in.people.add(f"Игрок {number}", opened=True) for number in range(4)]
    group = stand_in.people.group("За столом", people)
    wire = Wire(stand_in, clock)
    bot = wire.bot()
    pace = Pace(clock)
    pace.attach(bot)
    return Street(clock, stand_in, wire, bot, pace, people, group)


def most_within(seconds: float, moments: list[float]) -> int:
    """The greatest number of these moments in any window of that length."""
    moments = sorted(moments)
    return max(
        (
            sum(start <= other < start + seconds for other in moments[index:])
            for index, start in enumerate(moments)
        ),
        default=0,
    )


async def test_every_call_of_the_bot_waits_for_the_budget(street: Street) -> None:
    for number in range(30):
        street.start(street.bot.send_message(street.group, f"Слово {number}"))
    await street.forward(120)

    assert street.stand_in.journal.refused(429) == []
    sent = [one.at for one in street.wire.called("sendMessage")]
    assert len(sent) >= 18, "an idle group takes a burst and then goes on"
    assert most_within(60, sent) < GROUP_LIMIT


async def test_what_finds_no_slot_in_its_patience_says_so(street: Street) -> None:
    tasks = [street.start(street.bot.send_message(street.group, f"{n}")) for n in range(30)]
    await street.forward(61)

    errors = [task.exception() for task in tasks if task.done() and task.exception()]
    assert errors, "30 messages do not fit into half a minute"
    assert all(isinstance(error, TelegramRetryAfter) for error in errors)
    assert all(task.done() for task in tasks)


async def test_ten_busy_minutes_of_a_group_never_meet_the_limit(street: Street) -> None:
    chance = random.Random(7)
    street.wire.latency = lambda: chance.uniform(0.02, 1.5)
    bot, group, clock = street.bot, street.group, street.clock
    table = street.start(bot.send_message(group, "Стол"))
    await street.forward(4)
    message = table.result()
    assert hasattr(message, "message_id")
    edits: list[float] = []

    async def keep_editing() -> None:
        while True:
            now = await street.paced_edit(group, message.message_id, f"Ход {len(edits)}")
            edits.append(now)

    async def keep_talking() -> None:
        for number in range(10_000):
            await clock.sleep(chance.uniform(5, 60))
            await bot.send_message(group, f"Подсчёт {number}")

    editing, talking = street.start(keep_editing()), street.start(keep_talking())
    await street.forward(600, step=0.25)
    for task in (editing, talking):
        task.cancel()

    assert street.stand_in.journal.refused() == []
    arrived = [one.at for one in street.wire.called(chat=group)]
    assert most_within(60, arrived) < GROUP_LIMIT
    gaps = [after - before for before, after in pairwise(edits)]
    assert len(edits) > 90, "most of the budget is for the table message"
    assert min(gaps) >= 3
    assert max(gaps) < 12, "edits are spread, they never stand still for long"


async def test_the_higher_rank_goes_first(street: Street) -> None:
    order: list[Rank] = []
    for _ in range(3):
        await street.rank(Rank.NEW, [])
    waiting = (Rank.EDIT, Rank.NEW, Rank.ANSWER, Rank.EDIT, Rank.NEW, Rank.ANSWER)
    for rank in waiting:
        street.start(street.rank(rank, order))
    await street.forward(2.9)
    assert order == []
    await street.forward(20)
    assert order == sorted(waiting)


async def test_edits_leave_a_reserve_for_messages_and_messages_for_answers(street: Street) -> None:
    started = street.clock.now()
    order: list[Rank] = []

    async def keep_on(rank: Rank) -> None:
        while street.clock.now() < started + 59:
            await street.rank(rank, order)

    street.start(keep_on(Rank.EDIT))
    await street.forward(40)
    street.start(keep_on(Rank.NEW))
    await street.forward(10)
    before = len(order)
    await street.forward(8)
    assert len(order) == before == 18, "the last one is for a private answer"
    street.start(street.rank(Rank.ANSWER, order))
    await street.forward(0.1)
    assert order[-1] is Rank.ANSWER
    assert len(order) == 19


async def test_one_chat_does_not_delay_another(street: Street) -> None:
    street.wire.refuse("sendMessage", "Too Many Requests: retry after 40", 429, retry_after=40)
    slow = street.start(street.bot.send_message(street.group, "раз"))
    await street.forward(0.1)
    started = street.clock.now()
    quick = street.start(street.bot.send_message(street.people[0], "два"))
    await street.forward(0.1)
    assert quick.done()
    assert street.wire.called("sendMessage")[-1].at < started + 0.1
    assert isinstance(slow.exception(), TelegramRetryAfter), "40 s are beyond a handler's patience"


async def test_a_pause_is_obeyed_and_then_the_call_is_repeated(street: Street) -> None:
    street.wire.refuse("sendMessage", "Too Many Requests: retry after 9", 429, retry_after=9)
    said = street.start(street.bot.send_message(street.group, "раз"))
    await street.forward(1)
    other = street.start(street.bot.send_message(street.group, "два"))
    await street.forward(8)
    assert len(street.wire.called()) == 1
    await street.forward(2)
    assert said.done()
    assert other.done()
    assert len(street.wire.called()) == 3


async def test_answers_to_presses_wait_for_nothing(street: Street) -> None:
    street.wire.refuse("sendMessage", "Too Many Requests: retry after 25", 429, retry_after=25)
    message = street.start(street.bot.send_message(street.group, "Стол"))
    await street.forward(26)
    street.wire.refuse("sendMessage", "Too Many Requests: retry after 25", 429, retry_after=25)
    street.start(street.bot.send_message(street.group, "ещё"))
    await street.forward(0.1)
    assert message.done()
    shown = street.stand_in.people.sees(street.people[0], street.group)[-1]
    query = street.stand_in.people.press_data(street.people[0], shown, "m:1")
    answer = street.start(street.bot.answer_callback_query(query.id, "Есть"))
    await asyncio.sleep(0)
    await street.forward(0.1)
    assert answer.done()
    assert query.answered


async def test_many_chats_at_once_are_the_limit_of_all(street: Street) -> None:
    street.wire.refuse(
        "sendMessage", "Too Many Requests: retry after 5", 429, times=3, retry_after=5
    )
    for person in street.people[:3]:
        street.start(street.bot.send_message(person, "раз"))
    await street.forward(0.1)
    started = street.clock.now()
    street.start(street.bot.send_message(street.people[3], "два"))
    await street.forward(10)
    last = street.wire.called("sendMessage", chat=street.people[3])
    assert [one.at - started > 4.9 for one in last] == [True]


async def test_passing_trouble_is_retried(street: Street) -> None:
    street.stand_in.faults.add("drop_before", "sendMessage", times=1)
    street.wire.reply("sendMessage", 502, BAD_GATEWAY)
    said = street.start(street.bot.send_message(street.group, "раз"))
    await street.forward(10)
    assert said.done()
    assert said.exception() is None
    assert len(street.wire.called("sendMessage")) == 3


@pytest.mark.parametrize("fault", ["drop_before", "server_error"])
async def test_patience_has_an_end(street: Street, fault: str) -> None:
    street.stand_in.faults.add("server_error" if fault == "server_error" else "drop_before")
    said = street.start(street.bot.send_message(street.group, "раз"))
    answer = street.start(street.bot.answer_callback_query("1"))
    await street.forward(11)
    assert isinstance(answer.exception(), TelegramNetworkError | ClientDecodeError)
    await street.forward(20)
    assert isinstance(said.exception(), TelegramNetworkError | ClientDecodeError)


async def test_a_refusal_is_not_retried(street: Street) -> None:
    said = street.start(street.bot.send_message(street.group, "<b>раз", parse_mode="HTML"))
    await street.forward(1)
    assert isinstance(said.exception(), TelegramBadRequest)
    assert len(street.wire.called()) == 1


async def test_a_hundred_chats_share_thirty_a_second(street: Street) -> None:
    people = [street.stand_in.people.add(f"Гость {number}", opened=True) for number in range(100)]
    for person in people:
        street.start(street.bot.send_message(person, "Карты"))
    await street.forward(6)
    arrived = [one.at for one in street.wire.called("sendMessage")]
    assert len(arrived) == 100
    assert most_within(1, arrived) < 30
    assert street.stand_in.journal.refused() == []


async def test_where_all_chats_are_the_limit_who_pressed_goes_first_and_others_as_they_came(
    street: Street,
) -> None:
    people = [street.stand_in.people.add(f"Гость {number}", opened=True) for number in range(100)]
    order: list[int] = []

    async def edit(chat: int, rank: Rank) -> None:
        with await street.pace.acquire(chat, rank) as slot:
            assert slot.use(SendMessage(chat_id=chat, text="-"))
            order.append(chat)

    for person in people:
        street.start(edit(person, Rank.EDIT))
    await street.forward(1.5)
    shown = len(order)
    assert 0 < shown < len(people)
    for person in street.people:
        street.start(edit(person, Rank.OWN))
    await street.forward(5)
    assert order == [*people[:shown], *street.people, *people[shown:]]


async def test_who_waits_for_all_chats_and_gives_up_holds_up_nobody(street: Street) -> None:
    people = [street.stand_in.people.add(f"Гость {number}", opened=True) for number in range(60)]
    order: list[Rank] = []
    tasks = [street.start(street.rank(Rank.EDIT, order, person)) for person in people]
    await street.forward(0.5)
    shown = len(order)
    for task in tasks[shown : shown + 10]:
        task.cancel()
    await street.forward(3)
    assert len(order) == len(people) - 10


async def test_a_slot_without_a_call_costs_nothing(street: Street) -> None:
    for _ in range(50):
        with await street.pace.acquire(street.group, Rank.NEW):
            pass
    assert street.clock.now() == FakeClock().now()


async def test_a_slot_is_good_for_one_call_to_its_chat(street: Street) -> None:
    with await street.pace.acquire(street.people[0], Rank.NEW) as slot:
        assert not slot.use(SendMessage(chat_id=street.group, text="-"))
        assert slot.use(SendMessage(chat_id=street.people[0], text="-"))
        assert not slot.use(SendMessage(chat_id=street.people[0], text="-"))


async def test_no_slot_before_the_deadline_is_said_at_once(street: Street) -> None:
    street.wire.refuse("sendMessage", "Too Many Requests: retry after 20", 429, retry_after=20)
    street.start(street.bot.send_message(street.group, "раз"))
    await street.forward(0.1)
    now = street.clock.now()
    with pytest.raises(OverBudget) as caught:
        await street.pace.acquire(street.group, Rank.ANSWER, now + 15)
    assert street.clock.now() == now
    assert 19 < caught.value.wait < 21


async def test_whoever_gives_up_leaves_the_queue(street: Street) -> None:
    order: list[Rank] = []
    for _ in range(3):
        await street.rank(Rank.NEW, [])
    first = street.start(street.rank(Rank.NEW, order))
    street.start(street.rank(Rank.EDIT, order))
    await street.forward(1)
    first.cancel()
    await street.forward(2.5)
    assert order == [Rank.EDIT]


def test_backoff_grows_and_has_an_end() -> None:
    pauses = [backoff(attempt) for attempt in range(40)]
    assert pauses == sorted(pauses)
    assert pauses[0] <= 1
    assert pauses[-1] == 30
