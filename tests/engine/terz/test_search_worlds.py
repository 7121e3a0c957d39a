"""What players that look ahead think of: deals that fit all that the seat knows."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.cards import CARD_OF
from engine.game import Action
from engine.games import game
from engine.options import OptionValue
from engine.terz.kernel import NUMBER, SEVEN, pack
from engine.terz.match import TerzMatch
from engine.terz.tables import DECK
from engine.terz.view import TerzView
from engine.terz.worlds import Knowledge, World
from tests.engine.terz.test_terz_views import at_lead, do

TERZ = game("terz")
TABLES: list[dict[str, OptionValue]] = [
    {},
    {"melds_a_turn": "one", "melds_while": "talon", "target": 301},
    {"frames_need_trick": "yes", "jack_free": "only_trump"},
]
WORDS = ("declare", "beat", "ask", "seven", "marriage")


@dataclass
class Moment:
    """A match in which a seat is to act, and how its deal has come to it."""

    match: TerzMatch
    before: TerzMatch
    deck: Sequence[int]
    done: list[Action] = field(default_factory=list)

    @property
    def seat(self) -> int:
        """Who is to act."""
        seat = self.match.to_act
        assert seat is not None
        return seat

    def view(self) -> TerzView:
        """What that seat sees."""
        return self.match.view(self.seat)


def a_deck(rng: random.Random) -> list[int]:
    """A deck in which runs are likelier than in a shuffled one."""
    deck = list(DECK)
    if rng.random() < 0.4:
        rng.shuffle(deck)
    for _ in range(8):
        cut, one, other = rng.randrange(32), rng.randrange(32), rng.randrange(32)
        deck = deck[cut:] + deck[:cut]
        deck[one], deck[other] = deck[other], deck[one]
    return deck


def moments(deals: int, seed: str) -> Iterator[Moment]:
    """Every moment of some deals in which much is said and any card is played."""
    rng = random.Random(seed)
    for nth in range(deals):
        match = TERZ.new_match(2, None, TABLES[nth % len(TABLES)], nth % 2)
        assert isinstance(match, TerzMatch)
        if rng.random() < 0.5:
            match.before = (rng.randrange(300), rng.randrange(300))
        moment = Moment(match, match.copy(), a_deck(rng))
        match.deal(moment.deck)
        while legal := match.legal_actions():
            if match.finished:
                break
            yield moment
            said = [action for action in legal if action.verb in WORDS]
            played = [action for action in legal if action.verb != "arrive"]
            action = rng.choice(said if said and rng.random() < 0.6 else played)
            match.push(action)
            moment.done.append(action)


def the_truth(moment: Moment, know: Knowledge) -> World:
    """Where the cards really are."""
    deal = moment.match.current
    assert deal is not None
    order = tuple(1 << know.number[card] for card in deal.order[deal.drawn :])
    return World(pack(deal.hands[1 - moment.seat], deal.trump), order, ())


def test_every_world_that_is_drawn_fits_and_so_does_the_truth() -> None:
    rng = random.Random(1)
    hints = 0
    for moment in moments(60, "fits"):
        view = moment.view()
        if view.trump is None or view.phase == "break":
            continue
        for evidence in (True, False):
            know = Knowledge(view, evidence)
            assert know.fits(the_truth(moment, know))
            assert all(hint.melds for hint in know.hints)
            world = know.draw(rng)
            assert know.fits(world)
            assert len(world.order) == max(0, view.talon - 1)
            hints += bool(know.hints)
    assert hints > 200


def test_what_fits_is_told_from_what_does_not() -> None:
    match = at_lead("9CTCJC7DTDADAC9HQH", "9STSJSQS8C7H7C9D8D", "8H")
    do(match, "0 declare 9CTCJC")
    know = Knowledge(match.view(1))
    number = NUMBER[know.trump]
    declared = sum(1 << number[CARD_OF[name]] for name in ("9C", "TC", "JC"))
    rng = random.Random(2)
    for _ in range(30):
        world = know.draw(rng)
        assert world.opened
        assert know.fits(world)
        assert not know.fits(world._replace(other=world.other ^ (world.other & -world.other)))
    world = next(w for w in know.worlds(rng) if w.opened == (declared,))
    talon = sum(world.order)
    low = talon & -talon
    swapped = world.other & ~declared | low
    assert not know.fits(World(swapped, world.order, world.opened))


def test_the_true_hand_is_drawn_sooner_or_later() -> None:
    """One card is hidden besides the other's hand: soon every place has been thought of."""
    rng = random.Random(3)
    seen = 0
    for moment in moments(40, "truth"):
        view = moment.view()
        if view.talon != 2 or view.phase not in ("play", "answer", "asked") or rng.random() > 0.2:
            continue
        know = Knowledge(view)
        truth = the_truth(moment, know).other
        assert any(know.draw(rng).other == truth for _ in range(400))
        seen += 1
    assert seen > 10


def test_shown_melds_and_the_upcard_taken_for_the_seven_stay_in_the_hand() -> None:
    match = at_lead("7H9CTCJC7DTDADACQC", "KSQS9DJDKD8CTHQHKH", "AH")
    do(match, "0 seven", "0 declare 9CTCJC", "0 play 7D", "1 play 9D", "0 break 0")
    view = match.view(1)
    know = Knowledge(view)
    number = NUMBER[know.trump]
    rng = random.Random(4)
    for _ in range(20):
        world = know.draw(rng)
        for name in ("9C", "TC", "JC", "AH"):
            assert world.other >> number[CARD_OF[name]] & 1
        assert not world.other & SEVEN


def test_without_a_talon_the_other_hand_is_known() -> None:
    rng = random.Random(5)
    seen = 0
    for moment in moments(6, "open"):
        view = moment.view()
        if view.talon == 0 and view.phase == "play":
            know = Knowledge(view)
            assert know.draw(rng).other == the_truth(moment, know).other
            seen += 1
    assert seen > 50


def test_who_throws_cards_away_is_thought_to_keep_the_good_ones() -> None:
    """Evidence makes trumps in the other's hand likelier once it has thrown some."""
    rng = random.Random(6)

    def trumps(view: TerzView, evidence: bool) -> float:
        know = Knowledge(view, evidence)
        worlds = [know.draw(rng).other for _ in range(200)]
        return sum((world >> 25).bit_count() for world in worlds) / len(worlds)

    plain = wise = 0.0
    for moment in moments(20, "keeps"):
        view = moment.view()
        if view.talon == 4 and view.phase == "play":
            plain += trumps(view, False)
            wise += trumps(view, True)
    assert wise > 1.1 * plain


def test_own_melds_are_remembered() -> None:
    for moment in moments(30, "own"):
        view = moment.view()
        if view.trump is None or view.phase == "break":
            continue
        know = Knowledge(view)
        deal = moment.match.current
        assert deal is not None
        said = [m for m in view.melds if m.seat == moment.seat and m.kind != "marriage"]
        assert len(know.own_opened) == len(said)
        true = [
            pack(declared.pattern.bits, deal.trump)
            for declared in deal.declared
            if declared.seat == moment.seat and declared.pattern is not None
        ]
        for bits, truth, heard in zip(know.own_opened, true, said, strict=True):
            assert bits == truth or heard.cards is None
