"""The end of a match of Deberc: by which measure it was decided."""

from markupsafe import Markup

from bot.screens import final
from bot.screens.base import Screen, TableView
from bot.screens.deberc.scene import Scene
from bot.texts import Texts

_SHARED = ("points", "one", "tie")


def final_screen(table: TableView, texts: Texts) -> Screen:
    """The final score, as a message of its own."""
    scene = Scene(table, texts, you=False)
    return final.final_message(scene, measure(scene))


def victory(scene: Scene) -> Markup:
    """Who has won, and why."""
    return final.victory(scene, measure(scene))


def measure(scene: Scene) -> Markup:
    """By what the match was decided (D-42, D-80 to D-83)."""
    by = _measure(scene)
    return scene.texts(f"table-final-by-{by}" if by in _SHARED else f"deberc-final-by-{by}")


def _measure(scene: Scene) -> str:
    view = scene.view
    assert view.winner is not None
    if view.won_by != "points":
        top = max(view.totals)
        tied = view.totals.count(top) > 1 and view.totals[view.winner] == top
        return "tie" if view.won_by == "last_trick" and tied else str(view.won_by).replace("_", "-")
    target = view.options.target
    if target == "deal":
        return "deal" if len(view.counted) == 1 else "points"
    reached = sum(total >= target for total in view.totals)
    return {0: "extra", 1: "one"}.get(reached, "points")
