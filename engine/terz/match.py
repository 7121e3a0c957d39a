"""A Terz match: deal after deal until somebody has won (T-11, T-12, T-42 to T-44).

Events, in the order in which they follow (``Event.kind``; seat; args):

- ``dealt``: the dealer; the upcard, in the first deal nothing
- ``colour``: who called it (T-11); "red" or "black"
- ``upcard``: who leads; the card turned up after the call
- ``seven``: who exchanged it (T-25); the card taken for it
- ``declared``: who declared a meld; its kind
- ``asked``: who asked "from what?"
- ``from``: the declarer's answer; kind and rank of the top card ("terz J")
- ``good``: who let it count
- ``beat``: who beat it; with what: kind and rank ("fifty J")
- ``counts``: who writes points for a meld; its kind and the points ("terz 20")
- ``marriage``: who declared it; a ``counts`` follows
- ``played``: who; the card
- ``trick``: who took it; its points, the last ten among them
- ``shown``: whose meld counted in the trick just complete; its cards (T-37)
- ``broken``: who broke the talon; how many cards were cut (T-13)
- ``drawn``: at the last draw only (T-14), the winner of the trick first: who; the card
- ``fine``: who writes it; the points, and for what ("100 seven": T-26)
- ``arrived``: who claimed it (T-43); "right" or "wrong"
- ``counted``: the dealer; how card points were written: ``DealCount.rounding``
- ``over``: nobody; the winning seat and by what ("0 points", "1 last_trick", "0 arrival",
  "1 false_arrival")
"""

from collections.abc import Sequence
from typing import Final, Self

from engine.cards import NAMES, Card, cards_text
from engine.errors import EngineError, RuleError
from engine.game import Action, Event, Json
from engine.terz import counting
from engine.terz.deal import Deal
from engine.terz.melds import pattern_of
from engine.terz.refusal import REFUSALS, refusal
from engine.terz.result import result_json
from engine.terz.rules import Rules
from engine.terz.tables import DECK_SET
from engine.terz.view import DealCount, TerzView
from engine.terz.viewing import build_view

REASONS: Final = tuple(REFUSALS)


def _natural(action: Action) -> Action:
    """With the cards of a meld, which may come in any order, as ``legal_actions`` has them."""
    if action.verb in ("declare", "beat"):
        pattern = pattern_of(action.args)
        if pattern is not None:
            return action._replace(args=cards_text(pattern.meld.cards))
    return action


class TerzMatch:
    """The state machine of ``engine.game.Match`` for Terz."""

    __slots__ = (
        "before",
        "counted",
        "current",
        "deals_dealt",
        "next_dealer",
        "rules",
        "winner",
        "won_by",
    )

    seats: Final = 2
    sides: Final = 2

    def __init__(self, rules: Rules, first_dealer: int) -> None:
        self.rules = rules
        self.next_dealer = first_dealer
        self.current: Deal | None = None
        self.counted: tuple[DealCount, ...] = ()
        self.deals_dealt = 0
        self.before: tuple[int, ...] = (0, 0)  # the totals without the deal in progress
        self.winner: int | None = None
        self.won_by: str | None = None

    @property
    def to_act(self) -> int | None:
        """The seat that the match waits for; None between deals and after the end."""
        return None if self.current is None else self.current.to_act

    @property
    def phase(self) -> str:
        """colour, play, break, answer, asked, deal (the next deck is waited for) or finished."""
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
        """What each seat has written, words and fines of the deal in progress too (T-40)."""
        if self.current is None or self.current.outcome is not None:
            return self.before
        return counting.written_so_far(self.before, self.current)

    def copy(self) -> Self:
        """An independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.rules = self.rules
        new.next_dealer = self.next_dealer
        new.current = None if self.current is None else self.current.copy()
        new.counted = self.counted
        new.deals_dealt = self.deals_dealt
        new.before = self.before
        new.winner = self.winner
        new.won_by = self.won_by
        return new

    def deal(self, deck: Sequence[Card]) -> list[Event]:
        """Begin the next deal (T-10); raises RuleError unless one is due and the deck is right."""
        if self.winner is not None:
            raise RuleError("T-44", "match-over", "the match is over")
        if self.current is not None and self.current.outcome is None:
            raise RuleError("T-10", "no-deck", "the last deal is not over")
        if len(deck) != len(DECK_SET) or set(deck) != DECK_SET:
            raise RuleError("T-1", "no-deck", "the deck is not the 32 cards, each once")
        first = self.deals_dealt == 0
        self.current = Deal(self.rules, self.next_dealer, tuple(deck), first)
        self.deals_dealt += 1
        return [Event("dealt", self.next_dealer, "" if first else NAMES[self.current.upcard])]

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
        raise RuleError("T-10", "no-deck", f"{len(order)} cards, but none wait to be shuffled")

    def legal_actions(self) -> tuple[Action, ...]:
        """What ``to_act`` may do; empty between deals and after the end."""
        return () if self.current is None else self.current.legal()

    def why_not(self, action: Action) -> RuleError | None:
        """The RuleError that ``apply`` would raise, or None."""
        deal = self.current
        if self.winner is not None:
            return RuleError("T-44", "match-over", "the match is over")
        if deal is None or deal.outcome is not None:
            return RuleError("T-10", "no-deal", "nothing may be done before the next deck")
        legal = deal.legal()
        if action in legal or _natural(action) in legal:
            return None
        return refusal(deal, action)

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
            self._close(deal, out)

    def _close(self, deal: Deal, out: list[Event] | None) -> None:
        """The deal is over: count it, and see who deals next (T-12) or who has won."""
        count, verdict = counting.count(self.rules, deal, self.deals_dealt, self.before)
        self.counted += (count,)
        self.before = count.totals
        self.winner, self.won_by = verdict
        if count.last_trick is not None:
            self.next_dealer = count.last_trick
        if out is not None:
            if count.arrival is not None:
                claim = "right" if count.arrival.right else "wrong"
                out.append(Event("arrived", count.arrival.seat, claim))
            out.append(Event("counted", deal.dealer, count.rounding))
            if self.winner is not None:
                out.append(Event("over", None, f"{self.winner} {self.won_by}"))

    def view(self, seat: int | None) -> TerzView:
        """What this seat, or with None everybody, may know; raises EngineError where it is none."""
        if seat is not None and not 0 <= seat < self.seats:
            raise EngineError(f"there is no seat {seat}")
        return build_view(self, seat)

    def result(self) -> Json:
        """The ``kozyr-result/1`` document."""
        return result_json(self)
