"""The stand-in over HTTP: for aiogram's own client, and for the page."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass

import aiohttp
import pytest
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramBadRequest,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.filters import Command
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BufferedInputFile,
    CallbackQuery,
    DisabledButton,
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputMediaPhoto,
    InputTextMessageContent,
    Message,
    ReactionTypeEmoji,
    ReplyParameters,
    Update,
)
from pydantic import BaseModel

from bot.playground.limits import FaultKind
from bot.playground.server import serving
from tests.playground.conftest import Scene
from tests.playground.test_sending import png

BOARD = InlineKeyboardMarkup(
    inline_keyboard=[
        [
            InlineKeyboardButton(text="Взять", callback_data="take", style="success"),
            InlineKeyboardButton(text="Нельзя", disabled=DisabledButton()),
        ]
    ]
)


@dataclass
class Online:
    scene: Scene
    url: str
    bot: Bot
    http: aiohttp.ClientSession

    async def post(self, path: str, **fields: object) -> dict[str, object]:
        async with self.http.post(f"{self.url}/playground/{path}", json=fields) as response:
            answer = await response.json()
            assert isinstance(answer, dict)
            assert answer["ok"] is (response.status == 200)
            return answer


@pytest.fixture
async def online(scene: Scene) -> AsyncIterator[Online]:
    async with serving(scene.stand_in) as url, aiohttp.ClientSession() as http:
        session = AiohttpSession(api=TelegramAPIServer.from_base(url))
        async with Bot(scene.stand_in.token, session=session) as bot:
            yield Online(scene, url, bot, http)


def unknown_fields(value: object, path: str = "") -> list[str]:
    """Fields that aiogram's types do not know, however deep."""
    if isinstance(value, list):
        return [found for one in value for found in unknown_fields(one, path + "[]")]
    if not isinstance(value, BaseModel):
        return []
    extra = [f"{path}.{name}" for name in value.model_extra or {}]
    for name in value.model_fields_set:
        extra += unknown_fields(getattr(value, name, None), f"{path}.{name}")
    return extra


async def test_the_bot_talks_to_it_as_to_telegram(online: Online) -> None:
    people, group = online.scene.stand_in.people, online.scene.group
    router = Dispatcher()

    @router.message(Command("new"))
    async def new(message: Message) -> None:
        await message.answer("<b>Стол</b>", parse_mode="HTML", reply_markup=BOARD)

    @router.callback_query()
    async def take(query: CallbackQuery, bot: Bot) -> None:
        await bot.send_message(
            group,
            "Рука",
            ephemeral_message_parameters=EphemeralMessageParameters(
                receiver_user_id=query.from_user.id, callback_query_id=query.id
            ),
        )
        await query.answer("Ваш ход", show_alert=True)

    polling = asyncio.create_task(router.start_polling(online.bot, handle_signals=False))
    people.send(online.scene.anna, group, "/new@kozyr_bot")
    stand_in = online.scene.stand_in
    message = await stand_in.until(lambda: people.last(online.scene.boris, group))
    assert (message.html, message.labels) == ("<b>Стол</b>", [["Взять", "Нельзя"]])
    people.press(online.scene.boris, message, "Взять")
    (notice,) = await stand_in.until(lambda: people.notices(online.scene.boris))
    assert (notice.text, notice.alert) == ("Ваш ход", True)
    assert [one.text for one in people.sees(online.scene.anna, group)] == [
        "/new@kozyr_bot",
        "Стол",
    ]
    await router.stop_polling()
    await polling
    assert stand_in.journal.violations == []
    assert stand_in.journal.refused() == []


async def test_every_answer_is_of_aiograms_types(online: Online) -> None:
    bot, group, anna = online.bot, online.scene.group, online.scene.anna
    people, stand_in = online.scene.stand_in.people, online.scene.stand_in
    people.add_bot(anna, group, admin=True)
    forum = people.group("Клуб", [anna], forum=True)
    people.add_bot(anna, forum, admin=True)
    picture = BufferedInputFile(png(), "table.png")
    sent = await bot.send_message(group, "<b>x</b>", parse_mode="HTML", reply_markup=BOARD)
    photo = await bot.send_photo(group, picture, caption="x")
    topic = await bot.create_forum_topic(forum, "Карты")
    answers: list[object] = [
        sent,
        photo,
        topic,
        await bot.get_me(),
        await bot.send_message(forum, "x", message_thread_id=topic.message_thread_id),
        await bot.send_message(
            group, "x", reply_parameters=ReplyParameters(message_id=sent.message_id)
        ),
        await bot.send_message(
            group,
            "x",
            ephemeral_message_parameters=EphemeralMessageParameters(receiver_user_id=anna),
        ),
        await bot.send_document(anna, BufferedInputFile(b"D-1", "record.json")),
        await bot.edit_message_text("y", chat_id=group, message_id=sent.message_id),
        await bot.edit_message_media(
            InputMediaPhoto(media=picture, caption="y"),
            chat_id=group,
            message_id=photo.message_id,
        ),
        await bot.get_chat(group),
        await bot.get_chat(anna),
        await bot.get_chat_administrators(group),
        await bot.get_chat_member(group, anna),
        await bot.get_my_commands(),
        await bot.get_webhook_info(),
        await bot.get_my_name(),
    ]
    assert photo.photo is not None
    file = await bot.get_file(photo.photo[0].file_id)
    assert file.file_path is not None
    content = await bot.download_file(file.file_path)
    assert content is not None
    assert content.read() == png()
    await bot.edit_ephemeral_message_text(
        chat_id=group, receiver_user_id=anna, ephemeral_message_id=1, text="z"
    )
    await bot.set_message_reaction(group, sent.message_id, [ReactionTypeEmoji(emoji="👍")])
    await bot.send_chat_action(group, "typing")
    await bot.set_my_commands(
        [BotCommand(command="new", description="Стол")], scope=BotCommandScopeAllGroupChats()
    )
    await bot.set_my_description("Карты")
    await bot.delete_webhook()
    assert [unknown_fields(one) for one in answers] == [[]] * len(answers)
    assert stand_in.journal.violations == []


async def test_every_update_is_of_aiograms_types(online: Online) -> None:
    people, group, anna = online.scene.stand_in.people, online.scene.group, online.scene.anna
    sent = await online.bot.send_message(group, "x", reply_markup=BOARD)
    message = people.last(anna, group)
    people.make_admin(anna, group, anonymous=True)
    people.send(anna, group, "/new", reply_to=message)
    people.send(anna, group, "/stop", anonymous=True)
    query = people.press(anna, message, "Взять")
    await query_answers_ephemerally(online, query.id)
    people.press_data(anna, people.sees(anna, group)[-1], "x")
    await online.bot.delete_message(group, sent.message_id)
    people.press_data(anna, message, "x")
    people.edit(anna, people.send(anna, anna, "раз"), "два")
    inline = people.inline(anna, group, "x")
    await online.bot.answer_inline_query(
        inline.id,
        [
            InlineQueryResultArticle(
                id="1",
                title="x",
                input_message_content=InputTextMessageContent(message_text="x"),
            )
        ],
        cache_time=0,
        is_personal=True,
    )
    people.choose(inline, "1")
    forum = people.group("Клуб", [anna], forum=True)
    people.send(anna, forum, "/new", topic=people.topic(forum, "Карты"))
    people.upgrade(people.group("Дача", [anna], kind="group"))
    people.kick_bot(anna, group)
    people.add_bot(anna, group, admin=True)
    people.block(anna)
    updates = await online.bot.get_updates()
    assert {update.event_type for update in updates} == {
        "message",
        "edited_message",
        "callback_query",
        "inline_query",
        "chosen_inline_result",
        "my_chat_member",
    }
    assert [unknown_fields(update) for update in updates] == [[]] * len(updates)
    assert all(isinstance(update, Update) for update in updates)


async def query_answers_ephemerally(online: Online, query: str) -> None:
    await online.bot.send_message(
        online.scene.group,
        "x",
        reply_markup=BOARD,
        ephemeral_message_parameters=EphemeralMessageParameters(
            receiver_user_id=online.scene.anna, callback_query_id=query
        ),
    )


async def test_refusals_become_aiograms_exceptions(online: Online) -> None:
    bot, group = online.bot, online.scene.group
    with pytest.raises(TelegramBadRequest, match="message text is empty"):
        await bot.send_message(group, "")
    with pytest.raises(TelegramForbiddenError, match="can't initiate conversation"):
        await bot.send_message(online.scene.boris, "x")
    small = online.scene.stand_in.people.group("Дача", [online.scene.anna], kind="group")
    new = online.scene.stand_in.people.upgrade(small)
    with pytest.raises(TelegramMigrateToChat) as moved:
        await bot.send_message(small, "x")
    assert moved.value.migrate_to_chat_id == new
    online.scene.stand_in.flood.on = True
    with pytest.raises(TelegramRetryAfter) as slow:
        for _ in range(6):
            await bot.send_message(group, "x")
    assert slow.value.retry_after == 1
    session = AiohttpSession(api=TelegramAPIServer.from_base(online.url))
    async with Bot("42:wrong", session=session) as other:
        with pytest.raises(TelegramUnauthorizedError):
            await other.get_me()


@pytest.mark.parametrize("kind", ["server_error", "drop_before", "drop_after", "timeout"])
async def test_faults_break_a_call(online: Online, kind: FaultKind) -> None:
    online.scene.stand_in.faults.add(kind, "sendMessage", times=1)
    patience = 1 if kind == "timeout" else 30
    request = online.bot.send_message(online.scene.group, "x", request_timeout=patience)
    # A page of HTML is no answer of the API at all; the rest is trouble on the way.
    expected = ClientDecodeError if kind == "server_error" else TelegramNetworkError
    with pytest.raises(expected):
        await request
    shown = online.scene.stand_in.people.sees(online.scene.anna, online.scene.group)
    assert len(shown) == (1 if kind == "drop_after" else 0)
    await online.bot.send_message(online.scene.group, "y")
    assert [call.fault for call in online.scene.stand_in.journal.of("sendMessage")] == (
        [None, None] if kind == "drop_after" else [kind, None]
    )


async def test_a_bot_that_was_killed_gets_its_updates_again(online: Online) -> None:
    stand_in = online.scene.stand_in
    poll = asyncio.create_task(online.bot.get_updates(timeout=30))
    await stand_in.until(lambda: stand_in.updates.polling)
    poll.cancel()
    await asyncio.gather(poll, return_exceptions=True)
    await stand_in.until(lambda: not stand_in.updates.polling)
    stand_in.people.send(online.scene.anna, online.scene.group, "/new")
    first = await online.bot.get_updates()
    again = await online.bot.get_updates()
    assert [one.update_id for one in again] == [one.update_id for one in first] != []


async def test_the_page_plays(online: Online) -> None:
    scene = online.scene
    async with online.http.ws_connect(f"{online.url}/playground/ws") as socket:
        hello = await socket.receive_json()
        assert hello["type"] == "hello"
        assert [one["name"] for one in hello["people"]] == ["Аня", "Борис"]
        assert [one["kind"] for one in hello["chats"]] == ["private", "private", "supergroup"]
        await online.bot.send_message(
            scene.group, "<b>Стол</b>", parse_mode="HTML", reply_markup=BOARD
        )
        event = await socket.receive_json()
        message = event["message"]
        assert event["type"] == "message"
        assert (message["text"], message["from"]["is_bot"]) == ("Стол", True)
        assert message["entities"] == [{"type": "bold", "offset": 0, "length": 4}]
        assert message["buttons"] == [
            [
                {"text": "Взять", "style": "success", "kind": "callback"},
                {"text": "Нельзя", "style": None, "kind": "disabled"},
            ]
        ]
        place = {"chat": scene.group, "key": message["key"], "row": 0}
        press = {"do": "press", "id": 5, "person": scene.boris, "column": 0, **place}
        await socket.send_json(press)
        heard = {one["type"]: one for one in [await socket.receive_json() for _ in range(2)]}
        assert heard["reply"]["id"] == 5
        query = heard["reply"]["result"]["query"]
        assert heard["pressed"]["query"] == query
        await online.bot.answer_callback_query(query, "Ваш")
        answer = await socket.receive_json()
        assert answer["type"] == "answer"
        assert (answer["person"], answer["text"], answer["alert"]) == (scene.boris, "Ваш", False)


async def test_the_page_can_do_everything_that_it_is_told_of(online: Online) -> None:
    anna, boris = online.scene.anna, online.scene.boris

    async def do(**fields: object) -> dict[str, object]:
        answer = await online.post("do", **fields)
        assert answer["ok"], answer
        result = answer["result"]
        assert isinstance(result, dict)
        return result

    vera = (await do(do="person", first_name="Вера", language="uk"))["person"]
    small = (await do(do="group", title="Дача", people=[anna, vera], kind="group"))["chat"]
    await do(do="add_bot", person=anna, chat=small)
    await do(do="join", person=boris, chat=small)
    await do(do="admin", person=boris, chat=small, anonymous=True)
    key = (await do(do="send", person=boris, chat=small, text="/new", anonymous=True))["key"]
    await do(do="send", person=vera, chat=small, text="/new", reply_to=key)
    await do(do="delete", person=anna, chat=small, key=key)
    await do(do="leave", person=boris, chat=small)
    await do(do="mute_bot", chat=small, on=True)
    large = (await do(do="upgrade", chat=small))["chat"]
    await do(do="kick_bot", person=anna, chat=large)
    forum = (await do(do="group", title="Клуб", people=[anna], forum=True))["chat"]
    topic = (await do(do="topic", chat=forum, name="Карты"))["topic"]
    await do(do="send", person=anna, chat=forum, text="x", topic=topic)
    await do(do="delete_topic", chat=forum, topic=topic)
    said = (await do(do="start", person=boris, payload="sit_1"))["key"]
    await do(do="edit", person=boris, chat=boris, key=said, text="/start")
    await do(do="block", person=boris)
    await do(do="unblock", person=boris)
    await do(do="restart_app", person=boris)
    link = await do(do="link", person=boris, url="https://t.me/kozyr_bot?start=x")
    assert link == {"kind": "start", "chat": boris, "payload": "x"}
    await online.bot.send_message(boris, "x", reply_markup=BOARD)
    last = online.scene.stand_in.people.last(boris, boris).key
    press = {"do": "press", "person": boris, "chat": boris}
    assert (await do(**press, key=last, label="Взять"))["kind"] == "callback"
    assert (await do(**press, key=last, row=0, column=1)) == {"kind": "disabled", "text": ""}
    assert (await do(**press, key="gone", data="x"))["kind"] == "callback"
    inline = (await do(do="inline", person=anna, chat=forum, query="x"))["inline_query"]
    await online.bot.answer_inline_query(
        str(inline),
        [
            InlineQueryResultArticle(
                id="1",
                title="x",
                input_message_content=InputTextMessageContent(message_text="x"),
            )
        ],
    )
    await do(do="choose", person=anna, chat=forum, inline_query=inline, result="1")


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "fly"},
        {},
        {"do": "send", "person": 1, "chat": 1, "text": "x"},
        {"do": "send", "person": "BORIS", "chat": "GROUP", "text": 5},
        {"do": "send", "person": "BORIS", "chat": "BORIS", "text": "x"},
        {"do": "press", "person": "BORIS", "chat": "GROUP", "key": "gone", "row": 0, "column": 0},
        {"do": "start", "person": "BORIS", "payload": "а"},
        {"do": "group", "title": "x", "people": []},
        {"do": "topic", "chat": "GROUP", "name": "x"},
    ],
)
async def test_the_page_is_told_what_it_cannot_do(
    online: Online, fields: dict[str, object]
) -> None:
    names: dict[object, object] = {"BORIS": online.scene.boris, "GROUP": online.scene.group}
    answer = await online.post("do", **{name: names.get(str(v), v) for name, v in fields.items()})
    assert not answer["ok"]
    assert isinstance(answer["error"], str)


async def test_others_watch_without_a_websocket(online: Online) -> None:
    async with online.http.get(f"{online.url}/playground/state") as response:
        number = (await response.json())["number"]
    events = f"{online.url}/playground/events"

    async def watch() -> list[str]:
        async with online.http.get(events, params={"after": number}) as response:
            return [one["type"] for one in (await response.json())["events"]]

    watching = asyncio.create_task(watch())
    await online.bot.send_message(online.scene.group, "x")
    assert await watching == ["message"]
    assert await watch() == ["message"]


async def test_the_control_endpoint(online: Online) -> None:
    stand_in = online.scene.stand_in
    await online.post("control", do="flood", on=True)
    assert stand_in.flood.on
    await online.post("control", do="fault", kind="server_error", methods=["getMe"], times=1)
    assert stand_in.faults.strike("getMe") == "server_error"
    await online.post("control", do="no_faults")
    await online.post("control", do="seed", seed=5)
    before = stand_in.now()
    await online.post("control", do="advance", seconds=30)
    assert stand_in.now() == before + 30
    await online.bot.send_message(online.scene.group, "x")
    journal = await online.post("control", do="journal")
    calls = journal["calls"]
    assert isinstance(calls, list)
    assert [(one["method"], one["ok"]) for one in calls] == [("sendMessage", True)]
    assert (await online.post("control", do="journal", after=1))["calls"] == []
    assert (await online.post("control", do="unanswered"))["queries"] == []
    assert not (await online.post("control", do="fault", kind="fire"))["ok"]
    assert not (await online.post("control", do="fly"))["ok"]


async def test_other_sites_may_not_play(online: Online) -> None:
    headers = {"Origin": "https://example.org"}
    body = json.dumps({"do": "flood", "on": True})
    url = f"{online.url}/playground/control"
    async with online.http.post(url, data=body, headers=headers) as response:
        assert response.status == 403
    assert not online.scene.stand_in.flood.on


async def test_it_ends_at_once_while_the_bot_polls(scene: Scene) -> None:
    async with aiohttp.ClientSession() as http:
        async with serving(scene.stand_in) as url:
            path = f"{url}/bot{scene.stand_in.token}/getUpdates"
            poll = asyncio.create_task(http.post(path, data={"timeout": "50"}))
            await scene.stand_in.until(lambda: scene.stand_in.updates.polling)
            started = asyncio.get_running_loop().time()
        assert asyncio.get_running_loop().time() - started < 1.5
        async with await poll as response:
            assert await response.json() == {"ok": True, "result": []}
