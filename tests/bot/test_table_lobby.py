"""The lobby of a table: sitting down, computers, choices, the start, and its end."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from bot.agreement import CLOCKS, seat_choices
from bot.gathering import FRIENDS_TIME, LOBBY_TIME
from engine.games import GAMES
from engine.record import record_from
from tests.bot.desk import (
    COMPUTERS,
    NOW,
    Stacked,
    desk,
    empty_table,
    laid,
    layout,
    person,
    refused,
)

Wish: TypeAlias = Callable[[], object]


# Sitting down


def test_people_take_the_first_empty_seat() -> None:
    table = laid("C..")
    table.sit(person(2), "Борис", NOW)
    table.sit(person(1), "Вера", NOW)
    assert layout(table) == "C21"
    assert [seat.name for seat in table.seats[1:]] == ["Борис", "Вера"]


def test_nobody_sits_twice_and_nobody_beyond_the_last_seat() -> None:
    table = laid("1.")
    with refused("answer-already-sat"):
        table.sit(person(1), "Вера", NOW)
    table.sit(person(2), "Борис", NOW)
    with refused("answer-full"):
        table.sit(person(3), "Аня", NOW)
    assert layout(table) == "12"


@pytest.mark.parametrize(("chat", "page"), [(0, ""), (-100, "people")])
def test_without_a_group_a_guest_sees_the_table_first(chat: int, page: str) -> None:
    table = laid("1.")
    table.row.chat_id = chat
    table.open_page("people", NOW)
    table.sit(person(2), "Борис", NOW)
    assert table.row.page == page


def test_who_rises_leaves_an_empty_seat_without_a_name() -> None:
    table = laid("12")
    table.rise(1, NOW)
    assert layout(table) == ".2"
    assert table.seats[0].name == ""
    with refused("answer-not-seated"):
        table.rise(1, NOW)


def test_namesakes_are_numbered() -> None:
    table = empty_table(4)
    for number in (1, 2, 3):
        table.sit(person(number), "Вера", NOW)
    assert [seat.name for seat in table.seats] == ["Вера", "Вера 2", "Вера 3", ""]


def test_a_person_may_have_the_name_of_a_computer() -> None:
    table = laid("C.")
    table.sit(person(1), COMPUTERS[0], NOW)
    assert table.seats[1].name == f"{COMPUTERS[0]} 2"


# Computers


def test_computers_get_different_names_and_go_in_turn_from_the_last() -> None:
    table = laid(".1..")
    for _ in range(3):
        table.add_computer(COMPUTERS, NOW)
    assert layout(table) == "C1CC"
    assert len({seat.name for seat in table.seats}) == 4
    with refused("answer-full"):
        table.add_computer(COMPUTERS, NOW)
    table.remove_computer(NOW)
    assert layout(table) == "C1C."
    table.remove_computer(NOW)
    table.remove_computer(NOW)
    assert layout(table) == ".1.."
    with refused("answer-no-computer"):
        table.remove_computer(NOW)


def test_there_are_names_for_computers_even_where_all_are_taken() -> None:
    table = laid("..")
    table.add_computer(["Зина"], NOW)
    table.add_computer(["Зина"], NOW)
    assert [seat.name for seat in table.seats] == ["Зина", "Зина 2"]


# Choices


def test_presets_clocks_and_seats_are_chosen() -> None:
    table = laid("1.")
    for preset in GAMES["deberc"].presets:
        table.choose("preset", preset, NOW)
        assert table.row.preset == preset
    for clock in CLOCKS:
        table.choose("clock", str(clock), NOW)
        assert table.row.clock == clock
    assert (CLOCKS[0], CLOCKS[-1]) == (30, 24 * 3600)
    assert seat_choices(GAMES["deberc"]) == ("2", "3", "4", "pairs")


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("game", "nosuch"),
        ("preset", "nosuch"),
        ("preset", ""),
        ("clock", "45"),
        ("clock", "-30"),
        ("clock", "30.0"),
        ("clock", "²"),
        ("clock", ""),
        ("seats", "5"),
        ("seats", "1"),
        ("seats", "02"),
        ("seats", ""),
        ("options", "target"),
        ("", ""),
    ],
)
def test_a_forged_choice_is_refused_and_changes_nothing(what: str, value: str) -> None:
    table = laid("1.")
    before = (table.row.preset, table.row.clock, table.row.options, layout(table), table.row.due_at)
    with refused("answer-unknown"):
        table.choose(what, value, NOW)
    after = (table.row.preset, table.row.clock, table.row.options, layout(table), table.row.due_at)
    assert after == before


@pytest.mark.parametrize(
    ("before", "choice", "after"),
    [
        ("1.", "3", "1.."),
        ("12", "4", "12.."),
        ("..12", "2", "12"),
        (".1.2", "3", ".12"),
        (".1.2", "2", "12"),
        ("1C2.", "3", "1C2"),
        ("1C2C", "3", "1C2"),
        ("1C2.", "2", "12"),
        ("C1C2", "2", "12"),
        ("CCC1", "2", "C1"),
        ("1234", "pairs", "1234"),
    ],
)
def test_people_keep_their_order_when_seats_go(before: str, choice: str, after: str) -> None:
    table = laid(before)
    names = {seat.person_id: seat.name for seat in table.seats if seat.person_id}
    table.choose("seats", choice, NOW)
    assert layout(table) == after
    assert [seat.number for seat in table.seats] == list(range(len(after)))
    assert {seat.person_id: seat.name for seat in table.seats if seat.person_id} == names


def test_nobody_is_thrown_out_by_fewer_seats() -> None:
    table = laid("1.23")
    with refused("answer-too-many"):
        table.choose("seats", "2", NOW)
    assert layout(table) == "1.23"


def test_pairs_are_four_seats_and_an_option_that_goes_with_them() -> None:
    table = laid("1.")
    table.choose("seats", "pairs", NOW)
    assert layout(table) == "1..."
    assert table.row.options == {"partners": "yes"}
    table.choose("preset", "moscow", NOW)
    assert table.row.options == {"partners": "yes"}
    for other in ("4", "3", "2"):
        table.choose("seats", "pairs", NOW)
        table.choose("seats", other, NOW)
        assert table.row.options == {}
        assert len(table.seats) == int(other)


def test_a_preset_is_taken_as_it_is_and_partners_stay() -> None:
    table = laid("1...")
    table.choose("seats", "pairs", NOW)
    table.choose("set", "obligation no", NOW)
    table.choose("preset", "kharkov", NOW)
    assert table.row.options == {"partners": "yes"}


def test_single_options_are_changed_and_taken_back() -> None:
    table = laid("1..")
    table.choose("set", "first_packet 4", NOW)
    table.choose("set", "target 1001", NOW)
    assert table.row.options == {"first_packet": 4, "target": 1001}
    table.choose("set", "target 501", NOW)
    assert table.row.options == {"first_packet": 4}
    table.choose("set", "seven off", NOW)
    table.choose("usual", "first_packet", NOW)
    assert table.row.options == {"seven": "off"}
    table.choose("usual", "", NOW)
    assert table.row.options == {}


def test_options_that_mean_nothing_any_more_are_dropped() -> None:
    table = laid("1...")
    table.choose("set", "upcard_to dealer", NOW)
    table.choose("set", "hanging_for tied", NOW)
    table.choose("set", "obligation no", NOW)
    table.choose("seats", "3", NOW)
    assert table.row.options == {"hanging_for": "tied", "obligation": "no"}
    table.choose("seats", "2", NOW)
    assert table.row.options == {"obligation": "no"}
    table.choose("game", "berg", NOW)
    assert (table.row.preset, table.row.options) == ("short", {})


@pytest.mark.parametrize(
    "wish",
    [
        "partners yes",
        "upcard_to dealer",
        "target 502",
        "target",
        "nosuch 1",
        "obligation maybe",
        "hanging_is_bayt ",
        "",
    ],
)
def test_what_cannot_be_set_is_refused(wish: str) -> None:
    table = laid("1..")
    with refused("answer-unknown"):
        table.choose("set", wish, NOW)
    assert table.row.options == {}


def test_there_is_no_table_without_a_clock_in_a_group() -> None:
    table = laid("1.")
    with refused("answer-unknown"):
        table.choose("clock", "0", NOW)
    friends = empty_table(2, chat_id=0)
    friends.choose("clock", "0", NOW)
    assert friends.row.clock == 0


def test_slow_clocks_have_quiet_hours_of_some_zone() -> None:
    table = laid("1.")
    with refused("answer-unknown"):
        table.choose("quiet", "23-8", NOW)
    with refused("answer-unknown"):
        table.choose("zone", "Europe/Kyiv", NOW)
    table.choose("clock", "3600", NOW)
    table.choose("quiet", "23-8", NOW)
    table.choose("zone", "Europe/London", NOW)
    table.choose("quiet", "0-9", NOW)
    assert table.row.quiet == "0-9 Europe/London"
    for what, value in (("quiet", "1-2"), ("quiet", "23-8 X"), ("zone", "Mars/Base")):
        with refused("answer-unknown"):
            table.choose(what, value, NOW)
    table.choose("quiet", "", NOW)
    assert table.row.quiet is None


# The end of a lobby


def test_a_lobby_closes_half_an_hour_after_the_last_change() -> None:
    table = laid("1.")
    changes: list[Callable[[float], None]] = [
        lambda now: table.sit(person(2), "Борис", now),
        lambda now: table.rise(2, now),
        lambda now: table.add_computer(COMPUTERS, now),
        lambda now: table.remove_computer(now),
        lambda now: table.choose("clock", "180", now),
    ]
    for nth, change in enumerate(changes):
        change(NOW + nth)
        assert table.row.deadline == table.row.due_at == NOW + nth + LOBBY_TIME
    end = NOW + 4 + LOBBY_TIME
    with refused("answer-stale"):
        table.time_is_up(end - 0.001)
    assert table.row.stage == "lobby"
    table.time_is_up(end)
    assert (table.row.stage, table.row.close_reason) == ("closed", "idle")
    assert table.row.due_at is None
    with refused("answer-stale"):
        table.time_is_up(end)


def test_a_lobby_of_friends_waits_longer_until_it_is_published() -> None:
    table = empty_table(2, chat_id=0)
    table.sit(person(1), "Вера", NOW)
    assert table.row.due_at == NOW + FRIENDS_TIME
    table.choose("public", "yes", NOW)
    assert table.row.due_at == NOW + LOBBY_TIME


def test_the_opener_and_administrators_cancel_a_lobby() -> None:
    for who, admin in ((1, False), (9, True)):
        table = laid(".2")
        table.cancel(who, admin)
        assert (table.row.stage, table.row.close_reason) == ("closed", "cancelled")
        table = laid(".2")
        assert table.stop(who, admin) is None
        assert (table.row.stage, table.row.close_reason) == ("closed", "cancelled")


@pytest.mark.parametrize("who", [2, 9])
def test_nobody_else_does(who: int) -> None:
    table = laid("12")
    with refused("answer-not-opener"):
        table.cancel(who, admin=False)
    with refused("answer-not-opener"):
        table.stop(who, admin=False)
    assert table.row.stage == "lobby"


def test_a_late_press_on_cancel_does_not_stop_the_match() -> None:
    started = desk()
    with refused("answer-started"):
        started.table.cancel(1, admin=True)
    assert started.row.stage == "cut"


# The start


def test_a_table_starts_full_and_with_a_person() -> None:
    for seats, key in (
        ("1.", "answer-nobody"),
        ("CC", "answer-no-person"),
        ("C1.", "answer-nobody"),
    ):
        table = laid(seats)
        with refused(key):
            table.start(Stacked(), NOW)
        assert table.row.stage == "lobby"
        assert table.row.match is None
        assert table.match is None


@pytest.mark.parametrize("seats", ["12", "1C3", "1234", "pairs"])
def test_the_record_begins_with_the_start(seats: str) -> None:
    table = laid("1234" if seats == "pairs" else seats)
    table.choose("preset", "home", NOW)
    if seats == "pairs":
        table.choose("seats", "pairs", NOW)
    table.start(Stacked(dealer=1), NOW)
    assert table.row.match is not None
    assert table.row.match.seq == 0
    assert table.row.match.started_at == NOW
    record = record_from({**table.row.match.head, "deals": []})
    assert (record.game, record.preset, record.first_dealer) == ("deberc", "home", 1)
    assert record.seats == [seat.name for seat in table.seats]
    assert record.options == ({"partners": "yes"} if seats == "pairs" else {})
    assert record.new_match().sides == (2 if seats == "pairs" else len(table.seats))


def test_the_first_dealer_is_drawn_by_lot() -> None:
    drawn = set()
    for seed in range(40):
        started = desk(people=3, seed=seed)
        assert started.row.match is not None
        drawn.add(started.row.match.head["first_dealer"])
    assert drawn == {0, 1, 2}


def test_a_started_table_is_no_lobby_any_more() -> None:
    table = desk().table
    lobby_only: list[Wish] = [
        lambda: table.sit(person(3), "Аня", NOW),
        lambda: table.rise(1, NOW),
        lambda: table.add_computer(COMPUTERS, NOW),
        lambda: table.remove_computer(NOW),
        lambda: table.choose("clock", "30", NOW),
        lambda: table.start(Stacked(), NOW),
    ]
    for wish in lobby_only:
        with refused("answer-started"):
            wish()
    table.close("stopped")
    anything: list[Wish] = [
        lambda: table.sit(person(3), "Аня", NOW),
        lambda: table.start(Stacked(), NOW),
        lambda: table.back(1, NOW),
        lambda: table.leave(1, NOW),
        lambda: table.keep(1),
        lambda: table.cancel(1, admin=True),
        lambda: table.move(1, 1, "pass", Stacked(), NOW),
        lambda: table.cut(1, 1, 5, Stacked(), NOW),
        lambda: table.stop(1, admin=True),
    ]
    for wish in anything:
        with refused("answer-closed"):
            wish()
