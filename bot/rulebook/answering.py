"""What somebody reads who looked for something: the article, a choice, or that there is none."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from bot.rulebook.book import CONTENTS, Book, book_of_preset
from bot.rulebook.finding import LONGEST, Hit, entry, find
from bot.rulebook.pages import GLOSSARY, contents, glossary, page, page_body, page_text, page_title
from bot.screens.base import Button, Screen
from bot.screens.common import fitted, without_tags
from bot.texts import Texts

CLOSE: Final = 0.8
"""A second article this near to the first leaves the choice to the reader."""
_CHOICES: Final = 5
_OFFERS: Final = 10
_DESCRIPTION: Final = 100


@dataclass(frozen=True, slots=True)
class Offer:
    """An article as a ready message. ``key`` names it; title and description are plain text."""

    key: str
    title: str
    description: str
    screen: Screen


def answer(query: str, book: Book, texts: Texts) -> Screen:
    """The article that answers a question; several where they are close, the contents for none."""
    hits = find(query, texts.language, book.game)
    said = fitted(query.strip(), LONGEST)
    if not hits:
        return contents(book, texts, texts("rules-found-none", query=said))
    close = [hit for hit in hits if hit.score >= CLOSE * hits[0].score][:_CHOICES]
    if len(close) == 1:
        return _article(hits[0], _book(hits[0], book), query, texts)
    rows = [(_choice(hit, book, texts),) for hit in close]
    rows.append((book.button(texts.plain("rules-contents"), CONTENTS),))
    return Screen(texts("rules-found-several", query=said), tuple(rows))


def offers(query: str, texts: Texts, bot_username: str) -> list[Offer]:
    """Articles that may answer a question, for any chat: the best first, without a table."""
    return [_offer(hit, texts, bot_username) for hit in find(query, texts.language)[:_OFFERS]]


def _article(hit: Hit, book: Book, query: str, texts: Texts) -> Screen:
    if hit.article != GLOSSARY:
        return page(book, hit.article, texts)
    entries = glossary(book, texts)
    head = entry(query, entries)
    return page(book, hit.article, texts, entries[head] if head else "")


def _book(hit: Hit, book: Book) -> Book:
    return book if hit.game == book.game else book_of_preset(hit.game)


def _choice(hit: Hit, book: Book, texts: Texts) -> Button:
    of = _book(hit, book)
    title = page_title(of, hit.article, texts)
    if hit.game != book.game:
        title = texts.plain("rules-hit", title=title, game=texts.plain(f"game-{hit.game}"))
    return of.button(title, hit.article)


def _offer(hit: Hit, texts: Texts, bot_username: str) -> Offer:
    book = book_of_preset(hit.game)
    title = page_title(book, hit.article, texts)
    named = texts.plain("rules-hit", title=title, game=texts.plain(f"game-{hit.game}"))
    all_pages = Button(texts.plain("rules-all"), url=book.link(bot_username, CONTENTS))
    text: Markup = page_text(book, hit.article, texts)
    about = without_tags(page_body(book, hit.article, texts)).replace("\n", " ")
    key = f"{hit.game}.{hit.article}"
    return Offer(key, named, fitted(about, _DESCRIPTION), Screen(text, ((all_pages,),)))
