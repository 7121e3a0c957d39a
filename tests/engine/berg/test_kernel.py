"""The kernel of the players that look ahead plays as the engine does, on random games."""

import random
from collections.abc import Iterator

import pytest

from engine.berg.counting import last_cards
from engine.berg.deal import Deal
from engine.berg.game import BERG
from engine.berg.kernel import DRAW, PASS, SEAT_BIT, Position, move
from engine.berg.match import BergMatch
from engine.berg.options import make_options
from engine.berg.playout import Sense, play_out
from engine.berg.rules import make_rules
from engine.berg.tables import DECK, PLAYED, WORTH
from engine.cards import CARD_OF, SUITS, iter_cards
from engine.game import Action
from engine.options import OptionValue

OPTIONS: list[dict[str, OptionValue]] = [
    {},
    {"insurance": "game", "open_hand": "1"},
    {"insurance": "off", "left_in_hand": "yes", "deal_turns": "one"},
]


def position(deal: Deal, chance: random.Random | None = None) -> Position:
    """The engine's game as the kernel has it."""
    pos = Position.__new__(Position)
    pos.hands = deal.hands[:]
    pos.deck = [*deal.order[deal.pos :]]
    pos.pos = 0
    pos.turn_overs = deal.turn_overs
    pos.pile = [laid.card | laid.seat << SEAT_BIT for laid in deal.pile]
    pos.takes = deal.takes
    pos.ordered = deal.ordered_card is not None
    assert deal.to_act is not None
    pos.seat = deal.to_act
    pos.drawn = deal.has_drawn
    pos.kept = deal.kept[:]
    pos.watched = deal.watched
    pos.insured = deal.insured[:]
    pos.lapses = deal.rules.insured_until_turn
    pos.chance = chance
    pos.over = False
    pos.winner = -1
    pos.given_up = False
    return pos


def as_move(action: Action, turned_up: int) -> int:
    """An action in the kernel's numbers."""
    if action.verb == "play":
        card, order, suit = PLAYED[action.args]
        return move(card, max(order, suit))
    if action.verb == "order":
        order = SUITS.index(action.args) if len(action.args) == 1 else CARD_OF[action.args]
        return move(turned_up, order)
    return {"draw": DRAW, "pass": PASS}[action.verb]


def games(options: dict[str, OptionValue], number: int) -> Iterator[tuple[Deal, random.Random]]:
    rng = random.Random(f"kernel:{options}")
    for _ in range(number):
        match = BergMatch(make_rules(make_options(2, "short", options)), rng.randrange(2))
        match.deal(rng.sample(DECK, 42))
        assert match.current is not None
        yield match.current, rng


def chosen(deal: Deal, rng: random.Random) -> Action:
    """Mostly what random does, which comes to ends; sometimes anything but a resignation."""
    legal = [action for action in deal.legal() if action.verb != "resign"]
    if rng.random() < 0.1:
        return rng.choice(legal)
    return BERG.players["random"].choose(legal, lambda: pytest.fail("it looked"), rng)


def same(pos: Position, deal: Deal) -> bool:
    """Whether they lie alike."""
    return (
        pos.hands == deal.hands
        and pos.deck[pos.pos :] == [*deal.order[deal.pos :]]
        and pos.pile == [laid.card | laid.seat << SEAT_BIT for laid in deal.pile]
        and pos.takes == deal.takes
        and pos.kept == deal.kept
        and pos.insured == deal.insured
        and pos.turn_overs == deal.turn_overs
        and pos.seat == deal.to_act
        and pos.drawn == deal.has_drawn
        and pos.ordered == (deal.ordered_card is not None)
    )


@pytest.mark.parametrize("options", OPTIONS)
def test_the_same_moves_lead_to_the_same_games(options: dict[str, OptionValue]) -> None:
    """Move by move; where something is declared the kernel begins anew."""
    ends = set()
    for deal, rng in games(options, 60):
        pos = position(deal)
        while deal.outcome is None:
            if deal.phase == "play":
                plays = {PLAYED[a.args][0] for a in deal.legal() if a.verb == "play"}
                assert {*iter_cards(pos.playable)} == plays
                assert same(pos, deal)
            action = chosen(deal, rng)
            phase = deal.phase
            deal.push(action, None)
            if action.verb not in ("draw", "pass", "play", "order"):
                pos = position(deal)
            elif phase == "order":
                pos.order_up(as_move(action, deal.turned_up))
            else:
                pos.do(as_move(action, deal.turned_up))
        assert pos.over
        assert pos.winner == (-1 if deal.winner is None else deal.winner)
        ends.add(deal.outcome)
        if deal.outcome == "out":
            assert pos.last_worth() == (sum(WORTH[c] for c in last_cards(deal)) or 0.5)
    assert ends == {"out", "drawn"}


def test_a_play_out_is_a_game_that_the_engine_plays_alike() -> None:
    """Every move is legal, and it ends alike; copies are independent."""
    sense = Sense()
    worths = set()
    for deal, rng in games({}, 150):
        if deal.phase == "order":
            deal.push(rng.choice(deal.legal()), None)
        pos = position(deal)
        whole = pos.copy()
        play_out(whole, sense)
        assert same(pos, deal)
        while not pos.over:
            what = sense.move(pos)
            action = next(
                a
                for a in deal.legal()
                if a.verb in ("draw", "pass", "play") and as_move(a, deal.turned_up) == what
            )
            pos.do(what)
            deal.push(action, None)
        assert deal.outcome in ("out", "drawn")
        assert (pos.winner, pos.last_worth()) == (whole.winner, whole.last_worth())
        worths.add(pos.last_worth())
    assert max(worths) >= 4


def test_turned_over_cards_are_shuffled_where_they_are_to_be() -> None:
    """B-45: the same cards, in an order by chance."""
    for deal, rng in games({}, 5):
        if deal.phase == "order":
            deal.push(rng.choice(deal.legal()), None)
        plain, mixed = position(deal), position(deal, random.Random(3))
        for pos in (plain, mixed):
            while not pos.turn_overs:
                pos.do(PASS if pos.drawn else DRAW)
                if pos.over:
                    break
        assert sorted(plain.deck) == sorted(mixed.deck)
