"""Tables without a group, over HTTP: a match of two, playing alone, invitations, open tables."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from bot.playground.limits import Call
from bot.playground.world import Message
from tests.conversations.scenes import record
from tests.kit.evening import Evening, evening


def last(night: Evening, person: int) -> Message:
    """The last message in somebody's direct chat."""
    return night.messages(person, person)[-1]


def labelled(night: Evening, person: int, label: str) -> Message:
    """The last message in somebody's direct chat that has such a button."""
    found = [m for m in night.messages(person, person) if any(label in row for row in m.labels)]
    return found[-1]


async def direct_lobby(night: Evening, person: int) -> int:
    """Somebody opens a table for friends; its number."""
    before = night.last_table()
    await night.say(person, "/new", person)
    await night.until(lambda: night.last_table() > before, "a table", 30)
    await night.until(lambda: "собираем" in last(night, person).text, "the lobby", 30)
    return night.last_table()


async def seen(night: Evening, person: int, words: str) -> Message:
    """Wait for a message with these words in somebody's direct chat."""

    def found() -> list[Message]:
        return [m for m in night.messages(person, person) if words in m.text]

    await night.until(found, words, 30)
    return found()[-1]


def link(message: Message) -> str:
    """The link that the share button of a lobby sends."""
    button = message.button("Позвать друзей")
    assert button.url is not None
    return parse_qs(urlsplit(button.url).query)["url"][0]


async def test_two_play_in_their_direct_chats(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await direct_lobby(night, anna)
        night.stand_in.people.open_link(boris, link(last(night, anna)))
        await night.until(lambda: len(night.seated(table)) == 2, "Boris at the table", 30)
        await night.until(lambda: "Борис" in last(night, anna).text, "both in the lobby", 30)
        await night.press(anna, last(night, anna), "Начать")
        both = (anna, boris)
        await night.play(*both, until=lambda: "Взятка" in night.hand(anna).text)
        for person, other in ((anna, "Борис"), (boris, "Аня")):
            await seen(night, person, "Взятка")
            (shown,) = [m for m in night.messages(person, person) if "сдача 1" in m.text]
            assert other in shown.text
            assert "Печать сдачи 1" in shown.text
            assert f"l:{table}:" not in str(shown.buttons)
        assert night.in_group() == []
        calls = night.stand_in.journal.of("sendMessage", "editMessageText")
        sealed = [
            next(nth for nth, call in enumerate(calls) if seals(call, person)) for person in both
        ]
        dealt = next(nth for nth, call in enumerate(calls) if "m:" in str(call.params))
        assert max(sealed) < dealt, "cards before everybody has the seal"


def seals(call: Call, person: int) -> bool:
    """Whether a call shows somebody the seal of the first deal."""
    mine = str(call.params.get("chat_id")) == str(person)
    return call.ok and mine and "Печать сдачи 1" in str(call.params.get("text"))


async def test_alone_in_two_presses(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        await night.say(anna, "/play", anna)
        await night.press(anna, await seen(night, anna, "Игра с компьютером"), "▶ Деберц")
        await night.until(lambda: night.stage(night.last_table()) == "play", "cards", 30)
        table = night.last_table()
        await night.until(lambda: "♠" in str(night.hand(anna).labels), "cards to press", 30)
        hand = night.hand(anna)
        assert "Печать сдачи 1" in hand.text
        await night.say(anna, "/play", anna)
        await seen(night, anna, "Вы уже играете: Деберц")
        await night.until(lambda: night.hand(anna, table).id > hand.id, "the hand anew", 30)
        assert night.last_table() == table


async def test_how_to_play_alone_is_a_page_of_the_greeting(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        greeting = await seen(night, anna, "Это Козырь")
        labels = greeting.labels
        for _ in range(2):
            await night.press(anna, greeting, "🤖 Играть с компьютером")
            await night.press(anna, await seen(night, anna, "Игра с компьютером"), "‹ Назад")
            greeting = await seen(night, anna, "Это Козырь")
            assert greeting.labels == labels
        assert night.messages(anna, anna) == [greeting]


async def test_alone_by_rules_of_ones_own_and_the_same_the_next_time(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        await night.say(anna, "/play", anna)
        await night.press(anna, await seen(night, anna, "Игра с компьютером"), "⚙ Настроить")
        lobby = await seen(night, anna, "собираем")
        table = night.last_table()
        await night.forge(anna, lobby, f"l:{table}:set:target deal")
        await night.press(anna, lobby, "▶ Начать игру")
        await night.play(anna, until=lambda: night.stage(table) == "over")
        await night.pass_time(10)
        assert (await record(night, table)).finished
        count, final = night.messages(anna, anna)[-2:]
        assert "Набрано" in count.text
        assert "Победа" in final.text
        shared = night.stand_in.people.tap(anna, final, "Поделиться")
        query = night.stand_in.people.inline(anna, night.group, shared.text)
        await night.until(lambda: query.results, "the result to send", 30)
        card = night.stand_in.people.choose(query, f"result.{table}")
        assert "Победа" in card.text
        await night.say(anna, "/play", anna)
        await night.press(anna, labelled(night, anna, "▶ Деберц"), "▶ Деберц")
        await night.until(lambda: "в одну сдачу" in night.hand(anna).text, "the same rules", 30)
        third = night.last_table() + 1
        await night.press(anna, final, "🔁 Ещё раз")
        await night.until(lambda: night.stage(third) == "play", "the same once more", 30)
        await night.until(lambda: "в одну сдачу" in night.hand(anna, third).text, "it is seen", 30)


async def test_an_invitation_sent_inline_seats_a_third(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        people = night.stand_in.people
        table = await direct_lobby(night, anna)
        await night.forge(anna, last(night, anna), f"l:{table}:seats:3")
        people.open_link(boris, link(last(night, anna)))
        await night.until(lambda: len(night.seated(table)) == 2, "Boris at the table", 30)
        query = people.inline(boris, night.group, "")
        await night.until(lambda: query.results is not None, "what may be sent", 30)
        (offered,) = query.results or []
        assert "Деберц" in str(offered["title"])
        assert "занято 2 из 3" in str(offered["description"])
        assert query.button == {"text": "Открыть новый стол и позвать", "start_parameter": "new"}
        sent = people.choose(query, str(offered["id"]))
        assert "Аня" in sent.text
        people.tap(vera, sent, "Сесть за стол")
        await night.until(lambda: night.seated(table) == [anna, boris, vera], "Vera too", 30)
        await night.until(lambda: "Вера" in night.messages(vera, vera)[-1].text, "her lobby", 30)


async def test_inline_mode_without_a_table_leads_to_a_new_one(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        query = night.stand_in.people.inline(anna, night.group, "")
        await night.until(lambda: query.results is not None, "an answer", 30)
        assert query.results == []
        assert query.button is not None
        night.stand_in.people.start(anna, str(query.button["start_parameter"]))
        await night.until(lambda: night.seated() == [anna], "a table", 30)


async def test_open_tables_seat_whoever_looks_in(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        anna, boris, vera = night.people
        await night.say(anna, "/lobby", anna)
        empty = await seen(night, anna, "Сейчас их нет")
        await night.press(anna, empty, "Открыть стол для всех")
        await night.until(lambda: night.seated() == [anna], "a table", 30)
        for person in (boris, vera):
            await night.say(person, "/lobby", person)
            await seen(night, person, "занято 1 из 2")
        lists = {person: last(night, person) for person in (boris, vera)}
        assert "Вы за столом" in await night.press(boris, lists[boris], "Сесть: 1. Деберц")
        await night.until(lambda: "собираем" in last(night, boris).text, "the table", 30)
        assert "Свободных мест нет" in await night.press(vera, lists[vera], "Сесть: 1. Деберц")
        await night.pass_time(3)
        assert "Сейчас их нет" in labelled(night, vera, "🔄 Обновить").text
        assert night.seated() == [anna, boris]


async def test_ones_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await night.say(anna, "/tables", anna)
        nowhere = await seen(night, anna, "нигде не сидите")
        await night.press(anna, nowhere, "🤖 Играть с компьютером")
        await night.until(lambda: labelled(night, anna, "▶ Берг"), "the games", 30)
        await night.press(anna, labelled(night, anna, "▶ Берг"), "▶ Берг")
        await night.until(lambda: night.stage(night.last_table()) == "play", "cards", 60)
        alone = night.last_table()
        table = await direct_lobby(night, anna)
        night.stand_in.people.open_link(boris, link(last(night, anna)))
        await night.until(lambda: len(night.seated(table)) == 2, "Boris at the table", 30)
        await night.say(anna, "/tables", anna)
        mine = await seen(night, anna, "2. Берг")
        first, second = mine.text.splitlines()[2:]
        assert first == "1. Деберц · Борис — все собрались"
        assert second.startswith("2. Берг · ")
        hand = night.hand(anna, alone)
        await night.press(anna, mine, "2. Берг")
        await night.until(lambda: night.hand(anna, alone).id > hand.id, "the hand anew", 30)


async def test_links_that_lead_nowhere_say_what_to_do(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await direct_lobby(night, anna)
        good = link(last(night, anna))
        _, _, invite = good.partition(f"sit_{table}_")
        for payload, said in (
            (f"sit_{table}_{'0' * 12}", "не подходит"),
            ("sit_1_", "уже не работает"),
            (f"sit_9999_{invite}", "уже закрыт"),
        ):
            night.stand_in.people.start(boris, payload)
            assert "/new" in (await seen(night, boris, said)).text
        assert night.seated(table) == [anna]


async def test_who_blocks_the_bot_is_said_to_the_others(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await direct_lobby(night, anna)
        night.stand_in.people.open_link(boris, link(last(night, anna)))
        await night.until(lambda: len(night.seated(table)) == 2, "Boris at the table", 30)
        await seen(night, anna, "Борис")
        await night.press(anna, last(night, anna), "Начать")
        await night.until(lambda: night.stage(table) == "play", "cards", 30)
        night.stand_in.people.block(boris)
        await seen(night, anna, "не доходят")
        await night.play(anna, until=lambda: "Взятка" in night.hand(anna).text)
        night.stand_in.people.unblock(boris)
        await night.until(lambda: "Борис" not in unreachable(night, anna), "Boris back", 60)
        await seen(night, boris, "сдача 1")


def unreachable(night: Evening, person: int) -> str:
    """What a hand says of those who cannot be reached."""
    lines = night.hand(person).text.splitlines()
    return "".join(line for line in lines if "не доходят" in line)
