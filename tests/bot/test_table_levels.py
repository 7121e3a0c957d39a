"""How strong computer players are while a match goes on: who chooses it, for which seats."""

import pytest

from bot.agreement import levels
from bot.screens import GAME_SCREENS
from bot.screens.common import without_tags
from bot.screens.levels import levels_screen
from bot.table import Table
from bot.texts import texts
from tests.bot.desk import COMPUTERS, NAMES, in_play, laid, person, refused


def shown(table: Table) -> str:
    """The text of the table's message, without what is bold in it."""
    screen = GAME_SCREENS[table.row.game].table(table.view(None, "bot"), texts("ru"))
    return without_tags(screen.text)


def test_the_opener_chooses_and_nothing_else_changes() -> None:
    here = in_play(people=2, computers=1)
    table, row = here.table, here.row
    before = (table.seq, row.due_at, row.due_kind, row.deadline)
    for level in levels(table.game):
        table.choose_level(1, 2, level)
        assert table.seats[2].player == level
    assert (table.seq, row.due_at, row.due_kind, row.deadline) == before
    with refused("answer-not-opener"):
        table.choose_level(2, 2, "novice")
    with refused("answer-not-seated"):
        table.choose_level(9, 2, "novice")
    assert table.seats[2].player == levels(table.game)[-1]


@pytest.mark.parametrize(
    ("seat", "level"), [(0, "strong"), (3, "strong"), (2, "random"), (2, "none"), (2, "")]
)
def test_only_known_levels_of_computers_are_chosen(seat: int, level: str) -> None:
    table = in_play(people=2, computers=1).table
    with refused("answer-unknown"):
        table.choose_level(1, seat, level)
    assert [seat.player for seat in table.seats] == ["basic"] * 3


def test_where_the_opener_is_not_at_the_table_all_who_are_choose() -> None:
    here = in_play(people=3, computers=1)
    here.table.leave(1, here.now)
    here.table.choose_level(2, 3, "strong")
    here.table.choose_level(3, 3, "novice")
    with refused("answer-already-left"):
        here.table.choose_level(1, 3, "master")
    here.table.back(1, here.now)
    with refused("answer-not-opener"):
        here.table.choose_level(2, 3, "master")
    erased = in_play(people=2, computers=1, opener_id=0).table
    erased.choose_level(2, 2, "master")
    assert erased.seats[2].player == "master"


def test_only_while_the_match_goes_on() -> None:
    lobby = laid("1C")
    with refused("answer-closed"):
        lobby.choose_level(1, 1, "strong")
    here = in_play(people=1, computers=1)
    here.table.stop(1, admin=False)
    with refused("answer-closed"):
        here.table.choose_level(1, 1, "strong")


def test_who_left_is_replaced_at_the_level_of_the_table_until_they_are_back() -> None:
    here = in_play(people=3, computers=1)
    table = here.table
    table.choose_level(1, 3, "master")
    table.leave(2, here.now)
    assert table.seats[1].player == "master"
    table.choose_level(1, 1, "novice")
    assert [seat.player for seat in table.seats] == ["basic", "novice", "basic", "master"]
    table.back(2, here.now)
    assert table.seats[1].player == "basic"
    with refused("answer-unknown"):
        table.choose_level(1, 1, "strong")
    table.leave(2, here.now)
    table.take_over(person(4), NAMES[3], 1, here.now)
    assert table.seats[1].player == "basic"


def test_without_computers_who_left_is_replaced_by_a_basic_one() -> None:
    here = in_play(people=2)
    here.table.leave(2, here.now)
    assert here.table.seats[1].player == "basic"
    here.table.choose_level(1, 1, "strong")
    assert here.table.seats[1].player == "strong"


def test_missed_turns_are_played_by_a_basic_one() -> None:
    here = in_play(people=2, computers=1, dealer=2)
    here.table.choose_level(1, 2, "master")
    while not any(seat.away for seat in here.table.seats):
        if here.table.computer_plays(here.seat):
            here.ring()
        else:
            here.run_out()
    away = next(seat for seat in here.table.seats if seat.away)
    assert away.player == "basic"
    with refused("answer-unknown"):
        here.table.choose_level(1, away.number, "master")


def test_the_table_shows_how_strong_its_computers_are() -> None:
    here = in_play(people=3, computers=1)
    assert f"{COMPUTERS[0]}, любитель · " in shown(here.table)
    here.table.choose_level(1, 3, "master")
    here.table.leave(2, here.now)
    assert f"{COMPUTERS[0]}, мастер · " in shown(here.table)
    assert "заменяет компьютер (мастер)" in shown(here.table)


def test_the_page_has_a_button_for_each_computer_and_only_for_who_may() -> None:
    here = in_play(people=2, computers=2)
    table = here.table
    table.choose_level(1, 3, "strong")
    table.leave(2, here.now)
    view, words = table.view(None, "bot"), texts("ru")
    page = levels_screen(view, may=True, texts=words)
    assert [[button.text for button in row] for row in page.rows] == [
        [f"🤖 {NAMES[1]}: сильный"],
        [f"🤖 {COMPUTERS[0]}: любитель"],
        [f"🤖 {COMPUTERS[1]}: сильный"],
    ]
    for line in (f"🤖 {COMPUTERS[0]} — любитель", f"🚪 {NAMES[1]} — заменяет компьютер, сильный"):
        assert line in page.text
    others = levels_screen(view, may=False, texts=words)
    assert others.rows == ()
    assert f"Силу меняет тот, кто открыл стол: {NAMES[0]}." in others.text
    nobody = levels_screen(in_play(people=2).table.view(None, "bot"), may=True, texts=words)
    assert nobody.text == "Компьютеров за столом нет."
    assert nobody.rows == ()


def test_after_the_strongest_comes_the_weakest() -> None:
    table = in_play(people=1, computers=1).table
    seen = []
    for _ in levels(table.game):
        ((button,),) = levels_screen(table.view(None, "bot"), may=True, texts=texts("ru")).rows
        assert button.data is not None
        seen.append(button.data.rpartition(":")[2])
        table.choose_level(1, 1, seen[-1])
    assert seen == ["strong", "master", "novice", "basic"]
