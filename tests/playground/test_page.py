"""The playground's page in a real browser: what people see and press, with a bot played by hand.

The bot of these tests is a few plain HTTP calls of the Bot API: it reads the next update and does
what the test says.
"""

import re
import struct
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.playground.server import playground_world, serving
from bot.playground.standin import TOKEN, StandIn
from tests.kit.browser import CHROMIUM, NO_CHROMIUM, Screen, chromium, opened

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(CHROMIUM is None, reason=NO_CHROMIUM),
]

Object = dict[str, Any]


class HandBot:
    """A bot that does what a test tells it."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.session = session
        self.address = f"{address}/bot{TOKEN}"
        self.offset = 0

    async def call(self, method: str, **params: object) -> Any:
        """Call a method and return its result."""
        async with self.session.post(f"{self.address}/{method}", json=params) as response:
            answer = await response.json()
        assert answer["ok"], answer
        return answer["result"]

    async def next(self, kind: str) -> Object:
        """The next update, which must be of that kind."""
        [update] = await self.call("getUpdates", offset=self.offset, limit=1, timeout=8)
        self.offset = update["update_id"] + 1
        assert kind in update, update
        found: Object = update[kind]
        return found

    async def say(self, chat: int, text: str, *rows: list[Object], **params: object) -> int:
        """Send HTML with rows of buttons; returns the message's id."""
        message = await self.call(
            "sendMessage", chat_id=chat, text=text, parse_mode="HTML", **markup(*rows), **params
        )
        number: int = message["message_id"]
        return number

    async def answer(self, query: Object, **params: object) -> None:
        await self.call("answerCallbackQuery", callback_query_id=query["id"], **params)


def markup(*rows: list[Object]) -> Object:
    return {"reply_markup": {"inline_keyboard": list(rows)}} if rows else {}


def key(text: str, data: str = "x", **more: object) -> Object:
    return {"text": text, "callback_data": data, **more}


@dataclass
class Scene:
    """The newcomer's world with its page and its bot."""

    stand_in: StandIn
    address: str
    bot: HandBot
    screen: Screen
    group: int
    anna: int
    boris: int

    async def deal(self, text: str, *rows: list[Object]) -> int:
        """Say something in the group and wait until the page shows it."""
        number = await self.bot.say(self.group, text, *rows)
        await expect(self.at(number)).to_be_visible()
        return number

    def at(self, number: int) -> Any:
        return self.screen.group.locator(f'[data-testid="message"][data-message-id="{number}"]')


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tab(browser: Browser) -> AsyncIterator[Screen]:
    # One tab for all tests, because opening one takes longer than most of them. Each test has its
    # own server, so that nothing is left of the one before.
    async with opened(browser, "about:blank") as screen:
        yield screen


@pytest_asyncio.fixture(loop_scope="module")
async def scene(tab: Screen) -> AsyncIterator[Scene]:
    stand_in = StandIn()
    playground_world(stand_in)
    group = next(chat for chat in stand_in.chats if chat < 0)
    anna, boris, *_ = stand_in.people.all
    async with serving(stand_in) as address, aiohttp.ClientSession() as session:
        await tab.page.goto(address)
        yield Scene(stand_in, address, HandBot(session, address), tab, group, anna, boris)
        await tab.page.goto("about:blank")


async def test_a_newcomer_begins_with_one_click(scene: Scene) -> None:
    await expect(scene.screen.of("hint")).to_contain_text("/new")
    await scene.screen.of("hint-new").click()
    heard = await scene.bot.next("message")
    assert (heard["text"], heard["from"]["id"], heard["chat"]["id"]) == (
        "/new",
        scene.anna,
        scene.group,
    )
    await scene.deal("<b>Дебёрц</b>: кто играет?", [key("Сесть")])
    await expect(scene.screen.of("hint-new")).to_have_count(0)
    said = Screen.message(scene.screen.group, "/new")
    await expect(said).to_have_class("message own")


async def test_texts_show_as_telegram_shows_them(scene: Scene) -> None:
    number = await scene.deal(
        "<b>жирный <i>и косой</i></b> <u>черта</u> <s>нет</s> <code>10♥</code>\n"
        '<pre><code class="language-python">x = 1</code></pre>\nпосле\n'
        "<blockquote>сказано</blockquote>"
        "<blockquote expandable>раз\nдва\nтри\nчетыре</blockquote>"
        '<a href="https://example.org/?a=1&amp;b=2">ссылка</a> <tg-spoiler>тайна</tg-spoiler> '
        "&lt;img src=x onerror=alert(1)&gt; 🂡 <b>♠♣♦♥</b>"
    )
    text = scene.at(number).get_by_test_id("text")
    for tag, words in (
        ("b i", "и косой"),
        ("u", "черта"),
        ("s", "нет"),
        ("code", "10♥"),
        ("pre", "x = 1"),
    ):
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("b").last).to_have_text("♠♣♦♥")
    await expect(text.locator("blockquote").first).to_have_text("сказано")
    await expect(text.locator("img")).to_have_count(0)
    await expect(text).to_contain_text("<img src=x onerror=alert(1)>")
    link = text.get_by_test_id("link")
    await expect(link).to_have_attribute("href", "https://example.org/?a=1&b=2")
    await link.click()
    await expect(scene.screen.of("open-link-url")).to_have_text("https://example.org/?a=1&b=2")
    await scene.screen.page.keyboard.press("Escape")
    secret = text.get_by_text("тайна", exact=True)
    await expect(secret).to_have_css("opacity", "0")
    await text.get_by_test_id("spoiler").click()
    await expect(secret).to_have_css("opacity", "1")
    expand = text.get_by_test_id("expand")
    await expect(expand).to_have_attribute("aria-expanded", "false")
    await expand.click()
    await expect(expand).to_have_attribute("aria-expanded", "true")


async def test_names_are_text_and_stay_in_their_place(scene: Scene) -> None:
    name = "<b>Ева</b> \u202eпират"
    person = scene.stand_in.people.add(name)
    scene.stand_in.people.join(person, scene.group)
    scene.stand_in.people.send(person, scene.group, "/привет <i>всем</i>")
    message = Screen.message(scene.screen.group, "<i>всем</i>")
    await expect(message.get_by_test_id("name").locator("bdi")).to_have_text(name)
    await expect(message.locator("b, i")).to_have_count(0)


async def test_a_moment_counts_down_without_an_edit(scene: Scene, browser: Browser) -> None:
    deadline = int(scene.stand_in.now()) + 90
    await scene.deal(f'Ход: <tg-time unix="{deadline}" format="r">скоро</tg-time>')
    async with opened(browser, scene.address) as other:
        clock = other.page.clock
        await clock.install()
        await other.page.reload()
        time = other.group.get_by_test_id("time")
        await expect(time).to_have_text(re.compile(r"через\s1\sмин\s[12]\d\sс"))
        await clock.run_for(45_000)
        await expect(time).to_have_text(re.compile(r"через\s[34]\d\sс"))
        await clock.run_for(120_000)
        await expect(time).to_have_text(re.compile(r"1\sмин\s[1-3]\d\sс\sназад"))


async def test_a_press_goes_round(scene: Scene) -> None:
    number = await scene.deal("Стол", [key("Сесть", "sit:1"), key("Встать", "up:1")])
    await scene.screen.select(scene.boris)
    sit = Screen.button(scene.at(number), "Сесть")
    await sit.click()
    await expect(sit).to_have_attribute("aria-busy", "true")
    query = await scene.bot.next("callback_query")
    assert (query["data"], query["from"]["id"], query["message"]["message_id"]) == (
        "sit:1",
        scene.boris,
        number,
    )
    # The wheel turns for whoever pressed, and only on that button.
    up = Screen.button(scene.at(number), "Встать")
    await expect(up).not_to_have_attribute("aria-busy", "true")
    await scene.screen.select(scene.anna)
    await expect(sit).not_to_have_attribute("aria-busy", "true")
    await scene.screen.select(scene.boris)
    await expect(sit).to_have_attribute("aria-busy", "true")
    await scene.bot.answer(query)
    await expect(sit).not_to_have_attribute("aria-busy", "true")


async def test_edits_and_deletions_show_at_once(scene: Scene) -> None:
    number = await scene.deal("Первая взятка", [key("9♠"), key("10♥")])
    message = scene.at(number)
    kept = await Screen.button(message, "9♠").element_handle()
    place = {"chat_id": scene.group, "message_id": number}
    await scene.bot.call(
        "editMessageText", text="Вторая взятка", **place, **markup([key("9♠"), key("A♣")])
    )
    await expect(message.get_by_test_id("text")).to_have_text("Вторая взятка")
    await expect(message.get_by_test_id("edited")).to_be_visible()
    await expect(message).to_have_class("message other flash")
    await expect(message.get_by_test_id("button")).to_have_text(["9♠", "A♣"])
    assert kept is not None
    assert await kept.evaluate("node => node.isConnected")
    await scene.bot.call("deleteMessage", **place)
    await expect(message).to_have_count(0)


async def test_alerts_and_toasts_show_to_whoever_pressed(scene: Scene, browser: Browser) -> None:
    number = await scene.deal("Стол", [key("Карты", "hand"), key("Счёт", "score")])
    async with opened(browser, scene.address) as other:
        await Screen.button(scene.at(number), "Карты").click()
        alert = "Ваши карты: 9♠ 10♥ <b>A♦</b>"
        await scene.bot.answer(await scene.bot.next("callback_query"), text=alert, show_alert=True)
        await expect(scene.screen.of("alert-text")).to_have_text(alert)
        await scene.screen.of("alert-close").click()
        await expect(scene.screen.of("alert")).to_have_count(0)
        await Screen.button(scene.at(number), "Счёт").click()
        await scene.bot.answer(await scene.bot.next("callback_query"), text="Сейчас ходит Борис")
        await expect(scene.screen.group.get_by_test_id("toast")).to_have_text("Сейчас ходит Борис")
        await expect(scene.screen.of("alert")).to_have_count(0)
        await expect(Screen.button(other.group, "Карты")).to_be_visible()
        await expect(other.of("alert")).to_have_count(0)
        await expect(other.of("toast")).to_have_count(0)


@pytest.mark.parametrize("way", ["button", "answer"])
async def test_a_deep_link_opens_the_direct_chat(scene: Scene, way: str) -> None:
    url = "https://t.me/kozyr_bot?start=seat_7"
    sit: Object = {"text": "Сесть", "url": url} if way == "button" else key("Сесть", "sit")
    await scene.deal("Стол", [sit])
    await scene.screen.select(scene.boris)
    await expect(scene.screen.direct(scene.boris).get_by_test_id("start")).to_be_visible()
    await Screen.button(scene.screen.group, "Сесть").click()
    if way == "answer":
        await scene.bot.answer(await scene.bot.next("callback_query"), url=url)
    heard = await scene.bot.next("message")
    assert (heard["text"], heard["chat"]["id"]) == ("/start seat_7", scene.boris)
    chat = scene.screen.direct(scene.boris)
    await expect(Screen.message(chat, "/start seat_7")).to_be_visible()
    await scene.bot.say(scene.boris, "Вы за столом.")
    await expect(Screen.message(chat, "Вы за столом.")).to_be_visible()
    await expect(scene.screen.direct(scene.anna).get_by_test_id("start")).to_be_visible()


async def test_an_ephemeral_message_is_for_one_pair_of_eyes(scene: Scene) -> None:
    await scene.deal("Стол", [key("Мои карты", "hand")])
    await Screen.button(scene.screen.group, "Мои карты").click()
    query = await scene.bot.next("callback_query")
    await scene.bot.say(
        scene.group,
        "Ваши карты: 9♠ 10♥",
        [key("9♠", "play")],
        ephemeral_message_parameters={
            "receiver_user_id": scene.anna,
            "callback_query_id": query["id"],
        },
    )
    await scene.bot.answer(query)
    hand = Screen.message(scene.screen.group, "9♠ 10♥")
    await expect(hand.get_by_test_id("whisper")).to_have_text("видно только вам")
    await scene.screen.select(scene.boris)
    await expect(Screen.message(scene.screen.group, "Стол")).to_be_visible()
    await expect(hand).to_have_count(0)
    await scene.screen.select(scene.anna)
    await Screen.button(hand, "9♠").click()
    pressed = await scene.bot.next("callback_query")
    assert (pressed["data"], pressed["from"]["id"]) == ("play", scene.anna)


async def test_button_styles_look_different(scene: Scene) -> None:
    row = [
        key("обычная"),
        key("синяя", style="primary"),
        key("зелёная", style="success"),
        key("красная", style="danger"),
    ]
    number = await scene.deal("Цвета", row, [{"text": "нельзя", "disabled": {}}])
    colours = []
    for label, style in (
        ("обычная", "default"),
        ("синяя", "primary"),
        ("зелёная", "success"),
        ("красная", "danger"),
    ):
        button = Screen.button(scene.at(number), label)
        await expect(button).to_have_attribute("data-style", style)
        colour = await button.evaluate("node => getComputedStyle(node).backgroundColor")
        colours.append([int(part) for part in colour.strip("rgb()").split(",")])
    default, primary, success, danger = colours
    assert primary.index(max(primary)) == 2
    assert success.index(max(success)) == 1
    assert danger.index(max(danger)) == 0
    assert default not in (primary, success, danger)
    await expect(Screen.button(scene.at(number), "нельзя")).to_be_disabled()


async def test_pictures_show(scene: Scene) -> None:
    form = aiohttp.FormData()
    form.add_field("chat_id", str(scene.group))
    form.add_field("caption", "Раздача")
    form.add_field("photo", picture(40, 20), filename="table.png", content_type="image/png")
    async with scene.bot.session.post(f"{scene.bot.address}/sendPhoto", data=form) as response:
        assert (await response.json())["ok"]
    shown = Screen.message(scene.screen.group, "Раздача").get_by_test_id("photo")
    await expect(shown).to_be_visible()
    await scene.screen.page.wait_for_function(
        "document.querySelector('[data-testid=photo]').naturalWidth === 40"
    )


def picture(width: int, height: int) -> bytes:
    """A green PNG."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        check = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)

    rows = (b"\0" + bytes((20, 110, 70)) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


async def test_the_slash_offers_the_commands_of_the_place(scene: Scene) -> None:
    for kind, command in (("all_group_chats", "new"), ("all_private_chats", "hand")):
        await scene.bot.call(
            "setMyCommands",
            commands=[
                {"command": command, "description": "Здесь"},
                {"command": "help", "description": "Помощь"},
            ],
            scope={"type": kind},
        )
    await scene.screen.direct(scene.anna).get_by_test_id("start").click()
    assert (await scene.bot.next("message"))["text"] == "/start"
    for pane, names in (
        (scene.screen.group, ["new", "help"]),
        (scene.screen.direct(scene.anna), ["hand", "help"]),
    ):
        box = pane.get_by_test_id("composer")
        await box.press_sequentially("/")
        offered = pane.get_by_test_id("command")
        await expect(offered).to_have_text([f"/{names[0]}Здесь", "/helpПомощь"])
        await box.press("ArrowDown")
        await box.press("ArrowDown")
        await box.press("Enter")
        assert (await scene.bot.next("message"))["text"] == "/help"
        await expect(offered).to_have_count(0)


async def test_inline_mode_offers_and_sends(scene: Scene) -> None:
    group = scene.screen.group
    box = group.get_by_test_id("composer")
    sit: Object = {"text": "Сесть", "url": "https://t.me/kozyr_bot?start=sit_7"}
    result: Object = {
        "type": "article",
        "id": "7",
        "title": "Деберц",
        "description": "на двоих",
        "input_message_content": {"message_text": "<b>Играем</b>", "parse_mode": "HTML"},
        **markup([sit]),
    }
    way = {"text": "Новый стол", "start_parameter": "new"}
    for query, results in (("стол ", [result]), ("", [])):
        await box.fill(f"@kozyr_bot {query}")
        asked = await scene.bot.next("inline_query")
        assert (asked["query"], asked["from"]["id"]) == (query, scene.anna)
        await scene.bot.call(
            "answerInlineQuery",
            inline_query_id=asked["id"],
            results=results,
            cache_time=0,
            is_personal=True,
            button=way,
        )
        await expect(group.get_by_test_id("inline-way")).to_have_text("Новый стол")
        if results:
            await group.get_by_test_id("inline-result").click()
            sent = await scene.bot.next("message")
            assert (sent["text"], sent["via_bot"]["username"]) == ("Играем", "kozyr_bot")
            await expect(Screen.button(Screen.message(group, "Играем"), "Сесть")).to_be_visible()
            await expect(box).to_have_value("")
            assert (await scene.bot.next("chosen_inline_result"))["result_id"] == "7"
    await group.get_by_test_id("inline-way").click()
    assert (await scene.bot.next("message"))["text"] == "/start new"


async def test_blocking_and_coming_back(scene: Scene) -> None:
    chat = scene.screen.direct(scene.boris)
    await chat.get_by_test_id("start").click()
    await scene.bot.next("message")
    await chat.get_by_test_id("pane-menu").click()
    await scene.screen.of("menu-block").click()
    change = await scene.bot.next("my_chat_member")
    assert change["new_chat_member"]["status"] == "kicked"
    await chat.get_by_test_id("unblock").click()
    change = await scene.bot.next("my_chat_member")
    assert change["new_chat_member"]["status"] == "member"
    await expect(chat.get_by_test_id("composer")).to_be_visible()


async def test_the_page_comes_back_when_the_server_does(scene: Scene) -> None:
    first, second = StandIn(), StandIn()
    screen = scene.screen
    for stand_in, text in ((first, "прежнее"), (second, "новое")):
        playground_world(stand_in)
        stand_in.people.send(scene.anna, scene.group, text)
    async with serving(first) as address:
        await screen.page.goto(address)
        await expect(Screen.message(screen.group, "прежнее")).to_be_visible()
        await screen.group.get_by_test_id("composer").fill("недопис")
    await expect(screen.of("offline")).to_be_visible()
    async with serving(second, port=int(address.rpartition(":")[2])):
        await expect(Screen.message(screen.group, "новое")).to_be_visible()
        await expect(screen.of("offline")).to_be_hidden()
        await expect(Screen.message(screen.group, "прежнее")).to_have_count(0)
        await expect(screen.group.get_by_test_id("composer")).to_have_value("недопис")
        await Screen.say(screen.group, "снова здесь")
        await expect(Screen.message(screen.group, "снова здесь")).to_be_visible()


async def test_topics_keep_their_messages_apart(scene: Scene) -> None:
    people = scene.stand_in.people
    forum = people.group("Форум", [scene.anna, scene.boris], forum=True)
    topic = people.topic(forum, "Карты")
    assert "forum_topic_created" in await scene.bot.next("message")
    await scene.screen.group.get_by_test_id("pane-menu").click()
    await scene.screen.of("menu-group").click()
    pane = scene.screen.group
    await expect(pane).to_have_attribute("data-chat", str(forum))
    await scene.bot.say(forum, "Стол в теме", message_thread_id=topic)
    await expect(pane.locator('[data-topic="general"]')).to_have_attribute("aria-selected", "true")
    await expect(Screen.message(pane, "Стол в теме")).to_have_count(0)
    await pane.locator(f'[data-topic="{topic}"]').click()
    await expect(Screen.message(pane, "Стол в теме")).to_be_visible()
    await Screen.say(pane, "/table")
    assert (await scene.bot.next("message"))["message_thread_id"] == topic


async def test_answering_editing_and_deleting(scene: Scene) -> None:
    number = await scene.deal("Кто играет?")
    await scene.at(number).get_by_test_id("message-menu").click()
    await scene.screen.of("menu-reply").click()
    await Screen.say(scene.screen.group, "Я!")
    heard = await scene.bot.next("message")
    assert heard["reply_to_message"]["message_id"] == number
    mine = Screen.last(scene.screen.group)
    await expect(mine.get_by_test_id("quote")).to_contain_text("Кто играет?")
    await mine.get_by_test_id("message-menu").click()
    await scene.screen.of("menu-edit").click()
    await Screen.say(scene.screen.group, "Не я")
    assert (await scene.bot.next("edited_message"))["text"] == "Не я"
    await expect(mine.get_by_test_id("text")).to_have_text("Не я")
    await mine.get_by_test_id("message-menu").click()
    await scene.screen.of("menu-delete").click()
    await expect(Screen.message(scene.screen.group, "Не я")).to_have_count(0)


async def test_a_group_that_becomes_a_supergroup_goes_on(scene: Scene) -> None:
    people = scene.stand_in.people
    small = people.group("Малая", [scene.anna, scene.boris], kind="group")
    await scene.bot.say(small, "До переезда")
    await scene.screen.group.get_by_test_id("pane-menu").click()
    await scene.screen.of("menu-group").click()
    pane = scene.screen.group
    await expect(Screen.message(pane, "До переезда")).to_be_visible()
    large = people.upgrade(small)
    await expect(pane).to_have_attribute("data-chat", str(large))
    await expect(Screen.message(pane, "До переезда")).to_be_visible()
    await scene.bot.say(large, "После переезда")
    await expect(Screen.message(pane, "После переезда")).to_be_visible()


async def test_one_more_person_comes(scene: Scene) -> None:
    await scene.screen.of("add-person").click()
    await scene.screen.of("new-person").get_by_label("Имя", exact=True).fill("Дарья")
    await scene.screen.of("new-person-add").click()
    pressed = scene.screen.page.locator('[data-testid="person"][aria-pressed="true"]')
    await expect(pressed).to_contain_text("Дарья")
    await Screen.say(scene.screen.group, "/new")
    assert (await scene.bot.next("message"))["new_chat_members"][0]["first_name"] == "Дарья"
    assert (await scene.bot.next("message"))["from"]["first_name"] == "Дарья"


async def test_a_phone_shows_one_chat_and_counts_the_others(scene: Scene, browser: Browser) -> None:
    people = scene.stand_in.people
    for person in (scene.anna, scene.boris):
        people.start(person)
    async with opened(browser, scene.address, width=390, height=844) as phone:
        await expect(phone.of("pane")).to_have_count(1)
        await scene.bot.say(scene.anna, "Ваши карты: 9♠")
        await scene.bot.say(scene.boris, "Ваши карты: 10♥")
        await expect(phone.of("tab-direct").get_by_test_id("badge")).to_have_text("1")
        boris = phone.page.locator(f'[data-testid="person"][data-person="{scene.boris}"]')
        await expect(boris.get_by_test_id("badge")).to_have_text("1")
        await phone.of("tab-direct").click()
        await expect(Screen.message(phone.direct(scene.anna), "9♠")).to_be_visible()
        await phone.select(scene.boris)
        await expect(Screen.message(phone.direct(scene.boris), "10♥")).to_be_visible()
        await expect(phone.of("badge")).to_have_count(0)
        width = await phone.page.evaluate("document.documentElement.scrollWidth")
        assert width == 390


async def test_the_workshop_turns_the_knobs(scene: Scene) -> None:
    await scene.screen.of("workshop-toggle").click()
    await scene.screen.of("flood").check()
    await expect(scene.screen.of("workshop-said")).to_contain_text("включены")
    assert scene.stand_in.flood.on
    await scene.screen.of("fault-drop").click()
    await expect(scene.screen.of("workshop-said")).to_contain_text("ответа не получит")
    assert [fault.kind for fault in scene.stand_in.faults.all] == ["drop_after"]
    await scene.screen.of("fault-none").click()
    await expect(scene.screen.of("workshop-said")).to_contain_text("убраны")
    assert scene.stand_in.faults.all == []
    await scene.bot.say(scene.group, "Стол")
    row = scene.screen.of("counters").locator(f'tr[data-chat="{scene.group}"] td')
    await expect(row).to_have_text(["1", "0", "0"])
