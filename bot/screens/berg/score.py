"""The running score of Berg: the column as players write it, and as an alert."""

from markupsafe import Markup

from bot.screens.base import Screen, TableView
from bot.screens.berg.scene import Scene
from bot.screens.common import joined, number
from bot.screens.scores import Row, grid_of, head_of, score_message, totals_alert
from bot.texts import Texts


def score_screen(table: TableView, texts: Texts) -> Screen:
    """Every game in a line, running totals, a line under each series of one dealer."""
    scene = Scene(table, texts, you=False)
    view = scene.view
    paid = ""
    if view.phase not in ("deal", "finished") and any(view.prices):
        prices = (
            texts("table-number", who=scene.name(seat), number=number(price, texts))
            for seat, price in enumerate(view.prices)
            if price
        )
        paid = texts("berg-prices", list=joined(prices, " · "))
    results = {count.result for count in view.counted}
    legend = texts("berg-score-legend") if results - {"out"} else ""
    return score_message(scene, lambda last: column(scene, len(view.counted), last), paid, legend)


def column(scene: Scene, until: int, last: int) -> Markup:
    """The column up to game number ``until``, at most so many of the last games.

    A seat that has never written anything has a dash.
    """
    counts = [count for count in scene.view.counted if count.number <= until]
    rows: list[Row | None] = [("", [head_of(scene, seat) for seat in range(2)], "")]
    written = [False, False]
    for count in counts:
        cells: list[str] = []
        for seat, total in enumerate(count.totals):
            written[seat] |= bool(count.points[seat] or count.prices[seat])
            cells.append(f"{number(total, scene.texts)} " if written[seat] else "— ")
        if count.number <= until - last:
            continue
        rows.append((str(count.number), cells, _mark(scene, count.result)))
        if count.number % _series(scene) == 0:
            rows.append(None)
    return grid_of(rows)


def _series(scene: Scene) -> int:
    """So many games in a row are dealt by one seat (B-1)."""
    return 3 if scene.view.options.deal_turns == "three" else 1


def _mark(scene: Scene, result: str) -> str:
    return "" if result == "out" else scene.texts.plain(f"berg-score-mark-{result}")


def score_alert(table: TableView, texts: Texts) -> str:
    """The totals in 200 characters."""
    return totals_alert(Scene(table, texts, you=False))
