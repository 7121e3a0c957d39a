"""The command ``kozyr`` against a Bot API that nobody here wrote: PyPI's lo-bot-api-emulator.

That server judges the form of every request and forgets what was said, so a layer before it keeps
what the bot sent. It is older than the Bot API that we speak; what it refuses for that reason, and
nothing else, is allowed below by name.
"""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler
from lo_bot_api_emulator import LoBotApiEmulator

from tests.kit.process import kozyr
from tests.kit.waiting import until

TOKEN: Final = "123456:AAbbCC-dd_eeFFggHHiiJJkkLLmmNNooPPq"
GROUP: Final = -1001
ANNA: Final = 501
PATIENCE: Final = 60.0
MOVES: Final = 10
YOUR_TURN: Final = re.compile("Снимите колоду|Ваше слово|Вам заходить|Ваш ход")
CARD: Final = re.compile(r"^(10|[7-9JQKA])[♠♣♦♥]$")
MOVE: Final = re.compile(rf"{CARD.pattern}|^16$|^Играю ")
NEEDED: Final = (
    "getMe",
    "getUpdates",
    "getMyCommands",
    "setMyCommands",
    "sendMessage",
    "editMessageText",
    "answerCallbackQuery",
)
ALLOWED: Final = (
    # Once: it does not know the style of buttons, and the bot sends the message again without.
    # Once: it knows no ephemeral messages, and the hand is shown by an alert.
    "sendMessage:400",
)

Fields = dict[str, str]


@dataclass(frozen=True)
class Call:
    """A request of the bot and how it was answered."""

    method: str
    fields: Fields
    ok: bool
    message_id: int


@dataclass
class World:
    """The server, and one person in a group with the bot."""

    server: LoBotApiEmulator
    calls: list[Call] = field(default_factory=list)
    number: int = 0

    @web.middleware
    async def keep(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Keep what the bot sends, once it is answered."""
        fields = {name: values[0] for name, values in parse_qs(await request.text()).items()}
        response = await handler(request)
        assert isinstance(response, web.Response)
        answer = json.loads(response.text or "")
        result = answer.get("result")
        number = result.get("message_id", 0) if isinstance(result, dict) else 0
        method = request.path.rpartition("/")[2]
        self.calls.append(Call(method, fields, answer["ok"], number))
        return response

    def said(self, method: str, chat: int | None = None) -> list[Call]:
        """The calls of a method (to that chat) that were granted."""
        return [
            call
            for call in self.calls
            if call.ok
            and call.method == method
            and (chat is None or call.fields.get("chat_id") == str(chat))
        ]

    def shown(self, chat: int) -> Call:
        """The latest look of the latest message in a chat. Raises LookupError where none is."""
        sent = self.said("sendMessage", chat)[-1]
        edits = [
            call
            for call in self.said("editMessageText", chat)
            if call.fields["message_id"] == str(sent.message_id)
        ]
        return Call("", (edits or [sent])[-1].fields, True, sent.message_id)

    async def see(self, chat: int, look: Callable[[Call], object], what: str) -> Call:
        """Wait until the latest message of a chat looks like that."""

        def seen() -> bool:
            return bool(self.said("sendMessage", chat) and look(self.shown(chat)))

        await until(seen, what, PATIENCE)
        return self.shown(chat)

    async def say(self, chat: int, text: str) -> None:
        """Anna writes."""
        self.number += 1
        await self._tell({"message": self._message(chat, self.number, text, person())})

    async def ask(self, chat: int, command: str, words: str) -> None:
        """Anna sends a command and waits for the message that replies to it."""
        before = len(self.said("sendMessage", chat))
        await self.say(chat, command)

        def replied() -> bool:
            new = self.said("sendMessage", chat)[before:]
            return any(words in call.fields["text"] for call in new)

        await until(replied, f"a reply to {command}", PATIENCE)

    async def press(self, chat: int, label: str) -> Call:
        """Anna presses a button of a chat's latest message; returns the answer to that."""
        shown = self.shown(chat)
        [data] = [data for text, data in buttons(shown).items() if text == label]
        self.number += 1
        query = f"query-{self.number}"
        fixture = {"id": 7, "is_bot": True, "first_name": "Fixture"}
        message = self._message(chat, shown.message_id, shown.fields["text"], fixture)
        await self._tell(
            {
                "callback_query": {
                    "id": query,
                    "from": person(),
                    "chat_instance": str(chat),
                    "data": data,
                    "message": message,
                }
            }
        )

        def answers() -> list[Call]:
            answered = self.said("answerCallbackQuery")
            return [call for call in answered if call.fields["callback_query_id"] == query]

        await until(lambda: bool(answers()), f"an answer to {label}", PATIENCE)
        [answer] = answers()
        return answer

    async def _tell(self, update: dict[str, object]) -> None:
        await self.server.enqueue_update(update, token=TOKEN)

    def _message(
        self, chat: int, number: int, text: str, sender: dict[str, object]
    ) -> dict[str, object]:
        place: dict[str, object] = (
            {"id": chat, "type": "private", "first_name": "Аня"}
            if chat > 0
            else {"id": chat, "type": "supergroup", "title": "За столом"}
        )
        message: dict[str, object] = {
            "message_id": number,
            "date": 1_800_000_000,
            "chat": place,
            "from": sender,
            "text": text,
        }
        if text.startswith("/"):
            length = len(text.split()[0])
            message["entities"] = [{"type": "bot_command", "offset": 0, "length": length}]
        return message


def person() -> dict[str, object]:
    return {"id": ANNA, "is_bot": False, "first_name": "Аня", "language_code": "ru"}


def buttons(call: Call) -> dict[str, str]:
    """Label and data (or link) of each button."""
    rows = json.loads(call.fields.get("reply_markup", "{}")).get("inline_keyboard", [])
    return {
        button["text"]: button.get("callback_data") or button["url"]
        for row in rows
        for button in row
    }


@asynccontextmanager
async def world(journal: Path) -> AsyncIterator[tuple[World, str]]:
    """The server on a port of its own, and its address."""
    here = World(LoBotApiEmulator(journal=journal))
    app = here.server.app()
    app.middlewares.append(here.keep)
    # Without cancellation a long poll that was given up would keep an update for itself.
    runner = web.AppRunner(app, access_log=None, handler_cancellation=True)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield here, f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def verdict(journal: Path) -> dict[str, object]:
    """What the package's own command says of the journal."""
    options = [option for name in NEEDED for option in ("--require-method", name)]
    options += [option for pair in ALLOWED for option in ("--allow-refusal", pair)]
    process = await asyncio.create_subprocess_exec(
        Path(sys.executable).with_name("lo-bot-api-emulator"),
        "verdict",
        journal,
        "--require-response",
        *options,
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    found: dict[str, object] = json.loads(output)
    assert found["ok"] == (process.returncode == 0)
    return found


async def test_from_start_to_a_card(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    async with (
        world(journal) as (here, address),
        kozyr(tmp_path, BOT_TOKEN=TOKEN, TELEGRAM_API_URL=address, RICH_MESSAGES="no"),
    ):
        await here.say(GROUP, "/new")
        await here.see(GROUP, lambda call: "собираем стол" in call.fields["text"], "a lobby")
        link = (await here.press(GROUP, "Сесть за стол")).fields["url"]
        payload = parse_qs(urlsplit(link).query)["start"][0]
        await here.say(ANNA, f"/start {payload}")
        await here.see(ANNA, lambda call: "Вы за столом" in call.fields["text"], "a seat")
        await here.see(GROUP, lambda call: "1. Аня" in call.fields["text"], "her name")
        await here.press(GROUP, "+ 🤖 компьютер")
        await here.see(GROUP, lambda call: "▶ Начать игру" in buttons(call), "all seated")
        await here.press(GROUP, "▶ Начать игру")
        await play_a_card(here)
        await here.see(GROUP, lambda call: "🃏 Мои карты" in buttons(call), "the table")
        hand = await here.press(GROUP, "🃏 Мои карты")
        assert hand.fields["text"].startswith("Карты: ")
        assert hand.fields["show_alert"] == "true"
        for command, words in (("/score", "Счёт"), ("/rules", "правила"), ("/help", "/new")):
            for chat in (GROUP, ANNA):
                await here.ask(chat, command, words)
    refused = [call for call in here.calls if not call.ok]
    assert [call.method for call in refused] == ["sendMessage", "sendMessage"]
    assert '"style"' in refused[0].fields["reply_markup"]
    assert "ephemeral_message_parameters" in refused[1].fields
    assert not any("None" in value for call in here.calls for value in call.fields.values())
    found = await verdict(journal)
    assert found["ok"], found


async def play_a_card(here: World) -> None:
    """Cut and bid as it comes, until Anna has played a card."""
    for _ in range(MOVES):
        hand = await here.see(ANNA, lambda call: YOUR_TURN.search(call.fields["text"]), "a turn")
        choices = [label for label in buttons(hand) if MOVE.match(label)]
        await here.press(ANNA, choices[0])
        await here.see(ANNA, lambda call: choices[0] not in buttons(call), choices[0])  # noqa: B023
        if CARD.match(choices[0]):
            return
    raise AssertionError("no card came to be played")
