"""Callback data: what we write we read, it fits, and what we could not have written is not read."""

import pytest
from aiogram.filters.callback_data import CallbackData

from bot.presses import (
    LARGEST,
    ChoosePress,
    CutPress,
    LevelPress,
    LobbyPress,
    MovePress,
    SeatPress,
    ShowPress,
)

LONGEST = (
    MovePress(table=LARGEST, seq=LARGEST, action="play TH"),
    ChoosePress(table=LARGEST, seq=LARGEST, what="offers"),
    CutPress(table=LARGEST, deal=LARGEST, depth=31),
    LobbyPress(table=LARGEST, what="preset", value="kharkov"),
    LobbyPress(table=LARGEST, what="cancel"),
    SeatPress(table=LARGEST, what="leave"),
    LevelPress(table=LARGEST, seat=LARGEST, level="master"),
    ShowPress(table=LARGEST, what="rules", value="melds"),
    ShowPress(table=0, what="rules"),
)


@pytest.mark.parametrize("press", LONGEST, ids=repr)
def test_what_is_written_fits_and_is_read(press: CallbackData) -> None:
    data = press.pack()
    assert len(data.encode("ascii")) <= 64
    assert type(press).unpack(data) == press


@pytest.mark.parametrize("number", ["-1", "2147483648", "9" * 30, "1e3", "1.5", "", "x", "None"])
@pytest.mark.parametrize(
    ("family", "data"),
    [
        (MovePress, "m:{}:1:pass"),
        (MovePress, "m:1:{}:pass"),
        (CutPress, "c:{}:1:1"),
        (CutPress, "c:1:{}:1"),
        (CutPress, "c:1:1:{}"),
        (LobbyPress, "l:{}:sit:"),
        (SeatPress, "s:{}:back"),
        (LevelPress, "k:{}:1:basic"),
        (LevelPress, "k:1:{}:basic"),
        (ShowPress, "v:{}:hand:"),
    ],
)
def test_numbers_that_no_database_takes_are_not_read(
    family: type[CallbackData], data: str, number: str
) -> None:
    with pytest.raises(ValueError, match=r"."):
        family.unpack(data.format(number))


@pytest.mark.parametrize("data", ["m:1:1", "m:1:1:pass:more", "x:1:1:pass", "m", "", "🂡"])
def test_other_shapes_are_not_read(data: str) -> None:
    with pytest.raises((TypeError, ValueError)):
        MovePress.unpack(data)
