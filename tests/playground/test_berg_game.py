"""A game of Berg in the browser: two people, by clicks, to a resignation and its count."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.kit.browser import CHROMIUM, NO_CHROMIUM, Screen, chromium
from tests.kit.guests import A_WHILE, guests
from tests.playground.test_deal import control

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=NO_CHROMIUM)

MOVES = 8


@pytest.mark.long
async def test_berg_by_clicking(tmp_path: Path) -> None:
    async with (
        chromium() as browser,
        guests(tmp_path, browser, seed="1") as (all_of_them, _, address),
    ):
        screen = all_of_them.screen
        anna, boris = all_of_them.people[:2]
        table = await all_of_them.open_table()
        await Screen.button(table, "🃏 Правила").click()
        await Screen.button(screen.group, "Берг").click()
        await expect(Screen.button(screen.group, "✓ Короткий")).to_be_visible()
        await Screen.button(screen.group, "‹ К столу").click()
        await all_of_them.sit(anna)
        await all_of_them.sit(boris)
        await screen.select(anna)
        await Screen.button(table, "▶ Начать игру").click()

        for _ in range(MOVES):
            move = await all_of_them.next_move()
            assert move is not None
            await all_of_them.press(screen.direct(move[0]), move[1])
        move = await all_of_them.next_move()
        assert move is not None
        loser = screen.direct(move[0])
        for label in ("Заявления…", "Сдаться…"):
            await all_of_them.press(loser, label)
        await expect(Screen.message(loser, "Сдать партию?")).to_be_visible()
        await all_of_them.press(loser, "Сдаюсь")
        count = Screen.message(screen.group, "Честная сдача 1")
        await expect(count).to_be_visible(timeout=A_WHILE)
        await expect(count).to_contain_text(re.compile("сдаёт партию. (Аня|Борис) пишет 0,5"))
        journal = control(address, "journal")
        assert journal["violations"] == []
        assert [call for call in journal["calls"] if not call["ok"]] == []
        assert control(address, "unanswered")["queries"] == []
