"""What a hand promises to who takes with it: a measure for bids, and for guessing at bids."""

from math import exp
from typing import Final

from engine.cards import CardSet, Suit
from engine.deberc import tables
from engine.deberc.tables import BELLA, SEVEN
from engine.deberc.view import DebercView

# What cards promise when a suit is thought of as trump, by rank 7 8 9 T J Q K A; found by trial.
_TRUMP_WORTH: Final = (5, 5, 18, 12, 26, 7, 8, 15)
_PLAIN_WORTH: Final = (0, 0, 0, 4, 0, 0, 1, 11)
_BELLA_WORTH: Final = 12
_RUN_WORTH: Final = 12

# From which worth a sensible player takes; found by trial, for every number of seats.
TAKES_FROM: Final = 46
# How far from that people still differ
_DOUBT: Final = 6.0


def _sums(by_rank: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(by_rank[i] for i in range(8) if mask >> i & 1) for mask in range(256))


# By the eight bits of a suit
_TRUMP_SUMS: Final = _sums(_TRUMP_WORTH)
_PLAIN_SUMS: Final = _sums(_PLAIN_WORTH)


def worth(hand: CardSet, trump: Suit) -> int:
    """What a hand promises with this trump."""
    total = 0
    for suit in range(4):
        mask = hand >> 10 * suit + 2 & 255
        total += _TRUMP_SUMS[mask] if suit == trump else _PLAIN_SUMS[mask]
    if hand & BELLA[trump] == BELLA[trump]:
        total += _BELLA_WORTH
    if tables.has_run(hand):
        total += _RUN_WORTH
    return total


def gets_upcard(view: DebercView, seat: int, hand: CardSet) -> bool:
    """Whether a seat that takes in the upcard's suit will have the upcard, too (D-13, D-30)."""
    assert view.upcard is not None
    if view.seats == 4:
        return view.options.upcard_to == "taker" or seat == view.dealer
    return view.options.seven != "off" and hand >> SEVEN[view.upcard // 10] & 1 == 1


def take_worth(view: DebercView, seat: int, hand: CardSet, trump: Suit) -> int:
    """What this hand promises to ``seat`` if it takes with it now."""
    assert view.upcard is not None
    if trump == view.upcard // 10 and gets_upcard(view, seat, hand):
        hand |= 1 << view.upcard
    return worth(hand, trump)


def take_chance(view: DebercView, seat: int, hand: CardSet, trump: Suit) -> float:
    """How likely a player would take with this hand; never 0 or 1."""
    beyond = (take_worth(view, seat, hand, trump) - TAKES_FROM) / _DOUBT
    return 0.03 + 0.94 / (1 + exp(-beyond))
