"""D-55 to D-58: who leads, what may be played, who takes the trick.

Hearts are trump, taken by seat 0 in round two over the seven of diamonds; seat 0 leads.
"""

import pytest

from tests.engine.deberc.kit import Table, lay


def hearts(*hands: str, script: str = "", **options: int | str) -> Table:
    table = Table(len(hands), "classic", None, **options)
    table.deal(lay(*hands, upcard="7D"))
    table.play("pass " * len(hands) + "take:H " + script)
    return table


# D-55


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bidding_round", [1, 2])
def test_d55_first_lead(seats: int, bidding_round: int) -> None:
    for dealer in range(seats):
        for steps in range(seats):
            bids = "pass " * steps + "take"
            if bidding_round == 2:
                bids = "pass " * (seats + steps) + "take:H"
            for first_lead in ("taker", "eldest"):
                table = Table(seats, dealer=dealer, first_lead=first_lead)
                table.deal(lay(*[""] * seats, upcard="7D", picks=steps))
                table.play(bids)
                eldest = (dealer + 1) % seats
                taker = (eldest + steps) % seats
                assert table.match.to_act == (taker if first_lead == "taker" else eldest)


def test_d55_then_the_winner_of_each_trick_leads_and_play_goes_to_the_left() -> None:
    table = hearts("8S7C", "AS9C", "TSAC", script="8S")
    assert table.match.to_act == 1
    table.play("AS")
    assert table.match.to_act == 2
    table.play("TS")
    assert table.match.to_act == 1
    table.play("9C")
    assert table.match.to_act == 2
    table.play("AC")
    assert table.match.to_act == 0
    table.play_low()
    assert table.match.to_act == 2
    assert table.view(None).tricks_by_seat == (0, 1, 1)


def test_d55_nobody_plays_out_of_turn() -> None:
    table = hearts("8S", "AS", "TS")
    table.refuses("1 play AS", "D-55")
    table.play("8S")
    table.refuses("0 play " + min(table.hand(0)), "D-55")
    table.refuses("2 play TS", "D-55")


def test_d55_only_cards_of_the_own_hand() -> None:
    table = hearts("8S", "AS", "TS")
    table.refuses("0 play AS", "D-56")
    table.play("8S AS")
    table.refuses("2 play 8S", "D-56")


# D-56

FOLLOW = "7S8SAS" + "7H8H" + "7C8C" + "8D9D"


def test_d56_the_leader_may_play_any_card() -> None:
    table = hearts(FOLLOW, "")
    assert table.cards == table.hand(0)


def test_d56_follow_suit_if_you_can_and_no_duty_to_beat_in_a_plain_suit() -> None:
    table = hearts("TS", FOLLOW, script="TS")
    assert table.cards == {"7S", "8S", "AS"}
    error = table.refuses("1 play 7H", "D-56")
    assert set(error.legal) == {"7S", "8S", "AS"}
    table.refuses("1 play 7C", "D-56")


def test_d56_follow_suit_in_trump() -> None:
    table = hearts("TH", FOLLOW, script="TH")
    assert table.cards == {"7H", "8H"}
    table.refuses("1 play 7S", "D-56")


def test_d56_who_cannot_follow_must_trump() -> None:
    table = hearts("TS", "7H8H7C8C9CTC8D9DTD", script="TS")
    assert table.cards == {"7H", "8H"}
    table.refuses("1 play 7C", "D-56")


def test_d56_also_with_small_trumps_when_the_led_suit_is_strong_or_weak() -> None:
    table = hearts("7S", "JH7C8C9CTC8D9DTDJD", script="7S")
    assert table.cards == {"JH"}


def test_d56_who_can_do_neither_plays_any_card() -> None:
    table = hearts("TS", "7C8C9CTCJC8D9DTDJD", script="TS")
    assert table.cards == table.hand(1)
    trumpless = hearts("TH", "7C8C9CTCJC8D9DTDJD", script="TH")
    assert trumpless.cards == trumpless.hand(1)


def test_d56_a_plain_suit_may_be_followed_low_though_it_has_been_trumped() -> None:
    """Seat 2 can follow: it need neither trump nor beat."""
    table = hearts("TS", "7H7C8C9CTC8D9DTDJD", "8SASJHJCQCKCQDKDAD", script="TS 7H")
    assert table.cards == {"8S", "AS"}


# D-57


def test_d57_a_led_trump_must_be_beaten_if_possible() -> None:
    """Rank in trump: J 9 A 10 K Q 8 7."""
    for led, held, may in [
        ("TH", "8HQHKHAHJH", {"AH", "JH"}),
        ("AH", "THKH9H8H", {"9H"}),
        ("9H", "AHTHKH", {"AH", "TH", "KH"}),
        ("JH", "9H7H", {"9H", "7H"}),
        ("8H", "7HQH", {"QH"}),
        ("7H", "8HQH", {"8H", "QH"}),
    ]:
        table = hearts(led, (held + "7S8STS7C8CTC8D9D")[:18], script=led)
        assert table.cards == may


def test_d57_the_error_names_the_clause_and_the_cards() -> None:
    table = hearts("TH", "8HAHJH7S8S9S", script="TH")
    error = table.refuses("1 play 8H", "D-57")
    assert set(error.legal) == {"AH", "JH"}
    table.refuses("1 play 7S", "D-56")


def test_d57_the_highest_trump_in_the_trick_must_be_beaten_not_the_one_led() -> None:
    table = hearts("8H", "9H", "THJHQH", script="8H 9H")
    assert table.cards == {"JH"}


def test_d57_not_the_last_played_trump_but_the_highest() -> None:
    """Seat 1 could not beat the nine and played the ten; the ace would not do either."""
    table = hearts("9H", "TH", "AHQH7S8STS7C8CTC8D", script="9H TH")
    assert table.cards == {"AH", "QH"}


def test_d57_who_trumps_after_another_must_overtrump() -> None:
    table = hearts("TS", "TH7C8C9CTC8D9DTDJD", "QHAHJHJCQCKCQDKDAD", script="TS TH")
    assert table.cards == {"AH", "JH"}
    table.refuses("2 play QH", "D-57")
    table.refuses("2 play JC", "D-56")


def test_d57_who_cannot_overtrump_plays_any_trump() -> None:
    table = hearts("TS", "TH7C8C9CTC8D9DTDJD", "QHKH7HJCQCKCQDKDAD", script="TS TH")
    assert table.cards == {"QH", "KH", "7H"}
    table.refuses("2 play JC", "D-56")


def test_d57_the_first_to_trump_may_use_any_trump() -> None:
    table = hearts("TS", "7HJH7C8C9C8D9DTDJD", script="TS")
    assert table.cards == {"7H", "JH"}


# D-57 in partnership: seats 0 and 2 against 1 and 3


def four(script: str, *hands: str, partners: str = "yes", upcard: str = "7D") -> Table:
    """Seat 0 picks up the upcard, so that its hand here has seven cards."""
    table = Table(4, partners=partners)
    table.deal(lay(*hands, upcard=upcard))
    table.play("pass pass pass pass take:H " + script)
    return table


PARTNER_WINS = ("THASQHAH7H", "8H", "KHJH7S", "9H")


def test_d57_the_duty_falls_away_while_the_partners_card_is_winning() -> None:
    table = four("TH 8H", *PARTNER_WINS)
    assert table.cards == {"KH", "JH"}
    table.refuses("2 play 7S", "D-56")


def test_d57_without_partners_there_is_no_such_exemption() -> None:
    table = four("TH 8H", *PARTNER_WINS, partners="no")
    assert table.cards == {"JH"}


def test_d57_not_when_an_opponent_has_beaten_the_partners_card() -> None:
    table = four("TH 9H", "THASQHAH7H", "9H", "KHJH7S", "8H")
    assert table.cards == {"JH"}
    table.refuses("2 play KH", "D-57")


def test_d57_not_when_the_opponent_led_and_is_winning() -> None:
    table = four("TH", "TH", "KH9HAH", "", "")
    assert table.cards == {"9H", "AH"}


def test_d57_the_exemption_also_for_who_cannot_follow() -> None:
    """Seat 1 trumped the spade of seat 0; its partner, seat 3, must trump, but not over it."""
    hands = ("7SASKS8S", "THKC7C8C9CTCJCQC", "9STS", "8H9HAHAC8D9DTDJD")
    table = four("7S TH 9S", *hands)
    assert table.cards == {"8H", "9H", "AH"}
    table.refuses("3 play AC", "D-56")
    alone = four("7S TH 9S", *hands, partners="no")
    assert alone.cards == {"9H", "AH"}


def test_d57_no_exemption_when_the_opponent_overtrumped_the_partner() -> None:
    hands = (
        "8S9STSJSQSKSAS",
        "8H7C8C9CTCJCQCKC",
        "THAC9DTDJDQDKDAD",
        "7H9HJHQHKHAH7D8D",
    )
    table = four("7S 8H TH", *hands, upcard="7S")
    assert table.match.to_act == 3
    assert table.cards == {"9H", "JH", "AH"}
    table.refuses("3 play KH", "D-57")


def test_d57_a_plain_lead_winning_for_the_partner_still_has_to_be_trumped() -> None:
    """ "Any trump" is the exemption: it frees from beating, not from trumping (D-56)."""
    table = four("AS 7S", "ASKS", "7S8S", "7HJH7C8C9CTCJCQC", "9STS")
    assert table.cards == {"7H", "JH"}
    table.refuses("2 play 7C", "D-56")


# D-58


def around(cards: list[str]) -> list[str]:
    """Hands of nine in which these cards may be played in turn, hearts being trump.

    Seats 1 and 2 get no more hearts, and no spades where they do not follow a spade.
    """
    rest = [r + s for s in "CDSH" for r in "789TJQKA" if r + s not in [*cards, "TH"]]
    hands = list(cards)
    led = cards[0][1]
    for seat in sorted((1, 2), key=lambda seat: cards[seat][1] == led):
        suits = "CDS" if led == "H" or cards[seat][1] == led else "CD"
        while len(hands[seat]) < 18:
            card = next(card for card in rest if card[1] in suits)
            rest.remove(card)
            hands[seat] += card
    hands[0] += "".join(rest[:8])
    return hands


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (["7S", "8S", "AS"], 2),
        (["TS", "KS", "9S"], 0),
        (["KS", "TS", "JS"], 1),
        (["AS", "7H", "TS"], 1),
        (["7S", "8S", "AC"], 1),
        (["7S", "AC", "8S"], 2),
        (["8S", "AC", "7S"], 0),
        (["AS", "8H", "7H"], 1),
        (["AS", "7H", "8H"], 2),
        (["8H", "QH", "KH"], 2),
        (["JH", "9H", "AH"], 0),
        (["AH", "9H", "KH"], 1),
        (["7H", "AS", "AC"], 0),
    ],
)
def test_d58_the_highest_trump_else_the_highest_of_the_suit_led(
    cards: list[str], winner: int
) -> None:
    table = Table(3)
    table.deal(lay(*around(cards), upcard="TH"))
    table.play("take " + " ".join(cards))
    assert table.match.to_act == winner
    assert table.view(None).tricks_by_seat == tuple(int(seat == winner) for seat in range(3))


def test_d58_with_two_seats_a_discard_takes_nothing() -> None:
    table = hearts("7S", "ACKC7C8C9CADKD8D9D", script="7S AC")
    assert table.view(None).tricks_by_seat == (1, 0)
