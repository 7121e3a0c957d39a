"""What each seat and the public may know: all of that, and nothing else (D-44, house rule 4).

Random matches are watched from every side at every step; the reference says what is public.
"""

import random
import re

import pytest

from engine.cards import CARD_OF, NAMES, SUITS
from engine.game import Json
from tests.engine.deberc import deals
from tests.engine.deberc.documents import PRESET_NAMES
from tests.engine.deberc.kit import Table, lay
from tests.engine.deberc.reference import DECK, Deal, Referee, find_runs
from tests.engine.deberc.test_reference import choose, random_deck, random_options

CARDS = re.compile(r"(?:[789TJQKA][SCDH])+")
OWN_KEYS = ("seat", "hand", "own_melds", "legal")


def cards_in(value: object) -> set[str]:
    """Every card that a JSON value names, in any text of it."""
    if isinstance(value, dict):
        return set().union(*map(cards_in, value.values()))
    if isinstance(value, list | tuple):
        return set().union(*map(cards_in, value))
    found: set[str] = set()
    if isinstance(value, str):
        for word in value.split():
            if CARDS.fullmatch(word):
                found |= {word[i : i + 2] for i in range(0, len(word), 2)}
    return found


def public_cards(referee: Referee, d: Deal) -> set[str]:
    """What has been seen of a deal by all (D-11, D-12, D-30, D-44, D-55)."""
    seen = {d.upcard, d.lies}
    if d.trump is not None and referee.n < 4:
        seen.add(d.deck[-1])
    for trick in [*d.tricks, d.trick]:
        seen |= {card for _, card in trick.plays}
    if d.tricks:
        side = referee.counting_side(d)
        if side is not None:
            seen |= {card for run in referee.runs_of_side(d, side) for card in run.cards}
        elif referee.o["equal_runs"] == "last_trick":
            seen |= {run.cards[-1] for run in referee.equal_best(d)}
    return seen


def of_this_deal(view: Json) -> Json:
    """Without the deals that are over: their cards are public and may be anywhere now."""
    return {key: value for key, value in view.items() if key != "counted"}


def compare(table: Table, referee: Referee, d: Deal) -> None:
    """All views at this moment against the reference."""
    public = table.match.view(None).as_json()
    known = public_cards(referee, d)
    assert cards_in(of_this_deal(public)) <= known
    assert {d.upcard} <= cards_in(public)
    for viewer in range(referee.n):
        json = table.match.view(viewer).as_json()
        hand = set(d.hands[viewer])
        runs = {card for run in d.runs.get(viewer, []) for card in run.cards}
        assert cards_in(of_this_deal(json)) <= known | hand | runs
        assert table.hand(viewer) == hand
        for key in public:
            if key not in OWN_KEYS:
                assert json[key] == public[key], key
        view = table.view(viewer)
        assert view.seat == viewer
        assert (view.legal != ()) is (viewer == d.to_act)
        if view.legal:
            assert sorted(map(str, view.legal)) == referee.legal()
        if d.trump is not None and viewer not in d.has_played:
            held = find_runs(viewer, d.hands[viewer], str(referee.o["long_runs"]))
            own = {tuple(NAMES[c] for c in meld.cards) for meld in view.own_melds}
            assert own == {run.cards for run in d.runs.get(viewer, held)}
    facts(table, referee, d)


def facts(table: Table, referee: Referee, d: Deal) -> None:
    """The public view's single fields."""
    view = table.view(None)
    assert (view.seat, view.hand, view.own_melds, view.legal) == (None, None, (), ())
    assert (view.seats, view.sides) == (referee.n, referee.sides)
    assert (view.phase, view.to_act) == (d.phase, d.to_act)
    assert (view.dealer, view.taker) == (d.dealer, d.taker)
    assert view.trump == (None if d.trump is None else SUITS.index(d.trump))
    assert view.upcard == CARD_OF[d.upcard]
    gone = referee.n == 4 and d.trump is not None
    assert view.upcard_lies == (None if gone else CARD_OF[d.lies])
    shows_bottom = referee.n < 4 and d.trump is not None
    assert view.bottom == (CARD_OF[d.deck[-1]] if shows_bottom else None)
    assert view.stock == len(d.stock)
    assert view.counts == tuple(len(hand) for hand in d.hands)
    took = tuple(sum(t.taker == seat for t in d.tricks) for seat in range(referee.n))
    assert view.tricks_by_seat == took
    assert [[NAMES[c] for c in t.cards] for t in view.tricks] == [
        [card for _, card in t.plays] for t in d.tricks
    ]
    lying = [] if view.trick is None else [NAMES[c] for c in view.trick.cards]
    assert lying == [card for _, card in d.trick.plays]
    heard = []
    for seat in range(referee.n):
        best = max(d.runs.get(seat, []), key=lambda run: run.points, default=None)
        waived = "waived" if seat in d.has_played else None
        heard.append(waived if best is None else best.kind)
    assert list(view.announced) == heard
    side = referee.counting_side(d) if d.tricks else None
    counted = [] if side is None else referee.runs_of_side(d, side)
    assert [tuple(NAMES[c] for c in m.cards) for m in view.melds_shown] == [
        run.cards for run in counted
    ]
    assert view.bella_by == d.bella_by
    assert (view.exchanged_seven is not None) is (d.lies != d.upcard)
    assert view.void_deals == referee.voids
    assert view.totals == tuple(referee.totals)
    assert view.bayts == tuple(referee.bayts)
    assert view.extra_deal == referee.would_have_ended
    assert [(h.points, h.owner, list(h.sides)) for h in view.hanging] == [
        (h.points, h.owner, sorted(h.contenders)) for h in referee.hangs
    ]
    assert len(view.counted) == len(referee.deals)


@pytest.mark.parametrize("seed", range(8))
def test_views_show_what_is_public_and_the_own_hand_and_nothing_else(seed: int) -> None:
    rng = random.Random(f"views {seed}")
    for _ in range(3):
        seats = rng.choice([2, 3, 4])
        preset = rng.choice(PRESET_NAMES)
        options = random_options(rng, seats)
        table = Table(seats, preset, 0, **options)
        referee = Referee(seats, preset, options, 0)
        for _ in range(3):
            canned = rng.choice(deals.SHELF[seats, referee.partners])
            deck = rng.choice([random_deck(rng), canned.deck])
            referee.deal(deck)
            table.deal(deck)
            while referee.current is not None:
                d = referee.current
                compare(table, referee, d)
                text = choose(rng, referee.legal(), 0.8)
                referee.act(text)
                table.do(text)
            public = of_this_deal(table.match.view(None).as_json())
            assert cards_in(public) <= public_cards(referee, d)
            for viewer in range(seats):
                json = of_this_deal(table.match.view(viewer).as_json())
                own = {card for run in d.runs.get(viewer, []) for card in run.cards}
                assert cards_in(json) <= public_cards(referee, d) | own | set(d.hands[viewer])
            if referee.winner is not None:
                break


def test_views_before_the_first_deal() -> None:
    table = Table(3, "moscow", 1)
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert (view.deal, view.dealer, view.phase, view.to_act) == (0, 1, "deal", None)
        assert view.upcard is None
        assert view.legal == ()
        assert cards_in(view.as_json()) == set()


def test_views_of_a_hand_are_sorted_by_suit_low_to_high() -> None:
    table = Table(2)
    table.deal(lay("TH7SAC8S9HJD", "", upcard="7D"))
    hand = table.view(0).hand
    assert hand is not None
    assert [NAMES[card] for card in hand] == ["7S", "8S", "AC", "JD", "9H", "TH"]


def test_views_of_a_deberc_show_it_to_all() -> None:
    table = Table(2, long_runs="hundred")
    table.deal(lay("7H8H9HTHJHQHKH", "", upcard="7D"))
    table.play("pass pass take:S meld")
    for viewer in (None, 0, 1):
        assert table.shown(viewer) == {"7H8H9HTHJHQHKH"}
    public = cards_in(of_this_deal(table.match.view(None).as_json()))
    bottom = NAMES[table.view(None).bottom or 0]
    assert public == {"7H", "8H", "9H", "TH", "JH", "QH", "KH", "7D", bottom}


def test_views_all_cards_of_a_deal_are_somewhere() -> None:
    """The check above would be idle if views named no cards: a whole deal names them all."""
    table = Table(4)
    table.deal(deals.ANY)
    table.play("take")
    table.finish()
    assert cards_in(of_this_deal(table.match.view(None).as_json())) == set(DECK)
