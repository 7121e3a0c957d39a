"""The group's table message in the stages cut, play and over."""

from markupsafe import Markup

from bot.screens.base import Screen, TableView
from bot.screens.berg.count import brief
from bot.screens.berg.final import victory
from bot.screens.berg.scene import Scene
from bot.screens.common import lines, paragraphs
from bot.screens.final import standings
from bot.screens.parts import group_rows, looks, seal, seat_lines
from bot.texts import Texts


def table_screen(table: TableView, texts: Texts) -> Screen:
    """What the whole group sees; built from the public view."""
    scene = Scene(table, texts, you=False)
    view = scene.view
    last = brief(scene, view.counted[-1]) if view.counted else ""
    if table.stage == "over":
        text = paragraphs(victory(scene), standings(scene), last)
        return Screen(text, (looks(table, texts),))
    if table.stage == "cut":
        parts = [last]
    else:
        parts = [
            lines(scene.missed_line(), scene.top_line(), scene.takes_line()),
            lines(scene.deck_line(), scene.open_lines(), scene.log_line()),
        ]
    text = paragraphs(
        *heading(scene), *parts, lines(scene.turn_line(), scene.stop_line()), seal(scene)
    )
    return Screen(text, group_rows(table, texts))


def heading(scene: Scene) -> tuple[Markup, ...]:
    """The game, the seats and what they hold."""
    playing = scene.table.stage == "play"
    facts = [scene.seat_fact(seat) if playing else "" for seat in range(2)]
    return (scene.header(), seat_lines(scene, facts))
