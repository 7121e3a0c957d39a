"""The rules pages of Terz: made from the options, every option explained."""

import pytest

from bot.presses import ShowPress
from bot.rulebook.terz import ARTICLES
from bot.texts import LANGUAGES, Texts, texts
from engine.options import OptionSpec, OptionValue
from engine.terz.options import OPTIONS, PRESETS
from tests.bot.books import RU, read
from tests.bot.looks import check_screen, plain


def book(words: Texts, **changes: OptionValue) -> str:
    """All pages as one text."""
    options = PRESETS["classic"] | changes
    return "\n".join(plain(read("terz", options, 2, page, words)) for page in ARTICLES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", OPTIONS, ids=lambda spec: spec.name)
def test_every_value_of_every_option_is_explained(spec: OptionSpec, language: str) -> None:
    """Two tables that differ in one option never show the same rules."""
    books = {book(texts(language), **{spec.name: value}) for value in spec.offered}
    assert len(books) == len(spec.offered) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_and_reads(language: str) -> None:
    for page in ("", *ARTICLES):
        screen = read("terz", PRESETS["classic"], 2, page, texts(language), 123456789)
        check_screen(screen)
        assert len(plain(screen)) < 1000


def test_without_a_table_the_pages_name_their_game() -> None:
    screen = read("terz", PRESETS["classic"], 2, "melds", RU, 0)
    values = [ShowPress.unpack(b.data).value for row in screen.rows for b in row if b.data]
    at = list(ARTICLES).index("melds")
    before, after = list(ARTICLES)[at - 1], list(ARTICLES)[at + 1]
    assert values == [f"terz.classic.2.{name}" for name in (before, after, "contents")]


@pytest.mark.parametrize(
    ("page", "sentence"),
    [
        ("cards", "J — 20, 9 — 13, A — 11"),
        ("cards", "всего во взятках 150"),
        ("minute", "После сдачи, в которой кто-то дошёл до 501"),
        ("deal", "в талоне 14 карт"),
        ("colour", "Козырь названного цвета — заходит тот, кто назвал"),
        ("talon", "от 0 до 12"),
        ("play", "что угодно, кроме козырной семёрки"),
        ("endgame", "масти нет — козырь, любой, хоть самый младший"),
        ("jack", "Козырный валет вольный"),
        ("seven", "после последнего подъёма пишет 100"),
        ("melds", "двести валетов"),
        ("ranking", "Обе от одной — старше козырная"),
        ("frames", "когда талон уже сломан"),
        ("again", "Новая карта в масти открывает всё"),
        ("several", "в каждой масти не больше одной мастевой"),
        ("answers", "«От чего?»"),
        ("answers", "— От чего? — От валета. — Не годится, от дамы."),
        ("shown", "Перебитую не показывают"),
        ("marriage", "если другую вы уже сыграли сами"),
        ("count", "74 и 76 — это 70 и 80, а 75 и 75 — по 70"),
        ("end", "поровну — тот, у кого послед"),
        ("arrival", "Карты неоконченной взятки не в счёт"),
        ("signs", "○ кружок — 100"),
    ],
)
def test_pages_tell_the_rules(page: str, sentence: str) -> None:
    assert sentence in plain(read("terz", PRESETS["classic"], 2, page))
