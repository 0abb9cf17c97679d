"""What Slack's clients show of blocks and of text, read back from the JSON."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from adapters.slack.spans import SUIT_MARKS
from core.cards import SUITS
from core.ids import Instant
from tests.loopback.slack.fixtures import NO_SCHEMA, require_schema
from tests.loopback.slack.schema import SlackSchema

_MENTION = re.compile(r"<@([A-Z0-9]+)>")
_DATE = re.compile(r"<!date\^(\d+)\^([^|>]*)\|([^>]*)>")


def slacks_types() -> SlackSchema:
    """Slack's own types; without them the test is skipped, and in CI it fails."""
    require_schema()
    schema = SlackSchema.load()
    if schema is None:
        pytest.skip(NO_SCHEMA)
    return schema


def shown_in_blocks(blocks: Iterable[dict[str, Any]]) -> str:
    """Everything that can be read in ``blocks``, line by line; buttons in brackets."""
    return "\n".join(line for block in blocks for line in _lines(block))


def _lines(block: dict[str, Any]) -> Iterator[str]:
    match block["type"]:
        case "header":
            yield block["text"]["text"]
        case "rich_text":
            for part in block["elements"]:
                yield from "".join(map(_element, part["elements"])).split("\n")
        case "actions":
            yield " ".join(f"[{element['text']['text']}]" for element in block["elements"])
        case "divider":
            return
        case kind:
            raise AssertionError(f"nobody reads a {kind}")


def _element(element: dict[str, Any]) -> str:
    match element["type"]:
        case "text":
            return str(element["text"])
        case "user":
            return f"@{element['user_id']}"
        case "date":
            assert "{time_secs}" in element["format"]
            return str(element["fallback"])
        case kind:
            raise AssertionError(f"nobody reads a {kind}")


def shown_in_text(text: str) -> str:
    """What a notification says: Slack's own marks read, the rest unescaped.

    Raises AssertionError when a mark stands there that nobody asked for.
    """
    text = _DATE.sub(lambda found: found[3], _MENTION.sub(lambda found: f"@{found[1]}", text))
    assert "<" not in text, text
    assert ">" not in text, text
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def with_letters(text: str) -> str:
    """Cards as the plain text writes them: ``T`` and a letter for the suit."""
    for letter, mark in zip(SUITS, SUIT_MARKS, strict=True):
        text = text.replace(f"10{mark}", f"T{letter}").replace(mark, letter)
    return text


def at_utc(now: Instant) -> str:
    """A moment as the fallback of a date writes it."""
    hours, rest = divmod(-(-now // 1000) % 86_400, 3_600)
    return f"at {hours:02}:{rest // 60:02}:{rest % 60:02} UTC"
