"""The real process is killed in the middle of a deal, and started again: on the real clock."""

import asyncio
import signal
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

from bot.playground.server import serving
from bot.playground.standin import StandIn
from bot.playground.world import Button, Message, Query
from tests.kit.databases import sqlite_url
from tests.kit.evening import Evening
from tests.kit.forked import fork
from tests.kit.process import kozyr

TOKEN: Final = "123456:AAbbCC-dd_eeFFggHHiiJJkkLLmmNNooPPq"
STALE: Final = "За столом уже другой ход, карты обновлены."
PATIENCE: Final = 120.0
AFTER_THE_PRESS: Final = (0.0, 0.004, 0.008, 0.016, 0.03)
"""So many seconds after a press the process is killed: before it is fetched, kept, played, told."""


class Night:
    """Two people, and a process that may die at any moment."""

    def __init__(self, folder: Path, address: str, stand_in: StandIn) -> None:
        self.stand_in = stand_in
        self.people = [stand_in.people.add(name) for name in ("Аня", "Борис")]
        self.group = stand_in.people.group("За столом", self.people)
        self.path = folder / "kozyr.db"
        self.settings = {
            "BOT_TOKEN": TOKEN,
            "TELEGRAM_API_URL": address,
            "DATABASE_URL": sqlite_url(self.path),
        }
        self._process: ForkServerProcess | None = None

    def start(self) -> None:
        """Start the process; it need not be ready."""
        self._process = fork(self.settings)

    def kill(self) -> None:
        """SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None

    async def until(self, look: Callable[[], object], what: str) -> None:
        """Wait until it is so; a LookupError is not yet. The database tells nobody of changes."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not _true(look):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise TimeoutError(f"{what} did not come within {PATIENCE} s") from None

    def actions(self) -> list[str]:
        """What was played, in order, as the database has it."""
        with closing(sqlite3.connect(self.path)) as plain:
            return [text for (text,) in plain.execute("SELECT text FROM actions ORDER BY seq")]

    def undone(self) -> int:
        """How many updates are not done."""
        with closing(sqlite3.connect(self.path)) as plain:
            found = plain.execute("SELECT count(*) FROM inbox WHERE done_at IS NULL").fetchone()
        return int(found[0])

    def shows_what_is(self) -> bool:
        """Whether exactly one hand offers moves, and those of this moment."""
        with closing(sqlite3.connect(self.path)) as plain:
            (seq,) = plain.execute("SELECT seq FROM matches").fetchone()
        offers = [Evening.moves(self.hand(person)) for person in self.people]
        now = [f":{seq}:" in (button.data or "") for moves in offers for button in moves]
        return sum(map(bool, offers)) == 1 and all(now)

    def hand(self, person: int) -> Message:
        """Somebody's hand. Raises LookupError while there is none."""
        found = [
            message
            for message in self.stand_in.people.sees(person, person)
            if message.sender == self.stand_in.bot_id
            and any((b.data or "").startswith("v:") for row in message.buttons for b in row)
        ]
        if not found:
            raise LookupError("no hand")
        return found[-1]

    def turn(self) -> tuple[int, list[Button]]:
        """Who is to do something, and what they may. Raises LookupError while nobody may."""
        for person in self.people:
            moves = Evening.moves(self.hand(person))
            if moves:
                return person, moves
        raise LookupError("nobody's turn")

    def press(self, person: int, button: Button) -> Query:
        return self.stand_in.people.press(person, self.hand(person), button)

    async def act(self) -> None:
        """Somebody does what they may, and it is there for all to see."""
        await self.until(self.turn, "a turn")
        person, moves = self.turn()
        before, query = self.hand(person), self.press(person, moves[0])
        await self.until(lambda: query.answered, "an answer")
        await self.until(lambda: self.hand(person) != before, "another hand")

    def told(self, query: Query) -> list[str]:
        return [notice.text for notice in self.stand_in.notices if notice.query == query.id]


def _true(look: Callable[[], object]) -> bool:
    try:
        return bool(look())
    except LookupError:
        return False


def played(button: Button) -> str:
    """What the record says of a press on this button, without the seat."""
    return (button.data or "").split(":", 3)[3]


async def test_killed_in_the_middle_of_a_deal_no_press_is_lost_or_counts_twice(
    tmp_path: Path,
) -> None:
    stand_in = StandIn(TOKEN)
    stand_in.flood.on = True
    async with serving(stand_in) as address, AsyncExitStack() as stack:
        night = Night(tmp_path, address, stand_in)
        stack.callback(night.kill)
        anna, boris = night.people
        async with kozyr(tmp_path, **night.settings) as process:
            for person in night.people:
                stand_in.people.start(person)
                await night.until(lambda: stand_in.people.last(person, person), "a greeting")  # noqa: B023
            stand_in.people.send(anna, night.group, "/new")
            await night.until(lambda: stand_in.people.last(anna, night.group).buttons, "the lobby")
            lobby = stand_in.people.last(anna, night.group)
            for person, data in ((boris, "sit"), (anna, "start")):
                query = stand_in.people.press_data(person, lobby, f"l:1:{data}:")
                await night.until(lambda: query.answered, data)  # noqa: B023
            while len(night.actions()) < 2:
                await night.act()
            status, _ = await process.tell(signal.SIGKILL)
            assert status == -signal.SIGKILL
        night.start()

        silent: list[Query] = []
        for pause in AFTER_THE_PRESS:
            await night.until(lambda: night.turn() and not night.undone(), "a turn")
            person, moves = night.turn()
            before = night.actions()
            query = night.press(person, moves[0])
            await asyncio.sleep(pause)
            night.kill()
            played_already = len(night.actions()) > len(before)
            # Whoever is impatient presses again while nobody is there.
            again = night.press(person, moves[-1])
            night.start()
            await night.until(lambda: again.answered, "an answer")  # noqa: B023
            assert night.told(again) == [STALE]
            assert [text.partition(" ")[2] for text in night.actions()[len(before) :]] == [
                played(moves[0])
            ]
            if played_already and not query.answered:
                # It was killed in between, and what is done is not done again.
                silent.append(query)
            else:
                assert night.told(query) == [""]
            await night.until(lambda: night.shows_what_is(), "the new state")

        # Too late to be answered: what was pressed counts all the same, and the hand comes anew.
        await night.until(lambda: night.turn() and not night.undone(), "a turn")
        person, moves = night.turn()
        before = night.actions()
        night.kill()
        old = night.hand(person)
        late = night.press(person, moves[0])
        stand_in.shift += 20
        night.start()
        await night.until(lambda: len(night.actions()) > len(before), "the press")
        await night.until(lambda: night.hand(person).key != old.key, "a new hand")
        await night.until(lambda: stand_in.current(old) is None, "the end of the old hand")
        await night.until(lambda: night.shows_what_is(), "the new state")
        await night.act()
    refused = [one for one in stand_in.complaints() if "refused" in one]
    assert len(refused) == 1
    assert "too old" in refused[0]
    assert {query.id for query in stand_in.unanswered()} == {late.id, *(one.id for one in silent)}
    assert stand_in.journal.violations == []
