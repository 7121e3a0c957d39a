"""Presses in a match: cards, bids, announcements, the cut."""

from aiogram import Router
from aiogram.types import CallbackQuery

from bot.presses import ChoosePress, CutPress, MovePress
from bot.tables import Tables
from handlers.answers import Answer, who_is, words_of

router = Router(name="play")


@router.callback_query(MovePress.filter())
async def move(
    press: CallbackQuery, callback_data: MovePress, tables: Tables, inbox_id: int
) -> Answer:
    """An action of a match."""
    await tables.move(
        callback_data.table,
        who_is(press.from_user),
        callback_data.seq,
        callback_data.action,
        inbox_id,
    )
    return Answer()


@router.callback_query(ChoosePress.filter())
async def begin_choice(
    press: CallbackQuery, callback_data: ChoosePress, tables: Tables, inbox_id: int
) -> Answer:
    """A step on the way to an action."""
    await tables.begin_choice(
        callback_data.table,
        who_is(press.from_user),
        callback_data.seq,
        callback_data.what,
        inbox_id,
    )
    return Answer()


@router.callback_query(CutPress.filter())
async def cut(
    press: CallbackQuery, callback_data: CutPress, tables: Tables, inbox_id: int
) -> Answer:
    """The cut before a deal."""
    await tables.cut(
        callback_data.table,
        who_is(press.from_user),
        callback_data.deal,
        callback_data.depth,
        inbox_id,
    )
    return Answer(words_of(press.from_user).plain("answer-cut"))
