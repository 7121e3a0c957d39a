"""The end of a match of Terz: by which measure it was decided (T-42, T-43)."""

from markupsafe import Markup

from bot.screens import final
from bot.screens.base import Screen, TableView
from bot.screens.terz.scene import Scene
from bot.texts import Texts


def final_screen(table: TableView, texts: Texts) -> Screen:
    """The final score, as a message of its own."""
    scene = Scene(table, texts, you=False)
    return final.final_message(scene, _measure(scene))


def victory(scene: Scene) -> Markup:
    """Who has won, and why."""
    return final.victory(scene, _measure(scene))


def _measure(scene: Scene) -> Markup:
    view, t = scene.view, scene.texts
    claim = view.counted[-1].arrival
    if claim is not None:
        return t(
            "terz-final-arrival" if claim.right else "terz-final-false-arrival",
            who=scene.name(claim.seat),
            own=claim.counts[claim.seat],
            other=claim.counts[1 - claim.seat],
        )
    if view.won_by == "last_trick":
        return t("table-final-by-tie")
    reached = sum(total >= view.options.target for total in view.totals)
    return t("table-final-by-points" if reached > 1 else "table-final-by-one")
