"""One deal of Terz as a state machine: the colour, the talon, melds and tricks (T-10 to T-38).

It knows nothing of totals; ``counting`` counts what it leaves behind.
"""

from typing import Final, NamedTuple

from engine.cards import (
    CARD_OF,
    NAMES,
    RANKS,
    SUITS,
    Card,
    CardSet,
    card_set,
    cards_text,
)
from engine.game import Action, Event
from engine.terz import tables
from engine.terz.melds import BEAT, DECLARE, MARRIAGE_POINTS, Pattern, held, may_hold, pattern_of
from engine.terz.rules import Rules
from engine.terz.tables import MARRIAGE_BITS, POINTS, POWER, SEVEN, duty, play_actions
from engine.terz.view import Said, Trick

HAND: Final = 9
TALON: Final = 14
TRICKS: Final = 16
SEVEN_FINE: Final = 100
_NO_LIMIT: Final = 10_000


class Declared(NamedTuple):
    """A meld that a seat has declared; ``pattern`` None is the marriage."""

    trick: int
    seat: int
    pattern: Pattern | None
    state: str  # "open", "counts", "beaten"
    told: bool  # whether its rank has been told


class Deal:
    """The state of one deal. ``push`` trusts its caller: only actions out of ``legal()``.

    ``outcome`` is None while it goes on, then "played" or "arrival".
    """

    __slots__ = (
        "_legal",
        "_opened",
        "_turn_limit",
        "_turn_over",
        "_turn_suits",
        "broken",
        "card_points",
        "claimed_by",
        "colour",
        "dealer",
        "declared",
        "drawn",
        "exchanged",
        "fined",
        "fresh",
        "hands",
        "last_draws",
        "leader",
        "lies",
        "married",
        "order",
        "outcome",
        "phase",
        "played",
        "rules",
        "said",
        "starter",
        "to_act",
        "trick",
        "tricks",
        "tricks_by_seat",
        "trump",
        "upcard",
        "words",
    )

    def __init__(self, rules: Rules, dealer: int, deck: tuple[Card, ...], first: bool) -> None:
        other = 1 - dealer
        self.rules = rules
        self.dealer = dealer
        hands = [0, 0]
        hands[other] = card_set(deck[0:3] + deck[6:9] + deck[12:15])
        hands[dealer] = card_set(deck[3:6] + deck[9:12] + deck[15:18])
        self.hands: list[CardSet] = hands
        self.upcard = deck[18]
        self.trump = self.upcard // 10
        self.lies: Card | None = self.upcard
        self.order = deck[:18:-1]  # the face-down cards of the talon, as they are drawn (T-14)
        self.drawn = 0
        self.broken: int | None = None
        self.fresh: tuple[Card | None, ...] = (None, None)
        self.last_draws: tuple[tuple[int, Card], ...] = ()
        self.exchanged: int | None = None
        self.fined: int | None = None
        self.colour: str | None = None
        self.phase = "colour" if first else "play"
        self.starter: int | None = None if first else other
        self.to_act: int | None = other
        self.outcome: str | None = None
        self.claimed_by: int | None = None
        # Tricks; points by seat, the last ten among them
        self.leader = other
        self.trick: tuple[Card, ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self.tricks_by_seat = [0, 0]
        self.card_points = [0, 0]
        self.played: list[CardSet] = [0, 0]
        # Melds: what was declared, what was said, and the runs and frames that are used up (T-34)
        self.declared: tuple[Declared, ...] = ()
        self.said: tuple[Said, ...] = ()
        self._opened: list[tuple[CardSet, ...]] = [(), ()]
        self.words = [0, 0]
        self.married = False
        # The turn in progress (T-35): no better than this, in none of these suits, or no more
        self._turn_limit = _NO_LIMIT
        self._turn_suits = 0
        self._turn_over = False
        self._legal: tuple[Action, ...] | None = None

    def copy(self) -> "Deal":
        """An independent copy."""
        new = Deal.__new__(Deal)
        new.rules = self.rules
        new.dealer = self.dealer
        new.hands = self.hands[:]
        new.upcard = self.upcard
        new.trump = self.trump
        new.lies = self.lies
        new.order = self.order
        new.drawn = self.drawn
        new.broken = self.broken
        new.fresh = self.fresh
        new.last_draws = self.last_draws
        new.exchanged = self.exchanged
        new.fined = self.fined
        new.colour = self.colour
        new.phase = self.phase
        new.starter = self.starter
        new.to_act = self.to_act
        new.outcome = self.outcome
        new.claimed_by = self.claimed_by
        new.leader = self.leader
        new.trick = self.trick
        new.tricks = self.tricks
        new.tricks_by_seat = self.tricks_by_seat[:]
        new.card_points = self.card_points[:]
        new.played = self.played[:]
        new.declared = self.declared
        new.said = self.said
        new._opened = self._opened[:]
        new.words = self.words[:]
        new.married = self.married
        new._turn_limit = self._turn_limit
        new._turn_suits = self._turn_suits
        new._turn_over = self._turn_over
        new._legal = self._legal
        return new

    @property
    def talon(self) -> int:
        """How many cards the talon holds, the upcard among them."""
        return TALON - self.drawn

    @property
    def fines(self) -> tuple[int, int]:
        """By seat: what it has written for the other's fault (T-26)."""
        return (SEVEN_FINE * (self.fined == 1), SEVEN_FINE * (self.fined == 0))

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
            return self._turn(seat)
        if self.phase == "colour":
            return tables.COLOURS[seat]
        if self.phase == "break":
            return tables.BREAKS[seat]
        beat = BEAT[seat]
        beats = tuple(beat[pattern.nth] for pattern in self.beats(seat))
        if self.phase == "answer" and self.may_ask(seat):
            return tables.GOOD[seat] + tables.ASK[seat] + beats
        return tables.GOOD[seat] + beats

    def _turn(self, seat: int) -> tuple[Action, ...]:
        """What may be done in one's turn: cards, words, and the claim to have arrived (T-43)."""
        hand, trump = self.hands[seat], self.trump
        actions = play_actions(seat, self.legal_cards())
        if self.drawn < TALON and hand >> SEVEN[trump] & 1:
            actions += tables.SEVEN_ACTION[seat]
        if len(self.tricks) < self.rules.meld_tricks and may_hold(hand):
            declare = DECLARE[seat]
            actions += tuple(declare[pattern.nth] for pattern in self.declarable(seat))
        if hand & MARRIAGE_BITS[trump] and self.may_marry(seat):
            actions += tables.MARRIAGE[seat]
        return actions + tables.ARRIVE[seat]

    def legal_cards(self) -> CardSet:
        """The cards that ``to_act`` may play now (T-20, T-22, T-23); only in play."""
        assert self.to_act is not None
        hand, trump = self.hands[self.to_act], self.trump
        if self.drawn < TALON:
            return hand & ~(1 << SEVEN[trump])
        if not self.trick:
            return hand
        return duty(hand, trump, self.trick[0], self.rules.jack_always_free)

    def frames_allowed(self, seat: int) -> bool:
        """Whether the seat may declare fours of a kind (T-33)."""
        return self.broken is not None and (
            not self.rules.frames_need_trick or self.tricks_by_seat[seat] > 0
        )

    def is_used_up(self, seat: int, pattern: Pattern) -> bool:
        """Whether the seat has declared it, or a run that holds all of it (T-34)."""
        bits = pattern.bits
        return any(bits & ~opened == 0 for opened in self._opened[seat])

    def _allowed(self, seat: int) -> list[Pattern]:
        """The melds in hand that T-33 and T-34 allow."""
        return [
            pattern
            for pattern in held(self.hands[seat], self.frames_allowed(seat))
            if not self.is_used_up(seat, pattern)
        ]

    def declarable(self, seat: int) -> list[Pattern]:
        """The melds that the seat may declare in its turn, best first (T-30 to T-35)."""
        if self._turn_over or len(self.tricks) >= self.rules.meld_tricks:
            return []
        found = [pattern for pattern in self._allowed(seat) if self.breaks_turn(pattern) is None]
        if len(found) > 1:
            trump = self.trump
            found.sort(key=lambda pattern: pattern.strengths[trump], reverse=True)
        return found

    def breaks_turn(self, pattern: Pattern) -> str | None:
        """The reason for which T-35 refuses a meld after what was declared in this turn."""
        if self._turn_over:
            return "one-a-turn" if self.rules.one_meld_a_turn else "beaten-this-turn"
        if pattern.suit_bit & self._turn_suits:
            return "suit-declared"
        return "better-than-before" if pattern.strengths[self.trump] > self._turn_limit else None

    def pending(self) -> Declared:
        """The declared meld that waits for an answer."""
        return self.declared[-1]

    def _pending_pattern(self) -> Pattern:
        pattern = self.declared[-1].pattern
        assert pattern is not None
        return pattern

    def may_ask(self, seat: int) -> bool:
        """Whether the seat holds a run of the kind that was declared (T-36)."""
        declared = self._pending_pattern()
        return declared.is_run and any(
            pattern.level == declared.level for pattern in self._allowed(seat)
        )

    def beats(self, seat: int) -> list[Pattern]:
        """What the answering seat may beat with, best first (T-36)."""
        declared, trump = self._pending_pattern(), self.trump
        if self.phase == "asked":
            found = [
                pattern
                for pattern in self._allowed(seat)
                if pattern.level == declared.level
                and pattern.strengths[trump] > declared.strengths[trump]
            ]
        else:
            found = [pattern for pattern in self._allowed(seat) if pattern.level > declared.level]
        found.sort(key=lambda pattern: pattern.strengths[trump], reverse=True)
        return found

    def _has_answer(self, seat: int, declared: Pattern) -> bool:
        """Whether the other seat has anything to answer but "good" (T-36)."""
        least = declared.level if declared.is_run else declared.level + 1
        return any(pattern.level >= least for pattern in self._allowed(seat))

    def may_marry(self, seat: int) -> bool:
        """T-38, on the seat's own turn."""
        pair = MARRIAGE_BITS[self.trump]
        hand = self.hands[seat] & pair
        return not self.married and hand != 0 and hand | self.played[seat] & pair == pair

    # What follows

    def push(self, action: Action, out: list[Event] | None) -> None:
        """Do it, unchecked; what followed is appended to ``out`` where that is wanted."""
        self._legal = None
        verb, seat = action.verb, action.seat
        if verb == "play":
            self._play(seat, CARD_OF[action.args], out)
        elif verb == "declare":
            self._declare(seat, pattern_of(action.args), out)
        elif verb == "good":
            self._good(seat, out)
        elif verb == "ask":
            self._ask(seat, out)
        elif verb == "beat":
            self._beat(seat, pattern_of(action.args), out)
        elif verb == "marriage":
            self._marriage(seat, out)
        elif verb == "seven":
            self._seven(seat, out)
        elif verb == "break":
            self._break(seat, int(action.args), out)
        elif verb == "colour":
            self._colour(seat, action.args, out)
        else:
            self._arrive(seat)

    def _colour(self, seat: int, colour: str, out: list[Event] | None) -> None:
        """T-11: the colour is called, then the upcard is turned."""
        self.colour = colour
        red = SUITS[self.trump] in "DH"
        self.starter = self.leader = seat if red == (colour == "red") else self.dealer
        self.to_act = self.leader
        self.phase = "play"
        if out is not None:
            out.append(Event("colour", seat, colour))
            out.append(Event("upcard", self.leader, NAMES[self.upcard]))

    def _seven(self, seat: int, out: list[Event] | None) -> None:
        assert self.lies is not None
        seven = SEVEN[self.trump]
        self.hands[seat] ^= 1 << seven | 1 << self.lies
        self.lies = seven
        self.exchanged = seat
        if out is not None:
            out.append(Event("seven", seat, NAMES[self.upcard]))

    # Melds

    def _say(
        self,
        seat: int,
        what: str,
        pattern: Pattern | None = None,
        told: bool = False,
        points: int = 0,
    ) -> None:
        kind = None if pattern is None else pattern.meld.kind
        rank = pattern.meld.rank if told and pattern is not None else None
        self.said += (Said(len(self.tricks), seat, what, kind, rank, points),)

    def _declare(self, seat: int, pattern: Pattern | None, out: list[Event] | None) -> None:
        assert pattern is not None
        self._opened[seat] += (pattern.bits,)
        self._turn_limit = pattern.strengths[self.trump]
        self._turn_suits |= pattern.suit_bit
        self._turn_over = self.rules.one_meld_a_turn
        self.declared += (Declared(len(self.tricks), seat, pattern, "open", told=False),)
        self._say(seat, "declare", pattern)
        if out is not None:
            out.append(Event("declared", seat, pattern.meld.kind))
        if not self.trick and self._has_answer(1 - seat, pattern):
            self.phase = "answer"
            self.to_act = 1 - seat
        else:
            self._counts(out)

    def _counts(self, out: list[Event] | None) -> None:
        """The last declared meld counts (T-36): its points are written (T-40)."""
        declared = self.declared[-1]
        self.declared = (*self.declared[:-1], declared._replace(state="counts"))
        pattern, seat = declared.pattern, declared.seat
        assert pattern is not None
        points = pattern.meld.points
        self.words[seat] += points
        self._say(seat, "counts", pattern, points=points)
        if out is not None:
            out.append(Event("counts", seat, f"{pattern.meld.kind} {points}"))

    def _good(self, seat: int, out: list[Event] | None) -> None:
        self._say(seat, "good")
        if out is not None:
            out.append(Event("good", seat))
        self._counts(out)
        self.phase = "play"
        self.to_act = 1 - seat

    def _ask(self, seat: int, out: list[Event] | None) -> None:
        pattern = self._pending_pattern()
        self.declared = (*self.declared[:-1], self.declared[-1]._replace(told=True))
        self.phase = "asked"
        self._say(seat, "ask")
        self._say(1 - seat, "from", pattern, told=True)
        if out is not None:
            out.append(Event("asked", seat))
            out.append(Event("from", 1 - seat, f"{pattern.meld.kind} {RANKS[pattern.meld.rank]}"))

    def _beat(self, seat: int, pattern: Pattern | None, out: list[Event] | None) -> None:
        assert pattern is not None
        beaten = self.declared[-1]._replace(state="beaten")
        beater = Declared(len(self.tricks), seat, pattern, "open", told=True)
        self.declared = (*self.declared[:-1], beaten, beater)
        self._opened[seat] += (pattern.bits,)
        self._turn_over = True
        self._say(seat, "beat", pattern, told=True)
        if out is not None:
            out.append(Event("beat", seat, f"{pattern.meld.kind} {RANKS[pattern.meld.rank]}"))
        self._counts(out)
        self.phase = "play"
        self.to_act = 1 - seat

    def _marriage(self, seat: int, out: list[Event] | None) -> None:
        self.married = True
        self.words[seat] += MARRIAGE_POINTS
        trick = len(self.tricks)
        self.declared += (Declared(trick, seat, None, "counts", told=False),)
        self.said += (
            Said(trick, seat, "marriage", "marriage"),
            Said(trick, seat, "counts", "marriage", None, MARRIAGE_POINTS),
        )
        if out is not None:
            out.append(Event("marriage", seat))
            out.append(Event("counts", seat, f"marriage {MARRIAGE_POINTS}"))

    # Tricks

    def _play(self, seat: int, card: Card, out: list[Event] | None) -> None:
        self.hands[seat] ^= 1 << card
        self.played[seat] |= 1 << card
        self._turn_limit = _NO_LIMIT
        self._turn_suits = 0
        self._turn_over = False
        if out is not None:
            out.append(Event("played", seat, NAMES[card]))
        if self.trick:
            self._complete(seat, self.trick[0], card, out)
        else:
            self.leader = seat
            self.trick = (card,)
            self.to_act = 1 - seat

    def _complete(self, seat: int, led: Card, card: Card, out: list[Event] | None) -> None:
        """The second card completes a trick (T-21); then come the talon and the last ten."""
        trump = self.trump
        power = POWER[trump][led // 10]
        winner = seat if power[card] > power[led] else self.leader
        last = len(self.tricks) == TRICKS - 1
        points = POINTS[trump][led] + POINTS[trump][card] + tables.LAST_TRICK * last
        self.tricks += (Trick(self.leader, (led, card), winner, points),)
        self.trick = ()
        self.tricks_by_seat[winner] += 1
        self.card_points[winner] += points
        if out is not None:
            out.append(Event("trick", winner, str(points)))
            self._show(out)
        self.to_act = winner
        if last:
            self.outcome = "played"
            self.to_act = None
        elif self.broken is None:
            self.phase = "break"
            self.to_act = 1 - winner
        elif self.drawn < TALON:
            self._draw(winner, out)

    def _show(self, out: list[Event]) -> None:
        """The cards of the melds that counted in the trick just complete (T-37)."""
        trick = len(self.tricks) - 1
        out.extend(
            Event("shown", declared.seat, cards_text(declared.pattern.meld.cards))
            for declared in self.declared
            if declared.trick == trick
            and declared.state == "counts"
            and declared.pattern is not None
        )

    def _break(self, seat: int, depth: int, out: list[Event] | None) -> None:
        """T-13: as many cards as ``depth`` go from the bottom to the top of the face-down ones."""
        self.broken = depth
        self.order = self.order[depth:] + self.order[:depth]
        self.phase = "play"
        self.to_act = 1 - seat
        if out is not None:
            out.append(Event("broken", seat, str(depth)))
        self._draw(1 - seat, out)

    def _draw(self, winner: int, out: list[Event] | None) -> None:
        """T-14: both seats draw back to nine, the winner of the trick first."""
        first = self.order[self.drawn]
        self.drawn += 2
        if self.drawn < TALON:
            second = self.order[self.drawn - 1]
        else:
            assert self.lies is not None
            second, self.lies = self.lies, None
            self.last_draws = ((winner, first), (1 - winner, second))
            self._fine()
        self.hands[winner] |= 1 << first
        self.hands[1 - winner] |= 1 << second
        self.fresh = (second, first) if winner else (first, second)
        if out is not None and self.last_draws:
            out.extend(Event("drawn", seat, NAMES[card]) for seat, card in self.last_draws)
            if self.fined is not None:
                out.append(Event("fine", 1 - self.fined, f"{SEVEN_FINE} seven"))

    def _fine(self) -> None:
        """T-26: who held the seven before the last draw could have exchanged it."""
        seven = SEVEN[self.trump]
        for seat, hand in enumerate(self.hands):
            if hand >> seven & 1:
                self.fined = seat

    def _arrive(self, seat: int) -> None:
        """The deal is over; whether the claim is right the match says (T-43)."""
        self.claimed_by = seat
        self.outcome = "arrival"
        self.to_act = None
