"""Names of people, as they go out."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.preview._markdown import markdown_tokens

from adapters.discord.names import escape


@pytest.mark.parametrize(
    "text",
    [
        "@everyone",
        "<@123>",
        "<@&123>",
        "<#1>",
        "**bold**",
        "`code`",
        "||spoiler||",
        "[a](http://b)",
        "https://example.org",
        "# heading",
        "- list",
        "12. list",
        "1. a",
        "  3. a",
        "- a",
        "+ a",
        "# a",
        "> a",
        "-# a",
        "1.5 chips",
        "1 - a",
        ". a",
        "> quote",
        "~~gone~~",
        "back\\slash",
        "<t:1:R>",
        "_it_",
    ],
)
def test_mark_up_is_shown_and_not_obeyed(text: str) -> None:
    """Discord drops a backslash before punctuation and shows what follows: the same text.

    Before a letter or a digit it would show the backslash too.
    """
    escaped = escape(text)
    assert _as_discord_shows(escaped) == text
    assert not _obeyed(escaped)


def _as_discord_shows(text: str) -> str:
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text)


def _obeyed(text: str) -> bool:
    """Whether mark-up remains once every backslash and what it shows is taken out."""
    bare = re.sub(r"\\.", "", text)
    return bool(re.search(r"[*_~`|<>\[\]@#]|://", bare) or re.match(r"([-+]|\d+\.)\s", text))


@pytest.mark.parametrize("name", ["1. a", "- a", "+ a", "# a", "> a", "10. b", "_it_"])
def test_a_name_is_not_the_beginning_of_a_list(name: str) -> None:
    """Another reader of Discord's mark-up sees one plain line of just these letters."""
    (paragraph,) = markdown_tokens(escape(name))
    assert paragraph["type"] == "paragraph"
    assert "".join(_texts(paragraph)) == name


def _texts(token: dict[str, Any]) -> Iterator[str]:
    if token["type"] == "text":
        yield token["content"]
    for child in token.get("children", ()):
        yield from _texts(child)
