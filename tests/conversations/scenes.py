"""What several conversations begin with, and what must be true of every match in the end."""

import hashlib
import re
from collections import Counter
from collections.abc import Sequence

from bot.playground.limits import Call
from engine.deberc.view import DealCount as DebercCount
from engine.deberc.view import DebercView
from engine.game import Match
from engine.games import GAMES
from engine.options import OptionValue
from engine.record import record_from
from engine.terz.view import DealCount as TerzCount
from engine.terz.view import TerzView
from storage.tables import load_table, read_record
from tests.kit.evening import Evening


async def lobby(
    night: Evening,
    *people: int,
    game: str = "deberc",
    seats: str = "2",
    computers: int = 0,
    clock: int = 60,
    options: dict[str, OptionValue] | None = None,
    chat: int | None = None,
    topic: int | None = None,
) -> int:
    """A lobby: the first of these people opens it, the others sit down; returns its number."""
    before = night.last_table()
    await night.say(people[0], "/new", chat, topic)
    await night.until(lambda: night.last_table() > before, "a table", 30)
    table = night.last_table()
    await night.until(lambda: night.table(table, chat), "the lobby", 60)

    async def choose(person: int, what: str) -> None:
        await night.forge(person, night.table(table, chat), f"l:{table}:{what}")

    # A new table is like the last one of its group.
    like = (await night.table_row(table)).row
    if game != like.game:
        await choose(people[0], f"game:{game}")
    if like.preset != next(iter(GAMES[like.game].presets)) or like.options:
        await choose(people[0], f"preset:{next(iter(GAMES[game].presets))}")
    if seats != str(len(like.seats)) or "partners" in like.options:
        await choose(people[0], f"seats:{seats}")
    if clock != like.clock:
        await choose(people[0], f"clock:{clock}")
    for person in people[1:]:
        await choose(person, "sit:")
    for _ in range(computers):
        await choose(people[0], "add:")
    if options:
        async with night.database.transaction() as session:
            row = await load_table(session, table)
            assert row is not None
            row.options = {**row.options, **options}
    return table


async def match(
    night: Evening,
    *people: int,
    game: str = "deberc",
    seats: str = "2",
    computers: int = 0,
    clock: int = 60,
    options: dict[str, OptionValue] | None = None,
    chat: int | None = None,
    topic: int | None = None,
    dealt: bool = True,
) -> int:
    """A match that has just begun; ``dealt``: with cards in everybody's hands."""
    table = await lobby(
        night,
        *people,
        game=game,
        seats=seats,
        computers=computers,
        clock=clock,
        options=options,
        chat=chat,
        topic=topic,
    )
    await night.forge(people[0], night.table(table, chat), f"l:{table}:start:")
    if dealt:
        await night.until(lambda: night.stage(table) == "play", "a deal", 60)
    return table


async def person_to_move(night: Evening, table: int) -> int:
    """Whose turn it is."""
    found = await night.table_row(table)
    assert found.match is not None
    assert found.match.to_act is not None
    person = found.seats[found.match.to_act].person_id
    assert person is not None
    return person


async def record(night: Evening, table: int) -> Match:
    """The match as its stored record replays."""
    async with night.database.transaction() as session:
        found = await read_record(session, table)
    assert found is not None
    return record_from(found).replay()


async def all_is_right(night: Evening, table: int, *people: int) -> None:
    """A match that is over was shown as it was, everywhere, once.

    Each deal was counted in one message with the totals of the record and a proof that holds; the
    group and everybody's hand tell who has won.
    """
    await night.pass_time(60)
    assert night.stage(table) == "over"
    match = await record(night, table)
    assert match.finished
    view = match.view(None)
    assert isinstance(view, DebercView | TerzView)
    counted: Sequence[DebercCount | TerzCount] = view.counted
    counts = [one.text for one in night.counts()]
    seals = " ".join(str(call.params.get("text")) for call in before_the_deals(night))
    assert [text.partition(" · ")[0] for text in counts] == [
        f"Сдача {count.number}" for count in counted
    ]
    for text, count in zip(counts, counted, strict=True):
        if any(count.written) or any(count.fines):
            assert numbers(r"счёт (−?\d+)$", text) == list(count.totals)
        secret, seal = re.findall(r"^([0-9a-f]{32}:\w+|[0-9a-f]{64})$", text, re.MULTILINE)
        assert hashlib.sha256(secret.encode()).hexdigest() == seal
        assert seal in seals
    (final,) = night.finals()
    ends = [final, night.table(table), *(night.hand(person, table) for person in people)]
    for message in ends:
        assert "Победа" in message.text
        totals = numbers(r"^\d\. .* — (−?\d+)$", message.text)
        assert Counter(totals) == Counter(match.totals)
        assert not night.moves(message)


def before_the_deals(night: Evening) -> list[Call]:
    """The sends and edits that showed a table before a card of its next deal was seen."""
    calls = night.stand_in.journal.of("sendMessage", "editMessageText")
    return [call for call in calls if call.ok and "Колоду снимает" in str(call.params.get("text"))]


def numbers(pattern: str, text: str) -> list[int]:
    """The numbers that a pattern finds, line by line."""
    found = re.findall(pattern, text, re.MULTILINE)
    return [int(number.replace("−", "-")) for number in found]
