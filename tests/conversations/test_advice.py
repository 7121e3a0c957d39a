"""Advice for whoever plays against computers only: the hint, and the look back at the match."""

from pathlib import Path

import pytest

from bot.screens.advice import because, said
from bot.texts import texts
from engine.games import GAMES
from engine.players.thinking import ThinkingPlayer
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
        await night.step(night.clock.now() + 60)
    raise AssertionError("their turn does not come")


@pytest.mark.parametrize("game", ["deberc", "terz", "berg"])
async def test_a_hint_says_what_to_do_and_why(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path, people=1) as night:
        anna = night.people[0]
        table = await match(night, anna, game=game, computers=1)
        await to_move(night, table, anna)
        told = await night.press(anna, night.hand(anna, table), HINT)
        assert len(told) <= 200
        found = await night.table_row(table)
        seat = found.seat_of(anna)
        assert found.match is not None
        assert seat is not None
        words, view = texts("ru"), found.match.view(seat.number)
        judge = GAMES[game].players["master"]
        assert isinstance(judge, ThinkingPlayer)
        advice = {
            f"Совет: {said(game, action, words)}. {because(game, why, words)} "
            for action in view.legal
            if (why := judge.why(view, action)) is not None
        }
        assert any(told.startswith(one) for one in advice), told


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
        await night.until(
            lambda: written(night, anna, "доиграйте партию"), "that there is none", 60
        )
        table = await match(night, anna, computers=1, options={"target": "deal"})
        await night.play(anna, until=lambda: night.stage(table) == "over")
        [final] = night.finals()
        query = night.stand_in.people.press(anna, final, "🔎 Разбор")
        await night.answered(query)
        assert night.told(query).url.endswith(f"?start=review_{table}")
        await night.say(anna, f"/start review_{table}", anna)
        await night.until(lambda: written(night, anna, "Три самых дорогих"), "the review", 120)
        [review] = written(night, anna, "Три самых дорогих")
        choices = [part.split("\n") for part in review.split("\n\n")[1:]]
        assert all("Лучше: " in choice[0] and "Ваши карты: " in choice[-1] for choice in choices)
        assert any(len(choice) == 3 for choice in choices), "why is told"


def written(night: Evening, person: int, words: str) -> list[str]:
    return [one.text for one in night.messages(person, person) if words in one.text]
