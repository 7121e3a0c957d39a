"""Why a bid, a word or a card is good, as players say it: sure facts of the view, nothing else."""

from typing import Final

from engine.cards import CARD_OF, RANKS, SUIT_BITS, SUITS, Card, CardSet, Suit, card_set, iter_cards
from engine.deberc.melds import find_runs
from engine.deberc.tables import BELLA, HIGHER, POINTS, POWER, plain_points
from engine.deberc.view import DebercView
from engine.deberc.worlds import Knowledge
from engine.deberc.worth import gets_upcard
from engine.game import Action
from engine.players.judge import Reason

KEYS: Final = (
    # Bids; the upcard counts where the seat can get it
    "take-two",  # it has jack and nine of trump
    "take-jack",  # it has the jack, and so many trumps
    "take-nine",  # the same with the nine
    "take-long",  # it has so many trumps
    "take-run",  # it holds this run, worth so much
    "take-bella",  # it holds these two
    "take-aces",  # it holds these aces beside trump
    "take-obliged",  # it may not pass, and holds no more of another suit that it may name
    "pass-wait",  # it has jack and nine of a suit that can be named in the second round only
    "pass-top",  # it has neither jack nor nine of trump
    "pass-pair",  # of no suit that it may name it has jack and nine
    "pass-few",  # it has so many trumps
    # Words
    "seven",  # the seven becomes this higher trump
    "meld",  # runs worth so much cannot be announced after the first card
    "meld-wins",  # it is a deberc
    "bella",  # it is worth 20
    "redeal",  # the hand is worth so much
    # Cards
    "last",  # nobody is left to beat it: so many points
    "last-lead",  # the same, of a trick without points: what it brings is the lead
    "ten",  # this plain ten takes the trick, and the ace may still be elsewhere
    "any-dear",  # every legal card takes the trick for sure: this one has the most points
    "any-cheap",  # the same: this trump is the lowest
    "sure",  # no opponent can beat it
    "draw-sure",  # the same of a trump that is led; opponents may hold so many trumps
    "boss",  # in its suit nothing higher is left; it can only be trumped
    "draw",  # a trump that is led; opponents may hold so many
    "lone",  # the only card of a plain suit, and trumps are held
    "no-points",  # it may be beaten, but has no points
    "few-points",  # the same, and has so few; no plain card that may be played has less
    "only",  # it takes the trick unless an opponent has this card
    "keep-last",  # of two cards this one is kept, and takes the last trick for sure
    "lost",  # the side cannot take the trick: no legal card is worth less
    "hope",  # the same of the seat alone: its partner is still to play
    "duck",  # the trick could be had, with this card at least, but holds only so many points so far
    "trump-low",  # a trump must be played: no legal card is lower
    "partner",  # the trick is the partner's for sure, and gets so many points more
    "partner-has",  # the same; dearer cards are kept
    "partner-now",  # the same, but it may be beaten: no legal card is worth less
)

_CHEAP: Final = 4
_LAST_TEN: Final = 10


def why(view: DebercView, action: Action) -> Reason | None:
    """Why ``action``, one of the view's legal ones, is good; None where there is nothing to say."""
    if view.phase == "play":
        return _Turn(view).word(action) if action.verb != "play" else _Turn(view).card(action)
    assert view.upcard is not None
    suit = SUITS.index(action.args) if action.args else view.upcard // 10
    return _takes(view, suit) if action.verb == "take" else _passes(view)


def _card(rank: str, suit: Suit) -> Card:
    return suit * 10 + RANKS.index(rank)


# Bids


def _with_upcard(view: DebercView, trump: Suit) -> CardSet:
    """The hand as it will be, before it is filled."""
    assert view.hand is not None
    assert view.seat is not None
    assert view.upcard is not None
    hand = card_set(view.hand)
    if trump == view.upcard // 10 and gets_upcard(view, view.seat, hand):
        hand |= 1 << view.upcard
    return hand


def _takes(view: DebercView, trump: Suit) -> Reason | None:
    hand = _with_upcard(view, trump)
    held = (hand & SUIT_BITS[trump]).bit_count()
    jack, nine = _card("J", trump), _card("9", trump)
    if hand >> jack & 1 and hand >> nine & 1:
        return Reason("take-two", (jack, nine))
    if hand >> jack & 1 and held >= 3:
        return Reason("take-jack", (jack,), points=held)
    if hand >> nine & 1 and held >= 3:
        return Reason("take-nine", (nine,), points=held)
    if held >= 4:
        return Reason("take-long", suit=trump, points=held)
    assert view.seat is not None
    runs = find_runs(Knowledge(view).rules, view.seat, hand, trump)
    if runs and runs[0].meld.points:
        return Reason("take-run", runs[0].meld.cards, points=runs[0].meld.points)
    if hand & BELLA[trump] == BELLA[trump]:
        return Reason("take-bella", (_card("K", trump), _card("Q", trump)))
    aces = tuple(
        ace for suit in range(4) if suit != trump and hand >> (ace := _card("A", suit)) & 1
    )
    if held >= 2 and len(aces) >= 2:
        return Reason("take-aces", aces)
    if _is_obliged(view) and held >= max(
        (hand & SUIT_BITS[SUITS.index(bid.args)]).bit_count() for bid in view.legal
    ):
        return Reason("take-obliged", suit=trump)
    if hand >> jack & 1 and held >= 2:
        return Reason("take-jack", (jack,), points=held)
    return None


def _is_obliged(view: DebercView) -> bool:
    return all(bid.verb == "take" for bid in view.legal)


def _passes(view: DebercView) -> Reason | None:
    assert view.upcard is not None
    up = view.upcard // 10
    others = [suit for suit in range(4) if suit != up]
    if view.phase == "bid2":
        return None if any(_top(view, suit) == 2 for suit in others) else Reason("pass-pair")
    for suit in others:
        if _top(view, suit) == 2 and _top(view, up) < 2:
            return Reason("pass-wait", (_card("J", suit), _card("9", suit)))
    if not _top(view, up):
        return Reason("pass-top", (_card("J", up), _card("9", up)))
    held = (_with_upcard(view, up) & SUIT_BITS[up]).bit_count()
    return Reason("pass-few", suit=up, points=held) if held <= 2 else None


def _top(view: DebercView, suit: Suit) -> int:
    """How many of jack and nine it would have."""
    hand = _with_upcard(view, suit)
    return (hand & (1 << _card("J", suit) | 1 << _card("9", suit))).bit_count()


class _Turn:
    """A turn of play, and what is sure about it."""

    def __init__(self, view: DebercView) -> None:
        assert view.trump is not None
        assert view.seat is not None
        self.view = view
        self.know = Knowledge(view)
        self.trump = view.trump
        self.trumps = SUIT_BITS[view.trump]
        self.points = POINTS[view.trump]
        self.side = self.know.rules.side_of[view.seat]
        self.played = () if view.trick is None else view.trick.cards
        self.legal = card_set(CARD_OF[a.args] for a in view.legal if a.verb == "play")
        to_come = view.seats - len(self.played)
        later = [(view.seat + n) % view.seats for n in range(1, to_come)]
        self.partner_to_come = any(self._is_mine(seat) for seat in later)
        self.rivals = [seat for seat in later if not self._is_mine(seat)]
        self.may_hold = {place.seat: self._may_hold(place.seat) for place in self.know.places}

    def _is_mine(self, seat: int) -> bool:
        return self.know.rules.side_of[seat] == self.side

    def _may_hold(self, seat: int) -> CardSet:
        """The cards that a seat may hold, as far as the view tells."""
        cards = self.know.unseen
        for place in self.know.places:
            cards &= ~(place.banned if place.seat == seat else place.fixed)
        return cards

    # Words

    def word(self, action: Action) -> Reason | None:
        """Why to announce, to exchange or to have the cards dealt again."""
        view = self.view
        if action.verb == "bella":
            return Reason("bella")
        if action.verb == "redeal":
            return Reason("redeal", points=plain_points(self.know.hand))
        if action.verb == "seven":
            assert view.upcard is not None
            return Reason("seven", (view.upcard,))
        if view.own_melds[0].kind == "deberc":
            return Reason("meld-wins")
        return Reason("meld", points=sum(meld.points for meld in view.own_melds))

    # Cards

    def card(self, action: Action) -> Reason | None:
        """Why to play a card."""
        card = CARD_OF[action.args]
        return self._kept_for_the_last(card) or (
            self._follows(card) if self.played else self._leads(card)
        )

    def _beaters(self, card: Card, led: Suit) -> CardSet:
        """The cards with which opponents still to play may beat one that takes the trick so far."""
        beaters = 0
        for seat in self.rivals:
            held = self.may_hold[seat]
            beaters |= held & HIGHER[self.trump][card]
            if card // 10 != self.trump and not self._must_follow(seat, led):
                beaters |= held & self.trumps
        return beaters

    def _must_follow(self, seat: int, led: Suit) -> bool:
        return any(
            place.seat == seat and place.fixed & SUIT_BITS[led] != 0 for place in self.know.places
        )

    def _rivals_trumps(self) -> int:
        """How many trumps opponents may hold."""
        held = 0
        for seat, cards in self.may_hold.items():
            if not self._is_mine(seat):
                held |= cards & self.trumps
        return held.bit_count()

    def _only_beaten_by(self, beaters: CardSet) -> Reason | None:
        """Where one card alone can beat it."""
        if beaters & beaters - 1:
            return None
        return Reason("only", (beaters.bit_length() - 1,))

    def _kept_for_the_last(self, card: Card) -> Reason | None:
        """Of two cards the highest trump that is left is kept."""
        rest = self.know.hand ^ 1 << card
        if rest.bit_count() != 1 or not rest & self.trumps:
            return None
        kept = rest.bit_length() - 1
        if any(HIGHER[self.trump][kept] & held for held in self.may_hold.values()):
            return None
        return Reason("keep-last", (kept,))

    def _leads(self, card: Card) -> Reason | None:
        is_trump = card // 10 == self.trump
        trumps = self._rivals_trumps()
        beaters = self._beaters(card, card // 10)
        if not beaters:
            return Reason("draw-sure", points=trumps) if is_trump and trumps else Reason("sure")
        if is_trump:
            return self._only_beaten_by(beaters) or Reason("draw", points=trumps)
        if not beaters & ~self.trumps:
            return self._only_beaten_by(beaters) or Reason("boss")
        if self.know.hand & SUIT_BITS[card // 10] == 1 << card and self.know.hand & self.trumps:
            return Reason("lone", suit=card // 10)
        return self._cheap(card)

    def _cheap(self, card: Card) -> Reason | None:
        """A plain card of few points: there is not much to lose."""
        points = self.points[card]
        if not points:
            return Reason("no-points")
        plain = [self.points[c] for c in iter_cards(self.legal & ~self.trumps)]
        return Reason("few-points", points=points) if min(plain) == points <= _CHEAP else None

    def _follows(self, card: Card) -> Reason | None:
        view, led = self.view, self.played[0] // 10
        assert view.trick is not None
        power = POWER[self.trump][led]
        nth = max(range(len(self.played)), key=lambda i: power[self.played[i]])
        best = self.played[nth]
        partners = self._is_mine((view.trick.leader + nth) % view.seats)
        taking = card_set(c for c in iter_cards(self.legal) if power[c] > power[best])
        if taking >> card & 1:
            return self._takes(card, led, taking)
        if partners:
            return self._gives(card, sure=not self._beaters(best, led))
        if taking:
            lies = sum(self.points[c] for c in self.played)
            least = min(iter_cards(taking), key=lambda c: (power[c], c))
            return Reason("duck", (least,), points=lies) if lies <= _CHEAP else None
        if not self._is_cheapest(card):
            return None
        return Reason("hope" if self.partner_to_come else "lost")

    def _is_cheapest(self, card: Card) -> bool:
        """Whether it is chosen from several, and none of them is worth less."""
        least = min(self.points[c] for c in iter_cards(self.legal))
        return self.legal != 1 << card and self.points[card] == least

    def _takes(self, card: Card, led: Suit, taking: CardSet) -> Reason | None:
        """The card takes the trick as it lies."""
        beaters = self._beaters(card, led)
        lowest = min(iter_cards(self.legal), key=lambda c: POWER[self.trump][led][c])
        if beaters:
            only = self._only_beaten_by(beaters)
            if only is not None:
                return only
            if self.legal & ~self.trumps == 0 and card == lowest and self.legal != 1 << card:
                return Reason("trump-low")
            if card // 10 == self.trump:
                return None
            return self._cheap(card) if beaters & ~self.trumps else Reason("boss")
        all_points = [self.points[c] for c in iter_cards(self.legal)]
        all_sure = taking == self.legal and not any(
            self._beaters(c, led) for c in iter_cards(self.legal)
        )
        if all_sure and min(all_points) < self.points[card] == max(all_points):
            return Reason("any-dear")
        if all_sure and card == lowest and card // 10 == self.trump and self.legal != 1 << card:
            return Reason("any-cheap")
        points = self.points[card] + sum(self.points[c] for c in self.played)
        if self.know.hand == 1 << card:
            points += _LAST_TEN
        if self._is_bare_ten(card):
            return Reason("ten", points=points)
        if self.rivals or self.partner_to_come:
            return Reason("sure")
        return Reason("last", points=points) if points else Reason("last-lead")

    def _is_bare_ten(self, card: Card) -> bool:
        """Whether it is a plain ten whose ace may still come from an opponent."""
        if RANKS[card % 10] != "T" or card // 10 == self.trump:
            return False
        return any(
            HIGHER[self.trump][card] & held
            for seat, held in self.may_hold.items()
            if not self._is_mine(seat)
        )

    def _gives(self, card: Card, sure: bool) -> Reason | None:
        """The trick is the partner's, for sure or so far, and the card does not take it."""
        points = self.points[card]
        if not sure:
            return Reason("partner-now") if self._is_cheapest(card) else None
        if points:
            return Reason("partner", points=points)
        dearer = any(self.points[c] for c in iter_cards(self.legal))
        return Reason("partner-has") if dearer else None
