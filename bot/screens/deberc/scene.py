"""A Deberc table with the words for it: the lines that several screens share."""

from collections.abc import Iterable, Sequence

from markupsafe import Markup, escape

from bot.screens.base import TableView
from bot.screens.common import countdown, joined, number, suit_sign
from bot.texts import Texts
from engine.cards import pretty, suit_of
from engine.deberc.view import DebercView, HangingPoints, Meld, Trick

PAIR_SIGNS = ("🔵", "🔴")


class Scene:
    """One table, one viewer, one language.

    Where the viewer has a seat, that seat is called "you", unless ``you`` is False (as in the
    messages that everybody reads).
    """

    def __init__(self, table: TableView, texts: Texts, you: bool = True) -> None:
        if not isinstance(table.match, DebercView):
            raise TypeError(f"table {table.id} shows no Deberc match")
        self.table = table
        self.view = table.match
        self.texts = texts
        self.me = table.viewer if you else None

    # Who

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
        return self.texts("deberc-pair", first=self.name(side), second=self.name(side + 2))

    def side_short(self, side: int) -> Markup:
        """A side's name where room is scarce: for a pair its sign, or "we" and "they"."""
        if not self.partners:
            return self.name(side)
        if self.me is None:
            return Markup(PAIR_SIGNS[side])  # noqa: S704 - a constant
        return self.texts("deberc-we" if side == self.side_of(self.me) else "deberc-they")

    def sides(self, sides: Iterable[int]) -> Markup:
        """Several sides, with commas."""
        return joined((self.side(side) for side in sides), ", ")

    def by_side(self, numbers: Sequence[int | str], short: bool = True) -> Markup:
        """A number for each side, with dots."""
        name = self.side_short if short else self.side
        return joined(
            (
                self.texts(
                    "deberc-number",
                    who=name(side),
                    number=number(value) if isinstance(value, int) else value,
                )
                for side, value in enumerate(numbers)
            ),
            " · ",
        )

    # What

    def kind(self, kind: str) -> Markup:
        """The word for a kind of run."""
        return self.texts(f"deberc-kind-{kind}")

    def meld(self, meld: Meld) -> Markup:
        """A run by its kind and top card."""
        return self.texts("deberc-meld", kind=self.kind(meld.kind), top=pretty(meld.cards[-1]))

    def melds(self, melds: Iterable[Meld]) -> Markup:
        """Several runs, with commas."""
        return joined((self.meld(meld) for meld in melds), ", ")

    def target(self) -> Markup:
        """How far the match goes, for inside a sentence."""
        return self.texts("deberc-target", target=self.view.options.target)

    def preset(self) -> Markup:
        """The name of the table's preset."""
        return self.texts(f"deberc-preset-{self.table.preset}")

    # Lines

    def trick_cards(self, trick: Trick) -> Markup:
        """The cards of a trick, each with who played it."""
        seats = self.view.seats
        return joined(
            (
                self.texts(
                    "deberc-trick-card",
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
        return self.texts("deberc-trick", cards=self.trick_cards(self.view.trick))

    def trick_before(self) -> Markup:
        """The last complete trick of the deal, with who took it."""
        if not self.view.tricks:
            return Markup("")
        trick = self.view.tricks[-1]
        assert trick.taker is not None
        if self.view.phase in ("deal", "finished"):
            which = "final"
        else:
            which = "taken" if self.view.trick is None else "last"
        return self.texts(
            f"deberc-trick-{which}",
            cards=self.trick_cards(trick),
            who=self.name(trick.taker),
        )

    def trump_line(self, with_names: bool = True) -> Markup:
        """Upcard and bids, or trump, upcard and bottom card.

        ``with_names`` adds the dealer and the taker, for messages that have no line for each seat.
        """
        view, t = self.view, self.texts
        assert view.upcard is not None
        upcard = pretty(view.upcard)
        if view.trump is None or view.taker is None:
            second = view.phase == "bid2"
            bids = view.bids[view.seats :] if second else view.bids
            said = joined((t("deberc-bid-pass", who=self.name(bid.seat)) for bid in bids), ", ")
            head = (
                t("deberc-second-round", card=upcard, suit=suit_sign(suit_of(view.upcard)))
                if second
                else t("deberc-upcard", card=upcard)
            )
            dealer = self._of(view.dealer, "deberc-dealer") if with_names else ""
            return joined((head, dealer, said), " · ")
        if view.upcard_lies is None:
            lies = t("deberc-upcard-gone", card=upcard)
        elif view.upcard_lies != view.upcard:
            lies = t("deberc-upcard-swapped", card=upcard, seven=pretty(view.upcard_lies))
        else:
            lies = t("deberc-upcard-lies", card=upcard)
        bottom = "" if view.bottom is None else t("deberc-bottom", card=pretty(view.bottom))
        taker = self._of(view.taker, "deberc-taker") if with_names else ""
        trump = t("deberc-trump", suit=suit_sign(view.trump))
        return joined((joined((trump, taker), ", "), lies, bottom), " · ")

    def _of(self, seat: int, key: str) -> Markup:
        """What a seat does; for the viewer in the second person."""
        if seat == self.me:
            return self.texts(f"{key}-you")
        return self.texts(key, who=self.name(seat))

    def announced_lines(self) -> Markup:
        """Runs as heard or shown, bella, the seven; struck out what does not count."""
        view, t = self.view, self.texts
        said = [
            t("deberc-who", who=self.name(seat), what=joined(parts, ", "))
            for seat in range(view.seats)
            if (parts := self._announced_by(seat))
        ]
        heard = t("deberc-announced", list=joined(said, " · ")) if said else Markup("")
        equal = Markup("")
        if view.melds_equal:
            tops = [
                t(
                    "deberc-who",
                    who=self.name(seat),
                    what=t("deberc-meld", kind=self.kind(kind), top=pretty(top)),
                )
                for seat, kind, top in view.melds_equal
            ]
            equal = t("deberc-announced-equal", list=joined(tops, ", "))
        return joined((heard, equal), "\n")

    def _announced_by(self, seat: int) -> list[Markup]:
        view, t = self.view, self.texts
        parts: list[Markup] = []
        kind = view.announced[seat]
        shown = [meld for meld in view.melds_shown if meld.seat == seat]
        if shown:
            parts.append(self.melds(shown))
        elif kind not in (None, "waived"):
            word = self.kind(str(kind))
            open_still = not view.tricks or bool(view.melds_equal)
            parts.append(word if open_still else t("deberc-announced-lost", what=word))
        if view.bella_by == seat:
            parts.append(t("deberc-bella"))
        if view.exchanged_seven == seat:
            parts.append(t("deberc-seven"))
        return parts

    def claim(self, hanging: HangingPoints, key: str) -> Markup:
        """Who may still get hanging points; ``key`` begins the two keys."""
        if len(hanging.sides) == self.view.sides:
            return self.texts(f"{key}-all")
        return self.texts(f"{key}-sides", sides=self.sides(hanging.sides))

    def hanging_lines(self) -> Markup:
        """What hangs."""
        return joined(
            (
                self.texts(
                    "deberc-hanging",
                    points=hanging.points,
                    claim=self.claim(hanging, "deberc-claim"),
                )
                for hanging in self.view.hanging
            ),
            "\n",
        )

    def score_line(self) -> Markup:
        """The totals in one line."""
        return self.texts("deberc-score", target=self.target(), list=self.by_side(self.view.totals))

    def time_left(self, what: Markup) -> Markup:
        """What is waited for, with the countdown where there is a deadline."""
        if self.table.deadline is None:
            return what
        left = self.texts("time-left", countdown=countdown(self.table.deadline, self.texts))
        return self.texts("deberc-turn-left", turn=what, left=left)

    def turn_line(self) -> Markup:
        """Whose turn it is, and how long it lasts."""
        view, t = self.view, self.texts
        if self.table.stage == "cut":
            seat, what = self.table.deals[-1].cutter, "cut"
        elif view.to_act is None:
            return Markup("")
        elif view.phase in ("bid1", "bid2"):
            seat, what = view.to_act, "bid"
        else:
            seat, what = view.to_act, "lead" if view.trick is None else "play"
        if seat == self.me:
            return self.time_left(t(f"deberc-your-{what}"))
        return self.time_left(t(f"deberc-turn-{what}", who=self.name(seat)))

    def stop_line(self) -> Markup:
        """Who wants to stop."""
        votes = self.table.stop_votes
        if not votes:
            return Markup("")
        return self.texts(
            "deberc-stop-votes", list=joined((self.name(seat) for seat in votes), ", ")
        )
