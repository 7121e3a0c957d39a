"""The running score of any game: deal by deal in a table of letters, and as an alert."""

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

from markupsafe import Markup
from wcwidth import iter_graphemes, wcswidth

from bot.screens.base import Screen
from bot.screens.common import ALERT_LIMIT, fitted, lines, number, paragraphs
from bot.screens.scene import PAIR_SIGNS, AnyScene, Count

_DEALS_SHOWN: Final = 25
_NAME_SHOWN: Final = 7
_ISOLATES: Final = re.compile("[\u2066-\u2069]")

# What stands before the columns, the columns, what stands behind them.
Row: TypeAlias = tuple[str, list[str], str]


class Written(Count, Protocol):
    """A deal whose column says what was written for it."""

    @property
    def written(self) -> tuple[int, ...]: ...
    @property
    def fines(self) -> tuple[int, ...]: ...


CountT = TypeVar("CountT", bound=Written)


def score_message(scene: AnyScene, grid: Callable[[int], Markup], *below: str) -> Screen:
    """Every deal in a line of a table, the totals and some lines of the game's own below.

    ``grid`` makes the table of at most so many deals, the last ones.
    """
    view, t = scene.view, scene.texts
    title = t("table-score-title", preset=scene.preset(), target=scene.target())
    if not view.counted:
        return Screen(paragraphs(title, t("table-score-empty"), *below))
    older = len(view.counted) - _DEALS_SHOWN
    return Screen(
        paragraphs(
            title,
            t("table-score-older", deals=t("count-deals", deals=older)) if older > 0 else "",
            grid(_DEALS_SHOWN),
            lines(_pairs(scene), *below),
        )
    )


def totals_alert(scene: AnyScene, below: str = "") -> str:
    """The totals in 200 characters; ``below`` is a line of the game's own."""
    view, t = scene.view, scene.texts
    totals = " · ".join(
        t.plain("table-number", who=_plain_side(scene, side), number=number(total, t))
        for side, total in enumerate(view.totals)
    )
    text = t.plain(
        "table-score-alert",
        target=str(scene.target()),
        deals=t.plain("count-deals", deals=len(view.counted)),
        list=totals,
    )
    return fitted("\n".join(part for part in (text, below) if part), ALERT_LIMIT)


def _plain_side(scene: AnyScene, side: int) -> str:
    seats = scene.table.seats
    if not scene.partners:
        return seats[side].name
    return f"{PAIR_SIGNS[side]} {seats[side].name}, {seats[side + 2].name}"


def _pairs(scene: AnyScene) -> Markup:
    if not scene.partners:
        return Markup("")
    return lines(*(Markup("{} {}").format(PAIR_SIGNS[side], scene.side(side)) for side in range(2)))


def score_grid(
    scene: AnyScene,
    counts: tuple[CountT, ...],
    mark: Callable[[CountT], str],
    sign: Callable[[CountT, int], str],
) -> Markup:
    """The deals in letters of one width; ``mark`` of a deal, ``sign`` (one column) of a side."""
    view, t = scene.view, scene.texts
    heads = [head_of(scene, side) for side in range(view.sides)]
    rows: list[Row] = [("", heads, "")]
    for count in counts:
        sums = [a + b for a, b in zip(count.written, count.fines, strict=True)]
        cells = [number(value, t) + sign(count, side) for side, value in enumerate(sums)]
        rows.append((str(count.number), cells, mark(count)))
    rows.append((t.plain("table-score-total"), [f"{number(x, t)} " for x in view.totals], ""))
    return grid_of(rows)


def grid_of(rows: Sequence[Row | None]) -> Markup:
    """Rows in letters of one width; None is a line between them."""
    filled = [row for row in rows if row is not None]
    label = max(len(row[0]) for row in filled)
    wide = max(_width(cell) for row in filled for cell in row[1])
    line = "─" * (label + (1 + wide) * len(filled[0][1]))

    def written(row: Row) -> str:
        name, cells, end = row
        return f"{name:>{label}} {' '.join(_right(cell, wide) for cell in cells)} {end}".rstrip()

    grid = "\n".join(line if row is None else written(row) for row in rows)
    return Markup("<pre>{}</pre>").format(grid)


def head_of(scene: AnyScene, side: int) -> str:
    """A side's name above its column, cut short, with room for a sign."""
    if scene.partners:
        return PAIR_SIGNS[side] + " "
    short = ""
    for grapheme in iter_graphemes(_ISOLATES.sub("", scene.table.seats[side].name)):
        if _width(short + grapheme) > _NAME_SHOWN:
            break
        short += grapheme
    return short.strip() + " "


def _width(text: str) -> int:
    """How many columns a text takes."""
    return max(wcswidth(text), 0)


def _right(text: str, columns: int) -> str:
    return " " * (columns - _width(text)) + text
