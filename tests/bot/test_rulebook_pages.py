"""Pages of the rulebook: the numbers of the very table, books to pick, pages made from options."""

import re
from typing import Final

import pytest

from bot.presses import LARGEST, ShowPress
from bot.rulebook.book import CONTENTS, book_of_preset, opened
from bot.rulebook.books import ARTICLES, SECTIONS
from bot.rulebook.pages import contents, page, page_names, sections
from bot.screens.ask import page_url
from bot.screens.base import Screen
from bot.texts import LANGUAGES, texts
from engine.deberc.options import OPTIONS, PRESETS
from engine.games import GAMES
from tests.bot.books import RU, read
from tests.bot.looks import check_screen, labels, plain

LINK: Final = re.compile(r"https://t\.me/kozyr_bot\?start=([A-Za-z0-9_-]{1,64})")


def values(screen: Screen) -> list[str]:
    return [ShowPress.unpack(b.data).value for row in screen.rows for b in row if b.data]


def test_articles_take_their_numbers_from_the_table() -> None:
    options = {**PRESETS["classic"], "bayt_fine": "every_50", "target": 777, "lyzha_fine": 100}
    assert "−50" in plain(read("deberc", options, 2, "bayt"))
    assert "777" in plain(read("deberc", options, 2, "end"))
    assert "−100" in plain(read("deberc", options, 2, "lyzha"))


def test_the_reader_picks_a_preset_and_stays_on_the_page() -> None:
    book = book_of_preset("deberc", "classic", "3")
    first = page(book, "bella", RU)
    picks = [f"deberc.{preset}.3.bella" for preset in PRESETS]
    assert values(first)[: len(picks)] == picks
    assert labels(first)[: len(picks)] == ["✓ Классика", "Домашние", "Москва", "Харьков"]
    second, name = opened("deberc.kharkov.3.bella")
    assert name == "bella"
    assert (second.game, second.preset, second.seats) == ("deberc", "kharkov", 3)
    assert page(second, name, RU).text != first.text
    # Everything on the page stays with that preset, but for the other presets.
    others = values(page(second, name, RU))[len(picks) :]
    assert all(value.startswith("deberc.kharkov.3.") for value in others)


def test_where_presets_do_not_differ_there_is_nothing_to_pick() -> None:
    assert values(page(book_of_preset("deberc"), "cards", RU)) == [
        f"deberc.classic.2.{name}" for name in ("minute", "deal", CONTENTS)
    ]


def test_a_page_names_its_neighbours_and_leads_back_to_the_contents() -> None:
    def below(name: str) -> list[str]:
        return labels(read("deberc", PRESETS["classic"], 2, name))

    assert below("minute") == ["Карты и очки ›", "☰ Разделы"]
    assert below("deal") == ["‹ Карты и очки", "Торговля ›", "☰ Разделы"]
    assert below("runs") == ["‹ Пересдача", "Чья комбинация… ›", "☰ Разделы"]
    assert below("options") == ["‹ Чем отличаются…", "☰ Разделы"]


def test_at_a_table_nothing_is_picked() -> None:
    listed = [f"in-{name}" for name in SECTIONS["deberc"]]
    for name in (CONTENTS, *page_names("deberc"), *listed):
        shown = values(read("deberc", PRESETS["classic"], 3, name))
        assert {*shown} <= {CONTENTS, *page_names("deberc"), *listed}


def test_without_a_table_the_contents_offer_presets_seats_and_games() -> None:
    shown = values(contents(book_of_preset("deberc", "moscow", "pairs"), RU))
    assert {*shown[:-10]} == {f"deberc.moscow.pairs.in-{name}" for name in SECTIONS["deberc"]}
    assert shown[-10:-6] == [f"deberc.{preset}.pairs.contents" for preset in PRESETS]
    assert shown[-6:-2] == [f"deberc.moscow.{seats}.contents" for seats in ("2", "3", "4", "pairs")]
    assert shown[-2:] == ["terz.contents", "berg.contents"]


def test_pairs_read_the_rules_of_pairs() -> None:
    book, _ = opened("deberc.classic.pairs.play")
    assert (book.seats, book.options["partners"], book.seating) == (4, "yes", "pairs")
    assert opened("deberc.classic.4.play")[0].options["partners"] == "no"


@pytest.mark.parametrize(
    "name",
    ["", "contents", "x", "a.b.c.d.e.f", "....", "terz.classic.9.melds", "nothing.classic.2.deal"],
)
def test_whatever_a_press_names_some_page_is_shown(name: str) -> None:
    check_screen(page(*opened(name), RU))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ARTICLES)
def test_without_a_table_nothing_is_said_of_this_table(game: str, language: str) -> None:
    words = texts(language)
    for preset in GAMES[game].presets:
        for seating in ("2", "3", "4", "pairs"):
            book = book_of_preset(game, preset, seating)
            for name in (CONTENTS, *page_names(game)):
                told = plain(page(book, name, words)).lower()
                assert not re.search(r"эт(им|ого|ом) стол|ц(им|ього|ьому) стол|this table", told)


def test_old_presses_still_open_their_page() -> None:
    book, name = opened("terz.melds")
    assert (book.game, name) == ("terz", "melds")


@pytest.mark.parametrize("game", ARTICLES)
def test_every_page_has_a_press_and_a_link_that_lead_to_it(game: str) -> None:
    for name in (CONTENTS, *page_names(game)):
        for preset in GAMES[game].presets:
            book = book_of_preset(game, preset, "pairs")
            again, article = opened(book.page(name))
            assert (again, article) == (book, name)
            found = LINK.fullmatch(book.link("kozyr_bot", name))
            assert found
            assert found[1].split("_")[2:] == book.page(name).split(".")
        assert LINK.fullmatch(page_url("kozyr_bot", LARGEST, name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ARTICLES)
def test_a_section_lists_its_pages_and_says_whose_they_are(game: str, language: str) -> None:
    words = texts(language)
    book = book_of_preset(game)
    assert [name for names in sections(game).values() for name in names] == [*page_names(game)]
    for section, names in sections(game).items():
        screen = page(book, f"in-{section}", words)
        check_screen(screen)
        assert values(screen) == [book.page(name) for name in (*names, CONTENTS)]
        assert len(screen.rows) <= 8
        title, whose = plain(screen).split("\n\n")
        assert words.plain(f"rules-section-{section}") in title
        assert whose.startswith(words.plain(f"game-{game}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_differences_are_those_of_the_presets(language: str) -> None:
    words = texts(language)
    told = plain(page(book_of_preset("deberc"), "differences", words))
    for spec in OPTIONS:
        label = words.plain(f"deberc-option-{spec.name}")
        differs = len({values[spec.name] for values in PRESETS.values()}) > 1
        assert (label in told.splitlines()) == differs, spec.name
    named = [words.plain(f"deberc-preset-{preset}") for preset in PRESETS]
    for block in told.split("\n\n")[1:-1]:
        sides = [line.partition(" — ")[0].split(", ") for line in block.splitlines()[1:]]
        assert sorted(name for side in sides for name in side) == sorted(named)


@pytest.mark.parametrize("game", ARTICLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_of_a_table_mark_what_its_preset_has_otherwise(
    game: str, language: str
) -> None:
    words = texts(language)
    preset, usual = next(iter(GAMES[game].presets.items()))
    name = {"berg": "height"}.get(game, "target")
    asked = plain(read(game, {**usual, name: 77}, 2, "options", words, 9, preset))
    marked = [line for line in asked.splitlines() if line.startswith("✎")]
    label = words.plain(f"{game}-option-{name}")
    assert len(marked) == 1
    assert marked[0].startswith(f"✎ {label}: 77")
    assert str(usual[name]) in marked[0]
    for spec in GAMES[game].options:
        assert words.plain(f"{game}-option-{spec.name}") in asked
    assert "✎" not in plain(read(game, usual, 2, "options", words, 9, preset))
