"""Melds: every one there is, which of them a hand holds, and which is better (T-31, T-32)."""

from typing import Final, NamedTuple

from engine.cards import RANKS, CardError, CardSet, Suit, card_set, cards_text, parse_cards
from engine.game import Action
from engine.terz.view import KINDS, Meld

_RUN_KINDS: Final = {3: "terz", 4: "fifty", 5: "five", 6: "six", 7: "seven", 8: "eight"}
_FRAME_KINDS: Final = {"Q": "queens", "K": "kings", "A": "aces", "J": "jacks"}
_POINTS: Final = {"terz": 20, "fifty": 50, "jacks": 200}
MARRIAGE_POINTS: Final = 20


class Pattern(NamedTuple):
    """A meld that a hand may hold."""

    nth: int  # its place in ``PATTERNS``
    meld: Meld
    bits: CardSet
    level: int  # of its kind, from 0 (T-31)
    suit_bit: int  # 1 << suit of a run, 0 for a frame
    strengths: tuple[int, ...]  # by trump: greater is better, equal is equal (T-32)

    @property
    def is_run(self) -> bool:
        """Whether it is a run, not a frame."""
        return self.suit_bit != 0


def _pattern(nth: int, kind: str, cards: tuple[int, ...], run: bool) -> Pattern:
    level = KINDS.index(kind)
    suit, rank = cards[-1] // 10, cards[-1] % 10
    strengths = tuple(
        level * 100 + (2 * rank + (suit == trump) if run else 0) for trump in range(4)
    )
    meld = Meld(kind, cards, rank, _POINTS.get(kind, 100))
    return Pattern(nth, meld, card_set(cards), level, run << suit, strengths)


def _all() -> tuple[Pattern, ...]:
    patterns: list[Pattern] = []
    for suit in range(4):
        for low in range(2, 10):
            for length in range(3, 11 - low):
                cards = tuple(suit * 10 + low + i for i in range(length))
                patterns.append(_pattern(len(patterns), _RUN_KINDS[length], cards, run=True))
    for rank, kind in _FRAME_KINDS.items():
        cards = tuple(suit * 10 + RANKS.index(rank) for suit in range(4))
        patterns.append(_pattern(len(patterns), kind, cards, run=False))
    return tuple(patterns)


PATTERNS: Final = _all()
_BY_TEXT: Final = {cards_text(pattern.meld.cards): pattern for pattern in PATTERNS}
DECLARE: Final = tuple(
    tuple(Action(seat, "declare", text) for text in _BY_TEXT) for seat in range(2)
)
BEAT: Final = tuple(tuple(Action(seat, "beat", text) for text in _BY_TEXT) for seat in range(2))

_FRAMES: Final = tuple(pattern for pattern in PATTERNS if not pattern.is_run)


def _runs(suit: Suit, mask: int) -> tuple[Pattern, ...]:
    held = mask << (suit * 10 + 2)
    return tuple(
        pattern
        for pattern in PATTERNS
        if pattern.suit_bit == 1 << suit and pattern.bits & held == pattern.bits
    )


# By suit, eight bits 7..A: the runs among them
_RUNS: Final = tuple(tuple(_runs(suit, mask) for mask in range(256)) for suit in range(4))


def pattern_of(text: str) -> Pattern | None:
    """The meld whose cards a text names, in any order; None where they are no meld."""
    pattern = _BY_TEXT.get(text)
    if pattern is None:
        try:
            pattern = _BY_TEXT.get(cards_text(sorted(parse_cards(text))))
        except CardError:
            return None
    return pattern


def may_hold(hand: CardSet) -> int:
    """Not 0 where a hand holds three in a row or four of one rank; the quick look."""
    # Fives and sixes, which no hand holds, keep the suits apart.
    return hand & hand >> 1 & hand >> 2 or hand & hand >> 10 & hand >> 20 & hand >> 30


def held(hand: CardSet, frames: bool) -> tuple[Pattern, ...]:
    """The melds in a hand: runs of any length, and with ``frames`` fours of a kind."""
    if not may_hold(hand):
        return ()
    spades, clubs, diamonds, hearts = _RUNS
    found = (
        spades[hand >> 2 & 255]
        + clubs[hand >> 12 & 255]
        + diamonds[hand >> 22 & 255]
        + hearts[hand >> 32 & 255]
    )
    if frames and hand & hand >> 10 & hand >> 20 & hand >> 30:
        found += tuple(frame for frame in _FRAMES if hand & frame.bits == frame.bits)
    return found
