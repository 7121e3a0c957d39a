"""Whole matches of Berg at random: every screen of every moment fits, and hides what is hidden."""

import random
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import pytest

from bot.presses import ChoosePress
from bot.screens import GAME_SCREENS
from bot.screens.base import Screen, TableView
from bot.screens.lobby import call, closed
from bot.texts import LANGUAGES, Texts, texts
from engine.berg.view import BergView
from engine.cards import CARD_OF, Card, pretty
from engine.options import OptionValue
from tests.bot.looks import check_alert, check_screen, labels, moves, plain
from tests.bot.played import LONG_NAMES, NAMES, PlayedTable, moments, new_table

SCREENS: Final = GAME_SCREENS["berg"]
CARD: Final = re.compile(r"(?:10|[5-9JQKA])[♠♣♦♥]|🃏[🔴⚫]")
SIGN: Final = {pretty(card): card for card in CARD_OF.values()}
OPTIONS: list[dict[str, OptionValue]] = [
    {"height": 2},
    {"height": 2, "shuffling": "always", "open_hand": "1", "deal_turns": "one"},
    {"height": 2, "shuffling": "buy", "insurance": "game", "left_in_hand": "yes"},
    {"height": 2, "insurance": "off", "open_hand": "1.5"},
]


def berg(table: PlayedTable, seat: int | None = None) -> BergView:
    view = table.match.view(seat)
    assert isinstance(view, BergView)
    return view


def cards_in(text: str) -> set[Card]:
    return {SIGN[found] for found in CARD.findall(text)}


def known_cards(view: BergView) -> set[Card]:
    """Every card that a view holds, but those in a deck whose order is known."""
    named = " ".join(action.args for action in view.log).split()
    groups: list[Iterable[Card | None]] = [
        view.hand or (),
        (laid.card for laid in view.pile),
        (CARD_OF[name] for name in named if name in CARD_OF),
        (view.turned_up, view.ordered_card),
        *(hand or () for hand in view.open_hands),
        *view.jokers_shown,
        *((*count.last_cards, *count.left, count.last_card) for count in view.counted),
    ]
    return {card for group in groups for card in group if card is not None}


def steps(screen: Screen) -> set[str]:
    """The choices that a hand offers to go on with, but for the way back."""
    pressed = [
        ChoosePress.unpack(button.data).what
        for row in screen.rows
        for button in row
        if button.data is not None and button.data.startswith("p:")
    ]
    return {what for what in pressed if what}


def walk(own: TableView, words: Texts) -> set[str]:
    """Every action that can be reached from a hand, step by step; every step fits."""
    found: set[str] = set()
    waiting, seen = [""], {""}
    while waiting:
        view = replace(own, choosing=waiting.pop())
        hand, inside = SCREENS.hand(view, words), SCREENS.private_hand(view, words)
        check_screen(hand)
        check_screen(inside, limit=1024)
        assert {*moves(inside)} == {*moves(hand)}
        assert steps(inside) == steps(hand)
        found |= {*moves(hand)}
        fresh = steps(hand) - seen
        seen |= fresh
        waiting += fresh
    return found


def look_around(table: PlayedTable, seat: int, words: Texts) -> None:
    """Every screen that this moment offers to everybody and to this seat."""
    screen = SCREENS.table(table.view(None), words)
    check_screen(screen)
    assert cards_in(plain(screen)) <= known_cards(berg(table))
    own, view = table.view(seat), berg(table, seat)
    hand = SCREENS.hand(own, words)
    if view.phase != "order":
        assert cards_in(plain(hand) + " ".join(labels(hand))) <= known_cards(view)
    alert = SCREENS.hand_alert(own, words)
    check_alert(alert)
    assert cards_in(alert) <= known_cards(view)
    offered = walk(own, words)
    if table.stage != "play":
        return
    legal = {f"{action.verb} {action.args}".rstrip() for action in view.legal}
    assert legal <= offered, "everything legal can be reached"
    refused = {f"play {name}" for name, card in CARD_OF.items() if card in (view.hand or ())}
    assert offered <= legal | refused
    assert "resign" not in moves(hand), "a resignation asks first"


def look_back(table: PlayedTable, words: Texts) -> None:
    """The screens that a finished game adds."""
    public = table.view(None)
    count = SCREENS.count(public, berg(table).counted[-1].number, words)
    check_screen(count)
    before_proof, _, proof = plain(count).partition("🔒")
    assert cards_in(before_proof) <= known_cards(berg(table))
    assert len(cards_in(proof)) == 42
    check_screen(SCREENS.score(public, words))
    check_alert(SCREENS.score_alert(public, words))


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_screen_of_a_whole_match(number: int) -> None:
    names = LONG_NAMES if number % 2 else NAMES
    words = texts(LANGUAGES[number % len(LANGUAGES)])
    table = new_table(2, "short", OPTIONS[number], names, dealer=number % 2, name="berg")
    pick = random.Random(number)
    done = 0
    for moment, _ in enumerate(moments(table, seed=number)):
        table.away = frozenset({1}) if moment % 5 == 0 else frozenset()
        table.stop_votes = (0,) if moment % 7 == 0 else ()
        to_act = berg(table).to_act
        if len(berg(table).counted) > done:
            done = len(berg(table).counted)
            look_back(table, words)
        elif pick.random() < 0.2:
            other = to_act is None or moment % 3 == 0
            look_around(table, pick.randrange(2) if other else to_act or 0, words)
    assert table.stage == "over"
    check_screen(SCREENS.table(table.view(None), words))
    check_screen(SCREENS.hand(table.view(1), words))
    check_screen(SCREENS.final(table.view(None), words))
    table.stage, table.close_reason = "closed", "stopped"
    check_screen(closed(table.view(None), words))
    check_screen(call(table.view(None), 0, 1, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_beyond_all_measure_still_fit(language: str) -> None:
    names = tuple(f"{letter}\u0301" * 64 for letter in "ЖШ")
    table = new_table(2, "short", names=names, name="berg")
    for moment, _ in enumerate(moments(table, seed=3, deals=2)):
        if moment % 9 == 0:
            look_around(table, moment % 2, texts(language))
