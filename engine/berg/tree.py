"""Search for the best move: a tree of what both seats may do, grown where it looks promising.

Each step of it takes one game that fits what the seat knows, goes down the tree by moves that are
possible there, adds a node, and plays the game out. So the tree's branches are what the seat can
tell apart, and where all is known it is an ordinary game tree.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final

from engine.berg.kernel import CARD_BITS, DRAW, PASS, RESIGN, Position, move
from engine.berg.playout import ORDERING, Sense, play_out
from engine.berg.stakes import Stakes
from engine.berg.tables import JACKS, ON_ORDER, QUEENS
from engine.cards import BLACK_JOKER, Card, CardSet, iter_cards

# How much more often what has been tried little is tried again
_CURIOUS: Final = 1.1
# What a move that nobody has tried is thought to be worth less than others
_UNTRIED: Final = 0.5
# Who expects less than that may think of resigning
_LOST: Final = -0.4
# In one of so many steps each first move is tried in its turn: bad luck must not decide at once.
_IN_TURN: Final = 3
INFINITE: Final = 1e9


class Node:
    """Where a move leads: how often it was possible and tried, what it has brought the searcher."""

    __slots__ = ("after", "seen", "total", "tried")

    def __init__(self) -> None:
        self.tried = 0
        self.seen = 0
        self.total = 0.0
        self.after: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.tried if self.tried else 0.0


class Tree:
    """``seat`` searches, has paid ``price``, and goes by ``stakes``.

    ``roots`` are the moves that it may make now, which ``do`` makes; ``known_jokers`` are those
    of which both know who holds them; ``exact``: they know where all cards lie.
    """

    def __init__(
        self,
        seat: int,
        stakes: Stakes,
        price: float,
        roots: Sequence[int],
        do: Callable[[Position, int], None],
        known_jokers: CardSet,
        exact: bool,
    ) -> None:
        self.root = Node()
        self.sense = Sense()
        self._seat = seat
        self._stakes = stakes
        self._price = price
        self._curious = _CURIOUS * stakes.scale
        self._lost = _LOST * stakes.scale
        self._untried = _UNTRIED * stakes.scale
        self._roots = roots
        self._do = do
        self._known_jokers = known_jokers
        self._exact = exact

    def grow(self, steps: int, draw: Callable[[], Position]) -> None:
        """So many steps, each in a game of ``draw``; some begin with each first move in turn."""
        roots = self._roots
        alike = steps // _IN_TURN
        for nth in range(steps):
            self._step(draw(), (roots[nth % len(roots)],) if nth < alike else roots)

    def _step(self, pos: Position, moves: Sequence[int]) -> None:
        """One step in the game ``pos``, which is played to its end."""
        node = self.root
        path = [node]
        do = self._do
        seat = self._seat
        lost = self._lost
        while True:
            own = pos.seat == seat
            what = self._choose(node, moves, own)
            do(pos, what)
            node = node.after[what]
            path.append(node)
            if own and what == DRAW:
                # The seat sees what it has drawn.
                node = node.after.setdefault(pos.hands[seat], Node())
                path.append(node)
            # Whoever can go out for much does so: there is nothing to think about.
            if pos.over or not node.tried or self.sense.goes_out(pos) >= 0:
                break
            moves = self._moves(pos)
            if pos.may_resign and (node.mean < lost if pos.seat == seat else node.mean > -lost):
                moves.append(RESIGN)
            do = Position.do
        play_out(pos, self.sense)
        value = self._stakes.of(pos, self._price)
        for node in path:
            node.tried += 1
            node.total += value

    def _choose(self, node: Node, moves: Sequence[int], own: bool) -> int:
        """The move that looks best or has been tried too little; the first one of all at first."""
        after = node.after
        best, chosen = -INFINITE, moves[0]
        sign = 1 if own else -1
        untried = sign * node.mean - self._untried
        for what in moves:
            child = after.get(what)
            if child is None:
                child = after[what] = Node()
            child.seen += 1
            if child.tried:
                worth = sign * child.total / child.tried
                worth += self._curious * sqrt(log(child.seen) / child.tried)
            else:
                worth = untried + self._curious * sqrt(log(child.seen))
            if worth > best:
                best, chosen = worth, what
        return chosen

    def _moves(self, pos: Position) -> list[int]:
        """The moves worth thinking of, the sensible one first."""
        sense = self.sense
        first = sense.move(pos)
        playable = pos.playable
        moves = []
        if not pos.drawn:
            moves.append(DRAW)
        elif not (playable and pos.ordered):
            moves.append(PASS)
        while playable:
            low = playable & -playable
            playable ^= low
            card = low.bit_length() - 1
            moves.append(sense.with_order(pos, card))
            if self._exact and low & ORDERING:
                moves += _sly_orders(pos, card)
            if low & JACKS and self._known_jokers:
                moves += self._robbing(pos, card)
        if first in moves:
            moves.remove(first)
        return [first, *moves]

    def _robbing(self, pos: Position, jack: Card) -> list[int]:
        """To order jokers that the other seat is known to hold, and would rather keep (B-43)."""
        seat = pos.seat
        if pos.insured[1 - seat] or pos.hands[seat] == 1 << jack:
            return []
        return [move(jack, c) for c in iter_cards(pos.hands[1 - seat] & self._known_jokers)]


def _sly_orders(pos: Position, card: Card) -> list[int]:
    """Where all is known: suits to which the other seat has no answer, and a card far away."""
    hand = pos.hands[pos.seat]
    if hand == 1 << card:
        return []
    if JACKS >> card & 1:
        last = pos.deck[-1]
        return [move(card, last)] if last < BLACK_JOKER else []
    if QUEENS >> (pos.pile[-1] & CARD_BITS) & 1:
        return []
    other = pos.hands[1 - pos.seat]
    rest = hand & ~(1 << card)
    suits = [s for s in range(4) if not other & ON_ORDER[s] and rest & ON_ORDER[s]]
    return [move(card, suit) for suit in suits]
