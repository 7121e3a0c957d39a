"""Answers of the bot to presses and to inline queries."""

from urllib.parse import parse_qs, urlsplit

from bot.playground import keyboard
from bot.playground.fields import Params
from bot.playground.markup import length
from bot.playground.sending import OLD_QUERY, Method, Text, read_text
from bot.playground.state import World
from bot.playground.world import Json, Keyboard, Message, Notice, bad

MAX_ANSWER = 200
MAX_RESULTS = 50
MAX_OFFSET = 64
INLINE_WINDOW = 30.0
_ARTICLE = {
    "type",
    "id",
    "title",
    "input_message_content",
    "reply_markup",
    "url",
    "description",
    "thumbnail_url",
    "thumbnail_width",
    "thumbnail_height",
}
_CONTENT = {"message_text", "parse_mode", "entities", "link_preview_options"}


def answer_callback_query(world: World, params: Params) -> object:
    text = params.text("text")
    url = params.text("url")
    alert = params.flag("show_alert")
    params.number("cache_time")
    query = world.queries.get(params.text("callback_query_id"))
    if length(text) > MAX_ANSWER:
        raise bad("MESSAGE_TOO_LONG")
    if url and not _may_open(world, url):
        raise bad("URL_INVALID")
    if query is None or query.answered or world.now() - query.at > world.answer_window:
        raise bad(OLD_QUERY)
    query.answered = True
    notice = Notice(query.id, query.person, query.chat, query.key, text, alert and bool(text), url)
    world.notices.append(notice)
    world.event(
        "answer",
        query=query.id,
        person=query.person,
        chat=query.chat,
        key=query.key,
        text=text,
        alert=notice.alert,
        url=url,
    )
    return True


def _may_open(world: World, url: str) -> bool:
    """Documented: without a game, only ``t.me/bot?start=…`` of the bot itself."""
    parts = urlsplit(url if "//" in url else f"https://{url}")
    payload = parse_qs(parts.query, keep_blank_values=True).get("start", [])
    return (
        parts.hostname in ("t.me", "telegram.me")
        and parts.path.strip("/").lower() == world.bot_username.lower()
        and len(payload) == 1
        and keyboard.good_payload(payload[0])
    )


def answer_inline_query(world: World, params: Params) -> object:
    results = params.array("results", "InlineQueryResult")
    if results is None:
        raise bad("expected an Array of InlineQueryResult")
    params.flag("is_personal")
    if (params.number("cache_time") or 0) < 0:
        raise bad("wrong cache_time specified")
    if len(params.text("next_offset").encode()) > MAX_OFFSET:
        raise bad("NEXT_OFFSET_INVALID")
    button = params.mapping("button", "inline query results button")
    if len(results) > MAX_RESULTS:
        raise bad("RESULTS_TOO_MUCH")
    shown: list[Json] = []
    contents: dict[str, tuple[Message, Keyboard]] = {}
    for result in results:
        if not isinstance(result, dict):
            raise bad("inline query result must be an Object")
        number, content = _result(world, result)
        if number in contents:
            raise bad("RESULT_ID_DUPLICATE")
        contents[number] = content
        shown.append(result)
    if button is not None:
        _check_results_button(world, button)
    query = world.inline_queries.get(params.text("inline_query_id"))
    if query is None or query.results is not None or world.now() - query.at > INLINE_WINDOW:
        raise bad(OLD_QUERY)
    query.results = shown
    query.button = button
    for number, content in contents.items():
        world.inline_contents[query.id, number] = content
    world.event("inline_results", inline_query=query.id)
    return True


def _check_results_button(world: World, button: Json) -> None:
    """Documented: a text, and a payload for /start (web apps are not known here)."""
    _only_known(world, "InlineQueryResultsButton", button, {"text", "start_parameter"})
    if not str(button.get("text", "")).strip():
        raise bad("inline query results button text must be non-empty")
    payload = str(button.get("start_parameter", ""))
    if not payload or not keyboard.good_payload(payload):
        raise bad("START_PARAM_INVALID")


def _only_known(world: World, what: str, given: Json, known: set[str]) -> None:
    for name in sorted(given.keys() - known):
        world.journal.violate(f"{what}: unknown field {name}")


def _result(world: World, result: Json) -> tuple[str, tuple[Message, Keyboard]]:
    number = str(result.get("id", ""))
    if not 1 <= len(number.encode()) <= 64:
        raise bad("RESULT_ID_INVALID")
    if result.get("type") != "article":
        raise bad("only articles are known here")
    _only_known(world, "InlineQueryResultArticle", result, _ARTICLE)
    if not str(result.get("title", "")).strip():
        raise bad("title must be non-empty")
    content = result.get("input_message_content")
    if not isinstance(content, dict):
        raise bad("message content is not specified")
    _only_known(world, "InputTextMessageContent", content, _CONTENT)
    text: Text = read_text(Params({**content, "text": content.get("message_text")}, {}), "text")
    buttons = keyboard.read_inline(Params({"reply_markup": result.get("reply_markup")}, {}))
    message = Message(sender=world.bot_id, kind="text", text=text.text, entities=text.entities)
    return number, (message, buttons)


METHODS: dict[str, Method] = {
    "answerCallbackQuery": answer_callback_query,
    "answerInlineQuery": answer_inline_query,
}
