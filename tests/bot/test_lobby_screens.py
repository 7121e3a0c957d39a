"""The pages of the lobby, and that no press on them leads to a table which cannot be played."""

import random
from dataclasses import replace
from typing import Final

import pytest

from bot.agreement import differences, groups
from bot.gathering import RefusedError
from bot.lobbies import carry_out
from bot.presses import LobbyPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen, TableView
from bot.screens.common import units
from bot.screens.lobby import lobby
from bot.table import Table
from bot.texts import LANGUAGES, texts
from engine.games import GAMES
from tests.bot.desk import COMPUTERS, NOW, Stacked, empty_table, person
from tests.bot.looks import check_screen, labels, plain

RU: Final = texts("ru")
PRESSES: Final = 250
WHOLE_ROW: Final = 36
HALF_ROW: Final = 18
THIRD_OF_A_ROW: Final = 11
QUARTER_OF_A_ROW: Final = 8


def gathered(seats: int = 3, people: int = 2, **changes: object) -> Table:
    """A lobby of Deberc where people 1 … and one computer sit."""
    table = empty_table(seats, **changes)
    for number in range(1, people + 1):
        table.sit(person(number), person(number).name, NOW)
    if people < seats:
        table.add_computer(COMPUTERS, NOW)
    return table


def seen(table: Table, page: str = "", viewer: int | None = None) -> TableView:
    """How a page of it is seen."""
    table.row.page = page
    return table.view(viewer, "kozyr_bot")


def wishes(screen: Screen) -> dict[str, LobbyPress]:
    """What the buttons that set up the lobby would do, by label."""
    return {
        button.text: LobbyPress.unpack(button.data)
        for row in screen.rows
        for button in row
        if button.data is not None and button.data.startswith("l:")
    }


def named(screen: Screen, label: str) -> Button:
    (found,) = [button for row in screen.rows for button in row if label in button.text]
    return found


# The first page


def test_the_first_page_says_who_sits_what_is_played_and_how_fast() -> None:
    text = plain(lobby(seen(gathered(4)), RU))
    for line in (
        "Деберц · собираем стол",
        "1. Вера 👑",
        "2. Борис",
        "3. 🤖 Зина, любитель",
        "4. свободно",
        "Правила: Классика — до 501, третий байт −100, лыжа",
        "На ход: 1 мин",
    ):
        assert line in text.splitlines()
    assert "Отличия" not in text
    assert "Стол открывает" not in text


def test_an_opener_who_does_not_sit_is_named() -> None:
    table = gathered(3)
    table.rise(1, NOW)
    assert "Стол открывает Вера" in plain(lobby(seen(table), RU))


def test_sitting_down_and_starting_stand_out() -> None:
    waiting = lobby(seen(gathered(4)), RU)
    assert waiting.rows[0] == (named(waiting, "Сесть за стол"),)
    assert named(waiting, "Сесть за стол").style == "primary"
    assert named(waiting, "Начать").text == "Начать: ждём ещё 1"
    assert named(waiting, "Начать").style is None
    assert len(waiting.rows) <= 5
    full = lobby(seen(gathered(3)), RU)
    assert "Сесть за стол" not in labels(full)
    assert "+ 🤖 компьютер" not in labels(full)
    assert named(full, "Начать").text == "▶ Начать игру"
    assert named(full, "Начать").style == "success"


def test_what_differs_from_the_preset_is_one_line() -> None:
    table = gathered(3)
    table.choose("set", "bayt_fine every_50", NOW)
    table.choose("set", "hanging_for tied", NOW)
    text = plain(lobby(seen(table), RU))
    assert "Правила: Классика с изменениями" in text
    assert "Отличия: висяк — между равными · байт — каждый −50" in text
    usual = GAMES["deberc"].presets["classic"]
    table.row.options = {
        spec.name: next(value for value in spec.offered if value != usual[spec.name])
        for spec in GAMES["deberc"].options
        if spec.name != "partners"
    }
    view = seen(table)
    changed = differences(GAMES["deberc"], "classic", view.options, 3)
    (line,) = [one for one in plain(lobby(view, RU)).splitlines() if "Отличия" in one]
    shown, _, more = line.rpartition(" · и ещё ")
    assert units(line) < 150
    assert shown.count(" · ") + 1 + int(more) == len(changed)


def test_pairs_are_marked() -> None:
    table = gathered(4)
    table.choose("seats", "pairs", NOW)
    screen = lobby(seen(table), RU)
    assert "🔵 1. Вера 👑" in plain(screen)
    assert "🔴 4. свободно" in plain(screen)
    assert "🔵 против 🔴: пара на пару" in plain(screen)
    assert "Партнёры сидят напротив" in plain(lobby(seen(table, "seats"), RU))


def test_quiet_hours_closed_seats_and_publishing_are_told() -> None:
    table = gathered(3, chat_id=0)
    table.choose("clock", "43200", NOW)
    table.choose("quiet", "23-8", NOW)
    table.choose("zone", "Europe/Kyiv", NOW)
    table.choose("closed", "yes", NOW)
    table.choose("public", "yes", NOW)
    text = plain(lobby(seen(table), RU))
    assert "На ход: 12 ч, тихо 23–8, Киев" in text
    assert "места закрыты" in text
    assert "Стол виден всем" in text
    assert "по приглашению" not in text
    table.choose("public", "no", NOW)
    assert "Стол по приглашению" in plain(lobby(seen(table), RU))


def test_a_seat_kept_for_somebody_says_for_whom() -> None:
    table = gathered(3)
    seat = table.seats[1]
    seat.kind, seat.person_id, seat.kept_for = "empty", None, 2
    screen = lobby(seen(table), RU)
    assert "2. ждём: Борис" in plain(screen)
    assert "Сесть за стол" in labels(screen)
    assert "+ 🤖 компьютер" not in labels(screen)


def test_who_has_a_seat_in_the_direct_chat_is_not_offered_one() -> None:
    table = gathered(3, people=1, chat_id=0)
    for page in ("", "rules", "clock"):
        screen = lobby(seen(table, page, viewer=0), RU)
        assert not [wish for wish in wishes(screen).values() if wish.what == "sit"]


# Pages


def pages() -> list[tuple[str, str]]:
    """Every page of every game."""
    single = ["", "seats", "computers", "people", "clock", "clock.zone", "rules"]
    return [
        (game, page)
        for game in GAMES
        for page in (
            *single,
            *(f"rules.{group}" for group in groups(GAMES[game])),
            *(
                f"rules.{group}.{spec.name}"
                for group, specs in groups(GAMES[game]).items()
                for spec in specs
            ),
        )
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_shown_and_its_labels_fit_a_phone(language: str) -> None:
    words = texts(language)
    for game, page in pages():
        table = gathered(2, people=1) if game != "deberc" else gathered(4)
        table.choose("game", game, NOW)
        table.choose("clock", "86400", NOW)
        table.choose("quiet", "23-8", NOW)
        screen = lobby(seen(table, page), words)
        check_screen(screen)
        assert len(screen.rows) <= 9
        room = {1: WHOLE_ROW, 2: HALF_ROW, 3: THIRD_OF_A_ROW, 4: QUARTER_OF_A_ROW}
        for row in screen.rows:
            for button in row:
                assert units(button.text) <= room[len(row)], (page, button.text)
        if screen != lobby(seen(table), words):
            back = [wish for wish in wishes(screen).values() if wish.what == "page"]
            assert back[-1].value == ""
            if game == "deberc":
                assert "sit" in {wish.what for wish in wishes(screen).values()}


def test_a_page_that_does_not_exist_is_the_first() -> None:
    table = gathered(3)
    first = lobby(seen(table), RU)
    for page in ("nosuch", "rules.nosuch", "rules.deal.nosuch", "rules.match.partners", "clock.x"):
        assert lobby(seen(table, page), RU) == first


def test_the_pages_of_rules_choose_game_preset_and_groups() -> None:
    screen = lobby(seen(gathered(3), "rules"), RU)
    chosen = [(wish.what, wish.value) for wish in wishes(screen).values()]
    assert [value for what, value in chosen if what == "game"] == [*GAME_SCREENS]
    assert [value for what, value in chosen if what == "preset"] == [*GAMES["deberc"].presets]
    for group in groups(GAMES["deberc"]):
        assert ("page", f"rules.{group}") in chosen
    assert "✓ Деберц" in labels(screen)
    assert "✓ Классика" in labels(screen)
    assert "↩ Всё как в наборе" not in labels(screen)


def test_tuning_takes_one_press_forth_and_one_back() -> None:
    table = gathered(3)
    screen = lobby(seen(table, "rules.deal"), RU)
    assert "Обмен семёрки: любой ★" in plain(screen)
    assert "Кто может сменить козырную семёрку на вскрышку" in plain(screen)
    press(table, screen, "Обмен семёрки: любой ★")
    screen = lobby(seen(table, "rules.deal"), RU)
    assert "Обмен семёрки: играющий (в наборе: любой)" in plain(screen)
    assert "Раздача ✎" in labels(lobby(seen(table, "rules"), RU))
    press(table, lobby(seen(table, "rules.deal"), RU), "↩ Обмен семёрки")
    assert table.row.options == {}
    table.choose("set", "obligation no", NOW)
    table.choose("set", "target 1001", NOW)
    press(table, lobby(seen(table, "rules"), RU), "↩ Всё как в наборе")
    assert table.row.options == {}


def test_an_option_of_many_values_is_chosen_directly_too() -> None:
    table = gathered(3)
    screen = lobby(seen(table, "rules.fines"), RU)
    press(table, screen, "☰ Байт")
    screen = lobby(table.view(None, ""), RU)
    assert {"✓ с третьего −100 ★", "каждый −50", "за три −300"} <= {*labels(screen)}
    press(table, screen, "за три −300")
    assert table.row.options == {"bayt_fine": "three_300"}
    assert "✓ за три −300" in labels(lobby(table.view(None, ""), RU))


def test_what_has_no_effect_here_is_not_shown() -> None:
    table = gathered(3)
    for label in ("Вскрышку берёт", "Пары"):
        for group in groups(GAMES["deberc"]):
            assert label not in plain(lobby(seen(table, f"rules.{group}"), RU))
    assert "Обмен семёрки" not in plain(lobby(seen(gathered(4), "rules.deal"), RU))
    assert "Вскрышку берёт" in plain(lobby(seen(gathered(4), "rules.deal"), RU))


def press(table: Table, screen: Screen, label: str) -> None:
    """Person 1 presses a button of the lobby."""
    wish = wishes(screen)[label]
    carry_out(table, 1, wish.what, wish.value, Stacked(), NOW)


@pytest.mark.parametrize("seed", range(4))
def test_random_presses_never_lead_to_a_table_that_cannot_be_played(seed: int) -> None:
    rng = random.Random(seed)
    table = gathered(3, people=1 + seed % 2, chat_id=0 if seed % 2 else -1001)
    words = texts(LANGUAGES[seed % 3])
    done = set()
    for _ in range(PRESSES):
        screen = lobby(table.view(None, "kozyr_bot"), words)
        check_screen(screen)
        held = {"sit", "leave", "start", "cancel"}
        wish = rng.choice([one for one in wishes(screen).values() if one.what not in held])
        try:
            carry_out(table, 1, wish.what, wish.value, Stacked(seed), NOW)
        except RefusedError as error:
            # The opener may have been taken from the table, and people need their seats.
            assert error.key in ("answer-not-seated", "answer-too-many"), (wish, error.key)
        done.add(wish.what)
        row = table.row
        GAMES[row.game].new_match(len(row.seats), row.preset, row.options, 0)
        usual = GAMES[row.game].presets[row.preset]
        assert all(usual[name] != value for name, value in row.options.items())
        assert [seat.number for seat in table.seats] == list(range(len(table.seats)))
        if not any(seat.kind == "person" for seat in table.seats):
            table.sit(person(1), "Вера", NOW)
    assert {"page", "set", "game", "seats", "move"} <= done


def test_names_cannot_bring_markup_along() -> None:
    table = gathered(3)
    table.seats[0].name = "<b>Ж&Ж"
    for page in ("", "seats", "people"):
        screen = lobby(seen(table, page), RU)
        check_screen(replace(screen, rows=()))
        assert "<b>Ж&Ж" in plain(screen)
