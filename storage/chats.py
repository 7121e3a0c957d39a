"""What the bot asks of groups' settings."""

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from storage.database import insert_into
from storage.models import ChatRow, TableRow
from storage.tables import LIVE_STAGES


async def load_chat(session: AsyncSession, chat_id: int) -> ChatRow | None:
    """What was settled in a group; None where nothing was."""
    return await session.get(ChatRow, chat_id)


async def lock_chat(session: AsyncSession, chat_id: int) -> ChatRow:
    """A group's settings to be changed, made with the first values where there were none.

    The row is locked until the transaction ends.
    """
    await session.execute(insert_into(session, ChatRow).values(id=chat_id).on_conflict_do_nothing())
    found = await session.get(ChatRow, chat_id, populate_existing=True, with_for_update=True)
    assert found is not None
    return found


async def is_tidy(session: AsyncSession, chat_id: int) -> bool:
    """Whether finished tables are tidied away in a group."""
    return bool(await session.scalar(select(ChatRow.tidy).where(ChatRow.id == chat_id)))


async def live_tables(session: AsyncSession, chat_id: int) -> int:
    """How many tables gather or play in a group."""
    return (
        await session.scalar(
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.chat_id == chat_id, TableRow.stage.in_(LIVE_STAGES))
        )
        or 0
    )


async def speak(session: AsyncSession, chat_id: int, language: str) -> list[int]:
    """The tables that go on in a group speak that language from now on; returns them."""
    going_on = (TableRow.chat_id == chat_id, TableRow.stage.in_(LIVE_STAGES))
    tables = list(await session.scalars(select(TableRow.id).where(*going_on)))
    await session.execute(
        update(TableRow).where(*going_on).values(language=language, version=TableRow.version + 1)
    )
    return tables


async def move_settings(session: AsyncSession, old: int, new: int) -> None:
    """A group has got another id: what was settled there holds on, unless it is settled anew."""
    if await session.get(ChatRow, new) is None:
        await session.execute(update(ChatRow).where(ChatRow.id == old).values(id=new))


async def forget_topic(session: AsyncSession, chat_id: int, topic_id: int) -> None:
    """A topic is gone: new tables do not stand there any more."""
    await session.execute(
        update(ChatRow)
        .where(ChatRow.id == chat_id, ChatRow.topic_id == topic_id)
        .values(topic_id=None)
    )
