"""What Telegram means when it says no: every error of a call, taken for what it is.

The wording of the server is no contract. It is taken from Telegram's published server source and
from what others have seen; whatever is not known here is our own mistake (``BUG``) and not retried.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from aiogram.exceptions import (
    AiogramError,
    ClientDecodeError,
    TelegramAPIError,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)


class Refusal(Enum):
    """What a failed call means for whoever made it."""

    PASSING = auto()
    """Network, server or token trouble: try again later; it may have had its effect."""
    DONE = auto()
    """It had its effect, only the answer cannot be read."""
    SLOW = auto()
    """Too many requests: the pace knows how long to wait."""
    SAME = auto()
    """The message already looks like that."""
    GONE = auto()
    """There is no such message."""
    FROZEN = auto()
    """The message is there, but it cannot be edited, or deleted, any more."""
    UNREACHABLE = auto()
    """This person cannot be written to."""
    CHAT_LOST = auto()
    """The bot may not write to this group."""
    MOVED = auto()
    """The group has become a supergroup with another id."""
    NO_TOPIC = auto()
    """The forum topic is not there."""
    MARKUP = auto()
    """An old server does not know the entity of moments, or the style of buttons."""
    BUG = auto()
    """Anything else: retrying the same call would not help."""


_GONE: Final = ("message to edit not found", "message to delete not found", "message_id_invalid")
_FROZEN: Final = (
    "message can't be edited",
    "message can't be deleted",
    "message_edit_time_expired",
    "message_delete_forbidden",
    "message_author_required",
)
_NO_CHAT: Final = (
    "chat not found",
    "peer_id_invalid",
    "chat_id_invalid",
    "user not found",
    "input_user_deactivated",
    "user is deactivated",
    "group chat was deactivated",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_admin_required",
    "chat_send_plain_forbidden",
    "have no rights to send a message",
    "not enough rights",
    "need administrator rights",
    "topic_closed",
    "user_banned_in_channel",
    "channel_private",
)
_NO_TOPIC: Final = ("message thread not found", "topic_deleted", "topic_id_invalid")
_WORDS: Final = (
    (Refusal.SAME, ("message is not modified",)),
    (Refusal.GONE, _GONE),
    (Refusal.FROZEN, _FROZEN),
    (Refusal.NO_TOPIC, _NO_TOPIC),
    (Refusal.MARKUP, ("tg-time", "tg_time", "style", "invalid reply_markup")),
)


def read_refusal(error: AiogramError, private: bool) -> Refusal:
    """What the error means; ``private``: whether the call was to a person's own chat."""
    if isinstance(error, ClientDecodeError):
        return Refusal.DONE if answer_of(error) is not None else Refusal.PASSING
    if not isinstance(error, TelegramAPIError):
        return Refusal.BUG
    if isinstance(error, TelegramRetryAfter):
        return Refusal.SLOW
    if isinstance(error, TelegramMigrateToChat):
        return Refusal.MOVED
    if is_passing(error) or isinstance(error, TelegramUnauthorizedError):
        return Refusal.PASSING
    text = error.message.lower()
    for refusal, known in _WORDS:
        if any(words in text for words in known):
            return refusal
    if isinstance(error, TelegramForbiddenError) or any(words in text for words in _NO_CHAT):
        return Refusal.UNREACHABLE if private else Refusal.CHAT_LOST
    return Refusal.BUG


def is_passing(error: AiogramError) -> bool:
    """Whether the same call may succeed a moment later: network, 5xx, an unreadable answer."""
    if isinstance(error, ClientDecodeError):
        return answer_of(error) is None
    return isinstance(error, TelegramNetworkError | TelegramServerError) and not isinstance(
        error, TelegramEntityTooLarge
    )


def answer_of(error: ClientDecodeError) -> Mapping[str, object] | None:
    """The ``ok`` answer that aiogram could not understand, or None where there is none."""
    data = error.data
    return data if isinstance(data, dict) and data.get("ok") is True else None


def brief(error: AiogramError) -> str:
    """The error in one line, for logs; some carry whole pages."""
    return str(error).partition("\n")[0][:200]
