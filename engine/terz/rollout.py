"""Play with the talon to its end by simple rules: what two sensible players would make of a world.

Cards and hands are those of ``kernel``. Both seats play by their own cards and those that are out;
neither looks into the other's hand. What the nine cards without the talon bring is estimated.
"""

from typing import Final, NamedTuple

from engine.players.duels import Effort
from engine.terz.duel import make_solver
from engine.terz.kernel import (
    CARD_POINTS,
    FRAMES,
    LAST_TRICK,
    SEVEN,
    TAKES,
    TALON_TRICKS,
    points_of,
)
from engine.terz.talk import Position, Table, declare_all, has_meld, marry, speak
from engine.terz.worth import FRAME_HOPE, KEEPING, endgame, trump_kept

_FINE: Final = 100
_PARTS_TO_COME: Final = 40.0
# The last draw: what its face-down card is worth on average, and to lead afterwards
_LAST_CARD: Final = 12.0

_WINDOW: Final = 30

_KEEPING0, _KEEPING1, _KEEPING2, _KEEPING3 = KEEPING


class Ending(NamedTuple):
    """What a deal comes to: exact points by seat, the last tens among them, or who has arrived."""

    score: tuple[float, float]
    arrived: int | None = None


def choose_card(table: Table, pos: Position) -> int:
    """What a sensible player of the seat to act plays, by its own cards and those that are out."""
    costs = card_costs(table, pos)
    best, least = -1, 9999.0
    for card, cost in costs:
        if cost < least:
            best, least = card, cost
    return best


def card_costs(table: Table, pos: Position) -> list[tuple[int, float]]:
    """What parting with each card costs the seat to act, about, in points; the least is best."""
    seat, led, trick = pos.seat, pos.led, pos.trick
    hand = pos.hands[seat]
    unseen = pos.hands[1 - seat] | pos.hidden
    draws = TALON_TRICKS - trick if trick + 1 < table.meld_tricks else 0
    base = draws << 16
    kept = (
        _KEEPING0[base | (hand & 255) << 8 | unseen & 255]
        + _KEEPING1[base | hand & 0xFF00 | unseen >> 8 & 255]
        + _KEEPING2[base | hand >> 8 & 0xFF00 | unseen >> 16 & 255]
        + _KEEPING3[base | hand >> 16 & 0xFF00 | unseen >> 24]
    )
    if led < 0:
        costs = [(card, leading) for card, _, _, leading in kept]
    else:
        takes, lying = TAKES[led], CARD_POINTS[led]
        last = 0.0
        if trick == TALON_TRICKS - 1:
            last = 2 * (trump_kept(pos.lies) - _LAST_CARD)
        taking = last - lying
        costs = [
            (card, won + taking if takes >> card & 1 else lost + lying)
            for card, lost, won, _ in kept
        ]
    hopes = _frame_hopes(hand, unseen, draws) if draws else []
    parts = pos.parts[seat] & hand
    if parts:
        hopes.append((parts, _PARTS_TO_COME))
    for bits, hope in hopes:
        costs = [(card, cost + hope if bits >> card & 1 else cost) for card, cost in costs]
    return costs


def _frame_hopes(hand: int, unseen: int, draws: int) -> list[tuple[int, float]]:
    """Ranks of which a hand holds two or more, while the others may be drawn."""
    hopes = []
    for bits, points, _, _, _ in FRAMES:
        count = (hand & bits).bit_count()
        if 2 <= count < 4 and not bits & ~(hand | unseen):
            hopes.append((bits, points * FRAME_HOPE[draws << 3 | count]))
    return hopes


def play(pos: Position, card: int) -> None:
    """The seat to act plays; after a complete trick both draw."""
    seat, led = pos.seat, pos.led
    bit = 1 << card
    pos.hands[seat] ^= bit
    pos.played[seat] |= bit
    if led < 0:
        pos.led = card
        pos.seat = 1 - seat
        return
    winner = seat if TAKES[led] >> card & 1 else 1 - seat
    pos.score[winner] += CARD_POINTS[card] + CARD_POINTS[led]
    pos.won[winner] += 1
    at = 2 * pos.trick
    first = pos.order[at]
    if pos.trick == TALON_TRICKS - 1:
        second = pos.lies
        if second != SEVEN:
            for holder in (0, 1):
                if pos.hands[holder] & SEVEN:
                    pos.score[1 - holder] += _FINE
    else:
        second = pos.order[at + 1]
        pos.hidden ^= second
    pos.hidden ^= first
    pos.hands[winner] |= first
    pos.hands[1 - winner] |= second
    pos.trick += 1
    pos.led = -1
    pos.seat = winner


def run(table: Table, pos: Position, silent: int | None = None) -> Ending:
    """Play a position to the end of the talon and estimate the rest; it is used up.

    ``silent``: a card that the seat to act plays first, saying nothing more in this turn.
    """
    score, target = pos.score, table.target
    if silent is not None:
        play(pos, silent)
    while pos.trick < TALON_TRICKS:
        speak(table, pos)
        seat = pos.seat
        if score[seat] >= target > score[1 - seat]:
            return Ending((score[0], score[1]), seat)
        play(pos, choose_card(table, pos))
    return finish(table, pos)


def finish(table: Table, pos: Position) -> Ending:
    """The talon is gone and a seat leads: last words, and an estimate of the nine tricks."""
    score, target, leader = pos.score, table.target, pos.seat
    _last_words(table, pos)
    if score[leader] >= target > score[1 - leader]:
        return Ending((score[0], score[1]), leader)
    pos.seat = 1 - leader
    pos.led = 0
    _last_words(table, pos)
    if score[1 - leader] >= target > score[leader]:
        return Ending((score[0], score[1]), 1 - leader)
    lead, other = pos.hands[leader], pos.hands[1 - leader]
    left = LAST_TRICK + points_of(lead | other)
    gain = max(-left, min(left, endgame(lead, other)))
    if table.solved:
        # Far from the estimate it hardly matters how far.
        low, high = int(gain) - _WINDOW, int(gain) + _WINDOW
        solve = make_solver(table.jack_free, True, Effort())
        gain = max(low, min(high, solve(lead, other, low, high)))
    ended = [float(score[0]), float(score[1])]
    ended[leader] += (left + gain) / 2
    ended[1 - leader] += (left - gain) / 2
    return Ending((ended[0], ended[1]), _arrived(table, score, ended))


def _last_words(table: Table, pos: Position) -> None:
    marry(pos)
    if pos.trick < table.meld_tricks and has_meld(pos.hands[pos.seat]):
        declare_all(table, pos)


def _arrived(table: Table, before: list[int], ended: list[float]) -> int | None:
    """Who of two that will reach the target does it first, if each gains evenly (T-43)."""
    target = table.target
    if min(ended) < target or max(before) >= target:
        return None
    shares = [(target - was) / max(end - was, 1.0) for was, end in zip(before, ended, strict=True)]
    return shares.index(min(shares))
