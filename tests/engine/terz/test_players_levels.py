"""The levels of Terz: always legal, judging every action, blind for what is hidden, sensible."""

import random
from collections.abc import Sequence
from functools import partial

import pytest

from engine.game import Action, Player
from engine.players.judge import Judge
from engine.players.levels import LEVELS
from engine.selfplay import Table, play_match
from engine.terz.game import TERZ
from engine.terz.match import TerzMatch
from engine.terz.players import Skill, TerzThinker
from engine.terz.search import Budget
from tests.engine.levels import check_blind, check_judged, check_whole
from tests.engine.terz.kit import Table as TableAt
from tests.engine.terz.kit import endgame
from tests.engine.terz.test_search_worlds import Moment, moments
from tests.engine.terz.test_terz_views import at_lead, do

# They think as strong and master do, but of a few worlds only.
QUICK: dict[str, Judge] = {
    "strong": TerzThinker(Skill(Budget(40, 0), race=0, evidence=False)),
    "master": TerzThinker(Skill(Budget(40, 2), race=500, evidence=True)),
}
# These do, too, and of enough to be sensible.
CAREFUL: dict[str, Judge] = {
    "strong": TerzThinker(Skill(Budget(250, 0), race=0, evidence=False)),
    "master": TerzThinker(Skill(Budget(250, 2), race=2000, evidence=True)),
}
PLAYERS: dict[str, Player] = {**TERZ.players, **QUICK}


def choice(player: Player, match: TerzMatch, seed: int = 0) -> Action:
    """What the player does now."""
    look = partial(match.view, match.to_act)
    return player.choose(match.legal_actions(), look, random.Random(seed))


def test_there_is_a_player_for_every_level_weakest_first() -> None:
    assert [*TERZ.players] == ["random", *LEVELS]
    assert all(isinstance(TERZ.players[name], Judge) for name in ("strong", "master"))
    assert not any(isinstance(TERZ.players[name], Judge) for name in ("novice", "basic"))


def some(deals: int, seed: str, share: float) -> list[Moment]:
    """Some of the moments of some deals, each with a match of its own."""
    rng = random.Random(seed)
    kept = []
    for moment in moments(deals, seed):
        answers = moment.match.phase in ("answer", "asked")
        if rng.random() < (0.3 if answers else share):
            kept.append(Moment(moment.match.copy(), moment.before, moment.deck, list(moment.done)))
    return kept


@pytest.mark.parametrize("name", QUICK)
def test_every_action_of_every_phase_is_judged(name: str) -> None:
    player = QUICK[name]
    assert isinstance(player, TerzThinker)
    phases = set()
    for moment in some(30, "judged", 0.03):
        check_judged(player, moment.match)
        phases.add(moment.match.phase)
    assert phases >= {"play", "break", "answer", "asked"}
    first = TERZ.new_match(2, None, {}, 0)
    first.deal(TERZ.deck)
    judged = player.judge(first.legal_actions(), partial(first.view, 1), random.Random(1))
    assert sorted(j.action.args for j in judged) == ["black", "red"]


def redealt(moment: Moment, rng: random.Random) -> TerzMatch | None:
    """The same moment with two hidden cards changed round; None where it could not be so."""
    deal = moment.match.current
    assert deal is not None
    view = moment.view()
    deck = list(moment.deck)
    shown = {card for trick in view.tricks for card in trick.cards} | set(view.hand or ())
    hidden = [card for card in deck if card not in shown and card != view.upcard]
    if len(hidden) < 2:
        return None
    one, other = (deck.index(card) for card in rng.sample(hidden, 2))
    deck[one], deck[other] = deck[other], deck[one]
    match = moment.before.copy()
    match.deal(deck)
    for action in moment.done:
        if match.why_not(action) is not None:
            return None
        match.apply(action)
    return match if match.to_act == moment.seat and match.view(moment.seat) == view else None


def test_hidden_cards_change_no_choice() -> None:
    rng = random.Random(9)
    changed = 0
    for moment in some(16, "hidden", 0.05):
        other = redealt(moment, rng)
        if other is None:
            continue
        check_blind(PLAYERS, moment.match, other)
        mine, its = moment.match.current, other.current
        assert mine is not None
        assert its is not None
        changed += mine.hands != its.hands or mine.order != its.order
    assert changed > 4


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (("master", "strong"), {}),
        (("strong", "novice"), {"melds_a_turn": "one", "jack_free": "only_trump"}),
        (("basic", "master"), {"melds_while": "talon", "frames_need_trick": "yes"}),
    ],
)
def test_every_level_plays_a_whole_match(
    players: tuple[str, str], options: dict[str, str | int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(TERZ), "players", PLAYERS)
    check_whole(Table(TERZ, next(iter(TERZ.presets)), {"target": 201, **options}, players))


@pytest.mark.parametrize("name", ["strong", "master"])
def test_the_levels_themselves_choose_what_is_legal(name: str) -> None:
    match = at_lead("9CTCJCQSKSADAC9HQH", "9STSJS7D8C7H7C9D8D", "8H")
    assert choice(TERZ.players[name], match) in match.legal_actions()


# What they do


@pytest.mark.parametrize("name", QUICK)
def test_they_claim_exactly_when_the_claim_is_right(name: str) -> None:
    claims = 0
    for nth in range(4):
        rng = random.Random(nth)
        match = TERZ.new_match(2, None, {"target": 151}, 0)
        while not match.finished:
            match.deal(rng.sample(TERZ.deck, 32))
            while legal := match.legal_actions():
                view = match.view(legal[0].seat)
                action = choice(QUICK[name] if legal[0].seat else TERZ.players["basic"], match)
                if legal[0].seat and view.may("arrive"):
                    assert (action.verb == "arrive") is view.has_arrived(1)
                    claims += action.verb == "arrive"
                match.push(action)
    assert claims > 1


@pytest.mark.parametrize("name", QUICK)
def test_they_declare_and_marry_and_answer(name: str) -> None:
    player = CAREFUL[name]
    match = at_lead("7S", "ADKDQDJD8S7C9HTCAS", "8H")
    do(match, "0 play 7S")
    assert choice(player, match).verb == "declare"
    assert choice(player, at_lead("KHQH", "", "8H")).verb == "marriage"
    match = at_lead("9CTCJC7DTDADAC9HQH", "9STSJSQS8C7H7C9D8D", "8H")
    do(match, "0 declare 9CTCJC")
    assert choice(player, match).verb in ("ask", "beat")
    match = at_lead("9CTCJC7DTDADAC9HQH", "JSQSKS8C7H7C9D8DTH", "8H")
    do(match, "0 declare 9CTCJC")
    assert str(choice(player, match)) == "1 ask"
    do(match, "1 ask")
    assert str(choice(player, match)) == "1 beat JSQSKS"


@pytest.mark.parametrize("name", QUICK)
def test_they_exchange_the_seven_before_it_is_too_late(name: str) -> None:
    match = at_lead("7HASACAD", "", "JH")
    assert str(choice(CAREFUL[name], match)) == "0 seven"
    for nth in range(2):
        rng = random.Random(f"seven {nth}")
        match = TERZ.new_match(2, None, {"target": 5001}, 0)
        match.deal(rng.sample(TERZ.deck, 32))
        while legal := match.legal_actions():
            view = match.view(legal[0].seat)
            if view.talon == 0:
                break
            action = choice(QUICK[name], match)
            assert not view.seven_due or view.upcard_lies is None or action.verb != "play"
            match.push(action)
        assert match.view(0).fines == (0, 0)


def plays(match: TerzMatch) -> Sequence[Action]:
    return [action for action in match.legal_actions() if action.verb == "play"]


def best_play(match: TerzMatch, seat: int) -> int:
    """Card points that ``seat`` can still get more than the other, by trying everything."""
    deal = match.current
    assert deal is not None
    if deal.outcome is not None:
        return deal.card_points[seat] - deal.card_points[1 - seat]
    values = []
    for action in plays(match):
        then = match.copy()
        then.push(action)
        values.append(best_play(then, seat))
    return max(values) if deal.to_act == seat else min(values)


def test_without_a_talon_they_play_as_well_as_can_be() -> None:
    for nth in range(6):
        rng = random.Random(f"open {nth}")
        match = TERZ.new_match(2, None, {"target": 5001}, nth % 2)
        match.deal(rng.sample(TERZ.deck, 32))
        while sum(match.view(0).tricks_by_seat) < 12:
            legal = [a for a in match.legal_actions() if a.verb in ("colour", "break", "good")]
            match.push(rng.choice(legal or plays(match)))
        while match.phase == "play":
            seat = match.to_act
            assert seat is not None
            action = choice(TERZ.players["strong"], match)
            if action.verb == "play":
                then = match.copy()
                then.push(action)
                # The halves of a ten are written down alike (T-41).
                assert best_play(then, seat) >= best_play(match, seat) - 18
            match.push(action)


def test_master_takes_the_way_to_a_claim_that_points_alone_would_miss() -> None:
    """One trick is enough to arrive: it is taken at once, though more points lie elsewhere."""
    wins = 0
    for nth in range(120):
        rng = random.Random(f"claim {nth}")
        match = TERZ.new_match(2, None, {"target": 501}, nth % 2)
        assert isinstance(match, TerzMatch)
        match.before = (rng.randrange(390, 470), rng.randrange(390, 470))
        match.deal(rng.sample(TERZ.deck, 32))
        while sum(match.view(0).tricks_by_seat) < 13:
            legal = [a for a in match.legal_actions() if a.verb in ("colour", "break", "good")]
            match.push(rng.choice(legal or plays(match)))
            if max(match.view(0).exact) >= 501:
                break
        if max(match.view(0).exact) >= 501 or match.finished:
            continue
        seat = match.to_act
        assert seat is not None
        best = can_win(match, seat)
        action = choice(TERZ.players["master"], match)
        then = match.copy()
        then.push(action)
        assert can_win(then, seat) == best
        wins += best > 0
    assert wins > 1


def can_win(match: TerzMatch, seat: int) -> int:
    """Whether the seat wins the match in this deal, by trying everything but wrong claims."""
    if match.finished:
        return 1 if match.winner == seat else -1
    turn = match.to_act
    if turn is None:
        return 0
    view = match.view(turn)
    if view.has_arrived(turn):
        return 1 if turn == seat else -1
    values = []
    for action in match.legal_actions():
        if action.verb in ("play", "marriage"):
            then = match.copy()
            then.push(action)
            values.append(can_win(then, seat))
    return max(values) if turn == seat else min(values)


def test_in_the_first_trick_without_a_talon_they_do_not_declare_what_is_beaten() -> None:
    """The other hand is known: its fifty would beat the terz, which is kept quiet about."""
    end = endgame("7S8S9SACAD", "TCJCQCKCAH", upcard="AH")
    table = TableAt()
    table.endgame(end)
    match = table.match
    assert isinstance(match, TerzMatch)
    assert match.view(0).talon == 0
    assert any(str(action) == "0 declare 7S8S9S" for action in match.legal_actions())
    for player in QUICK.values():
        assert choice(player, match).verb != "declare"
    # Who plays second has nothing to fear.
    do(match, str(next(a for a in plays(match) if a.args == "7S")))
    assert choice(QUICK["strong"], match).verb == "declare"


# The novice


def test_the_novice_errs_but_neither_claims_wrongly_nor_is_fined() -> None:
    novice, basic = TERZ.players["novice"], TERZ.players["basic"]
    rng = random.Random(2)
    chances = errors = 0
    for nth in range(12):
        match = TERZ.new_match(2, None, {}, nth % 2)
        while not match.finished:
            match.deal(rng.sample(TERZ.deck, 32))
            while legal := match.legal_actions():
                look = partial(match.view, legal[0].seat)
                action = novice.choose(legal, look, rng)
                assert action in legal
                if len(legal) > 1:
                    chances += 1
                    errors += action != basic.choose(legal, look, rng)
                match.push(action)
        assert match.won_by != "false_arrival"
        assert all(count.fines == (0, 0) for count in match.counted)
    assert 0.05 < errors / chances < 0.4


def test_the_novice_is_no_match_for_basic() -> None:
    table = Table(TERZ, "classic", {}, ("novice", "basic"))
    won = [play_match(table, f"novice {n}", False).match.winner for n in range(40)]
    assert won.count(1) > won.count(0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("a", "b", "share"), [("strong", "basic", 0.55), ("master", "novice", 0.6)]
)
def test_the_stronger_level_wins_more(a: str, b: str, share: float) -> None:
    won = 0
    for nth in range(20):
        for players in ((a, b), (b, a)):
            table = Table(TERZ, "classic", {}, players)
            won += play_match(table, f"long {nth}", False).match.winner == players.index(a)
    assert won >= share * 40
