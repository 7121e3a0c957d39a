"""The few questions that the door of the tables asks of the data."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Case, and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import joinedload, selectinload

from engine.game import Json
from storage.database import insert_into
from storage.models import ActionRow, MatchRow, PersonRow, SeatRow, TableRow

LIVE_STAGES = ("lobby", "cut", "play")
_LARGEST: Final = 2**31 - 1
"""The largest number that the column of a table's id takes."""


async def load_table(session: AsyncSession, table_id: int) -> TableRow | None:
    """A table with its seats, match and deals.

    Any number may be asked for: people send what they like.
    """
    if not 0 < table_id <= _LARGEST:
        return None
    found = await session.scalars(
        select(TableRow)
        .where(TableRow.id == table_id)
        .options(
            joinedload(TableRow.seats), joinedload(TableRow.match).selectinload(MatchRow.deals)
        )
    )
    return found.unique().one_or_none()


async def lock_table(session: AsyncSession, table_id: int) -> TableRow | None:
    """The same, locked until the transaction ends."""
    if 0 < table_id <= _LARGEST and session.get_bind().dialect.name == "postgresql":
        # First, since rows that are read along with a lock may be older than it.
        await session.execute(select(TableRow.id).where(TableRow.id == table_id).with_for_update())
    return await load_table(session, table_id)


async def load_actions(session: AsyncSession, match_id: int) -> Sequence[ActionRow]:
    """All actions of a match in their order."""
    found = await session.scalars(
        select(ActionRow).where(ActionRow.match_id == match_id).order_by(ActionRow.seq)
    )
    return found.all()


async def tables_in_chat(
    session: AsyncSession, chat_id: int, stages: Sequence[str] = LIVE_STAGES
) -> Sequence[TableRow]:
    """The tables of a group in these stages, the latest first, with their seats."""
    found = await session.scalars(
        select(TableRow)
        .where(TableRow.chat_id == chat_id, TableRow.stage.in_(stages))
        .options(selectinload(TableRow.seats))
        .order_by(TableRow.id.desc())
    )
    return found.all()


async def tables_of_person(
    session: AsyncSession, person_id: int, stages: Sequence[str] = LIVE_STAGES
) -> Sequence[TableRow]:
    """The tables in these stages at which somebody sits, the latest first, with their seats."""
    found = await session.scalars(
        select(TableRow)
        .join(SeatRow, and_(SeatRow.table_id == TableRow.id, SeatRow.person_id == person_id))
        .where(TableRow.stage.in_(stages))
        .options(selectinload(TableRow.seats))
        .order_by(TableRow.id.desc())
    )
    return found.all()


async def last_over(
    session: AsyncSession, chat_id: int, person_id: int, since: float
) -> int | None:
    """The last match that ended in a group since then, or with ``chat_id`` 0 one of somebody's."""
    ended = func.coalesce(MatchRow.finished_at, TableRow.touched_at)
    where = TableRow.chat_id == chat_id
    if chat_id == 0:
        sat = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
        where = TableRow.id.in_(sat)
    found: int | None = await session.scalar(
        select(TableRow.id)
        .join(MatchRow)
        .where(TableRow.stage.in_(("over", "closed")), where, ended >= since)
        .order_by(ended.desc())
        .limit(1)
    )
    return found


async def keep_person(
    session: AsyncSession, person_id: int, name: str, language: str, reachable: bool | None
) -> PersonRow:
    """Remember somebody, or what has changed about them; ``reachable`` None leaves that alone.

    A language that they have chosen stays.
    """
    statement = insert_into(session, PersonRow).values(
        id=person_id, name=name, language=language, reachable=bool(reachable)
    )
    spoken = case((PersonRow.language_chosen, PersonRow.language), else_=language)
    changes: dict[str, str | bool | Case[str]] = {"name": name, "language": spoken}
    if reachable is not None:
        changes["reachable"] = reachable
    await session.execute(statement.on_conflict_do_update(index_elements=["id"], set_=changes))
    person = await session.get(PersonRow, person_id, populate_existing=True)
    assert person is not None
    return person


async def people(session: AsyncSession, ids: Sequence[int]) -> dict[int, PersonRow]:
    """People by their ids."""
    found = await session.scalars(select(PersonRow).where(PersonRow.id.in_(ids)))
    return {person.id: person for person in found}


async def read_record(session: AsyncSession, table_id: int) -> Json | None:
    """The record of a table's match with its proofs ("fair"), or None where none began.

    Decks of deals that are not over are in it: whoever shows it to people waits for the end.
    """
    table = await load_table(session, table_id)
    if table is None or table.match is None:
        return None
    match = table.match
    actions = await load_actions(session, match.id)
    dealt = [deal for deal in match.deals if deal.cut is not None]
    return {
        **match.head,
        "id": match.id,
        "started": match.started_at,
        "deals": [
            {
                "deck": deal.deck[2 * (deal.cut or 0) :] + deal.deck[: 2 * (deal.cut or 0)],
                "actions": [action.text for action in actions if action.deal == deal.number],
                **({} if deal.turns is None else {"turns": deal.turns}),
            }
            for deal in dealt
        ],
        "fair": [
            {
                "deck": deal.deck,
                "salt": deal.salt,
                "commitment": deal.commitment,
                "cut": deal.cut,
                **({} if deal.orders is None else {"orders": deal.orders}),
            }
            for deal in dealt
        ],
    }
