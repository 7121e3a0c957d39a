"""The engine against the naive reference, in step, over random matches of all kinds.

At every step both must offer the same actions; after every deal, and in the middle of deals, the
result documents must be the same to the last number. Some deals are canned ones, so that ties,
hanging points and deals without a trick come up often.
"""

import random

import pytest

from tests.engine.deberc import deals
from tests.engine.deberc.documents import PRESET_NAMES, VALUES
from tests.engine.deberc.kit import Canned, Table
from tests.engine.deberc.reference import DECK, Referee, find_runs


def random_options(rng: random.Random, seats: int) -> dict[str, int | str]:
    """A few changes to a preset, or every option by chance; now and then a short match."""
    options: dict[str, int | str] = {}
    share = rng.choice([0.0, 0.2, 1.0])
    for name, values in VALUES.items():
        if rng.random() < share:
            options[name] = rng.choice(values)
    targets: list[int | str] = ["deal", 51, rng.randint(52, 200), rng.randint(52, 400)]
    if rng.random() < 0.8:
        options["target"] = rng.choice(targets)
    if seats == 4 and rng.random() < 0.5:
        options["partners"] = "yes"
    return options


def random_deck(rng: random.Random) -> str:
    """Shuffled; now and then so badly that long runs stay together."""
    deck = list(DECK)
    if rng.random() < 0.7:
        rng.shuffle(deck)
    else:
        for _ in range(6):
            cut = rng.randrange(32)
            deck = deck[cut:] + deck[:cut]
            one, other = rng.randrange(32), rng.randrange(32)
            deck[one], deck[other] = deck[other], deck[one]
    return "".join(deck)


def choose(rng: random.Random, legal: list[str], daring: float) -> str:
    """Any action; announcements are taken with probability ``daring``, redeals seldom."""
    words = [text for text in legal if " play " not in text and not text.endswith("redeal")]
    plays = [text for text in legal if " play " in text]
    if not plays:
        return rng.choice(legal)
    if words and rng.random() < daring:
        return rng.choice(words)
    if len(plays) + len(words) < len(legal) and rng.random() < 0.3:
        return next(text for text in legal if text.endswith("redeal"))
    return rng.choice(plays)


def play_in_step(rng: random.Random) -> None:
    """One random match, the engine and the reference side by side."""
    seats = rng.choice([2, 3, 4])
    preset = rng.choice(PRESET_NAMES)
    dealer = rng.randrange(seats)
    options = random_options(rng, seats)
    table = Table(seats, preset, dealer, **options)
    referee = Referee(seats, preset, options, dealer)
    daring = rng.choice([0.2, 0.6, 0.9])
    canned_share = rng.choice([0.0, 0.4, 0.8])
    shelf = deals.SHELF[seats, referee.partners]
    story: list[str] = [f"{seats} {preset} {options} dealer {dealer}"]

    def act(text: str) -> None:
        story.append(text)
        referee.act(text)
        table.do(text)

    for _ in range(40):
        canned: Canned | None = rng.choice(shelf) if rng.random() < canned_share else None
        deck = random_deck(rng) if canned is None else canned.deck
        script = [] if canned is None else canned.script.split()
        story.append(deck)
        referee.deal(deck)
        table.deal(deck)
        while referee.current is not None:
            legal = referee.legal()
            assert sorted(table.legal) == legal, story
            text = choose(rng, legal, daring)
            if script:
                verb, _, suit = script.pop(0).partition(":")
                word = f"play {verb}" if verb in DECK else f"{verb} {suit}".strip()
                wanted = f"{referee.current.to_act} {word}"
                if wanted in legal:
                    text = wanted
                else:
                    script = []
            act(text)
            if rng.random() < 0.1:
                assert table.doc == referee.result(), story
        assert table.doc == referee.result(), story
        if referee.winner is not None:
            break


@pytest.mark.parametrize("seed", range(8))
def test_the_engine_and_the_reference_agree(seed: int) -> None:
    rng = random.Random(f"short {seed}")
    for _ in range(150):
        play_in_step(rng)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_the_engine_and_the_reference_agree_at_length(seed: int) -> None:
    rng = random.Random(f"long {seed}")
    for _ in range(400):
        play_in_step(rng)


def test_the_reference_finds_the_runs_of_the_source() -> None:
    """A referee nobody checks would prove nothing: the source's own examples."""
    hand = ["JH", "QH", "KH", "AH", "7S", "8S", "9S", "7C", "8C"]
    runs = {"".join(run.cards): run.kind for run in find_runs(0, hand, "fifty")}
    assert runs == {"JHQHKHAH": "fifty", "7S8S9S": "terz"}
