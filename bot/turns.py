"""A table's match: cuts, actions, and what time does to them. No I/O, no rules of games.

It works on the rows of ``storage.models`` directly; ``bot.tables`` loads and commits them.
``TableRow.due_kind`` says what ``due_at`` is for: "lobby" (it closes), "cut", "computer" (it
chooses), "offer" and "lone" (the clock does what nobody has to choose), "call" and "recall" (to a
turn), "timeout" (of a turn), "week" (a table without a clock ends), "alone" (so does one to which
nobody comes back).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bot.chance import Chance, commitment, cut_deck, left_of, own_cut
from bot.gathering import Gathering, HeldError, RefusedError
from bot.quiet import quiet_of
from engine.cards import cards_text, parse_cards
from engine.game import Action, Match
from storage.models import ActionRow, DealRow, MatchRow, SeatRow

By: TypeAlias = Literal["person", "clock", "computer"]

A_DAY: Final = 24 * 3600.0
CUT_TIME: Final = 10.0  # for the cut, and for what a game merely offers
PACE: Final = 1.2  # a computer player's pause before it moves, and the table's own
HOLD: Final = 1.6  # how long a complete trick stays in sight
SEAL_LOOK: Final = 0.5  # how often a cut looks whether the seal of its deal is seen by now
READ_TIME: Final = 5.0  # between the count of a deal and a cut that nobody has to make
MISSED_LIMIT: Final = 2


NUDGE: Final = 600.0  # after so long a turn without a clock calls its person, once
WEEK: Final = 7 * A_DAY  # so long a table without a clock waits for a move
WAIT: Final = 600.0  # so long at least a match waits for somebody to come back

_CALLS: Final = ("call", "recall")


def call_times(clock: int) -> tuple[float, ...]:
    """After how many seconds of a turn a person is called: after a while, and before the end."""
    if clock == 0:
        return (NUDGE,)
    first = min(clock / 2, 45.0)
    last = clock - max(15.0, min(clock / 3, 3600.0))
    return (first, last) if last - first >= 15 else (first,)


@dataclass(slots=True)
class Turns(Gathering):
    """A table's rows and its match in memory, from the first cut to the last action."""

    match: Match | None = None
    appended: list[ActionRow] = field(default_factory=list)

    @property
    def deals(self) -> list[DealRow]:
        """The deals committed to so far."""
        return self.row.match.deals if self.row.match else []

    @property
    def seq(self) -> int:
        """The number of this moment of the match."""
        return self.row.match.seq if self.row.match else 0

    @property
    def in_match(self) -> bool:
        """Whether a match is going on."""
        return self.row.stage in ("cut", "play")

    def start(self, chance: Chance, now: float) -> None:
        """Begin the match; every seat must be taken, one of them by a person."""
        self._only_in_lobby()
        if any(seat.kind == "empty" for seat in self.seats):
            raise RefusedError("answer-nobody")
        if not any(seat.kind == "person" for seat in self.seats):
            raise RefusedError("answer-no-person")
        dealer = chance.below(len(self.seats))
        self.match = self.game.new_match(len(self.seats), self.row.preset, self.row.options, dealer)
        head = {
            "format": "kozyr/1",
            "game": self.row.game,
            "preset": self.row.preset,
            "options": dict(self.row.options),
            "seats": [seat.name for seat in self.seats],
            "first_dealer": dealer,
        }
        self.row.match = MatchRow(head=head, seq=0, started_at=now, finished_at=None, deals=[])
        self._prepare_deal(chance, now, pause=PACE)

    def start_if_reunited(self, chance: Chance, now: float) -> bool:
        """Begin at once where all sit for whom seats were kept, nobody else, and nothing has
        changed (``wait_for_start``); whether it did.
        """
        people = [seat for seat in self.seats if seat.kind != "computer"]
        if any(seat.person_id is None or seat.person_id != seat.kept_for for seat in people):
            return False
        self.start(chance, now)
        return True

    # The match

    def cut(self, person_id: int, deal: int, depth: int, chance: Chance, now: float) -> None:
        """The cut of the seat that has it (for Deberc D-11). Raises RefusedError or HeldError."""
        self._only_in_match()
        seat = self._seat_or_refuse(person_id)
        if seat.away:
            raise RefusedError("answer-away")
        if self.row.stage != "cut" or self.deals[-1].number != deal:
            raise RefusedError("answer-cut-done")
        if seat.number != self.deals[-1].cutter:
            raise RefusedError("answer-not-your-turn")
        if not 0 < depth < len(self.game.deck):
            raise RefusedError("answer-unknown")
        self._hold(now)
        if not self.sealed:
            raise HeldError(now + SEAL_LOOK)
        seat.missed = 0
        self._cut(depth, now)

    def move(self, person_id: int, seq: int, action: str, chance: Chance, now: float) -> Action:
        """A person's action in the match; returns it.

        Raises RefusedError, HeldError, or the engine's RuleError.
        """
        if self.row.stage not in ("cut", "play"):
            raise RefusedError("answer-closed")
        seat = self._seat_or_refuse(person_id)
        if seat.away:
            raise RefusedError("answer-away")
        if self.row.stage != "play" or seq != self.seq:
            raise RefusedError("answer-stale")
        if self._match.to_act != seat.number:
            raise RefusedError("answer-not-your-turn")
        verb, _, arguments = action.partition(" ")
        wanted = Action(seat.number, verb, arguments)
        refusal = self._match.why_not(wanted)
        if refusal is not None:
            raise refusal
        self._hold(now)
        seat.missed = 0
        self._act(wanted, "person", now)
        self._go_on(chance, now)
        return wanted

    def begin_choice(self, person_id: int, seq: int, what: str) -> None:
        """A person chooses in steps: remember how far they are, for their hand to show.

        It is no action: nothing changes for the others, and the hand ignores what makes no sense.
        """
        if self.row.stage != "play" or seq != self.seq:
            raise RefusedError("answer-stale" if self.in_match else "answer-closed")
        seat = self._seat_or_refuse(person_id)
        if seat.away:
            raise RefusedError("answer-away")
        if self._match.to_act != seat.number:
            raise RefusedError("answer-not-your-turn")
        seat.choosing = what or None

    def wonder(self, person_id: int, seq: int, clause: str) -> None:
        """The engine refused a person's action at ``seq``: their hand leads to the clause."""
        seat = self.seat_of(person_id)
        if seat is None or self.row.stage != "play" or seq != self.seq:
            raise RefusedError("answer-stale")
        seat.asked = clause

    def play_for(
        self, seq: int, actions: Sequence[Action], by: By, chance: Chance, now: float
    ) -> None:
        """What a computer player chose at ``seq``, for its own seat or for a turn that ran out.

        Raises RefusedError where the match has moved on meanwhile.
        """
        if seq != self.seq or self.thinker is None or not self._due(now):
            raise RefusedError("answer-stale")
        if (by == "computer") != self.computer_plays(self.seats[actions[0].seat]):
            raise RefusedError("answer-stale")
        if self.row.due_kind == "timeout":
            self._miss(self.seats[actions[0].seat])
        for action in actions:
            self._act(action, by, now)
        self._go_on(chance, now)

    def time_is_up(self, now: float) -> None:
        """Do what is due, other than a computer player's thinking.

        Raises RefusedError where nothing is. A cut that nobody makes is no missed turn: it is over
        within moments, whatever the table's clock.
        """
        if not self._due(now) or self.thinker is not None:
            raise RefusedError("answer-stale")
        if self.row.due_kind == "lobby":
            self.close("idle")
        elif self.row.due_kind in ("week", "alone"):
            self.close(self.row.due_kind)
        elif self.row.due_kind == "tidy":
            self.row.due_kind = self.row.due_at = None
        elif self.row.due_kind == "cut":
            self._cut(own_cut(self.deals[-1].commitment, len(self.game.deck)), now)
        else:
            assert self._match.to_act is not None
            self.seats[self._match.to_act].fresh += 1
            self._schedule_turn(now)

    @property
    def sealed(self) -> bool:
        """Whether the seal of the next deal is seen (``bot.board.Board.seal_seen``)."""
        return self.row.sealed_deal >= self.deals[-1].number

    def put_off(self, now: float, called_at: float | None) -> bool:
        """Put off what is due but must not happen yet; returns whether it was.

        A cut waits for the seal of its deal to be seen (rule 8). Whatever is held against people,
        or calls them, waits for the end of quiet hours; and nobody is called to a turn without a
        clock within a day of ``called_at``, when their hand last came as a new message.
        """
        kind, moment = self.row.due_kind, now
        if kind == "cut" and not self.sealed:
            self.row.due_at = now + SEAL_LOOK
            return True
        if kind not in (*_CALLS, "timeout", "week", "alone"):
            return False
        if kind == "call" and self.row.clock == 0 and called_at is not None:
            moment = max(now, called_at + A_DAY)
        moment = self._after(moment, 0)
        if moment <= now:
            return False
        if self.row.clock and self.row.deadline is not None:
            self.row.deadline += moment - now
            self.row.version += 1
        self.row.due_at = moment
        return True

    @property
    def called(self) -> SeatRow | None:
        """The seat whose person has been called in this turn, if any."""
        if self.row.stage != "play" or self.row.due_kind not in ("recall", "timeout", "week"):
            return None
        seat = self._match.to_act
        return None if seat is None else self.seats[seat]

    @property
    def deserted(self) -> bool:
        """Whether nobody is there any more: computer players do not go on among themselves."""
        return self.in_match and all(self.computer_plays(seat) for seat in self.seats)

    @property
    def thinker(self) -> Literal["computer", "clock"] | None:
        """On whose behalf a computer player must choose once ``due_at`` has come, if it must."""
        if self.row.stage != "play":
            return None
        if self.row.due_kind == "computer":
            return "computer"
        return "clock" if self.row.due_kind in ("timeout", "offer", "lone") else None

    def computer_plays(self, seat: SeatRow) -> bool:
        """Whether a computer player has this seat's cards now."""
        return seat.kind == "computer" or seat.away

    # Inside

    def _due(self, now: float) -> bool:
        return self.row.due_at is not None and self.row.due_at <= now

    def _hold(self, now: float) -> None:
        if self.row.hold_until is not None and now < self.row.hold_until:
            raise HeldError(self.row.hold_until)

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _only_in_match(self) -> None:
        if not self.in_match:
            raise RefusedError("answer-closed")

    def _seat_or_refuse(self, person_id: int) -> SeatRow:
        seat = self.seat_of(person_id)
        if seat is None:
            raise RefusedError("answer-not-seated")
        return seat

    def _prepare_deal(self, chance: Chance, now: float, pause: float) -> None:
        dealer = self._match.next_dealer
        deck, salt = chance.deck(self.game.deck), chance.salt()
        orders = [chance.deck(self.game.deck) for _ in range(self._match.may_shuffle)]
        deal = DealRow(
            number=self._match.deals_dealt + 1,
            deck=deck,
            salt=salt,
            commitment=commitment(deck, salt, orders),
            cutter=(dealer - 1) % len(self.seats),
            cut=None,
            orders=orders or None,
            turns=None,
        )
        self.deals.append(deal)
        self.row.stage = "cut"
        self._offer_cut(now, pause)

    def _offer_cut(self, now: float, pause: float) -> None:
        if self.deserted:
            self._wait_for_people(now)
            return
        self.row.due_kind = "cut"
        if self.computer_plays(self.seats[self.deals[-1].cutter]):
            self.row.deadline = None
            self.row.due_at = max(now + pause, self.row.hold_until or now)
        else:
            self.row.deadline = self.row.due_at = now + CUT_TIME

    def _cut(self, depth: int, now: float) -> None:
        assert self.row.match is not None
        deal = self.deals[-1]
        deal.cut = depth
        self._match.deal(parse_cards(cut_deck(deal.deck, depth)))
        self.row.match.seq += 1
        self.row.stage, self.row.hold_until = "play", None
        for seat in self.seats:
            if seat.kind == "person" and not seat.left:
                seat.fresh += 1
        self._begin_turn(now)

    def _act(self, action: Action, by: By, now: float) -> None:
        assert self.row.match is not None
        events = self._match.apply(action)
        while self._match.to_shuffle:
            self._shuffle(self.deals[-1])
        self.appended.append(
            ActionRow(
                match_id=self.row.match.id,
                seq=self.row.match.seq,
                deal=self.deals[-1].number,
                text=str(action),
                by=by,
                at=now,
            )
        )
        self.row.match.seq += 1
        for seat in self.seats:
            seat.choosing = seat.asked = None
        self.row.hold_until = None
        if any(event.kind in self.game.pauses for event in events):
            self.row.hold_until = now + HOLD

    def _shuffle(self, deal: DealRow) -> None:
        """Hand the match the chance that it waits for, out of what was committed to (B-45)."""
        turns = deal.turns or []
        order = left_of((deal.orders or [])[len(turns)], self._match.to_shuffle)
        self._match.shuffle(order)
        deal.turns = [*turns, cards_text(order)]

    def _miss(self, seat: SeatRow) -> None:
        seat.missed += 1
        if seat.missed >= MISSED_LIMIT:
            seat.away = True

    def _go_on(self, chance: Chance, now: float) -> None:
        assert self.row.match is not None
        if self._match.finished:
            self.row.stage = "over"
            self.row.match.finished_at = now
            self.row.deadline = self.row.due_at = self.row.due_kind = self.row.hold_until = None
        elif self._match.phase == "deal":
            self._prepare_deal(chance, now, pause=READ_TIME)
        else:
            last = self.appended[-1]
            actor, verb, *_ = last.text.split()
            same_turn = verb in self.game.announcements and int(actor) == self._match.to_act
            if same_turn and self.row.deadline is not None and last.by == "person":
                self._schedule_turn(now)
            elif same_turn and last.by == "clock":
                # Chance came in between (B-45): the rest of the turn that ran out.
                self.row.due_kind, self.row.due_at = "lone", now + PACE
            else:
                self._begin_turn(now)

    def _resume(self, now: float) -> None:
        """Somebody else has the cards of whoever is to act, or cuts."""
        if self.row.stage == "play":
            self._begin_turn(now)
        else:
            self._offer_cut(now, PACE)

    def _begin_turn(self, now: float) -> None:
        start = max(now, self.row.hold_until or now)
        self.row.deadline = self._after(start, self.row.clock) if self.row.clock else start + WEEK
        self._schedule_turn(now)

    def _schedule_turn(self, now: float) -> None:
        to_act = self._match.to_act
        assert to_act is not None
        if self.deserted:
            self._wait_for_people(now)
            return
        if self.computer_plays(self.seats[to_act]):
            self.row.deadline, self.row.due_kind = None, "computer"
            self.row.due_at = max(now + PACE, self.row.hold_until or now)
            return
        if self._match.phase in self.game.offers:
            self.row.deadline = max(now, self.row.hold_until or now) + CUT_TIME
            self.row.due_kind, self.row.due_at = "offer", self.row.deadline
            return
        if self._match.phase in self.game.answers and len(self._match.legal_actions()) == 1:
            # The deadline stays in sight: nobody is to see that there was nothing to choose.
            self.row.due_kind = "lone"
            self.row.due_at = max(now + PACE, self.row.hold_until or now)
            return
        self._schedule_calls(now)

    def _schedule_calls(self, now: float) -> None:
        assert self.row.deadline is not None
        began = (
            self._before(self.row.deadline, self.row.clock)
            if self.row.clock
            else (self.row.deadline - WEEK)
        )
        for kind, after in zip(_CALLS, call_times(self.row.clock), strict=False):
            moment = self._after(began, after)
            if moment > now:
                self.row.due_kind, self.row.due_at = kind, moment
                return
        self.row.due_kind = "timeout" if self.row.clock else "week"
        self.row.due_at = self.row.deadline

    def _wait_for_people(self, now: float) -> None:
        wait = max(WAIT, self.row.clock) if self.row.clock else A_DAY
        self.row.due_kind = "alone"
        self.row.deadline = self.row.due_at = self._after(now, wait)

    def asleep(self, now: float) -> bool:
        """Whether these are quiet hours of the table: nothing makes a sound."""
        quiet = quiet_of(self.row.quiet, self.row.clock)
        return quiet is not None and quiet.asleep(now)

    def _after(self, moment: float, seconds: float) -> float:
        """When that much of a turn has passed, but for quiet hours."""
        quiet = quiet_of(self.row.quiet, self.row.clock)
        return moment + seconds if quiet is None else quiet.after(moment, seconds)

    def _before(self, moment: float, seconds: float) -> float:
        quiet = quiet_of(self.row.quiet, self.row.clock)
        return moment - seconds if quiet is None else quiet.before(moment, seconds)
