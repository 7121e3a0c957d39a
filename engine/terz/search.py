"""Weighing the actions of a turn while the talon has cards: by roll-outs in worlds that fit.

What may be done is tried in the same worlds; what looks poor after some of them is dropped.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from engine.cards import CARD_OF
from engine.game import Action
from engine.players.judge import Judged
from engine.terz.kernel import NUMBER, PACKED, Run
from engine.terz.melds import pattern_of
from engine.terz.rollout import (
    Ending,
    Position,
    Table,
    allowed,
    choose_card,
    declare,
    exchange,
    run,
    speak,
    wanted,
)
from engine.terz.rules import make_rules
from engine.terz.stakes import Stakes
from engine.terz.view import TerzView
from engine.terz.worlds import Knowledge, World

# In each round so great a part of the roll-outs is used, and so many actions stay.
_ROUNDS: Final = ((0.4, 4), (0.3, 2), (0.3, 0))


def table_of(view: TerzView) -> Table:
    """The options of a view's table that matter to roll-outs."""
    rules = make_rules(view.options)
    return Table(rules.meld_tricks, rules.one_meld_a_turn, rules.frames_need_trick, rules.target)


def packed(action: Action, trump: int) -> Run:
    """The meld of an action that declares or beats."""
    pattern = pattern_of(action.args)
    assert pattern is not None
    return PACKED[trump][pattern.nth]


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
        self, view: TerzView, know: Knowledge, stakes: Stakes, rollouts: int, rng: random.Random
    ) -> None:
        self.view, self.know, self.stakes = view, know, stakes
        self.rollouts, self.rng = rollouts, rng
        self.table = table_of(view)
        self.seat, self.trump = know.seat, know.trump
        self.turn = TurnSoFar(view, know)

    def weigh(self, legal: Sequence[Action]) -> list[Judged]:
        """Every action of ``legal`` with its worth."""
        arrived = self.view.has_arrived(self.seat)
        judged = [
            Judged(action, self.stakes.claim(arrived))
            for action in legal
            if action.verb == "arrive"
        ]
        if judged and arrived:
            # Nothing else can be better.
            return judged + [Judged(a, 0.0) for a in legal if a.verb != "arrive"]
        arms = [action for action in legal if action.verb != "arrive"]
        samples = self._sample(arms)
        worths = _compare(samples)
        plays = [action for action in arms if action.verb == "play"]
        if plays and len(plays) < len(arms):
            self._lift(worths, plays)
        return judged + [Judged(action, worths[action]) for action in arms]

    def _lift(self, worths: dict[Action, float], plays: list[Action]) -> None:
        """After words a card is played that the roll-outs choose: a better one may be found."""
        pos = self._position(self.know.draw(self.rng))
        card = choose_card(self.table, pos)
        usual = next(a for a in plays if NUMBER[self.trump][CARD_OF[a.args]] == card)
        gain = max(0.0, max(worths[action] for action in plays) - worths[usual])
        for action in worths:
            if action.verb != "play":
                worths[action] += gain

    def _sample(self, arms: list[Action]) -> dict[Action, list[float]]:
        trials = {action: self._trial(action) for action in arms}
        samples: dict[Action, list[float]] = {action: [] for action in arms}
        alive = arms
        for share, stay in _ROUNDS:
            for _ in range(max(1, int(share * self.rollouts / len(alive)))):
                world = self.know.draw(self.rng)
                start = self._position(world)
                for action in alive:
                    ending = trials[action](start.copy(), world)
                    samples[action].append(self._worth(ending))
            if stay and len(alive) > stay:
                alive = sorted(alive, key=lambda a: -sum(samples[a]) / len(samples[a]))[:stay]
        return samples

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
            return lambda pos, _: self._say(pos, _marry)
        if verb == "good":
            return self._good
        if verb == "ask":
            return self._ask
        meld = packed(action, self.trump)
        return lambda pos, _: self._beat(pos, meld)

    def _say(self, pos: Position, what: Callable[[Position], None]) -> Ending:
        what(pos)
        if self.turn.suits:
            self._go_on_declaring(pos, self.turn.limit, self.turn.suits)
            speak(self.table, pos, silent=True)
            return run(self.table, pos, choose_card(self.table, pos))
        return run(self.table, pos)

    def _declare(self, pos: Position, meld: Run) -> Ending:
        if declare(self.table, pos, meld):
            self._go_on_declaring(pos, meld.strength, self.turn.suits | 1 << meld.suit)
        speak(self.table, pos, silent=True)
        return run(self.table, pos, choose_card(self.table, pos))

    def _go_on_declaring(self, pos: Position, limit: int, suits: int) -> None:
        table = self.table
        if table.one_meld:
            return
        for meld in wanted(table, pos.trick, allowed(table, pos, pos.seat)):
            if meld.strength <= limit and (meld.suit == 4 or not suits >> meld.suit & 1):
                suits |= 1 << meld.suit
                if not declare(table, pos, meld):
                    return

    # Answers: the other's meld is the last that it has declared in the world.

    def _good(self, pos: Position, world: World) -> Ending:
        meld = meld_of(world.opened[-1])
        other = 1 - self.seat
        pos.score[other] += meld.points
        return self._their_turn(pos)

    def _ask(self, pos: Position, world: World) -> Ending:
        meld = meld_of(world.opened[-1])
        better = [
            own
            for own in allowed(self.table, pos, self.seat)
            if own.level == meld.level and own.strength > meld.strength
        ]
        if better:
            return self._beat(pos, min(better, key=lambda own: own.strength))
        return self._good(pos, world)

    def _beat(self, pos: Position, meld: Run) -> Ending:
        pos.score[self.seat] += meld.points
        pos.opened[self.seat] += (meld.bits,)
        return self._their_turn(pos)

    def _their_turn(self, pos: Position) -> Ending:
        pos.seat = 1 - self.seat
        speak(self.table, pos, silent=True)
        return run(self.table, pos, choose_card(self.table, pos))


def _marry(pos: Position) -> None:
    pos.married = True
    pos.score[pos.seat] += 20


def meld_of(bits: int) -> Run:
    """The meld of these cards."""
    return next(meld for meld in PACKED[0] if meld.bits == bits)


def _compare(samples: dict[Action, list[float]]) -> dict[Action, float]:
    """Means, as if all had been tried in all worlds: what was dropped early keeps its distance
    to the best in the worlds that both have seen."""
    most = max(len(values) for values in samples.values())
    best = max(
        (action for action, values in samples.items() if len(values) == most),
        key=lambda action: sum(samples[action]),
    )
    top = samples[best]
    mean = sum(top) / most
    worths = {}
    for action, values in samples.items():
        seen = len(values)
        worths[action] = mean + (sum(values) - sum(top[:seen])) / seen
    return worths
