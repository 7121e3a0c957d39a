"""The articles of Terz in their order, with their paragraphs and clauses."""

from typing import Final

from bot.rulebook.article import Article, Articles

ARTICLES: Final[Articles] = {
    "minute": Article(("deal", "melds", "play", "win", "example"), ()),
    "cards": Article(
        ("deck", "trump", "plain", "sum", "runs", "example"), ("T-1", "T-2", "T-3", "T-4")
    ),
    "deal": Article(("order", "who", "example"), ("T-10", "T-12")),
    "colour": Article(("call", "lead", "example"), ("T-11",)),
    "talon": Article(("broken", "draw", "last", "example"), ("T-13", "T-14")),
    "play": Article(("lead", "any", "wins", "example"), ("T-20", "T-21")),
    "endgame": Article(("must", "free", "example"), ("T-22",)),
    "jack": Article(("play", "hold", "example"), ("T-23",)),
    "seven": Article(("exchange", "fine", "spared", "example"), ("T-25", "T-26")),
    "look": Article(("when", "whose", "example"), ()),
    "melds": Article(("when", "runs", "frames", "order", "example"), ("T-30", "T-31")),
    "ranking": Article(("kinds", "equal", "aside", "example"), ("T-31", "T-32")),
    "frames": Article(("what", "when", "example"), ("T-33",)),
    "again": Article(("rule", "card", "part", "example"), ("T-34",)),
    "several": Article(("how", "aside", "example"), ("T-35",)),
    "answers": Article(("who", "good", "beat", "ask", "example"), ("T-36",)),
    "shown": Article(("counted", "beaten", "example"), ("T-37",)),
    "marriage": Article(("what", "when", "example"), ("T-38",)),
    "count": Article(("words", "cards", "exact", "example"), ("T-40", "T-41")),
    "fines": Article(("here", "live", "example"), ("T-26", "T-40")),
    "end": Article(("target", "rounding", "words", "example"), ("T-42", "T-44")),
    "arrival": Article(("claim", "moment", "written", "example"), ("T-43",)),
    "customs": Article(("agree", "order", "ask", "count", "example"), ()),
    "signs": Article(("signs", "matches", "example"), ()),
    "tactics": Article(("second", "collect", "whole", "pairs", "example"), ()),
    "reading": Article(("first", "talon", "ace", "example"), ()),
    "late": Article(("look", "seven", "side", "ten", "jack", "example"), ()),
    "words": Article(
        (
            "upcard",
            "talon",
            "broken",
            "draw",
            "words",
            "boast",
            "terz",
            "fifty",
            "hundred",
            "frame",
            "marriage",
            "good",
            "last",
            "arrival",
            "revoke",
            "low",
            "bare",
            "guarded",
            "side",
            "makings",
            "under",
        ),
        (),
    ),
}
