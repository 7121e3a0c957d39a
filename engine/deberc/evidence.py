"""What bids, silence and cards played suggest about the other hand, without proving it.

It makes some deals likelier than others; none becomes impossible. For two seats: where several
hands are hidden it was measured to help nobody.
"""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards import SUITS, Card, card_set, iter_cards
from engine.deberc import tables
from engine.deberc.kernel import CARD_POINTS, NUMBER, beats, pack
from engine.deberc.playout import choose_card
from engine.deberc.tables import SEVEN
from engine.deberc.worlds import WHOLE_DECK, Knowledge, World
from engine.deberc.worth import take_chance

# A seat that could have announced runs, and did not.
_SILENCE: Final = 0.25
# A card that a sensible player would not have played from this hand.
_SURPRISE: Final = 0.4
# So many deals are drawn for one that is kept; fewer where little is known, or drawing is slow.
_DRAWN: Final = 6
_DRAWN_FEW: Final = 2


class _Turn(NamedTuple):
    """A card that the other seat has played, and what it saw; cards are those of ``kernel``."""

    seat: int
    card: int
    later: int  # what it has played from this card on
    out: int  # what had not been played before this card
    led: int  # -1: it led
    best: int
    last: bool


class Evidence:
    """Draws deals that fit what is known, the likely ones more often."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        self.view = know.view
        self._turns = [] if know.trump is None else self._past_turns(know.trump)

    def draw(self, rng: random.Random) -> World:
        """One deal that fits."""
        few = self.know.trump is None or self.know.silent_runs
        drawn = _DRAWN_FEW if few else _DRAWN
        worlds = [self.know.draw(rng) for _ in range(drawn)]
        weights = [self.likelihood(world, rng) for world in worlds]
        pick = rng.random() * sum(weights)
        for world, weight in zip(worlds, weights, strict=True):
            pick -= weight
            if pick < 0:
                return world
        return worlds[-1]

    def likelihood(self, world: World, rng: random.Random) -> float:
        """How well all that was done goes with this deal: above 0, at most 1."""
        likely = self._bids(world, rng) * self._cards(world)
        for seat in self.know.hidden:
            silent = self.view.announced[seat] == "waived"
            if silent and tables.has_run(world.hands[seat] | self.know.played[seat]):
                likely *= _SILENCE
        return likely

    # Cards

    def _past_turns(self, trump: int) -> list[_Turn]:
        view, number = self.view, NUMBER[trump]
        later = [pack(cards, trump) for cards in self.know.played]
        out = pack(WHOLE_DECK, trump)
        turns: list[_Turn] = []
        for trick in (*view.tricks, *([view.trick] if view.trick else [])):
            led = best = -1
            for nth, played in enumerate(trick.cards):
                seat = (trick.leader + nth) % view.seats
                card = number[played]
                if seat != self.know.seat:
                    last = nth == view.seats - 1
                    turns.append(_Turn(seat, card, later[seat], out, led, best, last))
                later[seat] &= ~(1 << card)
                out &= ~(1 << card)
                if nth == 0:
                    led = best = card
                elif beats(card, best):
                    best = card
        return turns

    def _cards(self, world: World) -> float:
        if not self._turns:
            return 1.0
        trump = self.know.trump
        assert trump is not None
        hands = [pack(hand, trump) for hand in world.hands]
        likely = 1.0
        for turn in self._turns:
            hand = hands[turn.seat] | turn.later
            expected = choose_card(
                hand,
                turn.out & ~hand,
                turn.led,
                turn.best,
                turn.last,
                on_takers_side=turn.seat == self.view.taker,
            )
            card = turn.card
            same = card == expected or (
                card >> 3 == expected >> 3 and CARD_POINTS[card] == CARD_POINTS[expected]
            )
            if not same:
                likely *= _SURPRISE
        return likely

    # Bids

    def _bids(self, world: World, rng: random.Random) -> float:
        view = self.view
        likely = 1.0
        packets: list[Sequence[Card] | None] = [None] * view.seats
        for nth, bid in enumerate(view.bids):
            if bid.seat != self.know.seat:
                packet = packets[bid.seat]
                if packet is None:
                    packet = packets[bid.seat] = self._first_packet(world, bid.seat, rng)
                likely *= self._bid(packet, nth >= view.seats, bid.verb, bid.args, bid.seat)
        return likely

    def _first_packet(self, world: World, seat: int, rng: random.Random) -> Sequence[Card]:
        """Cards that the seat may have bid on: some of those that it has held."""
        view, know = self.view, self.know
        assert view.upcard is not None
        held = world.hands[seat] | know.played[seat]
        if view.exchanged_seven == seat and know.trump is not None:
            held ^= 1 << view.upcard | 1 << SEVEN[know.trump]
        held &= ~(1 << view.upcard)
        cards = [*iter_cards(held)]
        if len(cards) <= view.options.first_packet:
            return cards
        return rng.sample(cards, view.options.first_packet)

    def _bid(self, packet: Sequence[Card], second: bool, verb: str, suit: str, seat: int) -> float:
        view = self.view
        assert view.upcard is not None
        up = view.upcard // 10
        hand = card_set(packet)
        if not second:
            chance = take_chance(view, seat, hand, up)
            return chance if verb == "take" else 1 - chance
        others = {s: take_chance(view, seat, hand, s) for s in range(4) if s != up}
        if verb == "pass":
            return 1 - max(others.values())
        named = others[SUITS.index(suit)]
        if seat == view.dealer and self.know.rules.obligation:
            return named / max(others.values())
        return named * named / max(others.values())
