"""Messages of the bot: send and edit. What Telegram checks, in its order."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from bot.playground import keyboard, markup, shapes
from bot.playground.fields import Params, entity, whole
from bot.playground.files import read_file
from bot.playground.state import World
from bot.playground.world import ApiError, Chat, Json, Message, bad

EPHEMERAL_WINDOW = 15.0
ACTIONS = (
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
)
OLD_QUERY = "query is too old and response timeout expired or query ID is invalid"
_NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)
_KIND = {"group": "group chat", "supergroup": "supergroup chat"}

Method = Callable[[World, Params], object]


def chat_of(world: World, params: Params) -> Chat:
    """The chat that a request names, if the bot may do anything there.

    :raises ApiError: chat not found, forbidden, or migrated with ``migrate_to_chat_id``.
    """
    given = params.text("chat_id").strip()
    if not given:
        raise bad("chat_id is empty")
    number = whole(given)
    chat = world.chats.get(number) if number is not None else None
    if chat is None:
        raise bad("chat not found")
    if chat.upgraded_to is not None:
        raise ApiError(
            400,
            "Bad Request: group chat was upgraded to a supergroup chat",
            {"migrate_to_chat_id": chat.upgraded_to},
        )
    if chat.kind == "private":
        person = world.person(chat.id)
        if person.blocked:
            raise ApiError(403, "Forbidden: bot was blocked by the user")
        if not person.opened:
            raise ApiError(403, "Forbidden: bot can't initiate conversation with a user")
    elif chat.bot == "kicked":
        raise ApiError(403, f"Forbidden: bot was kicked from the {_KIND[chat.kind]}")
    elif chat.bot == "left":
        raise ApiError(403, f"Forbidden: bot is not a member of the {_KIND[chat.kind]}")
    return chat


@dataclass(frozen=True)
class Text:
    """A text or a caption as the server understood it."""

    text: str
    entities: tuple[markup.Entity, ...]


def read_text(params: Params, field: str, *, caption: bool = False) -> Text:
    """Read a text with its parse mode or entities.

    :raises ApiError: for bad markup, for an empty text (a caption may be empty).
    """
    source = params.text(field)
    mode = params.text("parse_mode").strip().lower()
    given = params.array("caption_entities" if caption else "entities", "MessageEntity")
    if not source and not caption:
        raise bad("message text is empty")
    found: list[markup.Entity] = []
    if mode == "html":
        try:
            source, found = markup.parse_html(source)
        except markup.MarkupError as error:
            raise bad(f"can't parse entities: {error}") from None
    elif mode:
        # Telegram knows Markdown too; this bot does not use it, and the stand-in does not either.
        raise bad("unsupported parse_mode")
    elif given:
        try:
            found = markup.check_entities(source, [entity(one) for one in given])
        except markup.MarkupError as error:
            raise bad(str(error)) from None
    text, found = markup.finish(source, found)
    if not text and not caption:
        raise bad("text must be non-empty")
    return Text(text, tuple(found))


def _too_long(text: Text, most: int, words: str) -> None:
    if markup.length(text.text) > most:
        raise bad(words)


@dataclass(frozen=True)
class Receiver:
    """For whom an ephemeral message is, and which message it is shown in place of."""

    person: int
    replaces: str | None


def read_receiver(world: World, params: Params, chat: Chat) -> Receiver | None:
    """Judge ``ephemeral_message_parameters``; None where the message is an ordinary one."""
    given = params.mapping("ephemeral_message_parameters", "ephemeral message parameters")
    if given is None:
        return None
    person = whole(given.get("receiver_user_id"))
    if person is None:
        raise bad('can\'t find field "receiver_user_id"')
    if chat.kind == "private":
        raise bad("ephemeral messages can be sent only in groups and supergroups")
    if person not in chat.members:
        raise bad("user not found")
    query_id = given.get("callback_query_id")
    replaced = given.get("replace_callback_query_message") is True
    if query_id is None:
        if replaced:
            raise bad("callback query must be specified to replace its message")
        if chat.bot != "administrator" and not _answers_ephemeral(world, params, chat, person):
            raise bad("not enough rights to send an ephemeral message")
        return Receiver(person, None)
    query = world.queries.get(str(query_id))
    if (
        query is None
        or query.answered
        or query.person != person
        or query.chat != chat.id
        or world.now() - query.at > EPHEMERAL_WINDOW
    ):
        raise bad(OLD_QUERY)
    pressed = world.messages.get(query.key)
    if replaced and pressed is not None and pressed.ephemeral is not None:
        raise bad("message of the callback query is ephemeral and can't be replaced")
    return Receiver(person, query.key if replaced else None)


def _answers_ephemeral(world: World, params: Params, chat: Chat, person: int) -> bool:
    reply = params.mapping("reply_parameters", "reply parameters") or {}
    heard = chat.ephemeral.get(whole(reply.get("ephemeral_message_id")) or 0)
    return (
        heard is not None
        and heard.sender == person
        and world.now() - heard.date <= EPHEMERAL_WINDOW
    )


def _reply(world: World, params: Params, chat: Chat, ephemeral: bool) -> Message | None:
    given = params.mapping("reply_parameters", "reply parameters")
    if given is None:
        return None
    if "ephemeral_message_id" in given:
        heard = chat.ephemeral.get(whole(given["ephemeral_message_id"]) or 0)
        if heard is None or world.now() - heard.date > EPHEMERAL_WINDOW:
            raise bad("message to be replied not found")
        if not ephemeral:
            raise bad("a reply to an ephemeral message must be ephemeral")
        return heard
    if "message_id" not in given:
        raise bad('can\'t find field "message_id"')
    found = chat.messages.get(whole(given["message_id"]) or 0)
    if found is None and given.get("allow_sending_without_reply") is not True:
        raise bad("message to be replied not found")
    return found


def _thread(params: Params, chat: Chat, reply: Message | None) -> int | None:
    topic = params.number("message_thread_id")
    if not topic:
        return reply.topic if reply else None
    known = chat.topics.get(topic)
    if known is None or known.deleted:
        raise bad("message thread not found")
    if known.closed and chat.bot != "administrator":
        raise bad("TOPIC_CLOSED")
    return topic


def _send(world: World, params: Params, kind: Literal["text", "photo", "document"]) -> Json:
    if kind == "text":
        text = read_text(params, "text")
        params.mapping("link_preview_options", "link preview options")
    else:
        text = read_text(params, "caption", caption=True)
    buttons, reply_keyboard = keyboard.read_any(params)
    for name in ("disable_notification", "protect_content", "allow_paid_broadcast"):
        params.flag(name)
    chat = chat_of(world, params)
    if params.has("message_effect_id") and chat.kind != "private":
        raise bad("EFFECT_ID_INVALID")
    receiver = read_receiver(world, params, chat)
    if kind != "text":
        _too_long(text, markup.MAX_CAPTION, "message caption is too long")
    elif receiver:
        _too_long(text, world.ephemeral_text, "message is too long")
    else:
        _too_long(text, markup.MAX_TEXT, "message is too long")
    if not chat.bot_may_write:
        raise bad("have no rights to send a message")
    reply = _reply(world, params, chat, receiver is not None)
    topic = _thread(params, chat, reply)
    file = None if kind == "text" else read_file(world, params, kind, params.text(kind))
    world.flood.take(chat.id, chat.kind != "private", world.now())
    ephemeral = None
    if receiver:
        chat.last_ephemeral += 1
        ephemeral = chat.last_ephemeral
    message = world.new_message(
        chat,
        Message(
            sender=world.bot_id,
            kind=kind,
            text=text.text,
            entities=text.entities,
            buttons=buttons,
            topic=topic,
            ephemeral=ephemeral,
            receiver=receiver.person if receiver else None,
            replaces=receiver.replaces if receiver else None,
            file=file,
            caption_above=kind == "photo" and params.flag("show_caption_above_media"),
            reply_to=reply.key if reply else None,
            reply_keyboard=reply_keyboard,
        ),
    )
    return shapes.message(world, message)


def send_message(world: World, params: Params) -> object:
    return _send(world, params, "text")


def send_photo(world: World, params: Params) -> object:
    params.has("photo")
    params.flag("has_spoiler")
    return _send(world, params, "photo")


def send_document(world: World, params: Params) -> object:
    params.has("document")
    params.flag("disable_content_type_detection")
    return _send(world, params, "document")


def send_chat_action(world: World, params: Params) -> object:
    action = params.text("action")
    if action not in ACTIONS:
        raise bad("wrong parameter action in request")
    chat = chat_of(world, params)
    topic = _thread(params, chat, None)
    world.event("action", chat=chat.id, topic=topic, action=action)
    return True


def _own(world: World, params: Params) -> Message:
    """The message that an edit names.

    :raises ApiError: not found, or not the bot's.
    """
    if params.has("inline_message_id"):
        raise bad("MESSAGE_ID_INVALID")
    chat = chat_of(world, params)
    number = params.number("message_id")
    if number is None:
        raise bad("message identifier is not specified")
    message = chat.messages.get(number)
    if message is None:
        raise bad("message to edit not found")
    if message.sender != world.bot_id or message.service or message.reply_keyboard:
        raise bad("message can't be edited")
    return message


def _ephemeral(world: World, params: Params) -> Message:
    chat = chat_of(world, params)
    receiver = params.number("receiver_user_id")
    number = params.number("ephemeral_message_id")
    message = chat.ephemeral.get(number or 0)
    if message is None or message.receiver != receiver or message.sender != world.bot_id:
        raise bad("message to edit not found")
    return message


def _apply(world: World, old: Message, new: Message) -> Message:
    chat = world.chats[old.chat]
    world.flood.take(chat.id, chat.kind != "private", world.now())
    if new == old:
        raise bad(_NOT_MODIFIED)
    return world.change_message(replace(new, edited=world.now()))


def _new_text(world: World, params: Params, find: Callable[[World, Params], Message]) -> Message:
    text = read_text(params, "text")
    params.mapping("link_preview_options", "link preview options")
    buttons = keyboard.read_inline(params)
    old = find(world, params)
    most = markup.MAX_TEXT if old.ephemeral is None else world.ephemeral_text
    _too_long(text, most, "MESSAGE_TOO_LONG")
    if old.kind != "text":
        raise bad("there is no text in the message to edit")
    return _apply(world, old, replace(old, text=text.text, entities=text.entities, buttons=buttons))


def _new_caption(world: World, params: Params, find: Callable[[World, Params], Message]) -> Message:
    text = read_text(params, "caption", caption=True)
    above = params.flag("show_caption_above_media")
    buttons = keyboard.read_inline(params)
    old = find(world, params)
    _too_long(text, markup.MAX_CAPTION, "MEDIA_CAPTION_TOO_LONG")
    if old.kind == "text":
        raise bad("there is no caption in the message to edit")
    new = replace(old, text=text.text, entities=text.entities, buttons=buttons, caption_above=above)
    return _apply(world, old, new)


def _new_markup(world: World, params: Params, find: Callable[[World, Params], Message]) -> Message:
    buttons = keyboard.read_inline(params)
    old = find(world, params)
    return _apply(world, old, replace(old, buttons=buttons))


def _new_media(world: World, params: Params, find: Callable[[World, Params], Message]) -> Message:
    media = params.mapping("media", "InputMedia")
    if media is None:
        raise bad("there is no media in the request")
    kind: Literal["photo", "document"]
    match media.get("type"):
        case "photo":
            kind = "photo"
        case "document":
            kind = "document"
        case other:
            raise bad(f'type "{other}" of the media is not supported here')
    inner = Params(media, params.files)
    text = read_text(inner, "caption", caption=True)
    _too_long(text, markup.MAX_CAPTION, "message caption is too long")
    above = inner.flag("show_caption_above_media")
    buttons = keyboard.read_inline(params)
    old = find(world, params)
    params.seen.update(params.files)
    new = replace(
        old,
        kind=kind,
        file=read_file(world, inner, kind, inner.text("media")),
        text=text.text,
        entities=text.entities,
        buttons=buttons,
        caption_above=above,
    )
    return _apply(world, old, new)


def _returning_message(
    change: Callable[[World, Params, Callable[[World, Params], Message]], Message],
) -> Method:
    return lambda world, params: shapes.message(world, change(world, params, _own))


def _returning_true(
    change: Callable[[World, Params, Callable[[World, Params], Message]], Message],
) -> Method:
    def method(world: World, params: Params) -> object:
        change(world, params, _ephemeral)
        return True

    return method


def delete_ephemeral(world: World, params: Params) -> object:
    world.remove_message(_ephemeral(world, params))
    return True


METHODS: dict[str, Method] = {
    "sendMessage": send_message,
    "sendPhoto": send_photo,
    "sendDocument": send_document,
    "sendChatAction": send_chat_action,
    "editMessageText": _returning_message(_new_text),
    "editMessageCaption": _returning_message(_new_caption),
    "editMessageReplyMarkup": _returning_message(_new_markup),
    "editMessageMedia": _returning_message(_new_media),
    "editEphemeralMessageText": _returning_true(_new_text),
    "editEphemeralMessageCaption": _returning_true(_new_caption),
    "editEphemeralMessageReplyMarkup": _returning_true(_new_markup),
    "editEphemeralMessageMedia": _returning_true(_new_media),
    "deleteEphemeralMessage": delete_ephemeral,
}
