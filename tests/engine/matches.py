"""What the engine's tests share: random tables of every kind, and matches played on them."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from engine.cards import parse_cards
from engine.game import Action, Game, Match
from engine.games import game
from engine.options import OptionSpec, OptionValue
from engine.record import DealRecord, Record

DEBERC = game("deberc")


# How likely these are done when chance has chosen them: they end something, or cost points.
SELDOM = {
    "redeal": 0.3,
    "arrive": 0.02,
    "resign": 0.003,
    "jokers": 0.02,
    "insure": 0.01,
    "open": 0.02,
    "shuffle": 0.05,
}
# The options that say how long a match is, and how long it is here
GOALS = {"target": st.integers(51, 350), "height": st.integers(1, 2)}


def _values(spec: OptionSpec) -> st.SearchStrategy[OptionValue]:
    choices: list[st.SearchStrategy[OptionValue]] = [st.sampled_from([*spec.offered])]
    if spec.name in GOALS:
        words: list[OptionValue] = [*spec.words]
        choices = [*(st.just(word) for word in words), GOALS[spec.name]]
    elif spec.numbers is not None:
        low, high = spec.numbers
        choices.append(st.integers(low, low + 40 if high is None else high))
    return st.one_of(*choices)


@dataclass
class Played:
    """A match as it goes, and the record that grows with it."""

    record: Record
    match: Match
    rng: random.Random

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game(self.record.game)

    def deal(self) -> None:
        """The next deal, from a deck in which runs are likelier than in a shuffled one."""
        deck = list(self.game.deck)
        if self.rng.random() < 0.6:
            self.rng.shuffle(deck)
        else:
            for _ in range(8):
                cut = self.rng.randrange(len(deck))
                deck = deck[cut:] + deck[:cut]
                one, other = self.rng.randrange(len(deck)), self.rng.randrange(len(deck))
                deck[one], deck[other] = deck[other], deck[one]
        self.match.deal(deck)
        self.record.deals.append(DealRecord(tuple(deck)))
        self.shuffle()

    def choose(self) -> Action:
        """One legal action; announcements more often than cards, some things seldom."""
        legal = list(self.match.legal_actions())
        said = {*self.game.announcements, "beat"} - SELDOM.keys()
        words = [a for a in legal if a.verb in said]
        if words and self.rng.random() < 0.5:
            return self.rng.choice(words)
        action = self.rng.choice(legal)
        if self.rng.random() >= SELDOM.get(action.verb, 1.0):
            action = self.rng.choice([other for other in legal if other.verb not in SELDOM])
        return action

    def act(self, action: Action) -> None:
        """Do it and keep it in the record, with what chance adds to it."""
        self.match.apply(action)
        self.record.deals[-1].actions.append(action)
        self.shuffle()

    def shuffle(self) -> None:
        """Put in order what the match waits for."""
        while waiting := self.match.to_shuffle:
            order = self.rng.sample(waiting, len(waiting))
            self.match.shuffle(order)
            self.record.deals[-1].add_turn(order)

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
def tables(draw: st.DrawFn, name: str) -> Played:
    """A new match of this game: any preset and number of seats, a few changed options or all."""
    one = game(name)
    seats = draw(st.sampled_from(one.seat_counts))
    preset = draw(st.sampled_from([*one.presets]))
    share = draw(st.sampled_from([0.0, 0.3, 1.0]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    specs = {spec.name: spec for spec in one.options}
    goal = next(name for name in specs if name in GOALS)
    options: dict[str, OptionValue] = {goal: draw(_values(specs[goal]))}
    for spec in one.options:
        if spec.name not in (goal, "partners") and rng.random() < share:
            options[spec.name] = draw(_values(spec))
    if "partners" in specs and seats == 4 and draw(st.booleans()):
        options["partners"] = "yes"
    record = Record(
        name, [f"P{seat}" for seat in range(seats)], rng.randrange(seats), preset, options
    )
    return Played(record, record.new_match(), rng)


def all_that_is_seen(match: Match) -> list[object]:
    """Every view and the result: equal for states that nobody could tell apart."""
    return [match.view(None), *(match.view(seat) for seat in range(match.seats)), match.result()]


_CARDS = re.compile(r"(?:[5-9TJQKA][SCDH]|XB|XR)+")


def cards_in(value: object) -> set[int]:
    """Every card that a JSON value names, in any text of it."""
    if isinstance(value, dict):
        return set().union(*map(cards_in, value.values()))
    if isinstance(value, list | tuple):
        return set().union(*map(cards_in, value))
    found: set[int] = set()
    if isinstance(value, str):
        for word in value.split():
            if _CARDS.fullmatch(word):
                found |= set(parse_cards(word))
    return found


def seen_of_this_deal(match: Match, seat: int | None) -> set[int]:
    """The cards that a view shows: not those of deals that are over, nor what might be played."""
    view = match.view(seat).as_json()
    other = ("counted", "legal", "takes", "log")
    return cards_in({key: part for key, part in view.items() if key not in other})
