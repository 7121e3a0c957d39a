"""The shapes that every game has: actions, events, a match, its players, and the game itself.

The rest of the program talks to games through this file and the registry in ``engine.games``.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

from engine.cards import Card
from engine.errors import RuleError
from engine.options import OptionSpec, OptionValue

Json: TypeAlias = dict[str, Any]


class Action(NamedTuple):
    """What a seat does; the text form is that of records: ``0 play 9H``."""

    seat: int
    verb: str
    args: str = ""

    def __str__(self) -> str:
        return f"{self.seat} {self.verb} {self.args}".rstrip()


class Event(NamedTuple):
    """What followed from an action or a deal; seen by everybody, so it never holds a hidden card.

    The kinds are listed in each game's ``match.py``.
    """

    kind: str
    seat: int | None = None
    args: str = ""

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part is not None and part != "")


class View(Protocol):
    """What one seat (or, with seat None, everybody) may know of a match."""

    @property
    def seat(self) -> int | None: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def phase(self) -> str: ...
    @property
    def legal(self) -> tuple[Action, ...]: ...
    def as_json(self) -> Json:
        """The view as the command line prints it."""


class Match(Protocol):
    """A state machine. Its state changes only by ``deal``, ``apply`` (or ``push``) and ``shuffle``.

    Chance is handed in, never made here. It is wanted in two places: before a deal ("deal" is the
    phase, and ``deal`` takes a deck), and in the middle of one where ``to_shuffle`` holds cards
    (Berg, B-45): then nobody is to act, nothing is legal, and ``shuffle`` takes an order of them.
    Records keep both. Who commits to chance before a deal can commit to orders of the whole deck
    as well, and hand in what is left of them when the other cards are taken out.
    """

    @property
    def seats(self) -> int: ...
    @property
    def sides(self) -> int:
        """How many sides count points: the seats, or 2 in partnership."""

    @property
    def to_act(self) -> int | None: ...
    @property
    def phase(self) -> str: ...
    @property
    def finished(self) -> bool: ...
    @property
    def winner(self) -> int | None:
        """The winning side, or None while the match goes on."""

    @property
    def totals(self) -> tuple[int | float, ...]: ...
    @property
    def next_dealer(self) -> int:
        """The dealer of the deal in progress, or between deals of the next one."""

    @property
    def deals_dealt(self) -> int:
        """How many deals have been dealt so far."""

    def deal(self, deck: Sequence[Card]) -> list[Event]:
        """Begin the next deal with this deck (in dealing order, already cut).

        Only in phase "deal"; raises RuleError otherwise, or where the deck is not this game's.
        """

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """The cards that chance must put in order before anything else; nearly always empty.

        They are public, in the order in which they lie before they are shuffled.
        """

    @property
    def may_shuffle(self) -> int:
        """How often at most the next deal may want ``shuffle``; 0 where it never will."""

    def shuffle(self, order: Sequence[Card]) -> list[Event]:
        """Go on with the cards of ``to_shuffle`` in this order, first drawn first.

        The order is hidden from everybody afterwards. Raises RuleError and changes nothing unless
        these very cards wait for it.
        """

    def legal_actions(self) -> Sequence[Action]:
        """What ``to_act`` may do; empty only between deals, for ``shuffle``, and after the end."""

    def why_not(self, action: Action) -> RuleError | None:
        """The RuleError that ``apply`` would raise, or None."""

    def apply(self, action: Action) -> list[Event]:
        """Do it, or raise RuleError and change nothing."""

    def push(self, action: Action) -> None:
        """Do it without checking: for an action out of ``legal_actions()``."""

    def view(self, seat: int | None) -> View: ...
    def result(self) -> Json:
        """The ``kozyr-result/1`` document."""

    def copy(self) -> Self: ...


def result_document(game: str, match: Match, deals: list[Json]) -> Json:
    """The ``kozyr-result/1`` document of a match of this game, with its deals as they are given."""
    return {
        "format": "kozyr-result/1",
        "game": game,
        "finished": match.finished,
        "winner": match.winner,
        "totals": list(match.totals),
        "to_act": match.to_act,
        "phase": match.phase,
        "deals": deals,
    }


class Player(Protocol):
    """A computer player. It is handed what its seat may see, and nothing else."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal`` (never empty). ``look()`` builds the seat's view when it is wanted."""


class Game(Protocol):
    """One game of the registry."""

    @property
    def name(self) -> str: ...
    @property
    def seat_counts(self) -> tuple[int, ...]: ...
    @property
    def presets(self) -> Mapping[str, Mapping[str, OptionValue]]:
        """Every option's value in every preset; the first preset is the default."""

    @property
    def options(self) -> tuple[OptionSpec, ...]: ...
    @property
    def deck(self) -> tuple[Card, ...]:
        """All cards of the game, in a fixed order, to be shuffled by whoever deals."""

    @property
    def announcements(self) -> frozenset[str]:
        """The verbs that do not end a turn (in Deberc: seven, meld, bella)."""

    @property
    def pauses(self) -> frozenset[str]:
        """The kinds of events after which people want a moment to look (a complete trick)."""

    @property
    def offers(self) -> frozenset[str]:
        """The phases whose turn is only offered: it does itself after a moment (in Terz: break)."""

    @property
    def answers(self) -> frozenset[str]:
        """The phases in which the table acts for a seat with one action left (in Terz: asked)."""

    @property
    def players(self) -> Mapping[str, Player]:
        """The computer players of this game by name: at least "random" and "basic"."""

    @property
    def late_player(self) -> Player:
        """Who acts for a person whose time is up, and where the table acts by itself."""

    def new_match(
        self, seats: int, preset: str | None, options: Mapping[str, OptionValue], first_dealer: int
    ) -> Match:
        """A match before its first deal; preset None is the first one; raises OptionError."""
