"""A table that ended without a winner: its seal is opened too."""

from bot.screens.lobby import closed
from bot.texts import texts
from tests.bot.desk import desk, in_play
from tests.bot.looks import check_screen, plain


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
