"""Names of people: they fit, they are seen, and they turn no line around."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wcwidth import iter_graphemes

from bot.names import LONGEST, MARKS, clean, display, distinct
from bot.texts import LANGUAGES, texts
from tests.bot.desk import COMPUTERS, NOW, empty_table, person

FAMILY = "👨‍👩‍👧‍👦"
COUPLE = "👩🏽‍❤️‍💋‍👨🏿"
BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    "name",
    [
        "Вера",
        "Жан-Поль О’Нил",
        "李小龍",
        "שלום",
        "नमस्ते",
        "Нгуен Thị Ánh",
        "ﷺ",
        "🃏",
        "🏳️‍🌈",
        FAMILY,
        COUPLE,
        "🙂‍↔️",
        "🇺🇦",
        "<b>&amp;</b>",
        "x" * LONGEST,
    ],
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert clean(name, "Игрок") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Вера   Ивановна ", "Вера Ивановна"),
        ("Вера\nИвановна\t2", "Вера Ивановна 2"),
        ("Ве\x00ра\x07", "Вера"),
        ("\u202eареВ\u202c", "ареВ"),
        ("\u200eВера\u200f", "Вера"),
        ("\u2067Вера\u2069", "Вера"),
        ("Ве\u200bра\ufeff", "Вера"),
        ("Ве\u200dра", "Вера"),
        ("Вера\ufe0f", "Вера"),
        ("\u200d🙂\u200d", "🙂"),
        ("Вера\ud800", "Вера"),
        ("Вера\ue000", "Вера"),
        ("Ве\u00adра", "Вера"),
        ("e\u0301", "\u00e9"),
        ("\U0001fae8", "\U0001fae8"),  # younger than the Unicode of some Pythons
    ],
)
def test_what_is_not_seen_is_taken_away(name: str, cleaned: str) -> None:
    assert clean(name, "Игрок") == cleaned


@pytest.mark.parametrize(
    "name",
    ["", " ", "\n", "\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f", "\u200b\u200d", "\u0301"],
)
def test_a_name_that_nobody_sees_is_replaced(name: str) -> None:
    assert clean(name, "Игрок") == "Игрок"


def test_long_names_are_cut_between_what_is_seen_as_one_sign() -> None:
    assert clean("а" * 21, "Игрок") == "а" * 20 + "…"
    assert clean(FAMILY * 21, "Игрок") == FAMILY * 20 + "…"
    assert clean("🇺🇦" * 25, "Игрок") == "🇺🇦" * 20 + "…"
    assert clean("а" * 19 + " " + "б" * 9, "Игрок") == "а" * 19 + "…"


def test_piles_of_marks_are_taken_down() -> None:
    cleaned = clean("Z" + "\u0335" * 20 + "alg" + "\u0336" * 40 + "o", "Игрок")
    assert cleaned == "Z" + "\u0335" * MARKS + "alg" + "\u0336" * MARKS + "o"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=129))
def test_every_name_fits_and_is_seen(name: str) -> None:
    cleaned = clean(name, "Игрок")
    assert len(list(iter_graphemes(cleaned))) <= LONGEST + 1
    assert len(cleaned) <= 200  # what the column takes
    assert cleaned == " ".join(cleaned.split())
    assert not any(
        unicodedata.category(sign) in ("Cc", "Cs", "Co") or unicodedata.bidirectional(sign) in BIDI
        for sign in cleaned
    )


def test_names_from_right_to_left_are_isolated() -> None:
    assert display("שלום") == "\u2068שלום\u2069"
    assert display("Вера אב") == "\u2068Вера אב\u2069"
    assert display("محمد") == "\u2068محمد\u2069"
    assert display("Вера ٣") == "\u2068Вера ٣\u2069"
    assert display("Вера 3") == "Вера 3"


def test_names_are_escaped_where_they_meet_a_text() -> None:
    name = clean('<a href="x">&', "Игрок")
    words = texts("ru")
    assert "&lt;a href=&#34;x&#34;&gt;&amp;" in words("lobby-seat", number=1, name=display(name))
    assert name in words.plain("lobby-seat", number=1, name=display(name))


def test_everybody_at_a_table_has_another_name() -> None:
    table = empty_table(4)
    for number, name in enumerate(("Вера", "Ве\u200bра", "Вера\ufe0f"), 1):
        table.sit(person(number), clean(name, "Игрок"), NOW)
    table.add_computer(COMPUTERS, NOW)
    assert [seat.name for seat in table.seats] == ["Вера", "Вера 2", "Вера 3", COMPUTERS[0]]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Вера", "Bepa"),  # in Latin letters
        ("Ань Ка", "АньКа"),
        ("ﬁga", "figa"),
        ("Вера", "Вера"),
    ],
)
def test_two_names_that_look_the_same_are_told_apart(name: str, other: str) -> None:
    assert distinct(other, [name]) == f"{other} 2"
    assert distinct(other, [name, f"{name} 2"]) == f"{other} 3"
    assert distinct(other, ["Глеб"]) == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_name_has_a_number(language: str) -> None:
    nobody = texts(language).plain("player")
    assert distinct(nobody, []) == f"{nobody} 1"
    assert distinct(nobody, [f"{nobody} 1", "Вера"]) == f"{nobody} 2"
