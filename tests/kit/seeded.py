"""``kozyr`` with decks from a seed and short pauses, so that a browser always sees the same deal.

Run as ``python -m tests.kit.seeded SEED ARGUMENTS``. Everything else is as people run it.
"""

import random
import sys
from functools import partial

from bot import app, turns
from bot.__main__ import main
from bot.chance import Chance

PAUSE = 0.3


def run(seed: str, arguments: list[str]) -> None:
    """The whole life of the process."""
    vars(app)["Chance"] = partial(Chance, random.Random(seed))
    for name in ("PACE", "HOLD"):
        assert vars(turns)[name] > PAUSE
        vars(turns)[name] = PAUSE
    main(arguments, prog_name="kozyr")


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2:])
