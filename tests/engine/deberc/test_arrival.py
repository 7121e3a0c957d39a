"""D-81, ``finish=arrival``: the order in which points fall during the play decides.

Every test is one deal after a first one that left 47 to 44 (two seats) or 55, 38, 33 (three), or
is the first deal itself. The target is such that a wrong moment for one kind of points makes
another side the winner; what each side has, and when, stands beside each case.
"""

from dataclasses import dataclass, field

import pytest

from tests.engine.deberc import deals
from tests.engine.deberc.kit import Canned, Table


@dataclass(frozen=True)
class Race:
    """A last deal, the target, and who wins by arrival; ``before`` picks the deal before it."""

    seats: int
    target: int
    wins: int
    deck: str
    script: str
    totals: tuple[int, ...]
    before: Canned | None = None
    options: dict[str, int | str] = field(default_factory=dict)


def run(race: Race, finish: str = "arrival") -> Table:
    base: dict[str, int | str] = {"bayt_fine": "off", "lyzha_fine": 0, "finish": finish}
    table = Table(race.seats, "classic", None, **{**base, "target": race.target, **race.options})
    if race.before is not None:
        table.canned(race.before)
        assert not table.doc["finished"]
    table.deal(race.deck)
    table.play(race.script)
    assert tuple(table.doc["totals"]) == race.totals
    return table


RACES = {
    # Target 51. Seat 0 needs 4 and has them with the first trick, seat 1 needs 7: third trick.
    "what was written before counts": Race(
        2,
        51,
        0,
        "JCAHJHQSJDTCKCTH9SAC7D7HJSTD7CADKHKDQC8S8DAS9HQD9D9CQH8H7STS8CKS",
        "take 7C AC QC JC QS 9S TD JD AH KH KC TC 7H TH AD 7D JH KD",
        (77, 125),
        deals.MADE_2,
    ),
    # Target 51. Seat 0 takes the first trick; the runs of seat 1 count with its first own trick,
    # the second, and neither when they are announced nor with the first trick.
    "runs count when they are certain, not when announced": Race(
        2,
        51,
        0,
        "JS8CTS9SJDAD8DQS7CTCKC7HKS9CKHTDQC7D7SKDJHACQH9HAH9DJCTHASQD8S8H",
        "take meld QS 9S 7D 8D JS 7S TS KC 9C TC AD TD JD 8C QC 7C 7H KH",
        (100, 132),
        deals.MADE_2,
    ),
    "under D-47 runs wait for the side's first trick": Race(
        2,
        51,
        0,
        "8SKSACTHTCQC7S9SKC9C8H7HQDKDJHJCJSAHTD7D8DQSQHKH9DTSAS8C7C9HADJD",
        "take meld JC TC AH JH 9C AC 9S JS 8H KD KS TD QC KC 8S TH 7S 7H",
        (88, 106),
        deals.MADE_2,
    ),
    # Target 59. Seat 1 is there with the second trick thanks to its terz, seat 0 with the fourth.
    "runs count in the play, not at its end": Race(
        2,
        59,
        1,
        "JSAC9DQH7C8C9H7SQCASAH8DJH9S7H8HQD8STDTH7DJDKSJCKC9CQSADKDTSKHTC",
        "take meld 9D QD 8D 9H 9S 8S 7S AS 8C AC JS AH TD 7H 8H QH 7C QC",
        (77, 112),
        deals.MADE_2,
    ),
    # Target 51. Seat 0 takes the first trick; the terz of seat 1 is certain with it too (D-47 is
    # off): the same moment, and seat 1 has more.
    "without D-47 runs count with the first trick, whoever takes it": Race(
        2,
        51,
        1,
        "KDJCQCJSACKH7S8H7HTCQDKC7DKSJD9HQS9D7CTDQHTSASADAH9CTHJH9S8S8D8C",
        "take meld 9H KH KC JC JS KS 7H QD QS 7S 9D JD 8H AC QC 7C KD TC",
        (63, 142),
        deals.MADE_2,
        {"runs_need_trick": "no"},
    ),
    # Target 51. Equal terzes wait for the last trick; without its own seat 1 needs three tricks.
    "equal runs under last_trick count with the last trick": Race(
        2,
        51,
        0,
        "7HJS8SACJD7CQHKSKCKDQC9STHJHQS8DTS7DQDTCTD9H8HAS9CJCADKH8C7S9DAH",
        "take meld KS meld TS 7D 8D JH JD 8S 9S QD 7H KC AC 7C QH QS QC JS KD",
        (76, 114),
        deals.MADE_2,
        {"equal_runs": "last_trick", "runs_need_trick": "no"},
    ),
    # Target 59. Seat 0 has a trick, so its bella counts before the third trick, which brings
    # seat 1 to the target.
    "declarer: a bella certain when announced counts before the trick in progress": Race(
        2,
        59,
        0,
        "KCTH8H9DKH8CJCKDTDTSKSJD9S7DTCJSQS9CADAHQDACQH8DQC8S7CJH9H7HAS7S",
        "take TC 8C 7D AD bella KS JS KD 9D TH KH JC 9C TD JD 8H TS QS KC",
        (105, 110),
        deals.MADE_2,
    ),
    # Target 78. The bella brings seat 0 there with the seventh trick, seat 1 comes with the eighth.
    "declarer: a bella counts in the play, not at its end": Race(
        2,
        78,
        0,
        "7CKDTS7SJH7H9S9HAC9C7DQS8SQDKHAHKSJD8HTH9DADJCQH8CTCQCTDJS8DASKC",
        "take 9H 7H QD 7D KH JH 9S bella KS 7C 9C JD KD AC QS 7S TS AH 8H",
        (81, 108),
        deals.MADE_2,
    ),
    # Target 51. Seat 0 announces in the second trick, and has its first trick in the sixth.
    "declarer: a bella waits for the side's first trick": Race(
        2,
        51,
        1,
        "8CACJHTS8S9C7C9SJDQH8HJCAHTHTCKS7DKH9DQSTD7H9HKDASKCQD8DQCAD7SJS",
        "take KS 8S TH bella KH AC 9C TC JC JH 8H 7C QH TS 9S 7D JD 8C 9D",
        (80, 117),
        deals.MADE_2,
    ),
    # Target 67. Seat 0 captured its queen in the third trick and announces with the king.
    "capturer: with one card captured the bella is certain at once": Race(
        2,
        67,
        0,
        "9CASQDTD8C8DKCAD9HKD7SKH7HJS9SACQSQHTS7CJHTCQCAH7D8HTHJD8S9DKSJC",
        "take AS 7S AC 8C 9C QH bella KH 9H KC QS 9S TS TD AD QD 8D JS KD",
        (80, 131),
        deals.MADE_2,
        {"bella_to": "capturer"},
    ),
    # Target 51. The king of seat 0 goes to seat 1, the queen is its own only in the sixth trick.
    "capturer: a bella waits until one of its cards is captured": Race(
        2,
        51,
        1,
        "8CACJHTS8S9C7C9SJDQH8HJCAHTHTCKS7DKH9DQSTD7H9HKDASKCQD8DQCAD7SJS",
        "take KS 8S TH bella KH AC 9C TC JC JH 8H 7C QH TS 9S 7D JD 8C 9D",
        (80, 117),
        deals.MADE_2,
        {"bella_to": "capturer"},
    ),
    # Target 51. Seat 0 captures its queen with the first trick, the king falls in the fourth.
    "capturer: one card is enough, the other need not have been played": Race(
        2,
        51,
        0,
        "TDQSAD7HQD7C7D9SKH8HTHAS9D8SQHKS9CJSKDAC8CQCJDKC7STCJCJH9HTS8DAH",
        "take 7D bella QD 7C AD QS JS KS AS 7H KH 9S KD 8H QH TD 9C 8S TH",
        (89, 97),
        deals.MADE_2,
        {"bella_to": "capturer"},
    ),
    # Target 51. Seat 1's bella goes to seat 0, which captured both cards, and brings it there with
    # the sixth trick; seat 2 comes with the ninth.
    "capturer: another side's bella counts for the side that captured both": Race(
        3,
        51,
        0,
        "9C7CJDQD8C7S9SJHASTC9D7HKHKSKDQS8H8DTD9HAHJSTSQHACQCKC7D8SJCADTH",
        "take 9H KH 8H bella KD 7D JD 7H QH JH KS 9S JS AC KC 9C QD 8D 9D 7C 8C QC QS TC 7S AS "
        "AH TS",
        (61, 30, 58),
        None,
        {"bella_to": "capturer"},
    ),
    # Target 51. Seat 0 announces in the seventh trick, its queen gone to seat 2 and its king not
    # yet: seat 1 is there with that trick, seat 2 with the eighth, which takes the king.
    "capturer: not before both are captured": Race(
        3,
        51,
        1,
        "KCKSJCADTCASACQDJHJDKHQC7DTD8C9S8STS8HTHQH7H9D8D9HAH9CKDJSQS7C7S",
        "take KC TC AC QD JD AD TD KD 7H JC 8C 9C KS AS TS 7D AH QH 8S bella TH 9H 9D JH KH 9S "
        "QC 8D",
        (0, 65, 112),
        None,
        {"bella_to": "capturer", "bella_when": "before_last_trick"},
    ),
    # Target 55. Both cards are seat 1's when seat 0 announces in the eighth trick: seat 1 is there
    # before that trick, seat 0 with it.
    "capturer: both captured before, it counts before the trick in progress": Race(
        3,
        55,
        1,
        "ACKS7SQDTDJDKDAS8SAD9CJS8DJCKHJHTH9S8CQHQCKC9DTC7D8HAH7HTS9H7CQS",
        "take KC JC KD QD TH AD QC TC JH KH 7H QH JD AS AC KS 9D 8S JS 7D 9S bella 9C 8D AH 7S "
        "TD 8H",
        (99, 70, 0),
        None,
        {"bella_to": "capturer", "bella_when": "before_last_trick"},
    ),
    # Target 102. Seat 0 is there with the ten of the last trick, seat 2 with the points of the
    # bayt: in writing.
    "the last trick counts with its ten": Race(
        3,
        102,
        0,
        deals.TEN_3.deck,
        deals.TEN_3.script,
        (110, 38, 122),
        deals.MADE_3,
    ),
    # Targets 83 and 107. Seat 0 is there with the sixth, or just with the last trick; seat 2 only
    # with the taker's points.
    "who gets there in writing is last": Race(
        3, 83, 0, deals.WRITING_3.deck, deals.WRITING_3.script, (90, 38, 118), deals.MADE_3
    ),
    "who gets there in writing is behind the last trick": Race(
        3,
        107,
        0,
        deals.WRITING_LAST_3.deck,
        deals.WRITING_LAST_3.script,
        (115, 38, 120),
        deals.MADE_3,
    ),
}


@pytest.mark.parametrize("name", RACES)
def test_d81_arrival(name: str) -> None:
    race = RACES[name]
    table = run(race)
    assert table.match.winner == race.wins
    assert sum(total >= race.target for total in race.totals) >= 2


def test_d81_arrival_at_the_same_moment_the_most_points() -> None:
    """The defenders reach 62 in writing, with the shares of a bayt: 55 + 16 and 55 + 15."""
    table = Table(3, target=62, finish="arrival", bayt_fine="off")
    deal = table.canned(deals.SPLIT_3_1)
    assert deal["totals"] == [71, 0, 70]
    assert table.match.winner == 0
    other = Table(3, "classic", 1, target=62, finish="arrival", bayt_fine="off")
    assert other.canned(deals.SPLIT_3_1)["totals"] == [0, 70, 71]
    assert other.match.winner == 2


def test_d81_arrival_needs_the_target_once_the_deal_is_written() -> None:
    """Seat 0 would have 47 + 52 in the play; it fails by a tie and writes nothing. Seat 1 wins."""
    table = Table(2, target=60, finish="arrival", hanging_finish="ignore")
    table.canned(deals.MADE_2)
    table.canned(deals.TIE_2D)
    assert table.doc["totals"] == [47, 44 + 54]
    assert table.match.winner == 1


def test_d81_arrival_one_side_alone_at_the_target_wins() -> None:
    table = Table(3, target=60, finish="arrival")
    assert table.canned(deals.MADE_3B)["totals"] == [70, 21, 35]
    assert table.match.winner == 0
