"""What Telegram's errors mean, in the words in which servers say them."""

import pytest
from aiogram.exceptions import (
    AiogramError,
    ClientDecodeError,
    RestartingTelegram,
    TelegramBadRequest,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import SendMessage

from bot.refusals import Refusal, answer_of, is_passing, read_refusal

CALL = SendMessage(chat_id=1, text="-")

BAD_REQUESTS = [
    ("message is not modified: specified new message content and reply markup are exactly the "
     "same as a current content and reply markup of the message", Refusal.SAME),
    ("message to edit not found", Refusal.GONE),
    ("message to delete not found", Refusal.GONE),
    ("MESSAGE_ID_INVALID", Refusal.GONE),
    ("message can't be edited", Refusal.FROZEN),
    ("message can't be deleted", Refusal.FROZEN),
    ("message can't be deleted for everyone", Refusal.FROZEN),
    ("message thread not found", Refusal.NO_TOPIC),
    ("TOPIC_DELETED", Refusal.NO_TOPIC),
    ("TOPIC_CLOSED", Refusal.CHAT_LOST),
    ("chat not found", Refusal.CHAT_LOST),
    ("PEER_ID_INVALID", Refusal.CHAT_LOST),
    ("have no rights to send a message", Refusal.CHAT_LOST),
    ("not enough rights to send text messages to the chat", Refusal.CHAT_LOST),
    ("CHAT_WRITE_FORBIDDEN", Refusal.CHAT_LOST),
    ("group chat was deactivated", Refusal.CHAT_LOST),
    ('can\'t parse entities: Unsupported start tag "tg-time" at byte offset 0', Refusal.MARKUP),
    ("BUTTON_STYLE_INVALID", Refusal.MARKUP),
    ('can\'t parse entities: Unsupported start tag "blink" at byte offset 0', Refusal.BUG),
    ("BUTTON_DATA_INVALID", Refusal.BUG),
    ("message is too long", Refusal.BUG),
    ("message text is empty", Refusal.BUG),
]  # fmt: skip

FORBIDDEN = [
    ("bot was blocked by the user", True, Refusal.UNREACHABLE),
    ("user is deactivated", True, Refusal.UNREACHABLE),
    ("bot can't initiate conversation with a user", True, Refusal.UNREACHABLE),
    ("bot can't send messages to bots", True, Refusal.UNREACHABLE),
    ("bot was kicked from the supergroup chat", False, Refusal.CHAT_LOST),
    ("bot is not a member of the supergroup chat", False, Refusal.CHAT_LOST),
    ("the group chat was deleted", False, Refusal.CHAT_LOST),
]

OTHERS = [
    (TelegramNetworkError(CALL, "Request timeout error"), Refusal.PASSING),
    (TelegramServerError(CALL, "Internal Server Error"), Refusal.PASSING),
    (RestartingTelegram(CALL, "Bad Gateway: restart"), Refusal.PASSING),
    (ClientDecodeError("Failed to decode object", ValueError(), "<html>"), Refusal.PASSING),
    (TelegramUnauthorizedError(CALL, "Unauthorized"), Refusal.PASSING),
    (ClientDecodeError("Failed", ValueError(), {"ok": True, "result": {}}), Refusal.DONE),
    (ClientDecodeError("Failed", ValueError(), {"ok": False}), Refusal.PASSING),
    (TelegramRetryAfter(CALL, "Too Many Requests: retry after 3", 3), Refusal.SLOW),
    (TelegramMigrateToChat(CALL, "group chat was upgraded", -1001), Refusal.MOVED),
    (TelegramEntityTooLarge(CALL, "Request Entity Too Large"), Refusal.BUG),
    (TelegramNotFound(CALL, "Not Found: method not found"), Refusal.BUG),
    (AiogramError("something"), Refusal.BUG),
]


@pytest.mark.parametrize(("words", "meaning"), BAD_REQUESTS)
def test_bad_requests(words: str, meaning: Refusal) -> None:
    error = TelegramBadRequest(CALL, f"Bad Request: {words}")
    assert read_refusal(error, private=False) is meaning
    assert not is_passing(error)


@pytest.mark.parametrize(("words", "private", "meaning"), FORBIDDEN)
def test_forbidden(words: str, private: bool, meaning: Refusal) -> None:
    error = TelegramForbiddenError(CALL, f"Forbidden: {words}")
    assert read_refusal(error, private=private) is meaning


def test_a_person_who_is_not_found_cannot_be_written_to() -> None:
    error = TelegramBadRequest(CALL, "Bad Request: chat not found")
    assert read_refusal(error, private=True) is Refusal.UNREACHABLE


@pytest.mark.parametrize(("error", "meaning"), OTHERS)
def test_other_errors(error: AiogramError, meaning: Refusal) -> None:
    assert read_refusal(error, private=False) is meaning
    if not isinstance(error, TelegramUnauthorizedError):
        assert is_passing(error) == (meaning is Refusal.PASSING)


def test_an_answer_that_was_not_understood_can_be_read() -> None:
    answer = {"ok": True, "result": {"message_id": 5}}
    assert answer_of(ClientDecodeError("Failed", ValueError(), answer)) == answer
    assert answer_of(ClientDecodeError("Failed", ValueError(), [1])) is None
