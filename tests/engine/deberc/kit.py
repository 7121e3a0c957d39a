"""What the clause tests are made of: stacked decks, a table played by text, canned deals.

Unless a test says otherwise the last seat deals, so seat 0 is the eldest and seats read in the
order in which they act.
"""

from dataclasses import dataclass
from typing import cast

import pytest

from engine.cards import NAMES, parse_cards
from engine.deberc.view import DebercView
from engine.errors import RuleError
from engine.game import Action, Event, Match
from engine.games import GAMES
from engine.options import OptionValue
from tests.engine.deberc.documents import DealDoc, ResultDoc
from tests.engine.deberc.reference import DECK, NATURAL, find_runs, split_cards


@dataclass(frozen=True)
class Canned:
    """A whole deal, independent of who deals: the deck, who does what, and the raw points.

    ``script`` are the actions without seats (each is by the seat to act); ``raw`` is by position,
    the eldest first and the dealer last, or in partnership (eldest's side, dealer's side);
    ``last`` is the position that takes the last trick.
    """

    deck: str
    script: str
    raw: tuple[int, ...]
    last: int


def lay(
    *hands: str,
    upcard: str,
    bottom: str | None = None,
    first_packet: int = 6,
    picks: int = 0,
) -> str:
    """A deck that deals these hands, the eldest's first, each in the order received (D-11 to D-13).

    Hands may be short (or empty): what is missing comes from the cards that nobody named, lowest
    first, and neither makes nor lengthens a run where that can be helped. With four hands
    ``picks`` is the position that gets the upcard, not listed in its hand.
    """
    n = len(hands)
    named = [split_cards(hand.replace(" ", "")) for hand in hands]
    used = [card for hand in named for card in hand]
    used += [upcard] if bottom is None else [upcard, bottom]
    assert len(used) == len(set(used)), "a card is named twice"
    rest = [rank + suit for rank in NATURAL for suit in "SCDH" if rank + suit not in used]
    sizes = [9] * n if n < 4 else [7 if position == picks else 8 for position in range(4)]
    for position, (hand, size) in enumerate(zip(named, sizes, strict=True)):
        assert len(hand) <= size, "a hand is too long"
        picked = [upcard] if n == 4 and position == picks else []
        while len(hand) < size:
            card = next((c for c in rest if not _in_run(c, hand + picked)), rest[0])
            hand.append(card)
            rest.remove(card)
    deck: list[str] = []
    half = first_packet // 2
    for start in (0, half):
        for hand in named:
            deck += hand[start : start + half]
    deck.append(upcard)
    for hand in named:
        deck += hand[first_packet:]
    deck += rest
    if bottom is not None:
        deck.append(bottom)
    assert sorted(deck) == sorted(DECK), "no deck"
    return "".join(deck)


def _in_run(card: str, hand: list[str]) -> bool:
    """Whether the card would stand in a run if this hand got it."""
    runs = find_runs(0, [*hand, card], "hundred")
    return any(card in run.cards for run in runs) or any(
        run.length == 5 and run.cards[0][1] == card[1] for run in runs
    )


def action(text: str) -> Action:
    """ "0 play 9H" as an action."""
    seat, verb, *args = text.split(" ")
    return Action(int(seat), verb, args[0] if args else "")


def height(card: str) -> tuple[int, str]:
    """What "lowest card" means to ``Table.finish``."""
    return NATURAL.index(card[0]), card[1]


class Table:
    """A match and short ways to say what happens at it."""

    def __init__(
        self,
        seats: int = 2,
        preset: str = "classic",
        dealer: int | None = None,
        **options: OptionValue,
    ) -> None:
        first = seats - 1 if dealer is None else dealer
        self.match: Match = GAMES["deberc"].new_match(seats, preset, options, first)

    # Doing

    def deal(self, deck: str) -> list[Event]:
        return self.match.deal(parse_cards(deck))

    def do(self, *texts: str) -> list[Event]:
        """Actions with their seats: "0 play 9H"."""
        events: list[Event] = []
        for text in texts:
            events += self.match.apply(action(text))
        return events

    def play(self, script: str) -> list[Event]:
        """Actions of whoever is to act: cards, and words (``take``, ``take:H``, ``meld`` …)."""
        events: list[Event] = []
        for word in script.split():
            seat = self.match.to_act
            assert seat is not None, f"nobody is to act at {word!r}"
            if word in DECK:
                events += self.match.apply(Action(seat, "play", word))
            else:
                verb, _, args = word.partition(":")
                events += self.match.apply(Action(seat, verb, args))
        return events

    def play_low(self) -> None:
        """Whoever is to act plays its lowest legal card."""
        self.do(f"{self.match.to_act} play {min(self.cards, key=height)}")

    def play_trick_low(self) -> None:
        """Play the trick in progress out (or a whole one), each seat its lowest legal card."""
        done = len(self.view(None).tricks)
        while self.match.phase == "play" and len(self.view(None).tricks) == done:
            self.play_low()

    def first_trick(self, *announcing: int) -> None:
        """The first trick, lowest cards; these seats announce their runs, the others do not."""
        for _ in range(self.match.seats):
            if self.match.to_act in announcing:
                self.do(f"{self.match.to_act} meld")
            self.play_low()
        assert len(self.view(None).tricks) == 1

    def finish(self) -> DealDoc:
        """Play the deal out, each seat its lowest legal card, and return how it was counted."""
        while self.match.phase == "play":
            self.play_low()
        return self.last

    def canned(self, deal: Canned) -> DealDoc:
        """A whole canned deal; fails if it does not come out as it says."""
        eldest = (self.match.next_dealer + 1) % self.match.seats
        self.deal(deal.deck)
        self.play(deal.script)
        raw = self.last["raw"]
        assert raw is not None
        sides = self.match.sides
        assert tuple(raw[(eldest + i) % sides] for i in range(sides)) == deal.raw
        assert self.view(None).tricks[-1].taker == (eldest + deal.last) % self.match.seats
        return self.last

    # Looking

    @property
    def doc(self) -> ResultDoc:
        return cast("ResultDoc", self.match.result())

    @property
    def last(self) -> DealDoc:
        """The last deal of the result document."""
        return self.doc["deals"][-1]

    @property
    def legal(self) -> set[str]:
        texts = [str(a) for a in self.match.legal_actions()]
        assert len(texts) == len(set(texts)), "an action is offered twice"
        return set(texts)

    @property
    def cards(self) -> set[str]:
        """The cards that may be played now."""
        return {text.split(" ")[2] for text in self.legal if " play " in text}

    @property
    def verbs(self) -> set[str]:
        """What may be done now but playing a card."""
        return {text.split(" ")[1] for text in self.legal} - {"play"}

    def view(self, seat: int | None) -> DebercView:
        return cast("DebercView", self.match.view(seat))

    def hand(self, seat: int) -> set[str]:
        cards = self.view(seat).hand
        assert cards is not None
        return {NAMES[card] for card in cards}

    def shown(self, viewer: int | None = None) -> set[str]:
        """The runs on show, as their cards."""
        return {"".join(NAMES[c] for c in meld.cards) for meld in self.view(viewer).melds_shown}

    def everything(self) -> object:
        """All that can be seen of the match, to compare before and after."""
        views = [self.match.view(seat).as_json() for seat in (None, *range(self.match.seats))]
        return self.match.result(), views, sorted(self.legal)

    def refuses(self, text: str, *clauses: str) -> RuleError:
        """The action is refused by one of these clauses, is not offered, and changes nothing."""
        before = self.everything()
        assert text not in self.legal
        reason = self.match.why_not(action(text))
        assert isinstance(reason, RuleError)
        with pytest.raises(RuleError) as caught:
            self.match.apply(action(text))
        assert caught.value.clause in clauses, caught.value.clause
        assert reason.clause == caught.value.clause
        assert str(caught.value)
        assert self.everything() == before
        return caught.value


def melds_of(deal: DealDoc) -> list[str]:
    """The credited runs of a counted deal as "seat cards points"."""
    assert deal["melds"] is not None
    return [f"{m['seat']} {m['cards']} {m['points']}" for m in deal["melds"]]
