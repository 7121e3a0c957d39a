"""The state of the playground, and the few ways in which it changes.

Nothing here waits but :meth:`World.until`. The clock and the sleep are handed in.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from bot.playground.limits import Faults, Flood, Journal
from bot.playground.updates import Signal, UpdateQueue
from bot.playground.world import (
    Chat,
    File,
    InlineQuery,
    Json,
    Keyboard,
    Message,
    Notice,
    Person,
    Query,
)

T = TypeVar("T")
CommandScope = tuple[str, int | None, int | None, str]
TOKEN = "42:playground"  # noqa: S105 - opens nothing but the playground
EVENTS_KEPT = 20_000
ONLINE = 5.0


class World:
    """The whole state, and what every part of the stand-in needs of it."""

    def __init__(
        self,
        token: str = TOKEN,
        *,
        username: str = "kozyr_bot",
        name: str = "Козырь",
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        privacy: bool = True,
        answer_window: float = 15.0,
        seed: int = 0,
    ) -> None:
        self.token = token
        self.bot_id = int(token.partition(":")[0])
        self.bot_username = username
        self.bot_name = name
        self.privacy = privacy
        self.answer_window = answer_window
        # In practice ephemeral texts end at 1024 characters, others report; 4096 is documented.
        self.ephemeral_text = 1024
        self.sleep = sleep
        self._clock = clock
        self.shift = 0.0
        self.changed = Signal()
        self.updates = UpdateQueue(self.now, sleep, self.changed)
        self.flood = Flood()
        self.faults = Faults(seed)
        self.journal = Journal(self.now)
        self.persons: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.messages: dict[str, Message] = {}
        self.queries: dict[str, Query] = {}
        self.inline_queries: dict[str, InlineQuery] = {}
        self.inline_contents: dict[tuple[str, str], tuple[Message, Keyboard]] = {}
        # The commands by (scope, chat, person, language); each is a list of BotCommand objects.
        self.commands: dict[CommandScope, list[Json]] = {}
        self.texts: dict[tuple[str, str], str] = {}
        self.notices: list[Notice] = []
        self.files: dict[str, File] = {}
        self.events: deque[Json] = deque(maxlen=EVENTS_KEPT)
        self.last_event = 0
        self._was_online = False
        self._serial = 0
        self._account_id = 0

    def now(self) -> float:
        return self._clock() + self.shift

    def serial(self) -> int:
        """A number that was never given before."""
        self._serial += 1
        return self._serial

    def person(self, number: int) -> Person:
        return self.persons[number]

    def event(self, kind: str, **fields: object) -> None:
        """Tell everybody who watches."""
        self.last_event += 1
        self.events.append({"type": kind, "number": self.last_event, **fields})
        self.changed.fire()

    async def until(
        self, look: Callable[[], T], seconds: float = 10.0, what: str = "what was waited for"
    ) -> T:
        """Wait until ``look()`` is true, and return it; a LookupError counts as not yet.

        It looks again whenever anything changes here. ``seconds`` is real time and only there so
        that a failed test ends.

        :raises TimeoutError: when it did not come to that; ``what`` is named.
        """
        try:
            async with asyncio.timeout(seconds):
                while True:
                    try:
                        if found := look():
                            return found
                    except LookupError:
                        pass
                    await self.changed.wait()
        except TimeoutError:
            raise TimeoutError(f"{what} did not come within {seconds} s") from None

    def new_message(self, chat: Chat, fields: Message) -> Message:
        """Put a message into a chat; key, order and id are given here."""
        number = self.serial()
        identity = 0
        if fields.ephemeral is None:
            if chat.kind == "supergroup":
                chat.last_id += 1
                identity = chat.last_id
            else:
                # Private chats and small groups share one count, as on Telegram.
                self._account_id += 1
                identity = self._account_id
        message = replace(
            fields, key=f"m{number}", order=number, chat=chat.id, id=identity, date=self.now()
        )
        self._keep(message)
        return message

    def change_message(self, message: Message) -> Message:
        """Put an edited message in the place of the old one."""
        self._keep(message)
        return message

    def _keep(self, message: Message) -> None:
        chat = self.chats[message.chat]
        self.messages[message.key] = message
        if message.ephemeral is None:
            chat.messages[message.id] = message
        else:
            chat.ephemeral[message.ephemeral] = message
        self.event("message", key=message.key)

    def remove_message(self, message: Message) -> None:
        chat = self.chats[message.chat]
        del self.messages[message.key]
        if message.ephemeral is None:
            del chat.messages[message.id]
        else:
            del chat.ephemeral[message.ephemeral]
        self.event("gone", chat=chat.upgraded_to or chat.id, key=message.key)

    def current(self, message: Message) -> Message | None:
        """The message as it is now, None where it was deleted."""
        return self.messages.get(message.key)

    def events_after(self, number: int) -> list[Json] | None:
        """The events after that one; None if so many have been that some are forgotten."""
        first = self.last_event - len(self.events) + 1
        if number + 1 < first:
            return None
        return list(self.events)[number + 1 - first :]

    @property
    def online(self) -> bool:
        """Whether the bot asks for updates, or did a moment ago."""
        last = self.updates.last_poll
        return self.updates.polling or (last is not None and self.now() - last < ONLINE)

    def tick(self) -> None:
        """Let pass what time has ended: presses that nobody answered, a bot that went."""
        if self.online != self._was_online:
            self._was_online = self.online
            self.event("bot")
        for query in self.queries.values():
            late = self.now() - query.at > self.answer_window
            if late and not query.answered and not query.expired:
                query.expired = True
                self.event(
                    "expired",
                    query=query.id,
                    person=query.person,
                    chat=query.chat,
                    key=query.key,
                )

    def ephemeral_commands(self) -> set[str]:
        """The commands that only the bot is to see when they are sent in a group."""
        return {
            str(command["command"])
            for commands in self.commands.values()
            for command in commands
            if command.get("is_ephemeral")
        }

    def complaints(self) -> list[str]:
        """What a test at its end should find empty: requests that only a lenient server takes,
        presses without an answer or with two, and calls that came too fast."""
        found = [f"violation: {what}" for what in self.journal.violations]
        found += [f"press without an answer: {query.data}" for query in self.unanswered()]
        found += [
            f"{call.method} refused: {call.error.description}"
            for call in self.journal.calls
            if call.error is not None
            and (call.error.code == 429 or call.method == "answerCallbackQuery")
        ]
        return found

    def unanswered(self) -> list[Query]:
        """Presses that the bot has not answered (yet)."""
        return [query for query in self.queries.values() if not query.answered]
