"""People who play in the playground's page by clicking; they know what stands there, no more."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Locator, expect

from tests.kit.browser import Screen, opened
from tests.kit.process import Process, kozyr
from tests.kit.waiting import until

START: Final = 90
"""How long the program may take to be there, in seconds of a busy machine."""
A_WHILE: Final = 75_000.0
"""How long a move may take to be seen by all, in milliseconds of a busy machine."""
_CARD: Final = re.compile(r"^(10|[7-9JQKA])[♠♣♦♥]$")
_CLOSED: Final = "✗"
_MOVES: Final = 80


class Guests:
    """Everybody in one browser. Persons are named by their ids."""

    def __init__(self, screen: Screen, people: list[int]) -> None:
        self.screen = screen
        self.people = people
        hands = screen.page.locator('[data-testid="pane"][data-kind="direct"]')
        buttons = hands.get_by_test_id("button")
        inviting = hands.locator(
            '[data-testid="button"]:is([data-style="success"], [data-style="primary"])'
        )
        self.moves = inviting.or_(buttons.filter(has_text=re.compile(r"^\d+$")))
        """What may be pressed in the direct chats: what stands out, and the cut."""
        self.closed = buttons.filter(has_text=_CLOSED)
        """The cards that may not be played now, in the hand whose turn it is."""
        self.count = Screen.message(screen.group, "Набрано")
        """The message that tells how the deal was counted."""

    async def open_table(self) -> Locator:
        """Follow the page's hint; returns the table's message."""
        await self.screen.of("hint-new").click()
        table = Screen.message(self.screen.group, "собираем стол")
        await expect(table).to_be_visible(timeout=START * 1000)
        return table

    async def sit(self, person: int) -> None:
        """Sit down; who has not met the bot yet gets to its chat by that."""
        await self.screen.select(person)
        await Screen.button(self.screen.group, "Сесть за стол").click()
        seated = Screen.message(self.screen.direct(person), "Вы за столом")
        await expect(seated).to_be_visible(timeout=A_WHILE)

    async def next_move(self) -> tuple[int, str] | None:
        """Wait for somebody's turn: whose it is and what may be pressed, None after the deal."""
        await expect(self.moves.or_(self.count).first).to_be_visible(timeout=A_WHILE)
        if await self.count.count():
            return None
        button = self.moves.first
        label = await button.inner_text()
        pane = button.locator('xpath=ancestor::*[@data-testid="pane"]')
        return int(await pane.get_attribute("data-person") or ""), label

    async def play(self) -> None:
        """Press what may be pressed in the direct chats until the deal is counted."""
        for _ in range(_MOVES):
            move = await self.next_move()
            if move is None:
                return
            await self.press(self.screen.direct(move[0]), move[1])
        raise AssertionError("the deal has no end")

    async def play_until_a_card(self) -> tuple[int, str]:
        """Cut, bid and announce until somebody is to play a card: who, and a card they may play."""
        for _ in range(_MOVES):
            move = await self.next_move()
            assert move is not None, "the deal is over"
            if _CARD.match(move[1]):
                return move
            await self.press(self.screen.direct(move[0]), move[1])
        raise AssertionError("nobody comes to play a card")

    async def play_until_one_is_closed(self) -> Locator:
        """Play on until there is a card that may not be played; returns its button."""
        for _ in range(_MOVES):
            move = await self.next_move()
            assert move is not None, "every card could be played"
            if await self.closed.count():
                return self.closed.first
            await self.press(self.screen.direct(move[0]), move[1])
        raise AssertionError("the deal has no end")

    async def press(self, place: Locator, label: str) -> None:
        """Press a button and wait until it has gone."""
        button = Screen.button(place, label)
        await button.first.click()
        await expect(button).to_have_count(0, timeout=A_WHILE)


@asynccontextmanager
async def guests(
    folder: Path,
    browser: Browser,
    *,
    seed: str | None = None,
    width: int = 1400,
    height: int = 900,
) -> AsyncIterator[tuple[Guests, Process, str]]:
    """Run the playground in that folder and open its page: everybody, the process, the address."""
    async with kozyr(folder, "--port", "0", seed=seed) as process:
        await until(lambda: "http://" in process.output, "the address", START)
        [address] = re.findall(r"http://[\d.:]+", process.output)
        async with opened(browser, address, width=width, height=height) as screen:
            chips = screen.of("person")
            await expect(chips.first).to_be_visible(timeout=A_WHILE)
            people = [
                int(await chip.get_attribute("data-person") or "") for chip in await chips.all()
            ]
            yield Guests(screen, people), process, address
