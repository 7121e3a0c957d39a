"""The end of a match: who has won, by which measure, and the standings."""

from markupsafe import Markup

from bot.screens.base import Screen, TableView
from bot.screens.common import lines, number, paragraphs, show_button
from bot.screens.deberc.scene import Scene
from bot.texts import Texts


def final_screen(table: TableView, texts: Texts) -> Screen:
    """The final score, as a message of its own."""
    scene = Scene(table, texts, you=False)
    text = paragraphs(victory(scene), standings(scene), texts("deberc-final-again"))
    return Screen(text, ((show_button(table.id, "score", texts.plain("button-score")),),))


def victory(scene: Scene) -> Markup:
    """Who has won, and why."""
    view, t = scene.view, scene.texts
    assert view.winner is not None
    mine = scene.me is not None and scene.side_of(scene.me) == view.winner
    title = (
        t("deberc-final-yours") if mine else t("deberc-final-title", who=scene.side(view.winner))
    )
    return lines(title, t(f"deberc-final-by-{_measure(scene)}"))


def standings(scene: Scene) -> Markup:
    """The totals, the winner first, and how long it took."""
    view, t = scene.view, scene.texts
    order = sorted(
        range(view.sides), key=lambda side: (side != view.winner, -view.totals[side], side)
    )
    places = [
        t("deberc-final-line", place=nth, who=scene.side(side), total=number(view.totals[side]))
        for nth, side in enumerate(order, 1)
    ]
    deals = t("count-deals", deals=len(view.counted))
    about = t("deberc-final-deals", preset=scene.preset(), target=scene.target(), deals=deals)
    return lines(*places, about)


def _measure(scene: Scene) -> str:
    """By what the match was decided (D-42, D-80 to D-83); a part of a key."""
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
