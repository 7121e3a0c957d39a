"""Takes the pictures of the README: ``uv run python -m tests.playground.shots [FOLDER]``.

Two people and a computer play a few tricks in the playground; ``table.png`` goes to ``docs`` or to
that folder, ``phone.png`` beside it.
"""

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from playwright.async_api import expect

from tests.kit.browser import Screen, chromium, opened
from tests.kit.guests import Guests, guests

MOVES = 5


async def shoot(folder: Path) -> None:
    """Play and take the pictures."""
    with tempfile.TemporaryDirectory() as place:
        async with (
            chromium() as browser,
            guests(Path(place), browser, width=1320, height=800) as (all_of_them, _, address),
        ):
            screen = all_of_them.screen
            await seat(all_of_them)
            await screen.of("hint-close").click()
            for _ in range(MOVES):
                person, card = await all_of_them.play_until_a_card()
                await all_of_them.press(screen.direct(person), card)
            await all_of_them.play_until_one_is_closed()
            person, _ = await all_of_them.play_until_a_card()
            name = await screen.page.locator(f'[data-person="{person}"]').first.inner_text()
            turn = re.compile(rf"Ходит {name.split()[-1]}")
            await expect(screen.group.get_by_text(turn).first).to_be_visible()
            await screen.page.screenshot(path=folder / "table.png")
            async with opened(browser, address, width=390, height=844) as phone:
                await phone.of("hint-close").click()
                await phone.select(person)
                await phone.of("tab-direct").click()
                await expect(Screen.message(phone.direct(person), "Ваш ход")).to_be_visible()
                await phone.page.screenshot(path=folder / "phone.png")


async def seat(all_of_them: Guests) -> None:
    """Two people and a computer at a table for three."""
    screen = all_of_them.screen
    table = await all_of_them.open_table()
    for label in ("🪑 Места", "на 3", "‹ К столу"):
        await Screen.button(all_of_them.screen.group, label).click()
    for person in all_of_them.people[:2]:
        await all_of_them.sit(person)
    await Screen.button(table, "+ 🤖 компьютер").click()
    await screen.select(all_of_them.people[0])
    await Screen.button(table, "▶ Начать игру").click()


if __name__ == "__main__":
    asyncio.run(shoot(Path(sys.argv[1] if len(sys.argv) > 1 else "docs")))
