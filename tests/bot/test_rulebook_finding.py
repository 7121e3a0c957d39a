"""Finding articles: as people ask, in three languages, misspelt, by jargon, from the table."""

import pytest

from bot.presses import ShowPress
from bot.rulebook.answering import answer, offers
from bot.rulebook.book import CONTENTS, book_of_preset
from bot.rulebook.books import ARTICLES
from bot.rulebook.finding import entry, find
from bot.rulebook.pages import GLOSSARY, contents, glossary, page, page_names
from bot.texts import LANGUAGES, texts
from tests.bench.rulebook_search import questions, wrong
from tests.bot.books import RU
from tests.bot.looks import check_screen, labels, plain

DEBERC = book_of_preset("deberc")


def best(query: str, language: str = "ru", game: str | None = "deberc") -> str:
    """The article that comes first, with its game."""
    hit = find(query, language, game)[0]
    return f"{hit.game}.{hit.article}"


def test_the_right_article_comes_first_in_at_least_95_of_100_questions() -> None:
    asked = questions()
    known = {f"{game}.{name}" for game in ARTICLES for name in page_names(game)}
    assert len(asked) >= 150
    assert len({*asked}) == len(asked)
    assert {one.language for one in asked} == {*LANGUAGES}
    assert {one.article for one in asked} <= known
    assert len(wrong()) <= 0.05 * len(asked)


@pytest.mark.parametrize(
    "query", ["белла", "Беллу", "беллой", "бэлла", "бела", "bella", "Bela", "БЕЛЛА?!", "белла" * 1]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_inflected_misspelt_and_in_other_letters(query: str, language: str) -> None:
    assert best(query, language) == "deberc.bella"


def test_ones_own_game_comes_first_and_others_where_only_they_have_it() -> None:
    assert best("козырный валет", game="deberc") == "deberc.cards"
    assert best("козырный валет", game="terz") == "terz.jack"
    assert best("рамка", game="deberc") == "terz.frames"
    assert best("белла", game=None) == "deberc.bella"


@pytest.mark.parametrize("query", ["", "   ", "???", "🂡", "ъъъ", "qwzxv", "<qwzxv>", "x" * 5000])
def test_where_nothing_is_found_the_contents_say_so(query: str) -> None:
    assert find(query, "ru", "deberc") == []
    screen = answer(query, DEBERC, RU)
    check_screen(screen)
    assert "ничего нет" in plain(screen)
    assert screen.rows == contents(DEBERC, RU).rows


def test_a_clear_answer_is_the_article_itself() -> None:
    assert answer("белла", DEBERC, RU) == page(DEBERC, "bella", RU)
    other = answer("рамка", DEBERC, RU)
    assert other == page(book_of_preset("terz"), "frames", RU)


def test_several_close_ones_give_a_choice() -> None:
    screen = answer("старшинство", DEBERC, RU)
    check_screen(screen)
    assert "не одна статья" in plain(screen)
    pages = [ShowPress.unpack(b.data).value for row in screen.rows for b in row if b.data]
    assert {"deberc.classic.2.cards", "deberc.classic.2.best"} <= {*pages}
    assert pages[-1] == DEBERC.page(CONTENTS)
    assert len({*labels(screen)}) == len(labels(screen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_are_offered_as_ready_messages_for_any_chat(language: str) -> None:
    words = texts(language)
    found = offers("bella", words, "kozyr_bot")
    assert found[0].key == "deberc.bella"
    assert len({one.key for one in found}) == len(found) <= 10
    for one in found:
        check_screen(one.screen)
        assert "<" not in one.title + one.description
        assert len(one.description) <= 100
        # A message sent through somebody has no pages to turn: it leads to the direct chat.
        ((button,),) = one.screen.rows
        assert button.url is not None
        assert button.url.startswith("https://t.me/kozyr_bot?start=r_0_")
    assert words.plain("deberc-rules-bella") in plain(found[0].screen)
    assert offers("", words, "kozyr_bot") == []


def test_a_word_of_the_glossary_alone_is_answered_by_its_entry() -> None:
    screen = page(DEBERC, GLOSSARY, RU)
    heads = glossary(DEBERC, RU)
    assert entry("заказавшего", heads) == "заказавший"
    assert entry("мусора", heads) == "мусор"
    assert entry("какие слова есть", heads) == "Слова"
    assert entry("словарь", heads) is None
    shown = answer("словарь терминов", DEBERC, RU)
    assert shown == screen
