"""The pages of the rules of Terz, with their paragraphs in order."""

from typing import Final

from bot.screens.pages import Pages

PAGES: Final[Pages] = {
    "cards": ("deck", "trump", "plain", "sum"),
    "deal": ("order", "colour", "later", "talon"),
    "play": ("talon", "lead", "without", "jack", "look"),
    "seven": ("exchange", "fine"),
    "melds": ("when", "kinds", "order", "frames", "again", "many"),
    "answers": ("who", "good", "ask", "beat", "shown"),
    "marriage": ("what", "when"),
    "count": ("words", "cards", "target"),
    "end": ("target", "arrival"),
    "customs": ("table", "live"),
    "words": ("list",),
}
