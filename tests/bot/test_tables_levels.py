"""Another level for a computer player, through the door of the tables."""

from collections.abc import Awaitable, Callable, Sequence

import pytest
from sqlalchemy import select

from bot.thinkers import Thinkers
from engine.game import Action, View
from storage.models import ActionRow
from tests.bot.desk import refused
from tests.bot.hall import Hall, who


class Interrupted(Thinkers):
    """Something happens each time that a computer player has chosen and has not acted yet."""

    def __init__(self, between: Callable[[], Awaitable[None]]) -> None:
        super().__init__(0)
        self._between = between
        self.asked: list[str] = []

    async def choose(
        self, game: str, player: str, legal: Sequence[Action], view: View, seed: int
    ) -> Action:
        self.asked.append(player)
        chosen = await super().choose(game, player, legal, view, seed)
        await self._between()
        return chosen


async def computer_to_act(hall: Hall, table_id: int) -> None:
    """Play until a computer player is to act, and wait until it does."""
    while (table := await hall.look(table_id)).thinker != "computer":
        await hall.go(table_id)
    await hall.until(table.row.due_at)


async def test_a_press_while_a_computer_thinks_neither_loses_nor_doubles_its_move(
    hall: Hall,
) -> None:
    table_id = await hall.match(people=1, computers=1, dealer=0)
    await computer_to_act(hall, table_id)
    before = (await hall.look(table_id)).seq

    async def press() -> None:
        await hall.tables.choose_level(table_id, who(1), 1, "novice", await hall.update())

    thinkers = hall.tables.thinkers = Interrupted(press)
    await hall.tables.due(table_id)
    await hall.tables.due(table_id)
    after = await hall.look(table_id)
    assert (after.seq, after.seats[1].player) == (before + 1, "novice")
    async with hall.database.transaction() as session:
        rows = (await session.scalars(select(ActionRow).order_by(ActionRow.seq))).all()
    assert [(row.seq, row.by) for row in rows if row.seq >= before] == [(before, "computer")]
    await computer_to_act(hall, table_id)
    await hall.tables.due(table_id)
    assert thinkers.asked == ["basic", "novice"]


async def test_a_computer_player_that_errs_holds_nobody_up(
    sqlite_hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=1, computers=1, dealer=0)
    await computer_to_act(hall, table_id)
    before = (await hall.look(table_id)).seq

    async def err() -> None:
        raise ValueError("negative shift count")

    hall.tables.thinkers = Interrupted(err)
    await hall.tables.due(table_id)
    assert (await hall.look(table_id)).seq == before + 1
    assert f"table {table_id}: basic could not choose" in caplog.text
    assert "negative shift count" in caplog.text


@pytest.mark.parametrize("level", ["novice", "master"])
async def test_a_press_sets_no_clock_anew(sqlite_hall: Hall, level: str) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=2, computers=1)
    before, wakes = (await hall.look(table_id)).row, len(hall.wakes)
    await hall.clock.advance(0.5)
    await hall.tables.choose_level(table_id, who(1), 2, level, None)
    after = (await hall.look(table_id)).row
    assert (after.due_at, after.deadline, len(hall.wakes)) == (
        before.due_at,
        before.deadline,
        wakes,
    )
    assert after.version == before.version + 1


async def test_the_level_is_kept_for_the_next_match(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    table_id = await hall.match(people=1, computers=1, chat=0)
    await hall.tables.choose_level(table_id, who(1), 1, "novice", None)
    assert (await hall.tables.alone_last(1)).level == "novice"
    await hall.tables.stop(table_id, who(1), None, None)
    with refused("answer-closed"):
        await hall.tables.choose_level(table_id, who(1), 1, "master", None)
    await hall.tables.again(table_id, who(1), None)
    number = (await hall.look(table_id)).row.again_id
    assert number is not None
    assert (await hall.look(number)).seats[1].player == "novice"


async def test_tables_tell_whether_computers_play_there(sqlite_hall: Hall) -> None:
    hall = sqlite_hall
    people = await hall.match(people=3)
    mixed = await hall.match(people=1, computers=1)
    assert {known.id: known.computers for known in await hall.tables.of(1)} == {
        people: False,
        mixed: True,
    }
    await hall.tables.leave(people, who(3), None)
    assert all(known.computers for known in await hall.tables.of(1))
