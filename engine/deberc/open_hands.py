"""The last tricks of three or four open hands: every seat plays for itself, or for its pair.

Cards and hands are those of ``kernel``. The taker wants points, and everybody else wants them
before all away from the taker, then for itself; in partnership each pair wants the most.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.deberc.kernel import beats, may_play

# Points by seat, the last ten among them
Points: TypeAlias = tuple[int, ...]
# From hands by seat, the leader, the cards that lie and the next card: what everybody will get
Finish: TypeAlias = Callable[[tuple[int, ...], int, tuple[int, ...], int], Points]


def make_finish(points: dict[int, int], seats: int, taker: int, partners: bool) -> Finish:
    """A solver with a table of its own; ``points`` as ``duel.points_table`` makes them."""
    table: dict[tuple[tuple[int, ...], int], Points] = {}
    wishes = [
        tuple(_wish(seat, other, taker, partners) for other in range(seats))
        for seat in range(seats)
    ]

    def from_trick(hands: tuple[int, ...], leader: int) -> Points:
        key = hands, leader
        known = table.get(key)
        if known is None:
            if hands[leader]:
                known = best_of(hands, leader, (), leader, hands[leader])
            else:
                known = tuple(10 if seat == leader else 0 for seat in range(seats))
            table[key] = known
        return known

    def best_of(
        hands: tuple[int, ...], leader: int, lying: tuple[int, ...], seat: int, legal: int
    ) -> Points:
        wish = wishes[seat]
        best: Points = ()
        most = -1e9
        while legal:
            bit = legal & -legal
            legal ^= bit
            found = finish(hands, leader, lying, bit.bit_length() - 1)
            value = sum(a * b for a, b in zip(wish, found, strict=True))
            if value > most:
                best, most = found, value
        return best

    def finish(hands: tuple[int, ...], leader: int, lying: tuple[int, ...], card: int) -> Points:
        seat = (leader + len(lying)) % seats
        hands = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        lying = (*lying, card)
        best, winner = lying[0], leader
        for nth, other in enumerate(lying[1:], 1):
            if beats(other, best):
                best, winner = other, (leader + nth) % seats
        if len(lying) == seats:
            rest = from_trick(hands, winner)
            gain = sum(points[1 << other] for other in lying)
            return (*rest[:winner], rest[winner] + gain, *rest[winner + 1 :])
        seat = (seat + 1) % seats
        mate = partners and (winner ^ seat) & 1 == 0
        legal = may_play(hands[seat], lying[0], best, mate)
        return best_of(hands, leader, lying, seat, legal)

    return finish


def _wish(seat: int, other: int, taker: int, partners: bool) -> float:
    """How much ``seat`` likes a point of ``other``."""
    if partners:
        return 1.0 if (seat ^ other) & 1 == 0 else -1.0
    if seat == other:
        return 1.0
    return -1.0 if other == taker else -0.3
