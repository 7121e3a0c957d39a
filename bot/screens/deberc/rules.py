"""The pages of the rules of Deberc, with their paragraphs in order."""

from typing import Final

from bot.screens.pages import Pages

PAGES: Final[Pages] = {
    "cards": ("deck", "trump", "plain", "sum"),
    "deal": ("order", "packets", "fill", "void"),
    "bidding": ("first", "second", "last", "taker"),
    "seven": ("exchange", "redeal"),
    "runs": ("kinds", "long", "announce", "best", "equal", "trick"),
    "bella": ("what", "when", "credit"),
    "play": ("lead", "follow", "beat", "trick"),
    "counting": ("raw", "made", "bayt", "tie"),
    "hanging": ("what", "who", "again"),
    "fines": ("bayt", "lyzha", "redeal", "sum"),
    "end": ("target", "finish", "equal", "hanging"),
    "customs": ("table", "pencil", "live"),
    "words": ("list",),
}
