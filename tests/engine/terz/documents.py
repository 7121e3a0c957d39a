"""The table of options, and the shapes of records and results, as the rules give them for Terz."""

from typing import TypedDict

PRESET_NAMES = ("classic",)

# The table of terz.md, "Options".
DEFAULTS: dict[str, int | str] = {
    "target": 501,
    "melds_a_turn": "many",
    "melds_while": "nine_cards",
    "frames_need_trick": "no",
    "jack_free": "always",
    "look_back": "talon",
}
PRESETS: dict[str, dict[str, int | str]] = {"classic": DEFAULTS}

# The values of every option but the target, which is a whole number from 51 to 5001.
VALUES: dict[str, list[int | str]] = {
    "melds_a_turn": ["many", "one"],
    "melds_while": ["nine_cards", "talon"],
    "frames_need_trick": ["yes", "no"],
    "jack_free": ["always", "only_trump"],
    "look_back": ["talon", "two", "four", "never"],
}


class ArrivalDoc(TypedDict):
    """A claim of T-43, as in a result document."""

    seat: int
    right: bool


class DealDoc(TypedDict):
    """A deal of a result document."""

    dealer: int
    leader: int | None
    trump: str | None
    words: list[int]
    tricks: list[int]
    card_points: list[int] | None
    written: list[int] | None
    fines: list[int]
    arrival: ArrivalDoc | None
    totals: list[int] | None


class ResultDoc(TypedDict):
    """The kozyr-result/1 document."""

    format: str
    game: str
    finished: bool
    winner: int | None
    totals: list[int]
    to_act: int | None
    phase: str
    deals: list[DealDoc]


class RecordDeal(TypedDict):
    """A deal of a record."""

    deck: str
    actions: list[str]
