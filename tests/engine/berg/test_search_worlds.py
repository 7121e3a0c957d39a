"""The games that players think of fit all that their seat knows, and the true one is among them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.berg.deal import FEWEST, Deal
from engine.berg.kernel import Position
from engine.berg.match import BergMatch
from engine.berg.tables import JOKERS, PLAYED
from engine.berg.view import BergView
from engine.berg.worlds import Knowledge
from engine.cards import CARD_OF, Card, card_set, iter_cards
from engine.game import Action
from tests.engine.berg.kit import Berg, lay
from tests.engine.matches import Played, tables

_NEVER = 10**6


@dataclass
class Moment:
    """A turn in the middle of a game: the match before the game, its deck, what was done since."""

    before: BergMatch
    match: BergMatch
    deck: tuple[Card, ...]
    done: list[Action]

    @property
    def deal(self) -> Deal:
        """The game in progress."""
        assert self.match.current is not None
        return self.match.current

    def view(self) -> BergView:
        """What the seat to act sees."""
        return self.match.view(self.match.to_act)


def moments(table: Played, games: int) -> Iterator[Moment]:
    """Turns in so many games, as they come about by chance."""
    match = table.match
    assert isinstance(match, BergMatch)
    before, done, dealt = match.copy(), list[Action](), 0
    random_player = table.game.players["random"]
    while not match.finished:
        if match.phase == "deal":
            if dealt == games:
                return
            before, done, dealt = match.copy(), [], dealt + 1
            table.deal()
        assert match.to_act is not None
        yield Moment(before, match, table.record.deals[-1].deck, done)
        action = table.choose()
        if action.verb == "play" or table.rng.random() < 0.7:
            legal = match.legal_actions()
            action = random_player.choose(legal, lambda: match.view(None), table.rng)
        done.append(action)
        table.act(action)


def other_hand(world: Position, seat: int) -> set[Card]:
    return {*iter_cards(world.hands[1 - seat])}


def acquired(moment: Moment, seat: int) -> list[tuple[int, int]]:
    """The places of the deck from which a seat got its cards, with how much had been done then."""
    place = {card: nth for nth, card in enumerate(moment.deck)}
    match = moment.before.copy()
    match.deal(moment.deck)
    held, found = 0, []
    for nth in range(len(moment.done) + 1):
        assert match.current is not None
        new = match.current.hands[seat] & ~held
        found += sorted((nth, place[card]) for card in iter_cards(new))
        held = match.current.hands[seat]
        if nth < len(moment.done):
            match.apply(moment.done[nth])
    return found


def as_if(moment: Moment, world: Position) -> BergView | None:
    """What the seat would see had this world been dealt and the same been done.

    Only in the first deck. None: the other seat could not have done the same.
    """
    seat = moment.match.to_act
    assert seat is not None
    places = acquired(moment, 1 - seat)
    until = {
        PLAYED[action.args][0]: nth
        for nth, action in enumerate(moment.done, 1)
        if action.seat != seat and action.verb == "play"
    }
    since = _not_before(moment, 1 - seat, until)
    left = {*until, *other_hand(world, seat)}
    given: dict[int, Card] = {}
    for when, place in places:
        # Of the cards that it may have got then, the one that it had to have soonest.
        fitting = [card for card in left if since.get(card, -1) < when]
        card = min(fitting, key=lambda c: until.get(c, _NEVER), default=-1)
        if until.get(card, _NEVER) <= when or card < 0:
            return None
        left.remove(card)
        given[place] = card
    deck = [*moment.deck]
    for place, card in given.items():
        deck[place] = card
    order = [*range(21, 42), *range(11, 21)][moment.deal.pos :]
    for place, card in zip(order, world.deck, strict=True):
        deck[place] = card
    match = moment.before.copy()
    match.deal(deck)
    for action in moment.done:
        if match.why_not(action) is not None:
            return None
        match.apply(action)
    return match.view(seat)


def _not_before(moment: Moment, seat: int, until: dict[Card, int]) -> dict[Card, int]:
    """By card: how much had been done when the seat passed and did not hold it (B-24)."""
    match = moment.before.copy()
    match.deal(moment.deck)
    since: dict[Card, int] = {}
    for nth, action in enumerate(moment.done):
        deal = match.current
        assert deal is not None
        card = deal.ordered_card
        few = deal.kept[seat] and deal.hands[seat].bit_count() <= FEWEST
        passes = action == Action(seat, "pass")
        if passes and card is not None and not few and nth < until.get(card, _NEVER):
            since[card] = nth
        match.apply(action)
    return since


@settings(max_examples=20, deadline=None)
@given(data=st.data(), wise=st.booleans())
def test_worlds_fit_what_is_seen(data: st.DataObject, wise: bool) -> None:
    """Every card is somewhere, counts are right, and what the view shows is where it shows it."""
    table = data.draw(tables("berg"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.1:
            continue
        view, seat = moment.view(), moment.match.to_act
        assert seat is not None
        world = Knowledge(view, wise).draw(table.rng)
        assert view.hand is not None
        assert world.hands[seat] == card_set(view.hand)
        assert world.hands[1 - seat].bit_count() == view.counts[1 - seat]
        everything = [*view.hand, *other_hand(world, seat), *world.deck]
        everything += [laid.card for laid in view.pile]
        assert sorted(everything) == list(range(42))
        assert other_hand(world, seat) >= {*view.held_known[1 - seat]}
        laid_open = view.open_hands[1 - seat]
        assert laid_open is None or other_hand(world, seat) == {*laid_open}
        if view.deck_known:
            assert (*world.deck,) == view.deck_known
            assert world.hands == moment.deal.hands


@settings(max_examples=20, deadline=None)
@given(data=st.data(), wise=st.booleans())
def test_the_same_could_have_been_done_in_every_world(data: st.DataObject, wise: bool) -> None:
    """Dealt anew, with the same actions, each world looks the same to the seat."""
    table = data.draw(tables("berg"))
    for moment in moments(table, 2):
        deal = moment.deal
        if table.rng.random() > 0.15 or deal.turn_overs or deal.to_shuffle:
            continue
        if deal.declared[deal.to_act or 0] and not any(deal.kept):
            # When the limit on the other seat ended is not looked into: what it did not play with
            # three cards tells nothing.
            continue
        world = Knowledge(moment.view(), wise).draw(table.rng)
        assert as_if(moment, world) == moment.view()


@settings(max_examples=20, deadline=None)
@given(data=st.data(), wise=st.booleans())
def test_the_true_game_has_a_chance(data: st.DataObject, wise: bool) -> None:
    """Where few cards are out of sight it turns up; nothing ever speaks against it for sure."""
    table = data.draw(tables("berg"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.1:
            continue
        know = Knowledge(moment.view(), wise)
        seat = moment.match.to_act
        assert seat is not None
        truth = moment.deal.hands[1 - seat]
        assert know.possible(truth)
        if truth.bit_count() <= 2 and know.unseen.bit_count() <= 15:
            drawn = {know.draw(table.rng).hands[1 - seat] for _ in range(3000)}
            assert truth in drawn


def test_an_ordered_card_that_was_not_played_is_not_held() -> None:
    """B-24: until more is drawn, the other seat cannot have it."""
    berg = Berg(lay("JS 9D 5C 5D 6H", "9H 9C TC TD TH", "8S", draws="8D 8C 8H 7S"))
    berg.do("0 play JS KD, 1 draw, 1 pass")
    rng, kd = random.Random(1), 1 << CARD_OF["KD"]
    assert not any(Knowledge(berg.view(0)).draw(rng).hands[1] & kd for _ in range(300))
    berg.do("0 draw, 0 pass, 1 draw")
    assert any(Knowledge(berg.view(0)).draw(rng).hands[1] & kd for _ in range(300))
    berg.do("1 pass")
    assert not any(Knowledge(berg.view(0)).draw(rng).hands[1] & kd for _ in range(300))


def test_jokers_that_were_not_shown_are_in_the_deck() -> None:
    """B-41: after the declaration it is known who holds which."""
    berg = Berg(lay("XB 9S 9D 9H 9C", "KS KD KH KC TC", "8S", last="XR"))
    berg.do("0 jokers, 0 play 9S, 1 draw, 1 pass")
    rng = random.Random(1)
    know = Knowledge(berg.view(0))
    assert not any(know.draw(rng).hands[1] & JOKERS for _ in range(300))


def test_cards_that_would_have_been_played_are_thought_unlikely() -> None:
    """Passing on eight of spades speaks against spades; a card drawn since may be one."""
    berg = Berg(lay("7D KD TD 9D 5D", "9C 9H TC TH KH", "8S"))
    berg.do("0 draw, 0 pass, 1 draw, 1 pass")
    rng = random.Random(2)
    spades = 0x3FF

    def held(wise: bool) -> int:
        know = Knowledge(berg.view(0), wise)
        return sum((know.draw(rng).hands[1] & spades).bit_count() for _ in range(400))

    assert held(wise=True) < 0.7 * held(wise=False)
