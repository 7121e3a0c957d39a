"""What the engine's tests share: random tables of every kind, and matches played on them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from engine.deberc.options import OPTIONS, PRESETS
from engine.deberc.view import DebercView
from engine.game import Action, Match
from engine.games import game
from engine.options import OptionSpec, OptionValue
from engine.record import DealRecord, Record

DEBERC = game("deberc")


def _values(spec: OptionSpec) -> st.SearchStrategy[OptionValue]:
    choices: list[st.SearchStrategy[OptionValue]] = [st.sampled_from([*spec.offered])]
    if spec.name == "target":
        choices = [st.just("deal"), st.integers(51, 400)]
    elif spec.name == "weak_redeal":
        choices.append(st.integers(0, 40))
    return st.one_of(*choices)


@dataclass
class Played:
    """A match as it goes, and the record that grows with it."""

    record: Record
    match: Match
    rng: random.Random

    def deal(self) -> None:
        """The next deal, from a deck in which runs are likelier than in a shuffled one."""
        deck = list(DEBERC.deck)
        if self.rng.random() < 0.6:
            self.rng.shuffle(deck)
        else:
            for _ in range(8):
                cut = self.rng.randrange(32)
                deck = deck[cut:] + deck[:cut]
                one, other = self.rng.randrange(32), self.rng.randrange(32)
                deck[one], deck[other] = deck[other], deck[one]
        self.match.deal(deck)
        self.record.deals.append(DealRecord(tuple(deck)))

    def choose(self) -> Action:
        """One legal action; announcements more often than cards, redeals seldom."""
        legal = self.match.legal_actions()
        words = [a for a in legal if a.verb in ("meld", "bella", "seven")]
        if words and self.rng.random() < 0.5:
            return self.rng.choice(words)
        action = self.rng.choice(list(legal))
        if action.verb == "redeal" and self.rng.random() < 0.7:
            action = self.rng.choice(list(legal))
        return action

    def act(self, action: Action) -> None:
        """Do it and keep it in the record."""
        self.match.apply(action)
        self.record.deals[-1].actions.append(action)

    def steps(self) -> Iterator[None]:
        """Play to the end; every step is a state in which somebody is to act."""
        while not self.match.finished:
            if self.match.phase == "deal":
                self.deal()
            yield
            self.act(self.choose())

    def play_on(self, actions: int) -> None:
        """Play so many actions, or to the end of the match."""
        for _, _ in zip(range(actions + 1), self.steps(), strict=False):
            pass


@st.composite
def tables(draw: st.DrawFn) -> Played:
    """A new match: any preset, number of seats, partnership, and a few changed options or all."""
    seats = draw(st.sampled_from([2, 3, 4]))
    preset = draw(st.sampled_from([*PRESETS]))
    share = draw(st.sampled_from([0.0, 0.3, 1.0]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    options: dict[str, OptionValue] = {
        "target": draw(st.one_of(st.just("deal"), st.integers(51, 350)))
    }
    for spec in OPTIONS:
        if spec.name not in ("target", "partners") and rng.random() < share:
            options[spec.name] = draw(_values(spec))
    if seats == 4 and draw(st.booleans()):
        options["partners"] = "yes"
    record = Record(
        "deberc", [f"P{seat}" for seat in range(seats)], rng.randrange(seats), preset, options
    )
    return Played(record, record.new_match(), rng)


def look(match: Match, seat: int | None) -> DebercView:
    """A view of a Deberc match."""
    view = match.view(seat)
    assert isinstance(view, DebercView)
    return view


def all_that_is_seen(match: Match) -> list[object]:
    """Every view and the result: equal for states that nobody could tell apart."""
    return [match.view(None), *(match.view(seat) for seat in range(match.seats)), match.result()]
