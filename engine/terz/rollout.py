"""Play with the talon to its end by simple rules: what two sensible players would make of a world.

Cards and hands are those of ``kernel``. Both seats play by their own cards and those that are out;
neither looks into the other's hand. What the nine cards without the talon bring is estimated.
"""

from typing import Final, NamedTuple

from engine.terz.kernel import (
    CARD_POINTS,
    FRAMES,
    LAST_TRICK,
    MARRIAGE,
    RUNS,
    SEVEN,
    TAKES,
    Run,
    held,
    holds_frame,
    points_of,
)
from engine.terz.worth import FRAME_HOPE, KEEPING, endgame, trump_kept

TALON_TRICKS: Final = 7
_FINE: Final = 100
_PARTS_TO_COME: Final = 40.0
# The last draw: what its face-down card is worth on average, and to lead afterwards
_LAST_CARD: Final = 12.0

_RUNS0, _RUNS1, _RUNS2, _RUNS3 = RUNS
_KEEPING0, _KEEPING1, _KEEPING2, _KEEPING3 = KEEPING


class Table(NamedTuple):
    """The options that matter here."""

    meld_tricks: int
    one_meld: bool
    frames_need_trick: bool
    target: int


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


class Ending(NamedTuple):
    """What a deal comes to: exact points by seat, the last tens among them, or who has arrived."""

    score: tuple[float, float]
    arrived: int | None = None


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


def answer(table: Table, pos: Position, seat: int, meld: Run) -> Run | None:
    """What a seat beats a meld with: the least that does (T-36)."""
    better = [
        own
        for own in allowed(table, pos, seat)
        if own.level > meld.level
        or (own.level == meld.level and meld.suit < 4 and own.strength > meld.strength)
    ]
    return min(better, key=lambda own: own.strength) if better else None


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


def declare_all(table: Table, pos: Position) -> None:
    """The seat to act declares what it wants to."""
    found = allowed(table, pos, pos.seat)
    if not found:
        return
    for meld in wanted(table, pos.trick, found):
        if not declare(table, pos, meld):
            break
    parts = 0
    opened = pos.opened[pos.seat]
    for meld in found:
        if not any(meld.bits & ~bits == 0 for bits in opened):
            parts |= meld.bits
    pos.parts[pos.seat] = parts


def exchange(pos: Position) -> None:
    """T-25."""
    pos.hands[pos.seat] ^= SEVEN | pos.lies
    pos.lies = SEVEN


def _wants_exchange(table: Table, pos: Position, hand: int) -> bool:
    """Not while the seven may still be declared in a run."""
    if pos.trick == TALON_TRICKS - 1 or pos.trick >= table.meld_tricks:
        return True
    return not any(
        meld.bits & SEVEN and not any(meld.bits & ~bits == 0 for bits in pos.opened[pos.seat])
        for meld in RUNS[3][hand >> 24]
    )


def speak(table: Table, pos: Position, silent: bool = False) -> None:
    """All that a sensible player says and exchanges in its turn, before its card.

    ``silent``: no melds.
    """
    seat = pos.seat
    hand = pos.hands[seat]
    if hand & SEVEN and pos.lies & ~SEVEN and _wants_exchange(table, pos, hand):
        if pos.trick < table.meld_tricks and not silent:
            declare_all(table, pos)
        exchange(pos)
        hand = pos.hands[seat]
    if hand & MARRIAGE and not pos.married and (hand | pos.played[seat]) & MARRIAGE == MARRIAGE:
        pos.married = True
        pos.score[seat] += 20
    if not silent and pos.trick < table.meld_tricks:
        pos.parts[seat] = 0
        if _has_meld(hand):
            declare_all(table, pos)


def _has_meld(hand: int) -> bool:
    """Whether a hand holds a run or a frame; the quick look."""
    return bool(
        _RUNS0[hand & 255]
        or _RUNS1[hand >> 8 & 255]
        or _RUNS2[hand >> 16 & 255]
        or _RUNS3[hand >> 24]
        or holds_frame(hand)
    )


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
    lead, other = pos.hands[leader], pos.hands[1 - leader]
    left = LAST_TRICK + points_of(lead | other)
    gain = max(-left, min(left, endgame(lead, other)))
    ended = [float(score[0]), float(score[1])]
    ended[leader] += (left + gain) / 2
    ended[1 - leader] += (left - gain) / 2
    return Ending((ended[0], ended[1]), _arrived(table, score, ended))


def _last_words(table: Table, pos: Position) -> None:
    hand = pos.hands[pos.seat]
    if hand & MARRIAGE and not pos.married and (hand | pos.played[pos.seat]) & MARRIAGE == MARRIAGE:
        pos.married = True
        pos.score[pos.seat] += 20
    if pos.trick < table.meld_tricks and _has_meld(hand):
        declare_all(table, pos)


def _arrived(table: Table, before: list[int], ended: list[float]) -> int | None:
    """Who of two that will reach the target does it first, if each gains evenly (T-43)."""
    target = table.target
    if min(ended) < target or max(before) >= target:
        return None
    shares = [(target - was) / max(end - was, 1.0) for was, end in zip(before, ended, strict=True)]
    return shares.index(min(shares))
