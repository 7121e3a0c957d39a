"""Deberc as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from engine.cards import Card
from engine.deberc.basic import BasicPlayer
from engine.deberc.match import DebercMatch
from engine.deberc.novice import MISTAKES
from engine.deberc.options import OPTIONS, PRESETS, SEAT_COUNTS, make_options
from engine.deberc.players import MASTER, STRONG, DebercThinker
from engine.deberc.rules import make_rules
from engine.deberc.tables import DECK
from engine.errors import OptionError
from engine.game import Player
from engine.options import OptionSpec, OptionValue
from engine.players.erring import ErringPlayer
from engine.players.random_player import RandomPlayer


class DebercGame:
    """``engine.game.Game`` for Deberc."""

    name: Final = "deberc"
    seat_counts: Final[tuple[int, ...]] = SEAT_COUNTS
    presets: Final[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    options: Final[tuple[OptionSpec, ...]] = OPTIONS
    deck: Final[tuple[Card, ...]] = DECK
    announcements: Final = frozenset({"seven", "meld", "bella"})
    pauses: Final = frozenset({"trick"})
    offers: Final[frozenset[str]] = frozenset()
    answers: Final[frozenset[str]] = frozenset()
    late_player: Final[Player] = BasicPlayer()
    players: Final[Mapping[str, Player]] = {
        "random": RandomPlayer(),
        "novice": ErringPlayer(late_player, MISTAKES),
        "basic": late_player,
        "strong": DebercThinker(STRONG),
        "master": DebercThinker(MASTER),
    }

    def new_match(
        self,
        seats: int,
        preset: str | None,
        options: Mapping[str, object],
        first_dealer: int,
    ) -> DebercMatch:
        """A match before its first deal; ``preset`` None is the first one; raises OptionError."""
        chosen = make_options(seats, preset, options)
        if not 0 <= first_dealer < seats:
            raise OptionError(f"the first dealer is a seat from 0 to {seats - 1}")
        return DebercMatch(make_rules(chosen, seats), first_dealer)


DEBERC: Final = DebercGame()
