"""What people ask of a table besides playing: /table, /hand, /score, "I am back", a seat that was
left, the same people again.
"""

from dataclasses import replace

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.gathering import RefusedError
from bot.presses import SeatPress, ShowPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen
from bot.screens.common import paragraphs
from bot.screens.finding import title
from bot.screens.lobby import closed
from bot.tables import Known, Tables
from bot.texts import texts
from handlers.answers import Answer, private, say, who_is, words_of

router = Router(name="seated")
TAKE_LINK = r"^take_[0-9]{1,9}_[0-9]_[0-9a-f]+$"


async def found_by(message: Message, tables: Tables) -> list[Known]:
    """The tables that a command speaks of: this group's, or in the direct chat one's own."""
    person = message.from_user.id if message.from_user else 0
    if private(message):
        return await tables.of(person)
    thread = message.message_thread_id if message.is_topic_message else None
    here = await tables.here(message.chat.id, thread, person)
    return sorted(here, key=lambda table: (table.thread_id != thread, table.seat is None))


def seated_at(found: list[Known]) -> list[Known]:
    """Those where whoever asks sits."""
    return [table for table in found if table.seat is not None]


@router.message(Command("table"))
async def table(message: Message, tables: Tables, inbox_id: int) -> None:
    """Bring the table message down; in the direct chat, one's hands."""
    if private(message):
        await hand(message, tables, inbox_id)
        return
    found = await found_by(message, tables)
    if not found:
        await message.answer(words_of(message.from_user)("no-table-here"))
        return
    await tables.bring(found[0].id, inbox_id)


@router.message(Command("hand"))
async def hand(message: Message, tables: Tables, inbox_id: int) -> None:
    """Send the hand anew in the direct chat; in a group, the button that opens it there."""
    words = words_of(message.from_user)
    mine = seated_at(await found_by(message, tables))
    found = [known for known in mine if known.stage != "lobby"]
    if not found or message.from_user is None:
        nowhere = "hand-nowhere" if private(message) else "hand-not-here"
        await message.answer(words("hand-not-yet" if mine else nowhere))
        return
    for known in found if private(message) else found[:1]:
        await tables.deal_hand(known.id, who_is(message.from_user), None)
        if not private(message):
            show = ShowPress(table=known.id, what="hand").pack()
            button = Button(words.plain("button-hand"), show)
            await say(message, Screen(words("hand-sent"), ((button,),)))


@router.message(Command("score"))
async def score(message: Message, tables: Tables, bot_username: str) -> None:
    """The running score; for a while after a match its result. In a group, as the table speaks."""
    words = words_of(message.from_user)
    found = [known for known in await found_by(message, tables) if known.stage != "lobby"]
    for known in found if private(message) else found[:1]:
        here = await tables.table(known.id)
        if here is not None:
            if not private(message):
                words = texts(here.row.language)
            screen = GAME_SCREENS[here.row.game].score(here.view(None, bot_username), words)
            if len(found) > 1:
                name = title(known.game, known.others, words)
                screen = replace(screen, text=paragraphs(name, screen.text))
            await say(message, screen)
    if found:
        return
    person = message.from_user.id if message.from_user else 0
    last = await tables.last(0 if private(message) else message.chat.id, person)
    if last is None:
        await message.answer(words("hand-nowhere" if private(message) else "score-nowhere"))
        return
    if not private(message):
        words = texts(last.row.language)
    view = last.view(None, bot_username)
    over = view.stage == "over"
    await say(message, GAME_SCREENS[view.game].final(view, words) if over else closed(view, words))


@router.callback_query(SeatPress.filter(F.what == "back"))
async def back(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, inbox_id: int
) -> Answer:
    """ "I am back"."""
    await tables.back(callback_data.table, who_is(press.from_user), inbox_id)
    return Answer(words_of(press.from_user).plain("answer-back"))


@router.callback_query(SeatPress.filter(F.what.regexp("^take[0-9]$")))
async def take(
    press: CallbackQuery,
    callback_data: SeatPress,
    tables: Tables,
    inbox_id: int,
    bot_username: str,
) -> Answer:
    """Go on for somebody who left; who never opened the direct chat gets the link to it."""
    number, seat = callback_data.table, int(callback_data.what[-1])
    chat_id = press.message.chat.id if press.message else 0
    try:
        await tables.take_over(number, who_is(press.from_user), seat, chat_id, inbox_id)
    except RefusedError as error:
        if error.key != "answer-need-start":
            raise
        invite = await tables.invite(number)
        return Answer(url=f"https://t.me/{bot_username}?start=take_{number}_{seat}_{invite}")
    return Answer(words_of(press.from_user).plain("answer-took"))


@router.message(
    CommandStart(deep_link=True, magic=F.args.regexp(TAKE_LINK)), F.chat.type == "private"
)
async def take_by_link(
    message: Message, command: CommandObject, tables: Tables, inbox_id: int
) -> None:
    """The deep link of a seat that was left: one tap on START, and they play."""
    assert message.from_user is not None
    _, number, seat, invite = (command.args or "").split("_")
    who = who_is(message.from_user)
    await tables.take_over_by_link(int(number), who, int(seat), invite, inbox_id)
    await message.answer(words_of(message.from_user)("start-took"))


@router.callback_query(SeatPress.filter(F.what.in_({"again", "again_other"})))
async def again(
    press: CallbackQuery, callback_data: SeatPress, tables: Tables, inbox_id: int
) -> Answer:
    """The same people once more."""
    outcome = await tables.again(
        callback_data.table,
        who_is(press.from_user),
        inbox_id,
        other=callback_data.what == "again_other",
    )
    return Answer(words_of(press.from_user).plain(f"answer-again-{outcome}"))
