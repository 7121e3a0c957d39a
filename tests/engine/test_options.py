"""The options of Deberc: the table of the rules, and what is refused."""

import pytest

from engine.deberc.options import OPTIONS, PRESETS, DebercOptions, make_options
from engine.errors import OptionError
from engine.games import GAMES, game

# The table of the rules, column by column: classic, home, moscow, kharkov.
TABLE = """
target            501       501        501       1001
partners          no        no         no        no
first_packet      6         6          6         6
upcard_to         taker     taker      taker     taker
obligation        yes       yes        no        yes
seven             anyone    anyone     anyone    anyone
weak_redeal       off       13         off       off
first_lead        taker     eldest     taker     taker
long_runs         fifty     hundred    fifty     split
run_order         kind      kind       kind      length
equal_runs        trump     seat       trump     trump
runs_need_trick   yes       yes        yes       yes
bella_when        with_card with_card  with_card before_last_trick
bella_to          declarer  declarer   capturer  capturer
bayt_tie          share     share      hang      hang
hanging           owner     pile       pile      pile
hanging_for       all       all        tied      tied
hanging_is_bayt   no        no         yes       yes
bayt_fine         third_100 third_100  three_100 three_100
lyzha_fine        table     table      0         50
void_dealer       same      same       next      same
redeal_fine       100       100        0         0
finish            points    last_trick arrival   points
hanging_finish    extra_deal owner_only extra_deal extra_deal
"""
ROWS = [line.split() for line in TABLE.split("\n") if line]


def typed(text: str) -> int | str:
    return int(text) if text.isdigit() else text


@pytest.mark.parametrize(
    ("nth", "preset"), [(1, "classic"), (2, "home"), (3, "moscow"), (4, "kharkov")]
)
def test_the_presets_are_those_of_the_table(nth: int, preset: str) -> None:
    assert list(PRESETS)[nth - 1] == preset
    assert PRESETS[preset] == {row[0]: typed(row[nth]) for row in ROWS}
    assert make_options(2, preset, {}).as_dict() == PRESETS[preset]


def test_every_option_has_a_description_and_its_presets_values() -> None:
    assert [spec.name for spec in OPTIONS] == [row[0] for row in ROWS]
    for spec in OPTIONS:
        assert spec.meaning
        assert all(clause.startswith("D-") for clause in spec.clauses)
        assert spec.clauses
        values = [*spec.offered, *(values[spec.name] for values in PRESETS.values())]
        assert all(spec.takes(value) for value in values)


def test_without_a_preset_the_first_is_meant() -> None:
    assert make_options(3, None, {}) == make_options(3, "classic", {})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("target", "deal"),
        ("target", 51),
        ("target", 5001),
        ("weak_redeal", 0),
        ("weak_redeal", 10**6),
        ("lyzha_fine", "table"),
        ("lyzha_fine", 100),
        ("first_packet", 4),
    ],
)
def test_values_at_the_edge(option: str, value: int | str) -> None:
    assert make_options(2, "moscow", {option: value}).as_dict()[option] == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("target", 50),
        ("target", 5002),
        ("target", "501"),
        ("target", 501.0),
        ("target", True),
        ("weak_redeal", -1),
        ("weak_redeal", "13"),
        ("lyzha_fine", 25),
        ("lyzha_fine", "0"),
        ("first_packet", 5),
        ("first_packet", "6"),
        ("partners", True),
        ("partners", "maybe"),
        ("seven", "Anyone"),
        ("redeal_fine", None),
        ("finish", ""),
        ("finish", ["points"]),
    ],
)
def test_a_value_outside_its_list_is_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(OptionError) as refused:
        make_options(4, "classic", {option: value})
    assert option in str(refused.value)
    spec = next(spec for spec in OPTIONS if spec.name == option)
    assert spec.describe() in str(refused.value)


def test_unknown_names_are_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"colour.*target"):
        make_options(2, "classic", {"colour": "red"})
    with pytest.raises(OptionError, match=r"odessa.*moscow"):
        make_options(2, "odessa", {})
    with pytest.raises(OptionError, match=r"bridge.*deberc"):
        game("bridge")


@pytest.mark.parametrize("seats", [2, 3])
def test_partners_take_four_seats(seats: int) -> None:
    with pytest.raises(OptionError, match="partners"):
        make_options(seats, "classic", {"partners": "yes"})
    assert make_options(4, "classic", {"partners": "yes"}).partners == "yes"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_are_two_to_four(seats: int) -> None:
    with pytest.raises(OptionError, match="2, 3 or 4"):
        make_options(seats, "classic", {})


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_first_dealer_is_a_seat(dealer: int) -> None:
    with pytest.raises(OptionError, match="dealer"):
        game("deberc").new_match(3, "classic", {}, dealer)


def test_options_are_a_value() -> None:
    options = make_options(2, "home", {"target": 301})
    assert isinstance(options, DebercOptions)
    assert options == make_options(4, "home", {"target": 301})
    assert hash(options) == hash(make_options(2, "home", {"target": 301}))


def test_the_registry_knows_its_games_by_name() -> None:
    assert {name: one.name for name, one in GAMES.items()} == {name: name for name in GAMES}
    assert game("deberc").seat_counts == (2, 3, 4)
    assert len(set(game("deberc").deck)) == 32
