"""The texts: nothing unread, nothing missing, nothing unused, the same in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from markupsafe import Markup

import bot
import handlers
from bot.playground.markup import MarkupError, length, parse_html
from bot.screens import GAME_SCREENS
from bot.screens.common import number
from bot.texts import LANGUAGES, MissingTextError, texts
from engine.berg.match import REASONS as BERG
from engine.berg.reasons import KEYS as BERG_WHY
from engine.deberc.match import REASONS as DEBERC
from engine.deberc.reasons import KEYS as DEBERC_WHY
from engine.terz.match import REASONS as TERZ
from engine.terz.reasons import KEYS as TERZ_WHY

ROOMS: Final = (Path(str(bot.__file__)).parent, Path(str(handlers.__file__)).parent)
TEXTS: Final = ROOMS[0] / "texts"
KEY: Final = re.compile(r"[a-z]+(?:-[a-z0-9_]+)*")
# What must stand in a key that is put together, so that it cannot be just anything.
LITERAL: Final = re.compile(r"-[a-z]{3}|[a-z]{3}-")
ANY: Final = "[a-z0-9_-]+"
REASONS: Final = {"deberc": DEBERC, "terz": TERZ, "berg": BERG}
WHY: Final = {"deberc": DEBERC_WHY, "terz": TERZ_WHY, "berg": BERG_WHY}
# Keys that are asked for as plain text.
PLAIN: Final = re.compile(
    r"answer-|button-|cmd-|bot-|(deberc|terz|berg|table)-(button|alert|refusal|why|score-(alert|mark))"
)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of a language by key; a key that is there twice is an error."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((TEXTS / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def names_of(message: ftl.Message) -> _Names:
    names = _Names()
    names.visit(message)
    return names


@cache
def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every string of the program that could be a key, and the patterns of those put together."""
    constants: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                written = [
                    str(part.value) if isinstance(part, ast.Constant) else None
                    for part in node.values
                ]
                if LITERAL.search("".join(part or "" for part in written)):
                    pieces = (ANY if part is None else re.escape(part) for part in written)
                    patterns.append(re.compile("".join(pieces)))
    return constants, patterns


def _trees() -> Iterator[ast.Module]:
    for room in ROOMS:
        for path in room.rglob("*.py"):
            if "playground" not in path.parts:
                yield ast.parse(path.read_text(encoding="utf-8"))


def test_every_key_that_the_program_asks_for_exists() -> None:
    calls = {
        str(node.args[0].value)
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and KEY.fullmatch(node.args[0].value)
        and _asks(node.func)
    }
    assert len(calls) > 50
    assert calls <= {*messages("ru")}


def _asks(called: ast.expr) -> bool:
    """Whether calling this looks a text up, or raises a refusal that names one."""
    if isinstance(called, ast.Name):
        return called.id in ("t", "texts", "words", "RefusedError")
    if isinstance(called, ast.Attribute):
        return called.attr in ("texts", "plain")
    return (
        isinstance(called, ast.Call)
        and isinstance(called.func, ast.Name)
        and (called.func.id in ("texts", "words_of"))
    )


def test_no_text_is_unused() -> None:
    constants, patterns = asked_for()
    referenced = {
        name for message in messages("ru").values() for name in names_of(message).references
    }
    unused = {
        key
        for key in messages("ru")
        if key not in constants | referenced
        and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert unused == set()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ru"])
def test_every_language_says_everything_with_the_same_variables(language: str) -> None:
    assert {*messages(language)} == {*messages("ru")}
    for key, message in messages(language).items():
        assert names_of(message).variables == names_of(messages("ru")[key]).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    for key, message in messages(language).items():
        assert names_of(message).references <= {*messages(language)}, key


def variants(pattern: ftl.Pattern | None) -> Iterator[str]:
    """The literal pieces of a text."""
    assert pattern is not None
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from variants(variant.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_have_no_markup_and_fit_an_alert(language: str) -> None:
    for key, message in messages(language).items():
        if PLAIN.match(key):
            written = "".join(variants(message.value))
            assert "<" not in written, key
            assert length(written) <= (512 if key == "bot-description" else 200), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_balanced_markup(language: str) -> None:
    for key, message in messages(language).items():
        try:
            parse_html("".join(variants(message.value)))
        except MarkupError as error:
            pytest.fail(f"{key}: {error}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_keep_telegrams_limits(language: str) -> None:
    words = texts(language)
    assert length(words.plain("bot-description")) <= 512
    assert length(words.plain("bot-short-description")) <= 120
    for key in messages("ru"):
        if key.startswith("cmd-"):
            assert 1 <= length(words.plain(key)) <= 256


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REASONS)
def test_every_reason_of_the_rules_has_its_own_sentence(game: str, language: str) -> None:
    words = texts(language)
    sentences = [GAME_SCREENS[game].refusal(reason, words) for reason in REASONS[game]]
    assert len({*sentences}) == len(sentences)
    assert all(length(sentence) <= 200 for sentence in sentences)
    assert {f"{game}-refusal-{reason}" for reason in REASONS[game]} == {
        key for key in messages(language) if key.startswith(f"{game}-refusal-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WHY)
def test_every_reason_for_an_advice_has_a_sentence(game: str, language: str) -> None:
    assert {f"{game}-why-{key}" for key in WHY[game]} == {
        key for key in messages(language) if key.startswith(f"{game}-why-")
    }


def test_every_game_that_has_screens_says_why_it_refuses_and_advises() -> None:
    assert {*REASONS} == {*WHY} == {*GAME_SCREENS}


def test_an_unknown_reason_is_answered_all_the_same() -> None:
    words = texts("ru")
    assert GAME_SCREENS["deberc"].refusal("no-such", words) == words.plain("answer-unknown")


@pytest.mark.parametrize(
    ("tricks", "expected"),
    [
        (0, "без взяток"),
        (1, "1 взятка"),
        (2, "2 взятки"),
        (5, "5 взяток"),
        (11, "11 взяток"),
        (21, "21 взятка"),
    ],
)
def test_russian_plurals(tricks: int, expected: str) -> None:
    assert texts("ru").plain("count-tricks", tricks=tricks) == expected


def test_numbers_are_not_grouped() -> None:
    assert texts("ru").plain("table-target", target=1001) == "до 1001"


def test_arguments_are_escaped_once() -> None:
    words = texts("ru")
    assert words("lobby-seat", number=1, name="<b>&") == "1. &lt;b&gt;&amp;"
    assert words("lobby-seat", number=1, name=Markup("<b>Я</b>")) == "1. <b>Я</b>"
    assert words.plain("lobby-seat", number=1, name="<b>&") == "1. <b>&"


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MissingTextError, match="no-such-text"):
        texts("ru")("no-such-text")
    with pytest.raises(MissingTextError, match="lobby-seat"):
        texts("ru")("lobby-seat", number=1)


@pytest.mark.parametrize(
    ("code", "language"),
    [("ru", "ru"), ("uk", "uk"), ("en-GB", "en"), ("EN", "en"), ("de", "ru"), (None, "ru")],
)
def test_telegrams_language_codes(code: str | None, language: str) -> None:
    assert texts(code).language == language


@pytest.mark.parametrize(
    ("language", "written"), [("ru", "−17,5"), ("uk", "−17,5"), ("en", "−17.5")]
)
def test_fractions_are_written_as_the_language_does(language: str, written: str) -> None:
    assert number(-17.5, texts(language)) == written
    assert number(1001, texts(language)) == "1001"
