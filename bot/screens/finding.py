"""Finding a table: the open ones, one's own, an invitation, playing alone."""

from collections.abc import Sequence

from markupsafe import Markup

from bot.agreement import levels, seat_choices
from bot.presses import FindPress
from bot.screens import GAME_SCREENS
from bot.screens.base import Button, Screen, Style, TableView
from bot.screens.common import even_rows, joined, lines, paragraphs
from bot.screens.lobby_parts import clock_text
from bot.screens.parts import sit_url
from bot.soloist import Alone
from bot.texts import Texts
from engine.games import GAMES


def find_button(
    label: str, what: str, table: int = 0, value: str = "", style: Style | None = None
) -> Button:
    """A button on the way to a table."""
    press = FindPress(table=table, what=what, value=value)
    return Button(label, press.pack(), style=style)


def title(game: str, others: Sequence[str], texts: Texts) -> Markup:
    """What a table is called where somebody has several: the game, and who else is there."""
    return joined((texts(f"game-{game}"), joined(others, ", ")), " · ")


def greeting(bot_username: str, texts: Texts, *, spoiled: bool = False) -> Screen:
    """What opens the direct chat, with all ways to a table; ``spoiled``: by a link to nowhere."""
    t = texts
    add = f"https://t.me/{bot_username}?startgroup=new"
    rows = (
        (find_button(t.plain("find-alone"), "play", style="primary"),),
        (find_button(t.plain("invite-share"), "new"),),
        (Button(t.plain("add-to-group"), url=add),),
    )
    return Screen(t("link-bad" if spoiled else "start-private"), rows)


def open_tables(tables: Sequence[TableView], texts: Texts) -> Screen:
    """The published tables, each with a button that seats whoever presses it."""
    t = texts
    own = find_button(t.plain("find-open-own"), "public")
    again = find_button(t.plain("find-refresh"), "lobby")
    if not tables:
        return Screen(paragraphs(t("find-open-title"), t("find-open-empty")), ((own,), (again,)))
    listed = [_listed(number, table, t) for number, table in enumerate(tables, 1)]
    seats = [
        find_button(
            t.plain("find-open-sit", number=number, game=t.plain(f"game-{table.game}")),
            "sit",
            table.id,
            style="primary",
        )
        for number, table in enumerate(tables, 1)
    ]
    rows = (*even_rows(seats, 2), (own,), (again,))
    return Screen(paragraphs(t("find-open-title"), *listed), rows)


def own_tables(tables: Sequence[TableView], texts: Texts) -> Screen:
    """Somebody's tables and whose turn it is, each with a way to it."""
    t = texts
    again = find_button(t.plain("find-refresh"), "tables")
    if not tables:
        ways = (
            find_button(t.plain("find-alone"), "play"),
            find_button(t.plain("find-open"), "lobby"),
        )
        return Screen(paragraphs(t("find-own-title"), t("find-own-empty")), (ways,))
    listed: list[Markup] = []
    rows: list[tuple[Button, ...]] = []
    for number, table in enumerate(tables, 1):
        name = title(table.game, _others(table), t)
        listed.append(t("find-own-line", number=number, table=name, turn=_turn(table, t)))
        label = t.plain("find-own-go", number=number, game=t.plain(f"game-{table.game}"))
        if table.group_url is not None:
            rows.append((Button(label, url=table.group_url),))
        else:
            rows.append((find_button(label, "bring", table.id),))
    return Screen(paragraphs(t("find-own-title"), lines(*listed)), (*rows, (again,)))


def invitation(table: TableView, texts: Texts) -> Screen:
    """What is sent to a chat to fill a table."""
    t = texts
    seats = [seat.name for seat in table.seats if seat.kind != "empty"]
    there = t("invite-there", list=joined(seats, ", ")) if seats else Markup("")
    text = paragraphs(
        t("invite-title", name=table.opener, game=t(f"game-{table.game}")),
        lines(invitation_about(table, t), there),
    )
    return Screen(text, ((Button(t.plain("lobby-sit"), url=sit_url(table)),),))


def invitation_about(table: TableView, texts: Texts) -> Markup:
    """The rules, the seats and the clock in one line."""
    return texts(
        "find-about",
        preset=texts(f"{table.game}-preset-{table.preset}"),
        taken=_taken(table),
        seats=len(table.seats),
        clock=clock_text(table.clock, texts),
    )


def alone(how: Alone, texts: Texts, going: Markup | None = None) -> Screen:
    """How to play against computers: a press on a game begins it.

    ``going``: the match that goes on already, by its name.
    """
    t = texts
    games = [
        find_button(
            t.plain("alone-start", game=t.plain(f"game-{game}")),
            "alone",
            value=f"{game}.{how.seats}.{how.level}",
            style="primary",
        )
        for game in GAME_SCREENS
    ]
    seats = [
        _choice(t.plain(f"lobby-seats-{seats}"), seats == how.seats, f"{seats}.{how.level}", t)
        for seats in _seat_choices()
    ]
    known = [level for level in _levels() if len(_levels()) > 1]
    strengths = [
        _choice(t.plain(f"lobby-level-{level}"), level == how.level, f"{how.seats}.{level}", t)
        for level in known
    ]
    ways = (
        find_button(t.plain("settings-back"), "start"),
        find_button(t.plain("alone-setup"), "setup", value=f"{how.seats}.{how.level}"),
    )
    text = paragraphs(
        t("alone-title"),
        t("alone-going", table=going) if going is not None else "",
        t("alone-about"),
    )
    return Screen(text, (*even_rows(games, 3), tuple(seats), *even_rows(strengths, 2), ways))


def _choice(label: str, chosen: bool, value: str, t: Texts) -> Button:
    return find_button(
        t.plain("lobby-chosen", label=label) if chosen else label, "play", value=value
    )


def _seat_choices() -> tuple[str, ...]:
    """The longest choice of seats that a game gives."""
    return max((seat_choices(GAMES[game]) for game in GAME_SCREENS), key=len)


def _levels() -> tuple[str, ...]:
    """The longest choice of levels that a game gives."""
    return max((levels(GAMES[game]) for game in GAME_SCREENS), key=len)


def _listed(number: int, table: TableView, t: Texts) -> Markup:
    return lines(
        t(
            "find-open-line",
            number=number,
            game=t(f"game-{table.game}"),
            name=table.opener,
        ),
        invitation_about(table, t),
    )


def _taken(table: TableView) -> int:
    return sum(seat.kind != "empty" for seat in table.seats)


def _others(table: TableView) -> list[str]:
    return [
        seat.name for seat in table.seats if seat.kind != "empty" and seat.number != table.viewer
    ]


def _turn(table: TableView, t: Texts) -> Markup:
    if table.stage == "lobby":
        return t("find-turn-lobby", free=len(table.seats) - _taken(table))
    cutting = table.stage == "cut"
    turn = table.deals[-1].cutter if cutting else table.match.to_act if table.match else None
    if turn is None:
        return Markup("")
    if turn == table.viewer:
        return t("find-turn-you")
    return t("find-turn", who=table.seats[turn].name)
