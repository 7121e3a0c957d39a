"""Reasons that Deberc's players give: true wherever the hidden cards are, and given in their place.

Claims are checked against the whole state: by the cards as they lie, and by playing the trick on in
every legal way.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import NAMES
from engine.deberc.match import DebercMatch
from engine.deberc.players import STRONG, DebercThinker
from engine.deberc.reasons import KEYS, why
from engine.deberc.view import DebercView
from engine.game import Action
from engine.players.judge import Reason
from tests.engine.deberc.kit import Table, action, lay
from tests.engine.deberc.reference import (
    KIND_POINTS,
    PLAIN_ORDER,
    TRUMP_ORDER,
    find_runs,
    points_of,
    trick_winner,
)
from tests.engine.deberc.test_players_that_think import redealt
from tests.engine.deberc.test_search_worlds import moments
from tests.engine.levels import check_reasons
from tests.engine.matches import tables

SUITS = "SCDH"
Plays = list[tuple[int, str]]


class State:
    """A moment as it really is, and a reason for an action to be tried on it."""

    def __init__(self, match: DebercMatch, done: Action, reason: Reason) -> None:
        self.match, self.done, self.reason = match, done, reason
        self.seat = done.seat
        self.view: DebercView = match.view(self.seat)
        self.trump = None if self.view.trump is None else SUITS[self.view.trump]
        self.hand = self.hand_of(self.seat)
        self.cards = [NAMES[card] for card in reason.cards]
        self.suit = None if reason.suit is None else SUITS[reason.suit]
        self.legal = [a.args for a in match.legal_actions() if a.verb == "play"]
        self.lying: Plays = _lying(match)
        self.rivals = [s for s in range(match.seats) if not self.is_mine(s)]

    def is_mine(self, seat: int) -> bool:
        return seat % self.match.sides == self.seat % self.match.sides

    def hand_of(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.match.view(seat).hand or ()]

    def of(self, suit: str | None, *hands: list[str]) -> list[str]:
        """The cards of a suit in these hands."""
        return [card for hand in hands for card in hand if card[1] == suit]

    def points(self, card: str) -> int:
        return points_of(card, self.trump)

    def cheapest(self, card: str, cards: list[str]) -> bool:
        return self.points(card) == min(map(self.points, cards))

    def ways(self, card: str) -> Iterator[Plays]:
        """Every trick that may come of playing this card now."""
        return _ways(self.match, Action(self.seat, "play", card))

    def takers(self, card: str) -> set[int]:
        return {trick_winner(plays, self.trump) for plays in self.ways(card)}

    def always_mine(self, card: str) -> bool:
        return all(self.is_mine(seat) for seat in self.takers(card))

    def never_mine(self, card: str) -> bool:
        return not any(self.is_mine(seat) for seat in self.takers(card))

    def beaten_by(self, card: str) -> set[str]:
        """The cards with which opponents may take the trick away."""
        found = set()
        for plays in self.ways(card):
            taker = trick_winner(plays, self.trump)
            if not self.is_mine(taker):
                found.add(dict(plays)[taker])
        return found

    def holds_so_far(self, card: str) -> bool:
        return trick_winner([*self.lying, (self.seat, card)], self.trump) == self.seat


def _lying(match: DebercMatch) -> Plays:
    trick = match.view(None).trick
    if trick is None:
        return []
    return [((trick.leader + n) % match.seats, NAMES[c]) for n, c in enumerate(trick.cards)]


def _ways(match: DebercMatch, done: Action) -> Iterator[Plays]:
    plays = [*_lying(match), (done.seat, done.args)]
    if len(plays) == match.seats:
        yield plays
        return
    after = match.copy()
    after.push(done)
    for one in after.legal_actions():
        if one.verb == "play":
            yield from _ways(after, one)


def held(state: State) -> list[str]:
    """A bidder's hand, and the upcard where it can get it."""
    view = state.view
    assert view.upcard is not None
    up = NAMES[view.upcard]
    if view.phase == "bid2":
        return state.hand
    if view.seats == 4:
        gets = view.options.upcard_to == "taker" or view.seat == view.dealer
    else:
        gets = view.options.seven != "off" and f"7{up[1]}" in state.hand
    return [*state.hand, up] if gets else state.hand


def takes_in(state: State) -> str:
    assert state.view.upcard is not None
    return state.done.args or NAMES[state.view.upcard][1]


def last_trick_is_mine(state: State) -> bool:
    """Whatever is played in the last two tricks, the second is the seat's."""
    [kept] = state.cards
    assert [card for card in state.hand if card != state.done.args] == [kept]
    others = [c for s in range(state.match.seats) if s != state.seat for c in state.hand_of(s)]
    return kept[1] == state.trump and all(
        TRUMP_ORDER.index(card[0]) < TRUMP_ORDER.index(kept[0])
        for card in others
        if card[1] == state.trump
    )


def bids(state: State) -> bool:
    """Whether what is said of a bid is so."""
    reason, cards, trump = state.reason, held(state), takes_in(state)
    top = {f"J{trump}", f"9{trump}"}
    trumps = [card for card in cards if card[1] == trump]
    if reason.key in ("take-jack", "take-nine"):
        rank = "J" if reason.key == "take-jack" else "9"
        return state.cards == [rank + trump] and len(trumps) == reason.points
    if reason.key == "take-long":
        return len(trumps) == reason.points >= 4
    if reason.key == "take-run":
        [run, *_] = [
            r
            for r in find_runs(state.seat, cards, str(state.view.options.long_runs))
            if list(r.cards) == state.cards
        ]
        return run.points == reason.points > 0
    if reason.key == "take-obliged":
        named = [bid.args for bid in state.match.legal_actions()]
        return "" not in named and len(trumps) == max(
            len([card for card in state.hand if card[1] == suit]) for suit in named
        )
    if reason.key in ("take-two", "take-bella", "take-aces"):
        ranks = {"take-two": "9J", "take-bella": "KQ", "take-aces": "A"}[reason.key]
        mine = reason.key == "take-aces"
        return {*state.cards} <= {*cards} and all(
            card[0] in ranks and (card[1] != trump) == mine for card in state.cards
        )
    if reason.key == "pass-top":
        return not top & {*cards} and {*state.cards} == top
    if reason.key == "pass-few":
        return len(trumps) == reason.points <= 2
    if reason.key == "pass-wait":
        return {*state.cards} <= {*state.hand} and all(card[1] != trump for card in state.cards)
    assert reason.key == "pass-pair"
    return not any({f"J{suit}", f"9{suit}"} <= {*cards} for suit in SUITS if suit != trump)


def words(state: State) -> bool:
    """Whether what is said of an announcement is so."""
    reason = state.reason
    after = state.match.copy()
    after.apply(state.done)
    if reason.key == "redeal":
        return sum(points_of(card, None) for card in state.hand) == reason.points
    if reason.key == "seven":
        [card] = state.cards
        return card in [NAMES[c] for c in after.view(state.seat).hand or ()] and card[0] != "7"
    if reason.key == "bella":
        played = [NAMES[c] for trick in state.view.tricks for c in trick.cards]
        return {f"K{state.trump}", f"Q{state.trump}"} <= {*state.hand, *played}
    if reason.key == "meld-wins":
        return after.finished and after.winner == state.seat % state.match.sides
    runs = find_runs(state.seat, state.hand, str(state.view.options.long_runs))
    return sum(KIND_POINTS[run.kind] for run in runs) == reason.points


def holds(match: DebercMatch, done: Action, reason: Reason) -> bool:
    """Whether what the reason claims is so."""
    state = State(match, done, reason)
    reason, card = state.reason, state.done.args
    if state.view.phase != "play":
        return bids(state)
    if state.done.verb != "play":
        return words(state)
    rivals = [c for seat in state.rivals for c in state.hand_of(seat)]
    trumps = len(state.of(state.trump, rivals))
    plain = [c for c in state.legal if c[1] != state.trump]
    order = TRUMP_ORDER if card[1] == state.trump else PLAIN_ORDER
    last = len(state.lying) == state.match.seats - 1
    lies = sum(state.points(c) for _, c in state.lying)
    if reason.key in ("last", "last-lead"):
        points = state.points(card) + lies + 10 * (len(state.hand) == 1)
        return last and state.takers(card) == {state.seat} and points == reason.points
    if reason.key == "ten":
        seen = [NAMES[c] for trick in state.view.tricks for c in trick.cards]
        seen += [c for _, c in state.lying] + state.hand
        return card[0] == "T" and state.always_mine(card) and f"A{card[1]}" not in seen
    if reason.key in ("any-dear", "any-cheap"):
        dear = state.points(card) == max(map(state.points, state.legal))
        low = card[1] == state.trump and not any(
            order.index(c[0]) < order.index(card[0]) for c in state.legal if c[1] == state.trump
        )
        every = all(state.always_mine(c) for c in state.legal)
        return every and (dear if reason.key == "any-dear" else low) and len(state.legal) > 1
    if reason.key in ("sure", "draw-sure", "draw", "boss"):
        leads = not state.lying and card[1] == state.trump
        if reason.key == "boss":
            return card[1] != state.trump and all(
                c[1] == state.trump for c in state.beaten_by(card)
            )
        if reason.key != "sure" and not (leads and trumps <= reason.points):
            return False
        return reason.key == "draw" or state.always_mine(card)
    if reason.key == "only":
        return state.beaten_by(card) <= {*state.cards}
    if reason.key == "lone":
        return state.of(state.suit, state.hand) == [card] and bool(
            state.of(state.trump, state.hand)
        )
    if reason.key == "no-points":
        return state.points(card) == 0
    if reason.key == "few-points":
        return 0 < state.points(card) == reason.points and state.cheapest(card, plain)
    if reason.key == "keep-last":
        return last_trick_is_mine(state)
    if reason.key == "lost":
        return state.cheapest(card, state.legal) and all(map(state.never_mine, state.legal))
    if reason.key == "hope":
        own = any(state.seat in state.takers(c) for c in state.legal)
        return state.cheapest(card, state.legal) and not own
    if reason.key == "duck":
        [taker] = state.cards
        could = taker in state.legal and state.holds_so_far(taker)
        return could and not state.holds_so_far(card) and lies == reason.points
    if reason.key == "trump-low":
        return {c[1] for c in state.legal} == {state.trump} and not any(
            TRUMP_ORDER.index(c[0]) < TRUMP_ORDER.index(card[0]) for c in state.legal
        )
    if reason.key in ("partner", "partner-has"):
        points = state.points(card)
        return points == reason.points and state.takers(card) == {(state.seat + 2) % 4}
    assert reason.key == "partner-now"
    now = trick_winner([*state.lying, (state.seat, card)], state.trump)
    return now == (state.seat + 2) % 4 and state.cheapest(card, state.legal)


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_every_reason_holds_wherever_the_hidden_cards_are(data: st.DataObject) -> None:
    table = data.draw(tables("deberc"))
    for moment in moments(table, 2):
        if table.rng.random() > 0.3:
            continue
        matches = moment.match, redealt(moment, table.rng)
        legal = moment.match.legal_actions()
        check_reasons(DebercThinker(STRONG), KEYS, matches, legal, holds)


class At(NamedTuple):
    """A position, made by hand: cards by seat (the first six are bid on), what is done, and asked.

    Trump is hearts wherever the upcard's suit is taken.
    """

    hands: str
    up: str
    script: str
    asked: str
    seats: int = 2
    preset: str = "classic"

    def key(self) -> str | None:
        table = Table(self.seats, self.preset, partners="yes" if self.seats == 4 else "no")
        hands = [hand.replace(" ", "") for hand in self.hands.split("/")]
        table.deal(lay(*hands, *[""] * (self.seats - len(hands)), upcard=self.up))
        table.play(self.script)
        one = action(self.asked)
        assert one in table.match.legal_actions()
        reason = why(table.view(one.seat), one)
        return None if reason is None else reason.key


DEAR = "JH 9H AH QC KC TC QD KD TD"
ACE = "AH 7S 9S 7C 9C QC KC 7D 9D"
LATE = "JH AS KS QS AC KC QC JS JC / 7S 8S 9S 7C 8C 9C 7D 8D 9D"
TO_THE_LAST_TWO = "take AS 7S KS 8S QS 9S AC 7C KC 8C QC 9C JS 7D"
VOID = "7S / 8H KH AH 7C 9C QC 7D 9D QD"
PAIRS = "JH KS AS / 7S / TH 7H 8S QS / AC"

# By key: where it is given, and where it is not
CASES: dict[str, tuple[At, At]] = {
    "take-two": (
        At("JH 9H 7S 8S 9C QD", "8H", "", "0 take"),
        At("JH KH 7S 8S 9C QD", "8H", "", "0 take"),
    ),
    "take-jack": (
        At("JH KH 7H 7S 9C QD", "8H", "", "0 take"),
        At("QH KH 8H 7S 9C QD", "7H", "", "0 take"),
    ),
    "take-nine": (
        At("9H KH AH 7S 9C QD", "8H", "", "0 take"),
        At("TH KH AH 7S 9C QD", "8H", "", "0 take"),
    ),
    "take-long": (
        At("TH KH AH 8H 9C QD", "7H", "", "0 take"),
        At("TH KH AH 8S 9C QD", "7H", "", "0 take"),
    ),
    "take-run": (
        At("7S 8S 9S AH 7C 9D", "KH", "", "0 take"),
        At("7S 8S JS AH 7C 9D", "KH", "", "0 take"),
    ),
    "take-bella": (
        At("KH QH 7S 9C JD 8D", "8H", "", "0 take"),
        At("KH TH 7S 9C JD 8D", "8H", "", "0 take"),
    ),
    "take-aces": (
        At("8H TH AS AC 7D 9D", "KH", "", "0 take"),
        At("8H TH AS KC 7D 9D", "KH", "", "0 take"),
    ),
    "take-obliged": (
        At("/ 7S 8S QS KC 7D 9D", "8H", "pass pass pass", "1 take S"),
        At("/ 7S 8S QS KC 7D 9D", "8H", "pass pass pass", "1 take D"),
    ),
    "pass-wait": (
        At("JS 9S AC 7C QD KD", "8H", "", "0 pass"),
        At("JS 9S JH 9H QD KD", "8H", "", "0 pass"),
    ),
    "pass-top": (
        At("JS TS AC 7C QD KD", "8H", "", "0 pass"),
        At("JH TS AC 7C QD KD", "8H", "", "0 pass"),
    ),
    "pass-pair": (
        At("JS TS AC 7C QD KD", "8H", "pass pass", "0 pass"),
        At("JS 9S AC 7C QD KD", "8H", "pass pass", "0 pass"),
    ),
    "pass-few": (
        At("JH TS AC 7C QD KD", "8H", "", "0 pass"),
        At("JH TH KH 7C QD KD", "8H", "", "0 pass"),
    ),
    "seven": (
        At("7H 9S JC", "AH", "take", "0 seven"),
        At("7H 9S JC", "AH", "take", "0 play 7H"),
    ),
    "meld": (
        At("7S 8S 9S", "AH", "take", "0 meld"),
        At("7S 8S 9S TS JS QS KS", "AH", "take", "0 meld", 3, "home"),
    ),
    "meld-wins": (
        At("7S 8S 9S TS JS QS KS", "AH", "take", "0 meld", 3, "home"),
        At("7S 8S 9S TS JS QS KS", "AH", "take", "0 meld", 3),
    ),
    "bella": (At("KH QH", "8H", "take", "0 bella"), At("KH QH", "8H", "take", "0 play KH")),
    "redeal": (
        At("7S 8S 7C 8C 7D 8D 9S 9C JD", "KH", "take", "0 redeal", 3, "home"),
        At("7S 8S 7C 8C 7D 8D 9S 9C JD", "KH", "take", "0 play 7S", 3, "home"),
    ),
    "last": (
        At("KS / AS 7S", "8H", "take KS", "1 play AS"),
        At("KS / AS 7S", "8H", "take KS", "1 play 7S"),
    ),
    "last-lead": (
        At("7S / 8S KS", "8H", "take 7S", "1 play 8S"),
        At("JS / QS 8S", "8H", "take JS", "1 play QS"),
    ),
    "ten": (
        At("KS / TS 7S", "8H", "take KS", "1 play TS"),
        At("KS / TS 7S AS", "8H", "take KS", "1 play TS"),
    ),
    "any-dear": (
        At("7S / 8S KS", "8H", "take 7S", "1 play KS"),
        At("9S / 8S KS", "8H", "take 9S", "1 play KS"),
    ),
    "any-cheap": (At(VOID, "TH", "take 7S", "1 play 8H"), At(VOID, "TH", "take 7S", "1 play AH")),
    "sure": (
        At("8H / JH QH", "7H", "take 8H", "1 play JH", 3),
        At("8H / JH QH", "7H", "take 8H", "1 play QH", 3),
    ),
    "draw-sure": (At(DEAR, "8H", "take", "0 play JH"), At(ACE, "8H", "take", "0 play AH")),
    "boss": (
        At("AS KS 7S", "8H", "take", "0 play AS"),
        At("AS KS 7S", "8H", "take", "0 play KS"),
    ),
    "draw": (At(ACE, "8H", "take", "0 play AH"), At("JH 7S", "8H", "take", "0 play JH")),
    "only": (At("9H 7S", "8H", "take", "0 play 9H"), At(ACE, "8H", "take", "0 play AH")),
    "lone": (
        At("AH 7S 7C 9C QC KC 7D 9D JD", "8H", "take", "0 play 7S"),
        At(ACE, "8H", "take", "0 play 7S"),
    ),
    "no-points": (At("7S 9S", "8H", "take", "0 play 7S"), At("7S QS", "8H", "take", "0 play QS")),
    "few-points": (At(DEAR, "8H", "take", "0 play QC"), At(DEAR, "8H", "take", "0 play KC")),
    "keep-last": (
        At(LATE, "8H", TO_THE_LAST_TWO, "0 play JC"),
        At(LATE, "8H", TO_THE_LAST_TWO, "0 play JH"),
    ),
    "lost": (
        At("AS / 7S KS", "8H", "take AS", "1 play 7S"),
        At("AS / 7S KS", "8H", "take AS", "1 play KS"),
    ),
    "hope": (
        At("AS / 7S KS", "8H", "take AS", "1 play 7S", 4),
        At("AS / 7S KS", "8H", "take AS", "1 play 7S"),
    ),
    "duck": (
        At("9S / AS 7S", "8H", "take 9S", "1 play 7S"),
        At("TS / AS 7S", "8H", "take TS", "1 play 7S"),
    ),
    "trump-low": (
        At(VOID, "TH", "take 7S", "1 play 8H", 3),
        At(VOID, "TH", "take 7S", "1 play KH", 3),
    ),
    "partner": (
        At(PAIRS, "AH", "take JH 9H", "2 play TH", 4),
        At(PAIRS, "AH", "take KS 7S", "2 play QS", 4),
    ),
    "partner-has": (
        At(PAIRS, "AH", "take JH 9H", "2 play 7H", 4),
        At(PAIRS, "AH", "take JH 9H", "2 play TH", 4),
    ),
    "partner-now": (
        At(PAIRS, "AH", "take KS 7S", "2 play 8S", 4),
        At(PAIRS, "AH", "take KS 7S", "2 play QS", 4),
    ),
}


@pytest.mark.parametrize("key", KEYS)
def test_a_reason_is_given_in_its_place_and_in_no_other(key: str) -> None:
    given_at, not_at = CASES[key]
    assert given_at.key() == key
    assert not_at.key() != key


def test_whoever_has_shown_a_suit_cannot_trump_it() -> None:
    cards = "AS KS JH 7C 9C QC KC 7D 9D / 7S 8S 9S 7H JC"
    assert At(cards, "8H", "take JH meld 7H", "0 play AS").key() == "sure"
    assert At(cards, "8H", "take JH 7H", "0 play AS").key() == "boss"
