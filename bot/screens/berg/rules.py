"""The pages of the rules of Berg, with their paragraphs in order."""

from typing import Final

from bot.screens.pages import Pages

PAGES: Final[Pages] = {
    "cards": ("deck", "goal"),
    "deal": ("order", "hands", "up", "decks"),
    "turn": ("draw", "pass", "fits", "queen", "joker"),
    "force": ("five", "seven", "ace", "joker", "jack", "queen", "plain"),
    "deck": ("order", "turned", "drawn"),
    "offers": ("when", "jokers", "resign", "insure", "open", "shuffle"),
    "count": ("plain", "significant", "sum", "drawn", "left"),
    "end": ("height", "column"),
    "words": ("list",),
}
