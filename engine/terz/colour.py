"""Weighing the call of a colour (T-11): the deal is rolled out with either seat leading."""

import random
from collections.abc import Sequence
from statistics import fmean

from engine.cards import SUITS, card_set
from engine.game import Action
from engine.players.judge import Judged
from engine.terz.kernel import pack
from engine.terz.rollout import run
from engine.terz.search import table_of
from engine.terz.tables import DECK
from engine.terz.talk import Position
from engine.terz.view import TerzView


def weigh_colours(
    view: TerzView, legal: Sequence[Action], worlds: int, rng: random.Random
) -> list[Judged]:
    """Both colours, tried in the same worlds."""
    assert view.seat is not None
    assert view.hand is not None
    seat, table = view.seat, table_of(view)
    hidden = [card for card in DECK if card not in view.hand]
    gains: dict[Action, list[float]] = {action: [] for action in legal}
    for _ in range(worlds):
        rng.shuffle(hidden)
        upcard, trump = hidden[0], hidden[0] // 10
        hands = [0, 0]
        hands[seat] = pack(card_set(view.hand), trump)
        hands[1 - seat] = pack(card_set(hidden[1:10]), trump)
        order = [pack(1 << card, trump) for card in hidden[10:]]
        red = SUITS[trump] in "DH"
        ended = {}
        for leader in (0, 1):
            pos = Position(hands[:], order, pack(1 << upcard, trump), leader)
            score = run(table, pos).score
            ended[leader] = score[seat] - score[1 - seat]
        for action in legal:
            leads = red == (action.args == "red")
            gains[action].append(ended[seat if leads else 1 - seat])
    return [Judged(action, fmean(gains[action])) for action in legal]
