"""The end of a match: who has won, the standings, and what to do next. By which measure it was won,
each game says.
"""

from markupsafe import Markup

from bot.presses import SeatPress
from bot.screens.base import Button, Screen, TableView
from bot.screens.common import lines, number, paragraphs, show_button
from bot.screens.scene import AnyScene
from bot.texts import Texts


def final_message(scene: AnyScene, measure: Markup) -> Screen:
    """The final score, as a message of its own."""
    table, t = scene.table, scene.texts
    text = paragraphs(victory(scene, measure), standings(scene))
    rows = again_rows(table, t)
    score = show_button(table.id, "score", t.plain("button-score"))
    share = Button(t.plain("button-share"), inline=f"result {table.id} {table.invite}")
    if table.advised:
        rows = (*rows, (show_button(table.id, "review", t.plain("review-button")),))
    return Screen(text, (*rows, (score, share)))


def again_rows(table: TableView, texts: Texts) -> tuple[tuple[Button, ...], ...]:
    """The same people once more."""
    press = SeatPress(table=table.id, what="again")
    other = SeatPress(table=table.id, what="again_other")
    return (
        (Button(texts.plain("button-again"), press.pack(), style="primary"),),
        (Button(texts.plain("button-again-other"), other.pack()),),
    )


def result_card(final: Screen, table: TableView, texts: Texts) -> Screen:
    """The result as a card to send to others, without the buttons of those who played."""
    bot = Button(texts.plain("button-play-too"), url=f"https://t.me/{table.bot_username}")
    return Screen(final.text, ((bot,),))


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
        t("table-final-line", place=nth, who=scene.side(side), total=number(view.totals[side], t))
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
