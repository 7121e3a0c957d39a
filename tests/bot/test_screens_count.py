"""The count of a deal line by line, its proof, the score and the end."""

import hashlib
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.chance import cut_deck
from bot.screens import GAME_SCREENS
from bot.screens.base import TableView
from bot.texts import texts
from engine.cards import parse_cards
from engine.deberc.view import DealCount, DebercView, Fine, HangingPoints, Meld
from engine.options import OptionValue
from tests.bot.looks import plain
from tests.bot.played import NAMES, PlayedTable, dealt, deberc, moments, new_table

SCREENS = GAME_SCREENS["deberc"]
RU = texts("ru")
HEARTS = 3
TERZ = Meld(0, "terz", tuple(parse_cards("JSQSKS")), 20)


def made(**changes: Any) -> DealCount:
    """Boris plays hearts and makes it with 95 against 57 and 10, a deal of three."""
    count = DealCount(
        number=1,
        dealer=0,
        upcard=parse_cards("9H")[0],
        taker=1,
        trump=HEARTS,
        result="made",
        tricks=(3, 5, 1),
        card_points=(57, 85, 10),
        last_trick=1,
        melds=(),
        announced=(None, None, None),
        bella_by=None,
        bella_to=None,
        raw=(57, 95, 10),
        shares=(0, 0, 0),
        paid=(),
        written=(57, 95, 10),
        fine_list=(),
        fines=(0, 0, 0),
        hanging=(),
        totals=(57, 95, 10),
    )
    return replace(count, **changes)


def shown(
    count: DealCount, seats: int = 3, preset: str = "classic", **changes: OptionValue
) -> list[str]:
    """The lines of its message."""
    table = dealt(seats, preset, 1, **changes)
    view = table.view(None)
    match = replace(deberc(table), counted=(count,), phase="deal")
    return plain(SCREENS.count(replace(view, match=match), count.number, RU)).split("\n")


def test_a_deal_that_was_made() -> None:
    lines = shown(made())
    assert lines == [
        "Сдача 1 · сдаёт Вера",
        "Играет Борис, козырь ♥ · вскрышка 9♥",
        "",
        "Набрано",
        "Вера (3 взятки): 57",
        "Борис (5 взяток): 85 + послед 10 = 95",
        "Аня (1 взятка): 10",
        "",
        "✅ Сыграно: Борис 95 против 57. Каждый пишет своё.",
        "",
        "Записано",
        "Вера: +57, счёт 57",
        "Борис: +95, счёт 95",
        "Аня: +10, счёт 10",
    ]


def test_credited_runs_and_bella_are_parts_of_the_sum() -> None:
    count = made(melds=(TERZ,), announced=("terz", None, None), bella_by=0, bella_to=0)
    lines = shown(replace(count, raw=(97, 95, 10)))
    assert "Вера (3 взятки): 57 + терц от K♠ 20 + белла 20 = 97" in lines


def test_runs_of_a_side_without_a_trick_that_counts_them() -> None:
    count = made(
        melds=(TERZ,),
        announced=("terz", None, None),
        tricks=(0, 8, 1),
        card_points=(0, 142, 10),
        raw=(20, 152, 10),
    )
    lines = shown(count, runs_need_trick="no")
    assert "Вера (без взяток): терц от K♠ 20 = 20" in lines


@pytest.mark.parametrize(
    ("changes", "options", "expected"),
    [
        (
            {"announced": ("terz", "terz", None), "melds": (TERZ,)},
            {},
            "Не прошли: Борис — терц. Есть старше: Вера.",
        ),
        (
            {"announced": (None, None, "fifty"), "tricks": (3, 6, 0)},
            {},
            "Не в счёт: Аня — полтинник. Без взятки комбинации не пишут.",
        ),
        (
            {"announced": ("terz", "terz", None)},
            {"equal_runs": "trump"},
            "Не в счёт: Вера — терц, Борис — терц. Старшие равны, козырной среди них нет.",
        ),
        (
            {"announced": ("terz", None, "terz")},
            {"equal_runs": "last_trick"},
            "Не в счёт: Вера — терц, Аня — терц. Старшие равны, а послед у другого.",
        ),
    ],
)
def test_why_runs_do_not_count(
    changes: dict[str, Any], options: dict[str, OptionValue], expected: str
) -> None:
    assert expected in shown(made(**changes), 3, "classic", **options)


def test_no_reason_is_claimed_where_there_may_be_two() -> None:
    """D-45 and D-47: of two sides with equal kinds one has no trick."""
    count = made(announced=("terz", None, "terz"), tricks=(3, 6, 0))
    assert "Не прошли: Вера — терц, Аня — терц." in shown(count)


def test_where_the_bella_went() -> None:
    lost = shown(made(bella_by=2), preset="moscow")
    assert "Белла (Аня) не в счёт: её карты разошлись по чужим рукам." in lost
    moved = shown(made(bella_by=2, bella_to=0), preset="moscow")
    assert "Беллу объявляет Аня, но обе её карты взяты другой рукой: 20 — Вера." in moved
    trickless = shown(made(bella_by=2, tricks=(3, 6, 0)))
    assert "Белла (Аня) не в счёт: нет ни одной взятки." in trickless


def bayt(**changes: Any) -> DealCount:
    """Boris plays and gets 47 against 95 and 20."""
    count = made(
        result="bayt",
        last_trick=0,
        card_points=(85, 47, 20),
        raw=(95, 47, 20),
        shares=(47, 0, 0),
        written=(142, 0, 20),
        totals=(142, 0, 20),
    )
    return replace(count, **changes)


def test_a_bayt_gives_the_points_to_the_best() -> None:
    lines = shown(bayt())
    assert "❌ Байт: Борис 47 против 95. Очки играющего (47) забирает Вера." in lines
    assert "Вера: 95 + 47 чужой байт = 142, счёт 142" in lines
    assert "Борис: 0, счёт 0" in lines


def test_a_bayt_may_be_shared_or_hang() -> None:
    shared = bayt(raw=(57, 38, 57), shares=(19, 0, 19), written=(76, 0, 76))
    assert (
        "❌ Байт: Борис 38 против 57. Лучшие равны и делят очки играющего (38): Вера 19 · Аня 19."
        in shown(shared)
    )
    hangs = (HangingPoints(38, (0, 2), None, (0, 2), 1),)
    hung = bayt(raw=(57, 38, 57), shares=(0, 0, 0), written=(57, 0, 57), hanging=hangs)
    lines = shown(hung, preset="moscow")
    assert "❌ Байт: Борис 38 против 57. Лучшие равны, и очки играющего (38) повисают." in lines
    assert "Висит 38: разыграют Вера, Аня." in lines


def test_a_taker_without_points_gives_nothing_away() -> None:
    count = bayt(raw=(142, 0, 20), shares=(0, 0, 0), written=(142, 0, 20))
    assert "❌ Байт: Борис 0 против 142." in shown(count)


def test_a_hanging_bayt() -> None:
    hangs = (HangingPoints(76, (0, 1, 2), 1, (0, 1), 1),)
    count = made(result="hanging", raw=(76, 76, 10), written=(76, 0, 10), hanging=hangs)
    lines = shown(count)
    assert (
        "⚖️ Висячий байт: поровну, по 76: Борис, Вера. "
        "Очки играющего (76) повисают, остальные пишут своё."
    ) in lines
    assert "Висит 76: получит тот, кто больше наберёт." in lines


def test_hanging_points_that_are_paid() -> None:
    paid = ((HangingPoints(76, (0, 1, 2), 0), 1),)
    lines = shown(made(paid=paid, written=(57, 171, 10), totals=(57, 171, 10)))
    assert "Висевшие 76 получает Борис: больше всех среди тех, кто за них спорил." in lines
    assert "Борис: 95 + 76 висячие = 171, счёт 171" in lines


def test_an_owner_gets_the_older_points_back() -> None:
    paid = ((HangingPoints(60, (0, 1, 2), 1), 1),)
    hangs = (HangingPoints(76, (0, 1, 2), 1),)
    count = made(result="hanging", raw=(76, 76, 10), written=(76, 60, 10), paid=paid, hanging=hangs)
    assert "Висевшие 60 получает Борис: второй висячий байт подряд." in shown(count)
    assert "Борис: 0 + 60 висячие = 60, счёт 95" in shown(count)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("third_100", "третий байт и дальше"),
        ("every_50", "байт"),
        ("every_100", "байт"),
        ("three_100", "третий байт"),
        ("three_300", "третий байт"),
    ],
)
def test_fines_say_why(rule: str, words: str) -> None:
    fines = (Fine(1, "bayt", -100), Fine(2, "lyzha", -50))
    count = bayt(fine_list=fines, fines=(0, -100, -50), tricks=(4, 5, 0), totals=(142, -100, -30))
    lines = shown(count, bayt_fine=rule)
    assert f"Борис: 0 − 100 ({words}) = −100, счёт −100" in lines
    assert "Аня: 20 − 50 (лыжа, ни одной взятки) = −30, счёт −30" in lines


def void(**changes: Any) -> DealCount:
    zeros = (0, 0, 0)
    count = made(
        taker=None,
        trump=None,
        result="void",
        tricks=zeros,
        card_points=zeros,
        last_trick=None,
        raw=zeros,
        written=zeros,
        totals=(84, -20, 91),
    )
    return replace(count, **changes)


def test_a_void_deal_writes_nothing() -> None:
    lines = shown(void(), preset="moscow")
    assert lines == [
        "Сдача 1 · сдаёт Вера",
        "Вскрышка 9♥, играть никто не взялся",
        "",
        "Все спасовали. Никто ничего не пишет.",
        "",
        "Счёт прежний: Вера 84 · Борис −20 · Аня 91",
    ]
    weak = shown(void(taker=1, trump=HEARTS), preset="home")
    assert "Карты слабые, пересдача. Никто ничего не пишет." in weak


def test_the_third_void_deal_in_a_row_costs_the_dealer() -> None:
    fine = (Fine(0, "redeal", -100),)
    lines = shown(void(fine_list=fine, fines=(-100, 0, 0), totals=(-16, -20, 91)), preset="home")
    assert "Вера: 0 − 100 (три сдачи подряд без игры) = −100, счёт −16" in lines


def test_a_deberc_wins_at_once() -> None:
    run = Meld(2, "deberc", tuple(parse_cards("7S8S9STSJSQSKS")), 0)
    lines = shown(void(result="deberc", taker=1, trump=HEARTS, melds=(run,)), preset="home")
    assert "👑 Деберц! Аня: 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠. Это победа сразу." in lines


def test_pairs_are_counted_as_pairs() -> None:
    count = made(
        tricks=(2, 3, 1, 2),
        card_points=(57, 95),
        raw=(57, 105),
        written=(57, 105),
        shares=(0, 0),
        fines=(0, 0),
        totals=(57, 105),
        announced=(None,) * 4,
    )
    lines = shown(count, seats=4, partners="yes")
    assert "Вера и Аня (3 взятки): 57" in lines
    assert "Борис и Гена (5 взяток): 95 + послед 10 = 105" in lines
    assert "✅ Сыграно: Борис и Гена 105 против 57. Каждый пишет своё." in lines


def played(seats: int = 3, seed: int = 4, **changes: OptionValue) -> PlayedTable:
    table = new_table(seats, "classic", changes)
    for _ in moments(table, seed):
        pass
    return table


def test_the_proof_can_be_checked_with_what_the_message_says() -> None:
    table = played(target="deal")
    deal = table.deals[0]
    screen = SCREENS.count(table.view(None), 1, RU)
    assert "<blockquote expandable>" in screen.text
    codes = [part.split("</code>")[0] for part in str(screen.text).split("<code>")[1:]]
    assert len(codes) == 2
    assert hashlib.sha256(codes[0].encode()).hexdigest() == codes[1] == deal.commitment
    salt, _, deck = codes[0].partition(":")
    assert (salt, deck) == (deal.salt, deal.deck)
    text = plain(screen)
    assert f"Снято сверху: {deal.cut} " in text
    assert deal.cut is not None
    assert parse_cards(cut_deck(deck, deal.cut))[18] == deberc(table).counted[0].upcard


def test_there_is_no_proof_before_the_deal_is_over() -> None:
    table = dealt(3, "classic")
    view = table.view(None)
    assert view.deals[0].deck is None
    match = replace(deberc(table), counted=(made(),))
    assert "🔒" not in plain(SCREENS.count(replace(view, match=match), 1, RU))


def test_a_deal_that_is_not_over_has_no_count() -> None:
    with pytest.raises(LookupError):
        SCREENS.count(dealt(3, "classic").view(None), 1, RU)


def test_the_numbers_of_a_count_are_the_engines() -> None:
    """In whole matches each side's line ends with what the engine wrote and totalled."""
    table = played(seats=3, seed=9, target=301)
    names = NAMES
    for count in deberc(table).counted:
        text = plain(SCREENS.count(table.view(None), count.number, RU))
        assert count.result in ("made", "bayt", "hanging")
        written = text.split("Записано\n")[1].split("\n")
        for side, total in enumerate(count.totals):
            sum_ = count.written[side] + count.fines[side]
            assert written[side].startswith(f"{names[side]}: ")
            shown_sum = str(sum_).replace("-", "−")
            assert re.search(rf"[ +]{shown_sum}, счёт {total}$".replace("-", "−"), written[side])


def test_the_score_has_a_line_for_each_deal_and_the_totals() -> None:
    table = played()
    view = deberc(table)
    text = plain(SCREENS.score(table.view(None), RU))
    rows = [row for row in text.split("\n") if row[:2].strip().isdecimal()]
    assert len(rows) == len(view.counted)
    for count, row in zip(view.counted, rows, strict=True):
        for written, fine in zip(count.written, count.fines, strict=True):
            assert str(written + fine).replace("-", "−") in row
        assert ("•" in row) == (count.taker is not None)
    total = next(row for row in text.split("\n") if row.startswith("Σ") or " Σ" in row)
    assert total.split()[1:] == [str(total).replace("-", "−") for total in view.totals]


def test_a_long_match_shows_its_last_deals() -> None:
    table = played(seats=2, seed=3, target=3001)
    assert len(deberc(table).counted) > 25
    text = plain(SCREENS.score(table.view(None), RU))
    assert f"Раньше записано ещё: {len(deberc(table).counted) - 25} сд" in text
    assert len(text) < 2000


def test_before_the_first_count_the_score_is_empty() -> None:
    view = dealt(2, "classic").view(None)
    assert "Ещё ни одной сдачи" in plain(SCREENS.score(view, RU))
    assert SCREENS.score_alert(view, RU) == "Счёт до 501, 0 сдач: Вера 0 · Борис 0"


def final(won_by: str, totals: tuple[int, ...], **changes: OptionValue) -> tuple[TableView, str]:
    """A match that Boris has won, and its final message."""
    table = new_table(len(totals), "classic", changes)
    for _ in moments(table, seed=1, deals=2):
        pass
    match = deberc(table)
    match = replace(match, winner=1, won_by=won_by, totals=totals, phase="finished")
    assert isinstance(match, DebercView)
    view = replace(table.view(None), stage="over", match=match)
    return view, plain(SCREENS.final(view, RU))


@pytest.mark.parametrize(
    ("won_by", "totals", "options", "expected"),
    [
        ("points", (120, 510, 30), {}, "До цели больше никто не дошёл."),
        ("points", (505, 510, 30), {}, "По очкам: больше всех на счету."),
        ("points", (420, 480, 30), {}, "Решила дополнительная сдача: больше всех очков."),
        ("last_trick", (530, 510, 30), {}, "До цели дошли сразу несколько, решил послед."),
        ("last_trick", (510, 510, 30), {}, "Поровну, решил послед."),
        (
            "arrival",
            (530, 510, 30),
            {},
            "До цели дошли сразу несколько, решил доезд: кто раньше доехал.",
        ),
        ("deberc", (120, 30, 30), {}, "Решил деберц: семь карт подряд."),
    ],
)
def test_the_end_says_by_which_measure(
    won_by: str, totals: tuple[int, ...], options: dict[str, OptionValue], expected: str
) -> None:
    _, text = final(won_by, totals, **options)
    assert text.startswith(f"🏆 Победа: Борис!\n{expected}\n")


def test_the_end_ranks_the_winner_first() -> None:
    view, text = final("last_trick", (530, 510, 30))
    assert "1. Борис — 510\n2. Вера — 530\n3. Аня — 30" in text
    assert "2 сдачи" in text
    assert plain(SCREENS.table(view, RU)).startswith("🏆 Победа: Борис!")


def test_one_deal_as_a_match() -> None:
    table = played(seats=2, target="deal")
    text = plain(SCREENS.final(table.view(None), RU))
    assert "Одна сдача: у победителя больше всех очков." in text
    assert "в одну сдачу · 1 сдача" in text
