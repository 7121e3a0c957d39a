"""Leaving a match and stopping a table: /leave, /stop, and the questions that they ask."""

from functools import partial

from aiogram import Bot, F, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, MaybeInaccessibleMessageUnion, Message, User
from markupsafe import Markup, escape

from bot import names
from bot.clock import Clock
from bot.gathering import RefusedError
from bot.poster import Poster
from bot.presses import AskPress, SeatPress
from bot.screens.base import Button, Screen
from bot.screens.common import fitted, lines
from bot.table import Table
from bot.tables import Known, Tables
from bot.texts import Texts
from handlers.answers import (
    Answer,
    carries,
    clear_away,
    is_admin,
    private,
    rewrite,
    say,
    who_is,
    words_of,
)
from handlers.seated import found_by, seated_at

router = Router(name="leaving")
_LABEL = 60


@router.message(Command("stop"))
async def stop(message: Message, tables: Tables, inbox_id: int, bot: Bot) -> None:
    """Close a lobby at once; ask whether a match shall really end."""
    words = words_of(message.from_user)
    found = await found_by(message, tables)
    found = seated_at(found) or found
    if not found or message.from_user is None:
        await message.answer(words("stop-nothing"))
    elif len(found) > 1:
        await say(message, which(words, "stop", found))
    elif found[0].stage == "lobby":
        anonymous = message.sender_chat is not None and message.sender_chat.id == message.chat.id
        admin = anonymous or await _administers(bot, message, message.from_user)
        admin_in = message.chat.id if admin else None
        text = await _stop(tables, found[0].id, message.from_user, admin_in, message, inbox_id)
        await message.answer(text)
    else:
        table = await _table(tables, found[0].id)
        await say(message, _stop_question(table, tables.clock, message, words))


@router.message(Command("leave"))
async def leave(message: Message, tables: Tables, inbox_id: int) -> None:
    """Leave a lobby at once, a match after asking."""
    words = words_of(message.from_user)
    found = seated_at(await found_by(message, tables))
    if not found or message.from_user is None:
        await message.answer(words("leave-nothing" if private(message) else "leave-not-here"))
    elif len(found) > 1:
        await say(message, which(words, "leave", found))
    elif found[0].stage == "lobby":
        await tables.rise(found[0].id, who_is(message.from_user), inbox_id)
        await message.answer(words.plain("answer-left"))
    else:
        table = await _table(tables, found[0].id)
        await say(message, _leave_question(table, message.from_user.id, words))


@router.callback_query(AskPress.filter(F.what == "stop"))
async def stop_this(
    press: CallbackQuery, callback_data: AskPress, tables: Tables, inbox_id: int, bot: Bot
) -> Answer:
    """One of several tables is to be stopped."""
    words, message, user = words_of(press.from_user), asking(press), press.from_user
    table = await _table(tables, callback_data.table)
    if table.row.stage != "lobby":
        question = _stop_question(table, tables.clock, message, words)
        return Answer(then=partial(rewrite, message, question))
    admin_in = message.chat.id if await _administers(bot, message, user) else None
    text = await _stop(tables, callback_data.table, user, admin_in, message, inbox_id)
    return Answer(text, then=partial(rewrite, message, Screen(escape(text))))


@router.callback_query(AskPress.filter(F.what == "leave"))
async def leave_this(
    press: CallbackQuery, callback_data: AskPress, tables: Tables, inbox_id: int
) -> Answer:
    """One of several tables is to be left."""
    words, message = words_of(press.from_user), asking(press)
    table = await _table(tables, callback_data.table)
    if table.seat_of(press.from_user.id) is None:
        raise RefusedError("answer-not-seated")
    if table.row.stage != "lobby":
        question = _leave_question(table, press.from_user.id, words)
        return Answer(then=partial(rewrite, message, question))
    await tables.rise(callback_data.table, who_is(press.from_user), inbox_id)
    done = Screen(words("answer-left"))
    return Answer(words.plain("answer-left"), then=partial(rewrite, message, done))


@router.callback_query(SeatPress.filter(F.what.regexp(r"^leave[0-9]?$")))
async def leave_now(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, poster: Poster, inbox_id: int
) -> Answer:
    """Really leave the match; only whoever asked for it."""
    _only_asker(await _table(tables, callback_data.table), callback_data.what, press.from_user.id)
    await tables.leave(callback_data.table, who_is(press.from_user), inbox_id)
    await clear_away(press, poster, callback_data.table)
    reason = (await _table(tables, callback_data.table)).row.close_reason
    key = {"empty": "leave-ended", "stopped": "leave-stopped"}.get(reason or "", "leave-done")
    return Answer(words_of(press.from_user).plain(key))


@router.callback_query(SeatPress.filter(F.what.regexp(r"^stay[0-9]?$")))
async def stay(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, poster: Poster
) -> Answer:
    """Stay after all; only whoever was asked may take the question away."""
    here = await tables.table(callback_data.table)
    if here is None or here.seat_of(press.from_user.id) is None:
        raise RefusedError("answer-not-seated")
    _only_asker(here, callback_data.what, press.from_user.id)
    if not here.in_match:
        raise RefusedError("answer-closed")
    await clear_away(press, poster, callback_data.table)
    return Answer(words_of(press.from_user).plain("answer-kept"))


@router.callback_query(SeatPress.filter(F.what == "stop"))
async def stop_now(
    press: CallbackQuery,
    callback_data: SeatPress,
    tables: Tables,
    poster: Poster,
    inbox_id: int,
    bot: Bot,
) -> Answer:
    """Stop at once, or vote for it."""
    message, user = press.message, press.from_user
    admin_in = None
    if message is not None and await _administers(bot, message, user):
        admin_in = message.chat.id
    text = await _stop(tables, callback_data.table, user, admin_in, message, inbox_id)
    if (await _table(tables, callback_data.table)).row.stage == "closed":
        await clear_away(press, poster, callback_data.table)
    return Answer(text)


@router.callback_query(SeatPress.filter(F.what == "keep"))
async def keep(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, poster: Poster, inbox_id: int
) -> Answer:
    """Play on: take one's vote back, and the question away where one sits there."""
    await tables.keep(callback_data.table, who_is(press.from_user), inbox_id)
    await clear_away(press, poster, callback_data.table)
    return Answer(words_of(press.from_user).plain("answer-kept"))


def asking(press: CallbackQuery) -> Message:
    """The message that asks which table is meant. Raises RefusedError where it is another one."""
    if not isinstance(press.message, Message) or not carries(press.message, AskPress):
        raise RefusedError("answer-unknown")
    return press.message


def which(words: Texts, what: str, found: list[Known]) -> Screen:
    """Which of several tables is meant."""
    rows = []
    for known in found:
        label = " · ".join((words.plain(f"game-{known.game}"), ", ".join(known.others)))
        press = AskPress(table=known.id, what=what).pack()
        rows.append((Button(fitted(label.removesuffix(" · "), _LABEL), press),))
    return Screen(words(f"{what}-which"), tuple(rows))


async def _table(tables: Tables, number: int) -> Table:
    found = await tables.table(number)
    if found is None:
        raise RefusedError("answer-closed")
    return found


async def _administers(bot: Bot, message: MaybeInaccessibleMessageUnion, user: User) -> bool:
    group = message.chat.type in ("group", "supergroup")
    return group and await is_admin(bot, message.chat.id, user.id)


async def _stop(
    tables: Tables,
    number: int,
    user: User,
    admin_in: int | None,
    message: MaybeInaccessibleMessageUnion | None,
    inbox_id: int,
) -> str:
    """Stop a table, or vote for it; returns what came of it."""
    words, asked_in = words_of(user), message.chat.id if message else 0
    votes = await tables.stop(number, who_is(user), admin_in, inbox_id, asked_in)
    if votes is not None:
        return words.plain("answer-stop-voted", votes=votes[0], needed=votes[1])
    reason = (await _table(tables, number)).row.close_reason
    keys = {"cancelled": "answer-cancelled", "dead": "answer-cleared"}
    return words.plain(keys.get(reason or "", "answer-stopped"))


def _stop_question(table: Table, clock: Clock, message: Message, words: Texts) -> Screen:
    dead = message.chat.id == table.row.chat_id and table.dead(clock.now())
    yes = SeatPress(table=table.row.id, what="stop").pack()
    no = SeatPress(table=table.row.id, what="keep").pack()
    if dead:
        row = (
            Button(words.plain("button-clear"), yes),
            Button(words.plain("button-leave-it"), no),
        )
        return Screen(words("stop-ask-dead"), (row,))
    row = (Button(words.plain("button-stop"), yes), Button(words.plain("button-keep"), no))
    return Screen(words("stop-ask"), (row,))


def _only_asker(table: Table, what: str, person_id: int) -> None:
    """Refuse an answer to somebody else's question; questions of older versions name no seat."""
    seat = what[-1]
    asked = table.seats[int(seat)] if seat.isdigit() and int(seat) < len(table.seats) else None
    if asked is not None and asked.person_id != person_id and table.seat_of(person_id) is not None:
        raise RefusedError("answer-asked-other")


def _leave_question(table: Table, person_id: int, words: Texts) -> Screen:
    """Really leave? It says whom it asks, and what that costs."""
    seat = table.seat_of(person_id)
    assert seat is not None
    if table.is_last(person_id):
        text = words("leave-ask-last")
    else:
        text = words("leave-ask-free" if table.row.takeover else "leave-ask")
    leave = SeatPress(table=table.row.id, what=f"leave{seat.number}").pack()
    stay = SeatPress(table=table.row.id, what=f"stay{seat.number}").pack()
    row = (Button(words.plain("button-leave"), leave), Button(words.plain("button-stay"), stay))
    name = Markup("<b>{}</b>").format(names.display(seat.name))
    return Screen(lines("" if table.direct else name, text), (row,))
