"""How fast the engine is: ``python -m tests.bench.engine_speed [deals]``.

Not a test: it prints deals a second by the fast door, and what everything else costs against it
on the same decks.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial

from engine.game import Match
from engine.games import game

DEBERC = game("deberc")
Way = Callable[[Match, random.Random], None]


def _deal(match: Match, rng: random.Random) -> None:
    match.deal(sorted(DEBERC.deck, key=lambda _: rng.random()))


def pushed(match: Match, rng: random.Random, player: str = "random") -> None:
    """The fast door: unchecked, no events."""
    choose = DEBERC.players[player].choose
    looks = [partial(match.view, seat) for seat in range(match.seats)]
    while legal := match.legal_actions():
        match.push(choose(legal, looks[legal[0].seat], rng))


def applied(match: Match, rng: random.Random) -> None:
    """Checked, with events."""
    while legal := match.legal_actions():
        match.apply(legal[int(rng.random() * len(legal))])


def copied(match: Match, rng: random.Random) -> None:
    """A copy of the match before every action."""
    while legal := match.legal_actions():
        match.copy()
        match.push(legal[int(rng.random() * len(legal))])


def viewed(match: Match, rng: random.Random) -> None:
    """The view of the seat to act before every action."""
    while legal := match.legal_actions():
        match.view(match.to_act)
        match.push(legal[int(rng.random() * len(legal))])


def deals_per_second(way: Way, seats: int, preset: str, deals: int) -> float:
    """Play that many deals this way, in whole matches."""
    rng = random.Random(1)
    match: Match | None = None
    began = time.perf_counter()
    for _ in range(deals):
        if match is None or match.finished:
            match = DEBERC.new_match(seats, preset, {}, 0)
        _deal(match, rng)
        way(match, rng)
    return deals / (time.perf_counter() - began)


def main() -> None:
    """Print the table."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    best = 0.0
    for name, way in (
        ("push (the fast door)", pushed),
        ("apply (checked, events)", applied),
        ("push and a copy each action", copied),
        ("push and a view each action", viewed),
        ("basic players", partial(pushed, player="basic")),
    ):
        speed = deals_per_second(way, 2, "classic", deals)
        best = best or speed
        print(f"{name:30} {speed:8.0f} deals/s  {speed / best:5.2f}")  # noqa: T201
    for seats in (3, 4):
        speed = deals_per_second(pushed, seats, "classic", deals)
        print(f"{f'push, {seats} seats':30} {speed:8.0f} deals/s  {speed / best:5.2f}")  # noqa: T201


if __name__ == "__main__":
    main()
