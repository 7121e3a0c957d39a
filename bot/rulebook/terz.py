"""The articles of Terz in their order, with their paragraphs and clauses."""

from typing import Final

from bot.rulebook.article import Article, Articles

ARTICLES: Final[Articles] = {
    "cards": Article(("deck", "trump", "plain", "sum"), ()),
    "deal": Article(("order", "colour", "later", "talon"), ()),
    "play": Article(("talon", "lead", "without", "jack", "look"), ()),
    "seven": Article(("exchange", "fine"), ()),
    "melds": Article(("when", "kinds", "order", "frames", "again", "many"), ()),
    "answers": Article(("who", "good", "ask", "beat", "shown"), ()),
    "marriage": Article(("what", "when"), ()),
    "count": Article(("words", "cards", "target"), ()),
    "end": Article(("target", "arrival"), ()),
    "customs": Article(("table", "live"), ()),
    "words": Article(("list",), ()),
}
