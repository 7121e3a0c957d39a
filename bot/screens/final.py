"""The end of a match: who has won, and the standings. By which measure, each game says."""

from markupsafe import Markup

from bot.screens.base import Screen
from bot.screens.common import lines, number, paragraphs, show_button
from bot.screens.scene import AnyScene


def final_message(scene: AnyScene, measure: Markup) -> Screen:
    """The final score, as a message of its own."""
    table, t = scene.table, scene.texts
    text = paragraphs(victory(scene, measure), standings(scene), t("table-final-again"))
    return Screen(text, ((show_button(table.id, "score", t.plain("button-score")),),))


def victory(scene: AnyScene, measure: Markup) -> Markup:
    """Who has won, and by which measure."""
    view, t = scene.view, scene.texts
    assert view.winner is not None
    mine = scene.me is not None and scene.side_of(scene.me) == view.winner
    title = t("table-final-yours") if mine else t("table-final-title", who=scene.side(view.winner))
    return lines(title, measure)


def standings(scene: AnyScene) -> Markup:
    """The totals, the winner first, and how long it took."""
    view, t = scene.view, scene.texts
    order = sorted(
        range(view.sides), key=lambda side: (side != view.winner, -view.totals[side], side)
    )
    places = [
        t("table-final-line", place=nth, who=scene.side(side), total=number(view.totals[side]))
        for nth, side in enumerate(order, 1)
    ]
    about = t(
        "table-final-deals",
        game=scene.game(),
        preset=scene.preset(),
        target=scene.target(),
        deals=t("count-deals", deals=len(view.counted)),
    )
    return lines(*places, about)
