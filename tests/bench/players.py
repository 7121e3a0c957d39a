"""How good the computer players are: ``python -m tests.bench.players --game deberc --all``.

Not a test. Each pair of players plays duplicate matches: the same decks with the seats exchanged
(with more than two seats, one seat's player against the others', in every seat in turn; partners
sit together). Printed are what the first one writes more a deal than the best other side, its
share of the matches won, both with 95 % confidence intervals over decks, and the processor time
that a choice of the first one takes.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from engine.game import Action, Game, Player, View
from engine.games import GAMES, game
from engine.options import OptionValue
from engine.selfplay import Table, play_match

PAIRS = (("basic", "random"), ("novice", "basic"), ("strong", "basic"), ("master", "strong"))


@dataclass(frozen=True)
class Job:
    """Who meets whom, at which table, for how many deals at least."""

    game: Game
    preset: str
    options: dict[str, OptionValue]
    seats: int
    a: str
    b: str
    deals: int
    seed: str


@dataclass
class Timed:
    """A player that notes how long each choice took, where there was one."""

    player: Player
    seconds: list[float] = field(default_factory=list)

    def choose(self, legal: Sequence[Action], look: Callable[[], View], rng: Random) -> Action:
        """As the player does."""
        began = time.process_time()
        action = self.player.choose(legal, look, rng)
        if len(legal) > 1:
            self.seconds.append(time.process_time() - began)
        return action


class _Clocked:
    """The game with a clock on one of its players."""

    def __init__(self, one: Game, timed: Timed, name: str) -> None:
        self._game = one
        self.players = {**one.players, name: timed}

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)


def seatings(job: Job) -> Iterator[tuple[tuple[str, ...], int]]:
    """The seatings of one set of duplicate matches, and the side of the first player in each."""
    partners = job.options.get("partners") == "yes"
    for own in range(2 if partners else job.seats):
        sides = 2 if partners else job.seats
        names = tuple("first" if seat % sides == own else job.b for seat in range(job.seats))
        yield names, own


@dataclass
class Measured:
    """Sums over sets of duplicate matches."""

    deals: int = 0
    matches: int = 0
    points: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def row(self, job: Job) -> str:
        """A row of the table."""
        where = f"{job.seats}" + (" partners" if job.options.get("partners") == "yes" else "")
        slowest = sorted(self.seconds)[int(0.95 * len(self.seconds))]
        return (
            f"| {job.preset} | {where} | {job.a} : {job.b} | {job.seed} | {self.deals} "
            f"| {self.matches} "
            f"| {_interval(self.points, 1.0)} | {_interval(self.won, 100.0)} "
            f"| {fmean(self.seconds):.3f} | {slowest:.3f} |"
        )


HEAD = (
    "| preset | seats | players | seed | deals | matches | points a deal | matches won, % "
    "| s a choice | s, 95th percentile |\n|---|---|---|---|---|---|---|---|---|---|"
)


def _interval(values: list[float], scale: float) -> str:
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{scale * fmean(values):.1f} ± {scale * half:.1f}"


def measure(job: Job) -> Measured:
    """Play sets of duplicate matches until there are enough deals."""
    done = Measured()
    timed = Timed(job.game.players[job.a], done.seconds)
    clocked: Game = _Clocked(job.game, timed, "first")  # type: ignore[assignment]  # by __getattr__
    table = Table(clocked, job.preset, job.options, ())
    nth = 0
    while done.deals < job.deals:
        points: list[float] = []
        won: list[float] = []
        for names, own in seatings(job):
            match = play_match(
                replace(table, players=names), f"{job.seed}:{nth}", record=False
            ).match
            others = [total for side, total in enumerate(match.totals) if side != own]
            points.append((match.totals[own] - max(others)) / match.deals_dealt)
            won.append(float(match.winner == own))
            done.deals += match.deals_dealt
            done.matches += 1
        done.points.append(fmean(points))
        done.won.append(fmean(won))
        nth += 1
    return done


def _options(texts: Sequence[str]) -> dict[str, OptionValue]:
    pairs = (text.split("=", 1) for text in texts)
    return {name: int(value) if value.isdigit() else value for name, value in pairs}


def main() -> None:
    """Print the row that is asked for, or the whole table of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="deberc", choices=[*GAMES])
    parser.add_argument("--preset", help="default: the first one; with --all: every one")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--a", default="strong")
    parser.add_argument("--b", default="basic")
    parser.add_argument("--deals", type=int, default=200, help="at least so many a row")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--all", action="store_true", help="every pair, in every preset")
    args = parser.parse_args()
    one = game(args.game)
    presets = (
        [args.preset] if args.preset else [*one.presets] if args.all else [next(iter(one.presets))]
    )
    pairs = PAIRS if args.all else ((args.a, args.b),)
    seats = args.seats or one.seat_counts[0]
    print(HEAD)  # noqa: T201
    for preset in presets:
        for a, b in pairs:
            job = Job(one, preset, _options(args.set), seats, a, b, args.deals, args.seed)
            print(measure(job).row(job), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
