"""The levels of Deberc: always legal, judging every action, blind for what is hidden."""

import random
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_cards
from engine.deberc.game import DEBERC
from engine.deberc.match import DebercMatch
from engine.deberc.players import DebercThinker, Skill
from engine.deberc.search import Budget
from engine.deberc.worlds import Knowledge
from engine.game import Player, View
from engine.options import OptionValue
from engine.players.judge import Judge
from engine.players.levels import LEVELS
from engine.selfplay import Table, play_match
from tests.engine.deberc.test_search_worlds import Moment, deck_of, moments
from tests.engine.levels import check_blind, check_judged, check_whole
from tests.engine.matches import tables

# They think as strong and master do, but of a few worlds only.
QUICK = {
    name: DebercThinker(Skill(Budget(3, 3, 1500, 30, 4, 3 * wise), 4, evidence=wise, race=wise))
    for name, wise in (("strong", False), ("master", True))
}
PLAYERS: dict[str, Player] = {**DEBERC.players, **QUICK}


def judge(name: str) -> Judge:
    player = DEBERC.players[name]
    assert isinstance(player, DebercThinker)
    return player


def test_there_are_the_four_levels_and_the_one_for_tests() -> None:
    assert set(DEBERC.players) == {*LEVELS, "random"}


@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_every_action_of_every_phase_is_judged(data: st.DataObject) -> None:
    table = data.draw(tables("deberc"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.25:
            continue
        for player in QUICK.values():
            check_judged(player, moment.match)


@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_hidden_cards_change_no_choice(data: st.DataObject) -> None:
    table = data.draw(tables("deberc"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.15:
            continue
        check_blind(PLAYERS, moment.match, redealt(moment, table.rng))


def redealt(moment: Moment, rng: random.Random) -> DebercMatch:
    """The same moment with other cards where the seat to act cannot see them."""
    view = moment.view()
    match = moment.before.copy()
    match.deal(deck_of(view, Knowledge(view).draw(rng), rng))
    for action in moment.done:
        match.apply(action)
    return match


WHOLE: list[tuple[str, tuple[str, ...], dict[str, OptionValue]]] = [
    ("classic", ("master", "strong"), {}),
    ("home", ("novice", "strong", "novice"), {}),
    ("moscow", ("strong", "novice", "basic", "strong"), {}),
    ("kharkov", ("strong", "basic", "master", "novice"), {"partners": "yes"}),
]


@pytest.mark.parametrize(("preset", "players", "options"), WHOLE)
def test_every_level_plays_a_whole_match(
    preset: str, players: tuple[str, ...], options: dict[str, OptionValue]
) -> None:
    check_whole(Table(DEBERC, preset, {**options, "target": "deal"}, players))


def look(hand: str, up: str) -> tuple[Callable[[], View], DebercMatch]:
    """The eldest of two with this hand, about to bid in round one."""
    first, upcard = parse_cards(hand), parse_cards(up)
    rest = [card for card in DEBERC.deck if card not in (*first, *upcard)]
    random.Random(3).shuffle(rest)
    match = DEBERC.new_match(2, "classic", {}, 1)
    match.deal([*first[:3], *rest[:3], *first[3:6], *rest[3:6], *upcard, *first[6:], *rest[6:]])
    return partial(match.view, 0), match


@pytest.mark.parametrize("name", ["strong", "master"])
def test_they_take_with_strong_hands_and_pass_with_weak_ones(name: str) -> None:
    def bid(hand: str, up: str) -> str:
        seen, match = look(hand, up)
        return judge(name).choose(match.legal_actions(), seen, random.Random(0)).verb

    assert bid("JH9HAHACTCTS", "7H") == "take"
    assert bid("JH9HTHASKD7C", "8H") == "take"
    assert bid("7S8C9D7D8SJC", "AH") == "pass"
    assert bid("7H8CQD7DKSJC", "AH") == "pass"


@pytest.mark.parametrize("player", QUICK.values(), ids=QUICK)
def test_they_announce_and_exchange_before_they_play(player: Judge) -> None:
    """A run, a bella with its first card, and the seven for an ace."""
    seen, match = look("7HKHQHJCQCKCAD8S8D", "AH")
    done: list[str] = []
    match.push(match.legal_actions()[1])
    while match.to_act == 0:
        action = player.choose(match.legal_actions(), seen, random.Random(0))
        match.apply(action)
        done.append(action.verb)
    assert done[:2] == ["seven", "meld"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("better", "worse", "matches"), [("strong", "basic", 60), ("master", "novice", 10)]
)
def test_the_better_level_wins_most_matches(better: str, worse: str, matches: int) -> None:
    """Duplicate matches: the same decks with the seats exchanged."""
    won = 0
    for nth in range(matches // 2):
        for players in ((better, worse), (worse, better)):
            match = play_match(Table(DEBERC, "classic", {}, players), f"rank:{nth}", False).match
            won += match.winner == players.index(better)
    assert won >= 0.6 * matches
