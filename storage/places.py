"""What the poster asks of the data: the places of a table, and what became of them.

A place is known by its table and ``PlaceKey``. "old" and "old_private" are messages that nobody
needs any more and that are still to be deleted; their number is the message's id.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from sqlalchemy import ColumnElement, CursorResult, and_, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from storage.chats import forget_topic, move_settings
from storage.database import insert_into
from storage.models import PersonRow, PlaceRow, TableRow

PlaceKind: TypeAlias = Literal[
    "table", "hand", "private", "count", "final", "call", "old", "old_private"
]

_GROUP_KINDS: Final = ("table", "count", "final", "call")
_LIVE_STAGES: Final = ("lobby", "cut", "play")
_IDENTITY: Final = ("table_id", "kind", "person_id", "number")


@dataclass(frozen=True, slots=True)
class PlaceKey:
    """Which place of a table: ``person_id`` is 0 for the group's, ``number`` the deal it is of."""

    kind: PlaceKind
    person_id: int = 0
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind}:{self.person_id}:{self.number}"


@dataclass(frozen=True, slots=True)
class Place:
    """A place as it is kept; the fields mean what they mean in ``PlaceRow``."""

    key: PlaceKey
    chat_id: int
    thread_id: int | None = None
    message_id: int | None = None
    sent_at: float | None = None
    shown: str | None = None
    fresh: int = 0
    refused: str | None = None


@dataclass(frozen=True, slots=True)
class Unshown:
    """A table with a version that not every place shows yet."""

    table_id: int
    version: int
    shown_version: int


@dataclass(frozen=True, slots=True)
class Kept:
    """All places of a table, its group, and the last version that they were known to show.

    ``sealed_deal``: the last deal whose seal was seen wherever it has to be.
    """

    chat_id: int
    shown_version: int
    sealed_deal: int
    places: dict[PlaceKey, Place]


async def load_places(session: AsyncSession, table_id: int) -> Kept | None:
    """The places of a table; None where there is no such table."""
    found = await session.execute(
        select(TableRow.chat_id, TableRow.shown_version, TableRow.sealed_deal, PlaceRow)
        .outerjoin(PlaceRow, PlaceRow.table_id == TableRow.id)
        .where(TableRow.id == table_id)
        .order_by(PlaceRow.id)
    )
    rows = found.all()
    if not rows:
        return None
    places = [_place(place) for *_, place in rows if place is not None]
    by_key = {place.key: place for place in places}
    chat_id, shown_version, sealed_deal, _ = rows[0]
    return Kept(chat_id, shown_version, sealed_deal, by_key)


async def save_place(session: AsyncSession, table_id: int, place: Place) -> None:
    """Keep a place as it is now, whether it was there or not."""
    changes = {
        "chat_id": place.chat_id,
        "thread_id": place.thread_id,
        "message_id": place.message_id,
        "sent_at": place.sent_at,
        "shown": place.shown,
        "fresh": place.fresh,
        "refused": place.refused,
    }
    await session.execute(
        insert_into(session, PlaceRow)
        .values(
            table_id=table_id,
            kind=place.key.kind,
            person_id=place.key.person_id,
            number=place.key.number,
            **changes,
        )
        .on_conflict_do_update(index_elements=_IDENTITY, set_=changes)
    )


async def drop_place(session: AsyncSession, table_id: int, key: PlaceKey) -> None:
    """Forget a place."""
    await session.execute(
        delete(PlaceRow).where(
            PlaceRow.table_id == table_id,
            PlaceRow.kind == key.kind,
            PlaceRow.person_id == key.person_id,
            PlaceRow.number == key.number,
        )
    )


async def is_place(session: AsyncSession, chat_id: int, message_id: int) -> bool:
    """Whether this message is a place of some table that is to stay."""
    found = await session.scalar(
        select(
            exists().where(
                PlaceRow.chat_id == chat_id,
                PlaceRow.message_id == message_id,
                PlaceRow.kind.not_in(("private", "old", "old_private")),
            )
        )
    )
    return bool(found)


async def unshown_tables(session: AsyncSession) -> list[Unshown]:
    """The tables of which something is still to be shown."""
    rows = await session.execute(
        select(TableRow.id, TableRow.version, TableRow.shown_version)
        .where(TableRow.version > TableRow.shown_version)
        .order_by(TableRow.id)
    )
    return [Unshown(table_id, version, shown) for table_id, version, shown in rows]


async def mark_shown(session: AsyncSession, table_id: int, version: int, before: int) -> bool:
    """Every place shows that version; False where ``shown_version`` was not ``before`` any more."""
    done = await session.execute(
        update(TableRow)
        .where(TableRow.id == table_id, TableRow.shown_version == before)
        .values(shown_version=version)
    )
    return cast("CursorResult[object]", done).rowcount > 0


async def mark_sealed(session: AsyncSession, table_id: int, deal: int) -> None:
    """The seal of that deal is seen wherever it has to be."""
    await session.execute(
        update(TableRow)
        .where(TableRow.id == table_id, TableRow.sealed_deal < deal)
        .values(sealed_deal=deal)
    )


async def mark_unshown(session: AsyncSession, table_ids: Sequence[int]) -> None:
    """Let the poster look at these tables again, whichever process it is in."""
    await session.execute(
        update(TableRow).where(TableRow.id.in_(table_ids)).values(shown_version=-1)
    )


async def set_unreachable(session: AsyncSession, person_id: int) -> None:
    """This person cannot be written to."""
    await session.execute(
        update(PersonRow).where(PersonRow.id == person_id).values(reachable=False)
    )


async def retry_person(session: AsyncSession, person_id: int) -> list[int]:
    """Forget what this person's chat refused at tables that go on; returns those tables."""
    theirs = PlaceRow.kind.in_(("hand", "count"))
    return await _retry(session, and_(PlaceRow.person_id == person_id, theirs))


async def retry_chat(session: AsyncSession, chat_id: int) -> list[int]:
    """Forget what a group refused at tables that go on; returns those tables."""
    return await _retry(session, PlaceRow.chat_id == chat_id)


async def move_chat(session: AsyncSession, old: int, new: int) -> list[int]:
    """A group has got another id: its tables and places follow; returns the tables that go on.

    Its messages stay behind: the table message is to be sent anew, what was said once is not.
    """
    tables = list(
        await session.scalars(
            select(TableRow.id).where(TableRow.chat_id == old, TableRow.stage.in_(_LIVE_STAGES))
        )
    )
    await session.execute(update(TableRow).where(TableRow.chat_id == old).values(chat_id=new))
    there = PlaceRow.chat_id == old
    await session.execute(delete(PlaceRow).where(there, PlaceRow.kind.not_in(_GROUP_KINDS)))
    await session.execute(
        update(PlaceRow).where(there).values(chat_id=new, message_id=None, refused=None)
    )
    await mark_unshown(session, tables)
    await move_settings(session, old, new)
    return tables


async def lose_topic(session: AsyncSession, chat_id: int, thread_id: int) -> list[int]:
    """A topic is gone: its tables and places go to the group itself; returns the tables."""
    here = and_(TableRow.chat_id == chat_id, TableRow.thread_id == thread_id)
    tables = list(await session.scalars(select(TableRow.id).where(here)))
    await session.execute(update(TableRow).where(here).values(thread_id=None))
    await session.execute(
        update(PlaceRow)
        .where(PlaceRow.chat_id == chat_id, PlaceRow.thread_id == thread_id)
        .values(thread_id=None)
    )
    await forget_topic(session, chat_id, thread_id)
    return tables


async def _retry(session: AsyncSession, which: ColumnElement[bool]) -> list[int]:
    going_on = select(TableRow.id).where(TableRow.stage.in_(_LIVE_STAGES))
    refused = and_(which, PlaceRow.refused.is_not(None), PlaceRow.table_id.in_(going_on))
    tables = sorted(set(await session.scalars(select(PlaceRow.table_id).where(refused))))
    await session.execute(update(PlaceRow).where(refused).values(refused=None))
    await mark_unshown(session, tables)
    return tables


def _place(row: PlaceRow) -> Place:
    return Place(
        PlaceKey(cast("PlaceKind", row.kind), row.person_id, row.number),
        row.chat_id,
        row.thread_id,
        row.message_id,
        row.sent_at,
        row.shown,
        row.fresh,
        row.refused,
    )
