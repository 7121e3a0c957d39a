"""The group's table message in the stages cut, play and over."""

from markupsafe import Markup

from bot.presses import SeatPress
from bot.screens.base import Button, Screen, TableView
from bot.screens.common import joined, lines, number, paragraphs, show_button, suit_sign
from bot.screens.deberc.final import standings, victory
from bot.screens.deberc.scene import PAIR_SIGNS, Scene
from bot.texts import Texts

_SHORT_SEAL = 8


def table_screen(table: TableView, texts: Texts) -> Screen:
    """What the whole group sees; built from the public view."""
    scene = Scene(table, texts, you=False)
    if table.stage == "over":
        text = paragraphs(victory(scene), standings(scene), scene.trick_before())
        return Screen(text, (_looks(scene),))
    between = table.stage == "cut"
    text = paragraphs(
        _header(scene),
        lines(*(_seat(scene, seat) for seat in range(scene.view.seats))),
        lines(
            scene.score_line() if scene.partners else "",
            scene.hanging_lines(),
            _voids(scene),
        ),
        lines(
            "" if between else scene.trump_line(with_names=False),
            "" if between else scene.announced_lines(),
            "" if between else scene.trick_now(),
            scene.trick_before(),
        ),
        lines(scene.turn_line(), scene.stop_line()),
        _seal(scene),
    )
    return Screen(text, _rows(scene))


def _header(scene: Scene) -> Markup:
    t = scene.texts
    head = t(
        "deberc-header",
        preset=scene.preset(),
        target=scene.target(),
        deal=scene.table.deals[-1].number,
    )
    return joined((head, t("deberc-header-extra") if scene.view.extra_deal else ""), " · ")


def _seat(scene: Scene, seat: int) -> Markup:
    table, view, t = scene.table, scene.view, scene.texts
    who = table.seats[seat]
    between = table.stage == "cut"
    turn = table.deals[-1].cutter if between else view.to_act
    if seat == turn:
        mark = "👉"
    elif who.kind == "computer":
        mark = "🤖"
    else:
        mark = "🚪" if who.left else "💤" if who.away else "▫️"
    name = scene.name(seat)
    if seat == turn:
        name = Markup("<b>{}</b>").format(name)
    if scene.partners:
        name = Markup("{} {}").format(PAIR_SIGNS[scene.side_of(seat)], name)
    tricks = view.tricks_by_seat[seat]
    facts = (
        name if scene.partners else _with_total(scene, name, seat),
        t("deberc-seat-dealer") if seat == view.dealer else "",
        _takes(scene, seat),
        t("count-tricks", tricks=tricks) if tricks and not between else "",
        t("deberc-seat-away") if who.away or who.left else "",
    )
    return Markup("{} {}").format(mark, joined(facts, " · "))


def _takes(scene: Scene, seat: int) -> Markup | str:
    view = scene.view
    if seat != view.taker or view.trump is None or scene.table.stage == "cut":
        return ""
    return scene.texts("deberc-seat-taker", suit=suit_sign(view.trump))


def _with_total(scene: Scene, name: Markup, seat: int) -> Markup:
    total = number(scene.view.totals[seat])
    return joined((name, scene.texts("deberc-seat-total", total=total)), " · ")


def _voids(scene: Scene) -> Markup | str:
    voids = scene.view.void_deals
    return scene.texts("deberc-voids", deals=voids) if voids else ""


def _seal(scene: Scene) -> Markup:
    deal = scene.table.deals[-1]
    return scene.texts(
        "deberc-seal",
        deal=deal.number,
        short=deal.commitment[:_SHORT_SEAL],
        commitment=deal.commitment,
    )


def _looks(scene: Scene) -> tuple[Button, ...]:
    table, t = scene.table, scene.texts
    return (
        show_button(table.id, "score", t.plain("button-score")),
        show_button(table.id, "rules", t.plain("button-rules")),
    )


def _rows(scene: Scene) -> tuple[tuple[Button, ...], ...]:
    table, t = scene.table, scene.texts
    rows = [
        (
            show_button(table.id, "hand", t.plain("button-hand")),
            Button(t.plain("button-chat"), url=f"https://t.me/{table.bot_username}"),
        ),
        _looks(scene),
    ]
    if table.stop_votes:
        rows.append(stop_buttons(table, t))
    return tuple(rows)


def stop_buttons(table: TableView, texts: Texts) -> tuple[Button, ...]:
    """The two answers to somebody's wish to stop."""
    stop = SeatPress(table=table.id, what="stop").pack()
    keep = SeatPress(table=table.id, what="keep").pack()
    return (
        Button(texts.plain("button-stop"), stop, style="danger"),
        Button(texts.plain("button-keep"), keep),
    )
