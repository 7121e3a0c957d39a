"""Why an action is refused: the clause, a stable reason, and a sentence naming what is legal."""

from typing import Final

from engine.cards import CARD_OF, NAMES, SUIT_BITS, iter_cards
from engine.errors import RuleError
from engine.game import Action
from engine.terz.deal import TALON, Deal
from engine.terz.melds import Pattern, pattern_of
from engine.terz.tables import DECK_SET, DEEPEST, HIGHER, JACK_BIT, SEVEN

REFUSALS: Final[dict[str, str]] = {
    "no-deal": "between deals: nothing is legal before the next deck",
    "match-over": "the match is over",
    "no-deck": "the deck is not the 32 cards of the game, or a deal is in progress",
    "unknown-action": "Terz has no such action",
    "no-seat": "the table has no such seat",
    "not-your-turn": "the other seat is to act",
    "colour-first": "the colour is to be called before anything else",
    "colour-called": "the colour is called in the first deal only, once",
    "no-colour": "the colours are red and black",
    "break-first": "the talon is to be broken before anything else",
    "broken-already": "the talon is broken after the first trick, once",
    "no-depth": "0 to 12 cards may be cut",
    "answer-first": "a declared meld waits for an answer",
    "nothing-to-answer": "no declared meld waits for an answer",
    "asked-already": "the rank has been asked",
    "no-run-to-ask": "only the rank of a run is asked",
    "no-such-run": "to ask, the seat must hold a run of that kind",
    "no-meld": "the cards are no meld",
    "meld-not-in-hand": "the seat does not hold these cards",
    "frame-too-early": "four of a kind may be declared only after the talon is broken",
    "frame-needs-trick": "four of a kind may be declared only by a seat that has taken a trick",
    "declared-already": "the meld, or a run that holds all of it, was declared in this deal",
    "not-a-higher-kind": "a meld is beaten with a higher kind, before its rank is asked",
    "not-a-better-run": "having asked, the seat may beat only with a better run of the same kind",
    "too-late-to-declare": "melds need nine cards in hand, at some tables a talon too",
    "one-a-turn": "this table has one meld a turn",
    "beaten-this-turn": "after a meld was beaten no more are declared in that turn",
    "suit-declared": "one run of each suit may be declared in a turn",
    "better-than-before": "a meld may be no better than the one before it in the same turn",
    "no-seven": "the seat does not hold the seven of trump",
    "talon-gone": "the seven is exchanged while the talon has cards",
    "no-marriage": "the seat does not hold king and queen of trump, or one having played the other",
    "married-already": "the marriage is declared once",
    "no-card": "the text names no card of this game",
    "not-in-hand": "the seat does not hold the card",
    "seven-kept": "the seven of trump may not be played while the talon has cards",
    "follow-suit": "the seat holds the suit led",
    "must-beat": "the seat holds a card that beats the card led",
    "must-trump": "the seat cannot follow and holds trump",
}

_ANSWERS: Final = ("good", "ask", "beat")
_TAKE_ARGUMENTS: Final = ("colour", "break", "declare", "beat", "play")
# What the other seat breaks: the phase's clause, or in play that of what it tries
_PHASE_CLAUSE: Final = {"colour": "T-11", "break": "T-13", "answer": "T-36", "asked": "T-36"}
_VERB_CLAUSE: Final = {
    "colour": "T-11",
    "break": "T-13",
    "seven": "T-25",
    "declare": "T-30",
    "good": "T-36",
    "ask": "T-36",
    "beat": "T-36",
    "marriage": "T-38",
    "arrive": "T-43",
    "play": "T-20",
}


def refusal(deal: Deal, action: Action) -> RuleError:
    """The RuleError for an action that is not legal while ``deal`` goes on."""
    verb, seat = action.verb, action.seat
    if verb not in _VERB_CLAUSE:
        return RuleError("", "unknown-action", f"Terz has no action {verb!r}")
    if not 0 <= seat < len(deal.hands):
        return RuleError("", "no-seat", f"there is no seat {seat}")
    if seat != deal.to_act:
        clause = _PHASE_CLAUSE.get(deal.phase, _VERB_CLAUSE[verb])
        return RuleError(clause, "not-your-turn", f"it is the turn of seat {deal.to_act}")
    if action.args and verb not in _TAKE_ARGUMENTS:
        return RuleError("", "unknown-action", f"{verb} takes nothing after it")
    if deal.phase == "colour":
        return _colour(verb)
    if deal.phase == "break":
        return _break(verb)
    if deal.phase in ("answer", "asked"):
        return _answer(deal, action)
    return _turn(deal, action)


def _colour(verb: str) -> RuleError:
    if verb != "colour":
        return RuleError("T-11", "colour-first", "the colour is to be called: red or black")
    return RuleError("T-11", "no-colour", "the colours are red and black")


def _break(verb: str) -> RuleError:
    if verb != "break":
        return RuleError("T-13", "break-first", "the talon is to be broken first")
    return RuleError("T-13", "no-depth", f"0 to {DEEPEST} cards may be cut, written plainly")


def _turn(deal: Deal, action: Action) -> RuleError:
    """On the seat's own turn."""
    verb, seat = action.verb, action.seat
    if verb == "colour":
        return RuleError("T-11", "colour-called", "the colour is called once, in the first deal")
    if verb == "break":
        return RuleError(
            "T-13", "broken-already", "the talon is broken once, after the first trick"
        )
    if verb in _ANSWERS:
        return RuleError("T-36", "nothing-to-answer", "no declared meld waits for an answer")
    if verb == "seven":
        if deal.drawn == TALON:
            return RuleError("T-25", "talon-gone", "the talon has no cards left")
        return RuleError("T-25", "no-seven", "the seat does not hold the seven of trump")
    if verb == "marriage":
        return _marriage(deal)
    if verb == "declare":
        return _declare(deal, seat, action.args)
    return _card(deal, action)


def _marriage(deal: Deal) -> RuleError:
    if deal.married:
        return RuleError("T-38", "married-already", "the marriage is declared already")
    return RuleError(
        "T-38",
        "no-marriage",
        "the seat holds neither king and queen of trump, nor one having played the other",
    )


def _meld(deal: Deal, seat: int, text: str) -> Pattern | RuleError:
    """The meld that the text names, if the seat holds it and T-33 and T-34 allow it."""
    pattern = pattern_of(text)
    if pattern is None:
        return RuleError("T-31", "no-meld", f"{text!r} is no meld")
    if pattern.bits & ~deal.hands[seat]:
        return RuleError("T-30", "meld-not-in-hand", f"seat {seat} does not hold {text}")
    if not pattern.is_run and not deal.frames_allowed(seat):
        if deal.broken is None:
            return RuleError(
                "T-33", "frame-too-early", "four of a kind comes after the talon is broken"
            )
        return RuleError("T-33", "frame-needs-trick", "four of a kind needs a trick at this table")
    if deal.is_used_up(seat, pattern):
        return RuleError("T-34", "declared-already", "it was declared, or a run that holds it all")
    return pattern


def _declare(deal: Deal, seat: int, text: str) -> RuleError:
    if len(deal.tricks) >= deal.rules.meld_tricks:
        when = "while the talon has cards" if deal.rules.meld_tricks == 7 else "with nine cards"
        return RuleError("T-30", "too-late-to-declare", f"melds are declared {when}")
    meld = _meld(deal, seat, text)
    if isinstance(meld, RuleError):
        return meld
    messages = {
        "one-a-turn": "this table has one meld a turn",
        "beaten-this-turn": "the meld before was beaten: no more in this turn",
        "suit-declared": "a run of this suit was declared in this turn",
        "better-than-before": "it is better than the meld before it in this turn",
    }
    reason = deal.breaks_turn(meld)
    assert reason is not None
    return RuleError("T-35", reason, messages[reason])


def _answer(deal: Deal, action: Action) -> RuleError:
    if action.verb not in _ANSWERS:
        return RuleError("T-36", "answer-first", "the declared meld waits for: good, ask, beat")
    if action.verb == "ask":
        if deal.phase == "asked":
            return RuleError("T-36", "asked-already", "the rank has been told")
        declared = deal.pending().pattern
        if declared is not None and not declared.is_run:
            return RuleError("T-36", "no-run-to-ask", "only the rank of a run is asked")
        return RuleError("T-36", "no-such-run", "the seat holds no run of this kind to beat with")
    meld = _meld(deal, action.seat, action.args)
    if isinstance(meld, RuleError):
        return meld
    if deal.phase == "asked":
        return RuleError(
            "T-36", "not-a-better-run", "having asked, only a better run of the same kind beats"
        )
    return RuleError("T-36", "not-a-higher-kind", "only a higher kind beats, or ask first")


def _card(deal: Deal, action: Action) -> RuleError:
    assert deal.to_act is not None
    legal = [NAMES[card] for card in iter_cards(deal.legal_cards())]
    names = ", ".join(legal)
    hand, trump = deal.hands[action.seat], deal.trump
    card = CARD_OF.get(action.args)
    if card is None or card not in DECK_SET:
        return RuleError(
            "T-1", "no-card", f"{action.args!r} is no card of the deck; legal: {names}", legal
        )
    if not hand >> card & 1:
        return RuleError(
            "T-20", "not-in-hand", f"seat {action.seat} does not hold it; legal: {names}", legal
        )
    if card == SEVEN[trump] and deal.drawn < TALON:
        return RuleError(
            "T-20",
            "seven-kept",
            f"the seven of trump stays in hand while the talon has cards; legal: {names}",
            legal,
        )
    # The jack may always be played (T-23): it says nothing of what must be.
    led, must = deal.trick[0], deal.legal_cards() & ~JACK_BIT[trump]
    if not must or must & HIGHER[trump][led]:
        return RuleError("T-22", "must-beat", f"the card led must be beaten; legal: {names}", legal)
    if must & SUIT_BITS[led // 10]:
        return RuleError("T-22", "follow-suit", f"suit must be followed; legal: {names}", legal)
    return RuleError("T-22", "must-trump", f"trump must be played; legal: {names}", legal)
