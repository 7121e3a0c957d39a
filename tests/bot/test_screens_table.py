"""The group's table message and the lobby, moment by moment."""

from dataclasses import replace

import pytest

from bot.presses import SeatPress, ShowPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen, SeatView, TableView
from bot.screens.lobby import call, closed
from bot.texts import texts
from engine.cards import pretty
from engine.deberc.view import DebercView, HangingPoints, Meld, Trick
from engine.game import Action
from engine.games import GAMES
from engine.options import complete
from tests.bot.looks import check_screen, labels, plain
from tests.bot.played import BOT, NAMES, NOW, dealt, deberc, moments, new_table

SCREENS = GAME_SCREENS["deberc"]
RU = texts("ru")
SEVEN_TO_TEN = (32, 33, 34, 35)  # 7♥ 8♥ 9♥ 10♥


def at_play(seats: int = 3, preset: str = "kharkov", **changes: str) -> TableView:
    """The public view of a table in which the first trick is waited for."""
    table = new_table(seats, preset, changes)
    for action in moments(table, seed=5, deals=1, player="basic"):
        if action is not None and action.verb == "take":
            return table.view(None)
    raise AssertionError("nobody took")


def public(view: TableView, **changes: object) -> TableView:
    """The same table with another view of its match."""
    assert isinstance(view.match, DebercView)
    return replace(view, match=replace(view.match, **changes))  # type: ignore[arg-type] # any field


def line_with(screen: Screen, text: str) -> str:
    """The one line in which a text stands."""
    found = [line for line in plain(screen).split("\n") if text in line]
    assert len(found) == 1, found
    return found[0]


def button(screen: Screen, label: str) -> Button:
    """The one button whose label holds this."""
    found = [b for row in screen.rows for b in row if label in b.text]
    assert len(found) == 1, labels(screen)
    return found[0]


def test_the_cut_names_the_seat_that_cuts_and_seals_the_deal() -> None:
    table = new_table(3, "classic")
    next(moments(table, seed=1))
    screen = SCREENS.table(table.view(None), RU)
    text = plain(screen)
    seal = table.deals[0].commitment
    assert "Колоду снимает Аня" in text
    assert f"{seal[:8]}…" in text
    assert f"<code>{seal}</code>" in screen.text
    assert table.deals[0].deck is not None
    assert table.deals[0].deck not in screen.text


def test_the_countdown_is_an_entity_with_a_fallback() -> None:
    screen = SCREENS.table(at_play(), RU)
    assert f'<tg-time unix="{int(NOW)}" format="r">в 15:06:40 UTC</tg-time>' in screen.text


def test_without_a_deadline_there_is_no_countdown() -> None:
    screen = SCREENS.table(replace(at_play(), deadline=None), RU)
    assert "tg-time" not in screen.text


def test_seats_show_total_dealer_taker_tricks_and_turn() -> None:
    view = public(
        at_play(),
        dealer=0,
        taker=1,
        trump=3,
        to_act=2,
        totals=(120, -50, 45),
        tricks_by_seat=(0, 2, 5),
    )
    screen = SCREENS.table(view, RU)
    assert line_with(screen, "Вера ·") == "▫️ Вера · 120 · сдаёт"
    assert line_with(screen, "Борис ·") == "▫️ Борис · −50 · играет ♥ · 2 взятки"
    assert line_with(screen, "👉") == "👉 Аня · 45 · 5 взяток"


def test_who_is_away_is_marked() -> None:
    view = public(at_play(), to_act=0)
    seats = (
        view.seats[0],
        replace(view.seats[1], away=True),
        replace(view.seats[2], away=True, left=True),
    )
    screen = SCREENS.table(replace(view, seats=seats), RU)
    assert line_with(screen, "💤").startswith("💤 Борис · 0")
    assert line_with(screen, "💤").endswith("заменяет компьютер")
    assert line_with(screen, "🚪").startswith("🚪 Аня")


def test_pairs_have_their_signs_and_one_score() -> None:
    view = public(at_play(4, "classic", partners="yes"), totals=(120, 87))
    screen = SCREENS.table(view, RU)
    assert "🔵 Вера" in plain(screen)
    assert "🔴 Борис" in plain(screen)
    assert "🔵 Аня" in plain(screen)
    assert line_with(screen, "Счёт") == "Счёт до 501: 🔵 120 · 🔴 87"


def test_trump_upcard_and_bottom_card() -> None:
    view = public(at_play(), trump=3, upcard=36, upcard_lies=36, bottom=2)
    assert line_with(SCREENS.table(view, RU), "Козырь") == "Козырь ♥ · вскрышка J♥ · низ 7♠"


def test_an_exchanged_seven_lies_where_the_upcard_lay() -> None:
    view = public(at_play(), trump=3, upcard=36, upcard_lies=32, exchanged_seven=2)
    screen = SCREENS.table(view, RU)
    assert "вскрышка J♥ обменяна на 7♥" in plain(screen)
    assert "Аня — обмен семёрки" in plain(screen)


def test_the_current_trick_and_the_last_with_who_took_it() -> None:
    last = Trick(2, (SEVEN_TO_TEN[1], SEVEN_TO_TEN[2], SEVEN_TO_TEN[0]), 0)
    view = public(at_play(), tricks=(last,), trick=Trick(0, (SEVEN_TO_TEN[3],)))
    screen = SCREENS.table(view, RU)
    assert line_with(screen, "На столе") == "На столе: 10♥ Вера"
    assert line_with(screen, "Прошлая") == "Прошлая: 8♥ Аня, 9♥ Вера, 7♥ Борис → Вера"


def test_a_trick_just_taken_stands_alone() -> None:
    last = Trick(0, (32, 33, 34), 2)
    screen = SCREENS.table(public(at_play(), tricks=(last,), trick=None, to_act=2), RU)
    assert line_with(screen, "Взятка") == "Взятка: 7♥ Вера, 8♥ Борис, 9♥ Аня → Аня"
    assert "Заходит Аня" in plain(screen)


def test_bids_of_the_second_round() -> None:
    table = dealt(3, "moscow")
    for _ in range(4):
        assert table.match.to_act is not None
        table.match.apply(Action(table.match.to_act, "pass"))
    text = plain(SCREENS.table(table.view(None), RU))
    card = pretty(deberc(table).upcard or 0)
    assert f"Второй круг, вскрышка {card}: козырь любой, кроме {card[-1]}" in text
    assert text.count(" пас") == 1


def test_announced_runs_before_and_after_they_are_compared() -> None:
    announced = ("terz", "fifty", None)
    view = public(at_play(), announced=announced, bella_by=2, tricks=(), trick=None)
    screen = SCREENS.table(view, RU)
    assert line_with(screen, "Объявлено") == (
        "Объявлено: Вера — терц · Борис — полтинник · Аня — белла"
    )
    shown = Meld(1, "fifty", SEVEN_TO_TEN, 50)
    done = Trick(0, (12, 13, 14), 1)
    screen = SCREENS.table(public(view, melds_shown=(shown,), tricks=(done,)), RU)
    assert "Борис — полтинник от 10♥" in plain(screen)
    assert "<s>терц</s>" in screen.text


def test_equal_runs_wait_for_the_last_trick() -> None:
    done = Trick(0, (12, 13, 14), 1)
    view = public(
        at_play(),
        announced=("terz", "terz", None),
        tricks=(done,),
        melds_equal=((0, "terz", 34), (1, "terz", 4)),
    )
    text = plain(SCREENS.table(view, RU))
    assert "Равные: Вера — терц от 9♥, Борис — терц от 9♠ — спор решит послед" in text
    assert "<s>" not in SCREENS.table(view, RU).text


def test_hanging_points_say_who_may_get_them() -> None:
    hanging = (HangingPoints(62, (0, 2), 0, (0, 2), 1), HangingPoints(15, (0, 1, 2), None))
    text = plain(SCREENS.table(public(at_play(), hanging=hanging), RU))
    assert "Висит 62: Вера, Аня" in text
    assert "Висит 15: кто больше наберёт" in text


def test_an_extra_deal_is_called_deciding() -> None:
    text = plain(SCREENS.table(public(at_play(), extra_deal=True), RU))
    assert text.startswith("Деберц · Харьков, до 1001 · сдача 1 · решающая")


def test_votes_to_stop_bring_the_two_answers() -> None:
    screen = SCREENS.table(replace(at_play(), stop_votes=(1,)), RU)
    assert "Закончить игру хотят: Борис" in plain(screen)
    stop = button(screen, "Закончить игру")
    assert stop.data == SeatPress(table=1234567, what="stop").pack()
    assert stop.style == "danger"
    assert button(screen, "Играть дальше").data == SeatPress(table=1234567, what="keep").pack()
    assert "Закончить" not in " ".join(labels(SCREENS.table(at_play(), RU)))


def test_the_buttons_of_the_table() -> None:
    screen = SCREENS.table(at_play(), RU)
    assert button(screen, "Мои карты").data == ShowPress(table=1234567, what="hand").pack()
    assert button(screen, "Личка").url == f"https://t.me/{BOT}"
    assert button(screen, "Счёт").data == ShowPress(table=1234567, what="score").pack()
    assert button(screen, "Правила").data == ShowPress(table=1234567, what="rules").pack()


def test_four_long_names_stay_short_enough_for_a_phone() -> None:
    names = ("Максимилиан-Александр Пе",) * 4
    table = new_table(4, "classic", names=names)
    longest = 0
    for moment, _ in enumerate(moments(table, seed=4, deals=1, player="basic")):
        if moment % 4 == 0:
            longest = max(longest, len(plain(SCREENS.table(table.view(None), RU))))
    assert 400 < longest < 1000


def test_names_cannot_bring_markup_along() -> None:
    table = new_table(2, "classic", names=("<b>Ж&Ж", "</b>"))
    next(moments(table, seed=1))
    screen = SCREENS.table(table.view(None), RU)
    check_screen(screen)
    assert "<b>Ж&Ж" in plain(screen)


def a_lobby(*seats: SeatView, partners: str = "no", preset: str = "moscow") -> TableView:
    game = GAMES["deberc"]
    options = complete(game.options, game.presets, preset, {"partners": partners})
    return TableView(
        id=7,
        stage="lobby",
        viewer=None,
        game="deberc",
        preset=preset,
        options=options,
        seats=seats,
        clock=60,
        opener=NAMES[0],
        seq=0,
        deadline=NOW,
        deals=(),
        match=None,
        stop_votes=(),
        close_reason=None,
        bot_username=BOT,
    )


VERA = SeatView(0, "person", "Вера")
COMPUTER = SeatView(1, "computer", "Сёма")
EMPTY = SeatView(2, "empty", "")


@pytest.mark.parametrize("reason", ["cancelled", "idle", "stopped", "empty"])
def test_a_closed_table_says_why_and_has_no_buttons(reason: str) -> None:
    view = replace(a_lobby(VERA, EMPTY), stage="closed", close_reason=reason)
    screen = closed(view, RU)
    assert screen.rows == ()
    assert plain(screen).startswith("Деберц · стол закрыт\n")
    others = {"cancelled", "idle", "stopped", "empty"} - {reason}
    for other in others:
        assert plain(closed(replace(view, close_reason=other), RU)) != plain(screen)


def test_a_stopped_match_keeps_its_score() -> None:
    table = new_table(2, "classic")
    for _ in moments(table, seed=1, deals=2):
        pass
    table.stage, table.close_reason = "closed", "stopped"
    text = plain(closed(table.view(None), RU))
    assert "Игра остановлена" in text
    assert str(deberc(table).totals[0]) in text


def test_a_call_mentions_whose_turn_it_is() -> None:
    screen = call(at_play(), 1, 500_002, RU)
    assert '<a href="tg://user?id=500002">Борис</a>' in screen.text
    assert plain(screen) == "Борис, ваш ход: за столом ждут."
    assert "Личка с ботом" in labels(screen)
