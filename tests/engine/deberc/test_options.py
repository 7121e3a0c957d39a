"""That the values of every option reach the match, and that nothing else does.

The presets, the edges and the messages have their tests beside ``engine/options.py``.
"""

import pytest

from engine.errors import OptionError
from tests.engine.deberc.documents import PRESET_NAMES, PRESETS, VALUES
from tests.engine.deberc.kit import Table


@pytest.mark.parametrize("name", PRESET_NAMES)
def test_options_a_match_of_a_preset_plays_by_it(name: str) -> None:
    """The view's options are the preset's values, changed as asked and nowhere else."""
    assert Table(2, name).view(None).options.as_dict() == PRESETS[name]
    changed = Table(2, name, None, target=777)
    assert changed.view(None).options.as_dict() == {**PRESETS[name], "target": 777}


@pytest.mark.parametrize("name", VALUES)
def test_options_takes_each_value_of_the_table_and_no_word_besides(name: str) -> None:
    for value in VALUES[name]:
        table = Table(3, "classic", None, **{name: value})
        assert table.view(None).options.as_dict()[name] == value
    with pytest.raises(OptionError, match=name):
        Table(3, "classic", None, **{name: "never"})
    with pytest.raises(OptionError, match=name):
        Table(3, "classic", None, **{name: -1})


@pytest.mark.parametrize(("partners", "sides"), [("no", 4), ("yes", 2)])
def test_options_partners_make_two_sides(partners: str, sides: int) -> None:
    table = Table(4, partners=partners)
    assert table.match.sides == len(table.match.totals) == len(table.doc["totals"]) == sides
