"""What each seat and the public may know of a Terz match: all of that, and nothing else.

Random matches are watched from every side at every step against a list of what has been shown;
single moments are compared with others that the viewer must not be able to tell apart.
"""

import json
from collections.abc import Iterable

import pytest
from hypothesis import given, settings

from engine.cards import CARD_OF, NAMES, Card, cards_text, parse_cards
from engine.game import Action, Json
from engine.games import game
from engine.record import parse_action
from engine.terz.match import TerzMatch
from engine.terz.view import TerzView
from tests.engine.matches import Played, cards_in, seen_of_this_deal, tables

TERZ = game("terz")


def deck_of(zero: str, one: str, upcard: str, draws: str = "") -> list[Card]:
    """A deck that gives seat 0, the dealer's opponent, and seat 1 these cards, filled to nine.

    ``draws``: what lies at the bottom of the talon, in the order in which it is drawn.
    """
    hands = [list(parse_cards(zero)), list(parse_cards(one))]
    drawn, up = list(parse_cards(draws)), parse_cards(upcard)[0]
    taken = {*hands[0], *hands[1], *drawn, up}
    # No three of these in a row, and fours of a kind last.
    spare = [card for card in parse_cards("7D9S8H7CTC8D9HTS7HJCTD8C9DKH") if card not in taken]
    spare += [card for card in TERZ.deck if card not in {*taken, *spare}]
    for hand in hands:
        while len(hand) < 9:
            hand.append(spare.pop(0))
    packets = [hands[nth % 2][nth // 2 * 3 : nth // 2 * 3 + 3] for nth in range(6)]
    return [card for packet in packets for card in packet] + [up, *spare, *reversed(drawn)]


def at_lead(zero: str, one: str, upcard: str, draws: str = "", **options: str | int) -> TerzMatch:
    """A match in which seat 0 has called the colour and leads."""
    match = TERZ.new_match(2, "classic", options, 1)
    assert isinstance(match, TerzMatch)
    match.deal(deck_of(zero, one, upcard, draws))
    red = upcard[1] in "DH"
    match.apply(Action(0, "colour", "red" if red else "black"))
    return match


def do(match: TerzMatch, *texts: str) -> None:
    """Do these actions."""
    for text in texts:
        match.apply(parse_action(text))


def facts(view: TerzView) -> Json:
    """A view as JSON."""
    document = json.loads(json.dumps(view.as_json()))
    assert isinstance(document, dict)
    return document


# What is known, at every step of random matches


class Known:
    """What has been shown of a deal, found from its actions and from the rules alone."""

    def __init__(self) -> None:
        self.counted: list[tuple[int, str]] = []  # of the trick in progress: seat, cards
        self.shown: set[Card] = set()
        self.open: tuple[int, str] | None = None

    def act(self, action: Action, match: TerzMatch) -> None:
        """After ``action`` was done."""
        if action.verb == "declare":
            self.open = (action.seat, action.args)
        elif action.verb == "beat":
            self.counted.append((action.seat, action.args))
            self.open = None
        if self.open is not None and match.phase not in ("answer", "asked"):
            self.counted.append(self.open)
            self.open = None
        if action.verb == "play" and match.view(None).trick is None:
            for _, cards in self.counted:
                self.shown |= set(parse_cards(cards))
            self.counted = []

    def public(self, view: TerzView) -> set[Card]:
        """All cards that everybody has seen."""
        seen = set(self.shown)
        for trick in [*view.tricks, *([view.trick] if view.trick else [])]:
            seen |= set(trick.cards)
        if view.phase != "colour" and view.upcard is not None:
            seen |= {view.upcard}
        if view.exchanged_seven is not None and view.trump is not None:
            seen |= {10 * view.trump + 2}
        if view.talon == 0 and view.last_draw is not None:
            seen |= {view.last_draw[1]}
        return seen


@settings(max_examples=30, deadline=None)
@given(tables("terz"))
def test_a_view_shows_what_was_shown_and_the_own_hand_and_nothing_else(table: Played) -> None:
    match = table.match
    assert isinstance(match, TerzMatch)
    known, deals = Known(), 0
    while not match.finished:
        if match.phase == "deal":
            table.deal()
        if match.deals_dealt > deals:
            known, deals = Known(), match.deals_dealt
        public = match.view(None)
        seen = known.public(public)
        assert seen_of_this_deal(match, None) == seen
        own_keys = {"seat", "hand", "drawn", "legal", "melds_now", "seven_due"}
        common = {key: part for key, part in public.as_json().items() if key not in own_keys}
        for seat in range(2):
            view = match.view(seat)
            assert seen_of_this_deal(match, seat) == seen | set(view.hand or ())
            assert common.items() <= view.as_json().items()
            declared = [a.args for a in view.legal if a.verb in ("declare", "beat")]
            assert [cards_text(meld.cards) for meld in view.melds_now] == declared
        action = table.choose()
        table.act(action)
        known.act(action, match)


@settings(max_examples=15, deadline=None)
@given(tables("terz"))
def test_views_are_json_with_cards_in_letters(table: Played) -> None:
    for _ in table.steps():
        for seat in (None, 0, 1):
            document = facts(table.match.view(seat))  # type: ignore[arg-type]  # a Terz match
            assert set(document) == set(TerzView.__slots__)


# The colour


def test_the_upcard_is_hidden_while_the_colour_is_called() -> None:
    views = []
    for upcard in ("AS", "KD", "QH"):
        match = TERZ.new_match(2, None, {}, 1)
        match.deal(deck_of("7S8S7CTCJDJH8D9HTD", "9S8H7HTS9D8CKHQCAC", upcard))
        assert match.phase == "colour"
        views.append([match.view(seat) for seat in (None, 0, 1)])
        result = match.result()["deals"][0]
        assert (result["leader"], result["trump"]) == (None, None)
    assert views[0] == views[1] == views[2]
    public = views[0][0]
    assert isinstance(public, TerzView)
    assert (public.trump, public.upcard, public.upcard_lies, public.leader) == (None,) * 4
    assert public.talon == 14
    match.apply(Action(0, "colour", "red"))
    after = match.view(None)
    assert isinstance(after, TerzView)
    assert (after.colour, after.upcard, after.leader) == ("red", CARD_OF["QH"], 0)


# Which way the opponent could answer


def same_for_seat_0(actions: Iterable[str], hands: dict[str, str], phase: str) -> None:
    """After the actions seat 0 and the public see the same, whichever of the hands seat 1 has."""
    views = []
    for hand in hands.values():
        match = at_lead("9CTCJC7DTDADAC9HQH", hand, "8H")
        do(match, *actions)
        assert match.phase == phase
        views.append((match.view(None), match.view(0)))
        assert (match.view(0).legal == ()) is (phase != "play")
    assert all(view == views[0] for view in views), list(hands)


ANSWERS = {
    "a lower run": "7S8S9S",
    "a better run": "JSQSKS",
    "a fifty": "9STSJSQS",
    "a fifty, and a hundred": "7S8S9STSJS",
}


def test_nobody_sees_which_way_the_opponent_could_answer() -> None:
    same_for_seat_0(["0 declare 9CTCJC"], ANSWERS, "answer")


def test_nobody_sees_whether_a_better_run_answers_the_question() -> None:
    """The second answer is waited for, also when only "good" is left (T-36)."""
    same_for_seat_0(["0 declare 9CTCJC", "1 ask"], ANSWERS, "asked")


def test_nobody_sees_what_was_kept_back_by_saying_good() -> None:
    same_for_seat_0(["0 declare 9CTCJC", "1 good"], ANSWERS, "play")
    same_for_seat_0(["0 declare 9CTCJC", "1 ask", "1 good"], ANSWERS, "play")


def test_the_opponent_does_not_see_the_suit_of_a_declared_run() -> None:
    """Not while it is open, not when it was beaten; only when the trick is complete (T-37)."""
    views = []
    for mine in ("9CTCJC", "9DTDJD"):
        match = at_lead("9CTCJC9DTDJD8SAHKC", "JSQSKS8C9H7SADQH7D", "8H")
        do(match, f"0 declare {mine}")
        seen = [match.view(1)]
        do(match, "1 ask")
        seen.append(match.view(1))
        do(match, "1 beat JSQSKS", "0 play 8S")
        seen.append(match.view(1))
        do(match, "1 play 8C")
        views.append([*seen, match.view(None)])
    assert views[0] == views[1]
    own, other = views[0][-1].melds
    assert (own.state, own.cards, own.rank) == ("beaten", None, CARD_OF["JC"] % 10)
    assert (other.state, other.cards) == ("counts", parse_cards("JSQSKS"))


def test_a_meld_that_counts_is_shown_when_the_trick_is_complete() -> None:
    match = at_lead("9CTCJC", "KSQD", "8H")
    do(match, "0 declare 9CTCJC")
    for complete in (False, True):
        meld = match.view(1).melds[0]
        assert (meld.kind, meld.state, meld.points) == ("terz", "counts", 20)
        assert meld.cards == (parse_cards("9CTCJC") if complete else None)
        assert (meld.rank is None) is not complete
        do(match, *([] if complete else ["0 play 9C", "1 play KS"]))


# The talk


def said(match: TerzMatch) -> list[tuple[object, ...]]:
    """The talk as everybody hears it; ranks in letters."""
    letters = "56789TJQKA"
    return [
        (word.seat, word.what, word.kind, None if word.rank is None else letters[word.rank])
        for word in match.view(None).said
    ]


def test_the_three_dialogues_of_the_source() -> None:
    match = at_lead("9CTCJC", "TSJSQS", "8H")
    do(match, "0 declare 9CTCJC", "1 ask", "1 beat TSJSQS")
    assert said(match) == [
        (0, "declare", "terz", None),
        (1, "ask", None, None),
        (0, "from", "terz", "J"),
        (1, "beat", "terz", "Q"),
        (1, "counts", "terz", None),
    ]
    match = at_lead("9CTCJC", "8D9DTDJD", "8H")
    do(match, "0 declare 9CTCJC", "1 beat 8D9DTDJD")
    assert said(match) == [
        (0, "declare", "terz", None),
        (1, "beat", "fifty", "J"),
        (1, "counts", "fifty", None),
    ]
    match = at_lead("9CTCJC", "7D8D9D", "8H")
    do(match, "0 declare 9CTCJC", "1 good")
    assert said(match) == [
        (0, "declare", "terz", None),
        (1, "good", None, None),
        (0, "counts", "terz", None),
    ]


def test_the_talk_of_a_meld_that_nobody_can_answer() -> None:
    match = at_lead("9CTCJC", "KSQD", "8H")
    do(match, "0 declare 9CTCJC")
    assert said(match) == [(0, "declare", "terz", None), (0, "counts", "terz", None)]


# Single fields


def test_what_was_drawn_is_private() -> None:
    match = at_lead("AC", "7C", "8H", draws="KDQS")
    do(match, "0 play AC", "1 play 7C")
    assert match.view(0).drawn is None
    do(match, "1 break 0")
    assert [match.view(seat).drawn for seat in (None, 0, 1)] == [
        None,
        CARD_OF["KD"],
        CARD_OF["QS"],
    ]


@pytest.mark.parametrize(
    ("look_back", "until"), [("talon", 2), ("two", 2), ("four", 4), ("never", 99)]
)
def test_the_tricks_may_be_looked_through_as_the_table_has_it(look_back: str, until: int) -> None:
    match = at_lead("", "", "8H", look_back=look_back)
    assert not match.view(0).may_look_back
    while match.phase != "deal":
        view = match.view(1)
        if view.tricks:
            assert view.may_look_back is (view.talon >= until)
            assert all(len(trick.cards) == 2 for trick in view.tricks)
        match.push(match.legal_actions()[0])


def test_the_last_chance_to_exchange_the_seven_is_told_to_its_holder_alone() -> None:
    match = at_lead("7H", "", "9H")
    while match.view(None).talon:
        for seat in (None, 0, 1):
            view = match.view(seat)
            due = seat == 0 and match.to_act == 0 and view.talon == 2 and match.phase == "play"
            assert view.seven_due is due
            assert view.may("seven") is (seat == match.to_act == 0 and match.phase == "play")
        match.push(match.legal_actions()[0])
    assert match.view(0).fines == (0, 100)
    (fine,) = match.view(None).fine_list
    assert (fine.seat, fine.by, fine.reason, fine.points) == (1, 0, "seven", 100)


def test_ones_own_exact_count() -> None:
    """Words are written, and the trick in progress does not count (T-40, T-43)."""
    match = at_lead("9CTCJCAD", "KSQDTD", "8H", target=51)
    do(match, "0 declare 9CTCJC", "0 play AD", "1 play TD", "1 break 0")
    view = match.view(0)
    assert (view.totals, view.card_points, view.exact) == ((20, 0), (21, 0), (41, 0))
    assert not view.has_arrived(0)
    do(match, "0 play TC")
    assert match.view(1).exact == (41, 0)


def test_melds_that_may_be_declared_stand_best_first() -> None:
    match = at_lead("7C8C9CTCQDKDAD", "", "8H")
    view = match.view(0)
    names = [(meld.kind, cards_text(meld.cards), meld.points) for meld in view.melds_now]
    assert names == [
        ("fifty", "7C8C9CTC", 50),
        ("terz", "QDKDAD", 20),
        ("terz", "8C9CTC", 20),
        ("terz", "7C8C9C", 20),
    ]
    assert match.view(1).melds_now == ()
    assert match.view(None).melds_now == ()


def test_views_before_the_first_deal() -> None:
    match = TERZ.new_match(2, None, {}, 1)
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert isinstance(view, TerzView)
        assert (view.deal, view.dealer, view.phase, view.to_act) == (0, 1, "deal", None)
        assert (view.legal, view.totals, view.counted) == ((), (0, 0), ())
        assert cards_in(view.as_json()) == set()


def test_a_whole_deal_names_all_cards() -> None:
    """The checks above would be idle if views named no cards."""
    match = at_lead("", "", "8H")
    while match.phase != "deal":
        match.push(match.legal_actions()[0])
    assert seen_of_this_deal(match, None) == {CARD_OF[NAMES[card]] for card in TERZ.deck}
