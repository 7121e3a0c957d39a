"""The deals that players think of fit all that their seat knows, and the true one is among them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, CardSet, iter_cards
from engine.deberc.evidence import Evidence
from engine.deberc.game import DEBERC
from engine.deberc.match import DebercMatch
from engine.deberc.tables import SEVEN
from engine.deberc.view import DebercView
from engine.deberc.worlds import Knowledge, World
from engine.game import Action
from tests.engine.deberc.kit import Table, lay
from tests.engine.matches import Played, tables


@dataclass
class Moment:
    """A turn in the middle of a deal: the match before the deal, and what was done since."""

    before: DebercMatch
    match: DebercMatch
    done: list[Action]

    def view(self) -> DebercView:
        """What the seat to act sees."""
        return self.match.view(self.match.to_act)

    def as_if(self, world: World, rng: random.Random) -> DebercView:
        """What the seat would see had this world been dealt, and the same been done."""
        match = self.before.copy()
        match.deal(deck_of(self.view(), world, rng))
        for action in self.done:
            match.apply(action)
        return match.view(self.match.to_act)

    def true_world(self) -> World:
        """The world as it is."""
        deal, view = self.match.current, self.view()
        assert deal is not None
        hidden = Knowledge(view).unseen
        for hand in deal.hands:
            hidden &= ~hand
        return World(tuple(deal.hands), hidden)


def deck_of(view: DebercView, world: World, rng: random.Random) -> list[Card]:
    """A deck that deals this world: what was in the first packet, and the stock, are by lot."""
    played = Knowledge(view).played
    held: list[CardSet] = [a | b for a, b in zip(world.hands, played, strict=True)]
    upcard, trump = view.upcard, view.trump
    assert upcard is not None
    if view.exchanged_seven is not None and trump is not None:
        held[view.exchanged_seven] ^= 1 << upcard | 1 << SEVEN[trump]
    held = [hand & ~(1 << upcard) for hand in held]
    hands = {}
    for n in range(1, view.seats + 1):
        seat = (view.dealer + n) % view.seats
        cards = [*iter_cards(held[seat])]
        hands[seat] = rng.sample(cards, len(cards))
    half = view.options.first_packet // 2
    deck: list[Card] = []
    for start in (0, half):
        for hand in hands.values():
            deck += hand[start : start + half]
    deck.append(upcard)
    for hand in hands.values():
        deck += hand[2 * half :]
    stock = [*iter_cards(world.stock)]
    deck += rng.sample(stock, len(stock))
    return deck if view.bottom is None else [*deck, view.bottom]


def moments(table: Played, deals: int) -> Iterator[Moment]:
    """Turns in which there is a choice, in so many deals played by chance."""
    match = table.match
    assert isinstance(match, DebercMatch)
    while not match.finished and match.deals_dealt < deals:
        before = match.copy()
        table.deal()
        while match.to_act is not None:
            if len(match.legal_actions()) > 1:
                yield Moment(before, match, table.record.deals[-1].actions)
            table.act(table.choose())


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_in_every_world_the_seat_would_see_what_it_sees(data: st.DataObject) -> None:
    table = data.draw(tables("deberc"))
    rng = table.rng
    for moment in moments(table, 2):
        if rng.random() < 0.3:
            view = moment.view()
            know = Knowledge(view)
            draws = [know.draw, Evidence(know).draw] if view.seats == 2 else [know.draw]
            for draw in draws:
                assert moment.as_if(draw(rng), rng) == view


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_the_true_deal_is_never_ruled_out(data: st.DataObject) -> None:
    table = data.draw(tables("deberc"))
    for moment in moments(table, 2):
        know, true = Knowledge(moment.view()), moment.true_world()
        assert know.fits(true)
        if len(true.hands) == 2:
            assert Evidence(know).likelihood(true, table.rng) > 0
        for place in know.places:
            hand = true.hands[place.seat]
            assert hand.bit_count() == place.size
            assert hand & place.fixed == place.fixed
            assert hand & place.banned == 0


@pytest.mark.parametrize("suit", "SCDH")
def test_a_hundred_that_was_heard_is_in_every_deal(suit: str) -> None:
    table = Table(2, "home")
    run = " ".join(rank + suit for rank in "9TJQKA")
    table.deal(lay(run, "", upcard="7" + suit))
    table.play(f"take meld 9{suit}")
    know = Knowledge(table.view(1))
    assert know.silent_runs == {0: "hundred"}
    rng = random.Random(1)
    assert all(know.fits(know.draw(rng)) for _ in range(50))


@pytest.mark.parametrize("evidence", [False, True])
def test_the_true_deal_is_drawn_where_few_are_left(evidence: bool) -> None:
    """Two seats, two cards each, nothing announced: each of the possible deals turns up."""
    rng = random.Random(8)
    found = 0
    for _ in range(6):
        match = match_at(rng, cards_left=2)
        moment = Moment(match, match, [])
        know = Knowledge(moment.view())
        draw = Evidence(know).draw if evidence else know.draw
        drawn = {draw(rng) for _ in range(600)}
        found += moment.true_world() in drawn
        assert len(drawn) > 1
    assert found == 6


def match_at(rng: random.Random, cards_left: int) -> DebercMatch:
    """A deal of two, played by chance to where each hand has so many cards."""
    match = DEBERC.new_match(2, "classic", {"target": "deal", "seven": "off"}, 0)
    match.deal(rng.sample(DEBERC.deck, 32))
    while match.phase != "play":
        match.push(rng.choice(match.legal_actions()))
    assert match.current is not None
    while match.current.trick or match.current.hands[0].bit_count() > cards_left:
        plays = [action for action in match.legal_actions() if action.verb == "play"]
        match.push(rng.choice(plays))
    return match
