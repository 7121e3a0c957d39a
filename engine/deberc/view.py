"""What may be known of a Deberc match: one redaction for screens, computer players and ``view``."""

from dataclasses import dataclass, fields
from typing import Final, cast

from engine.cards import NAMES, SUITS, Card, Suit, cards_text
from engine.deberc.options import DebercOptions
from engine.game import Action, Json


@dataclass(frozen=True, slots=True)
class Meld:
    """A run: its cards from low to high, and what it is worth (D-41, D-42).

    ``kind`` is "terz", "fifty", "hundred" or "deberc".
    """

    seat: int
    kind: str
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: the cards in the order played, from ``leader`` on; ``taker`` once complete."""

    leader: int
    cards: tuple[Card, ...]
    taker: int | None = None


@dataclass(frozen=True, slots=True)
class HangingPoints:
    """Points that hang (D-63 to D-65): how many, among which sides, whose they were (or nobody's).

    ``sides`` may win them; ``tied`` are those that hang together, whoever may win; ``deal`` is the
    number of the deal in which they hung.
    """

    points: int
    sides: tuple[int, ...]
    owner: int | None
    tied: tuple[int, ...] = ()
    deal: int = 0


@dataclass(frozen=True, slots=True)
class Fine:
    """A fine written in a deal: ``reason`` is "bayt" (D-71), "lyzha" (D-72) or "redeal" (D-15).

    ``points`` is what is written: below zero.
    """

    side: int
    reason: str
    points: int


@dataclass(frozen=True, slots=True)
class DealCount:
    """How a finished deal was counted, step by step, so that a message can explain each line.

    Lists are by side unless said otherwise. ``result`` as in records: "made", "bayt", "hanging",
    "void", "deberc". ``shares`` are the taker's points as given to others by D-62 and D-63;
    ``paid`` are hanging points decided by this deal, each with the side that got them.
    """

    number: int
    dealer: int
    upcard: Card
    taker: int | None
    trump: Suit | None
    result: str
    tricks: tuple[int, ...]  # by seat
    card_points: tuple[int, ...]
    last_trick: int | None  # the side that took it
    melds: tuple[Meld, ...]  # the credited ones
    announced: tuple[str | None, ...]  # by seat: the kind heard, or None
    bella_by: int | None  # the seat that announced it
    bella_to: int | None  # the side credited
    raw: tuple[int, ...]
    shares: tuple[int, ...]
    paid: tuple[tuple[HangingPoints, int], ...]
    written: tuple[int, ...]  # own points, shares and hanging points paid; no fines
    fine_list: tuple[Fine, ...]
    fines: tuple[int, ...]
    hanging: tuple[HangingPoints, ...]  # what hangs after this deal
    totals: tuple[int, ...]  # after this deal


@dataclass(frozen=True, slots=True)
class DebercView:
    """What ``seat`` may know (None: everybody). Cards of others appear only once they are shown."""

    seat: int | None
    seats: int
    sides: int
    options: DebercOptions
    phase: str  # bid1, bid2, play, deal, finished
    to_act: int | None
    legal: tuple[Action, ...]  # of the viewer, empty unless it is its turn
    deal: int  # the number of the deal in progress, or of the last one; 0 before the first
    dealer: int  # of the deal in progress, or between deals of the next
    extra_deal: bool  # the match would have ended: this deal decides (D-82, D-83)
    # The deal in progress (between deals: the last one)
    upcard: Card | None  # as first turned up
    upcard_lies: (
        Card | None
    )  # what lies there now: the seven after D-30; None once picked up (D-13)
    bottom: Card | None
    stock: int  # how many cards are left in the stock, the bottom card among them
    taker: int | None
    trump: Suit | None
    bids: tuple[Action, ...]
    hand: tuple[Card, ...] | None  # of the viewer, by suit, low to high; None for the public
    counts: tuple[int, ...]  # cards held, by seat
    trick: Trick | None  # in progress: None before the first card of one
    tricks: tuple[Trick, ...]  # complete ones
    tricks_by_seat: tuple[int, ...]
    announced: tuple[str | None, ...]  # by seat: the kind of its best run as heard, "waived", None
    own_melds: tuple[Meld, ...]  # the viewer's runs, as it would announce or has announced them
    melds_shown: tuple[Meld, ...]  # shown by the side that counts (D-44)
    melds_equal: tuple[tuple[int, str, Card], ...]  # D-44: (seat, kind, top card) while undecided
    exchanged_seven: int | None  # the seat that did D-30
    bella_by: int | None
    void_deals: int  # in a row, by this dealer (D-15)
    # The match
    totals: tuple[int, ...]
    bayts: tuple[int, ...]  # by side, as D-71 counts them
    hanging: tuple[HangingPoints, ...]
    counted: tuple[DealCount, ...]  # the deals that are over, void ones included
    winner: int | None
    won_by: str | None = None  # "points", "last_trick", "arrival" (D-81, D-82), "deberc" (D-42)

    def as_json(self) -> Json:
        """The view as ``python -m engine view`` prints it: cards and suits in letters."""
        return {field.name: _plain(field.name, getattr(self, field.name)) for field in fields(self)}


_ONE_CARD: Final = frozenset({"upcard", "upcard_lies", "bottom"})
_CARDS: Final = frozenset({"hand", "cards"})


def _plain(name: str, value: object) -> object:
    """A field's value as JSON holds it; ``name`` tells cards and suits from other numbers."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, DebercOptions):
        return value.as_dict()
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, int):
        if name in _ONE_CARD:
            return NAMES[value]
        return SUITS[value] if name == "trump" else value
    if name in _CARDS:
        return cards_text(cast("tuple[Card, ...]", value))
    if name == "melds_equal":
        equal = cast("tuple[tuple[int, str, Card], ...]", value)
        return [{"seat": seat, "kind": kind, "top": NAMES[top]} for seat, kind, top in equal]
    if name == "paid":
        paid = cast("tuple[tuple[HangingPoints, int], ...]", value)
        return [{"hanging": _plain("", points), "to": side} for points, side in paid]
    if isinstance(value, tuple):
        return [_plain("", part) for part in value]
    if isinstance(value, Meld | Trick | HangingPoints | Fine | DealCount):
        return {
            field.name: _plain(field.name, getattr(value, field.name)) for field in fields(value)
        }
    raise TypeError(f"{name} is {value!r}")
