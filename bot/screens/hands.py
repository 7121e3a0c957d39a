"""What the hands of all games share: the message around the cards, the cut, cards as buttons."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from markupsafe import Markup, escape

from bot.presses import ChoosePress, CutPress, MovePress
from bot.screens.advice import hint_row
from bot.screens.ask import why_button
from bot.screens.base import Button, Screen, Style
from bot.screens.common import (
    ALERT_LIMIT,
    PRIVATE_LIMIT,
    even_rows,
    fitted,
    joined,
    lines,
    paragraphs,
    shown_units,
)
from bot.screens.final import standings
from bot.screens.parts import back_button, call_rows, looks, seal, stop_buttons
from bot.screens.scene import AnyScene
from engine.cards import NAMES, Card, pretty
from engine.game import Action

_CUTS: Final = (5, 10, 16, 22, 27)

Rows: TypeAlias = list[tuple[Button, ...]]


def hand_message(
    scene: AnyScene,
    parts: Sequence[str],
    rows: Rows,
    alert: Callable[[], str],
    *,
    private: bool,
    heading: Sequence[Markup],
) -> Screen:
    """The paragraphs and buttons of a game's own, within what every hand has.

    ``private``: inside the group, at most 1024 characters; what is longer becomes the alert's text.
    ``heading``: what stands above the table, for a hand that shows the table too.
    """
    table, t = scene.table, scene.texts
    me = scene.me
    assert me is not None
    head = t("table-hand-private") if private else _which_table(scene)
    away = table.seats[me].away or table.seats[me].left
    warning = t("table-hand-away") if away else ""
    others = Markup("") if scene.whole else _others_away(scene)
    if scene.whole:
        parts = (heading[0], seal(scene), *heading[1:], *parts)
    text = paragraphs(head, warning, *parts, lines(others, scene.stop_line()))
    if private and shown_units(text) > PRIVATE_LIMIT:
        text = paragraphs(head, warning, escape(alert()))
    if away:
        rows = [(back_button(table, t),), *rows]
    elif scene.whole:
        rows = [*rows, *call_rows(table, t)]
    why = why_button(table, t)
    if why:
        rows = [*rows, why]
    if hint := hint_row(table, t):
        rows = [*rows, hint]
    if table.stop_votes and me not in table.stop_votes:
        rows = [*rows, stop_buttons(table, t)]
    return Screen(text, (*rows, *_last_rows(scene, private)))


def _which_table(scene: AnyScene) -> Markup:
    """Which table it is, for somebody who plays at several; and why it is not in its group."""
    others = [scene.name(seat.number) for seat in scene.table.seats if seat.number != scene.me]
    several = scene.table.several and not scene.whole
    return lines(
        scene.texts("table-hand-which", names=joined(others, ", ")) if several else "",
        scene.texts("table-hand-muted") if scene.table.muted else "",
    )


def _others_away(scene: AnyScene) -> Markup:
    """For whom else a computer plays now."""
    names = [
        scene.name(seat.number)
        for seat in scene.table.seats
        if seat.number != scene.me and (seat.away or seat.left)
    ]
    return scene.texts("table-hand-others", names=joined(names, ", ")) if names else Markup("")


def over_message(scene: AnyScene, victory: Markup, *, private: bool) -> Screen:
    """The hand of a match that is over."""
    head = scene.texts("table-hand-private") if private else Markup("")
    return Screen(paragraphs(head, victory, standings(scene)), _last_rows(scene, private))


def _last_rows(scene: AnyScene, private: bool) -> tuple[tuple[Button, ...], ...]:
    """What may be looked at, and the way back to the group: four in a row are cut on a phone."""
    row = looks(scene.table, scene.texts)
    if scene.table.group_url is None or private:
        return (row,)
    return row, (Button(scene.texts.plain("button-table"), url=scene.table.group_url),)


# The cut


def cut_text(scene: AnyScene) -> Markup:
    """Who cuts, and for the one who does, what to do."""
    cuts = scene.table.deals[-1].cutter == scene.me
    return lines(scene.turn_line(), scene.texts("table-cut-ask" if cuts else "table-cut-wait"))


def cut_rows(scene: AnyScene) -> Rows:
    """The depths to choose from."""
    deal = scene.table.deals[-1]
    if deal.cutter != scene.me:
        return []
    return [
        tuple(
            Button(str(depth), CutPress(table=scene.table.id, deal=deal.number, depth=depth).pack())
            for depth in _CUTS
        )
    ]


# Moves


def move_button(scene: AnyScene, label: str, record: str, style: Style | None = None) -> Button:
    """A button that does what the record's text says, at this moment of the match."""
    press = MovePress(table=scene.table.id, seq=scene.table.seq, action=record)
    return Button(label, press.pack(), style=style)


def choose_button(scene: AnyScene, label: str, what: str, style: Style | None = None) -> Button:
    """A button that begins, goes on, or with "" ends a choice in one's own hand."""
    press = ChoosePress(table=scene.table.id, seq=scene.table.seq, what=what)
    return Button(label, press.pack(), style=style)


def record_text(action: Action) -> str:
    """An action as a press carries it."""
    return f"{action.verb} {action.args}".rstrip()


def card_rows(scene: AnyScene, cards: Iterable[Card], legal: Iterable[Action]) -> Rows:
    """Every card is a button, also where it may not be played: the answer says why."""
    playing = scene.view.phase == "play" and scene.view.to_act == scene.me
    open_ = {action.args for action in legal if action.verb == "play"}
    buttons: list[Button] = []
    for card in cards:
        label = pretty(card)
        style: Style | None = None
        if playing and NAMES[card] in open_:
            style = "primary"
        elif playing:
            label = scene.texts.plain("table-button-closed", card=label)
        buttons.append(move_button(scene, label, f"play {NAMES[card]}", style))
    return list(even_rows(buttons, 5))


# The alert


def between_alert(scene: AnyScene) -> str | None:
    """What the alert says while nobody holds cards; None while somebody does."""
    table, t = scene.table, scene.texts
    if table.stage == "over":
        return t.plain("table-alert-over")
    if table.stage != "cut":
        return None
    cutter = table.deals[-1].cutter
    if cutter == table.viewer:
        return t.plain("table-alert-your-cut")
    return fitted(t.plain("table-alert-cut", who=table.seats[cutter].name), ALERT_LIMIT)


def cards_alert(scene: AnyScene, cards: Iterable[Card], *facts: str) -> str:
    """The hand, what lies on the table, some facts and whose turn it is, in 200 characters."""
    table, view, t = scene.table, scene.view, scene.texts
    turn = ""
    if view.to_act == table.viewer:
        turn = t.plain("table-alert-your-turn")
    elif view.to_act is not None:
        turn = t.plain("table-alert-turn", who=table.seats[view.to_act].name)
    parts = (
        t.plain("table-alert-hand", cards=_pretty(cards)),
        _lying(scene),
        " · ".join(part for part in (*facts, turn) if part),
    )
    return fitted("\n".join(part for part in parts if part), ALERT_LIMIT)


def _lying(scene: AnyScene) -> str:
    cards = scene.lying()
    return scene.texts.plain("table-alert-table", cards=_pretty(cards)) if cards else ""


def _pretty(cards: Iterable[Card]) -> str:
    return " ".join(pretty(card) for card in cards)
