"""/level: how strong computers are while the match goes on, in the direct chat and in a group."""

from pathlib import Path

from bot.playground.world import Message
from tests.conversations.scenes import lobby, match
from tests.kit.evening import Evening, evening


def page(night: Evening, person: int, chat: int) -> Message:
    """The levels as the bot showed them last. Raises LookupError."""
    found = [m for m in night.messages(person, chat) if "компьютеры" in m.text.split("\n")[0]]
    if not found:
        raise LookupError("levels")
    return found[-1]


async def ask(night: Evening, person: int, chat: int) -> Message:
    """Somebody asks for the levels; the new message."""
    before = len(night.messages(person, chat))
    await night.say(person, "/level", chat)
    await night.until(lambda: len(night.messages(person, chat)) > before, "an answer", 30)
    return night.messages(person, chat)[-1]


def labels(message: Message) -> list[str]:
    """What stands on a message's buttons."""
    return [label for row in message.labels for label in row]


async def alone(night: Evening, person: int, game: str = "Деберц") -> int:
    """Somebody begins to play alone; the number of the table."""
    before = night.last_table()
    await night.say(person, "/play", person)
    await night.until(lambda: night.messages(person, person)[-1].buttons, "the games", 30)
    await night.press(person, night.messages(person, person)[-1], f"▶ {game}")
    await night.until(lambda: night.last_table() > before, "a table", 30)
    table = night.last_table()
    await night.until(lambda: night.stage(table) == "play", "cards", 30)
    await night.until(lambda: night.hand(person, table), "a hand", 30)
    return table


async def test_alone_each_press_is_one_level_further(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        table = await alone(night, anna)
        assert "Зина, любитель" in night.hand(anna, table).text
        shown = await ask(night, anna, anna)
        assert labels(shown) == ["🤖 Зина: любитель"]
        assert await night.press(anna, shown, "🤖 Зина: любитель") == "🤖 Зина: сильный"
        await night.until(lambda: labels(page(night, anna, anna)) == ["🤖 Зина: сильный"], "it", 30)
        assert "🤖 Зина — сильный" in page(night, anna, anna).text
        await night.until(lambda: "Зина, сильный" in night.hand(anna, table).text, "the table", 30)
        # The same press again, as of the message that it was pressed on: nothing more happens.
        data = shown.buttons[0][0].data
        assert data is not None
        assert await night.forge(anna, page(night, anna, anna), data) == "🤖 Зина: сильный"
        assert (await night.table_row(table)).seats[1].player == "strong"
        acted = night.number("SELECT count(*) FROM actions")
        await night.play(
            anna, until=lambda: night.number("SELECT count(*) FROM actions") > acted + 4
        )


async def test_a_press_after_the_end_takes_the_buttons_away(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        await alone(night, anna)
        shown = await ask(night, anna, anna)
        await night.say(anna, "/stop", anna)
        question = night.messages(anna, anna)[-1]
        await night.press(anna, question, "Закончить игру")
        told = await night.press(anna, shown, "🤖 Зина: любитель")
        assert told.startswith("Этот стол уже закрыт.")
        await night.until(lambda: shown.id not in ids(night, anna), "it is gone", 60)
        assert (await ask(night, anna, anna)).text.startswith("Вы сейчас нигде не играете.")


def ids(night: Evening, person: int) -> list[int]:
    """The messages in somebody's direct chat."""
    return [message.id for message in night.messages(person, person)]


async def test_in_a_group_the_host_chooses_and_all_see_it(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        table = await match(night, anna, boris, seats="3", computers=1)
        shown = await ask(night, anna, night.group)
        assert labels(shown) == ["🤖 Зина: любитель"]
        told = await night.press(boris, shown, "🤖 Зина: любитель")
        assert told == "Это решает тот, кто открыл стол."
        told = await night.press(vera, shown, "🤖 Зина: любитель")
        assert told.startswith("Вы не за этим столом.")
        assert await night.press(anna, shown, "🤖 Зина: любитель") == "🤖 Зина: сильный"
        await night.until(lambda: "Зина, сильный" in night.table(table).text, "all see it", 60)
        theirs = await ask(night, boris, night.group)
        assert labels(theirs) == []
        assert "🤖 Зина — сильный" in theirs.text
        assert theirs.text.endswith("Силу меняет тот, кто открыл стол: Аня.")
        assert (await ask(night, vera, night.group)).text.startswith("Вы здесь не играете.")
        # No other message of the bot can be turned into this one.
        forged = await night.forge(anna, night.table(table), f"k:{table}:2:master")
        assert forged.startswith("Такой кнопки")
        assert (await night.table_row(table)).seats[2].player == "strong"


async def test_a_group_reads_it_as_the_table_speaks(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await night.say(anna, "/language", anna)
        await night.press(anna, night.messages(anna, anna)[-1], "English")
        await match(night, boris, anna, seats="3", computers=1)
        shown = await ask(night, boris, night.group)
        assert await night.press(boris, shown, "🤖 Зина: любитель") == "🤖 Зина: сильный"
        await night.say(boris, "/leave", boris)
        await night.press(boris, night.messages(boris, boris)[-1], "Выйти из игры")
        strong = "🤖 Зина: сильный"
        await night.until(
            lambda: strong in labels(page(night, anna, night.group)), "it is seen", 60
        )
        # Now Anna holds the table: the answer is hers, the message is everybody's.
        told = await night.press(anna, page(night, anna, night.group), strong)
        assert told == "🤖 Зина: master"
        await night.until(
            lambda: "🤖 Зина — мастер" in page(night, anna, night.group).text, "it is seen", 60
        )
        own = await ask(night, anna, anna)
        assert "🤖 Зина: master" in own.text
        assert labels(own) == ["🤖 Борис: strong", "🤖 Зина: master"]


async def test_where_there_is_nothing_to_choose_it_is_said(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        assert (await ask(night, anna, anna)).text.startswith("Вы сейчас нигде не играете.")
        table = await lobby(night, anna, boris, seats="3", computers=1)
        assert "«🤖 Компьютеры»" in (await ask(night, anna, anna)).text
        await night.say(anna, "/stop")
        await night.until(lambda: night.stage(table) == "closed", "it is closed", 30)
        await match(night, anna, boris, seats="2")
        assert (await ask(night, anna, anna)).text == "Компьютеров за столом нет."


async def test_of_several_tables_one_is_asked_for(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        with_boris = await match(night, anna, boris, seats="3", computers=1)
        await night.pass_time(5)
        deberc = await alone(night, anna)
        asked = await ask(night, anna, anna)
        assert asked.text == "Компьютеры за каким столом?"
        assert labels(asked) == ["Деберц · Зина", "Деберц · Борис, Зина"]
        await night.press(anna, asked, "Деберц · Зина")
        await night.until(lambda: page(night, anna, anna).id == asked.id, "the levels", 30)
        await night.press(anna, page(night, anna, anna), "🤖 Зина: любитель")
        assert (await night.table_row(deberc)).seats[1].player == "strong"
        assert (await night.table_row(with_boris)).seats[2].player == "basic"


async def test_whoever_left_is_replaced_as_strongly_as_the_host_wants(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        table = await match(night, anna, boris, vera, seats="3")
        await night.say(vera, "/leave", vera)
        await night.press(vera, night.messages(vera, vera)[-1], "Выйти из игры")
        shown = await ask(night, anna, anna)
        assert "🚪 Вера — заменяет компьютер, любитель" in shown.text
        await night.press(anna, shown, "🤖 Вера: любитель")
        await night.until(
            lambda: "заменяет компьютер (сильный)" in night.table(table).text, "all see it", 60
        )
        left = await ask(night, vera, vera)
        assert left.text == "Вы уже вышли из этой игры."
