"""The strengths that a computer player may have, by name, weakest first.

Each game's ``players`` has one of each, and "random" besides, for tests and measurements.
"""

from typing import Final

LEVELS: Final = ("novice", "basic", "strong", "master")
