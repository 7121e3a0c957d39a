"""Terz through the one door: the game is chosen, offers do themselves, lone answers, lateness."""

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table import Table
from bot.turns import CUT_TIME, HOLD, PACE
from engine.record import record_from
from storage.tables import load_table, read_record
from tests.bot.desk import NOW, Desk, Stacked, desk, empty_table, person, refused
from tests.bot.hall import Hall, actor, open_hall, who
from tests.engine.terz.kit import cards_of, lay

NEAR = 0.01
TERZ, BETTER, LOWER = "9STSJS", "TCJCQC", "8C9CTC"


def terz(deck: str = "", people: int = 2, computers: int = 0, clock: int = 60) -> Desk:
    """Seat 1 deals, seat 0 calls red and leads."""
    deck = deck or lay(upcard="8H")
    made = desk(people, computers, 1, [deck], game="terz", clock=clock)
    made.go()
    made.act("colour red")
    assert made.to_act == 0
    return made


def by(table: Desk) -> list[tuple[str, str]]:
    return [(action.text, action.by) for action in table.table.appended]


# The lobby


def test_a_lobby_changes_its_game_and_begins_with_that_games_own_choices() -> None:
    table = empty_table(4, preset="kharkov", options={"partners": "yes"})
    table.sit(person(1), "Вера", NOW)
    table.choose("clock", "180", NOW)
    table.choose("game", "terz", NOW)
    row = table.row
    assert (row.game, row.preset, row.options, row.clock) == ("terz", "classic", {}, 180)
    assert [seat.person_id for seat in table.seats] == [1, None]
    table.choose("game", "deberc", NOW)
    assert (row.game, row.preset, len(table.seats)) == ("deberc", "classic", 2)


def test_the_same_game_again_changes_nothing() -> None:
    table = empty_table(3, preset="moscow")
    table.choose("game", "deberc", NOW)
    assert (table.row.preset, len(table.seats)) == ("moscow", 3)


def test_people_are_not_sent_away_for_a_game() -> None:
    table = empty_table(3)
    for number in (1, 2, 3):
        table.sit(person(number), f"Игрок {number}", NOW)
    with refused("answer-too-many"):
        table.choose("game", "terz", NOW)
    assert (table.row.game, len(table.seats)) == ("deberc", 3)


@pytest.mark.parametrize("game", ["", "durak", "game"])
def test_only_games_that_there_are(game: str) -> None:
    with refused("answer-unknown"):
        empty_table().choose("game", game, NOW)


# Breaking the talon is an offer


def at_the_break(clock: int = 60) -> Desk:
    table = terz(clock=clock)
    table.play_trick()
    assert table.table.match is not None
    assert table.table.match.phase == "break"
    return table


def test_breaking_does_itself_after_a_moment_and_is_no_missed_turn() -> None:
    table = at_the_break()
    seat = table.seat
    assert table.row.due_kind == "offer"
    assert table.row.deadline == table.row.due_at
    assert table.due_in == pytest.approx(HOLD + CUT_TIME, abs=NEAR)
    assert table.table.called is None
    table.ring()
    text, who = by(table)[-1]
    assert text.startswith(f"{seat.number} break ")
    assert who == "clock"
    assert (seat.missed, seat.away) == (0, False)
    assert table.to_act == 1 - seat.number
    assert table.row.deadline == pytest.approx(table.now + 60, abs=NEAR)


@pytest.mark.parametrize("clock", [30, 12 * 3600])
def test_the_offer_is_as_long_whatever_the_clock(clock: int) -> None:
    assert at_the_break(clock=clock).due_in == pytest.approx(HOLD + CUT_TIME, abs=NEAR)


def test_a_person_breaks_the_talon() -> None:
    table = at_the_break()
    table.act("break 7")
    assert by(table)[-1] == (f"{1 - table.to_act} break 7", "person")


def test_a_computer_breaks_it_at_its_own_pace() -> None:
    table = terz(lay("AH", "7S", upcard="8H"), people=1, computers=1)
    table.act("play AH")
    table.ring()
    assert table.table.match is not None
    assert (table.table.match.phase, table.seat.kind) == ("break", "computer")
    assert table.row.due_kind == "computer"
    assert table.due_in == pytest.approx(HOLD, abs=NEAR)
    table.ring()
    text, who_ = by(table)[-1]
    assert text.startswith("1 break ")
    assert who_ == "computer"


# Answers


def asked(other: str) -> Desk:
    table = terz(lay(TERZ, other, upcard="8H"))
    table.act(f"declare {TERZ}")
    assert table.to_act == 1
    assert table.row.due_kind == "call"
    table.now += 5
    table.act("ask")
    return table


def test_the_table_answers_for_who_has_no_choice_left() -> None:
    table = asked(LOWER)
    began = table.now
    assert table.row.due_kind == "lone"
    assert table.due_in == pytest.approx(PACE, abs=NEAR)
    assert table.table.called is None
    table.ring()
    assert table.now == pytest.approx(began + PACE, abs=NEAR)
    assert by(table)[-1] == ("1 good", "clock")
    assert table.table.seats[1].missed == 0
    assert table.to_act == 0
    assert table.row.deadline == pytest.approx(table.now + 60, abs=NEAR)


def test_the_deadline_does_not_tell_whether_there_is_a_choice() -> None:
    lone, free = asked(LOWER), asked(BETTER)
    assert free.row.due_kind == "call"
    assert lone.row.deadline == free.row.deadline


def test_a_person_may_be_quicker_than_the_table() -> None:
    table = asked(LOWER)
    table.act("good")
    assert by(table)[-1] == ("1 good", "person")
    with refused("answer-stale"):
        table.table.time_is_up(table.now)


def test_an_answer_is_not_hurried_where_there_is_a_choice() -> None:
    table = asked(BETTER)
    table.act(f"beat {BETTER}")
    assert table.to_act == 0
    assert by(table)[-1][1] == "person"


def test_declaring_goes_on_in_the_same_turn() -> None:
    table = terz(lay(TERZ, upcard="8H"))
    deadline = table.row.deadline
    table.now += 7
    table.act(f"declare {TERZ}")
    assert table.to_act == 0
    assert table.row.deadline == deadline


# A real database: lateness, restarts, the record


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_hall("sqlite", tmp_path) as opened:
        yield opened


async def dealt(
    hall: Hall, deck: str, people: int = 2, computers: int = 0, target: int = 501
) -> int:
    """A match of Terz, seat 0 to lead."""
    hall.chance = Stacked(1, 1, [deck])
    hall.restart()
    table = await hall.lobby(people, computers, options=None)
    await hall.tables.set_up(table, who(1), "game", "terz", None, None)
    async with hall.database.transaction() as session:
        row = await load_table(session, table)
        assert row is not None
        row.options = {"target": target}
    await hall.tables.start(table, who(1), None, None)
    await hall.go(table)
    await do(hall, table, "colour red")
    return table


async def do(hall: Hall, table_id: int, text: str) -> None:
    """The person to act does that."""
    table = await hall.look(table_id)
    await hall.until(table.row.hold_until)
    await hall.tables.move(table_id, actor(table), table.seq, text, None)


async def run_out(hall: Hall, table_id: int) -> Table:
    """Let the turn run out."""
    seq = (await hall.look(table_id)).seq
    while (await hall.look(table_id)).seq == seq:
        await hall.ring(table_id)
    return await hall.look(table_id)


async def actions(hall: Hall) -> list[tuple[str, str]]:
    rows = (await hall.everything())["actions"]
    return [(str(row["text"]), str(row["by"])) for row in rows]


@pytest.mark.parametrize("before", [(), ("ask",)], ids=["answer", "asked"])
async def test_an_unanswered_meld_is_good(hall: Hall, before: tuple[str, ...]) -> None:
    """With a meld in hand that would beat it."""
    table_id = await dealt(hall, lay(TERZ, BETTER, upcard="8H"))
    for text in (f"declare {TERZ}", *before):
        await do(hall, table_id, text)
    table = await run_out(hall, table_id)
    assert (await actions(hall))[-1] == ("1 good", "clock")
    assert table.seats[1].missed == 1
    assert table.match is not None
    assert table.match.totals == (20, 0)
    assert table.match.to_act == 0


async def test_a_late_turn_ends_with_a_card(hall: Hall) -> None:
    table_id = await dealt(hall, lay(upcard="8H"))
    table = await run_out(hall, table_id)
    text, who = (await actions(hall))[-1]
    assert text.startswith("0 play ")
    assert who == "clock"
    assert table.seats[0].missed == 1


async def test_who_is_late_declares_only_what_nobody_has_to_answer(hall: Hall) -> None:
    """One turn that runs out is one missed turn: it does not go on after the other's answer."""
    table_id = await dealt(hall, lay(f"{TERZ}AH", f"{BETTER}7S", upcard="8H"))
    table = await run_out(hall, table_id)
    assert [text.split()[1] for text, _ in await actions(hall)] == ["colour", "play"]
    assert (table.seats[0].missed, table.match and table.match.to_act) == (1, 1)
    table = await run_out(hall, table_id)
    done = (await actions(hall))[2:]
    assert [text.split()[1] for text, _ in done] == ["declare", "play"]
    assert {who_ for _, who_ in done} == {"clock"}
    assert table.seats[1].missed == 1
    assert table.match is not None
    assert table.match.totals == (0, 20)


async def test_a_restart_in_the_middle_of_an_answer(hall: Hall) -> None:
    table_id = await dealt(hall, lay(TERZ, LOWER, upcard="8H"))
    await do(hall, table_id, f"declare {TERZ}")
    hall.restart()
    await do(hall, table_id, "ask")
    hall.restart()
    table = await hall.look(table_id)
    assert table.match is not None
    assert (table.match.phase, table.row.due_kind) == ("asked", "lone")
    await hall.ring(table_id)
    assert (await actions(hall))[-3:] == [
        (f"0 declare {TERZ}", "person"),
        ("1 ask", "person"),
        ("1 good", "clock"),
    ]


async def test_a_claim_is_chosen_first_and_any_action_ends_the_choice(hall: Hall) -> None:
    table_id = await dealt(hall, lay(upcard="8H"))
    seq = (await hall.look(table_id)).seq
    await hall.tables.begin_choice(table_id, who(1), seq, "arrive", None)
    table = await hall.look(table_id)
    assert table.seq == seq
    assert table.view(0, "bot").choosing == "arrive"
    assert table.view(1, "bot").choosing is None
    assert table.view(None, "bot").choosing is None
    await do(hall, table_id, "arrive")
    table = await hall.look(table_id)
    assert table.row.stage == "over"
    assert table.match is not None
    assert table.match.winner == 1


async def test_record_and_proof_agree(hall: Hall) -> None:
    """The deck is cut as for every game; in the record its last card is the talon's bottom."""
    deck = lay("AH", "7S", upcard="8H", draws="9CTD")
    table_id = await dealt(hall, deck)
    await do(hall, table_id, "play AH")
    await do(hall, table_id, "play 7S")
    await do(hall, table_id, "break 0")
    table = await hall.look(table_id)
    assert table.match is not None
    view = table.match.view(0).as_json()
    assert "9C" in cards_of(str(view["hand"]))
    assert deck.endswith("TD9C")
    async with hall.database.transaction() as session:
        record = await read_record(session, table_id)
    assert record is not None
    assert record["deals"][0]["deck"] == deck
    fair = record["fair"][0]
    assert (
        hashlib.sha256(f"{fair['salt']}:{fair['deck']}".encode()).hexdigest()
        == (fair["commitment"])
    )
    cut = 2 * fair["cut"]
    assert fair["deck"][cut:] + fair["deck"][:cut] == deck
    assert record_from(record).replay().result() == table.match.result()


async def test_a_whole_match(hall: Hall) -> None:
    table_id = await dealt(hall, lay(upcard="8H"), people=1, computers=1, target=151)
    await hall.finish(table_id)
    async with hall.database.transaction() as session:
        record = await read_record(session, table_id)
    assert record is not None
    match = record_from(record).replay()
    assert match.finished
    table = await hall.look(table_id)
    assert table.match is not None
    assert match.result() == table.match.result()
