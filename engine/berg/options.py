"""The options of Berg: the table of what may be chosen, the presets, and the typed value."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, Literal

from engine.errors import OptionError
from engine.options import OptionSpec, OptionValue, complete


@dataclass(frozen=True, slots=True)
class BergOptions:
    """Every option's value, in the form that records have (the table of ``berg.md``)."""

    height: int
    deal_turns: Literal["three", "one"]
    insurance: Literal["flip", "game", "off"]
    open_hand: Literal["off", "1", "1.5"]
    shuffling: Literal["off", "always", "buy"]
    left_in_hand: Literal["no", "yes"]

    def as_dict(self) -> dict[str, OptionValue]:
        """Name and value of every option, in the table's order."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def _words(
    group: str, name: str, meaning: str, clauses: tuple[str, ...], *words: str
) -> OptionSpec:
    return OptionSpec(name, meaning, clauses, words=words, offered=words, group=group)


OPTIONS: Final[tuple[OptionSpec, ...]] = (
    OptionSpec(
        "height",
        "The match ends when a total is greater than this.",
        ("B-55",),
        numbers=(1, 100),
        offered=(10, 15, 25),
        group="match",
    ),
    _words(
        "match", "deal_turns", "How many games in a row one seat deals.", ("B-1",), "three", "one"
    ),
    _words(
        "offers",
        "insurance",
        "Whether the order of a joker can be forbidden for 1.0, and for how long: until the deck "
        "is next turned over, or to the end of the game.",
        ("B-43",),
        "flip",
        "game",
        "off",
    ),
    _words(
        "offers",
        "open_hand",
        "Whether the opponent's hand can be laid open, and its price.",
        ("B-44",),
        "off",
        "1",
        "1.5",
    ),
    _words(
        "match",
        "shuffling",
        "Whether turned-over decks are shuffled: never, always, or once somebody has paid 1.0.",
        ("B-45",),
        "off",
        "always",
        "buy",
    ),
    _words(
        "offers",
        "left_in_hand",
        "Whether a loser who holds nothing but significant cards loses their value.",
        ("B-54",),
        "no",
        "yes",
    ),
)

_USUAL: Final[dict[str, OptionValue]] = {
    "deal_turns": "three",
    "insurance": "flip",
    "open_hand": "off",
    "shuffling": "off",
    "left_in_hand": "no",
}

PRESETS: Final[dict[str, dict[str, OptionValue]]] = {
    "short": {"height": 15, **_USUAL},
    "long": {"height": 25, **_USUAL},
    "tournament": {"height": 10, **_USUAL},
}

SEAT_COUNTS: Final = (2,)


def make_options(seats: int, preset: str | None, changes: Mapping[str, object]) -> BergOptions:
    """The options of a table: the preset's values, changed as asked.

    Raises OptionError for a number of seats, a preset, an option or a value that Berg does not
    take.
    """
    if seats not in SEAT_COUNTS:
        raise OptionError(f"Berg takes 2 seats; not {seats}")
    values = complete(OPTIONS, PRESETS, preset, changes)
    return BergOptions(**values)  # type: ignore[arg-type]  # complete() checked every value
