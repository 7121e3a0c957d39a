"""The articles of Berg in their order, with their paragraphs and clauses."""

from typing import Final

from bot.rulebook.article import Article, Articles

ARTICLES: Final[Articles] = {
    "cards": Article(("deck", "goal"), ()),
    "deal": Article(("order", "hands", "up", "decks"), ()),
    "turn": Article(("draw", "pass", "fits", "queen", "joker"), ()),
    "force": Article(("five", "seven", "ace", "joker", "jack", "queen", "plain"), ()),
    "deck": Article(("order", "turned", "drawn"), ()),
    "offers": Article(("when", "jokers", "resign", "insure", "open", "shuffle"), ()),
    "count": Article(("plain", "significant", "sum", "drawn", "left"), ()),
    "end": Article(("height", "column"), ()),
    "words": Article(("list",), ()),
}
