"""The life of a match: leaving, taking over, nobody there, blocking, stopping, playing again."""

from pathlib import Path

import pytest

from bot.playground.world import Message
from bot.turns import WEEK
from storage.tables import load_table
from tests.conversations.scenes import match, person_to_move
from tests.kit.evening import A_DAY, Evening, evening


def question(night: Evening, person: int, words: str) -> Message:
    """What somebody is asked in the direct chat. Raises LookupError."""
    found = [m for m in night.messages(person, person) if words in m.text and m.buttons]
    if not found:
        raise LookupError(words)
    return found[-1]


async def leave(night: Evening, person: int) -> str:
    """Somebody leaves; returns what they are told."""
    await night.say(person, "/leave", person)
    await night.until(lambda: question(night, person, "Выйти из игры?"), "the question", 30)
    return await night.press(person, question(night, person, "Выйти из игры?"), "Выйти из игры")


def labels(message: Message) -> list[str]:
    """What stands on a message's buttons."""
    return [label for row in message.labels for label in row]


async def test_leaving_says_what_it_costs_and_somebody_else_takes_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path, people=4, arrived=False, slow=True) as night:
        anna, boris, vera, gleb = night.people
        await night.arrive(anna, boris, vera)
        table = await match(night, anna, boris, vera, seats="3")
        await night.say(boris, "/leave", boris)
        await night.until(lambda: question(night, boris, "Выйти из игры?"), "the question", 30)
        asked = question(night, boris, "Выйти из игры?")
        assert "карты и счёт останутся на вашем месте" in asked.text
        assert "можно вернуться" in asked.text
        assert await night.press(boris, asked, "Остаться") == "Играем дальше."
        await leave(night, boris)
        await night.until(lambda: "Занять место: Борис" in labels(night.table()), "a seat", 30)
        # Gleb has never opened the direct chat: one link, one tap.
        query = night.stand_in.people.press(gleb, night.table(), "Занять место: Борис")
        await night.answered(query)
        url = night.told(query).url
        assert url is not None
        assert "start=take_" in url
        assert night.seated(table) == [anna, boris, vera]
        night.stand_in.people.open_link(gleb, url)
        await night.until(lambda: night.seated(table) == [anna, gleb, vera], "the seat", 30)
        await night.until(lambda: night.hand(gleb), "a hand", 30)
        await night.until(lambda: "Глеб" in night.table().text, "the name", 30)
        assert "Борис" not in night.table().text
        assert "Занять место: Борис" not in labels(night.table())
        await night.until(
            lambda: any("без вас" in m.text for m in night.messages(boris, boris)), "the news", 30
        )
        acted = night.number("SELECT count(*) FROM actions WHERE by = 'person'")
        await night.play(
            anna,
            gleb,
            vera,
            until=lambda: (
                night.number("SELECT count(*) FROM actions WHERE by = 'person'") > acted + 1
            ),
        )


async def test_the_last_one_to_leave_ends_the_match(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        table = await match(night, anna, computers=1)
        await night.say(anna, "/leave", anna)
        await night.until(lambda: question(night, anna, "Выйти из игры?"), "the question", 30)
        asked = question(night, anna, "Выйти из игры?")
        assert "Людей за столом больше не останется" in asked.text
        told = await night.press(anna, asked, "Выйти из игры")
        assert told == "Вы вышли. Людей за столом больше нет, игра закончена."
        assert night.stage(table) == "closed"


async def test_where_nobody_is_the_table_waits_and_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1, slow=True) as night:
        (anna,) = night.people
        table = await match(night, anna, computers=1, clock=30)
        await night.until(lambda: "игра ждёт" in night.table().text, "the wait", 400)
        acted = night.number("SELECT count(*) FROM actions")
        await night.pass_time(300)
        assert night.number("SELECT count(*) FROM actions") == acted
        assert await night.press(anna, night.table(), "Я здесь, играю") == (
            "С возвращением! Карты снова ваши."
        )
        await night.until(lambda: "игра ждёт" not in night.table().text, "the game", 30)
        await night.until(lambda: "игра ждёт" in night.table().text, "the wait", 400)
        await night.until(lambda: night.stage(table) == "closed", "the end", 700)
        await night.until(lambda: night.in_group("никто не вернулся"), "the reason", 30)


async def test_who_blocks_the_bot_is_named_in_the_group_and_plays_there(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris)
        night.stand_in.people.block(boris)
        line = "Борис: в личку не написать"
        await night.until(lambda: line in night.table().text, "the line", 60)
        await night.press(boris, night.table(), "Мои карты")
        assert night.private(boris).buttons
        assert line not in night.hand(anna).text
        night.stand_in.people.start(boris)
        await night.until(lambda: line not in night.table().text, "no line", 60)
        assert night.stage(table) == "play"


async def test_of_several_tables_one_is_asked_for(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3, slow=True) as night:
        anna, boris, vera = night.people
        first = await match(night, anna, boris, dealt=False)
        second = await match(night, anna, vera)
        await night.until(lambda: "Стол: Вера" in night.hand(anna, second).text, "which", 60)
        await night.say(anna, "/leave", anna)
        await night.until(lambda: question(night, anna, "Из-за какого стола"), "which", 30)
        asked = question(night, anna, "Из-за какого стола")
        assert labels(asked) == ["Деберц · Вера", "Деберц · Борис"]
        await night.press(anna, asked, "Деберц · Борис")
        await night.until(lambda: question(night, anna, "Выйти из игры?"), "the question", 30)
        await night.press(anna, question(night, anna, "Выйти из игры?"), "Выйти из игры")
        row = await night.table_row(first)
        assert row.seats[0].left
        await night.say(anna, "/stop", anna)
        await night.until(lambda: question(night, anna, "Какой стол"), "which", 30)
        await night.press(anna, question(night, anna, "Какой стол"), "Деберц · Вера")
        await night.until(lambda: question(night, anna, "Закончить игру?"), "the question", 30)
        told = await night.press(anna, question(night, anna, "Закончить игру?"), "Закончить игру")
        assert told == "Игра остановлена."
        assert (night.stage(first) == "closed", night.stage(second)) == (False, "closed")
        # No other message of the bot can be turned into a question.
        hand = night.hand(anna, first)
        forged = await night.forge(anna, hand, f"q:{first}:stop")
        assert forged.startswith("Такой кнопки")


async def untouched(night: Evening, table: int, hours: float) -> None:
    """Nobody has done anything there for so many hours more, in which the bot was up."""
    async with night.database.transaction() as session:
        row = await load_table(session, table)
        assert row is not None
        row.touched_at -= hours * 3600
        row.created_at -= hours * 3600


async def test_anybody_clears_a_table_that_is_dead(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3, slow=True) as night:
        anna, boris, vera = night.people
        table = await match(night, anna, boris, clock=24 * 3600)
        await untouched(night, table, 40)
        await night.say(vera, "/stop")
        await night.until(lambda: night.in_group("Закончить игру?"), "the question", 60)
        (asked,) = night.in_group("Закончить игру?")
        assert (await night.press(vera, asked, "Закончить игру")).startswith("Вы не за этим столом")
        await untouched(night, table, 9)
        await night.say(vera, "/stop")
        await night.until(lambda: night.in_group("давно никого нет"), "the question", 60)
        (asked,) = night.in_group("давно никого нет")
        assert await night.press(vera, asked, "Убрать стол") == "Стол убран."
        await night.until(lambda: night.in_group("его убрали"), "the end", 60)


async def stopped(night: Evening, *people: int) -> int:
    """A match that the first of these people has stopped."""
    table = await match(night, *people)
    await night.say(people[0], "/stop", people[0])
    await night.until(lambda: question(night, people[0], "Закончить игру?"), "the question", 30)
    await night.press(people[0], question(night, people[0], "Закончить игру?"), "Закончить игру")
    await night.until(lambda: night.in_group("Игра остановлена"), "the end", 60)
    return table


async def test_the_same_people_play_again(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        first = await stopped(night, anna, boris)
        (over,) = night.in_group("Игра остановлена")
        assert (await night.press(vera, over, "🔁 Ещё раз")).startswith("Вы не за этим столом")
        assert await night.press(boris, over, "🔁 Ещё раз") == "Новый стол ждёт остальных."
        again = night.last_table()
        assert again > first
        await night.until(lambda: "Аня" in night.table(again).text, "the kept seat", 60)
        assert night.seated(again) == [boris]
        (over,) = night.in_group("Игра остановлена")
        assert await night.press(anna, over, "🔁 Ещё раз") == "Все на местах — начинаем!"
        assert night.last_table() == again
        assert night.seated(again) == [anna, boris]
        assert night.stage(again) == "cut"
        assert (await night.press(anna, over, "🔁 Ещё раз")).startswith("Эта компания уже играет")


async def test_the_same_people_with_other_rules(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await stopped(night, anna, boris)
        (over,) = night.in_group("Игра остановлена")
        assert await night.press(anna, over, "другие правила") == "Новый стол ждёт остальных."
        again = night.last_table()
        assert night.word("SELECT page FROM tables WHERE id = ?", again) == "rules"
        await night.until(lambda: night.table(again), "the lobby", 60)
        await night.press(boris, night.table(again), "Сесть")
        assert night.seated(again) == [anna, boris]
        assert night.stage(again) == "lobby"


async def test_the_score_right_after_a_match(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, slow=True) as night:
        anna, boris = night.people
        await stopped(night, anna, boris)
        for chat in (night.group, boris):
            before = len(night.messages(boris, chat))
            await night.say(boris, "/score", chat)
            await night.until(
                lambda: len(night.messages(boris, chat)) > before,  # noqa: B023
                "an answer",
                60,
            )
            assert "Игра остановлена" in night.messages(boris, chat)[-1].text
        night.stride = 20_000
        await night.pass_time(A_DAY)
        await night.say(boris, "/score", boris)
        await night.until(
            lambda: "нигде не играете" in night.messages(boris, boris)[-1].text, "nothing", 60
        )


async def friends(night: Evening, *people: int) -> int:
    """A match of these people without a group and without a clock."""
    opener = people[0]
    before = night.last_table()
    await night.say(opener, "/new", opener)
    await night.until(lambda: night.last_table() > before, "a table", 30)
    table = night.last_table()
    await night.until(lambda: "собираем" in night.messages(opener, opener)[-1].text, "it", 30)
    await night.forge(opener, night.messages(opener, opener)[-1], f"l:{table}:clock:0")
    invite = night.word("SELECT invite FROM tables WHERE id = ?", table)
    for person in people[1:]:
        night.stand_in.people.start(person, f"sit_{table}_{invite}")
    await night.until(lambda: night.seated(table) == [*people], "all of them", 30)
    await night.forge(opener, night.messages(opener, opener)[-1], f"l:{table}:start:")
    await night.until(lambda: night.stage(table) == "play", "a deal", 60)
    return table


async def test_without_a_clock_a_nudge_a_day_and_an_end_after_a_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.inbox.LOOK_AGAIN_EVERY", WEEK)
    # The pulse of a week is slow, but the process lives all the time.
    monkeypatch.setattr("storage.lease.GRACE", WEEK)
    monkeypatch.setattr("bot.lease.BEAT_EVERY", A_DAY)
    monkeypatch.setattr("bot.poster._POLL_EVERY", A_DAY)
    async with evening(tmp_path, people=2) as night:
        table = await friends(night, *night.people)
        late = await person_to_move(night, table)
        await night.until(lambda: night.moves(night.hand(late)), "cards", 30)
        first = night.hand(late)
        assert "время выйдет" not in first.text
        night.stride = 80_000
        await night.pass_time(0.8 * A_DAY)
        assert night.hand(late).key == first.key
        await night.pass_time(0.4 * A_DAY)
        nudge = night.hand(late)
        assert nudge.key != first.key
        await night.pass_time(5 * A_DAY)
        assert night.hand(late).key == nudge.key
        await night.pass_time(A_DAY)
        assert night.stage(table) == "closed"
        for person in night.people:
            assert any("Неделю никто не ходил" in m.text for m in night.messages(person, person))


async def test_without_a_group_the_invitation_leads_to_the_seat(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3, slow=True) as night:
        anna, boris, vera = night.people
        table = await friends(night, anna, boris)
        invite = night.word("SELECT invite FROM tables WHERE id = ?", table)
        night.stand_in.people.start(vera, f"sit_{table}_{invite}")
        await night.until(
            lambda: "Игра уже идёт" in str([m.text for m in night.messages(vera, vera)]),
            str(vera),
            30,
        )
        await leave(night, boris)
        await night.until(
            lambda: "✉ Позвать на место: Борис" in labels(night.hand(anna, table)), "a call", 30
        )
        night.stand_in.people.start(vera, f"sit_{table}_{invite}")
        await night.until(lambda: night.seated(table) == [anna, vera], "the seat", 30)
        await night.until(lambda: "Вера" in night.hand(anna, table).text, "the name", 30)
