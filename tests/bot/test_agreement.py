"""What a table may agree on: groups of options, what has no effect, what can be kept."""

import random
from functools import partial

import pytest

from bot.agreement import (
    differences,
    groups,
    levels,
    matters,
    next_value,
    spec_of,
    tidied,
    value_of,
)
from bot.screens.lobby_parts import group_text
from bot.texts import texts
from engine.game import Match
from engine.games import GAMES
from engine.options import OptionValue, complete

MATCHES = 6


@pytest.mark.parametrize("game", GAMES)
def test_every_option_stands_under_a_heading_that_has_a_name(game: str) -> None:
    grouped = groups(GAMES[game])
    assert {spec for specs in grouped.values() for spec in specs} == {*GAMES[game].options}
    for group in grouped:
        assert group_text(game, group, texts("ru"))


@pytest.mark.parametrize("game", GAMES)
def test_pressing_on_goes_through_every_value_and_back_to_the_first(game: str) -> None:
    for spec in GAMES[game].options:
        for usual in {preset[spec.name] for preset in GAMES[game].presets.values()}:
            seen = [usual]
            while (following := next_value(spec, seen[-1])) != usual:
                seen.append(following)
            assert sorted(map(str, seen)) == sorted(map(str, spec.offered))


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_value_is_read_as_it_is_written(game: str) -> None:
    for spec in GAMES[game].options:
        for value in spec.offered:
            assert value_of(spec, str(value)) == value
        assert value_of(spec, "nosuch") is None
        assert value_of(spec, "") is None


def ends(seats: int, changes: dict[str, OptionValue]) -> list[tuple[int | float, ...]]:
    """How matches of Deberc end between players who hit upon the same card each time."""
    return [end(seats, changes, seed) for seed in range(MATCHES)]


def end(seats: int, changes: dict[str, OptionValue], seed: int) -> tuple[int | float, ...]:
    game, rng = GAMES["deberc"], random.Random(seed)
    match: Match = game.new_match(seats, "classic", {"target": 2001, **changes}, 0)
    player = game.players["random"]
    while not match.finished:
        if match.phase == "deal":
            match.deal(rng.sample(game.deck, 32))
        else:
            look = partial(match.view, match.to_act)
            match.push(player.choose(match.legal_actions(), look, rng))
    return match.totals


@pytest.mark.parametrize(
    ("name", "seats", "others"),
    [
        ("seven", 4, {}),
        ("upcard_to", 3, {}),
        ("upcard_to", 2, {}),
        ("bayt_tie", 2, {}),
        ("bayt_tie", 4, {"partners": "yes"}),
        ("hanging_for", 2, {"hanging": "queue"}),
        ("hanging_for", 4, {"partners": "yes"}),
        ("hanging_is_bayt", 2, {"bayt_fine": "off"}),
        ("void_dealer", 3, {"obligation": "yes"}),
        ("redeal_fine", 3, {"obligation": "no", "void_dealer": "next"}),
    ],
)
def test_what_is_not_offered_has_no_effect(
    name: str, seats: int, others: dict[str, OptionValue]
) -> None:
    game = GAMES["deberc"]
    spec = spec_of(game, name)
    assert spec is not None
    assert not matters(spec, complete(game.options, game.presets, None, others), seats)
    first, *rest = [ends(seats, {**others, name: value}) for value in spec.offered]
    assert all(other == first for other in rest)


@pytest.mark.parametrize(
    ("name", "seats", "others"),
    [
        ("partners", 4, {}),
        ("seven", 3, {}),
        ("upcard_to", 4, {}),
        ("hanging_is_bayt", 2, {}),
        ("void_dealer", 2, {"weak_redeal": 13}),
    ],
)
def test_what_has_an_effect_is_offered(
    name: str, seats: int, others: dict[str, OptionValue]
) -> None:
    game = GAMES["deberc"]
    spec = spec_of(game, name)
    assert spec is not None
    assert matters(spec, complete(game.options, game.presets, None, others), seats)
    first, *rest = [ends(seats, {**others, name: value}) for value in spec.offered]
    assert all(other != first for other in rest)


@pytest.mark.parametrize(
    ("name", "seats", "others"),
    [
        ("bayt_tie", 3, {}),
        ("hanging_for", 4, {}),
        ("redeal_fine", 2, {"obligation": "no"}),
        ("finish", 2, {"target": "deal"}),
    ],
)
def test_what_seldom_has_an_effect_is_offered_too(
    name: str, seats: int, others: dict[str, OptionValue]
) -> None:
    game = GAMES["deberc"]
    spec = spec_of(game, name)
    assert spec is not None
    assert matters(spec, complete(game.options, game.presets, None, others), seats)


def test_differences_are_what_has_another_value_and_an_effect() -> None:
    game = GAMES["deberc"]
    changes: dict[str, OptionValue] = {
        "partners": "yes",
        "upcard_to": "dealer",
        "bayt_tie": "hang",
        "target": 1001,
        "bayt_fine": "third_100",
    }
    options = complete(game.options, game.presets, "classic", changes)
    assert differences(game, "classic", options, 4) == ["target", "upcard_to"]
    options = complete(game.options, game.presets, "classic", {**changes, "partners": "no"})
    assert differences(game, "classic", options, 3) == ["target", "bayt_tie"]


def test_changes_that_cannot_stay_are_dropped() -> None:
    game = GAMES["deberc"]
    changes: dict[str, OptionValue] = {
        "partners": "yes",
        "upcard_to": "dealer",
        "target": 501,
        "seven": "off",
        "hanging_for": "tied",
        "nosuch": 1,
        "finish": "never",
    }
    assert tidied(game, "classic", changes, 4) == {"partners": "yes", "upcard_to": "dealer"}
    assert tidied(game, "classic", changes, 3) == {"seven": "off", "hanging_for": "tied"}
    assert tidied(game, "classic", changes, 2) == {"seven": "off"}


@pytest.mark.parametrize("game", ["terz", "berg"])
def test_other_games_have_no_option_without_effect(game: str) -> None:
    options = complete(GAMES[game].options, GAMES[game].presets, None, {})
    assert all(matters(spec, options, 2) for spec in GAMES[game].options)


@pytest.mark.parametrize("game", GAMES)
def test_levels_that_are_offered_exist(game: str) -> None:
    assert "basic" in levels(GAMES[game])
    assert {*levels(GAMES[game])} <= {*GAMES[game].players} - {"random"}
