"""What cards are worth: kept in hand while the talon lasts, and held when it is empty.

Cards and hands are those of ``kernel``; numbers are differences of written points. The weights
were fitted to thousands of endgames that ``duel`` has solved, the hopes for melds found by trial.
"""

from typing import Final, NamedTuple

from engine.players.packing import TRUMP
from engine.terz.kernel import CARD_POINTS, MELDS

_TEN: Final = 64
_ACE: Final = 128

# Endgames: what the leader has more than the other is worth so much.
_LEAD: Final = 6.0
_UNEVEN_TRUMPS: Final = -1.9
_PLAIN: Final = (1.3, 1.0, 1.2, -0.2, -0.9, -1.2, 2.2, 3.3)
_TRUMPS: Final = (-9.5, -10.1, -9.8, -8.5, -3.8, -0.7, 6.7, 29.1)
_LURKS: Final = 1.33  # for every card of the other that a card beats
_BARE_TEN: Final = -12.6  # under the other's ace
_GUARDED_TEN: Final = -4.3
_LONE: Final = -7.81  # an only card that is not the highest
_UNOPPOSED: Final = -0.12  # a point in a suit that the other has not
_OPPOSED: Final = 0.77  # a point in a suit of which the other has two or more
_VOID: Final = 1.29
_LONG_AHEAD: Final = 5.2  # a card more in a plain suit, for every trump more
_SURE_TRUMP: Final = 0.21  # a point that is sure, for every own trump
_LONG_TRUMP: Final = -2.19
_POINTS_TRUMP: Final = 0.08  # a point of the other in plain suits, for every own trump
_LONG_BOSSES: Final = 3.2  # a card more in a plain suit, where all the other's trumps are beaten
_SURE_OTHER: Final = -0.17
_BOSSES: Final = -0.88


class _Suit(NamedTuple):
    """A plain suit between two hands: its own worth, and what goes with trumps."""

    worth: float
    sure: int  # points of the highest cards
    sure_other: int
    longer: int
    longer_other: int
    points: int
    points_other: int


class _Trumps(NamedTuple):
    worth: float
    own: int
    other: int
    own_beats_all: bool
    other_beats_all: bool


def _points(mask: int, base: int) -> int:
    return sum(CARD_POINTS[base + i] for i in range(8) if mask >> i & 1)


def _top(mask: int, against: int) -> list[int]:
    """The cards that no card of the other beats, highest first."""
    top = []
    for i in range(7, -1, -1):
        if mask >> i & 1:
            top.append(i)
        elif against >> i & 1:
            break
    return top


def _one_sided(own: int, other: int) -> float:
    """What a plain suit is worth to one of two hands."""
    worth = sum(_PLAIN[i] for i in range(8) if own >> i & 1)
    size, against = own.bit_count(), other.bit_count()
    worth += _LURKS * sum((other & (1 << i) - 1).bit_count() for i in range(8) if own >> i & 1)
    if own & _TEN and other & _ACE:
        worth += _BARE_TEN if size == 1 else _GUARDED_TEN
    if size == 1 and own < other:
        worth += _LONE
    if against == 0:
        worth += _UNOPPOSED * _points(own, 0)
    elif against > 1:
        worth += _OPPOSED * _points(own, 0)
    if own == 0 and other:
        worth += _VOID
    return worth


class _PlainSuits(dict[int, _Suit]):
    """By own cards of a plain suit, times 256, and the other's."""

    def __missing__(self, key: int) -> _Suit:
        own, other = key >> 8, key & 255
        longer = own.bit_count() - other.bit_count()
        suit = self[key] = _Suit(
            _one_sided(own, other) - _one_sided(other, own),
            sum(CARD_POINTS[i] for i in _top(own, other)),
            sum(CARD_POINTS[i] for i in _top(other, own)),
            max(0, longer),
            max(0, -longer),
            _points(own, 0),
            _points(other, 0),
        )
        return suit


class _TrumpSuit(dict[int, _Trumps]):
    """By own trumps, times 256, and the other's."""

    def __missing__(self, key: int) -> _Trumps:
        own, other = key >> 8, key & 255
        size, against = own.bit_count(), other.bit_count()
        worth = sum(
            weight * ((own >> i & 1) - (other >> i & 1)) for i, weight in enumerate(_TRUMPS)
        )
        bosses, other_bosses = len(_top(own, other)), len(_top(other, own))
        worth += _BOSSES * (bosses - other_bosses) + _UNEVEN_TRUMPS * abs(size - against)
        trumps = self[key] = _Trumps(
            worth, size, against, bosses >= against > 0, other_bosses >= size > 0
        )
        return trumps


_PLAIN_SUITS: Final = _PlainSuits()
_TRUMP_SUIT: Final = _TrumpSuit()


def endgame(lead: int, other: int) -> float:
    """About what ``duel`` would find for the leader of these hands of nine cards."""
    plain = _PLAIN_SUITS
    value, sure, sure_o, longer, longer_o, points, points_o = plain[(lead & 255) << 8 | other & 255]
    b = plain[lead & 0xFF00 | other >> 8 & 255]
    c = plain[lead >> 8 & 0xFF00 | other >> 16 & 255]
    value += b[0] + c[0]
    longer += b[3] + c[3]
    longer_o += b[4] + c[4]
    worth, own, against, boss, boss_o = _TRUMP_SUIT[lead >> 16 & 0xFF00 | other >> 24]
    value += worth + _LEAD
    sure += b[1] + c[1]
    sure_o += b[2] + c[2]
    value += _SURE_TRUMP * (own * sure - against * sure_o)
    value += _SURE_OTHER * (against * sure - own * sure_o)
    value += _LONG_TRUMP * (own * longer - against * longer_o)
    value += _POINTS_TRUMP * (own * (points_o + b[6] + c[6]) - against * (points + b[5] + c[5]))
    if own > against:
        value += _LONG_AHEAD * (own - against) * longer
    else:
        value += _LONG_AHEAD * (own - against) * longer_o
    if boss:
        value += _LONG_BOSSES * longer
    if boss_o:
        value -= _LONG_BOSSES * longer_o
    return value


# While the talon lasts: what a card is kept for, beside its points

_KEPT_TRUMP: Final = (12.0, 12.0, 11.0, 13.0, 18.0, 21.0, 28.0, 50.0)
_KEPT_BOSS: Final = 12.0
_KEPT_SECOND: Final = 3.0
_KEPT_NINE: Final = 1.5
_KEPT_BARE_TEN: Final = -2.0
_EXPOSED: Final = 0.2  # of the points that may take a card that is led
_RUN_HOPE: Final = {3: 16.0, 4: 40.0, 5: 80.0}
_FRAME_HOPE: Final = 1.0


def draw_chance(draws: int) -> float:
    """The chance to draw a given card that is not in sight, with so many draws to come."""
    return draws / (2 * draws + 9)


class Kept(NamedTuple):
    """A card and what it costs to part with it: in a trick that is lost or won, or leading."""

    card: int
    lost: float
    won: float
    led: float


class _Keeping(dict[int, tuple[Kept, ...]]):
    """By draws to come, own cards and unseen cards of a suit (eight bits each, draws on top): each
    own card that may be played."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self._suit = suit
        self._windows = [
            (meld.bits >> 8 * suit, _RUN_HOPE[size])
            for meld in MELDS
            if meld.suit == suit and (size := meld.bits.bit_count()) in _RUN_HOPE
        ]

    def __missing__(self, key: int) -> tuple[Kept, ...]:
        draws, own, unseen = key >> 16, key >> 8 & 255, key & 255
        first = 1 if self._suit == TRUMP else 0  # the seven of trump is not played (T-20)
        kept = self[key] = tuple(
            self._kept(i, own, unseen, draw_chance(draws)) for i in range(first, 8) if own >> i & 1
        )
        return kept

    def _kept(self, i: int, own: int, unseen: int, chance: float) -> Kept:
        card = 8 * self._suit + i
        kept = self._card(i, own, unseen) + self._hope(i, own, unseen, chance)
        points = CARD_POINTS[card]
        above = unseen >> i + 1
        led = kept + _EXPOSED * _points(above << i + 1, 8 * self._suit)
        led += -points if self._suit == TRUMP and not above else points
        return Kept(card, kept + points, kept - points, led)

    def _card(self, i: int, own: int, unseen: int) -> float:
        """What a card is kept for in the play without a talon."""
        if self._suit == TRUMP:
            return _KEPT_TRUMP[i]
        above = (unseen >> i + 1).bit_count()
        if above == 0:
            return _KEPT_BOSS
        if i == 6 and own.bit_count() == 1:
            return _KEPT_BARE_TEN
        return _KEPT_SECOND if above == 1 else _KEPT_NINE if i == 2 else 0.0

    def _hope(self, i: int, own: int, unseen: int, chance: float) -> float:
        """What a card is kept for since a run may come of it."""
        hope = 0.0
        for window, points in self._windows:
            missing = window & ~own
            if window >> i & 1 and missing and missing & ~unseen == 0:
                size = missing.bit_count()
                if size <= 2:
                    hope += points * chance**size
        return hope


KEEPING: Final = tuple(_Keeping(suit) for suit in range(4))


def trump_kept(bit: int) -> float:
    """What a trump is kept for."""
    return _KEPT_TRUMP[bit.bit_length() - 25]


class _FrameHope(dict[int, float]):
    """By draws to come, times 8, and how many of a rank are held, the others being unseen: the
    share of a frame's points that they are kept for."""

    def __missing__(self, key: int) -> float:
        hope = self[key] = _FRAME_HOPE * draw_chance(key >> 3) ** (4 - (key & 7))
        return hope


FRAME_HOPE: Final = _FrameHope()
