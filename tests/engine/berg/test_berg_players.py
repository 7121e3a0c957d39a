"""Berg's players: random ends its matches, basic plays for its last cards, late only waits."""

import random
from collections import Counter
from functools import partial

from engine.berg.view import BergView
from engine.cards import NAMES
from engine.game import Player
from engine.games import game
from engine.selfplay import Table, play_match
from tests.engine.berg.kit import Berg, lay

BERG = game("berg")


def choice(berg: Berg, player: Player) -> str:
    """What the player does for the seat that is to act."""
    rng = random.Random(1)
    look = partial(berg.match.view, berg.to_act)
    action = player.choose(berg.match.legal_actions(), look, rng)
    assert action in berg.match.legal_actions()
    return str(action)


def basic(berg: Berg) -> str:
    return choice(berg, BERG.players["basic"])


def played_on(berg: Berg) -> None:
    """Basic goes on as long as it is seat 0's turn."""
    while berg.to_act == 0:
        berg.do(basic(berg))


def verbs(players: tuple[str, str], matches: int, **options: str) -> Counter[str]:
    """How often each verb is used, and "games"."""
    table = Table(BERG, "tournament", options, players)
    used: Counter[str] = Counter()
    for number in range(matches):
        played = play_match(table, f"verbs:{number}", record=True)
        assert played.record is not None
        for deal in played.record.deals:
            used["games"] += 1
            used.update(action.verb for action in deal.actions)
    return used


def test_random_never_resigns_and_buys_seldom() -> None:
    used = verbs(("random", "random"), 12, open_hand="1", shuffling="buy")
    assert used["resign"] == 0
    assert all(used[verb] for verb in ("jokers", "insure", "open", "shuffle", "pass", "order"))
    assert used["jokers"] + used["insure"] + used["open"] < 0.7 * used["games"]


def test_random_goes_out_too() -> None:
    table = Table(BERG, "tournament", {}, ("random", "random"))
    results: Counter[str] = Counter()
    for number in range(12):
        view = play_match(table, f"out:{number}", record=False).match.view(None)
        assert isinstance(view, BergView)
        results.update(count.result for count in view.counted)
    assert results["out"] > 0.2 * results.total()
    assert results["drawn"]


def test_basic_beats_random() -> None:
    table = Table(BERG, "tournament", {}, ("basic", "random"))
    assert sum(play_match(table, f"b:{n}", record=False).match.winner == 0 for n in range(12)) >= 11


def test_basic_resigns_and_declares_jokers_now_and_then() -> None:
    used = verbs(("basic", "basic"), 12)
    assert 0 < used["resign"] < 0.3 * used["games"]
    assert 0 < used["jokers"] < used["games"]
    assert used["insure"] < 0.2 * used["games"]


def test_basic_goes_out_with_the_most_that_it_can() -> None:
    berg = Berg(lay("7S XB XR QC 5S", "9D 9H 9C TD TH", "8S"))
    played_on(berg)
    assert berg.last["last_cards"] == "XBXRQC"
    berg = Berg(lay("9S 9H 5S XB QD", "", "8S"))
    berg.do("0 play 9S, 1 draw, 1 pass, 0 play 9H, 1 draw, 1 pass")
    # Nothing goes on 9H but the queen: it does not waste it while it has others to shed.
    assert basic(berg) == "0 draw"


def test_basic_orders_its_own_joker_with_a_jack() -> None:
    # With a spade on top the jack, its own joker and the queen follow each other for sure.
    berg = Berg(lay("JS XR QC 5S 6S", "8C 9C TC 8D 9D", "KS"))
    berg.do("0 play 6S, 0 play 5S")
    assert basic(berg) == "0 play JS XR"
    berg.do("0 play JS XR, 1 draw, 1 pass")
    played_on(berg)
    assert berg.last["last_cards"] == "XRQC"


def test_basic_draws_a_significant_card_that_it_remembers() -> None:
    """After the turn-over the next card is the queen that was played second."""
    berg = Berg(lay("9S QS 8D", "TS KS 9D", "8S"))
    berg.do("0 play QS S, 1 play TS, 0 play 9S, 1 play KS")
    berg.drain(31)
    seat = berg.to_act
    assert seat is not None
    berg.do(f"{seat} draw, {seat} pass" if not berg.view().has_drawn else f"{seat} pass")
    seat = berg.to_act
    assert seat is not None
    if NAMES[berg.view().deck_known[0]] != "QS":
        berg.do(f"{seat} draw, {seat} pass")
        seat = 1 - seat
    assert NAMES[berg.view().deck_known[0]] == "QS"
    assert not berg.view().has_drawn
    assert basic(berg) == f"{seat} draw"


def test_basic_insures_jokers_that_the_opponent_knows_of() -> None:
    """Two jokers and the queen of spades, which cannot all go at once; a jack may still come."""
    deck = lay("XB XR QS 5D 9S", "9H TS TD TH 9C", "8S")
    berg = Berg(deck)
    berg.do("0 play 9S, 1 play 9H")
    assert basic(berg) != "0 insure"
    berg = Berg(deck)
    berg.do("0 play 9S, 1 jokers, 1 play 9H")
    assert basic(berg) == "0 insure"
    berg.do("0 insure")
    assert basic(berg) != "0 insure"
    berg = Berg(deck, insurance="off")
    berg.do("0 play 9S, 1 jokers, 1 play 9H")
    assert basic(berg) != "0 insure"


def test_basic_resigns_where_it_is_lost_and_declares_jokers_where_that_helps() -> None:
    """The opponent has one card left, and nothing of seven goes on the ten."""
    deck = lay("5S 6S KS TS 9S", "XR 8H 9H 9C 8D", "8S", draws="KD 7H")
    berg = Berg(deck)
    berg.do("0 play 5S, 0 play 6S, 0 play KS, 1 draw, 1 pass, 0 play TS")
    assert basic(berg) == "1 draw"
    berg.do("1 draw")
    assert basic(berg) == "1 resign"
    # With both jokers unseen one is likely in the deck: the opponent must keep three cards then.
    berg = Berg(lay("5S 6S KS TS 9S", "7D 8H 9H 9C 8D", "8S", draws="KD 7H", last="XR"))
    berg.do("0 play 5S, 0 play 6S, 0 play KS, 1 draw, 1 pass, 0 play TS")
    assert basic(berg) == "1 jokers"


def test_basic_chooses_a_suit_that_it_holds() -> None:
    berg = Berg(lay("", "8D 9D KD TD 9C", "QS"))
    assert basic(berg) == "1 order D"
    berg = Berg(lay("", "8D 9C KS XR TC", "JS"))
    assert basic(berg).split()[2] in ("8D", "9C", "KS", "TC", "XR")


def test_late_draws_and_passes() -> None:
    late = BERG.late_player
    berg = Berg(lay("9S 5S", "", "8S"))
    assert choice(berg, late) == "0 draw"
    berg.do("0 draw")
    assert choice(berg, late) == "0 pass"


def test_late_plays_what_is_ordered_and_orders_where_it_must() -> None:
    late = BERG.late_player
    berg = Berg(lay("9S 5S", "", "JD"))
    assert choice(berg, late).startswith("1 order ")
    berg.do("1 order 9S")
    assert choice(berg, late) == "0 draw"
    berg.do("0 draw")
    assert choice(berg, late) == "0 play 9S"
    berg = Berg(lay("JS 5S", "", "JD"))
    berg.do("1 order JS, 0 draw")
    assert choice(berg, late).startswith("0 play JS ")


def test_late_takes_a_turn_of_two_actions() -> None:
    assert "draw" in BERG.announcements
    assert "pass" not in BERG.announcements
    assert "play" not in BERG.announcements
