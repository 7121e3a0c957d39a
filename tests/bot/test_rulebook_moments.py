"""From what happens at a table to its article: "?", the way on after a refusal, links in counts."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final, cast

import pytest
from markupsafe import Markup

import engine
from bot.playground.markup import parse_html
from bot.presses import ShowPress
from bot.rulebook.books import ARTICLES, article_of
from bot.rulebook.clauses import CLAUSES
from bot.screens import GAME_SCREENS
from bot.screens.ask import label_linked
from bot.screens.base import TableView
from bot.screens.scene import MatchView
from bot.texts import texts
from engine.errors import RuleError
from engine.game import Action
from engine.options import OptionValue
from tests.bot.looks import check_screen, labels
from tests.bot.played import BOT, PlayedTable, dealt, moments, new_table
from tests.engine.berg.kit import Berg, lay

RU: Final = texts("ru")
MATCHES: Final[tuple[tuple[str, str, int, dict[str, OptionValue]], ...]] = (
    ("deberc", "home", 3, {"target": 201}),
    ("deberc", "moscow", 4, {"partners": "yes", "target": 201}),
    ("terz", "classic", 2, {"target": 501}),
    ("berg", "short", 2, {"height": 3, "open_hand": "1"}),
)


def article(view: TableView) -> str | None:
    """What a question about this moment opens."""
    return article_of(view.game, GAME_SCREENS[view.game].moment(view))


@pytest.mark.parametrize(("game", "preset", "seats", "options"), MATCHES)
def test_every_moment_has_an_article_and_every_line_of_a_count_a_link(
    game: str, preset: str, seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_table(seats, preset, options, name=game)
    opened: set[str | None] = set()
    counted = 0
    # A random player of Terz claims that it has arrived.
    player = "basic" if game == "terz" else "random"
    for _ in moments(table, seed=3, deals=8, player=player):
        for viewer in (None, *range(seats)):
            opened.add(article(table.view(viewer)))
        while counted < len(cast("MatchView", table.match.view(None)).counted):
            counted += 1
            check_links(table, counted)
    assert None not in opened
    assert len(opened) > 3
    assert counted > 1


def check_links(table: PlayedTable, deal: int) -> None:
    """Every line of a deal's count but its title leads to an article of the game."""
    text = str(GAME_SCREENS[table.game].count(table.view(None), deal, RU).text)
    told = re.split(r"<blockquote|<pre>", text)[0]
    lines = [line for line in told.split("\n") if line][2 if table.game != "berg" else 1 :]
    assert len(lines) > 2
    for line in lines:
        found = re.findall(rf'href="https://t\.me/{BOT}\?start=r_1234567_([a-z0-9-]+)"', line)
        assert found, line
        assert {*found} <= {*ARTICLES[table.game]}


def test_the_moments_of_deberc() -> None:
    table = dealt(2, "classic")
    assert article(table.view(None)) == "bidding"
    assert article(replace(table.view(0), stage="cut")) == "deal"
    assert article(replace(table.view(0), stage="over")) == "end"
    seat = table.match.to_act
    assert seat is not None
    table.match.apply(Action(seat, "take"))
    verbs = {action.verb for action in table.match.legal_actions()}
    mover = table.match.to_act
    assert article(table.view(None)) == "play"
    assert article(table.view(mover)) == (
        "bella" if "bella" in verbs else "runs" if "meld" in verbs else "play"
    )


def test_the_moments_of_terz() -> None:
    table = new_table(2, "classic", name="terz")
    played = moments(table, seed=3, deals=8, player="basic")
    assert next(played) is None
    assert article(table.view(None)) == "deal"
    opened: dict[str, set[str | None]] = {}
    for _ in played:
        if table.stage == "play":
            opened.setdefault(table.match.phase, set()).add(article(table.view(None)))
    assert opened["colour"] == {"colour"}
    assert opened["break"] == {"talon"}
    assert opened["answer"] == {"answers"}
    assert opened["play"] == {"play", "endgame"}
    assert article(replace(table.view(0), stage="play", choosing="arrive")) == "arrival"


def test_the_moments_of_berg() -> None:
    berg = Berg(lay("8C 9C TC KC KS", "8H TH KH 8D 9D", "JS"))
    table = PlayedTable(berg.match, "short", {}, ("А", "Б"), stage="play", game="berg")
    assert article(table.view(1)) == "jack"
    assert article(replace(table.view(0), choosing="offers")) == "jokers"


@pytest.mark.parametrize("game", ARTICLES)
def test_whatever_the_engine_refuses_has_an_article(game: str) -> None:
    folder = Path(str(engine.__file__)).parent / game
    source = "".join((folder / name).read_text() for name in ("refusal.py", "match.py"))
    clauses = {*re.findall(r'"([DTB]-\d+)"', source)}
    assert len(clauses) > 10
    assert clauses <= {*CLAUSES[game]}
    assert all(article_of(game, clause) for clause in clauses)


def test_after_a_refusal_the_hand_leads_on_to_the_clause() -> None:
    table = dealt(2, "classic")
    seat = table.match.to_act
    assert seat is not None
    refusal = table.match.why_not(Action(seat, "play", "9H"))
    assert isinstance(refusal, RuleError)
    screens = GAME_SCREENS["deberc"]
    for shown in (screens.hand, screens.private_hand):
        assert not [label for label in labels(shown(table.view(seat), RU)) if "Почему" in label]
        screen = shown(replace(table.view(seat), asked=refusal.clause), RU)
        check_screen(screen)
        (button,) = [b for row in screen.rows for b in row if "Почему" in b.text]
        assert button.data is not None
        assert ShowPress.unpack(button.data).what == "ask"
        assert ShowPress.unpack(button.data).value == article_of("deberc", refusal.clause)
    # What has no clause, or an unknown one, leads nowhere.
    for clause in ("", "D-999"):
        screen = screens.hand(replace(table.view(seat), asked=clause), RU)
        assert not [label for label in labels(screen) if "Почему" in label]


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("✅ <b>Сыграно:</b> Вера 95", "Сыграно:"),
        ("Висит 62: Вера &amp; Аня", "Висит 62"),
        ("⚠️ штраф", "⚠️ штраф"),
        ("A&amp;B <b>x</b>", "x"),
    ],
)
def test_the_label_of_a_line_is_its_link(line: str, label: str) -> None:
    view = dealt(2, "classic").view(None)
    text, entities = parse_html(str(label_linked(view, "D-61", Markup(line))))
    (link,) = [entity for entity in entities if entity.type == "text_link"]
    encoded = text.encode("utf-16-le")
    start, end = link.offset * 2, (link.offset + link.length) * 2
    assert encoded[start:end].decode("utf-16-le") == label
    assert text == parse_html(line)[0]


def test_a_clause_without_an_article_links_nothing() -> None:
    view = dealt(2, "classic").view(None)
    assert label_linked(view, "D-999", Markup("нет такого")) == "нет такого"
