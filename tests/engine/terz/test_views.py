"""What each seat and the public may know: all of that, and nothing else (T-10, T-14, T-36, T-37).

Random matches are watched from every side at every step; the reference says what is public. And
twins: two deals that differ only in what a viewer cannot know must look alike to it.
"""

import random
import re

import pytest

from engine.cards import CARD_OF, NAMES, RANKS, SUITS, parse_cards
from engine.game import Json
from engine.terz.view import Heard
from tests.engine.terz import deals
from tests.engine.terz.kit import Endgame, Table, action, cards_of, endgame, lay
from tests.engine.terz.reference import DECK, Deal, Referee, Said
from tests.engine.terz.test_reference import choose, random_deck, random_options

CARDS = re.compile(r"(?:[789TJQKA][SCDH])+")
OWN_KEYS = ("seat", "hand", "drawn", "melds_now", "seven_due", "legal")
PAIR = frozenset("KQ")


def cards_in(value: object) -> set[str]:
    """Every card that a JSON value names, in any text of it."""
    if isinstance(value, dict):
        return set().union(*map(cards_in, value.values()))
    if isinstance(value, list | tuple):
        return set().union(*map(cards_in, value))
    found: set[str] = set()
    if isinstance(value, str):
        for word in re.split(r"[ :,]", value):
            if CARDS.fullmatch(word):
                found |= {word[i : i + 2] for i in range(0, len(word), 2)}
    return found


def shown(d: Deal, said: Said) -> bool:
    """T-37: whether the cards of a meld have been shown to both."""
    return bool(said.counted) and said.trick < len(d.tricks)


def public_cards(d: Deal) -> set[str]:
    """What both have seen of a deal."""
    seen: set[str] = set()
    if d.trump is not None:
        seen |= {d.upcard, d.lies}
    for trick in [*d.tricks, d.trick]:
        seen |= {card for _, card in trick.plays}
    if d.shown_draw is not None:
        seen.add(d.shown_draw)
    for said in d.said:
        if shown(d, said):
            seen |= set(said.meld.cards)
    return seen


def of_this_deal(view: Json) -> Json:
    """Without the deals that are over: their cards are public and may be anywhere now."""
    return {key: value for key, value in view.items() if key != "counted"}


def as_heard(meld: Heard) -> tuple[int, str, str, str, str]:
    rank = "" if meld.rank is None else RANKS[meld.rank]
    cards = "" if meld.cards is None else "".join(NAMES[card] for card in meld.cards)
    return meld.seat, meld.kind, meld.state, rank, cards


def expected_heard(d: Deal, said: Said) -> tuple[int, str, str, str, str]:
    state = {None: "open", True: "counts", False: "beaten"}[said.counted]
    kind, cards = said.meld.kind, shown(d, said)
    told = said.rank_told or cards or (said.beats and not said.meld.is_run)
    return said.seat, kind, state, said.meld.top if told else "", said.meld.text if cards else ""


def compare(table: Table, referee: Referee, d: Deal) -> None:
    """All views at this moment against the reference."""
    public = table.match.view(None).as_json()
    known = public_cards(d)
    married = {f"K{d.trump}", f"Q{d.trump}"} if d.marriage is not None else set()
    named = cards_in(of_this_deal(public))
    assert named <= known | married
    assert known <= named, "what both have seen is in the view"
    for viewer in (0, 1):
        json = table.match.view(viewer).as_json()
        assert cards_in(of_this_deal(json)) <= known | married | set(d.hands[viewer])
        for key in public:
            if key not in OWN_KEYS:
                assert json[key] == public[key], key
        assert table.hand(viewer) == set(d.hands[viewer])
        view = table.view(viewer)
        assert view.seat == viewer
        turn = viewer == d.to_act and referee.current is not None
        assert (view.legal != ()) is turn
        if turn:
            assert sorted(map(str, view.legal)) == referee.legal()
        offered = {str(a).split(" ")[-1] for a in view.legal if a.verb in ("declare", "beat")}
        assert {"".join(NAMES[c] for c in m.cards) for m in view.melds_now} == offered
    facts(table, referee, d)


def facts(table: Table, referee: Referee, d: Deal) -> None:
    """The public view's single fields."""
    view = table.view(None)
    assert (view.seat, view.hand, view.drawn, view.melds_now, view.legal) == (
        None,
        None,
        None,
        (),
        (),
    )
    assert view.seven_due is False
    assert view.phase == referee.phase
    turned = d.trump is not None
    assert view.trump == (SUITS.index(d.trump) if d.trump is not None else None)
    assert view.upcard == (CARD_OF[d.upcard] if turned else None)
    assert view.upcard_lies == (CARD_OF[d.lies] if turned and d.upcard_there else None)
    assert view.leader == d.leader
    assert view.talon == d.talon
    assert (view.broken is not None) is d.broken
    assert view.counts == (len(d.hands[0]), len(d.hands[1]))
    assert (None if view.last_draw is None else NAMES[view.last_draw[1]]) == d.shown_draw
    assert view.exchanged_seven == (next(iter(d.exchanged)) if d.exchanged else None)
    assert [(t.leader, t.taker, [NAMES[c] for c in t.cards]) for t in view.tricks] == [
        (t.plays[0][0], t.taker, [card for _, card in t.plays]) for t in d.tricks
    ]
    lying = [] if view.trick is None else [NAMES[c] for c in view.trick.cards]
    assert lying == [card for _, card in d.trick.plays]
    assert view.tricks_by_seat == tuple(sum(t.taker == s for t in d.tricks) for s in (0, 1))
    assert list(view.card_points) == referee.card_points(d)
    assert list(view.words) == d.words
    assert list(view.fines) == d.fines
    assert list(view.totals) == referee.result()["totals"]
    melds = [meld for meld in view.melds if meld.kind != "marriage"]
    heard = [as_heard(meld) for meld in melds]
    assert heard == [expected_heard(d, said) for said in d.said]
    marriages = [meld.seat for meld in view.melds if meld.kind == "marriage"]
    assert marriages == ([] if d.marriage is None else [d.marriage])
    for sentence in view.said:
        if sentence.rank is not None:
            assert any(
                (said.seat, said.meld.kind, said.meld.top, said.trick, said.beats)
                == (
                    sentence.seat,
                    sentence.kind,
                    RANKS[sentence.rank],
                    sentence.trick,
                    sentence.what == "beat",
                )
                for said in d.said
                if said.rank_told or said.beats
            )


@pytest.mark.parametrize("seed", range(6))
def test_views_show_what_is_public_and_the_own_hand_and_nothing_else(seed: int) -> None:
    """The events, too, name no card that is not public."""
    rng = random.Random(f"terz views {seed}")
    for _ in range(3):
        options = random_options(rng)
        table = Table(None, 0, **options)
        referee = Referee("classic", options, 0)
        for _ in range(2):
            deck = random_deck(rng)
            referee.deal(deck)
            events = table.match.deal(parse_cards(deck))
            while referee.current is not None:
                d = referee.current
                compare(table, referee, d)
                text = choose(rng, referee.legal(), 0.8, referee)
                referee.act(text)
                events = table.match.apply(action(text))
                married = {f"K{d.trump}", f"Q{d.trump}"} if d.marriage is not None else set()
                assert cards_in([event.args for event in events]) <= public_cards(d) | married
            compare(table, referee, d)
            if referee.winner is not None:
                break


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_views_before_the_first_deal(viewer: int | None) -> None:
    view = Table(None, 1).view(viewer)
    assert (view.deal, view.dealer, view.phase, view.to_act) == (0, 1, "deal", None)
    assert (view.upcard, view.trump, view.legal) == (None, None, ())
    assert cards_in(view.as_json()) == set()


def test_views_all_cards_of_a_deal_are_somewhere() -> None:
    """The check above would be idle if views named no cards: a whole deal names them all."""
    table = Table()
    table.canned(deals.TENS)
    assert cards_in(of_this_deal(table.match.view(None).as_json())) == set(DECK)


# T-37, step by step


def heard(table: Table, viewer: int | None = None) -> list[str]:
    """The melds as a viewer knows them: "seat kind state rank cards"."""
    return [" ".join(map(str, as_heard(meld))).strip() for meld in table.view(viewer).melds]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_t37_a_meld_that_counted_is_shown_when_the_trick_is_complete(viewer: int | None) -> None:
    table = Table(lay("7S8S9SAC", upcard="7H"))
    table.keep = set(cards_of("7S8S9S"))
    table.play("declare:7S8S9S")
    assert heard(table, viewer) == ["0 terz counts"]
    table.play("AC")
    assert heard(table, viewer) == ["0 terz counts"]
    table.play_low()
    assert heard(table, viewer) == ["0 terz counts 9 7S8S9S"]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_t37_of_a_beaten_one_only_kind_and_rank_are_ever_known(viewer: int | None) -> None:
    table = Table(lay("9STSJSAC", "TCJCQC", upcard="7H"))
    table.keep = set(cards_of("9STSJSTCJCQC"))
    table.play("declare:9STSJS")
    assert heard(table, viewer) == ["0 terz open"]
    table.play("ask")
    assert heard(table, viewer) == ["0 terz open J"]
    table.play("beat:TCJCQC")
    assert heard(table, viewer) == ["0 terz beaten J", "1 terz counts Q"]
    table.play("AC")
    assert heard(table, viewer) == ["0 terz beaten J", "1 terz counts Q"]
    table.play_low()
    assert heard(table, viewer) == ["0 terz beaten J", "1 terz counts Q TCJCQC"]
    table.play("break:0")
    table.trick()
    assert heard(table, viewer) == ["0 terz beaten J", "1 terz counts Q TCJCQC"]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_t37_not_asked_the_rank_of_a_beaten_one_is_never_known(viewer: int | None) -> None:
    """«Не годится. Четверик от бубнового Валета»: a beat tells kind and rank at once (T-36)."""
    table = Table(lay("9STSJSAC", "8D9DTDJD", upcard="7H"))
    table.keep = set(cards_of("9STSJS8D9DTDJD"))
    table.play("declare:9STSJS beat:8D9DTDJD")
    assert heard(table, viewer) == ["0 terz beaten", "1 fifty counts J"]
    table.play("AC")
    table.play_low()
    assert heard(table, viewer) == ["0 terz beaten", "1 fifty counts J 8D9DTDJD"]
    table.play("break:0")
    table.finish()
    assert heard(table, viewer) == ["0 terz beaten", "1 fifty counts J 8D9DTDJD"]
    count = table.view(viewer).counted[-1]
    assert [as_heard(meld)[2:] for meld in count.melds] == [
        ("beaten", "", ""),
        ("counts", "J", "8D9DTDJD"),
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_t37_asked_and_let_pass_it_is_shown_with_the_trick(viewer: int | None) -> None:
    table = Table(lay("9STSJSAC", "9CTCJC", upcard="7H"))
    table.keep = set(cards_of("9STSJS9CTCJC"))
    table.play("declare:9STSJS ask good")
    assert heard(table, viewer) == ["0 terz counts J"]
    table.play("AC")
    table.play_low()
    assert heard(table, viewer) == ["0 terz counts J 9STSJS"]


def test_t37_the_events_show_each_counted_meld_once_and_a_beaten_one_never() -> None:
    table = Table(lay("9STSJS7H8H9HAC", "TCJCQC7D", upcard="8C"))
    said = [
        str(event) for event in table.play("declare:9STSJS good declare:7H8H9H ask beat:TCJCQC")
    ]
    assert not cards_in(said)
    events = table.play("AC")
    assert cards_in([event.args for event in events]) == {"AC"}
    events = table.play("7D")
    assert [str(event) for event in events if event.kind == "shown"] == [
        "shown 0 9STSJS",
        "shown 1 TCJCQC",
    ]
    events = table.play("break:0")
    while table.match.phase == "play":
        events += table.play(min(table.cards))
    assert not [event for event in events if event.kind == "shown"]


def test_t37_a_claim_in_the_unfinished_trick_shows_nothing() -> None:
    table = Table(lay("7S8S9STSJS", upcard="7H"), target=100)
    table.play("declare:7S8S9STSJS arrive")
    assert table.match.finished
    for viewer in (None, 1):
        assert heard(table, viewer) == ["0 five counts"]
        json = table.match.view(viewer).as_json()
        assert not cards_in(json) & set(cards_of("7S8S9STSJS"))


# Twins


def twin(deck: str, *swaps: tuple[str, str]) -> tuple[str, dict[str, str]]:
    """The deck with these groups of cards in each other's places, and which became which."""
    names: dict[str, str] = {}
    for one, other in swaps:
        for a, b in zip(cards_of(one), cards_of(other), strict=True):
            names |= {a: b, b: a}
    return "".join(names.get(card, card) for card in cards_of(deck)), names


def renamed(script: str, names: dict[str, str]) -> str:
    """The script as it is spoken in the twin."""
    words: list[str] = []
    for word in script.split():
        verb, colon, cards = word.partition(":")
        if CARDS.fullmatch(cards):
            melds = [names.get(card, card) for card in cards_of(cards)]
            words.append(f"{verb}:{''.join(melds)}")
        else:
            words.append(names.get(verb, verb) + colon + cards)
    return " ".join(words)


def look_alike(deck: str, script: str, viewer: int | None, *swaps: tuple[str, str]) -> bool:
    """Whether the deal and its twin look and sound alike to the viewer after the script."""
    other, names = twin(deck, *swaps)
    assert other != deck
    tables, sounds = [], []
    for d, s in ((deck, script), (other, renamed(script, names))):
        table = Table(d)
        sounds.append([str(event) for event in table.play(s)])
        tables.append(table)
    views = [table.match.view(viewer).as_json() for table in tables]
    return views[0] == views[1] and sounds[0] == sounds[1]


HERE = "9STSJSAC"  # a terz from the jack, and a card to lead
THERE = "8C9CTC"
OTHER_TERZ = ("9STSJS", "TDJDQD")  # another suit and another rank; these lie in the talon
OTHER_SUIT = ("9STSJS", "9DTDJD")


@pytest.mark.parametrize(
    ("script", "swap"),
    [
        # Counted at once, or let pass without asking: the kind alone.
        ("declare:9STSJS", OTHER_TERZ),
        ("declare:9STSJS good", OTHER_TERZ),
        ("declare:9STSJS good AC", OTHER_TERZ),
        # Asked: the rank, not the suit.
        ("declare:9STSJS ask", OTHER_SUIT),
        ("declare:9STSJS ask good AC", OTHER_SUIT),
    ],
)
@pytest.mark.parametrize("viewer", [None, 1])
def test_t37_the_declarers_cards_cannot_be_told(
    viewer: int | None, script: str, swap: tuple[str, str]
) -> None:
    deck = lay(HERE + "7C", THERE + "7D7S", upcard="7H", draws="9DTDJDQD")
    assert look_alike(deck, script, viewer, swap)
    # And the other way round: a rank that was asked, and cards that were shown, are known.
    if "good" in script:
        assert not look_alike(deck, "declare:9STSJS ask good", viewer, OTHER_TERZ)
        rest = " 7D" if script.endswith("AC") else " AC 7D"
        assert not look_alike(deck, script + rest, viewer, swap)


def test_t37_beaten_the_suit_stays_hidden_to_the_end_of_the_trick() -> None:
    """Seat 1, and the public, never see which terz from the ten it was."""
    deck = lay("8S9STSAC", "9CTCJCQC7D", upcard="7H", draws="8D9DTD")
    swap = ("8S9STS", "8D9DTD")
    for script in (
        "declare:8S9STS ask beat:9CTCJC",
        "declare:8S9STS ask beat:TCJCQC AC 7D",
        "declare:8S9STS beat:9CTCJCQC AC 7D",
    ):
        for viewer in (None, 1):
            assert look_alike(deck, script, viewer, swap)


def test_t37_not_asked_even_the_rank_of_a_beaten_one_stays_hidden() -> None:
    deck = lay(HERE, "9CTCJCQC7D", upcard="7H", draws="TDJDQD")
    for viewer in (None, 1):
        assert look_alike(deck, "declare:9STSJS beat:9CTCJCQC AC 7D", viewer, OTHER_TERZ)


def test_t37_the_beaters_suit_is_not_known_before_the_trick_is_complete() -> None:
    deck = lay(HERE, "TCJCQC7D", upcard="7H", draws="TDJDQDKDAD")
    swap = ("TCJCQC", "TDJDQD")
    for viewer in (None, 0):
        assert look_alike(deck, "declare:9STSJS ask beat:TCJCQC", viewer, swap)
        assert look_alike(deck, "declare:9STSJS ask beat:TCJCQC AC", viewer, swap)
        assert not look_alike(deck, "declare:9STSJS ask beat:TCJCQC AC 7D", viewer, swap)
        better = ("TCJCQC", "QDKDAD")
        assert not look_alike(deck, "declare:9STSJS ask beat:TCJCQC", viewer, better)


def test_t36_which_way_the_other_could_answer_is_not_shown() -> None:
    """A better terz, a worse one, or a fifty: the declarer only sees that it must wait."""
    deck = lay("8S9STSAC", "9CTCJC", upcard="7H", draws="7D8D9D")
    worse = ("9CTCJC", "7D8D9D")
    with_fifty = lay("8S9STSAC", "9CTCJCAS", upcard="7H", draws="QC")
    for viewer in (None, 0):
        assert look_alike(deck, "declare:8S9STS", viewer, worse)
        assert look_alike(with_fifty, "declare:8S9STS", viewer, ("AS", "QC"))
        assert look_alike(deck, "declare:8S9STS ask", viewer, worse)


def test_t14_what_is_drawn_and_what_the_talon_holds_is_hidden() -> None:
    """Cards of the talon, and the other's draws, in each other's places."""
    deck = lay("AC", "AD", upcard="7H", draws="7S8C9D")
    script = "AC AD break:0"
    table = Table(deck, 1, script)
    assert "7S" in table.hand(0)
    assert "8C" in table.hand(1)
    for viewer in (None, 1):
        assert look_alike(deck, script, viewer, ("7S", "9D"))
    for viewer in (None, 0):
        assert look_alike(deck, script, viewer, ("8C", "9D"))
    assert not look_alike(deck, script, 0, ("7S", "9D"))


def test_t10_the_hands_are_hidden_and_before_the_call_the_upcard_too() -> None:
    deck = lay("AC", "AD", upcard="8H", draws="7H9D")
    other, _ = twin(deck, ("8H", "9D"))
    views = []
    for d in (deck, other):
        table = Table()
        table.match.deal(parse_cards(d))
        views.append([table.match.view(viewer).as_json() for viewer in (None, 0, 1)])
    assert views[0] == views[1]


def test_t26_who_holds_the_seven_is_not_shown() -> None:
    deck = lay("7HAC", "AD", upcard="9H")
    script = "AC AD break:0"
    for viewer in (None, 1):
        assert look_alike(deck, script, viewer, ("7H", cards_of(deck)[25]))


# look_back


@pytest.mark.parametrize(("value", "least"), [("talon", 1), ("two", 2), ("four", 4), ("never", 99)])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_look_back_through_the_tricks_as_the_table_allows(
    value: str, least: int, viewer: int | None
) -> None:
    """``view`` holds the tricks in any case: both have seen them."""
    table = Table(lay(upcard="7H"), look_back=value)
    for number in range(1, 17):
        table.trick()
        view = table.view(viewer)
        assert len(view.tricks) == number
        assert view.may_look_back is (view.talon >= least)
    end: Endgame = endgame("7H", "9H", upcard="9H")
    table = Table(look_back=value)
    table.endgame(end)
    assert table.view(viewer).may_look_back is False
