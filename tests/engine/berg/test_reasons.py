"""Reasons that Berg's players give: true wherever the hidden cards are, and given in their place.

Claims are checked against the whole state: by the cards as they lie, and by what really follows.
"""

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.berg.match import BergMatch
from engine.berg.players import STRONG, BergThinker
from engine.berg.reasons import KEYS, why
from engine.berg.tables import PLAYED
from engine.berg.view import BergView
from engine.cards import NAMES, SUITS
from engine.game import Action
from engine.options import OptionValue
from engine.players.judge import Reason
from engine.record import parse_action
from tests.engine.berg.kit import Berg, lay
from tests.engine.berg.test_players_that_think import redealt
from tests.engine.berg.test_search_worlds import moments
from tests.engine.levels import check_reasons
from tests.engine.matches import tables

DEAR = {"XB", "XR", "QS", "QC", "QD", "QH"}
BITES = {rank + suit for rank in "567AJ" for suit in SUITS} | {"XB", "XR"}


class State:
    """A moment as it really is, and a reason for an action to be tried on it."""

    def __init__(self, match: BergMatch, done: Action, reason: Reason) -> None:
        self.match, self.done, self.reason = match, done, reason
        self.seat = done.seat
        self.view: BergView = match.view(self.seat)
        self.hand, self.other = self.hand_of(self.seat), self.hand_of(1 - self.seat)
        self.cards = [NAMES[card] for card in reason.cards]
        self.card = NAMES[PLAYED[done.args][0]] if done.verb == "play" else None
        self.playable = {a.args[:2] for a in match.legal_actions() if a.verb == "play"}
        self.after = match.copy()
        self.after.apply(done)
        self.left = self.hand - {self.card}

    def hand_of(self, seat: int) -> set[str]:
        return {NAMES[card] for card in self.match.view(seat).hand or ()}

    @property
    def over(self) -> bool:
        """Whether the game ended with it."""
        return self.after.phase in ("deal", "finished") or bool(self.after.to_shuffle)

    def answers(self) -> set[str]:
        """What the other may play on it."""
        assert self.after.to_act == 1 - self.seat
        return {a.args[:2] for a in self.after.legal_actions() if a.verb == "play"}


def can_go_out(match: BergMatch, seat: int, cards: int) -> bool:
    """Whether the seat can play so many cards, and win, before the other may do anything."""
    if match.phase in ("deal", "finished"):
        return cards == 0 and match.counted[-1].winner == seat
    if cards == 0 or match.to_act != seat:
        return False
    tried = set()
    for action in match.legal_actions():
        if action.verb == "play" and action.args[:2] not in tried:
            tried.add(action.args[:2])
            after = match.copy()
            after.apply(action)
            if can_go_out(after, seat, cards - 1):
                return True
    return False


def orders(state: State) -> bool:
    """Whether what is said of an order is so."""
    key = state.reason.key
    if key == "suit-most":
        counts = [sum(card[1] == suit for card in state.left - {"XB", "XR"}) for suit in SUITS]
        assert state.reason.suit is not None
        return counts[state.reason.suit] == max(counts) == state.reason.points > 0
    [card] = state.cards
    if key == "order-own":
        return card in state.left and not state.answers()
    if key == "order-theirs":
        return card in state.other and state.answers() == {card}
    assert key == "order-away"
    return card not in state.other


def declares(state: State) -> bool:
    """Whether what is said of a declaration is so."""
    view: BergView = state.after.view(state.seat)
    key, other = state.reason.key, 1 - state.seat
    if key == "jokers":
        pile = {NAMES[laid.card] for laid in view.pile}
        return view.kept_to_three[other] or {"XB", "XR"} <= pile | state.hand | state.other
    if key == "insure":
        return view.insured[state.seat] and bool({"XB", "XR"} & state.hand)
    if key == "resign":
        return view.counted[-1].points[other] == 0.5
    if key == "open":
        return view.open_hands[other] is not None
    assert key == "shuffle"
    return view.shuffled


def waits(state: State) -> bool:
    """Whether what is said of drawing and passing is so."""
    key = state.reason.key
    if key in ("draw-must", "pass-must"):
        return not state.playable
    if key in ("draw-keep", "pass-keep"):
        return set() < state.playable <= DEAR | BITES
    after = state.after.view(state.seat).hand
    if key == "draw-known":
        return state.over or {NAMES[card] for card in after or ()} - state.hand == {*state.cards}
    assert key == "draw-first"
    still = {a.args[:2] for a in state.after.legal_actions() if a.verb == "play"}
    return state.over or set() < state.playable <= still


def holds(match: BergMatch, done: Action, reason: Reason) -> bool:
    """Whether what the reason claims is so."""
    state = State(match, done, reason)
    key, points, card = state.reason.key, state.reason.points, state.card
    if state.done.verb in ("draw", "pass"):
        return waits(state)
    if key in ("jokers", "insure", "resign", "open", "shuffle"):
        return declares(state)
    if key.startswith(("order", "suit")):
        return orders(state)
    if key == "no-answer":
        return not state.answers()
    if key == "out":
        count = state.after.counted[-1]
        return count.winner == state.seat and count.points[state.seat] == points
    if key == "goes-out":
        return can_go_out(state.after, state.seat, int(points))
    if key in ("misses", "misses-draws", "stops"):
        drawn = len({*(state.after.view(1 - state.seat).hand or ())}) - len(state.other)
        nearly = key != "stops" or len(state.other) <= 2
        return state.after.to_act == state.seat and drawn == points and nearly
    if key == "obliged":
        return state.view.ordered_card is not None and card == NAMES[state.view.ordered_card]
    if key == "keeps-dear":
        return card not in DEAR and bool(state.left & DEAR)
    if key == "keeps-strong":
        return card not in DEAR | BITES and bool(state.left & BITES)
    assert key == "fewer"
    return len(state.left) == points == len(state.hand) - 1


@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_every_reason_holds_wherever_the_hidden_cards_are(data: st.DataObject) -> None:
    table = data.draw(tables("berg"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.15:
            continue
        matches = moment.match, redealt(moment, table.rng)
        legal = [*moment.match.legal_actions()]
        some = table.rng.sample(legal, min(len(legal), 12))
        check_reasons(BergThinker(STRONG), KEYS, matches, some, holds)


class At(NamedTuple):
    """A position, made by hand, with seat 0 to begin: what is done, and what is asked.

    In ``script`` a number stands for so many cards drawn in turns, each with a pass.
    """

    hands: str
    up: str
    script: str
    asked: str
    draws: str = ""

    def key(self) -> str | None:
        options: dict[str, OptionValue] = {"open_hand": "1", "shuffling": "buy"}
        mine, _, other = self.hands.partition(" / ")
        berg = Berg(lay(mine, other, self.up, self.draws), **options)
        for words in self.script.split(", ") if self.script else ():
            if words.isdigit():
                berg.drain(int(words))
            else:
                berg.do(words)
        one = parse_action(self.asked)
        assert one in berg.match.legal_actions(), berg.legal
        reason = why(berg.view(one.seat), one)
        return None if reason is None else reason.key


FIVES = "5S 5C 5D 5H KH"
FOUR_FIVES = "0 play 5S, 0 play 5C, 0 play 5D, 0 play 5H"
RED = "5D 6D 7D 8D 9D"
FULL = "8C TD 8S KD TS AD KS JD 6C 5H 7C 6H 9C 7H TC 8H KC 9H AC TH QC KH"
STUCK = "KH TH 8H 8C KC"

# By key: where it is given, and where it is not
CASES: dict[str, tuple[At, At]] = {
    "out": (
        At(FIVES, "9S", FOUR_FIVES, "0 play KH"),
        At(FIVES, "9S", "", "0 play 5S"),
    ),
    "goes-out": (
        At(FIVES, "9S", "", "0 play 5S"),
        At("5S 5C 5D 8H KH", "9S", "", "0 play 5S"),
    ),
    "stops": (
        At("5S 5C 5D KD TD / 7D", "9S", "0 play 5S, 0 play 5C, 0 play 5D, 0 play KD", "1 play 7D"),
        At("KS TS 8S KD TD / 7S", "9S", "0 play KS", "1 play 7S"),
    ),
    "misses": (
        At("5S KH KC 8C 8D", "9S", "", "0 play 5S"),
        At("7S KH KC 8C 8D", "9S", "", "0 play 7S"),
    ),
    "misses-draws": (
        At("7S KH KC 8C 8D", "9S", "", "0 play 7S"),
        At("5S KH KC 8C 8D", "9S", "", "0 play 5S"),
    ),
    "obliged": (
        At("KH TH 8H 8C KC", "JS", "1 order KH", "0 play KH"),
        At("KH TH 8H 8C KC", "KS", "", "0 play KH"),
    ),
    "no-answer": (
        At(f"QS JS 6S 7S AS / {RED}", "9S", "22, 0 open", "0 play QS S", FULL),
        At(f"QS JS 6S 7S AS / {RED}", "9S", "22", "0 play QS S", FULL),
    ),
    "keeps-dear": (
        At("9H QD 8C 8D KC", "9S", "", "0 play 9H"),
        At("9H 5D 8C 8D KC", "9S", "", "0 play 9H"),
    ),
    "keeps-strong": (
        At("9H 5C 8C 8D KC", "9S", "", "0 play 9H"),
        At("9H TC 8C 8D KC", "9S", "", "0 play 9H"),
    ),
    "fewer": (
        At("9H TC 8C 8D KC", "9S", "", "0 play 9H"),
        At("9H 5C 8C 8D KC", "9S", "", "0 play 9H"),
    ),
    "order-own": (
        At("JS KH 8C 8D KC", "9S", "", "0 play JS KH"),
        At("JS KH 8C 8D KC", "9S", "", "0 play JS 5H"),
    ),
    "order-theirs": (
        At(f"QS JS 6S 7S AS / {RED}", "9S", "22, 0 open", "0 play JS 5D", FULL),
        At(f"QS JS 6S 7S AS / {RED}", "9S", "22", "0 play JS 5D", FULL),
    ),
    "order-away": (
        At("JS KH 8C 8D KC", "9S", "", "0 play JS 9S"),
        At("JS KH 8C 8D KC", "9S", "", "0 play JS TS"),
    ),
    "suit-most": (
        At("QS KH TH 8H 5C", "9S", "", "0 play QS H"),
        At("QS KH TH 8H 5C", "9S", "", "0 play QS C"),
    ),
    "draw-must": (At(STUCK, "9S", "", "0 draw"), At("9H TH 8H 8C KC", "9S", "", "0 draw")),
    "draw-known": (
        At(FIVES, "9S", "0 play 5S, 0 play 5C, 0 play 5D, 31", "1 draw"),
        At(FIVES, "9S", "0 play 5S, 0 play 5C, 0 play 5D, 29", "1 draw"),
    ),
    "draw-keep": (
        At("5S TH 8H 8C KC", "9S", "", "0 draw"),
        At("9H TH 8H 8C KC", "9S", "", "0 draw"),
    ),
    "draw-first": (
        At("9H TH 8H 8C KC", "9S", "", "0 draw"),
        At("5S TH 8H 8C KC", "9S", "", "0 draw"),
    ),
    "pass-must": (
        At(STUCK, "9S", "0 draw", "0 pass", "8D"),
        At(STUCK, "9S", "0 draw", "0 pass", "5S"),
    ),
    "pass-keep": (
        At(STUCK, "9S", "0 draw", "0 pass", "5S"),
        At(STUCK, "9S", "0 draw", "0 pass", "8S"),
    ),
    "jokers": (At(STUCK, "9S", "", "0 jokers"), At(STUCK, "9S", "", "0 draw")),
    "insure": (
        At("XR TH 8H 8C KC", "9S", "", "0 insure"),
        At("9H TH 8H 8C KC", "9S", "", "0 insure"),
    ),
    "resign": (At(STUCK, "9S", "", "0 resign"), At(STUCK, "9S", "", "0 draw")),
    "open": (At(STUCK, "9S", "22", "0 open"), At(STUCK, "9S", "22", "0 draw")),
    "shuffle": (At(STUCK, "9S", "", "0 shuffle"), At(STUCK, "9S", "", "0 draw")),
}


@pytest.mark.parametrize("key", KEYS)
def test_a_reason_is_given_in_its_place_and_in_no_other(key: str) -> None:
    given_at, not_at = CASES[key]
    assert given_at.key() == key
    assert not_at.key() != key
