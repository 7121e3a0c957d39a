"""Advice from computer players, for whoever plays against computers only."""

from typing import Final

from bot.door import Door
from bot.gathering import Gathering, RefusedError
from bot.review import Choice, dearest
from bot.screens import GAME_SCREENS
from bot.thinkers import judge_of
from engine.players.judge import Judged
from storage.tables import load_actions, load_table, tables_of_person

CHEAP: Final = 3
"""A choice that cost less than so many of the game's points is as good as the best."""


async def advise(door: Door, table_id: int, person_id: int) -> tuple[str, list[Judged]]:
    """The game, and what its strongest player thinks of all that this person may do now.

    Raises RefusedError where it is not their turn, or others play here too.
    """
    table = await door.table(table_id)
    seat = table.seat_of(person_id) if table is not None else None
    if table is None or seat is None:
        raise RefusedError("answer-not-seated")
    if not table.advised:
        raise RefusedError("advice-not-here")
    match, judge = table.match, judge_of(table.row.game)
    if table.row.stage != "play" or match is None or match.to_act != seat.number or judge is None:
        raise RefusedError("advice-not-now")
    judged = await door.thinkers.judge(
        table.row.game,
        judge,
        match.legal_actions(),
        match.view(seat.number),
        door.chance.source.getrandbits(63),
    )
    return table.row.game, judged


async def reviewable(door: Door, person_id: int) -> int | None:
    """The last table at which this person finished a match against computers, if any."""
    async with door.database.reading() as session:
        rows = await tables_of_person(session, person_id, ("over",))
        return next((row.id for row in rows if Gathering(row).advised), None)


async def review(door: Door, table_id: int, person_id: int) -> tuple[str, list[Choice]]:
    """The game, and a person's dearest choices in a match against computers that is over.

    Raises RefusedError where there is no such match.
    """
    async with door.database.reading() as session:
        row = await load_table(session, table_id)
        if row is None or row.match is None or row.stage != "over" or not Gathering(row).advised:
            raise RefusedError("review-nowhere")
        seat = next((seat for seat in row.seats if seat.person_id == person_id), None)
        if seat is None:
            raise RefusedError("answer-not-seated")
        actions = await load_actions(session, row.match.id)
        match, game, number = row.match, row.game, seat.number
    return game, await dearest(
        match, actions, number, CHEAP * GAME_SCREENS[game].point, door.thinkers, door.chance
    )
