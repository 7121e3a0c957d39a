"""SIGKILL at any moment: no update is lost, none is applied twice, the order stays."""

import multiprocessing
import sqlite3
from pathlib import Path

from bot.playground.server import serving
from bot.playground.standin import StandIn
from storage.database import Database
from tests.kit.databases import sqlite_url
from tests.kit.victim import work
from tests.kit.waiting import until

TOKEN = "42:TEST"
PEOPLE = 4
SAYS = 30
KILLED_AFTER = (1, 6, 20, 60, 90, 118)


async def test_killed_again_and_again_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    path = tmp_path / "kozyr.db"
    database = Database(sqlite_url(path))
    await database.start()
    await database.close()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.kit.victim"])
    plain = sqlite3.connect(path)
    plain.execute("CREATE TABLE applied (person INTEGER, said TEXT)")
    plain.commit()

    def applied() -> int:
        return int(plain.execute("SELECT count(*) FROM applied").fetchone()[0])

    stand_in = StandIn(TOKEN)
    people = [stand_in.people.add(f"Игрок {n}", opened=True) for n in range(PEOPLE)]
    async with serving(stand_in) as address:
        for number in range(SAYS):
            for person in people:
                stand_in.people.send(person, person, str(number))
        for enough in (*KILLED_AFTER, PEOPLE * SAYS):
            process = context.Process(target=work, args=(TOKEN, address, sqlite_url(path)))
            process.start()
            try:
                await until(lambda: applied() >= enough, f"{enough} applied", 60)  # noqa: B023
                if enough == PEOPLE * SAYS:
                    await until(lambda: not stand_in.updates.pending, "all confirmed", 60)
            finally:
                process.kill()
                process.join()
    for person in people:
        said = plain.execute("SELECT said FROM applied WHERE person = ? ORDER BY rowid", (person,))
        assert [int(text) for (text,) in said] == list(range(SAYS))
    undone = plain.execute("SELECT count(*) FROM inbox WHERE done_at IS NULL").fetchone()
    plain.close()
    assert undone == (0,)
