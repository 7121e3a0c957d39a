"""Whole matches at random: every screen of every moment fits, reads, and hides what is hidden."""

import random

import pytest

from bot.screens import GAME_SCREENS
from bot.screens.lobby import call, closed
from bot.texts import LANGUAGES, Texts, texts
from engine.deberc.options import PRESETS
from engine.options import OptionValue
from tests.bot.looks import (
    cards_in,
    check_alert,
    check_screen,
    known_cards,
    moves,
    plain,
    shown_cards,
)
from tests.bot.played import LONG_NAMES, NAMES, PlayedTable, deberc, moments, new_table

SCREENS = GAME_SCREENS["deberc"]
TABLES = [
    (preset, seats, partners)
    for preset in PRESETS
    for seats, partners in ((2, "no"), (3, "no"), (4, "no"), (4, "yes"))
]


def look_around(table: PlayedTable, seats: list[int], words: Texts) -> None:
    """Every screen that this moment offers to everybody and to these seats."""
    public = table.view(None)
    screen = SCREENS.table(public, words)
    check_screen(screen)
    assert shown_cards(screen) <= known_cards(deberc(table))
    for seat in seats:
        own = table.view(seat)
        known = known_cards(deberc(table, seat))
        hand = SCREENS.hand(own, words)
        check_screen(hand)
        assert shown_cards(hand) <= known
        inside = SCREENS.private_hand(own, words)
        check_screen(inside, limit=1024)
        assert shown_cards(inside) <= known
        assert {*moves(inside)} == {*moves(hand)}
        alert = SCREENS.hand_alert(own, words)
        check_alert(alert)
        assert cards_in(alert) <= known
        view = deberc(table, seat)
        if table.stage == "play":
            legal = {f"{action.verb} {action.args}".rstrip() for action in view.legal}
            assert legal <= {*moves(hand)}, "everything legal has a button"
            assert len([a for a in moves(hand) if a.startswith("play ")]) == len(view.hand or ())


def look_back(table: PlayedTable, words: Texts) -> None:
    """The screens that a finished deal adds."""
    public = table.view(None)
    count = SCREENS.count(public, deberc(table).counted[-1].number, words)
    check_screen(count)
    before_proof, _, proof = plain(count).partition("🔒")
    assert cards_in(before_proof) <= known_cards(deberc(table))
    assert len(cards_in(proof)) == 32
    check_screen(SCREENS.score(public, words))
    check_alert(SCREENS.score_alert(public, words))


@pytest.mark.parametrize(("preset", "seats", "partners"), TABLES)
def test_every_screen_of_a_whole_match(preset: str, seats: int, partners: str) -> None:
    changes: dict[str, OptionValue] = {"target": 251, "partners": partners}
    number = TABLES.index((preset, seats, partners))
    names = LONG_NAMES if number % 2 else NAMES
    words = texts(LANGUAGES[number % len(LANGUAGES)])
    table = new_table(seats, preset, changes, names, dealer=seats - 1)
    pick = random.Random(number)
    done = 0
    for moment, _ in enumerate(moments(table, seed=number)):
        table.away = frozenset({1}) if moment % 5 == 0 else frozenset()
        table.stop_votes = (0,) if moment % 7 == 0 else ()
        to_act = deberc(table).to_act
        seat = pick.randrange(seats) if to_act is None or moment % 3 == 0 else to_act
        look_around(table, [seat], words)
        if len(deberc(table).counted) > done:
            done = len(deberc(table).counted)
            look_back(table, words)
    assert table.stage == "over"
    check_screen(SCREENS.final(table.view(None), words))
    table.stage, table.close_reason = "closed", "stopped"
    check_screen(closed(table.view(None), words))
    check_screen(call(table.view(None), 0, 1, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_beyond_all_measure_still_fit(language: str) -> None:
    """Telegram's names may have 128 characters; the poster must never meet a refusal."""
    names = tuple(f"{letter}\u0301" * 64 for letter in "ЖШЩЫ")
    table = new_table(4, "classic", names=names)
    for moment, _ in enumerate(moments(table, seed=3, deals=2)):
        if moment % 6 == 0:
            look_around(table, [0, 2], texts(language))
