"""One table: what people, computer players and time may do to it. No I/O, no rules of games.

It works on the rows of ``storage.models`` directly; ``bot.tables`` loads and commits them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, cast

from bot import names
from bot.chance import Chance, commitment, cut_deck, left_of, own_cut
from bot.screens import GAME_SCREENS
from bot.screens.base import FairDeal, SeatView, Stage, TableView
from engine.cards import cards_text, parse_cards
from engine.game import Action, Game, Match
from engine.games import GAMES
from engine.options import complete
from storage.models import ActionRow, DealRow, MatchRow, PersonRow, SeatRow, TableRow

By: TypeAlias = Literal["person", "clock", "computer"]

CLOCKS: Final = (30, 60, 180, 12 * 3600)
LOBBY_TIME: Final = 30 * 60
CUT_TIME: Final = 10.0  # for the cut, and for what a game merely offers
PACE: Final = 1.2  # a computer player's pause before it moves, and the table's own
HOLD: Final = 1.6  # how long a complete trick stays in sight
SEAL_LOOK: Final = 0.5  # how often a cut looks whether the seal of its deal is seen by now
READ_TIME: Final = 5.0  # between the count of a deal and a cut that nobody has to make
MISSED_LIMIT: Final = 2


class RefusedError(Exception):
    """A wish that the table does not grant; ``key`` names the sentence for the one who asked."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class HeldError(Exception):
    """A complete trick is still in sight, or a seal is not yet: try again at ``until``."""

    def __init__(self, until: float) -> None:
        super().__init__(f"until {until}")
        self.until = until


def seat_choices(game: Game) -> tuple[str, ...]:
    """How many may sit: "2", "3" …, and "pairs" where the game knows partners."""
    pairs = any(spec.name == "partners" for spec in game.options)
    return (*(str(count) for count in game.seat_counts), *(("pairs",) if pairs else ()))


def call_times(clock: int) -> tuple[float, ...]:
    """After how many seconds of a turn a person is called: after a while, and before the end."""
    first = min(clock / 2, 45.0)
    last = clock - max(15.0, min(clock / 3, 3600.0))
    return (first, last) if last - first >= 15 else (first,)


@dataclass(slots=True)
class Table:
    """A table's rows, its match in memory, and the changes that are allowed."""

    row: TableRow
    match: Match | None = None
    appended: list[ActionRow] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return GAMES[self.row.game]

    @property
    def seats(self) -> list[SeatRow]:
        """The seats in order."""
        return self.row.seats

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

    def seat_of(self, person_id: int) -> SeatRow | None:
        """Where somebody sits."""
        return next((seat for seat in self.seats if seat.person_id == person_id), None)

    # The lobby

    def sit(self, person: PersonRow, name: str, now: float) -> None:
        """Take the first empty seat."""
        self._only_in_lobby()
        if self.seat_of(person.id):
            raise RefusedError("answer-already-sat")
        seat = self._empty_seat()
        seat.kind, seat.person_id, seat.name = "person", person.id, self._free_name(name)
        self._wait_in_lobby(now)

    def rise(self, person_id: int, now: float) -> None:
        """Leave the lobby."""
        self._only_in_lobby()
        seat = self.seat_of(person_id)
        if seat is None:
            raise RefusedError("answer-not-seated")
        _empty(seat)
        self._wait_in_lobby(now)

    def add_computer(self, names: Sequence[str], now: float) -> None:
        """Put a computer player, named after the first free one of ``names``, on a free seat."""
        self._only_in_lobby()
        seat = self._empty_seat()
        taken = {other.name for other in self.seats}
        name = next((name for name in names if name not in taken), names[0])
        seat.kind, seat.name = "computer", self._free_name(name)
        self._wait_in_lobby(now)

    def remove_computer(self, now: float) -> None:
        """Take the last computer player away."""
        self._only_in_lobby()
        seat = next((seat for seat in reversed(self.seats) if seat.kind == "computer"), None)
        if seat is None:
            raise RefusedError("answer-no-computer")
        _empty(seat)
        self._wait_in_lobby(now)

    def choose(self, what: str, value: str, now: float) -> None:
        """Change the game, the preset, the seats or the clock."""
        self._only_in_lobby()
        if what == "game" and value in GAME_SCREENS:
            self._choose_game(GAMES[value])
        elif what == "preset" and value in self.game.presets:
            self.row.preset = value
        elif what == "seats" and value in seat_choices(self.game):
            self._resize(4 if value == "pairs" else int(value))
            changes = {k: v for k, v in self.row.options.items() if k != "partners"}
            self.row.options = changes | ({"partners": "yes"} if value == "pairs" else {})
        elif what == "clock" and value.isdecimal() and int(value) in CLOCKS:
            self.row.clock = int(value)
        else:
            raise RefusedError("answer-unknown")
        self._wait_in_lobby(now)

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
        if not self.shown:
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
        elif self.row.due_kind == "cut":
            self._cut(own_cut(self.deals[-1].commitment, len(self.game.deck)), now)
        else:
            assert self._match.to_act is not None
            self.seats[self._match.to_act].fresh += 1
            self._schedule_turn(now)

    @property
    def shown(self) -> bool:
        """Whether the latest state is seen everywhere, the seal of the next deal too.

        Private messages inside the group may still lag behind (``bot.board.Board.in_order``).
        """
        return self.row.shown_version >= self.row.version

    def wait_for_seal(self, now: float) -> bool:
        """Put off a cut that is due, as long as the seal of its deal is not seen (rule 8).

        Returns whether it was. That is no change to be shown.
        """
        if self.row.due_kind != "cut" or self.shown:
            return False
        self.row.due_at = now + SEAL_LOOK
        return True

    @property
    def called(self) -> SeatRow | None:
        """The seat whose person has been called in this turn, if any."""
        seat = self._match.to_act if self.row.stage == "play" else None
        if seat is None or self.row.deadline is None or self.row.due_at is None:
            return None
        if self.row.due_kind not in ("call", "timeout"):
            return None
        first = self.row.deadline - self.row.clock + call_times(self.row.clock)[0]
        return self.seats[seat] if self.row.due_at > first else None

    @property
    def thinker(self) -> Literal["computer", "clock"] | None:
        """On whose behalf a computer player must choose once ``due_at`` has come, if it must."""
        if self.row.stage != "play":
            return None
        if self.row.due_kind == "computer":
            return "computer"
        return "clock" if self.row.due_kind in ("timeout", "offer", "lone") else None

    def back(self, person_id: int, now: float) -> None:
        """A person takes their cards back from the computer, also after having left."""
        self._only_in_match()
        seat = self._seat_or_refuse(person_id)
        if not seat.away:
            raise RefusedError("answer-not-away")
        seat.away, seat.left, seat.missed = False, False, 0
        if self.row.stage == "play" and self._match.to_act == seat.number:
            self._begin_turn(now)
        elif self.row.stage == "cut" and self.deals[-1].cutter == seat.number:
            self._offer_cut(now, CUT_TIME)

    def leave(self, person_id: int, now: float) -> None:
        """A person leaves the match: a computer player goes on for them."""
        self._only_in_match()
        seat = self._seat_or_refuse(person_id)
        if seat.left:
            raise RefusedError("answer-already-left")
        seat.away, seat.left = True, True
        self._take_vote_back(seat)
        if not self._present():
            self.close("empty")
        elif len(self.row.stop_votes) >= self._votes_needed():
            self.close("stopped")
        elif self.row.stage == "play" and self._match.to_act == seat.number:
            self._begin_turn(now)
        elif self.row.stage == "cut" and self.deals[-1].cutter == seat.number:
            self._offer_cut(now, PACE)

    def stop(self, person_id: int, admin: bool) -> tuple[int, int] | None:
        """End the table: at once for the opener and administrators, else a seated person's vote.

        Returns None where it has ended, or the votes so far and how many are needed.
        """
        if self.row.stage == "lobby":
            self.cancel(person_id, admin)
            return None
        self._only_in_match()
        if admin or person_id == self.row.opener_id:
            self.close("stopped")
            return None
        seat = self._seat_or_refuse(person_id)
        if seat.left:
            raise RefusedError("answer-already-left")
        votes = sorted({*self.row.stop_votes, seat.number})
        needed = self._votes_needed()
        self.row.stop_votes = votes
        if len(votes) >= needed:
            self.close("stopped")
            return None
        return len(votes), needed

    def cancel(self, person_id: int, admin: bool) -> None:
        """Close the lobby; a match that has begun meanwhile goes on."""
        self._only_in_lobby()
        if not admin and person_id != self.row.opener_id:
            raise RefusedError("answer-not-opener")
        self.close("cancelled")

    def keep(self, person_id: int) -> None:
        """Play on: take one's vote to stop back, if one has given it."""
        if self.row.stage != "lobby":
            self._only_in_match()
        seat = self.seat_of(person_id)
        if seat is not None:
            self._take_vote_back(seat)
        elif person_id != self.row.opener_id:
            raise RefusedError("answer-not-seated")

    def close(self, reason: str) -> None:
        """End the table without a result."""
        self.row.stage, self.row.close_reason = "closed", reason
        self.row.deadline = self.row.due_at = self.row.due_kind = self.row.hold_until = None

    def computer_plays(self, seat: SeatRow) -> bool:
        """Whether a computer player has this seat's cards now."""
        return seat.kind == "computer" or seat.away

    # What is shown

    def view(
        self, viewer: int | None, bot_username: str, group_url: str | None = None
    ) -> TableView:
        """The table as the seat ``viewer``, or with None everybody, may see it."""
        over = self.row.stage in ("over", "closed")
        current = self._match.deals_dealt if self.match else 0
        counted = current - (0 if self.match and self.match.phase in ("deal", "finished") else 1)
        options = complete(self.game.options, self.game.presets, self.row.preset, self.row.options)
        return TableView(
            id=self.row.id,
            stage=cast(Stage, self.row.stage),
            viewer=viewer,
            game=self.row.game,
            preset=self.row.preset,
            options=options,
            seats=tuple(
                SeatView(
                    seat.number,
                    cast(Literal["person", "computer", "empty"], seat.kind),
                    names.display(seat.name),
                    seat.away,
                    seat.left,
                )
                for seat in self.seats
            ),
            clock=self.row.clock,
            opener=names.display(self.row.opener_name),
            seq=self.seq,
            deadline=self.row.deadline,
            deals=tuple(
                FairDeal(
                    deal.number,
                    deal.commitment,
                    deal.cutter,
                    deal.deck if over or deal.number <= counted else None,
                    deal.salt if over or deal.number <= counted else None,
                    deal.cut,
                    tuple(deal.orders or ()) if over or deal.number <= counted else (),
                )
                for deal in self.deals
            ),
            match=self.match.view(viewer) if self.match else None,
            stop_votes=tuple(self.row.stop_votes),
            close_reason=self.row.close_reason,
            bot_username=bot_username,
            group_url=group_url,
            choosing=None if viewer is None else self.seats[viewer].choosing,
        )

    # Inside

    def _present(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind == "person" and not seat.left]

    def _votes_needed(self) -> int:
        return len(self._present()) // 2 + 1

    def _take_vote_back(self, seat: SeatRow) -> None:
        self.row.stop_votes = [vote for vote in self.row.stop_votes if vote != seat.number]

    def _due(self, now: float) -> bool:
        return self.row.due_at is not None and self.row.due_at <= now

    def _hold(self, now: float) -> None:
        if self.row.hold_until is not None and now < self.row.hold_until:
            raise HeldError(self.row.hold_until)

    @property
    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _only_in_lobby(self) -> None:
        if self.row.stage == "closed":
            raise RefusedError("answer-closed")
        if self.row.stage != "lobby":
            raise RefusedError("answer-started")

    def _only_in_match(self) -> None:
        if not self.in_match:
            raise RefusedError("answer-closed")

    def _seat_or_refuse(self, person_id: int) -> SeatRow:
        seat = self.seat_of(person_id)
        if seat is None:
            raise RefusedError("answer-not-seated")
        return seat

    def _empty_seat(self) -> SeatRow:
        seat = next((seat for seat in self.seats if seat.kind == "empty"), None)
        if seat is None:
            raise RefusedError("answer-full")
        return seat

    def _free_name(self, name: str) -> str:
        taken = {seat.name for seat in self.seats}
        if name not in taken:
            return name
        return next(f"{name} {n}" for n in range(2, 100) if f"{name} {n}" not in taken)

    def _choose_game(self, game: Game) -> None:
        """Another game begins with its own first preset; who sits there stays, if there is room."""
        if game is self.game:
            return
        people = sum(seat.kind == "person" for seat in self.seats)
        fitting = [count for count in game.seat_counts if count >= people]
        wanted = len(self.seats)
        self._resize(wanted if wanted in fitting else min(fitting or game.seat_counts))
        self.row.game, self.row.preset = game.name, next(iter(game.presets))
        self.row.options = {}

    def _resize(self, count: int) -> None:
        people = [seat for seat in self.seats if seat.kind == "person"]
        if len(people) > count:
            raise RefusedError("answer-too-many")
        while len(self.seats) < count:
            self.seats.append(new_seat(len(self.seats)))
        for kind in ("empty", "computer"):
            for seat in [seat for seat in reversed(self.seats) if seat.kind == kind]:
                if len(self.seats) > count:
                    self._drop(seat)

    def _drop(self, seat: SeatRow) -> None:
        """Take a seat away and move those behind it up, so that numbers stay without gaps."""
        for here, behind in zip(
            self.seats[seat.number :], self.seats[seat.number + 1 :], strict=False
        ):
            here.kind, here.name, here.person_id = behind.kind, behind.name, behind.person_id
            here.fresh = behind.fresh
        self.seats.pop()

    def _wait_in_lobby(self, now: float) -> None:
        self.row.deadline = self.row.due_at = now + LOBBY_TIME
        self.row.due_kind = "lobby"

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
            seat.choosing = None
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

    def _begin_turn(self, now: float) -> None:
        self.row.deadline = max(now, self.row.hold_until or now) + self.row.clock
        self._schedule_turn(now)

    def _schedule_turn(self, now: float) -> None:
        to_act = self._match.to_act
        assert to_act is not None
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
        assert self.row.deadline is not None
        began = self.row.deadline - self.row.clock
        calls = [began + after for after in call_times(self.row.clock)]
        later = [call for call in calls if call > now]
        self.row.due_kind = "call" if later else "timeout"
        self.row.due_at = later[0] if later else self.row.deadline


def new_seat(number: int) -> SeatRow:
    """An empty seat."""
    return SeatRow(
        number=number,
        kind="empty",
        name="",
        person_id=None,
        away=False,
        left=False,
        missed=0,
        fresh=0,
    )


def _empty(seat: SeatRow) -> None:
    seat.kind, seat.name, seat.person_id, seat.fresh = "empty", "", None, 0
