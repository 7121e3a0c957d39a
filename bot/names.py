"""Names of people: cut to what a table can show, and kept from playing tricks with direction."""

import unicodedata
from typing import Final

from wcwidth import iter_graphemes

LONGEST: Final = 20
_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
_END: Final = "\N{POP DIRECTIONAL ISOLATE}"
_JOINER: Final = "\N{ZERO WIDTH JOINER}"


def clean(name: str, otherwise: str) -> str:
    """A name without control characters, at most ``LONGEST`` graphemes; ``otherwise`` if blank."""
    kept = "".join(
        character
        for character in name
        if character == _JOINER or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co")
    )
    graphemes = list(iter_graphemes(" ".join(kept.split())))
    short = "".join(graphemes[:LONGEST]).strip() + ("…" if len(graphemes) > LONGEST else "")
    visible = any(not character.isspace() and character != _JOINER for character in short)
    return short if visible else otherwise


def display(name: str) -> str:
    """The name as it goes into a text: isolated where it runs from right to left."""
    if any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in name):
        return f"{_ISOLATE}{name}{_END}"
    return name
