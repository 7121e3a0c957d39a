"""Weighing the actions of a turn while the talon has cards: by roll-outs in worlds that fit.

What may be done is tried in the same worlds; what looks poor after some of them is dropped.
"""

import random
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from engine.cards import CARD_OF
from engine.game import Action
from engine.players.judge import Judged
from engine.terz.kernel import NUMBER, PACKED, TALON_TRICKS, Run
from engine.terz.melds import pattern_of
from engine.terz.rollout import Ending, card_costs, choose_card, run
from engine.terz.rules import make_rules
from engine.terz.stakes import Stakes
from engine.terz.talk import (
    Position,
    Table,
    allowed,
    better_runs,
    declare,
    declare_all,
    exchange,
    marry,
    note_parts,
    speak,
    wanted,
)
from engine.terz.view import TerzView
from engine.terz.worlds import Knowledge, World

# In each round so great a part of the roll-outs is used, and so many actions stay.
_ROUNDS: Final = ((0.4, 4), (0.3, 2), (0.3, 0))
# How much of what simple rules say of a card is believed, and the variance around that
_TRUST: Final = 0.5
_SPREAD: Final = 30.0
_NOISE: Final = 1600.0  # the variance of differences in a world, before any is seen
_SPREAD_OF_WORDS: Final = 100.0
# What can be said is said at once, unless something speaks against it.
_WORDS_NOW: Final = 6.0


def table_of(view: TerzView) -> Table:
    """The options of a view's table that matter to roll-outs."""
    rules = make_rules(view.options)
    return Table(
        rules.meld_tricks,
        rules.one_meld_a_turn,
        rules.frames_need_trick,
        rules.target,
        rules.jack_always_free,
    )


def packed(action: Action, trump: int) -> Run:
    """The meld of an action that declares or beats."""
    pattern = pattern_of(action.args)
    assert pattern is not None
    return PACKED[trump][pattern.nth]


class Budget(NamedTuple):
    """How much a turn with a talon may cost: roll-outs (in the first trick), and before the last
    draw worlds in which the play without a talon is solved."""

    rollouts: int
    solved: int


class TurnSoFar:
    """T-35: how strong a meld may still be in the turn in progress, and the suits that are used."""

    def __init__(self, view: TerzView, know: Knowledge) -> None:
        self.limit, self.suits = 10_000, 0
        declared = [m for m in view.melds if m.seat == know.seat and m.kind != "marriage"]
        for heard, bits in zip(declared, know.own_opened, strict=False):
            if heard.trick == len(view.tricks):
                meld = meld_of(bits)
                self.limit = min(self.limit, meld.strength)
                self.suits |= 1 << meld.suit


class TalonTurn:
    """A turn, or an answer, while the talon has cards: ``view`` is that of the seat to act."""

    def __init__(
        self, view: TerzView, know: Knowledge, stakes: Stakes, budget: Budget, rng: random.Random
    ) -> None:
        self.view, self.know, self.stakes = view, know, stakes
        # Later roll-outs are shorter: there may be more of them.
        tricks = TALON_TRICKS - len(view.tricks)
        self.rollouts = min(2 * budget.rollouts, budget.rollouts * TALON_TRICKS // tricks)
        self.solved, self.rng = budget.solved, rng
        self.table = table_of(view)
        self.seat, self.trump = know.seat, know.trump
        self.turn = TurnSoFar(view, know)

    def weigh(self, legal: Sequence[Action]) -> list[Judged]:
        """Every action of ``legal`` with its worth."""
        arms = [action for action in legal if action.verb != "arrive"]
        worths = self._try(arms)
        plays = [action for action in arms if action.verb == "play"]
        if plays and len(plays) < len(arms):
            # After words the roll-outs play their usual card: a better one may be found.
            costs = self._costs(plays)
            usual = min(plays, key=costs.__getitem__)
            gain = max(worths[action] for action in plays) - worths[usual]
            worths = {a: w if a.verb == "play" else w + gain for a, w in worths.items()}
        return [
            Judged(action, worths[action] if action in worths else self.stakes.claim(right=False))
            for action in legal
        ]

    def _costs(self, plays: Sequence[Action]) -> dict[Action, float]:
        """What the roll-outs' simple rules think of every card."""
        costs = dict(card_costs(self.table, self._position(self.know.draw(self.rng))))
        return {a: costs[NUMBER[self.trump][CARD_OF[a.args]]] for a in plays}

    def _usual(self, arms: Sequence[Action]) -> Action:
        """What a sensible player does without much thought: words first, then a cheap card."""
        pos = self._position(self.know.draw(self.rng))
        verbs = {action.verb: action for action in arms}
        if "marriage" in verbs:
            return verbs["marriage"]
        declares = {packed(a, self.trump).bits: a for a in arms if a.verb == "declare"}
        found = [m for m in allowed(self.table, pos, self.seat) if m.bits in declares]
        if found:
            return declares[wanted(self.table, pos.trick, found)[0].bits]
        if "seven" in verbs:
            return verbs["seven"]
        plays = [action for action in arms if action.verb == "play"]
        if plays:
            return min(plays, key=self._costs(plays).__getitem__)
        return arms[-1]

    def _expected(self, arms: Sequence[Action], usual: Action) -> dict[Action, float]:
        """What each action is thought to bring beside the usual one, before anything is tried."""
        plays = [action for action in arms if action.verb == "play"]
        costs = self._costs(plays) if plays else {}
        least = min(costs.values(), default=0.0)
        expected = {}
        for action in arms:
            expected[action] = _TRUST * (least - costs[action]) if action in costs else 0.0
            if action != usual and usual.verb != "play":
                expected[action] -= _WORDS_NOW
        return expected

    def _try(self, arms: list[Action]) -> dict[Action, float]:
        """The worth of each action, by roll-outs in the same worlds."""
        trials = {action: self._trial(action) for action in arms}
        usual = self._usual(arms)
        compared = _Compared(usual, self._expected(arms, usual))
        alive = arms
        for share, stay in _ROUNDS:
            for _ in range(max(1, int(share * self.rollouts / len(alive)))):
                world = self.know.draw(self.rng)
                start = self._position(world)
                for action in alive:
                    ending = trials[action](start.copy(), world)
                    compared.samples[action].append(self._worth(ending))
            if stay and len(alive) > stay:
                worths = compared.worths()
                alive = sorted(alive, key=lambda a: -worths[a])[:stay]
                if usual not in alive:
                    alive.append(usual)
        worths = compared.worths()
        if self.solved and len(self.view.tricks) == TALON_TRICKS - 1:
            worths = self._solve(alive, worths)
        return worths

    def _solve(self, alive: list[Action], worths: dict[Action, float]) -> dict[Action, float]:
        """Before the last draw only one card is unknown: the best actions are tried once more,
        with the play without a talon solved."""
        self.table = self.table._replace(solved=True)
        trials = {action: self._trial(action) for action in alive}
        known: dict[tuple[Action, World], float] = {}
        sums = dict.fromkeys(alive, 0.0)
        for _ in range(self.solved):
            world = self.know.draw(self.rng)
            for action in alive:
                if (action, world) not in known:
                    ending = trials[action](self._position(world), world)
                    known[action, world] = self._worth(ending)
                sums[action] += known[action, world]
        exact = {action: total / self.solved for action, total in sums.items()}
        shift = fmean(exact[action] - worths[action] for action in alive)
        return {a: exact[a] if a in exact else worth + shift for a, worth in worths.items()}

    def _worth(self, ending: Ending) -> float:
        return self.stakes.worth(ending.score, None, ending.arrived)

    def _position(self, world: World) -> Position:
        """The view's deal in a world."""
        view, know, seat = self.view, self.know, self.seat
        hands = [know.hand, know.hand]
        hands[1 - seat] = world.other
        trick = len(view.tricks)
        led = -1 if view.trick is None else know.number[view.trick.cards[0]]
        pos = Position(hands, [0] * (2 * trick) + [*world.order], know.lies, seat, led, trick)
        pos.score = [*view.exact]
        pos.played = know.played[:]
        pos.won = [*view.tricks_by_seat]
        pos.married = know.married
        pos.opened[seat] = know.own_opened
        pos.opened[1 - seat] = world.opened
        note_parts(self.table, pos)
        return pos

    # What follows from an action

    def _trial(self, action: Action) -> Callable[[Position, World], Ending]:
        table = self.table
        verb = action.verb
        if verb == "play":
            card = NUMBER[self.trump][CARD_OF[action.args]]
            return lambda pos, _: run(table, pos, card)
        if verb == "declare":
            meld = packed(action, self.trump)
            return lambda pos, _: self._declare(pos, meld)
        if verb == "seven":
            return lambda pos, _: self._say(pos, exchange)
        if verb == "marriage":
            return lambda pos, _: self._say(pos, marry)
        if verb == "good":
            return self._good
        if verb == "ask":
            return self._ask
        meld = packed(action, self.trump)
        return lambda pos, _: self._beat(pos, meld)

    def _say(self, pos: Position, what: Callable[[Position], None]) -> Ending:
        what(pos)
        return self._go_on(pos, self.turn.limit, self.turn.suits)

    def _declare(self, pos: Position, meld: Run) -> Ending:
        if declare(self.table, pos, meld):
            return self._go_on(pos, meld.strength, self.turn.suits | 1 << meld.suit)
        note_parts(self.table, pos)
        return self._play(pos)

    def _go_on(self, pos: Position, limit: int, suits: int) -> Ending:
        """Declare what may follow in the same turn, and play."""
        said = self.table.one_meld and self.turn.suits
        if pos.trick < self.table.meld_tricks and not said:
            declare_all(self.table, pos, limit, suits)
        else:
            note_parts(self.table, pos)
        return self._play(pos)

    def _play(self, pos: Position) -> Ending:
        """Say nothing more, play a card, and so on to the end."""
        speak(self.table, pos, silent=True)
        return run(self.table, pos, choose_card(self.table, pos))

    # Answers: the other's meld is the last that it has declared in the world.

    def _good(self, pos: Position, world: World) -> Ending:
        meld = meld_of(world.opened[-1])
        other = 1 - self.seat
        pos.score[other] += meld.points
        return self._their_turn(pos)

    def _ask(self, pos: Position, world: World) -> Ending:
        meld = meld_of(world.opened[-1])
        better = better_runs(self.table, pos, self.seat, meld)
        if better:
            return self._beat(pos, better[0])
        return self._good(pos, world)

    def _beat(self, pos: Position, meld: Run) -> Ending:
        pos.score[self.seat] += meld.points
        pos.opened[self.seat] += (meld.bits,)
        return self._their_turn(pos)

    def _their_turn(self, pos: Position) -> Ending:
        pos.seat = 1 - self.seat
        note_parts(self.table, pos)
        return self._play(pos)


def meld_of(bits: int) -> Run:
    """The meld of these cards."""
    return next(meld for meld in PACKED[0] if meld.bits == bits)


class _Compared:
    """What actions brought in the same worlds, each compared to the usual one."""

    def __init__(self, usual: Action, expected: dict[Action, float]) -> None:
        self._usual = usual
        self._expected = expected
        self.samples: dict[Action, list[float]] = {action: [] for action in expected}

    def worths(self) -> dict[Action, float]:
        """Means; the fewer worlds speak for an action, the more counts what was expected."""
        base = self.samples[self._usual]
        mean = fmean(base)
        return {a: mean + self._better(a, values, base) for a, values in self.samples.items()}

    def _better(self, action: Action, values: list[float], base: list[float]) -> float:
        gains = [value - usual for value, usual in zip(values, base, strict=False)]
        gain = fmean(gains)
        if action == self._usual:
            return gain
        seen = len(gains)
        spread = _SPREAD if action.verb == self._usual.verb == "play" else _SPREAD_OF_WORDS
        squares = sum((one - gain) ** 2 for one in gains) + 2 * _NOISE
        doubt = squares / (seen + 1) / seen
        return (gain * spread + self._expected[action] * doubt) / (spread + doubt)
