"""Whole matches through the one door: what is stored is the match, whatever happens between."""

import hashlib
from typing import cast

import pytest

from bot.gathering import HeldError, RefusedError
from bot.table import Table
from engine.game import Json
from engine.games import GAMES
from engine.record import record_from
from storage.tables import read_record
from tests.bot.desk import NAMES
from tests.bot.hall import STEPS, Hall, actor, basic, person_at, who
from tests.engine.deberc.kit import lay

PRESETS = tuple(GAMES["deberc"].presets)
SHORT = {"target": 51}
DEBERC = lay("7S8S9STSJSQSKS", "7H8H", upcard="AS")
"""Dealt by seat 1, seat 0 takes and announces a deberc (D-42), which ends the match."""


async def record_of(hall: Hall, table_id: int) -> Json:
    async with hall.database.transaction() as session:
        record = await read_record(session, table_id)
    assert record is not None
    return record


async def check_record(hall: Hall, table: Table) -> Json:
    """The stored record replays to the match at the table, and its proofs hold."""
    assert table.match is not None
    record = await record_of(hall, table.row.id)
    replayed = record_from(record).replay()
    assert replayed.result() == table.match.result()
    for seat in (None, *range(replayed.seats)):
        assert replayed.view(seat) == table.match.view(seat)
    assert len(record["fair"]) == len(record["deals"])
    for deal, fair in zip(record["deals"], record["fair"], strict=True):
        sealed = hashlib.sha256(f"{fair['salt']}:{fair['deck']}".encode()).hexdigest()
        assert fair["commitment"] == sealed
        at = 2 * fair["cut"]
        assert deal["deck"] == fair["deck"][at:] + fair["deck"][:at]
    done = sum(len(deal["actions"]) for deal in record["deals"])
    assert table.seq == done + len(record["deals"])
    return record


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", ["2", "3", "4", "pairs"])
async def test_a_match_of_people_and_computers(sqlite_hall: Hall, preset: str, seats: str) -> None:
    hall = sqlite_hall
    count = 4 if seats == "pairs" else int(seats)
    people = count - 1 if preset in ("classic", "home") else count
    table_id = await hall.match(people, count - people, seats, preset, options={**SHORT})
    table = await hall.finish(table_id)
    record = await check_record(hall, table)
    assert record["preset"] == preset
    assert record["seats"][:people] == [*NAMES[:people]]
    assert table.match is not None
    assert table.match.sides == (2 if seats == "pairs" else count)
    assert table.match.winner is not None
    assert table.row.due_at is None


async def test_a_whole_classic_match(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table = await hall.finish(await hall.match(people=1, computers=1))
    await check_record(hall, table)
    assert table.match is not None
    assert max(table.match.totals) >= 501


async def test_a_match_that_everybody_has_left_alone_ends(hall: Hall) -> None:
    table_id = await hall.match(people=2, computers=1)
    for _ in range(100):
        table = await hall.look(table_id)
        if table.row.stage == "closed":
            break
        await hall.until(table.row.due_at)
        await hall.tables.due(table_id)
    assert table.row.close_reason == "alone"
    assert [seat.away for seat in table.seats] == [True, True, False]


@pytest.mark.parametrize("preset", ["moscow", "home"])
async def test_nothing_depends_on_what_a_process_remembers(hall: Hall, preset: str) -> None:
    """Killed after every step, the table is the same; and what is written stays written."""
    table_id = await hall.match(people=2, computers=1, preset=preset, options={"target": 101})
    before: Json = {"deals": [], "fair": []}
    for _ in range(STEPS):
        hall.restart()
        table = await hall.go(table_id)
        record = await record_of(hall, table_id)
        check_grown(before, record)
        before = record
        if table.row.stage == "over":
            break
    await check_record(hall, table)


def check_grown(before: Json, after: Json) -> None:
    """Nothing of the record before is missing or different in the one after."""
    assert after["fair"][: len(before["fair"])] == before["fair"]
    old, new = actions(before), actions(after)
    assert new[: len(old)] == old
    assert len(new) <= len(old) + 1
    assert {**after, "deals": 0, "fair": 0} == {**after, **before, "deals": 0, "fair": 0}


def actions(record: Json) -> list[tuple[int, str]]:
    return [
        (number, text)
        for number, deal in enumerate(record["deals"])
        for text in cast("list[str]", deal["actions"])
    ]


async def test_the_deal_to_come_is_committed_to_before_the_cut(hall: Hall) -> None:
    table_id = await hall.lobby()
    await hall.tables.start(table_id, who(1), None, None)
    (first,) = (await hall.look(table_id)).deals
    assert (first.number, first.cut) == (1, None)
    sealed = (first.deck, first.salt, first.commitment)
    hall.restart()
    await hall.go(table_id)
    (first,) = (await hall.look(table_id)).deals
    assert (first.deck, first.salt, first.commitment) == sealed
    assert first.cut is not None


async def test_void_deals_are_in_the_record(hall: Hall) -> None:
    table_id = await hall.match(people=2, preset="moscow")
    for _ in range(4):
        table = await hall.look(table_id)
        await hall.tables.move(table_id, actor(table), table.seq, "pass", None)
    hall.restart()
    await hall.go(table_id)
    hall.restart()
    record = await check_record(hall, await hall.look(table_id))
    assert [len(deal["actions"]) for deal in record["deals"]] == [4, 0]


async def test_an_announcement_may_end_the_match_in_a_turn_that_ran_out(hall: Hall) -> None:
    table_id = await hall.match(people=2, preset="home", dealer=1, decks=[DEBERC])
    await hall.tables.move(table_id, who(1), 1, "take", None)
    for _ in range(2):  # the call, and the end of the turn
        await hall.ring(table_id)
    table = await hall.look(table_id)
    assert table.row.stage == "over"
    record = await check_record(hall, table)
    assert record["deals"][0]["actions"] == ["0 take", "0 meld"]


async def test_the_turn_that_runs_out_is_played_to_its_end(hall: Hall) -> None:
    deck = lay("7S8S9S", "7H8H", upcard="AS")
    table_id = await hall.match(people=2, dealer=1, decks=[deck])
    await hall.tables.move(table_id, who(1), 1, "take", None)
    for _ in range(2):
        await hall.ring(table_id)
    table = await hall.look(table_id)
    assert table.match is not None
    assert table.match.to_act == 1
    assert table.seats[0].missed == 1
    await check_record(hall, table)


# What a process is told


async def test_everybody_who_must_know_is_told(hall: Hall) -> None:
    table_id = await hall.match()
    table = await hall.look(table_id)
    await hall.clock.advance(1)
    hall.wakes.clear()
    hall.notices.clear()
    person = actor(table)
    await hall.tables.move(table_id, person, table.seq, basic(table), None)
    after = await hall.look(table_id)
    assert hall.wakes == [(table_id, after.row.due_at)]
    assert hall.notices == [(table_id, person.id)]
    assert after.row.version == table.row.version + 1
    hall.wakes.clear()
    await hall.tables.bring(table_id, None)
    assert hall.wakes == []
    assert hall.notices == [(table_id, person.id), (table_id, None)]
    assert (await hall.look(table_id)).row.fresh == table.row.fresh + 1


async def test_a_table_that_ends_is_woken_no_more(hall: Hall) -> None:
    table_id = await hall.match()
    hall.wakes.clear()
    await hall.tables.stop(table_id, who(1), None, None)
    assert hall.wakes == [(table_id, None)]


async def test_nobody_cuts_before_the_seal_is_seen(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.lobby()
    await hall.tables.start(table_id, who(1), None, None)
    table = await hall.look(table_id)
    await hall.seal(table_id, 0)
    cutter = person_at(table, table.deals[-1].cutter)
    with pytest.raises(HeldError):
        await hall.tables.cut(table_id, cutter, 1, 5, None)
    with pytest.raises(RefusedError):
        await hall.tables.cut(table_id, cutter, 2, 5, None)
    await hall.seal(table_id, 1)
    await hall.tables.cut(table_id, cutter, 1, 5, None)
    assert (await hall.look(table_id)).row.stage == "play"


async def test_a_cut_by_itself_waits_for_the_seal_too(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.lobby()
    await hall.tables.start(table_id, who(1), None, None)
    version = (await hall.look(table_id)).row.version
    await hall.seal(table_id, 0)
    hall.notices.clear()
    for _ in range(3):
        await hall.ring(table_id)
        row = (await hall.look(table_id)).row
        assert (row.stage, row.version) == ("cut", version)
        assert hall.wakes[-1] == (table_id, row.due_at)
        assert row.due_at is not None
        assert 0 < row.due_at - hall.clock.now() <= 1
    assert hall.notices == []
    await hall.seal(table_id, 1)
    await hall.ring(table_id)
    assert (await hall.look(table_id)).row.stage == "play"


# Time


async def test_late_early_and_doubled_wake_ups_change_nothing(hall: Hall) -> None:
    table_id = await hall.match(people=1, computers=1, dealer=0)
    before = await hall.everything()
    hall.notices.clear()
    for number in (table_id, table_id + 1, 0, -1, 10**30):
        await hall.tables.due(number)
    assert await hall.everything() == before
    assert hall.notices == []
    await hall.ring(table_id)  # the computer's bid
    assert (await hall.look(table_id)).seq == 2
    before = await hall.everything()
    await hall.tables.due(table_id)
    assert await hall.everything() == before


async def test_a_lobby_closes_by_itself(hall: Hall) -> None:
    table_id = await hall.lobby()
    await hall.ring(table_id)
    row = (await hall.look(table_id)).row
    assert (row.stage, row.close_reason, row.due_at) == ("closed", "idle", None)
