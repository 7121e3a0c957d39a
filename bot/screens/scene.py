"""A table in a match with the words for it: what the screens of all games say in the same way."""

from collections.abc import Iterable, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from markupsafe import Markup, escape

from bot.screens.base import TableView
from bot.screens.common import countdown, joined, number
from bot.texts import Texts
from engine.cards import Card, pretty

PAIR_SIGNS: Final = ("🔵", "🔴")


class Trick(Protocol):
    """A trick of any game: the cards from ``leader`` on; ``taker`` once it is complete."""

    @property
    def leader(self) -> int: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...
    @property
    def taker(self) -> int | None: ...


class Count(Protocol):
    """What every game tells of a finished deal."""

    @property
    def number(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def totals(self) -> tuple[float, ...]: ...


class MatchView(Protocol):
    """What the shared lines need of a game's view."""

    @property
    def seats(self) -> int: ...
    @property
    def sides(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def dealer(self) -> int: ...
    @property
    def totals(self) -> tuple[float, ...]: ...
    @property
    def counted(self) -> Sequence[Count]: ...
    @property
    def winner(self) -> int | None: ...


class TrickView(MatchView, Protocol):
    """The same of a game of tricks."""

    @property
    def trick(self) -> Trick | None: ...
    @property
    def tricks(self) -> Sequence[Trick]: ...
    @property
    def tricks_by_seat(self) -> tuple[int, ...]: ...


class Turn(NamedTuple):
    """Who is waited for, and for what: the part of the keys ``table-turn-…``, ``table-your-…``."""

    seat: int
    what: str


V_co = TypeVar("V_co", bound=MatchView, covariant=True)
T_co = TypeVar("T_co", bound=TrickView, covariant=True)


class MatchScene(Generic[V_co]):
    """One table, one viewer, one language.

    Where the viewer has a seat, that seat is called "you", unless ``you`` is False (as in the
    messages that everybody reads).
    """

    def __init__(self, table: TableView, view: V_co, texts: Texts, you: bool = True) -> None:
        self.table = table
        self.texts = texts
        self.me = table.viewer if you else None
        self._view = view

    @property
    def view(self) -> V_co:
        """The viewer's view of the match."""
        return self._view

    # Who

    @property
    def whole(self) -> bool:
        """Whether this is a hand that shows the table too, where no group does."""
        return self.table.direct and self.me is not None

    @property
    def partners(self) -> bool:
        """Whether seats play in pairs."""
        return self.view.sides < self.view.seats

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return seat % self.view.sides

    def name(self, seat: int) -> Markup:
        """A seat's name, or "you"."""
        return self.texts("you") if seat == self.me else escape(self.table.seats[seat].name)

    def side(self, side: int) -> Markup:
        """A side's name: a seat's, or those of the pair."""
        if not self.partners:
            return self.name(side)
        return self.texts("table-pair", first=self.name(side), second=self.name(side + 2))

    def side_short(self, side: int) -> Markup:
        """A side's name where room is scarce: for a pair its sign, or "we" and "they"."""
        if not self.partners:
            return self.name(side)
        if self.me is None:
            return Markup(PAIR_SIGNS[side])  # noqa: S704 - a constant
        return self.texts("table-we" if side == self.side_of(self.me) else "table-they")

    def sides(self, sides: Iterable[int]) -> Markup:
        """Several sides, with commas."""
        return joined((self.side(side) for side in sides), ", ")

    def by_side(self, numbers: Sequence[float | str], short: bool = True) -> Markup:
        """A number for each side, with dots; of two pairs one's own is first."""
        name = self.side_short if short else self.side
        own = self.side_of(self.me) if self.partners and self.me is not None else None
        order = sorted(enumerate(numbers), key=lambda item: item[0] != own)
        return joined(
            (
                self.texts(
                    "table-number",
                    who=name(side),
                    number=value if isinstance(value, str) else number(value, self.texts),
                )
                for side, value in order
            ),
            " · ",
        )

    def of(self, seat: int, key: str) -> Markup:
        """What a seat does; for the viewer in the second person."""
        if seat == self.me:
            return self.texts(f"{key}-you")
        return self.texts(key, who=self.name(seat))

    # What

    def game(self) -> Markup:
        """The name of the game."""
        return self.texts(f"game-{self.table.game}")

    def target(self) -> Markup:
        """How far the match goes, for inside a sentence."""
        return self.texts("table-target", target=self.table.options["target"])

    def preset(self) -> Markup:
        """The name of the table's preset."""
        return self.texts(f"{self.table.game}-preset-{self.table.preset}")

    def tricks_of(self, _seat: int) -> int:
        """How many tricks a seat has, in a game of tricks."""
        return 0

    def lying(self) -> Sequence[Card]:
        """The cards that lie open to be played on."""
        return ()

    # Lines

    def header(self, extra: str = "") -> Markup:
        """The game, how it is played, and which deal this is."""
        head = self.texts(
            "table-header",
            game=self.game(),
            preset=self.preset(),
            target=self.target(),
            deal=self.table.deals[-1].number,
        )
        return joined((head, extra), " · ")

    def score_line(self) -> Markup:
        """The totals in one line."""
        return self.texts("table-score", target=self.target(), list=self.by_side(self.view.totals))

    def turn(self) -> Turn | None:
        """Who is waited for; games add what is theirs."""
        view = self.view
        if self.table.stage == "cut":
            return Turn(self.table.deals[-1].cutter, "cut")
        if view.to_act is None:
            return None
        return Turn(view.to_act, "play")

    def turn_line(self) -> Markup:
        """Whose turn it is, and how long it lasts."""
        turn = self.turn()
        if self.table.deserted and self.table.deadline is not None:
            return self.texts(
                "table-deserted", countdown=countdown(self.table.deadline, self.texts)
            )
        if turn is None:
            return Markup("")
        if turn.seat == self.me:
            line = self.texts(f"table-your-{turn.what}")
        else:
            line = self.texts(f"table-turn-{turn.what}", who=self.name(turn.seat))
        if self.table.deadline is None:
            return line
        left = self.texts("time-left", countdown=countdown(self.table.deadline, self.texts))
        return self.texts("table-turn-left", turn=line, left=left)

    def stop_line(self) -> Markup:
        """Who wants to stop."""
        votes = self.table.stop_votes
        if not votes:
            return Markup("")
        return self.texts(
            "table-stop-votes", list=joined((self.name(seat) for seat in votes), ", ")
        )


class TableScene(MatchScene[T_co]):
    """The same for a game of tricks."""

    def turn(self) -> Turn | None:
        """Who is waited for: to lead, or to play to a trick."""
        turn = super().turn()
        leads = turn is not None and turn.what == "play" and self.view.trick is None
        return turn._replace(what="lead") if turn is not None and leads else turn

    def tricks_of(self, seat: int) -> int:
        """How many tricks a seat has."""
        return self.view.tricks_by_seat[seat]

    def lying(self) -> Sequence[Card]:
        """The cards of the trick in progress."""
        return () if self.view.trick is None else self.view.trick.cards

    def trick_cards(self, trick: Trick) -> Markup:
        """The cards of a trick, each with who played it."""
        seats = self.view.seats
        return joined(
            (
                self.texts(
                    "table-trick-card",
                    card=pretty(card),
                    who=self.name((trick.leader + nth) % seats),
                )
                for nth, card in enumerate(trick.cards)
            ),
            ", ",
        )

    def trick_now(self) -> Markup:
        """The trick in progress, if there is one."""
        if self.view.trick is None:
            return Markup("")
        return self.texts("table-trick", cards=self.trick_cards(self.view.trick))

    def broken_off(self) -> bool:
        """Whether the deal that is over ended before its last trick."""
        return False

    def trick_before(self) -> Markup:
        """The last complete trick of the deal, with who took it."""
        if not self.view.tricks:
            return Markup("")
        trick = self.view.tricks[-1]
        assert trick.taker is not None
        if self.view.phase in ("deal", "finished") and not self.broken_off():
            which = "final"
        else:
            which = "taken" if self.view.trick is None else "last"
        return self.texts(
            f"table-trick-{which}",
            cards=self.trick_cards(trick),
            who=self.name(trick.taker),
        )

    def tricks_line(self) -> Markup:
        """How many tricks each side has, once there is one."""
        view = self.view
        if not view.tricks:
            return Markup("")
        tricks = [0] * view.sides
        for seat, count in enumerate(view.tricks_by_seat):
            tricks[self.side_of(seat)] += count
        return self.texts("table-tricks", list=self.by_side(tricks))


AnyScene = MatchScene[MatchView]
