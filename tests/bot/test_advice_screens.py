"""Advice in words: a sentence that reads well whatever is advised."""

import pytest

from bot.screens.advice import hint
from bot.texts import texts
from engine.game import Action
from engine.players.judge import Judged

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
