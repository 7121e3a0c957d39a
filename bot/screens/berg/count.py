"""How a game was counted, line by line, with the column as players write it; and its proof."""

from typing import Final

from markupsafe import Markup

from bot.screens.ask import label_linked, linked
from bot.screens.base import Screen, TableView
from bot.screens.berg.scene import Scene
from bot.screens.berg.score import column
from bot.screens.common import joined, lines, number, paragraphs, show_button, signed
from bot.screens.parts import proof
from bot.texts import Texts
from engine.berg.tables import WORTH
from engine.berg.view import GameCount
from engine.cards import Card, pretty

_SHOWN: Final = 12


def count_screen(table: TableView, deal: int, texts: Texts) -> Screen:
    """The count of game number ``deal``; raises LookupError where it is not over."""
    scene = Scene(table, texts, you=False)
    count = next((count for count in scene.view.counted if count.number == deal), None)
    if count is None:
        raise LookupError(f"game {deal} of table {table.id} is not counted")
    fair = next((fair for fair in table.deals if fair.number == deal), None)
    text = paragraphs(
        texts("table-count-title", deal=count.number, dealer=scene.name(count.dealer)),
        lines(
            _linked_result(scene, count),
            label_linked(table, "B-54", _left(scene, count)),
            label_linked(table, "B-53", _prices(scene, count)),
        ),
        lines(
            label_linked(table, "B-55", texts("table-written")),
            *(_written(scene, count, seat) for seat in range(2)),
        ),
        column(scene, count.number, _SHOWN),
        proof(scene.table, deal, scene.texts),
        texts("berg-proof-orders") if fair is not None and fair.orders else "",
    )
    return Screen(text, ((show_button(table.id, "score", texts.plain("button-score")),),))


def brief(scene: Scene, count: GameCount) -> Markup:
    """A game in one line, for the hand and the table."""
    return scene.texts("table-brief", deal=count.number, verdict=_result(scene, count))


def _linked_result(scene: Scene, count: GameCount) -> Markup:
    if count.winner is None:
        clause = "B-52"
    elif count.result == "resigned":
        clause = "B-42"
    else:
        clause = "B-51" if count.last_cards else "B-50"
    return linked(scene.table, clause, _result(scene, count))


def _result(scene: Scene, count: GameCount) -> Markup:
    """Who wrote what, and why (B-42, B-50 to B-52)."""
    t = scene.texts
    if count.winner is None:
        return t(f"berg-count-drawn-{count.drawn_why}", points=number(count.points[0], t))
    winner = count.winner
    points = number(count.points[winner], t)
    if count.result == "resigned":
        line = scene.of(1 - winner, "berg-count-resigned")
    elif count.last_cards:
        parts = joined(
            (
                _part(card, worth, t)
                for card, worth in zip(count.last_cards, count.worths, strict=True)
            ),
            " + ",
        )
        line = t("berg-count-significant", cards=parts, many=len(count.last_cards))
    else:
        assert count.last_card is not None
        line = t("berg-count-plain", card=pretty(count.last_card))
    writes = t(
        "berg-writes-you" if winner == scene.me else "berg-writes",
        who=scene.name(winner),
        points=points,
    )
    return joined((line, writes), " ")


def _part(card: Card, worth: float, texts: Texts) -> Markup:
    return Markup("{} {}").format(pretty(card), number(worth, texts))


def _left(scene: Scene, count: GameCount) -> Markup:
    """What the loser pays for the significant cards that stayed in the hand (B-54)."""
    if not count.left or count.winner is None:
        return Markup("")
    t, loser = scene.texts, 1 - count.winner
    return t(
        "berg-count-left",
        who=scene.name(loser),
        cards=joined((_part(card, WORTH[card], t) for card in count.left), " + "),
        points=number(count.points[loser], t),
    )


def _prices(scene: Scene, count: GameCount) -> Markup:
    """What was paid for declarations (B-53)."""
    if not any(count.prices):
        return Markup("")
    t = scene.texts
    paid = (
        t("table-number", who=scene.name(seat), number=number(price, t))
        for seat, price in enumerate(count.prices)
        if price
    )
    return t("berg-prices", list=joined(paid, " · "))


def _written(scene: Scene, count: GameCount, seat: int) -> Markup:
    parts = [part for part in (count.points[seat], count.prices[seat]) if part]
    t, total = scene.texts, sum(parts)
    shown = linked(scene.table, "B-53", signed(total, t))
    if len(parts) > 1:
        sum_ = f"{signed(parts[0], t)} {signed(parts[1], t)} = {number(total, t)}"
        shown = linked(scene.table, "B-53", sum_)
    return t(
        "table-written-side", who=scene.name(seat), sum=shown, total=number(count.totals[seat], t)
    )
