"""What buttons carry: small families of callback data, at most 64 bytes of ASCII.

Everything in them is a hint and is judged again by ``bot.tables``. What is no number that we could
have written belongs to no family.
"""

from typing import Annotated, Final, TypeAlias

from aiogram.filters.callback_data import CallbackData
from pydantic import Field

# What the databases take as an integer.
LARGEST: Final = 2**31 - 1

Number: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST)]


class MovePress(CallbackData, prefix="m"):
    """An action in a match: ``action`` is its record text without the seat ("play TH")."""

    table: Number
    seq: Number
    action: str


class ChoosePress(CallbackData, prefix="p"):
    """A step on the way to an action: ``what`` is as much of it as is chosen, "" for nothing.

    What it may be is up to the screens of each game ("JS", "JS D", "offers"). It changes nothing in
    the match: the hand of whoever chooses shows the next step.
    """

    table: Number
    seq: Number
    what: str = Field(default="", max_length=16, pattern=r"^[a-zA-Z ]*$")


class CutPress(CallbackData, prefix="c"):
    """The cut before deal number ``deal``: how many cards are taken off."""

    table: Number
    deal: Number
    depth: Number


class LobbyPress(CallbackData, prefix="l"):
    """Setting up a table.

    ``what``: "sit", "leave", "start", "cancel"; "page" to open the page ``value`` of the lobby for
    everybody ("" the first; ``bot.screens.lobby`` has them); "add" or "remove" a computer player;
    "draw" lots for the seats. With a seat's number as ``value``: "move" there, "free" it, "host"
    (hand the table over), "level" (the number, a blank, the level). A choice with its ``value``:
    "game", "preset", "set" (an option, a blank, its value), "usual" (an option as in the preset, ""
    for all), "seats" ("2", "3", "4", "pairs"), "clock" (seconds), "quiet" ("23-8", "" for none),
    "zone", and "closed", "takeover", "public" ("yes", "no").
    """

    table: Number
    what: str
    value: str = ""


class SeatPress(CallbackData, prefix="s"):
    """A seated person's wish outside the rules of the game.

    ``what``: "back" (I am back), "stop" and "keep" (the vote to stop), "leave0", "stay0" … (the
    answers of that seat to "really leave?"), "take0" … (go on for whoever left that seat), "again"
    and "again_other" (the same people once more, with the same or with other rules).
    """

    table: Number
    what: str


class LevelPress(CallbackData, prefix="k"):
    """How strong the computer player on a seat is from now on, while the match goes on."""

    table: Number
    seat: Number
    level: str


class AskPress(CallbackData, prefix="q"):
    """Which of several tables is meant; ``what``: "stop", "leave" or "level"."""

    table: Number
    what: str


class ShowPress(CallbackData, prefix="v"):
    """Something to look at: ``what`` is "hand", "score", "tricks" (those taken so far), "rules" to
    turn a page of the rules, or "ask" to open one: without a ``value`` that of the moment.

    ``value``: the page, as ``bot.rulebook.book`` names it. ``table`` is 0 where there is none.
    """

    table: Number
    what: str
    value: str = ""


class FindPress(CallbackData, prefix="f"):
    """Finding a table, in the direct chat.

    ``what``: "lobby" (the open tables, afresh), "sit" (at the open table ``table``), "tables"
    (one's own, afresh), "bring" (a table's message down), "start" (the greeting), "new" and
    "public" (open a table for friends, for all), "play" (choose how to play alone), "alone" (begin
    to) and "setup" (a lobby for it). ``value``, for the last three: game, seats and level with dots
    between them, as in ``bot.soloist``; "play" and "setup" have no game, and "play" may be "" for
    how it was last time.
    """

    table: Number = 0
    what: str
    value: str = Field(default="", max_length=40, pattern=r"^[a-z0-9.]*$")


class GroupPress(CallbackData, prefix="g"):
    """The settings of the group in which the message stands, for administrators.

    ``what``: "page" to open the page ``value`` ("" the first), "done", or a setting with its new
    value, as ``bot.groups`` names them.
    """

    what: str
    value: str = ""


class PersonPress(CallbackData, prefix="u"):
    """A person's own settings, in their direct chat.

    ``what``: "page" (as ``bot.screens.person`` names them), "language" ("" for Telegram's), or
    "forget" with "yes" or "no".
    """

    what: str
    value: str = ""
