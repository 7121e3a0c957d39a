"""The settings of a group: one message of buttons that administrators press."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from bot.agreement import CLOCKS, HOURS, ZONES, quiet_parts
from bot.defaults import begin
from bot.groups import LIMITS, Settled
from bot.presses import GroupPress
from bot.screens.base import Button, Screen
from bot.screens.common import even_rows, joined, paragraphs
from bot.screens.lobby_parts import clock_text
from bot.texts import LANGUAGES, Texts
from engine.games import GAMES
from storage.models import TableRow


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the message stands: whether the group has topics, and in which of them."""

    forum: bool = False
    topic_id: int | None = None


def settings(page: str, settled: Settled, spot: Spot, texts: Texts) -> Screen:
    """A page of the settings; the first one where there is no such page."""
    shown = _PAGES.get(page)
    if shown is None:
        return _main(settled, spot, texts)
    body = shown(settled, texts)
    return Screen(body.text, (*body.rows, (_page("", texts.plain("settings-back")),)))


def settings_done(texts: Texts) -> Screen:
    """What stays of the message once everything is set."""
    return Screen(texts("settings-done"))


def _main(settled: Settled, spot: Spot, t: Texts) -> Screen:
    others = {"all": "admins", "admins": "all"}[settled.openers]
    rows = [
        _page("language", t.plain("settings-language", value=_language(settled.language, t))),
        _set("openers", others, t.plain(f"settings-openers-{settled.openers}")),
        _page("limit", t.plain("settings-limit", limit=settled.limit)),
        _page("new", t.plain(f"settings-new-{'fixed' if settled.defaults_fixed else 'last'}")),
        _page("quiet", t.plain("settings-quiet", value=_quiet(settled.quiet, t))),
        _set(
            "tidy",
            "no" if settled.tidy else "yes",
            t.plain(f"settings-tidy-{'yes' if settled.tidy else 'no'}"),
        ),
    ]
    hint = Markup("")
    if spot.forum:
        here = settled.topic_id is not None and settled.topic_id == spot.topic_id
        word = "here" if here else "any" if settled.topic_id is None else "other"
        to_here = spot.topic_id is not None and not here
        rows.append(_set("topic", "here" if to_here else "none", t.plain(f"settings-topic-{word}")))
        hint = t("settings-topic-hint") if spot.topic_id is None else hint
    rows.append(Button(t.plain("settings-ready"), GroupPress(what="done").pack(), style="success"))
    text = paragraphs(t("settings-title"), t("settings-about"), hint)
    return Screen(text, tuple((button,) for button in rows))


def _languages(settled: Settled, t: Texts) -> Screen:
    buttons = [
        _choice("language", code, _language(code or None, t), (settled.language or "") == code, t)
        for code in (*LANGUAGES, "")
    ]
    return Screen(t("settings-language-about"), tuple((button,) for button in buttons))


def _limits(settled: Settled, t: Texts) -> Screen:
    buttons = [
        _choice("limit", str(limit), str(limit), settled.limit == limit, t) for limit in LIMITS
    ]
    return Screen(t("settings-limit-about"), even_rows(buttons, 5))


def _new(settled: Settled, t: Texts) -> Screen:
    fixed = settled.defaults_fixed
    buttons = [
        _choice("new", "last", t.plain("settings-new-choose-last"), not fixed, t),
        _choice("new", "fixed", t.plain("settings-new-choose-fixed"), fixed, t),
    ]
    text = paragraphs(t("settings-new-about"), _now(settled.defaults, t))
    rows = tuple((button,) for button in buttons)
    return Screen(text, (*rows, *_fixed_rows(settled.defaults, t)) if fixed else rows)


def _fixed_rows(defaults: Mapping[str, Any] | None, t: Texts) -> tuple[tuple[Button, ...], ...]:
    """What every new table is like: its game, preset and clock."""
    row = TableRow(chat_id=-1)
    begin(row, defaults)
    games = [_choice("game", name, t.plain(f"game-{name}"), name == row.game, t) for name in GAMES]
    presets = [
        _choice("preset", name, t.plain(f"{row.game}-preset-{name}"), name == row.preset, t)
        for name in GAMES[row.game].presets
    ]
    clocks = [
        _choice("clock", str(clock), clock_text(clock, t), clock == row.clock, t)
        for clock in CLOCKS
    ]
    return (
        *even_rows(games, 3),
        *(even_rows(presets, 2) if len(presets) > 1 else ()),
        *even_rows(clocks, 4),
    )


def _now(defaults: Mapping[str, Any] | None, t: Texts) -> Markup:
    """What a new table would be like; nothing where no table has been opened yet."""
    kept = defaults or {}
    game, clock = kept.get("game"), kept.get("clock")
    preset = f"{game}-preset-{kept.get('preset')}"
    if not t.has(preset) or not isinstance(clock, int):
        return Markup("")
    what = (t(f"game-{game}"), t(preset), clock_text(clock, t))
    return t("settings-new-now", what=joined(what, " · "))


def _quiets(settled: Settled, t: Texts) -> Screen:
    hours, zone = quiet_parts(settled.quiet)
    times = [
        _choice("hours", choice, _hours(choice, t), hours == choice, t) for choice in (*HOURS, "")
    ]
    zones = [_choice("zone", choice, _zone(choice, t), zone == choice, t) for choice in ZONES]
    rows = even_rows(times, 4)
    return Screen(
        t("settings-quiet-about"), (*rows, *even_rows(zones, 3)) if settled.quiet else rows
    )


_PAGES: Final[dict[str, Callable[[Settled, Texts], Screen]]] = {
    "language": _languages,
    "limit": _limits,
    "new": _new,
    "quiet": _quiets,
}


def page_of(what: str) -> str:
    """The page on which a setting is chosen; "" for the first."""
    page = {"hours": "quiet", "zone": "quiet", "game": "new", "preset": "new", "clock": "new"}.get(
        what, what
    )
    return page if page in _PAGES else ""


def _language(code: str | None, t: Texts) -> str:
    return t.plain(f"language-{code}") if code else t.plain("settings-language-any")


def _hours(hours: str, t: Texts) -> str:
    return hours.replace("-", "–") if hours else t.plain("settings-quiet-none")


def _zone(zone: str, t: Texts) -> str:
    return t.plain(f"zone-{zone.rpartition('/')[2].lower()}")


def _quiet(quiet: str | None, t: Texts) -> str:
    hours, zone = quiet_parts(quiet)
    if not hours:
        return t.plain("settings-quiet-none")
    return f"{_hours(hours, t)}, {_zone(zone, t)}"


def _page(page: str, text: str) -> Button:
    return Button(text, GroupPress(what="page", value=page).pack())


def _set(what: str, value: str, text: str) -> Button:
    return Button(text, GroupPress(what=what, value=value).pack())


def _choice(what: str, value: str, label: str, chosen: bool, t: Texts) -> Button:
    return _set(what, value, t.plain("lobby-chosen", label=label) if chosen else label)
