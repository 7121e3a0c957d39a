"""The pages of a lobby about time: how long a turn may take, and when a slow clock stands still."""

from markupsafe import Markup

from bot.agreement import CLOCKS, HOURS, NO_CLOCK, ZONES, is_slow, quiet_parts
from bot.screens.base import TableView
from bot.screens.common import even_rows, lines, paragraphs
from bot.screens.lobby_parts import (
    Rows,
    choice,
    clock_text,
    hours_text,
    press,
    quiet_text,
    zone_text,
)
from bot.texts import Texts


def slow(table: TableView) -> bool:
    """Whether quiet hours mean anything here."""
    return is_slow(table.clock)


def clock(table: TableView, t: Texts) -> tuple[Markup, Rows]:
    """The time for a turn, and quiet hours where it is long."""
    endless = table.clock == NO_CLOCK
    quiet = table.quiet if slow(table) else None
    text = paragraphs(
        t("lobby-clock-title", game=t(f"game-{table.game}")),
        lines(
            t("lobby-clock-quiet", clock=clock_text(table.clock, t), quiet=quiet_text(quiet, t))
            if quiet
            else t("lobby-clock", clock=clock_text(table.clock, t)),
            t("lobby-clock-endless") if endless else t("lobby-clock-late"),
            t("lobby-clock-hint") if slow(table) else "",
        ),
    )
    values = (*CLOCKS, *((NO_CLOCK,) if table.direct else ()))
    clocks = [
        choice(table, t, clock_text(value, t), "clock", str(value), value == table.clock)
        for value in values
    ]
    rows: Rows = list(even_rows(clocks, 4))
    if slow(table):
        hours, at = quiet_parts(table.quiet)
        none = t.plain("lobby-quiet-none")
        nights = [
            choice(table, t, hours_text(value) or none, "quiet", value, value == hours)
            for value in ("", *HOURS)
        ]
        rows += even_rows(nights, 4)
        if at:
            city = t.plain("lobby-zone", zone=zone_text(at, t))
            rows.append((press(table, city, "page", "clock.zone"),))
    return text, rows


def zone(table: TableView, t: Texts) -> tuple[Markup, Rows]:
    """Whose night the quiet hours are."""
    here = quiet_parts(table.quiet)[1]
    text = paragraphs(
        t("lobby-zone-title", game=t(f"game-{table.game}")),
        t("lobby-clock-quiet", clock=clock_text(table.clock, t), quiet=quiet_text(table.quiet, t))
        if table.quiet
        else t("lobby-clock", clock=clock_text(table.clock, t)),
    )
    cities = [
        choice(table, t, zone_text(value, t), "zone", value, value == here) for value in ZONES
    ]
    return text, list(even_rows(cities, 3)) if here else []
