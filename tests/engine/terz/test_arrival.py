"""T-43: «Доехал», right and wrong, at every moment at which it may be said."""

import pytest

from engine.errors import RuleError
from tests.engine.terz.deals import MORE_ELDEST_LAST
from tests.engine.terz.kit import Table, lay

HUNDRED = "7S8S9STSJS"


def claimed(table: Table, seat: int, right: bool) -> None:
    """The seat claims, and the match is over as it should be."""
    assert table.match.to_act == seat
    assert f"{seat} arrive" in table.legal
    words, fines = table.words, table.last["fines"]
    before = [total - words[s] - fines[s] for s, total in enumerate(table.match.totals)]
    points = list(table.view(None).card_points)
    tricks = table.last["tricks"]
    table.do(f"{seat} arrive")
    last = table.last
    assert table.match.finished
    assert table.match.phase == "finished"
    assert table.doc["to_act"] is None
    assert table.legal == set()
    assert table.match.winner == table.doc["winner"] == (seat if right else 1 - seat)
    assert last["arrival"] == {"seat": seat, "right": right}
    # The deal is written with the words and the exact points of both.
    assert last["words"] == words
    assert last["fines"] == fines
    assert last["tricks"] == tricks
    assert last["card_points"] == points
    assert last["written"] == [words[s] + points[s] for s in (0, 1)]
    totals = [before[s] + words[s] + points[s] + fines[s] for s in (0, 1)]
    assert last["totals"] == table.doc["totals"] == list(table.match.totals) == totals
    assert table.view(None).won_by == ("arrival" if right else "false_arrival")


def arrived(hand: str = HUNDRED, **options: int) -> Table:
    """Seat 0 has just declared a hundred."""
    table = Table(lay(hand, upcard="7H"), **{"target": 100, **options})
    table.play(f"declare:{HUNDRED}")
    assert table.words == [100, 0]
    return table


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("trick", range(16))
def test_t43_a_false_claim_at_every_own_turn(trick: int, seat: int) -> None:
    table = Table(lay(upcard="7H"))
    table.trick(trick)
    if table.match.to_act != seat:
        table.play_low()
    claimed(table, seat, False)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("trick", range(16))
def test_t43_a_right_claim_at_every_own_turn(trick: int, seat: int) -> None:
    """Both before its card as the leader and as the second, with a talon and without."""
    hands = ["", ""]
    hands[seat] = HUNDRED
    table = Table(lay(*hands, upcard="7H"), target=100)
    if table.match.to_act != seat:
        table.play_low()
    table.play(f"declare:{HUNDRED}")
    while sum(table.last["tricks"]) < trick:
        table.trick()
    if table.match.to_act != seat:
        table.play_low()
    claimed(table, seat, right=table.view(None).exact[1 - seat] < 100)


def test_t43_is_offered_right_or_wrong_at_every_turn_to_play() -> None:
    table = Table(lay(upcard="7H"))
    while table.match.phase != "deal":
        playing = table.match.phase == "play"
        assert ("arrive" in table.verbs) is playing
        if playing:
            table.play_low()
        else:
            table.play("break:0")


def test_t43_after_declaring_and_after_the_other_words() -> None:
    for script in (
        f"declare:{HUNDRED}",
        f"marriage declare:{HUNDRED}",
        f"declare:{HUNDRED} marriage",
        f"declare:{HUNDRED} seven",
        f"seven declare:{HUNDRED}",
    ):
        table = Table(lay(HUNDRED + "7HKHQH", upcard="AH"), target=100)
        table.play(script)
        claimed(table, 0, True)


def test_t43_after_the_dialogue() -> None:
    """A claim of who declared, once the answer is given; the beater's on its own turn."""
    for script, right in (("ask good", True), ("ask beat:8C9CTCJCQC", False), ("good", True)):
        table = Table(lay(HUNDRED, "8C9CTCJCQC", upcard="7H"), target=100)
        table.play(f"declare:{HUNDRED} {script}")
        claimed(table, 0, right)
    table = Table(lay(HUNDRED, "8C9CTCJCQC", upcard="7H"), target=100)
    table.play(f"declare:{HUNDRED} ask beat:8C9CTCJCQC")
    table.play_low()
    claimed(table, 1, True)


def test_t43_not_while_answering() -> None:
    table = Table(lay(HUNDRED, "8C9CTCJCQC", upcard="7H"))
    table.play(f"declare:{HUNDRED}")
    for seat in (0, 1):
        table.refuses(f"{seat} arrive", "T-43", "T-36")
    table.play("ask")
    for seat in (0, 1):
        table.refuses(f"{seat} arrive", "T-43", "T-36")


def test_t43_not_while_calling_the_colour_nor_while_breaking_the_talon() -> None:
    table = Table()
    table.deal(lay(upcard="7H"))
    table.play_low()
    table.play_low()
    assert table.match.phase == "break"
    for seat in (0, 1):
        table.refuses(f"{seat} arrive", "T-43", "T-13")
    # The colour: test_t11_nothing_else_is_done_before_the_call.


def test_t43_not_out_of_turn() -> None:
    table = arrived()
    table.refuses("1 arrive", "T-43")
    table.play_low()
    table.refuses("0 arrive", "T-43")


def test_t43_not_between_deals_nor_after_the_end() -> None:
    table = Table()
    table.canned(MORE_ELDEST_LAST)
    for seat in (0, 1):
        table.refuses(f"{seat} arrive", "T-43", "T-10")
    assert table.match.phase == "deal"
    table = arrived()
    table.play("arrive")
    for seat in (0, 1):
        table.refuses(f"{seat} arrive", "T-43", "T-44")


@pytest.mark.parametrize(("target", "right"), [(99, True), (100, True), (101, False)])
def test_t43_the_target_is_reached_to_the_point(target: int, right: bool) -> None:
    claimed(arrived(target=target), 0, right)


@pytest.mark.parametrize(("target", "right"), [(121, True), (122, False)])
def test_t43_the_exact_points_of_the_tricks_count(target: int, right: bool) -> None:
    """The jack of trump takes a jack: 21 points, which rounding would make 20."""
    table = Table(lay(HUNDRED + "JH", "JC", upcard="7H"), target=target)
    table.play(f"declare:{HUNDRED} JH JC break:0")
    assert table.view(None).card_points == (21, 0)
    claimed(table, 0, right)


def test_t43_no_rounding_up_either() -> None:
    """Sixteen points: 116, not 120."""
    for target, right in ((116, True), (117, False)):
        table = Table(lay(HUNDRED + "9H", "KC", upcard="7H"), target=target)
        table.play(f"declare:{HUNDRED} 9H KC break:0")
        assert table.view(None).card_points == (16, 0)
        claimed(table, 0, right)


def test_t43_the_cards_of_the_unfinished_trick_do_not_count() -> None:
    """Seat 1 has 100 and would take the ace that lies there."""
    for target, right in ((100, True), (101, False)):
        table = Table(lay("AC", HUNDRED + "9H", upcard="7H"), target=target)
        table.play(f"AC declare:{HUNDRED}")
        claimed(table, 1, right)
        assert table.last["card_points"] == [0, 0]


def test_t43_nor_does_the_last_trick_before_it_is_taken() -> None:
    deal = MORE_ELDEST_LAST
    table = Table(target=51)
    table.deal(deal.deck)
    table.play(" ".join(deal.script.split()[:-1]))
    seat = table.match.to_act
    assert seat is not None
    lying = table.view(None).trick
    assert lying is not None
    points = table.view(None).card_points
    assert sum(points) < 140
    claimed(table, seat, points[seat] >= 51 > points[1 - seat])


def test_t43_wrong_when_the_opponent_has_reached_it_too() -> None:
    """Both have a hundred: seat 0 let seat 1's pass."""
    for target, right in ((101, False), (100, False)):
        table = Table(lay(HUNDRED, "8C9CTCJCQC", upcard="7H"), target=target)
        table.play(f"declare:{HUNDRED} good")
        table.play_low()
        table.play("declare:8C9CTCJCQC")
        assert table.words == [100, 100]
        claimed(table, 1, right)


def test_t43_wrong_when_only_the_opponent_has() -> None:
    table = arrived()
    table.play_low()
    claimed(table, 1, False)


def test_t43_the_opponents_exact_points_count_too() -> None:
    """Seat 1 has 100 by its words; seat 0 has 100 and 21 by words and cards."""
    for target, right in ((101, True), (100, False), (121, True), (122, False)):
        table = Table(lay(HUNDRED + "JH", "JC8D9DTDJDQD", upcard="7H"), target=target)
        table.play(f"declare:{HUNDRED} good JH declare:8D9DTDJDQD JC break:0")
        assert table.words == [100, 100]
        claimed(table, 0, right)


def test_t43_fines_count() -> None:
    """Seat 0 forgets the seven: seat 1 has 100 without a word."""
    for seat in (0, 1):
        table = Table(lay("7H", upcard="AH"), target=100)
        table.trick(7)
        assert table.doc["totals"] == [0, 100]
        if table.match.to_act != seat:
            table.play_low()
        claimed(table, seat, seat == 1)


def test_t43_what_earlier_deals_wrote_counts() -> None:
    for target, right in ((100, True), (101, False)):
        table = Table(target=target)
        table.canned(MORE_ELDEST_LAST)
        assert table.doc["totals"] == [80, 70]
        table.deal(lay("", "7S8S9S", upcard="7H"))
        assert table.match.to_act == 1
        table.play_low()
        table.play("declare:7S8S9S")
        claimed(table, 0, right)


def test_t43_beats_what_the_count_would_have_said() -> None:
    """Seat 0 wins at once, though seat 1 has more tricks to come."""
    table = arrived()
    table.play("arrive")
    assert table.match.winner == 0
    assert len(table.doc["deals"]) == 1
    with pytest.raises(RuleError):
        table.deal(lay(upcard="7H"))
