"""One game of Berg as a state machine: hands, pile and deck, orders, declarations (B-2 to B-45).

It knows nothing of totals; ``counting`` counts what it leaves behind.
"""

from collections.abc import Sequence
from typing import Final

from engine.berg.rules import Rules
from engine.berg.tables import (
    ALONE,
    DECLARE,
    DRAW,
    INSURE_OFFER,
    JACKS,
    JOKERS,
    JOKERS_OFFER,
    LAID,
    MISSES,
    ON_CARD,
    ON_ORDER,
    OPEN_OFFER,
    ORDER_CARD,
    ORDER_SUIT,
    PASS,
    PLAY,
    PLAY_LAST,
    PLAYED,
    QUEENS,
    RESIGN_OFFER,
    SHUFFLE_OFFER,
)
from engine.berg.view import Laid
from engine.cards import (
    BLACK_JOKER,
    CARD_OF,
    NAMES,
    SUITS,
    Card,
    CardSet,
    Suit,
    card_set,
    cards_text,
)
from engine.game import Action, Event

HAND: Final = 5
BIG: Final = 21
SMALL: Final = 10
FEWEST: Final = 3  # B-41: so many cards must stay in the hand
TURNS: Final = 2  # B-5: the third time the game is drawn
JOKERS_PRICE: Final = 0.5
INSURE_PRICE: Final = 1.0
SHUFFLE_PRICE: Final = 1.0


class Deal:
    """The state of one game. ``push`` trusts its caller: only actions out of ``legal()``.

    ``outcome`` is None while it goes on, then "out", "drawn" or "resigned"; ``winner`` goes with
    it. While ``to_shuffle`` holds cards the game waits for ``shuffled``, and nobody is to act.
    """

    __slots__ = (
        "_legal",
        "_mark",
        "_owed",
        "dealer",
        "declared",
        "drawn_why",
        "fresh",
        "goes_on_after",
        "hands",
        "has_drawn",
        "insured",
        "kept",
        "known",
        "known_order",
        "log",
        "offers",
        "open",
        "order",
        "ordered_card",
        "ordered_suit",
        "outcome",
        "phase",
        "pile",
        "pos",
        "prices",
        "rules",
        "shown",
        "shuffles",
        "takes",
        "to_act",
        "to_shuffle",
        "turn_overs",
        "turned_up",
        "watched",
        "winner",
    )

    def __init__(self, rules: Rules, dealer: int, deck: tuple[Card, ...], shuffles: bool) -> None:
        """``deck`` in dealing order (B-2, B-3); ``shuffles``: turned-over decks are (B-45)."""
        other = 1 - dealer
        self.rules = rules
        self.dealer = dealer
        self.turned_up = up = deck[10]
        hands = [0, 0]
        hands[other] = card_set(deck[0:10:2])
        hands[dealer] = card_set(deck[1:10:2])
        self.hands: list[CardSet] = hands
        # The deck: where it stands, and the place at which something changes (B-4, B-42, B-44)
        self.order = deck[11 + SMALL :] + deck[11 : 11 + SMALL]
        self.pos = 0
        self._mark = BIG
        self.known_order = False
        self.turn_overs = 0
        self.shuffles = shuffles
        self.to_shuffle: tuple[Card, ...] = ()
        self._owed = 0
        # The pile, and what may be played on it
        self.pile: list[Laid] = [LAID[dealer][up]]
        self.ordered_card: Card | None = None
        self.ordered_suit: Suit | None = None
        self.takes: CardSet = ON_CARD[up]
        self.log: list[Action] = []
        # The turn
        self.phase = "play"
        self.to_act: int | None = other
        self.has_drawn = False
        self.goes_on_after: Card | None = None
        self.outcome: str | None = None
        self.winner: int | None = None
        self.drawn_why: str | None = None
        # What is known of hands: from a known deck, because shown, because laid open; what came
        # last. Cards played since are taken out only by a turn-over: see ``held_known``.
        self.known: list[CardSet] = [0, 0]
        self.shown: list[CardSet] = [0, 0]
        self.open = [False, False]
        self.fresh: list[CardSet] = [0, 0]
        # Declarations
        self.declared = [False, False]
        self.kept = [False, False]
        self.watched = False  # whether jokers that are drawn are shown (B-41)
        self.insured = [False, False]
        self.prices = [0.0, 0.0]
        offers = JOKERS_OFFER | RESIGN_OFFER
        offers |= INSURE_OFFER if rules.insurance else 0
        offers |= SHUFFLE_OFFER if rules.shuffling_for_sale and not shuffles else 0
        self.offers = [offers, offers]
        self._legal: tuple[Action, ...] | None = None
        if (JACKS | QUEENS) >> up & 1:
            self.phase = "order"
            self.to_act = dealer
            self._legal = ORDER_SUIT[dealer] if QUEENS >> up & 1 else ORDER_CARD[dealer][1 << up]
        elif MISSES[up] is not None:
            self.to_act = dealer
            self.goes_on_after = up
            self._owed = MISSES[up] or 0
            self._pay(None)

    def missed_at_once(self) -> list[Event]:
        """What the turned-up card has done to the opponent (B-2)."""
        missed = MISSES[self.turned_up]
        return [] if missed is None else [Event("missed", 1 - self.dealer, str(missed))]

    def copy(self) -> "Deal":
        """An independent copy."""
        new = Deal.__new__(Deal)
        for name in Deal.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    @property
    def big(self) -> int:
        """How many cards are left in the big deck (B-3)."""
        return 0 if self.turn_overs else max(BIG - self.pos, 0)

    @property
    def small(self) -> int:
        """How many cards are left in the small deck."""
        return 0 if self.turn_overs else min(BIG + SMALL - self.pos, SMALL)

    def shown_jokers(self, seat: int) -> CardSet:
        """The jokers that a seat has shown and still holds (B-41)."""
        return self.shown[seat] & self.hands[seat]

    def held_known(self, seat: int) -> CardSet:
        """Cards that everybody can know a seat to hold (B-4, B-41)."""
        return (self.known[seat] | self.shown[seat]) & self.hands[seat]

    # What may be done

    def legal(self) -> tuple[Action, ...]:
        """What ``to_act`` may do; empty once the game is over, and while chance is waited for."""
        if self._legal is not None:
            return self._legal
        seat = self.to_act
        if seat is None or self.to_shuffle:
            return ()
        hand = self.hands[seat]
        playable = hand & self.takes
        if not playable or (self.kept[seat] and hand.bit_count() <= FEWEST):
            legal = self._legal = ALONE[seat][self.offers[seat]][self.has_drawn]
            return legal
        legal = ()
        if not self.has_drawn:
            legal = DRAW[seat]
        elif self.ordered_card is None:
            legal = PASS[seat]
        if hand & (hand - 1):
            on_queen = QUEENS >> self.pile[-1].card & 1
            block = PLAY[seat][self.insured[1 - seat]][on_queen]
        else:
            block = PLAY_LAST[seat]
        # Jacks come last of the cards, since there is one play for each card to order.
        jacks = playable & JACKS
        playable ^= jacks
        while playable:
            low = playable & -playable
            legal += block[low]
            playable ^= low
        while jacks:
            low = jacks & -jacks
            legal += block[low]
            jacks ^= low
        legal += DECLARE[seat][self.offers[seat]]
        self._legal = legal
        return legal

    def playable(self, seat: int) -> CardSet:
        """The cards that the seat, being to act, may play (B-15 to B-17, B-24, B-25, B-41)."""
        hand = self.hands[seat]
        if self.phase == "order" or (self.kept[seat] and hand.bit_count() <= FEWEST):
            return 0
        return hand & self.takes

    # What follows

    def push(self, action: Action, out: list[Event] | None) -> None:
        """Do it, unchecked; what followed is appended to ``out`` where that is wanted."""
        self._legal = None
        self.log.append(action)
        verb, seat = action.verb, action.seat
        if verb == "play":
            self._play(seat, action.args, out)
        elif verb == "draw":
            self.has_drawn = True
            if out is not None:
                out.append(Event("drew", seat, "1"))
            self._draw(seat, out)
        elif verb == "pass":
            self.has_drawn = False
            self.goes_on_after = None
            self.fresh[seat] = 0
            self.to_act = 1 - seat
            if out is not None:
                out.append(Event("passed", seat))
        elif verb == "order":
            self._order(seat, action.args, out)
        else:
            self._declare(seat, verb, out)

    def shuffle(self, order: Sequence[Card], out: list[Event] | None) -> None:
        """Go on with the turned-over cards in this order, first drawn first (B-45)."""
        self._legal = None
        self.to_shuffle = ()
        self._new_deck(tuple(order), known=False)
        self._pay(out)

    def _play(self, seat: int, text: str, out: list[Event] | None) -> None:
        card, ordered_card, ordered_suit = PLAYED[text]
        bit = 1 << card
        hand = self.hands[seat] = self.hands[seat] & ~bit
        if out is not None:
            out.append(Event("played", seat, text))
        self.pile.append(LAID[seat][card])
        self.fresh[seat] = 0
        self.has_drawn = False
        self.goes_on_after = None
        self.ordered_card = self.ordered_suit = None
        if not hand:
            self._end("out", seat)
            return
        missed = MISSES[card]
        if missed is not None:
            self.takes = ON_CARD[card]
            self.goes_on_after = card
            if out is not None:
                out.append(Event("missed", 1 - seat, str(missed)))
            if missed:
                self._owed = missed
                self._pay(out)
            return
        self.to_act = 1 - seat
        if ordered_card >= 0:
            self.ordered_card = ordered_card
            self.takes = 1 << ordered_card
        elif bit & QUEENS:
            suit = ordered_suit if ordered_suit >= 0 else card // 10
            self.ordered_suit = suit
            self.takes = ON_ORDER[suit]
        else:
            self.takes = ON_CARD[card]

    def _order(self, seat: int, what: str, out: list[Event] | None) -> None:
        """B-2: the order for the turned-up jack (B-24) or queen (B-25)."""
        if len(what) == 1:
            self.ordered_suit = SUITS.index(what)
            self.takes = ON_ORDER[self.ordered_suit]
        else:
            self.ordered_card = CARD_OF[what]
            self.takes = 1 << self.ordered_card
        self.phase = "play"
        self.to_act = 1 - seat
        if out is not None:
            out.append(Event("ordered", seat, what))

    # Drawing

    def _pay(self, out: list[Event] | None) -> None:
        """The opponent of ``to_act`` draws what it owes (B-21 to B-23, B-27)."""
        while self._owed and not self.to_shuffle and self.to_act is not None:
            self._owed -= 1
            self._draw(1 - self.to_act, out)

    def _draw(self, seat: int, out: list[Event] | None) -> None:
        pos = self.pos
        bit = 1 << self.order[pos]
        self.pos = pos = pos + 1
        self.hands[seat] |= bit
        self.fresh[seat] |= bit
        if self.known_order:
            self.known[seat] |= bit
        if self.watched and bit & JOKERS:
            self._show_drawn(seat, bit, out)
        if pos >= self._mark:
            self._passed_mark(out)

    def _show_drawn(self, seat: int, bit: CardSet, out: list[Event] | None) -> None:
        """B-41: a joker was drawn; the limit ends for good with the last one in the deck."""
        self.shown[seat] |= bit
        if out is not None:
            out.append(Event("shown", seat, NAMES[bit.bit_length() - 1]))
        if not self._joker_in_deck():
            self.kept = [False, False]
            self.watched = False

    def _joker_in_deck(self) -> bool:
        return max(self.order[self.pos :], default=0) >= BLACK_JOKER

    def _passed_mark(self, out: list[Event] | None) -> None:
        """The big deck is gone (B-44), a card of the small one drawn (B-42), or no card is left."""
        if self.pos == len(self.order):
            self._turn_over(out)
        elif self.pos == BIG and not self.turn_overs:
            self._mark = BIG + 1
            if self.rules.open_price is not None:
                self.offers = [mask | OPEN_OFFER for mask in self.offers]
            if out is not None:
                out.append(Event("big_gone"))
        else:
            self._mark = len(self.order)
            self.offers = [mask & ~RESIGN_OFFER for mask in self.offers]

    def _turn_over(self, out: list[Event] | None) -> None:
        """B-4, B-5."""
        if self.turn_overs == TURNS or len(self.pile) == 1:
            self.drawn_why = "third_turn" if self.turn_overs == TURNS else "no_cards"
            self._end("drawn", None)
            return
        self.turn_overs += 1
        for seat in range(2):
            self.known[seat] &= self.hands[seat]
            self.shown[seat] &= self.hands[seat]
        rest = tuple(laid.card for laid in self.pile[:-1])
        del self.pile[:-1]
        if out is not None:
            out.append(Event("turned", None, str(len(rest))))
        if self.rules.insured_until_turn:
            self.insured = [False, False]
            self.offers = [mask | INSURE_OFFER for mask in self.offers]
        if self.shuffles:
            self.to_shuffle = rest
        else:
            self._new_deck(rest, known=True)

    def _new_deck(self, cards: tuple[Card, ...], known: bool) -> None:
        self.order = cards
        self.pos = 0
        self._mark = len(cards)
        self.known_order = known

    def _end(self, outcome: str, winner: int | None) -> None:
        self.outcome = outcome
        self.winner = winner
        self.to_act = None
        self._owed = 0

    # Declarations

    def _declare(self, seat: int, verb: str, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event(verb, seat))
        if verb == "jokers":
            self._declare_jokers(seat, out)
        elif verb == "resign":
            self._end("resigned", 1 - seat)
        elif verb == "insure":
            self.prices[seat] -= INSURE_PRICE
            self.insured[seat] = True
            self.offers[seat] &= ~INSURE_OFFER
        elif verb == "open":
            assert self.rules.open_price is not None
            self.prices[seat] -= self.rules.open_price
            self.open[1 - seat] = True
            self.offers[seat] &= ~OPEN_OFFER
        else:
            self.prices[seat] -= SHUFFLE_PRICE
            self.shuffles = True
            self.offers = [mask & ~SHUFFLE_OFFER for mask in self.offers]

    def _declare_jokers(self, seat: int, out: list[Event] | None) -> None:
        """B-41."""
        self.prices[seat] -= JOKERS_PRICE
        self.declared[seat] = True
        self.offers[seat] &= ~JOKERS_OFFER
        for shower in (seat, 1 - seat):
            held = self.hands[shower] & JOKERS
            self.shown[shower] = held
            if out is not None:
                cards = cards_text(card for card in (40, 41) if held >> card & 1)
                out.append(Event("shown", shower, cards or "-"))
        if self._joker_in_deck():
            self.kept[1 - seat] = True
            self.watched = True
