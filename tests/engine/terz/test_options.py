"""The table of options: presets, values, edges."""

import pytest

from engine.errors import OptionError
from engine.games import GAMES
from tests.engine.terz.documents import DEFAULTS, PRESETS, VALUES
from tests.engine.terz.kit import Table


def test_options_are_those_of_the_table_with_its_presets() -> None:
    game = GAMES["terz"]
    assert {name: dict(values) for name, values in game.presets.items()} == PRESETS
    assert [spec.name for spec in game.options] == list(DEFAULTS)
    assert list(game.seat_counts) == [2]


def test_options_a_match_plays_by_its_preset_changed_as_asked() -> None:
    assert Table().view(None).options.as_dict() == DEFAULTS
    changed = Table(target=777, jack_free="only_trump").view(None).options.as_dict()
    assert changed == {**DEFAULTS, "target": 777, "jack_free": "only_trump"}
    without = GAMES["terz"].new_match(2, None, {}, 0)
    assert without.view(None) == GAMES["terz"].new_match(2, "classic", {}, 0).view(None)


@pytest.mark.parametrize("name", VALUES)
def test_options_takes_each_value_of_the_table_and_no_other(name: str) -> None:
    spec = next(spec for spec in GAMES["terz"].options if spec.name == name)
    assert list(spec.words) == VALUES[name]
    for value in VALUES[name]:
        table = Table(None, 1, "", **{name: value})
        assert table.view(None).options.as_dict()[name] == value
    for wrong in ("sometimes", "", 1):
        with pytest.raises(OptionError, match=name):
            Table(None, 1, "", **{name: wrong})


@pytest.mark.parametrize("target", [51, 501, 5001])
def test_options_target_from_51_to_5001(target: int) -> None:
    assert Table(target=target).view(None).options.target == target


@pytest.mark.parametrize("target", [50, 5002, 0, -1, "501", "deal"])
def test_options_target_out_of_bounds(target: int | str) -> None:
    with pytest.raises(OptionError, match="target"):
        Table(target=target)


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_options_two_seats(seats: int) -> None:
    with pytest.raises(OptionError):
        GAMES["terz"].new_match(seats, "classic", {}, 0)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_options_the_first_dealer_is_one_of_them(dealer: int) -> None:
    with pytest.raises(OptionError):
        Table(None, dealer)
