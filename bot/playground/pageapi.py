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
* ``{"type": "pressed", "person": id, "chat": id, "key": key, "row": r, "column": c,
  "query": id}``: a callback query is on its way: show the button as busy for this person.
* ``{"type": "answer", "query": id, "person": id, "chat": id, "key": key, "text": "" , "alert":
  false, "url": ""}``: the bot answered that query. Empty text and url: only stop being busy. Text
  and ``alert`` true: a window to be closed by hand; false: a toast. ``url``: a link that opens at
  once (the server has already opened links to the bot itself).
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
  "kicked"}``. A private chat has the id of its person; ``opened`` says whether that person has
  started the bot, ``blocked`` whether they blocked it. A group is seen by its ``members``. Topic:
  ``{"id", "name", "deleted": bool}``; ``topics`` is empty in what is no forum.
* Message: ``{"key", "chat", "id", "ephemeral": id or null, "receiver": person id or null,
  "topic": id or null, "from": {"id", "name", "is_bot", "is_chat"}, "date", "edited": unix or null,
  "kind": "text" | "photo" | "document" | "service", "text", "entities": [Telegram's MessageEntity],
  "file": {"id", "url", "width", "height", "name"} or null, "caption_above": bool,
  "reply_to": key or null, "pinned": bool, "reactions": ["👍"], "via_bot": bool,
  "buttons": [[Button]]}``. ``key`` is a string, unique in the whole world and stable; sort a chat
  by (``date``, ``order``), ``order`` is a growing number. Where ``receiver`` is set, only that
  person sees it. ``text`` is the caption of a picture, the sentence of a service message. Offsets
  of entities are UTF-16, as in JavaScript. Entity ``date_time`` has ``unix_time`` and
  ``date_time_format`` ("r": relative to now, to be refreshed by the page; otherwise any of
  "w" weekday, "d"/"D" short/long date, "t"/"T" short/long time).
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
  chat); ``copy`` -> ``text``; ``inline`` -> ``query``; ``disabled``. A press on what has vanished
  meanwhile is refused, except that ``"stale": {"row", "column", "buttons": [[Button]]}`` is for
  tests only.
* ``{"do": "start", "person", "payload": "" }``: open the direct chat and press START (sends
  ``/start payload``).
* ``{"do": "link", "person", "url"}``: tap a link in a text; result as for ``press``.
* ``{"do": "block", "person"}``, ``{"do": "unblock", "person"}``.
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
* ``{"do": "add_bot", "person", "chat", "admin": bool}``, ``{"do": "kick_bot", "person", "chat"}``.
* ``{"do": "upgrade", "chat"}``: the group becomes a supergroup; result ``{"chat": new_id}``.
* ``{"do": "mute_bot", "chat", "on": bool}``: take the right to write from the bot, or give it back.

Control
-------
``POST /playground/control`` with one of

* ``{"do": "flood", "on": bool}``: flood limits.
* ``{"do": "fault", "kind": "timeout" | "server_error" | "drop_before" | "drop_after",
  "methods": ["sendMessage"] or null for all but getUpdates, "times": 3 or null,
  "probability": 0.1}``; ``{"do": "no_faults"}``.
* ``{"do": "seed", "seed": 7}``: the generator of the faults' chance.
* ``{"do": "journal", "after": 0}``: ``{"calls": [{"number", "time", "method", "params", "ok",
  "result", "error_code", "description"}], "violations": ["..."], "last": 12}``.
* ``{"do": "advance", "seconds": 30}``: move the stand-in's clock ahead (only where the clock is
  its own).

answers ``{"ok": true, ...}`` or, with status 400, ``{"ok": false, "error": "..."}``.
"""
