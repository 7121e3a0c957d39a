"""Weighing the actions of a turn of play: worlds are drawn, and in each the rest is played.

Sensible play (``playout``) says what becomes of each card as long as hands are full. Near the end
they are solved: exactly with two seats (``duel``), else as far as every seat plays for itself
(``open_hands``).
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.cards import CARD_OF, CardSet
from engine.deberc import kernel
from engine.deberc.duel import make_solver, points_table
from engine.deberc.kernel import BELLA_PAIR, CARD_POINTS, NUMBER, pack, points_of
from engine.deberc.melds import Run, best_equal, find_runs, side_that_counts
from engine.deberc.open_hands import make_finish
from engine.deberc.playout import Played, Position, play_out
from engine.deberc.stakes import Stakes
from engine.deberc.tables import BELLA, SEVEN, has_run
from engine.deberc.worlds import Draw, Knowledge, World
from engine.game import Action
from engine.players.duels import INFINITE, Effort, Solve
from engine.players.judge import Judged

_QUEEN_NTH: Final = 26
_KING_NTH: Final = 27
# With more than two seats: the most cards in a hand for the last tricks to be solved.
_FINISHES: Final = 3
# Equal runs for which the last trick decides (D-45), at half their points
_HALF: Final = {"terz": 10, "fifty": 25, "hundred": 50}


@dataclass(frozen=True)
class Budget:
    """How much a turn of play may cost.

    ``worlds`` are drawn at most, before the last tricks of more than two seats ``worlds_of_many``;
    fewer where so many ``positions`` have been solved or so many ``playouts`` made. Two open hands
    of ``solves`` cards and fewer are solved; play-outs from greater ones are solved from ``tail``
    cards on.
    """

    worlds: int
    worlds_of_many: int
    positions: int
    playouts: int
    solves: int
    tail: int


class _Outcome(NamedTuple):
    """What becomes of the deal after a card, by side; ``captors`` took trump king and queen."""

    raw: list[float]
    tricks: list[int]
    last: int | None
    captors: list[int]


class _Said(NamedTuple):
    """Whether all that can be said of runs, and of the bella, has been said before a card."""

    meld: bool
    bella: bool


class PlayTurn:
    """One turn of play: ``know`` is what the seat to act knows, ``draw`` draws deals that fit."""

    def __init__(
        self, know: Knowledge, draw: Draw, stakes: Stakes, budget: Budget, rng: random.Random
    ) -> None:
        self.know, self.draw, self.stakes, self.budget, self.rng = know, draw, stakes, budget, rng
        self.view = view = know.view
        assert view.trump is not None
        assert view.taker is not None
        self.rules = know.rules
        self.trump = view.trump
        self.seat = know.seat
        self.taker = view.taker
        self.side_of = self.rules.side_of
        self.number = NUMBER[view.trump]
        self.pair = BELLA[view.trump]
        self.trick = (
            () if view.trick is None else tuple(self.number[card] for card in view.trick.cards)
        )
        self.leader = self.seat if view.trick is None else view.trick.leader
        self.effort = Effort()
        self.solves = view.seats == 2 and max(view.counts) <= budget.solves
        self.finishes = view.seats > 2 and max(view.counts) <= _FINISHES
        self.capturer = self.rules.options.bella_to == "capturer"
        self._count_past()

    def _count_past(self) -> None:
        """What the complete tricks have brought, by side."""
        sides = self.view.sides
        self.points = [0] * sides
        self.tricks = [0] * sides
        self.captors: list[int] = []
        for trick in self.view.tricks:
            assert trick.taker is not None
            side = self.side_of[trick.taker]
            self.tricks[side] += 1
            for card in trick.cards:
                self.points[side] += CARD_POINTS[self.number[card]]
                if self.pair >> card & 1:
                    self.captors.append(side)

    def weigh(self, legal: Sequence[Action]) -> list[Judged]:
        """Every action of ``legal`` with its worth."""
        verbs = {action.verb: action for action in legal if action.verb != "play"}
        plays = {self.number[CARD_OF[a.args]]: a for a in legal if a.verb == "play"}
        says = _Said("meld" in verbs, "bella" in verbs)
        held = self.know.hand
        swapped = held ^ (1 << SEVEN[self.trump] | 1 << self._upcard()) if "seven" in verbs else 0
        sums = _Sums()
        swapped_sums = _Sums()
        many = self.view.seats > 2 and not self.finishes
        worlds = self.budget.worlds_of_many if many else self.budget.worlds
        limit = worlds // (2 if swapped else 1)
        for nth in range(limit):
            world = self._exchanged(self.draw(self.rng))
            self._add(sums, world, held, list(plays), says)
            if swapped:
                cards = self._legal(swapped)
                runs = find_runs(self.rules, self.seat, swapped, self.trump)
                pair = swapped & self.pair == self.pair
                self._add(swapped_sums, world, swapped, cards, _Said(bool(runs), pair))
            if self._spent(nth + 1, len(plays) * (2 if swapped else 1)):
                break
        judged = [
            Judged(action, sums.mean(card, _Said(not says.meld, self._still_open(card, says))))
            for card, action in plays.items()
        ]
        if "meld" in verbs:
            judged.append(Judged(verbs["meld"], self._meld(sums)))
        if "bella" in verbs:
            with_card = self.rules.bella_with_card
            worths = [
                sums.mean(card, _Said(not says.meld, True))
                for card in plays
                if not with_card or BELLA_PAIR >> card & 1
            ]
            judged.append(Judged(verbs["bella"], max(worths)))
        if "seven" in verbs:
            judged.append(Judged(verbs["seven"], swapped_sums.best()))
        if "redeal" in verbs:
            judged.append(Judged(verbs["redeal"], self.stakes.nothing()))
        return judged

    def _exchanged(self, world: World) -> World:
        """The world after those still to have their first turn have exchanged the seven (D-30)."""
        view, seven = self.view, self.rules.options.seven
        if view.tricks or view.seats == 4 or seven == "off" or view.exchanged_seven is not None:
            return world
        card = SEVEN[self.trump]
        for seat in self.know.hidden:
            may = seven == "anyone" or seat == self.taker
            if may and view.announced[seat] is None and world.hands[seat] >> card & 1:
                if self._upcard() // 10 != self.trump:
                    return world
                hands = [*world.hands]
                hands[seat] ^= 1 << card | 1 << self._upcard()
                return world._replace(hands=tuple(hands))
        return world

    def _spent(self, worlds: int, cards: int) -> bool:
        budget = self.budget
        return self.effort.positions >= budget.positions or (
            not self.solves and worlds * cards >= budget.playouts
        )

    def _upcard(self) -> int:
        assert self.view.upcard is not None
        return self.view.upcard

    def _legal(self, hand: CardSet) -> list[int]:
        """The cards of a hand that may be played now."""
        packed = pack(hand, self.trump)
        if self.trick:
            best, winner = self._best()
            partner = self.rules.partners and (winner ^ self.seat) & 1 == 0
            packed = kernel.may_play(packed, self.trick[0], best, partner)
        return [n for n in range(32) if packed >> n & 1]

    def _best(self) -> tuple[int, int]:
        """The card that takes the trick so far, and its seat."""
        best, winner = self.trick[0], self.leader
        for nth, card in enumerate(self.trick[1:], 1):
            if kernel.beats(card, best):
                best, winner = card, (self.leader + nth) % self.view.seats
        return best, winner

    # Worths

    def _meld(self, sums: "_Sums") -> float:
        if self.view.own_melds[0].kind == "deberc":
            return self.stakes.victory()
        return sums.best()

    def _still_open(self, card: int, says: _Said) -> bool:
        """Whether the own bella, if there is one, may still be announced after this card."""
        if not says.bella:
            return True
        if self.rules.bella_with_card:
            left = pack(self.know.hand, self.trump) & ~(1 << card)
            return left & BELLA_PAIR != 0
        return len(self.view.tricks) < self.rules.hand_size - 2

    def _add(
        self, sums: "_Sums", world: World, hand: CardSet, cards: list[int], says: _Said
    ) -> None:
        """Count what becomes of every card in this world."""
        hands = [pack(held, self.trump) for held in world.hands]
        hands[self.seat] = pack(hand, self.trump)
        declarer = self._bella_seat(world, hand)
        runs = {meld: self._runs(world, hand, meld) for meld in (True, not says.meld)}
        if self.finishes:
            outcomes = self._finished(hands, cards, declarer)
        elif self.solves:
            outcomes = self._solved(hands, cards, declarer, says.bella)
        else:
            outcomes = self._played_out(hands, pack(world.stock, self.trump), cards)
        taker = self.side_of[self.taker]
        for card, outcome in outcomes:
            for meld, points in runs.items():
                for bella in (True, False) if says.bella else (True,):
                    mine = declarer == self.seat and not bella
                    credited = self._credited(None if mine else declarer, outcome)
                    totals = self.stakes.after(taker, outcome.raw, outcome.tricks, points, credited)
                    sums.add(card, _Said(meld, bella), self.stakes.worth(totals, outcome.last))

    def _runs(self, world: World, hand: CardSet, meld: bool) -> list[int]:
        """By side: the points of runs that would be credited; ``meld``: the viewer announces."""
        view, rules = self.view, self.rules
        points = [0] * view.sides
        if view.tricks:
            if view.melds_equal:
                for tied, best_kind, _ in view.melds_equal:
                    points[self.side_of[tied]] += _HALF[best_kind]
            for shown in view.melds_shown:
                points[self.side_of[shown.seat]] += shown.points
            return points
        announced: list[tuple[Run, ...] | None] = []
        for seat, kind in enumerate(view.announced):
            held = hand if seat == self.seat else world.hands[seat]
            held |= self.know.played[seat]
            silent = kind == "waived" or (seat == self.seat and kind is None and not meld)
            if silent or not has_run(held):
                announced.append(None)
            else:
                announced.append(find_runs(rules, seat, held, self.trump))
        best = best_equal(rules, announced)
        side, _ = side_that_counts(rules, best, self.trump, view.dealer)
        for own in announced:
            for run in own or ():
                if self.side_of[run.meld.seat] == side:
                    points[side] += run.meld.points
        return points

    def _bella_seat(self, world: World, hand: CardSet) -> int | None:
        """The seat that has announced the bella, or is thought to do so."""
        if self.view.bella_by is not None:
            return self.view.bella_by
        for seat, held in enumerate(world.hands):
            cards = hand if seat == self.seat else held
            if cards & self.pair == self.pair:
                return seat
            if cards & self.pair and (cards | self.know.played[seat]) & self.pair == self.pair:
                return seat if seat == self.seat or not self.rules.bella_with_card else None
        return None

    def _credited(self, declarer: int | None, outcome: _Outcome) -> int | None:
        """The side credited with the bella (D-52)."""
        if declarer is None:
            return None
        own = self.side_of[declarer]
        if not self.capturer:
            return own if outcome.tricks[own] else None
        if own in outcome.captors:
            return own
        captors = set(outcome.captors)
        return captors.pop() if len(captors) == 1 else None

    # What becomes of a card

    def _played_out(
        self, hands: list[int], aside: int, cards: list[int]
    ) -> list[tuple[int, _Outcome]]:
        position = Position(
            tuple(hands), self.leader, self.trick, aside, self.taker, self.rules.partners
        )
        if self.view.seats > 2 or not self.budget.tail:
            return [(card, self._total(play_out(position, card))) for card in cards]
        table = points_table({})
        solve = make_solver(table, self.effort)
        outcomes: list[tuple[int, _Outcome]] = []
        for card in cards:
            played = play_out(position, card, self.budget.tail)
            leader = played.last
            own, other = played.hands[leader], played.hands[1 - leader]
            if own:
                gain = solve(own, other, -INFINITE, INFINITE)
                both = points_of(own | other) + 10
                played.points[leader] += (both + gain) // 2
                played.points[1 - leader] += (both - gain) // 2
                for seat in (0, 1):
                    played.tricks[seat] += played.points[seat] > 0
            outcomes.append((card, self._total(played)))
        return outcomes

    def _total(self, played: Played) -> _Outcome:
        """What has been played so far, and this."""
        raw = [float(points) for points in self.points]
        tricks = self.tricks[:]
        for seat, side in enumerate(self.side_of):
            raw[side] += played.points[seat]
            tricks[side] += played.tricks[seat]
        captors = self.captors + [self.side_of[seat] for seat in played.bella]
        return _Outcome(raw, tricks, self.side_of[played.last], captors)

    def _solved(
        self, hands: list[int], cards: list[int], declarer: int | None, may_say: bool
    ) -> list[tuple[int, _Outcome]]:
        """With two seats: both play as well as can be."""
        mine, other = self.seat, 1 - self.seat
        unsaid = self.capturer and declarer == mine and may_say
        extra = {} if unsaid or declarer is None else self._captured_bonus(declarer)
        table = points_table(extra)
        solve = make_solver(table, self.effort)
        lying = 1 << self.trick[0] if self.trick else 0
        left = sum(table[1 << n] for n in range(32) if (hands[0] | hands[1] | lying) >> n & 1) + 10
        outcomes: list[tuple[int, _Outcome]] = []
        for card in cards:
            gain = _after(hands[mine], hands[other], 1 << card, lying, solve, table)
            raw = [0.0, 0.0]
            raw[mine] = self.points[mine] + (left + gain) / 2
            raw[other] = self.points[other] + (left - gain) / 2
            tricks = self.tricks[:]
            for side in (0, 1):
                tricks[side] += raw[side] > self.points[side]
            captors = self.captors
            if unsaid:
                position = Position(tuple(hands), self.leader, self.trick, 0, self.taker, False)
                captors = captors + play_out(position, card).bella
            elif self.capturer:
                captors = [] if extra else captors
            outcomes.append((card, _Outcome(raw, tricks, None, captors)))
        return outcomes

    def _finished(
        self, hands: list[int], cards: list[int], declarer: int | None
    ) -> list[tuple[int, _Outcome]]:
        """With more seats, in the last tricks: everybody plays as well as can be."""
        extra = {} if declarer is None else self._captured_bonus(declarer)
        finish = make_finish(points_table(extra), self.view.seats, self.taker, self.rules.partners)
        outcomes: list[tuple[int, _Outcome]] = []
        for card in cards:
            raw = [float(points) for points in self.points]
            tricks = self.tricks[:]
            for seat, points in enumerate(finish(tuple(hands), self.leader, self.trick, card)):
                side = self.side_of[seat]
                raw[side] += points
                tricks[side] += points > 0
            captors = [] if extra else self.captors
            outcomes.append((card, _Outcome(raw, tricks, None, captors)))
        return outcomes

    def _captured_bonus(self, declarer: int) -> dict[int, int]:
        """What trump king and queen are worth more to whoever takes them, under ``capturer``."""
        own = self.side_of[declarer]
        if not self.capturer or own in self.captors:
            return {}
        gone = 0
        for cards in self.know.played:
            gone |= cards
        if self.view.trick is not None:
            for card in self.view.trick.cards:
                gone &= ~(1 << card)
        out = BELLA_PAIR & ~pack(gone, self.trump)
        if out == BELLA_PAIR:
            return {_QUEEN_NTH: 10, _KING_NTH: 10}
        return {n: 20 for n in (_QUEEN_NTH, _KING_NTH) if out >> n & 1}


class _Sums:
    """Sums of worths by card and by what was said before it."""

    def __init__(self) -> None:
        self._sums: dict[tuple[int, _Said], tuple[float, int]] = {}

    def add(self, card: int, said: _Said, worth: float) -> None:
        """Count one world."""
        total, worlds = self._sums.get((card, said), (0.0, 0))
        self._sums[card, said] = (total + worth, worlds + 1)

    def mean(self, card: int, said: _Said) -> float:
        """What the card is worth after this was said."""
        total, worlds = self._sums[card, said]
        return total / worlds

    def best(self) -> float:
        """What the best card is worth after all was said that can be."""
        return max(
            total / worlds
            for (_, said), (total, worlds) in self._sums.items()
            if said.meld and said.bella
        )


def _after(
    own: int, other: int, card: int, lying: int, solve: Solve, points: dict[int, int]
) -> int:
    """What is to come for the player of ``card``, less what is to come for the other."""
    rest = own ^ card
    if lying:
        gain = points[card] + points[lying]
        best = lying.bit_length() - 1
        if kernel.beats(card.bit_length() - 1, best):
            return gain + (solve(rest, other, -INFINITE, INFINITE) if rest else 10)
        return -gain - (solve(other, rest, -INFINITE, INFINITE) if rest else 10)
    led = card.bit_length() - 1
    worst = INFINITE
    replies = kernel.may_play(other, led, led, False)
    while replies:
        reply = replies & -replies
        replies ^= reply
        gain = points[card] + points[reply]
        if kernel.beats(reply.bit_length() - 1, led):
            value = -gain - (solve(other ^ reply, rest, -worst - gain, INFINITE) if rest else 10)
        else:
            value = gain + (solve(rest, other ^ reply, -INFINITE, worst - gain) if rest else 10)
        worst = min(worst, value)
    return worst
