"""The seats of a lobby: swapped, drawn, freed, closed, kept; its host; how strong computers are."""

from bot.agreement import levels
from tests.bot.desk import (
    COMPUTERS,
    NAMES,
    NOW,
    Stacked,
    empty_table,
    laid,
    layout,
    person,
    refused,
)


def test_seats_are_swapped_with_whoever_is_there() -> None:
    table = laid("12C.")
    table.level(2, "basic", NOW)
    table.change_seat(1, 3, NOW)
    assert layout(table) == ".2C1"
    table.change_seat(1, 1, NOW)
    assert layout(table) == ".1C2"
    table.change_seat(1, 2, NOW)
    assert layout(table) == ".C12"
    assert [seat.name for seat in table.seats] == ["", COMPUTERS[2], "Вера", "Борис"]
    with refused("answer-not-seated"):
        table.change_seat(9, 0, NOW)
    with refused("answer-unknown"):
        table.change_seat(1, 4, NOW)


def test_lots_put_everybody_everywhere() -> None:
    seen = set()
    for seed in range(200):
        table = laid("123C")
        table.draw_seats(Stacked(seed), NOW)
        names = {"C": COMPUTERS[3], "1": NAMES[0], "2": NAMES[1], "3": NAMES[2]}
        assert [seat.name for seat in table.seats] == [names[sign] for sign in layout(table)]
        seen.add(layout(table))
    assert len(seen) == 24


def test_a_seat_is_freed_of_whoever_is_there() -> None:
    table = laid("1C2")
    for number in (1, 2):
        table.empty_seat(number, NOW)
    assert layout(table) == "1.."
    with refused("answer-unknown"):
        table.empty_seat(1, NOW)


def test_closed_seats_take_nobody_but_the_opener() -> None:
    table = laid("...")
    table.choose("closed", "yes", NOW)
    with refused("answer-seats-closed"):
        table.sit(person(2), "Борис", NOW)
    table.sit(person(1), "Вера", NOW)
    table.add_computer(COMPUTERS, NOW)
    table.choose("closed", "no", NOW)
    table.sit(person(2), "Борис", NOW)
    assert layout(table) == "1C2"


def test_a_kept_seat_takes_only_its_person() -> None:
    table = laid("..")
    for number, seat in enumerate(table.seats, 1):
        seat.kept_for, seat.name = number, NAMES[number - 1]
    with refused("answer-seats-kept"):
        table.sit(person(3), "Аня", NOW)
    with refused("answer-seats-kept"):
        table.add_computer(COMPUTERS, NOW)
    table.choose("closed", "yes", NOW)
    table.sit(person(2), "Борис", NOW)
    assert layout(table) == ".2"
    assert [seat.name for seat in table.seats] == ["Вера", "Борис"]
    table.empty_seat(0, NOW)
    table.choose("closed", "no", NOW)
    table.sit(person(3), "Аня", NOW)
    assert layout(table) == "32"


def test_the_table_is_handed_over() -> None:
    table = laid("12C")
    table.hand_over(1, NOW)
    assert (table.row.opener_id, table.row.opener_name) == (2, "Борис")
    with refused("answer-unknown"):
        table.hand_over(2, NOW)
    with refused("answer-not-opener"):
        table.cancel(1, admin=False)


def test_a_computer_is_as_strong_as_it_is_told() -> None:
    table = laid("1..")
    table.add_computer(COMPUTERS, NOW)
    known = levels(table.game)
    for level in known:
        table.level(1, level, NOW)
        assert table.seats[1].player == level
    # The next one is as strong as the last, until somebody says otherwise.
    table.add_computer(COMPUTERS, NOW)
    assert table.seats[2].player == known[-1]
    for number, level in ((0, "basic"), (1, "random"), (1, "")):
        with refused("answer-unknown"):
            table.level(number, level, NOW)


def test_only_tables_without_a_group_are_published() -> None:
    table = laid("1.")
    with refused("answer-unknown"):
        table.choose("public", "yes", NOW)
    friends = empty_table(2, chat_id=0)
    friends.choose("public", "yes", NOW)
    assert friends.row.public


def test_a_page_has_a_name_that_can_be_kept() -> None:
    table = laid("1.")
    table.open_page("rules.hanging.hanging_finish", NOW)
    assert table.row.page == "rules.hanging.hanging_finish"
    with refused("answer-unknown"):
        table.open_page("x" * 33, NOW)
