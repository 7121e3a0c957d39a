"""Parts of the group's messages that all games share: seats, seals and proofs, buttons below."""

from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from bot.chance import secret
from bot.presses import SeatPress
from bot.screens.base import Button, SeatView, TableView
from bot.screens.common import joined, lines, number, show_button
from bot.screens.lobby_parts import level_text
from bot.screens.scene import PAIR_SIGNS, AnyScene
from bot.texts import Texts
from engine.cards import parse_cards, pretty

_SHORT_SEAL: Final = 8


def seat_lines(scene: AnyScene, facts: list[str]) -> Markup:
    """A line for each seat: whose turn it is, who deals, tricks; and one more fact of the game's.

    ``facts``: by seat, "" where there is none.
    """
    seats = [_seat(scene, seat, facts[seat]) for seat in range(scene.view.seats)]
    told = "table-unreachable-direct" if scene.table.direct else "table-unreachable"
    unreachable = [
        scene.texts(told, name=seat.name)
        for seat in scene.table.seats
        if seat.unreachable and not seat.left
    ]
    return lines(*seats, *unreachable)


def _seat(scene: AnyScene, seat: int, fact: str) -> Markup:
    table, view, t = scene.table, scene.view, scene.texts
    who = table.seats[seat]
    between = table.stage == "cut"
    turn = table.deals[-1].cutter if between else view.to_act
    if seat == turn:
        mark = "👉"
    elif who.kind == "computer":
        mark = "🤖"
    else:
        mark = "🚪" if who.left else "💤" if who.away else "▫️"
    name = scene.name(seat)
    if seat == turn:
        name = Markup("<b>{}</b>").format(name)
    if who.kind == "computer":
        name = joined((name, level_text(who.player, t)), ", ")
    if scene.partners:
        name = Markup("{} {}").format(PAIR_SIGNS[scene.side_of(seat)], name)
    else:
        total = t("table-seat-total", total=number(view.totals[seat], t))
        name = joined((name, total), " · ")
    deals = "table-seat-dealer-you" if seat == scene.me else "table-seat-dealer"
    tricks = scene.tricks_of(seat)
    shown = (
        name,
        t(deals) if seat == view.dealer else "",
        fact,
        t("count-tricks", tricks=tricks) if tricks and not between else "",
        _replaced(who, t),
    )
    return Markup("{} {}").format(mark, joined(shown, " · "))


def _replaced(who: SeatView, t: Texts) -> Markup:
    """Whether a computer plays for somebody; how strongly, where it does so to the end."""
    if who.left:
        return t("table-seat-left", level=level_text(who.player, t))
    return t("table-seat-away") if who.away else Markup("")


def seal(scene: AnyScene) -> Markup:
    """The commitment to the deal in progress."""
    deal = scene.table.deals[-1]
    return scene.texts(
        "table-seal",
        deal=deal.number,
        short=deal.commitment[:_SHORT_SEAL],
        commitment=deal.commitment,
    )


def proof(table: TableView, deal: int, texts: Texts) -> Markup:
    """What opens the commitment to a deal that is over; nothing where that is not known."""
    fair = next((fair for fair in table.deals if fair.number == deal), None)
    if fair is None or fair.deck is None or fair.salt is None or fair.cut is None:
        return Markup("")
    return texts(
        "table-proof",
        deal=fair.number,
        short=fair.commitment[:_SHORT_SEAL],
        cards=" ".join(pretty(card) for card in parse_cards(fair.deck)),
        cut=texts("count-cards", cards=fair.cut),
        cutter=table.seats[fair.cutter].name,
        secret=secret(fair.deck, fair.salt, fair.orders),
        commitment=fair.commitment,
    )


def looks(table: TableView, texts: Texts) -> tuple[Button, ...]:
    """What there is to look at."""
    return (
        show_button(table.id, "score", texts.plain("button-score")),
        show_button(table.id, "rules", texts.plain("button-rules")),
        show_button(table.id, "ask", texts.plain("button-ask")),
    )


def group_rows(table: TableView, texts: Texts) -> tuple[tuple[Button, ...], ...]:
    """The buttons under the group's table message."""
    rows = [
        (
            show_button(table.id, "hand", texts.plain("button-hand")),
            Button(texts.plain("button-chat"), url=f"https://t.me/{table.bot_username}"),
        ),
        looks(table, texts),
    ]
    if table.deserted:
        rows.append((back_button(table, texts),))
    rows += take_rows(table, texts)
    if table.stop_votes:
        rows.append(stop_buttons(table, texts))
    return tuple(rows)


def back_button(table: TableView, texts: Texts) -> Button:
    """ "I am back", for those whose cards the computer has."""
    back = SeatPress(table=table.id, what="back").pack()
    return Button(texts.plain("button-back"), back, style="success")


def take_rows(table: TableView, texts: Texts) -> list[tuple[Button, ...]]:
    """Buttons that let somebody else go on for those who left, where the table allows it."""
    return [
        (
            Button(
                texts.plain("button-take", name=seat.name),
                SeatPress(table=table.id, what=f"take{seat.number}").pack(),
            ),
        )
        for seat in table.seats
        if table.takeover and seat.left
    ]


def sit_url(table: TableView) -> str:
    """The link that seats whoever opens it."""
    return f"https://t.me/{table.bot_username}?start=sit_{table.id}_{table.invite}"


def share_url(table: TableView, texts: Texts) -> str:
    """What opens the list of one's chats, to send that link to one of them."""
    words = texts.plain("invite-text", game=texts.plain(f"game-{table.game}"))
    return f"https://t.me/share/url?url={quote(sit_url(table), '')}&text={quote(words)}"


def call_rows(table: TableView, texts: Texts) -> list[tuple[Button, ...]]:
    """At a table without a group: calling somebody to the seat of one who left."""
    left = next((seat for seat in table.seats if seat.left), None)
    if left is None or not table.takeover or not table.direct:
        return []
    label = texts.plain("button-take-call", name=left.name)
    return [(Button(label, url=share_url(table, texts)),)]


def stop_buttons(table: TableView, texts: Texts) -> tuple[Button, ...]:
    """The two answers to somebody's wish to stop."""
    stop = SeatPress(table=table.id, what="stop").pack()
    keep = SeatPress(table=table.id, what="keep").pack()
    return (
        Button(texts.plain("button-stop"), stop, style="danger"),
        Button(texts.plain("button-keep"), keep),
    )
