"""All articles by game and section, and from a clause of the rules to the article that tells it."""

from functools import cache
from typing import Final

from bot.rulebook import berg, deberc, terz
from bot.rulebook.article import Articles

ARTICLES: Final[dict[str, Articles]] = {
    "deberc": deberc.ARTICLES,
    "terz": terz.ARTICLES,
    "berg": berg.ARTICLES,
}
SECTIONS: Final[dict[str, dict[str, str]]] = {
    "deberc": {
        "start": "minute",
        "melds": "runs",
        "play": "play",
        "count": "counting",
        "more": "customs",
    },
    "terz": {
        "start": "minute",
        "play": "play",
        "melds": "melds",
        "count": "count",
        "more": "customs",
    },
    "berg": {
        "start": "minute",
        "cards": "fits",
        "deck": "deck",
        "offers": "offers",
        "count": "count",
        "more": "customs",
    },
}
"""The sections of each game's articles, each with the first article in it."""


@cache
def article_of(game: str, clause: str) -> str | None:
    """The article that tells a clause: of several the one with the fewest; None where none does."""
    articles = ARTICLES[game]
    telling = [name for name, article in articles.items() if clause in article.clauses]
    return min(telling, key=lambda name: len(articles[name].clauses), default=None)
