"""One deal of Deberc as a state machine: dealing, bidding, first turns and tricks (D-10 to D-58).

It knows nothing of totals; ``counting`` counts what it leaves behind.
"""

from typing import Final, NamedTuple

from engine.cards import CARD_OF, NAMES, SUIT_BITS, SUITS, Card, CardSet, Suit, card_set, cards_text
from engine.deberc import tables
from engine.deberc.melds import Run, best_equal, find_runs, side_that_counts
from engine.deberc.rules import Rules
from engine.deberc.tables import BELLA, HIGHER, POINTS, POWER, TRUMP_POWER, play_actions
from engine.deberc.view import Meld
from engine.game import Action, Event

NOBODY: Final = -1


class PlayedTrick(NamedTuple):
    """A complete trick: the cards in the order played, and its card points (no last ten)."""

    leader: int
    cards: tuple[Card, ...]
    taker: int
    points: int


class Deal:
    """The state of one deal. ``push`` trusts its caller: only actions out of ``legal()``.

    ``outcome`` is None while it goes on, then "played", "void" or "deberc".
    """

    __slots__ = (
        "_best_power",
        "_legal",
        "_power",
        "_trick_points",
        "_winner",
        "announced",
        "bella_by",
        "bella_due",
        "bella_open",
        "bella_trick",
        "bids",
        "bottom",
        "dealer",
        "deck",
        "exchanged",
        "hands",
        "leader",
        "led",
        "lies",
        "outcome",
        "phase",
        "points",
        "rules",
        "runs_equal",
        "runs_side",
        "stock",
        "taker",
        "to_act",
        "trick",
        "tricks",
        "tricks_by_seat",
        "trump",
        "upcard",
    )

    def __init__(self, rules: Rules, dealer: int, deck: tuple[Card, ...]) -> None:
        seats = rules.seats
        packets = rules.options.first_packet // 2
        self.rules = rules
        self.dealer = dealer
        self.deck = deck
        self.hands: list[CardSet] = [0] * seats
        for nth, seat in enumerate(rules.from_left(dealer)):
            for first in (nth * packets, (seats + nth) * packets):
                self.hands[seat] |= card_set(deck[first : first + packets])
        self.upcard = rules.upcard_of(deck)
        self.lies: Card | None = self.upcard
        self.bottom: Card | None = None
        self.stock = len(deck) - rules.upcard_index() - 1
        self.phase = "bid1"
        self.to_act: int | None = rules.next_seat[dealer]
        self.bids: tuple[Action, ...] = ()
        self.taker: int | None = None
        self.trump: Suit | None = None
        self.outcome: str | None = None
        # The trick in progress
        self.leader = NOBODY
        self.led: Suit = 0
        self.trick: tuple[Card, ...] = ()
        self._power: tuple[int, ...] = ()
        self._best_power = 0
        self._winner = NOBODY
        self._trick_points = 0
        # Complete tricks; points by side, the last ten among them
        self.tricks: tuple[PlayedTrick, ...] = ()
        self.tricks_by_seat = [0] * seats
        self.points = [0] * rules.sides
        # Runs: by seat what it announced; then the side that counts, or those still undecided
        self.announced: tuple[tuple[Run, ...] | None, ...] = (None,) * seats
        self.runs_side: int | None = None
        self.runs_equal: tuple[int, ...] = ()
        self.exchanged: int | None = None
        # Bella: the seat that may announce it, the one that has, in which trick (from 0), and
        # whether one of the two cards must be played now
        self.bella_open = NOBODY
        self.bella_by: int | None = None
        self.bella_trick = NOBODY
        self.bella_due = False
        self._legal: tuple[Action, ...] | None = None

    def copy(self) -> "Deal":
        """An independent copy."""
        new = Deal.__new__(Deal)
        new.rules = self.rules
        new.dealer = self.dealer
        new.deck = self.deck
        new.hands = self.hands[:]
        new.upcard = self.upcard
        new.lies = self.lies
        new.bottom = self.bottom
        new.stock = self.stock
        new.phase = self.phase
        new.to_act = self.to_act
        new.bids = self.bids
        new.taker = self.taker
        new.trump = self.trump
        new.outcome = self.outcome
        new.leader = self.leader
        new.led = self.led
        new.trick = self.trick
        new._power = self._power
        new._best_power = self._best_power
        new._winner = self._winner
        new._trick_points = self._trick_points
        new.tricks = self.tricks
        new.tricks_by_seat = self.tricks_by_seat[:]
        new.points = self.points[:]
        new.announced = self.announced
        new.runs_side = self.runs_side
        new.runs_equal = self.runs_equal
        new.exchanged = self.exchanged
        new.bella_open = self.bella_open
        new.bella_by = self.bella_by
        new.bella_trick = self.bella_trick
        new.bella_due = self.bella_due
        new._legal = self._legal
        return new

    # What may be done

    def legal(self) -> tuple[Action, ...]:
        """What ``to_act`` may do; empty once the deal is over."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        return legal

    def _find_legal(self) -> tuple[Action, ...]:
        seat = self.to_act
        if seat is None:
            return ()
        if self.phase == "play":
            cards = self.legal_cards()
            plays = play_actions(seat, cards)
            if self.tricks and seat != self.bella_open:
                return plays
            return self._specials(seat, cards) + plays
        if self.phase == "bid1":
            return tables.ROUND_ONE[seat]
        if seat == self.dealer and self.rules.obligation:
            return tables.OBLIGED[seat][self.upcard // 10]
        return tables.ROUND_TWO[seat][self.upcard // 10]

    def legal_cards(self) -> CardSet:
        """The cards that ``to_act`` may play now (D-51, D-56, D-57); only in play."""
        assert self.to_act is not None
        assert self.trump is not None
        hand = self.hands[self.to_act]
        cards = hand
        if self.trick:
            trumps = hand & SUIT_BITS[self.trump]
            follow = hand & SUIT_BITS[self.led]
            if follow and self.led != self.trump:
                cards = follow
            elif trumps:
                cards = self._duty_to_beat(trumps)
        if self.bella_due:
            cards &= BELLA[self.trump]
        return cards

    def _duty_to_beat(self, trumps: CardSet) -> CardSet:
        """Which trumps may be played where one must be (D-57)."""
        if self._best_power < TRUMP_POWER:
            return trumps
        assert self.trump is not None
        assert self.to_act is not None
        if self.rules.partners and (self._winner ^ self.to_act) & 1 == 0:
            return trumps
        best = self.trick[(self._winner - self.leader) % self.rules.seats]
        return trumps & HIGHER[self.trump][best] or trumps

    def _specials(self, seat: int, cards: CardSet) -> tuple[Action, ...]:
        if self.bella_due:
            return ()
        specials: list[Action] = []
        if not self.tricks:
            if self.may_exchange(seat):
                specials.append(tables.SEVEN_ACTION[seat])
            if self.announced[seat] is None and tables.has_run(self.hands[seat]):
                specials.append(tables.MELD[seat])
            if self.is_weak(seat):
                specials.append(tables.REDEAL[seat])
        if seat == self.bella_open and self.bella_in_time(cards):
            specials.append(tables.BELLA_ACTION[seat])
        return tuple(specials)

    def may_exchange(self, seat: int) -> bool:
        """D-30, on the seat's first turn."""
        seven = self.rules.options.seven
        return (
            self.trump == self.upcard // 10
            and self.rules.seats < 4
            and self.hands[seat] >> tables.SEVEN[self.trump] & 1 == 1
            and self.announced[seat] is None
            and (seven == "anyone" or (seven == "taker" and seat == self.taker))
        )

    def is_weak(self, seat: int) -> bool:
        """Whether the hand may demand a redeal (D-14), on the seat's first turn."""
        limit = self.rules.weak_limit
        return limit >= 0 and tables.plain_points(self.hands[seat]) <= limit

    def bella_in_time(self, cards: CardSet) -> bool:
        """Whether the bella may be announced now, ``cards`` being the legal ones (D-51)."""
        assert self.trump is not None
        if self.rules.bella_with_card:
            return cards & BELLA[self.trump] != 0
        return len(self.tricks) < self.rules.hand_size - 1

    # What follows

    def push(self, action: Action, out: list[Event] | None) -> None:
        """Do it, unchecked; what followed is appended to ``out`` where that is wanted."""
        self._legal = None
        verb = action.verb
        if verb == "play":
            self._play(CARD_OF[action.args], out)
        elif verb == "pass":
            self._pass(action, out)
        elif verb == "take":
            self._take(action, out)
        elif verb == "meld":
            self._meld(action.seat, out)
        elif verb == "bella":
            self._bella(action.seat, out)
        elif verb == "seven":
            self._seven(action.seat, out)
        else:
            self._redeal(action.seat, out)

    def _pass(self, action: Action, out: list[Event] | None) -> None:
        self.bids += (action,)
        if out is not None:
            out.append(Event("bid", action.seat, "pass"))
        if action.seat == self.dealer:
            if self.phase == "bid2":
                self._end("void")
                return
            self.phase = "bid2"
        self.to_act = self.rules.next_seat[action.seat]

    def _take(self, action: Action, out: list[Event] | None) -> None:
        self.bids += (action,)
        self.taker = action.seat
        self.trump = SUITS.index(action.args) if action.args else self.upcard // 10
        if out is not None:
            out.append(Event("bid", action.seat, f"take {action.args}".rstrip()))
            out.append(Event("trump", action.seat, SUITS[self.trump]))
        self._fill(out)
        self._find_bella()
        self.phase = "play"
        eldest = self.rules.next_seat[self.dealer]
        self.to_act = self.taker if self.rules.options.first_lead == "taker" else eldest

    def _fill(self, out: list[Event] | None) -> None:
        """D-12, D-13: the second packets, one to each seat."""
        rules, deck = self.rules, self.deck
        need = rules.hand_size - rules.options.first_packet
        picks_up = NOBODY
        if rules.seats == 4:
            assert self.taker is not None
            picks_up = self.taker if rules.options.upcard_to == "taker" else self.dealer
            self.hands[picks_up] |= 1 << self.upcard
            self.lies = None
        at = rules.upcard_index() + 1
        for seat in rules.from_left(self.dealer):
            end = at + need - (seat == picks_up)
            self.hands[seat] |= card_set(deck[at:end])
            at = end
        self.stock = len(deck) - at
        if rules.seats < 4:
            self.bottom = deck[-1]
        if out is not None:
            if self.bottom is None:
                out.append(Event("picked-up", picks_up, NAMES[self.upcard]))
            else:
                out.append(Event("bottom", None, NAMES[self.bottom]))

    def _find_bella(self) -> None:
        assert self.trump is not None
        if self.bella_by is not None:
            return
        pair = BELLA[self.trump]
        for seat, hand in enumerate(self.hands):
            if hand & pair == pair:
                self.bella_open = seat

    def _seven(self, seat: int, out: list[Event] | None) -> None:
        assert self.trump is not None
        seven = tables.SEVEN[self.trump]
        self.hands[seat] ^= 1 << seven | 1 << self.upcard
        self.lies = seven
        self.exchanged = seat
        self._find_bella()
        if out is not None:
            out.append(Event("seven", seat, NAMES[self.upcard]))

    def _meld(self, seat: int, out: list[Event] | None) -> None:
        assert self.trump is not None
        runs = find_runs(self.rules, seat, self.hands[seat], self.trump)
        self.announced = (*self.announced[:seat], runs, *self.announced[seat + 1 :])
        best = runs[0].meld
        if out is not None:
            out.append(Event("meld", seat, best.kind))
        if best.kind == "deberc":
            self.runs_side = self.rules.side_of[seat]
            if out is not None:
                out.append(Event("shown", seat, cards_text(best.cards)))
            self._end("deberc")

    def _bella(self, seat: int, out: list[Event] | None) -> None:
        self.bella_by = seat
        self.bella_open = NOBODY
        self.bella_trick = len(self.tricks)
        self.bella_due = self.rules.bella_with_card
        if out is not None:
            out.append(Event("bella", seat))

    def _redeal(self, seat: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("redeal", seat))
        self._end("void")

    def _play(self, card: Card, out: list[Event] | None) -> None:
        seat = self.to_act
        trump = self.trump
        assert seat is not None
        assert trump is not None
        self.hands[seat] ^= 1 << card
        self.bella_due = False
        if self.trick:
            self.trick += (card,)
            self._trick_points += POINTS[trump][card]
            power = self._power[card]
            if power > self._best_power:
                self._best_power = power
                self._winner = seat
        else:
            self.leader = self._winner = seat
            self.led = card // 10
            self.trick = (card,)
            self._trick_points = POINTS[trump][card]
            self._power = POWER[trump][self.led]
            self._best_power = self._power[card]
        if out is not None:
            out.append(Event("played", seat, NAMES[card]))
        if len(self.trick) == self.rules.seats:
            self._complete(out)
        else:
            self.to_act = self.rules.next_seat[seat]

    def _complete(self, out: list[Event] | None) -> None:
        """A trick is complete (D-58)."""
        winner, points = self._winner, self._trick_points
        side = self.rules.side_of[winner]
        self.tricks += (PlayedTrick(self.leader, self.trick, winner, points),)
        self.trick = ()
        self.tricks_by_seat[winner] += 1
        self.points[side] += points
        self.to_act = winner
        done = len(self.tricks)
        last = done == self.rules.hand_size
        if last:
            self.points[side] += 10
        if out is not None:
            out.append(Event("trick", winner, str(points + 10 * last)))
        if done == 1 and any(self.announced):
            self._compare_runs(out)
        if last:
            if self.runs_equal:
                self.runs_side = side if side in self.runs_equal else None
                self.runs_equal = ()
                self._show_runs(out)
            self._end("played")

    def _compare_runs(self, out: list[Event] | None) -> None:
        """D-44: the first trick is complete."""
        assert self.trump is not None
        best = best_equal(self.rules, self.announced)
        self.runs_side, self.runs_equal = side_that_counts(
            self.rules, best, self.trump, self.dealer
        )
        if not self.runs_equal:
            self._show_runs(out)
        elif out is not None:
            out.extend(
                Event("equal", meld.seat, f"{meld.kind} {NAMES[meld.cards[-1]]}") for meld in best
            )

    def _show_runs(self, out: list[Event] | None) -> None:
        if out is None:
            return
        shown = self.shown_melds()
        if not shown:
            out.append(Event("no-runs"))
        out.extend(Event("shown", meld.seat, cards_text(meld.cards)) for meld in shown)

    def shown_melds(self) -> tuple[Meld, ...]:
        """The runs of the side that counts, in order of seat, once it is known (D-44)."""
        if self.runs_side is None:
            return ()
        if self.outcome == "deberc":
            return tuple(
                runs[0].meld for runs in self.announced if runs and runs[0].meld.kind == "deberc"
            )
        return tuple(
            run.meld
            for seat, runs in enumerate(self.announced)
            if runs and self.rules.side_of[seat] == self.runs_side
            for run in runs
        )

    def heard(self) -> tuple[str | None, ...]:
        """By seat: the kind of its best run as the table heard it (D-40)."""
        return tuple(runs[0].meld.kind if runs else None for runs in self.announced)

    def _end(self, outcome: str) -> None:
        self.outcome = outcome
        self.to_act = None
