"""Berg as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from engine.berg.basic import BasicBergPlayer
from engine.berg.late_player import LateBergPlayer
from engine.berg.match import BergMatch
from engine.berg.novice import MISTAKES
from engine.berg.options import OPTIONS, PRESETS, SEAT_COUNTS, make_options
from engine.berg.players import MASTER, STRONG, BergThinker
from engine.berg.random_player import RandomBergPlayer
from engine.berg.rules import make_rules
from engine.berg.tables import DECK, OFFERS
from engine.cards import Card
from engine.errors import OptionError
from engine.game import Player
from engine.options import OptionSpec, OptionValue
from engine.players.erring import ErringPlayer


class BergGame:
    """``engine.game.Game`` for Berg."""

    name: Final = "berg"
    seat_counts: Final[tuple[int, ...]] = SEAT_COUNTS
    presets: Final[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    options: Final[tuple[OptionSpec, ...]] = OPTIONS
    deck: Final[tuple[Card, ...]] = DECK
    announcements: Final = frozenset({"draw", *OFFERS})
    pauses: Final[frozenset[str]] = frozenset()
    offers: Final[frozenset[str]] = frozenset()
    answers: Final[frozenset[str]] = frozenset()
    late_player: Final[Player] = LateBergPlayer()
    players: Final[Mapping[str, Player]] = {
        "random": RandomBergPlayer(),
        "novice": ErringPlayer(BasicBergPlayer(), MISTAKES),
        "basic": BasicBergPlayer(),
        "strong": BergThinker(STRONG),
        "master": BergThinker(MASTER),
    }

    def new_match(
        self,
        seats: int,
        preset: str | None,
        options: Mapping[str, object],
        first_dealer: int,
    ) -> BergMatch:
        """A match before its first game; ``preset`` None is the first one; raises OptionError."""
        chosen = make_options(seats, preset, options)
        if not 0 <= first_dealer < seats:
            raise OptionError(f"the first dealer is a seat from 0 to {seats - 1}")
        return BergMatch(make_rules(chosen), first_dealer)


BERG: Final = BergGame()
