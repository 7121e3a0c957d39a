"""Weighing a bid: worlds are drawn, and in each the bidding and the deal are played to the end."""

import random
from collections.abc import Sequence

from engine.cards import SUITS, CardSet, Suit, card_set, iter_cards
from engine.deberc import tables
from engine.deberc.kernel import BELLA_PAIR, pack
from engine.deberc.melds import Run, best_equal, find_runs, side_that_counts
from engine.deberc.playout import Position, play_out
from engine.deberc.stakes import Stakes
from engine.deberc.tables import SEVEN, has_run
from engine.deberc.worlds import Draw, Knowledge, World
from engine.deberc.worth import TAKES_FROM, take_worth, worth
from engine.game import Action
from engine.players.judge import Judged


class BidTurn:
    """One turn of bidding: ``know`` is what the seat knows, ``draw`` draws deals that fit it."""

    def __init__(
        self, know: Knowledge, draw: Draw, stakes: Stakes, worlds: int, rng: random.Random
    ) -> None:
        self.know, self.draw, self.stakes, self.worlds, self.rng = know, draw, stakes, worlds, rng
        self.view = view = know.view
        assert view.upcard is not None
        self.rules = know.rules
        self.upcard = view.upcard
        self.up = view.upcard // 10
        self.order = self.rules.from_left(view.dealer)

    def weigh(self, legal: Sequence[Action]) -> list[Judged]:
        """Every bid with its worth; each is tried in the same worlds."""
        sums = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = self.draw(self.rng)
            rest = [*iter_cards(world.stock)]
            self.rng.shuffle(rest)
            for nth, bid in enumerate(legal):
                sums[nth] += self._try(world, rest, bid)
        return [Judged(bid, total / self.worlds) for bid, total in zip(legal, sums, strict=True)]

    def _try(self, world: World, rest: Sequence[int], bid: Action) -> float:
        if bid.verb == "take":
            return self._deal(world, rest, bid.seat, SUITS.index(bid.args) if bid.args else self.up)
        at = self.order.index(bid.seat)
        if self.view.phase == "bid1":
            for seat in self.order[at + 1 :]:
                if take_worth(self.view, seat, world.hands[seat], self.up) >= TAKES_FROM:
                    return self._deal(world, rest, seat, self.up)
            at = -1
        for seat in self.order[at + 1 :]:
            hand = world.hands[seat]
            worths = [(worth(hand, suit), suit) for suit in range(4) if suit != self.up]
            most, suit = max(worths)
            obliged = seat == self.view.dealer and self.rules.obligation
            if most >= TAKES_FROM or obliged:
                return self._deal(world, rest, seat, suit)
        return self.stakes.nothing()

    def _deal(self, world: World, rest: Sequence[int], taker: int, trump: Suit) -> float:
        """Fill the hands (D-12, D-13), and play."""
        rules, view = self.rules, self.view
        hands = [*world.hands]
        need = rules.hand_size - rules.options.first_packet
        picks = -1
        if view.seats == 4:
            picks = taker if rules.options.upcard_to == "taker" else view.dealer
            hands[picks] |= 1 << self.upcard
        at = 0
        for seat in self.order:
            end = at + need - (seat == picks)
            hands[seat] |= card_set(rest[at:end])
            at = end
        self._exchange(hands, taker, trump)
        if self._void(hands, trump):
            return self.stakes.nothing()
        leader = taker if rules.options.first_lead == "taker" else self.order[0]
        packed = tuple(pack(hand, trump) for hand in hands)
        aside = pack(card_set(rest[at:-1]), trump) if view.seats < 4 else 0
        played = play_out(Position(packed, leader, (), aside, taker, rules.partners))
        raw = [0.0] * view.sides
        tricks = [0] * view.sides
        for seat, side in enumerate(rules.side_of):
            raw[side] += played.points[seat]
            tricks[side] += played.tricks[seat]
        totals = self.stakes.after(
            rules.side_of[taker],
            raw,
            tricks,
            self._runs(hands, trump),
            self._bella(packed, tricks, played.bella),
        )
        return self.stakes.worth(totals, rules.side_of[played.last])

    def _exchange(self, hands: list[CardSet], taker: int, trump: Suit) -> None:
        """D-30, by whoever may; not where the seven is in a run."""
        rules = self.rules
        if trump != self.up or self.view.seats == 4 or rules.options.seven == "off":
            return
        seven = 1 << SEVEN[trump]
        for seat, hand in enumerate(hands):
            if hand & seven and (rules.options.seven == "anyone" or seat == taker):
                if hand & seven << 1 and hand & seven << 2:
                    return
                hands[seat] ^= seven | 1 << self.upcard

    def _void(self, hands: Sequence[CardSet], trump: Suit) -> bool:
        """Whether somebody demands a redeal (D-14): the hand is weak, and not worth playing."""
        limit = self.rules.weak_limit
        return limit >= 0 and any(
            tables.plain_points(hand) <= limit
            and not has_run(hand)
            and worth(hand, trump) < TAKES_FROM
            for hand in hands
        )

    def _runs(self, hands: Sequence[CardSet], trump: Suit) -> list[int]:
        """By side: the points of runs, all being announced."""
        points = [0] * self.view.sides
        announced: list[tuple[Run, ...] | None] = [
            find_runs(self.rules, seat, hand, trump) if has_run(hand) else None
            for seat, hand in enumerate(hands)
        ]
        best = best_equal(self.rules, announced)
        side, _ = side_that_counts(self.rules, best, trump, self.view.dealer)
        for runs in announced:
            for run in runs or ():
                if self.rules.side_of[run.meld.seat] == side:
                    points[side] += run.meld.points
        return points

    def _bella(
        self, hands: Sequence[int], tricks: Sequence[int], captors: Sequence[int]
    ) -> int | None:
        """The side credited with the bella, which its holder announces (D-52)."""
        for seat, hand in enumerate(hands):
            if hand & BELLA_PAIR == BELLA_PAIR:
                own = self.rules.side_of[seat]
                if self.rules.options.bella_to == "declarer":
                    return own if tricks[own] else None
                sides = {self.rules.side_of[captor] for captor in captors}
                if own in sides:
                    return own
                return sides.pop() if len(sides) == 1 else None
        return None
