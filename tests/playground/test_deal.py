"""A whole deal as a newcomer plays it: the command ``kozyr``, its page in a browser, and clicks."""

import json
import re
import signal
import urllib.request
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.kit.browser import CHROMIUM, NO_CHROMIUM, Screen, chromium
from tests.kit.guests import A_WHILE, guests

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=NO_CHROMIUM)


async def test_a_newcomer_plays_a_deal_by_clicking(tmp_path: Path) -> None:
    async with (
        chromium() as browser,
        guests(tmp_path, browser, seed="1") as (all_of_them, process, address),
    ):
        screen = all_of_them.screen
        anna, boris = all_of_them.people[:2]
        table = await all_of_them.open_table()
        await all_of_them.sit(anna)
        await all_of_them.sit(boris)
        both = re.compile("Аня.*Борис", re.DOTALL)
        await expect(table.get_by_test_id("text")).to_contain_text(both)
        await screen.select(anna)
        await Screen.button(table, "▶ Начать игру").click()

        person, card = await all_of_them.play_until_a_card()
        await screen.select(person)
        await Screen.button(screen.group, "🃏 Мои карты").click()
        private = Screen.message(screen.group, "Это видите только вы")
        await expect(private.get_by_test_id("whisper")).to_be_visible()
        await screen.select(boris if person == anna else anna)
        await expect(private).to_have_count(0)
        await screen.select(person)
        await all_of_them.press(private, card)
        here = Screen.button(screen.direct(person), card)
        await expect(here).to_have_count(0, timeout=A_WHILE)

        closed = await all_of_them.play_until_one_is_closed()
        label = await closed.inner_text()
        await closed.click()
        await expect(screen.of("alert-text")).to_have_text(re.compile("[Нн]адо|кладите"))
        await screen.of("alert-close").click()
        await expect(all_of_them.closed.filter(has_text=label)).to_have_count(1)

        await all_of_them.play()
        await expect(all_of_them.count).to_contain_text("Записано")
        await expect(all_of_them.count).to_contain_text("послед 10")
        journal = control(address, "journal")
        assert journal["violations"] == []
        assert [call for call in journal["calls"] if not call["ok"]] == []
        assert control(address, "unanswered")["queries"] == []
        assert (await process.tell(signal.SIGTERM))[0] == 0
    assert "Traceback" not in process.errors


def control(address: str, what: str) -> dict[str, list[dict[str, object]]]:
    """Ask the playground's server how it went."""
    request = urllib.request.Request(
        f"{address}/playground/control", json.dumps({"do": what}).encode(), method="POST"
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        found: dict[str, list[dict[str, object]]] = json.load(answer)
    return found
