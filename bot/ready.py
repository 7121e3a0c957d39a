"""What is done before anybody is served, so that the loop does not halt for it later."""

import gc
from typing import Final

from bot.texts import LANGUAGES, texts

_FULL_EVERY: Final = 100
"""Full collections of garbage are so many times rarer than those of the middle generation."""


def get_ready() -> None:
    """Read the texts, and put all that stays for ever out of the garbage collector's sight.

    A full collection halts the loop for as long as it looks at every object: a quarter of a second
    for the libraries and the texts alone.
    """
    for language in LANGUAGES:
        texts(language)
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _FULL_EVERY)
