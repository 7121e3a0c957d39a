"""The methods of the Bot API: which there are, and those about the bot itself and about chats."""

import re

from bot.playground import answers, hearing, keeping, sending, shapes
from bot.playground.fields import Params, Upload, whole
from bot.playground.markup import length
from bot.playground.sending import Method, chat_of
from bot.playground.state import CommandScope, World
from bot.playground.updates import MAX_LIMIT, MAX_TIMEOUT
from bot.playground.world import ApiError, Json, Message, Topic, bad

MAX_COMMANDS = 100
# Telegram's name, the parameter, and the greatest length of what the bot says of itself.
_OWN_TEXTS = {
    "Name": ("name", 64),
    "Description": ("description", 512),
    "ShortDescription": ("short_description", 120),
}
_SCOPES = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}
_UPDATE_KINDS = {
    "message",
    "edited_message",
    "channel_post",
    "edited_channel_post",
    "business_connection",
    "business_message",
    "edited_business_message",
    "deleted_business_messages",
    "message_reaction",
    "message_reaction_count",
    "inline_query",
    "chosen_inline_result",
    "callback_query",
    "shipping_query",
    "pre_checkout_query",
    "purchased_paid_media",
    "poll",
    "poll_answer",
    "my_chat_member",
    "chat_member",
    "chat_join_request",
    "chat_boost",
    "removed_chat_boost",
}


def get_me(world: World, params: Params) -> object:
    return shapes.user(world, world.bot_id) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def delete_webhook(world: World, params: Params) -> object:
    if params.flag("drop_pending_updates"):
        world.updates.drop()
    return True


def get_webhook_info(world: World, params: Params) -> object:
    info: Json = {
        "url": "",
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.pending),
    }
    if world.updates.allowed:
        info["allowed_updates"] = world.updates.allowed
    return info


def read_allowed(params: Params) -> list[str] | None:
    """``allowed_updates`` of a request. Telegram ignores unknown kinds; here they are refused."""
    given = params.array("allowed_updates", "allowed updates")
    if given is None:
        return None
    kinds = [str(kind) for kind in given]
    if unknown := sorted(set(kinds) - _UPDATE_KINDS):
        raise bad(f'unknown kind of update "{unknown[0]}"')
    return kinds


async def get_updates(world: World, params: Params) -> list[Json]:
    """The only method that waits."""
    offset = params.number("offset") or 0
    limit = params.number("limit") or MAX_LIMIT
    timeout = params.number("timeout") or 0
    return await world.updates.poll(
        offset,
        min(max(limit, 1), MAX_LIMIT),
        min(max(timeout, 0), MAX_TIMEOUT),
        read_allowed(params),
    )


def _scope(world: World, params: Params) -> CommandScope:
    scope = params.mapping("scope", "BotCommandScope") or {"type": "default"}
    kind = str(scope.get("type", ""))
    if kind not in _SCOPES:
        raise bad("can't parse BotCommandScope: Unsupported type specified")
    numbers: list[int | None] = [None, None]
    for place, name in enumerate(_SCOPES[kind]):
        numbers[place] = whole(scope.get(name))
        if numbers[place] is None:
            raise bad(f"can't parse BotCommandScope: Can't find field \"{name}\"")
    if numbers[0] is not None and numbers[0] not in world.chats:
        raise bad("chat not found")
    language = params.text("language_code")
    if language and not re.fullmatch("[a-z]{2}", language):
        raise bad("invalid language code specified")
    return kind, numbers[0], numbers[1], language


def set_my_commands(world: World, params: Params) -> object:
    scope = _scope(world, params)
    given = params.array("commands", "BotCommand") or []
    if len(given) > MAX_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    world.commands[scope] = [_command(command) for command in given]
    world.event("bot")
    return True


def _command(command: object) -> Json:
    if not isinstance(command, dict):
        raise bad("expected an Object as BotCommand")
    name, description = command.get("command"), command.get("description")
    if not isinstance(name, str) or not isinstance(description, str):
        raise bad("can't parse BotCommand: Can't find field \"command\"")
    name = name.removeprefix("/")
    if not re.fullmatch("[a-z0-9_]{1,32}", name):
        raise bad("BOT_COMMAND_INVALID")
    if not 1 <= length(description.strip()) <= 256:
        raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    result: Json = {"command": name, "description": description.strip()}
    if command.get("is_ephemeral"):
        result["is_ephemeral"] = True
    return result


def get_my_commands(world: World, params: Params) -> object:
    return world.commands.get(_scope(world, params), [])


def delete_my_commands(world: World, params: Params) -> object:
    world.commands.pop(_scope(world, params), None)
    world.event("bot")
    return True


def _setter(name: str) -> Method:
    field, most = _OWN_TEXTS[name]

    def method(world: World, params: Params) -> object:
        text = params.text(field)
        if length(text) > most:
            raise bad(f"{field.replace('_', ' ')} is too long")
        world.texts[field, params.text("language_code")] = text
        if field == "name" and text and not params.text("language_code"):
            world.bot_name = text
        world.event("bot")
        return True

    return method


def _getter(name: str) -> Method:
    field, _ = _OWN_TEXTS[name]

    def method(world: World, params: Params) -> object:
        default = world.texts.get((field, ""), world.bot_name if field == "name" else "")
        return {field: world.texts.get((field, params.text("language_code")), default)}

    return method


def get_chat(world: World, params: Params) -> object:
    return shapes.full_chat(world, chat_of(world, params))


def get_chat_administrators(world: World, params: Params) -> object:
    params.flag("return_bots")
    chat = chat_of(world, params)
    if chat.kind == "private":
        raise bad("there are no administrators in the private chat")
    found = [chat.owner] if chat.owner in chat.members else []
    found += [admin for admin in chat.admins if admin != chat.owner]
    if chat.bot == "administrator":
        found.append(world.bot_id)
    return [shapes.member(world, chat, admin) for admin in found if admin is not None]


def get_chat_member(world: World, params: Params) -> object:
    chat = chat_of(world, params)
    person = params.number("user_id")
    if person != world.bot_id and person not in world.persons:
        raise bad("invalid user_id specified")
    # Documented: only guaranteed to work for others where the bot is an administrator.
    if chat.kind != "private" and chat.bot != "administrator" and person != world.bot_id:
        raise bad("CHAT_ADMIN_REQUIRED")
    return shapes.member(world, chat, person)


def get_chat_member_count(world: World, params: Params) -> object:
    return len(chat_of(world, params).members) + 1


def leave_chat(world: World, params: Params) -> object:
    chat = chat_of(world, params)
    if chat.kind == "private":
        raise bad("chat member status can't be changed in private chats")
    before = shapes.member(world, chat, world.bot_id)
    chat.bot = "left"
    hearing.tell_membership(world, chat, world.bot_id, before)
    world.event("chat", chat=chat.id)
    return True


def create_forum_topic(world: World, params: Params) -> object:
    chat = chat_of(world, params)
    name = params.text("name")
    color = params.number("icon_color") or 7322096
    if not chat.forum:
        raise bad("the chat is not a forum")
    if chat.bot != "administrator":
        raise bad("not enough rights to create a topic")
    if not 1 <= length(name) <= 128:
        raise bad("TOPIC_TITLE_INVALID" if name else "TOPIC_TITLE_EMPTY")
    service: Json = {"name": name, "icon_color": color}
    note = world.new_message(
        chat,
        Message(
            sender=world.bot_id,
            kind="service",
            text=f"создаёт тему «{name}»",
            service=("forum_topic_created", service),
        ),
    )
    chat.topics[note.id] = Topic(note.id, name)
    hearing.tell(world, note)
    world.event("chat", chat=chat.id)
    return {"message_thread_id": note.id, **service}


def get_file(world: World, params: Params) -> object:
    file = world.files.get(params.text("file_id"))
    if file is None:
        raise bad("wrong file_id or the file is temporarily unavailable")
    return {
        "file_id": file.id,
        "file_unique_id": file.unique_id,
        "file_size": len(file.content),
        "file_path": f"{file.kind}s/{file.id}",
    }


def unknown(world: World, params: Params) -> object:
    """What is no method, or none that the stand-in knows."""
    world.journal.violate("a method that is not known here")
    raise ApiError(404, "Not Found: method not found")


METHODS: dict[str, Method] = {
    "getMe": get_me,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": get_webhook_info,
    "setMyCommands": set_my_commands,
    "getMyCommands": get_my_commands,
    "deleteMyCommands": delete_my_commands,
    **{f"setMy{name}": _setter(name) for name in _OWN_TEXTS},
    **{f"getMy{name}": _getter(name) for name in _OWN_TEXTS},
    "getChat": get_chat,
    "getChatAdministrators": get_chat_administrators,
    "getChatMember": get_chat_member,
    "getChatMemberCount": get_chat_member_count,
    "leaveChat": leave_chat,
    "createForumTopic": create_forum_topic,
    "getFile": get_file,
    **sending.METHODS,
    **keeping.METHODS,
    **answers.METHODS,
}
_BY_LOWER = {name.lower(): name for name in (*METHODS, "getUpdates")}


class Methods:
    """Calls of the bot: finds the method, keeps the journal, notes what nobody knows."""

    def __init__(self, world: World) -> None:
        self.world = world

    def name(self, method: str) -> str:
        """The method's proper name; Telegram reads names in any case."""
        return _BY_LOWER.get(method.lower(), method)

    def call(self, method: str, values: dict[str, object], files: dict[str, Upload]) -> object:
        """Call a method that does not wait.

        :raises ApiError: the refusal.
        """
        method = self.name(method)
        params = Params(values, files)
        try:
            result = METHODS.get(method, unknown)(self.world, params)
        except ApiError as error:
            self._note(method, params, error=error)
            raise
        self._note(method, params, result=result)
        return result

    async def get_updates(self, values: dict[str, object]) -> list[Json]:
        """getUpdates. Only what brought something, or was refused, is kept in the journal."""
        params = Params(values, {})
        try:
            result = await get_updates(self.world, params)
        except ApiError as error:
            self._note("getUpdates", params, error=error)
            raise
        if result:
            self._note("getUpdates", params, result=result)
        return result

    def _note(
        self,
        method: str,
        params: Params,
        result: object = None,
        error: ApiError | None = None,
    ) -> None:
        shown = {**params.values, **{name: f"<{file.name}>" for name, file in params.files.items()}}
        if error is None:
            for name in params.unknown():
                self.world.journal.violate(f"{method}: unknown parameter {name}")
        self.world.journal.add(method, shown, result, error)
        self.world.changed.fire()
