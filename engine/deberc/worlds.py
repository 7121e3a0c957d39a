"""Deals that fit all that a seat knows: where the cards may be that it does not see.

Sure knowledge (own cards, cards in sight, shown runs, the exchanged seven, the upcard picked up,
voids, an announced bella, the kinds of runs heard) is always kept; what only makes some deals
likelier than others is for ``evidence``.
"""

import random
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from engine.cards import SUIT_BITS, Card, CardSet, card_set, iter_cards
from engine.deberc.melds import KINDS, Run, best_equal, find_runs, side_that_counts
from engine.deberc.rules import Rules, make_rules
from engine.deberc.tables import BELLA, DECK_SET, HIGHER, POWER, TRUMP_POWER
from engine.deberc.view import DebercView

WHOLE_DECK: Final = card_set(DECK_SET)
# So many are tried for what is sure; hardly ever are more than a few needed.
_HARD_TRIES: Final = 300


class World(NamedTuple):
    """A deal as it may be: hands by seat, and the hidden cards of the stock."""

    hands: tuple[CardSet, ...]
    stock: CardSet


# Draws a deal
Draw: TypeAlias = Callable[[random.Random], World]


class _Place(NamedTuple):
    """What is sure about a hidden hand: cards in it, cards not in it, and how many it has."""

    seat: int
    fixed: CardSet
    banned: CardSet
    size: int


class Knowledge:
    """What a view tells about the hidden cards. ``view`` is a seat's, in a deal that goes on."""

    def __init__(self, view: DebercView) -> None:
        assert view.seat is not None
        assert view.hand is not None
        assert view.upcard is not None
        self.view = view
        self.seat: int = view.seat
        self.rules: Rules = make_rules(view.options, view.seats)
        self.hand = card_set(view.hand)
        self.played = _played(view)
        self.trump = view.trump
        self.hidden = [seat for seat in range(view.seats) if seat != self.seat]
        seen = self.hand
        for cards in self.played:
            seen |= cards
        for card in (view.bottom, view.upcard_lies):
            if card is not None:
                seen |= 1 << card
        self.unseen = WHOLE_DECK & ~seen
        self.stock = view.stock - (view.bottom is not None)
        self.places = [self._place(seat) for seat in self.hidden]

    def _place(self, seat: int) -> _Place:
        view, trump = self.view, self.trump
        fixed = banned = 0
        if trump is not None:
            if view.exchanged_seven == seat:
                assert view.upcard is not None
                fixed |= 1 << view.upcard
            if view.seats == 4:
                assert view.upcard is not None
                picker = view.taker if view.options.upcard_to == "taker" else view.dealer
                if seat == picker:
                    fixed |= 1 << view.upcard
            if view.bella_by == seat:
                fixed |= BELLA[trump]
            for meld in view.melds_shown:
                if meld.seat == seat:
                    fixed |= card_set(meld.cards)
            for who, kind, top in view.melds_equal:
                if who == seat:
                    fixed |= _run_below(kind, top)[0]
            banned = self._voids[seat]
        return _Place(seat, fixed & ~self.played[seat], banned, view.counts[seat])

    @cached_property
    def _voids(self) -> list[CardSet]:
        """By seat: cards that it cannot have, or it would have played otherwise (D-56, D-57)."""
        view, trump = self.view, self.trump
        voids = [0] * view.seats
        assert trump is not None
        trumps = SUIT_BITS[trump]
        for trick in (*view.tricks, *([view.trick] if view.trick else [])):
            led = trick.cards[0] // 10
            power = POWER[trump][led]
            best, winner = trick.cards[0], trick.leader
            for nth, card in enumerate(trick.cards[1:], 1):
                seat = (trick.leader + nth) % view.seats
                if led != trump and card // 10 != led:
                    voids[seat] |= SUIT_BITS[led]
                if card // 10 == led != trump:
                    pass
                elif card // 10 != trump:
                    voids[seat] |= trumps
                elif TRUMP_POWER <= power[best] > power[card] and not (
                    self.rules.partners and (winner ^ seat) & 1 == 0
                ):
                    voids[seat] |= HIGHER[trump][best]
                if power[card] > power[best]:
                    best, winner = card, seat
        return voids

    # Drawing

    def draw(self, rng: random.Random) -> World:
        """One deal that fits."""
        for _ in range(_HARD_TRIES):
            world = self._deal_out(rng)
            if self.fits(world):
                break
        return world

    def _deal_out(self, rng: random.Random) -> World:
        """A deal that keeps to cards fixed and banned; heard runs are put in hands on purpose."""
        places = self.places
        if self.silent_runs:
            places = self._with_runs(rng)
        pool = self.unseen
        for place in places:
            pool &= ~place.fixed
        if len(places) == 1:
            place = places[0]
            free = [*iter_cards(pool & ~place.banned)]
            hand = place.fixed | card_set(rng.sample(free, place.size - place.fixed.bit_count()))
            return self._world({place.seat: hand})
        for _ in range(_HARD_TRIES):
            hands = _share_out(places, pool, self.stock, rng)
            if hands is not None:
                return self._world(hands)
        return self._world(_find_one(self.places, self.unseen, self.stock))

    def _world(self, hands: dict[int, CardSet]) -> World:
        hands[self.seat] = self.hand
        stock = self.unseen
        for hand in hands.values():
            stock &= ~hand
        return World(tuple(hands[seat] for seat in range(self.view.seats)), stock)

    # Runs that were heard

    @cached_property
    def silent_runs(self) -> dict[int, str]:
        """By hidden seat: the kind that was heard of runs that were not shown."""
        shown = {meld.seat for meld in self.view.melds_shown}
        shown |= {seat for seat, _, _ in self.view.melds_equal}
        return {
            seat: kind
            for seat, kind in enumerate(self.view.announced)
            if kind not in (None, "waived") and seat != self.seat and seat not in shown
            if kind is not None
        }

    def _common_top(self, rng: random.Random) -> int | None:
        """Where equal runs have undone each other (D-45): their top card's rank, as a guess."""
        view = self.view
        if not view.tricks or view.melds_shown or view.melds_equal:
            return None
        own = view.own_melds[0].cards[-1] % 10 if self.announced_by(self.seat) else 4
        return own if rng.random() < 0.5 else own + int(rng.random() * (10 - own))

    def announced_by(self, seat: int) -> bool:
        """Whether the seat has announced runs."""
        return self.view.announced[seat] not in (None, "waived")

    def _no_better_than(self, kind: str) -> int:
        """The highest rank that a run of this kind may have on top and not count (D-43)."""
        shown = self.view.melds_shown
        if self.view.options.run_order != "kind" or not shown:
            return 9
        if any(KINDS.index(meld.kind) > KINDS.index(kind) for meld in shown):
            return 9
        return max((meld.cards[-1] % 10 for meld in shown if meld.kind == kind), default=9)

    def _with_runs(self, rng: random.Random) -> list[_Place]:
        """The places, each with some run of the kind that was heard from it."""
        top = self._common_top(rng)
        places = self.places[:]
        for nth, place in enumerate(places):
            if place.seat in self.silent_runs:
                taken = 0
                for other in places:
                    taken |= other.fixed
                places[nth] = self._with_run(place, top, taken & ~place.fixed, rng)
        return places

    def _with_run(
        self, place: _Place, top: int | None, taken: CardSet, rng: random.Random
    ) -> _Place:
        """The place with some run of the kind that was heard, where one fits."""
        kind = self.silent_runs[place.seat]
        played = self.played[place.seat]
        may_have = self.unseen & ~place.banned & ~taken | played
        has = place.fixed | played
        chosen: list[tuple[CardSet, CardSet]] = []
        # The lowest card of a suit is the seven.
        lowest = _LENGTHS[kind] + 1
        ranks = range(lowest, self._no_better_than(kind) + 1)
        if top is not None:
            sure = top >= lowest and rng.random() < 0.7
            ranks = range(top if sure else lowest, top + 1)
        for suit in range(4):
            for rank in ranks:
                run, beside = _run_below(kind, suit * 10 + rank)
                if (
                    run & ~may_have
                    or run.bit_count() != _LENGTHS[kind]
                    or (run & ~played | place.fixed).bit_count() > place.size
                ):
                    continue
                if kind == "terz" and beside & has:
                    continue
                chosen.append((run & ~played, beside if kind == "terz" else 0))
        if not chosen:
            return place
        run, beside = chosen[int(rng.random() * len(chosen))]
        return place._replace(fixed=place.fixed | run, banned=place.banned | beside)

    def announced_runs(self, world: World) -> list[tuple[Run, ...] | None]:
        """By seat: the runs that it has announced, or None."""
        assert self.trump is not None
        return [
            find_runs(self.rules, seat, world.hands[seat] | self.played[seat], self.trump)
            if self.announced_by(seat)
            else None
            for seat in range(self.view.seats)
        ]

    def fits(self, world: World) -> bool:
        """Whether the kinds of runs heard, and whose runs count, are as in this deal."""
        view = self.view
        if self.trump is None or not any(map(self.announced_by, range(view.seats))):
            return True
        announced = self.announced_runs(world)
        for runs, kind in zip(announced, view.announced, strict=True):
            if runs is not None and (not runs or runs[0].meld.kind != kind):
                return False
        if not view.tricks:
            return True
        best = best_equal(self.rules, announced)
        side, equal = side_that_counts(self.rules, best, self.trump, view.dealer)
        if equal:
            return view.melds_equal == tuple((m.seat, m.kind, m.cards[-1]) for m in best)
        shown = tuple(
            run.meld
            for seat, runs in enumerate(announced)
            if runs and self.rules.side_of[seat] == side
            for run in runs
        )
        return not view.melds_equal and shown == view.melds_shown


_LENGTHS: Final = {"terz": 3, "fifty": 4, "hundred": 6, "deberc": 7}


def _run_below(kind: str, top: Card) -> tuple[CardSet, CardSet]:
    """The cards of a run of this kind under its top card, as far as they are cards; its neighbours.

    Fives and sixes keep the suits apart.
    """
    low = top - _LENGTHS[kind] + 1
    return card_set(range(low, top + 1)) & WHOLE_DECK, 1 << low - 1 | 1 << top + 1


def _played(view: DebercView) -> list[CardSet]:
    """By seat: the cards that it has played."""
    played = [0] * view.seats
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for nth, card in enumerate(trick.cards):
            played[(trick.leader + nth) % view.seats] |= 1 << card
    return played


def _share_out(
    places: Sequence[_Place], pool: CardSet, stock: int, rng: random.Random
) -> dict[int, CardSet] | None:
    """Hands drawn by lot, the cards with the fewest possible owners first; None: it went wrong."""
    hands = {place.seat: place.fixed for place in places}
    room = [place.size - place.fixed.bit_count() for place in places]
    left = stock
    cards = [*iter_cards(pool)]
    rng.shuffle(cards)
    if any(place.banned for place in places):
        cards.sort(key=lambda card: -sum(place.banned >> card & 1 for place in places))
    for card in cards:
        total = left
        open_to = []
        for i, place in enumerate(places):
            if room[i] and not place.banned >> card & 1:
                open_to.append(i)
                total += room[i]
        if not total:
            return None
        pick = rng.random() * total
        for i in open_to:
            pick -= room[i]
            if pick < 0:
                room[i] -= 1
                hands[places[i].seat] |= 1 << card
                break
        else:
            if not left:
                return None
            left -= 1
    return hands


def _find_one(places: Sequence[_Place], unseen: CardSet, stock: int) -> dict[int, CardSet]:
    """Hands that keep to what is sure, found by trying; there always are some."""
    hands = {place.seat: place.fixed for place in places}
    room = [place.size - place.fixed.bit_count() for place in places]
    for place in places:
        unseen &= ~place.fixed
    cards = sorted(iter_cards(unseen), key=lambda c: -sum(p.banned >> c & 1 for p in places))

    def give(nth: int, left: int) -> bool:
        if nth == len(cards):
            return True
        card = cards[nth]
        for i, place in enumerate(places):
            if room[i] and not place.banned >> card & 1:
                room[i] -= 1
                hands[place.seat] |= 1 << card
                if give(nth + 1, left):
                    return True
                room[i] += 1
                hands[place.seat] ^= 1 << card
        return bool(left) and give(nth + 1, left - 1)

    give(0, stock)
    return hands
