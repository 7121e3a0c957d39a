"""The engine against the naive reference, in step, over random matches of all options.

At every step both must offer the same actions; after every deal, and in the middle of deals, the
result documents must be the same to the last number. Many decks
deal a long run or a frame, and claims of arrival, right and wrong, come up on purpose.
"""

import random

import pytest

from engine.cards import parse_cards
from tests.engine.terz.documents import VALUES
from tests.engine.terz.kit import Table
from tests.engine.terz.reference import DECK, NATURAL, SUITS, Referee, find_melds, rounded

WORDS = ("declare", "marriage", "seven", "beat", "ask")


def random_options(rng: random.Random) -> dict[str, int | str]:
    """A few changes to the preset, or every option by chance; now and then a short match."""
    options: dict[str, int | str] = {}
    share = rng.choice([0.0, 0.3, 1.0])
    for name, values in VALUES.items():
        if rng.random() < share:
            options[name] = rng.choice(values)
    if rng.random() < 0.8:
        options["target"] = rng.choice([51, rng.randint(76, 200), rng.randint(52, 700)])
    return options


def random_deck(rng: random.Random) -> str:
    """Shuffled; now and then a hand is dealt a long run or a frame."""
    deck = list(DECK)
    rng.shuffle(deck)
    for seat in (0, 1):
        if rng.random() < 0.4:
            continue
        places = [place for place in range(18) if place // 3 % 2 == seat]
        rng.shuffle(places)
        suit, rank, length = rng.choice(SUITS), rng.choice("JQKA"), rng.randint(3, 8)
        start = rng.randint(0, 8 - length)
        run = [r + suit for r in NATURAL[start : start + length]]
        frame = [rank + s for s in SUITS]
        for card, place in zip(rng.choice([run, frame]), places, strict=False):
            now = deck.index(card)
            deck[now], deck[place] = deck[place], deck[now]
    return "".join(deck)


def choose(rng: random.Random, legal: list[str], daring: float, referee: Referee) -> str:
    """Any action; words with probability ``daring``; a claim where it is right, or seldom."""
    words = [text for text in legal if text.split(" ")[1] in WORDS]
    others = [text for text in legal if text not in words and "arrive" not in text]
    d = referee.current
    claim = next((text for text in legal if text.endswith("arrive")), None)
    if claim is not None and d is not None:
        exact = [
            t + p for t, p in zip(referee.result()["totals"], referee.card_points(d), strict=True)
        ]
        seat = int(claim[0])
        right = exact[seat] >= referee.target > exact[1 - seat]
        if rng.random() < (0.05 if right else 0.002):
            return claim
    if words and (not others or rng.random() < daring):
        return rng.choice(words)
    return rng.choice(others)


def play_in_step(rng: random.Random) -> Referee:
    """One random match, the engine and the reference side by side."""
    options = random_options(rng)
    dealer = rng.randrange(2)
    table = Table(None, dealer, **options)
    referee = Referee("classic", options, dealer)
    daring = rng.choice([0.2, 0.6, 0.95])
    story: list[str] = [f"{options} dealer {dealer}"]
    for _ in range(12):
        deck = random_deck(rng)
        story.append(deck)
        referee.deal(deck)
        table.match.deal(parse_cards(deck))
        while referee.current is not None:
            legal = referee.legal()
            assert sorted(table.legal) == legal, story
            text = choose(rng, legal, daring, referee)
            story.append(text)
            referee.act(text)
            table.do(text)
            if rng.random() < 0.1:
                assert table.doc == referee.result(), story
        assert table.doc == referee.result(), story
        if referee.winner is not None:
            break
    return referee


@pytest.mark.parametrize("seed", range(8))
def test_the_engine_and_the_reference_agree(seed: int) -> None:
    rng = random.Random(f"terz {seed}")
    for _ in range(16):
        play_in_step(rng)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_the_engine_and_the_reference_agree_at_length(seed: int) -> None:
    rng = random.Random(f"long terz {seed}")
    for _ in range(300):
        play_in_step(rng)


def test_the_reference_finds_the_melds_and_rounds_as_the_source() -> None:
    """A referee nobody checks would prove nothing: the source's own examples."""
    hand = ["QS", "KS", "AS", "QD", "QC", "QH", "7D", "8D", "TD"]
    melds = {meld.text: meld.kind for meld in find_melds(hand)}
    assert melds == {"QSKSAS": "terz", "QSQCQDQH": "queens"}
    assert [rounded(points) for points in (74, 76, 75, 70, 0, 150)] == [70, 80, 70, 70, 0, 150]
