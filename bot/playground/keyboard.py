"""Keyboards under messages: what Telegram takes and what it refuses.

Documented by Telegram: 1 to 64 bytes of callback data, exactly one action in a button, the three
styles, copied texts of 1 to 256 characters. Observed: 100 buttons in all, 8 in a row, and most of
the wording. Where a wording is not known it is made up in Telegram's manner: a request that names
two actions (Telegram takes the first), an unknown style, an empty label, a row that is too long.
"""

import json
from urllib.parse import urlsplit

from bot.playground.fields import Params
from bot.playground.markup import is_url, length
from bot.playground.world import ApiError, Button, Json, Keyboard, bad

MAX_BUTTONS = 100
MAX_ROW = 8
MAX_DATA = 64
STYLES = ("primary", "success", "danger")

_ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
    "disabled",
)
_KNOWN = {"text", "style", "icon_custom_emoji_id", *_ACTIONS}
_REPLY_MARKUPS = ("keyboard", "remove_keyboard", "force_reply")


def read_inline(params: Params) -> Keyboard:
    """The inline keyboard of a request; empty where there is none.

    :raises ApiError: as Telegram refuses it.
    """
    markup = params.mapping("reply_markup", "reply markup")
    if markup is None:
        return ()
    if "inline_keyboard" not in markup:
        raise bad("inline keyboard expected")
    return _keyboard(markup["inline_keyboard"])


def read_any(params: Params) -> tuple[Keyboard, str | None]:
    """An inline keyboard, or the text of any other reply markup."""
    markup = params.mapping("reply_markup", "reply markup")
    if markup is not None and any(kind in markup for kind in _REPLY_MARKUPS):
        return (), json.dumps(markup, ensure_ascii=False)
    return read_inline(params), None


def to_api(keyboard: Keyboard) -> Json:
    """The keyboard as the API's InlineKeyboardMarkup."""
    return {"inline_keyboard": [[button.fields for button in row] for row in keyboard]}


def _keyboard(rows: object) -> Keyboard:
    if not isinstance(rows, list):
        raise bad('field "inline_keyboard" must be of type Array')
    result = []
    for row in rows:
        if not isinstance(row, list):
            raise bad('field "inline_keyboard" must be an Array of Arrays')
        buttons = tuple(_button(button) for button in row)
        if len(buttons) > MAX_ROW:
            raise bad("REPLY_MARKUP_TOO_LONG")
        if buttons:
            result.append(buttons)
    if sum(map(len, result)) > MAX_BUTTONS:
        raise bad("reply markup is too long")
    return tuple(result)


def _refused(why: str) -> ApiError:
    return bad(f"can't parse inline keyboard button: {why}")


def _button(button: object) -> Button:
    if not isinstance(button, dict):
        raise bad("InlineKeyboardButton must be an Object")
    if "text" not in button:
        raise _refused('Can\'t find field "text"')
    text = button["text"]
    if not isinstance(text, str):
        raise _refused('Field "text" must be of type String')
    if not text.strip():
        raise bad("BUTTON_TEXT_INVALID")
    unknown = sorted(button.keys() - _KNOWN)
    if unknown:
        raise _refused(f'Unknown field "{unknown[0]}"')
    style = button.get("style")
    if style is not None and style not in STYLES:
        raise bad("BUTTON_STYLE_INVALID")
    actions = [name for name in _ACTIONS if button.get(name) is not None]
    if len(actions) > 1:
        raise _refused(f"Exactly one action expected, found {', '.join(actions)}")
    if not actions:
        raise _refused("Text buttons are unallowed in the inline keyboard")
    _action(actions[0], button[actions[0]])
    return Button({name: value for name, value in button.items() if value is not None})


def _action(name: str, value: object) -> None:
    match name:
        case "callback_data":
            if not isinstance(value, str):
                raise _refused('Field "callback_data" must be of type String')
            if not value:
                raise _refused("Text buttons are unallowed in the inline keyboard")
            if len(value.encode()) > MAX_DATA:
                raise bad("BUTTON_DATA_INVALID")
        case "url":
            _url(str(value))
        case "copy_text":
            text = value.get("text") if isinstance(value, dict) else None
            if not isinstance(text, str) or not 1 <= length(text) <= 256:
                raise bad("BUTTON_COPY_TEXT_INVALID")
        case "pay" | "callback_game" | "web_app" | "login_url":
            raise bad("BUTTON_TYPE_INVALID")
        case "switch_inline_query_chosen_chat" if not isinstance(value, dict):
            raise _refused(f'Field "{name}" must be of type Object')
        case "disabled" if value != {}:
            raise _refused('Field "disabled" must be an empty Object')


def _url(url: str) -> None:
    parts = urlsplit(url)
    wrong = f"inline keyboard button URL '{url}' is invalid: "
    if (
        parts.scheme
        and parts.scheme not in ("http", "https", "tg", "ton")
        and "." not in (parts.scheme)
    ):
        raise bad(wrong + "Unsupported URL protocol")
    if not is_url(url):
        raise bad(wrong + "Wrong HTTP URL")
    host = parts.hostname or ""
    if parts.scheme in ("http", "https") and "." not in host:
        # Telegram's server lets a loopback or bare host through its parser and refuses it then.
        raise bad("BUTTON_URL_INVALID")
    if host in ("t.me", "telegram.me") or parts.scheme == "tg":
        _deep_link(parts.query)


def _deep_link(query: str) -> None:
    for part in query.split("&"):
        name, _, payload = part.partition("=")
        if name in ("start", "startgroup") and not good_payload(payload):
            raise bad("BUTTON_URL_INVALID")


def good_payload(payload: str) -> bool:
    """Whether a deep link may carry it: up to 64 of ``A-Z a-z 0-9 _ -`` (documented)."""
    return len(payload) <= 64 and all(
        letter.isascii() and (letter.isalnum() or letter in "_-") for letter in payload
    )
