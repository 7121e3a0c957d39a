"""The end of a match of Berg: the result as players write it, and the margin (B-55)."""

from markupsafe import Markup

from bot.screens import final
from bot.screens.base import Screen, TableView
from bot.screens.berg.scene import Scene
from bot.screens.common import number
from bot.texts import Texts


def final_screen(table: TableView, texts: Texts) -> Screen:
    """The final score, as a message of its own."""
    scene = Scene(table, texts, you=False)
    return final.final_message(scene, _measure(scene))


def victory(scene: Scene) -> Markup:
    """Who has won, and by how much."""
    return final.victory(scene, _measure(scene))


def _measure(scene: Scene) -> Markup:
    t, totals, winner = scene.texts, scene.view.totals, scene.view.winner
    assert winner is not None
    high, low = totals[winner], totals[1 - winner]
    return t(
        "berg-final-result",
        result=f"{number(high, t)} : {number(low, t)}",
        margin=number(high - low, t),
    )
