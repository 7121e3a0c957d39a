"""Text as Telegram reads it: its HTML, its entities, its lengths.

Documented by Telegram: which tags there are, that lengths and offsets count UTF-16 code units,
the largest text (4096) and caption (1024), the attributes of ``tg-time``. The wording of refusals
and the byte offsets in them follow Telegram's published server source, as far as that knows the
tag (it is older than ``tg-time``).
"""

import html as html_module
import re
from dataclasses import dataclass, replace

MAX_TEXT = 4096
MAX_CAPTION = 1024
MAX_ENTITIES = 100

_TAGS = {
    "a": "text_link",
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "u": "underline",
    "ins": "underline",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
    "pre": "pre",
    "code": "code",
    "blockquote": "blockquote",
}
# What a client may be handed in a list of entities. Mentions, commands, links and the like are
# found by the server itself.
_GIVEN = {*_TAGS.values(), "expandable_blockquote", "text_mention"}
_FOUND = {
    "mention",
    "hashtag",
    "cashtag",
    "bot_command",
    "url",
    "email",
    "phone_number",
}
_TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")
_COMMAND = re.compile(r"(?<![\w/@<>])/([A-Za-z0-9_]{1,64})(@[A-Za-z0-9_]{3,32})?(?![\w/])")
_MENTION = re.compile(r"(?<![\w@])@[A-Za-z][A-Za-z0-9_]{3,31}\b")
_URL = re.compile(r"(?<![\w@])(?:https?://|(?=t\.me/))[^\s<>\"]+[^\s<>\".,!?;:)]")
_CHARACTER = re.compile(r"&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot));?")
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}


class MarkupError(Exception):
    """Telegram cannot read the text; the message says why, in Telegram's words."""


@dataclass(frozen=True)
class Entity:
    """One of Telegram's MessageEntity objects; offset and length in UTF-16 code units."""

    type: str
    offset: int
    length: int
    url: str | None = None
    user: int | None = None
    language: str | None = None
    custom_emoji_id: str | None = None
    unix_time: int | None = None
    date_time_format: str | None = None

    def fields(self) -> dict[str, object]:
        """The entity as an object of the Bot API; ``user`` is left to the caller."""
        names = ("url", "language", "custom_emoji_id", "unix_time", "date_time_format")
        given = {name: getattr(self, name) for name in names if getattr(self, name) is not None}
        return {"type": self.type, "offset": self.offset, "length": self.length, **given}


def length(text: str) -> int:
    """The length of a text in UTF-16 code units."""
    return len(text) + sum(character > "\uffff" for character in text)


def cut(text: str, offset: int, size: int) -> str:
    """The part of a text that an entity covers."""
    units = text.encode("utf-16-le")
    return units[offset * 2 : (offset + size) * 2].decode("utf-16-le", "replace")


@dataclass
class _Open:
    tag: str
    argument: str
    offset: int
    time_format: str = ""


class _Html:
    """One reading of one HTML text, from left to right, as the server does it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.result: list[str] = []
        self.offset = 0
        self.open: list[_Open] = []
        self.entities: list[Entity] = []

    def read(self) -> tuple[str, list[Entity]]:
        while self.at < len(self.source):
            character = self.source[self.at]
            if character == "<":
                if self.source.startswith("</", self.at):
                    self._end_tag()
                else:
                    self._start_tag()
            elif character == "&" and (found := _CHARACTER.match(self.source, self.at)):
                self._put(_decoded(found))
                self.at = found.end()
            else:
                self._put(character)
                self.at += 1
        if self.open:
            raise MarkupError(
                f'Can\'t find end tag corresponding to start tag "{self.open[-1].tag}"'
            )
        return "".join(self.result), self.entities

    def _put(self, character: str) -> None:
        self.result.append(character)
        self.offset += length(character)

    def _bytes(self, position: int) -> int:
        return len(self.source[:position].encode())

    def _peek(self) -> str:
        return self.source[self.at] if self.at < len(self.source) else ""

    def _skip(self, pattern: str) -> str:
        found = re.compile(pattern).match(self.source, self.at)
        self.at = found.end() if found else self.at
        return found.group() if found else ""

    def _start_tag(self) -> None:
        begin = self.at
        self.at += 1
        tag = self._skip(r"[^\s>]*").lower()
        if not self._peek():
            raise MarkupError(f"Unclosed start tag at byte offset {self._bytes(begin)}")
        if tag not in _TAGS:
            raise MarkupError(f'Unsupported start tag "{tag}" at byte offset {self._bytes(begin)}')
        opened = _Open(tag, "", self.offset)
        while True:
            self._skip(r"\s*")
            if self._peek() == ">":
                break
            self._attribute(opened, begin)
        self.at += 1
        if tag == "span" and opened.argument != "spoiler":
            raise MarkupError(
                f'Tag "span" must have class "tg-spoiler" at byte offset {self._bytes(begin)}'
            )
        if tag == "tg-time":
            _check_time(opened, self._bytes(begin))
        if tag == "tg-emoji" and not opened.argument.isdecimal():
            raise MarkupError("Invalid custom emoji identifier specified")
        self.open.append(opened)

    def _attribute(self, opened: _Open, begin: int) -> None:
        name = self._skip(r"[^\s=>/\"']*").lower()
        if not name:
            if not self._peek():
                raise MarkupError(f"Unclosed start tag at byte offset {self._bytes(begin)}")
            raise MarkupError(
                f'Empty attribute name in the tag "{opened.tag}" '
                f"at byte offset {self._bytes(begin)}"
            )
        self._skip(r"\s*")
        value = ""
        if self._peek() == "=":
            self.at += 1
            self._skip(r"\s*")
            value = self._value()
        if not self._peek():
            raise MarkupError(f"Unclosed start tag at byte offset {self._bytes(begin)}")
        _take_attribute(opened, name, value)

    def _value(self) -> str:
        quote = self._peek()
        if quote not in ('"', "'"):
            begin = self.at
            value = self._skip(r"[A-Za-z0-9.\-]*").lower()
            if self._peek() and not self._peek().isspace() and self._peek() != ">":
                raise MarkupError(
                    f"Unexpected end of name token at byte offset {self._bytes(begin)}"
                )
            return value
        self.at += 1
        raw = self._skip(f"[^{quote}]*")
        self.at += 1
        return _CHARACTER.sub(_decoded, raw)

    def _end_tag(self) -> None:
        begin = self.at
        if not self.open:
            raise MarkupError(f"Unexpected end tag at byte offset {self._bytes(begin)}")
        self.at += 2
        tag = self._skip(r"[^\s>]*")
        self._skip(r"\s*")
        if self._peek() != ">":
            raise MarkupError(f"Unclosed end tag at byte offset {self._bytes(begin)}")
        self.at += 1
        opened = self.open.pop()
        if tag and tag.lower() != opened.tag:
            raise MarkupError(
                f"Unmatched end tag at byte offset {self._bytes(begin)}, "
                f'expected "</{opened.tag}>", found "</{tag}>"'
            )
        if self.offset > opened.offset:
            self._close(opened)

    def _close(self, opened: _Open) -> None:
        entity = Entity(_TAGS[opened.tag], opened.offset, self.offset - opened.offset)
        match opened.tag:
            case "a":
                url = opened.argument or cut("".join(self.result), entity.offset, entity.length)
                user = re.fullmatch(r"tg://user\?id=(\d+)", url)
                if user:
                    entity = replace(entity, type="text_mention", user=int(user[1]))
                elif not is_url(url):
                    return
                else:
                    entity = replace(entity, url=url)
            case "tg-emoji":
                entity = replace(entity, custom_emoji_id=opened.argument)
            case "tg-time":
                entity = replace(
                    entity,
                    unix_time=int(opened.argument),
                    date_time_format=opened.time_format or None,
                )
            case "blockquote" if opened.argument:
                entity = replace(entity, type="expandable_blockquote")
            case "code" if opened.argument and self._fills_pre(opened):
                # <pre><code class="language-x"> is one entity, made when <pre> is closed.
                self.open[-1].argument = opened.argument
                return
            case "pre" if opened.argument:
                entity = replace(entity, language=opened.argument)
        self.entities.append(entity)

    def _fills_pre(self, opened: _Open) -> bool:
        return (
            bool(self.open)
            and self.open[-1].tag == "pre"
            and (self.open[-1].offset == opened.offset)
        )


def _decoded(found: re.Match[str]) -> str:
    hexadecimal, decimal, name = found.groups()
    if name:
        return _NAMED[name]
    code = int(hexadecimal, 16) if hexadecimal else int(decimal)
    return chr(code) if 0 < code < 0x110000 and not 0xD800 <= code < 0xE000 else found.group()


def _take_attribute(opened: _Open, name: str, value: str) -> None:
    match opened.tag, name:
        case ("a", "href") | ("tg-emoji", "emoji-id") | ("tg-time", "unix"):
            opened.argument = value
        case "tg-time", "format":
            opened.time_format = value
        case "code", "class" if value.startswith("language-"):
            opened.argument = value.removeprefix("language-")
        case "span", "class" if value.startswith("tg-"):
            opened.argument = value.removeprefix("tg-")
        case "blockquote", "expandable":
            opened.argument = "1"


def _check_time(opened: _Open, begin: int) -> None:
    if not re.fullmatch(r"\d{1,10}", opened.argument):
        raise MarkupError(f'Tag "tg-time" must have valid attribute "unix" at byte offset {begin}')
    if not _TIME_FORMAT.fullmatch(opened.time_format):
        raise MarkupError(f'Tag "tg-time" has invalid attribute "format" at byte offset {begin}')


def is_url(url: str) -> bool:
    """Whether a text link or a button may lead there."""
    return bool(
        re.fullmatch(r"(?:(?:https?|tg|ton|mailto|tel):\S+|[\w.-]+\.[a-z]{2,}(?:[/?#:]\S*)?)", url)
    )


def parse_html(source: str) -> tuple[str, list[Entity]]:
    """Read Telegram's HTML.

    :returns: the plain text and its entities.
    :raises MarkupError: as Telegram refuses it, without "can't parse entities: ".
    """
    return _Html(source).read()


def check_entities(text: str, entities: list[Entity]) -> list[Entity]:
    """Judge a list of entities that came with a text.

    Telegram refuses what lies outside the text and drops what clients may not give (mentions,
    commands and the like: the server finds them itself).
    """
    size = length(text)
    kept = []
    for entity in entities:
        end = entity.offset + entity.length
        if entity.type not in _GIVEN | _FOUND:
            raise MarkupError("can't parse MessageEntity: Unsupported type specified")
        if entity.offset < 0:
            raise MarkupError(f"receive an entity with incorrect offset {entity.offset}")
        if entity.length < 0:
            raise MarkupError(f"receive an entity with incorrect length {entity.length}")
        if entity.offset > size:
            raise MarkupError(
                f"entity begins after the end of the text at UTF-16 offset {entity.offset}"
            )
        if end > size:
            raise MarkupError(
                f"entity beginning at UTF-16 offset {entity.offset} ends after the end of the text "
                f"at UTF-16 offset {end}"
            )
        if entity.type == "text_link" and not is_url(entity.url or ""):
            raise MarkupError(f"entity URL '{entity.url or ''}' is invalid: Wrong HTTP URL")
        if entity.type in _GIVEN and entity.length:
            kept.append(entity)
    return kept


def finish(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    """What the server does to every text in the end: trim it, find commands, mentions, links."""
    head = len(text) - len(text.lstrip())
    first = min((entity.offset for entity in entities), default=head)
    # White space has no characters beyond UTF-16, so that both counts agree here.
    head = min(head, first)
    text = text[head:].rstrip()
    size = length(text)
    kept = []
    for entity in entities:
        offset = entity.offset - head
        if offset < size:
            kept.append(replace(entity, offset=offset, length=min(entity.length, size - offset)))
    kept = [entity for entity in kept if not _swallowed(entity, kept)]
    found = [entity for entity in find_entities(text) if not _inside(entity, kept)]
    merged = sorted(kept + found, key=lambda entity: (entity.offset, -entity.length, entity.type))
    return text, merged[:MAX_ENTITIES]


def find_entities(text: str) -> list[Entity]:
    """The entities that the server finds by itself in what somebody typed."""
    found = []
    taken: list[tuple[int, int]] = []
    for pattern, kind in ((_URL, "url"), (_COMMAND, "bot_command"), (_MENTION, "mention")):
        for match in pattern.finditer(text):
            if any(match.start() < end and start < match.end() for start, end in taken):
                continue
            taken.append(match.span())
            found.append(Entity(kind, length(text[: match.start()]), length(match.group())))
    return sorted(found, key=lambda entity: entity.offset)


def _inside(entity: Entity, others: list[Entity]) -> bool:
    exclusive = ("code", "pre", "text_link", "text_mention", "date_time")
    return any(
        other.type in exclusive
        and other.offset < entity.offset + entity.length
        and entity.offset < other.offset + other.length
        for other in others
    )


def _swallowed(entity: Entity, others: list[Entity]) -> bool:
    """Documented: nothing lives inside code, and no quotation inside another."""
    quotes = ("blockquote", "expandable_blockquote")
    return any(
        other is not entity
        and other.offset <= entity.offset
        and entity.offset + entity.length <= other.offset + other.length
        and (
            (other.type in ("code", "pre") and entity.type not in ("code", "pre"))
            or (other.type in quotes and entity.type in quotes and other.length > entity.length)
        )
        for other in others
    )


def to_html(text: str, entities: list[Entity]) -> str:
    """A text with its entities as HTML again, for tests to look at."""
    opening: dict[int, list[str]] = {}
    closing: dict[int, list[str]] = {}
    for entity in entities:
        tags = _tags_of(entity)
        if tags:
            opening.setdefault(entity.offset, []).append(tags[0])
            closing.setdefault(entity.offset + entity.length, []).insert(0, tags[1])
    result = []
    offset = 0
    for character in text:
        result += closing.pop(offset, []) + opening.pop(offset, [])
        result.append(html_module.escape(character, quote=False))
        offset += length(character)
    return "".join(result + closing.pop(offset, []))


def _tags_of(entity: Entity) -> tuple[str, str] | None:
    plain = {
        "bold": "b",
        "italic": "i",
        "underline": "u",
        "strikethrough": "s",
        "spoiler": "tg-spoiler",
        "code": "code",
        "pre": "pre",
        "blockquote": "blockquote",
    }
    match entity.type:
        case "text_link":
            return f'<a href="{html_module.escape(entity.url or "")}">', "</a>"
        case "text_mention":
            return f'<a href="tg://user?id={entity.user}">', "</a>"
        case "expandable_blockquote":
            return "<blockquote expandable>", "</blockquote>"
        case "custom_emoji":
            return f'<tg-emoji emoji-id="{entity.custom_emoji_id}">', "</tg-emoji>"
        case "date_time":
            shape = f' format="{entity.date_time_format}"' if entity.date_time_format else ""
            return f'<tg-time unix="{entity.unix_time}"{shape}>', "</tg-time>"
        case kind if kind in plain:
            return f"<{plain[kind]}>", f"</{plain[kind]}>"
    return None
