"""How much noise a table makes: ``python -m tests.bench.noise``.

Not a test: it prints, for each kind of action, what everybody in the group got (messages, edits,
deletions, mentions), how many sends and edits went to direct chats, and all calls in sum. Measured
with the stand-in, with its flood limits on.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from engine.games import GAMES
from tests.conversations.scenes import lobby, match, person_to_move
from tests.kit.evening import Evening, evening
from tests.kit.noise import Ear, Noise

HEAD: Final = (
    "| action | messages | edits | deleted | mentions | direct chats | calls |\n"
    "|---|---|---|---|---|---|---|"
)
REST: Final = 30.0
"""After an action, so many seconds until everything is shown."""


async def heard(night: Evening, ear: Ear, action: Awaitable[object]) -> Noise:
    """Do it, wait until everything is shown, and count."""
    ear.heard()
    await action
    await night.pass_time(REST)
    return ear.noise()


def show(what: str, noise: Noise) -> None:
    """Print a row of the table."""
    counts = (
        noise.messages,
        noise.edits,
        noise.deleted,
        noise.mentions,
        noise.direct,
        noise.calls,
    )
    print(f"| {what} | {' | '.join(map(str, counts))} |")  # noqa: T201 - its purpose


async def gathering(night: Evening) -> None:
    """Opening, sitting down, choosing, starting, stopping."""
    ear, (anna, boris, *_) = Ear(night), night.people
    show("open a table", await heard(night, ear, lobby(night, anna)))
    table = night.last_table()
    for what, person, data in (
        ("sit down", boris, f"l:{table}:sit:"),
        ("choose the clock", anna, f"l:{table}:clock:180"),
        ("start", anna, f"l:{table}:start:"),
    ):
        show(what, await heard(night, ear, night.forge(person, night.table(), data)))
    await night.until(lambda: night.stage(table) == "play", "a deal")
    show("stop", await heard(night, ear, night.forge(anna, night.table(), f"s:{table}:stop")))


async def deal(night: Evening, game: str, seats: str, people: int, computers: int = 0) -> None:
    """One deal, from the cut to its count."""
    ear, players = Ear(night), night.people[:people]
    await match(night, *players, game=game, seats=seats, computers=computers, clock=60, dealt=False)
    await night.pass_time(REST)
    counted = len(night.counts())
    action = night.play(*players, until=lambda: len(night.counts()) > counted)
    noise = await heard(night, ear, action)
    who = f"1 person, computers: {computers}" if computers else "people"
    show(f"a deal of {game} for {seats}, {who}", noise)
    await stop(night)


async def stop(night: Evening) -> None:
    """End the last table."""
    table = night.last_table()
    await night.forge(night.people[0], night.table(), f"s:{table}:stop")
    await night.pass_time(REST)


async def turns(night: Evening) -> None:
    """A turn that runs out, and one of somebody whom the direct chat does not reach."""
    ear, people = Ear(night), night.people[:2]
    table = await match(night, *people)
    await night.pass_time(1)
    show("a turn that runs out", await heard(night, ear, night.pass_time(60)))
    await stop(night)
    table = await match(night, *people)
    night.stand_in.people.block(await person_to_move(night, table))
    await night.pass_time(1)
    show("a turn, the bot blocked", await heard(night, ear, night.pass_time(60)))
    await stop(night)


async def main() -> None:
    """Measure everything."""
    print(HEAD)  # noqa: T201 - its purpose
    parts: list[Callable[[Evening], Awaitable[None]]] = [gathering, turns]
    for part in parts:
        with tempfile.TemporaryDirectory() as folder:
            async with evening(Path(folder)) as night:
                await part(night)
    for name, game in GAMES.items():
        for seats in game.seat_counts:
            with tempfile.TemporaryDirectory() as folder:
                async with evening(Path(folder)) as night:
                    await deal(night, name, str(seats), seats)
                    await deal(night, name, str(seats), 1, seats - 1)


if __name__ == "__main__":
    asyncio.run(main())
