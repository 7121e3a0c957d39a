"""The options of Deberc: the table of what may be chosen, four presets, and the typed value."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, Literal, TypeAlias

from engine.errors import OptionError
from engine.options import OptionSpec, OptionValue, complete

YesNo: TypeAlias = Literal["yes", "no"]


@dataclass(frozen=True, slots=True)
class DebercOptions:
    """Every option's value, in the form that records have (the table of ``deberc.md``)."""

    target: Literal["deal"] | int
    partners: YesNo
    first_packet: int
    upcard_to: Literal["taker", "dealer"]
    obligation: YesNo
    seven: Literal["off", "anyone", "taker"]
    weak_redeal: Literal["off"] | int
    first_lead: Literal["taker", "eldest"]
    long_runs: Literal["fifty", "split", "hundred"]
    run_order: Literal["kind", "length"]
    equal_runs: Literal["seat", "trump", "last_trick"]
    runs_need_trick: YesNo
    bella_when: Literal["with_card", "before_last_trick"]
    bella_to: Literal["declarer", "capturer"]
    bayt_tie: Literal["share", "hang"]
    hanging: Literal["owner", "pile", "queue"]
    hanging_for: Literal["all", "tied"]
    hanging_is_bayt: YesNo
    bayt_fine: Literal["off", "third_100", "every_50", "every_100", "three_100", "three_300"]
    lyzha_fine: Literal["table"] | int
    void_dealer: Literal["same", "next"]
    redeal_fine: int
    finish: Literal["points", "last_trick", "arrival"]
    hanging_finish: Literal["extra_deal", "owner_only", "ignore"]

    def as_dict(self) -> dict[str, OptionValue]:
        """Name and value of every option, in the table's order."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


_YES_NO: Final = ("yes", "no")
Options: TypeAlias = Mapping[str, OptionValue]


def _with_four(_options: Options, seats: int) -> bool:
    return seats == 4


def _without_four(_options: Options, seats: int) -> bool:
    return seats != 4


def _among_several(options: Options, seats: int) -> bool:
    # Of two sides both have the most, or both hang together.
    return seats > 2 and options["partners"] == "no"


def _with_fines(options: Options, _seats: int) -> bool:
    return options["bayt_fine"] != "off"


def _with_void_deals(options: Options, _seats: int) -> bool:
    return options["obligation"] == "no" or options["weak_redeal"] != "off"


def _with_void_deals_of_one(options: Options, seats: int) -> bool:
    return _with_void_deals(options, seats) and options["void_dealer"] == "same"


OPTIONS: Final[tuple[OptionSpec, ...]] = (
    OptionSpec(
        "target",
        "The total that ends the match; deal: one deal is the whole match.",
        ("D-80",),
        words=("deal",),
        numbers=(51, 5001),
        offered=("deal", 301, 501, 1001),
        group="match",
    ),
    OptionSpec(
        "partners",
        "Seats 0 and 2 play against 1 and 3; only with four seats.",
        ("D-43", "D-57", "D-72"),
        words=_YES_NO,
        offered=_YES_NO,
        group="match",
        fits=_with_four,
    ),
    OptionSpec(
        "first_packet",
        "How many cards each seat holds while bidding.",
        ("D-11",),
        only=(6, 4),
        offered=(6, 4),
        group="deal",
    ),
    OptionSpec(
        "upcard_to",
        "Who picks up the upcard with four seats.",
        ("D-13",),
        words=("taker", "dealer"),
        offered=("taker", "dealer"),
        group="deal",
        fits=_with_four,
    ),
    OptionSpec(
        "obligation",
        "The dealer may not pass in the second round.",
        ("D-21", "D-15"),
        words=_YES_NO,
        offered=_YES_NO,
        group="deal",
    ),
    OptionSpec(
        "seven",
        "Who may exchange the seven of trump for the upcard.",
        ("D-30",),
        words=("off", "anyone", "taker"),
        offered=("off", "anyone", "taker"),
        group="deal",
        fits=_without_four,
    ),
    OptionSpec(
        "weak_redeal",
        "The most points that a hand may hold to demand a redeal.",
        ("D-14", "D-15"),
        words=("off",),
        numbers=(0, None),
        offered=("off", 13),
        group="redeal",
    ),
    OptionSpec(
        "first_lead",
        "Who leads to the first trick.",
        ("D-55",),
        words=("taker", "eldest"),
        offered=("taker", "eldest"),
        group="deal",
    ),
    OptionSpec(
        "long_runs",
        "What five and more cards in a row are worth.",
        ("D-42",),
        words=("fifty", "split", "hundred"),
        offered=("fifty", "split", "hundred"),
        group="runs",
    ),
    OptionSpec(
        "run_order",
        "What makes one run better than another of its kind: the top card, or first the length.",
        ("D-43",),
        words=("kind", "length"),
        offered=("kind", "length"),
        group="runs",
    ),
    OptionSpec(
        "equal_runs",
        "Whose runs count where the best ones are equal.",
        ("D-45",),
        words=("seat", "trump", "last_trick"),
        offered=("seat", "trump", "last_trick"),
        group="runs",
    ),
    OptionSpec(
        "runs_need_trick",
        "Runs are credited only to a side that takes a trick.",
        ("D-47",),
        words=_YES_NO,
        offered=_YES_NO,
        group="runs",
    ),
    OptionSpec(
        "bella_when",
        "When the bella is announced: with one of its cards, or at any turn before the last trick.",
        ("D-51",),
        words=("with_card", "before_last_trick"),
        offered=("with_card", "before_last_trick"),
        group="runs",
    ),
    OptionSpec(
        "bella_to",
        "Who is credited for the bella: its declarer, or who captures its cards.",
        ("D-52",),
        words=("declarer", "capturer"),
        offered=("declarer", "capturer"),
        group="runs",
    ),
    OptionSpec(
        "bayt_tie",
        "Several defenders share the most: they share the taker's points, or the points hang.",
        ("D-63",),
        words=("share", "hang"),
        offered=("share", "hang"),
        group="hanging",
        fits=_among_several,
    ),
    OptionSpec(
        "hanging",
        "What becomes of points that hang when a deal hangs again.",
        ("D-65",),
        words=("owner", "pile", "queue"),
        offered=("owner", "pile", "queue"),
        group="hanging",
    ),
    OptionSpec(
        "hanging_for",
        "Who may win hanging points: every side, or those that hang together.",
        ("D-64",),
        words=("all", "tied"),
        offered=("all", "tied"),
        group="hanging",
        fits=_among_several,
    ),
    OptionSpec(
        "hanging_is_bayt",
        "A hanging bayt counts for the bayt fine.",
        ("D-71",),
        words=_YES_NO,
        offered=_YES_NO,
        group="fines",
        matters=_with_fines,
    ),
    OptionSpec(
        "bayt_fine",
        "What bayts cost.",
        ("D-71",),
        words=("off", "third_100", "every_50", "every_100", "three_100", "three_300"),
        offered=("off", "third_100", "every_50", "every_100", "three_100", "three_300"),
        group="fines",
    ),
    OptionSpec(
        "lyzha_fine",
        "What a deal without a trick costs; table: 50 or 100 by the number of seats.",
        ("D-72",),
        words=("table",),
        only=(0, 50, 100),
        offered=(0, 50, 100, "table"),
        group="fines",
    ),
    OptionSpec(
        "void_dealer",
        "Who deals after a void deal.",
        ("D-15",),
        words=("same", "next"),
        offered=("same", "next"),
        group="redeal",
        matters=_with_void_deals,
    ),
    OptionSpec(
        "redeal_fine",
        "What three void deals in a row cost their dealer.",
        ("D-15",),
        only=(0, 100),
        offered=(0, 100),
        group="redeal",
        matters=_with_void_deals_of_one,
    ),
    OptionSpec(
        "finish",
        "Who wins among those at the target: most points, the last trick, or who got there first.",
        ("D-81", "D-82"),
        words=("points", "last_trick", "arrival"),
        offered=("points", "last_trick", "arrival"),
        group="match",
    ),
    OptionSpec(
        "hanging_finish",
        "What happens to points that hang when the match would end.",
        ("D-83",),
        words=("extra_deal", "owner_only", "ignore"),
        offered=("extra_deal", "owner_only", "ignore"),
        group="hanging",
    ),
)

_CLASSIC: Final[dict[str, OptionValue]] = {
    "target": 501,
    "partners": "no",
    "first_packet": 6,
    "upcard_to": "taker",
    "obligation": "yes",
    "seven": "anyone",
    "weak_redeal": "off",
    "first_lead": "taker",
    "long_runs": "fifty",
    "run_order": "kind",
    "equal_runs": "trump",
    "runs_need_trick": "yes",
    "bella_when": "with_card",
    "bella_to": "declarer",
    "bayt_tie": "share",
    "hanging": "owner",
    "hanging_for": "all",
    "hanging_is_bayt": "no",
    "bayt_fine": "third_100",
    "lyzha_fine": "table",
    "void_dealer": "same",
    "redeal_fine": 100,
    "finish": "points",
    "hanging_finish": "extra_deal",
}

PRESETS: Final[dict[str, dict[str, OptionValue]]] = {
    "classic": _CLASSIC,
    "home": _CLASSIC
    | {
        "weak_redeal": 13,
        "first_lead": "eldest",
        "long_runs": "hundred",
        "equal_runs": "seat",
        "hanging": "pile",
        "finish": "last_trick",
        "hanging_finish": "owner_only",
    },
    "moscow": _CLASSIC
    | {
        "obligation": "no",
        "bella_to": "capturer",
        "bayt_tie": "hang",
        "hanging": "pile",
        "hanging_for": "tied",
        "hanging_is_bayt": "yes",
        "bayt_fine": "three_100",
        "lyzha_fine": 0,
        "void_dealer": "next",
        "redeal_fine": 0,
        "finish": "arrival",
    },
    "kharkov": _CLASSIC
    | {
        "target": 1001,
        "long_runs": "split",
        "run_order": "length",
        "bella_when": "before_last_trick",
        "bella_to": "capturer",
        "bayt_tie": "hang",
        "hanging": "pile",
        "hanging_for": "tied",
        "hanging_is_bayt": "yes",
        "bayt_fine": "three_100",
        "lyzha_fine": 50,
        "redeal_fine": 0,
    },
}

SEAT_COUNTS: Final = (2, 3, 4)


def make_options(seats: int, preset: str | None, changes: Mapping[str, object]) -> DebercOptions:
    """The options of a table: the preset's values, changed as asked.

    Raises OptionError for a number of seats, a preset, an option or a value that Deberc does not
    take, and for partners without four seats.
    """
    if seats not in SEAT_COUNTS:
        raise OptionError(f"Deberc takes 2, 3 or 4 seats; not {seats}")
    values = complete(OPTIONS, PRESETS, preset, changes)
    if values["partners"] == "yes" and seats != 4:
        raise OptionError(f"option 'partners' takes yes only with 4 seats; not with {seats}")
    return DebercOptions(**values)  # type: ignore[arg-type]  # complete() checked every value
