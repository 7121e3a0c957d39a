"""What every screen must be, whatever it shows: within Telegram's limits, and of known cards."""

import re
from collections.abc import Iterable
from typing import Final

from aiogram.filters.callback_data import CallbackData

from bot.playground.markup import length, parse_html
from bot.presses import (
    ChoosePress,
    CutPress,
    FindPress,
    LobbyPress,
    MovePress,
    SeatPress,
    ShowPress,
)
from bot.screens.base import Button, Screen
from engine.cards import Card, parse_card, pretty
from engine.deberc.view import DebercView

FAMILIES: Final[dict[str, type[CallbackData]]] = {
    "m": MovePress,
    "p": ChoosePress,
    "c": CutPress,
    "l": LobbyPress,
    "s": SeatPress,
    "v": ShowPress,
    "f": FindPress,
}
CARD: Final = re.compile(r"(?:10|[7-9JQKA])[♠♣♦♥]")


def plain(screen: Screen) -> str:
    """The text of a screen without its tags; fails where Telegram could not read it."""
    text, _ = parse_html(str(screen.text))
    return text


def check_screen(screen: Screen, limit: int = 4096) -> None:
    """Telegram takes it: tags, length, buttons."""
    text, entities = parse_html(str(screen.text))
    assert text.strip()
    assert length(text) <= limit
    assert len(entities) <= 100
    assert "\n\n\n" not in text
    assert "None" not in text
    assert len([button for row in screen.rows for button in row]) <= 100
    for row in screen.rows:
        assert 0 < len(row) <= 8
        for button in row:
            check_button(button)


def check_button(button: Button) -> None:
    """It has a label that reads as plain text, and a link, an inline query or data that fits."""
    assert button.text.strip()
    assert length(button.text) <= 64
    assert "<" not in button.text
    assert (button.data, button.url, button.inline).count(None) == 2
    if button.url is not None:
        assert button.url.startswith("https://")
    if button.data is not None:
        assert len(button.data.encode("ascii")) <= 64
        FAMILIES[button.data.split(":")[0]].unpack(button.data)


def check_alert(text: str) -> None:
    """It fits into an alert."""
    assert text.strip()
    assert length(text) <= 200
    assert "None" not in text


def moves(screen: Screen) -> dict[str, Button]:
    """The buttons of moves by the action they carry."""
    return {
        MovePress.unpack(button.data).action: button
        for row in screen.rows
        for button in row
        if button.data is not None and button.data.startswith("m:")
    }


def labels(screen: Screen) -> list[str]:
    """The labels of all buttons."""
    return [button.text for row in screen.rows for button in row]


def cards_in(text: str) -> set[Card]:
    """The cards that a text shows, by their signs."""
    return {parse_card(found) for found in CARD.findall(text)}


def shown_cards(screen: Screen) -> set[Card]:
    """The cards that a screen shows or that its buttons play."""
    played = {parse_card(action[5:]) for action in moves(screen) if action.startswith("play ")}
    return cards_in(plain(screen)) | cards_in(" ".join(labels(screen))) | played


def known_cards(view: DebercView) -> set[Card]:
    """Every card that a view holds."""
    tricks = [*view.tricks, *([view.trick] if view.trick else [])]
    melds = [*view.own_melds, *view.melds_shown]
    counted = [meld for count in view.counted for meld in count.melds]
    groups: list[Iterable[Card | None]] = [
        view.hand or (),
        (view.upcard, view.upcard_lies, view.bottom),
        *(trick.cards for trick in tricks),
        *(meld.cards for meld in (*melds, *counted)),
        (top for _, _, top in view.melds_equal),
        (count.upcard for count in view.counted),
    ]
    return {card for group in groups for card in group if card is not None}


def label_of(card: str) -> str:
    """The sign form of a card in letters."""
    return pretty(parse_card(card))
