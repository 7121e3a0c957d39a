"""One seat's hand: in the direct chat, privately in the group, and as an alert."""

from typing import Final

from markupsafe import Markup, escape

from bot.presses import CutPress, MovePress, SeatPress
from bot.screens.base import Button, Screen, Style, TableView
from bot.screens.common import (
    ALERT_LIMIT,
    PRIVATE_LIMIT,
    even_rows,
    fitted,
    in_hand_order,
    lines,
    paragraphs,
    show_button,
    shown_units,
    suit_sign,
)
from bot.screens.deberc.count import brief
from bot.screens.deberc.final import standings, victory
from bot.screens.deberc.scene import Scene
from bot.screens.deberc.table import stop_buttons
from bot.texts import Texts
from engine.cards import NAMES, SUITS, Card, Suit, parse_suit, pretty, rank_of, suit_of
from engine.deberc.tables import POWER, SEVEN
from engine.deberc.view import DebercView

_CUTS: Final = (5, 10, 16, 22, 27)
_KING_QUEEN: Final = frozenset({rank_of(NAMES.index("KS")), rank_of(NAMES.index("QS"))})

Rows = list[tuple[Button, ...]]


def hand_screen(table: TableView, texts: Texts) -> Screen:
    """The hand message of ``table.viewer`` in the direct chat."""
    return _screen(Scene(table, texts), private=False)


def private_hand_screen(table: TableView, texts: Texts) -> Screen:
    """The same in the group, for one member: at most 1024 characters."""
    return _screen(Scene(table, texts), private=True)


def hand_alert(table: TableView, texts: Texts) -> str:
    """The hand in 200 characters."""
    scene = Scene(table, texts)
    view, t = scene.view, texts
    if table.stage == "over":
        return t.plain("deberc-alert-over")
    if table.stage == "cut":
        cutter = table.deals[-1].cutter
        if cutter == table.viewer:
            return t.plain("deberc-alert-your-cut")
        who = table.seats[cutter].name
        return fitted(t.plain("deberc-alert-cut", who=who), ALERT_LIMIT)
    cards = " ".join(pretty(card) for card in _in_order(view))
    assert view.upcard is not None
    trump = (
        t.plain("deberc-alert-upcard", card=pretty(view.upcard))
        if view.trump is None
        else t.plain("deberc-alert-trump", suit=suit_sign(view.trump))
    )
    turn = ""
    if view.to_act is not None:
        turn = (
            t.plain("deberc-alert-your-turn")
            if view.to_act == table.viewer
            else t.plain("deberc-alert-turn", who=table.seats[view.to_act].name)
        )
    lying = ""
    if view.trick is not None:
        trick = " ".join(pretty(card) for card in view.trick.cards)
        lying = t.plain("deberc-alert-table", cards=trick)
    text = "\n".join(
        part
        for part in (
            t.plain("deberc-alert-hand", cards=cards),
            lying,
            " · ".join(part for part in (trump, turn) if part),
        )
        if part
    )
    return fitted(text, ALERT_LIMIT)


def _screen(scene: Scene, private: bool) -> Screen:
    table, t = scene.table, scene.texts
    head = t("deberc-hand-private") if private else Markup("")
    me = scene.me
    assert me is not None
    away = table.seats[me].away or table.seats[me].left
    if table.stage == "over":
        return Screen(
            paragraphs(head, victory(scene), standings(scene)), tuple(_last_rows(scene, private))
        )
    if table.stage == "cut":
        parts = (_between(scene), _cut_text(scene))
        rows = _cut_rows(scene)
    else:
        parts = (_play_text(scene), _notes(scene))
        rows = _special_rows(scene) + _card_rows(scene)
    warning = t("deberc-hand-away") if away else ""
    text = paragraphs(head, warning, *parts, scene.stop_line())
    if private and shown_units(text) > PRIVATE_LIMIT:
        text = paragraphs(head, warning, escape(hand_alert(table, t)))
    if away:
        back = SeatPress(table=table.id, what="back").pack()
        rows.insert(0, (Button(t.plain("button-back"), back, style="success"),))
    if table.stop_votes and me not in table.stop_votes:
        rows.append(stop_buttons(table, t))
    return Screen(text, tuple(rows + _last_rows(scene, private)))


def _last_rows(scene: Scene, private: bool) -> Rows:
    table, t = scene.table, scene.texts
    row = [
        show_button(table.id, "score", t.plain("button-score")),
        show_button(table.id, "rules", t.plain("button-rules")),
    ]
    if table.group_url is not None and not private:
        row.append(Button(t.plain("button-table"), url=table.group_url))
    return [tuple(row)]


# Between deals


def _between(scene: Scene) -> Markup:
    if not scene.view.counted:
        return Markup("")
    return lines(brief(scene, scene.view.counted[-1]), scene.score_line(), scene.hanging_lines())


def _cut_text(scene: Scene) -> Markup:
    cuts = scene.table.deals[-1].cutter == scene.me
    return lines(scene.turn_line(), scene.texts("deberc-cut-ask" if cuts else "deberc-cut-wait"))


def _cut_rows(scene: Scene) -> Rows:
    deal = scene.table.deals[-1]
    if deal.cutter != scene.me:
        return []
    return [
        tuple(
            Button(str(depth), CutPress(table=scene.table.id, deal=deal.number, depth=depth).pack())
            for depth in _CUTS
        )
    ]


# The deal


def _play_text(scene: Scene) -> Markup:
    view, t = scene.view, scene.texts
    taken = t("deberc-tricks", list=_tricks(scene)) if view.tricks else ""
    return paragraphs(
        scene.turn_line(),
        lines(
            scene.trump_line(),
            scene.announced_lines(),
            scene.trick_now(),
            scene.trick_before(),
        ),
        lines(taken, scene.score_line(), _partner(scene), scene.hanging_lines()),
    )


def _partner(scene: Scene) -> Markup:
    assert scene.me is not None
    if not scene.partners:
        return Markup("")
    partner = (scene.me + scene.view.sides) % scene.view.seats
    return scene.texts("deberc-partner", name=scene.name(partner))


def _tricks(scene: Scene) -> Markup:
    view = scene.view
    tricks = [0] * view.sides
    for seat, count in enumerate(view.tricks_by_seat):
        tricks[scene.side_of(seat)] += count
    return scene.by_side(tricks)


def _notes(scene: Scene) -> Markup:
    view, t = scene.view, scene.texts
    assert scene.me is not None
    verbs = {action.verb for action in view.legal}
    notes: list[Markup] = []
    if view.phase == "bid2" and verbs and "pass" not in verbs:
        notes.append(t("deberc-note-obligation"))
    said = view.announced[scene.me]
    if view.own_melds and said != "waived" and not view.tricks:
        when = "now" if "meld" in verbs else "later" if said is None else "said"
        notes.append(t(f"deberc-note-meld-{when}", melds=scene.melds(view.own_melds)))
    if "bella" in verbs or _holds_bella(view):
        notes.append(t("deberc-note-bella", when=view.options.bella_when))
    return lines(*notes)


def _holds_bella(view: DebercView) -> bool:
    trumps = {rank_of(card) for card in view.hand or () if suit_of(card) == view.trump}
    return trumps >= _KING_QUEEN and view.bella_by != view.seat


def _special_rows(scene: Scene) -> Rows:
    view, t = scene.view, scene.texts
    takes: list[Button] = []
    rows: Rows = []
    for action in view.legal:
        record = f"{action.verb} {action.args}".rstrip()
        match action.verb:
            case "take":
                assert view.upcard is not None
                suit = parse_suit(action.args) if action.args else suit_of(view.upcard)
                label = t.plain("deberc-button-take", suit=suit_sign(suit))
                takes.append(_move(scene, label, record, "success"))
            case "pass":
                rows.append((_move(scene, t.plain("deberc-button-pass"), record),))
            case "meld":
                rows.append((_move(scene, _meld_label(scene), record, "success"),))
            case "bella":
                rows.append((_move(scene, t.plain("deberc-button-bella"), record, "success"),))
            case "seven":
                assert view.trump is not None
                assert view.upcard is not None
                label = t.plain(
                    "deberc-button-seven",
                    seven=pretty(SEVEN[view.trump]),
                    upcard=pretty(view.upcard),
                )
                rows.append((_move(scene, label, record, "success"),))
            case "redeal":
                rows.append((_move(scene, t.plain("deberc-button-redeal"), record),))
    if len(takes) == 1:
        return [(*takes, *(button for row in rows for button in row))]
    return ([tuple(takes)] if takes else []) + rows


def _meld_label(scene: Scene) -> str:
    t, melds = scene.texts, scene.view.own_melds
    points = sum(meld.points for meld in melds)
    if len(melds) > 2:
        return t.plain("deberc-button-melds", count=len(melds), points=points)
    names = ", ".join(
        t.plain(
            "deberc-meld",
            kind=t.plain(f"deberc-kind-{meld.kind}"),
            top=pretty(meld.cards[-1]),
        )
        for meld in melds
    )
    return t.plain("deberc-button-meld", melds=names, points=points)


def _card_rows(scene: Scene) -> Rows:
    """Every card is a button, also where it may not be played: the answer says why."""
    view, t = scene.view, scene.texts
    playing = view.phase == "play" and view.to_act == scene.me
    legal = {action.args for action in view.legal if action.verb == "play"}
    buttons: list[Button] = []
    for card in _in_order(view):
        label = pretty(card)
        style: Style | None = None
        if playing and NAMES[card] in legal:
            style = "primary"
        elif playing:
            label = t.plain("deberc-button-closed", card=label)
        buttons.append(_move(scene, label, f"play {NAMES[card]}", style))
    return list(even_rows(buttons, 5))


def _move(scene: Scene, label: str, record: str, style: Style | None = None) -> Button:
    press = MovePress(table=scene.table.id, seq=scene.table.seq, action=record)
    return Button(label, press.pack(), style=style)


def _in_order(view: DebercView) -> list[Card]:
    """The hand as people sort it; while the first round lasts, the upcard's suit is as if trump."""
    trump = view.trump
    if trump is None and view.phase == "bid1" and view.upcard is not None:
        trump = suit_of(view.upcard)
    return in_hand_order(view.hand or (), trump, lambda card: _power(card, trump))


def _power(card: Card, trump: Suit | None) -> int:
    suit = suit_of(card)
    other = (suit + 1) % len(SUITS)
    return POWER[suit if suit == trump else other][suit][card]
