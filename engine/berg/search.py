"""Weighing the actions of a turn.

Where all is known and the end is near it is solved; elsewhere a tree is grown over games that fit.
Declarations are weighed by growing a smaller tree from where they lead (B-41 to B-45).
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from engine.berg.ending import Ending, TooMuch, is_near
from engine.berg.kernel import DRAW, PASS, Position, move
from engine.berg.stakes import Stakes
from engine.berg.tables import JACKS, JOKERS, OFFERS, PLAYED, SIGNIFICANT
from engine.berg.tree import Tree
from engine.berg.worlds import Knowledge
from engine.cards import BLACK_JOKER, CARD_OF, SUITS, Card, card_set
from engine.game import Action
from engine.players.judge import Judged

Change: TypeAlias = Callable[[Position], None]

_DECLARATIONS: Final = frozenset(OFFERS)
# A move that was tried in less than so much of the steps of another is not trusted.
_TRUSTED: Final = 0.2
_LESS: Final = 0.05
# A seat resigns and buys only where that is better by so much: it will play better than a tree,
# and what a tree of few steps says of a purchase is not sure.
_RESIGNS: Final = 0.2
_BUYS: Final = 0.2
_DOUBT: Final = 4.0
# The other seat holds so few cards that a limit on it (B-41) may help
_FEW: Final = 4
# So near its turn-over a deck's shuffling is worth a thought (B-45)
_LAST_CARDS: Final = 3
_OPENED: Final = 5  # games looked into for what an open hand is worth (B-44)
_OPEN_HELPS: Final = 0.5
# Kinds of cards that a jack may order: of one kind one is tried
_IN_PILE: Final = -3
_KNOWN: Final = -4
_DEEP: Final = -5
_UNSEEN: Final = -6
_FIRST_CARDS: Final = 4


@dataclass(frozen=True)
class Budget:
    """How much a turn may cost: steps of the tree, and positions of an ending that is solved."""

    steps: int
    positions: int


class Turn:
    """One turn: ``know`` is what the seat to act knows."""

    def __init__(self, know: Knowledge, stakes: Stakes, budget: Budget, rng: random.Random) -> None:
        self.know, self.stakes, self.budget, self.rng = know, stakes, budget, rng
        self.view = know.view

    def weigh(self, legal: Sequence[Action]) -> list[Judged]:
        """Every action of ``legal`` with its worth."""
        kinds = self._kinds([a for a in legal if a.verb not in _DECLARATIONS])
        worths = self._worths([*kinds])
        best = max(worths.values())
        judged = [Judged(a, worths[what]) for what, actions in kinds.items() for a in actions]
        judged += [
            Judged(action, self._declared(action.verb, [*kinds], best))
            for action in legal
            if action.verb in _DECLARATIONS
        ]
        return judged

    # Moves

    def _kinds(self, actions: Sequence[Action]) -> dict[int, list[Action]]:
        """The moves to be tried, and which actions each stands for."""
        tried: dict[tuple[int, int], int] = {}
        found: dict[int, list[Action]] = {}
        for action in actions:
            if action.verb in ("draw", "pass"):
                what = DRAW if action.verb == "draw" else PASS
                kind = (what, 0)
            else:
                card, ordered, suit = self._parts(action)
                what = move(card, suit if ordered < 0 else ordered)
                kind = (card, suit if ordered < 0 else self._kind(ordered))
            found.setdefault(tried.setdefault(kind, what), []).append(action)
        return found

    def _parts(self, action: Action) -> tuple[Card, Card, int]:
        """The card, the card ordered and the suit ordered (-1: none)."""
        if action.verb == "play":
            return PLAYED[action.args]
        assert self.view.turned_up is not None
        if len(action.args) == 1:
            return self.view.turned_up, -1, SUITS.index(action.args)
        return self.view.turned_up, CARD_OF[action.args], -1

    def _kind(self, card: Card) -> int:
        """Cards to order of the same kind have the same number."""
        bit = 1 << card
        if bit & (self.know.hand | SIGNIFICANT & ~self.know.pile):
            return card
        if bit & self.know.pile:
            return _IN_PILE
        if bit & self.know.fixed:
            return _KNOWN
        if self.view.deck_known:
            return card if self.view.deck_known.index(card) < _FIRST_CARDS else _DEEP
        return _UNSEEN

    def _worths(self, moves: list[int]) -> dict[int, float]:
        """What each move is worth."""
        know = self.know
        if know.exact and self.view.phase == "play":
            world = self._draw()
            if is_near(world):
                ending = Ending(know.seat, self.stakes.of, self.budget.positions)
                try:
                    return dict(zip(moves, ending.solve(world, moves), strict=True))
                except TooMuch:
                    pass
        steps = self.budget.steps if len(moves) > 1 else self.budget.steps // 2
        tree = self._tree(moves, 0.0, know.exact)
        tree.grow(steps, self._draw)
        best = _best(tree)
        trusted, less = _trusted(tree), _LESS * self.stakes.scale
        return {
            what: node.mean if node.tried >= trusted else min(node.mean, best - less)
            for what, node in tree.root.after.items()
        }

    def _draw(self) -> Position:
        return self.know.draw(self.rng)

    def _tree(self, moves: list[int], price: float, exact: bool) -> Tree:
        view, seat = self.view, self.know.seat
        public = card_set(view.held_known[seat]) | card_set(view.open_hands[seat] or ())
        known = JOKERS if exact else (public | self.know.fixed) & JOKERS
        do = Position.order_up if view.phase == "order" else Position.do
        return Tree(seat, self.stakes, price, moves, do, known, exact)

    # Declarations

    def _declared(self, verb: str, moves: list[int], best: float) -> float:
        """What a declaration is worth, if the best move without it is worth ``best``."""
        if verb == "resign":
            return self.stakes.resigned() - _RESIGNS * self.stakes.scale
        price = next(offer.price for offer in self.view.offers if offer.verb == verb)
        if verb == "open":
            return best - price + self._seeing(moves, best)
        changes: dict[str, tuple[Change, bool]] = {
            "jokers": (self._limit, self._limit_may_help()),
            "insure": (self._insure, self._may_be_robbed()),
            "shuffle": (self._mix, self._cards_left() <= _LAST_CARDS),
        }
        change, helps = changes[verb]
        if not helps:
            return best - price
        doubt = _BUYS + _DOUBT / sqrt(self.budget.steps // 3)
        return self._changed(change, price, moves) - doubt * self.stakes.scale

    def _changed(self, change: Change, price: float, moves: list[int]) -> float:
        """What the best move is worth once this has changed."""
        exact = self.know.exact and change != self._mix
        tree = self._tree(moves, price, exact)

        def changed() -> Position:
            world = self._draw()
            change(world)
            return world

        tree.grow(self.budget.steps // 3, changed)
        return _best(tree)

    def _limit(self, pos: Position) -> None:
        if max(pos.deck[pos.pos :], default=0) >= BLACK_JOKER:
            pos.kept[1 - pos.seat] = True
            pos.watched = True

    def _limit_may_help(self) -> bool:
        know = self.know
        there = know.unseen & ~know.fixed & JOKERS
        return bool(there) and self.view.counts[know.other] <= _FEW

    def _insure(self, pos: Position) -> None:
        pos.insured[pos.seat] = True

    def _may_be_robbed(self) -> bool:
        """Whether the other seat knows of a joker, and may hold or draw a jack."""
        view, know = self.view, self.know
        shown = card_set(view.held_known[know.seat]) | card_set(view.open_hands[know.seat] or ())
        return bool(shown & know.hand & JOKERS and know.unseen & JACKS)

    def _cards_left(self) -> int:
        return self.view.big + self.view.small + self.view.turned

    def _mix(self, pos: Position) -> None:
        pos.chance = self.rng

    def _seeing(self, moves: list[int], best: float) -> float:
        """What it is worth to see the other hand (B-44): less than to know every card."""
        if self.know.exact:
            return 0.0
        total = 0.0
        for _ in range(_OPENED):
            world = self._draw()
            tree = self._tree(moves, 0.0, exact=True)
            tree.grow(max(1, self.budget.steps // (2 * _OPENED)), world.copy)
            total += _best(tree)
        return max(0.0, _OPEN_HELPS * (total / _OPENED - best))


def _trusted(tree: Tree) -> float:
    """How often a first move must have been tried to be trusted."""
    return _TRUSTED * max(node.tried for node in tree.root.after.values())


def _best(tree: Tree) -> float:
    """What the best first move is worth."""
    trusted = _trusted(tree)
    return max(node.mean for node in tree.root.after.values() if node.tried >= trusted)
