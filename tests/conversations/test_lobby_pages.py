"""The pages of a lobby in a group: tuning rules, seats and who decides; old buttons."""

from pathlib import Path

from tests.conversations.scenes import lobby
from tests.kit.evening import Evening, evening

HOST_ONLY = "Это решает тот, кто открыл стол."


async def turn(night: Evening, person: int, *labels: str) -> None:
    """Somebody presses these buttons of the lobby, one after the other."""
    for label in labels:
        assert await told(night, person, label) == ""


async def told(night: Evening, person: int, label: str) -> str:
    """What somebody is told who presses a button, once it is there."""
    await night.until(lambda: night.table().button(label), label, 20)
    return await night.press(person, night.table(), label)


async def test_rules_are_tuned_by_buttons_and_the_next_table_has_them(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        table = await lobby(night, anna, boris)
        assert await told(night, vera, "🃏 Правила") == HOST_ONLY
        await turn(night, boris, "🃏 Правила", "Штрафы", "Байт: с третьего −100 ★")
        await night.until(
            lambda: "Байт: каждый −50 (в наборе: с тр" in night.table().text, "it", 20
        )
        assert "Штраф за байты" in night.table().text
        await turn(night, anna, "☰ Лыжа", "без штрафа", "‹ К столу")
        await night.until(
            lambda: "Отличия: байт — каждый −50 · лыжа — без штрафа" in night.table().text,
            "the difference",
            20,
        )
        await turn(night, anna, "🃏 Правила", "Штрафы", "↩ Лыжа", "‹ К столу", "▶ Начать игру")
        await night.until(lambda: night.stage(table) == "cut", "the match", 20)
        options = (await night.table_row(table)).view(None, "").options
        assert (options["bayt_fine"], options["lyzha_fine"]) == ("every_50", "table")
        await night.say(vera, "/new")
        await night.until(lambda: night.last_table() > table, "another table", 20)
        await night.until(lambda: "Отличия: байт — каждый −50" in night.table().text, "like it", 20)


async def test_seats_are_swapped_drawn_freed_closed_and_the_table_handed_over(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, people=4) as night:
        anna, boris, vera, gleb = night.people
        table = await lobby(night, boris, vera, seats="3")
        await turn(night, vera, "🪑 Места", "3 · свободно")
        await night.until(lambda: "3. Вера" in night.table().text, "Vera on seat 3", 20)
        await turn(night, vera, "1 · Борис")
        await night.until(lambda: "3. Борис 👑" in night.table().text, "a swap", 20)
        assert night.seated(table) == [vera, boris]
        await turn(night, boris, "🎲 Жребий", "👑 Хозяин стола", "🔒 Закрыть места")
        assert {*night.seated(table)} == {vera, boris}
        refused = await night.forge(gleb, night.table(), f"l:{table}:sit:")
        assert refused.startswith("Этот стол собирается только для своих")
        # Those who sit there do not decide this; the group's owner does.
        assert await told(night, vera, "🔓 Открыть места") == HOST_ONLY
        await turn(night, anna, "🔓 Открыть места", "Не пускать на места ушедших")
        await turn(night, boris, "👑 Вера")
        await night.until(lambda: "Хозяин — Вера" in night.table().text, "Vera's table", 20)
        assert await told(night, boris, "✕ Борис") == HOST_ONLY
        await turn(night, vera, "✕ Борис")
        await night.until(lambda: night.table().button("Сесть"), "a free seat", 20)
        assert night.seated(table) == [vera]
        row = (await night.table_row(table)).row
        assert (row.opener_id, row.closed, row.takeover) == (vera, False, False)


async def test_buttons_of_a_lobby_from_before_still_do_what_they_say(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        table = await lobby(night, anna)
        for what in ("preset:moscow", "seats:3", "clock:43200", "add:", "game:deberc", "remove:"):
            assert await night.forge(anna, night.table(), f"l:{table}:{what}") == ""
        row = (await night.table_row(table)).row
        assert (row.preset, len(row.seats), row.clock) == ("moscow", 3, 43200)
        for what in ("page:" + "x" * 40, "set:target 7", "level:0 master", "move:9", "host:x"):
            refused = await night.forge(anna, night.table(), f"l:{table}:{what}")
            assert refused.startswith("Такой кнопки")


async def test_a_press_in_the_lobby_is_seen_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        await lobby(night, anna)
        await night.pass_time(10)
        for label, then in (("🃏 Правила", "Штрафы"), ("Штрафы", "☰ Байт")):
            assert await night.press(anna, night.table(), label) == ""
            await night.until(lambda: night.table().button(then), then, 0.9)  # noqa: B023
