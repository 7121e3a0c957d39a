"""What people do in the group: the hand there, commands, votes, topics, several tables, moves."""

from pathlib import Path

import pytest

from bot.playground.world import Message
from tests.conversations.scenes import lobby, match, person_to_move
from tests.kit.evening import Evening, evening

NOT_HERE = "Вы не за этим столом. Новый стол — /new."


def said(night: Evening, person: int, chat: int | None = None) -> str:
    """The last thing that the bot said there."""
    return night.messages(person, night.group if chat is None else chat)[-1].text


def question(night: Evening, word: str) -> Message:
    """The latest question in the group with that word in it. Raises LookupError."""
    found = night.in_group(word)
    if not found:
        raise LookupError(word)
    return found[-1]


async def test_a_match_is_played_from_the_group_alone(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        me = night.people[0]
        table = await match(night, me, computers=1, options={"target": "deal"})
        await night.press(me, night.table(), "Мои карты")
        first = night.private(me)
        assert first.text.startswith("Это видите только вы.")
        await night.play(me, until=lambda: night.stage(table) == "over", hand=night.private)
        await night.until(lambda: "Победа" in night.private(me).text, "the end", 30)
        # It was one message all the time, and the direct chat showed the same.
        assert night.private(me).key == first.key
        assert "Победа" in night.hand(me).text
        assert night.number("SELECT count(*) FROM actions WHERE by = 'clock'") == 0


async def test_the_hand_in_the_group_after_the_app_was_restarted(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris)
        await night.press(anna, night.table(), "Мои карты")
        lost = night.private(anna)
        night.stand_in.people.restart_app(anna)
        await night.play(
            anna, boris, until=lambda: night.number("SELECT count(*) FROM actions") > 3
        )
        # Another press brings a new one; without a press there is none.
        with pytest.raises(LookupError):
            night.private(anna)
        await night.press(anna, night.table(), "Мои карты")
        assert night.private(anna).key != lost.key
        assert await person_to_move(night, table) in (anna, boris)


async def test_where_private_messages_are_refused_an_alert_shows_the_hand(tmp_path: Path) -> None:
    async with evening(tmp_path, people=4) as night:
        table = await match(night, *night.people, seats="pairs")
        anna = night.people[0]

        async def alert(person: int, button: str) -> str:
            query = night.stand_in.people.press(person, night.table(table), button)
            await night.answered(query)
            assert night.told(query).alert
            assert len(night.told(query).text) <= 200
            return night.told(query).text

        night.stand_in.faults.add("server_error", "sendMessage")
        text = await alert(anna, "Мои карты")
        night.stand_in.faults.clear()
        assert text.startswith("Карты: ")
        row = await night.table_row(table)
        assert row.match is not None
        assert len(text.splitlines()[0].split()) == 1 + 6
        assert "Счёт до 501" in await alert(anna, "Счёт")
        query = night.stand_in.people.press(anna, night.table(table), "Правила")
        await night.answered(query)
        url = night.told(query).url
        assert url == f"https://t.me/kozyr_bot?start=rules_{table}"
        night.stand_in.people.open_link(anna, url)
        await night.until(lambda: "равила" in said(night, anna, anna), "the rules", 30)
        rules = night.messages(anna, anna)[-1]
        page = rules.buttons[0][0]
        await night.press(anna, rules, page)
        await night.until(
            lambda: night.stand_in.messages[rules.key].text != rules.text, "another page", 30
        )


async def test_commands_in_the_group_and_in_the_direct_chat(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people

        async def ask(person: int, text: str, chat: int, word: str) -> None:
            before = len(night.messages(person, chat))
            await night.say(person, text, chat)
            await night.until(
                lambda: (
                    len(night.messages(person, chat)) > before
                    and word in night.messages(person, chat)[-1].text
                ),
                f"{word!r} after {text}",
                60,
            )

        for text, word in (
            ("/table", "Стола здесь пока нет"),
            ("/hand", "не играете"),
            ("/score", "Счёта пока нет"),
            ("/stop", "Останавливать нечего"),
            ("/leave", "не играете"),
            ("/help", "Козырь за столом"),
            ("/rules@kozyr_bot", "равила"),
        ):
            await ask(anna, text, night.group, word)
        for text, word in (
            ("/hand", "не играете"),
            ("/score", "/new"),
            ("/leave", "не играете"),
            ("/help", "Как здесь играть"),
            ("/rules", "равила"),
            ("что?", "Как здесь играть"),
        ):
            await ask(anna, text, anna, word)
        table = await match(night, anna, boris)
        await night.pass_time(60)
        # The table comes down to the bottom, and there is only one of it.
        await night.say(vera, "какие-то слова")
        old = night.table()
        await night.say(vera, "/table")
        await night.until(lambda: night.table().key != old.key, "the table", 30)
        await night.pass_time(5)
        assert len(night.tables(table)) == 1
        assert night.messages(vera, night.group)[-1].key == night.table().key
        # A hand is sent anew to the direct chat, and a button opens it in the group.
        old = night.hand(boris)
        await ask(boris, "/hand", night.group, "Карты у вас в личке")
        await night.until(lambda: night.hand(boris).key != old.key, "the hand", 30)
        await night.press(boris, night.messages(boris, night.group)[-1], "Мои карты")
        assert night.private(boris)
        await ask(vera, "/hand", night.group, "не играете")
        await ask(vera, "/score", night.group, "Счёт")
        old = night.hand(boris)
        await night.say(boris, "/hand", boris)
        await night.until(lambda: night.hand(boris).key != old.key, "the hand", 30)
        await night.pass_time(5)
        assert len(night.hands(boris)) == 1
        await ask(boris, "/score", boris, "Счёт")
        await ask(boris, "/rules", boris, "равила")
        assert night.stage(table) in ("cut", "play")


async def test_stopping_takes_the_opener_an_administrator_or_a_majority(tmp_path: Path) -> None:
    async with evening(tmp_path, people=4) as night:
        anna, boris, vera, gleb = night.people
        # The opener is not the group's owner.
        table = await match(night, boris, vera, gleb, seats="3")
        await night.say(vera, "/stop")
        await night.until(lambda: question(night, "Закончить игру?"), "the question", 30)
        asked = question(night, "Закончить игру?")
        night.stand_in.people.join(night.stand_in.people.add("Чужой"), night.group)
        stranger = night.stand_in.chats[night.group].members[-1]
        assert await night.press(stranger, asked, "Закончить игру") == NOT_HERE
        assert await night.press(stranger, asked, "Играть дальше") == NOT_HERE
        assert await night.press(vera, asked, "Закончить игру") == "Голосов за остановку: 1 из 2."
        await night.until(lambda: "Закончить игру хотят" in night.table().text, "the vote", 30)
        assert "Закончить игру хотят" in night.hand(gleb).text
        assert await night.press(vera, night.table(), "Играть дальше") == "Играем дальше."
        await night.until(lambda: "Закончить игру хотят" not in night.table().text, "none", 30)
        assert await night.press(vera, asked, "Закончить игру") == "Голосов за остановку: 1 из 2."
        assert await night.press(gleb, night.hand(gleb), "Закончить игру") == "Игра остановлена."
        await night.until(lambda: night.in_group("Игра остановлена"), "the end", 30)
        await night.pass_time(20)
        assert night.stage(table) == "closed"
        assert not night.tables(table)
        # The question is late now; whoever presses on it takes it away.
        assert (await night.press(vera, asked, "Закончить игру")).startswith("Этот стол уже закрыт")
        await night.until(lambda: not night.in_group("Закончить игру?"), "no question", 30)
        assert all("Игра остановлена" in said(night, p, p) for p in (boris, vera, gleb))

        # The opener stops at once; an administrator too, and an anonymous one.
        for person, anonymous in ((vera, False), (anna, False), (anna, True)):
            table = await match(night, vera, gleb)
            if anonymous:
                night.stand_in.people.make_admin(anna, night.group, anonymous=True)
                night.stand_in.people.send(anna, night.group, "/stop", anonymous=True)
            else:
                await night.say(person, "/stop")
            await night.until(
                lambda: question(night, "Закончить игру?").buttons, "the question", 60
            )
            told = await night.press(person, question(night, "Закончить игру?"), "Закончить игру")
            assert told == "Игра остановлена."
            assert night.stage(table) == "closed"
            # The question goes with the table.
            await night.until(lambda: not night.in_group("Закончить игру?"), "no question", 60)


async def test_leaving_and_coming_back(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        table = await match(night, anna, boris, vera, seats="3")
        await night.say(boris, "/leave")
        await night.until(lambda: question(night, "Выйти из игры?"), "the question", 30)
        asked = question(night, "Выйти из игры?")
        assert (await night.press(anna, asked, "Остаться")).startswith("Спросили не вас")
        assert await night.press(boris, asked, "Остаться") == "Играем дальше."
        await night.until(lambda: not night.in_group("Выйти из игры?"), "no question", 30)
        await night.say(boris, "/leave", boris)
        await night.until(lambda: "Выйти из игры?" in said(night, boris, boris), "the question", 30)
        asked = night.messages(boris, boris)[-1]
        assert (await night.press(boris, asked, "Выйти из игры")).startswith("Вы вышли из игры")
        await night.until(lambda: "🚪 Борис" in night.table().text, "the table", 30)
        await night.until(lambda: "За вас играет" in night.hand(boris).text, "the hand", 30)
        acted = night.number("SELECT count(*) FROM actions")
        await night.play(
            anna, vera, until=lambda: night.number("SELECT count(*) FROM actions") > acted + 5
        )
        assert await night.press(boris, night.hand(boris), "Я здесь, играю")
        await night.until(lambda: "🚪" not in night.table().text, "the table", 30)
        for person in (anna, boris, vera):
            await night.say(person, "/leave", person)
            await night.until(
                lambda: "Выйти из игры?" in said(night, person, person),  # noqa: B023
                "the question",
                30,
            )
            await night.press(person, night.messages(person, person)[-1], "Выйти из игры")
        await night.until(lambda: night.in_group("не осталось людей"), "the end", 30)
        assert night.stage(table) == "closed"


async def test_several_tables_in_one_group_and_one_person_at_several(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        one: dict[str, str | int] = {"target": "deal"}
        first = await match(night, anna, boris, options=dict(one))
        second = await match(night, boris, vera, options=dict(one))
        assert len(night.tables(first)) == len(night.tables(second)) == 1

        def over() -> bool:
            return {night.stage(first), night.stage(second)} == {"over"}

        tables = {anna: (first,), boris: (first, second), vera: (second,)}
        pressed: dict[tuple[int, int], Message] = {}
        for _ in range(2000):
            if over():
                break
            moved = False
            for person, where in tables.items():
                for table in where:
                    try:
                        hand = night.hand(person, table)
                    except LookupError:
                        continue
                    moves = night.moves(hand)
                    if moves and pressed.get((person, table)) != hand:
                        pressed[person, table] = hand
                        night.stand_in.people.press(person, hand, night.rng.choice(moves))
                        await night.quiet()
                        moved = True
            if not moved:
                await night.step(night.clock.now() + 60)
                await night.quiet()
        assert over()
        await night.pass_time(60)
        assert len(night.counts()) == night.number("SELECT count(*) FROM deals")
        assert len(night.finals()) == 2
        assert "Победа" in night.hand(boris, first).text
        assert "Победа" in night.hand(boris, second).text
        assert night.number("SELECT count(*) FROM actions WHERE by != 'person'") == 0


async def test_in_the_topics_of_a_forum(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        night.stand_in.chats[night.group].forum = True
        topic = night.stand_in.people.topic(night.group, "Карты")
        other = night.stand_in.people.topic(night.group, "Кухня")
        table = await match(night, anna, boris, options={"target": "deal"}, topic=topic)
        second = await lobby(night, anna, topic=other)
        assert night.table(table).topic == topic
        assert night.table(second).topic == other
        await night.say(boris, "/table", topic=topic)
        await night.until(lambda: len(night.tables(table)) == 1, "the table", 30)
        assert night.table(table).topic == topic
        await night.press(boris, night.table(table), "Мои карты")
        assert night.private(boris).topic == topic
        await night.play(
            anna,
            boris,
            until=lambda: night.stage(table) == "over",
            hand=lambda person: night.hand(person, table),
        )
        await night.pass_time(30)
        assert {message.topic for message in night.counts()} == {topic}
        # The topic is deleted: the table that stood there goes on in the group itself.
        night.stand_in.people.delete_topic(night.group, other)
        await night.press(boris, night.hands(boris, table)[-1], "Счёт")
        await night.say(anna, "/table")
        await night.until(lambda: night.table(second).topic is None, "the lobby", 60)
        await night.press(boris, night.table(second), "Сесть")
        assert night.seated(second) == [anna, boris]


async def test_the_group_becomes_a_supergroup_in_the_middle(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, kind="group") as night:
        anna, boris = night.people
        table = await match(night, anna, boris, options={"target": "deal"})
        await night.play(
            anna, boris, until=lambda: night.number("SELECT count(*) FROM actions") > 4
        )
        night.group = night.stand_in.people.upgrade(night.group)
        await night.until(lambda: night.table(table).chat == night.group, "the table there", 60)
        await night.press(anna, night.table(table), "Мои карты")
        assert night.private(anna).chat == night.group
        await night.play(anna, boris, until=lambda: night.stage(table) == "over")
        await night.pass_time(60)
        assert len([m for m in night.counts() if m.chat == night.group]) == 1
        assert night.word("SELECT chat_id FROM tables") == str(night.group)
        await night.say(boris, "/new")
        await night.until(lambda: night.table().chat == night.group, "a lobby", 60)


async def test_thrown_out_or_muted_the_match_goes_on_in_the_direct_chats(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris, options={"target": "deal"})

        async def play_on(more: int) -> None:
            wanted = night.number("SELECT count(*) FROM actions") + more
            await night.play(
                anna, boris, until=lambda: night.number("SELECT count(*) FROM actions") >= wanted
            )

        async def shown_again() -> None:
            await night.until(lambda: "Деберц" in night.table(table).text, "the table", 60)
            await night.pass_time(20)
            row = await night.table_row(table)
            assert row.match is not None
            assert row.match.to_act is not None
            assert f"👉 {row.seats[row.match.to_act].name}" in night.table(table).text
            assert len(night.tables(table)) == 1

        people = night.stand_in.people
        people.kick_bot(anna, night.group)
        await play_on(4)
        await night.pass_time(10)
        assert not night.stand_in.journal.refused(403), "it was told, so it does not try"
        assert all("В группу писать не получается" in night.hand(p).text for p in (anna, boris))
        # Nothing else shows the table now.
        assert "Печать сдачи" in night.hand(anna).text
        people.add_bot(anna, night.group)
        await night.until(lambda: night.in_group("Козырь на месте"), "a greeting", 60)
        await shown_again()

        assert not any("В группу" in night.hand(person).text for person in (anna, boris))

        people.mute_bot(night.group)
        await play_on(3)
        # What it has said it may edit still; it learns of its silence when it has to speak.
        await night.say(boris, "/table")
        await night.until(lambda: "В группу писать" in night.hand(anna).text, "the reason", 30)
        refused = len(night.stand_in.journal.refused())
        await play_on(2)
        assert len(night.stand_in.journal.refused()) == refused, "it does not try again and again"
        people.mute_bot(night.group, on=False)
        # Nobody tells the bot of that, so somebody has to ask for the table.
        await night.say(boris, "/table")
        await shown_again()

        people.kick_bot(anna, night.group)
        await night.play(anna, boris, until=lambda: night.stage(table) == "over")
        await night.pass_time(60)
        assert "Победа" in night.hand(anna).text
        assert "Победа" in night.hand(boris).text
        assert not night.counts()
        # The next match begins there too, and in the group once that is possible.
        for person in (anna, boris):
            await night.press(person, night.hand(person, table), "🔁 Ещё раз")
        again = night.last_table()
        assert again > table
        await night.until(lambda: "В группу писать" in night.hand(boris, again).text, "a hand", 60)
        people.add_bot(anna, night.group)
        await night.until(lambda: night.tables(again), "the new table in the group", 60)


async def test_a_message_that_an_administrator_deleted_comes_again(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris)
        lost = night.table()
        night.stand_in.people.delete(anna, lost)
        hand = night.hand(boris)
        night.stand_in.people.delete(boris, hand)
        await night.play(
            anna, boris, until=lambda: night.number("SELECT count(*) FROM actions") > 6
        )
        await night.pass_time(20)
        assert len(night.tables(table)) == 1
        assert night.table().key != lost.key
        assert night.hand(boris).key != hand.key
        assert len(night.hands(boris)) == 1


async def test_whoever_reads_the_rules_in_the_group_holds_nobody_up(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, reader = night.people
        table = await match(night, anna, boris)
        await night.say(reader, "/rules")
        await night.until(lambda: pages(night), "the rules", 60)
        # Faster than the group may take it.
        turned = []
        for _ in range(2):
            rules = pages(night)[-1]
            page = night.rng.choice([b for row in rules.buttons for b in row])
            turned.append(night.stand_in.people.press(reader, rules, page))
            await night.quiet()
        player = await person_to_move(night, table)
        await night.until(lambda: night.moves(night.hand(player)), "moves", 10)
        hand = night.hand(player)
        query = night.stand_in.people.press(player, hand, night.moves(hand)[0])
        await night.quiet()
        assert query.answered
        for query in turned:
            await night.answered(query)


def pages(night: Evening) -> list[Message]:
    """The rules in the group."""
    return [
        message
        for message in night.in_group("равила")
        if any(":rules:" in (b.data or "") for row in message.buttons for b in row)
    ]
