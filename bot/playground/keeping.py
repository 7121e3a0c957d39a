"""What the bot does to messages that are there: delete, pin, react.

Documented by Telegram: own messages may be deleted for 48 hours, others' only by administrators.
"""

from dataclasses import replace

from bot.playground import hearing, shapes
from bot.playground.fields import Params, whole
from bot.playground.sending import Method, chat_of
from bot.playground.state import World
from bot.playground.world import Chat, Message, bad

DELETABLE = 48 * 3600.0


def _why_not_deletable(world: World, chat: Chat, message: Message) -> str | None:
    if message.sender != world.bot_id and chat.kind != "private" and chat.bot != "administrator":
        return "message can't be deleted"
    old = world.now() - message.date > DELETABLE
    if old and (chat.kind == "private" or chat.bot != "administrator"):
        return "message can't be deleted for everyone"
    return None


def delete_message(world: World, params: Params) -> object:
    chat = chat_of(world, params)
    number = params.number("message_id")
    if number is None:
        raise bad("message identifier is not specified")
    message = chat.messages.get(number)
    if message is None:
        raise bad("message to delete not found")
    if why := _why_not_deletable(world, chat, message):
        raise bad(why)
    world.remove_message(message)
    return True


def delete_messages(world: World, params: Params) -> object:
    chat = chat_of(world, params)
    numbers = params.array("message_ids", "message identifiers") or []
    if not 1 <= len(numbers) <= 100:
        raise bad("too many message identifiers specified" if numbers else "there are no messages")
    for number in numbers:
        message = chat.messages.get(whole(number) or 0)
        if message is not None and not _why_not_deletable(world, chat, message):
            world.remove_message(message)
    return True


def pin(world: World, params: Params) -> object:
    params.flag("disable_notification")
    return _set_pinned(world, params, True)


def unpin(world: World, params: Params) -> object:
    return _set_pinned(world, params, False)


def _set_pinned(world: World, params: Params, pinned: bool) -> object:
    chat = chat_of(world, params)
    if chat.kind != "private" and chat.bot != "administrator":
        raise bad("not enough rights to manage pinned messages in the chat")
    number = params.number("message_id")
    if number is None:
        pins = [one.id for one in chat.every_message() if one.pinned]
        number = pins[-1] if pins else 0
    message = chat.messages.get(number)
    if message is None:
        raise bad("message to pin not found" if pinned else "message to unpin not found")
    if message.pinned == pinned:
        raise bad("CHAT_NOT_MODIFIED")
    world.change_message(replace(message, pinned=pinned))
    if pinned:
        value = shapes.message(world, message, shallow=True)
        note = world.new_message(
            chat,
            Message(
                sender=world.bot_id,
                kind="service",
                text="закрепляет сообщение",
                topic=message.topic,
                service=("pinned_message", value),
            ),
        )
        hearing.tell(world, note)
    return True


def set_reaction(world: World, params: Params) -> object:
    chat = chat_of(world, params)
    message = chat.messages.get(params.number("message_id") or 0)
    if message is None:
        raise bad("message to react not found")
    params.flag("is_big")
    given = params.array("reaction", "ReactionType") or []
    emojis = []
    for reaction in given:
        if not isinstance(reaction, dict) or reaction.get("type") != "emoji":
            raise bad("REACTION_INVALID")
        emojis.append(str(reaction.get("emoji", "")))
    if len(emojis) > 1:
        raise bad("REACTIONS_TOO_MANY")
    world.change_message(replace(message, reactions=tuple(emojis)))
    return True


METHODS: dict[str, Method] = {
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
    "setMessageReaction": set_reaction,
}
