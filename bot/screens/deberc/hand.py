"""One seat's hand: in the direct chat, privately in the group, and as an alert."""

from typing import Final

from markupsafe import Markup

from bot.screens.base import Button, Screen, TableView
from bot.screens.common import in_hand_order, lines, paragraphs, suit_sign
from bot.screens.deberc.count import brief
from bot.screens.deberc.final import victory
from bot.screens.deberc.scene import Scene
from bot.screens.deberc.table import heading
from bot.screens.hands import (
    Rows,
    between_alert,
    card_rows,
    cards_alert,
    cut_rows,
    cut_text,
    hand_message,
    move_button,
    over_message,
    record_text,
)
from bot.texts import Texts
from engine.cards import NAMES, SUITS, Card, Suit, parse_suit, pretty, rank_of, suit_of
from engine.deberc.tables import POWER, SEVEN
from engine.deberc.view import DebercView

_KING_QUEEN: Final = frozenset({rank_of(NAMES.index("KS")), rank_of(NAMES.index("QS"))})


def hand_screen(table: TableView, texts: Texts) -> Screen:
    """The hand message of ``table.viewer`` in the direct chat."""
    return _screen(Scene(table, texts), private=False)


def private_hand_screen(table: TableView, texts: Texts) -> Screen:
    """The same in the group, for one member: at most 1024 characters."""
    return _screen(Scene(table, texts), private=True)


def hand_alert(table: TableView, texts: Texts) -> str:
    """The hand in 200 characters."""
    scene = Scene(table, texts)
    between = between_alert(scene)
    if between is not None:
        return between
    view = scene.view
    assert view.upcard is not None
    trump = (
        texts.plain("table-alert-upcard", card=pretty(view.upcard))
        if view.trump is None
        else texts.plain("table-alert-trump", suit=suit_sign(view.trump))
    )
    return cards_alert(scene, _in_order(view), trump)


def _screen(scene: Scene, private: bool) -> Screen:
    table, view = scene.table, scene.view
    if table.stage == "over":
        return over_message(scene, victory(scene), private=private)
    if table.stage == "cut":
        parts = (_between(scene), cut_text(scene))
        rows = cut_rows(scene)
    else:
        parts = (_play_text(scene), _notes(scene))
        rows = _special_rows(scene) + card_rows(scene, _in_order(view), view.legal)
    return hand_message(
        scene,
        parts,
        rows,
        lambda: hand_alert(table, scene.texts),
        private=private,
        heading=heading(scene),
    )


def _between(scene: Scene) -> Markup:
    if scene.whole or not scene.view.counted:
        return Markup("")
    return lines(brief(scene, scene.view.counted[-1]), scene.score_line(), scene.hanging_lines())


def _play_text(scene: Scene) -> Markup:
    return paragraphs(
        scene.turn_line(),
        lines(
            scene.trump_line(with_names=not scene.whole),
            scene.announced_lines(),
            scene.trick_now(),
            scene.trick_before(),
        ),
        Markup("")
        if scene.whole
        else lines(scene.tricks_line(), scene.score_line(), _partner(scene), scene.hanging_lines()),
    )


def _partner(scene: Scene) -> Markup:
    assert scene.me is not None
    if not scene.partners:
        return Markup("")
    partner = (scene.me + scene.view.sides) % scene.view.seats
    return scene.texts("deberc-partner", name=scene.name(partner))


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
        record = record_text(action)
        match action.verb:
            case "take":
                assert view.upcard is not None
                suit = parse_suit(action.args) if action.args else suit_of(view.upcard)
                label = t.plain("deberc-button-take", suit=suit_sign(suit))
                takes.append(move_button(scene, label, record, "success"))
            case "pass":
                rows.append((move_button(scene, t.plain("deberc-button-pass"), record),))
            case "meld":
                rows.append((move_button(scene, _meld_label(scene), record, "success"),))
            case "bella":
                rows.append(
                    (move_button(scene, t.plain("deberc-button-bella"), record, "success"),)
                )
            case "seven":
                assert view.trump is not None
                assert view.upcard is not None
                label = t.plain(
                    "table-button-seven",
                    seven=pretty(SEVEN[view.trump]),
                    upcard=pretty(view.upcard),
                )
                rows.append((move_button(scene, label, record, "success"),))
            case "redeal":
                rows.append((move_button(scene, t.plain("deberc-button-redeal"), record),))
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
