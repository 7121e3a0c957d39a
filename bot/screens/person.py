"""A person's own settings in the direct chat: the language, what is kept of them, erasing it."""

from typing import Final

from bot.presses import PersonPress
from bot.screens.base import Button, Screen, Style
from bot.screens.common import paragraphs
from bot.texts import LANGUAGES, Texts

PAGES: Final = ("", "language", "privacy", "forget")


def own_settings(page: str, chosen: str | None, texts: Texts) -> Screen:
    """One of ``PAGES``. ``chosen``: the language they have chosen; None: Telegram's."""
    t = texts
    if page == "language":
        return _languages(chosen, t)
    if page == "privacy":
        rows = [_page("forget", t.plain("person-erase")), _page("", t.plain("settings-back"))]
        return Screen(t("privacy"), tuple((button,) for button in rows))
    if page == "forget":
        yes = _press("forget", "yes", t.plain("forget-yes"), "danger")
        return Screen(t("forget-ask"), ((yes, _press("forget", "no", t.plain("forget-no"))),))
    rows = [
        _page("language", t.plain("settings-language", value=_language(chosen or "", t))),
        _page("privacy", t.plain("person-to-privacy")),
    ]
    text = paragraphs(t("person-title"), t("person-about"))
    return Screen(text, tuple((button,) for button in rows))


def _languages(chosen: str | None, t: Texts) -> Screen:
    buttons = []
    for code in (*LANGUAGES, ""):
        label, here = _language(code, t), code == (chosen or "")
        label = t.plain("lobby-chosen", label=label) if here else label
        buttons.append(_press("language", code, label))
    back = _page("", t.plain("settings-back"))
    return Screen(t("person-language-about"), tuple((button,) for button in (*buttons, back)))


def _language(code: str, t: Texts) -> str:
    return t.plain(f"language-{code}") if code else t.plain("person-language-telegram")


def _page(page: str, text: str) -> Button:
    return _press("page", page, text)


def _press(what: str, value: str, text: str, style: Style | None = None) -> Button:
    return Button(text, PersonPress(what=what, value=value).pack(), style=style)
