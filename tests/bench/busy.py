"""How long presses wait while computers think: ``python -m tests.bench.busy [TABLES] [SECONDS]``.

So many people play alone, each against a computer player that looks ahead, on the real clock; the
bot and the stand-in share one process and one loop. One more person presses buttons that ask for a
score; printed is how long they wait for the answer, and how far the loop fell behind.
"""

import asyncio
import logging
import random
import sys
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.app import App, make_bot
from bot.chance import Chance
from bot.clock import SystemClock
from bot.door import Who
from bot.gathering import HeldError, RefusedError
from bot.playground.server import serving
from bot.playground.standin import TOKEN, StandIn
from bot.settings import Settings
from bot.soloist import Alone
from engine.games import GAMES
from storage.database import Database

GAME: Final = "deberc"
LEVEL: Final = "strong"
REFLECTS: Final = 2.0
"""A person moves this long after it has become their turn."""
LOOKS: Final = 0.01


async def play(app: App, who: Who, table_id: int, rng: random.Random) -> None:
    """Play somebody's part for ever."""
    while True:
        await asyncio.sleep(REFLECTS * (0.5 + rng.random()))
        table = await app.tables.table(table_id)
        if table is None or not table.in_match or table.match is None:
            return
        seat = table.seat_of(who.id)
        if seat is None or table.row.stage != "play" or table.match.to_act != seat.number:
            continue
        look = partial(table.match.view, seat.number)
        action = GAMES[GAME].late_player.choose(table.match.legal_actions(), look, rng)
        with suppress(RefusedError, HeldError):
            words = f"{action.verb} {action.args}".rstrip()
            await app.tables.move(table_id, who, table.seq, words, None)


async def press(
    app: App, stand_in: StandIn, person: int, table_id: int, waits: list[float]
) -> None:
    """Press for ever, and note how long each press waits for its answer."""
    while True:
        await asyncio.sleep(0.5)
        hands = [one for one in stand_in.people.sees(person, person) if one.buttons]
        if not hands:
            continue
        began = time.perf_counter()
        query = stand_in.people.press_data(person, hands[0], f"v:{table_id}:score:")
        while not query.answered:  # noqa: ASYNC110 - the stand-in tells nobody when it is
            await asyncio.sleep(0.001)
        waits.append(time.perf_counter() - began)


async def lag(lags: list[float]) -> None:
    """Note for ever how late the loop is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LOOKS)
        lags.append(time.perf_counter() - began - LOOKS)


def show(what: str, numbers: list[float]) -> None:
    """Print how long something took, in milliseconds."""
    ordered = sorted(numbers)
    marks = [ordered[int(len(ordered) * share)] for share in (0.5, 0.95, 0.99)]
    shown = " · ".join(f"{1000 * mark:.0f}" for mark in (*marks, ordered[-1]))
    print(f"{what} (median · 95 % · 99 % · longest, ms): {shown}; {len(numbers)}")  # noqa: T201 - its purpose


async def main(tables: int, seconds: float) -> None:
    """Run it."""
    logging.disable(logging.WARNING)
    rng = random.Random(1)
    stand_in = StandIn(TOKEN)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(stand_in) as address:
            database = Database(f"sqlite+aiosqlite:///{Path(folder) / 'busy.db'}")
            await database.start()
            settings = Settings(bot_token=SecretStr(TOKEN), telegram_api_url=address)
            async with make_bot(settings) as bot:
                app = App(database, bot, await bot.get_me(), SystemClock(), Chance(rng))
                running = asyncio.ensure_future(app.run())
                people = [stand_in.people.add(f"Игрок {nth}") for nth in range(tables + 1)]
                for person in people:
                    stand_in.people.start(person)
                numbers = {}
                for person in people:
                    who = Who(person, f"Игрок {person}", "ru")
                    alone = Alone("2", LEVEL)
                    numbers[person] = await app.tables.play_alone(
                        who, GAME, alone, None, start=True
                    )
                waits: list[float] = []
                lags: list[float] = []
                measured, *others = people
                tasks = [
                    asyncio.ensure_future(
                        play(app, Who(one, f"Игрок {one}", "ru"), numbers[one], rng)
                    )
                    for one in others
                ]
                await asyncio.sleep(10)
                tasks += [
                    asyncio.ensure_future(press(app, stand_in, measured, numbers[measured], waits)),
                    asyncio.ensure_future(lag(lags)),
                ]
                await asyncio.sleep(seconds)
                for task in [*tasks, running]:
                    task.cancel()
                await asyncio.gather(*tasks, running, return_exceptions=True)
                await app.stop()
            await database.close()
    print(f"{tables} tables of {GAME} against {LEVEL}, {seconds:g} s")  # noqa: T201 - its purpose
    show("presses", waits)
    show("the loop", lags)


if __name__ == "__main__":
    tables, seconds = (*sys.argv[1:], *("200", "60")[len(sys.argv) - 1 :])
    asyncio.run(main(int(tables), float(seconds)))
