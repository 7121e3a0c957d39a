"""The rows of places: kept, found, changed together."""

import secrets
from dataclasses import replace

import pytest

from storage import places
from storage.database import Database
from storage.models import PersonRow, TableRow
from storage.places import Kept, Place, PlaceKey, Unshown

NOW = 1_800_000_000.0
GROUP, OTHER = -1_001_000_000_000_001, -1_002_000_000_000_002
PERSON = 7_000_000_001
TABLE = Place(PlaceKey("table"), GROUP, 5, 2_000_000_000, NOW, "a" * 64, 3, None)
COUNT = Place(PlaceKey("count", number=2), GROUP, 5, 12, NOW, "b" * 64)
HAND = Place(PlaceKey("hand", PERSON), PERSON, None, 13, NOW, "c" * 64)
PRIVATE = Place(PlaceKey("private", PERSON), GROUP, 5, 1, NOW, "d" * 64)


async def add_table(
    database: Database,
    *kept: Place,
    chat: int = GROUP,
    thread: int | None = 5,
    stage: str = "play",
    version: int = 4,
    shown: int = 4,
) -> int:
    async with database.transaction() as session:
        row = TableRow(
            chat_id=chat,
            thread_id=thread,
            invite=secrets.token_hex(4),
            opener_id=PERSON,
            opener_name="Ната",
            language="ru",
            stage=stage,
            game="deberc",
            preset="classic",
            options={},
            clock=60,
            stop_votes=[],
            created_at=NOW,
            version=version,
            shown_version=shown,
        )
        session.add(row)
        await session.flush()
        for place in kept:
            await places.save_place(session, row.id, place)
        return row.id


async def load(database: Database, table: int) -> Kept:
    async with database.transaction() as session:
        kept = await places.load_places(session, table)
    assert kept is not None
    return kept


async def test_places_are_kept_as_they_are(database: Database) -> None:
    table = await add_table(database, TABLE, COUNT, HAND, PRIVATE)
    await add_table(database, replace(TABLE, message_id=99))
    kept = await load(database, table)
    assert list(kept.places.values()) == [TABLE, COUNT, HAND, PRIVATE]
    assert (kept.chat_id, kept.shown_version) == (GROUP, 4)


async def test_a_place_is_kept_once(database: Database) -> None:
    table = await add_table(database, TABLE, HAND)
    changed = Place(TABLE.key, OTHER, None, 8, NOW + 1, None, 4, "blocked")
    async with database.transaction() as session:
        await places.save_place(session, table, changed)
    assert list((await load(database, table)).places.values()) == [changed, HAND]


async def test_a_place_is_dropped_alone(database: Database) -> None:
    table = await add_table(database, TABLE, COUNT, HAND)
    other = await add_table(database, COUNT)
    async with database.transaction() as session:
        await places.drop_place(session, table, COUNT.key)
        await places.drop_place(session, table, PlaceKey("final"))
    assert set((await load(database, table)).places) == {TABLE.key, HAND.key}
    assert set((await load(database, other)).places) == {COUNT.key}


async def test_an_unknown_table_has_no_places(database: Database) -> None:
    async with database.transaction() as session:
        assert await places.load_places(session, 12345) is None


async def test_places_go_with_their_table(database: Database) -> None:
    table = await add_table(database, TABLE)
    async with database.transaction() as session:
        await session.delete(await session.get_one(TableRow, table))
    async with database.transaction() as session:
        assert not await places.is_place(session, GROUP, 2_000_000_000)


@pytest.mark.parametrize("kind", ["old", "old_private", "private"])
async def test_old_and_private_messages_are_no_places_to_stay(
    database: Database, kind: places.PlaceKind
) -> None:
    table = await add_table(database, TABLE, Place(PlaceKey(kind, 0, 40), GROUP, None, 40))
    async with database.transaction() as session:
        assert await places.is_place(session, GROUP, 2_000_000_000)
        assert not await places.is_place(session, OTHER, 2_000_000_000)
        assert not await places.is_place(session, GROUP, 40)
    assert len((await load(database, table)).places) == 2


async def test_tables_with_news_are_found(database: Database) -> None:
    await add_table(database)
    late = await add_table(database, version=5)
    fresh = await add_table(database, version=0, shown=-1)
    async with database.transaction() as session:
        found = await places.unshown_tables(session)
    assert found == [Unshown(late, 5, 4), Unshown(fresh, 0, -1)]


async def test_shown_is_noted_only_over_what_was_seen(database: Database) -> None:
    table = await add_table(database, version=6)
    async with database.transaction() as session:
        assert await places.mark_shown(session, table, 5, 4)
        assert not await places.mark_shown(session, table, 6, 4)
    assert (await load(database, table)).shown_version == 5
    async with database.transaction() as session:
        await places.mark_unshown(session, [table])
        assert not await places.mark_shown(session, table, 6, 5)
        assert await places.unshown_tables(session) == [Unshown(table, 6, -1)]


async def test_a_seal_that_was_seen_stays_seen(database: Database) -> None:
    table = await add_table(database)
    for deal, sealed in ((2, 2), (1, 2), (3, 3)):
        async with database.transaction() as session:
            await places.mark_sealed(session, table, deal)
        assert (await load(database, table)).sealed_deal == sealed


async def test_a_person_is_unreachable(database: Database) -> None:
    async with database.transaction() as session:
        for person in (PERSON, PERSON + 1):
            session.add(PersonRow(id=person, name="Ната", language="ru", reachable=True))
    async with database.transaction() as session:
        await places.set_unreachable(session, PERSON)
    async with database.transaction() as session:
        assert not (await session.get_one(PersonRow, PERSON)).reachable
        assert (await session.get_one(PersonRow, PERSON + 1)).reachable


async def test_a_person_is_tried_again_at_tables_that_go_on(database: Database) -> None:
    refused = replace(HAND, refused="blocked")
    elsewhere = replace(refused, key=PlaceKey("hand", PERSON + 1), chat_id=PERSON + 1)
    going = await add_table(database, replace(TABLE, refused="kicked"), refused, elsewhere)
    over = await add_table(database, refused, stage="over")
    well = await add_table(database, HAND)
    async with database.transaction() as session:
        assert await places.retry_person(session, PERSON) == [going]
        assert [one.table_id for one in await places.unshown_tables(session)] == [going]
    kept = (await load(database, going)).places
    assert kept[HAND.key] == HAND
    assert kept[TABLE.key].refused == "kicked"
    assert kept[elsewhere.key].refused == "blocked"
    assert (await load(database, over)).places[HAND.key] == refused
    assert (await load(database, well)).shown_version == 4


async def test_a_group_is_tried_again(database: Database) -> None:
    going = await add_table(database, replace(TABLE, refused="kicked"), replace(HAND, refused="x"))
    other = await add_table(database, replace(TABLE, chat_id=OTHER, refused="kicked"), chat=OTHER)
    async with database.transaction() as session:
        assert await places.retry_chat(session, GROUP) == [going]
    kept = (await load(database, going)).places
    assert (kept[TABLE.key].refused, kept[HAND.key].refused) == (None, "x")
    assert (await load(database, other)).places[TABLE.key].refused == "kicked"


async def test_a_group_moves_with_everything_in_it(database: Database) -> None:
    old = Place(PlaceKey("old", 0, 3), GROUP, None, 3)
    going = await add_table(database, replace(TABLE, refused="x"), COUNT, HAND, PRIVATE, old)
    over = await add_table(database, TABLE, stage="over")
    other = await add_table(database, replace(TABLE, chat_id=OTHER), chat=OTHER)
    new = -1_003_000_000_000_003
    async with database.transaction() as session:
        assert await places.move_chat(session, GROUP, new) == [going]
        assert [one.table_id for one in await places.unshown_tables(session)] == [going]
    kept = await load(database, going)
    assert kept.chat_id == new
    assert kept.places == {
        TABLE.key: replace(TABLE, chat_id=new, message_id=None),
        COUNT.key: replace(COUNT, chat_id=new, message_id=None),
        HAND.key: HAND,
    }
    assert (await load(database, over)).chat_id == new
    assert (await load(database, other)).chat_id == OTHER


async def test_a_topic_is_lost(database: Database) -> None:
    here = await add_table(database, TABLE, HAND)
    there = await add_table(database, replace(TABLE, thread_id=6), thread=6)
    async with database.transaction() as session:
        assert await places.lose_topic(session, GROUP, 5) == [here]
    async with database.transaction() as session:
        assert (await session.get_one(TableRow, here)).thread_id is None
        assert (await session.get_one(TableRow, there)).thread_id == 6
    assert (await load(database, here)).places[TABLE.key] == replace(TABLE, thread_id=None)
    assert (await load(database, there)).places[TABLE.key].thread_id == 6
