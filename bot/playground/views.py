"""The page's view of the world: events and shapes as ``pageapi`` describes them."""

from bot.playground import shapes
from bot.playground.state import World
from bot.playground.world import Button, Chat, Json, Message


def hello(world: World) -> Json:
    """Everything there is."""
    return {
        "type": "hello",
        "number": world.last_event,
        "now": world.now(),
        "bot": bot(world),
        "people": [person(world, number) for number in world.persons],
        "chats": [chat(world, of) for of in world.chats.values() if of.upgraded_to is None],
        "messages": [
            message(world, of) for of in sorted(world.messages.values(), key=lambda one: one.order)
        ],
    }


def event(world: World, raw: Json) -> Json | None:
    """An event of the world as the page gets it; None where what it names is gone already."""
    match raw["type"]:
        case "message":
            found = world.messages.get(str(raw["key"]))
            return None if found is None else raw | {"message": message(world, found)}
        case "person":
            return raw | {"person": person(world, _int(raw["person"]))}
        case "chat":
            return raw | {"chat": chat(world, world.chats[_int(raw["chat"])])}
        case "bot":
            return raw | {"bot": bot(world)}
        case "inline_results":
            query = world.inline_queries[str(raw["inline_query"])]
            results = [
                {name: result.get(name, "") for name in ("id", "title", "description")}
                for result in query.results or []
            ]
            more: Json = {
                "person": query.person,
                "chat": query.chat,
                "results": results,
                "button": query.button,
            }
            return raw | more
        case "pressed" | "answer" | "expired":
            place = world.chats[_int(raw["chat"])]
            return raw | {"chat": place.upgraded_to or place.id}
    return raw


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def bot(world: World) -> Json:
    return {
        "id": world.bot_id,
        "name": world.bot_name,
        "username": world.bot_username,
        "description": world.texts.get(("description", ""), ""),
        "short_description": world.texts.get(("short_description", ""), ""),
        "online": world.online,
        "commands": [
            {
                "scope": scope,
                "chat": place,
                "person": who,
                "language": language,
                "commands": commands,
            }
            for (scope, place, who, language), commands in world.commands.items()
        ],
    }


def person(world: World, number: int) -> Json:
    who = world.persons[number]
    return {
        "id": number,
        "name": who.name,
        "first_name": who.first_name,
        "last_name": who.last_name,
        "username": who.username,
        "language": who.language,
    }


def chat(world: World, of: Chat) -> Json:
    private = of.kind == "private"
    who = world.persons[of.id] if private else None
    return {
        "id": of.id,
        "kind": of.kind,
        "title": world.bot_name if private else of.title,
        "person": of.id if private else None,
        "opened": who is not None and who.opened,
        "blocked": who is not None and who.blocked,
        "members": list(of.members),
        "admins": sorted({*of.admins, *([of.owner] if of.owner else [])}),
        "anonymous": list(of.anonymous),
        "topics": [
            {"id": topic.id, "name": topic.name, "deleted": topic.deleted}
            for topic in of.topics.values()
        ],
        "bot": of.bot,
        "bot_may_write": of.bot_may_write,
    }


def message(world: World, of: Message) -> Json:
    place = world.chats[of.chat]
    if of.as_chat:
        sender: Json = {"id": place.id, "name": place.title, "is_bot": False, "is_chat": True}
    else:
        is_bot = of.sender == world.bot_id
        name = world.bot_name if is_bot else world.persons[of.sender].name
        sender = {"id": of.sender, "name": name, "is_bot": is_bot, "is_chat": False}
    file = None
    if of.file is not None:
        file = {
            "id": of.file.id,
            "url": f"/playground/file/{of.file.id}",
            "width": of.file.width,
            "height": of.file.height,
            "name": of.file.name,
        }
    return {
        "key": of.key,
        "order": of.order,
        "chat": place.upgraded_to or place.id,
        "id": of.id,
        "ephemeral": of.ephemeral,
        "receiver": of.sender if of.receiver == world.bot_id else of.receiver,
        "replaces": of.replaces,
        "topic": of.topic,
        "from": sender,
        "date": of.date,
        "edited": of.edited,
        "kind": of.kind,
        "text": of.text,
        "entities": shapes.entities(world, of),
        "file": file,
        "caption_above": of.caption_above,
        "reply_to": of.reply_to,
        "pinned": of.pinned,
        "reactions": list(of.reactions),
        "via_bot": of.via_bot,
        "buttons": [[button(one) for one in row] for row in of.buttons],
    }


def button(of: Button) -> Json:
    fields = of.fields
    result: Json = {"text": of.text, "style": of.style, "kind": "other"}
    if of.data is not None:
        return result | {"kind": "callback"}
    if of.url is not None:
        return result | {"kind": "url", "url": of.url}
    if of.disabled:
        return result | {"kind": "disabled"}
    copied = fields.get("copy_text")
    if isinstance(copied, dict):
        return result | {"kind": "copy", "copy": copied.get("text", "")}
    for name in ("switch_inline_query_current_chat", "switch_inline_query"):
        if name in fields:
            current = name == "switch_inline_query_current_chat"
            inline: Json = {"query": fields[name], "current_chat": current}
            return result | {"kind": "inline", "inline": inline}
    return result
