"""Counting a deal: words, fines, card points and their rounding, and who has won (T-40 to T-43)."""

from typing import NamedTuple

from engine.terz.deal import SEVEN_FINE, Deal, Declared
from engine.terz.melds import MARRIAGE_POINTS
from engine.terz.rules import Rules
from engine.terz.view import Arrival, DealCount, Fine, Heard


class Verdict(NamedTuple):
    """Who has won by this deal, and by what; nobody where the match goes on."""

    winner: int | None
    won_by: str | None


def rounded(points: int) -> int:
    """To tens, halves down (T-41)."""
    return (points + 4) // 10 * 10


def heard(deal: Deal) -> tuple[Heard, ...]:
    """The melds of a deal as the table knows them (T-36, T-37)."""
    return tuple(_heard(deal, declared) for declared in deal.declared)


def _heard(deal: Deal, declared: Declared) -> Heard:
    trick, seat, pattern, state, told = declared
    if pattern is None:
        return Heard(trick, seat, "marriage", state, None, None, MARRIAGE_POINTS)
    meld = pattern.meld
    shown = state == "counts" and trick < len(deal.tricks)
    return Heard(
        trick=trick,
        seat=seat,
        kind=meld.kind,
        state=state,
        rank=meld.rank if told or shown else None,
        cards=meld.cards if shown else None,
        points=meld.points if state == "counts" else 0,
    )


def fine_list(deal: Deal) -> tuple[Fine, ...]:
    """The fines of a deal (T-26)."""
    if deal.fined is None:
        return ()
    return (Fine(1 - deal.fined, deal.fined, "seven", SEVEN_FINE),)


def written_so_far(before: tuple[int, ...], deal: Deal) -> tuple[int, ...]:
    """The totals while a deal goes on: words and fines are written when they fall (T-40)."""
    return tuple(map(sum, zip(before, deal.words, deal.fines, strict=True)))


def count(
    rules: Rules, deal: Deal, number: int, before: tuple[int, ...]
) -> tuple[DealCount, Verdict]:
    """Count a deal that is over; ``before`` are the totals before it."""
    base = written_so_far(before, deal)
    exact = tuple(map(sum, zip(base, deal.card_points, strict=True)))
    arrival = None
    if deal.claimed_by is not None:
        arrival, verdict = _judge_claim(rules, deal.claimed_by, exact)
        rounding = "arrival"
    else:
        rounding = _rounding(rules, deal, base, exact)
        verdict = _judge_end(deal, exact) if rounding == "closes" else Verdict(None, None)
    card_written = tuple(deal.card_points)
    if rounding == "tens":
        card_written = tuple(map(rounded, card_written))
    assert deal.starter is not None
    done = DealCount(
        number=number,
        dealer=deal.dealer,
        leader=deal.starter,
        upcard=deal.upcard,
        trump=deal.trump,
        before=before,
        tricks=tuple(deal.tricks_by_seat),
        melds=heard(deal),
        words=tuple(deal.words),
        card_points=tuple(deal.card_points),
        card_written=card_written,
        rounding=rounding,
        last_trick=None if arrival is not None else deal.tricks[-1].taker,
        fine_list=fine_list(deal),
        fines=deal.fines,
        arrival=arrival,
        written=tuple(map(sum, zip(deal.words, card_written, strict=True))),
        totals=tuple(map(sum, zip(base, card_written, strict=True))),
    )
    return done, verdict


def _judge_claim(rules: Rules, seat: int, exact: tuple[int, ...]) -> tuple[Arrival, Verdict]:
    """T-43."""
    right = exact[seat] >= rules.target > exact[1 - seat]
    verdict = Verdict(seat, "arrival") if right else Verdict(1 - seat, "false_arrival")
    return Arrival(seat, right, exact), verdict


def _rounding(rules: Rules, deal: Deal, base: tuple[int, ...], exact: tuple[int, ...]) -> str:
    """How card points are written (T-41, T-42)."""
    if max(exact) >= rules.target:
        return "closes"
    carried = max(own + rounded(points) for own, points in zip(base, deal.card_points, strict=True))
    return "short" if carried >= rules.target else "tens"


def _judge_end(deal: Deal, exact: tuple[int, ...]) -> Verdict:
    """T-42: the most points win; equal, the seat that took the last trick."""
    if exact[0] == exact[1]:
        return Verdict(deal.tricks[-1].taker, "last_trick")
    return Verdict(int(exact[1] > exact[0]), "points")
