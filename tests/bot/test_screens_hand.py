"""The hand: cards as buttons, what may be announced, the cut, the summary between deals."""

from dataclasses import replace
from typing import Any

import pytest

from bot.presses import CutPress, MovePress, SeatPress
from bot.screens import GAME_SCREENS
from bot.screens.base import FairDeal, Screen, TableView
from bot.screens.common import even_rows, in_hand_order
from bot.texts import texts
from engine.cards import Card, parse_card, parse_cards, parse_suit
from engine.deberc.view import DebercView
from engine.game import Action, Match
from engine.games import GAMES
from engine.options import OptionValue
from tests.bot.looks import labels, moves, plain
from tests.bot.played import PlayedTable, deberc, moments, new_table

SCREENS = GAME_SCREENS["deberc"]
RU = texts("ru")


def stacked(hands: list[str], rest: str) -> list[Card]:
    """A deck that deals these first six cards to eldest, the next seat …, and then ``rest``.

    D-11: twice three cards to each seat, then the upcard, then the second packets (D-12).
    """
    firsts = [parse_cards(hand) for hand in hands]
    deck = [card for hand in firsts for card in hand[:3]]
    deck += [card for hand in firsts for card in hand[3:]]
    deck += parse_cards(rest)
    every = GAMES["deberc"].deck
    assert len(set(deck)) == len(deck)
    return [*deck, *(card for card in every if card not in deck)]


def two_seats(preset: str = "classic", **changes: OptionValue) -> PlayedTable:
    """A deal whose upcard is 10♥ and whose bottom card is A♦.

    Seat 1 is eldest: J♥ 9♥ 7♥ K♠ Q♠ J♠, then A♥ 7♠ 8♣; seat 0: K♥ Q♥ 8♥ A♠ 9♠ 8♠, then 7♣ 9♣ 7♦.
    """
    table = new_table(2, preset, changes)
    deck = stacked(["JH9H7HKSQSJS", "KHQH8HAS9S8S"], "THAH7S8C7C9C7D")
    table.match.deal(deck)
    table.deals.append(FairDeal(1, "ab" * 32, 1, "", "", 5))
    table.stage, table.seq = "play", 40
    return table


def act(table: PlayedTable, *actions: str) -> None:
    """Let the seat that is to act do each of these."""
    match: Match = table.match
    for action in actions:
        assert match.to_act is not None
        verb, _, arguments = action.partition(" ")
        match.apply(Action(match.to_act, verb, arguments))
        table.seq += 1


def hand(table: PlayedTable, seat: int) -> Screen:
    return SCREENS.hand(table.view(seat), RU)


def card_rows(screen: Screen) -> list[list[str]]:
    """The labels of the rows of cards."""
    return [
        [button.text for button in row]
        for row in screen.rows
        if row[0].data is not None and ":play " in row[0].data
    ]


def test_bids_of_the_first_round() -> None:
    screen = hand(two_seats(), 1)
    assert plain(screen).startswith("Ваше слово, время выйдет")
    assert "Вскрышка 10♥ · сдаёт Вера" in plain(screen)
    assert labels(screen)[:2] == ["Играю ♥", "Пас"]
    assert "сдаёте вы" in plain(hand(two_seats(), 0))
    assert moves(screen)["take"].text == "Играю ♥"
    assert moves(screen)["take"].style == "success"
    assert moves(screen)["pass"].text == "Пас"
    assert "take" not in moves(hand(two_seats(), 0))


def test_while_bidding_the_hand_is_sorted_by_the_upcards_suit() -> None:
    assert card_rows(hand(two_seats(), 1)) == [["J♥", "9♥", "7♥"], ["K♠", "Q♠", "J♠"]]


def test_cards_are_neutral_while_they_cannot_be_played() -> None:
    table = two_seats()
    for seat in (0, 1):
        buttons = [b for a, b in moves(hand(table, seat)).items() if a.startswith("play")]
        assert len(buttons) == 6
        assert {button.style for button in buttons} == {None}
        assert not any("✗" in button.text for button in buttons)


def test_the_obligation_is_explained_and_offers_no_pass() -> None:
    table = two_seats()
    act(table, "pass", "pass", "pass")
    screen = hand(table, 0)
    assert "Обяз: пасовать нельзя" in plain(screen)
    assert "pass" not in moves(screen)
    assert [moves(screen)[f"take {suit}"].text for suit in "SCD"] == [
        "Играю ♠",
        "Играю ♣",
        "Играю ♦",
    ]
    assert "take H" not in moves(screen)


def test_without_obligation_the_last_hand_may_pass() -> None:
    table = two_seats("moscow")
    act(table, "pass", "pass", "pass")
    screen = hand(table, 0)
    assert "Обяз" not in plain(screen)
    assert "pass" in moves(screen)


def test_runs_seven_and_bella_are_buttons_on_the_first_turn() -> None:
    table = two_seats()
    act(table, "take")
    screen = hand(table, 1)
    assert plain(screen).startswith("Вам заходить")
    assert "Козырь ♥, играете вы · вскрышка 10♥ · низ A♦" in plain(screen)
    assert moves(screen)["meld"].text == "Объявить: терц от K♠ (20)"
    assert "Ваше: терц от K♠. Объявляйте до своей первой карты." in plain(screen)
    assert moves(screen)["seven"].text == "Обменять 7♥ на 10♥"
    act(table, "seven")
    assert moves(hand(table, 1))["meld"].text == "Объявить: терц от K♠, терц от J♥ (40)"
    act(table, "meld")
    screen = hand(table, 1)
    assert "seven" not in moves(screen)
    assert "meld" not in moves(screen)
    assert "Ваше: терц от K♠, терц от J♥ — объявлено." in plain(screen)
    assert "вскрышка 10♥ обменяна на 7♥" in plain(screen)


def test_the_bella_is_offered_where_its_card_may_be_played() -> None:
    table = two_seats()
    act(table, "take", "play 9H")
    screen = hand(table, 0)
    assert "Белла на руках: объявляйте перед королём или дамой." in plain(screen)
    assert moves(screen)["bella"].text == "Белла (20)"
    act(table, "bella")
    screen = hand(table, 0)
    assert "Объявлено: вы — белла" in plain(screen)
    assert moves(screen)["play KH"].style == "primary"
    assert moves(screen)["play 8H"].text == "✗ 8♥"


def test_playable_cards_are_blue_and_the_others_are_crossed() -> None:
    table = two_seats()
    act(table, "take", "play KS")
    screen = hand(table, 0)
    legal = {"play AS", "play 9S", "play 8S"}
    for action, button in moves(screen).items():
        if not action.startswith("play"):
            continue
        assert (button.style == "primary") == (action in legal)
        assert button.text.startswith("✗ ") == (action not in legal)
    assert len([a for a in moves(screen) if a.startswith("play")]) == 9


def test_every_press_carries_table_and_moment() -> None:
    table = two_seats()
    act(table, "take", "play KS")
    for button in moves(hand(table, 0)).values():
        assert button.data is not None
        press = MovePress.unpack(button.data)
        assert (press.table, press.seq) == (1234567, table.seq)


def test_trump_comes_first_and_rows_are_even() -> None:
    table = two_seats()
    act(table, "take")
    assert card_rows(hand(table, 1)) == [
        ["J♥", "9♥", "A♥", "7♥", "K♠"],
        ["Q♠", "J♠", "7♠", "8♣"],
    ]


@pytest.mark.parametrize(
    ("cards", "trump", "expected"),
    [
        ("7S8C9DTH", "C", "8CTH7S9D"),
        ("7S8C9DTH", None, "7STH8C9D"),
        ("7SKSTS8C9D", "S", "TSKS7S9D8C"),
        ("7S8CJC", "D", "7SJC8C"),
        ("7S8C9D", "H", "7S9D8C"),
        ("JHQH9H8C9D", "H", "JH9HQH8C9D"),
    ],
)
def test_suits_alternate_their_colours(cards: str, trump: str | None, expected: str) -> None:
    strong_to_weak = {"trump": "J9ATKQ87", "plain": "ATKQJ987"}

    def power(card: Card) -> int:
        suit = None if trump is None else parse_suit(trump)
        order = strong_to_weak["trump" if card // 10 == suit else "plain"]
        return -order.index("56789TJQKA"[card % 10])

    suit = None if trump is None else parse_suit(trump)
    assert in_hand_order(parse_cards(cards), suit, power) == list(parse_cards(expected))


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(0, []), (1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4]), (9, [5, 4])],
)
def test_rows_of_cards_are_even(count: int, sizes: list[int]) -> None:
    assert [len(row) for row in even_rows(list(range(count)), 5)] == sizes


def test_a_weak_hand_may_be_redealt() -> None:
    table = new_table(2, "home", {"first_lead": "taker"})
    table.match.deal(stacked(["8H7H9S8S7S8D", "KHQHAHASTSKS"], "TH7D9D9CJS"))
    table.deals.append(FairDeal(1, "ab" * 32, 1))
    table.stage = "play"
    act(table, "take")
    assert moves(hand(table, 1))["redeal"].text == "Слабые карты: пересдать"


def test_the_trick_and_the_score_call_the_viewer_you() -> None:
    table = two_seats()
    act(table, "take", "play KS", "play AS")
    text = plain(hand(table, 0))
    assert "Взятка: K♠ Борис, A♠ вы → вы" in text
    assert "Взятки: вы 1 · Борис 0" in text
    assert "Счёт до 501: вы 0 · Борис 0" in text


def test_in_pairs_the_score_is_ours_and_theirs() -> None:
    table = new_table(4, "classic", {"partners": "yes"})
    played = moments(table, seed=2, deals=1)
    next(played)
    next(played)
    text = plain(hand(table, 1))
    assert "Счёт до 501: мы 0 · они 0" in text
    assert "Партнёр — Гена" in text


def test_the_cutter_is_offered_depths_and_told_that_it_happens_by_itself() -> None:
    table = new_table(3, "classic")
    next(moments(table, seed=1))
    cutter = table.deals[0].cutter
    screen = hand(table, cutter)
    assert plain(screen).startswith("Снимите колоду, время выйдет")
    assert "колода снимется сама" in plain(screen)
    cuts = [
        CutPress.unpack(button.data)
        for row in screen.rows
        for button in row
        if button.data is not None and button.data.startswith("c:")
    ]
    assert all(cut.table == 1234567 and cut.deal == 1 and 0 < cut.depth < 32 for cut in cuts)
    assert len({cut.depth for cut in cuts}) >= 3
    for other in {0, 1, 2} - {cutter}:
        assert not any("c:" in (b.data or "") for row in hand(table, other).rows for b in row)
        assert "Колоду снимает Аня" in plain(hand(table, other))


def test_between_deals_the_hand_sums_up_the_last_one() -> None:
    table = new_table(2, "classic")
    for _ in moments(table, seed=4, deals=2):
        if table.stage == "cut" and len(table.deals) == 2:
            break
    count = deberc(table).counted[-1]
    text = plain(hand(table, 0))
    assert text.startswith("Сдача 1. ")
    assert "Записано: вы " in text
    assert f"вы {count.totals[0]} · Борис {count.totals[1]}".replace("-", "−") in text


def away_view(table: PlayedTable, seat: int, **marks: Any) -> TableView:
    view = table.view(seat)
    seats = tuple(replace(s, **marks) if s.number == seat else s for s in view.seats)
    return replace(view, seats=seats)


@pytest.mark.parametrize("mark", ["away", "left"])
def test_who_is_away_comes_back_with_one_press(mark: str) -> None:
    screen = SCREENS.hand(away_view(two_seats(), 1, **{mark: True}), RU)
    assert "За вас играет компьютер" in plain(screen)
    back = screen.rows[0][0]
    assert back.data == SeatPress(table=1234567, what="back").pack()
    assert back.style == "success"
    assert "back" not in " ".join(b.data or "" for row in hand(two_seats(), 1).rows for b in row)


@pytest.mark.parametrize("mark", ["away", "left"])
def test_the_others_see_for_whom_a_computer_plays(mark: str) -> None:
    view = away_view(two_seats(), 0, **{mark: True})
    text = plain(SCREENS.hand(replace(two_seats().view(1), seats=view.seats), RU))
    assert "Компьютер играет за: Вера" in text
    assert "За вас" not in text
    assert "Компьютер играет за" not in plain(hand(two_seats(), 1))


def test_a_vote_to_stop_is_asked_of_those_who_have_not_voted() -> None:
    table = two_seats()
    table.stop_votes = (1,)
    assert "Закончить игру" in labels(hand(table, 0))
    assert "Закончить игру" not in labels(hand(table, 1))
    assert "Закончить игру хотят: Борис" in plain(hand(table, 0))


def test_inside_the_group_the_hand_says_that_it_is_private() -> None:
    table = two_seats()
    screen = SCREENS.private_hand(table.view(1), RU)
    assert plain(screen).startswith("Это видите только вы.")
    assert {*moves(screen)} == {*moves(hand(table, 1))}
    assert not any(button.url for row in screen.rows for button in row)


def test_the_alert_shows_hand_table_and_trump() -> None:
    table = two_seats()
    act(table, "take", "play KS")
    assert SCREENS.hand_alert(table.view(0), RU) == (
        "Карты: K♥ Q♥ 8♥ A♠ 9♠ 8♠ 7♦ 9♣ 7♣\nНа столе: K♠\nКозырь ♥ · ваш ход"
    )
    assert SCREENS.hand_alert(table.view(1), RU).endswith("ход: Вера")


def test_a_finished_match_tells_the_winner_and_has_no_cards() -> None:
    table = new_table(2, "classic", {"target": 101})
    for _ in moments(table, seed=2):
        pass
    view = deberc(table)
    assert view.winner is not None
    assert plain(hand(table, view.winner)).startswith("🏆 Победа ваша!")
    other = hand(table, 1 - view.winner)
    assert plain(other).startswith(f"🏆 Победа: {table.names[view.winner]}!")
    assert moves(other) == {}
    assert SCREENS.hand_alert(table.view(0), RU) == "Игра окончена."


def test_one_card_is_read_back_from_its_button() -> None:
    table = two_seats()
    act(table, "take")
    for action, button in moves(hand(table, 1)).items():
        if action.startswith("play "):
            assert parse_card(button.text.removeprefix("✗ ")) == parse_card(action[5:])


def test_a_table_of_another_game_is_refused() -> None:
    view = replace(two_seats().view(1), match=None)
    assert not isinstance(view.match, DebercView)
    with pytest.raises(TypeError):
        SCREENS.hand(view, RU)


def test_no_words_are_cut_on_a_phone() -> None:
    """Four words in a row do not fit a phone: the way to the group has a row of its own."""
    rows = hand(two_seats(), 0).rows
    assert [button.text for button in rows[-2]] == ["Счёт", "Правила", "❓"]
    assert [button.text for button in rows[-1]] == ["↩ К столу"]
