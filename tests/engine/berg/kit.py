"""What the clause tests are made of: stacked decks, and a game driven and asked by text.

Unless a test says otherwise seat 1 deals, so that its card is turned up, and seat 0 is its
opponent.
"""

from typing import cast

import pytest

from engine.berg.view import BergView
from engine.cards import NAMES, cards_text, parse_cards
from engine.errors import RuleError
from engine.game import Event, Json, Match
from engine.games import game
from engine.options import OptionValue
from engine.record import parse_action

# By rank, from the king down: hands that are filled with these do little.
FILLERS = [rank + suit for rank in "KT98A765JQ" for suit in "SCDH"] + ["XB", "XR"]


def cards_of(text: str) -> list[str]:
    """The cards of a text in which blanks are welcome."""
    return [NAMES[card] for card in parse_cards(text.replace(" ", ""))]


def lay(seat0: str, seat1: str, up: str, draws: str = "", last: str = "", dealer: int = 1) -> str:
    """A deck that deals these hands, turns this card up, and is drawn in this order.

    ``last`` are the last cards of the small deck. What is missing is filled with other cards.
    """
    hands, drawn, end = [cards_of(seat0), cards_of(seat1)], cards_of(draws), cards_of(last)
    named = [*hands[0], *hands[1], up, *drawn, *end]
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in FILLERS if card not in named]
    for hand in hands:
        while len(hand) < 5:
            hand.append(rest.pop(0))
        assert len(hand) == 5, "a hand is too long"
    drawn += rest + end
    assert len(drawn) == 31
    dealt = [card for pair in zip(hands[1 - dealer], hands[dealer], strict=True) for card in pair]
    return "".join([*dealt, up, *drawn[21:], *drawn[:21]])


class Berg:
    """A match of Berg, spoken to in the words of records."""

    def __init__(self, deck: str | None = None, dealer: int = 1, /, **options: OptionValue) -> None:
        self.match: Match = game("berg").new_match(2, "short", options, dealer)
        self.events: list[Event] = []
        if deck is not None:
            self.deal(deck)

    def deal(self, deck: str) -> None:
        """The next game."""
        self.events = self.match.deal(parse_cards(deck))

    def do(self, *actions: str) -> None:
        """Do these, one after the other, each one legal; a text may hold several: "0 draw, 0 pass".

        ``events`` are those of all of them.
        """
        self.events = []
        for text in ", ".join(actions).split(", "):
            self.events += self.match.apply(parse_action(text))

    def drain(self, cards: int) -> None:
        """Draw and pass in turns until so many cards are drawn."""
        for _ in range(cards):
            self.do(f"{self.match.to_act} draw")
            if self.match.phase == "play" and not self.match.to_shuffle:
                self.do(f"{self.match.to_act} pass")

    @property
    def to_act(self) -> int | None:
        """Whom the match waits for."""
        return self.match.to_act

    @property
    def legal(self) -> set[str]:
        """What may be done, without the seat."""
        return {f"{a.verb} {a.args}".rstrip() for a in self.match.legal_actions()}

    @property
    def plays(self) -> set[str]:
        """The cards that may be played."""
        return {text.split()[1] for text in self.legal if text.startswith("play")}

    def may(self, what: str) -> bool:
        """Whether this is legal for whom it is the turn of."""
        return what in self.legal

    def view(self, seat: int | None = None) -> BergView:
        """What a seat sees, or everybody."""
        view = self.match.view(seat)
        assert isinstance(view, BergView)
        return view

    def hand(self, seat: int) -> set[str]:
        """What a seat holds."""
        hand = self.view(seat).hand
        assert hand is not None
        return {NAMES[card] for card in hand}

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards the seats hold."""
        return self.view().counts

    @property
    def top(self) -> str:
        """The card on top of the pile."""
        top = self.view().top
        assert top is not None
        return NAMES[top]

    @property
    def last(self) -> Json:
        """The last deal of the result document."""
        return cast("Json", self.match.result()["deals"][-1])

    def refused(self, text: str, clause: str, reason: str | None = None) -> None:
        """It is not legal, for this clause (and reason)."""
        with pytest.raises(RuleError) as caught:
            self.match.apply(parse_action(text))
        assert caught.value.clause == clause, f"{caught.value.clause}: {caught.value}"
        assert reason is None or caught.value.reason == reason


def text_of(cards: tuple[int, ...]) -> str:
    """Cards of a view as text."""
    return cards_text(cards)
