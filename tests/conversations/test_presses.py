"""Presses that should do nothing, or that do it once: strangers, doubles, stale and forged ones."""

from pathlib import Path

from bot.playground.world import Button
from tests.conversations.scenes import lobby, match, person_to_move
from tests.kit.evening import Evening, evening

STALE = "За столом уже другой ход, карты обновлены."
NOT_HERE = "Вы не за этим столом. Новый стол — /new."
UNKNOWN = "Такой кнопки здесь больше нет. Посмотрите на свежее сообщение."


def actions(night: Evening) -> int:
    return night.number("SELECT count(*) FROM actions")


async def at_play(night: Evening, *people: int, seats: str = "2") -> tuple[int, int]:
    """A match in which somebody is about to play a card; the table and that person."""
    table = await match(night, *people, seats=seats)
    await night.play(*people, until=lambda: closed_cards(night, *people))
    person = await person_to_move(night, table)
    await night.until(lambda: closed_cards(night, person), "cards that may not be played", 10)
    return table, person


def closed_cards(night: Evening, *people: int) -> list[Button]:
    """The cards in somebody's hand that may not be played now."""
    return [
        button
        for person in people
        for row in night.hand(person).buttons
        for button in row
        if button.text.startswith("✗")
    ]


async def test_a_card_that_may_not_be_played_says_why(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        _, person = await at_play(night, *night.people)
        before = actions(night)
        for card in closed_cards(night, person):
            query = night.stand_in.people.press(person, night.hand(person), card)
            await night.answered(query)
            notice = night.told(query)
            assert notice.alert
            assert notice.text in (
                "Надо класть в масть: она у вас есть.",
                "Масти захода у вас нет, но есть козырь — надо бить козырем.",
                "Козыря надо перебить: у вас есть старше.",
            )
        assert actions(night) == before


async def test_forged_presses_change_nothing_and_are_answered(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        *players, stranger = night.people
        table, person = await at_play(night, *players)
        (other,) = [one for one in players if one != person]
        row = await night.table_row(table)
        assert row.match is not None
        seq, before = row.seq, actions(night)
        hand = night.hand(person)
        mine = night.moves(hand)[0].data or ""
        action = mine.split(":", 3)[3]
        theirs = night.hand(other).buttons[0][0].data or ""
        away = theirs.rsplit(":", 1)[1]
        for who, data, words in (
            (stranger, mine, NOT_HERE),
            (other, mine, "Сейчас не ваш ход."),
            (person, f"m:{table}:{seq}:{away}", "Этой карты у вас нет."),
            (person, f"m:{table}:{seq - 1}:{action}", STALE),
            (person, f"m:{table}:{seq + 1}:{action}", STALE),
            (person, f"m:{table}:{2**31 - 1}:{action}", STALE),
            (person, f"m:{table + 1}:{seq}:{action}", "Этот стол уже закрыт. Новый — /new."),
            (person, f"m:{2**31 - 1}:{seq}:{action}", "Этот стол уже закрыт. Новый — /new."),
            (person, f"m:{2**31}:{seq}:{action}", UNKNOWN),
            (person, f"m:{10**30}:{seq}:{action}", UNKNOWN),
            (person, f"m:-1:{seq}:{action}", UNKNOWN),
            (person, f"m:{table}:{seq}", UNKNOWN),
            (person, f"m:{table}:{seq}:take S", "Торговля окончена, козырь уже назначен."),
            (person, f"m:{table}:{seq}:play ZZ", "Такой карты в колоде нет."),
            (person, f"m:{table}:{seq}:dance", "Такого хода в деберце нет."),
            (person, f"m:{table}:{seq}:{person} {action}", "Такого хода в деберце нет."),
            (person, f"c:{table}:1:5", "Колода уже снята."),
            (person, f"c:{table}:2:5", "Колода уже снята."),
            (person, f"l:{table}:start:", "Игра уже идёт."),
            (person, f"l:{table}:leave:", "Игра уже идёт."),
            (person, f"s:{table}:back", "Вы и так за столом."),
            (stranger, f"s:{table}:leave", NOT_HERE),
            (stranger, f"s:{table}:back", NOT_HERE),
            (stranger, f"s:{table}:stay", NOT_HERE),
            (person, f"v:{table}:none:", UNKNOWN),
            (person, f"s:{table}:none", UNKNOWN),
            (person, "v:0:score:", "Этот стол уже закрыт. Новый — /new."),
            (person, "x", UNKNOWN),
            (person, "m:1:1:\x00", STALE),
            (person, f"m:{table}:{seq}:\x00", "Такого хода в деберце нет."),
            (person, "карта", UNKNOWN),
        ):
            place = hand if who == person else night.table()
            assert (data, await night.forge(who, place, data)) == (data, words)
        assert actions(night) == before
        assert night.stage(table) == "play"
        # Nor does it take away what the bot has said besides.
        await night.say(stranger, "/help")
        await night.until(lambda: night.in_group("/settings"), "the help", 30)
        for who, data in ((stranger, f"m:{table}:0:pass"), (person, f"s:{table}:stay")):
            await night.forge(who, night.in_group("/settings")[-1], data)
        await night.pass_time(5)
        assert night.in_group("/settings")
        # And the real card still goes.
        assert (
            await night.press(person, night.hand(person), night.moves(night.hand(person))[0]) == ""
        )
        assert actions(night) == before + 1


async def test_two_quick_presses_count_once(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        _, person = await at_play(night, *night.people)
        before = actions(night)
        hand = night.hand(person)
        cards = [b for b in night.moves(hand) if ":play " in (b.data or "")]
        queries = [
            night.stand_in.people.press(person, hand, card) for card in (cards[0], cards[-1])
        ] + [night.stand_in.people.press(person, hand, cards[0])]
        for query in queries:
            await night.answered(query)
        assert [night.told(query).text for query in queries] == ["", STALE, STALE]
        assert actions(night) == before + 1


async def test_an_update_that_comes_twice_counts_once(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        _, person = await at_play(night, *night.people)
        before = actions(night)
        hand = night.hand(person)
        query = night.stand_in.people.press(person, hand, night.moves(hand)[0])
        update = night.stand_in.updates.pending[-1]
        await night.answered(query)
        night.stand_in.updates.pending.append(update)
        night.stand_in.changed.fire()
        await night.quiet()
        await night.pass_time(40)
        assert actions(night) == before + 1
        assert night.told(query).text == ""


async def test_twins_of_a_lost_answer_go_when_they_are_pressed(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        # The answer to a send is lost after it had its effect, so it is sent again.
        night.stand_in.faults.add("drop_after", "sendMessage", times=1)
        table = await lobby(night, anna, boris)
        await night.until(lambda: len(night.tables(table)) == 2, "two lobbies", 30)
        twin = night.tables(table)[0]
        await night.press(anna, night.table(), "Начать игру")
        assert await night.press(anna, twin, "Начать") == "Игра уже идёт."
        await night.until(lambda: len(night.tables(table)) == 1, "one table", 30)
        await night.pass_time(2)
        night.stand_in.faults.add("drop_after", "sendMessage", times=2)
        await night.until(lambda: night.stage(table) == "play", "a deal", 30)
        await night.pass_time(5)
        assert [len(night.hands(person)) for person in (anna, boris)] == [2, 2]
        twins = [night.hands(person)[0] for person in (anna, boris)]
        await night.play(anna, boris, until=lambda: actions(night) >= 6)
        for person, twin in zip((anna, boris), twins, strict=True):
            assert night.stand_in.current(twin) is not None
            card = next(b for row in twin.buttons for b in row if ":play " in (b.data or ""))
            assert await night.press(person, twin, card) == STALE
        await night.pass_time(10)
        assert [night.stand_in.current(twin) for twin in twins] == [None, None]
        await night.play(anna, boris, until=lambda: actions(night) >= 12)
        assert [len(night.hands(person)) for person in (anna, boris)] == [1, 1]


async def test_nobody_presses_on_what_only_another_sees(tmp_path: Path) -> None:
    async with evening(tmp_path, people=3) as night:
        *players, stranger = night.people
        _, person = await at_play(night, *players)
        (other,) = [one for one in players if one != person]
        await night.press(person, night.table(), "Мои карты")
        private = night.private(person)
        assert night.moves(private)
        for who in (other, stranger):
            assert all(m.receiver != person for m in night.stand_in.people.sees(who, night.group))
        assert await night.press(stranger, night.table(), "Мои карты") == NOT_HERE
        before = actions(night)
        data = night.moves(private)[0].data or ""
        assert await night.forge(stranger, night.table(), data) == NOT_HERE
        assert await night.forge(other, night.table(), data) == "Сейчас не ваш ход."
        assert actions(night) == before


async def test_a_press_that_waits_for_the_trick_to_be_seen_survives_a_restart(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris)
        await night.play(anna, boris, until=lambda: held(night) and leader_sees(night, anna, boris))
        leader = await person_to_move(night, table)
        before = actions(night)
        hand = night.hand(leader)
        query = night.stand_in.people.press(leader, hand, night.moves(hand)[0])
        await night.quiet()
        assert not query.answered
        assert actions(night) == before
        await night.stop_bot()
        await night.clock.advance(4)
        await night.start_bot()
        await night.answered(query)
        assert night.told(query).text == ""
        assert actions(night) == before + 1


def held(night: Evening) -> bool:
    """Whether a complete trick is still in sight."""
    moment = float(night.word("SELECT coalesce(max(hold_until), 0) FROM tables"))
    return moment > night.clock.now() + 0.1


def leader_sees(night: Evening, *people: int) -> bool:
    """Whether whoever won the trick has their cards before them."""
    seq = night.number("SELECT seq FROM matches")
    offers = [b.data or "" for person in people for b in night.moves(night.hand(person))]
    return any(f":{seq}:play" in data for data in offers)


async def test_presses_of_the_time_the_bot_was_down(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        _, person = await at_play(night, *night.people)
        before = actions(night)
        hand = night.hand(person)
        first, *_, last = night.moves(hand)
        await night.stop_bot()
        queries = [night.stand_in.people.press(person, hand, b) for b in (first, last, first)]
        await night.clock.advance(5)
        await night.start_bot()
        for query in queries:
            await night.answered(query)
        assert [night.told(query).text for query in queries] == ["", STALE, STALE]
        assert actions(night) == before + 1
        await night.until(lambda: night.hand(person) != hand, "the new state", 20)
