"""Declarations: B-41 to B-45."""

import pytest

from engine.cards import NAMES
from engine.errors import RuleError
from tests.engine.berg.kit import Berg, cards_of, lay, text_of

PLAIN = lay("9S 9D TD KD 8C", "TS 8H 9H TH 9C", "8S")


def test_only_on_ones_own_turn_before_playing_or_passing() -> None:
    berg = Berg(PLAIN)
    for word, clause in (("jokers", "B-41"), ("resign", "B-42"), ("insure", "B-43")):
        berg.refused(f"1 {word}", clause, "not-your-turn")
    assert {"jokers", "resign", "insure"} <= berg.legal
    berg.do("0 draw")
    assert {"jokers", "resign", "insure"} <= berg.legal


def test_b53_prices_are_written_at_once_and_totals_may_be_negative() -> None:
    berg = Berg(PLAIN)
    berg.do("0 jokers, 0 insure")
    assert berg.match.totals == (-1.5, 0.0)
    assert berg.last["prices"] == [-1.5, 0.0]
    assert [offer.verb for offer in berg.view(0).offers] == ["resign"]


def test_prices_of_what_is_offered() -> None:
    berg = Berg(PLAIN, open_hand="1.5", shuffling="buy")
    assert {offer.verb: offer.price for offer in berg.view(0).offers} == {
        "jokers": 0.5,
        "resign": 0.0,
        "insure": 1.0,
        "shuffle": 1.0,
    }
    assert berg.view(1).offers == berg.view(None).offers == ()
    berg.drain(21)
    assert berg.to_act is not None
    assert dict(berg.view(berg.to_act).offers)["open"] == 1.5


# B-41


def test_b41_both_show_the_jokers_they_hold() -> None:
    berg = Berg(lay("XB", "9C", "8S", last="XR"))
    berg.do("0 jokers")
    assert [text_of(cards) for cards in berg.view().jokers_shown] == ["XB", ""]
    assert [(e.seat, e.args) for e in berg.events if e.kind == "shown"] == [(0, "XB"), (1, "-")]
    assert berg.match.totals == (-0.5, 0.0)
    berg.do("0 play XB")
    assert berg.view().jokers_shown == ((), ())


def test_b41_once_a_game_for_each_seat() -> None:
    berg = Berg(PLAIN)
    berg.do("0 jokers")
    berg.refused("0 jokers", "B-41", "jokers-declared")
    berg.do("0 draw, 0 pass, 1 jokers")
    assert berg.view().kept_to_three == (True, True)
    assert berg.match.totals == (-0.5, -0.5)
    berg.do("1 resign")
    berg.deal(PLAIN)
    assert berg.may("jokers")


def limited(hand1: str, plays: str, draws: str, last: str = "XB XR") -> Berg:
    """Seat 1 plays ``plays`` with seat 0 drawing and passing, then seat 0 declares and passes."""
    berg = Berg(lay("9D TD KD 8D 9H", hand1, "6C", draws=draws, last=last))
    for play in plays.split():
        berg.do(f"1 play {play}")
        if berg.to_act == 0:
            berg.do("0 draw, 0 pass")
    berg.do("1 draw, 1 pass")
    berg.do("0 jokers, 0 draw, 0 pass")
    assert berg.view().kept_to_three == (False, True)
    return berg


def test_b41_no_card_that_would_leave_fewer_than_three() -> None:
    # Seat 1 plays 6S 5S: three left, draws KC: four. It may play one of them, and no more.
    berg = limited("6S 5S 8S TS KS", "6S 5S", draws="KC TC KH 8H 9C")
    assert berg.counts[1] == 4
    assert berg.plays == {"8S", "TS", "KS"}
    berg.do("1 play 8S, 0 draw, 0 pass")
    assert berg.counts[1] == 3
    assert berg.plays == set()
    berg.refused("1 play TS", "B-41", "keep-three")
    berg.do("1 draw")
    assert {"TS", "KS"} <= berg.plays
    berg.do("1 play TS")
    # The declarer may go below three.
    assert berg.view().kept_to_three[0] is False


def test_b41_an_ordered_card_is_held_back_and_obligatory_again_with_four() -> None:
    # Seat 1: 8S TS KS and what it draws. Seat 0 orders TS when seat 1 has three cards.
    berg = Berg(lay("9D TD JS 8D 9H", "6S 5S 8S TS KS", "6C", draws="KC TC KH 8H 9C", last="XB XR"))
    berg.do("1 play 6S, 1 play 5S, 1 draw, 1 pass")
    berg.do("0 jokers, 0 draw, 0 pass")
    assert berg.counts[1] == 4
    berg.do("1 play 8S, 0 play JS TS")
    assert berg.counts[1] == 3
    assert not berg.view(1).obliged
    assert berg.plays == set()
    berg.refused("1 play TS", "B-41", "keep-three")
    berg.do("1 draw")
    assert berg.counts[1] == 4
    assert berg.view(1).obliged
    berg.refused("1 pass", "B-24", "must-play-ordered")
    berg.do("1 play TS")


def test_b41_with_two_cards_one_draws_and_passes_the_ordered_card_in_hand() -> None:
    berg = Berg(lay("9D TD JS 8D 9H", "6S 5S 8S TS KS", "6C", draws="KC TC KH 8H 9C", last="XB XR"))
    berg.do("1 play 6S, 1 play 5S, 1 play 8S")
    assert berg.counts[1] == 2
    berg.do("0 jokers, 0 play JS TS")
    berg.do("1 draw")
    assert berg.counts[1] == 3
    assert berg.legal == {"pass", "jokers", "resign", "insure"}
    berg.do("1 pass, 0 draw, 0 pass, 1 draw")
    assert berg.plays == {"TS"}
    assert not berg.may("pass")


def test_b41_the_limit_keeps_a_seat_from_going_out() -> None:
    berg = Berg(lay("9D TD KD 8D 9H", "6S 5S 8S TS KS", "6C", last="XB XR"))
    berg.do("1 play 6S, 1 play 5S, 1 play 8S, 0 draw, 0 pass")
    berg.do("1 play TS, 0 jokers, 0 draw, 0 pass")
    assert berg.hand(1) == {"KS"}
    berg.refused("1 play KS", "B-41", "keep-three")


def test_b41_ends_when_the_last_joker_is_drawn_by_either_seat_and_it_is_shown() -> None:
    draws = "KC XB XR 8H 9C"
    berg = Berg(lay("9D TD KD 8D 9H", "6S 5S 8S TS KS", "6C", draws=draws))
    berg.do("1 play 6S, 1 play 5S, 1 play 8S, 0 jokers")
    assert berg.view().kept_to_three == (False, True)
    berg.do("0 draw, 0 pass, 1 draw")
    # XB has come to seat 1: one is still in the deck.
    assert [text_of(cards) for cards in berg.view().jokers_shown] == ["", "XB"]
    assert [(e.seat, e.args) for e in berg.events if e.kind == "shown"] == [(1, "XB")]
    assert berg.counts[1] == 3
    assert berg.plays == set()
    berg.do("1 pass, 0 draw")
    assert [(e.seat, e.args) for e in berg.events if e.kind == "shown"] == [(0, "XR")]
    assert berg.view().kept_to_three == (False, False)
    berg.do("0 pass")
    assert {"TS", "KS", "XB"} <= berg.plays


def test_b41_a_joker_drawn_as_a_penalty_is_shown_too() -> None:
    berg = Berg(lay("7S 9D", "9C", "8S", draws="XB 8D", last="XR"))
    berg.do("0 jokers, 0 play 7S")
    assert [text_of(cards) for cards in berg.view(0).jokers_shown] == ["", "XB"]
    assert berg.view().kept_to_three == (False, True)


def test_b41_never_starts_without_a_joker_in_the_deck_and_is_paid_all_the_same() -> None:
    berg = Berg(lay("XB", "XR", "8S"))
    berg.do("0 jokers")
    assert berg.view().kept_to_three == (False, False)
    assert [text_of(cards) for cards in berg.view().jokers_shown] == ["XB", "XR"]
    assert berg.match.totals == (-0.5, 0.0)


def test_b41_the_pile_is_not_the_deck() -> None:
    """Both jokers lie in the pile: no limit, neither before the turn-over nor after."""
    berg = Berg(lay("XB XR", "", "8S"))
    berg.do("0 play XB, 0 play XR, 0 draw, 0 pass, 1 jokers")
    assert berg.view().kept_to_three == (False, False)
    berg.drain(22)
    assert berg.view().turn_overs == 1
    assert berg.view().kept_to_three == (False, False)
    # Jokers that come now are not shown.
    seat = berg.to_act
    assert seat is not None
    berg.do(f"{seat} draw, {seat} pass, {1 - seat} draw")
    assert berg.hand(1 - seat) >= {"XB"}
    assert berg.view().jokers_shown == ((), ())


def test_b41_turning_over_does_not_bring_the_limit_back() -> None:
    """The last card of the deck is a joker, and the other one lies in the pile."""
    berg = Berg(lay("XB 9D", "9C", "8S", last="XR"))
    berg.do("0 play XB, 0 draw, 0 pass, 1 jokers")
    assert berg.view().kept_to_three == (True, False)
    while berg.view().turn_overs == 0:
        berg.do(f"{berg.to_act} draw")
        if berg.view().turn_overs == 0:
            assert berg.view().kept_to_three == (True, False)
            berg.do(f"{berg.to_act} pass")
    assert text_of(berg.view().deck_known) == "8S"
    assert berg.view().kept_to_three == (False, False)


def test_b41_a_declaration_with_jokers_in_a_turned_over_deck() -> None:
    berg = Berg(lay("XB XR 9H", "TH 9C", "8S"))
    berg.do("0 play XB, 0 play XR, 0 play 9H, 1 play TH")
    while berg.view().turn_overs == 0:
        berg.drain(1)
    assert text_of(berg.view().deck_known) == "8SXBXR9H"
    seat = berg.to_act
    assert seat is not None
    berg.do(f"{seat} jokers")
    assert berg.view().kept_to_three[1 - seat]
    berg.do(f"{seat} draw, {seat} pass, {1 - seat} draw")
    assert [text_of(cards) for cards in berg.view().jokers_shown][1 - seat] == "XB"
    assert berg.view().kept_to_three[1 - seat]


# B-42


def test_b42_the_opponent_writes_half_a_point() -> None:
    berg = Berg(PLAIN)
    berg.do("0 insure, 0 resign")
    assert berg.last == {
        "dealer": 1,
        "result": "resigned",
        "winner": 1,
        "last_cards": "",
        "points": [0.0, 0.5],
        "prices": [-1.0, 0.0],
        "totals": [-1.0, 0.5],
    }


def test_b42_until_a_card_of_the_small_deck_is_drawn() -> None:
    berg = Berg(PLAIN)
    berg.drain(21)
    assert berg.may("resign")
    berg.do(f"{berg.to_act} draw")
    assert not berg.may("resign")
    berg.refused(f"{berg.to_act} resign", "B-42", "too-late-to-resign")
    berg.do(f"{berg.to_act} pass")
    berg.refused(f"{berg.to_act} resign", "B-42", "too-late-to-resign")


def test_b42_penalties_count_too() -> None:
    berg = Berg(lay("7S 8D", "", "8S"))
    berg.drain(20)
    assert berg.may("resign")
    berg.do("0 play 7S")
    berg.refused("0 resign", "B-42", "too-late-to-resign")


# B-43


def insured(**options: str) -> Berg:
    """Seat 0 is insured; seat 1, with a jack, is to act."""
    berg = Berg(lay("9S 9D TD KD 8C", "JS 8H 9H TH JC", "8S"), **options)
    berg.do("0 insure, 0 play 9S")
    return berg


def test_b43_the_opponent_may_not_order_a_joker() -> None:
    berg = insured()
    assert berg.view().insured == (True, False)
    assert berg.match.totals == (-1.0, 0.0)
    assert berg.may("play JS 9D")
    assert not berg.may("play JS XB")
    berg.refused("1 play JS XR", "B-43", "insured")
    assert len([text for text in berg.legal if text.startswith("play JS")]) == 39


def test_b43_the_insured_seat_may_order_one() -> None:
    berg = Berg(lay("JS 9S", "", "8S"))
    berg.do("0 insure, 0 play JS XB")
    assert berg.view().ordered_card == NAMES.index("XB")


def test_b43_until_the_deck_is_turned_over_and_then_to_be_bought_again() -> None:
    berg = insured()
    berg.refused("1 insure 2", "", "unknown-action")
    berg.do("1 draw, 1 pass")
    berg.refused("0 insure", "B-43", "insured-already")
    berg.drain(29)
    assert berg.view().insured == (True, False)
    berg.do(f"{berg.to_act} draw")
    assert berg.view().turn_overs == 1
    assert berg.view().insured == (False, False)
    berg.do(f"{berg.to_act} insure")
    assert sum(berg.match.totals) == -2.0


def test_b43_game_to_the_end_of_the_game() -> None:
    berg = insured(insurance="game")
    berg.drain(31)
    assert berg.view().turn_overs == 1
    assert berg.view().insured == (True, False)
    while berg.to_act != 0:
        berg.do("1 pass" if berg.view().has_drawn else "1 draw")
    berg.refused("0 insure", "B-43", "insured-already")


def test_b43_not_beyond_the_game() -> None:
    berg = insured(insurance="game")
    berg.do("1 resign")
    berg.deal(PLAIN)
    assert berg.view().insured == (False, False)


def test_b43_off() -> None:
    berg = Berg(PLAIN, insurance="off")
    assert not berg.may("insure")
    berg.refused("0 insure", "B-43", "no-insurance")


def test_b43_an_order_already_given_stands() -> None:
    berg = Berg(lay("XB 9D TD KD 8C", "8H", "JS"))
    berg.do("1 order XB, 0 insure")
    assert berg.plays == {"XB"}
    berg.do("0 draw")
    berg.refused("0 pass", "B-24", "must-play-ordered")


# B-44


@pytest.mark.parametrize(("price", "cost"), [("1", 1.0), ("1.5", 1.5)])
def test_b44_once_the_big_deck_is_gone_the_hand_lies_open_to_everybody(
    price: str, cost: float
) -> None:
    berg = Berg(PLAIN, open_hand=price)
    berg.drain(20)
    assert not berg.may("open")
    berg.refused(f"{berg.to_act} open", "B-44", "big-deck-lies")
    berg.do(f"{berg.to_act} draw")
    assert berg.may("open")
    berg.do(f"{berg.to_act} pass")
    seat = berg.to_act
    assert seat is not None
    assert berg.view().open_hands == (None, None)
    berg.do(f"{seat} open")
    assert berg.match.totals[seat] == -cost
    for viewer in (None, 0, 1):
        hands = berg.view(viewer).open_hands
        assert hands[seat] is None
        assert {NAMES[card] for card in hands[1 - seat] or ()} == berg.hand(1 - seat)
    berg.refused(f"{seat} open", "B-44", "open-already")
    berg.do(f"{seat} draw, {seat} pass, {1 - seat} draw")
    assert {NAMES[c] for c in berg.view().open_hands[1 - seat] or ()} == berg.hand(1 - seat)
    berg.do(f"{1 - seat} open")
    assert berg.view().open_hands[seat] is not None


def test_b44_off() -> None:
    berg = Berg(PLAIN)
    berg.drain(22)
    assert not berg.may("open")
    berg.refused(f"{berg.to_act} open", "B-44", "no-open-hand")


# B-45

FIVE_PLAYED = lay("9S 5S 6S 8D 9D", "TS 8H 9H TH 9C", "8S")


def five_played(**options: str) -> Berg:
    """8S 9S TS 6S 5S lie there."""
    berg = Berg(FIVE_PLAYED, **options)
    berg.do("0 play 9S, 1 play TS, 0 play 6S, 0 play 5S")
    return berg


def turned(order: str) -> tuple[int, ...]:
    return tuple(NAMES.index(card) for card in cards_of(order))


def test_b45_always_waits_for_chance() -> None:
    berg = five_played(shuffling="always")
    assert not berg.may("shuffle")
    berg.refused("0 shuffle", "B-45", "shuffling-already")
    berg.drain(31)
    assert text_of(berg.match.to_shuffle) == "8S9STS6S"
    assert (berg.to_act, berg.match.legal_actions()) == (None, ())
    berg.refused("0 draw", "B-45", "shuffle-first")
    for wrong in ("8S9STS", "8S9STS5S", "8S9STS6S6S", "8S8S9STS"):
        with pytest.raises(RuleError) as caught:
            berg.match.shuffle(turned(wrong))
        assert caught.value.clause == "B-45"
    berg.match.shuffle(turned("TS 6S 9S 8S"))
    assert (berg.view().turned, berg.top) == (4, "5S")
    assert berg.view().deck_known == ()
    seat = berg.to_act
    assert seat is not None
    if berg.view().has_drawn:
        berg.do(f"{seat} pass")
        seat = 1 - seat
    berg.do(f"{seat} draw")
    assert "TS" in berg.hand(seat)
    assert berg.view().held_known == ((), ())
    with pytest.raises(RuleError):
        berg.match.shuffle(turned("6S 9S 8S"))


def test_b45_off() -> None:
    berg = five_played()
    berg.refused("0 shuffle", "B-45", "no-shuffling")
    berg.drain(31)
    assert berg.match.to_shuffle == ()
    assert text_of(berg.view().deck_known) == "8S9STS6S"


def test_b45_bought_for_this_game_and_all_later_ones() -> None:
    berg = five_played(shuffling="buy")
    assert not berg.view().shuffled
    berg.do("0 shuffle")
    assert berg.match.totals == (-1.0, 0.0)
    assert berg.view().shuffled
    berg.refused("0 shuffle", "B-45", "shuffling-already")
    berg.do("0 draw, 0 pass")
    berg.refused("1 shuffle", "B-45", "shuffling-already")
    berg.do("1 resign")
    berg.deal(FIVE_PLAYED)
    assert berg.view().shuffled
    berg.refused("0 shuffle", "B-45", "shuffling-already")
    berg.do("0 play 9S, 1 play TS, 0 play 6S, 0 play 5S")
    berg.drain(31)
    assert text_of(berg.match.to_shuffle) == "8S9STS6S"


def test_b45_not_bought_nothing_is_shuffled() -> None:
    berg = five_played(shuffling="buy")
    berg.drain(31)
    assert berg.match.to_shuffle == ()
    assert berg.view().turn_overs == 1


def test_b45_a_penalty_goes_on_after_the_shuffle() -> None:
    berg = Berg(lay("XB 9S 8D", "TS 9D KS", "8S"), shuffling="always")
    berg.do("0 play 9S, 1 play TS, 0 draw, 0 pass, 1 draw, 1 play KS")
    berg.drain(28)
    assert (berg.to_act, berg.view().small) == (0, 1)
    held = berg.counts[1]
    berg.do("0 play XB")
    assert text_of(berg.match.to_shuffle) == "8S9STSKS"
    assert berg.counts[1] == held + 1
    berg.match.shuffle(turned("KS TS 8S 9S"))
    assert berg.counts[1] == held + 4
    assert {"KS", "TS", "8S"} <= berg.hand(1)
    assert (berg.to_act, berg.view().turned) == (0, 1)


def test_b45_a_shuffled_deck_may_end_within_the_same_penalty() -> None:
    berg = Berg(lay("XB 9S 8D", "TS 9D", "8S"), shuffling="always")
    berg.do("0 play 9S, 1 play TS")
    berg.drain(30)
    berg.do("0 play XB")
    assert text_of(berg.match.to_shuffle) == "8S9STS"
    events = berg.match.shuffle(turned("TS 8S 9S"))
    assert berg.last["result"] == "drawn"
    assert [event.kind for event in events][-1] == "counted"
