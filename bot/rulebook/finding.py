"""Finding the article that answers a question, as people put it: inflected, misspelt, in jargon.

Words are compared by their stems, which are folded so that Russian, Ukrainian and Latin spellings
of the same word meet, and where that is not enough by their likeness. An article is known by
phrases (its title, the words beside it, the entries of the glossary) and by the words of its text,
in all languages: those of the reader's own count most.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from math import log
from typing import Final

from rapidfuzz import fuzz, process

from bot.rulebook.book import book_of_preset
from bot.rulebook.books import ARTICLES
from bot.rulebook.pages import GLOSSARY, MADE, glossary, page_body, page_names, page_title
from bot.rulebook.stems import spellings, stems, words_in
from bot.screens.common import without_tags
from bot.texts import LANGUAGES, texts
from engine.games import GAMES

LONGEST: Final = 100
"""So much of a question is read."""
_WORDS: Final = 12
_LIKE: Final = 20  # so many words of the index are tried for one of the question
_EXACT: Final = 0.5  # what a phrase word by word counts for besides
_TEXT: Final = 0.5  # what the words of the text count for, beside the phrases
_ELSEWHERE: Final = 0.75  # what another language counts for
_OTHER_GAME: Final = 0.4
_ENTRY: Final = 0.55  # an entry of the glossary, beside an article of its own
_EVERYWHERE: Final = 0.6  # the text of articles that touch on everything
_TOUCHES_ALL: Final = frozenset({GLOSSARY, "minute", "customs"})
_LEAST: Final = 0.22
_SHORT: Final = 4  # shorter words are known or not
_DERIVED: Final = 0.6  # how surely a word means a shorter one with which it begins
_LIKELY: Final = 70  # how like one another the spellings of a word are, in hundredths
_SURE: Final = 88  # the same where the word itself is known
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
    stems_of: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    spelt: list[str] = field(default_factory=list)

    def stem(self, word: str) -> str:
        """The stem of a word that is there, which is found by its spelling from now on."""
        stem = stems(word)[0]
        if len(word) >= _SHORT:
            self.stems_of[spellings(word)[0]].add(stem)
        return stem


def find(query: str, language: str, game: str | None = None) -> list[Hit]:
    """The articles that may answer a question, the best first; nothing where none does.

    ``language`` is the reader's, ``game`` the one that they most likely mean.
    """
    index = _index()
    alike = [_alike(index, word) for word in _asked(query[:LONGEST])]
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


def entry(query: str, heads: Iterable[str]) -> str | None:
    """The word of a glossary that a question is about; None where it is about no single one."""
    asked = {stem for word in _asked(query[:LONGEST]) for stem in stems(word)}
    folded = {head: {stems(word)[0] for word in words_in(head)} for head in heads}
    close = process.extractOne(
        " ".join(sorted(asked)),
        {head: " ".join(sorted(words)) for head, words in folded.items()},
        scorer=fuzz.ratio,
        score_cutoff=_SURE,
    )
    return None if close is None else close[2]


def prepare() -> None:
    """Make the index, which the first question needs; it takes most of a second."""
    _index()


def _asked(query: str) -> list[str]:
    """The words of a question that say something."""
    return _telling(words_in(query))[:_WORDS]


def _telling(words: list[str]) -> list[str]:
    return [word for word in words if word not in _small()] or words


def _alike(index: _Index, word: str) -> dict[str, float]:
    """The stems of the index that a word may mean, and how surely."""
    found = {stem: 1.0 for stem in stems(word) if stem in index.weights}
    least, worth = (_SURE, 0.5) if found else (_LIKELY, 0.9)
    for spelt in spellings(word):
        if len(spelt) < _SHORT:
            continue
        for other, ratio, _ in process.extract(
            spelt, index.spelt, scorer=fuzz.ratio, score_cutoff=least, limit=_LIKE
        ):
            like = ((ratio - 50) / 50) ** 1.5 * worth
            for stem in index.stems_of[other]:
                found[stem] = max(found.get(stem, 0.0), like)
    if not found:
        longer = (stem for stem in index.weights if len(stem) > _SHORT and word.startswith(stem))
        found.update(dict.fromkeys(longer, _DERIVED))
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
    best: dict[int, float] = defaultdict(float)
    for number, pairs in matched.items():
        phrase = index.phrases[number]
        mass = sum(weights[at] * like for at, (like, _) in pairs.items())
        met = {word for _, word in pairs.values()}
        left = sum(index.weights[word] for word in phrase.words - met)
        worth = phrase.weight * (1.0 if phrase.language == language else _ELSEWHERE)
        exactly = _EXACT if phrase.exact == exact else 0.0
        score = worth * (mass / whole * mass / (mass + left) + exactly)
        best[phrase.article] = max(best[phrase.article], score)
    return best


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
                    words = frozenset(index.stem(word) for word in _telling(said))
                    if not words:
                        continue
                    exact = " ".join(said)
                    for word in words:
                        index.by_word[word].append(len(index.phrases))
                        spread[word].add(number)
                    index.phrases.append(_Phrase(number, language, words, exact, weight))
                for word, times in _text(index, game, article, language).items():
                    worth = times / (times + 1.5)
                    place = (number, language)
                    index.in_text[word][place] = worth * (
                        _EVERYWHERE if article in _TOUCHES_ALL else 1.0
                    )
                    spread[word].add(number)
    count = len(index.articles)
    index.weights = {word: log(1 + count / len(where)) for word, where in spread.items()}
    index.spelt = list(index.stems_of)
    return index


def _phrases(game: str, article: str, language: str) -> Iterator[tuple[str, float]]:
    words = texts(language)
    book = book_of_preset(game)
    yield page_title(book, article, words), 1.0
    of = "rules" if article in MADE else f"{game}-rules"
    for phrase in words.plain(f"{of}-{article}-also").split(","):
        yield phrase, 1.0
    if article == GLOSSARY:
        yield from ((head, _ENTRY) for head in glossary(book, words))


def _text(index: _Index, game: str, article: str, language: str) -> dict[str, int]:
    """The words of an article's text as any preset has it, and a pair, and how often."""
    found: dict[str, int] = {}
    if article in MADE:
        return found
    books = [book_of_preset(game, preset) for preset in GAMES[game].presets]
    books.append(book_of_preset(game, "", "pairs"))
    for body in {page_body(book, article, texts(language)) for book in books}:
        times: dict[str, int] = defaultdict(int)
        for word in words_in(without_tags(body)):
            if word not in _small():
                times[index.stem(word)] += 1
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
