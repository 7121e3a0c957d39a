"""The rules pages: made from the options, every option explained, one page after the other."""

from collections.abc import Mapping

import pytest

from bot.presses import ShowPress
from bot.rulebook.deberc import ARTICLES
from bot.rulebook.pages import page_names
from bot.screens.base import Screen
from bot.texts import LANGUAGES, Texts, texts
from engine.deberc.options import OPTIONS, PRESETS
from engine.options import OptionSpec, OptionValue
from tests.bot.books import RU, read
from tests.bot.looks import check_screen, plain

# Options with which every other option has something to say.
TELLING: dict[str, OptionValue] = {
    **PRESETS["classic"],
    "obligation": "no",
    "weak_redeal": 13,
    "bayt_fine": "every_100",
    "redeal_fine": 100,
    "finish": "points",
}
ONLY_FOUR = {"upcard_to", "partners"}


def book(options: Mapping[str, OptionValue], seats: int, words: Texts) -> str:
    """All pages as one text."""
    return "\n".join(plain(read("deberc", options, seats, page, words)) for page in ARTICLES)


def presses(screen: Screen) -> list[ShowPress]:
    return [ShowPress.unpack(b.data) for row in screen.rows for b in row if b.data is not None]


def values_of(spec: OptionSpec) -> list[OptionValue]:
    values = list(dict.fromkeys((*spec.words, *spec.only, *spec.offered)))
    # D-72: "table" only stands for one of the others.
    return [value for value in values if (spec.name, value) != ("lyzha_fine", "table")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", OPTIONS, ids=lambda spec: spec.name)
def test_every_value_of_every_option_is_explained(spec: OptionSpec, language: str) -> None:
    """Two tables that differ in one option never show the same rules."""
    words = texts(language)
    seats = 4 if spec.name in ONLY_FOUR else 3
    values = values_of(spec)
    assert len(values) > 1
    books = {book(TELLING | {spec.name: value}, seats, words) for value in values}
    assert len(books) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_fits_and_reads(preset: str, language: str) -> None:
    for seats, partners in ((2, "no"), (3, "no"), (4, "no"), (4, "yes")):
        options = {**PRESETS[preset], "partners": partners}
        for page in ("", *ARTICLES):
            screen = read("deberc", options, seats, page, texts(language), 123456789)
            check_screen(screen)
            assert len(plain(screen)) < (1500 if page == "words" else 1000)


def test_the_contents_lead_to_every_page_and_pages_back() -> None:
    contents = read("deberc", PRESETS["classic"], 2, "")
    assert all(press.table == 9 and press.what == "rules" for press in presses(contents))
    pages = page_names("deberc")
    listed: list[str] = []
    for section in presses(contents):
        screen = read("deberc", PRESETS["classic"], 2, section.value)
        check_screen(screen)
        *names, back = [press.value for press in presses(screen)]
        assert back == "contents"
        listed += names
    assert listed == list(pages)
    for at, page in enumerate(pages):
        values = [press.value for press in presses(read("deberc", PRESETS["classic"], 2, page))]
        before, after = pages[at - 1 : at] if at else [], pages[at + 1 : at + 2]
        assert values == [*before, *after, "contents"]


@pytest.mark.parametrize("part", ["contents", "no-such-page", "cards-deck"])
def test_an_unknown_page_is_the_contents(part: str) -> None:
    for table in (0, 9):
        contents = read("deberc", PRESETS["classic"], 2, "", RU, table)
        assert read("deberc", PRESETS["classic"], 2, part, RU, table) == contents


def test_page_names_are_short_ascii() -> None:
    assert all(page.isascii() and len(page) <= 16 for page in ARTICLES)


@pytest.mark.parametrize(
    ("preset", "seats", "page", "sentence"),
    [
        ("classic", 2, "bidding", "сдающий пасовать не может"),
        ("moscow", 2, "bidding", "Обяза нет"),
        ("classic", 2, "seven", "кому бы она ни пришла"),
        ("classic", 4, "seven", "Обмена семёрки вчетвером нет"),
        ("home", 2, "redeal", "не больше 13 очков"),
        ("home", 2, "runs", "победа сразу"),
        ("kharkov", 2, "best", "из более длинного ряда"),
        ("home", 2, "play", "Первым заходит игрок слева от сдающего"),
        ("classic", 2, "fines", "Лыжа — сдача без единой взятки: −50."),
        ("classic", 3, "fines", "Лыжа — сдача без единой взятки: −100."),
        ("kharkov", 2, "end", "дошёл до 1001"),
        ("moscow", 2, "end", "решает доезд"),
    ],
)
def test_pages_follow_preset_and_seats(preset: str, seats: int, page: str, sentence: str) -> None:
    assert sentence in plain(read("deberc", PRESETS[preset], seats, page))


def test_pairs_have_rules_of_their_own() -> None:
    options = {**PRESETS["classic"], "partners": "yes"}
    assert "Если взятку держит партнёр" in plain(read("deberc", options, 4, "play"))
    assert "−100 паре" in plain(read("deberc", options, 4, "fines"))
    assert "партнёр" not in plain(read("deberc", PRESETS["classic"], 4, "play"))


def test_the_customs_of_live_play_are_told() -> None:
    text = plain(read("deberc", PRESETS["classic"], 2, "customs"))
    assert "Правило карандаша" in text
    assert "Скинь-убейся" in text
