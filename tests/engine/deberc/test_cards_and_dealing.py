"""D-1 to D-4: the cards. D-10 to D-13: dealing. (Void deals, D-14 and D-15: test_void_deals.py.)"""

import itertools

import pytest

from engine.cards import CARD_OF, NAMES, parse_cards
from engine.errors import RuleError
from engine.games import GAMES
from tests.engine.deberc import deals
from tests.engine.deberc.kit import Canned, Table, lay, melds_of
from tests.engine.deberc.reference import split_cards

# A shuffled deck; position in it is all that dealing depends on.
MIXED = "AS9CJH9DAC8C8HQD7STD9STHQHKSQCTCKCKH8DJSKDJD9H7HJC7D7CAHTS8SADQS"
CARDS = split_cards(MIXED)


def dealt(*ranges: tuple[int, int]) -> set[str]:
    """The cards of MIXED at these positions, ends included."""
    return {CARDS[i] for first, last in ranges for i in range(first, last + 1)}


# The cards


def test_d1_the_deck_is_the_32_cards_from_seven_to_ace() -> None:
    deck = {NAMES[card] for card in GAMES["deberc"].deck}
    assert len(GAMES["deberc"].deck) == 32
    assert deck == {
        rank + suit for rank in ("7", "8", "9", "T", "J", "Q", "K", "A") for suit in "SCDH"
    }


@pytest.mark.parametrize(
    "deck",
    [
        MIXED[:-2],
        MIXED[2:] + MIXED[-2:],
        MIXED[:-2] + "6S",
        MIXED + "6S",
        "",
    ],
    ids=["short", "twice", "a six instead", "a six besides", "none"],
)
def test_d1_no_other_deck_can_be_dealt(deck: str) -> None:
    table = Table()
    with pytest.raises(RuleError) as caught:
        table.match.deal(parse_cards(deck))
    assert caught.value.clause == "D-1"
    assert table.match.phase == "deal"
    assert table.match.deals_dealt == 0


@pytest.mark.parametrize(("trump", "order"), [("H", "J9ATKQ87"), ("C", "ATKQJ987")])
def test_d2_rank_in_trump_and_in_a_plain_suit(trump: str, order: str) -> None:
    """Hearts are led and followed: as trump, and as a plain suit; ``order`` is high to low."""
    for first, second in itertools.permutations(order, 2):
        low_spades, low_clubs = "7S8S9SJS", "7C8C9CJC"
        high_spades, high_clubs = "TSQSKSAS", "TCQCKCAC"
        deck = lay(
            f"{first}H" + low_spades + low_clubs,
            f"{second}H" + high_spades + high_clubs,
            upcard="7D",
        )
        table = Table()
        table.deal(deck)
        table.play(f"pass pass take:{trump} {first}H {second}H")
        winner = 0 if order.index(first) < order.index(second) else 1
        assert table.view(None).tricks_by_seat == ((1, 0) if winner == 0 else (0, 1))


@pytest.mark.parametrize("canned", [deals.MADE_2, deals.BAYT_2, deals.TIE_2D], ids=repr)
def test_d2_d3_points_of_the_cards_and_ten_for_the_last_trick(canned: Canned) -> None:
    trump_points = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
    plain_points = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
    table = Table()
    counted = table.canned(canned)
    expected = [0, 0]
    tricks = table.view(None).tricks
    assert len(tricks) == 9
    for trick in tricks:
        assert trick.taker is not None
        for card in trick.cards:
            name = NAMES[card]
            points = trump_points if name[1] == counted["trump"] else plain_points
            expected[trick.taker] += points[name[0]]
    last = tricks[-1].taker
    assert last is not None
    expected[last] += 10
    assert counted["raw"] == expected


def test_d3_the_deck_with_the_last_trick_is_worth_162() -> None:
    table = Table(4, partners="yes")
    table.deal(MIXED)
    table.play("take")
    raw = table.finish()["raw"]
    assert raw is not None
    assert sum(raw) == 62 + 3 * 30 + 10


@pytest.mark.parametrize("trump", ["H", "C"])
@pytest.mark.parametrize(
    ("hand", "run"),
    [
        ("7H8H9H", "7H8H9H"),
        ("8H9HTH", "8H9HTH"),
        ("9HTHJH", "9HTHJH"),
        ("THJHQH", "THJHQH"),
        ("JHQHKH", "JHQHKH"),
        ("QHKHAH", "QHKHAH"),
    ],
)
def test_d4_runs_are_in_natural_order_trump_or_not(trump: str, hand: str, run: str) -> None:
    table = Table()
    table.deal(lay(hand + "7S9SJSKS7CJC", "8STSQSAS9CTCQCAC8C", upcard="7D"))
    table.play(f"pass pass take:{trump} meld")
    assert melds_of(table.finish()) == [f"0 {run} 20"]


@pytest.mark.parametrize("hand", ["ATK", "J9A", "TKQ", "9AT", "KA7", "A78", "QJ9", "Q87"])
def test_d4_neighbours_in_rank_or_round_the_corner_are_no_run(hand: str) -> None:
    for trump in "HC":
        table = Table()
        table.deal(lay(hand[0] + "H" + hand[1] + "H" + hand[2] + "H7S9SJSKS7CJC", "", upcard="7D"))
        table.play(f"pass pass take:{trump}")
        assert "meld" not in table.verbs


# Dealing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d10_the_deal_moves_one_seat_to_the_left_after_every_played_deal(seats: int) -> None:
    table = Table(seats, dealer=1, target=5001)
    dealers = []
    for _ in range(seats + 1):
        dealers.append(table.match.next_dealer)
        table.deal(MIXED)
        assert table.match.to_act == (dealers[-1] + 1) % seats
        table.play("take")
        assert table.finish()["dealer"] == dealers[-1]
    assert dealers == [(1 + i) % seats for i in range(seats + 1)]


FIRST_PACKETS = [
    (2, 6, 12, [dealt((0, 2), (6, 8)), dealt((3, 5), (9, 11))]),
    (2, 4, 8, [dealt((0, 1), (4, 5)), dealt((2, 3), (6, 7))]),
    (3, 6, 18, [dealt((0, 2), (9, 11)), dealt((3, 5), (12, 14)), dealt((6, 8), (15, 17))]),
    (3, 4, 12, [dealt((0, 1), (6, 7)), dealt((2, 3), (8, 9)), dealt((4, 5), (10, 11))]),
    (
        4,
        6,
        24,
        [
            dealt((0, 2), (12, 14)),
            dealt((3, 5), (15, 17)),
            dealt((6, 8), (18, 20)),
            dealt((9, 11), (21, 23)),
        ],
    ),
    (
        4,
        4,
        16,
        [
            dealt((0, 1), (8, 9)),
            dealt((2, 3), (10, 11)),
            dealt((4, 5), (12, 13)),
            dealt((6, 7), (14, 15)),
        ],
    ),
]


@pytest.mark.parametrize(("seats", "packet", "upcard", "hands"), FIRST_PACKETS)
def test_d11_two_packets_eldest_first_then_the_upcard(
    seats: int, packet: int, upcard: int, hands: list[set[str]]
) -> None:
    for dealer in range(seats):
        table = Table(seats, dealer=dealer, first_packet=packet)
        table.deal(MIXED)
        for position, hand in enumerate(hands):
            assert table.hand((dealer + 1 + position) % seats) == hand
        assert table.view(None).upcard == CARD_OF[CARDS[upcard]]
        assert table.last["upcard"] == CARDS[upcard]
        assert table.view(None).counts == (packet,) * seats


FILLS = [
    (2, 6, [dealt((13, 15)), dealt((16, 18))]),
    (2, 4, [dealt((9, 13)), dealt((14, 18))]),
    (3, 6, [dealt((19, 21)), dealt((22, 24)), dealt((25, 27))]),
    (3, 4, [dealt((13, 17)), dealt((18, 22)), dealt((23, 27))]),
]


@pytest.mark.parametrize("bidding_round", [1, 2])
@pytest.mark.parametrize("upcard_to", ["taker", "dealer"])
@pytest.mark.parametrize(("seats", "packet", "packets"), FILLS)
def test_d12_two_and_three_seats_are_filled_to_nine_in_one_packet_each(
    seats: int, packet: int, packets: list[set[str]], upcard_to: str, bidding_round: int
) -> None:
    """Whoever took, in either round; ``upcard_to`` has no effect here (D-13)."""
    table = Table(seats, dealer=1, first_packet=packet, upcard_to=upcard_to)
    table.deal(MIXED)
    first = [table.hand(seat) for seat in range(seats)]
    upcard = table.last["upcard"]
    assert table.view(None).bottom is None
    other = "S" if upcard[1] != "S" else "D"
    table.play("pass take" if bidding_round == 1 else "pass " * (seats + 1) + f"take:{other}")
    for position, late in enumerate(packets):
        seat = (2 + position) % seats
        assert table.hand(seat) == first[seat] | late
    for viewer in (None, *range(seats)):
        view = table.view(viewer)
        assert view.bottom == CARD_OF[CARDS[31]]
        assert view.upcard == view.upcard_lies == CARD_OF[upcard]
        assert view.counts == (9,) * seats


@pytest.mark.parametrize("packet", [6, 4])
@pytest.mark.parametrize("upcard_to", ["taker", "dealer"])
@pytest.mark.parametrize("taker", [0, 1, 2, 3])
@pytest.mark.parametrize("bidding_round", [1, 2])
def test_d13_four_seats_get_the_whole_deck_and_the_upcard_goes_where_the_option_says(
    packet: int, upcard_to: str, taker: int, bidding_round: int
) -> None:
    table = Table(4, first_packet=packet, upcard_to=upcard_to)
    table.deal(MIXED)
    first = [table.hand(seat) for seat in range(4)]
    upcard = table.last["upcard"]
    other = "S" if upcard[1] != "S" else "D"
    table.play("pass " * (4 * (bidding_round - 1) + taker))
    table.play("take" if bidding_round == 1 else f"take:{other}")
    at = packet * 4
    assert upcard == CARDS[at]
    gets = taker if upcard_to == "taker" else 3
    at += 1
    for seat in range(4):
        size = 8 - packet - (1 if seat == gets else 0)
        late = set(CARDS[at : at + size]) | ({upcard} if seat == gets else set())
        assert table.hand(seat) == first[seat] | late
        at += size
    assert at == 32
    view = table.view(None)
    assert view.counts == (8, 8, 8, 8)
    assert view.bottom is None
    assert view.upcard == CARD_OF[upcard]
    assert view.upcard_lies is None
    assert view.stock == 0


def test_d13_the_fill_read_card_by_card() -> None:
    """The same once more with literal positions: seat 1 takes, it gets one card fewer."""
    table = Table(4)
    table.deal(MIXED)
    table.play("pass take")
    hands = [
        dealt((0, 2), (12, 14), (25, 26)),
        dealt((3, 5), (15, 17), (27, 27), (24, 24)),
        dealt((6, 8), (18, 20), (28, 29)),
        dealt((9, 11), (21, 23), (30, 31)),
    ]
    assert [table.hand(seat) for seat in range(4)] == hands


@pytest.mark.parametrize("seven", ["anyone", "taker"])
def test_d13_four_seats_never_exchange_the_seven(seven: str) -> None:
    table = Table(4, seven=seven)
    table.deal(lay("7H", "", "", "", upcard="KH"))
    table.play("take")
    assert "7H" in table.hand(0)
    assert "seven" not in table.verbs
    table.refuses("0 seven", "D-13")
