"""Pages as rich messages: headings, tables, expandable parts, for servers that have them.

They are made from the HTML that every server reads, so that both say the same.
"""

import re
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

_BLOCK: Final = re.compile(
    r"<blockquote(?P<long> expandable)?>(?P<quoted>.*?)</blockquote>"
    r"|(?P<plain>(?:(?!\n\n|<blockquote).)+)",
    re.DOTALL,
)
_SMALL: Final = re.compile("<i>(.*)</i>")
_BOLD: Final = re.compile("</?b>")


def rich(page: Markup, table: Sequence[Sequence[str]] = ()) -> Markup:
    """A page whose first line is its title; with a table, that stands for all but title and foot.

    The table's first row is its head. Its cells are escaped unless they are Markup.
    """
    first, *others = (match for match in _BLOCK.finditer(page) if match[0].strip())
    title = _BOLD.sub("", first[0])
    parts = [Markup("<h3>{}</h3>").format(Markup(title))]  # noqa: S704 - of a Markup
    if table:
        parts.append(_table(table))
        others = [match for match in others if _SMALL.fullmatch(match[0].strip())]
    parts += [_block(match, title) for match in others]
    return Markup("").join(parts)


def _block(match: re.Match[str], title: str) -> Markup:
    if match["plain"] is None:
        quoted = _lines(match["quoted"])
        if match["long"] is None:
            return Markup("<blockquote>{}</blockquote>").format(quoted)
        summary = Markup(title)  # noqa: S704 - of a Markup
        return Markup("<details><summary>{}</summary>{}</details>").format(summary, quoted)
    small = _SMALL.fullmatch(match["plain"].strip())
    if small is not None:
        return Markup("<footer>{}</footer>").format(Markup(small[1]))  # noqa: S704 - of a Markup
    return _lines(match["plain"])


def _lines(text: str) -> Markup:
    """A paragraph for each line: in rich messages a line's end is no more than a blank."""
    return Markup("").join(
        Markup("<p>{}</p>").format(Markup(line))  # noqa: S704 - of a Markup
        for line in text.splitlines()
        if line.strip()
    )


def _table(rows: Sequence[Sequence[str]]) -> Markup:
    head, *others = rows
    return Markup("<table>{}</table>").format(
        Markup("").join([_row("th", head), *(_row("td", row) for row in others)])
    )


def _row(tag: str, cells: Sequence[str]) -> Markup:
    written = Markup("").join(
        Markup("<{0}>{1}</{0}>").format(Markup(tag), cell)  # noqa: S704 - ours
        for cell in cells
    )
    return Markup("<tr>{}</tr>").format(written)
