"""One table as the poster sees it: what is wanted, what is shown, and what to do about it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, Protocol

from markupsafe import Markup
from sqlalchemy.ext.asyncio import AsyncSession

from bot.envelope import digest
from bot.pace import Rank
from bot.screens.base import Screen
from storage.places import Kept, Place, PlaceKey, PlaceKind

_DELETABLE: Final = 47.9 * 3600
"""A message is deleted up to 48 hours after it was sent, with a little to spare."""

_FAILING: Final = 3
"""After so many failures one after another a chat does not keep the others waiting."""

_ONCE: Final[tuple[PlaceKind, ...]] = ("count", "final", "call")
_UNLISTED_MEANS_GONE: Final[tuple[PlaceKind, ...]] = ("call", "private")
OLD: Final[tuple[PlaceKind, ...]] = ("old", "old_private")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a table wants shown at one of its places.

    ``screen`` None: the place should be gone. ``fresh`` counts up where a new message has to take
    the place of the old one. ``loud``: a new message makes a sound. ``urgent``: an edit does not
    wait for its turn among edits. ``seal``: the deal whose seal has to be seen here; 0: none.
    """

    key: PlaceKey
    chat_id: int
    thread_id: int | None
    screen: Screen | None
    fresh: int = 0
    loud: bool = False
    urgent: bool = False
    seal: int = 0


@dataclass(frozen=True, slots=True)
class Look:
    """What a table wants shown as of a version.

    A place that is not listed is left as it is, but calls and private messages go. ``stub`` is the
    line that stays of a message which is not needed and can no longer be deleted. When the table
    message was sent anew, the table is looked at again: others may hold a link to it.
    """

    version: int
    wanted: Sequence[Wanted]
    stub: Markup


class Tables(Protocol):
    """What the poster asks of the tables, and tells them.

    The tellings come at least once, before what they tell is kept, and outside of transactions.
    """

    async def look(self, session: AsyncSession, table_id: int, kept: Kept) -> Look | None:
        """What this table wants shown now; None where there is no such table.

        ``session`` reads, and ``kept`` is what it has read of the table's places.
        """

    async def unreachable(self, person_id: int) -> None:
        """This person cannot be written to, until ``Poster.retry_person``."""

    async def chat_lost(self, chat_id: int, reason: str) -> None:
        """The bot may not write to this group, until ``Poster.retry_chat`` or a fresh message."""

    async def chat_moved(self, old: int, new: int) -> None:
        """A group has another id; the rows of tables and places are changed already."""

    async def topic_lost(self, chat_id: int, thread_id: int) -> None:
        """A forum topic is gone; the rows of tables and places are changed already."""


class Act(Enum):
    """What there is to do at a place."""

    NOTHING = auto()
    RETIRE = auto()
    """Its message is not needed any more: let it become an old one."""
    SEND = auto()
    EDIT = auto()
    DELETE = auto()
    FADE = auto()
    """Edit it down to one line without buttons, since it can no longer be deleted."""


@dataclass(slots=True, eq=False)
class Post:
    """The work at one place: one call at a time (``lock``), by one task."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    failures: int = 0
    broken: str | None = None
    """The digest of what Telegram refuses through our own fault: not tried again."""
    undeletable: bool = False
    task: asyncio.Task[None] | None = None
    waiting: bool = False
    rank: Rank = Rank.EDIT


@dataclass(slots=True, eq=False, weakref_slot=True)
class Board:
    """A table as the poster sees it, while it has something to do with it."""

    table_id: int
    stale: bool = True
    look: Look | None = None
    shown_version: int = -1
    sealed_deal: int = 0
    wanted: dict[PlaceKey, Wanted] = field(default_factory=dict)
    places: dict[PlaceKey, Place] = field(default_factory=dict)
    posts: dict[PlaceKey, Post] = field(default_factory=dict)
    seals: dict[PlaceKey, int] = field(default_factory=dict)
    """The deal of the last seal that was sent to a place; what was sent before is not known."""
    pressed: set[PlaceKey] = field(default_factory=set)
    """The hands of those who pressed something just now: these places go first."""
    failures: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while rows are read or written, never while Telegram is asked."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    _digests: dict[PlaceKey, str] = field(default_factory=dict)

    def take(self, kept: Kept | None, look: Look | None) -> None:
        """See what is kept and what is wanted."""
        self.look = look if kept is not None else None
        self.places = dict(kept.places) if kept is not None else {}
        self.shown_version = kept.shown_version if kept is not None else -1
        self.sealed_deal = kept.sealed_deal if kept is not None else 0
        wanted = self.look.wanted if self.look is not None else ()
        self.wanted = {one.key: one for one in wanted}
        self._digests = {one.key: digest(one.screen) for one in wanted if one.screen is not None}

    def order(self) -> list[PlaceKey]:
        """All places, the wanted ones first, in the order in which the table wants them."""
        return list(dict.fromkeys([*self.wanted, *self.places]))

    def post(self, key: PlaceKey) -> Post:
        """The work at a place."""
        return self.posts.setdefault(key, Post())

    def digest(self, key: PlaceKey) -> str | None:
        """The digest of what a place should show."""
        return self._digests.get(key)

    def chat(self, key: PlaceKey) -> int | None:
        """The chat in which there is something to do."""
        wanted, place = self.wanted.get(key), self.places.get(key)
        if wanted is not None:
            return wanted.chat_id
        return place.chat_id if place is not None else None

    def act(self, key: PlaceKey, now: float) -> Act:
        """What there is to do at a place."""
        wanted, place = self.wanted.get(key), self.places.get(key)
        post = self.post(key)
        if key.kind in OLD:
            return _act_on_old(key, place, post, now)
        if wanted is None:
            gone = place is not None and key.kind in _UNLISTED_MEANS_GONE
            return Act.RETIRE if gone else Act.NOTHING
        if wanted.screen is None:
            return Act.RETIRE if place is not None else Act.NOTHING
        if post.broken is not None and post.broken == self.digest(key):
            return Act.NOTHING
        if place is None:
            return Act.NOTHING if key.kind == "private" else Act.SEND
        return _act_on_shown(wanted, place, self.digest(key))

    def seal_seen(self, now: float) -> int:
        """The deal whose seal is seen wherever it has to be; 0: none is.

        What else these places are to show meanwhile does not matter, and nobody waits for a chat
        that keeps failing where others see the seal.
        """
        bearers = [one for one in self.wanted.values() if one.seal]
        late = [
            one
            for one in bearers
            if self.seals.get(one.key, 0) < one.seal and self.act(one.key, now) is not Act.NOTHING
        ]
        failing = len(late) < len(bearers) and all(
            self.post(one.key).failures >= _FAILING for one in late
        )
        return max((one.seal for one in bearers), default=0) if failing or not late else 0

    def shows_all_with(self, places: dict[PlaceKey, Place], now: float) -> bool:
        """Whether nothing is left to do, and not noted yet, once these are the places."""
        if self.stale or self.look is None or self.shown_version >= self.look.version:
            return False
        if sum(post.task is not None for post in self.posts.values()) > 1:
            return False
        before, self.places = self.places, places
        try:
            return all(self.act(key, now) is Act.NOTHING for key in self.order())
        finally:
            self.places = before

    def rank(self, key: PlaceKey, act: Act) -> Rank:
        """How urgent that is."""
        if act is Act.SEND or (act is Act.DELETE and key.kind == "old"):
            return Rank.NEW
        if act is Act.EDIT and key.kind == "private" and key in self.pressed:
            return Rank.ANSWER
        if act is Act.EDIT and key in self.wanted and self.wanted[key].urgent:
            return Rank.NEW
        return Rank.OWN if key in self.pressed else Rank.EDIT


def _act_on_old(key: PlaceKey, place: Place | None, post: Post, now: float) -> Act:
    if place is None:
        return Act.NOTHING
    late = place.sent_at is not None and now - place.sent_at > _DELETABLE
    return Act.FADE if key.kind == "old" and (post.undeletable or late) else Act.DELETE


def _act_on_shown(wanted: Wanted, place: Place, digest_wanted: str | None) -> Act:
    kind = wanted.key.kind
    called = wanted.fresh > place.fresh
    if place.refused is not None:
        # Somebody in the group who calls for a fresh message shows that the bot may write there.
        return Act.SEND if called and kind != "hand" else Act.NOTHING
    if place.chat_id != wanted.chat_id:
        return Act.RETIRE
    if kind == "private":
        return Act.EDIT if place.shown != digest_wanted else Act.NOTHING
    if place.message_id is None:
        said = kind in _ONCE and place.sent_at is not None
        return Act.SEND if called or not said else Act.NOTHING
    if called:
        return Act.SEND
    return Act.EDIT if place.shown != digest_wanted else Act.NOTHING
