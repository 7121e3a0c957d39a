"""The computer players: always legal, and basic is better than chance."""

import random
from collections.abc import Sequence
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_cards
from engine.game import Action, View
from engine.games import GAMES
from engine.options import OptionValue
from engine.selfplay import Table, play_match
from tests.engine.matches import DEBERC, tables


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_two_players(name: str) -> None:
    assert {"random", "basic"} <= set(GAMES[name].players)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player_name", ["random", "basic"])
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_players_do_only_what_is_legal(name: str, player_name: str, data: st.DataObject) -> None:
    """Also in positions that the player itself would not have come to."""
    table = data.draw(tables(name))
    player, match = table.game.players[player_name], table.match
    for _ in table.steps():
        legal = match.legal_actions()
        action = player.choose(legal, partial(match.view, match.to_act), table.rng)
        assert action in legal


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_basic_plays_whole_matches_on_every_table(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    basic, match = table.game.players["basic"], table.match
    while not match.finished:
        if match.phase == "deal":
            table.deal()
        look = partial(match.view, match.to_act)
        table.act(basic.choose(match.legal_actions(), look, table.rng))


def test_random_tries_everything() -> None:
    legal = [Action(0, "play", card) for card in ("7S", "8S", "9S")]

    def look() -> View:
        raise AssertionError("it has nothing to look at")

    rng = random.Random(3)
    chosen = [DEBERC.players["random"].choose(legal, look, rng) for _ in range(300)]
    assert min(chosen.count(action) for action in legal) > 70


WIN_RATES: list[tuple[str, tuple[str, ...], dict[str, OptionValue], float]] = [
    ("classic", ("basic", "random"), {}, 0.9),
    ("home", ("random", "basic"), {}, 0.9),
    ("moscow", ("basic", "random", "random"), {}, 0.7),
    ("kharkov", ("random", "basic", "random", "random"), {}, 0.6),
    ("classic", ("basic", "random", "basic", "random"), {"partners": "yes"}, 0.8),
]


@pytest.mark.parametrize(("preset", "players", "options", "at_least"), WIN_RATES)
def test_basic_beats_random_clearly(
    preset: str, players: tuple[str, ...], options: dict[str, OptionValue], at_least: float
) -> None:
    table = Table(DEBERC, preset, options, players)
    matches = [play_match(table, f"rate:{n}", record=False).match for n in range(40)]
    side = players.index("basic") % matches[0].sides
    assert sum(match.winner == side for match in matches) >= at_least * len(matches)


def basic_choices(
    seats: int, options: dict[str, OptionValue], matches: int
) -> list[list[tuple[Sequence[Action], Action]]]:
    """Deal by deal, what basic could do and what it did, in matches against itself."""
    basic, rng = DEBERC.players["basic"], random.Random(11)
    deals: list[list[tuple[Sequence[Action], Action]]] = []
    for _ in range(matches):
        match = DEBERC.new_match(seats, "classic", options, 0)
        while not match.finished:
            match.deal(rng.sample(DEBERC.deck, 32))
            deals.append([])
            while legal := match.legal_actions():
                action = basic.choose(legal, partial(match.view, match.to_act), rng)
                deals[-1].append((legal, action))
                match.push(action)
    return deals


def had(deal: list[tuple[Sequence[Action], Action]], verb: str) -> set[int]:
    """The seats that could do this at some time in the deal."""
    return {a.seat for legal, _ in deal for a in legal if a.verb == verb}


def did(deal: list[tuple[Sequence[Action], Action]], verb: str) -> set[int]:
    """The seats that did it."""
    return {action.seat for _, action in deal if action.verb == verb}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("when", ["with_card", "before_last_trick"])
def test_basic_announces_what_it_has(seats: int, when: str) -> None:
    deals = basic_choices(seats, {"bella_when": when}, 12)
    for deal in deals:
        assert did(deal, "meld") == had(deal, "meld")
        assert did(deal, "bella") == had(deal, "bella")
    assert sum(len(did(deal, "meld")) for deal in deals) > 10
    assert any(did(deal, "bella") for deal in deals)


def test_basic_exchanges_the_seven_unless_it_is_in_a_run() -> None:
    deals = basic_choices(2, {}, 40)
    exchanges = sum(len(did(deal, "seven")) for deal in deals)
    chances = sum(len(had(deal, "seven")) for deal in deals)
    assert chances > 20
    assert exchanges >= 0.8 * chances


def test_basic_takes_with_a_strong_hand_and_passes_with_a_weak_one() -> None:
    basic, rng = DEBERC.players["basic"], random.Random(0)

    def bid(hand: str, up: str) -> str:
        """What the eldest of two says in round one."""
        first, upcard = parse_cards(hand), parse_cards(up)
        rest = [card for card in DEBERC.deck if card not in (*first, *upcard)]
        match = DEBERC.new_match(2, "classic", {}, 1)
        match.deal([*first[:3], *rest[:3], *first[3:], *rest[3:6], *upcard, *rest[6:]])
        return basic.choose(match.legal_actions(), partial(match.view, 0), rng).verb

    assert bid("JH9HAHACTCTS", "7H") == "take"
    assert bid("JH9HTHASKD7C", "8H") == "take"
    assert bid("7S8C9D7D8SJC", "AH") == "pass"
    assert bid("7H8CQD7DKSJC", "AH") == "pass"


def test_basic_does_not_look_where_there_is_no_choice() -> None:
    only = [Action(1, "play", "7S")]

    def look() -> View:
        raise AssertionError("there is nothing to choose")

    assert DEBERC.players["basic"].choose(only, look, random.Random(0)) == only[0]
