"""Berg's players that look ahead: every action judged, nothing hidden used, sensible at the end."""

import random
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.berg.game import BERG
from engine.berg.match import BergMatch
from engine.berg.players import BergThinker, Skill
from engine.berg.search import Budget
from engine.cards import iter_cards
from engine.game import Player
from engine.players.judge import Judge
from engine.selfplay import Table
from tests.engine.berg.kit import Berg, lay
from tests.engine.berg.test_search_worlds import Moment, moments
from tests.engine.levels import check_blind, check_judged, check_whole
from tests.engine.matches import tables

# They think as strong and master do, but of a few games only.
QUICK = {
    name: BergThinker(Skill(Budget(8, 30), evidence=wise, race=wise))
    for name, wise in (("strong", False), ("master", True))
}
PLAYERS: dict[str, Player] = {**BERG.players, **QUICK}


def redealt(moment: Moment, rng: random.Random) -> BergMatch:
    """The same moment with other cards where the seat to act cannot see them."""
    match = moment.match.copy()
    seat, deal = match.to_act, match.current
    assert seat is not None
    assert deal is not None
    shown = deal.held_known(1 - seat) | (deal.hands[1 - seat] if deal.open[1 - seat] else 0)
    held = [*iter_cards(deal.hands[1 - seat] & ~shown)]
    deck = [] if deal.known_order else [*deal.order[deal.pos :]]
    cards = rng.sample([*held, *deck], len(held) + len(deck))
    if not deck:
        return match
    deal.hands[1 - seat] = shown | sum(1 << card for card in cards[: len(held)])
    deal.order = (*deal.order[: deal.pos], *cards[len(held) :])
    deal.fresh[1 - seat] = 0
    return match


@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_every_action_is_judged(data: st.DataObject) -> None:
    table = data.draw(tables("berg"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.04:
            continue
        for player in QUICK.values():
            check_judged(player, moment.match)


@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_hidden_cards_change_no_choice(data: st.DataObject) -> None:
    table = data.draw(tables("berg"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.06:
            continue
        check_blind(PLAYERS, moment.match, redealt(moment, table.rng))


@pytest.mark.parametrize("players", [("strong", "novice"), ("novice", "master")])
def test_every_level_plays_a_whole_match(
    players: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(BERG), "players", PLAYERS)
    check_whole(Table(BERG, "short", {"height": 1, "shuffling": "buy", "open_hand": "1"}, players))


def choice(berg: Berg, player: Player) -> str:
    """What the player does for the seat that is to act."""
    look = partial(berg.match.view, berg.to_act)
    return str(player.choose(berg.match.legal_actions(), look, random.Random(1)))


def thinker(name: str) -> Judge:
    player = BERG.players[name]
    assert isinstance(player, Judge)
    return player


@pytest.mark.parametrize("name", ["strong", "master"])
def test_they_go_out_with_what_is_worth_the_most(name: str) -> None:
    """Seven, both jokers and a queen: five points and a half at the least."""
    berg = Berg(lay("7S XB XR QC 5S", "9D 9H 9C TD TH", "8S"))
    while berg.to_act == 0:
        berg.do(choice(berg, thinker(name)))
    assert berg.last["last_cards"] == "XBXRQC"


@pytest.mark.parametrize("name", ["strong", "master"])
def test_they_do_not_resign_a_good_hand(name: str) -> None:
    berg = Berg(lay("7S XB XR QC TD", "9D 9H 9C TH KH", "8S"))
    assert choice(berg, thinker(name)) != "0 resign"


def test_a_joker_that_the_deck_brings_next_is_counted_on() -> None:
    """B-4: where the turned-over deck is known, strong knows what it will draw."""
    berg = Berg(lay("9S QS 8D", "TS KS 9D", "8S"))
    berg.do("0 play QS S, 1 play TS, 0 play 9S, 1 play KS")
    berg.drain(31)
    view = berg.view(berg.to_act)
    assert view.deck_known
    judged = thinker("strong").judge(berg.match.legal_actions(), lambda: view, random.Random(1))
    again = thinker("strong").judge(berg.match.legal_actions(), lambda: view, random.Random(2))
    # Nothing is left to chance, so the seed tells nothing.
    assert judged == again
