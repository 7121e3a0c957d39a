"""How a deal of Terz was counted, in words; the score, and the end by each of its ways."""

import pytest

from bot.texts import LANGUAGES, texts
from tests.bot.looks import check_alert, check_screen, plain
from tests.bot.terz_tables import BORIS, RU, SCREENS, VERA, counted, in_group, in_hand, shown
from tests.engine.terz.deals import EVEN_ELDEST_LAST, FIVES, MORE_ELDEST_LAST, TENS
from tests.engine.terz.kit import Canned, Table, cards_of, lay


def played(deal: Canned, before: str = "", **options: int) -> Table:
    """A whole deal; seat 0 is the eldest."""
    table = Table(**options)
    table.canned(deal, before)
    return table


def test_seventy_six_and_seventy_four_are_eighty_and_seventy() -> None:
    lines = counted(played(MORE_ELDEST_LAST))
    assert lines[0] == f"Сдача 1 · сдаёт {BORIS}"
    assert lines[1].startswith("Козырь ") and lines[1].endswith(f"заходит {VERA}")
    assert "Слов не было" in lines
    tricks = [line for line in lines if "взят" in line and ":" in line]
    assert tricks[0].endswith(": 76, с последом → пишется 80")
    assert tricks[1].endswith(": 74 → пишется 70")
    assert "Пишут десятками, пятёрки — вниз." in lines
    assert f"{VERA}: взятки 80" not in lines
    assert f"{VERA}: +80, счёт 80" in lines
    assert f"{BORIS}: +70, счёт 70" in lines


@pytest.mark.parametrize("deal", [EVEN_ELDEST_LAST, FIVES])
def test_two_fives_both_go_down(deal: Canned) -> None:
    lines = counted(played(deal))
    assert "У обоих пятёрка — обоим вниз: на двоих 140, а не 150." in lines
    sums = [line for line in lines if "счёт" in line]
    assert sum(int(line.rpartition("счёт ")[2]) for line in sums) == 140


def test_whole_tens_are_written_as_they_are() -> None:
    lines = counted(played(TENS))
    assert not [line for line in lines if "пишется" in line]
    assert f"{VERA}: +70, счёт 70" in lines


def test_words_are_listed_with_what_was_beaten() -> None:
    table = Table(lay("9STSJS", "TCJCQC", upcard="7H"))
    table.keep = set(cards_of("9STSJSTCJCQC"))
    table.play("declare:9STSJS ask beat:TCJCQC")
    table.finish()
    lines = counted(table)
    assert "Слова" in lines
    assert f"{BORIS}: терц от Q♣ 20" in lines
    # Of a beaten run only what was heard (T-37).
    assert f"Перебито: {VERA} — терц от валета" in lines
    text = next(line for line in lines if line.startswith(f"{BORIS}: слова 20 + взятки"))
    assert text.endswith(f"счёт {table.match.totals[1]}")


def test_several_melds_are_summed() -> None:
    table = Table(lay("9STSJSKHQH", upcard="8H"))
    table.play("declare:9STSJS marriage")
    table.finish()
    assert f"{VERA}: терц от J♠ 20 + марьяж 20 = 40" in counted(table)


def test_the_fine_is_told_with_its_reason() -> None:
    table = Table(lay("7H", upcard="AH"))
    table.finish()
    lines = counted(table)
    assert f"⚠️ 7♥ не обменяна ({VERA}): штраф, +100 — {BORIS}" in lines
    assert any(line.startswith(f"{BORIS}: ") and "штраф 100 = " in line for line in lines)


def test_exact_points_close_the_match() -> None:
    table = played(MORE_ELDEST_LAST, target=76)
    lines = counted(table)
    assert "Точно, без округления: до 76 дошли." in lines
    assert f"{VERA}: +76, счёт 76" in lines
    final = plain(SCREENS.final(shown(table).view(None), RU))
    assert f"Победа: {VERA}!" in final
    assert "До цели больше никто не дошёл." in final


def test_equal_points_are_decided_by_the_last_trick() -> None:
    table = played(EVEN_ELDEST_LAST, target=75)
    final = plain(SCREENS.final(shown(table).view(None), RU))
    assert f"Победа: {VERA}!" in final
    assert "Поровну, решил послед." in final


def test_where_only_rounding_would_close_the_points_stay_exact() -> None:
    table = played(MORE_ELDEST_LAST, target=77)
    lines = counted(table)
    assert not table.match.finished
    why = "Точно, без округления: до 77 довело бы только округление, играем дальше."
    assert why in lines
    assert f"{VERA}: +76, счёт 76" in lines


@pytest.mark.parametrize(("target", "right"), [(100, True), (101, False)])
def test_a_claim_ends_the_match_and_says_why(target: int, right: bool) -> None:
    table = Table(lay("7S8S9STSJS", upcard="7H"), target=target)
    table.play("declare:7S8S9STSJS arrive")
    lines = counted(table)
    claim = next(line for line in lines if "«Доехал!»" in line)
    assert "овно 100" in claim
    assert "у соперника 0" in claim
    assert ("Верно" in claim) is right
    assert ("Ошибка" in claim) is not right
    assert "Точно и только взятое: сдачу прервал «Доехал»." in lines
    final = plain(SCREENS.final(shown(table).view(None), RU))
    if right:
        assert f"Победа: {VERA}!" in final
        assert f"Доезд ({VERA}): ровно 100 против 0." in final
        assert "Победа ваша!" in plain(in_hand(table, 0))
    else:
        assert f"Победа: {BORIS}!" in final
        assert f"Ошибка в «Доехал» ({VERA}): ровно 100 против 0." in final
        assert "Ошибка в «Доехал» (вы)" in plain(in_hand(table, 0))


def test_the_last_trick_before_a_claim_is_not_the_last_of_the_deal() -> None:
    table = Table(lay("7S8S9STSJS", upcard="7H"), target=100)
    match = table.match
    while True:
        legal = match.legal_actions()
        claim = next((one for one in legal if one.verb == "arrive"), None)
        if claim is not None and len(table.view(None).tricks) == 2:
            break
        match.apply(next(one for one in legal if one.verb != "arrive"))
    match.apply(claim)
    assert match.finished
    group = "\n".join(in_group(table))
    assert "Взятка: " in group
    assert "Послед" not in group


def test_the_score_marks_the_last_trick_and_the_claim() -> None:
    table = played(MORE_ELDEST_LAST)
    text = plain(SCREENS.score(shown(table).view(None), RU))
    assert "80•" in text
    assert "• — послед" in text
    assert "«Доехал»" not in text
    table = Table(lay("7S8S9STSJS", upcard="7H"), target=100)
    table.play("declare:7S8S9STSJS arrive")
    text = plain(SCREENS.score(shown(table).view(None), RU))
    assert " Д" in text
    assert "Д — «Доехал»" in text


def test_the_score_in_the_middle_of_a_deal_has_words_in_it() -> None:
    table = Table(lay("9STSJS", upcard="7H"))
    table.play("declare:9STSJS")
    view = shown(table).view(None)
    assert f"{VERA} 20 · {BORIS} 0" in plain(SCREENS.score(view, RU))
    assert f"{VERA} 20 · {BORIS} 0" in SCREENS.score_alert(view, RU)


def test_a_deal_that_is_not_over_has_no_count() -> None:
    table = Table(lay(upcard="7H"))
    with pytest.raises(LookupError):
        SCREENS.count(shown(table).view(None), 1, RU)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_fit_in_every_language(language: str) -> None:
    words = texts(language)
    for table in (played(FIVES), played(MORE_ELDEST_LAST, target=76)):
        view = shown(table).view(None)
        check_screen(SCREENS.count(view, 1, words))
        check_alert(SCREENS.score_alert(view, words))
        check_screen(SCREENS.score(view, words))
