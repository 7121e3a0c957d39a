"""A new table is like the last one there, as far as that still makes sense."""

import logging
from typing import Any

import pytest

from bot.defaults import begin, defaults_of
from storage.models import ChatRow, PersonRow, TableRow
from tests.bot.desk import CHAT, NOW, empty_table
from tests.bot.hall import Hall, who


def fresh(chat_id: int = CHAT) -> TableRow:
    """A lobby that knows nothing yet."""
    return empty_table(2, chat_id=chat_id).row


def agreed(**changes: object) -> dict[str, Any]:
    """The defaults of a table for three with changes."""
    table = empty_table(3)
    table.choose("preset", "kharkov", NOW)
    table.choose("set", "seven off", NOW)
    table.choose("clock", "3600", NOW)
    table.choose("quiet", "23-8", NOW)
    return {**defaults_of(table.row), **changes}


def test_a_table_is_like_the_last_one() -> None:
    row = fresh()
    assert begin(row, agreed()) == 3
    assert (row.game, row.preset, row.options) == ("deberc", "kharkov", {"seven": "off"})
    assert (row.clock, row.quiet, row.takeover) == (3600, "23-8 Europe/Moscow", True)


def test_without_defaults_it_is_the_first_preset_of_the_first_game() -> None:
    row = fresh()
    assert begin(row, None) == 2
    assert (row.game, row.preset, row.options, row.clock) == ("deberc", "classic", {}, 60)


@pytest.mark.parametrize(
    "broken",
    [
        {},
        agreed(game="chess"),
        agreed(preset="odessa"),
        agreed(seats=5),
        agreed(seats="3"),
        agreed(seats=None),
        agreed(options=None),
        agreed(options=[1]),
        agreed(quiet="always"),
        agreed(quiet="23-8 Mars/Base"),
        agreed(quiet=7),
    ],
)
def test_what_makes_no_sense_any_more_falls_back(
    broken: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    row = fresh()
    with caplog.at_level(logging.WARNING):
        assert begin(row, broken) == 2
    assert (row.game, row.preset, row.options, row.clock) == ("deberc", "classic", {}, 60)
    assert len(caplog.records) == 1


def test_single_options_that_are_unknown_are_left_out(caplog: pytest.LogCaptureFixture) -> None:
    row = fresh()
    options = {"seven": "off", "nosuch": 1, "target": 7, "partners": "yes"}
    with caplog.at_level(logging.WARNING):
        assert begin(row, agreed(options=options)) == 3
    assert row.options == {"seven": "off"}
    assert "nosuch" in caplog.text


def test_a_clock_of_friends_is_none_in_a_group() -> None:
    for chat_id, clock in ((CHAT, 60), (0, 0)):
        row = fresh(chat_id)
        begin(row, agreed(clock=0))
        assert row.clock == clock


async def test_the_next_table_of_a_group_and_of_a_person(hall: Hall) -> None:
    tables = hall.tables
    await hall.match(people=2, seats="2", preset="moscow", clock=30)
    second = await hall.look(await tables.open(CHAT, None, who(2), None))
    assert (second.row.preset, second.row.clock, len(second.seats)) == ("moscow", 30, 2)
    # Another group, and tables of friends, do not care.
    for chat_id in (CHAT - 1, 0):
        other = await hall.look(await tables.open(chat_id, None, who(1), None))
        assert other.row.preset == "classic"
    await tables.set_up(other.row.id, who(1), "preset", "home", None, None)
    await tables.set_up(other.row.id, who(1), "add", "", None, None)
    await tables.start(other.row.id, who(1), None, None)
    mine = await hall.look(await tables.open(0, None, who(1), None))
    assert mine.row.preset == "home"
    async with hall.database.transaction() as session:
        chat = await session.get(ChatRow, CHAT)
        me = await session.get(PersonRow, 1)
        assert chat is not None
        assert chat.defaults is not None
        assert me is not None
        assert me.defaults is not None
        assert (chat.defaults["preset"], me.defaults["preset"]) == ("moscow", "home")
        chat.defaults_fixed = True
    await tables.set_up(second.row.id, who(2), "preset", "kharkov", None, None)
    await tables.sit(second.row.id, who(1), CHAT, None)
    await tables.start(second.row.id, who(2), None, None)
    third = await hall.look(await tables.open(CHAT, None, who(2), None))
    assert third.row.preset == "moscow"
