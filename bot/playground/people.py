"""What people do in the playground: talk, press, come and go, and what each of them sees.

Persons and chats are named by their ids. What a person cannot do raises :class:`PersonError`.
"""

import re
from dataclasses import dataclass, replace
from typing import Literal
from urllib.parse import parse_qs, urlsplit

from bot.playground import hearing, keyboard, markup, shapes
from bot.playground.groups import Groups
from bot.playground.world import (
    Button,
    Chat,
    InlineQuery,
    Json,
    Message,
    Notice,
    PersonError,
    Query,
)

_INLINE = ("switch_inline_query_current_chat", "switch_inline_query")
TapKind = Literal["callback", "url", "start", "add_bot", "copy", "inline", "disabled"]


@dataclass(frozen=True)
class Tap:
    """What became of a tap on a button or a link."""

    kind: TapKind
    query: Query | None = None
    text: str = ""
    payload: str = ""


class People(Groups):
    """Everybody with an account, and what they do."""

    def follow_group_link(self, person: int, chat: int, payload: str) -> None:
        """Choose a group for a ``startgroup`` link: the bot comes, and hears the payload."""
        if self.world.chats[chat].bot not in ("member", "administrator"):
            self.add_bot(person, chat)
        self.send(person, chat, f"/start@{self.world.bot_username} {payload}".strip())

    def send(
        self,
        person: int,
        chat: int,
        text: str,
        *,
        topic: int | None = None,
        reply_to: Message | None = None,
        anonymous: bool = False,
    ) -> Message:
        """Say something in a group, or in one's private chat with the bot."""
        place = self.world.chats[chat]
        place = self.world.chats[place.upgraded_to or chat]
        self._may_write(person, place, topic)
        if anonymous and person not in place.anonymous:
            raise PersonError("Only an anonymous administrator can speak for the group")
        text, entities = markup.finish(text, [])
        if not text or markup.length(text) > markup.MAX_TEXT:
            raise PersonError(f"A message has 1 to {markup.MAX_TEXT} characters")
        ephemeral = None
        if place.kind != "private" and self._is_ephemeral_command(text):
            place.last_ephemeral += 1
            ephemeral = place.last_ephemeral
        message = self.world.new_message(
            place,
            Message(
                sender=person,
                kind="text",
                text=text,
                entities=tuple(entities),
                topic=topic,
                reply_to=reply_to.key if reply_to else None,
                as_chat=anonymous,
                ephemeral=ephemeral,
                receiver=self.world.bot_id if ephemeral else None,
            ),
        )
        hearing.tell(self.world, message)
        return message

    def edit(self, person: int, message: Message, text: str) -> None:
        """Edit one's own message."""
        now = self._see(person, message)
        if now.sender != person or now.kind != "text":
            raise PersonError("Only one's own words can be edited")
        text, entities = markup.finish(text, [])
        changed = replace(now, text=text, entities=tuple(entities), edited=self.world.now())
        hearing.tell(self.world, self.world.change_message(changed), "edited_message")

    def delete(self, person: int, message: Message) -> None:
        """Delete one's own message, in private any, as an administrator any."""
        now = self._see(person, message)
        chat = self.world.chats[now.chat]
        admin = person == chat.owner or person in chat.admins or chat.kind == "private"
        if now.sender != person and not admin:
            raise PersonError("Only administrators delete what others wrote")
        self.world.remove_message(now)

    def start(self, person: int, payload: str = "") -> Message:
        """Open the direct chat with the bot and press START, perhaps through a deep link."""
        if not keyboard.good_payload(payload):
            raise PersonError("A deep link carries at most 64 of A-Z a-z 0-9 _ -")
        who = self.all[person]
        if who.blocked:
            self.unblock(person)
        who.opened = True
        self._chat_changed(self.world.chats[person])
        return self.send(person, person, f"/start {payload}".strip())

    def restart_app(self, person: int) -> None:
        """Start the app anew: the ephemeral messages that this person saw are gone."""
        for chat in self.world.chats.values():
            for message in list(chat.ephemeral.values()):
                if message.receiver == person or message.sender == person:
                    self.world.remove_message(message)

    def block(self, person: int) -> None:
        """Block the bot."""
        self._set_blocked(person, True)

    def unblock(self, person: int) -> None:
        self._set_blocked(person, False)

    def tap(self, person: int, message: Message, button: Button | str) -> Tap:
        """Tap a button: whatever it does, as an app would do it.

        ``button`` may be a label, or a button that the person saw earlier (a stale press).
        """
        if isinstance(button, str):
            button = self._see(person, message).button(button)
        if button.data is not None:
            return Tap("callback", self.press_data(person, message, button.data))
        if button.url is not None:
            return self.open_link(person, button.url)
        fields = button.fields
        if "disabled" in fields:
            return Tap("disabled")
        copied = fields.get("copy_text")
        if isinstance(copied, dict):
            return Tap("copy", text=str(copied["text"]))
        found = (fields[name] for name in _INLINE if name in fields)
        return Tap("inline", text=str(next(found, "")))

    def press(self, person: int, message: Message, button: Button | str) -> Query:
        """Press a button that calls the bot.

        :raises PersonError: if the button does something else, or the message is not theirs to see.
        """
        tap = self.tap(person, message, button)
        if tap.query is None:
            raise PersonError(f"This button does not call the bot: {tap.kind}")
        return tap.query

    def press_data(self, person: int, message: Message, data: str) -> Query:
        """Press a button with any data: a forged or a stale one. The message may be gone."""
        now = self.world.current(message)
        self._see(person, now or message, gone=now is None)
        if message.chat == person and self.all[person].blocked:
            raise PersonError("Unblock the bot first")
        query = Query(
            str(4_000_000_000 + self.world.serial()),
            person,
            message.chat,
            message.key,
            data,
            self.world.now(),
        )
        self.world.queries[query.id] = query
        place = self.world.chats[message.chat]
        shown: Json = {
            "chat": shapes.chat(self.world, place),
            "message_id": message.id,
            "date": 0,
        }
        if now is not None:
            shown = shapes.message(self.world, now)
        payload: Json = {
            "id": query.id,
            "from": self.all[person].user(),
            "chat_instance": str(7_000_000_000 - place.id),
            "message": shown,
            "data": data,
        }
        self.world.updates.put("callback_query", payload)
        self.world.event(
            "pressed", person=person, chat=message.chat, key=message.key, query=query.id
        )
        return query

    def open_link(self, person: int, url: str) -> Tap:
        """Tap a link in a text or under a message; links to the bot are followed."""
        parts = urlsplit(url if "//" in url else f"https://{url}")
        query = parse_qs(parts.query, keep_blank_values=True)
        name = parts.path.strip("/")
        if parts.scheme == "tg" and parts.netloc == "resolve":
            name = query.get("domain", [""])[0]
        elif parts.hostname not in ("t.me", "telegram.me"):
            return Tap("url", text=url)
        if name.lower() != self.world.bot_username.lower():
            return Tap("url", text=url)
        if "startgroup" in query:
            return Tap("add_bot", payload=query["startgroup"][0])
        payload = query.get("start", [""])[0]
        # A bare link only opens the chat where it has been opened before.
        if payload or not self.all[person].opened:
            self.start(person, payload)
        return Tap("start", payload=payload)

    def inline(self, person: int, chat: int, text: str) -> InlineQuery:
        """Type the bot's name and a query after it."""
        place = self.world.chats[chat]
        query = InlineQuery(
            str(5_000_000_000 + self.world.serial()), person, chat, text, self.world.now()
        )
        self.world.inline_queries[query.id] = query
        payload: Json = {
            "id": query.id,
            "from": self.all[person].user(),
            "query": text,
            "offset": "",
            "chat_type": "sender" if place.kind == "private" else place.kind,
        }
        self.world.updates.put("inline_query", payload)
        return query

    def choose(self, query: InlineQuery, result: str) -> Message:
        """Send one of the results that the bot offered."""
        chosen = next((found for found in query.results or [] if found.get("id") == result), None)
        if chosen is None:
            raise PersonError("The bot did not offer that")
        place = self.world.chats[query.chat]
        self._may_write(query.person, place, None)
        content, buttons = self.world.inline_contents[query.id, result]
        message = self.world.new_message(
            place, replace(content, sender=query.person, via_bot=True, buttons=buttons)
        )
        hearing.tell(self.world, message)
        payload: Json = {
            "result_id": result,
            "from": self.all[query.person].user(),
            "query": query.text,
        }
        self.world.updates.put("chosen_inline_result", payload)
        return message

    def sees(self, person: int, chat: int) -> list[Message]:
        """What a person sees in a chat, in order."""
        place = self.world.chats[chat]
        place = self.world.chats[place.upgraded_to or chat]
        if person not in place.members:
            return []
        shown = place.every_message()
        for old in self.world.chats.values():
            if old.upgraded_to == place.id:
                shown = old.every_message() + shown
        hidden = {message.replaces for message in shown if message.receiver == person}
        return [
            message
            for message in shown
            if message.key not in hidden
            and (message.receiver in (None, person) or message.sender == person)
        ]

    def last(self, person: int, chat: int) -> Message:
        """The last message by the bot that a person sees in a chat.

        :raises LookupError: while there is none.
        """
        found = [
            message
            for message in self.sees(person, chat)
            if message.sender == self.world.bot_id and not message.service
        ]
        if not found:
            raise LookupError("The bot has not said anything there")
        return found[-1]

    def notices(self, person: int) -> list[Notice]:
        """The toasts and alerts that a person got, in order; silent answers too."""
        return [notice for notice in self.world.notices if notice.person == person]

    def _is_ephemeral_command(self, text: str) -> bool:
        found = re.match(r"/([a-z0-9_]+)(@\w+)?(\s|$)", text)
        return bool(
            found
            and hearing.is_command(text, self.world.bot_username)
            and found[1] in self.world.ephemeral_commands()
        )

    def _set_blocked(self, person: int, blocked: bool) -> None:
        who = self.all[person]
        if who.blocked == blocked:
            return
        chat = self.world.chats[person]
        before = shapes.member(self.world, chat, self.world.bot_id)
        who.blocked = blocked
        chat.bot = "kicked" if blocked else "member"
        hearing.tell_membership(self.world, chat, person, before)
        self._chat_changed(chat)

    def _may_write(self, person: int, place: Chat, topic: int | None) -> None:
        self._member(person, place)
        if place.kind == "private":
            if not self.all[person].opened:
                raise PersonError("Press START first")
            if self.all[person].blocked:
                raise PersonError("Unblock the bot first")
        if topic is not None and (topic not in place.topics or place.topics[topic].deleted):
            raise PersonError("There is no such topic")

    def _see(self, person: int, message: Message, *, gone: bool = False) -> Message:
        now = message if gone else self.world.current(message)
        if now is None:
            raise PersonError("This message is not there any more")
        place = self.world.chats[now.chat]
        place = self.world.chats[place.upgraded_to or place.id]
        self._member(person, place)
        if now.receiver not in (None, person, self.world.bot_id):
            raise PersonError("This message is shown to somebody else only")
        return now
