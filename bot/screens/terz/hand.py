"""One seat's hand: in the direct chat, privately in the group, and as an alert; and one's claim."""

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup

from bot.screens.base import Button, Screen, TableView
from bot.screens.common import (
    ALERT_LIMIT,
    even_rows,
    fitted,
    in_hand_order,
    lines,
    paragraphs,
    show_button,
    suit_sign,
)
from bot.screens.hands import (
    Rows,
    between_alert,
    card_rows,
    cards_alert,
    choose_button,
    cut_rows,
    cut_text,
    hand_message,
    move_button,
    over_message,
    record_text,
)
from bot.screens.terz.count import brief
from bot.screens.terz.final import victory
from bot.screens.terz.scene import Scene
from bot.screens.terz.table import heading
from bot.texts import Texts
from engine.cards import SUITS, Card, cards_text, pretty, suit_of
from engine.game import Action
from engine.terz.tables import POWER, SEVEN
from engine.terz.view import Meld, TerzView

CLAIM: Final = "arrive"
_BREAKS_A_ROW: Final = 7


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
    facts: list[str] = []
    if view.trump is not None:
        facts.append(texts.plain("table-alert-trump", suit=suit_sign(view.trump)))
    if view.upcard_lies is not None:
        facts.append(texts.plain("table-upcard-lies", card=pretty(view.upcard_lies)))
    if view.talon:
        cards = texts.plain("count-cards", cards=view.talon)
        facts.append(texts.plain("terz-talon", cards=cards))
    return cards_alert(scene, _in_order(view), *facts)


def tricks_alert(table: TableView, texts: Texts) -> str | None:
    """The tricks so far by who took them, in 200 characters; None while nobody may look."""
    scene = Scene(table, texts)
    view = scene.view
    if not view.may_look_back or table.stage != "play":
        return None
    taken = [
        texts.plain(
            "terz-alert-tricks",
            who=table.seats[seat].name,
            cards=", ".join(
                " ".join(pretty(card) for card in trick.cards)
                for trick in view.tricks
                if trick.taker == seat
            ),
        )
        for seat in range(view.seats)
        if view.tricks_by_seat[seat]
    ]
    return fitted("\n".join(taken), ALERT_LIMIT)


def _screen(scene: Scene, private: bool) -> Screen:
    table, view = scene.table, scene.view
    if table.stage == "over":
        return over_message(scene, victory(scene), private=private)
    if table.stage == "cut":
        parts = (_between(scene), cut_text(scene))
        rows = cut_rows(scene)
    elif table.choosing == CLAIM and view.may(CLAIM):
        parts = (scene.turn_line(), _claim(scene))
        rows = _claim_rows(scene)
    else:
        parts = (_play_text(scene), _notes(scene))
        cards = card_rows(scene, _in_order(view), view.legal)
        rows = _special_rows(scene) + cards + _more_rows(scene)
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
    return lines(brief(scene, scene.view.counted[-1]), scene.score_line())


def _play_text(scene: Scene) -> Markup:
    return paragraphs(
        scene.turn_line(),
        lines(scene.colour_line(), scene.talk_now()),
        lines(
            scene.trump_line(),
            scene.draw_line(),
            scene.trick_now(),
            scene.trick_before(),
            scene.shown_line(),
        ),
        lines(
            "" if scene.whole else scene.tricks_line(),
            scene.words_line(),
            scene.fine_lines(),
            "" if scene.whole else scene.score_line(),
        ),
    )


def _notes(scene: Scene) -> Markup:
    view, t = scene.view, scene.texts
    notes: list[Markup] = []
    if view.may("colour"):
        notes.append(t("terz-note-colour"))
    if view.may("break"):
        notes.append(t("terz-note-break"))
    if view.drawn is not None and view.drawn in (view.hand or ()):
        notes.append(t("terz-note-drawn", card=pretty(view.drawn)))
    if view.trump is not None and view.upcard_lies is not None:
        seven = SEVEN[view.trump]
        if seven in (view.hand or ()):
            due = "-due" if view.seven_due else ""
            notes.append(
                t(f"terz-note-seven{due}", seven=pretty(seven), card=pretty(view.upcard_lies))
            )
    return lines(*notes)


def _special_rows(scene: Scene) -> Rows:
    """All that may be done now but for playing cards, and for the claim, which is asked first."""
    view, t = scene.view, scene.texts
    melds = {cards_text(meld.cards): meld for meld in view.melds_now}
    talk: list[Button] = []
    declared: list[Button] = []
    depths: list[Button] = []
    rows: Rows = []
    for action in view.legal:
        record = record_text(action)
        match action.verb:
            case "colour":
                label = t.plain(f"terz-button-{action.args}")
                talk.append(move_button(scene, label, record, "primary"))
            case "good":
                talk.append(move_button(scene, t.plain("terz-button-good"), record, "success"))
            case "ask":
                talk.append(move_button(scene, t.plain("terz-button-ask"), record, "primary"))
            case "beat":
                label = t.plain("terz-button-beat", meld=_label(scene, melds[action.args]))
                rows.append((move_button(scene, label, record, "danger"),))
            case "declare":
                label = _label(scene, melds[action.args])
                declared.append(move_button(scene, label, record, "success"))
            case "marriage":
                rows.append(
                    (move_button(scene, t.plain("terz-button-marriage"), record, "success"),)
                )
            case "seven":
                rows.append((_seven(scene, action),))
            case "break":
                depths.append(move_button(scene, action.args, record))
    return [
        *([tuple(talk)] if talk else []),
        *even_rows(declared, 2),
        *rows,
        *even_rows(depths, _BREAKS_A_ROW),
    ]


def _seven(scene: Scene, action: Action) -> Button:
    view = scene.view
    assert view.trump is not None
    assert view.upcard_lies is not None
    label = scene.texts.plain(
        "table-button-seven", seven=pretty(SEVEN[view.trump]), upcard=pretty(view.upcard_lies)
    )
    return move_button(scene, label, record_text(action), "danger" if view.seven_due else "success")


def _label(scene: Scene, meld: Meld) -> str:
    t = scene.texts
    kind = t.plain(f"terz-say-{meld.kind}")
    run = scene.is_run(meld.kind)
    name = t.plain("terz-meld", kind=kind, top=pretty(meld.cards[-1])) if run else kind
    return t.plain("terz-button-meld", meld=name, points=meld.points)


def _more_rows(scene: Scene) -> Rows:
    """Looking through the tricks, and the way to the claim."""
    view, t, table = scene.view, scene.texts, scene.table
    row: list[Button] = []
    if view.may_look_back:
        row.append(show_button(table.id, "tricks", t.plain("terz-button-tricks")))
    if view.may(CLAIM):
        row.append(choose_button(scene, t.plain("terz-button-arrive"), CLAIM))
    return [tuple(row)] if row else []


# The claim (T-43): asked before it is made


def _claim(scene: Scene) -> Markup:
    """One's own exact count, and what a mistake costs."""
    view, t, me = scene.view, scene.texts, scene.me
    assert me is not None
    target = view.options.target
    return paragraphs(
        t("terz-claim-title"),
        lines(
            t("terz-claim-written", points=view.totals[me]),
            t("terz-claim-tricks", points=view.card_points[me]),
            t("terz-claim-exact", points=view.exact[me], target=target),
        ),
        t("terz-claim-cost", target=target),
    )


def _claim_rows(scene: Scene) -> Rows:
    t = scene.texts
    return [
        (
            move_button(scene, t.plain("terz-button-claim"), CLAIM, "danger"),
            choose_button(scene, t.plain("terz-button-not-yet"), ""),
        )
    ]


def _in_order(view: TerzView) -> list[Card]:
    return in_hand_order(_cards(view), view.trump, lambda card: _power(card, view))


def _cards(view: TerzView) -> Iterable[Card]:
    return view.hand or ()


def _power(card: Card, view: TerzView) -> int:
    suit = suit_of(card)
    other = (suit + 1) % len(SUITS)
    return POWER[suit if suit == view.trump else other][suit][card]
