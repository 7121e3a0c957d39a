"""Weighing the actions of a turn without a talon: both hands are known, so all is found exactly.

Where somebody may reach the target before the deal ends, the way to a claim (T-43) is part of it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards import CARD_OF
from engine.game import Action
from engine.players.duels import Effort, Solve
from engine.players.judge import Judged
from engine.terz.arrival import WIN, TooMuchError, make_racer, race_after
from engine.terz.duel import after, make_solver
from engine.terz.kernel import CARD_POINTS, LAST_TRICK, MARRIAGE, NUMBER, Run, points_of
from engine.terz.search import TurnSoFar, meld_of, packed, table_of
from engine.terz.stakes import Stakes
from engine.terz.talk import Position, allowed, answer, better_runs
from engine.terz.view import TerzView
from engine.terz.worlds import Knowledge, World

# Of equal results the one that brings more card points, should the other err
_A_POINT: Final = 0.01
# With so many cards in hand, cards that differ by two points are taken for equal.
_ROUGH_FROM: Final = 9


class _Words(NamedTuple):
    """What the rest of the turn's words will bring, by seat; the viewer's first."""

    own: int
    other: int


class OpenTurn:
    """A turn, or an answer, without a talon: ``view`` is that of the seat to act.

    ``race``: how many positions may be looked at for the way to a claim.
    """

    def __init__(
        self, view: TerzView, know: Knowledge, stakes: Stakes, world: World, race: int
    ) -> None:
        self.view, self.know, self.stakes, self.positions = view, know, stakes, race
        self.seat, self.trump = know.seat, know.trump
        self.table = table_of(view)
        self.own, self.other = know.hand, world.other
        self.led = -1 if view.trick is None else know.number[view.trick.cards[0]]
        self.jack_free = view.options.jack_free == "always"
        rough = self.own.bit_count() >= _ROUGH_FROM
        self.solve = make_solver(self.jack_free, rough, Effort())
        self.world = world
        self.turn = TurnSoFar(view, know)
        exact = view.exact
        self.score = (exact[self.seat], exact[1 - self.seat])
        trick = len(view.tricks)
        self.pos = Position([0, 0], [], 0, self.seat, self.led, 0)
        self.pos.trick = trick
        self.pos.hands[self.seat] = self.own
        self.pos.hands[1 - self.seat] = self.other
        self.pos.played = know.played[:]
        self.pos.won = [*view.tricks_by_seat]
        self.pos.opened[self.seat] = know.own_opened
        self.pos.opened[1 - self.seat] = world.opened
        self.melding = trick < self.table.meld_tricks

    # Words

    def _marries(self, seat: int) -> bool:
        """Whether a seat has the marriage to declare (T-38)."""
        hand, played = self.pos.hands[seat], self.pos.played[seat]
        return (
            not self.know.married
            and hand & MARRIAGE != 0
            and (hand | played) & MARRIAGE == MARRIAGE
        )

    def _best_melds(self, seat: int, limit: int, suits: int, used: tuple[int, ...]) -> int:
        """What a seat still writes for melds in its turn, when nothing can beat them (T-35)."""
        found = [
            meld
            for meld in allowed(self.table, self.pos, seat)
            if meld.strength <= limit
            and not any(meld.bits & ~bits == 0 for bits in used)
            and (meld.suit == 4 or not suits >> meld.suit & 1)
        ]
        if self.table.one_meld:
            return max((meld.points for meld in found), default=0)
        best = {meld.suit: 0 for meld in found}
        for meld in found:
            if meld.suit == 4:
                best[4] += meld.points
            else:
                best[meld.suit] = max(best[meld.suit], meld.points)
        return sum(best.values())

    def _beater(self, meld: Run) -> Run | None:
        """What the other will beat a meld with; nothing once it has played."""
        return None if self.led >= 0 else answer(self.table, self.pos, 1 - self.seat, meld)

    def _declared(self, meld: Run | None) -> _Words:
        """What the words of this trick bring if ``meld`` is declared now, or nothing (more)."""
        own = other = 0
        theirs: tuple[int, ...] = ()
        if meld is not None:
            beater = self._beater(meld)
            if beater is not None:
                other += beater.points
                theirs = (beater.bits,)
            else:
                own += meld.points
                if not self.table.one_meld:
                    own += self._unbeaten(meld)
        if self.led < 0:
            other += self._best_melds(1 - self.seat, 10_000, 0, theirs)
        return _Words(own, other)

    def _unbeaten(self, first: Run) -> int:
        """What may follow a meld in the same turn without being beaten."""
        suits = self.turn.suits | 1 << first.suit
        limit, points = first.strength, 0
        followers = allowed(self.table, self.pos, self.seat)
        for meld in sorted(followers, key=lambda meld: -meld.strength):
            if meld.strength > limit or meld.bits & ~first.bits == 0:
                continue
            if meld.suit < 4 and suits >> meld.suit & 1:
                continue
            if self._beater(meld) is None:
                points += meld.points
                suits |= 1 << meld.suit if meld.suit < 4 else 0
                limit = meld.strength
        return points

    # Actions

    def weigh(self, legal: Sequence[Action]) -> list[Judged]:
        """Every action of ``legal`` with its worth."""
        if self.view.phase in ("answer", "asked"):
            return self._answers(legal)
        verbs = {action.verb for action in legal}
        # Every way to go on with words is looked at by itself.
        self.positions //= 1 + sum(action.verb in ("declare", "marriage") for action in legal)
        silent = self._declared(None) if self.melding else _Words(0, 0)
        declares = [action for action in legal if action.verb == "declare"]
        plans = {a: self._declared(packed(a, self.trump)) for a in declares}
        most = max(plans.values(), key=lambda words: words.own - words.other, default=silent)
        if silent.own - silent.other >= most.own - most.other:
            most = silent
        marriages = (20 * self._marries(self.seat), 20 * self._marries(1 - self.seat))
        last = not self.own & self.own - 1
        plays = {
            NUMBER[self.trump][CARD_OF[action.args]]: action
            for action in legal
            if action.verb == "play"
        }

        def worths(words: _Words, married: int) -> dict[int, float]:
            score = (
                self.score[0] + words.own + married,
                self.score[1] + words.other + marriages[1],
            )
            return self._cards([*plays], score)

        unmarried = 0 if last else marriages[0]
        cards = worths(silent, unmarried)
        judged = [Judged(action, cards[card]) for card, action in plays.items()]
        best = max(cards.values())
        if "marriage" in verbs:
            best = max(worths(most, marriages[0]).values())
            judged.append(Judged(next(a for a in legal if a.verb == "marriage"), best))
        for action, words in plans.items():
            judged.append(Judged(action, max(worths(words, marriages[0]).values())))
        if "arrive" in verbs:
            action = next(a for a in legal if a.verb == "arrive")
            judged.append(Judged(action, self.stakes.claim(right=False)))
        return judged

    def _answers(self, legal: Sequence[Action]) -> list[Judged]:
        """Answers in the first trick without a talon; the other's meld is known by its cards."""
        declared = self.world.opened[-1]
        meld = meld_of(declared)
        base = self._best_melds(self.seat, 10_000, 0, ())
        judged = []
        for action in legal:
            points = float(base - meld.points)
            if action.verb == "beat":
                mine = packed(action, self.trump)
                points = mine.points + self._best_melds(self.seat, 10_000, 0, (mine.bits,))
            elif action.verb == "ask":
                better = better_runs(self.table, self.pos, self.seat, meld)
                for own in better:
                    after_it = self._best_melds(self.seat, 10_000, 0, (own.bits,))
                    points = max(points, float(own.points + after_it))
            judged.append(Judged(action, float(points)))
        return judged

    # Cards

    def _cards(self, cards: list[int], score: tuple[int, int]) -> dict[int, float]:
        """The worth of each card, both playing as well as can be."""
        solve = self.solve
        left = LAST_TRICK + points_of(self.own | self.other)
        if self.led >= 0:
            left += CARD_POINTS[self.led]
        if self.positions and max(score) + left >= self.stakes.target:
            try:
                return self._raced(cards, score, solve)
            except TooMuchError:
                pass
        taken = self._taken()
        worths: dict[int, float] = {}
        for card in cards:
            gain = after(self.own, self.other, card, self.led, solve, self.jack_free)
            worths[card] = self._written(score, taken, left, gain)
        return worths

    def _taken(self) -> tuple[int, int]:
        """Card points so far, the viewer's first."""
        points = self.view.card_points
        return points[self.seat], points[1 - self.seat]

    def _written(
        self, score: tuple[int, int], taken: tuple[int, int], left: int, gain: int
    ) -> float:
        mine, theirs = (left + gain) // 2, (left - gain) // 2
        base, points = [0, 0], [0, 0]
        base[self.seat], base[1 - self.seat] = score[0] - taken[0], score[1] - taken[1]
        points[self.seat], points[1 - self.seat] = taken[0] + mine, taken[1] + theirs
        return self.stakes.written(base, points, self.seat) + _A_POINT * gain

    def _raced(self, cards: list[int], score: tuple[int, int], plain: Solve) -> dict[int, float]:
        target = self.stakes.target
        solve = make_racer(target, self.jack_free, plain, self.positions)
        worths = {}
        taken = self._taken()
        for card in cards:
            value = race_after(
                (self.own, self.other), score, card, self.led, target, self.jack_free, solve
            )
            if value >= WIN:
                worths[card] = self.stakes.victory
            elif value <= -WIN:
                worths[card] = self.stakes.defeat
            else:
                left = 150 - sum(taken)
                gain = value - (score[0] - score[1])
                worths[card] = self._written(score, taken, left, gain)
        return worths
