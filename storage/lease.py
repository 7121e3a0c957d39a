"""Which process keeps the clock and the poster, and what happens to deadlines when none did.

The one row of ``RuntimeRow`` names the owner and the last moment it was known to be alive. Time in
which nobody was alive is given back: every waiting table's moments are moved by it.
"""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from storage.models import RuntimeRow, TableRow

GRACE: Final = 5.0
"""A shorter silence is an ordinary pause between two heartbeats and moves nothing."""

_ONLY_ROW: Final = 1


@dataclass(frozen=True, slots=True)
class Held:
    """What became of asking for the lease: whether it is ours, and how much time was given back."""

    ours: bool
    given_back: float = 0.0


async def take(session: AsyncSession, owner: str, now: float) -> Held:
    """Take the lease, whoever has it."""
    row = await _locked(session)
    if row is None:
        try:
            async with session.begin_nested():
                session.add(RuntimeRow(id=_ONLY_ROW, owner=owner, alive_at=now))
        except IntegrityError:
            row = await _locked(session)
        else:
            return Held(ours=True)
    assert row is not None
    return await _hold(session, row, owner, now)


async def beat(session: AsyncSession, owner: str, now: float, patience: float) -> Held:
    """Say that ``owner`` is alive; take over from one that was silent for longer than ``patience``.

    An owner that was stopped itself (a machine put to sleep) gets its own silence back too.
    """
    row = await _locked(session)
    if row is None:
        return await take(session, owner, now)
    if row.owner != owner and now - row.alive_at <= patience:
        return Held(ours=False)
    return await _hold(session, row, owner, now)


async def _locked(session: AsyncSession) -> RuntimeRow | None:
    found: RuntimeRow | None = await session.scalar(
        select(RuntimeRow).where(RuntimeRow.id == _ONLY_ROW).with_for_update()
    )
    return found


async def _hold(session: AsyncSession, row: RuntimeRow, owner: str, now: float) -> Held:
    silence = now - row.alive_at
    row.owner = owner
    row.alive_at = now
    if silence <= GRACE:
        return Held(ours=True)
    await session.execute(
        update(TableRow)
        .where(TableRow.due_at.is_not(None))
        .values(
            due_at=TableRow.due_at + silence,
            deadline=TableRow.deadline + silence,
            hold_until=TableRow.hold_until + silence,
            touched_at=TableRow.touched_at + silence,
            version=TableRow.version + 1,
        )
    )
    return Held(ours=True, given_back=silence)
