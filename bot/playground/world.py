"""What there is in the playground: people, chats, messages, buttons, and how the API shows them.

All of it is kept in memory. Messages are frozen: an edit puts a new one in the place of the old.
"""

from dataclasses import dataclass, field
from typing import Literal

from bot.playground import markup
from bot.playground.markup import Entity

Json = dict[str, object]
ChatKind = Literal["private", "group", "supergroup"]
BotStatus = Literal["member", "administrator", "left", "kicked"]
MessageKind = Literal["text", "photo", "document", "service"]


class ApiError(Exception):
    """A refusal of the Bot API: code, Telegram's words, and parameters for the bot."""

    def __init__(self, code: int, description: str, parameters: Json | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


class PersonError(Exception):
    """A person cannot do that; the message says why."""


def bad(description: str) -> ApiError:
    """The ordinary refusal."""
    return ApiError(400, f"Bad Request: {description}")


@dataclass
class Person:
    """Somebody with an account. ``opened`` and ``blocked`` are about the chat with the bot."""

    id: int
    first_name: str
    last_name: str = ""
    username: str | None = None
    language: str = "ru"
    opened: bool = False
    blocked: bool = False

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()

    def user(self) -> Json:
        """The person as the API's User."""
        user: Json = {"id": self.id, "is_bot": False, "first_name": self.first_name}
        if self.last_name:
            user["last_name"] = self.last_name
        if self.username:
            user["username"] = self.username
        if self.language:
            user["language_code"] = self.language
        return user


@dataclass
class Topic:
    """A topic of a forum; its id is that of the service message that opened it."""

    id: int
    name: str
    deleted: bool = False
    closed: bool = False


@dataclass(frozen=True)
class Button:
    """A button under a message; ``fields`` is the API's InlineKeyboardButton."""

    fields: Json

    @property
    def text(self) -> str:
        return str(self.fields["text"])

    @property
    def style(self) -> str | None:
        style = self.fields.get("style")
        return None if style is None else str(style)

    @property
    def data(self) -> str | None:
        data = self.fields.get("callback_data")
        return None if data is None else str(data)

    @property
    def url(self) -> str | None:
        url = self.fields.get("url")
        return None if url is None else str(url)

    @property
    def disabled(self) -> bool:
        return "disabled" in self.fields


@dataclass(frozen=True)
class File:
    """A file that the bot has sent; width and height are zero for what is no picture."""

    id: str
    unique_id: str
    content: bytes
    name: str
    kind: Literal["photo", "document"]
    width: int = 0
    height: int = 0


Keyboard = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True)
class Message:
    """A message as it is now. ``key`` is unique in the world; ``id`` is 0 where it is ephemeral."""

    sender: int
    kind: MessageKind
    key: str = ""
    order: int = 0
    chat: int = 0
    id: int = 0
    date: float = 0.0
    text: str = ""
    entities: tuple[Entity, ...] = ()
    buttons: Keyboard = ()
    topic: int | None = None
    edited: float | None = None
    ephemeral: int | None = None
    receiver: int | None = None
    replaces: str | None = None
    file: File | None = None
    caption_above: bool = False
    reply_to: str | None = None
    as_chat: bool = False
    via_bot: bool = False
    pinned: bool = False
    reactions: tuple[str, ...] = ()
    # A service message's own field of the API, and for a sent reply keyboard what was sent.
    service: tuple[str, object] | None = None
    reply_keyboard: str | None = None

    @property
    def html(self) -> str:
        """The text with its entities as HTML."""
        return markup.to_html(self.text, list(self.entities))

    @property
    def labels(self) -> list[list[str]]:
        """The texts of the buttons, row by row."""
        return [[button.text for button in row] for row in self.buttons]

    def button(self, text: str) -> Button:
        """The one button whose label is, or else contains, that text.

        :raises LookupError: when there is none, or more than one.
        """
        every = [button for row in self.buttons for button in row]
        found = [button for button in every if button.text == text] or [
            button for button in every if text in button.text
        ]
        if len(found) != 1:
            raise LookupError(f"{len(found)} buttons with {text!r} among {self.labels}")
        return found[0]


@dataclass
class Chat:
    """A private chat (its id is the person's), a group, or a supergroup."""

    id: int
    kind: ChatKind
    title: str = ""
    forum: bool = False
    members: list[int] = field(default_factory=list)
    owner: int | None = None
    admins: list[int] = field(default_factory=list)
    anonymous: list[int] = field(default_factory=list)
    topics: dict[int, Topic] = field(default_factory=dict)
    bot: BotStatus = "left"
    bot_may_write: bool = True
    upgraded_to: int | None = None
    messages: dict[int, Message] = field(default_factory=dict)
    ephemeral: dict[int, Message] = field(default_factory=dict)
    last_id: int = 0
    last_ephemeral: int = 0

    def every_message(self) -> list[Message]:
        """All that is in the chat, in order."""
        both = [*self.messages.values(), *self.ephemeral.values()]
        return sorted(both, key=lambda message: message.order)


@dataclass
class Query:
    """A press on a button, from the moment it was made."""

    id: str
    person: int
    chat: int
    key: str
    data: str
    at: float
    answered: bool = False
    expired: bool = False


@dataclass(frozen=True)
class Notice:
    """What a person was shown by an answer to a press."""

    query: str
    person: int
    chat: int
    key: str
    text: str
    alert: bool
    url: str


@dataclass
class InlineQuery:
    """What a person typed after the bot's name, and what the bot offered."""

    id: str
    person: int
    chat: int
    text: str
    at: float
    results: list[Json] | None = None
    button: Json | None = None
