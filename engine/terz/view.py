"""What may be known of a Terz match: one redaction for screens, computer players and ``view``."""

from dataclasses import dataclass, fields
from typing import Final, NamedTuple, cast

from engine.cards import NAMES, RANKS, SUITS, Card, Rank, Suit, cards_text
from engine.game import Action, Json
from engine.terz.options import TerzOptions

# T-31, lowest first; the marriage stands outside (T-38) and is called "marriage".
KINDS: Final = (
    "terz",
    "fifty",
    "queens",
    "kings",
    "aces",
    "five",
    "six",
    "seven",
    "eight",
    "jacks",
)


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld of the viewer's hand: its cards in natural order, a frame's by suit (T-31).

    ``kind`` is one of ``KINDS``, ``rank`` that of the top card (a frame: of all its cards).
    """

    kind: str
    cards: tuple[Card, ...]
    rank: Rank
    points: int


@dataclass(frozen=True, slots=True)
class Heard:
    """A meld of the deal as the table knows it (T-36, T-37), the viewer's own like the other's.

    ``rank`` and ``cards`` are None as long as nobody has told or shown them; ``points`` are those
    that it has brought its seat: 0 while it waits for an answer, and where it was beaten.
    """

    trick: int  # in which trick it was declared, from 0
    seat: int
    kind: str  # one of ``KINDS``, or "marriage"
    state: str  # "open" (an answer is waited for), "counts", "beaten"
    rank: Rank | None
    cards: tuple[Card, ...] | None
    points: int


class Said(NamedTuple):
    """One sentence of the talk over a trick, in the order in which it fell (T-36).

    ``what`` is

    - ``declare`` (kind), ``marriage``;
    - ``good``, ``ask`` ("from what?");
    - ``from`` (kind, rank): the declarer's answer to ``ask``;
    - ``beat`` (kind, rank): "not good", and what it is beaten with;
    - ``counts`` (kind, points): what is written, and by whom: after every answer that settles a
      meld, and at once where there is nothing to answer.
    """

    trick: int
    seat: int
    what: str
    kind: str | None = None
    rank: Rank | None = None
    points: int = 0


class Trick(NamedTuple):
    """A trick: the cards in the order played, from ``leader`` on.

    Once complete it has a ``taker``, and points: the last trick's ten among them (T-3).
    """

    leader: int
    cards: tuple[Card, ...]
    taker: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Fine:
    """Points that ``seat`` writes for a fault of ``by``; ``reason`` is "seven" (T-26)."""

    seat: int
    by: int
    reason: str
    points: int


@dataclass(frozen=True, slots=True)
class Arrival:
    """A claim (T-43): ``counts`` are both seats' exact points at that moment."""

    seat: int
    right: bool
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealCount:
    """How a finished deal was counted, step by step, so that a message can explain each line.

    Lists are by seat. ``card_points`` are exact, the last trick among them, ``card_written`` what
    is written for them, and ``rounding`` why:

    - "tens": rounded to tens (T-41);
    - "closes": exact, because somebody has reached the target (T-42);
    - "short": exact, because only rounding would carry somebody to the target (T-42);
    - "arrival": exact, because of a claim in the middle of the deal (T-43).
    """

    number: int
    dealer: int
    leader: int
    upcard: Card
    trump: Suit
    before: tuple[int, ...]  # the totals before this deal
    tricks: tuple[int, ...]
    melds: tuple[Heard, ...]  # all that were declared, in order; those with points count
    words: tuple[int, ...]
    card_points: tuple[int, ...]
    card_written: tuple[int, ...]
    rounding: str
    last_trick: int | None  # who took it; None after a claim
    fine_list: tuple[Fine, ...]
    fines: tuple[int, ...]  # points written for the other's fault
    arrival: Arrival | None
    written: tuple[int, ...]  # words and card_written, without fines
    totals: tuple[int, ...]  # after this deal


@dataclass(frozen=True, slots=True)
class TerzView:
    """What ``seat`` may know (None: everybody). Cards of others appear only once they are shown."""

    seat: int | None
    seats: int
    sides: int
    options: TerzOptions
    phase: str  # colour, play, break, answer, asked, deal, finished
    to_act: int | None
    legal: tuple[Action, ...]  # of the viewer, empty unless it is its turn
    deal: int  # the number of the deal in progress, or of the last one; 0 before the first
    dealer: int  # of the deal in progress, or between deals of the next
    # The deal in progress (between deals: the last one)
    colour: str | None  # as called in the first deal: "red", "black" (T-11)
    leader: int | None  # who leads to the first trick; None before the colour is called
    trump: Suit | None  # None before the colour is called
    upcard: Card | None  # as first turned up; None before the colour is called
    upcard_lies: Card | None  # what lies there now: the seven after T-25; None once drawn
    talon: int  # how many cards are left, the upcard among them
    broken: int | None  # how many cards were cut (T-13); None before
    exchanged_seven: int | None  # the seat that did T-25
    last_draw: tuple[int, Card] | None  # T-14: who won the last draw, and the card shown
    last_taken: tuple[int, Card] | None  # who got the face-up card then: the upcard, or the seven
    drawn: Card | None  # the viewer's own card of the last draw; None for the public
    hand: tuple[Card, ...] | None  # of the viewer, by suit, low to high; None for the public
    counts: tuple[int, ...]  # cards held, by seat
    trick: Trick | None  # in progress: None before the first card of one
    tricks: tuple[Trick, ...]  # complete ones
    tricks_by_seat: tuple[int, ...]
    may_look_back: bool  # whether the table lets the tricks be looked through now (``look_back``)
    said: tuple[Said, ...]  # the talk of the whole deal, by trick
    melds: tuple[Heard, ...]  # declared in this deal, in order
    melds_now: tuple[Meld, ...]  # what the viewer may declare, or beat with, now: best first
    seven_due: bool  # the viewer's last chance to exchange the seven before the fine (T-26)
    words: tuple[int, ...]  # written for melds in this deal, by seat
    fine_list: tuple[Fine, ...]
    fines: tuple[int, ...]
    card_points: tuple[int, ...]  # exact, of the tricks so far, by seat
    # The match
    totals: tuple[int, ...]  # words and fines of the deal in progress are written already
    counted: tuple[DealCount, ...]  # the deals that are over
    winner: int | None
    won_by: str | None = None  # "points", "last_trick" (T-42), "arrival", "false_arrival" (T-43)

    def may(self, verb: str) -> bool:
        """Whether the viewer may do this now ("seven", "marriage", "arrive", "ask" …)."""
        return any(action.verb == verb for action in self.legal)

    @property
    def exact(self) -> tuple[int, ...]:
        """By seat: all that is written, and the exact points of the tricks so far (T-43)."""
        if self.phase in ("deal", "finished"):
            return self.totals
        return tuple(map(sum, zip(self.totals, self.card_points, strict=True)))

    def has_arrived(self, seat: int) -> bool:
        """Whether a claim of this seat would be right (T-43)."""
        target, exact = self.options.target, self.exact
        return exact[seat] >= target > exact[1 - seat]

    def as_json(self) -> Json:
        """The view as ``python -m engine view`` prints it: cards and suits in letters."""
        return {field.name: _plain(field.name, getattr(self, field.name)) for field in fields(self)}


_ONE_CARD: Final = frozenset({"upcard", "upcard_lies", "drawn"})
_CARDS: Final = frozenset({"hand", "cards"})


def _plain(name: str, value: object) -> object:
    """A field's value as JSON holds it; ``name`` tells cards, ranks and suits from numbers."""
    if value is None or isinstance(value, str | bool):
        return value
    if isinstance(value, TerzOptions):
        return value.as_dict()
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, int):
        if name in _ONE_CARD:
            return NAMES[value]
        if name == "rank":
            return RANKS[value]
        return SUITS[value] if name == "trump" else value
    if name in _CARDS:
        return cards_text(cast("tuple[Card, ...]", value))
    if name in ("last_draw", "last_taken"):
        seat, card = cast("tuple[int, Card]", value)
        return {"seat": seat, "card": NAMES[card]}
    if isinstance(value, Said | Trick):
        return {part: _plain(part, getattr(value, part)) for part in value._fields}
    if isinstance(value, tuple):
        return [_plain("", part) for part in value]
    if isinstance(value, Meld | Heard | Fine | Arrival | DealCount):
        return {
            field.name: _plain(field.name, getattr(value, field.name)) for field in fields(value)
        }
    raise TypeError(f"{name} is {value!r}")
