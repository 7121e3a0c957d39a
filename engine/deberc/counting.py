"""Counting a deal that is over, and the standing it leaves (D-15, D-47, D-52, D-60 to D-73)."""

from typing import NamedTuple

from engine.cards import card_set
from engine.deberc.deal import Deal
from engine.deberc.rules import Rules
from engine.deberc.tables import BELLA
from engine.deberc.view import DealCount, Fine, HangingPoints, Meld


class Standing(NamedTuple):
    """What a match carries from deal to deal, by side."""

    totals: tuple[int, ...]
    bayts: tuple[int, ...]  # as D-71 counts them
    hanging: tuple[HangingPoints, ...]  # oldest first
    last_played: int  # the number of the last deal that was played; 0 before


def credited_melds(rules: Rules, deal: Deal) -> tuple[Meld, ...]:
    """The runs that are written (D-43, D-47), in order of seat."""
    side = deal.runs_side
    if side is None:
        return ()
    if rules.options.runs_need_trick == "yes" and not _took_trick(rules, deal, side):
        return ()
    return deal.shown_melds()


def _took_trick(rules: Rules, deal: Deal, side: int) -> bool:
    return any(rules.side_of[trick.taker] == side for trick in deal.tricks)


def bella_captures(rules: Rules, deal: Deal) -> list[tuple[int, int]]:
    """Where the bella's cards went, in order: (index of the trick, side that captured it)."""
    assert deal.trump is not None
    pair = BELLA[deal.trump]
    captures: list[tuple[int, int]] = []
    for index, trick in enumerate(deal.tricks):
        found = (card_set(trick.cards) & pair).bit_count()
        captures += [(index, rules.side_of[trick.taker])] * found
    return captures


def bella_side(rules: Rules, deal: Deal) -> int | None:
    """The side credited for the bella once all cards are played (D-52, D-53)."""
    if deal.bella_by is None:
        return None
    own = rules.side_of[deal.bella_by]
    if rules.options.bella_to == "declarer":
        return own if _took_trick(rules, deal, own) else None
    sides = {side for _, side in bella_captures(rules, deal)}
    if own in sides:
        return own
    return sides.pop() if len(sides) == 1 else None


def count_void(
    rules: Rules, deal: Deal, number: int, before: Standing, fined: bool
) -> tuple[DealCount, Standing]:
    """A deal that was not played out: void (D-15), or ended by a deberc (D-42)."""
    zeros = (0,) * rules.sides
    fines = list(zeros)
    fine_list: tuple[Fine, ...] = ()
    if fined and rules.options.redeal_fine:
        side = rules.side_of[deal.dealer]
        fines[side] = -rules.options.redeal_fine
        fine_list = (Fine(side, "redeal", fines[side]),)
    after = before._replace(totals=_added(before.totals, fines))
    assert deal.outcome is not None
    count = DealCount(
        number=number,
        dealer=deal.dealer,
        upcard=deal.upcard,
        taker=deal.taker,
        trump=deal.trump,
        result=deal.outcome,
        tricks=tuple(deal.tricks_by_seat),
        card_points=zeros,
        last_trick=None,
        melds=deal.shown_melds(),
        announced=deal.heard(),
        bella_by=deal.bella_by,
        bella_to=None,
        raw=zeros,
        shares=zeros,
        paid=(),
        written=zeros,
        fine_list=fine_list,
        fines=tuple(fines),
        hanging=before.hanging,
        totals=after.totals,
    )
    return count, after


def count_played(
    rules: Rules, deal: Deal, number: int, before: Standing
) -> tuple[DealCount, Standing]:
    """A deal that was played to its last trick."""
    assert deal.taker is not None
    sides = range(rules.sides)
    last = rules.side_of[deal.tricks[-1].taker]
    melds = credited_melds(rules, deal)
    bella_to = bella_side(rules, deal)
    raw = deal.points[:]
    for meld in melds:
        raw[rules.side_of[meld.seat]] += meld.points
    if bella_to is not None:
        raw[bella_to] += 20

    taker = rules.side_of[deal.taker]
    best = max(raw[side] for side in sides if side != taker)
    defenders = tuple(side for side in sides if side != taker and raw[side] == best)
    shares = [0] * rules.sides
    written = raw[:]
    new: HangingPoints | None = None
    if raw[taker] > best:
        result = "made"
    elif raw[taker] == best:
        result = "hanging"
        written[taker] = 0
        new = _hang(rules, number, best, tuple(sorted((taker, *defenders))), taker)
    else:
        result = "bayt"
        written[taker] = 0
        if len(defenders) == 1 or rules.options.bayt_tie == "share":
            shares = _shared(rules, deal.dealer, raw[taker], defenders)
        elif raw[taker]:
            new = _hang(rules, number, raw[taker], defenders, None)

    paid, hanging = _decide(rules, raw, new, before)
    for side in sides:
        written[side] += shares[side]
    for points, side in paid:
        written[side] += points.points

    bayts = list(before.bayts)
    fine_list = _fines(rules, deal, result, taker, bayts)
    fines = [0] * rules.sides
    for fine in fine_list:
        fines[fine.side] += fine.points
    totals = _added(_added(before.totals, written), fines)
    count = DealCount(
        number=number,
        dealer=deal.dealer,
        upcard=deal.upcard,
        taker=deal.taker,
        trump=deal.trump,
        result=result,
        tricks=tuple(deal.tricks_by_seat),
        card_points=tuple(
            points - 10 if side == last else points for side, points in enumerate(deal.points)
        ),
        last_trick=last,
        melds=melds,
        announced=deal.heard(),
        bella_by=deal.bella_by,
        bella_to=bella_to,
        raw=tuple(raw),
        shares=tuple(shares),
        paid=paid,
        written=tuple(written),
        fine_list=fine_list,
        fines=tuple(fines),
        hanging=hanging,
        totals=totals,
    )
    return count, Standing(totals, tuple(bayts), hanging, number)


def _added(left: tuple[int, ...], right: list[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(left, right, strict=True))


def _hang(
    rules: Rules, number: int, points: int, tied: tuple[int, ...], owner: int | None
) -> HangingPoints:
    """Points that newly hang (D-63, D-64)."""
    sides = tied if rules.options.hanging_for == "tied" else tuple(range(rules.sides))
    return HangingPoints(points, sides, owner, tied, number)


def _shared(rules: Rules, dealer: int, points: int, defenders: tuple[int, ...]) -> list[int]:
    """The taker's points given to the best defenders (D-62, D-63)."""
    each, rest = divmod(points, len(defenders))
    shares = [0] * rules.sides
    for side in defenders:
        shares[side] = each
    in_order = [rules.side_of[seat] for seat in rules.from_left(dealer)]
    for side in [side for side in in_order if side in defenders][:rest]:
        shares[side] += 1
    return shares


def _decide(
    rules: Rules, raw: list[int], new: HangingPoints | None, before: Standing
) -> tuple[tuple[tuple[HangingPoints, int], ...], tuple[HangingPoints, ...]]:
    """What of the hanging points this deal pays, and to whom; and what hangs after it (D-65)."""
    way = rules.options.hanging
    paid: list[tuple[HangingPoints, int]] = []
    hangs: list[HangingPoints] = []
    for nth, points in enumerate(before.hanging):
        winner: int | None = None
        if way == "queue":
            if nth == 0:
                winner = _most(raw, points.sides)
        elif new is None:
            winner = _most(raw, points.sides)
        elif way == "owner" and new.owner is not None:
            again = points.owner == new.owner and points.deal == before.last_played
            winner = points.owner if again else None
        if winner is None:
            hangs.append(points)
        else:
            paid.append((points, winner))
    if new is not None:
        hangs.append(new)
    return tuple(paid), tuple(hangs)


def _most(raw: list[int], sides: tuple[int, ...]) -> int | None:
    """The one of ``sides`` with the most raw points, or None where it is shared (D-64, D-66)."""
    best = max(raw[side] for side in sides)
    leaders = [side for side in sides if raw[side] == best]
    return leaders[0] if len(leaders) == 1 else None


def _fines(rules: Rules, deal: Deal, result: str, taker: int, bayts: list[int]) -> tuple[Fine, ...]:
    """The fines of a played deal; ``bayts`` is counted on (D-71 to D-73)."""
    fines: list[Fine] = []
    options = rules.options
    if result == "bayt" or (result == "hanging" and options.hanging_is_bayt == "yes"):
        bayts[taker] += 1
        cost = _bayt_cost(options.bayt_fine, bayts[taker])
        if cost:
            fines.append(Fine(taker, "bayt", -cost))
            if options.bayt_fine in ("three_100", "three_300"):
                bayts[taker] = 0
    if rules.lyzha:
        took = {rules.side_of[trick.taker] for trick in deal.tricks}
        fines += [
            Fine(side, "lyzha", -rules.lyzha) for side in range(rules.sides) if side not in took
        ]
    return tuple(fines)


def _bayt_cost(bayt_fine: str, bayts: int) -> int:
    """What a side's ``bayts``-th bayt costs (D-71)."""
    if bayt_fine == "off":
        return 0
    if bayt_fine.startswith("every_"):
        return int(bayt_fine.removeprefix("every_"))
    return int(bayt_fine.rpartition("_")[2]) if bayts >= 3 else 0
