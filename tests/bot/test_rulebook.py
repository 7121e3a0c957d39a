"""The rulebook: every clause is told, every article is whole, in every language."""

import re
from typing import Final

import pytest

from bot.rulebook.article import Articles
from bot.rulebook.books import ARTICLES, article_of
from bot.rulebook.clauses import CLAUSES
from bot.rulebook.pages import EXAMPLE, GLOSSARY, NO_BREAK
from bot.texts import LANGUAGES, texts
from engine.games import GAMES
from tests.bot.books import read
from tests.bot.looks import CARD, check_screen, plain
from tests.bot.test_texts import TEXTS, messages

GAME_NAMES: Final = tuple(ARTICLES)
JOKERS: Final = ("🃏⚫", "🃏🔴")


def articles(game: str) -> Articles:
    return ARTICLES[game]


def test_every_game_has_its_rulebook() -> None:
    assert {*ARTICLES} == {*CLAUSES} == {*GAMES}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_clause_has_an_article_and_no_article_names_another(game: str) -> None:
    named = {clause for article in articles(game).values() for clause in article.clauses}
    assert named == {*CLAUSES[game]}
    assert all(article_of(game, clause) for clause in CLAUSES[game])


@pytest.mark.parametrize("game", GAME_NAMES)
def test_names_of_articles_fit_presses_and_links(game: str) -> None:
    assert all(re.fullmatch("[a-z0-9-]{1,16}", name) for name in articles(game))
    assert GLOSSARY in articles(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_article_has_a_title_other_words_and_an_example_with_cards(
    game: str, language: str
) -> None:
    spoken = messages(language)
    for name, article in articles(game).items():
        keys = {f"{game}-rules-{name}", f"{game}-rules-{name}-also"} | {
            f"{game}-rules-{name}-{paragraph}" for paragraph in article.paragraphs
        }
        assert keys <= {*spoken}, name
        also = texts(language).plain(f"{game}-rules-{name}-also").split(",")
        assert len([word for word in also if word.strip()]) >= 3, name
        if name != GLOSSARY:
            assert article.paragraphs[-1] == EXAMPLE, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_no_text_of_an_article_is_left_out(game: str, language: str) -> None:
    told = {f"{game}-rules-{part}" for part in ("title", "about", "table")}
    for name, article in articles(game).items():
        parts = ("", "-also", *(f"-{paragraph}" for paragraph in article.paragraphs))
        told |= {f"{game}-rules-{name}{part}" for part in parts}
    spoken = {key for key in messages(language) if key.startswith(f"{game}-rules-")}
    assert told <= spoken
    # Others are pieces that these are put together from.
    source = (TEXTS / language / f"{game}-rules.ftl").read_text(encoding="utf-8")
    assert all(f"{{ {key} }}" in source for key in spoken - told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_examples_are_drawn_with_cards(game: str, language: str) -> None:
    """But for those about seats, scores and words, which have none."""
    words = texts(language)
    preset, options = next(iter(GAMES[game].presets.items()))
    drawn = []
    for name, article in articles(game).items():
        if EXAMPLE not in article.paragraphs:
            continue
        screen = read(game, options, GAMES[game].seat_counts[0], name, words, 9, preset)
        example = words(
            f"{game}-rules-{name}-{EXAMPLE}", **{**options, "seats": GAMES[game].seat_counts[0]}
        )
        assert f"<blockquote>{example.strip()}</blockquote>" in screen.text, name
        drawn.append(bool(CARD.search(example)) or any(joker in example for joker in JOKERS))
    assert sum(drawn) > len(drawn) / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_page_of_every_preset_fits_and_names_its_clauses(game: str, language: str) -> None:
    for preset, options in GAMES[game].presets.items():
        for table in (0, 7):
            for name, article in articles(game).items():
                screen = read(
                    game, options, GAMES[game].seat_counts[-1], name, texts(language), table, preset
                )
                check_screen(screen)
                last = plain(screen).splitlines()[-1]
                assert last.endswith(", ".join(article.clauses).replace("-", NO_BREAK))
