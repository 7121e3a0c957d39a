"""What people send, through the dispatcher to the tables: one answer to each press, always.

Telegram is a recorder here; what the poster does is tested elsewhere.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import pytest
from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramBadRequest
from aiogram.methods import (
    AnswerCallbackQuery,
    EditMessageText,
    GetChatAdministrators,
    SendMessage,
    TelegramMethod,
)
from aiogram.methods.base import TelegramType
from aiogram.types import Chat, ChatMemberOwner, InlineKeyboardMarkup, Message, Update, User

from bot.app import dispatcher
from bot.groups import Groups
from bot.inbox import Later
from bot.pace import Pace
from bot.people import People
from bot.poster import Poster
from bot.presses import CutPress, LobbyPress, MovePress, SeatPress, ShowPress
from bot.rich import Rich
from bot.show import Show
from engine.games import GAMES
from storage.places import Place, PlaceKey, save_place
from tests.bot.desk import CHAT, NAMES
from tests.bot.hall import Hall, actor, basic, open_hall, who
from tests.bot.looks import CARD

TOKEN: Final = "42:TEST"
TABLE_MESSAGE: Final = 17
QUESTION: Final = 18


class Recorder(BaseSession):
    """Takes every call down and answers it as Telegram would."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[TelegramMethod[Any]] = []  # Any: methods of all results
        self.admins: list[int] = []
        self.too_late = False

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 - aiogram's signature
    ) -> TelegramType:
        """Take it down."""
        self.calls.append(method)
        result: object = True
        if isinstance(method, AnswerCallbackQuery) and self.too_late:
            raise TelegramBadRequest(method, "Bad Request: query is too old")
        if isinstance(method, EditMessageText):
            raise TelegramBadRequest(method, "Bad Request: message is not modified")
        if isinstance(method, GetChatAdministrators):
            result = [
                ChatMemberOwner(user=person(number), is_anonymous=False) for number in self.admins
            ]
        elif isinstance(method, SendMessage):
            chat = Chat(id=int(method.chat_id), type="private")
            result = Message(message_id=99, date=cast("Any", 0), chat=chat, text=method.text)
        return cast("TelegramType", result)

    async def close(self) -> None:
        """Nothing is open."""

    def stream_content(self, *_: object, **__: object) -> Any:
        """Nothing comes this way."""
        raise NotImplementedError


def person(number: int) -> User:
    return User(id=number, is_bot=False, first_name=NAMES[(number - 1) % 4], language_code="ru")


@dataclass
class Door:
    """The handlers with real tables behind them."""

    hall: Hall
    telegram: Recorder = field(default_factory=Recorder)
    last_attempt: bool = False

    def __post_init__(self) -> None:
        self.bot = Bot(TOKEN, session=self.telegram)
        show = Show(self.hall.tables, "kozyr_bot")
        clock = self.hall.clock
        self.poster = Poster(self.bot, self.hall.database, clock, Pace(clock), show)
        self.groups = Groups(self.hall.database, clock, self.poster.notice)
        self.people = People(self.hall.tables, self.poster.notice, self.poster.forget_person)

    async def feed(self, **event: object) -> None:
        """An update, as the inbox hands it on."""
        number = await self.hall.update()
        update = Update.model_validate({"update_id": number, **event})
        await dispatcher().feed_update(
            self.bot,
            update,
            inbox_id=number,
            last_attempt=self.last_attempt,
            tables=self.hall.tables,
            poster=self.poster,
            groups=self.groups,
            people=self.people,
            bot_username="kozyr_bot",
            rich=Rich(on=False),
        )

    async def press(
        self,
        number: int,
        data: str,
        chat: int = CHAT,
        message: int = TABLE_MESSAGE,
        beside: str | None = None,
    ) -> AnswerCallbackQuery:
        """Somebody presses a button that stands beside another; returns the one answer."""
        keyboard = [] if beside is None else [[{"text": "…", "callback_data": beside}]]
        self.telegram.calls.clear()
        await self.feed(
            callback_query={
                "id": "1",
                "from": person(number).model_dump(),
                "chat_instance": "1",
                "data": data,
                "message": {
                    "message_id": message,
                    "date": 1,
                    "chat": {"id": chat, "type": "supergroup" if chat < 0 else "private"},
                    "text": "…",
                    "reply_markup": {"inline_keyboard": keyboard},
                },
            }
        )
        (answer,) = [one for one in self.telegram.calls if isinstance(one, AnswerCallbackQuery)]
        return answer

    async def say(self, number: int, text: str, chat: int | None = None) -> list[str]:
        """Somebody writes, in their direct chat unless said otherwise; returns what they hear."""
        self.telegram.calls.clear()
        where = number if chat is None else chat
        entity = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
        await self.feed(
            message={
                "message_id": 1,
                "date": 1,
                "chat": {"id": where, "type": "supergroup" if where < 0 else "private"},
                "from": person(number).model_dump(),
                "text": text,
                "entities": [entity],
            }
        )
        return [one.text for one in self.telegram.calls if isinstance(one, SendMessage)]

    async def old(self) -> list[int]:
        """The messages that the poster is to take away."""
        rows = (await self.hall.everything())["places"]
        return [cast("int", row["message_id"]) for row in rows if row["kind"] == "old"]


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    async with open_hall("sqlite", tmp_path) as hall:
        yield Door(hall)


async def show_table(door: Door, table_id: int) -> None:
    """The table has its message in the group."""
    async with door.hall.database.transaction() as session:
        place = Place(PlaceKey("table"), CHAT, message_id=TABLE_MESSAGE)
        await save_place(session, table_id, place)


# Presses


async def test_a_card_that_is_pressed_is_played(door: Door) -> None:
    table_id = await door.hall.match(people=2)
    table = await door.hall.look(table_id)
    data = MovePress(table=table_id, seq=table.seq, action=basic(table)).pack()
    mover = actor(table).id
    assert (await door.press(mover, data, chat=mover)).text is None
    assert (await door.hall.look(table_id)).seq == table.seq + 1
    assert "другой ход" in ((await door.press(mover, data, chat=mover)).text or "")


async def test_why_a_card_may_not_be_played_is_said_in_an_alert(door: Door) -> None:
    table_id = await door.hall.match(people=2)
    table = await door.hall.look(table_id)
    data = MovePress(table=table_id, seq=table.seq, action="play 9H").pack()
    answer = await door.press(actor(table).id, data)
    assert answer.show_alert
    assert answer.text
    assert len(answer.text) <= 200


async def test_a_press_that_fails_for_the_last_time_is_answered_all_the_same(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise LookupError("a fault of our own")

    table_id = await door.hall.match(people=2)
    table = await door.hall.look(table_id)
    monkeypatch.setattr(door.hall.tables, "move", broken)
    data = MovePress(table=table_id, seq=table.seq, action=basic(table)).pack()
    with pytest.raises(LookupError):
        await door.press(actor(table).id, data)
    assert door.telegram.calls == []
    door.last_attempt = True
    with pytest.raises(LookupError):
        await door.press(actor(table).id, data)
    (answer,) = door.telegram.calls
    assert isinstance(answer, AnswerCallbackQuery)
    assert answer.text is not None
    assert "наша вина" in answer.text


async def test_a_press_while_a_trick_is_in_sight_comes_again_later(door: Door) -> None:
    hall = door.hall
    table_id = await hall.match(people=2)
    table = await hall.look(table_id)
    while table.row.hold_until is None:
        await hall.go(table_id)
        table = await hall.look(table_id)
    data = MovePress(table=table_id, seq=table.seq, action=basic(table)).pack()
    with pytest.raises(Later) as later:
        await door.press(actor(table).id, data)
    assert later.value.until == table.row.hold_until
    await hall.until(table.row.hold_until)
    assert (await door.press(actor(table).id, data)).text is None


@pytest.mark.parametrize(
    "data",
    [
        "m:99999999999999999999999999:1:pass",
        "m:-1:1:pass",
        "m:1:1",
        "c:1:1:99999999999999999999999",
        "l:4294967296:sit:",
        "l:1:nonsense:",
        "l:1:preset:nonsense",
        "s:1:nonsense",
        "s:99999999999999999999:back",
        "v:1:nonsense:",
        "nonsense",
        ":::",
        "🂡",
    ],
)
async def test_forged_presses_are_answered_and_change_nothing(door: Door, data: str) -> None:
    await show_table(door, await door.hall.lobby(people=2))
    before = await door.hall.everything()
    assert (await door.press(1, data)).text
    after = await door.hall.everything()
    assert {**after, "inbox": 0} == {**before, "inbox": 0}


async def test_where_a_press_is_too_old_to_be_answered_the_hand_is_the_answer(door: Door) -> None:
    table_id = await door.hall.match(people=2)
    before = await door.hall.look(table_id)
    door.telegram.too_late = True
    data = MovePress(table=table_id, seq=before.seq - 1, action="pass").pack()
    await door.press(2, data)
    after = await door.hall.look(table_id)
    assert after.seq == before.seq
    assert [seat.fresh for seat in after.seats] == [
        before.seats[0].fresh,
        before.seats[1].fresh + 1,
    ]


async def test_the_lobby_from_sitting_down_to_the_cut(door: Door) -> None:
    hall = door.hall
    await hall.tables.greet(who(1))
    table_id = await hall.tables.open(CHAT, None, who(1), None)

    def lobby(what: str, value: str = "") -> str:
        return LobbyPress(table=table_id, what=what, value=value).pack()

    answer = await door.press(2, lobby("sit"))
    invite = await hall.tables.invite(table_id)
    assert answer.url == f"https://t.me/kozyr_bot?start=sit_{table_id}_{invite}"
    assert await door.say(2, f"/start sit_{table_id}_{invite}")
    assert [seat.person_id for seat in (await hall.look(table_id)).seats] == [1, 2]
    assert "уже за этим столом" in ((await door.press(2, lobby("sit"))).text or "")
    assert "открыл стол" in ((await door.press(3, lobby("clock", "30"))).text or "")
    door.telegram.admins = [3]
    assert (await door.press(3, lobby("clock", "30"))).text is None
    assert (await hall.look(table_id)).row.clock == 30
    assert (await door.press(2, lobby("start"))).text is None
    table = await hall.look(table_id)
    assert table.row.stage == "cut"
    # The buttons of the lobby are still there on somebody's screen.
    assert "уже идёт" in ((await door.press(1, lobby("cancel"))).text or "")
    cutter = table.seats[table.deals[0].cutter].person_id
    assert cutter is not None
    cut = CutPress(table=table_id, deal=1, depth=9).pack()
    await hall.seal(table_id)
    assert "Снято" in ((await door.press(cutter, cut, chat=cutter)).text or "")
    assert (await hall.look(table_id)).deals[0].cut == 9


async def test_questions_go_and_the_table_message_stays(door: Door) -> None:
    hall = door.hall
    table_id = await hall.match(people=3)
    await show_table(door, table_id)
    stop = SeatPress(table=table_id, what="stop").pack()
    keep = SeatPress(table=table_id, what="keep").pack()
    assert "1" in ((await door.press(2, stop, message=QUESTION, beside=stop)).text or "")
    assert await door.old() == []
    await door.press(2, keep, message=TABLE_MESSAGE)
    assert await door.old() == []
    await door.press(2, keep, message=QUESTION, beside=stop)
    assert await door.old() == [QUESTION]
    assert (await hall.look(table_id)).row.stop_votes == []
    assert "не за этим столом" in (
        (await door.press(9, keep, message=QUESTION, beside=stop)).text or ""
    )
    assert "остановлена" in ((await door.press(1, stop, message=TABLE_MESSAGE)).text or "")
    assert await door.old() == [QUESTION]


async def test_leaving_and_coming_back(door: Door) -> None:
    table_id = await door.hall.match(people=2)
    for what in ("stay", "leave", "back"):
        data = SeatPress(table=table_id, what=what).pack()
        assert (await door.press(1, data, chat=1, message=QUESTION)).text
        assert (await door.hall.look(table_id)).seats[0].left == (what == "leave")
        assert (await door.press(9, data, chat=9, message=QUESTION)).text


async def test_only_whoever_was_asked_answers(door: Door) -> None:
    table_id = await door.hall.match(people=2)
    for what in ("stay0", "leave0"):
        data = SeatPress(table=table_id, what=what).pack()
        said = (await door.press(2, data, chat=1, message=QUESTION)).text
        assert said == "Спросили не вас. Выйти самому — /leave."
        assert not any(seat.left for seat in (await door.hall.look(table_id)).seats)
        assert await door.old() == []
        assert (await door.press(1, data, chat=1, message=QUESTION)).text


async def test_the_score_is_for_the_group_and_the_seated(door: Door) -> None:
    table_id = await door.hall.match(people=2)
    data = ShowPress(table=table_id, what="score").pack()
    for number, chat in ((9, CHAT), (1, 1)):
        answer = await door.press(number, data, chat)
        assert answer.show_alert
        assert "Вера" in (answer.text or "")
    assert "не за этим столом" in ((await door.press(9, data, chat=9)).text or "")


async def test_a_page_of_the_rules_that_is_there_already_is_no_mistake(door: Door) -> None:
    data = ShowPress(table=0, what="rules", value="deal").pack()
    assert (await door.press(1, data, chat=1, beside=data)).text is None
    link = await door.press(1, ShowPress(table=5, what="rules").pack())
    assert link.url == "https://t.me/kozyr_bot?start=rules_5"


async def test_forged_pages_are_not_written_over_other_messages(door: Door) -> None:
    page = ShowPress(table=0, what="rules", value="deal").pack()
    for beside in (
        None,
        ShowPress(table=0, what="rules").pack(),
        SeatPress(table=0, what="stop").pack(),
    ):
        assert "Такой кнопки здесь больше нет" in (
            (await door.press(1, page, beside=beside)).text or ""
        )
        assert not any(isinstance(call, EditMessageText) for call in door.telegram.calls)


async def test_without_a_table_the_rules_lead_to_every_game(door: Door) -> None:
    await door.say(1, "/rules")
    (sent,) = [one for one in door.telegram.calls if isinstance(one, SendMessage)]
    assert isinstance(sent.reply_markup, InlineKeyboardMarkup)
    pages = [b.callback_data or "" for row in sent.reply_markup.inline_keyboard for b in row]
    first, *others = GAMES
    named = [f"v:0:rules:{game}.contents" for game in others]
    assert pages[-len(named) :] == named
    assert all(page.startswith(f"v:0:rules:{first}.") for page in pages[: -len(named)])


async def test_tricks_are_for_who_sits_there_and_while_the_rules_let_them(door: Door) -> None:
    hall = door.hall
    table_id = await hall.lobby(people=2)
    await hall.tables.set_up(table_id, who(1), "game", "terz", None, None)
    await hall.tables.start(table_id, who(1), None, None)
    data = ShowPress(table=table_id, what="tricks").pack()
    assert "нельзя" in ((await door.press(1, data, chat=1)).text or "")
    while True:
        table = await hall.look(table_id)
        if table.match is not None and table.match.phase == "break":
            break
        await hall.go(table_id)
    for number in (1, 2):
        answer = await door.press(number, data, chat=number)
        assert answer.show_alert
        assert CARD.search(answer.text or "")
    assert "не за этим столом" in ((await door.press(9, data, chat=9)).text or "")


# Commands


async def test_tables_stand_where_they_are_opened(door: Door) -> None:
    assert await door.say(1, "/new") == []
    (direct,) = await door.hall.tables.of(1)
    assert await door.say(1, "/new", chat=CHAT) == []
    (known,) = await door.hall.tables.here(CHAT, None, 1)
    assert known.id != direct.id
    # Who has written in the direct chat, whatever it was, sits down at once.
    assert known.seat == 0


@pytest.mark.parametrize("text", ["sit_99999999999_ab", "sit_1_zz", "rules_9999999999", "sit_5_ab"])
async def test_forged_links_are_harmless(door: Door, text: str) -> None:
    assert len(await door.say(1, f"/start {text}")) == 1


async def test_a_lobby_is_closed_at_once_and_not_ended(door: Door) -> None:
    await door.say(1, "/new", chat=CHAT)
    assert await door.say(2, "/stop", chat=CHAT) == ["Это решает тот, кто открыл стол."]
    assert await door.say(1, "/stop", chat=CHAT) == ["Стол закрыт."]


@pytest.mark.parametrize("command", ["/hand", "/leave"])
async def test_who_does_not_play_is_told_where(door: Door, command: str) -> None:
    assert "здесь не играете" in (await door.say(1, command, chat=CHAT))[0]
    assert "нигде не играете" in (await door.say(1, command))[0]


async def test_a_score_in_the_direct_chat_is_ones_own(door: Door) -> None:
    assert "Счёта пока нет" in (await door.say(1, "/score", chat=CHAT))[0]
    assert "нигде не играете" in (await door.say(1, "/score"))[0]


async def test_who_waits_in_a_lobby_has_no_cards_yet(door: Door) -> None:
    await door.say(1, "/start")
    await door.say(1, "/new", chat=CHAT)
    assert "партия не началась" in (await door.say(1, "/hand", chat=CHAT))[0]


async def test_rules_without_a_table_are_nobodys(door: Door) -> None:
    (heard,) = await door.say(1, "/rules")
    assert "этого стола</b>" not in heard
    await door.say(1, "/new", chat=CHAT)
    assert "Деберц: правила этого стола" in (await door.say(1, "/rules"))[0]
