"""The card play of one deal in the fewest words: for players that look ahead, not for tables.

Cards are numbers and hands sets of them, as ``engine.players.packing`` has it. Nothing is checked;
a test proves that it plays as ``deal`` does.
"""

from typing import Final

from engine.deberc.tables import DECK, POINTS, POWER
from engine.players.packing import ABOVE, SUIT, TRUMP, TRUMPS, packing

QUEEN: Final = 1 << 26
KING: Final = 1 << 27
BELLA_PAIR: Final = QUEEN | KING

# Points by D-2, which card beats which by D-2 too
NUMBER, CARD, CARD_POINTS, pack, unpack, points_of = packing(DECK, POWER, POINTS)


def may_play(hand: int, led: int, best: int, partner_has_it: bool) -> int:
    """What of a hand may follow (D-56, D-57).

    ``led`` and ``best`` are the cards that were led and that take the trick so far.
    """
    suit = led >> 3
    if suit != TRUMP:
        follow = hand & SUIT[suit]
        if follow:
            return follow
    trumps = hand & TRUMPS
    if not trumps:
        return hand
    if best >= 24 and not partner_has_it:
        return trumps & ABOVE[best] or trumps
    return trumps


def beats(card: int, best: int) -> bool:
    """Whether a card that follows takes the trick from the best so far (D-58)."""
    return (card > best) if card >> 3 == best >> 3 else card >= 24
