"""How the world looks in the Bot API: users, chats, members, messages as JSON objects."""

from bot.playground import keyboard
from bot.playground.state import World
from bot.playground.world import Chat, File, Json, Message

ANONYMOUS: Json = {
    "id": 1087968824,
    "is_bot": True,
    "first_name": "Group",
    "username": "GroupAnonymousBot",
}
_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_pin_messages",
    "can_manage_topics",
)
_GIFTS = (
    "unlimited_gifts",
    "limited_gifts",
    "unique_gifts",
    "premium_subscription",
    "gifts_from_channels",
)


def user(world: World, person: int) -> Json:
    """A person, or the bot itself, as User."""
    if person == world.bot_id:
        return {
            "id": world.bot_id,
            "is_bot": True,
            "first_name": world.bot_name,
            "username": world.bot_username,
        }
    return world.person(person).user()


def chat(world: World, of: Chat) -> Json:
    """A chat as Chat."""
    if of.kind == "private":
        person = world.person(of.id)
        result: Json = {"id": of.id, "type": "private", "first_name": person.first_name}
        if person.last_name:
            result["last_name"] = person.last_name
        if person.username:
            result["username"] = person.username
        return result
    result = {"id": of.id, "type": of.kind, "title": of.title}
    if of.forum:
        result["is_forum"] = True
    return result


def full_chat(world: World, of: Chat) -> Json:
    """A chat as ChatFullInfo."""
    gifts = dict.fromkeys(_GIFTS, False)
    more: Json = {"accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": gifts}
    return chat(world, of) | more


def member(world: World, of: Chat, person: int) -> Json:
    """What somebody is in a chat, as ChatMember."""
    result: Json = {"user": user(world, person), "status": "left"}
    if person == world.bot_id:
        status = of.bot
    elif person == of.owner and person in of.members:
        return result | {"status": "creator", "is_anonymous": person in of.anonymous}
    elif person in of.admins:
        status = "administrator"
    else:
        status = "member" if person in of.members else "left"
    result["status"] = status
    if status == "administrator":
        result |= {"can_be_edited": False, "is_anonymous": person in of.anonymous}
        result |= dict.fromkeys(_RIGHTS, True)
    elif status == "kicked":
        result["until_date"] = 0
    return result


def photo_sizes(file: File) -> list[Json]:
    """A picture as a list of PhotoSize: here there is only the one size."""
    return [
        {
            "file_id": file.id,
            "file_unique_id": file.unique_id,
            "width": file.width,
            "height": file.height,
            "file_size": len(file.content),
        }
    ]


def entities(world: World, of: Message) -> list[Json]:
    """The entities of a message as the API and the page get them."""
    result = []
    for entity in of.entities:
        fields = entity.fields()
        if entity.user is not None and entity.user in world.persons:
            fields["user"] = user(world, entity.user)
        result.append(fields)
    return result


def message(world: World, of: Message, *, shallow: bool = False) -> Json:
    """A message as Message; a shallow one does not say what it replies to."""
    place = world.chats[of.chat]
    result: Json = {"message_id": of.id, "date": int(of.date), "chat": chat(world, place)}
    if of.as_chat:
        result |= {"from": ANONYMOUS, "sender_chat": chat(world, place)}
    else:
        result["from"] = user(world, of.sender)
    if of.ephemeral is not None:
        result["ephemeral_message_id"] = of.ephemeral
    if of.receiver is not None:
        result["receiver_user"] = user(world, of.receiver)
    answered = world.messages.get(of.reply_to or "")
    if of.topic is not None:
        result |= {"message_thread_id": of.topic, "is_topic_message": True}
        # What is said in a topic answers the message that opened it, if nothing else (observed).
        answered = answered or place.messages.get(of.topic)
    elif answered and place.kind == "supergroup" and of.ephemeral is None:
        # Replies make a thread in any supergroup; its id is no topic to send to (observed).
        result["message_thread_id"] = _first(world, answered).id
    if of.edited is not None:
        result["edit_date"] = int(of.edited)
    if of.via_bot:
        result["via_bot"] = user(world, world.bot_id)
    if answered and answered.key != of.key and not shallow:
        result["reply_to_message"] = message(world, answered, shallow=True)
    result |= _content(world, of)
    if of.buttons:
        result["reply_markup"] = keyboard.to_api(of.buttons)
    return result


def _first(world: World, of: Message) -> Message:
    """The message at the beginning of a chain of replies."""
    while of.reply_to is not None and of.reply_to in world.messages:
        of = world.messages[of.reply_to]
    return of


def _content(world: World, of: Message) -> Json:
    found = entities(world, of)
    if of.service:
        name, value = of.service
        return {name: value}
    if of.file is None:
        return {"text": of.text} | ({"entities": found} if found else {})
    result: Json
    if of.file.kind == "photo":
        result = {"photo": photo_sizes(of.file)}
    else:
        result = {
            "document": {
                "file_id": of.file.id,
                "file_unique_id": of.file.unique_id,
                "file_name": of.file.name,
                "file_size": len(of.file.content),
            }
        }
    if of.caption_above:
        result["show_caption_above_media"] = True
    if of.text:
        result["caption"] = of.text
    if found:
        result["caption_entities"] = found
    return result
