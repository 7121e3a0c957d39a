"""Berg from /new to the final score over HTTP; orders, declarations and time on the way."""

import hashlib
import re
from pathlib import Path

from bot.playground.world import Button
from engine.berg.view import BergView
from engine.game import Action
from engine.options import OptionValue
from tests.bot.desk import DEPTH, Stacked
from tests.bot.hall import choice
from tests.conversations.scenes import before_the_deals, match, record
from tests.engine.berg.kit import lay
from tests.kit.evening import Evening, evening

STEPS = 5000
SHORT: dict[str, OptionValue] = {"height": 1}


def over(night: Evening, table: int) -> bool:
    return night.stage(table) == "over"


async def berg(night: Evening, table: int) -> BergView:
    """The public view of the match as its stored record replays."""
    view = (await record(night, table)).view(None)
    assert isinstance(view, BergView)
    return view


async def all_is_right(night: Evening, table: int, *people: int) -> None:
    """A match that is over was shown as it was: every count with its proof, the result, the end."""
    await night.pass_time(60)
    view = await berg(night, table)
    assert view.winner is not None
    seals = " ".join(str(call.params.get("text")) for call in before_the_deals(night))
    texts = [one.text for one in night.counts()]
    for text, count in zip(texts, view.counted, strict=True):
        assert text.startswith(f"Сдача {count.number} ")
        written = re.findall(r"счёт (−?\d+,\d)$", text, re.M)
        totals = [float(x.replace("−", "-").replace(",", ".")) for x in written]
        assert totals == list(count.totals)
        secret, seal = re.findall(r"^([0-9a-f]{32}:[\w:]+|[0-9a-f]{64})$", text, re.MULTILINE)
        assert hashlib.sha256(secret.encode()).hexdigest() == seal
        assert seal in seals
    high, low = view.totals[view.winner], view.totals[1 - view.winner]
    result = f"{high} : {low}, разница {high - low}".replace("-", "−").replace(".", ",")
    (final,) = night.finals()
    for message in (final, night.table(table), *(night.hand(one, table) for one in people)):
        assert result in message.text
        assert not night.moves(message)


async def dealt(night: Evening, deck: str, **options: OptionValue) -> int:
    """Anya, then Boris; Boris deals this deck, and it is in their hands."""
    anna, boris = night.people
    night.app.tables.chance = Stacked(1, 1, [deck])
    table = await match(night, anna, boris, game="berg", options=options, dealt=False)
    await night.until(lambda: night.hand(anna), "a hand")
    await night.press(anna, night.hand(anna), str(DEPTH))
    await night.until(lambda: "5 карт" in night.hand(anna).text, "the cards", 60)
    await night.until(lambda: "Вскрышка" in night.table().text, "the table", 60)
    return table


def buttons(night: Evening, person: int) -> list[Button]:
    return [b for row in night.hand(person).buttons for b in row]


async def offered(night: Evening, person: int, data: str) -> None:
    """Wait until somebody's hand has a button with this data."""
    await night.until(lambda: any(b.data == data for b in buttons(night, person)), data, 60)


async def act(night: Evening, person: int, label: str) -> None:
    """Somebody presses that button of their hand, once it is there, and the hand changes."""

    def there() -> bool:
        return any(button.text == label for button in buttons(night, person))

    await night.until(there, label, 60)
    before = night.hand(person)
    assert await night.press(person, before, label) == ""
    await night.until(lambda: night.hand(person) != before, f"what follows {label}", 60)


def way(action: Action) -> list[str]:
    """The steps of choosing that lead to an action's own button."""
    if action.verb in ("jokers", "insure", "open", "shuffle"):
        return ["offers"]
    card, _, order = action.args.rpartition(" ")
    if action.verb not in ("play", "order") or (action.verb == "play" and not card):
        return []
    steps = [card] if card else []
    if len(order) == 2 and not order.startswith("X"):
        steps.append(f"{card} {order[1]}".strip())
    return steps


async def play(night: Evening, table: int) -> None:
    """The people play the match to its end, button by button, as the basic player would."""
    for _ in range(STEPS):
        if over(night, table):
            return
        found = await night.table_row(table)
        assert found.match is not None
        cutting = found.row.stage == "cut"
        seat = found.deals[-1].cutter if cutting else found.match.to_act
        person = None if seat is None else found.seats[seat].person_id
        if person is None:
            await night.step(night.clock.now() + 60)
            await night.quiet()
            continue
        if cutting:
            cut = f"c:{table}:{found.deals[-1].number}:{DEPTH}"
            await offered(night, person, cut)
            assert await night.forge(person, night.hand(person), cut) == "Снято! Сдаём."
            continue
        action, start = choice(found), f"{table}:{found.seq}:"
        carried = f"{action.verb} {action.args}".rstrip()
        for data in (*(f"p:{start}{step}" for step in way(action)), f"m:{start}{carried}"):
            await offered(night, person, data)
            button = next(one for one in buttons(night, person) if one.data == data)
            assert await night.press(person, night.hand(person), button) == ""
    raise TimeoutError("the match has no end")


async def test_two_people_play_a_match_to_its_end(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=3, people=2) as night:
        anna, boris = night.people
        # Anya goes out with a king, and in the second game with a joker.
        decks = [lay("6S5S7SASKS", "9DKD8D", "8S"), lay("6S5S7SASXB", "9DKD8D", "8S")]
        night.app.tables.chance = Stacked(1, 1, decks)
        table = await match(night, anna, boris, game="berg", options=SHORT, dealt=False)
        await play(night, table)
        await all_is_right(night, table, anna, boris)
        assert night.number("SELECT count(*) FROM actions WHERE by != 'person'") == 0
        first, last = (count.text for count in (night.counts()[0], night.counts()[-1]))
        assert "Последняя карта — K♠, не значащая. Аня пишет 0,5." in first
        assert "Последняя карта — значащая: 🃏⚫ 2,0. Аня пишет 2,0." in last
        assert "Берг взят: 2,5 : 0,0, разница 2,5." in night.table().text


async def test_one_person_plays_with_the_computer(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=4, people=1) as night:
        table = await match(night, *night.people, game="berg", computers=1, options=SHORT)
        await play(night, table)
        await all_is_right(night, table, *night.people)


async def test_a_jack_orders_in_two_steps_and_the_order_is_obeyed(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await dealt(night, lay("JS8C8D9CTC", "9DKSKH8HTH", "8S"))
        assert "Можно: ♠ или 8, дама, чёрный джокер" in night.table().text
        await act(night, anna, "J♠ …")
        assert "какую карту заказать" in night.hand(anna).text
        assert night.number("SELECT count(*) FROM actions") == 0
        await act(night, anna, "♦")
        await act(night, anna, "‹ Назад")
        await act(night, anna, "♦")
        await act(night, anna, "9♦")
        await night.until(lambda: "Только 9♦ — заказ" in night.table().text, "the order", 60)
        await night.until(lambda: "Заказанная карта у вас" in night.hand(boris).text, "it", 60)
        assert [b.text for b in night.moves(night.hand(boris))] == ["9♦", "Взять карту"]
        refused = await night.press(boris, night.hand(boris), "✗ K♠")
        assert refused.startswith("Заказ валета не перебить")
        await act(night, boris, "9♦")
        view = await berg(night, table)
        assert [str(action) for action in view.log] == ["0 play JS 9D", "1 play 9D"]


async def test_a_queen_orders_in_one_step(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, _ = night.people
        await dealt(night, lay("QH8C8D9CTC", "9DKSKH8HTH", "8S"))
        await act(night, anna, "Q♥ …")
        await act(night, anna, "♣")
        await night.until(lambda: "Заказана масть ♣" in night.table().text, "the order", 60)
        assert "Можно: ♣, дама, чёрный джокер" in night.table().text


async def test_the_dealer_orders_for_a_turned_up_jack(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await dealt(night, lay("QH8C8D9CTC", "9DKSKH8HTH", "JS"))
        assert "Заказывает Борис" in night.table().text
        await act(night, boris, "♥")
        await act(night, boris, "Q♥")
        await night.until(lambda: "Заказанная карта у вас" in night.hand(anna).text, "it", 60)
        assert [str(action) for action in (await berg(night, table)).log] == ["1 order QH"]


async def test_who_goes_on_is_told_and_the_other_what_it_cost(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await dealt(night, lay("7S8C8D9CTC", "9DKSKH8HTH", "8S"))
        await act(night, anna, "7♠")
        assert "Вы ходите ещё раз" in night.hand(anna).text
        assert "7♠: Борис — 2 карты из колоды и пропуск хода" in night.hand(anna).text
        await night.until(lambda: "У вас: 7 карт" in night.hand(boris).text, "two cards", 60)
        assert "7♠: вам 2 карты из колоды и пропуск хода" in night.hand(boris).text
        await night.until(lambda: "Ещё раз ходит Аня" in night.table().text, "the table", 60)


async def test_declarations_stand_behind_one_button_and_a_resignation_asks(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, _ = night.people
        table = await dealt(night, lay("XR8C8D9CTC", "9DKSKH8HTH", "8S"))
        await act(night, anna, "Заявления…")
        await act(night, anna, "Добор (−0,5)")
        await night.until(lambda: "−0,5" in night.table().text, "the price", 60)
        held = [line for line in night.table().text.split("\n") if "карт" in line]
        anna_line, boris_line = held[:2]
        assert "🃏🔴" in anna_line
        assert "джокеров не было" in boris_line
        assert "держит три карты" in boris_line
        await act(night, anna, "Заявления…")
        assert [b.text for b in buttons(night, anna)][:2] == ["Сдаться…", "Страховка (−1,0)"]
        await act(night, anna, "Сдаться…")
        assert "Сдать партию?" in night.hand(anna).text
        await act(night, anna, "Играю дальше")
        assert (await berg(night, table)).phase == "play"
        await act(night, anna, "Заявления…")
        await act(night, anna, "Сдаться…")
        await act(night, anna, "Сдаюсь")
        await night.until(lambda: night.counts(), "the count", 60)
        assert "Аня сдаёт партию. Борис пишет 0,5." in night.counts()[0].text
        assert "Заявления: Аня −0,5" in night.counts()[0].text
        assert (await berg(night, table)).totals == (-0.5, 0.5)


async def test_when_time_is_up_a_card_is_drawn_and_the_turn_passed(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        _, boris = night.people
        table = await dealt(night, lay("8C8D9CTC7S", "9DKSKH8HTH", "8S"))
        await night.until(lambda: "Ваш ход" in night.hand(boris).text, "Boris's turn", 90)
        assert [str(action) for action in (await berg(night, table)).log] == ["0 draw", "0 pass"]


async def test_when_time_is_up_the_ordered_card_is_played(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, _ = night.people
        table = await dealt(night, lay("JS8C8D9CTC", "9DKSKH8HTH", "8S"))
        for label in ("J♠ …", "♦", "9♦"):
            await act(night, anna, label)
        await night.until(lambda: "Сверху 9♦" in night.table().text, "the card", 90)
        assert [str(action) for action in (await berg(night, table)).log][-1] == "1 play 9D"


async def test_a_choice_belongs_to_whose_turn_it_is(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await dealt(night, lay("JS8C8D9CTC", "9DJDKH8HTH", "8S"))
        hand = night.hand(boris)
        seq = night.number("SELECT seq FROM matches")
        assert "не ваш ход" in await night.forge(boris, hand, f"p:{table}:{seq}:JD")
        assert "другой ход" in await night.forge(anna, night.hand(anna), f"p:{table}:{seq + 1}:JS")
        # What makes no sense is no step at all.
        await night.forge(anna, night.hand(anna), f"p:{table}:{seq}:XB S")
        await night.forge(anna, night.hand(anna), f"p:{table}:{seq}:resign now")
        assert next(b.text for b in night.moves(night.hand(anna))) == "J♠ …"
        # Somebody else's move ends it.
        await act(night, anna, "J♠ …")
        assert night.word("SELECT choosing FROM seats WHERE number = 0") == "JS"
        await night.until(lambda: "Ваш ход" in night.hand(boris).text, "the end of time", 90)
        assert night.word("SELECT choosing FROM seats WHERE number = 0") == "None"
