"""Rich messages where the server has them; everywhere else the HTML that says the same.

Whether the server has them is found out by trying: once it does not know them, they are left out
for as long as the program runs.
"""

import logging

from aiogram.exceptions import TelegramBadRequest, TelegramNotFound
from aiogram.types import InlineKeyboardMarkup, InputRichMessage, Message

from bot.screens.base import Screen

log = logging.getLogger(__name__)


class Rich:
    """Sends and edits pages; ``on`` False: without rich messages from the start."""

    def __init__(self, on: bool = True) -> None:
        self._on = on

    async def send(
        self, message: Message, screen: Screen, keyboard: InlineKeyboardMarkup | None
    ) -> None:
        """Answer a message with a page."""
        if self._on and screen.rich is not None:
            try:
                await message.answer_rich(_content(screen), reply_markup=keyboard)
            except (TelegramNotFound, TelegramBadRequest) as error:
                log.info("the server takes no rich messages: %s", error)
                self._on = False
            else:
                return
        await message.answer(screen.text, reply_markup=keyboard)

    async def edit(
        self, message: Message, screen: Screen, keyboard: InlineKeyboardMarkup | None
    ) -> None:
        """Make a message of ours look like a page. Raises what Telegram refuses."""
        if message.rich_message is not None and screen.rich is not None:
            await message.edit_text(rich_message=_content(screen), reply_markup=keyboard)
        else:
            await message.edit_text(screen.text, reply_markup=keyboard)


def _content(screen: Screen) -> InputRichMessage:
    return InputRichMessage(html=str(screen.rich), skip_entity_detection=True)
