"""What a screen is, and what screens are made from.

A screen is a pure function of a ``TableView`` (a table as one viewer may see it) and a language.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from markupsafe import Markup

from engine.game import View
from engine.options import OptionValue

Style: TypeAlias = Literal["primary", "success", "danger"]
Stage: TypeAlias = Literal["lobby", "cut", "play", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Button:
    """One inline button: callback data (see ``bot.presses``), a link, or with ``inline`` an inline
    query of the bot in a chat that the person chooses.
    """

    text: str
    data: str | None = None
    url: str | None = None
    style: Style | None = None
    inline: str | None = None


@dataclass(frozen=True, slots=True)
class Screen:
    """A message as it should look: HTML text of Telegram's dialect, and rows of buttons.

    ``rich`` is the same text for servers that have rich messages, where they make a difference.
    """

    text: Markup
    rows: tuple[tuple[Button, ...], ...] = ()
    rich: Markup | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat: who sits there ("" where it is empty).

    ``kind``: "person", "computer" or "empty"; ``away``: a person whose cards the computer plays
    until they press "I am back"; ``left``: they left the match, the computer goes on for them.
    ``player``: the level at which a computer plays here (``SeatRow.player``). ``kept``: an empty
    seat is kept for the person whose name it has. ``unreachable``: the bot cannot write to them.
    """

    number: int
    kind: Literal["person", "computer", "empty"]
    name: str
    away: bool = False
    left: bool = False
    player: str = ""
    kept: bool = False
    unreachable: bool = False


@dataclass(frozen=True, slots=True)
class FairDeal:
    """The proof of a deal (rule 8 of the house).

    ``commitment`` is the SHA-256 of ``bot.chance.secret`` in hex. ``deck`` (before the cut) and
    ``salt`` are None in a view until the deal is over, and ``orders`` (of the whole deck, for
    chance in the middle of the deal) empty. ``cut`` is how many cards were taken from the top and
    put below, None until the cut is made.
    """

    number: int
    commitment: str
    cutter: int
    deck: str | None = None
    salt: str | None = None
    cut: int | None = None
    orders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one viewer may see it. ``viewer`` is a seat, or None for everybody."""

    id: int
    stage: Stage
    viewer: int | None
    game: str
    preset: str
    options: Mapping[str, OptionValue]  # every option, complete
    seats: tuple[SeatView, ...]
    clock: int  # seconds for a turn
    opener: str  # the name of the person who opened the table
    seq: int  # the number that match presses carry
    deadline: float | None  # unix time when the turn (or the cut, or the lobby) runs out
    deals: tuple[FairDeal, ...]  # dealt or committed to so far
    match: View | None  # the viewer's view of the match; None in the lobby
    stop_votes: tuple[int, ...]  # seats that want to stop
    close_reason: str | None  # once closed: the end of a key ``closed-…``
    bot_username: str
    group_url: str | None = None  # a link to the group's table message, where there is one
    choosing: str | None = None  # what the viewer has begun to choose (``ChoosePress.what``)
    asked: str | None = None  # the clause by which the viewer was refused something in this turn
    direct: bool = False  # it lives in the direct chats of its players: no group shows it
    advised: bool = False  # one person plays against computers only, and those give advice
    host: int | None = None  # where the person sits who opened the table
    page: str = ""  # the page of the lobby that is open
    closed: bool = False  # nobody else may sit down
    takeover: bool = True  # somebody else may take over a seat that was left
    public: bool = False  # listed for everybody
    quiet: str | None = None  # quiet hours, as ``TableRow.quiet`` writes them
    muted: bool = False  # direct because its group cannot be written to any more
    invite: str = ""  # the secret of the links that lead to it
    several: bool = False  # the viewer plays at other tables too

    @property
    def deserted(self) -> bool:
        """Whether the match stands still since nobody is there; it ends at the deadline."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return self.stage in ("cut", "play") and all(seat.away or seat.left for seat in people)
