"""Terz at the table: colour, talon, melds as buttons, the seven, looking back, the claim."""

from dataclasses import replace

import pytest

from bot.presses import ChoosePress, LobbyPress
from bot.screens import GAME_SCREENS
from bot.screens.lobby import lobby
from bot.texts import LANGUAGES, texts
from engine.cards import parse_cards, pretty
from tests.bot.looks import check_alert, check_screen, labels, moves, plain
from tests.bot.played import NAMES
from tests.bot.terz_tables import (
    BORIS,
    RU,
    SCREENS,
    VERA,
    in_group,
    in_hand,
    own_view,
    shown,
)
from tests.engine.terz.deals import TENS
from tests.engine.terz.kit import Table, lay

COUNT_OF_CARDS = 9


def actions(table: Table, seat: int) -> list[str]:
    """What the buttons of a hand do, but for playing cards."""
    return [action for action in moves(in_hand(table, seat)) if not action.startswith("play ")]


# The colour, the talon


def before_the_call() -> Table:
    table = Table()
    table.match.deal(parse_cards(lay(upcard="8H")))
    return table


def test_the_colour_is_called_by_two_buttons_with_trump_face_down() -> None:
    table = before_the_call()
    hand = in_hand(table, 0)
    assert actions(table, 0) == ["colour red", "colour black"]
    assert labels(hand)[:2] == ["Красный ♦♥", "Чёрный ♠♣"]
    assert "Назовите цвет козыря" in plain(hand)
    assert "8♥" not in plain(hand) + "\n".join(in_group(table))
    assert actions(table, 1) == []
    assert f"Цвет козыря называет {VERA}" in "\n".join(in_group(table))
    table.play("colour:black")
    group = "\n".join(in_group(table))
    assert f"{VERA}: «Чёрный»" in group
    assert "Козырь ♥ · вскрышка 8♥ · в талоне 14 карт" in group
    assert f"Заходит {BORIS}" in group


def test_breaking_is_offered_with_every_depth() -> None:
    table = Table(lay(upcard="8H"))
    table.play_low()
    table.play_low()
    assert table.match.phase == "break"
    breaker = table.match.to_act
    assert breaker is not None
    hand = in_hand(table, breaker)
    assert actions(table, breaker) == [f"break {depth}" for depth in range(13)]
    assert "Снимите талон" in plain(hand)
    assert "сам" in plain(hand)
    assert actions(table, 1 - breaker) == []
    assert "Талон снимает" in "\n".join(in_group(table))


def test_the_talon_gets_shorter_and_its_end_is_shown() -> None:
    table = Table(lay(upcard="8H"))
    for left in (12, 10, 8, 6, 4, 2):
        table.trick()
        assert f"в талоне {left} карт" in "\n".join(in_group(table))
    table.trick()
    group = "\n".join(in_group(table))
    view = table.view(None)
    assert view.last_draw is not None
    assert view.last_taken is not None
    drawn = [f"{NAMES[seat]} — {pretty(card)}" for seat, card in (view.last_draw, view.last_taken)]
    assert "талон разобран" in group
    assert f"Последний подъём: {', '.join(drawn)}" in group
    assert drawn[1].endswith("8♥")
    table.trick()
    assert "Последний подъём" not in "\n".join(in_group(table))


# Melds


def test_melds_are_buttons_with_points_only_those_that_may_be_declared() -> None:
    table = Table(lay("9STSJSQS", upcard="8H"))
    hand = in_hand(table, 0)
    assert actions(table, 0) == ["declare 9STSJSQS", "declare TSJSQS", "declare 9STSJS"]
    for label in ("Полтинник от Q♠ · 50", "Терц от Q♠ · 20", "Терц от J♠ · 20"):
        assert label in labels(hand)
    assert actions(table, 1) == []
    table.play("declare:9STSJS")
    # One run of each suit in a turn (T-35).
    assert actions(table, 0) == []


def test_frames_come_after_the_talon_is_broken() -> None:
    table = Table(lay("JSJCJDJH", upcard="8H"))
    table.keep = {"JS", "JC", "JD", "JH"}
    assert actions(table, 0) == []
    table.trick()
    if table.match.to_act != 0:
        table.play_low()
    assert "declare JSJCJDJH" in actions(table, 0)
    assert "Двести валетов · 200" in labels(in_hand(table, 0))


def test_the_marriage_is_its_own_button() -> None:
    table = Table(lay("KHQH", upcard="8H"))
    assert actions(table, 0) == ["marriage"]
    assert "Марьяж · 20" in labels(in_hand(table, 0))


# The seven


def test_the_seven_is_a_button_and_the_fine_is_warned_of_in_time() -> None:
    table = Table(lay("7H", upcard="AH"))
    assert actions(table, 0) == ["seven"]
    assert "Обменять 7♥ на A♥" in labels(in_hand(table, 0))
    assert "✗ 7♥" in labels(in_hand(table, 0))
    assert "обменяйте на A♥" in plain(in_hand(table, 0))
    assert "обменяйте" not in plain(in_hand(table, 1))
    warned = []
    while table.view(None).talon:
        if table.match.to_act == 0:
            warned.append("Последний случай обменять 7♥ на A♥" in plain(in_hand(table, 0)))
        table.play_low() if table.match.phase == "play" else table.play("break:0")
    assert warned.count(True) == 1
    assert warned[-1]
    fine = f"⚠️ 7♥ не обменяна ({VERA}): штраф, +100 — {BORIS}"
    assert fine in in_group(table)
    assert "⚠️ 7♥ не обменяна (вы): штраф, +100 — Борис" in plain(in_hand(table, 0))


def test_the_exchange_is_seen_by_all() -> None:
    table = Table(lay("7H", upcard="AH"))
    table.play("seven")
    assert "вскрышка A♥ обменяна на 7♥" in "\n".join(in_group(table))
    assert "7♥" not in labels(in_hand(table, 0))


# Looking through the tricks


@pytest.mark.parametrize(
    ("look_back", "least"), [("talon", 1), ("two", 2), ("four", 4), ("never", 99)]
)
def test_tricks_are_looked_through_as_the_option_allows(look_back: str, least: int) -> None:
    table = Table(lay(upcard="8H"), look_back=look_back)
    assert SCREENS.tricks(own_view(table, 0), RU) is None
    for _ in range(8):
        table.trick()
        allowed = table.view(None).talon >= least
        for seat in (0, 1):
            text = SCREENS.tricks(own_view(table, seat), RU)
            assert (text is not None) == allowed
            assert ("🔍 Взятки" in labels(in_hand(table, seat))) == allowed
            if text is not None:
                check_alert(text)
                shown = sum(line.count(" ") for line in text.split("\n"))
                assert shown >= len(table.view(None).tricks)


# The claim


def test_the_claim_is_asked_before_it_is_made() -> None:
    table = Table(lay("7S8S9STSJS", upcard="8H"))
    table.play("declare:7S8S9STSJS")
    hand = in_hand(table, 0)
    assert "arrive" not in moves(hand)
    (ask,) = [b for row in hand.rows for b in row if b.text == "🏁 Доехал"]
    assert ask.data is not None
    assert ChoosePress.unpack(ask.data).what == "arrive"
    question = in_hand(table, 0, choosing="arrive")
    assert [*moves(question)] == ["arrive"]
    text = plain(question)
    assert "Записано: 100" in text
    assert "У вас ровно 100, партия до 501." in text
    assert "партия проиграна" in text
    (yes, no) = question.rows[0]
    assert (yes.text, yes.style) == ("Доехал!", "danger")
    assert no.data is not None
    assert ChoosePress.unpack(no.data).what == ""


def test_the_claim_counts_words_and_exact_tricks_of_ones_own() -> None:
    table = Table(lay("AH", "TH", upcard="8H"))
    table.play("AH TH")
    assert table.match.phase == "break"
    table.play("break:0")
    text = plain(in_hand(table, 0, choosing="arrive"))
    assert "Взятки этой сдачи, точно: 21" in text
    assert "У вас ровно 21" in text
    assert "21" not in plain(in_hand(table, 1))


def test_nobody_is_asked_who_may_not_claim() -> None:
    table = Table(lay(upcard="8H"))
    ordinary = in_hand(table, 1)
    assert in_hand(table, 1, choosing="arrive") == ordinary
    assert "🏁 Доехал" not in labels(ordinary)
    assert in_hand(table, 0, choosing="offers") == in_hand(table, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_fits_everywhere(language: str) -> None:
    table = Table(lay(upcard="8H"))
    view = own_view(table, 0, "arrive")
    check_screen(SCREENS.hand(view, texts(language)))
    check_screen(SCREENS.private_hand(view, texts(language)), limit=1024)


def test_a_new_hand_is_sorted_with_trump_first() -> None:
    table = Table(lay("9HJHAS7S", upcard="8H"))
    cards = [label.replace("✗ ", "") for label in labels(in_hand(table, 0))][:COUNT_OF_CARDS]
    assert cards[:2] == ["J♥", "9♥"]
    assert cards.index("A♠") < cards.index("7♠")


def test_between_deals_the_hand_tells_how_the_last_one_went() -> None:
    table = Table()
    table.canned(TENS)
    text = plain(in_hand(table, 0))
    assert "Сдача 1. Взятки: вы 70 · Борис 80" in text
    assert "Записано: вы +70 · Борис +80" in text


# The lobby


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_offers_every_game_that_can_be_shown(language: str) -> None:
    words = texts(language)
    table = Table(lay(upcard="8H"))
    view = replace(shown(table).view(None), stage="lobby", match=None, page="rules")
    screen = lobby(view, words)
    check_screen(screen)
    written = [b.data for row in screen.rows for b in row if b.data]
    choices = [LobbyPress.unpack(data) for data in written if data.startswith("l:")]
    games = [press.value for press in choices if press.what == "game"]
    assert games == [*GAME_SCREENS]
    assert words.plain("lobby-chosen", label=words.plain("game-terz")) in labels(screen)
    # Nothing is to be chosen where there is one choice only.
    assert not [press for press in choices if press.what in ("preset", "seats")]
    assert words.plain("terz-preset-classic") in plain(screen)
