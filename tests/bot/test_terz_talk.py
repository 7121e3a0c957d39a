"""The dialogue of T-36 as the table and both hands show it, and what may be answered."""

import pytest

from bot.texts import LANGUAGES, texts
from engine.cards import parse_cards
from tests.bot.looks import cards_in, labels, moves, plain, shown_cards
from tests.bot.terz_tables import BORIS, VERA, in_group, in_hand, own_view, shown
from tests.bot.terz_tables import SCREENS as SCREENS_OF_TERZ
from tests.engine.terz.kit import Table, cards_of, lay

TERZ, BETTER, FIFTY = "9STSJS", "TCJCQC", "8D9DTDJD"


def leading(hand: str, other: str = "", **options: str) -> Table:
    """Seat 0 leads the first trick; trump is hearts."""
    return Table(lay(hand, other, upcard="7H"), **options)


def talk(table: Table, seat: int | None) -> list[str]:
    """The sentences about melds that are shown to a seat, or to the group."""
    lines = in_group(table) if seat is None else plain(in_hand(table, seat)).split("\n")
    return [line for line in lines if "«" in line and not line.endswith(("«Красный»", "«Чёрный»"))]


@pytest.mark.parametrize(
    ("other", "script", "dialogue"),
    [
        (
            BETTER,
            f"declare:{TERZ} ask beat:{BETTER}",
            [
                "{a}: «Терц»",
                "{b}: «От чего?»",
                "{a}: «От валета»",
                "{b}: «Не годится. От дамы» · {b_writes} 20",
            ],
        ),
        (
            FIFTY,
            f"declare:{TERZ} beat:{FIFTY}",
            ["{a}: «Терц»", "{b}: «Не годится. Полтинник от валета» · {b_writes} 50"],
        ),
        (
            BETTER,
            f"declare:{TERZ} good",
            ["{a}: «Терц»", "{b}: «Годится» · {a_name} {a_writes} 20"],
        ),
        (
            BETTER,
            f"declare:{TERZ} ask good",
            [
                "{a}: «Терц»",
                "{b}: «От чего?»",
                "{a}: «От валета»",
                "{b}: «Годится» · {a_name} {a_writes} 20",
            ],
        ),
        ("", f"declare:{TERZ}", ["{a}: «Терц» · {a_writes} 20"]),
    ],
    ids=["from the jack, from the queen", "a fifty at once", "good", "asked, then good", "alone"],
)
def test_the_dialogues_of_the_source(other: str, script: str, dialogue: list[str]) -> None:
    """Step by step, to the group and to both, each time up to the last word that was said."""
    names = {
        None: {"a": VERA, "b": BORIS, "a_name": VERA, "a_writes": "пишет", "b_writes": "пишет"},
        0: {"a": "Вы", "b": BORIS, "a_name": "вы", "a_writes": "пишете", "b_writes": "пишет"},
        1: {"a": VERA, "b": "Вы", "a_name": VERA, "a_writes": "пишет", "b_writes": "пишете"},
    }
    table = leading(TERZ, other)
    for step in script.split():
        table.play(step)
        for seat, words in names.items():
            heard = talk(table, seat)
            whole = [line.format(**words) for line in dialogue]
            assert heard == whole[: len(heard)]
    for seat, words in names.items():
        assert talk(table, seat) == [line.format(**words) for line in dialogue]


def test_a_frame_and_the_marriage_are_called_by_name() -> None:
    table = leading("QSQCQDQH9H", "KSKCKDKH7C8C9C")
    table.keep = set(cards_of("QSQCQDQHKSKCKDKH7C8C9C"))
    table.play("9H")
    table.play_low()
    table.play("break:0 declare:QSQCQDQH beat:KSKCKDKH")
    assert talk(table, None) == [
        f"{VERA}: «Сто дам»",
        f"{BORIS}: «Не годится. Сто королей» · пишет 100",
    ]
    table = leading("KHQH")
    table.play("marriage")
    assert talk(table, None) == [f"{VERA}: «Марьяж» · пишет 20"]


def test_each_answer_is_one_press() -> None:
    table = leading(TERZ, "8D9DTDJDQD")
    table.play(f"declare:{TERZ}")
    hand = in_hand(table, 1)
    assert [*moves(hand)][:5] == [
        "good",
        "ask",
        "beat 8D9DTDJDQD",
        "beat 9DTDJDQD",
        "beat 8D9DTDJD",
    ]
    assert "Не годится. Полтинник от Q♦ · 50" in labels(hand)
    assert "Не годится. Сто пять от Q♦ · 100" in labels(hand)
    assert "Вам отвечать" in plain(hand)
    assert not [action for action in moves(in_hand(table, 0)) if not action.startswith("play ")]
    table.play("ask")
    asked = [action for action in moves(in_hand(table, 1)) if not action.startswith("play ")]
    assert asked == ["good", "beat TDJDQD"]
    assert f"Отвечает {BORIS}" in "\n".join(in_group(table))


def test_a_beaten_meld_is_never_shown_and_one_that_counts_only_after_the_trick() -> None:
    """T-37; the source: «игрок НЕ ДОЛЖЕН ОБЪЯСНЯТЬ, в какой масти у него была»."""
    beaten, winner = {*parse_cards("9STSJS")}, {*parse_cards("TCJCQC")}
    table = leading(TERZ, BETTER)
    table.keep = set(cards_of(TERZ + BETTER))
    table.play(f"declare:{TERZ} ask beat:{BETTER}")
    upcard = {*parse_cards("7H")}
    assert cards_in("\n".join(in_group(table))) == upcard
    assert not shown_cards(in_hand(table, 0)) & winner
    assert not shown_cards(in_hand(table, 1)) & beaten
    table.play_low()
    assert not cards_in("\n".join(in_group(table))) & (winner | beaten)
    table.play_low()
    group = "\n".join(in_group(table))
    assert f"Показано: {BORIS} — 10♣ J♣ Q♣" in group
    assert not cards_in(group) & beaten
    assert cards_in(plain(in_hand(table, 0))) >= winner
    assert not shown_cards(in_hand(table, 1)) & beaten


def test_whether_there_is_a_choice_left_is_not_to_be_seen() -> None:
    """After "from what?" the group and the declarer see the same, whatever the other may say."""
    looks = []
    for other in ("TCJCQC", "8C9CTC"):
        table = leading(f"{TERZ}7D9DJD8HTHQH", other)
        table.play(f"declare:{TERZ} ask")
        assert len(table.legal) == (2 if other == "TCJCQC" else 1)
        looks.append((in_group(table), labels(in_hand(table, 0)), plain(in_hand(table, 0))))
    assert looks[0] == looks[1]


def test_the_talk_of_the_trick_before_stays_until_somebody_speaks_or_plays() -> None:
    table = leading(TERZ, BETTER)
    table.keep = set(cards_of(TERZ + BETTER))
    table.play(f"declare:{TERZ} good")
    table.trick()
    assert talk(table, None)
    table.play_low()
    assert talk(table, None) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_dialogue(language: str) -> None:
    table = leading(TERZ, BETTER)
    table.play(f"declare:{TERZ} ask beat:{BETTER}")
    text = plain(SCREENS_OF_TERZ.table(shown(table).view(None), texts(language)))
    expected = {
        "ru": ("«Терц»", "«От чего?»", "«От валета»", "«Не годится. От дамы»"),
        "uk": ("«Терц»", "«Від чого?»", "«Від валета»", "«Не годиться. Від дами»"),
        "en": ("“Terz”", "“From what?”", "“From the jack”", "“Not good. From the queen”"),
    }
    places = [text.index(sentence) for sentence in expected[language]]
    assert places == sorted(places)


def test_the_answer_stands_in_the_hand_inside_the_group_too() -> None:
    table = leading(TERZ, BETTER)
    table.play(f"declare:{TERZ}")
    inside = SCREENS_OF_TERZ.private_hand(own_view(table, 1), texts("ru"))
    assert [*moves(inside)][:2] == ["good", "ask"]
    assert f"{VERA}: «Терц»" in plain(inside)
