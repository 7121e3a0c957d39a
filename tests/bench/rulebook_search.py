"""How often the right article comes first: ``uv run python -m tests.bench.rulebook_search``.

``questions.csv`` holds questions as people put them, the game at whose table each is asked ("":
none), and the article that must come first.
"""

import csv
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from bot.rulebook.finding import find

QUESTIONS: Final = Path(__file__).with_name("questions.csv")


class Question(NamedTuple):
    """One line of the file."""

    language: str
    game: str
    question: str
    article: str


def questions() -> list[Question]:
    """All of them."""
    with QUESTIONS.open(encoding="utf-8", newline="") as file:
        return [Question(**row) for row in csv.DictReader(file)]


def first(asked: Question) -> str:
    """The article that comes first, with its game; "" where nothing is found."""
    hits = find(asked.question, asked.language, asked.game or None)
    return f"{hits[0].game}.{hits[0].article}" if hits else ""


def wrong() -> list[tuple[Question, str]]:
    """The questions that another article answers first, and which."""
    answers = [(asked, first(asked)) for asked in questions()]
    return [(asked, found) for asked, found in answers if found != asked.article]


def main() -> None:
    """Print what goes wrong, the share that does not, and how long it takes."""
    out = sys.stdout
    start = time.process_time()
    find("белла", "ru")
    built = time.process_time() - start
    start = time.process_time()
    missed = wrong()
    took = time.process_time() - start
    for asked, found in missed:
        out.write(
            f"{asked.language} {asked.game:6} {asked.question!r}: {found}, not {asked.article}\n"
        )
    asked_of: dict[str, int] = {}
    missed_of: dict[str, int] = {}
    for each in questions():
        asked_of[each.language] = asked_of.get(each.language, 0) + 1
    for each, _ in missed:
        missed_of[each.language] = missed_of.get(each.language, 0) + 1
    for language, count in asked_of.items():
        right = count - missed_of.get(language, 0)
        out.write(f"{language}: {right} of {count}, {right / count:.1%}\n")
    total = sum(asked_of.values())
    out.write(f"all: {total - len(missed)} of {total}, {1 - len(missed) / total:.1%}\n")
    out.write(
        f"of the processor: the index {built:.2f} s, a question {took / total * 1000:.1f} ms\n"
    )


if __name__ == "__main__":
    main()
