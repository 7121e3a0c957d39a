"""Why an action is refused: the clause, a stable reason, and a sentence naming what is legal."""

from typing import Final

from engine.cards import CARD_OF, NAMES, SUIT_BITS, SUITS, iter_cards
from engine.deberc import tables
from engine.deberc.deal import Deal
from engine.errors import RuleError
from engine.game import Action

REFUSALS: Final[dict[str, str]] = {
    "no-deal": "between deals: nothing is legal before the next deck",
    "match-over": "the match is over",
    "no-deck": "the deck is not the 32 cards of the game, or a deal is in progress",
    "unknown-action": "Deberc has no such action",
    "no-seat": "the table has no such seat",
    "not-your-turn": "another seat is to act",
    "bidding-first": "trump is not fixed yet: only bids",
    "bidding-over": "trump is fixed: no more bids",
    "obligation": "the dealer may not pass in round two",
    "no-suit-now": "in round one a take names no suit",
    "suit-needed": "in round two a take names a suit",
    "upcard-suit": "in round two the upcard's suit may not be taken",
    "no-card": "the text names no card of this game",
    "not-in-hand": "the seat does not hold the card",
    "follow-suit": "the seat holds the suit led",
    "must-trump": "the seat cannot follow and holds trump",
    "must-beat": "the seat holds a trump that beats those in the trick",
    "bella-card": "having announced the bella, the seat must play its king or queen",
    "too-late-to-meld": "runs are announced before the first card",
    "melded-already": "runs are announced once",
    "nothing-to-meld": "the hand holds no run",
    "no-bella": "the seat was not dealt king and queen of trump",
    "bella-announced": "the bella is announced already",
    "bella-not-now": "the bella needs one of its cards to be playable now",
    "too-late-for-bella": "the bella is announced before the last trick",
    "seven-off": "this table does not exchange the seven, or not for this seat",
    "seven-other-suit": "the seven is exchanged only where trump is the upcard's suit",
    "no-seven": "the seat does not hold the seven of trump",
    "too-late-for-seven": "the seven is exchanged before the first card and before runs",
    "redeal-off": "this table has no redeal of weak hands",
    "too-strong": "the hand is worth too much for a redeal",
    "too-late-to-redeal": "a redeal is demanded before the first card",
}

_VERBS: Final = ("pass", "take", "seven", "redeal", "meld", "bella", "play")


def refusal(deal: Deal, action: Action) -> RuleError:
    """The RuleError for an action that is not legal while ``deal`` goes on."""
    if action.verb not in _VERBS:
        return RuleError("", "unknown-action", f"Deberc has no action {action.verb!r}")
    if not 0 <= action.seat < deal.rules.seats:
        return RuleError("", "no-seat", f"there is no seat {action.seat}")
    if action.seat != deal.to_act:
        clause = {"bid1": "D-20", "bid2": "D-21", "play": "D-55"}[deal.phase]
        return RuleError(clause, "not-your-turn", f"it is the turn of seat {deal.to_act}")
    if deal.phase != "play":
        return _bid(deal, action)
    if action.verb in ("pass", "take"):
        return RuleError("D-22", "bidding-over", "the bidding is over: trump is fixed")
    if action.verb == "play":
        return _card(deal, action)
    if action.args:
        return RuleError("", "unknown-action", f"{action.verb} takes nothing after it")
    if action.verb == "meld":
        return _meld(deal, action.seat)
    if action.verb == "bella":
        return _bella(deal, action.seat)
    if action.verb == "seven":
        return _seven(deal, action.seat)
    return _redeal(deal)


def _bid(deal: Deal, action: Action) -> RuleError:
    round_one = deal.phase == "bid1"
    clause = "D-20" if round_one else "D-21"
    if action.verb not in ("pass", "take"):
        return RuleError(clause, "bidding-first", "trump is not fixed yet: take or pass")
    if action.verb == "pass":
        if action.args:
            return RuleError(clause, "unknown-action", "pass takes nothing after it")
        return RuleError("D-21", "obligation", "the dealer may not pass in the second round")
    if round_one:
        return RuleError("D-20", "no-suit-now", "in the first round take names no suit")
    up = deal.upcard // 10
    others = ", ".join(SUITS[suit] for suit in range(4) if suit != up)
    if action.args == SUITS[up]:
        return RuleError(
            "D-21", "upcard-suit", f"the upcard's suit may not be taken now, only {others}"
        )
    return RuleError("D-21", "suit-needed", f"in the second round take names a suit: {others}")


def _card(deal: Deal, action: Action) -> RuleError:
    assert deal.trump is not None
    cards = deal.legal_cards()
    hand = deal.hands[action.seat]
    legal = [NAMES[card] for card in iter_cards(cards)]
    names = ", ".join(legal)
    card = CARD_OF.get(action.args)
    if card is None or card not in tables.DECK_SET:
        return RuleError(
            "D-1", "no-card", f"{action.args!r} is no card of the deck; legal: {names}", legal
        )
    if not hand >> card & 1:
        return RuleError(
            "D-56", "not-in-hand", f"seat {action.seat} does not hold it; legal: {names}", legal
        )
    if deal.bella_due and not cards >> card & 1 and tables.BELLA[deal.trump] >> card & 1 == 0:
        return RuleError(
            "D-51",
            "bella-card",
            f"the bella is announced: its king or queen must be played; legal: {names}",
            legal,
        )
    if hand & SUIT_BITS[deal.led] and card // 10 != deal.led:
        return RuleError("D-56", "follow-suit", f"suit must be followed; legal: {names}", legal)
    if card // 10 != deal.trump:
        return RuleError("D-56", "must-trump", f"trump must be played; legal: {names}", legal)
    return RuleError(
        "D-57", "must-beat", f"the trump in the trick must be beaten; legal: {names}", legal
    )


def _first_turn(deal: Deal) -> bool:
    return not deal.tricks and not deal.bella_due


def _meld(deal: Deal, seat: int) -> RuleError:
    if deal.announced[seat] is not None:
        return RuleError("D-40", "melded-already", "runs are announced once")
    if deal.bella_due:
        return RuleError("D-51", "too-late-to-meld", "runs come before the bella")
    if not _first_turn(deal):
        return RuleError("D-40", "too-late-to-meld", "runs are announced before the first card")
    return RuleError("D-40", "nothing-to-meld", "there is no run in the hand")


def _bella(deal: Deal, seat: int) -> RuleError:
    if deal.bella_by == seat:
        return RuleError("D-51", "bella-announced", "the bella is announced already")
    if deal.bella_open != seat:
        return RuleError("D-50", "no-bella", "the seat was not dealt king and queen of trump")
    if deal.rules.bella_with_card:
        return RuleError(
            "D-51", "bella-not-now", "neither king nor queen of trump may be played now"
        )
    return RuleError("D-51", "too-late-for-bella", "the bella is announced before the last trick")


def _seven(deal: Deal, seat: int) -> RuleError:
    seven = deal.rules.options.seven
    assert deal.trump is not None
    if deal.rules.seats == 4:
        return RuleError("D-13", "seven-off", "with four seats the seven is not exchanged")
    if seven == "off" or (seven == "taker" and seat != deal.taker):
        return RuleError("D-30", "seven-off", f"this table exchanges the seven for: {seven}")
    if deal.trump != deal.upcard // 10:
        return RuleError("D-30", "seven-other-suit", "trump is not the upcard's suit")
    if deal.bella_due:
        return RuleError("D-51", "too-late-for-seven", "the exchange comes before the bella")
    if not _first_turn(deal) or deal.announced[seat] is not None:
        return RuleError(
            "D-30",
            "too-late-for-seven",
            "the seven is exchanged on the first turn, before card and runs",
        )
    return RuleError("D-30", "no-seven", "the seat does not hold the seven of trump")


def _redeal(deal: Deal) -> RuleError:
    limit = deal.rules.weak_limit
    if limit < 0:
        return RuleError("D-14", "redeal-off", "this table has no redeal of weak hands")
    if deal.bella_due:
        return RuleError("D-51", "too-late-to-redeal", "a redeal comes before the bella")
    if not _first_turn(deal):
        return RuleError("D-14", "too-late-to-redeal", "a redeal comes before the first card")
    return RuleError("D-14", "too-strong", f"the hand is worth more than {limit}")
