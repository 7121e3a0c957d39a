"""A deal of Terz in the browser: the game is chosen in the lobby, everything else is clicked."""

import re
import signal
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.kit.browser import CHROMIUM, NO_CHROMIUM, Screen, chromium
from tests.kit.guests import A_WHILE, guests

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=NO_CHROMIUM)


async def test_a_deal_of_terz_by_clicking(tmp_path: Path) -> None:
    async with chromium() as browser, guests(tmp_path, browser) as (all_of_them, process, _):
        screen = all_of_them.screen
        all_of_them.count = Screen.message(screen.group, "Записано")
        anna, boris = all_of_them.people[:2]
        table = await all_of_them.open_table()
        await Screen.button(table, "Терц").click()
        await expect(Screen.button(table, "✓ Терц")).to_be_visible(timeout=A_WHILE)
        await all_of_them.sit(anna)
        await all_of_them.sit(boris)
        await screen.select(anna)
        await Screen.button(table, "▶ Начать игру").click()
        person, _ = await all_of_them.play_until_a_card()
        hand = Screen.message(screen.direct(person), "Ваш ход").or_(
            Screen.message(screen.direct(person), "Вам заходить")
        )
        await Screen.button(hand, "🏁 Доехал").first.click()
        asked = Screen.message(screen.direct(person), "Доехали?")
        await expect(asked).to_contain_text(re.compile(r"У вас ровно \d+"), timeout=A_WHILE)
        await Screen.button(asked, "Ещё нет").click()
        await expect(asked).to_have_count(0, timeout=A_WHILE)
        await all_of_them.play()
        await expect(all_of_them.count).to_contain_text("Взятки")
        await expect(all_of_them.count).to_contain_text("с последом")
        assert (await process.tell(signal.SIGTERM))[0] == 0
    assert "Traceback" not in process.errors
