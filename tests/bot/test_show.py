"""What a table wants shown, and where."""

import pytest

from bot.board import Look, Wanted
from bot.presses import MovePress
from bot.show import Show
from storage.places import Kept, Place, PlaceKey, load_places, save_place
from tests.bot.desk import CHAT
from tests.bot.hall import Hall, actor, who

TABLE = PlaceKey("table")


async def look(hall: Hall, table_id: int) -> Look:
    async with hall.database.reading() as session:
        kept = await load_places(session, table_id)
        assert kept is not None
        found = await Show(hall.tables, "kozyr_bot").look(session, table_id, kept)
    assert found is not None
    assert found.version == (await hall.look(table_id)).row.version
    keys = [wanted.key for wanted in found.wanted]
    assert len(keys) == len(set(keys)), "a place is listed twice"
    return found


async def wanted(hall: Hall, table_id: int) -> dict[str, Wanted]:
    """What is wanted by the names of the places: "table", "hand:1", "count:2" …"""
    return {name(one.key): one for one in (await look(hall, table_id)).wanted}


def name(key: PlaceKey) -> str:
    return f"{key.kind}:{key.person_id or key.number}".removesuffix(":0")


def text(one: Wanted) -> str:
    assert one.screen is not None
    return str(one.screen.text)


def hands(*people: int) -> set[str]:
    return {f"{kind}:{number}" for kind in ("hand", "private") for number in people}


async def test_a_lobby_is_shown_in_the_group_only(hall: Hall) -> None:
    table_id = await hall.lobby(people=2)
    (found,) = (await look(hall, table_id)).wanted
    assert (found.key, found.chat_id, found.thread_id) == (TABLE, CHAT, None)
    assert "Борис" in text(found)
    await hall.ring(table_id)
    (found,) = (await look(hall, table_id)).wanted
    assert found.key == TABLE
    assert "закрылся" in text(found)


async def test_a_match_has_a_table_and_everybodys_hand(hall: Hall) -> None:
    table_id = await hall.lobby(people=2, computers=1)
    await hall.tables.start(table_id, who(1), None, None)
    assert set(await wanted(hall, table_id)) == {"table", *hands(1, 2)}
    await hall.go(table_id)
    found = await wanted(hall, table_id)
    assert set(found) == {"table", *hands(1, 2)}
    for number in (1, 2):
        assert (found[f"hand:{number}"].chat_id, found[f"private:{number}"].chat_id) == (
            number,
            CHAT,
        )
        assert found[f"hand:{number}"].fresh == 1
    assert text(found["hand:1"]) != text(found["hand:2"])


async def test_only_who_is_to_act_is_called_aloud_and_has_actions(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    table = await hall.look(table_id)
    found = await wanted(hall, table_id)
    for number in (1, 2):
        hand = found[f"hand:{number}"]
        assert hand.loud == (number == actor(table).id)
        assert hand.screen is not None
        presses = [
            MovePress.unpack(button.data)
            for row in hand.screen.rows
            for button in row
            if button.data and button.data.startswith("m:")
        ]
        assert all((press.table, press.seq) == (table_id, table.seq) for press in presses)
        if hand.loud:
            assert {"pass", "take"} <= {press.action for press in presses}
    assert not found["table"].loud


async def test_each_deal_is_counted_in_a_message_of_its_own(hall: Hall) -> None:
    """What the group has not been told yet stays wanted, however long it could not be told."""
    table_id = await hall.match(people=2, options={"target": 1001})
    for deal in (1, 2, 3, 4):
        untold = range(2, deal) if deal > 2 else range(1, deal)
        assert set(await wanted(hall, table_id)) == {
            "table",
            *hands(1, 2),
            *(f"count:{number}" for number in untold),
        }
        while len((await hall.look(table_id)).deals) == deal:
            await hall.go(table_id)
        # Counted before the next deal is cut.
        assert f"count:{deal}" in await wanted(hall, table_id)
        if deal == 2:
            told = Place(PlaceKey("count", 0, 1), CHAT, message_id=31, sent_at=hall.clock.now())
            async with hall.tables.database.transaction() as session:
                await save_place(session, table_id, told)
        await hall.go(table_id)


async def test_the_end_is_shown(hall: Hall) -> None:
    table_id = await hall.match(people=1, computers=1, options={"target": "deal"})
    table = await hall.finish(table_id)
    last = len(table.deals)
    found = await wanted(hall, table_id)
    assert {"table", "final", f"count:{last}", *hands(1)} <= set(found)
    assert not any(one.loud for one in found.values())


async def test_a_match_that_is_stopped_is_closed_everywhere(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    await hall.tables.stop(table_id, who(1), None, None)
    found = await wanted(hall, table_id)
    assert set(found) == {"table", *hands(1, 2)}
    assert all("остановлена" in text(one) for one in found.values())


async def test_who_cannot_be_reached_is_called_in_the_group(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    person = actor(await hall.look(table_id))
    await hall.tables.unreachable(person.id)
    assert "call" not in await wanted(hall, table_id)
    await hall.ring(table_id)
    found = await wanted(hall, table_id)
    assert person.name in text(found["call"])
    assert (found["call"].chat_id, found["call"].loud) == (CHAT, True)
    await hall.go(table_id)
    assert "call" not in await wanted(hall, table_id)


async def test_others_are_called_by_a_new_hand(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    person = actor(await hall.look(table_id))
    await hall.ring(table_id)
    found = await wanted(hall, table_id)
    assert "call" not in found
    assert found[f"hand:{person.id}"].fresh == 2
    assert found[f"hand:{3 - person.id}"].fresh == 1


async def test_the_table_comes_down_when_asked_for(hall: Hall) -> None:
    table_id = await hall.match(people=2)
    before = (await wanted(hall, table_id))["table"].fresh
    await hall.tables.bring(table_id, None)
    assert (await wanted(hall, table_id))["table"].fresh == before + 1


@pytest.mark.parametrize(
    ("chat", "link"),
    [
        (-1001234567890, "https://t.me/c/1234567890/17"),
        (-1000000000017, "https://t.me/c/17/17"),
        (-1001234567, None),  # an ordinary group, whatever its number begins with
        (-17, None),
    ],
)
async def test_only_supergroups_have_links(hall: Hall, chat: int, link: str | None) -> None:
    table_id = await hall.match(people=1, computers=1, chat=chat)
    async with hall.database.transaction() as session:
        await save_place(session, table_id, Place(TABLE, chat, message_id=17))
    links = {
        button.url
        for one in (await look(hall, table_id)).wanted
        if one.screen is not None
        for row in one.screen.rows
        for button in row
        if button.url and button.url.startswith("https://t.me/c/")
    }
    assert links == ({link} if link else set())


async def test_a_table_that_is_not_wants_nothing(hall: Hall) -> None:
    async with hall.database.reading() as session:
        kept = Kept(0, 0, 0, {})
        assert await Show(hall.tables, "kozyr_bot").look(session, 404, kept) is None


async def test_what_the_poster_learns_is_remembered(hall: Hall) -> None:
    await hall.tables.greet(who(1))
    show = Show(hall.tables, "kozyr_bot")
    await show.unreachable(1)
    await show.chat_lost(CHAT, "kicked")
    await show.chat_moved(CHAT, CHAT - 1)
    await show.topic_lost(CHAT, 17)
    assert [row["reachable"] for row in (await hall.everything())["people"]] == [False]
