"""How fast the engine is: ``python -m tests.bench.engine_speed [deals]``, for every game.

Not a test: it prints deals a second by the fast door, and what everything else costs against it
on the same decks.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial

from engine.game import Action, Game, Match
from engine.games import GAMES

Do = Callable[[Match, Action], object]


def pushed(match: Match, action: Action) -> None:
    """The fast door: unchecked, no events."""
    match.push(action)


def applied(match: Match, action: Action) -> None:
    """Checked, with events."""
    match.apply(action)


def copied(match: Match, action: Action) -> None:
    """A copy of the match before every action."""
    match.copy()
    match.push(action)


def viewed(match: Match, action: Action) -> None:
    """The view of the seat to act before every action."""
    match.view(match.to_act)
    match.push(action)


def play_deal(game: Game, player: str, match: Match, do: Do, rng: random.Random) -> None:
    """Play until no seat is to act."""
    choose = game.players[player].choose
    looks = [partial(match.view, seat) for seat in range(match.seats)]
    while legal := match.legal_actions():
        do(match, choose(legal, looks[legal[0].seat], rng))


def deals_per_second(game: Game, player: str, do: Do, seats: int, deals: int) -> float:
    """Play that many deals this way, in whole matches of the game's first preset."""
    rng = random.Random(1)
    match: Match | None = None
    began = time.perf_counter()
    for _ in range(deals):
        if match is None or match.finished:
            match = game.new_match(seats, None, {}, 0)
        match.deal(sorted(game.deck, key=lambda _: rng.random()))
        play_deal(game, player, match, do, rng)
    return deals / (time.perf_counter() - began)


def measure(game: Game, deals: int) -> None:
    """Print the table of one game."""
    fewest, *more = game.seat_counts
    print(f"{game.name}, {fewest} seats, {deals} deals")  # noqa: T201
    best = 0.0
    for name, player, do in (
        ("push (the fast door)", "random", pushed),
        ("apply (checked, events)", "random", applied),
        ("push and a copy each action", "random", copied),
        ("push and a view each action", "random", viewed),
        ("basic players", "basic", pushed),
    ):
        speed = deals_per_second(game, player, do, fewest, deals)
        best = best or speed
        print(f"{name:30} {speed:8.0f} deals/s  {speed / best:5.2f}")  # noqa: T201
    for seats in more:
        speed = deals_per_second(game, "random", pushed, seats, deals)
        print(f"{f'push, {seats} seats':30} {speed:8.0f} deals/s  {speed / best:5.2f}")  # noqa: T201


def main() -> None:
    """Print the table of every game."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for game in GAMES.values():
        measure(game, deals)


if __name__ == "__main__":
    main()
