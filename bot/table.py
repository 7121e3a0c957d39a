"""One table: who has its seats while a match goes on, how it is stopped, and what is seen of it.

It works on the rows of ``storage.models`` directly; ``bot.tables`` loads and commits them.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, cast

from bot import names
from bot.agreement import levels
from bot.gathering import FIRST_LEVEL, RefusedError
from bot.screens.base import FairDeal, SeatView, Stage, TableView
from bot.turns import A_DAY, Turns
from engine.options import complete
from storage.models import PersonRow, SeatRow


@dataclass(slots=True)
class Table(Turns):
    """A table's rows, its match in memory, and all the changes that are allowed."""

    # Seats

    def back(self, person_id: int, now: float) -> None:
        """A person takes their cards back from the computer, also after having left."""
        self._only_in_match()
        seat = self._seat_or_refuse(person_id)
        if not seat.away:
            raise RefusedError("answer-not-away")
        self._play_again(seat, now)

    def leave(self, person_id: int, now: float) -> None:
        """A person leaves the match: a computer player as strong as the others goes on for them."""
        self._only_in_match()
        seat = self._seat_or_refuse(person_id)
        if seat.left:
            raise RefusedError("answer-already-left")
        was_there = not seat.away
        seat.away, seat.left, seat.player = True, True, self.usual_level
        self._take_vote_back(seat)
        if not self._present():
            self.close("empty")
        elif len(self.row.stop_votes) >= self._votes_needed():
            self.close("stopped")
        elif was_there:
            self._gone(seat, now)

    def take_over(self, person: PersonRow, name: str, number: int, now: float) -> None:
        """Somebody else sits down on a seat that was left, and goes on with its cards and score.

        Who left it gets it back the same way. Raises RefusedError.
        """
        self._only_in_match()
        mine = self.seat_of(person.id)
        if mine is not None and (mine.number != number or not mine.away):
            raise RefusedError("answer-already-sat")
        if not 0 <= number < len(self.seats) or self.seats[number].kind != "person":
            raise RefusedError("answer-unknown")
        seat = self.seats[number]
        if mine is None:
            if not seat.left:
                raise RefusedError("answer-seat-taken")
            if not self.row.takeover:
                raise RefusedError("answer-no-takeover")
            seat.name = ""
            seat.person_id, seat.name = person.id, self._free_name(name)
            if self.row.match is not None:
                seats = [other.name for other in self.seats]
                self.row.match.head = {**self.row.match.head, "seats": seats}
            seat.choosing = seat.asked = None
            seat.fresh += 1
        self._play_again(seat, now)

    def mute(self) -> None:
        """The group cannot be written to: the match goes on in the direct chats, and so does a
        lobby that waits for known people; any other lobby closes.

        Raises RefusedError where that is known.
        """
        if self.row.muted or not (self.in_match or self.row.stage == "lobby"):
            raise RefusedError("answer-closed")
        self.row.muted = True
        if self.row.stage == "lobby" and all(seat.kept_for is None for seat in self.seats):
            self.close("lost")
        for seat in self._present():
            seat.fresh += 1

    def unmute(self) -> None:
        """The group can be written to again. Raises RefusedError where it was not otherwise."""
        if not self.row.muted:
            raise RefusedError("answer-closed")
        self.row.muted = False
        self.row.fresh += 1

    def is_last(self, person_id: int) -> bool:
        """Whether nobody else is at the table who has not left."""
        return all(seat.person_id == person_id for seat in self._present())

    def lose(self, person_id: int, now: float) -> None:
        """The bot cannot write to somebody any more.

        Where only the direct chats show the table and no clock would go on without them, the
        computer does until they are back. Elsewhere it is merely to be said.
        """
        seat = self.seat_of(person_id)
        if seat is None or seat.away or not self.in_match:
            return
        if self.direct and self.row.clock == 0:
            seat.away = True
            self._gone(seat, now)

    # Computer players

    def may_choose_levels(self, person_id: int) -> bool:
        """Whether somebody chooses levels in the match: the opener; where they are not at the table
        (any more), everybody who is.
        """
        here = [seat.person_id for seat in self._present()]
        return person_id in here and (
            person_id == self.row.opener_id or self.row.opener_id not in here
        )

    def choose_level(self, person_id: int, number: int, level: str) -> None:
        """Choose the level of one of ``computers`` in the match, from its next choice on."""
        self._only_in_match()
        if self._seat_or_refuse(person_id).left:
            raise RefusedError("answer-already-left")
        if not self.may_choose_levels(person_id):
            raise RefusedError("answer-not-opener")
        seat = self._seat_at(number)
        if seat not in self.computers or level not in levels(self.game):
            raise RefusedError("answer-unknown")
        seat.player = level

    # Stopping

    def stop(self, person_id: int, admin: bool, now: float | None = None) -> tuple[int, int] | None:
        """End the table: at once for the opener and administrators, else a seated person's vote.

        ``now`` is handed in by who asks from the table's own chat, where anybody may clear a table
        that is dead. Returns None where it has ended, or the votes so far and how many are needed.
        """
        if now is not None and self.dead(now):
            self.close("dead")
            return None
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

    def keep(self, person_id: int) -> None:
        """Play on: take one's vote to stop back, if one has given it."""
        self._only_in_match()
        seat = self.seat_of(person_id)
        if seat is not None:
            self._take_vote_back(seat)
        elif person_id != self.row.opener_id:
            raise RefusedError("answer-not-seated")

    def dead(self, now: float) -> bool:
        """Whether nobody has done anything here for a day and a turn."""
        going_on = self.in_match or self.row.stage == "lobby"
        touched = max(self.row.touched_at, self.row.created_at)
        return going_on and now - touched >= A_DAY + self.row.clock

    # What is shown

    @property
    def direct(self) -> bool:
        """Whether the table lives in the direct chats of its players."""
        return self.row.chat_id == 0 or self.row.muted

    def view(
        self,
        viewer: int | None,
        bot_username: str,
        group_url: str | None = None,
        unreachable: Collection[int] = (),
    ) -> TableView:
        """The table as the seat ``viewer``, or with None everybody, may see it.

        ``unreachable``: the people to whom the bot cannot write.
        """
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
                    seat.player,
                    seat.kind == "empty" and seat.kept_for is not None,
                    seat.person_id in unreachable,
                )
                for seat in self.seats
            ),
            clock=self.row.clock,
            opener=names.display(self.row.opener_name),
            seq=self.seq,
            deadline=self._deadline_seen,
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
            asked=None if viewer is None else self.seats[viewer].asked,
            direct=self.direct,
            muted=self.row.muted,
            invite=self.row.invite,
            host=next((s.number for s in self.seats if s.person_id == self.row.opener_id), None),
            page=self.row.page,
            closed=self.row.closed,
            takeover=self.row.takeover,
            public=self.row.public,
            quiet=self.row.quiet,
            advised=self.advised,
        )

    # Inside

    @property
    def _deadline_seen(self) -> float | None:
        """Nobody counts down the week that a turn without a clock has."""
        endless = self.row.stage == "play" and not self.row.clock
        hurried = self.row.due_kind in ("offer", "alone")
        return self.row.deadline if hurried or not endless else None

    def _play_again(self, seat: SeatRow, now: float) -> None:
        """The computer hands a seat's cards over."""
        deserted = self.deserted
        seat.away, seat.left, seat.missed, seat.player = False, False, 0, FIRST_LEVEL
        if deserted or self._is_waited_for(seat):
            self._resume(now)

    def _gone(self, seat: SeatRow, now: float) -> None:
        """The computer has a seat's cards from now on."""
        if self.deserted or self._is_waited_for(seat):
            self._resume(now)

    def _is_waited_for(self, seat: SeatRow) -> bool:
        if self.row.stage == "play":
            return self._match.to_act == seat.number
        return self.deals[-1].cutter == seat.number

    def _present(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind == "person" and not seat.left]

    def _votes_needed(self) -> int:
        return len(self._present()) // 2 + 1

    def _take_vote_back(self, seat: SeatRow) -> None:
        self.row.stop_votes = [vote for vote in self.row.stop_votes if vote != seat.number]
