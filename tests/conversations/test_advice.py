"""Advice for whoever plays against computers only: the hint, and the look back at the match."""

from pathlib import Path

from tests.conversations.scenes import match, person_to_move
from tests.kit.evening import Evening, evening

HINT = "💡 Подсказка"


async def to_move(night: Evening, table: int, person: int) -> None:
    async def look() -> bool:
        found = await night.table_row(table)
        seat = found.seat_of(person)
        return found.match is None or seat is None or found.match.to_act == seat.number

    for _ in range(40):
        if await look():
            await night.quiet()
            return
        await night.step(60)
    raise AssertionError("their turn does not come")


async def test_a_hint_says_what_to_do_and_why(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        anna = night.people[0]
        table = await match(night, anna, computers=1)
        await to_move(night, table, anna)
        said = await night.press(anna, night.hand(anna, table), HINT)
        assert said.startswith("Совет: ")
        assert len(said) <= 200


async def test_no_hint_where_somebody_else_plays(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        table = await match(night, *night.people)
        person = await person_to_move(night, table)
        hand = night.hand(person, table)
        assert HINT not in [button.text for row in hand.buttons for button in row]
        said = await night.forge(person, hand, f"v:{table}:hint:")
        assert said == "Подсказки — только за столом, где все остальные — компьютеры."


async def test_a_match_against_computers_is_reviewed(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as night:
        anna = night.people[0]
        await night.say(anna, "/review", anna)
        await night.until(lambda: texts(night, anna, "доиграйте партию"), "that there is none", 60)
        table = await match(night, anna, computers=1, options={"target": "deal"})
        await night.play(anna, until=lambda: night.stage(table) == "over")
        [final] = night.finals()
        query = night.stand_in.people.press(anna, final, "🔎 Разбор")
        await night.answered(query)
        assert night.told(query).url.endswith(f"?start=review_{table}")
        await night.say(anna, f"/start review_{table}", anna)
        found = "Три самых дорогих|Дорогих ошибок не вижу"
        await night.until(
            lambda: any(texts(night, anna, words) for words in found.split("|")), "the review", 120
        )


def texts(night: Evening, person: int, words: str) -> list[str]:
    return [one.text for one in night.messages(person, person) if words in one.text]
