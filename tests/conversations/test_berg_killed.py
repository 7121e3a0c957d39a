"""The real process is killed between a jack and its answer, and in the middle of choosing."""

import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from bot.playground.server import serving
from bot.playground.standin import StandIn
from bot.playground.world import Button
from tests.conversations.test_killed import TOKEN, Night
from tests.engine.berg.kit import lay

DEPTH = 16


def stack(path: Path) -> int:
    """Put a deck of ours before the cut, with a jack for who plays first; returns its seat."""
    with closing(sqlite3.connect(path)) as plain:
        (cutter,) = plain.execute("SELECT cutter FROM deals").fetchone()
        hands = ("JS8C8D9CTC", "9DKSKH8HTH")
        deck = lay(*(hands if cutter == 0 else hands[::-1]), "8S", dealer=1 - cutter)
        plain.execute("UPDATE deals SET deck = ?", (deck[-2 * DEPTH :] + deck[: -2 * DEPTH],))
        plain.commit()
    return int(cutter)


def button(night: Night, person: int, label: str) -> Button:
    """A button of somebody's hand. Raises LookupError while it is not there."""
    for row in night.hand(person).buttons:
        for one in row:
            if one.text == label:
                return one
    raise LookupError(label)


@pytest.mark.long
async def test_killed_between_a_jack_and_its_answer(tmp_path: Path) -> None:
    stand_in = StandIn(TOKEN)
    async with serving(stand_in) as address, AsyncExitStack() as leave:
        night = Night(tmp_path, address, stand_in)
        leave.callback(night.kill)
        anna, boris = night.people

        async def act(person: int, label: str) -> None:
            await night.until(lambda: button(night, person, label), label)
            query = night.press(person, button(night, person, label))
            await night.until(lambda: query.answered, f"an answer to {label}")

        night.start()
        for person in night.people:
            stand_in.people.start(person)
            await night.until(lambda: stand_in.people.last(person, person), "a greeting")  # noqa: B023
        stand_in.people.send(anna, night.group, "/new")
        await night.until(lambda: stand_in.people.last(anna, night.group).buttons, "the lobby")
        lobby = stand_in.people.last(anna, night.group)
        for person, data in ((anna, "game:berg"), (boris, "sit:"), (anna, "start:")):
            query = stand_in.people.press_data(person, lobby, f"l:1:{data}")
            await night.until(lambda: query.answered, data)  # noqa: B023
        night.kill()
        first = night.people[stack(night.path)]
        other = boris if first == anna else anna

        night.start()
        await act(first, str(DEPTH))
        await act(first, "J♠ …")
        night.kill()
        assert night.actions() == []
        night.start()
        # How far the choice was is known; it goes on where it was.
        await act(first, "♦")
        await night.until(lambda: button(night, first, "9♦"), "the ranks")
        night.press(first, button(night, first, "9♦"))
        await night.until(night.actions, "the jack")
        night.kill()
        night.start()
        await night.until(lambda: "Только 9♦ — заказ" in night.hand(other).text, "the order")
        await act(other, "9♦")
        assert [text.partition(" ")[2] for text in night.actions()] == ["play JS 9D", "play 9D"]
        await night.until(lambda: "Сверху 9♦" in night.hand(first).text, "the answer")
