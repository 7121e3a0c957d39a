"""Whole matches of Terz at random: every screen of every moment fits, and hides what is hidden."""

import random
from dataclasses import replace

import pytest

from bot.screens.lobby import call, closed
from bot.texts import LANGUAGES, Texts, texts
from engine.cards import Card, parse_cards
from engine.options import OptionValue
from engine.terz.view import TerzView
from tests.bot.looks import cards_in, check_alert, check_screen, moves, plain, shown_cards
from tests.bot.played import LONG_NAMES, NAMES, PlayedTable, moments, new_table
from tests.bot.terz_tables import SCREENS, known_cards

OPTIONS: list[dict[str, OptionValue]] = [
    {"target": 501},
    {"target": 301, "look_back": "never", "melds_a_turn": "one"},
    {"target": 301, "look_back": "four", "melds_while": "talon", "frames_need_trick": "yes"},
    {"target": 301, "jack_free": "only_trump", "look_back": "two"},
]


def terz(table: PlayedTable, seat: int | None = None) -> TerzView:
    view = table.match.view(seat)
    assert isinstance(view, TerzView)
    return view


def named(actions: list[str]) -> set[Card]:
    """The cards that the buttons of melds carry."""
    texts_ = [action.partition(" ")[2] for action in actions if action[:4] in ("decl", "beat")]
    return {card for text in texts_ for card in parse_cards(text)}


def look_around(table: PlayedTable, seat: int, words: Texts) -> None:
    """Every screen that this moment offers to everybody and to this seat."""
    screen = SCREENS.table(table.view(None), words)
    check_screen(screen)
    assert shown_cards(screen) <= known_cards(terz(table))
    own = table.view(seat)
    view = terz(table, seat)
    known = known_cards(view)
    hand = SCREENS.hand(own, words)
    inside = SCREENS.private_hand(own, words)
    check_screen(hand)
    check_screen(inside, limit=1024)
    assert {*moves(inside)} == {*moves(hand)}
    for one in (hand, inside):
        assert shown_cards(one) | named([*moves(one)]) <= known
    alert = SCREENS.hand_alert(own, words)
    check_alert(alert)
    assert cards_in(alert) <= known
    look = SCREENS.tricks(own, words)
    assert (look is not None) == (view.may_look_back and table.stage == "play")
    if look is not None:
        check_alert(look)
        # Names of any length may leave no room for all of them.
        assert cards_in(look) <= {card for trick in view.tricks for card in trick.cards}
    if table.stage == "play":
        legal = {f"{action.verb} {action.args}".rstrip() for action in view.legal}
        offered = {*moves(hand)}
        if "arrive" in legal:
            question = SCREENS.hand(replace(own, choosing="arrive"), words)
            check_screen(question)
            assert {*moves(question)} == {"arrive"}
        assert legal - {"arrive"} <= offered, "everything legal has a button"
        assert "arrive" not in offered
        assert len([a for a in offered if a.startswith("play ")]) == len(view.hand or ())


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_screen_of_a_whole_match(number: int) -> None:
    names = LONG_NAMES if number % 2 else NAMES
    words = texts(LANGUAGES[number % len(LANGUAGES)])
    table = new_table(2, "classic", OPTIONS[number], names, dealer=number % 2, name="terz")
    pick = random.Random(number)
    done = 0
    for moment, _ in enumerate(moments(table, seed=number)):
        table.away = frozenset({1}) if moment % 5 == 0 else frozenset()
        table.stop_votes = (0,) if moment % 7 == 0 else ()
        to_act = terz(table).to_act
        look_around(
            table, pick.randrange(2) if to_act is None or moment % 3 == 0 else to_act, words
        )
        if len(terz(table).counted) > done:
            done = len(terz(table).counted)
            look_back(table, words)
    assert table.stage == "over"
    check_screen(SCREENS.final(table.view(None), words))
    table.stage, table.close_reason = "closed", "stopped"
    check_screen(closed(table.view(None), words))
    check_screen(call(table.view(None), 0, 1, words))


def look_back(table: PlayedTable, words: Texts) -> None:
    """The screens that a finished deal adds."""
    public = table.view(None)
    count = SCREENS.count(public, terz(table).counted[-1].number, words)
    check_screen(count)
    before_proof, _, proof = plain(count).partition("🔒")
    assert cards_in(before_proof) <= known_cards(terz(table))
    assert len(cards_in(proof)) == 32
    check_screen(SCREENS.score(public, words))
    check_alert(SCREENS.score_alert(public, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_beyond_all_measure_still_fit(language: str) -> None:
    names = tuple(f"{letter}\u0301" * 64 for letter in "ЖШЩЫ")
    table = new_table(2, "classic", names=names, name="terz")
    for moment, _ in enumerate(moments(table, seed=3, deals=2)):
        if moment % 6 == 0:
            look_around(table, moment % 4 // 2, texts(language))
