"""All articles by game, and the way from a clause of the rules to the article that tells it."""

from functools import cache
from typing import Final

from bot.rulebook import berg, deberc, terz
from bot.rulebook.article import Articles

ARTICLES: Final[dict[str, Articles]] = {
    "deberc": deberc.ARTICLES,
    "terz": terz.ARTICLES,
    "berg": berg.ARTICLES,
}


@cache
def article_of(game: str, clause: str) -> str | None:
    """The article that tells a clause: of several the one with the fewest; None where none does."""
    articles = ARTICLES[game]
    telling = [name for name, article in articles.items() if clause in article.clauses]
    return min(telling, key=lambda name: len(articles[name].clauses), default=None)
