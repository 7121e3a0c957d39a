"""What was settled in a group: it moves along with it, and forgets a topic that is gone."""

from storage.chats import load_chat, lock_chat
from storage.database import Database
from storage.places import lose_topic, move_chat

GROUP, SUPERGROUP = -5, -1005
TOPIC = 7


async def settle(database: Database, chat_id: int, limit: int) -> None:
    async with database.transaction() as session:
        row = await lock_chat(session, chat_id)
        row.limit, row.topic_id = limit, TOPIC


async def test_a_group_that_gets_another_id_keeps_its_settings(database: Database) -> None:
    await settle(database, GROUP, 2)
    async with database.transaction() as session:
        await move_chat(session, GROUP, SUPERGROUP)
    async with database.transaction() as session:
        assert await load_chat(session, GROUP) is None
        moved = await load_chat(session, SUPERGROUP)
        assert moved is not None
        assert moved.limit == 2


async def test_what_is_settled_anew_holds(database: Database) -> None:
    await settle(database, GROUP, 2)
    await settle(database, SUPERGROUP, 3)
    async with database.transaction() as session:
        await move_chat(session, GROUP, SUPERGROUP)
        kept = await load_chat(session, SUPERGROUP)
        assert kept is not None
        assert kept.limit == 3


async def test_tables_do_not_go_to_a_topic_that_is_gone(database: Database) -> None:
    await settle(database, SUPERGROUP, 2)
    async with database.transaction() as session:
        await lose_topic(session, SUPERGROUP, TOPIC + 1)
    async with database.transaction() as session:
        row = await load_chat(session, SUPERGROUP)
        assert row is not None
        assert row.topic_id == TOPIC
    async with database.transaction() as session:
        await lose_topic(session, SUPERGROUP, TOPIC)
    async with database.transaction() as session:
        row = await load_chat(session, SUPERGROUP)
        assert row is not None
        assert row.topic_id is None
