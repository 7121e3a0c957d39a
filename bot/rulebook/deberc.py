"""The articles of Deberc in their order, with their paragraphs and clauses."""

from typing import Final

from bot.rulebook.article import Article, Articles

ARTICLES: Final[Articles] = {
    "cards": Article(("deck", "trump", "plain", "sum"), ()),
    "deal": Article(("order", "packets", "fill", "void"), ()),
    "bidding": Article(("first", "second", "last", "taker"), ()),
    "seven": Article(("exchange", "redeal"), ()),
    "runs": Article(("kinds", "long", "announce", "best", "equal", "trick"), ()),
    "bella": Article(("what", "when", "credit"), ()),
    "play": Article(("lead", "follow", "beat", "trick"), ()),
    "counting": Article(("raw", "made", "bayt", "tie"), ()),
    "hanging": Article(("what", "who", "again"), ()),
    "fines": Article(("bayt", "lyzha", "redeal", "sum"), ()),
    "end": Article(("target", "finish", "equal", "hanging"), ()),
    "customs": Article(("table", "pencil", "live"), ()),
    "words": Article(("list",), ()),
}
