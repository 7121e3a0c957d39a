"""What the levels of all games share: choosing among equals, mistakes, the race to a target."""

import random
from collections.abc import Sequence

import pytest

from engine.game import Action, View
from engine.games import game
from engine.players.erring import ErringPlayer, Mistake
from engine.players.judge import Judged, Reason
from engine.players.race import Race
from engine.players.random_player import RandomPlayer
from engine.players.thinking import ThinkingPlayer

ACE, KING, SEVEN = (Action(0, "play", card) for card in ("AS", "KS", "7S"))
LEGAL = (ACE, KING, SEVEN)


def look() -> View:
    match = game("deberc").new_match(2, None, {}, 0)
    match.deal(game("deberc").deck)
    return match.view(match.to_act)


def never() -> View:
    raise AssertionError("there is nothing to look at")


class Thinker(ThinkingPlayer):
    """Knows what the three cards are worth, and thinks the first ones odd."""

    near = 1.0

    def __init__(self, *points: float) -> None:
        self.points = points

    def weigh(self, legal: Sequence[Action], view: View, rng: random.Random) -> list[Judged]:
        return [Judged(a, p) for a, p in zip(legal, self.points, strict=True)]

    def strangeness(self, view: View, action: Action) -> float:
        return -LEGAL.index(action)

    def why(self, view: View, action: Action) -> Reason | None:
        return Reason(action.args)


@pytest.mark.parametrize(
    ("points", "chosen"),
    [((9, 5, 1), ACE), ((9, 8.5, 1), KING), ((9, 8.5, 8.2), SEVEN), ((7.9, 7.1, 9), SEVEN)],
)
def test_of_what_is_near_the_best_the_most_natural_is_chosen(
    points: tuple[float, ...], chosen: Action
) -> None:
    assert Thinker(*points).choose(LEGAL, look, random.Random(0)) == chosen


def test_first_comes_what_it_would_do_and_why_then_the_best() -> None:
    judged = Thinker(3, 7, 6.5).judge(LEGAL, look, random.Random(0))
    assert judged == [Judged(SEVEN, 6.5, Reason("7S")), Judged(KING, 7), Judged(ACE, 3)]


def test_there_is_nothing_to_think_about_a_single_action() -> None:
    assert Thinker(1).choose([KING], never, random.Random(0)) == KING
    assert ErringPlayer(RandomPlayer(), ()).choose([KING], never, random.Random(0)) == KING


class Sound:
    """Always plays the ace."""

    def choose(self, legal: Sequence[Action], look: object, rng: random.Random) -> Action:
        return ACE


def test_a_mistake_is_made_in_its_share_of_occasions() -> None:
    novice = ErringPlayer(Sound(), [Mistake(lambda _view, _legal: SEVEN, 0.3)])
    rng = random.Random(4)
    done = [novice.choose(LEGAL, look, rng) for _ in range(400)]
    assert set(done) == {ACE, SEVEN}
    assert 90 <= done.count(SEVEN) <= 150


def test_without_occasion_the_next_mistake_is_made_or_none() -> None:
    none, king = Mistake(lambda _view, _legal: None, 1), Mistake(lambda _view, _legal: KING, 1)
    assert ErringPlayer(Sound(), [none, king]).choose(LEGAL, look, random.Random(0)) == KING
    assert ErringPlayer(Sound(), [none]).choose(LEGAL, look, random.Random(0)) == ACE


def test_chances_are_shared_out() -> None:
    race = Race((100, 200, 150), 501, pace=80, spread=95)
    chances = [race.chance(side, (100, 200, 150)) for side in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] < chances[2] < chances[1]


def test_a_lead_counts_for_more_the_nearer_the_end() -> None:
    race = Race((0, 0), 501, pace=105, spread=110)
    assert race.chance(0, (50, 0)) < race.chance(0, (450, 400)) < race.chance(0, (500, 450))


def test_at_the_target_the_most_points_win_unless_the_last_trick_decides() -> None:
    race = Race((450, 450), 501, pace=105, spread=110)
    assert race.chance(0, (505, 520)) == 0
    assert race.chance(1, (505, 520)) == 1
    assert race.chance(0, (505, 520), tie_to=0) == 1
    assert race.chance(0, (490, 520), tie_to=0) == 0
    assert race.chance(0, (505, 505)) == 0.5


def test_where_one_deal_decides_winning_is_what_counts() -> None:
    race = Race((0, 0), None, pace=105, spread=110)
    assert race.worth(0, (60, 59)) - race.worth(0, (59, 60)) > 50
    assert race.worth(0, (90, 10)) - race.worth(0, (60, 59)) < 10
