"""What the clause tests are made of: stacked decks, talons played out as wished, a table by text.

Unless a test says otherwise seat 1 deals, so seat 0 is the eldest, calls the colour of the upcard
and leads.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import pytest

from engine.cards import NAMES, parse_cards
from engine.errors import RuleError
from engine.game import Action, Event, Match
from engine.games import GAMES
from engine.options import OptionValue
from engine.terz.view import TerzView
from tests.engine.terz.documents import DealDoc, ResultDoc
from tests.engine.terz.reference import DECK, NATURAL, RED, beats, split_cards

# Cards lowest first, suit by suit within a rank.
BY_RANK = [rank + suit for rank in NATURAL for suit in "SCDH"]


def cards_of(text: str) -> list[str]:
    """The cards of a text in which blanks are welcome."""
    return split_cards(text.replace(" ", ""))


def height(card: str) -> tuple[int, str]:
    """What "lowest card" means to ``Table.play_low``."""
    return NATURAL.index(card[0]), card[1]


def stack(hands: Sequence[Sequence[str]], upcard: str, draws: Sequence[str]) -> str:
    """The deck that deals these hands, the eldest's first (T-10), and whose talon, not moved by
    the break, gives ``draws`` one after the other (T-14)."""
    deck: list[str] = []
    for start in (0, 3, 6):
        for hand in hands:
            deck += hand[start : start + 3]
    deck.append(upcard)
    deck += reversed(draws)
    assert sorted(deck) == sorted(DECK), "no deck"
    return "".join(deck)


def lay(eldest: str = "", dealer: str = "", *, upcard: str, draws: str = "") -> str:
    """A deck that deals these hands and from whose bottom these cards are drawn first.

    What is missing comes from the cards that nobody named, lowest first; it makes no meld and no
    marriage in a hand, nor in the talon where that can be helped. The seven of trump, where nobody
    named it, is the last face-down card.
    """
    trump = upcard[1]
    named = [cards_of(eldest), cards_of(dealer)]
    drawn = cards_of(draws)
    used = [*named[0], *named[1], upcard, *drawn]
    assert len(used) == len(set(used)), "a card is named twice"
    seven = f"7{trump}"
    rest = [card for card in BY_RANK if card not in used and card != seven]
    for hand in named:
        assert len(hand) <= 9, "a hand is too long"
        asked_for = list(hand)
        while len(hand) < 9:
            card = next((c for c in rest if _harmless(c, hand, trump)), None)
            assert card is not None, f"{asked_for} cannot be filled without a meld"
            hand.append(card)
            rest.remove(card)
    seen = [[*hand, *drawn] for hand in named]
    while rest:
        card = next((c for c in rest if all(_harmless(c, hand, trump) for hand in seen)), rest[0])
        rest.remove(card)
        drawn.append(card)
        for hand in seen:
            hand.append(card)
    if seven not in used:
        drawn.append(seven)
    return stack(named, upcard, drawn)


def _harmless(card: str, hand: Sequence[str], trump: str) -> bool:
    """Whether the card adds no meld and no marriage to the hand."""
    rank, suit = card[0], card[1]
    held = {*hand, card}
    if card in (f"K{trump}", f"Q{trump}") and {f"K{trump}", f"Q{trump}"} <= held:
        return False
    if rank in "JQKA" and {rank + other for other in "SCDH"} <= held:
        return False
    row = "".join(r if r + suit in held else " " for r in NATURAL)
    return all(len(run) < 3 or rank not in run for run in row.split())


@dataclass(frozen=True)
class Endgame:
    """A deck, and the actions after the call of colour that empty its talon."""

    deck: str
    script: str


def endgame(leader: str, other: str, *, upcard: str, leads: int = 0) -> Endgame:
    """The talon is gone, ``leads`` leads the first trick without it, and these are the hands.

    Hands may be short: cards that nobody named fill them. The upcard must be in ``other`` (who
    loses the last trick with the talon draws it); the seven of trump, if it is not the upcard, is
    drawn with the talon's last two cards. Seat 0 leads the first trick.
    """
    trump = upcard[1]
    seven = f"7{trump}"
    finals = [cards_of(leader), cards_of(other)]
    assert upcard in finals[1], "the upcard is drawn by who does not lead"
    rest = [card for card in BY_RANK if card not in finals[0] and card not in finals[1]]
    if seven in rest:
        finals[0].append(seven)
        rest.remove(seven)
    assert seven in finals[0] or seven == upcard, "the seven would have been held with the talon"
    for final in finals:
        while len(final) < 9:
            final.append(rest.pop(0))
        assert len(final) == 9, "a hand is too long"
    if leads:
        finals.reverse()
    rng = random.Random(0)
    while True:
        rng.shuffle(rest)
        thrown = [rest[:7], rest[7:]]
        takers: list[int] = []
        turn = 0
        for number in range(7):
            lead, answer = thrown[turn][number], thrown[1 - turn][number]
            turn = 1 - turn if beats(answer, lead, trump) else turn
            takers.append(turn)
        if turn == leads:
            break
    # The card each seat draws last is the seven for who leads, the upcard for the other.
    for seat, last in ((leads, seven), (1 - leads, upcard)):
        if last in finals[seat]:
            finals[seat].remove(last)
            finals[seat].append(last)
    hands = [thrown[seat] + finals[seat][:2] for seat in (0, 1)]
    to_draw = [list(finals[seat][2:]) for seat in (0, 1)]
    draws: list[str] = []
    script: list[str] = []
    turn = 0
    for number, taker in enumerate(takers):
        script += [thrown[turn][number], thrown[1 - turn][number]]
        script += ["break:0"] if number == 0 else []
        draws += [to_draw[taker].pop(0), to_draw[1 - taker].pop(0)]
        turn = taker
    assert draws.pop() == upcard
    return Endgame(stack(hands, upcard, draws), " ".join(script))


@dataclass(frozen=True)
class Canned:
    """A whole deal, independent of who deals: the deck, what is played, the exact card points.

    ``script`` are the actions without seats; ``points`` are (eldest, dealer); ``last`` is the
    position that takes the last trick: 0 for the eldest, 1 for the dealer.
    """

    deck: str
    script: str
    points: tuple[int, int]
    last: int


def action(text: str) -> Action:
    """ "0 play 9H" as an action."""
    seat, verb, *args = text.split(" ")
    return Action(int(seat), verb, args[0] if args else "")


class Table:
    """A match and short ways to say what happens at it."""

    def __init__(
        self, deck: str | None = None, dealer: int = 1, play: str = "", /, **options: OptionValue
    ) -> None:
        self.match: Match = GAMES["terz"].new_match(2, "classic", options, dealer)
        self.keep: set[str] = set()
        if deck is not None:
            self.deal(deck)
        self.play(play)

    # Doing

    def deal(self, deck: str) -> list[Event]:
        """A deal; in the first of a match the colour is called, so that the eldest leads."""
        events = self.match.deal(parse_cards(deck))
        if self.match.phase == "colour":
            colour = "red" if cards_of(deck)[18][1] in RED else "black"
            events += self.play(f"colour:{colour}")
        return events

    def do(self, *texts: str) -> list[Event]:
        """Actions with their seats: "0 play 9H"."""
        events: list[Event] = []
        for text in texts:
            events += self.match.apply(action(text))
        return events

    def play(self, script: str) -> list[Event]:
        """Actions of whoever is to act: cards, and words (``good``, ``declare:7H8H9H`` …)."""
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

    def endgame(self, end: Endgame) -> None:
        """Deal it and play until the talon is gone."""
        self.deal(end.deck)
        self.play(end.script)

    def canned(self, deal: Canned, before: str = "") -> DealDoc:
        """A whole canned deal, after ``before`` has been done; fails if it comes out otherwise."""
        dealer = self.match.next_dealer
        self.deal(deal.deck)
        self.play(before)
        self.play(deal.script)
        points = self.last["card_points"]
        assert points is not None
        assert (points[1 - dealer], points[dealer]) == deal.points
        return self.last

    def play_low(self) -> None:
        """Whoever is to act plays its lowest card that is not to be kept (``keep``)."""
        cards = self.cards
        self.do(f"{self.match.to_act} play {min(cards - self.keep or cards, key=height)}")

    def trick(self, times: int = 1) -> None:
        """Play the trick in progress out (or a whole one), lowest cards; break by nothing."""
        for _ in range(times):
            done = sum(self.last["tricks"])
            while self.match.phase == "play" and sum(self.last["tricks"]) == done:
                self.play_low()
            if self.match.phase == "break":
                self.play("break:0")

    def trick_for(self, winner: int) -> None:
        """A whole trick, with a talon, that this seat takes with its lowest such card."""
        leader = self.match.to_act
        assert leader is not None
        trump = self.last["trump"]
        may = [sorted(self.hand(s) - self.keep - {f"7{trump}"}, key=height) for s in (0, 1)]
        lead, answer = next(
            (lead, answer)
            for lead in may[leader]
            for answer in may[1 - leader]
            if beats(answer, lead, trump) is (winner != leader)
        )
        self.play(f"{lead} {answer}")
        if self.match.phase == "break":
            self.play("break:0")

    def finish(self) -> DealDoc:
        """Play the deal out, lowest cards, and return how it was counted."""
        while self.match.phase == "play":
            self.trick()
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
    def words(self) -> list[int]:
        return self.last["words"]

    @property
    def legal(self) -> set[str]:
        texts = [str(a) for a in self.match.legal_actions()]
        assert len(texts) == len(set(texts)), "an action is offered twice"
        return set(texts)

    @property
    def cards(self) -> set[str]:
        """The cards that may be played now."""
        return self.args("play")

    @property
    def verbs(self) -> set[str]:
        """What may be done now but playing a card."""
        return {text.split(" ")[1] for text in self.legal} - {"play"}

    @property
    def melds(self) -> set[str]:
        """What may be declared now."""
        return self.args("declare")

    def args(self, verb: str) -> set[str]:
        """The arguments with which ``verb`` may be used now."""
        return {text.split(" ")[2] for text in self.legal if text.split(" ")[1] == verb}

    def view(self, seat: int | None) -> TerzView:
        return cast("TerzView", self.match.view(seat))

    def hand(self, seat: int) -> set[str]:
        cards = self.view(seat).hand
        assert cards is not None
        return {NAMES[card] for card in cards}

    def everything(self) -> object:
        """All that can be seen of the match, to compare before and after."""
        views = [self.match.view(seat).as_json() for seat in (None, 0, 1)]
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


def leading(hand: str, other: str = "", upcard: str = "7H", **options: str) -> Table:
    """Seat 0 leads the first trick from this hand."""
    return Table(lay(hand, other, upcard=upcard), **options)


def second_trick(hand: str, other: str = "", draws: str = "", **options: str) -> Table:
    """Seat 0 has taken the first trick with the nine of trump, and leads to the second."""
    table = Table(lay(hand + "9H", other, upcard="7H", draws=draws), **options)
    table.keep = set(cards_of(hand + other + draws))
    table.play("9H")
    table.play_low()
    table.play("break:0")
    assert table.match.to_act == 0
    return table
