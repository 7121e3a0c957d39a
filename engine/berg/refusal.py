"""Why an action is refused: the clause, a stable reason, and a sentence naming what is legal."""

from typing import Final

from engine.berg.deal import FEWEST, Deal
from engine.berg.tables import JACKS, OFFERS, QUEENS
from engine.cards import BLACK_JOKER, CARD_OF, NAMES, SUITS, Card, iter_cards
from engine.errors import RuleError
from engine.game import Action

REFUSALS: Final[dict[str, str]] = {
    "no-deal": "between games: nothing is legal before the next deck",
    "match-over": "the match is over",
    "no-deck": "the deck is not the 42 cards of the game, or a game is in progress",
    "no-shuffle": "nothing waits to be shuffled, or not these cards",
    "shuffle-first": "the turned-over deck is to be shuffled before anything else",
    "unknown-action": "Berg has no such action",
    "no-seat": "the table has no such seat",
    "not-your-turn": "the other seat is to act",
    "order-first": "the dealer is to order for the turned-up jack or queen first",
    "nothing-to-order": "an order of its own is given for a turned-up jack or queen only",
    "drawn-already": "one card may be drawn a turn",
    "draw-first": "one may pass only after drawing",
    "must-play-ordered": "who holds the ordered card must play it",
    "no-card": "the text names no card of this game",
    "not-in-hand": "the seat does not hold the card",
    "only-the-ordered": "until it is played, only the ordered card may be played",
    "ordered-suit": "only the ordered suit, a joker of its colour or a queen may be played",
    "does-not-fit": "the card fits the card on top neither by suit nor by rank",
    "joker-colour": "a joker lies on its own colour, and under it",
    "keep-three": "the opponent has declared jokers: three cards must stay in the hand",
    "order-wanted": "a jack orders a card",
    "not-itself": "a jack cannot order itself",
    "suit-wanted": "a queen orders a suit",
    "takes-no-order": "only jacks and queens order",
    "own-suit": "a queen on a queen orders its own suit; nothing is chosen",
    "last-card-orders-nothing": "the last card of a hand is played without an order",
    "insured": "the opponent is insured: no joker may be ordered",
    "jokers-declared": "jokers are declared once a game",
    "too-late-to-resign": "one may resign while no card of the small deck has been drawn",
    "insured-already": "the insurance is in force",
    "no-insurance": "this table has no insurance",
    "no-open-hand": "this table sells no open hand",
    "big-deck-lies": "the opponent's hand is laid open once the big deck is gone",
    "open-already": "the opponent's hand lies open",
    "no-shuffling": "this table sells no shuffling",
    "shuffling-already": "turned-over decks are shuffled already",
}

_VERB_CLAUSE: Final = {
    "order": "B-2",
    "draw": "B-10",
    "pass": "B-11",
    "play": "B-11",
    "jokers": "B-41",
    "resign": "B-42",
    "insure": "B-43",
    "open": "B-44",
    "shuffle": "B-45",
}
_TAKE_ARGUMENTS: Final = ("order", "play")


def refusal(deal: Deal, action: Action) -> RuleError:
    """The RuleError for an action that is not legal while ``deal`` goes on."""
    verb, seat = action.verb, action.seat
    if verb not in _VERB_CLAUSE:
        return RuleError("", "unknown-action", f"Berg has no action {verb!r}")
    if not 0 <= seat < len(deal.hands):
        return RuleError("", "no-seat", f"there is no seat {seat}")
    if seat != deal.to_act:
        clause = "B-2" if deal.phase == "order" else _VERB_CLAUSE[verb]
        return RuleError(clause, "not-your-turn", f"it is the turn of seat {deal.to_act}")
    if action.args and verb not in _TAKE_ARGUMENTS:
        return RuleError("", "unknown-action", f"{verb} takes nothing after it")
    if deal.phase == "order":
        return _turned_up(deal, action)
    if verb == "order":
        return RuleError(
            "B-2", "nothing-to-order", "only a turned-up jack or queen gets an order of its own"
        )
    if verb == "draw":
        return RuleError("B-10", "drawn-already", "one card may be drawn a turn")
    if verb == "pass":
        return _pass(deal)
    if verb in OFFERS:
        return _declaration(deal, seat, verb)
    return _play(deal, action)


def _turned_up(deal: Deal, action: Action) -> RuleError:
    """The dealer has turned up a jack or a queen, and is to order."""
    if action.verb != "order":
        return RuleError("B-2", "order-first", f"{NAMES[deal.turned_up]} wants an order first")
    return _bad_order(deal, deal.turned_up, action.args)


def _bad_order(deal: Deal, card: Card, what: str) -> RuleError:
    """For a jack or a queen that orders: why not this."""
    if QUEENS >> card & 1:
        return RuleError("B-25", "suit-wanted", f"a queen orders a suit: {', '.join(SUITS)}")
    ordered = CARD_OF.get(what)
    if ordered is None:
        return RuleError("B-24", "order-wanted", "a jack orders a card, any but itself")
    if ordered == card:
        return RuleError("B-24", "not-itself", "a jack cannot order itself")
    return RuleError("B-43", "insured", "the opponent is insured: no joker may be ordered")


def _pass(deal: Deal) -> RuleError:
    if not deal.has_drawn:
        return RuleError("B-11", "draw-first", "one may pass only after drawing")
    assert deal.ordered_card is not None
    name = NAMES[deal.ordered_card]
    return RuleError("B-24", "must-play-ordered", f"{name} is ordered and must be played", [name])


def _declaration(deal: Deal, seat: int, verb: str) -> RuleError:
    rules = deal.rules
    if verb == "jokers":
        return RuleError("B-41", "jokers-declared", "jokers are declared once a game")
    if verb == "resign":
        return RuleError(
            "B-42", "too-late-to-resign", "a card of the small deck has been drawn already"
        )
    if verb == "insure":
        if not rules.insurance:
            return RuleError("B-43", "no-insurance", "this table has no insurance")
        return RuleError("B-43", "insured-already", "the insurance is in force")
    if verb == "open":
        if rules.open_price is None:
            return RuleError("B-44", "no-open-hand", "this table sells no open hand")
        if deal.open[1 - seat]:
            return RuleError("B-44", "open-already", "the opponent's hand lies open")
        return RuleError("B-44", "big-deck-lies", "cards of the big deck are left")
    if deal.shuffles:
        return RuleError("B-45", "shuffling-already", "turned-over decks are shuffled already")
    return RuleError("B-45", "no-shuffling", "this table sells no shuffling")


def _play(deal: Deal, action: Action) -> RuleError:
    playable = deal.playable(action.seat)
    legal = [NAMES[card] for card in iter_cards(playable)]
    names = f"legal: {', '.join(legal) or 'none'}"
    name, *rest = action.args.split(" ")
    card = CARD_OF.get(name)
    if card is None:
        return RuleError("B-11", "no-card", f"{name!r} is no card of the deck; {names}", legal)
    if not deal.hands[action.seat] >> card & 1:
        return RuleError(
            "B-11", "not-in-hand", f"seat {action.seat} does not hold {name}; {names}", legal
        )
    if playable >> card & 1:
        return _order(deal, card, " ".join(rest), deal.hands[action.seat] == 1 << card)
    if not deal.takes >> card & 1:
        return _no_fit(deal, card, names, legal)
    return RuleError("B-41", "keep-three", f"{FEWEST} cards must stay in the hand; {names}", legal)


def _no_fit(deal: Deal, card: Card, names: str, legal: list[str]) -> RuleError:
    """The card may not be played as things lie."""
    if deal.ordered_card is not None:
        ordered = NAMES[deal.ordered_card]
        return RuleError(
            "B-24", "only-the-ordered", f"{ordered} is ordered, and nothing else; {names}", legal
        )
    if deal.ordered_suit is not None:
        suit = SUITS[deal.ordered_suit]
        return RuleError("B-25", "ordered-suit", f"the suit {suit} is ordered; {names}", legal)
    top = deal.pile[-1].card
    if card >= BLACK_JOKER or top >= BLACK_JOKER:
        return RuleError("B-17", "joker-colour", f"the colours do not go together; {names}", legal)
    return RuleError(
        "B-15", "does-not-fit", f"it has neither suit nor rank of {NAMES[top]}; {names}", legal
    )


def _order(deal: Deal, card: Card, what: str, last: bool) -> RuleError:
    """The card may be played, but not with this order, or lack of one."""
    if not (JACKS | QUEENS) >> card & 1:
        return RuleError("B-24", "takes-no-order", "only jacks and queens order")
    if last:
        return RuleError(
            "B-30", "last-card-orders-nothing", "the last card is played without an order"
        )
    if QUEENS >> card & 1 and QUEENS >> deal.pile[-1].card & 1:
        return RuleError("B-25", "own-suit", "a queen on a queen orders its own suit")
    return _bad_order(deal, card, what)
