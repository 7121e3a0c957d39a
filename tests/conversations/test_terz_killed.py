"""The real process is killed in the middle of an answer (T-36), and started again."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.playground.server import serving
from bot.playground.standin import StandIn
from bot.playground.world import Button, Query
from tests.bot.desk import DEPTH
from tests.conversations.test_killed import TOKEN, Night
from tests.engine.terz.kit import lay
from tests.kit.evening import Evening

TERZ, BETTER, LOWER = "9STSJS", "TCJCQC", "8C9CTC"
DECLARE, ASK, BEAT = "Терц от J♠ · 20", "От чего?", "Не годится. Терц от Q♣ · 20"


def lay_out(night: Night, declarer: str, other: str) -> list[int]:
    """Put a deck in the place of the one that waits for the cut; who leads, who deals."""
    with closing(sqlite3.connect(night.path)) as plain, plain:
        (head,) = plain.execute("SELECT head FROM matches").fetchone()
        deck = lay(declarer, other, upcard="8H")
        uncut = deck[-2 * DEPTH :] + deck[: -2 * DEPTH]
        plain.execute("UPDATE deals SET deck = ?", (uncut,))
    dealer = json.loads(head)["first_dealer"]
    return [night.people[1 - dealer], night.people[dealer]]


def button(night: Night, person: int, label: str) -> Button:
    """Raises LookupError while the hand does not offer it."""
    found = [one for one in Evening.moves(night.hand(person)) if one.text == label]
    if not found:
        raise LookupError(label)
    return found[0]


async def press(night: Night, person: int, label: str) -> Query:
    """Press it once it is there."""
    await night.until(lambda: button(night, person, label), label)
    return night.press(person, button(night, person, label))


async def gather(night: Night) -> None:
    """Two people at a table of Terz that waits for the first cut."""
    stand_in, (anna, boris) = night.stand_in, night.people
    for person in night.people:
        stand_in.people.start(person)
    await night.until(lambda: len(stand_in.people.sees(boris, boris)) > 1, "a greeting")
    stand_in.people.send(anna, night.group, "/new")
    await night.until(lambda: stand_in.people.last(anna, night.group).buttons, "the lobby")
    lobby = stand_in.people.last(anna, night.group)
    for person, data in ((anna, "game:terz"), (boris, "sit:"), (anna, "start:")):
        query = stand_in.people.press_data(person, lobby, f"l:1:{data}")
        await night.until(lambda: query.answered, data)  # noqa: B023


@pytest.mark.parametrize(
    ("other", "pause"),
    [
        pytest.param(BETTER, 0.012, id="a choice"),
        pytest.param(LOWER, 0.0, id="none left", marks=pytest.mark.long),
    ],
)
async def test_an_answer_is_given_once(tmp_path: Path, other: str, pause: float) -> None:
    stand_in = StandIn(TOKEN)
    stand_in.flood.on = True
    async with serving(stand_in) as address:
        night = Night(tmp_path, address, stand_in)
        try:
            night.start()
            await gather(night)
            night.kill()
            leader, dealer = lay_out(night, TERZ, other)
            night.start()
            await press(night, leader, str(DEPTH))
            await press(night, leader, "Красный ♦♥")
            await press(night, leader, DECLARE)
            await press(night, dealer, ASK)
            await asyncio.sleep(pause)
            night.kill()
            night.start()
            if other == BETTER:
                await press(night, dealer, BEAT)
                await asyncio.sleep(pause)
                night.kill()
                night.start()
                last = f"beat {BETTER}"
            else:
                last = "good"
            await night.until(lambda: night.actions()[-1].endswith(last), last)
            await night.until(lambda: night.shows_what_is(), "the new state")
            assert [text.partition(" ")[2] for text in night.actions()] == [
                "colour red",
                f"declare {TERZ}",
                "ask",
                last,
            ]
            text = night.hand(leader).text
            assert "«От валета»" in text
            assert ("«Не годится. От дамы»" if other == BETTER else "«Годится»") in text
            assert button(night, leader, "9♠")
        finally:
            night.kill()
    assert stand_in.journal.violations == []
