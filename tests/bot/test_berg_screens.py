"""Berg in words: what may be played, how a game is counted, the column, the result."""

import pytest

from bot.rulebook.books import ARTICLES
from bot.screens import GAME_SCREENS
from bot.screens.base import FairDeal
from bot.texts import LANGUAGES, texts
from engine.berg.options import OPTIONS, PRESETS
from engine.options import OptionSpec
from tests.bot.books import read
from tests.bot.looks import check_screen, labels, plain
from tests.bot.played import PlayedTable, new_table
from tests.engine.berg.kit import Berg, lay
from tests.engine.berg.test_counting import go_out, source_5

SCREENS = GAME_SCREENS["berg"]
RU = texts("ru")
VERA, BORIS = "Вера", "Борис"


def table_of(berg: Berg) -> PlayedTable:
    """That match at a table; Vera has seat 0."""
    table = new_table(2, "short", name="berg")
    table.match = berg.match
    dealt = berg.match.deals_dealt
    table.deals = [FairDeal(number + 1, "00" * 32, 0) for number in range(dealt)]
    table.stage = "cut" if berg.match.phase == "deal" else "play"
    if berg.match.finished:
        table.stage = "over"
    return table


def group(berg: Berg) -> list[str]:
    return plain(SCREENS.table(table_of(berg).view(None), RU)).split("\n")


def hand(berg: Berg, seat: int) -> list[str]:
    return plain(SCREENS.hand(table_of(berg).view(seat), RU)).split("\n")


def counted(berg: Berg, number: int = 1) -> list[str]:
    return plain(SCREENS.count(table_of(berg).view(None), number, RU)).split("\n")


@pytest.mark.parametrize(
    ("up", "words"),
    [
        ("9H", "Можно: ♥ или 9, дама, красный джокер"),
        ("TS", "Можно: ♠ или 10, дама, чёрный джокер"),
        ("KD", "Можно: ♦ или K, дама, красный джокер"),
        ("XB", "Можно: ♠, ♣, дама, красный джокер"),
        ("XR", "Можно: ♦, ♥, дама, чёрный джокер"),
    ],
)
def test_what_may_be_played_is_said_in_words(up: str, words: str) -> None:
    berg = Berg(lay("8C 9C TC KC KS", "8H TH KH 8D 9D", up))
    assert words in group(berg)
    for seat in range(2):
        assert words in hand(berg, seat)


def test_orders_are_said_in_words() -> None:
    berg = Berg(lay("JS QS QH 8C 9C", "KS 8S 9S 8D 9D", "TS"))
    berg.do("0 play JS 8S")
    assert "Только 8♠ — заказ" in group(berg)
    berg.do("1 play 8S, 0 play QS D")
    assert "Заказана масть ♦. Можно: ♦, дама, красный джокер" in group(berg)
    berg.do("1 draw, 1 pass, 0 play QH")
    assert "Заказана масть ♥. Можно: ♥, дама, красный джокер" in group(berg)


def test_decks_and_turn_overs_are_counted() -> None:
    berg = Berg(lay("8C 9C TC KC KS", "8H TH KH 8D 9D", "9S"))
    assert "Колода: большая 21, малая 10" in group(berg)
    berg.drain(21)
    assert "Большая колода разобрана, в малой 10 карт" in group(berg)
    berg.do("1 draw, 1 play 9D")
    assert "Колода: большая" not in "".join(group(berg))


def test_playable_cards_come_first() -> None:
    berg = Berg(lay("8C 9C TC KS XB", "8H TH KH 8D 9D", "9S"))
    shown = labels(SCREENS.hand(table_of(berg).view(0), RU))
    assert shown[:5] == ["🃏⚫", "K♠", "9♣", "✗ 10♣", "✗ 8♣"]
    assert shown[5:7] == ["Взять карту", "Заявления…"]


def test_the_sources_endings() -> None:
    lines = counted(source_5())
    assert (
        "Сверху подряд одни значащие карты вышедшего: 🃏⚫ 2,0 + 🃏🔴 2,0 + Q♣ 1,0. "
        f"{VERA} пишет 5,0."
    ) in lines
    assert f"{VERA}: +5,0, счёт 5,0" in lines
    berg = Berg(lay("5H 6H KH QC QS", "9H 9S 9C TS TC", "TH", draws="8S"))
    berg.do("0 play 5H, 0 play 6H, 0 play KH, 1 play 9H")
    berg.do("0 play QC D, 1 draw, 1 pass, 0 play QS")
    assert (
        f"Сверху подряд одни значащие карты вышедшего: Q♣ 1,0 + Q♠ 1,5. {VERA} пишет 2,5."
    ) in counted(berg)


def test_the_sources_column_has_a_line_under_each_series() -> None:
    berg = Berg(None, 0)
    for seat, last in ((0, "QC"), (0, "KS"), (1, "XB"), (0, "QS"), (0, "TS"), (1, "XBQD")):
        go_out(berg, seat, last)
    lines = counted(berg, 6)
    at = next(nth for nth, line in enumerate(lines) if line.split() == [VERA, BORIS])
    column = [line.strip("─") or "line" for line in lines[at + 1 : at + 9]]
    assert [" ".join(line.split()) for line in column] == [
        "1 1,0 —",
        "2 1,5 —",
        "3 1,5 2,0",
        "line",
        "4 3,0 2,0",
        "5 3,5 2,0",
        "6 3,5 5,0",
        "line",
    ]


def test_prices_resignation_and_what_they_leave() -> None:
    berg = Berg(lay("8C 9C TC KC KS", "8H TH KH 8D 9D", "9S"))
    berg.do("0 jokers, 0 insure")
    assert f"👉 {VERA} · −1,5 · 5 карт · джокеров не было · страховка" in group(berg)
    berg.do("0 resign")
    lines = counted(berg)
    assert f"{VERA} сдаёт партию. {BORIS} пишет 0,5." in lines
    assert f"Заявления: {VERA} −1,5" in lines
    assert f"{VERA}: −1,5, счёт −1,5" in lines


def test_the_result_is_both_totals_and_the_margin() -> None:
    berg = Berg(None, 0, height=1)
    go_out(berg, 1, "XB")
    final = plain(SCREENS.final(table_of(berg).view(None), RU))
    assert "Берг взят: 2,0 : 0,0, разница 2,0." in final
    assert f"Победа: {BORIS}" in final


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_at_every_table(language: str) -> None:
    words = texts(language)
    for changes in (
        {},
        {"shuffling": "always", "insurance": "off", "deal_turns": "one"},
        {"shuffling": "buy", "insurance": "game", "open_hand": "1.5", "left_in_hand": "yes"},
    ):
        table = new_table(2, "short", changes, name="berg")
        for page in ("", *ARTICLES["berg"]):
            check_screen(read("berg", table.options, 2, page, words, 7, "short"))
            check_screen(read("berg", table.options, 2, page, words, 0, "short"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", OPTIONS, ids=lambda spec: spec.name)
def test_the_rules_explain_every_value_of_every_option(spec: OptionSpec, language: str) -> None:
    """Two tables that differ in one option never show the same rules."""
    words = texts(language)
    books = {
        "".join(
            read("berg", PRESETS["short"] | {spec.name: value}, 2, page, words, 7, "short").text
            for page in ARTICLES["berg"]
        )
        for value in spec.offered
    }
    assert len(books) == len(spec.offered) > 1


@pytest.mark.parametrize(
    ("page", "sentence"),
    [
        ("minute", "пока у кого-то не станет больше 15"),
        ("deal", "Каждый сдаёт три партии подряд"),
        ("upcard", "первый ход сдающего"),
        ("turn", "Пасовать можно, только взяв"),
        ("fits", "Джокера — на любую карту его цвета и на другого джокера"),
        ("force", "7 — берёт две и пропускает"),
        ("jack", "любую из 42, кроме себя самого"),
        ("queen", "заказана масть верхней дамы"),
        ("deck", "Взяли последнюю — сыгранные карты сразу переворачивают"),
        ("drawn", "переворачивать в третий раз"),
        ("out", "валет и дама ложатся без заказа"),
        ("jokers", "с тремя и меньше он не кладёт ничего"),
        ("resign", "пока из малой колоды не взято ни одной карты"),
        ("significant", "Q♣, пас соперника, Q♠ — 1 + 1,5 = 2,5"),
        ("end", "У вас 15,0: ещё не берг"),
    ],
)
def test_the_rules_tell(page: str, sentence: str) -> None:
    assert sentence in plain(read("berg", PRESETS["short"], 2, page, RU, 7, "short"))


@pytest.mark.parametrize(
    ("language", "page", "price"),
    [
        ("ru", "open", "Открытая игра, 1,0"),
        ("ru", "offers", "Открытая игра: −1,0"),
        ("ru", "options", "Открытая игра, цена: 1,0"),
        ("uk", "open", "Відкрита гра, 1,0"),
        ("en", "offers", "Open hand: −1.0"),
    ],
)
def test_the_rules_write_a_price_as_players_do(language: str, page: str, price: str) -> None:
    """B-44: the option's value is the string "1"."""
    options = PRESETS["short"] | {"open_hand": "1"}
    assert price in plain(read("berg", options, 2, page, texts(language), 7, "short"))
