"""Berg at a table: chance in the middle of a game (B-45), and choosing in steps."""

from pathlib import Path
from typing import Final

import pytest

from bot.chance import commitment
from engine.berg.view import BergView
from engine.game import Action
from engine.record import record_from
from storage.tables import load_table, read_record
from tests.bot.desk import Desk, Stacked, in_play, refused
from tests.bot.hall import actor, open_hall, who
from tests.engine.berg.kit import lay

KINGS: Final = lay("KC KD 8C 8D 9C", "KH 8H 8S 9S 9D", "KS")


def berg(desk: Desk) -> BergView:
    assert desk.table.match is not None
    view = desk.table.match.view(None)
    assert isinstance(view, BergView)
    return view


def before_the_turn_over(shuffling: str) -> Desk:
    """One card is left to draw, four kings lie on the pile, and a turn has just begun."""
    desk = in_play(
        game="berg", preset="short", options={"shuffling": shuffling}, dealer=1, decks=[KINGS]
    )
    kings = ["play KC", "play KH", "play KD"]
    for _ in range(30):
        desk.act("draw")
        desk.act(kings.pop(0) if kings else "pass")
    assert berg(desk).small == 1
    return desk


def test_a_shuffled_deck_is_what_is_left_of_an_order_that_was_sealed() -> None:
    desk = before_the_turn_over("always")
    deal = desk.table.deals[-1]
    assert deal.orders is not None
    assert len(deal.orders) == 2
    assert deal.commitment == commitment(deal.deck, deal.salt, deal.orders)
    turned = [laid.card for laid in berg(desk).pile[:-1]]
    desk.act("draw")
    assert berg(desk).turn_overs == 1
    assert deal.turns is not None
    (turn,) = deal.turns
    whole = [deal.orders[0][at : at + 2] for at in range(0, 84, 2)]
    used = [turn[at : at + 2] for at in range(0, len(turn), 2)]
    assert len(used) == len(turned)
    assert used == [card for card in whole if card in used]
    assert berg(desk).to_shuffle == ()
    assert desk.table.view(None, "").deals[-1].orders == ()


def test_nothing_is_sealed_that_will_never_be_wanted() -> None:
    desk = before_the_turn_over("off")
    deal = desk.table.deals[-1]
    assert deal.orders is None
    assert deal.commitment == commitment(deal.deck, deal.salt)
    desk.act("draw")
    assert deal.turns is None


def test_a_turn_that_ran_out_goes_on_after_the_deck_was_shuffled() -> None:
    desk = before_the_turn_over("always")
    seat = desk.to_act
    while desk.row.due_kind != "timeout":
        desk.ring()
    assert desk.row.due_at is not None
    desk.now = max(desk.now, desk.row.due_at)
    table = desk.table
    table.play_for(table.seq, [Action(seat, "draw")], "clock", desk.chance, desk.now)
    assert desk.to_act == seat
    assert table.seats[seat].missed == 1
    assert desk.due_in <= 2
    assert table.thinker == "clock"
    desk.now += 2
    table.play_for(table.seq, [Action(seat, "pass")], "clock", desk.chance, desk.now)
    assert desk.to_act == 1 - seat
    assert table.seats[seat].missed == 1


async def test_a_process_that_knows_only_the_database_goes_on_with_the_same_deck(
    tmp_path: Path,
) -> None:
    async with open_hall("sqlite", tmp_path) as hall:
        hall.chance = Stacked(1, 1, [KINGS])
        hall.restart()
        table_id = await hall.lobby(2)
        await hall.tables.set_up(table_id, who(1), "game", "berg", None, None)
        async with hall.database.transaction() as session:
            row = await load_table(session, table_id)
            assert row is not None
            row.options = {"shuffling": "always"}
        await hall.tables.start(table_id, who(1), None, None)
        await hall.go(table_id)
        kings = ["play KC", "play KH", "play KD"]
        for nth in range(64):
            table = await hall.look(table_id)
            assert table.match is not None
            last = kings.pop(0) if kings and nth % 2 else "pass"
            await hall.tables.move(
                table_id, actor(table), table.seq, last if nth % 2 else "draw", None
            )
        here = await hall.look(table_id)
        hall.restart()
        there = await hall.look(table_id)
        assert here.match is not None
        assert there.match is not None
        for seat in (None, 0, 1):
            assert there.match.view(seat) == here.match.view(seat)
        async with hall.database.transaction() as session:
            found = await read_record(session, table_id)
        assert found is not None
        assert len(found["deals"][0]["turns"]) == 1
        assert record_from(found).replay().view(None) == there.match.view(None)


@pytest.mark.parametrize("what", ["JS", "JS D", "offers", "resign", "xyz"])
def test_a_choice_is_seen_by_its_seat_alone_and_ends_with_the_next_action(what: str) -> None:
    desk = in_play(game="berg", preset="short", dealer=1)
    if berg(desk).phase == "order":
        desk.act()
    person = desk.seat.person_id
    assert person is not None
    seq, version = desk.table.seq, desk.row.deadline
    desk.table.begin_choice(person, seq, what)
    assert (desk.table.seq, desk.row.deadline) == (seq, version)
    seat = desk.to_act
    assert desk.table.view(seat, "").choosing == what
    assert desk.table.view(1 - seat, "").choosing is None
    assert desk.table.view(None, "").choosing is None
    desk.act()
    assert desk.table.view(seat, "").choosing is None


def test_a_choice_is_refused_out_of_turn_and_out_of_date() -> None:
    desk = in_play(game="berg", preset="short")
    other = desk.table.seats[1 - desk.to_act].person_id
    person = desk.seat.person_id
    assert other is not None
    assert person is not None
    with refused("answer-not-your-turn"):
        desk.table.begin_choice(other, desk.table.seq, "JS")
    with refused("answer-stale"):
        desk.table.begin_choice(person, desk.table.seq - 1, "JS")
    with refused("answer-not-seated"):
        desk.table.begin_choice(99, desk.table.seq, "JS")
    desk.seat.away = True
    with refused("answer-away"):
        desk.table.begin_choice(person, desk.table.seq, "JS")
    desk.table.close("stopped")
    with refused("answer-closed"):
        desk.table.begin_choice(person, desk.table.seq, "JS")
