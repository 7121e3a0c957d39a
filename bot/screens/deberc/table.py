"""The group's table message in the stages cut, play and over."""

from markupsafe import Markup

from bot.screens.base import Screen, TableView
from bot.screens.common import lines, paragraphs, suit_sign
from bot.screens.deberc.final import victory
from bot.screens.deberc.scene import Scene
from bot.screens.final import standings
from bot.screens.parts import group_rows, looks, seal, seat_lines
from bot.texts import Texts


def table_screen(table: TableView, texts: Texts) -> Screen:
    """What the whole group sees; built from the public view."""
    scene = Scene(table, texts, you=False)
    if table.stage == "over":
        text = paragraphs(victory(scene), standings(scene), scene.trick_before())
        return Screen(text, (looks(table, texts),))
    between = table.stage == "cut"
    text = paragraphs(
        *heading(scene),
        lines(
            "" if between else scene.trump_line(with_names=False),
            "" if between else scene.announced_lines(),
            "" if between else scene.trick_now(),
            scene.trick_before(),
        ),
        lines(scene.turn_line(), scene.stop_line()),
        seal(scene),
    )
    return Screen(text, group_rows(table, texts))


def heading(scene: Scene) -> tuple[Markup, ...]:
    """The game, the seats and the score."""
    view = scene.view
    return (
        scene.header(scene.texts("deberc-header-extra") if view.extra_deal else ""),
        seat_lines(scene, [_takes(scene, seat) for seat in range(view.seats)]),
        lines(
            scene.score_line() if scene.partners else "",
            scene.hanging_lines(),
            _voids(scene),
        ),
    )


def _takes(scene: Scene, seat: int) -> str:
    view = scene.view
    if seat != view.taker or view.trump is None or scene.table.stage == "cut":
        return ""
    key = "deberc-seat-taker-you" if seat == scene.me else "deberc-seat-taker"
    return scene.texts(key, suit=suit_sign(view.trump))


def _voids(scene: Scene) -> Markup | str:
    voids = scene.view.void_deals
    return scene.texts("deberc-voids", deals=voids) if voids else ""
