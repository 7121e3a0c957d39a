"""A table before its match, a table that closed without a result, and calling somebody to it."""

from typing import Final

from markupsafe import Markup

from bot.agreement import differences
from bot.screens import GAME_SCREENS, lobby_clock, lobby_rules, lobby_seats
from bot.screens.base import Button, Screen, TableView
from bot.screens.common import countdown, lines, paragraphs, show_button, units
from bot.screens.final import again_rows
from bot.screens.lobby_parts import (
    Page,
    Rows,
    clock_text,
    may_sit,
    option_label,
    option_text,
    pairs,
    press,
    quiet_text,
    seat_lines,
    way_back,
)
from bot.screens.parts import proof
from bot.texts import Texts
from engine.games import GAMES

_CHANGES_LIMIT: Final = 110
_PAGES: Final[dict[str, Page]] = {
    "rules": lobby_rules.rules,
    "seats": lobby_seats.seats,
    "computers": lobby_seats.computers,
    "people": lobby_seats.people,
    "clock": lobby_clock.clock,
    "clock.zone": lobby_clock.zone,
}


def lobby(table: TableView, texts: Texts) -> Screen:
    """The message in which a table gathers: the page that is open there."""
    page = _PAGES.get(table.page) or lobby_rules.tuning(table)
    if page is None:
        return _main(table, texts)
    text, rows = page(table, texts)
    return Screen(text, (*(row for row in rows if row), way_back(table, texts)))


def closed(table: TableView, texts: Texts) -> Screen:
    """A table that ended without a winner: why, the score so far, and one way to another table."""
    score = opened = Markup("")
    # Who is not at a table in the direct chats any more cannot play there again.
    again = table.match is not None and (table.viewer is not None or not table.direct)
    if table.match is not None:
        score = GAME_SCREENS[table.game].score(table, texts).text
        # Whoever trusted the seal of a deal that was broken off may see what it held.
        opened = proof(table, len(table.deals), texts)
    return Screen(
        paragraphs(
            lines(
                texts("closed-title", game=texts(f"game-{table.game}")),
                texts(f"closed-{table.close_reason}"),
            ),
            score,
            opened,
            "" if again else texts("closed-again"),
        ),
        again_rows(table, texts) if again else (),
    )


def call(table: TableView, seat: int, person_id: int, texts: Texts) -> Screen:
    """A call in the group for somebody whose turn it is and whom the direct chat cannot reach.

    It mentions the person, so that Telegram tells them.
    """
    name = Markup('<a href="tg://user?id={}">{}</a>').format(person_id, table.seats[seat].name)
    chat = Button(texts.plain("button-chat"), url=f"https://t.me/{table.bot_username}")
    return Screen(
        texts("turn-call", name=name),
        ((show_button(table.id, "hand", texts.plain("button-hand")), chat),),
    )


def _main(table: TableView, t: Texts) -> Screen:
    quiet = quiet_text(table.quiet, t) if table.quiet and lobby_clock.slow(table) else ""
    clock = clock_text(table.clock, t)
    text = paragraphs(
        lines(
            t("lobby-title", game=t(f"game-{table.game}")),
            t("lobby-opener", name=table.opener) if table.host is None else "",
        ),
        lines(*seat_lines(table, t)),
        lines(
            *_rules(table, t),
            t("lobby-partners") if pairs(table) else "",
            t("lobby-clock-quiet", clock=clock, quiet=quiet)
            if quiet
            else t("lobby-clock", clock=clock),
            t("lobby-closed") if table.closed else "",
            _kind(table, t),
        ),
        t("lobby-idle", countdown=countdown(table.deadline, t)) if table.deadline else "",
    )
    return Screen(text, tuple(row for row in _rows(table, t) if row))


def _kind(table: TableView, t: Texts) -> Markup:
    """Who may find the table, where no group sees it."""
    if table.public:
        return t("lobby-public")
    return t("lobby-invited") if table.direct else Markup("")


def _rules(table: TableView, t: Texts) -> tuple[Markup, ...]:
    """The preset in one line, and in another what differs from it, as much as has room."""
    preset = t(f"{table.game}-preset-{table.preset}")
    changed = differences(GAMES[table.game], table.preset, table.options, len(table.seats))
    if not changed:
        about = t(f"{table.game}-preset-{table.preset}-about")
        return (t("lobby-preset", preset=preset, about=about),)
    parts: list[str] = []
    for name in changed:
        label = option_label(table.game, name, t)
        value = option_text(table.game, name, table.options[name], t)
        part = t.plain("lobby-difference", label=label[:1].lower() + label[1:], value=value)
        if parts and units(" · ".join((*parts, part))) > _CHANGES_LIMIT:
            parts.append(t.plain("lobby-more", count=len(changed) - len(parts)))
            break
        parts.append(part)
    return (
        t("lobby-preset-changed", preset=preset),
        t("lobby-differences", list=" · ".join(parts)),
    )


def _rows(table: TableView, t: Texts) -> Rows:
    free = sum(seat.kind == "empty" for seat in table.seats)
    for_computers = any(seat.kind == "empty" and not seat.kept for seat in table.seats)
    people = any(seat.kind == "person" for seat in table.seats)
    start = (
        press(table, t.plain("lobby-start-waiting", free=free), "start")
        if free
        else press(table, t.plain("lobby-start"), "start", style="success")
    )
    second = []
    if people:
        second.append(press(table, t.plain("lobby-rise"), "leave"))
    if for_computers:
        second.append(press(table, t.plain("lobby-add-computer"), "add"))
    clock = t.plain("lobby-to-clock", clock=clock_text(table.clock, t))
    sit = press(table, t.plain("lobby-sit"), "sit", style="primary")
    return [
        (sit,) if may_sit(table) else (),
        tuple(second),
        (start,),
        (
            press(table, t.plain("lobby-to-rules"), "page", "rules"),
            press(table, t.plain("lobby-to-seats"), "page", "seats"),
            press(table, clock, "page", "clock"),
        ),
        (press(table, t.plain("lobby-cancel"), "cancel"),),
    ]
