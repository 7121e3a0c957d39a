"""The mistakes of a beginner at Berg; the rest of the time the novice plays as basic does."""

from collections.abc import Sequence
from typing import Final

from engine.berg.tables import JACKS, MISSES, PLAYED, QUEENS, SIGNIFICANT
from engine.berg.view import BergView
from engine.cards import SUIT_BITS, card_set
from engine.game import Action, View
from engine.players.erring import Mistake

_NEARLY_OUT: Final = 2


def _plays(view: BergView, legal: Sequence[Action]) -> list[Action]:
    """The plays that it may choose from; none where it is obliged to one (B-24)."""
    return [] if view.obliged else [action for action in legal if action.verb == "play"]


def _plain(view: BergView, legal: Sequence[Action]) -> list[Action]:
    """Plays of cards that are neither significant nor jacks."""
    kept = SIGNIFICANT | JACKS
    return [a for a in _plays(view, legal) if not kept >> PLAYED[a.args][0] & 1]


def _plays_what_comes_first(view: View, legal: Sequence[Action]) -> Action | None:
    """It plays some card that fits, and does not see which cards would follow each other."""
    assert isinstance(view, BergView)
    plain = _plain(view, legal)
    return max(plain, key=lambda a: PLAYED[a.args][0] % 10) if plain else None


def _wastes_a_queen(view: View, legal: Sequence[Action]) -> Action | None:
    """Nothing else fits, so it plays a queen at once, though it has other cards to shed."""
    assert isinstance(view, BergView)
    if _plain(view, legal) or view.hand is None or not card_set(view.hand) & ~SIGNIFICANT:
        return None
    queens = [a for a in _plays(view, legal) if QUEENS >> PLAYED[a.args][0] & 1]
    return queens[0] if queens else None


def _orders_what_it_lacks(view: View, legal: Sequence[Action]) -> Action | None:
    """Its jack or queen orders something that it does not hold itself."""
    assert isinstance(view, BergView)
    assert view.hand is not None
    hand = card_set(view.hand)
    if _plain(view, legal):
        return None
    for action in _plays(view, legal):
        card, ordered, suit = PLAYED[action.args]
        if ordered >= 0 and not hand >> ordered & 1:
            return action
        if suit >= 0 and not hand & ~(1 << card) & SUIT_BITS[suit]:
            return action
    return None


def _lets_the_other_out(view: View, legal: Sequence[Action]) -> Action | None:
    """The other seat is nearly out, and it plays a card that leaves it the turn."""
    assert isinstance(view, BergView)
    assert view.seat is not None
    if view.counts[1 - view.seat] > _NEARLY_OUT:
        return None
    harmless = [a for a in _plain(view, legal) if MISSES[PLAYED[a.args][0]] is None]
    return harmless[-1] if harmless and len(view.hand or ()) > 1 else None


def _draws_too_soon(view: View, legal: Sequence[Action]) -> Action | None:
    """It draws to see what comes, though a card fits."""
    assert isinstance(view, BergView)
    if not _plain(view, legal) or len(view.hand or ()) <= _NEARLY_OUT:
        return None
    return next((action for action in legal if action.verb == "draw"), None)


MISTAKES: Final = (
    Mistake(_lets_the_other_out, 0.4),
    Mistake(_draws_too_soon, 0.12),
    Mistake(_plays_what_comes_first, 0.4),
    Mistake(_wastes_a_queen, 0.3),
    Mistake(_orders_what_it_lacks, 0.25),
)
