"""What sensible players say in a deal that is thought of: melds, the marriage, the seven.

Cards and hands are those of ``kernel``.
"""

from typing import NamedTuple

from engine.terz.kernel import (
    MARRIAGE,
    RUNS,
    SEVEN,
    TALON_TRICKS,
    Run,
    held,
    holds_frame,
)
from engine.terz.melds import MARRIAGE_POINTS

_RUNS0, _RUNS1, _RUNS2, _RUNS3 = RUNS


class Table(NamedTuple):
    """The options that matter here."""

    meld_tricks: int
    one_meld: bool
    frames_need_trick: bool
    target: int
    jack_free: bool = True
    solved: bool = False  # whether the play without a talon is solved, not estimated


class Position:
    """A deal while the talon has cards; ``led`` is the number of the card that lies, or -1.

    ``order`` are the face-down cards of the talon as they will be drawn, as sets of one; ``lies``
    is the card on top of it. ``score`` are exact points, all that is written among them.
    """

    __slots__ = (
        "hands", "hidden", "led", "lies", "married", "opened", "order", "parts", "played", "score",
        "seat", "trick", "won",
    )  # fmt: skip

    def __init__(
        self,
        hands: list[int],
        order: list[int],
        lies: int,
        seat: int,
        led: int = -1,
        trick: int = 0,
    ) -> None:
        self.hands = hands
        self.order = order
        self.hidden = sum(order[2 * trick :])
        self.lies = lies
        self.seat = seat
        self.led = led
        self.trick = trick
        self.score = [0, 0]
        self.played = [0, 0]
        self.won = [0, 0]
        self.married = False
        self.parts = [0, 0]
        self.opened: list[tuple[int, ...]] = [(), ()]

    def copy(self) -> "Position":
        """An independent copy."""
        new = Position.__new__(Position)
        new.hands = self.hands[:]
        new.order = self.order
        new.hidden = self.hidden
        new.lies = self.lies
        new.seat = self.seat
        new.led = self.led
        new.trick = self.trick
        new.score = self.score[:]
        new.played = self.played[:]
        new.won = self.won[:]
        new.married = self.married
        new.parts = self.parts[:]
        new.opened = self.opened[:]
        return new


def allowed(table: Table, pos: Position, seat: int) -> list[Run]:
    """The melds in hand that may be declared, or beaten with (T-33, T-34)."""
    frames = pos.trick > 0 and (not table.frames_need_trick or pos.won[seat] > 0)
    found = held(pos.hands[seat], frames)
    if not found:
        return []
    opened = pos.opened[seat]
    if not opened:
        return [*found]
    free = []
    for meld in found:
        bits = meld.bits
        for declared in opened:
            if not bits & ~declared:
                break
        else:
            free.append(meld)
    return free


def wanted(table: Table, trick: int, found: list[Run]) -> list[Run]:
    """What a sensible player declares: of a long run first its parts, one a turn (T-35)."""
    turns = table.meld_tricks - trick
    chosen = [meld for meld in found if meld.suit == 4]
    for suit in {meld.suit for meld in found}:
        if suit < 4:
            runs = [meld for meld in found if meld.suit == suit]
            runs.sort(key=lambda meld: meld.strength)
            chosen.append(runs[max(0, len(runs) - turns)])
    chosen.sort(key=lambda meld: -meld.strength)
    return chosen


def better_runs(table: Table, pos: Position, seat: int, meld: Run) -> list[Run]:
    """The runs of a seat that are of the same kind, and better (T-32); the least first."""
    if meld.suit == 4:
        return []
    found = [
        own
        for own in allowed(table, pos, seat)
        if own.level == meld.level and own.strength > meld.strength
    ]
    return sorted(found, key=lambda own: own.strength)


def answer(table: Table, pos: Position, seat: int, meld: Run) -> Run | None:
    """What a seat beats a meld with: the least that does (T-36)."""
    if not has_meld(pos.hands[seat]):
        return None
    better = better_runs(table, pos, seat, meld)
    if better:
        return better[0]
    higher = [own for own in allowed(table, pos, seat) if own.level > meld.level]
    return min(higher, key=lambda own: own.strength, default=None)


def declare(table: Table, pos: Position, meld: Run) -> bool:
    """The seat to act declares; False where it was beaten, and declares no more."""
    seat = pos.seat
    pos.opened[seat] += (meld.bits,)
    if pos.led < 0:
        beat = answer(table, pos, 1 - seat, meld)
        if beat is not None:
            pos.opened[1 - seat] += (beat.bits,)
            pos.score[1 - seat] += beat.points
            return False
    pos.score[seat] += meld.points
    return not table.one_meld


def declare_all(table: Table, pos: Position, limit: int = 10_000, suits: int = 0) -> None:
    """The seat to act declares what it wants to; in this turn nothing better than ``limit`` may
    follow, and no run of ``suits`` (bits; T-35)."""
    found = allowed(table, pos, pos.seat)
    if not found:
        return
    for meld in wanted(table, pos.trick, found):
        if meld.strength > limit or (meld.suit < 4 and suits >> meld.suit & 1):
            continue
        if not declare(table, pos, meld):
            break
    note_parts(table, pos)


def note_parts(table: Table, pos: Position) -> None:
    """Which cards the seat to act keeps for melds that it has not declared yet."""
    parts = 0
    if pos.trick < table.meld_tricks:
        for meld in allowed(table, pos, pos.seat):
            parts |= meld.bits
    pos.parts[pos.seat] = parts


def exchange(pos: Position) -> None:
    """T-25."""
    pos.hands[pos.seat] ^= SEVEN | pos.lies
    pos.lies = SEVEN


def marry(pos: Position) -> None:
    """The seat to act declares the marriage if it has one (T-38)."""
    seat = pos.seat
    hand = pos.hands[seat]
    if hand & MARRIAGE and not pos.married and (hand | pos.played[seat]) & MARRIAGE == MARRIAGE:
        pos.married = True
        pos.score[seat] += MARRIAGE_POINTS


def speak(table: Table, pos: Position, silent: bool = False) -> None:
    """All that a sensible player says and exchanges in its turn, before its card.

    ``silent``: no melds.
    """
    seat = pos.seat
    hand = pos.hands[seat]
    silent = silent or pos.trick >= table.meld_tricks
    if hand & SEVEN and pos.lies & ~SEVEN:
        # The seven may still belong to a run: that comes first.
        needed = not silent and any(
            meld.bits & SEVEN for meld in allowed(table, pos, seat) if meld.suit == 3
        )
        if needed and pos.trick == TALON_TRICKS - 1:
            declare_all(table, pos)
            silent = True
        if not needed or silent:
            exchange(pos)
            hand = pos.hands[seat]
    if hand & MARRIAGE:
        marry(pos)
    if not silent:
        pos.parts[seat] = 0
        if has_meld(hand):
            declare_all(table, pos)


def has_meld(hand: int) -> bool:
    """Whether a hand holds a run or a frame; the quick look."""
    return bool(
        _RUNS0[hand & 255]
        or _RUNS1[hand >> 8 & 255]
        or _RUNS2[hand >> 16 & 255]
        or _RUNS3[hand >> 24]
        or holds_frame(hand)
    )
