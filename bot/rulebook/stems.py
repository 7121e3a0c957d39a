"""Words and their stems, folded so that spellings of the same word meet.

Snowball has no Ukrainian. Once letters that Russian and Ukrainian write differently are one, its
Russian stemmer takes Ukrainian endings off as well; what it leaves of them is evened out after it.
"""

import re
from functools import cache
from typing import Final

import snowballstemmer

_WORD: Final = re.compile(r"[^\W_]+")
_TWICE: Final = re.compile(r"([^\W\d_])\1+")
_REFLEXIVE: Final = re.compile("ть?ся$")
_SIGN: Final = re.compile("ь(?=[еюя])")
_LATIN: Final = re.compile("[a-z]")
_FOLDED: Final = str.maketrans(
    {
        "ё": "е",
        "э": "е",
        "є": "е",
        "ы": "и",
        "і": "и",
        "ї": "и",
        "ґ": "г",
        "ъ": "",
        "'": "",
        "’": "",
    }
)
# Several letters before single ones.
_CYRILLIC: Final = (
    ("shch", "щ"),
    ("zh", "ж"),
    ("kh", "х"),
    ("ts", "ц"),
    ("ch", "ч"),
    ("sh", "ш"),
    ("yu", "ю"),
    ("ya", "я"),
    ("ay", "ай"),
    ("ai", "ай"),
    ("oy", "ой"),
    ("tz", "ц"),
    ("rz", "рц"),
    *zip("abcdefghijklmnopqrstuvwxyz", "абцдефгхижклмнопкрстуввхиз", strict=True),
)
_VOWELS: Final = "аеиоуюяйь"
_RUSSIAN: Final = snowballstemmer.stemmer("russian")
_ENGLISH: Final = snowballstemmer.stemmer("english")


def words_in(text: str) -> list[str]:
    """The words and numbers of a plain text, folded."""
    return _WORD.findall(_SIGN.sub("", text.lower().translate(_FOLDED)))


@cache
def stems(word: str) -> tuple[str, ...]:
    """The stem of a folded word; for a word in Latin letters also that of its Cyrillic spelling."""
    if not _LATIN.search(word):
        return (_cyrillic(word),)
    return (_TWICE.sub(r"\1", _ENGLISH.stemWord(word)), _cyrillic(_spelt(word)))


@cache
def spellings(word: str) -> tuple[str, ...]:
    """A folded word as it sounds, to be compared with others; with Latin letters, in both."""
    sounds = _TWICE.sub(r"\1", _REFLEXIVE.sub("ца", word))
    return (sounds, _spelt(sounds)) if _LATIN.search(word) else (sounds,)


def _spelt(word: str) -> str:
    for latin, cyrillic in _CYRILLIC:
        word = word.replace(latin, cyrillic)
    return word


def _cyrillic(word: str) -> str:
    stem = _RUSSIAN.stemWord(word)
    return _TWICE.sub(r"\1", stem.rstrip(_VOWELS) or stem)
