"""The mistakes of a beginner at Terz; the rest of the time the novice plays as basic does."""

from collections.abc import Sequence
from typing import Final

from engine.cards import CARD_OF, Card
from engine.game import Action, View
from engine.players.erring import Mistake
from engine.terz.tables import POINTS, POWER
from engine.terz.view import TerzView


def _cards(legal: Sequence[Action]) -> dict[Card, Action]:
    return {CARD_OF[action.args]: action for action in legal if action.verb == "play"}


def _low(view: TerzView, legal: Sequence[Action]) -> Action:
    """The card of the fewest points, trumps last."""
    assert view.trump is not None
    trump = view.trump
    cards = _cards(legal)
    return cards[min(cards, key=lambda c: (c // 10 == trump, POINTS[trump][c], c % 10))]


def _forgets_words(view: View, legal: Sequence[Action]) -> Action | None:
    """It overlooks a meld, or the marriage, and plays some low card."""
    assert isinstance(view, TerzView)
    said = any(action.verb in ("declare", "marriage") for action in legal)
    return _low(view, legal) if said and not view.seven_due else None


def _forgets_the_seven(view: View, legal: Sequence[Action]) -> Action | None:
    """It leaves the upcard for later; at the last moment it thinks of the fine."""
    assert isinstance(view, TerzView)
    may = any(action.verb == "seven" for action in legal)
    return _low(view, legal) if may and not view.seven_due and not view.melds_now else None


def _trusts(view: View, legal: Sequence[Action]) -> Action | None:
    """It lets the other's meld count though it might have a better one."""
    assert isinstance(view, TerzView)
    if view.phase not in ("answer", "asked"):
        return None
    return next((action for action in legal if action.verb == "good"), None)


def _takes_at_any_price(view: View, legal: Sequence[Action]) -> Action | None:
    """It takes a trick because it can, with its highest card, trumps too."""
    assert isinstance(view, TerzView)
    if view.phase != "play" or view.trick is None or view.trump is None or view.seven_due:
        return None
    power = POWER[view.trump][view.trick.cards[0] // 10]
    cards = _cards(legal)
    highest = max(cards, key=lambda card: power[card])
    return cards[highest] if power[highest] > power[view.trick.cards[0]] else None


def _breaks_runs(view: View, legal: Sequence[Action]) -> Action | None:
    """While the talon lasts it throws its lowest card, whatever that might have grown into."""
    assert isinstance(view, TerzView)
    careless = view.phase == "play" and view.talon and not view.melds_now and not view.seven_due
    return _low(view, legal) if careless else None


MISTAKES: Final = (
    Mistake(_forgets_words, 0.15),
    Mistake(_forgets_the_seven, 0.4),
    Mistake(_trusts, 0.5),
    Mistake(_takes_at_any_price, 0.25),
    Mistake(_breaks_runs, 0.4),
)
