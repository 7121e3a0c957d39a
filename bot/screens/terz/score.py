"""The running score of Terz, deal by deal, and as an alert."""

from markupsafe import Markup

from bot.screens.base import Screen, TableView
from bot.screens.scores import score_grid, score_message, totals_alert
from bot.screens.terz.scene import Scene
from bot.texts import Texts
from engine.terz.view import DealCount


def score_screen(table: TableView, texts: Texts) -> Screen:
    """Every deal in a line of a table, the totals below."""
    scene = Scene(table, texts, you=False)
    counted = scene.view.counted

    def sign(count: DealCount, side: int) -> str:
        return "•" if count.last_trick == side else " "

    def mark(count: DealCount) -> str:
        return texts.plain("terz-score-mark-arrival") if count.arrival is not None else ""

    def grid(last: int) -> Markup:
        return score_grid(scene, counted[-last:], mark, sign)

    claimed = bool(counted) and counted[-1].arrival is not None
    legend = texts(f"terz-score-legend{'-arrival' if claimed else ''}") if counted else ""
    return score_message(scene, grid, scene.words_line() if _goes_on(scene) else "", legend)


def _goes_on(scene: Scene) -> bool:
    return scene.view.phase not in ("deal", "finished")


def score_alert(table: TableView, texts: Texts) -> str:
    """The totals in 200 characters."""
    return totals_alert(Scene(table, texts, you=False))
