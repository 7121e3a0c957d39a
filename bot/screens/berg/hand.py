"""One seat's hand: in the direct chat, privately in the group, and as an alert.

What takes several steps (a jack's order, a declaration) is chosen in the hand itself: how far its
person is stands in ``TableView.choosing``. What makes no sense there is ignored.
"""

from typing import Final, NamedTuple

from markupsafe import Markup

from bot.screens.base import Button, Screen, Style, TableView
from bot.screens.berg.count import brief
from bot.screens.berg.final import victory
from bot.screens.berg.scene import Scene, cards_text, order_sign
from bot.screens.berg.table import heading
from bot.screens.common import even_rows, in_hand_order, lines, number, paragraphs
from bot.screens.hands import (
    Rows,
    between_alert,
    cards_alert,
    choose_button,
    cut_rows,
    cut_text,
    hand_message,
    move_button,
    over_message,
)
from bot.texts import Texts
from engine.cards import BLACK_JOKER, CARD_OF, NAMES, RANKS, SUITS, Card, pretty, rank_of

OFFERS: Final = "offers"
RESIGN: Final = "resign"
_KEPT: Final = 3  # B-41
_FEW: Final = 15


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
    takes = scene.view.takes
    fact = ""
    if takes is not None and takes.card is not None:
        fact = texts.plain("berg-alert-only", card=pretty(takes.card))
    elif takes is not None:
        fact = texts.plain("berg-alert-may", list=str(scene.takes_list(takes)))
    return cards_alert(scene, _in_order(scene), fact)


def _screen(scene: Scene, private: bool) -> Screen:
    table = scene.table
    if table.stage == "over":
        return over_message(scene, victory(scene), private=private)
    choice = _choice(scene) if table.stage == "play" else None
    if table.stage == "cut":
        parts = [_between(scene), cut_text(scene)]
        rows = cut_rows(scene)
    elif choice is not None:
        cards = scene.texts("berg-your-cards", cards=cards_text(_in_order(scene)))
        parts = [scene.turn_line(), lines(scene.top_line(), cards), choice.text]
        rows = choice.rows
    else:
        parts = [_play_text(scene)]
        rows = _card_rows(scene) + _turn_rows(scene)
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
    view, t = scene.view, scene.texts
    assert scene.me is not None
    holds = (
        t("berg-holds-you", what=scene.seat_fact(scene.me)),
        t("berg-holds", who=scene.name(1 - scene.me), what=scene.seat_fact(1 - scene.me)),
    )
    fresh = t("berg-fresh", cards=cards_text(view.fresh)) if view.fresh else ""
    return paragraphs(
        scene.turn_line(),
        lines(scene.missed_line(), scene.top_line(), scene.takes_line(), _note(scene)),
        lines(*(() if scene.whole else holds), scene.deck_line(), scene.open_lines()),
        lines(scene.log_line(), fresh),
        "" if scene.whole else scene.score_line(),
    )


def _note(scene: Scene) -> Markup:
    """What the viewer has to know for this turn."""
    view, t = scene.view, scene.texts
    if view.to_act != scene.me or view.takes is None or view.hand is None:
        return Markup("")
    if view.obliged:
        return t("berg-note-obliged-drawn" if view.has_drawn else "berg-note-obliged")
    fits = any(card in view.takes.cards for card in view.hand)
    if fits and not view.playable and len(view.hand) <= _KEPT:
        return t("berg-note-kept")
    if not view.has_drawn:
        return Markup("") if view.playable else t("berg-note-draw")
    return t("berg-note-drawn" if view.playable else "berg-note-pass")


# The cards and the turn


def _card_rows(scene: Scene) -> Rows:
    """Every card is a button, those that may be played first; the answer to others says why."""
    view, t = scene.view, scene.texts
    mine = view.to_act == scene.me
    buttons: list[Button] = []
    for card in _in_order(scene):
        label = pretty(card)
        style: Style | None = None
        if card in view.playable:
            style = "primary"
            if view.orders(card):
                label = t.plain("berg-button-orders", card=label)
                buttons.append(choose_button(scene, label, NAMES[card], style))
                continue
        elif mine:
            label = t.plain("table-button-closed", card=label)
        buttons.append(move_button(scene, label, f"play {NAMES[card]}", style))
    return list(even_rows(buttons, 5 if len(buttons) <= _FEW else 7))


def _turn_rows(scene: Scene) -> Rows:
    """Drawing or passing, and the way to the declarations."""
    view, t = scene.view, scene.texts
    row: list[Button] = []
    if view.may("draw"):
        row.append(move_button(scene, t.plain("berg-button-draw"), "draw", "success"))
    if view.may("pass"):
        style: Style | None = None if view.playable else "primary"
        row.append(move_button(scene, t.plain("berg-button-pass"), "pass", style))
    if view.offers:
        row.append(choose_button(scene, t.plain("berg-button-offers"), OFFERS))
    return [tuple(row)] if row else []


def _in_order(scene: Scene) -> list[Card]:
    """The viewer's cards, those first that may be played; jokers before suits."""
    view = scene.view
    hand = view.hand or ()
    rest = [card for card in hand if card not in view.playable]
    return [card for part in (list(view.playable), rest) for card in _sorted(part)]


def _sorted(cards: list[Card]) -> list[Card]:
    jokers = [card for card in cards if card >= BLACK_JOKER]
    suits = [card for card in cards if card < BLACK_JOKER]
    return jokers + in_hand_order(suits, None, rank_of)


# Choosing in steps


class _Choice(NamedTuple):
    text: Markup
    rows: Rows


def _choice(scene: Scene) -> _Choice | None:
    """The step at which the viewer is; None while nothing is being chosen."""
    view = scene.view
    if view.to_act != scene.me:
        return None
    chosen = scene.table.choosing or ""
    if view.phase == "order":
        assert view.turned_up is not None
        return _order(scene, view.turned_up, view.orders(), "order", chosen, "")
    if chosen == OFFERS and view.offers:
        return _offers(scene)
    if chosen == RESIGN and view.may(RESIGN):
        return _resign(scene)
    name, _, suit = chosen.partition(" ")
    card = CARD_OF.get(name)
    orders = () if card is None else view.orders(card)
    if card is None or not orders:
        return None
    return _order(scene, card, orders, f"play {name}", suit, f"{name} ")


def _order(
    scene: Scene, card: Card, orders: tuple[str, ...], record: str, suit: str, step: str
) -> _Choice:
    """What to order with a jack (B-24) or a queen (B-25).

    ``record`` is the action up to the order, ``suit`` what is chosen of it, ``step`` what a
    further choice begins with; with nothing before it there is no way back.
    """
    t = scene.texts
    back = [(choose_button(scene, t.plain("berg-button-back"), ""),)] if step else []
    if len(orders[0]) == 1:
        row = tuple(
            move_button(scene, order_sign(one), f"{record} {one}", "primary") for one in orders
        )
        return _Choice(t("berg-choose-suit", card=pretty(card)), [row, *back])
    if suit not in SUITS or not suit:
        suits = tuple(
            choose_button(scene, order_sign(one), f"{step}{one}", "primary") for one in SUITS
        )
        jokers = tuple(
            move_button(scene, _own(scene, one), f"{record} {one}", "primary")
            for one in orders
            if CARD_OF[one] >= BLACK_JOKER
        )
        rows = [suits, *([jokers] if jokers else []), *back]
        return _Choice(t("berg-choose-card", card=pretty(card)), rows)
    ranks = [
        move_button(scene, _own(scene, rank + suit), f"{record} {rank}{suit}", "primary")
        for rank in reversed(RANKS)
        if rank + suit in orders
    ]
    again = choose_button(scene, t.plain("berg-button-back"), step.strip())
    text = t("berg-choose-rank", card=pretty(card), suit=order_sign(suit))
    return _Choice(text, [*even_rows(ranks, 5), (again,)])


def _own(scene: Scene, name: str) -> str:
    """A card that may be ordered; one's own are marked."""
    card = CARD_OF[name]
    held = card in (scene.view.hand or ())
    return scene.texts.plain("berg-button-own", card=pretty(card)) if held else pretty(card)


def _offers(scene: Scene) -> _Choice:
    """What may be declared now, what it does and costs (B-41 to B-45)."""
    view, t = scene.view, scene.texts
    said: list[Markup] = [t("berg-offers")]
    rows: Rows = []
    for verb, price in view.offers:
        cost = number(price, t)
        said.append(t(f"berg-offer-{verb}", price=cost, insurance=view.options.insurance))
        label = t.plain(f"berg-button-{verb}", price=cost)
        if verb == RESIGN:
            rows.append((choose_button(scene, label, RESIGN),))
        else:
            rows.append((move_button(scene, label, verb),))
    rows.append((choose_button(scene, t.plain("berg-button-back"), ""),))
    return _Choice(lines(*said), rows)


def _resign(scene: Scene) -> _Choice:
    t = scene.texts
    yes = move_button(scene, t.plain("berg-button-resign-yes"), RESIGN, "danger")
    no = choose_button(scene, t.plain("berg-button-resign-no"), "")
    return _Choice(t("berg-resign-ask", who=scene.name(1 - (scene.me or 0))), [(yes, no)])
