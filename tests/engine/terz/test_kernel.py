"""The kernel of the players that look ahead plays as the engine does, on random deals."""

import random
from collections.abc import Iterator

import pytest

from engine.cards import CARD_OF, card_set, iter_cards, parse_cards
from engine.players.duels import INFINITE, Effort
from engine.players.packing import ABOVE
from engine.terz import melds
from engine.terz.arrival import WIN, TooMuchError, distinct, make_racer, race_after
from engine.terz.deal import Deal
from engine.terz.duel import after, make_solver
from engine.terz.kernel import (
    CARD,
    CARD_POINTS,
    NUMBER,
    PACKED,
    Run,
    beats,
    held,
    may_play,
    pack,
    points_of,
    unpack,
)
from engine.terz.options import make_options
from engine.terz.rollout import choose_card, play
from engine.terz.rules import Rules, make_rules
from engine.terz.tables import DECK, HIGHER, POINTS, duty
from engine.terz.talk import Position, Table, allowed, answer, declare, speak, wanted


def rules(**options: str | int) -> Rules:
    return make_rules(make_options(2, "classic", {"target": 5001, **options}))


def play_card(deal: Deal, card: int) -> None:
    """Play one of the engine's cards."""
    action = next(a for a in deal.legal() if a.verb == "play" and CARD_OF[a.args] == card)
    deal.push(action, None)


def throw(deal: Deal, rng: random.Random) -> None:
    """Any card; where the talon waits to be broken, that first."""
    if deal.phase == "break":
        deal.push(rng.choice(deal.legal()), None)
    play_card(deal, rng.choice([*iter_cards(deal.legal_cards())]))


def deals(number: int, seed: str, **options: str | int) -> Iterator[Deal]:
    """Random deals before the first card."""
    rng = random.Random(seed)
    for nth in range(number):
        yield Deal(rules(**options), nth % 2, tuple(rng.sample(DECK, 32)), first=False)


def endgames(number: int, left: int, **options: str | int) -> Iterator[Deal]:
    """Random deals with so many cards left in each hand, the talon being empty."""
    rng = random.Random(left)
    for deal in deals(number, f"endgames:{left}", **options):
        while len(deal.tricks) < 16 - left or deal.phase == "break":
            throw(deal, rng)
        yield deal


@pytest.mark.parametrize("trump", range(4))
def test_every_card_has_one_number_the_same_points_and_the_same_that_beat_it(trump: int) -> None:
    assert sorted(NUMBER[trump].values()) == list(range(32))
    for card, number in NUMBER[trump].items():
        assert CARD[trump][number] == card
        assert CARD_POINTS[number] == POINTS[trump][card]
        assert unpack(ABOVE[number], trump) == HIGHER[trump][card]
        assert pack(1 << card, trump) == 1 << number


def test_hands_are_packed_card_by_card() -> None:
    rng = random.Random(4)
    for _ in range(200):
        trump, cards = rng.randrange(4), rng.sample(DECK, rng.randrange(10))
        hand = pack(card_set(cards), trump)
        assert unpack(hand, trump) == card_set(cards)
        assert points_of(hand) == sum(POINTS[trump][card] for card in cards)


def test_hands_hold_the_same_melds_of_the_same_strength() -> None:
    rng = random.Random(8)
    for _ in range(400):
        trump, low = rng.randrange(4), rng.randrange(20)
        hand = card_set(rng.sample(sorted(DECK, key=lambda c: (c % 10, c))[low : low + 12], 9))
        expected = {
            (pattern.bits, pattern.meld.points, pattern.level, pattern.strengths[trump])
            for pattern in melds.held(hand, True)
        }
        found = held(pack(hand, trump), True)
        assert {(unpack(m.bits, trump), m.points, m.level, m.strength) for m in found} == expected
    for trump in range(4):
        for pattern, meld in zip(melds.PATTERNS, PACKED[trump], strict=True):
            assert unpack(meld.bits, trump) == pattern.bits


@pytest.mark.parametrize("jack_free", [True, False])
def test_the_same_cards_may_be_played_without_a_talon(jack_free: bool) -> None:
    rng = random.Random(3)
    for _ in range(1000):
        trump = rng.randrange(4)
        led, *cards = rng.sample(DECK, rng.randrange(2, 11))
        hand = card_set(cards)
        legal = may_play(pack(hand, trump), NUMBER[trump][led], jack_free)
        assert unpack(legal, trump) == duty(hand, trump, led, jack_free)


def test_whole_deals_go_as_the_engine_lets_them_go() -> None:
    """Every card of a roll-out is legal; hands, points and draws are the same trick by trick."""
    rng = random.Random(12)
    table = Table(meld_tricks=0, one_meld=False, frames_need_trick=False, target=5001)
    for deal in deals(60, "whole"):
        trump, leader = deal.trump, deal.leader
        numbers = NUMBER[trump]
        depth = rng.randrange(13)
        order = deal.order[depth:] + deal.order[:depth]
        pos = Position(
            [pack(hand, trump) for hand in deal.hands],
            [1 << numbers[card] for card in order],
            1 << numbers[deal.upcard],
            leader,
        )
        while pos.trick < 7:
            seat = pos.seat
            assert seat == deal.to_act
            speak(table, pos)
            for verb in ("seven", "marriage"):
                done = {"seven": pos.lies != 1 << numbers[deal.lies or 0], "marriage": pos.married}
                was = {"seven": False, "marriage": deal.married}
                if done[verb] and not was[verb]:
                    deal.push(next(a for a in deal.legal() if a.verb == verb), None)
            card = choose_card(table, pos)
            play(pos, card)
            play_card(deal, CARD[trump][card])
            if deal.phase == "break":
                assert deal.to_act == 1 - pos.seat
                deal.push(next(a for a in deal.legal() if a.args == str(depth)), None)
            assert [pack(hand, trump) for hand in deal.hands] == pos.hands
            fines = deal.fines
            for one in (0, 1):
                assert pos.score[one] == deal.card_points[one] + deal.words[one] + fines[one]
        assert deal.drawn == 14


def best_difference(deal: Deal, seat: int) -> int:
    """Card points of ``seat`` less those of the other, both playing best: by trying everything."""
    if deal.outcome is not None:
        return deal.card_points[seat] - deal.card_points[1 - seat]
    values = []
    for action in deal.legal():
        if action.verb == "play":
            then = deal.copy()
            then.push(action, None)
            values.append(best_difference(then, seat))
    return max(values) if deal.to_act == seat else min(values)


@pytest.mark.parametrize("jack_free", ["always", "only_trump"])
def test_hands_are_solved_as_by_trying_everything(jack_free: str) -> None:
    for deal in endgames(25, 4, jack_free=jack_free):
        leader, trump = deal.leader if deal.trick else deal.to_act, deal.trump
        assert leader is not None
        own, other = (pack(deal.hands[seat], trump) for seat in (leader, 1 - leader))
        solve = make_solver(jack_free == "always", False, Effort())
        before = deal.card_points[leader] - deal.card_points[1 - leader]
        best = best_difference(deal, leader)
        assert before + solve(own, other, -INFINITE, INFINITE) == best
        cards = [n for n in range(32) if own >> n & 1]
        gains = [after(own, other, n, -1, solve, jack_free == "always") for n in cards]
        assert before + max(gains) == best


def test_taking_cards_for_equal_changes_little() -> None:
    rng = random.Random(6)
    for _ in range(30):
        cards = rng.sample(range(32), 14)
        own, other = (sum(1 << card for card in half) for half in (cards[:7], cards[7:]))
        exact, rough = (
            make_solver(True, slack, Effort())(own, other, -INFINITE, INFINITE)
            for slack in (False, True)
        )
        assert abs(exact - rough) <= 8


def best_claim(deal: Deal, seat: int, before: list[int], target: int) -> int:
    """Whether ``seat`` wins the match from here, by trying everything; claims are made at once.

    1 and -1 are a match won and lost, 0 is a match that goes on.
    """
    exact = [a + b for a, b in zip(before, deal.card_points, strict=True)]
    if deal.outcome is not None:
        if max(exact) < target:
            return 0
        last = deal.tricks[-1].taker == seat
        ahead = exact[seat] - exact[1 - seat]
        return 1 if ahead > 0 or (ahead == 0 and last) else -1
    turn = deal.to_act
    assert turn is not None
    if exact[turn] >= target > exact[1 - turn]:
        return 1 if turn == seat else -1
    values = []
    for action in deal.legal():
        if action.verb == "play":
            then = deal.copy()
            then.push(action, None)
            values.append(best_claim(then, seat, before, target))
    return max(values) if turn == seat else min(values)


def test_the_way_to_a_claim_is_found_as_by_trying_everything() -> None:
    rng = random.Random(5)
    seen = set()
    for deal in endgames(60, 3):
        leader, trump = deal.to_act, deal.trump
        assert leader is not None
        before = [rng.randrange(380, 470) for _ in range(2)]
        exact = [a + b for a, b in zip(before, deal.card_points, strict=True)]
        target = 501
        if max(exact) >= target:
            continue
        expected = best_claim(deal, leader, before, target)
        own, other = (pack(deal.hands[seat], trump) for seat in (leader, 1 - leader))
        plain = make_solver(True, False, Effort())
        solve = make_racer(target, True, plain, 10**6)
        score = (exact[leader], exact[1 - leader])
        value = solve(own, other, *score, -WIN, WIN)
        assert (value >= WIN) - (value <= -WIN) == expected
        cards = [n for n in range(32) if own >> n & 1]
        by_card = [race_after((own, other), score, n, -1, target, True, solve) for n in cards]
        assert max(by_card) == value
        seen.add(expected)
    assert seen == {-1, 0, 1}


def test_too_long_a_way_is_given_up() -> None:
    plain = make_solver(True, False, Effort())
    solve = make_racer(50, True, plain, 3)
    with pytest.raises(TooMuchError):
        solve(0x1F << 3, 0x1F << 19, 0, 0, -WIN, WIN)


def test_of_equal_neighbours_one_is_tried() -> None:
    assert distinct(0b111, 0) == [2]
    assert distinct(0b101, 0b010) == [2, 0]
    assert distinct(0b11 << 6, 0) == [7, 6]
    assert beats(24, 7)
    assert not beats(7, 24)


def said_by_engine(deal: Deal, meld: Run, beater: Run | None) -> None:
    """Declare in the engine, and answer as the kernel has it."""
    trump = deal.trump

    def do(verb: str, run: Run | None = None) -> None:
        bits = 0 if run is None else unpack(run.bits, trump)
        action = next(
            action
            for action in deal.legal()
            if action.verb == verb and (run is None or card_set(parse_cards(action.args)) == bits)
        )
        deal.push(action, None)

    do("declare", meld)
    if deal.phase == "answer":
        if beater is not None and beater.level == meld.level:
            do("ask")
        if beater is None:
            do("good")
        else:
            do("beat", beater)
    else:
        assert beater is None


@pytest.mark.parametrize("one_meld", [False, True])
def test_melds_are_declared_answered_and_counted_as_by_the_engine(one_meld: bool) -> None:
    rng = random.Random(21)
    table = Table(meld_tricks=8, one_meld=one_meld, frames_need_trick=False, target=5001)
    declared = beaten = 0
    for nth in range(60):
        cards = sorted(DECK, key=lambda c: (c % 10 if nth % 2 else 0, c))
        cut = rng.randrange(32)
        cards = cards[cut:] + cards[:cut]
        for _ in range(6):
            one, other = rng.randrange(32), rng.randrange(32)
            cards[one], cards[other] = cards[other], cards[one]
        words = "one" if one_meld else "many"
        deal = Deal(rules(melds_a_turn=words), nth % 2, tuple(cards), first=False)
        trump, numbers = deal.trump, NUMBER[deal.trump]
        order = [1 << numbers[card] for card in deal.order]
        hands = [pack(hand, trump) for hand in deal.hands]
        pos = Position(hands, order, 1 << numbers[deal.upcard], deal.leader)
        while pos.trick < 7:
            for meld in wanted(table, pos.trick, allowed(table, pos, pos.seat)):
                beater = answer(table, pos, 1 - pos.seat, meld) if pos.led < 0 else None
                said_by_engine(deal, meld, beater)
                declared, beaten = declared + 1, beaten + (beater is not None)
                if not declare(table, pos, meld):
                    break
            assert pos.score == [
                sum(parts) for parts in zip(deal.card_points, deal.words, deal.fines, strict=True)
            ]
            card = choose_card(table, pos)
            play(pos, card)
            play_card(deal, CARD[trump][card])
            if deal.phase == "break":
                deal.push(deal.legal()[0], None)
    assert declared > 100
    assert beaten > 5
