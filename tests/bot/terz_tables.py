"""Terz tables for the tests of screens: moments set up by the kit of the engine's clause tests."""

from dataclasses import replace
from typing import Final

from bot.screens import GAME_SCREENS
from bot.screens.base import FairDeal, Screen, TableView
from bot.texts import Texts, texts
from engine.cards import Card
from engine.games import GAMES
from engine.options import complete
from engine.terz.tables import SEVEN
from engine.terz.view import TerzView
from tests.bot.looks import plain
from tests.bot.played import NAMES, PlayedTable
from tests.engine.terz.kit import Table

SCREENS: Final = GAME_SCREENS["terz"]
RU: Final = texts("ru")
VERA, BORIS = NAMES[:2]
"""Seats 0 and 1; seat 1 deals."""


def shown(table: Table) -> PlayedTable:
    """What surrounds a match at a table; its deals are committed to by made-up seals."""
    game = GAMES["terz"]
    view = table.view(None)
    changes = view.options.as_dict()
    seals = [FairDeal(number, f"{number:064x}", 0, cut=16) for number in range(1, view.deal + 1)]
    stage = {"deal": "cut", "finished": "over"}.get(table.match.phase, "play")
    made = PlayedTable(
        table.match,
        "classic",
        complete(game.options, game.presets, "classic", changes),
        NAMES[:2],
        deals=[*seals, FairDeal(view.deal + 1, "f" * 64, 0)] if stage == "cut" else seals,
        game="terz",
    )
    if stage == "over":
        made.stage = "over"
    elif stage == "play":
        made.stage = "play"
    return made


def in_group(table: Table, words: Texts = RU) -> list[str]:
    """The lines of the group's table message."""
    return plain(SCREENS.table(shown(table).view(None), words)).split("\n")


def in_hand(table: Table, seat: int, choosing: str | None = None, words: Texts = RU) -> Screen:
    """A seat's hand in the direct chat."""
    return SCREENS.hand(own_view(table, seat, choosing), words)


def own_view(table: Table, seat: int, choosing: str | None = None) -> TableView:
    """The table as a seat sees it."""
    return replace(shown(table).view(seat), choosing=choosing)


def counted(table: Table, words: Texts = RU) -> list[str]:
    """The lines of the last deal's count."""
    view = shown(table).view(None)
    number = table.view(None).counted[-1].number
    return plain(SCREENS.count(view, number, words)).split("\n")


def known_cards(view: TerzView) -> set[Card]:
    """Every card that a view holds."""
    tricks = [*view.tricks, *([view.trick] if view.trick else [])]
    heard = [*view.melds, *(meld for count in view.counted for meld in count.melds)]
    known = {view.upcard, view.upcard_lies, view.drawn, *(view.hand or ())}
    known |= {card for _, card in filter(None, (view.last_draw, view.last_taken))}
    known |= {card for trick in tricks for card in trick.cards}
    known |= {card for meld in heard for card in meld.cards or ()}
    known |= {card for meld in view.melds_now for card in meld.cards}
    known |= {count.upcard for count in view.counted}
    # A fine tells everybody who held the seven (T-26).
    fined = [count.trump for count in view.counted if count.fine_list]
    known |= {
        SEVEN[trump]
        for trump in [*fined, *([view.trump] if view.fine_list else [])]
        if trump is not None
    }
    return {card for card in known if card is not None}
