"""T-25, T-26: the exchange of the seven of trump, and the fine for forgetting it."""

import pytest

from engine.cards import CARD_OF, parse_cards
from tests.engine.terz import deals
from tests.engine.terz.kit import Table, cards_of, lay


def with_seven(holder: int, upcard: str = "AH", more: str = "") -> Table:
    """The seat ``holder`` has been dealt the seven of hearts."""
    hands = ["", ""]
    hands[holder] = "7H" + more
    return Table(lay(*hands, upcard=upcard))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_t25_the_seven_lies_where_the_upcard_lay_and_all_see_it(viewer: int | None) -> None:
    table = with_seven(0)
    assert table.view(viewer).exchanged_seven is None
    table.play("seven")
    view = table.view(viewer)
    assert view.exchanged_seven == 0
    assert view.upcard_lies == CARD_OF["7H"]
    assert view.upcard == CARD_OF["AH"]
    assert view.counts == (9, 9)
    assert view.talon == 14
    assert view.trump == CARD_OF["AH"] // 10
    assert "AH" in table.hand(0)
    assert "7H" not in table.hand(0)
    assert "AH" in table.cards
    assert table.match.to_act == 0


@pytest.mark.parametrize("upcard", ["8H", "9H", "TH", "JH", "QH", "KH", "AH"])
def test_t25_for_any_upcard(upcard: str) -> None:
    table = with_seven(0, upcard)
    table.play("seven")
    assert upcard in table.hand(0)


def test_t25_on_its_own_turn_only_and_before_its_card() -> None:
    table = with_seven(1)
    assert "seven" not in table.verbs
    table.refuses("1 seven", "T-25")
    table.play_low()
    assert table.match.to_act == 1
    assert "seven" in table.verbs
    table.play_low()
    assert table.match.phase == "break"
    table.refuses("1 seven", "T-25", "T-13")
    table.refuses("0 seven", "T-25", "T-13")


def test_t25_by_who_holds_it_and_once() -> None:
    table = with_seven(0)
    table.play("seven")
    assert "seven" not in table.verbs
    table.refuses("0 seven", "T-25")
    table.play_low()
    assert "seven" not in table.verbs
    table.refuses("1 seven", "T-25")


def test_t25_only_the_seven_of_trump() -> None:
    table = Table(lay("7S7C7D", upcard="AH"))
    assert "seven" not in table.verbs
    table.refuses("0 seven", "T-25")


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("talon", range(14, 0, -2))
def test_t25_at_any_own_turn_while_the_talon_has_cards(talon: int, holder: int) -> None:
    table = with_seven(holder)
    table.trick((14 - talon) // 2)
    assert table.view(None).talon == talon
    if table.match.to_act != holder:
        assert "seven" not in table.verbs
        table.play_low()
    table.play("seven")
    assert "AH" in table.hand(holder)


def test_t25_no_longer_when_the_talon_is_gone() -> None:
    table = with_seven(0)
    table.trick(7)
    while table.match.to_act != 0:
        table.play_low()
    assert "7H" in table.hand(0)
    assert "seven" not in table.verbs
    table.refuses("0 seven", "T-25")


def test_t25_after_a_meld_and_a_marriage_of_the_same_turn() -> None:
    table = with_seven(0, more="7S8S9SKHQH")
    table.play("declare:7S8S9S marriage")
    assert "seven" in table.verbs
    table.play("seven")


def test_t25_melds_and_the_marriage_follow_with_the_card_it_brought() -> None:
    table = with_seven(0, "KH", "QHJH")
    assert table.melds == set()
    assert "marriage" not in table.verbs
    table.play("seven")
    assert table.melds == {"JHQHKH"}
    assert "marriage" in table.verbs


def test_t25_a_run_with_the_seven_is_gone_with_it() -> None:
    table = with_seven(0, more="8H9H")
    assert table.melds == {"7H8H9H"}
    table.play("seven")
    assert table.melds == set()


def test_t25_the_seven_may_be_shown_in_a_run_before() -> None:
    """The source: it may not be played with a talon, but may be shown in runs."""
    table = with_seven(0, more="8H9H")
    table.play("declare:7H8H9H seven")
    assert table.words == [20, 0]


def test_t25_the_upcard_may_be_the_seven_itself() -> None:
    table = Table(lay("AHKH", upcard="7H"))
    assert "seven" not in table.verbs
    table.refuses("0 seven", "T-25")


# T-26: the fine


@pytest.mark.parametrize("holder", [0, 1])
def test_t26_who_forgot_the_seven_is_fined_at_once_after_the_last_draw(holder: int) -> None:
    table = with_seven(holder)
    for _ in range(6):
        table.trick()
        assert table.last["fines"] == [0, 0]
    table.play_low()
    table.play_low()
    fines = [0, 0]
    fines[1 - holder] = 100
    assert table.view(None).talon == 0
    assert table.last["fines"] == fines
    assert table.doc["totals"] == fines
    assert list(table.match.totals) == fines
    assert table.view(None).fines == tuple(fines)
    last = table.finish()
    points = last["card_points"]
    assert points is not None
    assert last["fines"] == fines
    assert last["words"] == [0, 0]
    assert last["written"] is not None
    assert sum(last["written"]) in (140, 150)
    assert last["totals"] == [last["written"][s] + fines[s] for s in (0, 1)]
    assert table.doc["totals"] == last["totals"]


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("trick", range(7))
def test_t26_no_fine_for_who_exchanged_it_in_time(holder: int, trick: int) -> None:
    table = with_seven(holder)
    table.trick(trick)
    if table.match.to_act != holder:
        table.play_low()
    table.play("seven")
    table.trick(7 - trick)
    assert table.view(None).talon == 0
    assert table.last["fines"] == [0, 0]


def seven_drawn(deck: str, position: int) -> str:
    """The deck with the seven of hearts as the talon's draw ``position``, 0 the first."""
    cards = cards_of(deck)
    now, wanted = cards.index("7H"), 31 - position
    cards[now], cards[wanted] = cards[wanted], cards[now]
    return "".join(cards)


@pytest.mark.parametrize("position", range(13))
def test_t26_is_for_who_had_a_turn_with_it_whenever_it_was_drawn(position: int) -> None:
    """Drawn with the talon's last two cards (position 12) there was no turn, and is no fine."""
    table = Table(seven_drawn(lay(upcard="AH"), position))
    table.trick(7)
    assert table.view(None).talon == 0
    holders = [seat for seat in (0, 1) if "7H" in table.hand(seat)]
    fines = [0, 0]
    if position < 12:
        fines[1 - holders[0]] = 100
    assert table.last["fines"] == fines


def test_t26_no_fine_where_the_upcard_was_the_seven() -> None:
    table = Table(lay(upcard="7H"))
    table.trick(7)
    assert "7H" in table.hand(0) | table.hand(1)
    assert table.last["fines"] == [0, 0]


@pytest.mark.parametrize("back", [True, False])
def test_t26_no_fine_for_who_draws_the_exchanged_seven_as_the_last_card(back: bool) -> None:
    """Seat 0 exchanges it; it draws it back, or the other draws it."""
    table = with_seven(0)
    table.play("seven")
    table.trick(6)
    table.trick_for(1 if back else 0)
    assert "7H" in table.hand(0 if back else 1)
    assert table.last["fines"] == [0, 0]


def test_t26_there_is_no_further_fine_in_the_play_that_follows() -> None:
    table = with_seven(0)
    table.trick(7)
    assert table.last["fines"] == [0, 100]
    while table.match.phase == "play":
        assert table.last["fines"] == [0, 100]
        table.play_low()
    assert table.last["fines"] == [0, 100]


def test_t26_each_deal_anew() -> None:
    table = Table()
    table.canned(deals.MORE_ELDEST_LAST)
    before = table.doc["totals"]
    table.match.deal(parse_cards(lay("7H", upcard="AH")))
    eldest = table.match.to_act
    assert eldest is not None
    table.trick(7)
    fines = [0, 0]
    fines[1 - eldest] = 100
    assert table.last["fines"] == fines
    assert table.doc["totals"] == [before[s] + fines[s] for s in (0, 1)]


def test_t26_the_holder_is_warned_in_time_and_nobody_else() -> None:
    """ "What a table enforces by itself": the last own turn at which it may be exchanged."""
    table = with_seven(0)
    for number in range(7):
        for _ in range(2):
            own = table.match.to_act == 0
            due = own and number == 6
            assert table.view(0).seven_due is due
            assert table.view(1).seven_due is False
            assert table.view(None).seven_due is False
            table.play_low()
        if table.match.phase == "break":
            table.play("break:0")
    assert table.view(0).seven_due is False
    exchanged = with_seven(0)
    exchanged.play("seven")
    exchanged.trick(6)
    if exchanged.match.to_act != 0:
        exchanged.play_low()
    assert exchanged.view(0).seven_due is False
