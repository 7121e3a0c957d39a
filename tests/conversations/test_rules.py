"""Questions about the rules, answered in the chat and for the rules of this very table."""

from pathlib import Path

from bot.playground.world import Button, Message
from bot.rulebook.finding import prepare
from bot.rulebook.pages import NO_BREAK
from tests.conversations.scenes import match, person_to_move
from tests.kit.evening import Evening, evening


def last(night: Evening, person: int, chat: int) -> Message:
    """The last thing that the bot said there."""
    return night.messages(person, chat)[-1]


async def read(night: Evening, person: int, chat: int, title: str) -> Message:
    """The page with this title, once it is there."""
    await night.until(lambda: last(night, person, chat).text.startswith(title), title, 60)
    return last(night, person, chat)


def links(message: Message) -> list[str]:
    return [entity.url for entity in message.entities if entity.url and "?start=r_" in entity.url]


def closed_card(message: Message) -> Button:
    """A card that may not be played now."""
    return next(b for row in message.buttons for b in row if b.text.startswith("✗"))


async def test_a_question_is_answered_by_its_article(tmp_path: Path) -> None:
    prepare()
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        await night.say(anna, "/rules бела", anna)
        article = await read(night, anna, anna, "Белла")
        assert f"D{NO_BREAK}50" in article.text
        # Without a table the reader picks the preset, and stays on the page.
        await night.press(anna, article, "Харьков")
        await night.until(
            lambda: "до последней взятки" in last(night, anna, anna).text, "Kharkov's bella", 30
        )
        assert last(night, anna, anna).key == article.key
        await night.say(anna, "/rules чепуха", anna)
        await night.until(lambda: "ничего нет" in last(night, anna, anna).text, "an excuse", 30)
        # At a table the answer is for its options.
        table = await match(night, anna, boris, options={"lyzha_fine": 100})
        await night.say(boris, "/rules скока за лыжу")
        article = await read(night, boris, night.group, "Лыжа")
        assert "−100" in article.text
        assert all(
            (b.data or "").startswith(f"v:{table}:rules:") for row in article.buttons for b in row
        )
        await night.say(boris, "/rules старшинство", boris)
        choice = await read(night, boris, boris, "По запросу «старшинство»")
        await night.press(boris, choice, choice.buttons[0][0])
        title = choice.buttons[0][0].text
        await night.until(
            lambda: last(night, boris, boris).text.startswith(title), "the chosen article", 30
        )


async def test_a_question_at_the_table_opens_the_article_of_the_moment(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris)
        await night.press(anna, night.hand(anna), "❓")
        await read(night, anna, anna, "Торговля")
        # From the group it opens in the direct chat.
        query = night.stand_in.people.press(boris, night.table(), "❓")
        await night.answered(query)
        url = night.told(query).url
        assert url == f"https://t.me/kozyr_bot?start=r_{table}_bidding"
        night.stand_in.people.open_link(boris, url)
        await read(night, boris, boris, "Торговля")


async def test_a_refusal_leads_on_and_a_count_links_to_articles(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        anna, boris = night.people
        table = await match(night, anna, boris, options={"target": "deal"})

        def refusable() -> bool:
            return any(
                b.text.startswith("✗")
                for person in (anna, boris)
                for row in night.hand(person).buttons
                for b in row
            )

        await night.play(anna, boris, until=refusable)
        person = await person_to_move(night, table)
        before = night.hand(person)
        told = await night.press(person, before, closed_card(before))
        assert told
        await night.until(lambda: "❓ Почему" in str(night.hand(person).labels), "why", 30)
        await night.press(person, night.hand(person), "❓ Почему")
        await night.until(
            lambda: f"D{NO_BREAK}5" in last(night, person, person).text, "the article", 30
        )
        # It goes with the next action.
        moves = night.moves(night.hand(person))
        await night.press(person, night.hand(person), moves[0])
        await night.until(lambda: "❓ Почему" not in str(night.hand(person).labels), "no why", 30)
        await night.play(anna, boris, until=lambda: night.stage(table) == "over")
        await night.until(night.counts, "the count", 60)
        (count,) = night.counts()
        assert all(f"?start=r_{table}_" in url for url in links(count))
        night.stand_in.people.open_link(anna, links(count)[0])
        await read(night, anna, anna, "Подсчёт")


async def test_articles_are_sent_into_any_chat(tmp_path: Path) -> None:
    prepare()
    async with evening(tmp_path, people=1) as night:
        (anna,) = night.people
        people = night.stand_in.people
        asked = people.inline(anna, night.group, "белла")
        await night.until(lambda: asked.results, "articles", 30)
        (first, *_) = asked.results or []
        assert first["title"] == "Белла · Деберц"
        sent = people.choose(asked, str(first["id"]))
        assert sent.text.startswith("Белла")
        assert f"D{NO_BREAK}50" in sent.text
        ((button,),) = sent.buttons
        assert button.url == "https://t.me/kozyr_bot?start=r_0_deberc_classic_2_contents"
        people.open_link(anna, button.url)
        await read(night, anna, anna, "Деберц: правила")
