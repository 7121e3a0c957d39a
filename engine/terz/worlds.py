"""Deals that fit all that a seat knows: where the cards may be that it does not see.

Sure knowledge (own cards, cards in sight, shown melds, the exchanged seven, the melds that were
only heard) is always kept. What the other seat has thrown away only makes some deals likelier
than others; none becomes impossible. Cards and hands are those of ``kernel``.
"""

import random
from collections.abc import Iterator, Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from engine.cards import card_set
from engine.players.packing import TRUMP
from engine.terz.kernel import MELDS, NUMBER, PACKED, SEVEN, TALON_TRICKS, Run, pack
from engine.terz.melds import PATTERNS, pattern_of
from engine.terz.view import KINDS, Heard, TerzView

ALL: Final = (1 << 32) - 1
_RANK: Final = {meld: pattern.meld.rank for meld, pattern in zip(PACKED[0], PATTERNS, strict=True)}
# What a seat throws away while the talon lasts, and so no longer holds: by card of a plain suit
# and of trump, the logarithm of how much likelier it holds it after one trick than by chance
# (grows with the square root of tricks). Found in deals of sensible players.
_HELD_PLAIN: Final = (-0.53, -0.33, -0.15, 0.08, 0.08, 0.04, 0.0, 0.08)
_HELD_TRUMPS: Final = (0.0, 0.12, 0.22, 0.2, 0.2, 0.18, 0.2, 0.3)
_SEVEN_HELD: Final = -2.0  # or it would have been exchanged
_TRIES: Final = 30


class World(NamedTuple):
    """A deal as it may be: the other's hand, the talon in the order in which it will be drawn (as
    sets of one), and the melds that the other has declared."""

    other: int
    order: tuple[int, ...]
    opened: tuple[int, ...]


class _Hint(NamedTuple):
    """The other has held one of these melds when it had played none of ``since`` yet."""

    melds: tuple[Run, ...]
    since: int
    declared: bool


class Knowledge:
    """What a view tells about the hidden cards; ``view`` is a seat's, trump is known."""

    def __init__(self, view: TerzView, evidence: bool = True) -> None:
        assert view.seat is not None
        assert view.hand is not None
        assert view.trump is not None
        self.view = view
        self.seat = view.seat
        self.trump = view.trump
        self.number = NUMBER[view.trump]
        self.hand = pack(card_set(view.hand), view.trump)
        self.played, self._plays = self._count_plays()
        self.lies = 0 if view.upcard_lies is None else 1 << self.number[view.upcard_lies]
        self.unseen = ALL & ~(self.hand | self.played[0] | self.played[1] | self.lies)
        self.size = view.counts[1 - self.seat]
        self.married = any(meld.kind == "marriage" for meld in view.melds)
        self._shown = [
            pack(card_set(meld.cards), view.trump)
            for meld in view.melds
            if meld.seat != self.seat and meld.cards is not None
        ]
        self.fixed = self._find_fixed()
        self.hints = self._find_hints()
        self.own_opened = self._find_own_opened()
        self._weights = self._find_weights(evidence)

    def _count_plays(self) -> tuple[list[int], list[int]]:
        """By seat: the cards played; and by trick: the cards that the other has played from it."""
        view = self.view
        played = [0, 0]
        by_trick: list[int] = []
        for trick in (*view.tricks, *([view.trick] if view.trick else [])):
            theirs = 0
            for nth, card in enumerate(trick.cards):
                bit = 1 << self.number[card]
                played[trick.leader ^ nth] |= bit
                if trick.leader ^ nth != self.seat:
                    theirs = bit
            by_trick.append(theirs)
        since = 0
        plays: list[int] = []
        for theirs in reversed(by_trick):
            since |= theirs
            plays.append(since)
        return played, plays[::-1]

    def _find_fixed(self) -> int:
        """Cards that the other is known to hold."""
        view = self.view
        fixed = 0
        if view.exchanged_seven == 1 - self.seat:
            assert view.upcard is not None
            fixed |= 1 << self.number[view.upcard]
        for drawn in (view.last_draw, view.last_taken):
            if drawn is not None and drawn[0] != self.seat:
                fixed |= 1 << self.number[drawn[1]]
        for cards in self._shown:
            fixed |= cards
        return fixed & self.unseen

    # Melds that were heard

    def _find_hints(self) -> list[_Hint]:
        view, other = self.view, 1 - self.seat
        hints = [
            self._hint(_like(meld), meld.trick, declared=True)
            for meld in view.melds
            if meld.seat == other and meld.cards is None and meld.kind != "marriage"
        ]
        mine = [meld for meld in view.melds if meld.seat == self.seat and meld.kind != "marriage"]
        at = -1
        asked = False
        for said in view.said:
            if said.what == "declare" and said.seat == self.seat:
                at += 1
                asked = False
            elif said.what == "beat" and said.seat == self.seat:
                at += 1
            elif said.what == "ask" and said.seat == other:
                asked = True
                hints.append(self._hint(_of_kind(mine[at].kind), said.trick, declared=False))
            elif said.what == "good" and said.seat == other and not asked:
                level = KINDS.index(mine[at].kind)
                melds = tuple(
                    m for m in MELDS if m.level > level or (m.level == level and m.suit < 4)
                )
                hints.append(self._hint(melds, said.trick, declared=False))
        return hints

    def _hint(self, melds: tuple[Run, ...], trick: int, declared: bool) -> _Hint:
        since = self._plays[trick] if trick < len(self._plays) else 0
        if self.view.exchanged_seven == 1 - self.seat:
            since |= SEVEN
        may = self.unseen | since
        return _Hint(tuple(meld for meld in melds if meld.bits & ~may == 0), since, declared)

    def _find_own_opened(self) -> tuple[int, ...]:
        """The melds that the viewer has declared, as far as its view tells which they were."""
        view = self.view
        opened: list[int] = []
        open_now = {
            PACKED[self.trump][pattern.nth].bits
            for action in view.legal
            if action.verb in ("declare", "beat")
            and (pattern := pattern_of(action.args)) is not None
        }
        had = self.hand | self.played[self.seat]
        if view.exchanged_seven == self.seat:
            had |= SEVEN
        for meld in view.melds:
            if meld.seat != self.seat or meld.kind == "marriage":
                continue
            if meld.cards is not None:
                opened.append(pack(card_set(meld.cards), self.trump))
                continue
            fits = [run.bits for run in _like(meld) if run.bits & ~had == 0]
            likely = [bits for bits in fits if bits not in open_now and bits not in opened]
            opened += likely[:1] or fits[:1]
        return tuple(opened)

    # Drawing

    def _find_weights(self, evidence: bool) -> list[tuple[int, float]]:
        """The hidden cards that are not fixed, with one over how likely the other holds each."""
        thrown = sqrt(min(len(self.view.tricks), TALON_TRICKS)) if evidence else 0.0
        weights: list[tuple[int, float]] = []
        free = self.unseen & ~self.fixed
        for n in range(32):
            bit = 1 << n
            if free & bit:
                held = (_HELD_TRUMPS if n >> 3 == TRUMP else _HELD_PLAIN)[n & 7] * thrown
                if bit == SEVEN and thrown:
                    held = _SEVEN_HELD
                weights.append((bit, exp(-held)))
        return weights

    def worlds(self, rng: random.Random) -> Iterator[World]:
        """Deals that fit, drawn one after the other without end."""
        while True:
            yield self.draw(rng)

    def draw(self, rng: random.Random) -> World:
        """One deal that fits."""
        for _ in range(_TRIES):
            fixed, opened = self._choose_melds(rng)
            if fixed.bit_count() <= self.size:
                break
        else:
            fixed, opened = self._fewest_melds()
        need = self.size - fixed.bit_count()
        random_ = rng.random
        rest = [(random_() ** weight, bit) for bit, weight in self._weights if not bit & fixed]
        rest.sort(reverse=True)
        other = fixed
        for _, bit in rest[:need]:
            other |= bit
        order = [bit for _, bit in rest[need:]]
        rng.shuffle(order)
        return World(other, tuple(order), opened)

    def _choose_melds(self, rng: random.Random) -> tuple[int, tuple[int, ...]]:
        """Cards of the other's hand such that it may have said what it has; and its melds."""
        fixed = self.fixed
        opened = self._shown[:]
        for hint in self.hints:
            if not hint.melds:
                continue
            fits = hint.melds
            if not hint.declared and any(meld.bits & ~(fixed | hint.since) == 0 for meld in fits):
                continue
            meld = fits[int(rng.random() * len(fits))]
            fixed |= meld.bits & ~hint.since
            if hint.declared:
                opened.append(meld.bits)
        return fixed, tuple(opened)

    def _fewest_melds(self) -> tuple[int, tuple[int, ...]]:
        """As ``_choose_melds``, with as few cards as can be found by taking them one by one."""
        fixed = self.fixed
        opened = self._shown[:]
        for hint in self.hints:
            if hint.melds:
                least = min((meld.bits & ~hint.since & ~fixed).bit_count() for meld in hint.melds)
                bits = next(
                    meld.bits
                    for meld in hint.melds
                    if (meld.bits & ~hint.since & ~fixed).bit_count() == least
                )
                fixed |= bits & ~hint.since
                if hint.declared:
                    opened.append(bits)
        return fixed, tuple(opened)

    def fits(self, world: World) -> bool:
        """Whether a deal keeps to all that is sure."""
        cards = sum(world.order)
        return (
            world.other.bit_count() == self.size
            and world.other & cards == 0
            and world.other | cards == self.unseen
            and self.fixed & ~world.other == 0
            and all(
                any(meld.bits & ~(world.other | hint.since) == 0 for meld in hint.melds)
                for hint in self.hints
            )
        )


def _of_kind(kind: str) -> tuple[Run, ...]:
    level = KINDS.index(kind)
    return tuple(meld for meld in MELDS if meld.level == level)


def _like(heard: Heard) -> tuple[Run, ...]:
    """The melds that one that was heard may have been."""
    melds: Sequence[Run] = _of_kind(heard.kind)
    return tuple(m for m in melds if heard.rank is None or _RANK[m] == heard.rank)
