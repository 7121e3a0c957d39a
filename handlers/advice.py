"""Asking a computer player: a hint for this moment, and /review after a match."""

from functools import partial
from typing import Final

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message, User

from bot.advising import advise, review, reviewable
from bot.gathering import RefusedError
from bot.presses import ShowPress
from bot.screens import GAME_SCREENS
from bot.screens.advice import hint, review_screen
from bot.screens.base import Screen
from bot.tables import Tables
from handlers.answers import Answer, private, rewrite, words_of

router = Router(name="advice")
LOOK_BACK: Final = "review"
LINK: Final = rf"^{LOOK_BACK}_[0-9]{{1,9}}$"


@router.callback_query(ShowPress.filter(F.what == "hint"))
async def hint_now(press: CallbackQuery, callback_data: ShowPress, tables: Tables) -> Answer:
    """What the strongest computer player would do in the place of whoever asks."""
    game, judged = await advise(tables, callback_data.table, press.from_user.id)
    point = GAME_SCREENS[game].point
    return Answer(hint(game, judged, point, words_of(press.from_user)), alert=True)


@router.message(Command(LOOK_BACK), F.chat.type == "private")
async def review_last(message: Message, tables: Tables) -> None:
    """The dearest own choices of the last match against computers."""
    words = words_of(message.from_user)
    last = await reviewable(tables, message.from_user.id) if message.from_user else None
    if last is None or message.from_user is None:
        await message.answer(words("review-nowhere"))
        return
    await _review(message, tables, last, message.from_user)


@router.callback_query(ShowPress.filter(F.what == LOOK_BACK))
async def review_this(
    press: CallbackQuery, callback_data: ShowPress, tables: Tables, bot_username: str
) -> Answer:
    """The same from the button under a final score; from a group it leads to the direct chat."""
    message, table = press.message, callback_data.table
    if not isinstance(message, Message) or not private(message):
        return Answer(url=f"https://t.me/{bot_username}?start={LOOK_BACK}_{table}")
    return Answer(then=partial(_review, message, tables, table, press.from_user))


@router.message(CommandStart(deep_link=True, magic=F.args.regexp(LINK)), F.chat.type == "private")
async def review_by_link(message: Message, command: CommandObject, tables: Tables) -> None:
    """The same from that link."""
    assert message.from_user is not None
    await _review(message, tables, int((command.args or "").split("_")[1]), message.from_user)


async def _review(message: Message, tables: Tables, table_id: int, user: User) -> None:
    words = words_of(user)
    waiting = await message.answer(words("review-wait"))
    try:
        game, choices = await review(tables, table_id, user.id)
    except RefusedError as error:
        await rewrite(waiting, Screen(words(error.key)))
        return
    await rewrite(waiting, review_screen(game, choices, words))
