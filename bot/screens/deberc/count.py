"""How a deal was counted, line by line, so that nobody has to ask why; and its proof."""

from typing import Final

from markupsafe import Markup

from bot.screens.ask import label_linked, linked
from bot.screens.base import Screen, TableView
from bot.screens.common import joined, lines, number, paragraphs, show_button, signed, suit_sign
from bot.screens.deberc.scene import Scene
from bot.screens.parts import proof
from bot.texts import Texts
from engine.cards import pretty
from engine.deberc.view import DealCount, Meld

LAST_TRICK_POINTS: Final = 10
_KINDS: Final = ("terz", "fifty", "hundred", "deberc")
_VERDICTS: Final = {"void": "D-15", "deberc": "D-42", "made": "D-61", "hanging": "D-64"}
_FINES: Final = {"bayt": "D-71", "lyzha": "D-72", "redeal": "D-15"}


def count_screen(table: TableView, deal: int, texts: Texts) -> Screen:
    """The count of deal number ``deal``; raises LookupError where it is not over."""
    scene = Scene(table, texts, you=False)
    count = next((count for count in scene.view.counted if count.number == deal), None)
    if count is None:
        raise LookupError(f"deal {deal} of table {table.id} is not counted")
    played = count.result in ("made", "bayt", "hanging")
    text = paragraphs(
        _title(scene, count),
        lines(label_linked(table, "D-60", texts("deberc-count-raw")), *_raw(scene, count))
        if played
        else "",
        lines(*_lost(scene, count), *_bella_notes(scene, count)) if played else "",
        lines(_linked_verdict(scene, count), *_hanging(scene, count)),
        _written(scene, count),
        proof(scene.table, deal, scene.texts),
    )
    return Screen(text, ((show_button(table.id, "score", texts.plain("button-score")),),))


def brief(scene: Scene, count: DealCount) -> Markup:
    """A deal in two lines, for the hand: the verdict and what is written."""
    t = scene.texts
    own, best, _ = _taker_against(scene, count)
    taker = scene.side(scene.side_of(count.taker)) if count.taker is not None else ""
    verdict = t(f"deberc-brief-{count.result}", taker=taker, own=own, best=best)
    sums = [signed(a + b, t) for a, b in zip(count.written, count.fines, strict=True)]
    return lines(
        t("table-brief", deal=count.number, verdict=verdict),
        t("table-brief-written", list=scene.by_side(sums)) if any(count.written) else "",
    )


def _title(scene: Scene, count: DealCount) -> Markup:
    t = scene.texts
    title = t("table-count-title", deal=count.number, dealer=scene.name(count.dealer))
    upcard = pretty(count.upcard)
    if count.taker is None or count.trump is None:
        return lines(title, t("deberc-count-no-taker", upcard=upcard))
    taker = t(
        "deberc-count-taker",
        taker=scene.name(count.taker),
        suit=suit_sign(count.trump),
        upcard=upcard,
    )
    return lines(title, taker)


# What each side has


def _side_tricks(scene: Scene, count: DealCount) -> list[int]:
    tricks = [0] * scene.view.sides
    for seat, taken in enumerate(count.tricks):
        tricks[scene.side_of(seat)] += taken
    return tricks


def _raw(scene: Scene, count: DealCount) -> list[Markup]:
    t = scene.texts
    result: list[Markup] = []
    for side, tricks in enumerate(_side_tricks(scene, count)):
        parts: list[Markup] = []
        if tricks:
            cards = t("deberc-count-part-cards", points=count.card_points[side])
            parts.append(linked(scene.table, "D-2", cards))
        if count.last_trick == side:
            last = t("deberc-count-part-last", points=LAST_TRICK_POINTS)
            parts.append(linked(scene.table, "D-3", last))
        parts += [
            linked(
                scene.table,
                "D-41",
                t("deberc-count-part-meld", what=scene.meld(meld), points=meld.points),
            )
            for meld in count.melds
            if scene.side_of(meld.seat) == side
        ]
        if count.bella_to == side:
            parts.append(linked(scene.table, "D-52", t("deberc-count-part-bella")))
        sum_ = joined(parts, " + ") if len(parts) > 1 or not tricks else ""
        raw = str(count.raw[side])
        result.append(
            t(
                "deberc-count-side" if sum_ else "deberc-count-side-plain",
                who=scene.side(side),
                tricks=t("count-tricks", tricks=tricks),
                raw=raw if sum_ else linked(scene.table, "D-2" if tricks else "D-72", raw),
                parts=sum_,
            )
        )
    return result


def _lost(scene: Scene, count: DealCount) -> list[Markup]:
    """The announced runs that do not count, and why (D-43, D-45, D-47)."""

    def because(clause: str, line: Markup) -> list[Markup]:
        return [label_linked(scene.table, clause, line)]

    t, options = scene.texts, scene.view.options
    credited = {scene.side_of(meld.seat) for meld in count.melds}
    heard = [
        (seat, kind)
        for seat, kind in enumerate(count.announced)
        if kind is not None and scene.side_of(seat) not in credited
    ]
    if not heard:
        return []
    items = joined(
        (t("table-who", who=scene.name(seat), what=scene.kind(kind)) for seat, kind in heard),
        ", ",
    )
    if credited:
        who = scene.sides(sorted(credited))
        return because("D-43", t("deberc-count-lost-better", list=items, who=who))
    tricks = _side_tricks(scene, count)
    best = max(_KINDS.index(kind) for _, kind in heard)
    sides = {scene.side_of(seat) for seat, kind in heard if _KINDS.index(kind) == best}
    trickless = {side for side in sides if options.runs_need_trick == "yes" and not tricks[side]}
    if trickless == sides and (len(sides) == 1 or options.equal_runs == "seat"):
        return because("D-47", t("deberc-count-lost-trick", list=items))
    if not trickless:
        rule = options.equal_runs
        return because("D-45", t("deberc-count-lost-equal", list=items, rule=rule))
    return because("D-43", t("deberc-count-lost", list=items))


def _bella_notes(scene: Scene, count: DealCount) -> list[Markup]:
    """An announced bella that went elsewhere (D-52)."""
    if count.bella_by is None or count.bella_to == scene.side_of(count.bella_by):
        return []
    by = scene.name(count.bella_by)
    if count.bella_to is not None:
        to = scene.side(count.bella_to)
        line = scene.texts("deberc-count-bella-moved", by=by, to=to)
    else:
        rule = scene.view.options.bella_to
        line = scene.texts("deberc-count-bella-lost", by=by, rule=rule)
    return [linked(scene.table, "D-52", line)]


# The verdict


def _taker_against(scene: Scene, count: DealCount) -> tuple[int, int, list[int]]:
    """The taker's raw points, the best other side's, and which sides have these."""
    if count.taker is None:
        return 0, 0, []
    taker = scene.side_of(count.taker)
    others = [side for side in range(scene.view.sides) if side != taker]
    best = max(count.raw[side] for side in others)
    return count.raw[taker], best, [side for side in others if count.raw[side] == best]


def _linked_verdict(scene: Scene, count: DealCount) -> Markup:
    shared = count.result == "bayt" and len(_taker_against(scene, count)[2]) > 1
    clause = "D-63" if shared else _VERDICTS.get(count.result, "D-62")
    return label_linked(scene.table, clause, _verdict(scene, count))


def _verdict(scene: Scene, count: DealCount) -> Markup:
    t = scene.texts
    if count.result == "void":
        return t(f"deberc-verdict-void-{'passes' if count.taker is None else 'redeal'}")
    if count.result == "deberc":
        return lines(*(_deberc(scene, meld) for meld in count.melds if meld.kind == "deberc"))
    assert count.taker is not None
    taker = scene.side(scene.side_of(count.taker))
    own, best, leaders = _taker_against(scene, count)
    if count.result == "made":
        return t("deberc-verdict-made", taker=taker, own=own, best=best)
    if count.result == "hanging":
        if not own:
            return t("deberc-verdict-hanging-empty")
        return t("deberc-verdict-hanging", taker=taker, own=own, others=scene.sides(leaders))
    if not own:
        return t("deberc-verdict-bayt-empty", taker=taker, own=own, best=best)
    if len(leaders) == 1:
        to = scene.side(leaders[0])
        return t("deberc-verdict-bayt", taker=taker, own=own, best=best, to=to)
    if not any(count.shares):
        return t("deberc-verdict-bayt-hang", taker=taker, own=own, best=best)
    shares = joined(
        (t("table-number", who=scene.side(side), number=count.shares[side]) for side in leaders),
        " · ",
    )
    return t("deberc-verdict-bayt-share", taker=taker, own=own, best=best, list=shares)


def _deberc(scene: Scene, meld: Meld) -> Markup:
    cards = " ".join(pretty(card) for card in meld.cards)
    return scene.texts("deberc-verdict-deberc", who=scene.name(meld.seat), cards=cards)


def _hanging(scene: Scene, count: DealCount) -> list[Markup]:
    """Hanging points paid by this deal, and those that hang after it."""
    t = scene.texts
    # Under hanging=owner a deal that hangs itself pays its owner, not the best (D-65).
    key = (
        "deberc-paid-owner"
        if scene.view.options.hanging == "owner" and count.result == "hanging"
        else "deberc-paid"
    )
    paid = [t(key, points=points.points, to=scene.side(side)) for points, side in count.paid]
    if count.result in ("void", "deberc"):
        return [linked(scene.table, "D-65", line) for line in paid]
    hangs = [
        t(
            "deberc-count-hanging",
            points=points.points,
            claim=scene.claim(points, "deberc-count-claim"),
        )
        for points in count.hanging
    ]
    told = [linked(scene.table, "D-65", line) for line in paid]
    return told + [label_linked(scene.table, "D-64", line) for line in hangs]


# What is written


def _written(scene: Scene, count: DealCount) -> Markup:
    t = scene.texts
    if not any(count.written) and not any(count.fines):
        return t("deberc-written-none", list=scene.by_side(count.totals, short=False))
    result: list[Markup] = []
    for side, total in enumerate(count.totals):
        parts = _parts(scene, count, side)
        sum_ = count.written[side] + count.fines[side]
        shown = linked(scene.table, "D-61", signed(sum_, t))
        if len(parts) > 1:
            shown = t("table-written-parts", parts=joined(parts, " "), sum=number(sum_, t))
        who = scene.side(side)
        result.append(t("table-written-side", who=who, sum=shown, total=number(total, t)))
    return lines(label_linked(scene.table, "D-61", t("table-written")), *result)


def _parts(scene: Scene, count: DealCount, side: int) -> list[Markup]:
    """Own points, a share of a bayt, hanging points, fines: what makes up the sum."""
    t = scene.texts
    paid = [points.points for points, to in count.paid if to == side]
    own = count.written[side] - count.shares[side] - sum(paid)
    parts = [t("deberc-part-own", points=number(own, t))]
    if count.shares[side]:
        share = t("deberc-part-share", points=_term(count.shares[side]))
        parts.append(linked(scene.table, "D-62", share))
    parts += [
        linked(scene.table, "D-64", t("deberc-part-paid", points=_term(points))) for points in paid
    ]
    for fine in count.fine_list:
        if fine.side == side:
            why = t(f"deberc-fine-{fine.reason}", rule=scene.view.options.bayt_fine)
            part = t("deberc-part-fine", points=_term(fine.points), why=why)
            parts.append(linked(scene.table, _FINES[fine.reason], part))
    return parts


def _term(value: int) -> str:
    """A number inside a sum, with its sign apart."""
    return f"{'−' if value < 0 else '+'} {abs(value)}"
