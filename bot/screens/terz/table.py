"""The group's table message in the stages cut, play and over."""

from markupsafe import Markup

from bot.screens.base import Screen, TableView
from bot.screens.common import lines, paragraphs
from bot.screens.final import standings
from bot.screens.parts import group_rows, looks, seal, seat_lines
from bot.screens.terz.final import victory
from bot.screens.terz.scene import Scene
from bot.texts import Texts


def table_screen(table: TableView, texts: Texts) -> Screen:
    """What the whole group sees; built from the public view."""
    scene = Scene(table, texts, you=False)
    if table.stage == "over":
        text = paragraphs(victory(scene), standings(scene), scene.trick_before())
        return Screen(text, (looks(table, texts),))
    playing = table.stage != "cut"
    text = paragraphs(
        *heading(scene),
        lines(scene.trump_line(), scene.draw_line(), scene.words_line(), scene.fine_lines())
        if playing
        else "",
        lines(scene.colour_line(), scene.talk_now()) if playing else "",
        lines(scene.trick_now() if playing else "", scene.trick_before(), scene.shown_line()),
        lines(scene.turn_line(), scene.stop_line()),
        seal(scene),
    )
    return Screen(text, group_rows(table, texts))


def heading(scene: Scene) -> tuple[Markup, ...]:
    """The game and the seats."""
    return (scene.header(), seat_lines(scene, [""] * scene.view.seats))
