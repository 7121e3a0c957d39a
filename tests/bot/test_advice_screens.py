"""Advice in words: a sentence that reads well whatever is advised."""

import pytest

from bot.playground.markup import length
from bot.review import Choice
from bot.screens.advice import because, hint, review_screen
from bot.texts import LANGUAGES, texts
from engine.berg.reasons import KEYS as BERG
from engine.cards import RED_JOKER, Card, parse_cards
from engine.deberc.reasons import KEYS as DEBERC
from engine.game import Action
from engine.games import game
from engine.players.judge import Judged, Reason
from engine.terz.reasons import KEYS as TERZ

PASS = Judged(Action(0, "pass"), 41)


@pytest.mark.parametrize(
    ("suit", "said"),
    [
        ("", "Совет: пас. В среднем это на 41 очко лучше, чем играть."),
        ("S", "Совет: пас. В среднем это на 41 очко лучше, чем играть ♠."),
    ],
)
def test_a_bid_reads_well_with_and_without_a_suit(suit: str, said: str) -> None:
    judged = [PASS, Judged(Action(0, "take", suit), 0)]
    assert hint("deberc", judged, 1.0, texts("ru")) == said


def test_small_points_are_told_where_they_are_much() -> None:
    judged = [Judged(Action(0, "draw"), 0.5), Judged(Action(0, "resign"), 0)]
    told = hint("berg", judged, 0.1, texts("ru"))
    assert told == "Совет: взять карту. В среднем это на 0,5 очка лучше, чем сдаться."
    assert hint("berg", judged, 1.0, texts("ru")).endswith("сдаться почти не хуже.")


def test_the_hint_says_why_between_the_advice_and_its_worth() -> None:
    judged = [
        Judged(Action(0, "play", "KS"), 5, Reason("sure")),
        Judged(Action(0, "play", "7H"), 0),
    ]
    told = hint("deberc", judged, 1.0, texts("ru"))
    assert told == ("Совет: K♠. Эту карту уже не перебить. В среднем это на 5 очков лучше, чем 7♥.")
    close = [judged[0], Judged(Action(0, "play", "7H"), 4.5)]
    told = hint("deberc", close, 1.0, texts("ru"))
    assert told == "Совет: K♠. Эту карту уже не перебить. Впрочем, 7♥ почти не хуже."


def test_what_a_player_would_do_is_advised_though_the_next_is_thought_a_little_better() -> None:
    judged = [Judged(Action(0, "play", "7S"), 5), Judged(Action(0, "play", "8S"), 5.5)]
    assert hint("deberc", judged, 1.0, texts("ru")) == "Совет: 7♠. Впрочем, 8♠ почти не хуже."


def test_a_reason_names_cards_suits_and_points() -> None:
    words = texts("ru")
    jack, nine = parse_cards("JH9H")
    assert because("deberc", Reason("take-two", (jack, nine)), words) == (
        "J♥ 9♥ — два старших козыря: с ними можно играть."
    )
    assert because("deberc", Reason("lone", suit=2), words) == (
        "Других ♦ у вас нет: потом сможете бить козырем."
    )
    assert because("berg", Reason("out", points=0.5), words) == (
        "Последняя карта: вы вышли и пишете 0,5 очка."
    )
    assert because("terz", None, words) == ""


def test_the_review_says_why_under_what_would_have_been_better() -> None:
    match = game("deberc").new_match(2, None, {}, 1)
    match.deal(game("deberc").deck)
    done, better = match.legal_actions()
    choices = [
        Choice(1, match.view(0), done, better, 12, Reason("take-long", suit=0, points=5)),
        Choice(2, match.view(0), better, done, 11, None),
    ]
    [_, first, second] = review_screen("deberc", choices, texts("ru")).text.split("\n\n")
    assert first.splitlines()[1:] == ["Козырей ♠ много: 5.", "Ваши карты: 7♠ 8♠ 9♠ K♠ A♠ 7♣"]
    assert len(second.splitlines()) == 2


RUN = "7S8S9STSJSQSKSAS"
# By game: its reasons, the longest things to be advised, and the most cards that a reason names
LONGEST: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[Card, ...]]] = {
    "deberc": (DEBERC, ("play TH", "meld", "seven", "redeal"), parse_cards(RUN[:14])),
    "terz": (TERZ, (f"declare {RUN}", f"beat {RUN}", "seven"), parse_cards(RUN)),
    "berg": (BERG, ("play JS XR", "open", "jokers"), (RED_JOKER,)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LONGEST)
def test_the_longest_hint_fits_an_alert(game: str, language: str) -> None:
    keys, actions, cards = LONGEST[game]
    for key in keys:
        for text in actions:
            for other in actions:
                best, next_best = (Action(0, *one.split(" ", 1)) for one in (text, other))
                reason = Reason(key, cards, 3, 150)
                judged = [Judged(best, 188, reason), Judged(next_best, 0)]
                told = hint(game, judged, 1.0, texts(language))
                assert length(told) <= 200
                assert not told.endswith("…"), told
