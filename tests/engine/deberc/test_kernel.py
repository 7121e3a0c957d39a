"""The kernel of the players that look ahead plays as the engine does, on random deals."""

import random
from collections.abc import Iterator

import pytest

from engine.cards import CARD_OF, card_set, iter_cards
from engine.deberc.deal import Deal
from engine.deberc.duel import make_solver, points_table
from engine.deberc.kernel import CARD, CARD_POINTS, NUMBER, beats, may_play, pack, points_of, unpack
from engine.deberc.match import DebercMatch
from engine.deberc.open_hands import make_finish
from engine.deberc.options import make_options
from engine.deberc.playout import Position, play_out
from engine.deberc.rules import make_rules
from engine.deberc.tables import DECK, HIGHER, POINTS
from engine.players.duels import INFINITE, Effort
from engine.players.packing import ABOVE, SUIT

TABLES = [(2, "no"), (3, "no"), (4, "no"), (4, "yes")]


def in_play(rng: random.Random, seats: int, partners: str, **options: str) -> Deal:
    """A random deal right after trump is fixed."""
    changes = {"target": "deal", "partners": partners, **options}
    rules = make_rules(make_options(seats, "classic", changes), seats)
    match = DebercMatch(rules, rng.randrange(seats))
    match.deal(rng.sample(DECK, 32))
    while match.phase != "play":
        match.push(rng.choice(match.legal_actions()))
    assert match.current is not None
    return match.current


def deals(seats: int, partners: str, number: int, **options: str) -> Iterator[Deal]:
    rng = random.Random(f"kernel:{seats}{partners}")
    for _ in range(number):
        yield in_play(rng, seats, partners, **options)


def position(deal: Deal) -> Position:
    """The engine's deal as the kernel has it."""
    trump, taker = deal.trump, deal.taker
    assert trump is not None
    assert taker is not None
    held = 0
    for hand in deal.hands:
        held |= hand
    aside = card_set(DECK) & ~held & ~card_set(deal.trick)
    for trick in deal.tricks:
        aside &= ~card_set(trick.cards)
    return Position(
        tuple(pack(hand, trump) for hand in deal.hands),
        deal.leader if deal.trick else deal.to_act or 0,
        tuple(NUMBER[trump][card] for card in deal.trick),
        pack(aside, trump),
        taker,
        deal.rules.partners,
    )


def play(deal: Deal, card: int) -> None:
    """Play one of the engine's cards."""
    seat = deal.to_act
    action = next(a for a in deal.legal() if a.verb == "play" and CARD_OF[a.args] == card)
    assert action.seat == seat
    deal.push(action, None)


@pytest.mark.parametrize("trump", range(4))
def test_every_card_has_one_number_the_same_points_and_the_same_that_beat_it(trump: int) -> None:
    assert sorted(NUMBER[trump].values()) == list(range(32))
    for card, number in NUMBER[trump].items():
        assert CARD[trump][number] == card
        assert CARD_POINTS[number] == POINTS[trump][card]
        assert unpack(ABOVE[number], trump) == HIGHER[trump][card]
        assert (card // 10 == trump) == (SUIT[3] >> number & 1 == 1)
        assert pack(1 << card, trump) == 1 << number


def test_hands_are_packed_card_by_card() -> None:
    rng = random.Random(4)
    for _ in range(200):
        trump, cards = rng.randrange(4), rng.sample(DECK, rng.randrange(10))
        hand = pack(card_set(cards), trump)
        assert unpack(hand, trump) == card_set(cards)
        assert points_of(hand) == sum(POINTS[trump][card] for card in cards)


@pytest.mark.parametrize(("seats", "partners"), TABLES)
def test_the_same_cards_may_be_played_and_take_the_trick(seats: int, partners: str) -> None:
    rng = random.Random(9)
    for deal in deals(seats, partners, 40):
        trump = deal.trump
        assert trump is not None
        best = taker = -1
        while deal.outcome is None:
            seat = deal.to_act
            assert seat is not None
            hand, number = pack(deal.hands[seat], trump), NUMBER[trump]
            legal = hand
            if deal.trick:
                mate = deal.rules.partners and (taker ^ seat) & 1 == 0
                legal = may_play(hand, number[deal.trick[0]], best, mate)
            assert unpack(legal, trump) == deal.legal_cards()
            card = rng.choice([*iter_cards(deal.legal_cards())])
            if not deal.trick or beats(number[card], best):
                best, taker = number[card], seat
            tricks = len(deal.tricks)
            play(deal, card)
            if len(deal.tricks) > tricks:
                assert deal.tricks[-1].taker == taker


@pytest.mark.parametrize(("seats", "partners"), TABLES)
@pytest.mark.parametrize("played", [0, 1, 5, 14])
def test_a_play_out_is_a_deal_that_the_engine_counts_alike(
    seats: int, partners: str, played: int
) -> None:
    """Every card is legal; points, tricks, the last trick and the bella's captors are the same."""
    rng = random.Random(played)
    for deal in deals(seats, partners, 25):
        for _ in range(played):
            play(deal, rng.choice([*iter_cards(deal.legal_cards())]))
        trump, before = deal.trump, len(deal.tricks)
        assert trump is not None
        side_of = deal.rules.side_of
        base, won = deal.points[:], deal.tricks_by_seat[:]
        first = NUMBER[trump][rng.choice([*iter_cards(deal.legal_cards())])]
        found = play_out(position(deal), first)
        assert found.order[0] == first
        for number in found.order:
            play(deal, CARD[trump][number])
        assert deal.outcome == "played"
        gained = [0] * deal.rules.sides
        for seat, points in enumerate(found.points):
            gained[side_of[seat]] += points
        assert [a + b for a, b in zip(base, gained, strict=True)] == deal.points
        assert [a + b for a, b in zip(won, found.tricks, strict=True)] == deal.tricks_by_seat
        assert found.last == deal.tricks[-1].taker
        pair = {trump * 10 + 7, trump * 10 + 8}
        captors = [t.taker for t in deal.tricks[before:] for card in t.cards if card in pair]
        assert found.bella == captors


def best_difference(deal: Deal, seat: int) -> int:
    """Card points of ``seat`` less those of the other, both playing best: by trying everything."""
    if deal.outcome is not None:
        return deal.points[seat] - deal.points[1 - seat]
    values = []
    for action in deal.legal():
        if action.verb == "play":
            after = deal.copy()
            after.push(action, None)
            values.append(best_difference(after, seat))
    return max(values) if deal.to_act == seat else min(values)


def test_hands_are_solved_as_by_trying_everything() -> None:
    rng = random.Random(2)
    options = {"seven": "off"}
    for deal in deals(2, "no", 12, **options):
        for _ in range(10):
            play(deal, rng.choice([*iter_cards(deal.legal_cards())]))
        leader, trump = deal.to_act, deal.trump
        assert leader is not None
        assert trump is not None
        own, other = (pack(deal.hands[s], trump) for s in (leader, 1 - leader))
        exact = make_solver(points_table({}), Effort())
        before = deal.points[leader] - deal.points[1 - leader]
        assert before + exact(own, other, -INFINITE, INFINITE) == best_difference(deal, leader)


def best_for_pairs(deal: Deal) -> int:
    """Card points of seats 0 and 2 less those of 1 and 3, all playing best: by trying it all."""
    if deal.outcome is not None:
        return deal.points[0] - deal.points[1]
    values = []
    for action in deal.legal():
        if action.verb == "play":
            after = deal.copy()
            after.push(action, None)
            values.append(best_for_pairs(after))
    return max(values) if deal.to_act in (0, 2) else min(values)


def test_the_last_tricks_of_four_are_solved_as_by_trying_everything() -> None:
    rng = random.Random(12)
    for deal in deals(4, "yes", 12):
        for _ in range(rng.randrange(22, 27)):
            play(deal, rng.choice([*iter_cards(deal.legal_cards())]))
        now = position(deal)
        assert deal.trump is not None
        seat, trump = deal.to_act, deal.trump
        finish = make_finish(points_table({}), 4, now.taker, True)
        before = deal.points[0] - deal.points[1]
        values = []
        for card in iter_cards(deal.legal_cards()):
            points = finish(now.hands, now.leader, now.trick, NUMBER[trump][card])
            values.append(before + points[0] + points[2] - points[1] - points[3])
        best = max(values) if seat in (0, 2) else min(values)
        assert best == best_for_pairs(deal)


@pytest.mark.parametrize(("seats", "partners"), TABLES[1:])
def test_a_finish_shares_out_all_that_is_left(seats: int, partners: str) -> None:
    for deal in deals(seats, partners, 8):
        rng = random.Random(1)
        while deal.trick or deal.hands[0].bit_count() > 3:
            play(deal, rng.choice([*iter_cards(deal.legal_cards())]))
        now = position(deal)
        finish = make_finish(points_table({}), seats, now.taker, deal.rules.partners)
        card = now.hands[now.leader].bit_length() - 1
        points = finish(now.hands, now.leader, (), card)
        assert sum(points) == 10 + sum(points_of(hand) for hand in now.hands)


def test_a_bella_that_goes_with_its_cards_is_worth_more_to_who_takes_them() -> None:
    """Trump king against trump ace, a side card each: 20 more go with the trick."""
    king, ace = 1 << NUMBER[0][CARD_OF["KS"]], 1 << NUMBER[0][CARD_OF["AS"]]
    seven, eight = 1 << NUMBER[0][CARD_OF["7H"]], 1 << NUMBER[0][CARD_OF["8H"]]
    plain = make_solver(points_table({}), Effort())
    more = make_solver(points_table({27: 20}), Effort())
    value = plain(ace | eight, king | seven, -INFINITE, INFINITE)
    assert value == 25
    assert more(ace | eight, king | seven, -INFINITE, INFINITE) == value + 20


def test_solvers_tell_how_much_they_have_looked_at() -> None:
    effort = Effort()
    solve = make_solver(points_table({}), effort)
    solve(0b111, 0b111000, -INFINITE, INFINITE)
    assert effort.positions > 1
