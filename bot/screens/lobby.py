"""A table before its match, a table that closed without a result, and calling somebody to it."""

from typing import Final

from markupsafe import Markup

from bot.agreement import CLOCKS, seat_choices
from bot.presses import LobbyPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen, SeatView, Style, TableView
from bot.screens.common import countdown, even_rows, lines, paragraphs, show_button
from bot.texts import Texts
from engine.games import GAMES

_PAIR_SIGNS: Final = ("🔵", "🔴")


def lobby(table: TableView, texts: Texts) -> Screen:
    """The message in which a table gathers."""
    t = texts
    preset = t(f"{table.game}-preset-{table.preset}")
    about = t(f"{table.game}-preset-{table.preset}-about")
    text = paragraphs(
        lines(
            t("lobby-title", game=t(f"game-{table.game}")),
            t("lobby-opener", name=table.opener),
        ),
        lines(*(_seat(table, seat, t) for seat in table.seats)),
        lines(
            t("lobby-preset", preset=preset, about=about),
            t("lobby-partners") if _pairs(table) else "",
            t("lobby-clock", clock=clock_text(table.clock, t)),
        ),
        t("lobby-idle", countdown=countdown(table.deadline, t)) if table.deadline else "",
    )
    return Screen(text, tuple(_rows(table, t)))


def closed(table: TableView, texts: Texts) -> Screen:
    """A table that ended without a winner: why, and the score so far."""
    score = Markup("")
    if table.match is not None:
        score = GAME_SCREENS[table.game].score(table, texts).text
    return Screen(
        paragraphs(
            lines(
                texts("closed-title", game=texts(f"game-{table.game}")),
                texts(f"closed-{table.close_reason}"),
            ),
            score,
            texts("closed-again"),
        )
    )


def call(table: TableView, seat: int, person_id: int, texts: Texts) -> Screen:
    """A call in the group for somebody whose turn it is and whom the direct chat cannot reach.

    It mentions the person, so that Telegram tells them.
    """
    name = Markup('<a href="tg://user?id={}">{}</a>').format(person_id, table.seats[seat].name)
    chat = Button(texts.plain("button-chat"), url=f"https://t.me/{table.bot_username}")
    return Screen(
        texts("turn-call", name=name),
        ((show_button(table.id, "hand", texts.plain("button-hand")), chat),),
    )


def clock_text(seconds: int, texts: Texts) -> str:
    """The time for a turn, short."""
    if seconds < 60:
        return texts.plain("lobby-clock-seconds", seconds=seconds)
    if seconds < 3600:
        return texts.plain("lobby-clock-minutes", minutes=seconds // 60)
    return texts.plain("lobby-clock-hours", hours=seconds // 3600)


def choice_text(table: TableView, what: str, value: str, texts: Texts) -> str:
    """What is chosen, for its button: a game, a preset, a number of seats, a clock."""
    if what == "game":
        return texts.plain(f"game-{value}")
    if what == "preset":
        return texts.plain(f"{table.game}-preset-{value}")
    if what == "seats":
        return texts.plain(f"lobby-seats-{value}")
    return clock_text(int(value), texts)


def _pairs(table: TableView) -> bool:
    return table.options.get("partners") == "yes"


def _seat(table: TableView, seat: SeatView, t: Texts) -> Markup:
    key = {"person": "lobby-seat", "computer": "lobby-seat-computer"}.get(seat.kind)
    number = seat.number + 1
    if key is None:
        line = t("lobby-seat-empty", number=number)
    else:
        line = t(key, number=number, name=seat.name)
    if not _pairs(table):
        return line
    return Markup("{} {}").format(_PAIR_SIGNS[seat.number % 2], line)


def _rows(table: TableView, t: Texts) -> list[tuple[Button, ...]]:
    free = sum(seat.kind == "empty" for seat in table.seats)
    computers = any(seat.kind == "computer" for seat in table.seats)
    people = any(seat.kind == "person" for seat in table.seats)
    first = []
    if free:
        first.append(_press(table, t.plain("lobby-sit"), "sit", style="primary"))
    if people:
        first.append(_press(table, t.plain("lobby-rise"), "leave"))
    second = []
    if free:
        second.append(_press(table, t.plain("lobby-add-computer"), "add"))
    if computers:
        second.append(_press(table, t.plain("lobby-remove-computer"), "remove"))
    game = GAMES[table.game]
    games = [_choice(table, t, "game", name, name == table.game) for name in GAME_SCREENS]
    presets = [_choice(table, t, "preset", name, name == table.preset) for name in game.presets]
    now = "pairs" if _pairs(table) else str(len(table.seats))
    seats = [_choice(table, t, "seats", value, value == now) for value in seat_choices(game)]
    clocks = [_choice(table, t, "clock", str(value), value == table.clock) for value in CLOCKS]
    start = (
        _press(table, t.plain("lobby-start-waiting", free=free), "start")
        if free
        else _press(table, t.plain("lobby-start"), "start", style="success")
    )
    rows = [
        tuple(first),
        tuple(second),
        *_choices(games, 4),
        *_choices(presets, 2),
        *_choices(seats, 4),
        *even_rows(clocks, 4),
        (start, _press(table, t.plain("lobby-cancel"), "cancel")),
    ]
    return [row for row in rows if row]


def _choices(buttons: list[Button], widest: int) -> tuple[tuple[Button, ...], ...]:
    """Rows of what there is to choose from: none where there is only one."""
    return even_rows(buttons, widest) if len(buttons) > 1 else ()


def _press(table: TableView, label: str, what: str, style: Style | None = None) -> Button:
    return Button(label, LobbyPress(table=table.id, what=what).pack(), style=style)


def _choice(table: TableView, t: Texts, what: str, value: str, chosen: bool) -> Button:
    label = choice_text(table, what, value, t)
    if chosen:
        label = t.plain("lobby-chosen", label=label)
    return Button(label, LobbyPress(table=table.id, what=what, value=value).pack())
