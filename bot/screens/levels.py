"""How strong the computer players of a match are: one message, with a button for each of them."""

from markupsafe import Markup

from bot.agreement import next_level
from bot.presses import LevelPress
from bot.screens.base import Button, Screen, SeatView, TableView
from bot.screens.common import lines, paragraphs
from bot.screens.lobby_parts import level_text
from bot.texts import Texts
from engine.games import GAMES


def levels_screen(table: TableView, may: bool, texts: Texts) -> Screen:
    """All computer players, also of seats that were left; ``may``: the reader chooses levels."""
    t = texts
    seats = [seat for seat in table.seats if seat.kind == "computer" or seat.left]
    if not seats:
        return Screen(t("answer-no-computer"))
    text = paragraphs(
        t("lobby-computers-title", game=t(f"game-{table.game}")),
        lines(*(_line(seat, t) for seat in seats)),
        t("level-hint") if may else t("level-host", name=table.opener),
    )
    return Screen(text, tuple((_button(table, seat, t),) for seat in seats) if may else ())


def level_label(seat: SeatView, texts: Texts) -> str:
    """Who it is and how strong, on a button and in the answer to its press."""
    level = level_text(seat.player, texts)
    return texts.plain("lobby-computers-level", name=seat.name, level=level)


def _line(seat: SeatView, t: Texts) -> Markup:
    key = "level-seat-left" if seat.left else "level-seat"
    return t(key, name=seat.name, level=level_text(seat.player, t))


def _button(table: TableView, seat: SeatView, t: Texts) -> Button:
    following = next_level(GAMES[table.game], seat.player)
    press = LevelPress(table=table.id, seat=seat.number, level=following)
    return Button(level_label(seat, t), press.pack())
