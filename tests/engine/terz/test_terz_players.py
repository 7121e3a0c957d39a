"""The computer players of Terz: right claims, and basic as a sensible beginner."""

import random
from collections.abc import Iterator, Sequence
from functools import cache, partial

import pytest

from engine.game import Action, View
from engine.games import game
from engine.options import OptionValue
from engine.selfplay import Table, play_match
from engine.terz.match import TerzMatch
from engine.terz.view import DealCount, TerzView
from tests.engine.terz.test_terz_views import at_lead, do

TERZ = game("terz")
BASIC, RANDOM = TERZ.players["basic"], TERZ.players["random"]
TABLES: list[dict[str, OptionValue]] = [
    {},
    {"melds_a_turn": "one", "melds_while": "talon"},
    {"frames_need_trick": "yes", "jack_free": "only_trump", "target": 301},
]


def chosen(match: TerzMatch) -> str:
    """What basic does now."""
    look = partial(match.view, match.to_act)
    return str(BASIC.choose(match.legal_actions(), look, random.Random(0)))


def moments(matches: int) -> Iterator[tuple[TerzView, Sequence[Action], Action]]:
    """What basic saw, could do and did, in matches against itself at every kind of table."""
    rng = random.Random(7)
    for nth in range(matches):
        match = TERZ.new_match(2, None, TABLES[nth % len(TABLES)], nth % 2)
        while not match.finished:
            match.deal(rng.sample(TERZ.deck, 32))
            while legal := match.legal_actions():
                view = match.view(legal[0].seat)
                assert isinstance(view, TerzView)
                action = BASIC.choose(legal, partial(match.view, legal[0].seat), rng)
                yield view, legal, action
                match.push(action)


@cache
def some_moments() -> list[tuple[TerzView, Sequence[Action], Action]]:
    """A few matches, played once for all tests."""
    return list(moments(9))


def last_counts(players: tuple[str, str], options: dict[str, OptionValue]) -> list[DealCount]:
    """The counts of all deals of some matches."""
    counts: list[DealCount] = []
    for nth in range(40):
        match = play_match(Table(TERZ, "classic", options, players), f"claims {nth}", False).match
        assert isinstance(match, TerzMatch)
        counts += match.counted
    return counts


@pytest.mark.parametrize("player", ["random", "basic"])
def test_nobody_claims_wrongly_and_somebody_claims(player: str) -> None:
    claims = [count.arrival for count in last_counts((player, player), {}) if count.arrival]
    assert len(claims) > 5
    assert all(claim.right for claim in claims)


def test_random_looks_only_where_it_thinks_of_claiming() -> None:
    cards = [Action(0, "play", card) for card in ("7S", "8S", "9S")]
    looks = 0

    def look() -> View:
        nonlocal looks
        looks += 1
        return at_lead("", "", "8H").view(0)

    rng = random.Random(3)
    picks = [RANDOM.choose([*cards, Action(0, "arrive")], look, rng) for _ in range(600)]
    assert min(picks.count(card) for card in cards) > 150
    assert sum(picks.count(card) for card in cards) == 600
    assert 0 < looks < 100


@pytest.mark.parametrize("players", [("basic", "random"), ("random", "basic")])
@pytest.mark.parametrize("options", TABLES)
def test_basic_beats_random_clearly(
    players: tuple[str, str], options: dict[str, OptionValue]
) -> None:
    table = Table(TERZ, "classic", options, players)
    won = [play_match(table, f"rate {n}", False).match.winner for n in range(15)]
    assert won.count(players.index("basic")) >= 14


def test_basic_declares_what_it_has() -> None:
    """A long run is declared part by part (the source's advice), all else as soon as it can be."""
    chances = declared = 0
    for view, _, action in some_moments():
        if view.melds_now and view.phase == "play" and not view.may("marriage"):
            chances += 1
            declared += action.verb == "declare"
            assert action.verb in ("declare", "seven", "arrive")
    assert declared > 50
    assert declared > 0.9 * chances


def test_basic_declares_the_parts_of_a_long_run_first() -> None:
    match = at_lead("8S9STSJSAD7DKC7CJH", "QSAS9DJDKD8CTCACQH", "8H")
    assert chosen(match) == "0 declare 8S9STS"
    do(match, "0 declare 8S9STS")
    assert chosen(match).startswith("0 play")


def test_basic_declares_the_whole_run_where_there_is_no_time_for_its_parts() -> None:
    """With one declaring turn left it is the best or nothing."""
    seen = 0
    for view, _, action in moments(12):
        last = 2 if view.options.melds_while == "talon" else 0
        if action.verb == "declare" and view.talon == last:
            declares = [other for other in view.legal if other.verb == "declare"]
            done = view.melds_now[declares.index(action)]
            assert not [meld for meld in view.melds_now if set(meld.cards) > set(done.cards)]
            seen += len(declares) > 1
    assert seen > 1


def test_basic_answers() -> None:
    def answer(hand: str) -> str:
        match = at_lead("9CTCJC7DTDADAC9HQH", hand, "8H")
        do(match, "0 declare 9CTCJC")
        return chosen(match)

    assert answer("7S8S9S8C7H7C9D8DTH") == "1 ask"
    assert answer("9STSJSQS8C7H7C9D8D") == "1 beat 9STSJSQS"
    match = at_lead("9CTCJC7DTDADAC9HQH", "JSQSKS8C7H7C9D8DTH", "8H")
    do(match, "0 declare 9CTCJC", "1 ask")
    assert chosen(match) == "1 beat JSQSKS"
    match = at_lead("9CTCJC7DTDADAC9HQH", "7S8S9SKSKC7H7C8DTH", "8H")
    do(match, "0 declare 9CTCJC", "1 ask")
    assert chosen(match) == "1 good"


def test_basic_exchanges_the_seven_in_time_and_is_never_fined() -> None:
    counts = last_counts(("basic", "basic"), {})
    assert len(counts) > 80
    assert all(count.fines == (0, 0) for count in counts)
    assert chosen(at_lead("7HAS", "", "9H")) == "0 seven"
    # First what the seven is part of, then the seven.
    match = at_lead("7H8H9HKSQDAC8D7CTS", "QSAS9DJDKD8CTCQHKH", "AH")
    assert chosen(match) == "0 declare 7H8H9H"
    do(match, "0 declare 7H8H9H")
    assert chosen(match) == "0 seven"


def test_basic_declares_the_marriage() -> None:
    assert chosen(at_lead("KHQH", "", "8H")) == "0 marriage"
    for view, _, action in some_moments():
        if view.may("marriage"):
            assert action.verb in ("marriage", "arrive")


def test_basic_counts_before_it_claims() -> None:
    """It claims exactly when its claim is right."""
    claims = 0
    for view, _, action in some_moments():
        if view.may("arrive"):
            assert view.seat is not None
            right = view.exact[view.seat] >= view.options.target > view.exact[1 - view.seat]
            assert (action.verb == "arrive") is right
            claims += right
    assert claims > 2


def test_basic_takes_points_without_spending_a_trump() -> None:
    match = at_lead("TD", "ADAHTH7S8S9C", "8H")
    do(match, "0 play TD")
    assert chosen(match) == "1 play AD"


def test_basic_does_not_look_where_there_is_no_choice() -> None:
    only = [Action(1, "good")]

    def look() -> View:
        raise AssertionError("there is nothing to choose")

    assert BASIC.choose(only, look, random.Random(0)) == only[0]


def test_an_answer_that_nobody_gives_is_good() -> None:
    match = at_lead("9CTCJC7DTDADAC9HQH", "9STSJSQS8C7H7C9D8D", "8H")
    do(match, "0 declare 9CTCJC")
    late = TERZ.late_player.choose(match.legal_actions(), partial(match.view, 1), random.Random(0))
    assert str(late) == "1 good"
