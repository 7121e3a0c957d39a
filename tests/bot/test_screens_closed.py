"""A table that ended without a winner: its seal is opened too, and one way leads on."""

import pytest

from bot.screens.lobby import closed
from bot.texts import texts
from tests.bot.desk import CHAT, desk, empty_table, in_play
from tests.bot.looks import check_screen, labels, plain


def test_the_deal_that_was_broken_off_can_be_checked() -> None:
    table = in_play().table
    sealed = table.deals[-1]
    assert table.view(None, "kozyr_bot").deals[-1].salt is None
    table.close("stopped")
    screen = closed(table.view(None, "kozyr_bot"), texts("ru"))
    check_screen(screen)
    assert f"{sealed.salt}:{sealed.deck}" in plain(screen)
    assert sealed.commitment in plain(screen)


def test_a_deal_that_was_never_cut_has_nothing_to_show() -> None:
    table = desk().table
    table.close("stopped")
    assert table.deals[-1].commitment not in plain(closed(table.view(None, "b"), texts("ru")))


@pytest.mark.parametrize(
    ("chat", "viewer", "again"),
    [(CHAT, None, True), (CHAT, 0, True), (0, 0, True), (0, None, False)],
)
def test_one_way_leads_on(chat: int, viewer: int | None, again: bool) -> None:
    """The same people again; or a new table, for who has left one without a group."""
    table = in_play().table
    table.row.chat_id = chat
    table.close("stopped")
    screen = closed(table.view(viewer, "kozyr_bot"), texts("ru"))
    assert ("🔁 Ещё раз" in labels(screen)) == again
    assert ("/new" in plain(screen)) == (not again)


def test_a_table_that_never_began_leads_to_a_new_one() -> None:
    table = empty_table()
    table.close("cancelled")
    screen = closed(table.view(0, "kozyr_bot"), texts("ru"))
    assert labels(screen) == []
    assert "/new" in plain(screen)
