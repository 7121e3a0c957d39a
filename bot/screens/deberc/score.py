"""The running score, deal by deal, and as an alert."""

import re
from typing import Final

from markupsafe import Markup
from wcwidth import iter_graphemes, wcswidth

from bot.screens.base import Screen, TableView
from bot.screens.common import (
    ALERT_LIMIT,
    fitted,
    lines,
    number,
    paragraphs,
)
from bot.screens.deberc.scene import PAIR_SIGNS, Scene
from bot.texts import Texts
from engine.deberc.view import DealCount

_DEALS_SHOWN: Final = 25
_NAME_SHOWN: Final = 7
_ISOLATES: Final = re.compile("[\u2066-\u2069]")


def score_screen(table: TableView, texts: Texts) -> Screen:
    """Every deal in a line of a table, the totals below."""
    scene = Scene(table, texts, you=False)
    view = scene.view
    title = texts("deberc-score-title", preset=scene.preset(), target=scene.target())
    if not view.counted:
        return Screen(paragraphs(title, texts("deberc-score-empty"), scene.hanging_lines()))
    older = len(view.counted) - _DEALS_SHOWN
    return Screen(
        paragraphs(
            title,
            texts("deberc-score-older", deals=texts("count-deals", deals=older))
            if older > 0
            else "",
            _grid(scene),
            lines(_pairs(scene), scene.hanging_lines(), texts("deberc-score-legend")),
        )
    )


def score_alert(table: TableView, texts: Texts) -> str:
    """The totals in 200 characters."""
    scene = Scene(table, texts, you=False)
    view = scene.view
    names = [_plain_side(scene, side) for side in range(view.sides)]
    totals = " · ".join(
        texts.plain("deberc-number", who=name, number=number(total))
        for name, total in zip(names, view.totals, strict=True)
    )
    hanging = sum(points.points for points in view.hanging)
    text = texts.plain(
        "deberc-score-alert",
        target=texts.plain("deberc-target", target=view.options.target),
        deals=texts.plain("count-deals", deals=len(view.counted)),
        list=totals,
    )
    if hanging:
        text += "\n" + texts.plain("deberc-score-alert-hanging", points=hanging)
    return fitted(text, ALERT_LIMIT)


def _plain_side(scene: Scene, side: int) -> str:
    seats = scene.table.seats
    if not scene.partners:
        return seats[side].name
    return f"{PAIR_SIGNS[side]} {seats[side].name}, {seats[side + 2].name}"


def _pairs(scene: Scene) -> Markup:
    if not scene.partners:
        return Markup("")
    return lines(*(Markup("{} {}").format(PAIR_SIGNS[side], scene.side(side)) for side in range(2)))


def _grid(scene: Scene) -> Markup:
    """The table in letters of one width."""
    view, t = scene.view, scene.texts
    heads = [_head(scene, side) for side in range(view.sides)]
    rows = [("", heads, "")]
    for count in view.counted[-_DEALS_SHOWN:]:
        sums = [a + b for a, b in zip(count.written, count.fines, strict=True)]
        cells = [_cell(scene, count, side, value) for side, value in enumerate(sums)]
        mark = t.plain(f"deberc-score-mark-{count.result}")
        rows.append((str(count.number), cells, mark))
    rows.append((t.plain("deberc-score-total"), [f"{number(x)} " for x in view.totals], ""))
    label = max(len(row[0]) for row in rows)
    wide = max(_width(cell) for row in rows for cell in row[1])
    grid = "\n".join(
        f"{name:>{label}} {' '.join(_right(cell, wide) for cell in cells)} {mark}".rstrip()
        for name, cells, mark in rows
    )
    return Markup("<pre>{}</pre>").format(grid)


def _head(scene: Scene, side: int) -> str:
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


def _cell(scene: Scene, count: DealCount, side: int, value: int) -> str:
    took = count.taker is not None and scene.side_of(count.taker) == side
    return number(value) + ("•" if took else " ")
