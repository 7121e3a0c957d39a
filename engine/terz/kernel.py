"""Terz in the fewest words: for players that look ahead, not for tables.

Cards are numbers and hands sets of them, as ``engine.players.packing`` has it. Nothing is checked;
a test proves that it plays as ``deal`` does.
"""

from typing import Final, NamedTuple

from engine.players.packing import ABOVE, SUIT, TRUMPS, packing
from engine.terz.melds import PATTERNS
from engine.terz.tables import DECK, POINTS, POWER

SEVEN: Final = 1 << 24
MARRIAGE: Final = 1 << 26 | 1 << 27
JACK: Final = 1 << 31
LAST_TRICK: Final = 10
TALON_TRICKS: Final = 7  # tricks while the talon has cards

# Points by T-2, which card beats which by T-1
NUMBER, CARD, CARD_POINTS, pack, unpack, points_of = packing(DECK, POWER, POINTS)
# By number: the cards that take a trick to which it was led (T-21)
TAKES: Final = tuple(above if n >= 24 else above | TRUMPS for n, above in enumerate(ABOVE))


class Run(NamedTuple):
    """A run or a frame: its cards, points, level of its kind, and strength (T-31, T-32)."""

    bits: int
    points: int
    level: int
    strength: int
    suit: int  # 4 for a frame


def _melds() -> tuple[Run, ...]:
    # Spades are trump; the same tables serve every trump.
    found = []
    for pattern in PATTERNS:
        bits = pack(pattern.bits, 0)
        suit = (bits.bit_length() - 1) >> 3 if pattern.is_run else 4
        found.append(Run(bits, pattern.meld.points, pattern.level, pattern.strengths[0], suit))
    return tuple(found)


MELDS: Final = _melds()
FRAMES: Final = tuple(meld for meld in MELDS if meld.suit == 4)
# By suit and its eight bits: the runs among them, best first
RUNS: Final = tuple(
    tuple(
        tuple(
            sorted(
                (
                    meld
                    for meld in MELDS
                    if meld.suit == suit and meld.bits & ~(mask << 8 * suit) == 0
                ),
                key=lambda meld: -meld.strength,
            )
        )
        for mask in range(256)
    )
    for suit in range(4)
)
# By trump: the melds in the order of ``engine.terz.melds.PATTERNS``
PACKED: Final = tuple(
    tuple(
        next(meld for meld in MELDS if meld.bits == pack(pattern.bits, trump))
        for pattern in PATTERNS
    )
    for trump in range(4)
)


_QUEENS, _KINGS, _ACES, _JACKS = (frame.bits for frame in FRAMES)


def holds_frame(hand: int) -> bool:
    """Whether a hand holds four of a kind; the quick look."""
    return (
        hand & _ACES == _ACES
        or hand & _KINGS == _KINGS
        or hand & _QUEENS == _QUEENS
        or hand & _JACKS == _JACKS
    )


def held(hand: int, frames: bool) -> tuple[Run, ...]:
    """The melds in a hand, as ``melds.held`` finds them."""
    runs0, runs1, runs2, runs3 = RUNS
    found = runs0[hand & 255] + runs1[hand >> 8 & 255] + runs2[hand >> 16 & 255] + runs3[hand >> 24]
    if frames and holds_frame(hand):
        for frame in FRAMES:
            if frame.bits & ~hand == 0:
                found += (frame,)
    return found


def may_play(hand: int, led: int, jack_always_free: bool) -> int:
    """What of a hand may be played on ``led`` without a talon (T-22, T-23)."""
    jack = hand & JACK
    rest = hand
    if jack and (jack_always_free or hand & TRUMPS == jack):
        rest ^= jack
    follow = rest & SUIT[led >> 3]
    return (follow & ABOVE[led] or follow or rest & TRUMPS or rest) | jack


def beats(card: int, led: int) -> bool:
    """Whether a card that follows takes the trick (T-21)."""
    return TAKES[led] >> card & 1 == 1
