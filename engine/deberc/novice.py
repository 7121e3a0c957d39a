"""The mistakes of a beginner at Deberc; the rest of the time the novice plays as basic does."""

from collections.abc import Sequence
from typing import Final

from engine.cards import CARD_OF, SUITS, Card, card_set
from engine.deberc.tables import POINTS, POWER
from engine.deberc.view import DebercView
from engine.deberc.worth import TAKES_FROM, take_worth
from engine.game import Action, View
from engine.players.erring import Mistake

# By how much a beginner takes a hand for better or worse than it is
_MISJUDGES: Final = 14
_TEN: Final = 5


def _cards(legal: Sequence[Action]) -> dict[Card, Action]:
    return {CARD_OF[action.args]: action for action in legal if action.verb == "play"}


def _takes_too_soon(view: View, legal: Sequence[Action]) -> Action | None:
    """It takes with a hand that is a little too weak."""
    assert isinstance(view, DebercView)
    best = _best_bid(view, legal)
    if best is None:
        return None
    worth, action = best
    return action if TAKES_FROM - _MISJUDGES <= worth < TAKES_FROM else None


def _passes_a_good_hand(view: View, legal: Sequence[Action]) -> Action | None:
    """It does not dare to take with a hand that is just good enough."""
    assert isinstance(view, DebercView)
    best = _best_bid(view, legal)
    if best is None or not TAKES_FROM <= best[0] < TAKES_FROM + _MISJUDGES:
        return None
    return next((action for action in legal if action.verb == "pass"), None)


def _best_bid(view: DebercView, legal: Sequence[Action]) -> tuple[int, Action] | None:
    """What may be taken with most promise, and that; None outside the bidding."""
    if view.phase == "play" or view.hand is None or view.upcard is None or view.seat is None:
        return None
    hand, up = card_set(view.hand), view.upcard // 10
    return max(
        (take_worth(view, view.seat, hand, SUITS.index(a.args) if a.args else up), a)
        for a in legal
        if a.verb == "take"
    )


def _forgets(view: View, legal: Sequence[Action]) -> Action | None:
    """It overlooks what it could announce or exchange, and plays some low card."""
    said = any(action.verb in ("seven", "meld", "bella") for action in legal)
    return _low(view, legal) if said else None


def _low(view: View, legal: Sequence[Action]) -> Action:
    """The card of the fewest points, trumps last."""
    assert isinstance(view, DebercView)
    assert view.trump is not None
    trump = view.trump
    cards = _cards(legal)
    return cards[min(cards, key=lambda c: (c // 10 == trump, POINTS[trump][c], c % 10))]


def _leads_points(view: View, legal: Sequence[Action]) -> Action | None:
    """It leads a ten though the ace may still be out."""
    assert isinstance(view, DebercView)
    if view.phase != "play" or view.trick is not None:
        return None
    tens = [c for c in _cards(legal) if c % 10 == _TEN and c // 10 != view.trump]
    return _cards(legal)[tens[0]] if tens else None


def _saves_trumps(view: View, legal: Sequence[Action]) -> Action | None:
    """Having taken, it leads a low plain card and leaves the others their trumps."""
    assert isinstance(view, DebercView)
    if view.phase != "play" or view.trick is not None or view.taker != view.seat:
        return None
    card = _low(view, legal)
    return None if CARD_OF[card.args] // 10 == view.trump else card


def _takes_at_any_price(view: View, legal: Sequence[Action]) -> Action | None:
    """It takes a trick because it can, with its highest card, even where a low one would do."""
    assert isinstance(view, DebercView)
    if view.phase != "play" or view.trick is None or view.trump is None:
        return None
    power = POWER[view.trump][view.trick.cards[0] // 10]
    to_beat = max(power[card] for card in view.trick.cards)
    cards = _cards(legal)
    if not cards:
        return None
    highest = max(cards, key=lambda card: power[card])
    return cards[highest] if power[highest] > to_beat else None


MISTAKES: Final = (
    Mistake(_takes_too_soon, 0.5),
    Mistake(_passes_a_good_hand, 0.35),
    Mistake(_forgets, 0.2),
    Mistake(_saves_trumps, 0.3),
    Mistake(_leads_points, 0.4),
    Mistake(_takes_at_any_price, 0.4),
)
