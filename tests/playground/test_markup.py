"""Telegram's HTML: what it becomes, and how it is refused."""

import pytest

from bot.playground import markup
from bot.playground.markup import Entity, MarkupError, finish, parse_html, to_html


def shapes(source: str) -> tuple[str, list[tuple[str, int, int]]]:
    text, entities = finish(*parse_html(source))
    return text, [(entity.type, entity.offset, entity.length) for entity in entities]


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("<b>x</b>", "bold"),
        ("<strong>x</strong>", "bold"),
        ("<i>x</i>", "italic"),
        ("<em>x</em>", "italic"),
        ("<u>x</u>", "underline"),
        ("<ins>x</ins>", "underline"),
        ("<s>x</s>", "strikethrough"),
        ("<del>x</del>", "strikethrough"),
        ("<tg-spoiler>x</tg-spoiler>", "spoiler"),
        ('<span class="tg-spoiler">x</span>', "spoiler"),
        ("<code>x</code>", "code"),
        ("<pre>x</pre>", "pre"),
        ("<blockquote>x</blockquote>", "blockquote"),
        ("<blockquote expandable>x</blockquote>", "expandable_blockquote"),
        ('<a href="https://t.me/x">x</a>', "text_link"),
        ('<a href="tg://user?id=5">x</a>', "text_mention"),
        ('<tg-emoji emoji-id="53">x</tg-emoji>', "custom_emoji"),
        ('<tg-time unix="1800000000" format="r">x</tg-time>', "date_time"),
        ('<tg-time unix="1800000000">x</tg-time>', "date_time"),
        ("<B>x</b>", "bold"),
    ],
)
def test_every_tag_becomes_its_entity(source: str, kind: str) -> None:
    assert shapes(source) == ("x", [(kind, 0, 1)])


def test_offsets_and_lengths_count_utf16() -> None:
    # 🃏 lies beyond the first plane and counts twice, ♠ and Cyrillic count once.
    assert shapes("🃏♠ <b>Туз🃏</b>") == ("🃏♠ Туз🃏", [("bold", 4, 5)])
    assert markup.length("🃏♠") == 3
    assert markup.cut("🃏♠ Туз🃏", 4, 5) == "Туз🃏"


def test_entities_nest_and_keep_their_values() -> None:
    _, entities = parse_html(
        '<b>a<i>b</i></b><pre><code class="language-python">c</code></pre>'
        '<tg-time unix="1800000000" format="wDT">d</tg-time>'
    )
    assert [(one.type, one.offset, one.length) for one in entities] == [
        ("italic", 1, 1),
        ("bold", 0, 2),
        ("pre", 2, 1),
        ("date_time", 3, 1),
    ]
    assert entities[2].language == "python"
    assert (entities[3].unix_time, entities[3].date_time_format) == (1_800_000_000, "wDT")


def test_characters_are_decoded() -> None:
    assert parse_html("&lt;b&gt; &amp;&quot; &#9824;&#x2663; &nbsp;")[0] == '<b> &" ♠♣ &nbsp;'


def test_nothing_lives_inside_code() -> None:
    assert shapes("<code>a<b>b</b></code>") == ("ab", [("code", 0, 2)])
    assert shapes("<code>/new</code>") == ("/new", [("code", 0, 4)])


def test_text_is_trimmed_and_entities_with_it() -> None:
    assert shapes("  \n<b>x </b>\n ") == ("x", [("bold", 0, 1)])


def test_commands_mentions_and_links_are_found() -> None:
    text, entities = finish("/new@kozyr_bot спросите @anna https://t.me/x 1/2 a/b", [])
    assert [(one.type, markup.cut(text, one.offset, one.length)) for one in entities] == [
        ("bot_command", "/new@kozyr_bot"),
        ("mention", "@anna"),
        ("url", "https://t.me/x"),
    ]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("♠<b", "Unclosed start tag at byte offset 3"),
        ("<script>x</script>", 'Unsupported start tag "script" at byte offset 0'),
        ("Туз <br>", 'Unsupported start tag "br" at byte offset 7'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        (
            "<b><i>test</b></i>",
            'Unmatched end tag at byte offset 10, expected "</i>", found "</b>"',
        ),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ('<span class="x">x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<a ="x">x</a>', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("<a href=x_y>x</a>", "Unexpected end of name token at byte offset 8"),
        ("<tg-emoji emoji-id='x'>x</tg-emoji>", "Invalid custom emoji identifier specified"),
        (
            "<tg-time>x</tg-time>",
            'Tag "tg-time" must have valid attribute "unix" at byte offset 0',
        ),
        (
            '<tg-time unix="1" format="q">x</tg-time>',
            'Tag "tg-time" has invalid attribute "format" at byte offset 0',
        ),
    ],
)
def test_bad_html_is_refused_in_telegrams_words(source: str, words: str) -> None:
    with pytest.raises(MarkupError) as caught:
        parse_html(source)
    assert str(caught.value) == words


@pytest.mark.parametrize(
    ("entity", "words"),
    [
        (
            Entity("bold", 100, 1),
            "entity begins after the end of the text at UTF-16 offset 100",
        ),
        (
            Entity("bold", 0, 100),
            "entity beginning at UTF-16 offset 0 ends after the end of the text "
            "at UTF-16 offset 100",
        ),
        (Entity("bold", -1, 1), "receive an entity with incorrect offset -1"),
        (Entity("loud", 0, 1), "can't parse MessageEntity: Unsupported type specified"),
        (
            Entity("text_link", 0, 5, url="not-a-url"),
            "entity URL 'not-a-url' is invalid: Wrong HTTP URL",
        ),
    ],
)
def test_bad_entities_are_refused(entity: Entity, words: str) -> None:
    with pytest.raises(MarkupError) as caught:
        markup.check_entities("hello", [entity])
    assert str(caught.value) == words


def test_html_can_be_written_again() -> None:
    source = (
        '<b>Козырь <i>♠</i></b> &lt;3 <a href="https://t.me/x">x</a> '
        '<tg-time unix="1800000000" format="r">скоро</tg-time>'
    )
    assert to_html(*finish(*parse_html(source))) == source
