"""Tables for the tests of screens: whole matches played at random, shown at every moment."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from bot.chance import Chance, commitment, cut_deck, left_of, own_cut
from bot.screens.base import FairDeal, SeatView, Stage, TableView
from engine.cards import parse_cards
from engine.deberc.view import DebercView
from engine.game import Action, Match
from engine.games import GAMES
from engine.options import OptionValue, complete

NAMES = ("Вера", "Борис", "Аня", "Гена")
LONG_NAMES = (
    "Максимилиан-Александр Пе",
    "<b>Ж&Ж</b> «Дядя» Фёдоров",
    "👨‍👩‍👧‍👦 Семья Кац",
    "\u2068שלום חבר\u2069",
)
BOT = "kozyr_bot"
NOW = 1_750_000_000.0


@dataclass
class PlayedTable:
    """A match with what surrounds it at a table; ``view`` is what ``bot.table`` would build."""

    match: Match
    preset: str
    options: Mapping[str, OptionValue]
    names: tuple[str, ...] = NAMES
    away: frozenset[int] = frozenset()
    stop_votes: tuple[int, ...] = ()
    close_reason: str | None = None
    deals: list[FairDeal] = field(default_factory=list)
    stage: Stage = "cut"
    seq: int = 0
    game: str = "deberc"

    def view(self, viewer: int | None) -> TableView:
        over = self.stage in ("over", "closed")
        last = len(self.deals)
        shown = last if over else last - 1
        return TableView(
            id=1234567,
            stage=self.stage,
            viewer=viewer,
            game=self.game,
            preset=self.preset,
            options=self.options,
            seats=tuple(
                SeatView(seat, "person", self.names[seat], away=seat in self.away)
                for seat in range(self.match.seats)
            ),
            clock=60,
            opener=self.names[0],
            seq=self.seq,
            deadline=None if over else NOW,
            deals=tuple(
                deal
                if deal.number <= shown
                else FairDeal(deal.number, deal.commitment, deal.cutter, cut=deal.cut)
                for deal in self.deals
            ),
            match=self.match.view(viewer),
            stop_votes=self.stop_votes,
            close_reason=self.close_reason,
            bot_username=BOT,
            group_url="https://t.me/c/1234567890/17",
        )


def new_table(
    seats: int,
    preset: str,
    changes: Mapping[str, OptionValue] | None = None,
    names: tuple[str, ...] = NAMES,
    dealer: int = 0,
    name: str = "deberc",
) -> PlayedTable:
    """A table whose match has not been dealt yet; ``name`` is the game's."""
    game = GAMES[name]
    options = complete(game.options, game.presets, preset, dict(changes or {}))
    match = game.new_match(seats, preset, dict(changes or {}), dealer)
    return PlayedTable(match, preset, options, names[:seats], game=name)


def moments(
    table: PlayedTable, seed: int, deals: int = 1000, player: str = "random"
) -> Iterator[Action | None]:
    """Play on, at most so many deals, and stop at every moment.

    Yields the action that led to the moment, None before a cut and after a deal.
    """
    source = random.Random(seed)
    chance = Chance(source)
    game = GAMES[table.game]
    computer = game.players[player]
    match = table.match
    while match.deals_dealt < deals and not match.finished:
        deck, salt = chance.deck(game.deck), chance.salt()
        orders = [chance.deck(game.deck) for _ in range(match.may_shuffle)]
        seal = commitment(deck, salt, orders)
        number = match.deals_dealt + 1
        cutter = (match.next_dealer - 1) % match.seats
        table.deals.append(FairDeal(number, seal, cutter, deck, salt, orders=tuple(orders)))
        table.stage = "cut"
        yield None
        depth = own_cut(seal, len(game.deck))
        table.deals[-1] = FairDeal(number, seal, cutter, deck, salt, depth, tuple(orders))
        match.deal(parse_cards(cut_deck(deck, depth)))
        table.stage, table.seq = "play", table.seq + 1
        yield None
        while match.to_act is not None:
            seat = match.to_act
            action = computer.choose(match.legal_actions(), partial(match.view, seat), source)
            match.apply(action)
            while match.to_shuffle:
                match.shuffle(left_of(orders.pop(0), match.to_shuffle))
            table.seq += 1
            if match.to_act is not None:
                yield action
    if match.finished:
        table.stage = "over"
        yield None


def dealt(seats: int, preset: str, seed: int = 1, **changes: OptionValue) -> PlayedTable:
    """A table whose first deal has just been dealt; seat 0 deals."""
    table = new_table(seats, preset, changes)
    played = moments(table, seed, deals=1)
    next(played)
    next(played)
    return table


def deberc(table: PlayedTable, seat: int | None = None) -> DebercView:
    """The view of the match itself."""
    view = table.match.view(seat)
    assert isinstance(view, DebercView)
    return view
