"""The stand-in for Telegram: one bot, its people and chats, all in memory.

It is the playground's server side and what the tests talk to. It is strict: it refuses what
Telegram refuses, in Telegram's words, and keeps a journal of what came.

What is known from where:

* *Documented* by Telegram: what each method takes and returns; 4096 characters of text and 1024 of
  caption in UTF-16 units; 1 to 64 bytes of callback data; 200 characters of an answer to a press;
  deep links of 64 characters; 100 commands; own messages may be deleted for 48 hours; an update is
  delivered until it is confirmed; a group that becomes a supergroup gets a new id; ephemeral
  messages only in groups, within 15 s of the press that is named, at any time for administrators.
* *From Telegram's published server source*: the refusals of bad HTML and their byte offsets, most
  texts of errors, how long an unfetched press waits (150 s).
* *Observed* by us or others: the flood limits (see ``limits``), 100 buttons in all and 8 in a row,
  15 s to answer a press, that an edit without ``reply_markup`` takes the keyboard away, that
  answering a press ends its right to an ephemeral message.
* *Made up*, because nobody knows: the wording of refusals about ephemeral messages, the size of a
  burst, that ephemeral messages count against the group's limit.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from bot.playground.api import Methods
from bot.playground.people import People
from bot.playground.state import TOKEN, World

__all__ = ["TOKEN", "StandIn"]


class StandIn(World):
    """The stand-in: the bot calls ``methods`` (or :meth:`call`), persons act through ``people``.

    :param token: the only token that is accepted.
    :param clock: unix seconds; :attr:`shift` is added to it.
    :param sleep: how a long poll passes its time.
    :param privacy: whether the bot is in privacy mode.
    :param answer_window: how long a press can be answered, in seconds.
    :param seed: of the chance with which faults strike.
    """

    def __init__(
        self,
        token: str = TOKEN,
        *,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        privacy: bool = True,
        answer_window: float = 15.0,
        seed: int = 0,
    ) -> None:
        super().__init__(
            token,
            clock=clock,
            sleep=sleep,
            privacy=privacy,
            answer_window=answer_window,
            seed=seed,
        )
        self.people = People(self)
        self.methods = Methods(self)

    def call(self, method: str, params: dict[str, object]) -> object:
        """Call a method of the Bot API (all but getUpdates, which waits).

        :returns: the ``result``.
        :raises ApiError: the refusal.
        """
        return self.methods.call(method, params, {})
