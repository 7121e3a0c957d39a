"""Terz in the browser: the game is chosen in the lobby, everything else is clicked."""

import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from tests.kit.browser import CHROMIUM, NO_CHROMIUM, Screen, chromium
from tests.kit.guests import A_WHILE, Guests, guests

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=NO_CHROMIUM)

TRICKS = 3


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Guests]:
    """Two people at a table of Terz that was just started; at the end the process ends well."""
    async with (
        chromium() as browser,
        guests(folder, browser, seed="1") as (all_of_them, process, _),
    ):
        screen = all_of_them.screen
        all_of_them.count = Screen.message(screen.group, "Записано")
        anna, boris = all_of_them.people[:2]
        table = await all_of_them.open_table()
        await Screen.button(table, "🃏 Правила").click()
        await Screen.button(screen.group, "Терц").click()
        await expect(Screen.button(screen.group, "✓ Терц")).to_be_visible(timeout=A_WHILE)
        await Screen.button(screen.group, "‹ К столу").click()
        await all_of_them.sit(anna)
        await all_of_them.sit(boris)
        await screen.select(anna)
        await Screen.button(table, "▶ Начать игру").click()
        yield all_of_them
        assert (await process.tell(signal.SIGTERM))[0] == 0
    assert "Traceback" not in process.errors


async def ask(all_of_them: Guests, person: int) -> Locator:
    """Begin to claim; returns the question."""
    hand = all_of_them.screen.direct(person)
    await Screen.button(hand, "🏁 Доехал").first.click()
    asked = Screen.message(hand, "Доехали?")
    await expect(asked).to_contain_text(re.compile(r"У вас ровно \d+"), timeout=A_WHILE)
    return asked


@pytest.mark.long
async def test_a_deal_that_a_claim_ends(tmp_path: Path) -> None:
    async with playing(tmp_path) as all_of_them:
        group = all_of_them.screen.group
        for _ in range(2 * TRICKS):
            person, card = await all_of_them.play_until_a_card()
            await all_of_them.press(all_of_them.screen.direct(person), card)
        person, _ = await all_of_them.play_until_a_card()
        await expect(group.get_by_text("в талоне 8 карт").first).to_be_visible(timeout=A_WHILE)
        asked = await ask(all_of_them, person)
        await Screen.button(asked, "Ещё нет").click()
        await expect(asked).to_have_count(0, timeout=A_WHILE)
        asked = await ask(all_of_them, person)
        await Screen.button(asked, "Доехал!").click()
        await expect(all_of_them.count).to_contain_text("«Доехал!»", timeout=A_WHILE)
        await expect(all_of_them.count).to_contain_text("Ошибка")
        final = Screen.message(group, "🏆")
        await expect(final).to_contain_text("Ошибка в «Доехал»", timeout=A_WHILE)


@pytest.mark.long
async def test_a_whole_deal(tmp_path: Path) -> None:
    async with playing(tmp_path) as all_of_them:
        await all_of_them.play()
        await expect(all_of_them.count).to_contain_text("Взятки")
        await expect(all_of_them.count).to_contain_text("с последом")
