"""The basic player of Terz: cheap, sees only its view, and plays as a sensible beginner would."""

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.cards import CARD_OF, RANKS, SUIT_BITS, Card, CardSet, Suit, card_set, iter_cards
from engine.game import Action, View
from engine.terz.tables import DECK_SET, HIGHER, POINTS, POWER, SEVEN, duty
from engine.terz.view import Meld, TerzView

_WHOLE_DECK: Final = card_set(DECK_SET)
_FRAME_RANKS: Final = card_set(RANKS.index(rank) for rank in "JQKA")

# What a card is worth keeping for, beside its points; found by trial.
_TRUMP_KEPT: Final = 12
_BOSS_KEPT: Final = 6
_RUN_KEPT: Final = (0, 1, 4, 10, 14)  # by how many cards its best window of a run holds
_FRAME_KEPT: Final = (0, 0, 2, 7, 20)  # by how many of its rank


class _Table(NamedTuple):
    """What the cards in sight tell about a turn of play."""

    view: TerzView
    trump: Suit
    hand: CardSet
    unseen: CardSet  # in the talon or in the other hand; without a talon exactly the other hand
    points: tuple[int, ...]


class BasicTerzPlayer:
    """``engine.game.Player`` for Terz."""

    def choose(
        self, legal: Sequence[Action], look: Callable[[], View], rng: random.Random
    ) -> Action:
        """One of ``legal``; the same one for the same view."""
        if len(legal) == 1:
            return legal[0]
        view = look()
        assert isinstance(view, TerzView)
        if view.phase == "colour":
            return _colour(view, legal)
        if view.phase == "break":
            return legal[0]
        if view.phase in ("answer", "asked"):
            return _answer(view, legal)
        return _turn(view, legal)


def _colour(view: TerzView, legal: Sequence[Action]) -> Action:
    """The colour that the upcard probably has not: with a talon it is better not to lead."""
    assert view.hand is not None
    reds = sum(card // 10 >= 2 for card in view.hand)
    mine = "red" if 2 * reds > len(view.hand) else "black"
    return next(action for action in legal if action.args == mine)


def _answer(view: TerzView, legal: Sequence[Action]) -> Action:
    """Beats where it can, with the least that does; else asks; else lets it count."""
    beats = [action for action in legal if action.verb == "beat"]
    if beats:
        return beats[-1]
    return next((action for action in legal if action.verb == "ask"), legal[0])


def _turn(view: TerzView, legal: Sequence[Action]) -> Action:
    assert view.seat is not None
    verbs = {action.verb: action for action in legal}
    if "arrive" in verbs and view.has_arrived(view.seat):
        return verbs["arrive"]
    if "marriage" in verbs:
        return verbs["marriage"]
    table = _table(view)
    if "seven" in verbs and not any(SEVEN[table.trump] in meld.cards for meld in view.melds_now):
        return verbs["seven"]
    if view.melds_now:
        meld = _next_meld(view)
        cards = set(meld.cards)
        return next(
            action
            for action in legal
            if action.verb == "declare" and {CARD_OF[name] for name in _names(action)} == cards
        )
    plays = {CARD_OF[action.args]: action for action in legal if action.verb == "play"}
    return plays[_card(table, list(plays))]


def _names(action: Action) -> list[str]:
    return [action.args[i : i + 2] for i in range(0, len(action.args), 2)]


def _table(view: TerzView) -> _Table:
    assert view.trump is not None
    assert view.hand is not None
    hand = card_set(view.hand)
    seen = hand
    for trick in view.tricks:
        seen |= card_set(trick.cards)
    if view.trick is not None:
        seen |= card_set(view.trick.cards)
    if view.upcard_lies is not None:
        seen |= 1 << view.upcard_lies
    return _Table(view, view.trump, hand, _WHOLE_DECK & ~seen, POINTS[view.trump])


# Melds


def _next_meld(view: TerzView) -> Meld:
    """The best of those whose turn it is: of a long run first its parts, one a turn."""
    turns = view.talon // 2 + (view.options.melds_while == "nine_cards")
    chosen: list[Meld] = []
    for suit in range(4):
        runs = [meld for meld in view.melds_now if _is_run_of(meld, suit)]
        runs.sort(key=lambda meld: (len(meld.cards), meld.rank))
        if runs:
            chosen.append(runs[max(0, len(runs) - turns)])
    chosen += [meld for meld in view.melds_now if _is_frame(meld)]
    return next(meld for meld in view.melds_now if meld in chosen)


def _is_frame(meld: Meld) -> bool:
    return meld.cards[0] // 10 != meld.cards[-1] // 10


def _is_run_of(meld: Meld, suit: Suit) -> bool:
    return meld.cards[0] // 10 == meld.cards[-1] // 10 == suit


# Cards


def _card(table: _Table, cards: list[Card]) -> Card:
    """The card that brings most points now and takes least from what may come."""
    kept = {card: _kept(table, card) for card in cards}
    trick = table.view.trick
    if trick is not None:
        led = trick.cards[0]
        return max(cards, key=lambda card: _gain(table, led, card) - kept[card])
    if table.view.talon:
        return max(cards, key=lambda card: _expected(table, card) - kept[card])
    return max(cards, key=lambda card: _answered(table, card) - kept[card])


def _gain(table: _Table, led: Card, card: Card) -> int:
    """What playing ``card`` on ``led`` brings its player: the trick's points, or their loss."""
    points = table.points[led] + table.points[card]
    power = POWER[table.trump][led // 10]
    return points if power[card] > power[led] else -points


def _expected(table: _Table, card: Card) -> int:
    """Leading while the talon lasts: the other beats what it likes to."""
    if table.points[card] == 0:
        return 0
    safe = table.unseen & HIGHER[table.trump][card] == 0 and card // 10 == table.trump
    return table.points[card] if safe else -table.points[card]


def _answered(table: _Table, card: Card) -> int:
    """Leading without a talon: the other hand is known, and so is what it must play."""
    replies = duty(table.unseen, table.trump, card, table.view.options.jack_free == "always")
    costs = [
        _gain(table, card, reply) - _worth(table, reply, table.hand)
        for reply in iter_cards(replies)
    ]
    return -max(costs)


def _worth(table: _Table, card: Card, against: CardSet) -> int:
    """What a card may still do in tricks, apart from its points."""
    worth = 0
    if card // 10 == table.trump:
        worth = _TRUMP_KEPT + POWER[table.trump][table.trump][card] % 100
    if against & HIGHER[table.trump][card] == 0:
        worth += _BOSS_KEPT
    return worth


def _kept(table: _Table, card: Card) -> int:
    worth = _worth(table, card, table.unseen)
    if table.view.talon == 0:
        return worth
    worth += table.points[card]
    if _melds_may_come(table.view):
        worth += _run_hope(table, card) + _frame_hope(table, card)
    return worth


def _melds_may_come(view: TerzView) -> bool:
    """Whether a card drawn after this trick can still be declared."""
    return view.talon > (2 if view.options.melds_while == "talon" else 0)


def _run_hope(table: _Table, card: Card) -> int:
    """How near the card is to a run of three that may still be completed."""
    mine = table.hand & SUIT_BITS[card // 10]
    open_cards = mine | table.unseen
    best = 0
    for low in range(card - 2, card + 1):
        window = 7 << low if low >= 0 else 0
        if window & open_cards == window and low // 10 == (low + 2) // 10:
            best = max(best, (window & mine).bit_count())
    return _RUN_KEPT[best]


def _frame_hope(table: _Table, card: Card) -> int:
    """How near the card is to four of a kind that may still be completed."""
    rank = card % 10
    if not _FRAME_RANKS >> rank & 1:
        return 0
    frame = sum(1 << suit * 10 + rank for suit in range(4))
    if frame & ~(table.hand | table.unseen):
        return 0
    return _FRAME_KEPT[(frame & table.hand).bit_count()]
