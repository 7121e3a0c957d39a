"""The pages of a lobby about who sits where: seats, computer players, and what the host decides."""

from typing import Final

from markupsafe import Markup

from bot.agreement import PAIRS, next_level, seat_choices
from bot.screens.base import Button, SeatView, TableView
from bot.screens.common import even_rows, fitted, lines, paragraphs
from bot.screens.lobby_parts import Rows, choice, level_text, pairs, press, seat_lines
from bot.texts import Texts
from engine.games import GAMES

_NAME: Final = 12
"""So much of a name has room in half a row."""


def seats(table: TableView, t: Texts) -> tuple[Markup, Rows]:
    """How many seats, who sits on which, and drawing them by lot."""
    text = paragraphs(
        t("lobby-seats-title", game=t(f"game-{table.game}")),
        lines(*seat_lines(table, t)),
        lines(
            t("lobby-seats-hint"),
            t("lobby-seats-opposite") if pairs(table) else "",
            t("lobby-closed") if table.closed else "",
        ),
    )
    now = PAIRS if pairs(table) else str(len(table.seats))
    counts = [
        choice(table, t, t.plain(f"lobby-seats-{value}"), "seats", value, value == now)
        for value in seat_choices(GAMES[table.game])
    ]
    places = [press(table, _place(seat, t), "move", str(seat.number)) for seat in table.seats]
    return text, [
        *even_rows(places, 2),
        tuple(counts) if len(counts) > 1 else (),
        (
            press(table, t.plain("lobby-seats-draw"), "draw"),
            press(table, t.plain("lobby-seats-computers"), "page", "computers"),
        ),
        (press(table, t.plain("lobby-seats-people"), "page", "people"),),
    ]


def computers(table: TableView, t: Texts) -> tuple[Markup, Rows]:
    """The computer players: how strong each is, one more, one less."""
    found = [seat for seat in table.seats if seat.kind == "computer"]
    text = paragraphs(
        t("lobby-computers-title", game=t(f"game-{table.game}")),
        lines(*seat_lines(table, t)),
        t("lobby-computers-hint") if found else t("lobby-computers-none"),
    )
    rows = [
        (
            _level(table, seat, t),
            press(table, _with_name("lobby-computers-away", seat, t), "free", str(seat.number)),
        )
        for seat in found
    ]
    free = any(seat.kind == "empty" and not seat.kept for seat in table.seats)
    more = (press(table, t.plain("lobby-add-computer"), "add"),) if free else ()
    return text, [*rows, more]


def people(table: TableView, t: Texts) -> tuple[Markup, Rows]:
    """What the one who opened the table decides: who may sit there, and who decides it."""
    takeover = "yes" if table.takeover else "no"
    text = paragraphs(
        t("lobby-people-title", game=t(f"game-{table.game}")),
        lines(*seat_lines(table, t)),
        lines(
            t("lobby-people-host", name=table.opener),
            t(f"lobby-people-takeover-{takeover}"),
            t("lobby-closed") if table.closed else "",
            t("lobby-public") if table.public else "",
        ),
    )
    rows: Rows = []
    for seat in table.seats:
        away = press(table, _with_name("lobby-people-away", seat, t), "free", str(seat.number))
        give = press(table, _with_name("lobby-people-give", seat, t), "host", str(seat.number))
        if seat.kind == "person" and seat.number != table.host:
            rows.append((give, away))
        elif seat.kept:
            rows.append((away,))
    return text, [
        *rows,
        (_toggle(table, t, "closed", table.closed, ("open", "close")),),
        (_toggle(table, t, "takeover", table.takeover, ("forbid", "allow")),),
        (_toggle(table, t, "public", table.public, ("hide", "publish")),) if table.direct else (),
    ]


def _toggle(table: TableView, t: Texts, what: str, on: bool, words: tuple[str, str]) -> Button:
    """A button that turns something off or on: ``words`` says which it is."""
    return press(
        table, t.plain(f"lobby-people-{words[0 if on else 1]}"), what, "no" if on else "yes"
    )


def _level(table: TableView, seat: SeatView, t: Texts) -> Button:
    label = t.plain(
        "lobby-computers-level", name=fitted(seat.name, _NAME), level=level_text(seat.player, t)
    )
    following = next_level(GAMES[table.game], seat.player)
    return press(table, label, "level", f"{seat.number} {following}")


def _place(seat: SeatView, t: Texts) -> str:
    kind = "free" if seat.kind == "empty" and not seat.kept else seat.kind
    key = {"free": "lobby-seats-free", "computer": "lobby-seats-computer"}.get(
        kind, "lobby-seats-person"
    )
    if kind == "free":
        return t.plain(key, number=seat.number + 1)
    return t.plain(key, number=seat.number + 1, name=fitted(seat.name, _NAME))


def _with_name(key: str, seat: SeatView, t: Texts) -> str:
    return t.plain(key, name=fitted(seat.name, _NAME))
