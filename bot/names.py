"""Names of people: cut to what a table can show, and kept from playing tricks with it."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Final

from wcwidth import iter_graphemes

from bot.texts import LANGUAGES, texts

LONGEST: Final = 20
MARKS: Final = 3
"""So many marks may stand on one letter, as some scripts need; piles of them cover other lines."""

_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
_END: Final = "\N{POP DIRECTIONAL ISOLATE}"
_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co"))
# Letters and signs that look like nothing at all; Unicode does not count them as blanks.
_LIKE_BLANKS: Final = dict.fromkeys(
    map(
        ord,
        "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}"
        "\N{HANGUL JUNGSEONG FILLER}\N{BRAILLE PATTERN BLANK}\N{COMBINING GRAPHEME JOINER}",
    ),
    " ",
)

# Letters of two alphabets that nobody can tell apart.
_LOOKALIKES: Final = str.maketrans("АВЕЅІЈКМНОРСТХУасеіјорѕхуԁһӏ", "ABESIJKMHOPCTXYaceijopsxydhl")


def clean(name: str, otherwise: str) -> str:
    """A name in one line of at most ``LONGEST`` graphemes; ``otherwise`` where nothing is visible.

    What cannot be seen is taken away, lest it tell apart two names that look the same.
    """
    graphemes = list(iter_graphemes(" ".join(_seen(name).split())))
    short = "".join(graphemes[:LONGEST]).strip() + ("…" if len(graphemes) > LONGEST else "")
    visible = any(unicodedata.category(character)[0] not in "MZ" for character in short)
    return short if visible else otherwise


def display(name: str) -> str:
    """The name as it goes into a text: isolated where it runs from right to left."""
    if any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in name):
        return f"{_ISOLATE}{name}{_END}"
    return name


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number where it looks like one of ``taken``, or where it is no name."""
    looks = {_look(other) for other in taken}
    if name not in _nameless() and _look(name) not in looks:
        return name
    first = 1 if name in _nameless() else 2
    return next(numbered for n in count(first) if _look(numbered := f"{name} {n}") not in looks)


def _look(name: str) -> str:
    """What people see of a name: two that look the same have the same."""
    return "".join(unicodedata.normalize("NFKC", name).translate(_LOOKALIKES).split())


@cache
def _nameless() -> frozenset[str]:
    return frozenset(texts(language).plain("player") for language in LANGUAGES)


def _seen(name: str) -> str:
    """Without what is invisible, but for what joins and varies pictures; without piles of marks."""
    kept: list[str] = []
    marks, picture = 0, False
    text = unicodedata.normalize("NFC", name).translate(_LIKE_BLANKS)
    for here, following in zip(text, text[1:] + " ", strict=False):
        category = unicodedata.category(here)
        if here == _JOINER:
            keep = picture and unicodedata.category(following)[0] == "S"
        elif unicodedata.name(here, "").startswith("VARIATION SELECTOR"):
            keep = picture
        elif category[0] == "M":
            marks += 1
            keep = marks <= MARKS
        else:
            marks, picture = 0, category[0] == "S"
            keep = here.isspace() or category not in _HIDDEN
        if keep:
            kept.append(here)
    return "".join(kept)
