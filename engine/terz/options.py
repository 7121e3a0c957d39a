"""The options of Terz: the table of what may be chosen, the one preset, and the typed value."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, Literal

from engine.errors import OptionError
from engine.options import OptionSpec, OptionValue, complete


@dataclass(frozen=True, slots=True)
class TerzOptions:
    """Every option's value, in the form that records have (the table of ``terz.md``)."""

    target: int
    melds_a_turn: Literal["many", "one"]
    melds_while: Literal["nine_cards", "talon"]
    frames_need_trick: Literal["yes", "no"]
    jack_free: Literal["always", "only_trump"]
    look_back: Literal["talon", "two", "four", "never"]

    def as_dict(self) -> dict[str, OptionValue]:
        """Name and value of every option, in the table's order."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def _words(
    group: str, name: str, meaning: str, clauses: tuple[str, ...], *words: str
) -> OptionSpec:
    return OptionSpec(name, meaning, clauses, words=words, offered=words, group=group)


OPTIONS: Final[tuple[OptionSpec, ...]] = (
    OptionSpec(
        "target",
        "The total that wins the match.",
        ("T-42", "T-43"),
        numbers=(51, 5001),
        offered=(301, 501, 1001),
        group="match",
    ),
    _words(
        "melds",
        "melds_a_turn",
        "How many melds may be declared in one turn.",
        ("T-35",),
        "many",
        "one",
    ),
    _words(
        "melds",
        "melds_while",
        "Melds are declared while a seat has nine cards, or only while the talon has cards.",
        ("T-30",),
        "nine_cards",
        "talon",
    ),
    _words(
        "melds",
        "frames_need_trick",
        "Four of a kind may be declared only by a seat that has taken a trick.",
        ("T-33",),
        "yes",
        "no",
    ),
    _words(
        "play",
        "jack_free",
        "The jack of trump may be held back always, or only while it is the seat's only trump.",
        ("T-23",),
        "always",
        "only_trump",
    ),
    _words(
        "play",
        "look_back",
        "The tricks may be looked through while the talon has cards, two, four, or never.",
        (),
        "talon",
        "two",
        "four",
        "never",
    ),
)

PRESETS: Final[dict[str, dict[str, OptionValue]]] = {
    "classic": {
        "target": 501,
        "melds_a_turn": "many",
        "melds_while": "nine_cards",
        "frames_need_trick": "no",
        "jack_free": "always",
        "look_back": "talon",
    },
}

SEAT_COUNTS: Final = (2,)


def make_options(seats: int, preset: str | None, changes: Mapping[str, object]) -> TerzOptions:
    """The options of a table: the preset's values, changed as asked.

    Raises OptionError for a number of seats, a preset, an option or a value that Terz does not
    take.
    """
    if seats not in SEAT_COUNTS:
        raise OptionError(f"Terz takes 2 seats; not {seats}")
    values = complete(OPTIONS, PRESETS, preset, changes)
    return TerzOptions(**values)  # type: ignore[arg-type]  # complete() checked every value
