"""Why a word or a card is good, as players say it: sure facts of the view, nothing else."""

from typing import Final

from engine.cards import CARD_OF, RANKS, SUIT_BITS, Card, CardSet, card_set, iter_cards
from engine.game import Action
from engine.players.judge import Reason
from engine.terz.melds import Pattern, pattern_of
from engine.terz.tables import DECK_SET, HIGHER, POINTS, POWER, SEVEN, duty
from engine.terz.view import TerzView

KEYS: Final = (
    # Before the first card
    "colour-more",  # it holds more of this colour: trump is likelier the other, the other leads
    "colour-fewer",  # it holds fewer of this colour: trump is likelier this one, it leads itself
    "break",  # nothing is known of the cards that are cut
    # Words
    "too-early",  # it may only play this card or claim, and has too few points to claim
    "arrive",  # it has so many points, all counted, and the other has not arrived
    "marriage",  # 20 that cannot be beaten
    "seven",  # the seven becomes this higher trump
    "seven-due",  # it is the last turn on which that saves the fine
    "declare",  # so many points, unless they are beaten
    "declare-sure",  # so many points, written at once
    "declare-first",  # the longer run of these cards may still be declared in the next trick
    "beat",  # so many points for this meld instead of the other's
    "ask",  # it has a run of the same kind, which may be the better one
    # Cards
    "takes",  # the trick is worth so many points
    "takes-lead",  # the same, without points: what it brings is the lead
    "ten",  # this plain ten takes the trick, and the ace is still elsewhere
    "any-dear",  # every legal card takes the trick: this one has the most points
    "any-cheap",  # the same: this trump is the lowest
    "upcard",  # whoever loses this trick draws this trump: the card loses it
    "lone",  # while the talon lasts: no card in hand goes with it into a terz or a frame
    "no-points",  # it does not take the trick for sure, but has no points
    "few-points",  # the same, and has so few; no plain card that may be played has less
    "boss",  # it is led: in its suit nothing higher is left, it can only be trumped
    "sure",  # it is led: the other cannot beat it
    "draw-sure",  # the same of a trump that is led: the other must give one of its trumps
    "pulls-trump",  # the other has none of this suit, and must trump
    "pulls",  # the other must beat it, with this card
    "keep-last",  # of two cards this one is kept, and takes the last trick for sure
    "lost",  # the trick cannot be had: no legal card is worth less
)

_FEW: Final = 3
_LAST_TEN: Final = 10
_FRAMES: Final = frozenset(RANKS.index(rank) for rank in "JQKA")
_WHOLE_DECK: Final = card_set(DECK_SET)


def why(view: TerzView, action: Action) -> Reason | None:
    """Why ``action``, one of the view's legal ones, is good; None where there is nothing to say."""
    if action.verb == "play":
        return _Turn(view).card(CARD_OF[action.args])
    if action.verb == "colour":
        return _colour(view, action.args)
    return _word(view, action)


def _colour(view: TerzView, colour: str) -> Reason:
    assert view.hand is not None
    mine = sum((card // 10 >= 2) == (colour == "red") for card in view.hand)
    return Reason("colour-more" if 2 * mine > len(view.hand) else "colour-fewer")


def _word(view: TerzView, action: Action) -> Reason | None:
    verb = action.verb
    if verb in ("break", "marriage", "ask"):
        return Reason(verb)
    assert view.seat is not None
    if verb == "arrive":
        right = view.has_arrived(view.seat)
        return Reason("arrive", points=view.exact[view.seat]) if right else None
    if verb == "seven":
        assert view.upcard_lies is not None
        return Reason("seven-due" if view.seven_due else "seven", (view.upcard_lies,))
    pattern = pattern_of(action.args)
    if pattern is None:
        return None
    points = pattern.meld.points
    if verb == "beat":
        return Reason("beat", points=points)
    longer = _longer(view, pattern)
    if longer is not None:
        return Reason("declare-first", longer.meld.cards)
    return Reason("declare" if view.trick is None else "declare-sure", points=points)


def _longer(view: TerzView, pattern: Pattern) -> Pattern | None:
    """A longer run that holds this one, where the next trick is in time to declare it (T-30)."""
    turns = view.talon // 2 + (view.options.melds_while == "nine_cards")
    if turns < 2:
        return None
    found = [pattern_of(action.args) for action in view.legal if action.verb == "declare"]
    for other in found:
        if other and other.bits != pattern.bits and not pattern.bits & ~other.bits:
            return other
    return None


class _Turn:
    """A turn of play, and what is sure about it."""

    def __init__(self, view: TerzView) -> None:
        assert view.trump is not None
        assert view.hand is not None
        self.view = view
        self.trump = view.trump
        self.trumps = SUIT_BITS[view.trump]
        self.points = POINTS[view.trump]
        self.hand = card_set(view.hand)
        self.led = None if view.trick is None else view.trick.cards[0]
        self.legal = card_set(CARD_OF[a.args] for a in view.legal if a.verb == "play")
        seen = self.hand
        for trick in (*view.tricks, *([view.trick] if view.trick else [])):
            seen |= card_set(trick.cards)
        # What the other may hold, without a talon exactly its hand. The upcard is among it: with
        # the seven of trump the other may get it before its card (T-25).
        self.other = _WHOLE_DECK & ~seen
        lies = view.upcard_lies
        if lies is not None and not self.other & ~(1 << lies) & 1 << SEVEN[view.trump]:
            self.other &= ~(1 << lies)

    def card(self, card: Card) -> Reason | None:
        """Why to play a card."""
        if self._is_only_card():
            return Reason("too-early")
        found = self._keeps_the_last(card)
        if found is None and self.led is not None:
            found = self._follows(card, self.led)
        elif found is None:
            found = self._leads_open(card) if not self.view.talon else self._leads(card)
        return found or self._cheap(card)

    def _is_only_card(self) -> bool:
        """Whether there is but this card to choose, or to claim with too few points."""
        view = self.view
        assert view.seat is not None
        verbs = sorted(action.verb for action in view.legal)
        return verbs == ["arrive", "play"] and view.exact[view.seat] < view.options.target

    def _keeps_the_last(self, card: Card) -> Reason | None:
        """Of two cards the highest trump that is left is kept."""
        rest = self.hand ^ 1 << card
        if self.view.talon or rest.bit_count() != 1 or not rest & self.trumps:
            return None
        kept = rest.bit_length() - 1
        return None if HIGHER[self.trump][kept] & self.other else Reason("keep-last", (kept,))

    def _cheap(self, card: Card) -> Reason | None:
        """There is not much to lose."""
        if card // 10 == self.trump:
            return None
        if self.view.talon and self.points[card] <= _FEW and self._is_lone(card):
            return Reason("lone", points=self.points[card])
        if not self.points[card]:
            return Reason("no-points")
        least = min(self.points[c] for c in iter_cards(self.legal & ~self.trumps))
        if self.points[card] == least <= _FEW:
            return Reason("few-points", points=least)
        return None

    def _is_lone(self, card: Card) -> bool:
        """Whether no other card in hand is near enough for a run, or of its rank for a frame."""
        near = sum(1 << other for other in range(card - 2, card + 3) if other // 10 == card // 10)
        if self.hand & near & ~(1 << card):
            return False
        same = sum(1 << suit * 10 + card % 10 for suit in range(4))
        return card % 10 not in _FRAMES or self.hand & same == 1 << card

    def _leads(self, card: Card) -> Reason | None:
        """While the talon lasts any card may be answered with any (T-20)."""
        if HIGHER[self.trump][card] & self.other:
            return None
        return Reason("sure" if card // 10 == self.trump else "boss")

    def _leads_open(self, card: Card) -> Reason | None:
        """Without a talon the other's hand is known, and so is what it must play (T-22)."""
        replies = duty(self.other, self.trump, card, self.view.options.jack_free == "always")
        beating = replies & (HIGHER[self.trump][card] | self._trumps_on(card))
        if not beating:
            pulls = card // 10 == self.trump and not replies & ~self.trumps
            return Reason("draw-sure" if pulls else "sure")
        if replies == beating and replies & replies - 1 == 0:
            return Reason("pulls", (replies.bit_length() - 1,))
        if not self.other & SUIT_BITS[card // 10] and not replies & ~self.trumps:
            return Reason("pulls-trump", suit=card // 10)
        return None

    def _trumps_on(self, card: Card) -> CardSet:
        return 0 if card // 10 == self.trump else self.trumps

    def _follows(self, card: Card, led: Card) -> Reason | None:
        power = POWER[self.trump][led // 10]
        taking = card_set(c for c in iter_cards(self.legal) if power[c] > power[led])
        if not taking >> card & 1:
            lies = self.view.upcard_lies
            if self.view.talon == 2 and lies is not None:
                return Reason("upcard", (lies,))
            least = min(self.points[c] for c in iter_cards(self.legal))
            return Reason("lost") if not taking and self.points[card] == least else None
        all_points = [self.points[c] for c in iter_cards(self.legal)]
        if taking == self.legal and min(all_points) < self.points[card] == max(all_points):
            return Reason("any-dear")
        lowest = min(iter_cards(self.legal), key=lambda c: power[c])
        if taking == self.legal != 1 << card and card == lowest and card // 10 == self.trump:
            return Reason("any-cheap")
        points = self.points[card] + self.points[led]
        if self.hand == 1 << card and not self.view.talon:
            points += _LAST_TEN
        ace = HIGHER[self.trump][card] & self.other
        if RANKS[card % 10] == "T" and card // 10 != self.trump and ace:
            return Reason("ten", points=points)
        return Reason("takes", points=points) if points else Reason("takes-lead")
