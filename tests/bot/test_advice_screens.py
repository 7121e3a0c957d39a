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
    assert hint("deberc", [PASS, Judged(Action(0, "take", suit), 0)], texts("ru")) == said
