"""A Terz table with the words for it: the talon, the talk over a trick, melds."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from bot.screens.base import TableView
from bot.screens.common import joined, lines, suit_sign
from bot.screens.scene import TableScene, Turn
from bot.texts import Texts
from engine.cards import RANKS, Card, Rank, Suit, pretty
from engine.terz.tables import SEVEN
from engine.terz.view import Fine, Heard, Said, TerzView

_RUNS: Final = frozenset({"terz", "fifty", "five", "six", "seven", "eight"})
_DOING: Final = {"colour": "colour", "break": "break", "answer": "answer", "asked": "answer"}


class Scene(TableScene[TerzView]):
    """One table, one viewer, one language."""

    def __init__(self, table: TableView, texts: Texts, you: bool = True) -> None:
        if not isinstance(table.match, TerzView):
            raise TypeError(f"table {table.id} shows no Terz match")
        super().__init__(table, table.match, texts, you)

    def broken_off(self) -> bool:
        """Whether a claim ended the deal (T-43)."""
        return self.view.counted[-1].arrival is not None

    def turn(self) -> Turn | None:
        """Who is waited for: to call the colour, to break the talon, to answer, to play."""
        turn = super().turn()
        doing = None if self.table.stage == "cut" else _DOING.get(self.view.phase)
        return turn if turn is None or doing is None else turn._replace(what=doing)

    # Melds

    @staticmethod
    def is_run(kind: str) -> bool:
        """Whether a kind of meld is a run, not a frame or the marriage."""
        return kind in _RUNS

    def heard(self, meld: Heard) -> Markup:
        """A meld of the deal, as far as it is known: its top card, the rank that was told, or its
        kind.
        """
        kind = self.texts(f"terz-kind-{meld.kind}")
        if not self.is_run(meld.kind):
            return kind
        if meld.cards is not None:
            return self.texts("terz-meld", kind=kind, top=pretty(meld.cards[-1]))
        if meld.rank is not None:
            return self.texts("terz-meld", kind=kind, top=self.rank(meld.rank))
        return kind

    def rank(self, rank: Rank) -> Markup:
        """The rank of a run's top card as it is said after "from"."""
        return self.texts(f"terz-rank-{RANKS[rank].lower()}")

    # The talk (T-36)

    def talk(self, trick: int) -> Markup:
        """What was said over a trick, a line for each sentence."""
        said = [one for one in self.view.said if one.trick == trick]
        written = [self._with_points(said, nth) for nth in range(len(said))]
        return lines(*(line for line in written if line))

    def _with_points(self, said: Sequence[Said], nth: int) -> Markup:
        """A sentence, and what is written after it; points alone are no line."""
        one = said[nth]
        if one.what == "counts":
            return Markup("")
        line = self._sentence(one, asked=nth >= 2 and said[nth - 2].what == "ask")
        after = said[nth + 1] if nth + 1 < len(said) else None
        if after is None or after.what != "counts":
            return line
        key = "terz-writes" if after.seat == one.seat else "terz-writes-who"
        writes = self.texts(
            f"{key}-you" if after.seat == self.me else key,
            who=self.name(after.seat),
            points=after.points,
        )
        return self.texts("terz-said-and", said=line, writes=writes)

    def _sentence(self, one: Said, asked: bool) -> Markup:
        words = self._words(one, asked)
        if one.seat == self.me:
            return self.texts("terz-said-you", words=words)
        return self.texts("terz-said", who=self.name(one.seat), words=words)

    def _words(self, one: Said, asked: bool) -> Markup:
        t = self.texts
        if one.what in ("good", "ask"):
            return t(f"terz-say-{one.what}")
        assert one.kind is not None
        name = t(f"terz-say-{one.kind}")
        if one.what in ("declare", "marriage"):
            return name
        top = "" if one.rank is None or not self.is_run(one.kind) else self.rank(one.rank)
        if one.what == "from" or asked:
            return t("terz-say-from" if one.what == "from" else "terz-say-beat-from", top=top)
        return t("terz-say-beat-with", meld=t("terz-meld", kind=name, top=top) if top else name)

    def talk_now(self) -> Markup:
        """The talk over the trick in progress; before its first word that over the last one."""
        trick = len(self.view.tricks)
        now = self.talk(trick)
        if now or self.view.trick is not None or not trick:
            return now
        return self.talk(trick - 1)

    def shown_line(self) -> Markup:
        """The cards of the melds that counted in the last complete trick (T-37)."""
        last = len(self.view.tricks) - 1
        shown = [
            self.texts("table-who", who=self.name(meld.seat), what=_cards(meld.cards))
            for meld in self.view.melds
            if meld.trick == last and meld.cards is not None
        ]
        return self.texts("terz-shown", list=joined(shown, " · ")) if shown else Markup("")

    # Lines

    def trump_line(self) -> Markup:
        """Trump, what lies on the talon, and how many cards it still has."""
        view, t = self.view, self.texts
        if view.trump is None or view.upcard is None:
            return t("terz-talon-closed", cards=t("count-cards", cards=view.talon))
        trump = t("table-trump", suit=suit_sign(view.trump))
        if view.upcard_lies is None:
            return joined((trump, t("terz-talon-gone")), " · ")
        if view.upcard_lies != view.upcard:
            lies = t(
                "table-upcard-swapped",
                card=pretty(view.upcard),
                seven=pretty(view.upcard_lies),
            )
        else:
            lies = t("table-upcard-lies", card=pretty(view.upcard))
        talon = t("terz-talon", cards=t("count-cards", cards=view.talon))
        return joined((trump, lies, talon), " · ")

    def colour_line(self) -> Markup:
        """The call of the first deal (T-11), until the first trick is complete."""
        view = self.view
        if view.colour is None or view.tricks:
            return Markup("")
        caller = 1 - view.dealer
        words = self.texts(f"terz-say-{view.colour}")
        if caller == self.me:
            return self.texts("terz-said-you", words=words)
        return self.texts("terz-said", who=self.name(caller), words=words)

    def draw_line(self) -> Markup:
        """The last draw (T-14), in the first trick without the talon."""
        drawn = [draw for draw in (self.view.last_draw, self.view.last_taken) if draw is not None]
        if not drawn or len(self.view.tricks) > _LAST_DRAW:
            return Markup("")
        cards = joined(
            (
                self.texts("table-who", who=self.name(seat), what=pretty(card))
                for seat, card in drawn
            ),
            ", ",
        )
        return self.texts("terz-last-draw", list=cards)

    def fine_lines(self) -> Markup:
        """The fines of the deal (T-26)."""
        trump = self.view.trump
        if trump is None:
            return Markup("")
        return lines(*(self.fine(fine, trump) for fine in self.view.fine_list))

    def fine(self, fine: Fine, trump: Suit) -> Markup:
        """A fine: who writes it, and whose fault it was."""
        return self.texts(
            "terz-fine",
            to=self.name(fine.seat),
            by=self.name(fine.by),
            points=fine.points,
            seven=pretty(SEVEN[trump]),
        )

    def words_line(self) -> Markup:
        """What each seat has written for melds in this deal."""
        if not any(self.view.words):
            return Markup("")
        return self.texts("terz-words", list=self.by_side(self.view.words))


_LAST_DRAW: Final = 7  # tricks have been played when the talon is drawn out


def _cards(cards: tuple[Card, ...] | None) -> str:
    return " ".join(pretty(card) for card in cards or ())
