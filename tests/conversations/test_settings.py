"""/settings in a group: who may press, what each button does to new tables and to the messages."""

from pathlib import Path

from bot.playground.world import Message
from tests.conversations.scenes import lobby, match
from tests.kit.evening import Evening, evening

HINT = "Меняют администраторы"


def opened(night: Evening) -> list[Message]:
    """The messages with the first page of the settings."""
    return night.in_group(HINT)


async def settings(night: Evening, admin: int, topic: int | None = None) -> Message:
    """The settings of the group, opened by an administrator."""
    before = len(opened(night))
    await night.say(admin, "/settings", topic=topic)
    await night.until(lambda: len(opened(night)) > before, "the settings", 30)
    return opened(night)[-1]


async def choose(night: Evening, admin: int, message: Message, *labels: str) -> None:
    """Press one button after the other in the one message."""
    for label in labels:
        now = night.stand_in.current(message)
        assert now is not None
        assert await night.press(admin, now, label) == ""
        await night.until(lambda: night.stand_in.current(message) != now, label, 30)  # noqa: B023


async def test_only_administrators_change_what_holds_in_the_group(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        await night.say(boris, "/settings")
        await night.until(lambda: night.in_group("меняют её администраторы"), "a sentence", 30)
        message = await settings(night, anna)
        told = await night.press(boris, message, "🪑 Столы открывают все")
        assert told.startswith("Настройки группы меняют её администраторы")
        assert night.number("SELECT count(*) FROM chats") == 0
        # An anonymous administrator writes as the group, and presses as themselves.
        night.stand_in.people.make_admin(vera, night.group, anonymous=True)
        night.stand_in.people.send(vera, night.group, "/settings", anonymous=True)
        await night.until(lambda: len(opened(night)) == 2, "the settings", 30)
        await choose(night, vera, message, "🪑 Столы открывают все")
        await night.say(boris, "/new")
        await night.until(lambda: night.in_group("попросите кого-нибудь"), "the refusal", 30)
        assert night.last_table() == 0
        await lobby(night, anna)
        # Who is no administrator any more presses in vain.
        night.stand_in.people.make_admin(vera, night.group, on=False)
        told = await night.press(vera, message, "🧹 После игры остаётся всё")
        assert told.startswith("Настройки группы меняют её администраторы")
        await choose(night, anna, message, "Готово")
        assert not night.in_group("сохранены")[-1].buttons
        assert (await night.forge(anna, night.table(), "g:tidy:yes")).startswith("Такой кнопки")


async def test_how_many_tables_and_in_which_language(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        message = await settings(night, anna)
        await choose(night, anna, message, "🔢 Столов сразу: до 5", "1", "‹ Назад")
        await lobby(night, boris)
        await night.say(boris, "/new")
        await night.until(lambda: night.in_group("больше одного сразу нельзя"), "the refusal", 30)
        await choose(night, anna, message, "🌐 Язык: как у того, кто открыл стол", "English")
        # The table that gathers speaks it at once, and so do answers that the group sees.
        await night.until(lambda: "Per turn" in night.table().text, "English", 60)
        await night.say(boris, "/score")
        await night.until(lambda: night.in_group("No score yet"), "English", 60)
        # What only Boris sees stays in his own language.
        assert await night.press(boris, night.table(), "Take a seat") == "Вы уже за этим столом."
        assert night.in_group("Which language for this group?")
        assert night.number("SELECT count(*) FROM people WHERE language = 'en'") == 0


async def test_quiet_hours_and_a_topic_for_tables(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        night.group = night.stand_in.people.group("Форум", night.people, forum=True)
        topic = night.stand_in.people.topic(night.group, "Карты")
        message = await settings(night, anna, topic)
        await choose(night, anna, message, "📌 Столы там, где их открыли")
        assert night.number("SELECT topic_id FROM chats") == topic
        await choose(night, anna, message, "🌙 Тихие часы: нет", "23–8", "Киев", "‹ Назад")
        assert "🌙 Тихие часы: 23–8, Киев" in str(opened(night)[-1].labels)
        await night.say(boris, "/new")
        await night.until(lambda: night.last_table() == 1, "a table", 30)
        await night.until(lambda: night.table().topic == topic, "the table in its topic", 30)
        assert night.word("SELECT quiet FROM tables") == "23-8 Europe/Kyiv"
        # Who opened it elsewhere is told where it is.
        (there,) = night.in_group("стоят в одной теме")
        assert there.topic is None


async def test_a_finished_match_is_tidied_away_but_for_its_result(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, slow=True) as night:
        anna, boris = night.people
        message = await settings(night, anna)
        await choose(night, anna, message, "🧹 После игры остаётся всё", "Готово")
        table = await match(night, anna, boris, options={"target": "deal"})
        await night.play(anna, boris, until=lambda: night.stage(table) == "over")
        night.stride = 60
        await night.pass_time(5 * 60)
        assert night.counts()
        shown = night.table(table)
        await night.pass_time(10 * 60)
        (final,) = night.in_group("Победа")
        assert final.key != shown.key
        assert not night.counts()
        # Their own hands stay: they are nobody's noise.
        assert "Победа" in night.hand(anna, table).text


async def test_a_new_table_is_like_the_last_one_or_always_the_same(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        message = await settings(night, anna)
        await match(night, boris, game="terz", computers=1, dealt=False)
        await choose(night, anna, message, "🃏 Новый стол: как прошлый")
        page = night.in_group("С чего начинается новый стол?")[-1]
        assert "Сейчас: Терц · Классика · 1 мин" in page.text
        await choose(night, anna, message, "всегда как сейчас")
        await match(night, boris, computers=1, dealt=False)
        await night.say(boris, "/new")
        await night.until(lambda: night.last_table() == 3, "a table", 30)
        games = "SELECT group_concat(game) FROM tables"
        assert night.word(games) == "terz,deberc,terz"
        for label in ("Берг", "Длинный", "3 мин"):
            await choose(night, anna, message, label)
        await night.say(boris, "/new")
        await night.until(lambda: night.last_table() == 4, "a table", 30)
        assert night.word("SELECT game || preset || clock FROM tables WHERE id = 4") == (
            "berglong180"
        )
