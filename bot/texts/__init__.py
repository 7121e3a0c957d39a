"""Texts in Fluent files: Russian first, then Ukrainian and English; what is missing falls back.

This is the one place that escapes: every string handed in is made safe for Telegram's HTML unless
it is ``Markup`` already, and what comes out is ``Markup``.
"""

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from markupsafe import Markup, escape

LANGUAGES: Final = ("ru", "uk", "en")
_DECIMALS: Final = {"ru": ",", "uk": ",", "en": "."}
_FOLDER: Final = Path(__file__).parent

Argument: TypeAlias = str | int | float


class MissingTextError(LookupError):
    """A key that no language has, or a text whose arguments are missing."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.decimal = _DECIMALS[language]
        order = [language] + [other for other in ("ru",) if other != language]
        self._bundles = [_bundle(name) for name in order]

    def __call__(self, key: str, **arguments: Argument) -> Markup:
        """The text for Telegram's HTML. Raises MissingTextError."""
        safe: dict[str, Argument] = {
            name: str(escape(value)) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
        return Markup(self._format(key, safe))  # noqa: S704 - every argument is escaped above

    def plain(self, key: str, **arguments: Argument) -> str:
        """The text without HTML, for buttons and callback answers. Raises MissingTextError."""
        return self._format(key, arguments)

    def has(self, key: str) -> bool:
        """Whether some language has this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _format(self, key: str, arguments: dict[str, Argument]) -> str:
        # Players write 1001, not 1 001.
        ungrouped = {
            name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
            for name, value in arguments.items()
        }
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            if message.value is None:
                continue
            text, errors = bundle.format_pattern(message.value, ungrouped)
            if errors:
                raise MissingTextError(f"text {key!r} in {self.language!r}: {errors[0]}")
            return str(text)
        raise MissingTextError(f"no text {key!r}")


@cache
def texts(language: str | None) -> Texts:
    """The texts for Telegram's language code ("ru", "uk", "en-GB", None); Russian if unknown."""
    short = (language or "ru").split("-")[0].lower()
    return Texts(short if short in LANGUAGES else "ru")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
