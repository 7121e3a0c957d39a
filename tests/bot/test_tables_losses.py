"""Chats that are lost and found again: groups that silence the bot or move, people who block it."""

from storage.models import ChatRow
from storage.tables import load_table
from tests.bot.desk import CHAT
from tests.bot.hall import Hall, who

NEW_CHAT = CHAT - 5


async def fresh(hall: Hall, table_id: int) -> list[int]:
    """How often each seat's hand had to come anew."""
    return [seat.fresh for seat in (await hall.look(table_id)).seats]


async def settle(hall: Hall, **what: object) -> None:
    """An administrator has settled something in the group."""
    async with hall.database.transaction() as session:
        session.add(ChatRow(id=CHAT, **what))


async def settled(hall: Hall, chat_id: int) -> ChatRow | None:
    """What is settled in a group."""
    async with hall.database.transaction() as session:
        return await session.get(ChatRow, chat_id)


async def test_a_match_goes_on_in_the_direct_chats_and_comes_back(hall: Hall) -> None:
    table_id = await hall.match(people=2, computers=1)
    before = await fresh(hall, table_id)
    await hall.tables.chat_lost(CHAT)
    table = await hall.look(table_id)
    assert table.in_match
    assert table.view(0, "").muted
    assert table.view(0, "").direct
    # Their hands come as new messages, to be seen.
    assert await fresh(hall, table_id) == [before[0] + 1, before[1] + 1, before[2]]
    version = table.row.version
    await hall.tables.chat_lost(CHAT)
    assert (await hall.look(table_id)).row.version == version
    await hall.tables.chat_back(CHAT)
    table = await hall.look(table_id)
    assert not table.view(0, "").direct
    assert table.row.fresh == 1


async def test_a_lobby_ends_with_its_group(hall: Hall) -> None:
    table_id = await hall.lobby()
    await hall.tables.chat_lost(CHAT)
    row = (await hall.look(table_id)).row
    assert (row.stage, row.close_reason, row.due_at) == ("closed", "lost", None)
    # Who sat there is told in the direct chat.
    assert row.muted


async def test_other_groups_do_not_notice(hall: Hall) -> None:
    table_id = await hall.lobby(chat=NEW_CHAT)
    await hall.tables.chat_lost(CHAT)
    assert (await hall.look(table_id)).row.stage == "lobby"


async def test_what_was_settled_moves_along(hall: Hall) -> None:
    await settle(hall, openers="admins")
    await hall.tables.chat_moved(CHAT, NEW_CHAT)
    moved = await settled(hall, NEW_CHAT)
    assert moved is not None
    assert moved.openers == "admins"
    assert await settled(hall, CHAT) is None


async def test_a_topic_that_is_gone_is_forgotten(hall: Hall) -> None:
    await settle(hall, topic_id=17)
    await hall.tables.topic_lost(CHAT, 18)
    row = await settled(hall, CHAT)
    assert row is not None
    assert row.topic_id == 17
    await hall.tables.topic_lost(CHAT, 17)
    row = await settled(hall, CHAT)
    assert row is not None
    assert row.topic_id is None


async def test_who_blocks_the_bot_and_allows_it_again_is_seen_at_their_tables(hall: Hall) -> None:
    table_id = await hall.match()
    hall.notices.clear()
    await hall.tables.unreachable(2)
    await hall.tables.unreachable(2)
    assert hall.notices == [(table_id, None)]
    await hall.tables.greet(who(2))
    await hall.tables.greet(who(2))
    assert hall.notices == [(table_id, None)] * 2
    assert not (await hall.look(table_id)).seats[1].away


async def test_without_a_clock_the_computer_plays_for_who_cannot_be_reached(hall: Hall) -> None:
    table_id = await hall.match()
    async with hall.database.transaction() as session:
        row = await load_table(session, table_id)
        assert row is not None
        row.chat_id, row.clock = 0, 0
    await hall.tables.unreachable(2)
    table = await hall.look(table_id)
    assert [seat.away for seat in table.seats] == [False, True]
