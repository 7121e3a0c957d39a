"""How a deal was counted, line by line, so that nobody has to ask why; and its proof."""

from typing import Final

from markupsafe import Markup

from bot.screens.ask import label_linked, linked
from bot.screens.base import Screen, TableView
from bot.screens.common import joined, lines, number, paragraphs, show_button, signed, suit_sign
from bot.screens.parts import proof
from bot.screens.terz.scene import Scene
from bot.texts import Texts
from engine.cards import pretty
from engine.terz.view import DealCount

_ROUNDING: Final = {"closes": "T-42", "short": "T-42", "arrival": "T-43"}


def count_screen(table: TableView, deal: int, texts: Texts) -> Screen:
    """The count of deal number ``deal``; raises LookupError where it is not over."""
    scene = Scene(table, texts, you=False)
    count = next((count for count in scene.view.counted if count.number == deal), None)
    if count is None:
        raise LookupError(f"deal {deal} of table {table.id} is not counted")
    text = paragraphs(
        _title(scene, count),
        _words(scene, count),
        _cards(scene, count),
        lines(
            *(
                label_linked(table, "T-26", scene.fine(fine, count.trump))
                for fine in count.fine_list
            )
        ),
        _claim(scene, count),
        lines(
            label_linked(table, "T-40", texts("table-written")),
            *(_written(scene, count, s) for s in range(2)),
        ),
        proof(scene.table, deal, scene.texts),
    )
    return Screen(text, ((show_button(table.id, "score", texts.plain("button-score")),),))


def brief(scene: Scene, count: DealCount) -> Markup:
    """A deal in two lines, for the hand: the exact card points and what is written."""
    t = scene.texts
    verdict = t("terz-brief", list=scene.by_side(count.card_points))
    sums = [signed(a + b, t) for a, b in zip(count.written, count.fines, strict=True)]
    return lines(
        t("table-brief", deal=count.number, verdict=verdict),
        t("table-brief-written", list=scene.by_side(sums)),
    )


def _title(scene: Scene, count: DealCount) -> Markup:
    t = scene.texts
    return lines(
        t("table-count-title", deal=count.number, dealer=scene.name(count.dealer)),
        t(
            "terz-count-trump",
            suit=suit_sign(count.trump),
            upcard=pretty(count.upcard),
            leader=scene.name(count.leader),
        ),
    )


def _words(scene: Scene, count: DealCount) -> Markup:
    """The melds that count, by seat, and those that were beaten."""
    t = scene.texts
    if not count.melds:
        return linked(scene.table, "T-30", t("terz-count-no-words"))
    result = [label_linked(scene.table, "T-30", t("terz-count-words"))]
    for seat in range(2):
        melds = [meld for meld in count.melds if meld.seat == seat and meld.points]
        if not melds:
            continue
        parts = joined(
            (
                linked(
                    scene.table,
                    _clause_of(scene, meld.kind),
                    t("terz-count-part", what=scene.heard(meld), points=meld.points),
                )
                for meld in melds
            ),
            " + ",
        )
        key = "terz-count-seat" if len(melds) == 1 else "terz-count-seat-sum"
        result.append(t(key, who=scene.name(seat), parts=parts, sum=count.words[seat]))
    beaten = [meld for meld in count.melds if meld.state == "beaten"]
    if beaten:
        items = (
            t("table-who", who=scene.name(meld.seat), what=scene.heard(meld)) for meld in beaten
        )
        line = t("terz-count-beaten", list=joined(items, ", "))
        result.append(label_linked(scene.table, "T-36", line))
    return lines(*result)


def _clause_of(scene: Scene, kind: str) -> str:
    if kind == "marriage":
        return "T-38"
    return "T-31" if scene.is_run(kind) else "T-33"


def _cards(scene: Scene, count: DealCount) -> Markup:
    """Exact card points, what is written for them, and why."""
    t = scene.texts
    result = [label_linked(scene.table, "T-2", t("terz-count-cards"))]
    for seat in range(2):
        exact, written = count.card_points[seat], count.card_written[seat]
        line = t(
            "terz-count-tricks",
            who=scene.name(seat),
            tricks=t("count-tricks", tricks=count.tricks[seat]),
            points=linked(scene.table, "T-2", str(exact)),
        )
        last: str = ""
        if count.last_trick == seat:
            last = linked(scene.table, "T-3", t("terz-count-last"))
        rounded = t("terz-count-rounded", points=written) if written != exact else ""
        result.append(joined((joined((line, last), ", "), rounded), " → "))
    halves = count.rounding == "tens" and all(points % 10 == 5 for points in count.card_points)
    why = "halves" if halves else count.rounding
    target = scene.view.options.target
    clause = _ROUNDING.get(why, "T-41")
    result.append(linked(scene.table, clause, t(f"terz-count-why-{why}", target=target)))
    return lines(*result)


def _claim(scene: Scene, count: DealCount) -> Markup:
    claim = count.arrival
    if claim is None:
        return Markup("")
    line = scene.texts(
        "terz-count-claim-right" if claim.right else "terz-count-claim-wrong",
        who=scene.name(claim.seat),
        own=claim.counts[claim.seat],
        other=claim.counts[1 - claim.seat],
        target=scene.view.options.target,
    )
    return label_linked(scene.table, "T-43", line)


def _written(scene: Scene, count: DealCount, seat: int) -> Markup:
    """Words, card points and fines: what makes up the sum."""
    t = scene.texts
    parts = [
        linked(scene.table, clause, t(f"terz-part-{what}", points=points))
        for what, clause, points in (
            ("words", "T-40", count.words[seat]),
            ("cards", "T-41", count.card_written[seat]),
            ("fine", "T-26", count.fines[seat]),
        )
        if points
    ]
    total = count.written[seat] + count.fines[seat]
    shown = linked(scene.table, "T-41", signed(total, t))
    if len(parts) > 1:
        shown = t("table-written-parts", parts=joined(parts, " + "), sum=number(total, t))
    return t(
        "table-written-side", who=scene.name(seat), sum=shown, total=number(count.totals[seat], t)
    )
