"""What the playground's page says to the server and hears from it.

The page (and a test in another process) is all the people at once: every request names the
person who acts. All messages are JSON objects.

Transport
---------
* ``GET /`` and every other path: the page (``index.html``) and its files.
* ``GET /playground/ws``: a websocket. The server first sends one ``hello``, then everything that
  changes. The page sends requests; each is answered by one ``reply``.
* ``GET /playground/state``: the same object as ``hello``, for those without a websocket.
* ``POST /playground/do``: one request in the body, its ``reply`` in the answer (status 200, or 400
  where ``ok`` is false).
* ``GET /playground/events?after=N&timeout=S``: ``{"events": [...], "last": M}``, everything that
  happened after number N; waits up to S seconds (default 25) if there is nothing yet.
* ``GET /playground/file/<file_id>``: a picture or another file the bot has sent.
* ``POST /playground/control``: for tests and the page's workshop corner, see below.

Server to page
--------------
Every event has ``type`` and (``hello`` and ``reply`` aside) a growing ``number``.

* ``{"type": "hello", "number": 17, "now": 1767225600.5, "bot": Bot, "people": [Person],
  "chats": [Chat], "messages": [Message]}``. ``number`` is that of the last event it contains.
* ``{"type": "person", "person": Person}``: a person is new or changed.
* ``{"type": "chat", "chat": Chat}``: a chat is new or changed.
* ``{"type": "chat_moved", "chat": old_id, "to": new_id}``: a group became a supergroup; messages
  of the old id are history of the new one and are sent again as ``message`` events.
* ``{"type": "message", "message": Message}``: new, or edited (same ``key``): replace it.
* ``{"type": "gone", "chat": id, "key": key}``: a message was deleted.
* ``{"type": "pressed", "person": id, "chat": id, "key": key,
  "query": id}``: a callback query is on its way: show the pressed button as busy for this person.
* ``{"type": "answer", "query": id, "person": id, "chat": id, "key": key, "text": "" , "alert":
  false, "url": ""}``: the bot answered that query. Empty text and url: only stop being busy. Text
  and ``alert`` true: a window to be closed by hand; false: a toast. ``url``: a link that the page
  which pressed opens at once (``link``).
* ``{"type": "expired", "query": id, "person": id, "chat": id, "key": key}``: nobody answered in
  time; stop being busy.
* ``{"type": "action", "chat": id, "topic": null, "action": "typing"}``: show for 5 seconds.
* ``{"type": "bot", "bot": Bot}``: the bot's name, texts or commands changed, or it came or went
  (``online``: it has asked for updates lately).
* ``{"type": "reply", "id": 5, "ok": true, "result": {...}}`` or ``{"type": "reply", "id": 5,
  "ok": false, "error": "a sentence in English"}``.

Shapes
------
* Bot: ``{"id", "name", "username", "description", "short_description", "online",
  "commands": [CommandSet]}``; CommandSet: ``{"scope": "default" | "all_private_chats" |
  "all_group_chats" | "all_chat_administrators" | "chat" | "chat_administrators" | "chat_member",
  "chat": id or null, "person": id or null, "language": "" or "ru", "commands": [{"command",
  "description"}]}``. The narrowest set that fits is the one to be offered on typing ``/``.
* Person: ``{"id", "name" (first and last), "first_name", "last_name", "username" or null,
  "language"}``.
* Chat: ``{"id", "kind": "private" | "group" | "supergroup", "title", "person": id or null,
  "opened": bool, "blocked": bool, "members": [person id], "admins": [person id],
  "anonymous": [person id], "topics": [Topic], "bot": "member" | "administrator" | "left" |
  "kicked", "bot_may_write": bool}``. A private chat has the id of its person;
  ``opened`` says whether that person has started the bot, ``blocked`` whether they blocked it. A
  group is seen by its ``members``. Topic: ``{"id", "name", "deleted": bool}``; ``topics`` is empty
  in what is no forum.
* Message: ``{"key", "chat", "id", "ephemeral": id or null, "receiver": person id or null,
  "replaces": key or null, "order", "topic": id or null,
  "from": {"id", "name", "is_bot", "is_chat"}, "date", "edited": unix or null,
  "kind": "text" | "photo" | "document" | "service", "text", "entities": [Telegram's MessageEntity],
  "file": {"id", "url", "width", "height", "name"} or null, "caption_above": bool,
  "reply_to": key or null, "pinned": bool, "reactions": ["👍"], "via_bot": bool,
  "buttons": [[Button]]}``. ``key`` is a string, unique in the whole world and stable; sort a chat
  by (``date``, ``order``), ``order`` is a growing number. Where ``receiver`` is set, only that
  person sees it; where ``replaces`` is set too, that person sees it in the place of that message
  (and no longer sees that message). ``text`` is the caption of a picture, the sentence of a
  service message. Offsets of entities are UTF-16, as in JavaScript. Entity ``date_time`` has
  ``unix_time`` and ``date_time_format`` ("r": relative to now, to be refreshed by the page;
  otherwise any of "w" weekday, "d"/"D" short/long date, "t"/"T" short/long time).
* Button: ``{"text", "style": "primary" | "success" | "danger" | null, "kind": "callback" | "url" |
  "copy" | "disabled" | "inline" | "other", "url": for url, "copy": for copy,
  "inline": {"query", "current_chat": bool} for inline}``. Callback data is not shown to people.

Requests
--------
Each has ``do``, and over the websocket an ``id`` that comes back in the reply. ``topic`` may be
left out everywhere.

* ``{"do": "send", "person", "chat", "topic", "text", "reply_to": key, "anonymous": bool}``: say
  something. Result ``{"key"}``. In one's own private chat this needs ``opened`` (else ``start``
  first).
* ``{"do": "press", "person", "chat", "key", "row", "column"}``: tap a button. Result
  ``{"kind": ..}`` with: ``callback`` -> ``query``; ``url`` -> ``url`` (open it in a new tab);
  ``start`` -> ``chat``, ``payload`` (a link to the bot itself was opened: switch to that private
  chat); ``copy`` -> ``text``; ``inline`` -> ``text``; ``disabled``. A press on what has vanished
  meanwhile is refused, except that ``"stale": {"row", "column", "buttons": [[Button]]}`` is for
  tests only.
* ``{"do": "start", "person", "payload": "" }``: open the direct chat and press START (sends
  ``/start payload``).
* ``{"do": "link", "person", "url"}``: tap a link in a text; result as for ``press``.
* ``{"do": "block", "person"}``, ``{"do": "unblock", "person"}``.
* ``{"do": "restart_app", "person"}``: their ephemeral messages vanish, as they do on Telegram.
* ``{"do": "delete", "person", "chat", "key"}``: one's own message, or any as an administrator.
* ``{"do": "edit", "person", "chat", "key", "text"}``: edit one's own message.
* ``{"do": "inline", "person", "chat", "query"}``: type ``@bot query``. Result
  ``{"inline_query"}``; the bot's results come as an event ``{"type": "inline_results",
  "inline_query": id, "person", "chat", "results": [{"id", "title", "description"}],
  "button": {"text", "start_parameter"} or null}``.
* ``{"do": "choose", "person", "chat", "inline_query", "result": id}``: send that result.
* ``{"do": "person", "first_name", "last_name", "username", "language"}``: a new person; result
  ``{"person": id}``.
* ``{"do": "group", "title", "people": [id], "forum": bool, "kind": "group" | "supergroup"}``: a new
  group of these people; the first one owns it; the bot is not in it yet. Result ``{"chat": id}``.
* ``{"do": "topic", "chat", "name"}``; ``{"do": "delete_topic", "chat", "topic"}``.
* ``{"do": "join", "person", "chat"}``, ``{"do": "leave", "person", "chat"}``.
* ``{"do": "admin", "person", "chat", "on": bool, "anonymous": bool}``.
* ``{"do": "add_bot", "person", "chat", "admin": bool, "payload": ""}``;
  ``{"do": "kick_bot", "person", "chat"}``.
* ``{"do": "upgrade", "chat"}``: the group becomes a supergroup; result ``{"chat": new_id}``.
* ``{"do": "mute_bot", "chat", "on": bool}``: take the right to write from the bot, or give it back.

Control
-------
``POST /playground/control`` with one of

* ``{"do": "flood", "on": bool}``: flood limits.
* ``{"do": "fault", "kind": "timeout" | "server_error" | "drop_before" | "drop_after",
  "methods": ["sendMessage"] or null for all but getUpdates, "times": 3 or null,
  "probability": 0.1}``; ``{"do": "no_faults"}``. Chance is seeded: ``{"do": "seed", "seed": 7}``.
* ``{"do": "journal", "after": 0}``: ``{"calls": [{"number", "time", "method", "params", "ok",
  "result", "error_code", "description", "fault"}], "violations": ["..."], "last": 12}``.
* ``{"do": "unanswered"}``: ``{"queries": [id]}``: presses that have no answer yet.
* ``{"do": "advance", "seconds": 30}``: move the stand-in's clock ahead.

answers ``{"ok": true, ...}`` or, with status 400, ``{"ok": false, "error": "..."}``.
"""

from collections.abc import Callable

from bot.playground import views
from bot.playground.limits import FAULT_KINDS, Call
from bot.playground.people import Tap
from bot.playground.standin import StandIn
from bot.playground.world import Button, Json, Message, PersonError


class _Request:
    """What came from the page; a wrong or missing field is a :class:`PersonError`."""

    def __init__(self, stand_in: StandIn, fields: Json) -> None:
        self.stand_in = stand_in
        self.people = stand_in.people
        self.fields = fields

    def text(self, name: str, default: str | None = None) -> str:
        value = self.fields.get(name, default)
        if not isinstance(value, str):
            raise PersonError(f"{name} must be a text")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        return bool(self.fields.get(name, default))

    def number(self, name: str) -> int:
        value = self.fields.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PersonError(f"{name} must be a whole number")
        return value

    def optional(self, name: str) -> int | None:
        return None if self.fields.get(name) is None else self.number(name)

    def real(self, name: str, default: float) -> float:
        value = self.fields.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise PersonError(f"{name} must be a number")
        return float(value)

    def names(self, name: str) -> list[str]:
        value = self.fields.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise PersonError(f"{name} must be a list")
        return [str(one) for one in value]

    @property
    def person(self) -> int:
        number = self.number("person")
        if number not in self.people.all:
            raise PersonError("There is no such person")
        return number

    @property
    def chat(self) -> int:
        number = self.number("chat")
        if number not in self.stand_in.chats:
            raise PersonError("There is no such chat")
        return number

    @property
    def message(self) -> Message:
        found = self.stand_in.messages.get(self.text("key"))
        if found is None:
            raise PersonError("This message is not there any more")
        return found


def do(stand_in: StandIn, fields: Json) -> Json:
    """Carry out one request of the page.

    :returns: its ``result``.
    :raises PersonError: where that cannot be done.
    """
    request = _Request(stand_in, fields)
    action = _ACTIONS.get(request.text("do", ""))
    if action is None:
        raise PersonError(f"Nothing is called {request.text('do', '')!r} here")
    return action(request) or {}


def _send(request: _Request) -> Json:
    reply = None
    if request.fields.get("reply_to") is not None:
        reply = request.stand_in.messages.get(request.text("reply_to"))
    message = request.people.send(
        request.person,
        request.chat,
        request.text("text"),
        topic=request.optional("topic"),
        reply_to=reply,
        anonymous=request.flag("anonymous"),
    )
    return {"key": message.key}


def _press(request: _Request) -> Json:
    if "data" in request.fields:
        gone = request.stand_in.messages.get(request.text("key")) or Message(
            sender=request.stand_in.bot_id,
            kind="text",
            key=request.text("key"),
            chat=request.chat,
            id=request.optional("message_id") or 0,
        )
        query = request.people.press_data(request.person, gone, request.text("data"))
        return {"kind": "callback", "query": query.id}
    message = request.message
    button: Button | str
    if "label" in request.fields:
        button = request.text("label")
    else:
        row, column = request.number("row"), request.number("column")
        if not (0 <= row < len(message.buttons) and 0 <= column < len(message.buttons[row])):
            raise PersonError("This button is not there any more")
        button = message.buttons[row][column]
    try:
        return _tapped(request, request.people.tap(request.person, message, button))
    except LookupError as error:
        raise PersonError(str(error)) from None


def _tapped(request: _Request, tap: Tap) -> Json:
    match tap.kind:
        case "callback":
            return {"kind": "callback", "query": tap.query.id if tap.query else ""}
        case "url":
            return {"kind": "url", "url": tap.text}
        case "start":
            return {"kind": "start", "chat": request.person, "payload": tap.payload}
        case "add_bot":
            return {"kind": "add_bot", "payload": tap.payload}
    return {"kind": tap.kind, "text": tap.text}


def _link(request: _Request) -> Json:
    return _tapped(request, request.people.open_link(request.person, request.text("url")))


def _start(request: _Request) -> Json:
    return {"key": request.people.start(request.person, request.text("payload", "")).key}


def _block(request: _Request) -> None:
    request.people.block(request.person)


def _unblock(request: _Request) -> None:
    request.people.unblock(request.person)


def _restart(request: _Request) -> None:
    request.people.restart_app(request.person)


def _delete(request: _Request) -> None:
    request.people.delete(request.person, request.message)


def _edit(request: _Request) -> None:
    request.people.edit(request.person, request.message, request.text("text"))


def _inline(request: _Request) -> Json:
    query = request.people.inline(request.person, request.chat, request.text("query", ""))
    return {"inline_query": query.id}


def _choose(request: _Request) -> Json:
    query = request.stand_in.inline_queries.get(request.text("inline_query"))
    if query is None or query.person != request.person:
        raise PersonError("There was no such inline query")
    return {"key": request.people.choose(query, request.text("result")).key}


def _person(request: _Request) -> Json:
    name = request.text("first_name").strip()
    if not name:
        raise PersonError("A person has a name")
    username = request.text("username", "") or None
    number = request.people.add(
        name,
        last_name=request.text("last_name", ""),
        username=username,
        language=request.text("language", "ru"),
    )
    return {"person": number}


def _group(request: _Request) -> Json:
    people = [int(one) for one in request.names("people") if one.isdecimal()]
    if not people or not all(one in request.people.all for one in people):
        raise PersonError("A group has people")
    number = request.people.group(
        request.text("title"),
        people,
        kind="group" if request.text("kind", "supergroup") == "group" else "supergroup",
        forum=request.flag("forum"),
        bot=False,
    )
    return {"chat": number}


def _topic(request: _Request) -> Json:
    return {"topic": request.people.topic(request.chat, request.text("name"))}


def _delete_topic(request: _Request) -> None:
    request.people.delete_topic(request.chat, request.number("topic"))


def _join(request: _Request) -> None:
    request.people.join(request.person, request.chat)


def _leave(request: _Request) -> None:
    request.people.leave(request.person, request.chat)


def _admin(request: _Request) -> None:
    request.people.make_admin(
        request.person,
        request.chat,
        on=request.flag("on", True),
        anonymous=request.flag("anonymous"),
    )


def _add_bot(request: _Request) -> None:
    request.people.add_bot(request.person, request.chat, admin=request.flag("admin"))
    if payload := request.text("payload", ""):
        request.people.follow_group_link(request.person, request.chat, payload)


def _kick_bot(request: _Request) -> None:
    request.people.kick_bot(request.person, request.chat)


def _mute_bot(request: _Request) -> None:
    request.people.mute_bot(request.chat, on=request.flag("on", True))


def _upgrade(request: _Request) -> Json:
    return {"chat": request.people.upgrade(request.chat)}


_ACTIONS: dict[str, Callable[[_Request], Json | None]] = {
    "send": _send,
    "press": _press,
    "link": _link,
    "start": _start,
    "block": _block,
    "unblock": _unblock,
    "restart_app": _restart,
    "delete": _delete,
    "edit": _edit,
    "inline": _inline,
    "choose": _choose,
    "person": _person,
    "group": _group,
    "topic": _topic,
    "delete_topic": _delete_topic,
    "join": _join,
    "leave": _leave,
    "admin": _admin,
    "add_bot": _add_bot,
    "kick_bot": _kick_bot,
    "mute_bot": _mute_bot,
    "upgrade": _upgrade,
}


def control(stand_in: StandIn, fields: Json) -> Json:
    """Carry out one request to ``/playground/control``.

    :raises PersonError: where it makes no sense.
    """
    request = _Request(stand_in, fields)
    match request.text("do", ""):
        case "flood":
            stand_in.flood.on = request.flag("on")
        case "fault":
            kind = next((kind for kind in FAULT_KINDS if kind == fields.get("kind")), None)
            if kind is None:
                raise PersonError(f"kind must be one of {', '.join(FAULT_KINDS)}")
            stand_in.faults.add(
                kind,
                *request.names("methods"),
                times=request.optional("times"),
                probability=request.real("probability", 1.0),
            )
        case "no_faults":
            stand_in.faults.clear()
        case "seed":
            stand_in.faults.random.seed(request.number("seed"))
        case "journal":
            after = request.optional("after") or 0
            calls = [_call(call) for call in stand_in.journal.calls if call.number > after]
            return {
                "calls": calls,
                "violations": list(stand_in.journal.violations),
                "last": calls[-1]["number"] if calls else after,
            }
        case "unanswered":
            return {"queries": [query.id for query in stand_in.unanswered()]}
        case "advance":
            stand_in.shift += request.real("seconds", 0.0)
            stand_in.tick()
            stand_in.changed.fire()
        case other:
            raise PersonError(f"Nothing is called {other!r} here")
    return {}


def _call(call: Call) -> Json:
    error = call.error
    return {
        "number": call.number,
        "time": call.time,
        "method": call.method,
        "params": call.params,
        "ok": call.ok,
        "result": call.result,
        "error_code": error.code if error else None,
        "description": error.description if error else None,
        "fault": call.fault,
    }


def events(stand_in: StandIn, after: int) -> list[Json]:
    """What happened after that number, as the page gets it; a new ``hello`` where it is too far
    behind."""
    raw = stand_in.events_after(after)
    if raw is None:
        return [views.hello(stand_in)]
    return [shown for one in raw if (shown := views.event(stand_in, one)) is not None]
