"""What a computer player would have done: a hint for this moment, and a look back at a match."""

from collections.abc import Sequence

from markupsafe import Markup, escape

from bot.review import Choice
from bot.screens.base import Button, Screen, TableView
from bot.screens.common import ALERT_LIMIT, fitted, joined, lines, paragraphs, show_button
from bot.texts import Texts
from engine.cards import CARD_OF, SIGNS, SUITS, pretty
from engine.game import Action
from engine.players.judge import Judged, Reason


def hint_row(table: TableView, texts: Texts) -> tuple[Button, ...]:
    """The button that asks for a hint, where one person plays against computers only."""
    view = table.match
    asked = table.stage == "play" and view is not None and view.to_act == table.viewer
    if not asked or view is None or len(view.legal) < 2 or not table.advised:
        return ()
    return (show_button(table.id, "hint", texts.plain("advice-button")),)


def hint(game: str, judged: Sequence[Judged], point: float, texts: Texts) -> str:
    """What the first of ``judged`` is, why, and how much better than the next, in 200 characters.

    ``point``: what differs by less is about as good (``GameScreens.point``).
    """
    best = said(game, judged[0].action, texts)
    if len(judged) == 1:
        return texts.plain("advice-only", action=best)
    other = said(game, judged[1].action, texts)
    gain = judged[0].points - judged[1].points
    if other == best:
        beside = ""
    elif gain < point:
        beside = texts.plain("advice-close", other=other)
    else:
        beside = texts.plain("advice-better", other=other, points=_points(gain))
    sentences = (texts.plain("advice-do", action=best), because(game, judged[0].why, texts), beside)
    return fitted(" ".join(filter(None, sentences)), ALERT_LIMIT)


def because(game: str, why: Reason | None, texts: Texts) -> str:
    """Why an action is good, as a sentence; empty where there is nothing to say."""
    if why is None:
        return ""
    return texts.plain(
        f"{game}-why-{why.key}",
        cards=" ".join(pretty(card) for card in why.cards),
        suit="" if why.suit is None else SIGNS[why.suit],
        points=why.points,
    )


def review_screen(game: str, choices: Sequence[Choice], texts: Texts) -> Screen:
    """The dearest choices of a match, the dearest first."""
    if not choices:
        return Screen(texts("review-none"))
    return Screen(
        paragraphs(texts("review-title"), *(_choice(game, choice, texts) for choice in choices))
    )


def said(game: str, action: Action, texts: Texts) -> str:
    """An action in a few words: the card where one is played, else what is said."""
    if action.verb == "play":
        card, _, order = action.args.partition(" ")
        return f"{_sign(card)} → {_sign(order)}" if order else _sign(card)
    # In the first round of bids nobody names the suit, so nothing follows "play".
    return texts.plain(f"{game}-said-{action.verb}", what=_sign(action.args)).strip()


def _choice(game: str, choice: Choice, texts: Texts) -> Markup:
    hand = " ".join(pretty(card) for card in _hand(choice))
    return lines(
        texts(
            "review-choice",
            deal=choice.deal,
            done=said(game, choice.done, texts),
            better=said(game, choice.better, texts),
            points=_points(choice.cost),
        ),
        escape(because(game, choice.why, texts)),
        joined((texts("review-hand", cards=hand),), "") if hand else Markup(""),
    )


def _hand(choice: Choice) -> Sequence[int]:
    hand = getattr(choice.view, "hand", None)
    return () if hand is None else tuple(hand)


def _points(points: float) -> float:
    return round(points) if points >= 2 else round(points, 1)


def _sign(text: str) -> str:
    """Cards and suits of a record as signs; other words (the depth of a cut) as they are."""
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    if pairs and all(pair in CARD_OF for pair in pairs):
        return " ".join(pretty(CARD_OF[pair]) for pair in pairs)
    return SIGNS[SUITS.index(text)] if text in tuple(SUITS) else text
