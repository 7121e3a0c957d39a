"""What the pages of a lobby share: their buttons, the way back, clocks and options in words."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from markupsafe import Markup

from bot.agreement import quiet_parts
from bot.presses import LobbyPress
from bot.screens.base import Button, SeatView, Style, TableView
from bot.screens.common import number, units
from bot.texts import Texts
from engine.options import OptionValue

Rows: TypeAlias = list[tuple[Button, ...]]
Page: TypeAlias = Callable[[TableView, Texts], tuple[Markup, Rows]]
"""The text and the buttons of a page, without the way back."""

_HALF_A_ROW: Final = 16
_PAIR_SIGNS: Final = ("🔵", "🔴")


def press(
    table: TableView, label: str, what: str, value: str = "", style: Style | None = None
) -> Button:
    """A button that does something to the lobby."""
    return Button(label, LobbyPress(table=table.id, what=what, value=value).pack(), style=style)


def choice(table: TableView, t: Texts, label: str, what: str, value: str, chosen: bool) -> Button:
    """The same for one of several things to choose from."""
    marked = t.plain("lobby-chosen", label=label) if chosen else label
    return press(table, marked, what, value)


def way_back(table: TableView, t: Texts) -> tuple[Button, ...]:
    """What stands under every page but the first: sitting down, the page before, the first one."""
    above = table.page.rpartition(".")[0] or {"people": "seats", "computers": "seats"}.get(
        table.page, ""
    )
    row = []
    if may_sit(table):
        row.append(press(table, t.plain("lobby-sit-short"), "sit", style="primary"))
    if above:
        row.append(
            press(table, t.plain(f"lobby-back-{'group' if '.' in above else above}"), "page", above)
        )
    row.append(press(table, t.plain("lobby-back"), "page"))
    return tuple(row)


def may_sit(table: TableView) -> bool:
    """Whether it makes sense to offer a seat; a viewer with a seat of their own needs none."""
    empty = [seat for seat in table.seats if seat.kind == "empty"]
    open_to_all = bool(empty) and not table.closed
    return table.viewer is None and (open_to_all or any(seat.kept for seat in empty))


def pairs(table: TableView) -> bool:
    """Whether those who sit opposite play together."""
    return table.options.get("partners") == "yes"


def seat_lines(table: TableView, t: Texts) -> list[Markup]:
    """Who sits where, one line a seat."""
    return [_seat(table, seat, t) for seat in table.seats]


def level_text(player: str, t: Texts) -> str:
    """How strong a computer player is."""
    key = f"lobby-level-{player}"
    return t.plain(key) if t.has(key) else player


def clock_text(seconds: int, t: Texts) -> str:
    """The time for a turn, short."""
    if seconds == 0:
        return t.plain("lobby-clock-none")
    if seconds < 60:
        return t.plain("lobby-clock-seconds", seconds=seconds)
    if seconds < 3600:
        return t.plain("lobby-clock-minutes", minutes=seconds // 60)
    return t.plain("lobby-clock-hours", hours=seconds // 3600)


def hours_text(hours: str) -> str:
    """Quiet hours: "23–8"."""
    return hours.replace("-", "–")


def zone_text(zone: str, t: Texts) -> str:
    """The city that a time zone is named after."""
    city = zone.rpartition("/")[2]
    key = f"zone-{city.lower()}"
    return t.plain(key) if t.has(key) else city.replace("_", " ")


def quiet_text(quiet: str, t: Texts) -> str:
    """Quiet hours and whose they are."""
    hours, zone = quiet_parts(quiet)
    return f"{hours_text(hours)}, {zone_text(zone, t)}"


def option_label(game: str, name: str, t: Texts) -> str:
    """What an option is called."""
    return t.plain(f"{game}-option-{name}")


def option_text(game: str, name: str, value: OptionValue, t: Texts) -> str:
    """A value of an option in words; a number that has none is written as it is."""
    key = f"{game}-option-{name}-{value}"
    if t.has(key):
        return t.plain(key)
    return number(value, t)


def group_text(game: str, group: str, t: Texts) -> str:
    """What a group of options is called."""
    return t.plain(f"{game}-options-{group}")


def half_rows(buttons: Sequence[Button]) -> Rows:
    """Two buttons a row where both labels have room in half of it, else one."""
    rows: Rows = []
    for button in buttons:
        short = units(button.text) <= _HALF_A_ROW
        if short and rows and len(rows[-1]) == 1 and units(rows[-1][0].text) <= _HALF_A_ROW:
            rows[-1] = (rows[-1][0], button)
        else:
            rows.append((button,))
    return rows


def _seat(table: TableView, seat: SeatView, t: Texts) -> Markup:
    number = seat.number + 1
    if seat.kind == "computer":
        level = level_text(seat.player, t)
        line = t("lobby-seat-computer", number=number, name=seat.name, level=level)
    elif seat.kind == "person":
        key = "lobby-seat-host" if seat.number == table.host else "lobby-seat"
        line = t(key, number=number, name=seat.name)
    elif seat.kept:
        line = t("lobby-seat-kept", number=number, name=seat.name)
    else:
        line = t("lobby-seat-empty", number=number)
    if not pairs(table):
        return line
    return Markup("{} {}").format(_PAIR_SIGNS[seat.number % 2], line)
