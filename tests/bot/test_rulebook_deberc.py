"""What the articles of Deberc say in numbers is what the engine counts, for any options."""

import re
from typing import Final

import pytest

from bot.texts import LANGUAGES, texts
from engine.cards import Card, card_set, parse_card, parse_suit
from engine.deberc.melds import best_equal, find_runs
from engine.deberc.options import OPTIONS, PRESETS, make_options
from engine.deberc.rules import Rules, make_rules
from engine.deberc.tables import HIGHER, POINTS, plain_points
from engine.options import OptionValue
from tests.bot.looks import CARD

HEARTS: Final = parse_suit("H")
SEATINGS: Final = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"))


def paragraph(name: str, language: str, seats: int = 2, **changes: OptionValue) -> str:
    """One paragraph of the rulebook, at a classic table but for ``changes``."""
    options = {**PRESETS["classic"], **changes}
    return str(texts(language)(f"deberc-rules-{name}", **{**options, "seats": seats}))


def rules(seats: int = 2, **changes: OptionValue) -> Rules:
    return make_rules(make_options(seats, "classic", changes), seats)


def drawn(text: str) -> list[Card]:
    """The cards that a text shows, in their order."""
    return [parse_card(found) for found in CARD.findall(text)]


def numbers(text: str) -> list[int]:
    """The numbers of a text, but for those on cards."""
    return [int(found.replace("−", "-")) for found in re.findall(r"−?\d+", CARD.sub("", text))]


def values(name: str) -> tuple[OptionValue, ...]:
    spec = next(spec for spec in OPTIONS if spec.name == name)
    return (*spec.words, *spec.only)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_an_example_add_up(language: str) -> None:
    """D-2, D-3, D-60: four cards and the last trick; then a terz (D-41)."""
    text = paragraph("counting-example", language)
    *counted, last, total, with_terz = numbers(text)
    assert counted == [POINTS[HEARTS][card] for card in drawn(text)]
    assert last == 10
    assert total == sum(counted) + last
    assert with_terz == total + 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_weak_hand_is_counted_with_trump_as_a_plain_suit(language: str) -> None:
    """D-14."""
    text = paragraph("redeal-example", language, weak_redeal=13)
    hand = drawn(text)[:4]
    assert numbers(text)[:5] == [
        *(plain_points(card_set([card])) for card in hand),
        plain_points(card_set(hand)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("long_runs", values("long_runs"))
def test_seven_in_a_row_are_worth_what_the_table_plays(long_runs: str, language: str) -> None:
    """D-42."""
    text = paragraph("runs-example", language, long_runs=long_runs)
    terz, row, parts = drawn(text)[:3], drawn(text)[3:10], drawn(text)[10:]
    table = rules(long_runs=long_runs)
    assert [run.meld.kind for run in find_runs(table, 0, card_set(terz), HEARTS)] == ["terz"]
    melds = [run.meld for run in find_runs(table, 0, card_set(row), HEARTS)]
    if long_runs == "hundred":
        assert [meld.kind for meld in melds] == ["deberc"]
        assert (parts, numbers(text)) == ([], [20])
    else:
        assert parts == [card for meld in melds for card in meld.cards]
        assert numbers(text)[-1] == sum(meld.points for meld in melds)


@pytest.mark.parametrize("run_order", values("run_order"))
def test_the_better_of_two_fifties_is_the_tables(run_order: str) -> None:
    """D-43: the example names the run that the engine finds better."""
    text = paragraph("best-example", "en", run_order=run_order)
    table = rules(run_order=run_order)
    hands = drawn(text)[7:12], drawn(text)[12:16]
    runs = [find_runs(table, seat, card_set(hand), HEARTS) for seat, hand in enumerate(hands)]
    (better,) = best_equal(table, runs)
    assert f"the {('first', 'second')[better.seat]} is better" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trump_to_be_beaten_can_be_beaten_once(language: str) -> None:
    """D-57."""
    led, nine, eight, only, ten, low = drawn(paragraph("beat-example", language))
    beating = HIGHER[HEARTS][led]
    assert nine == only
    assert [bool(beating >> card & 1) for card in (nine, eight, ten, low)] == [1, 0, 0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "partners"), SEATINGS)
def test_a_bayt_is_written_as_its_clause_says(seats: int, partners: str, language: str) -> None:
    """D-62: the taker's points go to the most, the others write their own."""
    found = numbers(paragraph("bayt-example", language, seats, partners=partners))
    raw, written = found[: len(found) // 2], found[len(found) // 2 :]
    assert len(raw) == (2 if partners == "yes" else seats)
    own, *others = raw
    most = others.index(max(others))
    assert others[most] > own
    others[most] += own
    assert written == [0, *others]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "partners"), SEATINGS)
@pytest.mark.parametrize("fine", ["table", 0, 50, 100])
def test_the_price_of_a_lyzha(fine: OptionValue, seats: int, partners: str, language: str) -> None:
    """D-72, at this very table."""
    price = rules(seats, lyzha_fine=fine, partners=partners).lyzha
    named = numbers(paragraph("lyzha-price", language, seats, lyzha_fine=fine, partners=partners))
    assert named == ([-price] if price else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_empty_trick_is_one_of_this_many_seats(seats: int, language: str) -> None:
    text = paragraph("lyzha-example", language, seats)
    assert len(drawn(text)) == seats
    assert sum(POINTS[HEARTS][card] for card in drawn(text)) == 0
