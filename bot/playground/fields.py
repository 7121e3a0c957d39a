"""The parameters of a Bot API request, read as the server reads them.

Requests come as form fields, multipart or JSON; in forms everything is text and objects are JSON
texts. Numbers and flags are accepted in either dress.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.playground.markup import Entity
from bot.playground.world import Json, bad


@dataclass(frozen=True)
class Upload:
    """A file part of a multipart request."""

    name: str
    content: bytes


class Params:
    """One request's parameters. The getters raise :class:`ApiError` for what cannot be read.

    ``seen`` collects the names that were asked for, so that the caller can tell what nobody
    knows.
    """

    def __init__(self, values: Mapping[str, object], files: Mapping[str, Upload]) -> None:
        self.values = {name: value for name, value in values.items() if value is not None}
        self.files = dict(files)
        self.seen: set[str] = set()

    def has(self, name: str) -> bool:
        self.seen.add(name)
        return name in self.values or name in self.files

    def text(self, name: str) -> str:
        """A text; empty where it is missing."""
        self.seen.add(name)
        value = self.values.get(name, "")
        if isinstance(value, bool):
            return "true" if value else "false"
        return value if isinstance(value, str) else json.dumps(value)

    def number(self, name: str) -> int | None:
        """A whole number, or None where it is missing. What is no number counts as zero."""
        value = self.text(name).strip()
        if not value:
            return None
        try:
            return int(value)
        except ValueError:
            return 0

    def flag(self, name: str) -> bool:
        return self.text(name).strip().lower() in ("true", "yes", "1")

    def value(self, name: str, what: str) -> object:
        """A JSON value, or None where it is missing."""
        self.seen.add(name)
        value = self.values.get(name)
        if not isinstance(value, str):
            return value
        if not value:
            return None
        try:
            read: object = json.loads(value)
        except ValueError:
            raise bad(f"can't parse {what} JSON object") from None
        return read

    def mapping(self, name: str, what: str) -> Json | None:
        """A JSON object, or None where it is missing."""
        value = self.value(name, what)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise bad(f"object expected as {what}")
        return value

    def array(self, name: str, what: str) -> list[object] | None:
        """A JSON array, or None where it is missing."""
        value = self.value(name, what)
        if value is None:
            return None
        if not isinstance(value, list):
            raise bad(f"expected an Array of {what}")
        return value

    def unknown(self, also: Iterable[str] = ()) -> list[str]:
        """Names that came but that nobody asked for."""
        used = {str(value)[9:] for value in self.values.values() if str(value)[:9] == "attach://"}
        names = {*self.values, *(self.files.keys() - used)}
        return sorted(names - self.seen - set(also))


def whole(value: object) -> int | None:
    """A whole number out of a JSON value, None where it is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.lstrip("-").isdecimal():
        return int(value)
    return None


def entity(value: object) -> Entity:
    """A MessageEntity that came with a request."""
    if not isinstance(value, dict):
        raise bad("can't parse MessageEntity: expected an Object")
    offset, size = whole(value.get("offset")), whole(value.get("length"))
    for name, found in (("offset", offset), ("length", size)):
        if found is None:
            raise bad(f"can't parse MessageEntity: Can't find field \"{name}\"")
    kind = str(value.get("type", ""))
    user = value.get("user")
    if kind == "date_time" and whole(value.get("unix_time")) is None:
        raise bad("can't parse MessageEntity: Can't find field \"unix_time\"")

    def text(name: str) -> str | None:
        found = value.get(name)
        return None if found is None else str(found)

    return Entity(
        type=kind,
        offset=offset or 0,
        length=size or 0,
        url=text("url"),
        user=whole(user.get("id")) if isinstance(user, dict) else None,
        language=text("language"),
        custom_emoji_id=text("custom_emoji_id"),
        unix_time=whole(value.get("unix_time")),
        date_time_format=text("date_time_format"),
    )
