"""The lobby: sitting down by button and by link, setting up, starting, and a lobby left alone."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from tests.conversations.scenes import lobby
from tests.kit.evening import Evening, evening


async def link_of(night: Evening, person: int) -> str:
    """The deep link that a press on the seat is answered with."""
    query = night.stand_in.people.press(person, night.table(), "Сесть за стол")
    await night.answered(query)
    return night.told(query).url


async def test_one_tap_on_the_link_seats_who_never_opened_the_direct_chat(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, arrived=False) as night:
        anna, boris = night.people
        await night.say(anna, "/new")
        await night.until(night.table, "the lobby")
        assert night.seated() == []
        for person in (anna, boris):
            url = await link_of(night, person)
            assert url.startswith("https://t.me/kozyr_bot?start=sit_")
            tap = night.stand_in.people.open_link(person, url)
            assert tap.kind == "start"
            await night.until(
                lambda: "Вы за столом" in night.messages(person, person)[-1].text,  # noqa: B023
                "the answer in the direct chat",
                10,
            )
        assert night.seated() == [anna, boris]
        await night.until(lambda: "2. Борис" in night.table().text, "Boris in the lobby", 10)
        # The same link once more changes nothing and says why.
        night.stand_in.people.open_link(boris, url)
        await night.until(
            lambda: "уже за этим столом" in night.messages(boris, boris)[-1].text, "the reason", 10
        )
        assert (
            await night.press(boris, night.table(), "Встать")
            == "Место освободилось. Возвращайтесь!"
        )
        await night.until(lambda: night.table().button("Сесть за стол"), "a free seat", 10)
        # Who has opened the direct chat needs no link any more.
        assert (
            await night.press(boris, night.table(), "Сесть за стол")
            == "Вы за столом. Ждём остальных!"
        )
        assert night.seated() == [anna, boris]


async def test_wrong_and_forged_links_seat_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, arrived=False) as night:
        anna, boris = night.people
        await night.arrive(anna)
        await lobby(night, anna)
        url = await link_of(night, boris)
        payload = parse_qs(urlsplit(url).query)["start"][0]
        _, table, invite = payload.split("_")
        await lobby(night, anna)
        other = night.last_table()
        for forged in (
            f"sit_{other}_{invite}",
            f"sit_{table}_{invite[:-1]}",
            f"sit_{table}_{'0' * len(invite)}",
            f"sit_999999999_{invite}",
            f"sit_0_{invite}",
            f"sit_{table}_",
            "sit_",
            "sit_1_2_3",
            "rules_999999999",
        ):
            before = len(night.messages(boris, boris))
            night.stand_in.people.start(boris, forged)
            await night.until(
                lambda: len(night.messages(boris, boris)) > before,  # noqa: B023
                f"an answer to {forged}",
                30,
            )
            await night.pass_time(1)
        assert night.number("SELECT count(*) FROM seats WHERE person_id = ?", boris) == 0
        night.stand_in.people.start(boris, payload)
        await night.until(lambda: boris in night.seated(int(table)), "a seat", 10)


async def test_who_may_set_up_and_what_a_lobby_refuses(tmp_path: Path) -> None:
    async with evening(tmp_path, people=4) as night:
        anna, boris, vera, gleb = night.people
        table = await lobby(night, boris)
        assert await night.press(vera, night.table(), "+ 🤖") == "Это решает тот, кто открыл стол."
        assert (
            await night.press(vera, night.table(), "Встать")
            == "Вы не за этим столом. Новый стол — /new."
        )
        assert (await night.press(boris, night.table(), "Начать")).startswith("Ещё есть свободные")
        # The group's owner may what the opener may.
        assert await night.forge(anna, night.table(), f"l:{table}:seats:3") == ""
        await night.until(lambda: "3. свободно" in night.table().text, "three seats", 20)
        await night.press(vera, night.table(), "Сесть")
        await night.press(gleb, night.table(), "Сесть")
        # Who sits there may set up too.
        await night.until(lambda: "Глеб" in night.table().text, "everybody", 20)
        assert await night.press(vera, night.table(), "⏱") == ""
        await night.until(lambda: night.table().button("30 с"), "the clocks", 20)
        assert await night.press(vera, night.table(), "30 с") == ""
        assert (
            await night.forge(vera, night.table(), f"l:{table}:sit:")
        ) == "Вы уже за этим столом."
        for person, what in ((anna, "sit:"), (gleb, "add:")):
            told = await night.forge(person, night.table(), f"l:{table}:{what}")
            assert told.startswith("Свободных мест нет.")
        assert (await night.forge(gleb, night.table(), f"l:{table}:remove:")).startswith(
            "Компьютеров"
        )
        assert (await night.forge(gleb, night.table(), f"l:{table}:seats:2")).startswith(
            "За столом уже больше"
        )
        for what in ("seats:5", "clock:1", "preset:none", "dance:", "clock:²"):
            told = await night.forge(gleb, night.table(), f"l:{table}:{what}")
            assert told.startswith("Такой кнопки")
        await night.until(lambda: "✓ 30 с" in str(night.table().labels), "the choice", 20)
        await night.press(vera, night.table(), "К столу")
        await night.until(lambda: night.table().button("⏱ 30 с"), "the first page", 20)
        assert await night.press(vera, night.table(), "Начать") == ""
        await night.until(lambda: "Колоду снимает" in night.table().text, "the match", 20)
        assert await night.forge(anna, night.table(), f"l:{table}:cancel:") == "Игра уже идёт."
        assert len(night.tables(table)) == 1


async def test_a_lobby_left_alone_closes_and_says_so(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, slow=True) as night:
        anna, boris = night.people
        table = await lobby(night, anna)
        seen = night.table()
        night.stride = 60
        await night.pass_time(20 * 60)
        await night.press(boris, seen, "Сесть")
        await night.pass_time(29 * 60)
        assert night.stage(table) == "lobby"
        await night.pass_time(2 * 60)
        (message,) = night.in_group("стол закрыт")
        assert message.key == seen.key
        assert "Стол закрылся сам" in message.text
        assert not message.buttons
        assert (
            await night.press(boris, message, seen.button("Начать"))
            == "Этот стол уже закрыт. Новый — /new."
        )


async def test_the_opener_closes_a_lobby(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await lobby(night, anna, boris)
        assert (
            await night.press(boris, night.table(), "Закрыть стол")
            == "Это решает тот, кто открыл стол."
        )
        await night.press(anna, night.table(), "Закрыть стол")
        await night.until(lambda: night.in_group("Стол закрыт"), "the end", 20)
        await night.say(anna, "/table")
        await night.until(lambda: night.in_group("Стола здесь пока нет"), "an answer", 20)


async def test_the_last_seat_goes_to_whoever_was_first(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        table = await lobby(night, anna)
        queries = [night.stand_in.people.press(p, night.table(), "Сесть") for p in (vera, boris)]
        for query in queries:
            await night.answered(query)
        first, second = (night.told(query).text for query in queries)
        assert first == "Вы за столом. Ждём остальных!"
        assert second.startswith("Свободных мест нет.")
        assert night.seated() == [anna, vera]
        await night.until(lambda: night.table().button("Начать игру"), "the start", 20)
        starts = [night.stand_in.people.press(p, night.table(), "Начать") for p in (anna, vera)]
        for query in starts:
            await night.answered(query)
        assert [night.told(query).text for query in starts] == ["", "Игра уже идёт."]
        assert night.number("SELECT count(*) FROM deals") == 1
        assert night.stage(table) == "cut"


async def test_commands_about_a_lobby_and_who_may_not_sit(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        night.stand_in.people.make_admin(anna, night.group, anonymous=True)
        night.stand_in.people.send(anna, night.group, "/new", anonymous=True)
        await night.until(lambda: night.in_group("под своим именем"), "the reason", 20)
        assert night.last_table() == 0
        table = await lobby(night, boris, vera)
        for command, words in (
            ("/hand", "Карт ещё нет"),
            ("/score", "Счёта пока нет"),
            ("/leave", "Место освободилось"),
        ):
            await night.say(vera, command)
            await night.until(lambda: night.in_group(words), words, 60)  # noqa: B023
        assert night.seated() == [boris]
        await night.say(vera, "/stop")
        await night.until(lambda: night.in_group("Это решает тот"), "the refusal", 60)
        assert night.stage(table) == "lobby"
        await night.say(boris, "/stop")
        await night.until(lambda: night.in_group("Стол закрыт"), "the end", 60)
        assert night.stage(table) == "closed"
