"""The inbox: updates kept before they are confirmed to Telegram, and marked once they are done.

A row is *undone* until ``done_at`` is set or its attempts are used up; one that failed for good
keeps ``done_at`` empty and stays for a while, so that it can be looked at. Of one that is done only
the number is kept, against deliveries that come twice: nobody needs any more what was written.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from sqlalchemy import CursorResult, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from storage.models import InboxRow

MAX_ATTEMPTS: Final = 3


@dataclass(frozen=True, slots=True)
class Letter:
    """An update in the inbox: its number, its lane, and its JSON as Telegram sent it."""

    update_id: int
    lane: str
    payload: str
    attempts: int = 0


async def keep(session: AsyncSession, letters: Sequence[Letter], now: float) -> list[Letter]:
    """Write a batch; return those that were not there yet, in order of their numbers."""
    numbers = {letter.update_id for letter in letters}
    if not numbers:
        return []
    known = set(
        await session.scalars(select(InboxRow.update_id).where(InboxRow.update_id.in_(numbers)))
    )
    fresh = {letter.update_id: letter for letter in letters if letter.update_id not in known}
    if fresh:
        rows = [
            {
                "update_id": letter.update_id,
                "lane": letter.lane,
                "payload": letter.payload,
                "received_at": now,
            }
            for letter in fresh.values()
        ]
        await session.execute(insert(InboxRow), rows)
    return [fresh[number] for number in sorted(fresh)]


async def undone(session: AsyncSession, received_before: float | None = None) -> list[Letter]:
    """What is still to be done, in order; with a moment only what was received before it."""
    query = (
        select(InboxRow.update_id, InboxRow.lane, InboxRow.payload, InboxRow.attempts)
        .where(InboxRow.done_at.is_(None), InboxRow.attempts < MAX_ATTEMPTS)
        .order_by(InboxRow.update_id)
    )
    if received_before is not None:
        query = query.where(InboxRow.received_at < received_before)
    return [Letter(*row) for row in await session.execute(query)]


async def mark_done(session: AsyncSession, update_id: int, now: float) -> bool:
    """Mark an update as done, in the transaction of what it causes.

    :returns: False where it was done already (by whoever came first): apply nothing then.
    """
    return await mark_all_done(session, [update_id], now) > 0


async def mark_all_done(session: AsyncSession, update_ids: Sequence[int], now: float) -> int:
    """Mark these updates as done; returns how many were not."""
    result = await session.execute(
        update(InboxRow)
        .where(InboxRow.update_id.in_(update_ids), InboxRow.done_at.is_(None))
        .values(done_at=now, lane="", payload="")
    )
    return cast("CursorResult[object]", result).rowcount


async def count_attempt(session: AsyncSession, update_id: int) -> None:
    """Count a failed attempt; after ``MAX_ATTEMPTS`` the update is no longer undone."""
    await session.execute(
        update(InboxRow)
        .where(InboxRow.update_id == update_id)
        .values(attempts=InboxRow.attempts + 1)
    )


async def sweep(session: AsyncSession, done_before: float, given_up_before: float) -> None:
    """Throw away what was done before that moment, and what failed for good before the other."""
    await session.execute(delete(InboxRow).where(InboxRow.done_at < done_before))
    await session.execute(
        delete(InboxRow).where(
            InboxRow.done_at.is_(None),
            InboxRow.attempts >= MAX_ATTEMPTS,
            InboxRow.received_at < given_up_before,
        )
    )
