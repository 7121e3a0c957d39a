"""What an article of the rulebook is. Its words are in the Fluent files."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Article:
    """One article of a game's rulebook, named by its key in ``Articles``.

    The texts, in every language, are <game>-rules-<article> (the title),
    <game>-rules-<article>-<paragraph> for each of ``paragraphs`` (handed all options of the table,
    ``seats``), and <game>-rules-<article>-also: other words by which people look for it, separated
    by commas. A paragraph called "example" is a small scene drawn with cards. ``clauses`` are the
    numbers of the rules that it tells, all of ``bot.rulebook.clauses``.
    """

    paragraphs: tuple[str, ...]
    clauses: tuple[str, ...]


Articles: TypeAlias = Mapping[str, Article]
