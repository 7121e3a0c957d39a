"""Screens as Telegram wants them: calls with HTML and inline keyboards.

A server older than ours may not know ``<tg-time>`` or the style of buttons. Once it has complained
of one, that is left out for as long as the program runs.
"""

import hashlib
import re
from typing import Final

from aiogram.methods import EditEphemeralMessageText, EditMessageText, SendMessage
from aiogram.types import (
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
)

from bot.screens.base import Screen

_TIME: Final = re.compile(r"</?tg-time\b[^>]*>")
_HTML: Final = "HTML"


def digest(screen: Screen) -> str:
    """Something short that differs where text or buttons differ."""
    return hashlib.sha256(repr((str(screen.text), screen.rows)).encode()).hexdigest()


class Envelopes:
    """Makes calls from screens, in what the server is known to understand."""

    def __init__(self) -> None:
        self._times = True
        self._styles = True

    def simplify(self, complaint: str) -> bool:
        """Leave out what the server complained of; False where there is nothing left to leave out.

        ``complaint`` is its description of why it refused a call.
        """
        if self._times and re.search("tg[-_]time", complaint):
            self._times = False
            return True
        if self._styles and re.search("style|invalid reply_markup", complaint, re.IGNORECASE):
            self._styles = False
            return True
        return False

    def text(self, screen: Screen) -> str:
        """The HTML of a screen."""
        return str(screen.text) if self._times else _TIME.sub("", screen.text)

    def keyboard(self, screen: Screen) -> InlineKeyboardMarkup | None:
        """The buttons of a screen; None where it has none."""
        if not screen.rows:
            return None
        return InlineKeyboardMarkup(
            inline_keyboard=[
                [
                    InlineKeyboardButton(
                        text=button.text,
                        callback_data=button.data,
                        url=button.url,
                        switch_inline_query=button.inline,
                        style=button.style if self._styles else None,
                    )
                    for button in row
                ]
                for row in screen.rows
            ]
        )

    def send(
        self,
        screen: Screen,
        chat_id: int,
        thread_id: int | None = None,
        *,
        loud: bool = False,
        private: EphemeralMessageParameters | None = None,
    ) -> SendMessage:
        """Send it as a new message; with ``private`` as one that only its receiver sees."""
        return SendMessage(
            chat_id=chat_id,
            message_thread_id=thread_id,
            text=self.text(screen),
            parse_mode=_HTML,
            link_preview_options=_preview(screen),
            reply_markup=self.keyboard(screen),
            disable_notification=not loud,
            ephemeral_message_parameters=private,
        )

    def edit(self, screen: Screen, chat_id: int, message_id: int) -> EditMessageText:
        """Make a message look like it."""
        return EditMessageText(
            chat_id=chat_id,
            message_id=message_id,
            text=self.text(screen),
            parse_mode=_HTML,
            link_preview_options=_preview(screen),
            reply_markup=self.keyboard(screen),
        )

    def edit_private(
        self, screen: Screen, chat_id: int, person_id: int, message_id: int
    ) -> EditEphemeralMessageText:
        """Make an ephemeral message look like it."""
        return EditEphemeralMessageText(
            chat_id=chat_id,
            receiver_user_id=person_id,
            ephemeral_message_id=message_id,
            text=self.text(screen),
            parse_mode=_HTML,
            link_preview_options=_preview(screen),
            reply_markup=self.keyboard(screen),
        )


def _preview(screen: Screen) -> LinkPreviewOptions | None:
    """No preview of links; not even mentioned where there are none, for servers that know none."""
    return LinkPreviewOptions(is_disabled=True) if "http" in screen.text else None
