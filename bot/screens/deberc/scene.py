"""A Deberc table with the words for it: the lines that several screens share."""

from collections.abc import Iterable

from markupsafe import Markup

from bot.screens.base import TableView
from bot.screens.common import joined, suit_sign
from bot.screens.scene import TableScene, Turn
from bot.texts import Texts
from engine.cards import pretty, suit_of
from engine.deberc.view import DebercView, HangingPoints, Meld


class Scene(TableScene[DebercView]):
    """One table, one viewer, one language."""

    def __init__(self, table: TableView, texts: Texts, you: bool = True) -> None:
        if not isinstance(table.match, DebercView):
            raise TypeError(f"table {table.id} shows no Deberc match")
        super().__init__(table, table.match, texts, you)

    def turn(self) -> Turn | None:
        """Who is waited for; while trump is not fixed, for a bid."""
        turn = super().turn()
        bids = self.table.stage != "cut" and self.view.phase in ("bid1", "bid2")
        return turn._replace(what="bid") if bids and turn is not None else turn

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

    # Lines

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
            names = joined((self.name(bid.seat) for bid in bids), ", ")
            said = t("deberc-passed", list=names) if bids else ""
            head = (
                t("deberc-second-round", card=upcard, suit=suit_sign(suit_of(view.upcard)))
                if second
                else t("deberc-upcard", card=upcard)
            )
            dealer = self.of(view.dealer, "table-dealer") if with_names else ""
            return joined((head, dealer, said), " · ")
        if view.upcard_lies is None:
            lies = t("deberc-upcard-gone", card=upcard)
        elif view.upcard_lies != view.upcard:
            lies = t("table-upcard-swapped", card=upcard, seven=pretty(view.upcard_lies))
        else:
            lies = t("table-upcard-lies", card=upcard)
        bottom = "" if view.bottom is None else t("deberc-bottom", card=pretty(view.bottom))
        taker = self.of(view.taker, "deberc-taker") if with_names else ""
        trump = t("table-trump", suit=suit_sign(view.trump))
        return joined((joined((trump, taker), ", "), lies, bottom), " · ")

    def announced_lines(self) -> Markup:
        """Runs as heard or shown, bella, the seven; struck out what does not count."""
        view, t = self.view, self.texts
        said = [
            t("table-who", who=self.name(seat), what=joined(parts, ", "))
            for seat in range(view.seats)
            if (parts := self._announced_by(seat))
        ]
        heard = t("deberc-announced", list=joined(said, " · ")) if said else Markup("")
        equal = Markup("")
        if view.melds_equal:
            tops = [
                t(
                    "table-who",
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
