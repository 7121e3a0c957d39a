"""What players think is written agrees with what the engine writes, where nothing lies ahead."""

import random

import pytest

from engine.deberc.game import DEBERC
from engine.deberc.match import DebercMatch
from engine.deberc.stakes import Stakes
from engine.deberc.view import DealCount, DebercView
from engine.options import OptionValue

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("classic", 2, {"bayt_fine": "off"}),
    ("home", 3, {"bayt_fine": "every_50"}),
    ("moscow", 4, {"bayt_fine": "every_100", "hanging_for": "all"}),
    ("kharkov", 2, {"bayt_fine": "off", "runs_need_trick": "no"}),
    ("classic", 4, {"partners": "yes", "bayt_fine": "off"}),
]


def thought(view: DebercView, count: DealCount) -> list[float]:
    """The totals that the counted deal leads to, by the players' counting."""
    stakes = Stakes(view)
    side_of = stakes.rules.side_of
    assert count.taker is not None
    raw = [float(points) for points in count.card_points]
    assert count.last_trick is not None
    raw[count.last_trick] += 10
    tricks, runs = [0] * view.sides, [0] * view.sides
    for seat, number in enumerate(count.tricks):
        tricks[side_of[seat]] += number
    for meld in count.melds:
        runs[side_of[meld.seat]] += meld.points
    return stakes.after(side_of[count.taker], raw, tricks, runs, count.bella_to)


@pytest.mark.parametrize(("preset", "seats", "options"), TABLES)
def test_totals_are_those_of_the_engine(
    preset: str, seats: int, options: dict[str, OptionValue]
) -> None:
    """Made and failed deals, shared bayts, fines, and hanging points that are decided."""
    rng = random.Random(f"{preset}{seats}")
    compared = 0
    for _ in range(6):
        match: DebercMatch = DEBERC.new_match(seats, preset, {**options, "target": 5001}, 0)
        for _ in range(30):
            match.deal(rng.sample(DEBERC.deck, 32))
            view = match.view(match.to_act)
            while match.to_act is not None:
                match.push(rng.choice(match.legal_actions()))
            count = match.counted[-1]
            hangs_anew = any(points.deal == count.number for points in count.hanging)
            if count.result in ("made", "bayt") and not hangs_anew:
                expected = [float(total) for total in count.totals]
                assert thought(view, count) == pytest.approx(expected, abs=1)
                compared += 1
    assert compared > 80


def near_the_end(totals: tuple[int, int]) -> Stakes:
    """The stakes of seat 0 of two at these totals, of 501."""
    match: DebercMatch = DEBERC.new_match(2, "classic", {}, 0)
    match.standing = match.standing._replace(totals=totals)
    match.deal(DEBERC.deck)
    return Stakes(match.view(0))


def test_far_from_the_target_a_point_is_a_point() -> None:
    stakes = near_the_end((0, 0))
    assert stakes.worth((0, 0)) == pytest.approx(0)
    assert stakes.worth((40, 10)) == pytest.approx(30, abs=5)
    assert stakes.worth((10, 40)) == pytest.approx(-30, abs=5)


def test_near_the_target_winning_counts_not_points() -> None:
    stakes = near_the_end((470, 400))
    just, far = stakes.worth((505, 480)), stakes.worth((560, 400))
    assert far - just < 10
    assert just - stakes.worth((495, 480)) > 30


def test_losing_the_match_by_little_is_losing_it() -> None:
    stakes = near_the_end((450, 450))
    assert stakes.worth((500, 505)) - stakes.worth((480, 560)) < 10
    assert stakes.worth((505, 500)) - stakes.worth((500, 505)) > 100
