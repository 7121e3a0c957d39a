"""Every reason for which Terz refuses something, each with its clause."""

from collections.abc import Callable

import pytest

from engine.cards import parse_cards
from engine.errors import RuleError
from engine.terz.match import REASONS
from tests.engine.terz.kit import Table, endgame, lay

TERZ, FIFTY, FRAME = "9CTCJC", "9STSJSQS", "QSQCQDQH"
ZERO, ONE = f"{TERZ}7DTDADAC9HQH", f"{FIFTY}8C7H7C9D8D"
DECK = lay(ZERO, ONE, upcard="8H")


def uncalled() -> Table:
    table = Table()
    table.match.deal(parse_cards(DECK))
    return table


def leading(play: str = "", **options: str) -> Table:
    return Table(DECK, 1, play, **options)


def second_trick(**options: str) -> Table:
    """Seat 1, which has lost the first trick and holds the frame, is to act in the second."""
    deck = lay("ACTH7DTDAD9CKC8SKS", f"{FRAME}7S8C9D7CTS", upcard="8H")
    return Table(deck, 1, "AC 7C break:0 7D", **options)


def without_talon(leader: str, other: str) -> Table:
    table = Table()
    table.endgame(endgame(leader, other, upcard="8H"))
    return table


def over() -> Table:
    return leading("arrive")


def between() -> Table:
    table = leading()
    table.finish()
    return table


# Reason, clause, the table, and what is tried
CASES: list[tuple[str, str, Callable[[], Table], str]] = [
    ("no-deal", "T-10", Table, "0 play 9C"),
    ("no-deal", "T-10", between, "0 play 9C"),
    ("match-over", "T-44", over, "0 play 9C"),
    ("unknown-action", "", leading, "0 take"),
    ("unknown-action", "", leading, "0 marriage KHQH"),
    ("no-seat", "", leading, "2 play 9C"),
    ("not-your-turn", "T-11", uncalled, "1 colour red"),
    ("not-your-turn", "T-13", lambda: leading("9C 8C"), "0 break 3"),
    ("not-your-turn", "T-20", leading, "1 play 9S"),
    ("not-your-turn", "T-25", leading, "1 seven"),
    ("not-your-turn", "T-30", leading, f"1 declare {FIFTY}"),
    ("not-your-turn", "T-36", leading, "1 good"),
    ("not-your-turn", "T-36", lambda: leading(f"declare:{TERZ}"), "0 play 9C"),
    ("not-your-turn", "T-38", leading, "1 marriage"),
    ("not-your-turn", "T-43", leading, "1 arrive"),
    ("colour-first", "T-11", uncalled, "0 play 9C"),
    ("no-colour", "T-11", uncalled, "0 colour green"),
    ("colour-called", "T-11", leading, "0 colour red"),
    ("break-first", "T-13", lambda: leading("9C 8C"), "1 play 9S"),
    ("no-depth", "T-13", lambda: leading("9C 8C"), "1 break 13"),
    ("no-depth", "T-13", lambda: leading("9C 8C"), "1 break 05"),
    ("broken-already", "T-13", lambda: leading("9C 8C break:0"), "0 break 0"),
    ("answer-first", "T-36", lambda: leading(f"declare:{TERZ}"), "1 play 9S"),
    ("nothing-to-answer", "T-36", leading, "0 ask"),
    ("asked-already", "T-36", lambda: leading(f"declare:{TERZ} ask"), "1 ask"),
    ("no-run-to-ask", "T-36", lambda: framed("7S8S9STSJS"), "0 ask"),
    ("no-such-run", "T-36", lambda: a_frame_against_a_terz(), "0 ask"),
    ("no-meld", "T-31", leading, "0 declare 9CTC"),
    ("no-meld", "T-31", leading, "0 declare 9CTCJC9C"),
    ("no-meld", "T-31", leading, "0 declare x"),
    ("meld-not-in-hand", "T-30", leading, f"0 declare {FIFTY}"),
    ("frame-too-early", "T-33", lambda: Table(lay(FRAME, "", upcard="8H")), f"0 declare {FRAME}"),
    (
        "frame-needs-trick",
        "T-33",
        lambda: second_trick(frames_need_trick="yes"),
        f"1 declare {FRAME}",
    ),
    ("declared-already", "T-34", lambda: leading(f"declare:{TERZ} good"), f"0 declare {TERZ}"),
    ("not-a-higher-kind", "T-36", lambda: leading(f"declare:{TERZ}"), "1 beat TSJSQS"),
    ("not-a-better-run", "T-36", lambda: leading(f"declare:{TERZ} ask"), f"1 beat {FIFTY}"),
    ("too-late-to-declare", "T-30", lambda: last_tricks(), "0 declare QSKSAS"),
    ("one-a-turn", "T-35", lambda: two_terzes(melds_a_turn="one"), "0 declare 7D8D9D"),
    (
        "beaten-this-turn",
        "T-35",
        lambda: Table(lay("9CTCJC7D8D9D", FIFTY, upcard="8H"), 1, f"declare:9CTCJC beat:{FIFTY}"),
        "0 declare 7D8D9D",
    ),
    ("suit-declared", "T-35", lambda: in_parts(), "0 declare 8S9STS"),
    ("better-than-before", "T-35", lambda: two_terzes("7D8D9D"), "0 declare 9CTCJC"),
    ("no-seven", "T-25", leading, "0 seven"),
    ("talon-gone", "T-25", lambda: without_talon("7HAS", "8HKS"), "0 seven"),
    ("no-marriage", "T-38", leading, "0 marriage"),
    (
        "married-already",
        "T-38",
        lambda: Table(lay("KHQH", "", upcard="8H"), 1, "marriage"),
        "0 marriage",
    ),
    ("no-card", "T-1", leading, "0 play 6H"),
    ("no-card", "T-1", leading, "0 play"),
    ("not-in-hand", "T-20", leading, "0 play 9S"),
    ("seven-kept", "T-20", lambda: leading("9C"), "1 play 7H"),
    ("must-beat", "T-22", lambda: last_lead("KS", "AS7SAD8H"), "1 play 7S"),
    ("must-beat", "T-22", lambda: last_lead("KS", "AS7SJH8H"), "1 play 7S"),
    ("follow-suit", "T-22", lambda: last_lead("AS", "7SJHAD8H"), "1 play AD"),
    ("follow-suit", "T-22", lambda: last_lead("AH", "JHAD8H", "9H"), "1 play AD"),
    ("must-trump", "T-22", lambda: last_lead("AS", "ADACKCKDTDTC9C9D8H"), "1 play AD"),
]


def framed(run: str) -> Table:
    """Seat 1 leads and has declared its frame; seat 0 holds a run that beats it."""
    return leading_to(run, FRAME)


def leading_to(zero: str, frame: str) -> Table:
    """Seat 0 has lost the first trick, and seat 1 leads to the second with a frame."""
    table = Table(lay(zero, frame + "AC", upcard="8H", draws="TDTC"))
    table.keep = {*(zero[i : i + 2] for i in range(0, len(zero), 2))}
    table.keep |= {frame[i : i + 2] for i in range(0, len(frame), 2)}
    table.trick_for(1)
    table.play(f"declare:{frame}")
    return table


def a_frame_against_a_terz() -> Table:
    """In the second trick seat 1 has declared a terz; seat 0 holds only four queens."""
    deck = lay(f"{FRAME}7C8D9CTDAS", "7S8S9SACKDJDAHKCTH", upcard="8H", draws="TCJH")
    return Table(deck, 1, "7C AC break:0 declare:7S8S9S")


def last_tricks() -> Table:
    """The second trick without a talon; seat 0 leads."""
    table = without_talon("7HQSKSASJH", "8H7S8S")
    table.play("JH 8H")
    return table


def two_terzes(first: str = "9CTCJC", **options: str) -> Table:
    """Seat 0 has declared one of its two terzes, and it counts."""
    deck = lay("9CTCJC7D8D9D", "KSASKD", upcard="8H")
    return Table(deck, 1, f"declare:{first}", **options)


def in_parts() -> Table:
    """Seat 0 has declared the upper one of two terzes in one fifty."""
    return Table(lay("8S9STSJS", "KCACKD", upcard="8H"), 1, "declare:9STSJS")


def last_lead(card: str, other: str, more: str = "") -> Table:
    """Without a talon seat 0, which holds ``more``, has led this card; hands are filled up."""
    table = without_talon(f"7H{card}{more}", other)
    table.play(card)
    return table


@pytest.mark.parametrize(
    ("reason", "clause", "table", "tried"), CASES, ids=[f"{c[0]}: {c[3]}" for c in CASES]
)
def test_what_is_refused_and_why(
    reason: str, clause: str, table: Callable[[], Table], tried: str
) -> None:
    error = table().refuses(tried, clause)
    assert error.reason == reason
    assert str(error)


def test_every_reason_has_its_case() -> None:
    assert {reason for reason, *_ in CASES} | {"no-deck"} == set(REASONS)


def test_a_refused_card_names_the_legal_ones() -> None:
    table = last_lead("KS", "AS7SJH8H", "TS")
    error = table.refuses("1 play 7S", "T-22")
    assert set(error.legal) == {"AS", "JH"} == table.cards
    assert "AS, JH" in str(error)


@pytest.mark.parametrize(
    ("make", "deck", "clause"),
    [
        (Table, DECK[:-2], "T-1"),
        (Table, DECK[:-2] + DECK[:2], "T-1"),
        (leading, DECK, "T-10"),
        (over, DECK, "T-44"),
    ],
)
def test_decks_that_are_refused(make: Callable[[], Table], deck: str, clause: str) -> None:
    table = make()
    before = table.everything()
    with pytest.raises(RuleError) as refused:
        table.match.deal(parse_cards(deck))
    assert refused.value.clause == clause
    assert refused.value.reason == ("match-over" if clause == "T-44" else "no-deck")
    assert table.everything() == before
