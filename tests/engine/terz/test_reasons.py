"""Reasons that Terz's players give: true wherever the hidden cards are, and given in their place.

Claims are checked against the whole state: by the cards as they lie, and by what really follows.
"""

import random
from typing import NamedTuple

import pytest

from engine.cards import NAMES, parse_cards
from engine.game import Action
from engine.players.judge import Reason
from engine.terz.match import TerzMatch
from engine.terz.players import STRONG, TerzThinker
from engine.terz.reasons import KEYS, why
from engine.terz.view import TerzView
from tests.engine.levels import check_reasons
from tests.engine.terz.kit import Table, action, endgame, lay
from tests.engine.terz.reference import (
    DECK,
    FRAMES,
    RED,
    TRUMP_ORDER,
    beats,
    find_melds,
    points_of,
    split_cards,
)
from tests.engine.terz.test_players_levels import redealt
from tests.engine.terz.test_search_worlds import moments

SUITS = "SCDH"


class State:
    """A moment as it really is, and a reason for an action to be tried on it."""

    def __init__(self, match: TerzMatch, done: Action, reason: Reason) -> None:
        self.match, self.done, self.reason = match, done, reason
        self.seat, self.card = done.seat, done.args
        self.view: TerzView = match.view(self.seat)
        self.trump = None if self.view.trump is None else SUITS[self.view.trump]
        self.hand, self.other = self.hand_of(self.seat), self.hand_of(1 - self.seat)
        self.cards = [NAMES[card] for card in reason.cards]
        self.suit = None if reason.suit is None else SUITS[reason.suit]
        self.legal = [a.args for a in match.legal_actions() if a.verb == "play"]
        self.led = None if self.view.trick is None else NAMES[self.view.trick.cards[0]]

    def hand_of(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.match.view(seat).hand or ()]

    def points(self, card: str) -> int:
        return points_of(card, self.trump)

    def takes(self, card: str) -> bool:
        assert self.led is not None
        return beats(card, self.led, self.trump)

    def after(self) -> TerzMatch:
        match = self.match.copy()
        match.apply(self.done)
        return match

    def replies(self) -> list[str]:
        """What the other may play on the card led, also after it has exchanged the seven."""
        match = self.after()
        found = [a.args for a in match.legal_actions() if a.verb == "play"]
        if Action(1 - self.seat, "seven") in match.legal_actions():
            match.apply(Action(1 - self.seat, "seven"))
            found += [a.args for a in match.legal_actions() if a.verb == "play"]
        return found


def gains(state: State, points: float, at_once: bool) -> bool:
    """Whether so much is written for what is said, unless the other beats it."""
    match = state.after()
    if match.phase == "answer" and not at_once:
        match.apply(Action(1 - state.seat, "good"))
    return match.totals[state.seat] - state.match.totals[state.seat] == points


def can_be_said_next(state: State) -> bool:
    """Whether the longer run may be declared in the next trick, all its cards being kept."""
    match = state.after()
    while match.deals_dealt == state.match.deals_dealt and match.to_act is not None:
        legal = match.legal_actions()
        if match.phase == "break":
            match.apply(legal[0])
        elif match.phase in ("answer", "asked"):
            match.apply(Action(match.to_act, "good"))
        elif match.to_act == state.seat and len(match.view(None).tricks) > len(state.view.tricks):
            return Action(state.seat, "declare", "".join(state.cards)) in legal
        else:
            plays = [a for a in legal if a.verb == "play"]
            kept = [a for a in plays if a.seat != state.seat or a.args not in state.cards]
            if not kept:
                return True  # the run is all that may be played: nothing was promised
            match.apply(kept[0])
    return False


def costs_a_fine(state: State) -> bool:
    """Whether the other writes 100 if the seven is not exchanged now, whatever is played."""
    match = state.match.copy()
    while match.view(None).talon:
        plays = [a for a in match.legal_actions() if a.verb not in ("seven", "arrive", "declare")]
        match.apply(plays[-1])
    return match.view(None).fines[1 - state.seat] == 100


def words(state: State) -> bool:
    """Whether what is said of a call or a word is so."""
    key, points = state.reason.key, state.reason.points
    if key.startswith("colour"):
        mine = [card for card in state.hand if (card[1] in RED) == (state.card == "red")]
        return (2 * len(mine) > len(state.hand)) == (key == "colour-more")
    if key == "break":
        return state.view.phase == "break"
    if key == "arrive":
        after = state.after()
        return after.won_by == "arrival" and after.winner == state.seat
    if key == "marriage":
        return gains(state, 20, at_once=True)
    if key in ("seven", "seven-due"):
        held = [NAMES[card] for card in state.after().view(state.seat).hand or ()]
        [card] = state.cards
        due = key == "seven" or costs_a_fine(state)
        return card in held and TRUMP_ORDER.index(card[0]) > 0 and due
    if key == "ask":
        kind = state.view.melds[-1].kind
        return kind in [meld.kind for meld in find_melds(state.hand)]
    if key == "declare-first":
        return {*split_cards(state.card)} < {*state.cards} and can_be_said_next(state)
    return gains(state, points, at_once=key != "declare")


def leads(state: State) -> bool:
    """Whether what is said of a card that is led is so."""
    key, replies = state.reason.key, state.replies()
    beating = [card for card in replies if beats(card, state.card, state.trump)]
    suits = {card[1] for card in replies}
    if key == "boss":
        return state.card[1] != state.trump and all(c[1] == state.trump for c in beating)
    if key == "sure":
        return not beating
    if key == "draw-sure":
        return not beating and state.card[1] == state.trump and suits == {state.trump}
    if key == "pulls-trump":
        has = [card for card in state.other if card[1] == state.suit]
        return state.card[1] == state.suit and not has and suits == {state.trump}
    assert key == "pulls"
    return replies == beating == state.cards


def holds(match: TerzMatch, done: Action, reason: Reason) -> bool:
    """Whether what the reason claims is so."""
    state = State(match, done, reason)
    key, card = state.reason.key, state.card
    if state.done.verb != "play":
        return words(state)
    points = [state.points(one) for one in state.legal]
    if key == "too-early":
        claim = state.match.copy()
        claim.apply(Action(state.seat, "arrive"))
        short = claim.totals[state.seat] < state.view.options.target
        return state.legal == [card] and claim.winner == 1 - state.seat and short
    if key in ("lone", "no-points", "few-points"):
        own = state.points(card)
        if key == "lone":
            kinds = {"terz", *FRAMES.values()}
            near = [{*m.cards} for m in find_melds(DECK) if m.kind in kinds and card in m.cards]
            with_it = any(meld & {*state.hand} - {card} for meld in near)
            return own == state.reason.points <= 3 and not with_it
        plain = [state.points(one) for one in state.legal if one[1] != state.trump]
        return own == 0 if key == "no-points" else own == state.reason.points == min(plain)
    if key == "keep-last":
        [kept] = state.cards
        trumps = [one for one in state.other if one[1] == state.trump]
        higher = [one for one in trumps if TRUMP_ORDER.index(one[0]) > TRUMP_ORDER.index(kept[0])]
        return {*state.hand} == {card, kept} and kept[1] == state.trump and not higher
    if state.led is None:
        return leads(state)
    if key == "lost":
        return not any(map(state.takes, state.legal)) and state.points(card) == min(points)
    if key == "upcard":
        got = [NAMES[one] for one in state.after().view(state.seat).hand or ()]
        return {*state.cards} <= {*got} and state.cards[0][1] == state.trump
    if key in ("any-dear", "any-cheap"):
        every = all(map(state.takes, state.legal)) and len(state.legal) > 1
        if key == "any-dear":
            return every and state.points(card) == max(points)
        order = [TRUMP_ORDER.index(one[0]) for one in state.legal if one[1] == state.trump]
        return every and card[1] == state.trump and TRUMP_ORDER.index(card[0]) == min(order)
    worth = state.points(card) + state.points(state.led) + 10 * (len(state.hand) == 1)
    if key == "ten":
        seen = [NAMES[c] for trick in state.view.tricks for c in trick.cards]
        ace = f"A{card[1]}"
        return card[0] == "T" and state.takes(card) and ace not in [*seen, *state.hand, state.led]
    assert key in ("takes", "takes-lead")
    return state.takes(card) and worth == state.reason.points


def test_every_reason_holds_wherever_the_hidden_cards_are() -> None:
    rng, changed = random.Random(5), 0
    for moment in moments(60, "reasons"):
        if rng.random() > 0.25:
            continue
        other = redealt(moment, rng)
        changed += other is not None
        matches = [moment.match] if other is None else [moment.match, other]
        legal = moment.match.legal_actions()
        check_reasons(TerzThinker(STRONG), KEYS, matches, legal, holds)
    assert changed > 50


class At(NamedTuple):
    """A position, made by hand: both hands, what is done, and what is asked.

    Trump is hearts, seat 0 leads. ``open``: the talon is gone, the hands are those after it. In
    ``script`` a number stands for so many tricks of low cards; ``keep`` are not played in them.
    """

    hands: str
    up: str
    script: str
    asked: str
    open: bool = False
    keep: str = ""
    before: tuple[int, int] = (0, 0)

    def key(self) -> str | None:
        mine, _, other = self.hands.partition(" / ")
        table = Table()
        match = table.match
        assert isinstance(match, TerzMatch)
        match.before = self.before
        table.keep = {*self.keep.split()}
        if self.open:
            table.endgame(endgame(mine, other, upcard=self.up))
        elif " colour " in self.asked:
            match.deal(parse_cards(lay(mine, other, upcard=self.up)))
        else:
            table.deal(lay(mine, other, upcard=self.up))
        for word in self.script.split():
            if word.isdigit():
                table.trick(int(word))
            else:
                table.play(word)
        one = action(self.asked)
        assert one in match.legal_actions(), match.legal_actions()
        reason = why(table.view(one.seat), one)
        return None if reason is None else reason.key


REDS = "7D 9D JD KD 8H TH 7S 9C KC"
APART = "7S TS QS 7C TC QC 7D TD QD"
NO_SPADES = "7S 9S KS / 8H KH AH 7C 9C QC 7D 9D QD"
TWO_SPADES = "7S JH / 8S KS AH 7C 9C QC 7D 9D QD"
ONE_SPADE = "7S 9S KS / AS KH AH 7C 9C QC 7D 9D QD"

# By key: where it is given, and where it is not
CASES: dict[str, tuple[At, At]] = {
    "colour-more": (At(REDS, "8S", "", "0 colour red"), At(REDS, "8S", "", "0 colour black")),
    "colour-fewer": (At(REDS, "8S", "", "0 colour black"), At(REDS, "8S", "", "0 colour red")),
    "break": (
        At("AS / 7S", "8H", "AS 7S", "1 break 0"),
        At("AS / 7S", "8H", "AS", "1 play 7S"),
    ),
    "too-early": (
        At("JH 7S / AH TS", "AH", "8", "1 play AH", open=True, keep="JH 7S AH TS"),
        At("JH 7S / AH TS", "AH", "7", "1 play TS", open=True, keep="JH 7S AH TS"),
    ),
    "arrive": (
        At("AS", "8H", "", "0 arrive", before=(520, 0)),
        At("AS", "8H", "", "0 arrive", before=(500, 0)),
    ),
    "marriage": (At("KH QH", "8H", "", "0 marriage"), At("KH QH", "8H", "", "0 play KH")),
    "seven": (At("7H", "AH", "", "0 seven"), At(" / 7H", "AH", "6", "1 seven")),
    "seven-due": (At(" / 7H", "AH", "6", "1 seven"), At("7H", "AH", "", "0 seven")),
    "declare": (
        At("7S 8S 9S", "8H", "", "0 declare 7S8S9S"),
        At("7S / 7C 8C 9C", "8H", "7S", "1 declare 7C8C9C"),
    ),
    "declare-sure": (
        At("7S / 7C 8C 9C", "8H", "7S", "1 declare 7C8C9C"),
        At("7S 8S 9S", "8H", "", "0 declare 7S8S9S"),
    ),
    "declare-first": (
        At("7S 8S 9S TS", "8H", "", "0 declare 7S8S9S"),
        At("7S 8S 9S TS", "8H", "", "0 declare 7S8S9STS"),
    ),
    "beat": (
        At("7S 8S 9S / 7C 8C 9C TC", "8H", "declare:7S8S9S", "1 beat 7C8C9CTC"),
        At("7S 8S 9S / 7C 8C 9C TC", "8H", "declare:7S8S9S", "1 good"),
    ),
    "ask": (
        At("7S 8S 9S / 9C TC JC", "8H", "declare:7S8S9S", "1 ask"),
        At("7S 8S 9S / 9C TC JC", "8H", "declare:7S8S9S", "1 good"),
    ),
    "takes": (
        At("TS / AS 7S", "8H", "TS", "1 play AS"),
        At("TS / AS 7S", "8H", "TS", "1 play 7S"),
    ),
    "takes-lead": (
        At("7S / 8S KS", "8H", "7S", "1 play 8S"),
        At("7S / 8S KS", "8H", "7S", "1 play KS"),
    ),
    "ten": (
        At("KS / TS", "8H", "KS", "1 play TS"),
        At("KS / TS AS", "8H", "KS", "1 play TS"),
    ),
    "any-dear": (
        At(TWO_SPADES, "AH", "7S", "1 play KS", open=True),
        At(TWO_SPADES, "AH", "7S", "1 play 8S", open=True),
    ),
    "any-cheap": (
        At(NO_SPADES, "AH", "7S", "1 play 8H", open=True),
        At(NO_SPADES, "AH", "7S", "1 play KH", open=True),
    ),
    "upcard": (
        At("7S KS / AS", "AH", "6 AS", "0 play 7S", keep="AS 7S KS"),
        At("AS / 7S KS", "AH", "AS", "1 play 7S"),
    ),
    "lone": (At(APART, "8H", "", "0 play 7S"), At("7S 8S", "8H", "", "0 play 7S")),
    "no-points": (At("7S 8S", "8H", "", "0 play 7S"), At("JS QS", "8H", "", "0 play JS")),
    "few-points": (
        At("JS QS AS JC KC TD KD 8H 9H", "7H", "", "0 play JS"),
        At("JS QS AS JC KC TD KD 8H 9H", "7H", "", "0 play QS"),
    ),
    "boss": (At("AS KS", "8H", "", "0 play AS"), At("AS KS", "8H", "", "0 play KS")),
    "sure": (At("JH", "8H", "", "0 play JH"), At("AH", "8H", "", "0 play AH")),
    "draw-sure": (
        At("JH AS / AH 8H", "AH", "", "0 play JH", open=True),
        At("JH AS / AH 8S", "AH", "", "0 play AS", open=True),
    ),
    "pulls-trump": (
        At(NO_SPADES, "AH", "", "0 play 7S", open=True),
        At(ONE_SPADE, "AH", "", "0 play 7S", open=True),
    ),
    "pulls": (
        At(ONE_SPADE, "AH", "", "0 play 7S", open=True),
        At(NO_SPADES, "AH", "", "0 play 7S", open=True),
    ),
    "keep-last": (
        At("JH 7S / AH TS", "AH", "7 TS", "0 play 7S", open=True, keep="JH 7S AH TS"),
        At("JH 7S / AH TS", "AH", "7 TS", "0 play JH", open=True, keep="JH 7S AH TS"),
    ),
    "lost": (
        At("AS / 8S KS AH", "AH", "AS", "1 play 8S", open=True),
        At("AS / 8S KS AH", "AH", "AS", "1 play KS", open=True),
    ),
}


@pytest.mark.parametrize("key", KEYS)
def test_a_reason_is_given_in_its_place_and_in_no_other(key: str) -> None:
    given_at, not_at = CASES[key]
    assert given_at.key() == key
    assert not_at.key() != key
