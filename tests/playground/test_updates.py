"""getUpdates, and what the bot hears at all."""

import asyncio

import pytest

from bot.playground.world import ApiError, Json
from tests.playground.conftest import Scene


async def poll(scene: Scene, **params: object) -> list[Json]:
    return await scene.stand_in.methods.get_updates(params)


async def settle() -> None:
    """Let what has been started come to its first rest."""
    for _ in range(5):
        await asyncio.sleep(0)


def ids(updates: list[Json]) -> list[int]:
    return [number for one in updates if isinstance(number := one["update_id"], int)]


async def test_an_update_is_delivered_until_it_is_confirmed(scene: Scene) -> None:
    for word in ("/one", "/two", "/three"):
        scene.stand_in.people.send(scene.anna, scene.group, word)
    first = ids(await poll(scene))
    assert len(first) == 3
    assert ids(await poll(scene)) == first
    assert ids(await poll(scene, limit=2)) == first[:2]
    assert ids(await poll(scene, offset=first[0] + 1)) == first[1:]
    assert ids(await poll(scene)) == first[1:]
    assert ids(await poll(scene, offset=-1)) == first[2:]
    assert ids(await poll(scene, offset=first[2] + 1)) == []


async def test_a_long_poll_waits_for_what_happens(scene: Scene) -> None:
    waiting = asyncio.create_task(poll(scene, timeout=30))
    await settle()
    assert scene.stand_in.online
    scene.stand_in.people.send(scene.anna, scene.group, "/new")
    assert len(await waiting) == 1


async def test_what_happens_in_the_moment_of_a_poll_ends_it(scene: Scene) -> None:
    waiting = asyncio.create_task(poll(scene, timeout=30))
    say = scene.stand_in.people.send
    # Between the poll's first step and the first step of whatever that has started.
    asyncio.get_running_loop().call_soon(say, scene.anna, scene.group, "/now")
    async with asyncio.timeout(5):
        [update] = await waiting
    assert "message" in update


async def test_a_long_poll_ends_in_time(scene: Scene) -> None:
    waiting = asyncio.create_task(poll(scene, timeout=30))
    await settle()
    await scene.clock.advance(29)
    assert not waiting.done()
    await scene.clock.advance(1)
    assert await waiting == []


async def test_a_newer_poll_ends_the_older_one(scene: Scene) -> None:
    older = asyncio.create_task(poll(scene, timeout=30))
    await settle()
    newer = asyncio.create_task(poll(scene, timeout=30))
    with pytest.raises(ApiError) as caught:
        await older
    assert (caught.value.code, caught.value.description) == (
        409,
        "Conflict: terminated by other getUpdates request; "
        "make sure that only one bot instance is running",
    )
    scene.stand_in.people.send(scene.anna, scene.group, "/new")
    assert len(await newer) == 1


async def test_what_nobody_fetches_is_forgotten_in_time(scene: Scene) -> None:
    scene.stand_in.people.send(scene.anna, scene.anna, "Привет")
    message = scene.stand_in.people.sees(scene.anna, scene.anna)[0]
    scene.stand_in.people.press_data(scene.anna, message, "x")
    scene.stand_in.people.inline(scene.anna, scene.anna, "x")

    async def kinds() -> list[str]:
        return [kind for one in await poll(scene) for kind in one if kind != "update_id"]

    scene.stand_in.shift += 29
    assert await kinds() == ["message", "callback_query", "inline_query"]
    scene.stand_in.shift += 120
    assert await kinds() == ["message", "callback_query"]
    scene.stand_in.shift += 2
    assert await kinds() == ["message"]
    scene.stand_in.shift += 24 * 3600
    assert await kinds() == []


async def test_the_bot_gets_the_kinds_that_it_asked_for(scene: Scene) -> None:
    await poll(scene, allowed_updates=["callback_query"])
    scene.stand_in.people.send(scene.anna, scene.group, "/new")
    assert scene.kinds() == []
    # What was asked for once holds until something else is asked for.
    await poll(scene)
    scene.stand_in.people.send(scene.anna, scene.group, "/new")
    assert scene.kinds() == []
    await poll(scene, allowed_updates="[]")
    scene.stand_in.people.send(scene.anna, scene.group, "/new")
    assert scene.kinds() == ["message"]
    with pytest.raises(ApiError, match="unknown kind of update"):
        await poll(scene, allowed_updates=["mesage"])


def heard(scene: Scene) -> list[str]:
    return [one.get("text", "") for one in scene.told("message")]


def test_privacy_mode(scene: Scene) -> None:
    people = scene.stand_in.people
    number = scene.say(scene.group)
    mine = scene.stand_in.chats[scene.group].messages[number]
    for text in ("Привет", "/new", "/new@kozyr_bot 2", "/new@other_bot", "а /new", "@kozyr_bot"):
        people.send(scene.anna, scene.group, text)
    people.send(scene.anna, scene.group, "ответ", reply_to=mine)
    assert heard(scene) == ["/new", "/new@kozyr_bot 2", "ответ"]


def test_without_privacy_mode_the_bot_hears_all(scene: Scene) -> None:
    scene.stand_in.people.send(scene.anna, scene.group, "раз")
    scene.stand_in.people.add_bot(scene.anna, scene.group, admin=True)
    scene.stand_in.people.send(scene.anna, scene.group, "два")
    scene.stand_in.people.add_bot(scene.anna, scene.group)
    scene.stand_in.privacy = False
    scene.stand_in.people.send(scene.anna, scene.group, "три")
    assert heard(scene) == ["два", "три"]


def test_a_message_comes_with_its_commands(scene: Scene) -> None:
    scene.stand_in.people.send(scene.anna, scene.group, "/new@kozyr_bot 2")
    (told,) = scene.told("message")
    assert told["entities"] == [{"type": "bot_command", "offset": 0, "length": 14}]
    assert told["from"] == {
        "id": scene.anna,
        "is_bot": False,
        "first_name": "Аня",
        "username": "anna",
        "language_code": "ru",
    }


def test_an_anonymous_administrator(scene: Scene) -> None:
    scene.stand_in.people.make_admin(scene.anna, scene.group, anonymous=True)
    scene.stand_in.people.send(scene.anna, scene.group, "/stop", anonymous=True)
    (told,) = scene.told("message")
    assert told["sender_chat"] == told["chat"]
    assert told["from"]["username"] == "GroupAnonymousBot"


def test_coming_and_going(scene: Scene) -> None:
    people = scene.stand_in.people
    vera = people.add("Вера")
    people.join(vera, scene.group)
    people.leave(vera, scene.group)
    people.kick_bot(scene.anna, scene.group)
    people.send(scene.anna, scene.group, "/new")
    people.follow_group_link(scene.anna, scene.group, "sit_1")
    statuses = [
        (one["old_chat_member"]["status"], one["new_chat_member"]["status"])
        for one in scene.told("my_chat_member")
    ]
    assert statuses == [("member", "kicked"), ("kicked", "member")]
    joined, left, back, started = scene.told("message")
    assert joined["new_chat_members"][0]["id"] == vera
    assert left["left_chat_member"]["id"] == vera
    assert back["new_chat_members"][0]["is_bot"]
    assert started["text"] == "/start@kozyr_bot sit_1"


def test_blocking_is_told(scene: Scene) -> None:
    scene.stand_in.people.block(scene.anna)
    scene.stand_in.people.start(scene.anna)
    statuses = [one["new_chat_member"]["status"] for one in scene.told("my_chat_member")]
    assert statuses == ["kicked", "member"]
    assert heard(scene) == ["/start"]


def test_topics_and_replies_have_threads(scene: Scene) -> None:
    people = scene.stand_in.people
    forum = people.group("Клуб", [scene.anna], forum=True)
    topic = people.topic(forum, "Карты")
    people.send(scene.anna, forum, "/new", topic=topic)
    told = scene.told("message")[-1]
    assert (told["message_thread_id"], told["is_topic_message"]) == (topic, True)
    assert told["reply_to_message"]["message_id"] == topic
    # In a group without topics a reply has a thread as well, which is no topic to send to.
    number = scene.say(scene.group)
    mine = scene.stand_in.chats[scene.group].messages[number]
    people.send(scene.anna, scene.group, "/new", reply_to=mine)
    told = scene.told("message")[-1]
    assert told["message_thread_id"] == number
    assert "is_topic_message" not in told


def test_edits_are_told(scene: Scene) -> None:
    message = scene.stand_in.people.send(scene.anna, scene.anna, "раз")
    scene.stand_in.people.edit(scene.anna, message, "два")
    (told,) = scene.told("edited_message")
    assert told["text"] == "два"
