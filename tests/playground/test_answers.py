"""Presses, their answers, ephemeral messages, inline queries."""

import pytest

from bot.playground.world import Message, PersonError, Query
from tests.playground.conftest import Scene, button, keyboard

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


def pressed(scene: Scene) -> tuple[Message, Query]:
    """Boris presses a button of a message in the group."""
    scene.say(scene.group, reply_markup=keyboard([button(callback_data="take")]))
    message = scene.stand_in.people.last(scene.boris, scene.group)
    return message, scene.stand_in.people.press(scene.boris, message, "Взять")


def private(scene: Scene, query: Query | None = None, **more: object) -> dict[str, object]:
    """Parameters of an ephemeral message for Boris."""
    receiver: dict[str, object] = {"receiver_user_id": scene.boris, **more}
    if query is not None:
        receiver["callback_query_id"] = query.id
    return {"chat_id": scene.group, "text": "Рука", "ephemeral_message_parameters": receiver}


def test_a_press_comes_with_its_message(scene: Scene) -> None:
    message, query = pressed(scene)
    (told,) = scene.told("callback_query")
    assert (told["id"], told["data"], told["from"]["id"]) == (query.id, "take", scene.boris)
    assert told["message"]["message_id"] == message.id
    assert told["message"]["reply_markup"]["inline_keyboard"][0][0]["callback_data"] == "take"


def test_an_answer_is_shown_to_who_pressed(scene: Scene) -> None:
    _, query = pressed(scene)
    scene.true("answerCallbackQuery", callback_query_id=query.id, text="Ваш", show_alert="true")
    (notice,) = scene.stand_in.people.notices(scene.boris)
    assert (notice.text, notice.alert, notice.query) == ("Ваш", True, query.id)
    assert scene.stand_in.people.notices(scene.anna) == []


def test_every_press_has_exactly_one_answer(scene: Scene) -> None:
    _, query = pressed(scene)
    assert scene.stand_in.unanswered() == [query]
    scene.true("answerCallbackQuery", callback_query_id=query.id)
    assert scene.stand_in.unanswered() == []
    assert scene.refused("answerCallbackQuery", callback_query_id=query.id) == TOO_OLD
    assert scene.refused("answerCallbackQuery", callback_query_id="5") == TOO_OLD


def test_an_answer_may_come_too_late(scene: Scene) -> None:
    _, query = pressed(scene)
    scene.stand_in.shift += 15
    _, second = pressed(scene)
    scene.stand_in.shift += 0.5
    assert scene.refused("answerCallbackQuery", callback_query_id=query.id) == TOO_OLD
    scene.true("answerCallbackQuery", callback_query_id=second.id)
    scene.stand_in.tick()
    expired = [one for one in scene.stand_in.events if one["type"] == "expired"]
    assert [one["query"] for one in expired] == [query.id]


def test_what_an_answer_may_hold(scene: Scene) -> None:
    _, query = pressed(scene)
    given = {"callback_query_id": query.id}
    assert scene.refused("answerCallbackQuery", text="x" * 201, **given) == (
        "Bad Request: MESSAGE_TOO_LONG"
    )
    for url in ("https://example.org", "t.me/kozyr_bot", "t.me/kozyr_bot?start=a.b"):
        assert scene.refused("answerCallbackQuery", url=url, **given) == "Bad Request: URL_INVALID"
    scene.true("answerCallbackQuery", url="https://t.me/kozyr_bot?start=sit_1", **given)


def test_presses_that_apps_do_not_allow(scene: Scene) -> None:
    people = scene.stand_in.people
    stranger = people.add("Вера")
    message, _ = pressed(scene)
    with pytest.raises(PersonError):
        people.press(stranger, message, "Взять")
    scene.say(scene.anna, reply_markup=keyboard([button()]))
    with pytest.raises(PersonError):
        people.press(scene.boris, people.last(scene.anna, scene.anna), "Взять")
    with pytest.raises(LookupError):
        people.press(scene.boris, message, "Нет такой")


def test_stale_and_forged_presses_reach_the_bot(scene: Scene) -> None:
    people = scene.stand_in.people
    message, _ = pressed(scene)
    scene.call("editMessageText", chat_id=scene.group, message_id=message.id, text="Закрыт")
    people.press(scene.anna, message, message.button("Взять"))
    people.press_data(scene.anna, message, "forged")
    scene.true("deleteMessage", chat_id=scene.group, message_id=message.id)
    people.press(scene.anna, message, message.button("Взять"))
    told = scene.told("callback_query")[1:]
    assert [one["data"] for one in told] == ["take", "forged", "take"]
    assert [one["message"].get("text") for one in told] == ["Закрыт", "Закрыт", None]
    # What is gone comes as an inaccessible message.
    assert told[2]["message"]["date"] == 0
    assert told[2]["message"]["message_id"] == message.id


def test_buttons_that_do_not_call_the_bot(scene: Scene) -> None:
    row = [
        button("Нельзя", disabled={}),
        button("Копия", copy_text={"text": "♠"}),
        button("Сайт", url="https://example.org"),
        button("Личка", url="https://t.me/kozyr_bot?start=sit_1"),
        button("В группу", url="https://t.me/kozyr_bot?startgroup=new"),
    ]
    scene.say(scene.group, reply_markup=keyboard(row))
    people = scene.stand_in.people
    message = people.last(scene.boris, scene.group)
    assert people.tap(scene.boris, message, "Нельзя").kind == "disabled"
    assert people.tap(scene.boris, message, "Копия").text == "♠"
    assert people.tap(scene.boris, message, "Сайт").text == "https://example.org"
    assert people.tap(scene.boris, message, "В группу").payload == "new"
    assert scene.kinds() == []
    tap = people.tap(scene.boris, message, "Личка")
    assert (tap.kind, tap.payload) == ("start", "sit_1")
    assert [one["text"] for one in scene.told("message")] == ["/start sit_1"]
    scene.say(scene.boris)


def test_an_ephemeral_message_is_seen_by_one(scene: Scene) -> None:
    people = scene.stand_in.people
    _, query = pressed(scene)
    sent = scene.call("sendMessage", **private(scene, query))
    assert sent["message_id"] == 0
    assert sent["ephemeral_message_id"] == 1
    receiver = sent["receiver_user"]
    assert isinstance(receiver, dict)
    assert receiver["id"] == scene.boris
    assert [one.text for one in people.sees(scene.boris, scene.group)] == ["Стол", "Рука"]
    assert [one.text for one in people.sees(scene.anna, scene.group)] == ["Стол"]


def test_an_ephemeral_message_can_stand_in_the_place_of_another(scene: Scene) -> None:
    _, query = pressed(scene)
    scene.call("sendMessage", **private(scene, query, replace_callback_query_message=True))
    people = scene.stand_in.people
    assert [one.text for one in people.sees(scene.boris, scene.group)] == ["Рука"]
    assert [one.text for one in people.sees(scene.anna, scene.group)] == ["Стол"]


def test_an_ephemeral_message_lives_on_without_the_window(scene: Scene) -> None:
    people = scene.stand_in.people
    _, query = pressed(scene)
    scene.call("sendMessage", **private(scene, query), reply_markup=keyboard([button("Ход")]))
    place = {
        "chat_id": scene.group,
        "receiver_user_id": scene.boris,
        "ephemeral_message_id": 1,
    }
    scene.stand_in.shift += 3600
    scene.true("editEphemeralMessageText", text="Ход", reply_markup=keyboard([button()]), **place)
    hand = people.last(scene.boris, scene.group)
    with pytest.raises(PersonError):
        people.press(scene.anna, hand, "Взять")
    people.press(scene.boris, hand, "Взять")
    told = scene.told("callback_query")[-1]["message"]
    assert (told["message_id"], told["ephemeral_message_id"]) == (0, 1)
    assert told["receiver_user"]["id"] == scene.boris
    scene.true("editEphemeralMessageReplyMarkup", **place)
    wrong = {**place, "receiver_user_id": scene.anna}
    assert scene.refused("editEphemeralMessageText", text="x", **wrong) == (
        "Bad Request: message to edit not found"
    )
    assert scene.refused("editEphemeralMessageText", text="x" * 1025, **place) == (
        "Bad Request: MESSAGE_TOO_LONG"
    )
    scene.true("deleteEphemeralMessage", **place)
    assert scene.refused("deleteEphemeralMessage", **place) == (
        "Bad Request: message to edit not found"
    )


def test_an_app_that_starts_anew_forgets_ephemeral_messages(scene: Scene) -> None:
    _, query = pressed(scene)
    scene.call("sendMessage", **private(scene, query))
    scene.stand_in.people.restart_app(scene.boris)
    shown = scene.stand_in.people.sees(scene.boris, scene.group)
    assert [one.text for one in shown] == ["Стол"]


def test_when_an_ephemeral_message_is_refused(scene: Scene) -> None:
    people = scene.stand_in.people
    _, query = pressed(scene)
    words = scene.refused("sendMessage", **private(scene))
    assert words == "Bad Request: not enough rights to send an ephemeral message"
    assert scene.refused("sendMessage", **{**private(scene, query), "chat_id": scene.anna}) == (
        "Bad Request: ephemeral messages can be sent only in groups and supergroups"
    )
    foreign = private(scene, query, receiver_user_id=scene.anna)
    assert scene.refused("sendMessage", **foreign) == TOO_OLD
    assert scene.refused("sendMessage", **{**private(scene, query), "text": "x" * 1025}) == (
        "Bad Request: message is too long"
    )
    # An answer ends the query, and with it the right to an ephemeral message.
    scene.true("answerCallbackQuery", callback_query_id=query.id)
    assert scene.refused("sendMessage", **private(scene, query)) == TOO_OLD
    _, query = pressed(scene)
    scene.stand_in.shift += 15.5
    assert scene.refused("sendMessage", **private(scene, query)) == TOO_OLD
    people.add_bot(scene.anna, scene.group, admin=True)
    scene.call("sendMessage", **private(scene))


def test_a_command_that_only_the_bot_sees(scene: Scene) -> None:
    people = scene.stand_in.people
    command = {"command": "hand", "description": "Рука", "is_ephemeral": True}
    scene.true("setMyCommands", commands=[command], scope={"type": "all_group_chats"})
    people.send(scene.boris, scene.group, "/hand")
    (told,) = scene.told("message")
    assert (told["message_id"], told["ephemeral_message_id"]) == (0, 1)
    assert people.sees(scene.anna, scene.group) == []
    reply = {"reply_parameters": {"ephemeral_message_id": 1}}
    scene.call("sendMessage", **private(scene), **reply)
    assert [one.text for one in people.sees(scene.boris, scene.group)] == ["/hand", "Рука"]
    scene.stand_in.shift += 15.5
    assert scene.refused("sendMessage", **private(scene), **reply).startswith("Bad Request: ")


def test_inline_queries(scene: Scene) -> None:
    people = scene.stand_in.people
    query = people.inline(scene.boris, scene.group, "стол")
    (told,) = scene.told("inline_query")
    assert (told["query"], told["chat_type"]) == ("стол", "supergroup")
    result = {
        "type": "article",
        "id": "1",
        "title": "Позвать",
        "input_message_content": {"message_text": "<b>Играем</b>", "parse_mode": "HTML"},
        "reply_markup": keyboard([button(url="https://t.me/kozyr_bot?start=x")]),
    }
    given = {"inline_query_id": query.id, "cache_time": 0, "is_personal": True}
    assert scene.refused("answerInlineQuery", results=[result] * 2, **given) == (
        "Bad Request: RESULT_ID_DUPLICATE"
    )
    assert scene.refused("answerInlineQuery", results=[{**result, "id": ""}], **given) == (
        "Bad Request: RESULT_ID_INVALID"
    )
    for way, refusal in (
        ({"text": " ", "start_parameter": "new"}, "inline query results button text"),
        ({"text": "Новый"}, "START_PARAM_INVALID"),
        ({"text": "Новый", "start_parameter": "a b"}, "START_PARAM_INVALID"),
    ):
        refused = scene.refused("answerInlineQuery", results=[result], button=way, **given)
        assert refusal in refused
    assert scene.refused("answerInlineQuery", **given).startswith("Bad Request: expected an Array")
    long_offset = scene.refused(
        "answerInlineQuery", results=[result], next_offset="x" * 65, **given
    )
    assert long_offset == "Bad Request: NEXT_OFFSET_INVALID"
    scene.true("answerInlineQuery", results=[result], **given)
    assert scene.refused("answerInlineQuery", results=[result], **given) == TOO_OLD
    message = people.choose(query, "1")
    assert (message.html, message.via_bot, message.sender) == ("<b>Играем</b>", True, scene.boris)
    assert scene.kinds() == ["inline_query", "message", "chosen_inline_result"]
