"""Whole matches between computer players, by the fast door, with chance from a seed."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from engine.game import Game, Match, Player
from engine.options import OptionValue
from engine.record import DealRecord, Record


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what. ``players`` holds a name of ``game.players`` for each seat."""

    game: Game
    preset: str
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match, how many actions it took, and its record where that was wanted."""

    match: Match
    actions: int
    record: Record | None


def play_match(table: Table, seed: str, record: bool) -> Played:
    """Play one match to its end.

    Decks depend on the seed alone, so that other players can be tried on the same ones. Raises
    OptionError.
    """
    game = table.game
    seats = len(table.players)
    chance = random.Random(f"{seed}:decks")  # noqa: S311  # nothing is at stake here
    turns = random.Random(f"{seed}:turns")  # noqa: S311 - see above
    rng = random.Random(f"{seed}:players")  # noqa: S311 - see above
    first_dealer = chance.randrange(seats)
    match = game.new_match(seats, table.preset, table.options, first_dealer)
    players = [game.players[name] for name in table.players]
    deals: list[DealRecord] | None = [] if record else None
    actions = 0
    while not match.finished:
        deck = _shuffled(game.deck, chance)
        match.deal(deck)
        log: DealRecord | None = None
        if deals is not None:
            log = DealRecord(tuple(deck))
            deals.append(log)
        actions += _play_deal(match, players, turns, rng, log)
    kept = None
    if deals is not None:
        kept = Record(
            game=game.name,
            seats=list(table.players),
            first_dealer=first_dealer,
            preset=table.preset,
            options=dict(table.options),
            deals=deals,
            extra={"players": list(table.players), "seed": seed},
        )
    return Played(match, actions, kept)


def _shuffled(deck: Sequence[int], chance: random.Random) -> list[int]:
    # Sorting by random keys is several times faster than random.shuffle, and as fair.
    key = chance.random
    return sorted(deck, key=lambda _: key())


def _play_deal(
    match: Match,
    players: Sequence[Player],
    turns: random.Random,
    rng: random.Random,
    log: DealRecord | None,
) -> int:
    """Play until no seat is to act; how many actions that took."""
    looks = [partial(match.view, seat) for seat in range(len(players))]
    choose = [player.choose for player in players]
    push, legal_actions = match.push, match.legal_actions
    actions = 0
    while True:
        while legal := legal_actions():
            seat = legal[0].seat
            action = choose[seat](legal, looks[seat], rng)
            push(action)
            actions += 1
            if log is not None:
                log.actions.append(action)
        if not match.to_shuffle:
            return actions
        order = _shuffled(match.to_shuffle, turns)
        match.shuffle(order)
        if log is not None:
            log.add_turn(order)
