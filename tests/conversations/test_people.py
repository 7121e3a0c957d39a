"""A person's own settings, and what is left of somebody who was erased: nothing."""

import json
import sqlite3
from pathlib import Path

from bot.playground.world import Message
from tests.conversations.scenes import lobby, match
from tests.kit.evening import Evening, evening

RARE = "Пантелеймон"


def everything(night: Evening) -> str:
    """The whole database as text."""
    connection = sqlite3.connect(night.path)
    lines = list(connection.iterdump())
    connection.close()
    return "\n".join(lines)


def traces(night: Evening, *words: str) -> list[str]:
    """Which of these words can be read from the database, its rows or its files."""
    rows = everything(night)
    files = b"".join(path.read_bytes() for path in night.path.parent.glob(f"{night.path.name}*"))
    forms = {
        word: (word.encode(), word.encode("utf-16-le"), json.dumps(word).strip('"').encode())
        for word in words
    }
    return [word for word in words if word in rows or any(form in files for form in forms[word])]


def last(night: Evening, person: int) -> Message:
    """What the bot said last in somebody's direct chat."""
    return night.messages(person, person)[-1]


async def test_who_is_erased_leaves_no_trace_and_the_others_play_on(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, arrived=False) as night:
        anna, boris = night.people
        gone = night.stand_in.people.add(RARE, language="uk")
        night.stand_in.people.join(gone, night.group)
        await night.arrive(anna, boris, gone)
        past = await match(night, gone, computers=1)
        await night.say(gone, "/stop")
        await night.until(lambda: night.in_group("Закінчити гру?"), "the question", 30)
        await night.press(gone, night.in_group("Закінчити гру?")[-1], "Закінчити гру")
        playing = await match(night, anna, gone, boris, seats="3")
        gathering = await lobby(night, gone, anna)
        assert traces(night, RARE, str(gone)) == [RARE, str(gone)]
        await night.say(gone, "/forget", gone)
        await night.until(lambda: "Стерти все про вас?" in last(night, gone).text, "a question", 30)
        question = last(night, gone)
        await night.press(gone, question, "Залишити")
        await night.until(lambda: "Ваші налаштування" in last(night, gone).text, "the page", 30)
        assert night.number("SELECT count(*) FROM people WHERE id = ?", gone) == 1
        await night.forge(gone, last(night, gone), "u:forget:yes")
        await night.until(lambda: "не знаю" in last(night, gone).text, "the end", 30)
        await night.pass_time(30)
        assert traces(night, RARE, str(gone)) == []
        assert night.stage(past) == "closed"
        assert night.stage(gathering) == "lobby"
        assert night.stage(playing) in ("cut", "play")
        # The others see a player, whom the computer plays for.
        await night.until(lambda: "Игрок" in night.table(playing).text, "a player", 30)
        assert RARE not in night.table(playing).text
        seat = (
            "SELECT left AND away AND person_id IS NULL FROM seats WHERE table_id = ? AND name = ?"
        )
        assert night.number(seat, playing, "Игрок") == 1
        # Whoever writes again is somebody new.
        await night.say(gone, "/hand", gone)
        assert night.word("SELECT name FROM people WHERE id = ?", gone) == RARE
        assert not night.number("SELECT count(*) FROM seats WHERE person_id = ?", gone)


async def test_what_is_kept_is_said_in_three_sentences(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await night.say(anna, "/privacy")
        await night.until(lambda: night.in_group() or "/forget" in last(night, anna).text, "it", 30)
        (message,) = night.in_group("/forget") or [last(night, anna)]
        assert message.text.count(". ") == 2
        # Erasing is settled between two: the group only gets the way there.
        await night.say(boris, "/forget")
        await night.until(lambda: night.in_group("в личке"), "the way", 30)
        night.stand_in.people.tap(boris, night.in_group("в личке")[-1], "Личка с ботом")
        await night.until(lambda: "Стереть всё о вас?" in last(night, boris).text, "it", 30)
