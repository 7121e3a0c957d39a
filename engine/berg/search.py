"""Weighing the actions of a turn: games that fit are drawn, and in each the rest is played out."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.berg.kernel import DRAW, PASS, Position, move
from engine.berg.playout import Sense, play_out
from engine.berg.stakes import Stakes
from engine.berg.tables import PLAYED, SIGNIFICANT
from engine.berg.tree import Tree
from engine.berg.view import BergView
from engine.berg.worlds import Knowledge
from engine.cards import CARD_OF, SUITS, Card
from engine.game import Action
from engine.players.judge import Judged


@dataclass(frozen=True)
class Budget:
    """How much a turn may cost: play-outs in all, and the fewest worlds for a move."""

    playouts: int
    m_resign: float = 0.3
    m_jokers: float = 0.4


class _Tried:
    """A move that stands for some actions of the same kind, and what became of it so far."""

    __slots__ = ("actions", "total", "what", "worlds")

    def __init__(self, what: int) -> None:
        self.what = what
        self.actions: list[Action] = []
        self.total = 0.0
        self.worlds = 0

    @property
    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else 0.0


class Turn:
    """One turn: ``know`` is what the seat to act knows."""

    def __init__(self, know: Knowledge, stakes: Stakes, budget: Budget, rng: random.Random) -> None:
        self.know, self.stakes, self.budget, self.rng = know, stakes, budget, rng
        self.view = know.view
        self.sense = Sense()

    def weigh(self, legal: Sequence[Action]) -> list[Judged]:
        """Every action of ``legal`` with its worth."""
        declares = [a for a in legal if a.verb in _DECLARATIONS]
        tried = self._moves([a for a in legal if a.verb not in _DECLARATIONS])
        alive = self._try(tried)
        best = max(one.mean for one in alive)
        judged = []
        for one in tried:
            worth = one.mean if one in alive else min(one.mean, best - _DROPPED)
            judged += [Judged(action, worth) for action in one.actions]
        for action in declares:
            judged.append(Judged(action, self._declared(action, best)))
        return judged

    def _moves(self, actions: Sequence[Action]) -> list[_Tried]:
        """The moves worth trying; orders that come to the same are tried once."""
        kinds: dict[tuple[int, int], _Tried] = {}
        for action in actions:
            if action.verb == "draw":
                kind, what = (DRAW, 0), DRAW
            elif action.verb == "pass":
                kind, what = (PASS, 0), PASS
            else:
                card, order, suit = _parsed(self.view, action)
                kind = (card, suit if order < 0 else self._kind(order))
                what = move(card, suit if order < 0 else order)
            if kind not in kinds:
                kinds[kind] = _Tried(what)
            kinds[kind].actions.append(action)
        return [*kinds.values()]

    def _kind(self, card: Card) -> int:
        """Cards to order of the same kind have the same number."""
        know = self.know
        bit = 1 << card
        if bit & (know.hand | SIGNIFICANT & ~know.pile):
            return card
        if bit & know.pile:
            return _IN_PILE
        if bit & know.fixed:
            return _KNOWN
        if self.view.deck_known:
            place = self.view.deck_known.index(card)
            return card if place < _FIRST_CARDS else _DEEP
        return _UNSEEN

    def _try(self, tried: list[_Tried]) -> list[_Tried]:
        """Grow a tree from the moves; those that were tried often enough to be trusted."""
        steps = self.budget.playouts
        if len(tried) == 1:
            steps //= 4
        tree = Tree(self.know.seat, self.stakes.of, [one.what for one in tried], self._do)
        for _ in range(steps):
            tree.grow(self.know.draw(self.rng))
        for one in tried:
            node = tree.root.after[one.what]
            one.total, one.worlds = node.total, node.tried
        most = max(one.worlds for one in tried)
        return [one for one in tried if one.worlds >= _TRUSTED * most]

    def _do(self, pos: Position, what: int) -> None:
        if self.view.phase == "order":
            pos.order_up(what)
        else:
            pos.do(what)

    def _declared(self, action: Action, best: float) -> float:
        verb = action.verb
        if verb == "resign":
            return self.stakes.resigned() - self.budget.m_resign
        price = next(offer.price for offer in self.view.offers if offer.verb == verb)
        if verb == "jokers":
            return self._difference(self._limit, price, best) - self.budget.m_jokers
        return best - price

    def _difference(self, change: Callable[[Position], None], price: float, best: float) -> float:
        worlds = max(10, self.budget.playouts // 6)
        total = 0.0
        for _ in range(worlds):
            world = self.know.draw(self.rng)
            plain = world.copy()
            play_out(plain, self.sense)
            change(world)
            play_out(world, self.sense)
            total += self.stakes.of(world, price) - self.stakes.of(plain)
        return best + total / worlds

    def _limit(self, pos: Position) -> None:
        if max(pos.deck[pos.pos :], default=0) >= 40:
            pos.kept[1 - pos.seat] = True
            pos.watched = True


_DECLARATIONS: Final = frozenset({"jokers", "resign", "insure", "open", "shuffle"})
_DROPPED: Final = 0.05
_TRUSTED: Final = 0.2
_IN_PILE: Final = -3
_KNOWN: Final = -4
_DEEP: Final = -5
_UNSEEN: Final = -6
_FIRST_CARDS: Final = 4


def _parsed(view: BergView, action: Action) -> tuple[Card, Card, int]:
    if action.verb == "play":
        return PLAYED[action.args]
    assert view.turned_up is not None
    if len(action.args) == 1:
        return view.turned_up, -1, SUITS.index(action.args)
    return view.turned_up, CARD_OF[action.args], -1
