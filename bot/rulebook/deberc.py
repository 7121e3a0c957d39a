"""The articles of Deberc in their order, with their paragraphs and clauses."""

from typing import Final

from bot.rulebook.article import Article, Articles

_WORDS: Final = (
    "taker",
    "defender",
    "eldest",
    "upcard",
    "draw",
    "bottom",
    "obligation",
    "yuss",
    "manela",
    "last",
    "empty",
    "terz",
    "fifty",
    "hundred",
    "deberc",
    "height",
    "bella",
    "said",
    "bayt",
    "hanging",
    "lyzha",
    "closed",
    "arrival",
    "drop",
    "small",
)

ARTICLES: Final[Articles] = {
    "minute": Article(("goal", "bid", "play", "runs", "count", "example"), ()),
    "cards": Article(("deck", "trump", "plain", "sum", "example"), ("D-1", "D-2", "D-3")),
    "deal": Article(("order", "packets", "fill", "example"), ("D-10", "D-11", "D-12", "D-13")),
    "bidding": Article(("first", "second", "last", "taker", "example"), ("D-20", "D-21", "D-22")),
    "seven": Article(("exchange", "when", "example"), ("D-30",)),
    "redeal": Article(("weak", "passes", "void", "apart", "example"), ("D-14", "D-15")),
    "runs": Article(
        ("kinds", "long", "announce", "both", "trick", "example"),
        ("D-4", "D-40", "D-41", "D-42", "D-46", "D-47"),
    ),
    "best": Article(("side", "better", "equal", "shown", "example"), ("D-43", "D-44", "D-45")),
    "bella": Article(("what", "when", "credit", "example"), ("D-50", "D-51", "D-52", "D-53")),
    "height": Article(("talk", "ask", "table", "example"), ()),
    "play": Article(("lead", "follow", "beat", "trick", "example"), ("D-55", "D-56", "D-58")),
    "beat": Article(("when", "free", "example"), ("D-57",)),
    "partners": Article(("who", "runs", "beat", "fines", "example"), ("D-43", "D-57", "D-72")),
    "counting": Article(("raw", "made", "fail", "example"), ("D-60", "D-61")),
    "bayt": Article(("what", "tie", "fine", "example"), ("D-62", "D-63")),
    "hanging": Article(("what", "who", "again", "example"), ("D-64", "D-65", "D-66")),
    "lyzha": Article(("what", "price", "lost", "example"), ("D-72",)),
    "fines": Article(("bayt", "lyzha", "redeal", "sum", "example"), ("D-71", "D-72", "D-73")),
    "end": Article(
        ("target", "finish", "equal", "hanging", "deberc", "example"),
        ("D-80", "D-81", "D-82", "D-83"),
    ),
    "arrival": Article(("what", "order", "ties", "example"), ("D-81",)),
    "customs": Article(
        ("table", "lot", "pencil", "false", "drop", "said", "matches", "example"), ()
    ),
    "signs": Article(("signs", "small", "total", "example"), ()),
    "words": Article(_WORDS, ()),
}
