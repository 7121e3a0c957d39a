"""Who there is in the playground and where: people, groups, topics, and where the bot belongs.

Persons and chats are named by their ids. What a person cannot do raises :class:`PersonError`.
"""

from dataclasses import replace

from bot.playground import hearing, shapes
from bot.playground.state import World
from bot.playground.world import Chat, ChatKind, Message, Person, PersonError, Topic

FIRST_PERSON = 500_001
FIRST_GROUP = -4_000_001
FIRST_SUPERGROUP = -1_002_000_000_001


class Groups:
    """Accounts and groups, and who is in which."""

    def __init__(self, world: World) -> None:
        self.world = world

    @property
    def all(self) -> dict[int, Person]:
        return self.world.persons

    def add(
        self,
        first_name: str,
        *,
        last_name: str = "",
        username: str | None = None,
        language: str = "ru",
        opened: bool = False,
    ) -> int:
        """A new person; ``opened`` ones have already started the bot (it was told long ago).

        :returns: their id, which is also the id of their private chat with the bot.
        """
        number = FIRST_PERSON + len(self.all)
        self.all[number] = Person(number, first_name, last_name, username, language, opened)
        self.world.chats[number] = Chat(number, "private", members=[number], bot="member")
        self._person_changed(number)
        self._chat_changed(self.world.chats[number])
        return number

    def group(
        self,
        title: str,
        people: list[int],
        *,
        kind: ChatKind = "supergroup",
        forum: bool = False,
        bot: bool = True,
    ) -> int:
        """A new group; the first of these people owns it. With ``bot``, the bot is in it already
        (it was told long ago).

        :returns: the id of the chat.
        """
        groups = [chat for chat in self.world.chats.values() if chat.kind != "private"]
        first = FIRST_SUPERGROUP if kind == "supergroup" else FIRST_GROUP
        chat = Chat(
            first - len(groups),
            kind,
            title,
            forum,
            list(people),
            people[0] if people else None,
            bot="member" if bot else "left",
        )
        self.world.chats[chat.id] = chat
        self._chat_changed(chat)
        return chat.id

    def topic(self, chat: int, name: str) -> int:
        """A new topic of a forum; returns its id."""
        place = self._group(chat)
        if not place.forum:
            raise PersonError("This group has no topics")
        opener = place.owner or self.world.bot_id
        message = self._service(
            place,
            opener,
            "forum_topic_created",
            {"name": name, "icon_color": 7322096},
            f"создаёт тему «{name}»",
        )
        place.topics[message.id] = Topic(message.id, name)
        self.world.change_message(replace(message, topic=message.id))
        self._chat_changed(place)
        return message.id

    def delete_topic(self, chat: int, topic: int) -> None:
        """Delete a topic with everything in it."""
        place = self._group(chat)
        if topic not in place.topics:
            raise PersonError("There is no such topic")
        place.topics[topic].deleted = True
        for message in place.every_message():
            if message.topic == topic:
                self.world.remove_message(message)
        self._chat_changed(place)

    def join(self, person: int, chat: int) -> None:
        place = self._group(chat)
        if person not in place.members:
            place.members.append(person)
            self._service(
                place, person, "new_chat_members", [self.all[person].user()], "теперь в группе"
            )
            self._chat_changed(place)

    def leave(self, person: int, chat: int) -> None:
        place = self._group(chat)
        self._member(person, place)
        place.members.remove(person)
        place.admins = [admin for admin in place.admins if admin != person]
        self._service(place, person, "left_chat_member", self.all[person].user(), "уже не в группе")
        self._chat_changed(place)

    def make_admin(
        self, person: int, chat: int, *, on: bool = True, anonymous: bool = False
    ) -> None:
        """Make somebody an administrator, or an ordinary member again."""
        place = self._group(chat)
        self._member(person, place)
        place.admins = [admin for admin in place.admins if admin != person] + [person] * on
        others = [admin for admin in place.anonymous if admin != person]
        place.anonymous = others + [person] * (on and anonymous)
        self._chat_changed(place)

    def add_bot(self, person: int, chat: int, *, admin: bool = False) -> None:
        """Put the bot into a group, or change what it is there."""
        place = self._group(chat)
        self._member(person, place)
        before = shapes.member(self.world, place, self.world.bot_id)
        came = place.bot not in ("member", "administrator")
        place.bot = "administrator" if admin else "member"
        hearing.tell_membership(self.world, place, person, before)
        if came:
            bot = shapes.user(self.world, self.world.bot_id)
            self._service(place, person, "new_chat_members", [bot], "добавляет бота")
        self._chat_changed(place)

    def kick_bot(self, person: int, chat: int) -> None:
        """Throw the bot out of a group."""
        place = self._group(chat)
        self._member(person, place)
        before = shapes.member(self.world, place, self.world.bot_id)
        place.bot = "kicked"
        hearing.tell_membership(self.world, place, person, before)
        bot = shapes.user(self.world, self.world.bot_id)
        self._service(place, person, "left_chat_member", bot, "удаляет бота")
        self._chat_changed(place)

    def mute_bot(self, chat: int, *, on: bool = True) -> None:
        """Take from the bot the right to write in a group, or give it back."""
        place = self._group(chat)
        place.bot_may_write = not on
        self._chat_changed(place)

    def upgrade(self, chat: int) -> int:
        """Make a group a supergroup.

        :returns: its new id. Its old messages stay where they are; people see them in the new one.
        """
        old = self._group(chat)
        if old.kind != "group":
            raise PersonError("Only a small group can become a supergroup")
        new = self.world.chats[
            self.group(old.title, old.members, bot=old.bot in ("member", "administrator"))
        ]
        new.owner, new.admins, new.bot = old.owner, list(old.admins), old.bot
        owner = old.owner or self.world.bot_id
        text = "превращает группу в супергруппу"
        self._service(old, owner, "migrate_to_chat_id", new.id, text)
        self._service(new, owner, "migrate_from_chat_id", old.id, text)
        old.upgraded_to = new.id
        self.world.event("chat_moved", chat=old.id, to=new.id)
        for message in old.every_message():
            self.world.event("message", key=message.key)
        return new.id

    def _member(self, person: int, place: Chat) -> None:
        if person not in place.members:
            raise PersonError("They are not in this chat")

    def _group(self, chat: int) -> Chat:
        place = self.world.chats.get(chat)
        if place is None or place.kind == "private":
            raise PersonError("There is no such group")
        return place if place.upgraded_to is None else self.world.chats[place.upgraded_to]

    def _service(self, chat: Chat, person: int, name: str, value: object, text: str) -> Message:
        message = self.world.new_message(
            chat, Message(sender=person, kind="service", text=text, service=(name, value))
        )
        hearing.tell(self.world, message)
        return message

    def _person_changed(self, person: int) -> None:
        self.world.event("person", person=person)

    def _chat_changed(self, chat: Chat) -> None:
        self.world.event("chat", chat=chat.id)
