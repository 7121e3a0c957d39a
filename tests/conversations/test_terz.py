"""Terz from /new to the final score over HTTP; dialogue, claim and offers on the way."""

from pathlib import Path

import pytest

from bot.turns import CUT_TIME
from engine.options import OptionValue
from tests.bot.desk import DEPTH, Stacked
from tests.conversations.scenes import all_is_right, match
from tests.engine.terz.kit import lay
from tests.kit.evening import Evening, evening

SHORT: dict[str, OptionValue] = {"target": 151}
TERZ, BETTER, LOWER = "9STSJS", "TCJCQC", "8C9CTC"


def over(night: Evening, table: int) -> bool:
    return night.stage(table) == "over"


async def dealt(night: Evening, deck: str, **options: OptionValue) -> int:
    """Anya, then Boris; Boris deals this deck, Anya has called red and leads."""
    anna, boris = night.people
    night.app.tables.chance = Stacked(1, 1, [deck])
    table = await match(
        night, anna, boris, game="terz", options={"target": 501, **options}, dealt=False
    )
    await night.until(lambda: night.hand(anna), "a hand")
    await night.press(anna, night.hand(anna), str(DEPTH))
    await act(night, anna, "Красный ♦♥")
    return table


async def act(night: Evening, person: int, label: str) -> None:
    """Somebody presses that button of their hand, once it is there, and it is gone."""

    def there() -> bool:
        hand = night.hand(person)
        choices = [b for row in hand.buttons for b in row if (b.data or "").startswith("p:")]
        return any(button.text == label for button in (*night.moves(hand), *choices))

    await night.until(there, label, 60)
    await night.press(person, night.hand(person), label)
    await night.until(lambda: not there(), f"the end of {label}", 60)


def lines(night: Evening, word: str) -> list[str]:
    """The lines of the group's table message with this in them."""
    return [line for line in night.table().text.split("\n") if word in line]


async def test_two_people_play_a_match_to_its_end(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=3, people=2) as night:
        table = await match(night, *night.people, game="terz", options=SHORT, dealt=False)
        await night.play(*night.people, until=lambda: over(night, table))
        await all_is_right(night, table, *night.people)
        # The table itself acted for nobody but who had no other answer.
        by_itself = "SELECT count(*) FROM actions WHERE by != 'person'"
        assert night.number(by_itself) == night.number(f"{by_itself} AND text LIKE '_ good'")


async def test_one_person_plays_with_the_computer(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=4, people=1) as night:
        me = night.people[0]
        table = await match(night, me, game="terz", computers=1, options={"target": 101})
        await night.play(me, until=lambda: over(night, table))
        await all_is_right(night, table, me)


async def test_the_dialogue_is_heard_by_everybody(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await dealt(night, lay(TERZ, BETTER, upcard="8H"))
        await act(night, anna, "Терц от J♠ · 20")
        await night.until(lambda: lines(night, "Отвечает Борис"), "the question", 30)
        await act(night, boris, "От чего?")
        await act(night, boris, "Не годится. Терц от Q♣ · 20")
        await night.until(lambda: lines(night, "Не годится"), "the answer", 30)
        assert lines(night, "«")[1:] == [
            "Аня: «Терц»",
            "Борис: «От чего?»",
            "Аня: «От валета»",
            "Борис: «Не годится. От дамы» · пишет 20",
        ]
        assert "Вы: «От валета»" in night.hand(anna).text
        assert "Вы: «Не годится. От дамы» · пишете 20" in night.hand(boris).text
        assert "J♠" not in night.table().text


async def test_the_table_answers_and_breaks_by_itself(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await dealt(night, lay(f"{TERZ}AH", f"{LOWER}7S", upcard="8H"))
        await act(night, anna, "Терц от J♠ · 20")
        await act(night, boris, "От чего?")
        await night.until(lambda: lines(night, "«Годится» · Аня пишет 20"), "the answer", 10)
        await act(night, anna, "A♥")
        await act(night, boris, "7♠")
        await night.until(lambda: "Снимите талон" in night.hand(boris).text, "the offer", 10)
        await night.until(lambda: lines(night, "в талоне 12 карт"), "a cut talon", CUT_TIME + 10)
        row = await night.table_row(table)
        assert [seat.missed for seat in row.seats] == [0, 0]
        told = await night.press(anna, night.hand(anna), "🔍 Взятки")
        assert told == "Аня: A♥ 7♠"


async def test_nobody_answers_and_the_meld_is_good(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, _ = night.people
        table = await dealt(night, lay(TERZ, BETTER, upcard="8H"))
        await act(night, anna, "Терц от J♠ · 20")
        await night.until(lambda: lines(night, "«Годится» · Аня пишет 20"), "an answer", 90)
        row = await night.table_row(table)
        assert [seat.missed for seat in row.seats] == [0, 1]


@pytest.mark.parametrize(("target", "winner"), [(100, "Аня"), (101, "Борис")])
async def test_a_claim_is_asked_first(tmp_path: Path, target: int, winner: str) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await dealt(night, lay("7S8S9STSJS", upcard="8H"), target=target)
        await act(night, anna, "Сто пять от J♠ · 100")
        await act(night, anna, "🏁 Доехал")
        await night.until(lambda: "У вас ровно 100" in night.hand(anna).text, "the question", 10)
        assert "Доехал" not in night.hand(boris).text + night.table().text
        await act(night, anna, "Ещё нет")
        assert any(b.text == "8♠" for row in night.hand(anna).buttons for b in row)
        await act(night, anna, "🏁 Доехал")
        await act(night, anna, "Доехал!")
        await night.until(lambda: over(night, table), "the end", 10)
        await all_is_right(night, table, anna, boris)
        assert night.in_group(f"Победа: {winner}!")
