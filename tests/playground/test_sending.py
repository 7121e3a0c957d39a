"""Sending, editing, deleting: what the stand-in refuses, and in which words."""

import json
import struct
import zlib

import pytest

from bot.playground.fields import Upload
from bot.playground.world import ApiError, Json
from tests.playground.conftest import Scene, button, keyboard

HOUR = 3600.0


def png(width: int = 3, height: int = 2) -> bytes:
    """A small picture."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + content))
        return struct.pack(">I", len(content)) + kind + content + check

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + b"\xff" * width for _ in range(height)))
    start = b"\x89PNG\r\n\x1a\n"
    return start + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def send_photo(scene: Scene, **params: object) -> Json:
    files = {"f": Upload("table.png", png())}
    values = {"chat_id": scene.group, "photo": "attach://f", **params}
    result = scene.stand_in.methods.call("sendPhoto", values, files)
    assert isinstance(result, dict)
    return result


def test_a_message_is_returned_as_it_was_understood(scene: Scene) -> None:
    sent = scene.call(
        "sendMessage",
        chat_id=str(scene.group),
        text="<b>Козырь</b> ♠ ",
        parse_mode="html",
        reply_markup=json.dumps(keyboard([button(style="success", callback_data="x")])),
    )
    assert sent["text"] == "Козырь ♠"
    assert sent["entities"] == [{"type": "bold", "offset": 0, "length": 6}]
    assert sent["reply_markup"] == keyboard([button(style="success", callback_data="x")])
    assert sent["chat"] == {"id": scene.group, "type": "supergroup", "title": "За столом"}
    assert sent["date"] == int(scene.clock.now())


def test_the_time_entity_comes_back(scene: Scene) -> None:
    entity = {
        "type": "date_time",
        "offset": 0,
        "length": 4,
        "unix_time": 1_800_000_000,
        "date_time_format": "r",
    }
    sent = scene.call("sendMessage", chat_id=scene.group, text="скоро", entities=[entity])
    assert sent["entities"] == [entity]


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"text": ""}, "message text is empty"),
        ({}, "message text is empty"),
        ({"text": "  \n "}, "text must be non-empty"),
        ({"text": "<b></b>", "parse_mode": "HTML"}, "text must be non-empty"),
        ({"text": "x" * 4097}, "message is too long"),
        ({"text": "🃏" * 2049}, "message is too long"),
        ({"text": "x", "parse_mode": "MarkdownV2"}, "unsupported parse_mode"),
        (
            {"text": "<br>", "parse_mode": "HTML"},
            'can\'t parse entities: Unsupported start tag "br" at byte offset 0',
        ),
        (
            {"text": "x", "entities": [{"type": "bold", "offset": 5, "length": 1}]},
            "entity begins after the end of the text at UTF-16 offset 5",
        ),
        ({"text": "x", "chat_id": ""}, "chat_id is empty"),
        ({"text": "x", "chat_id": -1}, "chat not found"),
        ({"text": "x", "chat_id": "@nobody"}, "chat not found"),
        ({"text": "x", "message_thread_id": 99}, "message thread not found"),
        ({"text": "x", "reply_parameters": {"message_id": 99}}, "message to be replied not found"),
        ({"text": "x", "reply_parameters": {}}, 'can\'t find field "message_id"'),
        ({"text": "x", "message_effect_id": "5"}, "EFFECT_ID_INVALID"),
        ({"text": "x", "reply_markup": "{"}, "can't parse reply markup JSON object"),
        (
            {"text": "x", "reply_markup": {"inline_keyboard": "bad"}},
            'field "inline_keyboard" must be of type Array',
        ),
    ],
)
def test_bad_messages_are_refused(scene: Scene, params: dict[str, object], words: str) -> None:
    params = {"chat_id": scene.group, **params}
    assert scene.refused("sendMessage", **params) == f"Bad Request: {words}"
    assert scene.stand_in.people.sees(scene.anna, scene.group) == []


def test_the_longest_text_is_counted_after_entities(scene: Scene) -> None:
    text = "<b>" + "🃏" * 2048 + "</b>"
    sent = scene.call("sendMessage", chat_id=scene.group, text=text, parse_mode="HTML")
    assert sent["text"] == "🃏" * 2048


@pytest.mark.parametrize(
    ("one", "words"),
    [
        (button(callback_data="x" * 65), "BUTTON_DATA_INVALID"),
        (button(callback_data="ё" * 33), "BUTTON_DATA_INVALID"),
        (
            button(callback_data=""),
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            {"text": "x"},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        ({"callback_data": "x"}, "can't parse inline keyboard button: Can't find field \"text\""),
        (
            {"text": 5, "callback_data": "x"},
            'can\'t parse inline keyboard button: Field "text" must be of type String',
        ),
        (button(" "), "BUTTON_TEXT_INVALID"),
        (button(style="gold", callback_data="x"), "BUTTON_STYLE_INVALID"),
        (
            button(callback_data="x", url="https://t.me/x"),
            "can't parse inline keyboard button: "
            "Exactly one action expected, found url, callback_data",
        ),
        (
            button(callback_date="x"),
            'can\'t parse inline keyboard button: Unknown field "callback_date"',
        ),
        (
            button(url="not-a-url"),
            "inline keyboard button URL 'not-a-url' is invalid: Wrong HTTP URL",
        ),
        (
            button(url="ftp://example.com"),
            "inline keyboard button URL 'ftp://example.com' is invalid: Unsupported URL protocol",
        ),
        (button(url="https://localhost/x"), "BUTTON_URL_INVALID"),
        (button(url="https://t.me/kozyr_bot?start=" + "x" * 65), "BUTTON_URL_INVALID"),
        (button(url="https://t.me/kozyr_bot?start=a.b"), "BUTTON_URL_INVALID"),
        (button(copy_text={"text": ""}), "BUTTON_COPY_TEXT_INVALID"),
        (button(pay=True), "BUTTON_TYPE_INVALID"),
        (
            button(disabled={"why": "x"}),
            'can\'t parse inline keyboard button: Field "disabled" must be an empty Object',
        ),
    ],
)
def test_bad_buttons_are_refused(scene: Scene, one: dict[str, object], words: str) -> None:
    given = {"chat_id": scene.group, "text": "x", "reply_markup": keyboard([one])}
    assert scene.refused("sendMessage", **given) == f"Bad Request: {words}"


def test_good_buttons_pass(scene: Scene) -> None:
    row = [
        button(callback_data="ё" * 32),
        button(callback_data="x", style="danger"),
        button(disabled={}),
        button(url="https://t.me/kozyr_bot?start=Az0_-"),
        button(url="t.me/kozyr_bot"),
        button(copy_text={"text": "x" * 256}),
        button(switch_inline_query=""),
    ]
    sent = scene.call("sendMessage", chat_id=scene.group, text="x", reply_markup=keyboard(row))
    assert sent["reply_markup"] == keyboard(row)


def test_keyboards_end_at_eight_in_a_row_and_a_hundred(scene: Scene) -> None:
    full = keyboard(*[[button()] * 8] * 12, [button()] * 4)
    scene.say(scene.group, reply_markup=full)
    for wrong, words in (
        (keyboard([button()] * 9), "REPLY_MARKUP_TOO_LONG"),
        (keyboard(*[[button()] * 8] * 12, [button()] * 5), "reply markup is too long"),
    ):
        refusal = scene.refused("sendMessage", chat_id=scene.group, text="x", reply_markup=wrong)
        assert refusal == f"Bad Request: {words}"


def test_nobody_is_written_to_before_they_start_or_after_they_block(scene: Scene) -> None:
    error = scene.error("sendMessage", chat_id=scene.boris, text="x")
    assert (error.code, error.description) == (
        403,
        "Forbidden: bot can't initiate conversation with a user",
    )
    scene.stand_in.people.start(scene.boris)
    scene.say(scene.boris)
    scene.stand_in.people.block(scene.boris)
    error = scene.error("sendMessage", chat_id=scene.boris, text="x")
    assert (error.code, error.description) == (403, "Forbidden: bot was blocked by the user")
    scene.stand_in.people.unblock(scene.boris)
    scene.say(scene.boris)


def test_a_group_that_the_bot_left_or_cannot_write_in(scene: Scene) -> None:
    people = scene.stand_in.people
    people.mute_bot(scene.group)
    words = scene.refused("sendMessage", chat_id=scene.group, text="x")
    assert words == "Bad Request: have no rights to send a message"
    people.mute_bot(scene.group, on=False)
    people.kick_bot(scene.anna, scene.group)
    error = scene.error("sendMessage", chat_id=scene.group, text="x")
    assert (error.code, error.description) == (
        403,
        "Forbidden: bot was kicked from the supergroup chat",
    )
    small = people.group("Дача", [scene.anna], kind="group")
    people.kick_bot(scene.anna, small)
    words = scene.refused("editMessageText", chat_id=small, message_id=1, text="x")
    assert words == "Forbidden: bot was kicked from the group chat"


def test_a_group_that_became_a_supergroup(scene: Scene) -> None:
    people = scene.stand_in.people
    small = people.group("Дача", [scene.anna, scene.boris], kind="group")
    number = scene.say(small)
    new = people.upgrade(small)
    error = scene.error("editMessageText", chat_id=small, message_id=number, text="x")
    assert error.code == 400
    assert error.description == "Bad Request: group chat was upgraded to a supergroup chat"
    assert error.parameters == {"migrate_to_chat_id": new}
    scene.say(new, "Новый стол")
    shown = [one.text for one in people.sees(scene.boris, new) if not one.service]
    assert shown == ["Стол", "Новый стол"]
    before, after = scene.told("message")
    assert before["migrate_to_chat_id"] == new
    assert after["migrate_from_chat_id"] == small


def test_topics(scene: Scene) -> None:
    people = scene.stand_in.people
    forum = people.group("Клуб", [scene.anna], forum=True)
    topic = people.topic(forum, "Карты")
    sent = scene.call("sendMessage", chat_id=forum, text="x", message_thread_id=topic)
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (topic, True)
    people.delete_topic(forum, topic)
    words = scene.refused("sendMessage", chat_id=forum, text="x", message_thread_id=topic)
    assert words == "Bad Request: message thread not found"
    assert people.sees(scene.anna, forum) == []


def test_an_edit_replaces_text_and_takes_the_keyboard_away(scene: Scene) -> None:
    number = scene.say(scene.group, reply_markup=keyboard([button()]))
    scene.stand_in.shift += 5
    edited = scene.call("editMessageText", chat_id=scene.group, message_id=number, text="Новый")
    assert edited["text"] == "Новый"
    assert edited["edit_date"] == int(scene.stand_in.now())
    assert "reply_markup" not in edited
    assert scene.stand_in.people.last(scene.anna, scene.group).labels == []


def test_an_edit_that_changes_nothing_is_refused(scene: Scene) -> None:
    place = {"chat_id": scene.group}
    board = keyboard([button()])
    number = scene.say(scene.group, "<b>Стол</b>", parse_mode="HTML", reply_markup=board)
    same = {"text": " <b>Стол</b>", "parse_mode": "HTML", "reply_markup": board}
    words = (
        "Bad Request: message is not modified: specified new message content and reply markup "
        "are exactly the same as a current content and reply markup of the message"
    )
    assert scene.refused("editMessageText", message_id=number, **place, **same) == words
    assert (
        scene.refused("editMessageReplyMarkup", message_id=number, reply_markup=board, **place)
        == words
    )
    scene.call("editMessageText", message_id=number, **place, **{**same, "text": "Стол"})
    scene.call("editMessageReplyMarkup", message_id=number, **place)
    assert scene.refused("editMessageReplyMarkup", message_id=number, **place) == words


def test_only_own_messages_of_the_right_kind_are_edited(scene: Scene) -> None:
    place = {"chat_id": scene.group, "text": "x"}
    theirs = scene.stand_in.people.send(scene.anna, scene.group, "Привет").id
    photo = send_photo(scene)["message_id"]
    mine = scene.say(scene.group)
    assert scene.refused("editMessageText", message_id=999, **place) == (
        "Bad Request: message to edit not found"
    )
    assert scene.refused("editMessageText", **place) == (
        "Bad Request: message identifier is not specified"
    )
    assert scene.refused("editMessageText", message_id=theirs, **place) == (
        "Bad Request: message can't be edited"
    )
    assert scene.refused("editMessageText", message_id=photo, **place) == (
        "Bad Request: there is no text in the message to edit"
    )
    assert scene.refused(
        "editMessageCaption", chat_id=scene.group, message_id=mine, caption="x"
    ) == ("Bad Request: there is no caption in the message to edit")
    place["text"] = "x" * 4097
    assert scene.refused("editMessageText", message_id=mine, **place) == (
        "Bad Request: MESSAGE_TOO_LONG"
    )


def test_photos(scene: Scene) -> None:
    sent = send_photo(scene, caption="<b>Стол</b>", parse_mode="HTML")
    assert sent["caption"] == "Стол"
    sizes = sent["photo"]
    assert isinstance(sizes, list)
    assert (sizes[0]["width"], sizes[0]["height"]) == (3, 2)
    again = scene.call("sendPhoto", chat_id=scene.group, photo=sizes[0]["file_id"])
    assert again["photo"] == sizes
    edited = scene.call(
        "editMessageMedia",
        chat_id=scene.group,
        message_id=sent["message_id"],
        media=json.dumps({"type": "photo", "media": sizes[0]["file_id"], "caption": "Иначе"}),
    )
    assert edited["caption"] == "Иначе"
    edited = scene.call(
        "editMessageCaption", chat_id=scene.group, message_id=sent["message_id"], caption="Ещё"
    )
    assert edited["caption"] == "Ещё"
    assert scene.stand_in.journal.violations == []


def test_bad_photos_are_refused(scene: Scene) -> None:
    with pytest.raises(ApiError, match="message caption is too long"):
        send_photo(scene, caption="x" * 1025)
    files = {"photo": Upload("x.png", b"no picture")}
    with pytest.raises(ApiError, match="IMAGE_PROCESS_FAILED"):
        scene.stand_in.methods.call("sendPhoto", {"chat_id": scene.group}, files)
    files = {"photo": Upload("x.png", png(100, 2))}
    with pytest.raises(ApiError, match="PHOTO_INVALID_DIMENSIONS"):
        scene.stand_in.methods.call("sendPhoto", {"chat_id": scene.group}, files)
    for photo, words in (
        ("", "there is no photo in the request"),
        ("nothing", "wrong file identifier/HTTP URL specified"),
    ):
        refusal = scene.refused("sendPhoto", chat_id=scene.group, photo=photo)
        assert refusal == f"Bad Request: {words}"


def test_own_messages_are_deleted_within_two_days(scene: Scene) -> None:
    place = {"chat_id": scene.group}
    number = scene.say(scene.group)
    theirs = scene.stand_in.people.send(scene.anna, scene.group, "Привет").id
    scene.true("deleteMessage", message_id=number, **place)
    assert scene.refused("deleteMessage", message_id=number, **place) == (
        "Bad Request: message to delete not found"
    )
    assert scene.refused("deleteMessage", message_id=theirs, **place) == (
        "Bad Request: message can't be deleted"
    )
    old = scene.say(scene.group)
    scene.stand_in.shift += 48 * HOUR + 1
    assert scene.refused("deleteMessage", message_id=old, **place) == (
        "Bad Request: message can't be deleted for everyone"
    )
    # Edits have no such limit.
    scene.call("editMessageText", message_id=old, text="Стол закрыт", **place)
    scene.stand_in.people.add_bot(scene.anna, scene.group, admin=True)
    scene.true("deleteMessages", message_ids=[old, theirs, 12345], **place)
    shown = scene.stand_in.people.sees(scene.anna, scene.group)
    assert [one for one in shown if not one.service] == []


def test_pins_and_reactions(scene: Scene) -> None:
    number = scene.say(scene.group)
    place = {"chat_id": scene.group, "message_id": number}
    assert scene.refused("pinChatMessage", **place) == (
        "Bad Request: not enough rights to manage pinned messages in the chat"
    )
    scene.stand_in.people.add_bot(scene.anna, scene.group, admin=True)
    scene.true("pinChatMessage", **place)
    scene.true("setMessageReaction", reaction=[{"type": "emoji", "emoji": "👍"}], **place)
    message = scene.stand_in.chats[scene.group].messages[number]
    assert (message.pinned, message.reactions) == (True, ("👍",))
    scene.true("unpinChatMessage", chat_id=scene.group)
    assert not scene.stand_in.chats[scene.group].messages[number].pinned


def test_unknown_methods_and_parameters(scene: Scene) -> None:
    error = scene.error("sendMesage", chat_id=scene.group)
    assert (error.code, error.description) == (404, "Not Found: method not found")
    scene.say(scene.group, parsemode="HTML")
    assert scene.stand_in.journal.violations == [
        "a method that is not known here",
        "sendMessage: unknown parameter parsemode",
    ]
    # Names of methods are read in any case, as on Telegram.
    scene.call("SENDMESSAGE", chat_id=scene.group, text="x")


def test_commands(scene: Scene) -> None:
    commands = [{"command": "new", "description": "Новый стол"}]
    scope = {"type": "all_group_chats"}
    scene.true("setMyCommands", commands=commands, scope=scope, language_code="ru")
    assert scene.stand_in.call("getMyCommands", {"scope": scope, "language_code": "ru"}) == commands
    assert scene.stand_in.call("getMyCommands", {}) == []
    for wrong, words in (
        ([{"command": "New", "description": "x"}], "BOT_COMMAND_INVALID"),
        ([{"command": "x" * 33, "description": "x"}], "BOT_COMMAND_INVALID"),
        ([{"command": "x", "description": ""}], "BOT_COMMAND_DESCRIPTION_INVALID"),
        ([{"command": "x", "description": "x" * 257}], "BOT_COMMAND_DESCRIPTION_INVALID"),
        (commands * 101, "BOT_COMMANDS_TOO_MUCH"),
    ):
        assert scene.refused("setMyCommands", commands=wrong) == f"Bad Request: {words}"
    scene.true("deleteMyCommands", scope=scope, language_code="ru")
    assert scene.stand_in.call("getMyCommands", {"scope": scope, "language_code": "ru"}) == []


def test_who_is_an_administrator(scene: Scene) -> None:
    scene.stand_in.people.make_admin(scene.boris, scene.group, anonymous=True)
    found = scene.stand_in.call("getChatAdministrators", {"chat_id": scene.group})
    assert isinstance(found, list)
    assert [(one["user"]["id"], one["status"]) for one in found] == [
        (scene.anna, "creator"),
        (scene.boris, "administrator"),
    ]
    assert scene.refused("getChatMember", chat_id=scene.group, user_id=scene.anna) == (
        "Bad Request: CHAT_ADMIN_REQUIRED"
    )
