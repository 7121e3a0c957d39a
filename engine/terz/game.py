"""Terz as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from engine.cards import Card
from engine.errors import OptionError
from engine.game import Player
from engine.options import OptionSpec, OptionValue
from engine.players.erring import ErringPlayer
from engine.terz.basic import BasicTerzPlayer
from engine.terz.late_player import LateTerzPlayer
from engine.terz.match import TerzMatch
from engine.terz.novice import MISTAKES
from engine.terz.options import OPTIONS, PRESETS, SEAT_COUNTS, make_options
from engine.terz.players import MASTER, STRONG, TerzThinker
from engine.terz.random_player import RandomTerzPlayer
from engine.terz.rules import make_rules
from engine.terz.tables import DECK


class TerzGame:
    """``engine.game.Game`` for Terz."""

    name: Final = "terz"
    seat_counts: Final[tuple[int, ...]] = SEAT_COUNTS
    presets: Final[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    options: Final[tuple[OptionSpec, ...]] = OPTIONS
    deck: Final[tuple[Card, ...]] = DECK
    announcements: Final = frozenset({"seven", "declare", "marriage", "ask"})
    pauses: Final = frozenset({"trick"})
    offers: Final = frozenset({"break"})
    answers: Final = frozenset({"answer", "asked"})
    players: Final[Mapping[str, Player]] = {
        "random": RandomTerzPlayer(),
        "novice": ErringPlayer(BasicTerzPlayer(), MISTAKES),
        "basic": BasicTerzPlayer(),
        "strong": TerzThinker(STRONG),
        "master": TerzThinker(MASTER),
    }
    late_player: Final[Player] = LateTerzPlayer()

    def new_match(
        self,
        seats: int,
        preset: str | None,
        options: Mapping[str, object],
        first_dealer: int,
    ) -> TerzMatch:
        """A match before its first deal; ``preset`` None is the first one; raises OptionError."""
        chosen = make_options(seats, preset, options)
        if not 0 <= first_dealer < seats:
            raise OptionError(f"the first dealer is a seat from 0 to {seats - 1}")
        return TerzMatch(make_rules(chosen), first_dealer)


TERZ: Final = TerzGame()
