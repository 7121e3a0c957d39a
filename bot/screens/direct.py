"""A table without a group, as each of its people sees it in the direct chat: in one message."""

from dataclasses import replace

from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen, TableView
from bot.screens.common import paragraphs
from bot.screens.lobby import lobby
from bot.screens.parts import share_url, sit_url
from bot.texts import Texts


def gathering(table: TableView, texts: Texts) -> Screen:
    """The lobby; its first page begins with a way to send the invitation to friends."""
    screen = lobby(table, texts)
    if table.page or not any(seat.kind == "empty" for seat in table.seats):
        return screen
    button = Button(texts.plain("invite-share"), url=share_url(table, texts), style="primary")
    return replace(screen, rows=((button,), *screen.rows))


def at_table(table: TableView, texts: Texts) -> Screen:
    """The match for the one who sits at ``table.viewer``: the table and the hand, or the result."""
    screens = GAME_SCREENS[table.game]
    hand = screens.hand(table, texts)
    return replace(hand, rows=screens.final(table, texts).rows) if table.stage == "over" else hand


def outside(table: TableView, texts: Texts) -> Screen:
    """What stays of the table for somebody who sits there no more."""
    title = texts("direct-title", game=texts(f"game-{table.game}"))
    free = any(seat.kind == "empty" for seat in table.seats)
    if table.stage != "lobby" or not free:
        return Screen(paragraphs(title, texts("direct-outside")))
    sit = Button(texts.plain("lobby-sit"), url=sit_url(table), style="primary")
    return Screen(paragraphs(title, texts("direct-outside-lobby")), ((sit,),))
