"""The tables of the database. Moments are unix seconds (UTC) as floating point numbers."""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

_UNSHOWN: Final = text("version > shown_version")


class Base(DeclarativeBase):
    """The root of the models."""

    type_annotation_map = {dict[str, Any]: JSON, list[int]: JSON, list[str]: JSON}  # noqa: RUF012 - SQLAlchemy wants it so


class PersonRow(Base):
    """A person: what Telegram calls them, and whether the bot may write to them.

    ``language``: theirs; Telegram's word for it unless ``language_chosen``. ``defaults``: the table
    they set up last (``bot.defaults``).
    """

    __tablename__ = "people"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(200))
    language: Mapped[str] = mapped_column(String(16))
    language_chosen: Mapped[bool] = mapped_column(Boolean, default=False)
    reachable: Mapped[bool] = mapped_column(Boolean, default=False)
    defaults: Mapped[dict[str, Any] | None]


class ChatRow(Base):
    """A group and what its administrators have settled there (``/settings``).

    ``language`` None: that of whoever opens a table. ``openers``: "all" or "admins" open tables, at
    most ``limit`` at once. ``defaults``: the table that a new one is like (``bot.defaults``): the
    last one, or what an administrator has set where ``defaults_fixed``. ``tidy``: finished tables
    are taken away but for the result. ``topic_id``: the forum topic for tables. ``quiet``: quiet
    hours of slow tables, as in ``TableRow``.
    """

    __tablename__ = "chats"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(String(16))
    openers: Mapped[str] = mapped_column(String(16), default="all")
    limit: Mapped[int] = mapped_column(default=5)
    defaults: Mapped[dict[str, Any] | None]
    defaults_fixed: Mapped[bool] = mapped_column(default=False)
    tidy: Mapped[bool] = mapped_column(default=False)
    topic_id: Mapped[int | None] = mapped_column(BigInteger)
    quiet: Mapped[str | None] = mapped_column(String(64))


class TableRow(Base):
    """A table, from its lobby to its end.

    ``version`` counts changes, ``shown_version`` is the last one that every place shows.
    ``sealed_deal`` is the last deal whose seal has been seen wherever it has to be.
    ``due_at`` and ``due_kind`` are the next thing that time does to it; ``deadline`` is when the
    turn, the cut or the lobby runs out, as people see it. ``fresh`` counts the times the table
    message had to come down to the bottom.

    ``chat_id`` 0: no group, the table lives in the direct chats of its players; ``muted``: it lives
    there too, since its group cannot be written to any more. ``public``: listed by ``/lobby``;
    ``closed``: nobody else may sit down; ``takeover``: somebody else may take over a seat that was
    left. ``clock`` is seconds for a turn, 0 for no clock. ``quiet``: hours in which a slow clock
    stands still, "23-8 Europe/Kyiv"; None: none. ``page``: which page of the lobby is open, "" the
    first. ``touched_at``: when a person last did something here. ``again_id``: the table at which
    the same people play again.
    """

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_due_at", "due_at"),
        Index("ix_tables_chat_id", "chat_id"),
        Index("ix_tables_unshown", "id", sqlite_where=_UNSHOWN, postgresql_where=_UNSHOWN),
    )

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    chat_id: Mapped[int] = mapped_column(BigInteger)
    thread_id: Mapped[int | None] = mapped_column(BigInteger)
    invite: Mapped[str] = mapped_column(String(16))
    opener_id: Mapped[int] = mapped_column(BigInteger)
    opener_name: Mapped[str] = mapped_column(String(200))
    language: Mapped[str] = mapped_column(String(16))
    stage: Mapped[str] = mapped_column(String(16))
    game: Mapped[str] = mapped_column(String(16))
    preset: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, Any]]
    clock: Mapped[int]
    version: Mapped[int] = mapped_column(default=0)
    shown_version: Mapped[int] = mapped_column(default=-1)
    sealed_deal: Mapped[int] = mapped_column(default=0)
    fresh: Mapped[int] = mapped_column(default=0)
    deadline: Mapped[float | None] = mapped_column(Double)
    due_at: Mapped[float | None] = mapped_column(Double)
    due_kind: Mapped[str | None] = mapped_column(String(16))
    hold_until: Mapped[float | None] = mapped_column(Double)
    stop_votes: Mapped[list[int]]
    close_reason: Mapped[str | None] = mapped_column(String(16))
    created_at: Mapped[float] = mapped_column(Double)
    touched_at: Mapped[float] = mapped_column(Double, default=0.0)
    public: Mapped[bool] = mapped_column(default=False)
    closed: Mapped[bool] = mapped_column(default=False)
    takeover: Mapped[bool] = mapped_column(default=True)
    muted: Mapped[bool] = mapped_column(default=False)
    quiet: Mapped[str | None] = mapped_column(String(64))
    page: Mapped[str] = mapped_column(String(32), default="")
    again_id: Mapped[int | None]

    seats: Mapped[list["SeatRow"]] = relationship(
        order_by="SeatRow.number", cascade="all, delete-orphan", lazy="raise"
    )
    match: Mapped["MatchRow | None"] = relationship(cascade="all", lazy="raise")


class SeatRow(Base):
    """A seat of a table; ``fresh`` counts the times its person had to be called by a new hand.

    ``choosing``: what its person has begun to choose in this turn, as ``bot.presses.ChoosePress``
    says it; None: nothing. ``asked``: the clause by which the engine last refused this seat
    something (``RuleError.clause``); None: nothing. Every action in the match ends both.
    ``player``: the level of the computer player that plays here, where one does. ``kept_for``: the
    person for whom an empty seat is kept when the same people play again.
    """

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_person_id", "person_id"),)

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(200))
    person_id: Mapped[int | None] = mapped_column(ForeignKey("people.id"))
    away: Mapped[bool] = mapped_column(default=False)
    left: Mapped[bool] = mapped_column(default=False)
    missed: Mapped[int] = mapped_column(default=0)
    fresh: Mapped[int] = mapped_column(default=0)
    choosing: Mapped[str | None] = mapped_column(String(16))
    asked: Mapped[str | None] = mapped_column(String(32))
    player: Mapped[str] = mapped_column(String(16), default="basic")
    kept_for: Mapped[int | None] = mapped_column(BigInteger)


class MatchRow(Base):
    """A match: the head of its record. ``seq`` is how many deals and actions it has."""

    __tablename__ = "matches"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), unique=True)
    head: Mapped[dict[str, Any]]
    seq: Mapped[int] = mapped_column(default=0)
    started_at: Mapped[float] = mapped_column(Double)
    finished_at: Mapped[float | None] = mapped_column(Double)

    deals: Mapped[list["DealRow"]] = relationship(
        order_by="DealRow.number", cascade="all, delete-orphan", lazy="raise"
    )


class DealRow(Base):
    """A deal committed to: its deck before the cut, its salt, and the cut once it is made.

    ``orders`` are orders of the whole deck that are committed to with it, one for each time that
    chance may be wanted in the middle of the deal; ``turns`` is what of them was handed to the
    match so far, as records keep it. None: none.
    """

    __tablename__ = "deals"

    match_id: Mapped[int] = mapped_column(
        ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    deck: Mapped[str] = mapped_column(String(128))
    salt: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    cutter: Mapped[int]
    cut: Mapped[int | None]
    orders: Mapped[list[str] | None]
    turns: Mapped[list[str] | None]


class ActionRow(Base):
    """One action of a match, append-only; ``by`` is "person", "clock" or "computer"."""

    __tablename__ = "actions"

    match_id: Mapped[int] = mapped_column(
        ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    deal: Mapped[int]
    text: Mapped[str] = mapped_column(String(64))
    by: Mapped[str] = mapped_column(String(16))
    at: Mapped[float] = mapped_column(Double)


class InboxRow(Base):
    """An update as Telegram delivered it, kept before it is confirmed.

    ``lane`` is what must stay in order (a table, or a chat); ``done_at`` is set in the transaction
    of what the update caused.
    """

    __tablename__ = "inbox"
    __table_args__ = (Index("ix_inbox_done_at", "done_at"),)

    update_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    lane: Mapped[str] = mapped_column(String(64))
    payload: Mapped[str] = mapped_column(Text)
    received_at: Mapped[float] = mapped_column(Double)
    attempts: Mapped[int] = mapped_column(default=0)
    done_at: Mapped[float | None] = mapped_column(Double)


class PlaceRow(Base):
    """A message that shows a table, and what it was last sent.

    ``kind``: "table", "hand", "private" (ephemeral), "count", "final", "call", and "old" and
    "old_private" for messages that are still to be deleted. ``person_id`` is 0 for the group's
    places, ``number`` the deal of a count or the id of an old message. ``message_id`` is the
    ephemeral id where the kind is private; None: not sent yet, or not there any more. ``shown`` is
    a digest of the content last sent, ``fresh`` the call that it answers, ``refused`` why Telegram
    will not have it.
    """

    __tablename__ = "places"
    __table_args__ = (UniqueConstraint("table_id", "kind", "person_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(String(16))
    person_id: Mapped[int] = mapped_column(BigInteger, default=0)
    number: Mapped[int] = mapped_column(default=0)
    chat_id: Mapped[int] = mapped_column(BigInteger)
    thread_id: Mapped[int | None] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    sent_at: Mapped[float | None] = mapped_column(Double)
    shown: Mapped[str | None] = mapped_column(String(64))
    fresh: Mapped[int] = mapped_column(default=0)
    refused: Mapped[str | None] = mapped_column(String(200))


class RuntimeRow(Base):
    """One row: which process keeps the clock and the poster, and when it was last alive."""

    __tablename__ = "runtime"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    owner: Mapped[str] = mapped_column(String(64))
    alive_at: Mapped[float] = mapped_column(Double)
