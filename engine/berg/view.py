"""What may be known of a Berg match: one redaction for screens, computer players and ``view``."""

from dataclasses import dataclass, fields
from typing import Final, NamedTuple, cast

from engine.berg.options import BergOptions
from engine.cards import NAMES, RANKS, SUITS, Card, Rank, Suit, cards_text
from engine.game import Action, Json


@dataclass(frozen=True, slots=True)
class Takes:
    """What may be played as things lie, as one says it (B-15 to B-17, B-24, B-25).

    "♥ or 9, a queen, the red joker" is ``suits`` hearts, ``rank`` 9, ``queen``, ``jokers`` red.
    Under a jack's order ``card`` is the ordered one, and the rest is empty. ``cards`` are all of
    them together.
    """

    card: Card | None
    suits: tuple[Suit, ...]
    rank: Rank | None
    queen: bool
    jokers: tuple[Card, ...]
    cards: tuple[Card, ...]


class Offer(NamedTuple):
    """A declaration that the viewer may make now, and what it costs (a resignation: 0)."""

    verb: str  # jokers, resign, insure, open, shuffle
    price: float


class Laid(NamedTuple):
    """A card of the pile, and who played it (the turned-up card: the dealer)."""

    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class GameCount:
    """How a finished game was counted, so that a message can explain each line.

    ``result`` is "out" (B-50, B-51), "drawn" (B-52) or "resigned" (B-42). ``drawn_why`` is
    "third_turn" or "no_cards" (B-5). Lists are by seat.
    """

    number: int
    series: (
        int  # games of one dealer in a row have the same; the column has a line where it changes
    )
    dealer: int
    before: tuple[float, ...]  # the totals before this game
    result: str
    drawn_why: str | None
    winner: int | None
    last_card: Card | None  # the one with which the winner went out
    last_cards: tuple[Card, ...]  # the significant ones that count, in order of play
    worths: tuple[float, ...]  # of each of them
    left: tuple[Card, ...]  # what B-54 takes from the loser's total; else empty
    points: tuple[float, ...]  # for the game, B-54's loss included
    prices: tuple[float, ...]  # paid for declarations: 0 or negative
    totals: tuple[float, ...]  # after this game


@dataclass(frozen=True, slots=True)
class BergView:
    """What ``seat`` may know (None: everybody). Cards of others appear only where they are known.

    Known to everybody who remembers is what was played, and with it the order of a deck that was
    turned over and not shuffled (B-4), and which of its cards a seat has drawn.
    """

    seat: int | None
    seats: int
    sides: int
    options: BergOptions
    phase: str  # order, play, deal, finished
    to_act: int | None
    legal: tuple[Action, ...]  # of the viewer, empty unless it is its turn
    deal: int  # the number of the game in progress, or of the last one; 0 before the first
    dealer: int  # of the game in progress, or between games of the next
    series: int  # as in ``GameCount``: of the game in progress, or between games of the next
    # The game in progress (between games: the last one)
    turned_up: Card | None  # the dealer's first move (B-2)
    pile: tuple[Laid, ...]  # since the last turn-over, the card left lying first; the top one last
    takes: Takes | None  # what may be played; None while the dealer is to order, and after the end
    ordered_card: Card | None  # a jack's order in force (B-24)
    ordered_suit: Suit | None  # a queen's order in force (B-25)
    obliged: bool  # the viewer is to act and must play the ordered card now, or after drawing
    has_drawn: bool  # whether ``to_act`` has drawn in this turn (B-10)
    goes_on_after: Card | None  # ``to_act`` has another turn after this card of its own (B-12)
    log: tuple[Action, ...]  # all that was done in this game
    # Cards
    hand: tuple[Card, ...] | None  # of the viewer, by suit, low to high; None for the public
    playable: tuple[Card, ...]  # of the viewer's hand: what it may play now
    fresh: tuple[Card, ...]  # the viewer's cards that came since it last played or passed
    counts: tuple[int, ...]  # cards held, by seat
    big: int  # cards left in the big deck (B-3)
    small: int  # in the small deck
    turned: int  # in a turned-over deck
    turn_overs: int
    to_shuffle: tuple[Card, ...]  # cards turned over that wait for chance (B-45)
    deck_known: tuple[Card, ...]  # the turned-over deck, first drawn first; empty if shuffled
    held_known: tuple[tuple[Card, ...], ...]  # by seat: cards that everybody can know it holds
    # Declarations
    offers: tuple[Offer, ...]  # what the viewer may declare now
    declared_jokers: tuple[bool, ...]  # by seat: who declared in this game (B-41)
    kept_to_three: tuple[bool, ...]  # by seat: may not go below three cards now (B-41)
    jokers_shown: tuple[tuple[Card, ...], ...]  # by seat: jokers shown and still held
    insured: tuple[bool, ...]  # by seat: its opponent may order no joker now (B-43)
    open_hands: tuple[tuple[Card, ...] | None, ...]  # by seat: what lies open (B-44)
    shuffled: bool  # whether turned-over decks are shuffled (B-45)
    prices: tuple[float, ...]  # paid in this game: 0 or negative
    # The match
    totals: tuple[float, ...]  # prices of the game in progress are written already (B-53)
    counted: tuple[GameCount, ...]  # the games that are over
    winner: int | None

    @property
    def top(self) -> Card | None:
        """The card to play on; None before the first game."""
        return self.pile[-1].card if self.pile else None

    def may(self, verb: str) -> bool:
        """Whether the viewer may do this now ("draw", "pass", "insure" …)."""
        return any(action.verb == verb for action in self.legal)

    def orders(self, card: Card | None = None) -> tuple[str, ...]:
        """What may be ordered with this jack or queen of one's own; without one, in phase "order".

        Cards or suits in letters; empty where the card is played without an order (B-25, B-30).
        """
        if card is None:
            return tuple(action.args for action in self.legal if action.verb == "order")
        start = NAMES[card] + " "
        return tuple(
            action.args.removeprefix(start)
            for action in self.legal
            if action.verb == "play" and action.args.startswith(start)
        )

    def as_json(self) -> Json:
        """The view as ``python -m engine view`` prints it: cards and suits in letters."""
        return {field.name: _plain(field.name, getattr(self, field.name)) for field in fields(self)}


_ONE_CARD: Final = frozenset({"turned_up", "ordered_card", "goes_on_after", "card", "last_card"})
_CARDS: Final = frozenset(
    {
        "hand",
        "playable",
        "fresh",
        "to_shuffle",
        "deck_known",
        "last_cards",
        "left",
        "jokers",
        "cards",
    }
)
_HANDS: Final = frozenset({"held_known", "jokers_shown", "open_hands"})


def _plain(name: str, value: object) -> object:
    """A field's value as JSON holds it; ``name`` tells cards, ranks and suits from numbers."""
    if value is None or isinstance(value, str | bool | float):
        return value
    if isinstance(value, BergOptions):
        return value.as_dict()
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, int):
        if name in _ONE_CARD:
            return NAMES[value]
        if name == "rank":
            return RANKS[value]
        return SUITS[value] if name in ("ordered_suit", "suits") else value
    if name in _CARDS:
        return cards_text(cast("tuple[Card, ...]", value))
    if name in _HANDS:
        hands = cast("tuple[tuple[Card, ...] | None, ...]", value)
        return [None if hand is None else cards_text(hand) for hand in hands]
    if isinstance(value, Laid | Offer):
        return {part: _plain(part, getattr(value, part)) for part in value._fields}
    if isinstance(value, tuple):
        return [_plain(name, part) for part in value]
    if isinstance(value, GameCount | Takes):
        return {
            field.name: _plain(field.name, getattr(value, field.name)) for field in fields(value)
        }
    raise TypeError(f"{name} is {value!r}")
