"""A Deberc match: deal after deal until somebody has won (D-10, D-15, D-80 to D-83).

Events, in the order in which they follow (``Event.kind``; seat; args):

- ``dealt``: the dealer; the upcard
- ``bid``: who; "pass", "take" or "take S"
- ``trump``: the taker; the suit's letter
- ``picked-up``: with four seats, who got the upcard; the card
- ``bottom``: nobody; with two or three seats, the bottom card
- ``seven``: who exchanged it (D-30); the card taken for it
- ``meld``: who announced runs; the kind of the best one
- ``bella``: who announced it
- ``redeal``: who demanded it (D-14)
- ``played``: who; the card
- ``trick``: who took it; its points, the last ten among them
- ``equal``: whose best run is equal to another's and waits for the last trick; kind and top card
- ``shown``: whose run counts; its cards, one event for each run
- ``no-runs``: nobody; runs were announced and none counts (D-45)
- ``counted``: the dealer; the deal's result as in records ("made" ... "deberc")
- ``extra``: nobody; the next deal is an extra one: "tie" (D-82) or "hanging" (D-83)
- ``over``: nobody; the winning side and by what ("0 points", "1 last_trick", "0 arrival",
  "1 deberc")
"""

from collections.abc import Sequence
from typing import Final, Self

from engine.cards import NAMES, Card
from engine.deberc import counting, ending
from engine.deberc.counting import Standing
from engine.deberc.deal import Deal
from engine.deberc.refusal import REFUSALS, refusal
from engine.deberc.result import result_json
from engine.deberc.rules import Rules
from engine.deberc.tables import DECK_SET
from engine.deberc.view import DealCount, DebercView
from engine.deberc.viewing import build_view
from engine.errors import EngineError, RuleError
from engine.game import Action, Event, Json

REASONS: Final = tuple(REFUSALS)


class DebercMatch:
    """The state machine of ``engine.game.Match`` for Deberc."""

    __slots__ = (
        "counted",
        "current",
        "deals_dealt",
        "extra",
        "next_dealer",
        "rules",
        "standing",
        "void_run",
        "winner",
        "won_by",
    )

    def __init__(self, rules: Rules, first_dealer: int) -> None:
        zeros = (0,) * rules.sides
        self.rules = rules
        self.next_dealer = first_dealer
        self.current: Deal | None = None
        self.counted: tuple[DealCount, ...] = ()
        self.deals_dealt = 0
        self.standing = Standing(zeros, zeros, (), 0)
        self.void_run = 0
        self.extra: str | None = None
        self.winner: int | None = None
        self.won_by: str | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.rules.seats

    @property
    def sides(self) -> int:
        """How many sides count points."""
        return self.rules.sides

    @property
    def to_act(self) -> int | None:
        """The seat that the match waits for; None between deals and after the end."""
        return None if self.current is None else self.current.to_act

    @property
    def phase(self) -> str:
        """bid1, bid2, play, deal (the next deck is waited for) or finished."""
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
    def totals(self) -> tuple[int, ...]:
        """What each side has written."""
        return self.standing.totals

    def copy(self) -> Self:
        """An independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.rules = self.rules
        new.next_dealer = self.next_dealer
        new.current = None if self.current is None else self.current.copy()
        new.counted = self.counted
        new.deals_dealt = self.deals_dealt
        new.standing = self.standing
        new.void_run = self.void_run
        new.extra = self.extra
        new.winner = self.winner
        new.won_by = self.won_by
        return new

    def deal(self, deck: Sequence[Card]) -> list[Event]:
        """Begin the next deal (D-11); raises RuleError unless one is due and the deck is right."""
        if self.winner is not None:
            raise RuleError("D-80", "match-over", "the match is over")
        if self.current is not None and self.current.outcome is None:
            raise RuleError("D-10", "no-deck", "the last deal is not over")
        if len(deck) != len(DECK_SET) or set(deck) != DECK_SET:
            raise RuleError("D-1", "no-deck", "the deck is not the 32 cards, each once")
        self.current = Deal(self.rules, self.next_dealer, tuple(deck))
        self.deals_dealt += 1
        return [Event("dealt", self.next_dealer, NAMES[self.current.upcard])]

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """Nothing: no deck is shuffled in the middle of a deal."""
        return ()

    @property
    def may_shuffle(self) -> int:
        """Never."""
        return 0

    def shuffle(self, order: Sequence[Card]) -> list[Event]:
        """Raises RuleError, since nothing ever waits to be shuffled."""
        raise RuleError("D-10", "no-deck", f"{len(order)} cards, but none wait to be shuffled")

    def legal_actions(self) -> tuple[Action, ...]:
        """What ``to_act`` may do; empty between deals and after the end."""
        return () if self.current is None else self.current.legal()

    def why_not(self, action: Action) -> RuleError | None:
        """The RuleError that ``apply`` would raise, or None."""
        deal = self.current
        if self.winner is not None:
            return RuleError("D-80", "match-over", "the match is over")
        if deal is None or deal.outcome is not None:
            return RuleError("D-11", "no-deal", "nothing may be done before the next deck")
        return None if action in deal.legal() else refusal(deal, action)

    def apply(self, action: Action) -> list[Event]:
        """Do it and say what followed; raises RuleError and changes nothing if it is not legal."""
        error = self.why_not(action)
        if error is not None:
            raise error
        events: list[Event] = []
        self._push(action, events)
        return events

    def push(self, action: Action) -> None:
        """Do it without checking: for an action out of ``legal_actions()``."""
        self._push(action, None)

    def _push(self, action: Action, out: list[Event] | None) -> None:
        deal = self.current
        assert deal is not None
        deal.push(action, out)
        if deal.outcome is not None:
            self._close(deal, deal.outcome, out)

    def _close(self, deal: Deal, outcome: str, out: list[Event] | None) -> None:
        """The deal is over: count it, and see who deals next or who has won."""
        before = self.standing
        if outcome == "played":
            count, self.standing = counting.count_played(self.rules, deal, self.deals_dealt, before)
            verdict = ending.judge(self.rules, deal, count, before.totals, self.extra)
            self.winner, self.won_by, self.extra = verdict
            self._next_dealer()
        else:
            fined = False
            if outcome == "void":
                fined = self._void()
            else:
                self.winner, self.won_by = deal.runs_side, "deberc"
            count, self.standing = counting.count_void(
                self.rules, deal, self.deals_dealt, before, fined
            )
        self.counted += (count,)
        if out is not None:
            out.append(Event("counted", deal.dealer, count.result))
            if self.winner is not None:
                out.append(Event("over", None, f"{self.winner} {self.won_by}"))
            elif self.extra is not None and outcome == "played":
                out.append(Event("extra", None, self.extra))

    def _next_dealer(self) -> None:
        self.next_dealer = self.rules.next_seat[self.next_dealer]
        self.void_run = 0

    def _void(self) -> bool:
        """Who deals after a void deal (D-15); whether it was the dealer's third in a row."""
        self.void_run += 1
        third = self.void_run == 3
        if third or self.rules.options.void_dealer == "next":
            self._next_dealer()
        return third

    def view(self, seat: int | None) -> DebercView:
        """What this seat, or with None everybody, may know; raises EngineError where it is none."""
        if seat is not None and not 0 <= seat < self.seats:
            raise EngineError(f"there is no seat {seat}")
        return build_view(self, seat)

    def result(self) -> Json:
        """The ``kozyr-result/1`` document."""
        return result_json(self)
