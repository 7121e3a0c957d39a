"""Languages: a person's own for their chat and alerts, the group's for what everybody sees."""

from pathlib import Path

from tests.conversations.scenes import match
from tests.conversations.test_people import last
from tests.kit.evening import evening


async def test_a_person_chooses_and_takes_telegrams_word_again(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris)
        assert "Козырь" in night.hand(anna).text or "Ваше слово" in night.hand(anna).text
        await night.say(anna, "/language", anna)
        await night.until(lambda: "На каком языке" in last(night, anna).text, "the page", 30)
        page = last(night, anna)
        assert await night.press(anna, page, "English") == "English it is!"
        await night.until(lambda: "✓ English" in str(last(night, anna).labels), "English", 30)
        # Their hand, alerts and answers change; Boris's hand and the group do not.
        await night.until(lambda: night.hand(anna, table).button("Score"), "the hand", 30)
        assert night.hand(boris, table).button("Счёт")
        assert night.table(table).button("Счёт")
        told = await night.press(anna, night.table(table), "Счёт")
        assert told.startswith(("No deal", "Score"))
        # What Telegram says with each message changes nothing.
        await night.say(anna, "/score", anna)
        await night.until(lambda: "Score" in last(night, anna).text, "the score", 30)
        await night.say(anna, "/score")
        await night.until(lambda: len(night.in_group("Ещё ни одной сдачи")) == 1, "it for all", 30)
        assert night.word("SELECT language FROM people WHERE id = ?", anna) == "en"
        assert await night.press(anna, page, "as in Telegram") == "Говорим по-русски!"
        await night.until(lambda: night.hand(anna, table).button("Счёт"), "the hand", 30)
        assert night.word("SELECT language FROM people WHERE id = ?", anna) == "ru"
