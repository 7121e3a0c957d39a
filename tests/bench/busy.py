"""How long presses wait while computers think: ``python -m tests.bench.busy --help``.

So many people play alone, each against a computer player, on the real clock. Each looks at the
buttons of the hand for a few seconds and presses one; now and then one asks for the score. The bot
is a process of its own, on a new database; the people and the stand-in for Telegram are another.

Printed is how long presses waited for their answers, how long it took until a move was seen in the
hand of who made it, how far the bot's loop fell behind (and for how much of that it was itself at
work: the rest it waited for a core), and what share of a core the bot took.
"""

import asyncio
import logging
import random
import tempfile
import time
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import click
from pydantic import SecretStr

from bot.__main__ import on_telegram
from bot.playground.server import serving
from bot.playground.standin import TOKEN, StandIn
from bot.playground.world import Message
from bot.settings import Settings
from engine.games import GAMES

REFLECTS: Final = (2.0, 8.0)
"""Between these many seconds a person looks at the buttons before one is pressed."""
LOOKS: Final = 0.2
"""One press in so many asks for the score."""
SETTLES: Final = 20.0
"""So many seconds the evening goes on before it is measured."""
TICK: Final = 0.01


# The bot


def serve(settings: Settings, told: Connection) -> None:
    """The bot's whole life: it runs, measures itself from the first word to the second, tells."""
    logging.disable(logging.WARNING)
    asyncio.run(_serve(settings, told))


async def _serve(settings: Settings, told: Connection) -> None:
    running = asyncio.ensure_future(on_telegram(settings))
    await asyncio.to_thread(told.recv)
    lags: list[tuple[float, float]] = []
    used, began = time.process_time(), time.perf_counter()
    lagging = asyncio.ensure_future(_lag(lags))
    await asyncio.to_thread(told.recv)
    told.send((lags, (time.process_time() - used) / (time.perf_counter() - began)))
    for task in (lagging, running):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _lag(lags: list[tuple[float, float]]) -> None:
    """Note for ever how late the loop is, and how much of that it worked itself."""
    while True:
        due, worked = time.perf_counter() + TICK, time.thread_time()
        await asyncio.sleep(TICK)
        late = time.perf_counter() - due
        lags.append((late, min(late, time.thread_time() - worked)))


# The people


async def live(stand_in: StandIn, person: int, alone: str, rng: random.Random) -> None:
    """Begin a match alone, then look and press for ever."""
    greeting = stand_in.people.start(person)
    await asyncio.sleep(rng.uniform(1.0, SETTLES))
    stand_in.people.press_data(person, greeting, f"f:0:alone:{alone}")
    pressed: Message | None = None
    while True:
        await asyncio.sleep(rng.uniform(*REFLECTS))
        seen = [one for one in stand_in.chats[person].messages.values() if _open(one)]
        if seen and rng.random() < LOOKS:
            table = _open(seen[-1])[0].split(":")[1]
            stand_in.people.press_data(person, seen[-1], f"v:{table}:score:")
        elif seen and seen[-1] is not pressed:
            # Who still sees what was pressed waits for the hand to change.
            pressed = seen[-1]
            stand_in.people.press_data(person, pressed, rng.choice(_open(pressed)))


def _open(message: Message) -> list[str]:
    """The presses by which somebody goes on with a match, as far as the rules allow them now."""
    every = [button for row in message.buttons for button in row]
    return [
        button.data
        for button in every
        if button.data
        and (button.data[:2] in ("p:", "c:") or (button.data[:2] == "m:" and button.style))
    ]


# The measure


def answered(stand_in: StandIn, since: float) -> list[float]:
    """How long each press since then waited for its answer; one without waits still."""
    times = {
        str(call.params["callback_query_id"]): call.time
        for call in stand_in.journal.of("answerCallbackQuery")
    }
    now = stand_in.now()
    presses = [query for query in stand_in.queries.values() if query.at >= since]
    return [times.get(query.id, now) - query.at for query in presses]


def handed(stand_in: StandIn, since: float) -> list[float]:
    """How long after each move since then the hand of who made it was shown anew, if it was."""
    times: dict[int, list[float]] = {}
    for call in stand_in.journal.of("editMessageText", "sendMessage"):
        times.setdefault(int(str(call.params["chat_id"])), []).append(call.time)
    moves = [
        query
        for query in stand_in.queries.values()
        if query.at >= since and query.data.startswith("m:")
    ]
    shown = [[at for at in times.get(query.person, []) if at > query.at] for query in moves]
    return [min(after) - query.at for query, after in zip(moves, shown, strict=True) if after]


def show(what: str, numbers: list[float]) -> None:
    """Print how long something took, in milliseconds."""
    ordered = sorted(numbers) or [float("nan")]
    marks = [ordered[int(len(ordered) * share)] for share in (0.5, 0.95, 0.99)]
    shown = " · ".join(f"{1000 * mark:.0f}" for mark in (*marks, ordered[-1]))
    print(f"{what} (median · 95 % · 99 % · longest, ms): {shown}; {len(numbers)}")  # noqa: T201 - its purpose


async def evening(tables: int, seconds: float, game: str, level: str, database: str) -> None:
    """Play on this new database, and measure."""
    rng = random.Random(1)
    stand_in = StandIn(TOKEN)
    stand_in.flood.on = True
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    async with serving(stand_in) as address:
        settings = Settings(
            bot_token=SecretStr(TOKEN),
            telegram_api_url=address,
            database_url=database,
        )
        bot = context.Process(target=serve, args=(settings, theirs))
        bot.start()
        people = [stand_in.people.add(f"Игрок {nth}") for nth in range(tables)]
        lives = [
            asyncio.ensure_future(live(stand_in, person, f"{game}.2.{level}", rng))
            for person in people
        ]
        await asyncio.sleep(2 * SETTLES)
        since = stand_in.now()
        ours.send("begin")
        await asyncio.sleep(seconds)
        waits, hands = answered(stand_in, since), handed(stand_in, since)
        ours.send("end")
        lags, share = await asyncio.to_thread(ours.recv)
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        await asyncio.to_thread(bot.join)
    print(f"{tables} tables of {game} against {level}, {seconds:g} s")  # noqa: T201 - its purpose
    show("answers to presses", waits)
    show("hands after moves", hands)
    show("the loop was late", [late for late, _ in lags])
    show("of that its own work", [own for _, own in lags])
    print(f"the bot took {100 * share:.0f} % of a core")  # noqa: T201 - its purpose


@click.command()
@click.argument("tables", default=200)
@click.argument("seconds", default=60.0)
@click.option("--game", default="deberc", type=click.Choice(list(GAMES)))
@click.option("--level", default="strong")
@click.option("--database", help="the address of an empty database; without it one in SQLite")
def main(tables: int, seconds: float, game: str, level: str, database: str | None) -> None:
    """So many tables with a computer player at each, measured for so long."""
    with tempfile.TemporaryDirectory() as folder:
        address = database or f"sqlite+aiosqlite:///{Path(folder) / 'busy.db'}"
        asyncio.run(evening(tables, seconds, game, level, address))


if __name__ == "__main__":
    main()
