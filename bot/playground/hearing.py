"""What the bot is told of what happens: privacy mode, and where it is a member at all."""

from bot.playground import markup, shapes
from bot.playground.state import World
from bot.playground.world import Chat, Json, Message


def tell(world: World, message: Message, kind: str = "message") -> None:
    """Hand a message to the bot, if it may know of it."""
    if hears(world, message):
        world.updates.put(kind, shapes.message(world, message))


def tell_membership(world: World, chat: Chat, by: int, before: Json) -> None:
    """Tell the bot that it is something else in a chat now than it was ``before``."""
    payload: Json = {
        "chat": shapes.chat(world, chat),
        "from": shapes.user(world, by),
        "date": int(world.now()),
        "old_chat_member": before,
        "new_chat_member": shapes.member(world, chat, world.bot_id),
    }
    world.updates.put("my_chat_member", payload)


def hears(world: World, message: Message) -> bool:
    """Whether the bot is shown a message.

    Documented: in privacy mode a bot in a group gets commands meant for it, replies to its
    messages, service messages, and what was sent by way of itself; as an administrator all.
    """
    chat = world.chats[message.chat]
    if chat.kind == "private":
        return not world.person(chat.id).blocked
    if chat.bot not in ("member", "administrator"):
        return False
    if not world.privacy or chat.bot == "administrator" or message.service or message.via_bot:
        return True
    answered = world.messages.get(message.reply_to or "")
    if answered is not None and answered.sender == world.bot_id:
        return True
    return is_command(message.text, world.bot_username)


def is_command(text: str, username: str) -> bool:
    """Whether a text begins with a command that is for everybody or for this bot."""
    found = markup.find_entities(text)
    if not found or found[0].type != "bot_command" or found[0].offset:
        return False
    _, at, name = markup.cut(text, 0, found[0].length).partition("@")
    return not at or name.lower() == username.lower()
