"""The running score of Deberc, deal by deal, and as an alert."""

from markupsafe import Markup

from bot.screens.base import Screen, TableView
from bot.screens.deberc.scene import Scene
from bot.screens.scores import score_grid, score_message, totals_alert
from bot.texts import Texts
from engine.deberc.view import DealCount


def score_screen(table: TableView, texts: Texts) -> Screen:
    """Every deal in a line of a table, the totals below."""
    scene = Scene(table, texts, you=False)
    counted = scene.view.counted
    legend = texts("deberc-score-legend") if counted else ""

    def sign(count: DealCount, side: int) -> str:
        took = count.taker is not None and scene.side_of(count.taker) == side
        return "•" if took else " "

    def mark(count: DealCount) -> str:
        return texts.plain(f"deberc-score-mark-{count.result}")

    def grid(last: int) -> Markup:
        return score_grid(scene, counted[-last:], mark, sign)

    return score_message(scene, grid, scene.hanging_lines(), legend)


def score_alert(table: TableView, texts: Texts) -> str:
    """The totals in 200 characters."""
    scene = Scene(table, texts, you=False)
    hanging = sum(points.points for points in scene.view.hanging)
    below = texts.plain("deberc-score-alert-hanging", points=hanging) if hanging else ""
    return totals_alert(scene, below)
