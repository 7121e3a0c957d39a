"""A Berg table with the words for it: the card on top, what may be played, decks, who did what."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from markupsafe import Markup

from bot.screens.base import TableView
from bot.screens.common import joined, lines, suit_sign
from bot.screens.scene import MatchScene, Turn
from bot.texts import Texts
from engine.berg.tables import MISSES
from engine.berg.view import BergView, Takes
from engine.cards import CARD_OF, RANKS, RED_JOKER, Card, pretty
from engine.game import Action

_LOG_ACTIONS: Final = 12
_LOG_TURNS: Final = 3


class Scene(MatchScene[BergView]):
    """One table, one viewer, one language."""

    def __init__(self, table: TableView, texts: Texts, you: bool = True) -> None:
        if not isinstance(table.match, BergView):
            raise TypeError(f"table {table.id} shows no Berg match")
        super().__init__(table, table.match, texts, you)

    def target(self) -> Markup:
        """How high the berg is (B-55)."""
        return self.texts("table-target", target=self.view.options.height)

    def turn(self) -> Turn | None:
        """Who is waited for: to order (B-2), to go on (B-12), or to play."""
        turn = super().turn()
        if turn is None or self.table.stage == "cut":
            return turn
        if self.view.phase == "order":
            return turn._replace(what="order")
        return turn if self.view.goes_on_after is None else turn._replace(what="again")

    def lying(self) -> Sequence[Card]:
        """The card on top."""
        return () if self.view.top is None else (self.view.top,)

    # Lines

    def top_line(self) -> Markup:
        """The card on top, and who played it."""
        view, t = self.view, self.texts
        if view.top is None:
            return Markup("")
        if not any(action.verb == "play" for action in view.log):
            return t("berg-up", card=pretty(view.top))
        return t("berg-top", card=pretty(view.top), who=self.name(view.pile[-1].seat))

    def takes_line(self) -> Markup:
        """What may be played, in words."""
        takes, t = self.view.takes, self.texts
        if takes is None:
            return Markup("")
        if takes.card is not None:
            return t("berg-only", card=pretty(takes.card))
        if self.view.ordered_suit is not None:
            suit = suit_sign(self.view.ordered_suit)
            return t("berg-suit", suit=suit, list=self.takes_list(takes))
        return t("berg-may", list=self.takes_list(takes))

    def takes_list(self, takes: Takes) -> Markup:
        """ "♥ or 9, a queen, the red joker" (B-15 to B-17, B-25)."""
        t = self.texts
        parts: list[str] = [suit_sign(suit) for suit in takes.suits]
        if takes.rank is not None:
            rank = RANKS[takes.rank].replace("T", "10")
            parts = [t("berg-may-suit-or-rank", suit=parts[0], rank=rank)]
        if takes.queen:
            parts.append(t("berg-may-queen"))
        parts += [
            t("berg-joker-red" if joker == RED_JOKER else "berg-joker-black")
            for joker in takes.jokers
        ]
        return joined(parts, ", ")

    def missed_line(self) -> Markup:
        """What the last card did to the opponent of the one who goes on (B-20 to B-23)."""
        view = self.view
        card = view.goes_on_after
        if card is None or view.to_act is None:
            return Markup("")
        other = 1 - view.to_act
        drawn = MISSES[card] or 0
        key = "berg-missed-you" if other == self.me else "berg-missed"
        cards = self.texts("count-cards", cards=drawn)
        return self.texts(key, card=pretty(card), who=self.name(other), drawn=drawn, cards=cards)

    def deck_line(self) -> Markup:
        """How much is left to draw, and how often the deck was turned over (B-3 to B-5)."""
        view, t = self.view, self.texts
        if view.turn_overs:
            cards = t("count-cards", cards=view.turned)
            line = t("berg-deck-turned", turns=view.turn_overs, cards=cards)
        elif view.big:
            line = t("berg-deck", big=view.big, small=view.small)
        else:
            line = t("berg-deck-small", cards=t("count-cards", cards=view.small))
        return joined((line, t("berg-deck-shuffled") if view.shuffled else ""), " · ")

    def seat_fact(self, seat: int) -> Markup:
        """How many cards a seat holds, and what declarations say of it (B-41, B-43)."""
        view, t = self.view, self.texts
        shown = view.jokers_shown[seat]
        if not any(view.declared_jokers):
            jokers = Markup("")
        elif shown:
            jokers = t("berg-shown", cards=cards_text(shown))
        else:
            jokers = t("berg-shown-none")
        return joined(
            (
                t("count-cards", cards=view.counts[seat]),
                jokers,
                t("berg-kept") if view.kept_to_three[seat] else "",
                t("berg-insured") if view.insured[seat] else "",
            ),
            " · ",
        )

    def open_lines(self) -> Markup:
        """The hands that lie open to everybody (B-44)."""
        return lines(
            *(
                self.texts(
                    "berg-open-you" if seat == self.me else "berg-open",
                    who=self.name(seat),
                    cards=cards_text(hand),
                )
                for seat, hand in enumerate(self.view.open_hands)
                if hand is not None
            )
        )

    def log_line(self) -> Markup:
        """The last turns: what each seat did, in order."""
        turns = [
            self.texts(
                "berg-log-turn",
                who=self.name(seat),
                what=joined((self._did(action) for action in actions), ", "),
            )
            for seat, actions in groupby(self.view.log[-_LOG_ACTIONS:], lambda action: action.seat)
        ]
        return (
            self.texts("berg-log", list=joined(turns[-_LOG_TURNS:], " · ")) if turns else Markup("")
        )

    def _did(self, action: Action) -> Markup:
        card, _, order = action.args.partition(" ")
        if action.verb == "play":
            shown = pretty(CARD_OF[card])
            if not order:
                return Markup("<b>{}</b>").format(shown)
            return self.texts("berg-did-play", card=shown, order=order_sign(order))
        if action.verb == "order":
            return self.texts("berg-did-order", order=order_sign(action.args))
        return self.texts(f"berg-did-{action.verb}")


def order_sign(order: str) -> str:
    """A card or a suit that is ordered, as people read it."""
    card = CARD_OF.get(order)
    return suit_sign("SCDH".index(order)) if card is None else pretty(card)


def cards_text(cards: Sequence[Card]) -> str:
    """Cards with blanks between them."""
    return " ".join(pretty(card) for card in cards)
