"""Time at the table: reminders, basic moves, take-over, coming back, restarts."""

from pathlib import Path

from bot.playground.world import Message
from tests.conversations.scenes import match, person_to_move
from tests.kit.evening import Evening, evening

HOUR = 3600


def loud(night: Evening, message: Message) -> bool:
    """Whether a message made a sound when it came."""
    (call,) = [
        call
        for call in night.stand_in.journal.of("sendMessage")
        if isinstance(call.result, dict)
        and call.result["message_id"] == message.id
        and str(call.params["chat_id"]) == str(message.chat)
    ]
    return call.params.get("disable_notification") in (None, "false", "False")


def moved_by(night: Evening) -> list[str]:
    """Who made the actions of the latest match, in order."""
    found = night.word(
        "SELECT coalesce(group_concat(by), '') FROM (SELECT by FROM actions ORDER BY seq)"
    )
    return found.split(",") if found else []


async def test_reminder_then_basic_moves_then_take_over_then_back(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        table = await match(night, *night.people)
        # Everybody has seen the new deal; the one who is to move has been called by it.
        await night.pass_time(3)
        late = await person_to_move(night, table)
        (other,) = [person for person in night.people if person != late]
        before = night.hand(late)
        assert "время выйдет" in before.text
        assert len(night.hands(late)) == 1
        # After half of the minute a new message calls, and the old one goes.
        await night.pass_time(30)
        reminder = night.hand(late)
        assert reminder.key != before.key
        assert loud(night, reminder)
        assert night.stand_in.current(before) is None
        assert len(night.hands(late)) == 1
        assert not moved_by(night)
        # Time runs out: one basic move, and the turn passes on.
        await night.until(lambda: moved_by(night), "a move", 40)
        assert set(moved_by(night)) == {"clock"}
        row = await night.table_row(table)
        assert (row.seats[0].missed, row.seats[1].missed) in ((0, 1), (1, 0))
        assert not any(seat.away for seat in row.seats)
        # The second turn in a row that is missed: the computer plays until they are back.
        await night.play(other, until=lambda: "За вас играет компьютер" in night.hand(late).text)
        await night.until(lambda: "заменяет компьютер" in night.table().text, "the table", 20)
        name = night.stand_in.people.all[late].first_name
        await night.until(
            lambda: f"Компьютер играет за: {name}" in night.hand(other).text, "the other's hand", 20
        )
        await night.play(other, until=lambda: moved_by(night).count("computer") >= 2)
        # A card that is pressed now is not played, but says what to do.
        await night.until(
            lambda: any(
                ":play " in (b.data or "") for row in night.hand(late).buttons for b in row
            ),
            "a card",
        )
        card = next(
            b for row in night.hand(late).buttons for b in row if ":play " in (b.data or "")
        )
        assert (await night.press(late, night.hand(late), card)).startswith("Пока за вас играет")
        told = await night.press(late, night.hand(late), "Я здесь, играю")
        assert told == "С возвращением! Карты снова ваши."
        await night.until(lambda: "За вас играет" not in night.hand(late).text, "the hand", 10)
        await night.until(lambda: "заменяет компьютер" not in night.table().text, "the table", 20)
        acted = len(moved_by(night))
        await night.play(*night.people, until=lambda: len(moved_by(night)) > acted + 6)
        assert set(moved_by(night)[acted:]) == {"person"}


async def test_hours_for_a_turn(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2, slow=True) as night:
        table = await match(night, *night.people, clock=12 * HOUR)
        await night.pass_time(3)
        late = await person_to_move(night, table)
        (other,) = [person for person in night.people if person != late]
        messages = [night.hand(late)]
        night.stride = 250
        # Once after a while, once an hour before the end.
        await night.pass_time(60)
        messages.append(night.hand(late))
        await night.pass_time(10 * HOUR)
        assert night.hand(late).key == messages[-1].key
        await night.pass_time(HOUR)
        messages.append(night.hand(late))
        assert len({message.key for message in messages}) == 3
        assert all(loud(night, message) for message in messages)
        assert len(night.hands(late)) == 1
        assert not moved_by(night)
        await night.pass_time(HOUR)
        assert set(moved_by(night)) == {"clock"}
        assert len(night.hands(other)) == 1


async def test_who_blocked_the_bot_is_called_in_the_group_and_plays_there(tmp_path: Path) -> None:
    async with evening(tmp_path, people=2) as night:
        table = await match(night, *night.people)
        await night.pass_time(3)
        late = await person_to_move(night, table)
        night.stand_in.people.block(late)
        await night.until(lambda: night.in_group("ваш ход"), "a call in the group", 60)
        (call,) = night.in_group("ваш ход")
        assert [e.user for e in call.entities if e.type == "text_mention"] == [late]
        assert loud(night, call)
        # Under the call there is the way to the hand, and it is played from there.
        await night.press(late, call, "Мои карты")
        await night.until(lambda: night.moves(night.private(late)), "the hand in the group", 10)
        acted = len(moved_by(night))
        await night.press(late, night.private(late), night.moves(night.private(late))[0])
        assert moved_by(night)[acted:] == ["person"]
        await night.until(lambda: night.stand_in.current(call) is None, "the end of the call", 30)
        # Whoever takes the bot back gets the hand again.
        night.stand_in.people.unblock(late)
        acted = len(moved_by(night))
        await night.play(*night.people, until=lambda: len(moved_by(night)) > acted + 6)
        assert set(moved_by(night)[acted:]) == {"person"}


async def test_a_restart_loses_no_deadline_and_downtime_is_not_held_against_anybody(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, people=2) as night:
        table = await match(night, *night.people)
        await night.pass_time(20)
        late = await person_to_move(night, table)
        await night.stop_bot()
        await night.clock.advance(2 * HOUR)
        await night.start_bot()
        await night.pass_time(5)
        assert not moved_by(night)
        # What is shown counts down to the moved deadline.
        (moment,) = [e.unix_time or 0 for e in night.hand(late).entities if e.type == "date_time"]
        assert 30 < moment - night.clock.now() < 60
        await night.pass_time(25)
        assert not moved_by(night)
        await night.pass_time(25)
        assert set(moved_by(night)) == {"clock"}
