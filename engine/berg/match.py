"""A Berg match: game after game until a total is higher than the berg (B-1, B-55).

Events, in the order in which they follow (``Event.kind``; seat; args):

- ``dealt``: the dealer; the turned-up card, its first move (B-2)
- ``ordered``: the dealer; the card or suit ordered for a turned-up jack or queen
- ``drew``: who; "1"
- ``passed``: who
- ``played``: who; the card, and what it orders ("8S", "JS 9D", "QC H")
- ``missed``: who misses a turn; how many cards it draws ("0", "1", "2", "4")
- ``shown``: who; a joker just drawn, or after ``jokers`` those held ("XBXR", "-") (B-41)
- ``big_gone``: nobody; the big deck is gone
- ``turned``: nobody; how many cards were turned over (B-4)
- ``shuffled``: nobody; chance has put them in order (B-45)
- ``jokers``, ``resign``, ``insure``, ``open``, ``shuffle``: who declared it
- ``counted``: who won the game, if anybody; "out", "drawn" or "resigned"
- ``over``: the seat that has won the match
"""

from collections.abc import Sequence
from typing import Final, Self

from engine.berg import counting
from engine.berg.deal import TURNS, Deal
from engine.berg.refusal import REFUSALS, refusal
from engine.berg.result import result_json
from engine.berg.rules import Rules
from engine.berg.tables import DECK_SET
from engine.berg.view import BergView, GameCount
from engine.berg.viewing import build_view
from engine.cards import NAMES, Card
from engine.errors import EngineError, RuleError
from engine.game import Action, Event, Json

REASONS: Final = tuple(REFUSALS)


class BergMatch:
    """The state machine of ``engine.game.Match`` for Berg."""

    __slots__ = (
        "before",
        "counted",
        "current",
        "deals_dealt",
        "first_dealer",
        "rules",
        "shuffles",
        "winner",
    )

    seats: Final = 2
    sides: Final = 2

    def __init__(self, rules: Rules, first_dealer: int) -> None:
        self.rules = rules
        self.first_dealer = first_dealer
        self.current: Deal | None = None
        self.counted: tuple[GameCount, ...] = ()
        self.deals_dealt = 0
        self.before: tuple[float, ...] = (0.0, 0.0)  # the totals without the game in progress
        self.shuffles = rules.always_shuffled  # B-45, from the next game on
        self.winner: int | None = None

    @property
    def to_act(self) -> int | None:
        """The seat that the match waits for; None between games, for chance, and at the end."""
        deal = self.current
        return None if deal is None or deal.to_shuffle else deal.to_act

    @property
    def phase(self) -> str:
        """order, play, deal (the next deck is waited for) or finished."""
        if self.winner is not None:
            return "finished"
        if self.current is None or self.current.outcome is not None:
            return "deal"
        return self.current.phase

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.winner is not None

    @property
    def totals(self) -> tuple[float, ...]:
        """What each seat has written, prices of the game in progress too (B-53)."""
        if self.current is None or self.current.outcome is not None:
            return self.before
        return counting.written_so_far(self.before, self.current)

    @property
    def next_dealer(self) -> int:
        """The dealer of the game in progress, or between games of the next one (B-1)."""
        return (self.first_dealer + self.series) % 2

    @property
    def series(self) -> int:
        """The series of the game in progress, or between games of the next one, from 0 (B-1)."""
        return len(self.counted) // self.rules.series

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """The turned-over cards that chance must put in order before the game goes on (B-45)."""
        return () if self.current is None else self.current.to_shuffle

    @property
    def may_shuffle(self) -> int:
        """How often the next game may want ``shuffle``: at each turn-over, or never (B-45)."""
        return TURNS if self.shuffles or self.rules.shuffling_for_sale else 0

    def copy(self) -> Self:
        """An independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.rules = self.rules
        new.first_dealer = self.first_dealer
        new.current = None if self.current is None else self.current.copy()
        new.counted = self.counted
        new.deals_dealt = self.deals_dealt
        new.before = self.before
        new.shuffles = self.shuffles
        new.winner = self.winner
        return new

    def deal(self, deck: Sequence[Card]) -> list[Event]:
        """Begin the next game (B-2); raises RuleError unless one is due and the deck is right."""
        if self.winner is not None:
            raise RuleError("B-55", "match-over", "the match is over")
        if self.current is not None and self.current.outcome is None:
            raise RuleError("B-2", "no-deck", "the last game is not over")
        if len(deck) != len(DECK_SET) or set(deck) != DECK_SET:
            raise RuleError("B-2", "no-deck", "the deck is not the 42 cards, each once")
        self.current = deal = Deal(self.rules, self.next_dealer, tuple(deck), self.shuffles)
        self.deals_dealt += 1
        return [Event("dealt", deal.dealer, NAMES[deal.turned_up]), *deal.missed_at_once()]

    def shuffle(self, order: Sequence[Card]) -> list[Event]:
        """Go on with the cards of ``to_shuffle`` in this order, first drawn first (B-45).

        Raises RuleError unless these cards wait to be shuffled.
        """
        deal = self.current
        if deal is None or not deal.to_shuffle:
            raise RuleError("B-45", "no-shuffle", "nothing waits to be shuffled")
        if sorted(order) != sorted(deal.to_shuffle):
            raise RuleError("B-45", "no-shuffle", "these are not the cards that were turned over")
        events = [Event("shuffled")]
        deal.shuffle(order, events)
        if deal.outcome is not None:
            self._close(deal, events)
        return events

    def legal_actions(self) -> tuple[Action, ...]:
        """What ``to_act`` may do; empty between games, for chance, and after the end."""
        return () if self.current is None else self.current.legal()

    def why_not(self, action: Action) -> RuleError | None:
        """The RuleError that ``apply`` would raise, or None."""
        deal = self.current
        if self.winner is not None:
            return RuleError("B-55", "match-over", "the match is over")
        if deal is None or deal.outcome is not None:
            return RuleError("B-2", "no-deal", "nothing may be done before the next deck")
        if deal.to_shuffle:
            return RuleError(
                "B-45", "shuffle-first", "the turned-over deck is to be shuffled first"
            )
        return None if action in deal.legal() else refusal(deal, action)

    def apply(self, action: Action) -> list[Event]:
        """Do it and say what followed; raises RuleError and changes nothing if it is not legal."""
        error = self.why_not(action)
        if error is not None:
            raise error
        deal = self.current
        assert deal is not None
        events: list[Event] = []
        deal.push(action, events)
        if deal.outcome is not None:
            self._close(deal, events)
        return events

    def push(self, action: Action) -> None:
        """Do it without checking: for an action out of ``legal_actions()``."""
        deal = self.current
        assert deal is not None
        deal.push(action, None)
        if deal.outcome is not None:
            self._close(deal, None)

    def _close(self, deal: Deal, out: list[Event] | None) -> None:
        """The game is over: count it, and see who has won."""
        count = counting.count(self.rules, deal, self.deals_dealt, self.before)
        self.counted += (count,)
        self.before = count.totals
        self.shuffles = deal.shuffles
        self.winner = counting.winner_of(self.rules, self.before)
        if out is not None:
            out.append(Event("counted", count.winner, count.result))
            if self.winner is not None:
                out.append(Event("over", self.winner))

    def view(self, seat: int | None) -> BergView:
        """What this seat, or with None everybody, may know; raises EngineError where it is none."""
        if seat is not None and not 0 <= seat < self.seats:
            raise EngineError(f"there is no seat {seat}")
        return build_view(self, seat)

    def result(self) -> Json:
        """The ``kozyr-result/1`` document."""
        return result_json(self)
