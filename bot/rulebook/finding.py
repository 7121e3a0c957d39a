"""Finding the article that answers a question, as people put it: inflected, misspelt, in jargon.

Words are compared by their stems, which are folded so that Russian, Ukrainian and Latin spellings
of the same word meet, and where that is not enough by their likeness. An article is known by
phrases (its title, the words beside it, the entries of the glossary) and by the words of its text,
in all languages: those of the reader's own count most.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from math import log
from typing import Final

from rapidfuzz import fuzz, process

from bot.rulebook.book import book_of_preset
from bot.rulebook.books import ARTICLES
from bot.rulebook.pages import GLOSSARY, glossary_heads, page_body, page_names, page_title
from bot.rulebook.stems import stems, words_in
from bot.screens.common import without_tags
from bot.texts import LANGUAGES, texts
from engine.games import GAMES

LONGEST: Final = 100
"""So much of a question is read."""
_WORDS: Final = 12
_LIKE: Final = 20  # so many words of the index are tried for one of the question
_TEXT: Final = 0.5  # what the words of the text count for, beside the phrases
_ELSEWHERE: Final = 0.75  # what another language counts for
_OTHER_GAME: Final = 0.6
_ENTRY: Final = 0.55  # an entry of the glossary, beside an article of its own
_EVERYWHERE: Final = 0.6  # the text of articles that touch on everything
_TOUCHES_ALL: Final = frozenset({GLOSSARY, "minute", "customs", "options", "differences"})
_LEAST: Final = 0.22
_UNKNOWN: Final = 3.0  # the weight of a word that no article has


@dataclass(frozen=True, slots=True)
class Hit:
    """An article that may answer a question, and how well: 1 is a title word by word."""

    game: str
    article: str
    score: float


@dataclass(frozen=True, slots=True)
class _Phrase:
    article: int
    language: str
    words: frozenset[str]
    exact: str
    weight: float


@dataclass(slots=True)
class _Index:
    articles: list[tuple[str, str]] = field(default_factory=list)
    phrases: list[_Phrase] = field(default_factory=list)
    by_word: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    # By word: how much it is worth in the text of (article, language).
    in_text: dict[str, dict[tuple[int, str], float]] = field(
        default_factory=lambda: defaultdict(dict)
    )
    weights: dict[str, float] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)


def find(query: str, language: str, game: str | None = None) -> list[Hit]:
    """The articles that may answer a question, the best first; nothing where none does.

    ``language`` is the reader's, ``game`` the one that they most likely mean.
    """
    index = _index()
    asked = _asked(query[:LONGEST])
    alike = [_alike(index, forms) for forms in asked]
    weights = [
        max((index.weights[word] for word, like in found.items() if like > 0.9), default=None)
        or max((index.weights[word] for word in found), default=_UNKNOWN)
        for found in alike
    ]
    by_phrase = _by_phrase(index, alike, weights, " ".join(words_in(query[:LONGEST])), language)
    by_text = _by_text(index, alike, weights, language)
    hits = []
    for number, (of_game, article) in enumerate(index.articles):
        score = by_phrase.get(number, 0.0) + _TEXT * by_text.get(number, 0.0)
        if game is not None and of_game != game:
            score *= _OTHER_GAME
        if score >= _LEAST:
            hits.append(Hit(of_game, article, score))
    return sorted(hits, key=lambda hit: -hit.score)


def _asked(query: str) -> list[tuple[str, ...]]:
    """The words of a question that say something, each in the forms in which it may be known."""
    words = words_in(query)
    telling = [word for word in words if word not in _small()] or words
    return [stems(word) for word in telling[:_WORDS]]


def _alike(index: _Index, forms: tuple[str, ...]) -> dict[str, float]:
    """The words of the index that a word may mean, and how surely."""
    found: dict[str, float] = {}
    known = any(form in index.weights for form in forms)
    for form in forms:
        if form in index.weights:
            found[form] = 1.0
        least = 88 if known else 72 if len(form) > 4 else 75
        if len(form) < 4:
            continue
        for word, ratio, _ in process.extract(
            form, index.words, scorer=fuzz.ratio, score_cutoff=least, limit=_LIKE
        ):
            if len(word) > 3:
                like = ((ratio - 55) / 45) ** 1.5 * (0.6 if known else 0.9)
                found[word] = max(found.get(word, 0.0), 1.0 if word == form else like)
    return found


def _by_phrase(
    index: _Index,
    alike: list[dict[str, float]],
    weights: list[float],
    exact: str,
    language: str,
) -> dict[int, float]:
    """By article: how well its best phrase covers the question, and the question covers it."""
    matched: dict[int, dict[int, tuple[float, str]]] = defaultdict(dict)
    for at, found in enumerate(alike):
        for word, like in found.items():
            for number in index.by_word.get(word, ()):
                if like > matched[number].get(at, (0.0, ""))[0]:
                    matched[number][at] = (like, word)
    whole = sum(weights)
    scores: dict[int, float] = {}
    for number, pairs in matched.items():
        phrase = index.phrases[number]
        mass = sum(weights[at] * like for at, (like, _) in pairs.items())
        met = {word for _, word in pairs.values()}
        left = sum(index.weights[word] for word in phrase.words - met)
        score = mass / whole * mass / (mass + left) * phrase.weight
        if phrase.exact == exact:
            score += 0.5
        if phrase.language != language:
            score *= _ELSEWHERE
        scores[phrase.article] = max(scores.get(phrase.article, 0.0), score)
    return scores


def _by_text(
    index: _Index, alike: list[dict[str, float]], weights: list[float], language: str
) -> dict[int, float]:
    """By article: how much of the question its text knows."""
    whole = sum(weights)
    known: dict[tuple[int, str], float] = defaultdict(float)
    for found, weight in zip(alike, weights, strict=True):
        best: dict[tuple[int, str], float] = {}
        for word, like in found.items():
            for place, worth in index.in_text.get(word, {}).items():
                best[place] = max(best.get(place, 0.0), like * worth)
        for place, worth in best.items():
            known[place] += weight * worth / whole
    scores: dict[int, float] = {}
    for (article, spoken), score in known.items():
        own = score if spoken == language else score * _ELSEWHERE
        scores[article] = max(scores.get(article, 0.0), own)
    return scores


# The index: made once, when it is first wanted


@cache
def _index() -> _Index:
    index = _Index()
    spread: dict[str, set[int]] = defaultdict(set)
    for game in ARTICLES:
        for article in page_names(game):
            number = len(index.articles)
            index.articles.append((game, article))
            for language in LANGUAGES:
                for text, weight in _phrases(game, article, language):
                    said = words_in(text)
                    telling = [word for word in said if word not in _small()] or said
                    words = frozenset(form for word in telling for form in stems(word)[:1])
                    if not words:
                        continue
                    exact = " ".join(said)
                    for word in words:
                        index.by_word[word].append(len(index.phrases))
                        spread[word].add(number)
                    index.phrases.append(_Phrase(number, language, words, exact, weight))
                for word, times in _text(game, article, language).items():
                    worth = times / (times + 1.5)
                    place = (number, language)
                    index.in_text[word][place] = worth * (
                        _EVERYWHERE if article in _TOUCHES_ALL else 1.0
                    )
                    spread[word].add(number)
    count = len(index.articles)
    index.weights = {word: log(1 + count / len(where)) for word, where in spread.items()}
    index.words = list(index.weights)
    return index


def _phrases(game: str, article: str, language: str) -> Iterator[tuple[str, float]]:
    words = texts(language)
    book = book_of_preset(game)
    yield page_title(book, article, words), 1.0
    also = f"{game}-rules-{article}-also"
    if words.has(also):
        for phrase in words.plain(also).split(","):
            yield phrase, 1.0
    for head in glossary_heads(book, article, words):
        yield head, _ENTRY


def _text(game: str, article: str, language: str) -> dict[str, int]:
    """The words of an article's text as any preset and any seating has it, and how often."""
    found: dict[str, int] = {}
    seatings = ("2", "3", "pairs") if len(GAMES[game].seat_counts) > 1 else ("2",)
    read: set[str] = set()
    for preset in GAMES[game].presets:
        for seating in seatings:
            body = page_body(book_of_preset(game, preset, seating), article, texts(language))
            if body in read:
                continue
            read.add(body)
            times: dict[str, int] = defaultdict(int)
            for word in words_in(without_tags(body)):
                if word not in _small():
                    times[stems(word)[0]] += 1
            for word, count in times.items():
                found[word] = max(found.get(word, 0), count)
    return found


@cache
def _small() -> frozenset[str]:
    """Words that say nothing by themselves, in all languages."""
    return frozenset(
        word
        for language in LANGUAGES
        for word in words_in(texts(language).plain("rules-small-words"))
    )
