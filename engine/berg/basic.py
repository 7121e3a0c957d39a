"""The basic player of Berg: cheap, sees only its view, and plays as a sensible beginner would.

It goes out as soon as it can, with the most that its last cards can be worth; till then it sheds
plain cards in long runs, keeps queens and jokers, and defends itself when the opponent is nearly
out.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.berg.planning import Planner
from engine.berg.tables import JACKS, JOKERS, MISSES, QUEENS, SIGNIFICANT, WORTH, joker_of
from engine.berg.view import BergView
from engine.cards import (
    NAMES,
    SUIT_BITS,
    SUITS,
    Card,
    CardSet,
    card_set,
    iter_cards,
)
from engine.game import Action, View

_DANGER: Final = 2  # the opponent is nearly out with so many cards
_MANY: Final = 5  # and so many of one's own are too many to catch up
_SAFE_DECK: Final = 10  # in so many cards an unseen joker is likely (B-41)
_INSURES_FROM: Final = 4.5  # what the last cards must be worth to be insured
_BALLAST: Final = card_set(
    card
    for card, missed in enumerate(MISSES)
    if missed is None and not (JACKS | QUEENS) >> card & 1
)


class _Table(NamedTuple):
    """What is thought about in one turn."""

    view: BergView
    hand: CardSet
    playable: CardSet
    planner: Planner
    mine: int  # how many cards
    others: int

    @property
    def plain(self) -> CardSet:
        """The cards to be shed."""
        return self.hand & ~SIGNIFICANT

    @property
    def in_danger(self) -> bool:
        """Whether the opponent may be out with its next turn or two."""
        return self.others <= _DANGER


class BasicBergPlayer:
    """``engine.game.Player`` for Berg."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal``; the same one for the same view."""
        if len(legal) == 1:
            return legal[0]
        view = look()
        assert isinstance(view, BergView)
        wish = _wish(_table(view))
        by_text = {f"{action.verb} {action.args}".rstrip(): action for action in legal}
        # Who is handed fewer actions than the view shows gets the nearest of them.
        return by_text.get(wish, legal[0])


def _table(view: BergView) -> _Table:
    assert view.seat is not None
    assert view.hand is not None
    hand = card_set(view.hand)
    return _Table(
        view,
        hand,
        card_set(view.playable),
        Planner(joker_orders=not view.insured[1 - view.seat]),
        len(view.hand),
        view.counts[1 - view.seat],
    )


def _wish(table: _Table) -> str:
    """What to do now, as the text of an action without its seat."""
    view = table.view
    if view.phase == "order":
        assert view.turned_up is not None
        return f"order {_order(table, view.turned_up, table.hand)}"
    finish = _finish(table)
    if finish is not None:
        return _play(table, finish)
    return _declaration(table) or _turn(table)


def _finish(table: _Table) -> Card | None:
    """The first card of the best way to go out at once."""
    view = table.view
    assert view.seat is not None
    if view.kept_to_three[view.seat]:
        return None
    best: tuple[float, Card] | None = None
    for card in iter_cards(table.playable):
        found = table.planner.finish(card, table.hand & ~(1 << card))
        if found is not None and (best is None or found.worth > best[0]):
            best = found.worth, card
    return None if best is None else best[1]


def _turn(table: _Table) -> str:
    """Draw, pass or play, where one cannot go out."""
    view = table.view
    if view.obliged:
        return _play(table, next(iter_cards(table.playable)))
    if not view.has_drawn and view.deck_known and view.deck_known[0] in WORTH:
        return "draw"
    card = _card(table)
    if card is not None:
        return _play(table, card)
    return "pass" if view.has_drawn else "draw"


def _card(table: _Table) -> Card | None:
    """The card to play; None to draw, or to pass."""
    playable = table.playable
    if table.in_danger:
        hurting = [card for card in iter_cards(playable) if MISSES[card]]
        if hurting:
            return max(hurting, key=lambda card: (card not in WORTH, MISSES[card] or 0))
    plain = playable & ~SIGNIFICANT
    if plain:
        return max(iter_cards(plain), key=lambda card: _rank(table, card))
    # Significant cards are kept while there are others to be shed.
    if not playable or (table.plain and not table.in_danger):
        return None
    if not table.plain or table.view.has_drawn:
        queens = [card for card in iter_cards(playable) if QUEENS >> card & 1]
        if queens:
            return min(queens, key=lambda card: WORTH[card])
    return None if table.plain else max(iter_cards(playable))


def _rank(table: _Table, card: Card) -> tuple[int, bool, int]:
    """How good it is to play a plain card: long runs first, then cards that do nothing."""
    run = table.planner.run(card, table.hand & ~(1 << card))
    return run, bool(_BALLAST >> card & 1), card % 10


def _play(table: _Table, card: Card) -> str:
    """Play the card, with its order where it takes one (B-24, B-25, B-30)."""
    rest = table.hand & ~(1 << card)
    on_queen = table.view.top is not None and QUEENS >> table.view.top & 1
    orders = JACKS >> card & 1 or (QUEENS >> card & 1 and not on_queen)
    if not rest or not orders:
        return f"play {NAMES[card]}"
    return f"play {NAMES[card]} {_order(table, card, rest)}"


def _order(table: _Table, card: Card, rest: CardSet) -> str:
    """What a jack or a queen orders, with these cards left."""
    if QUEENS >> card & 1:
        return SUITS[max(range(4), key=lambda suit: _suit_worth(table, suit, rest))]
    own = table.planner.best_order(card, rest)
    if own is not None:
        return NAMES[own]
    # Nothing of its own may be ordered: a card that lies deep.
    others = [laid.card for laid in table.view.pile if laid.card != card]
    fits = [other for other in others if not JOKERS >> other & 1]
    return NAMES[fits[0] if fits else next(c for c in range(40) if c != card)]


def _suit_worth(table: _Table, suit: int, rest: CardSet) -> float:
    """A suit of many own cards, of a joker of one's own, and of none known in the other hand."""
    view = table.view
    assert view.seat is not None
    known = card_set(view.held_known[1 - view.seat])
    known |= card_set(view.open_hands[1 - view.seat] or ())
    worth = float((rest & SUIT_BITS[suit]).bit_count()) - 2 * (known & SUIT_BITS[suit]).bit_count()
    return worth + 3 * (rest >> joker_of(suit) & 1)


# Declarations


def _declaration(table: _Table) -> str | None:
    """Whether to resign, to insure oneself, or to declare jokers."""
    view = table.view
    if _insures(table):
        return "insure"
    helpless = table.in_danger and table.mine >= _MANY and not _can_hurt(table)
    if not helpless:
        return None
    if view.may("jokers") and _jokers_in_deck(view):
        return "jokers"
    if view.may("resign") and table.others == 1 and view.has_drawn:
        return "resign"
    return None


def _can_hurt(table: _Table) -> bool:
    """Whether the opponent can be made to draw, or to chase an ordered card."""
    return any(MISSES[card] or JACKS >> card & 1 for card in iter_cards(table.playable))


def _jokers_in_deck(view: BergView) -> bool:
    """Whether the deck holds a joker: surely where it is known, else likely."""
    assert view.seat is not None
    assert view.hand is not None
    if view.kept_to_three[1 - view.seat] or view.ordered_card is not None:
        return False
    if view.deck_known:
        return any(JOKERS >> card & 1 for card in view.deck_known)
    seen = card_set(view.hand) | card_set(laid.card for laid in view.pile)
    seen |= card_set(view.held_known[1 - view.seat])
    return JOKERS & ~seen == JOKERS and view.big + view.small + view.turned >= _SAFE_DECK


def _insures(table: _Table) -> bool:
    """Where the opponent knows of a joker among last cards of high worth, and a jack may come."""
    view = table.view
    if table.plain.bit_count() > 1 or not view.may("insure"):
        return False
    assert view.seat is not None
    known = card_set(view.held_known[view.seat]) | card_set(view.open_hands[view.seat] or ())
    if not known & table.hand & JOKERS:
        return False
    worth = sum(WORTH[card] for card in iter_cards(table.hand & SIGNIFICANT))
    seen = table.hand | card_set(laid.card for laid in view.pile)
    return worth >= _INSURES_FROM and JACKS & ~seen != 0
