"""The table of options: every preset's value, what is taken, and what is refused by name."""

import pytest

from engine.errors import OptionError
from engine.games import GAMES
from tests.engine.deberc.documents import PRESET_NAMES, PRESETS, TABLE, VALUES
from tests.engine.deberc.kit import Table

GAME = GAMES["deberc"]


def test_options_the_presets_are_those_of_the_table_the_first_is_classic() -> None:
    assert tuple(GAME.presets) == PRESET_NAMES
    for name in PRESET_NAMES:
        assert dict(GAME.presets[name]) == PRESETS[name]


def test_options_every_option_of_the_table_is_described() -> None:
    assert [spec.name for spec in GAME.options] == list(TABLE)
    for spec in GAME.options:
        assert spec.meaning
        assert spec.clauses
        for values in GAME.presets.values():
            assert spec.takes(values[spec.name])
        assert all(spec.takes(value) for value in spec.offered)


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_options_a_match_of_a_preset_plays_by_it(name: str) -> None:
    """The view's options are the preset's values, changed as asked and nowhere else."""
    table = Table(2, name)
    assert table.view(None).options.as_dict() == PRESETS[name]
    changed = Table(2, name, None, target=777)
    assert changed.view(None).options.as_dict() == {**PRESETS[name], "target": 777}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in VALUES.items() for value in values]
)
def test_options_each_value_of_the_table_is_taken(name: str, value: int | str) -> None:
    table = Table(3, "classic", None, **{name: value})
    assert table.view(None).options.as_dict()[name] == value


@pytest.mark.parametrize("value", ["deal", 51, 301, 501, 1001, 5001])
def test_options_targets(value: int | str) -> None:
    assert Table(2, target=value).view(None).options.target == value


@pytest.mark.parametrize("value", ["no", "yes"])
def test_options_partners_with_four_seats(value: str) -> None:
    table = Table(4, partners=value)
    assert table.match.sides == (2 if value == "yes" else 4)


@pytest.mark.parametrize("seats", [2, 3])
def test_options_partners_without_four_seats_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="partners"):
        Table(seats, partners="yes")
    assert Table(seats, partners="no").match.sides == seats


WRONG: list[tuple[str, int | str]] = [
    ("target", 50),
    ("target", 5002),
    ("target", "501"),
    ("target", "game"),
    ("target", -100),
    ("partners", "maybe"),
    ("first_packet", 5),
    ("first_packet", "6"),
    ("upcard_to", "eldest"),
    ("obligation", "off"),
    ("seven", "yes"),
    ("weak_redeal", -1),
    ("weak_redeal", "13"),
    ("first_lead", "dealer"),
    ("long_runs", "terz"),
    ("run_order", "points"),
    ("equal_runs", "none"),
    ("runs_need_trick", "off"),
    ("bella_when", "always"),
    ("bella_to", "taker"),
    ("bayt_tie", "split"),
    ("hanging", "stack"),
    ("hanging_for", "owner"),
    ("hanging_is_bayt", "off"),
    ("bayt_fine", "third_300"),
    ("bayt_fine", 100),
    ("lyzha_fine", 25),
    ("lyzha_fine", "0"),
    ("void_dealer", "left"),
    ("redeal_fine", 50),
    ("redeal_fine", "100"),
    ("finish", "first"),
    ("hanging_finish", "extra"),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_options_a_wrong_value_is_refused_naming_the_option_and_what_it_takes(
    name: str, value: int | str
) -> None:
    with pytest.raises(OptionError) as caught:
        Table(4, "classic", None, **{name: value})
    message = str(caught.value)
    assert name in message
    for word in (v for v in VALUES.get(name, []) if isinstance(v, str)):
        assert word in message


@pytest.mark.parametrize("name", ["first_packet", "weak_redeal", "lyzha_fine", "redeal_fine"])
@pytest.mark.parametrize("value", [True, False])
def test_options_true_and_false_are_no_numbers(name: str, value: bool) -> None:
    with pytest.raises(OptionError, match=name):
        Table(2, "classic", None, **{name: value})


def test_options_an_unknown_option_or_preset_is_refused() -> None:
    with pytest.raises(OptionError, match="jokers"):
        Table(2, "classic", None, jokers="yes")
    with pytest.raises(OptionError, match="odessa"):
        Table(2, "odessa")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_options_two_to_four_seats(seats: int) -> None:
    with pytest.raises(OptionError):
        Table(seats, "classic", 0)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_options_the_first_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(OptionError):
        Table(2, "classic", dealer)
