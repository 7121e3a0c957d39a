"""The table of options, and the shapes of records and results, as the rules give them."""

from typing import TypedDict

PRESET_NAMES = ("classic", "home", "moscow", "kharkov")

# The table of deberc.md, "Options", row by row.
TABLE: dict[str, tuple[int | str, int | str, int | str, int | str]] = {
    "target": (501, 501, 501, 1001),
    "partners": ("no", "no", "no", "no"),
    "first_packet": (6, 6, 6, 6),
    "upcard_to": ("taker", "taker", "taker", "taker"),
    "obligation": ("yes", "yes", "no", "yes"),
    "seven": ("anyone", "anyone", "anyone", "anyone"),
    "weak_redeal": ("off", 13, "off", "off"),
    "first_lead": ("taker", "eldest", "taker", "taker"),
    "long_runs": ("fifty", "hundred", "fifty", "split"),
    "run_order": ("kind", "kind", "kind", "length"),
    "equal_runs": ("trump", "seat", "trump", "trump"),
    "runs_need_trick": ("yes", "yes", "yes", "yes"),
    "bella_when": ("with_card", "with_card", "with_card", "before_last_trick"),
    "bella_to": ("declarer", "declarer", "capturer", "capturer"),
    "bayt_tie": ("share", "share", "hang", "hang"),
    "hanging": ("owner", "pile", "pile", "pile"),
    "hanging_for": ("all", "all", "tied", "tied"),
    "hanging_is_bayt": ("no", "no", "yes", "yes"),
    "bayt_fine": ("third_100", "third_100", "three_100", "three_100"),
    "lyzha_fine": ("table", "table", 0, 50),
    "void_dealer": ("same", "same", "next", "same"),
    "redeal_fine": (100, 100, 0, 0),
    "finish": ("points", "last_trick", "arrival", "points"),
    "hanging_finish": ("extra_deal", "owner_only", "extra_deal", "extra_deal"),
}
PRESETS: dict[str, dict[str, int | str]] = {
    name: {option: row[column] for option, row in TABLE.items()}
    for column, name in enumerate(PRESET_NAMES)
}

# The values of every option but the target and the partners, which hang on more than a list.
VALUES: dict[str, list[int | str]] = {
    "first_packet": [6, 4],
    "upcard_to": ["taker", "dealer"],
    "obligation": ["yes", "no"],
    "seven": ["off", "anyone", "taker"],
    "weak_redeal": ["off", 0, 13, 25],
    "first_lead": ["taker", "eldest"],
    "long_runs": ["fifty", "split", "hundred"],
    "run_order": ["kind", "length"],
    "equal_runs": ["seat", "trump", "last_trick"],
    "runs_need_trick": ["yes", "no"],
    "bella_when": ["with_card", "before_last_trick"],
    "bella_to": ["declarer", "capturer"],
    "bayt_tie": ["share", "hang"],
    "hanging": ["owner", "pile", "queue"],
    "hanging_for": ["all", "tied"],
    "hanging_is_bayt": ["yes", "no"],
    "bayt_fine": ["off", "third_100", "every_50", "every_100", "three_100", "three_300"],
    "lyzha_fine": [0, 50, 100, "table"],
    "void_dealer": ["same", "next"],
    "redeal_fine": [0, 100],
    "finish": ["points", "last_trick", "arrival"],
    "hanging_finish": ["extra_deal", "owner_only", "ignore"],
}


class MeldDoc(TypedDict):
    """A credited run, as in a result document."""

    seat: int
    cards: str
    points: int


class BellaDoc(TypedDict):
    """An announced bella, as in a result document."""

    announced_by: int
    credited_to: int | None


class DealDoc(TypedDict):
    """A deal of a result document."""

    dealer: int
    taker: int | None
    trump: str | None
    upcard: str
    result: str | None
    melds: list[MeldDoc] | None
    bella: BellaDoc | None
    tricks: list[int]
    raw: list[int] | None
    written: list[int] | None
    fines: list[int] | None
    hanging: int | None
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
