"""Whether a message is within a platform's limits, by the platform's own numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from adapters.discord import limits as discord_limits
from adapters.discord import render as discord
from adapters.slack import limits as slack_limits
from adapters.slack import render as slack
from core.present.documents import Document

_TEXT, _BUTTON, _ROW = 10, 2, 1
_ROWS = 5


def on_discord(document: Document) -> str:
    """The text of ``document`` on Discord; fails when Discord would refuse it."""
    view: Any = discord.render(document).view
    parts = list(_walk(view.to_components()))
    texts = [part["content"] for part in parts if part["type"] == _TEXT]
    rows = [part["components"] for part in parts if part["type"] == _ROW]
    buttons = [part for part in parts if part["type"] == _BUTTON]
    ids = [button["custom_id"] for button in buttons]
    assert len(parts) <= discord_limits.COMPONENTS
    assert sum(map(len, texts)) <= discord_limits.TEXT
    assert len(rows) <= _ROWS
    assert all(1 <= len(row) <= discord_limits.ROW_BUTTONS for row in rows)
    assert all(1 <= len(each) <= discord_limits.CUSTOM_ID for each in ids)
    assert all(1 <= len(each["label"]) <= discord_limits.BUTTON_LABEL for each in buttons)
    assert len(set(ids)) == len(ids)
    assert len(ids) == sum(map(len, document.buttons)), "a button is missing"
    return "\n".join(texts)


def on_slack(document: Document) -> str:
    """The text of ``document`` on Slack; fails when Slack would refuse it."""
    drawn = slack.render(document)
    blocks: Any = json.loads(json.dumps(drawn.blocks))
    texts = list(_texts(blocks))
    assert len(blocks) <= slack_limits.BLOCKS
    assert sum(map(len, texts)) <= slack_limits.MESSAGE
    assert all(len(text) <= slack_limits.TEXT for text in texts)
    assert all(len(b["text"]["text"]) <= slack_limits.HEADER for b in blocks if "text" in b)
    buttons = [e for b in blocks if b["type"] == "actions" for e in b["elements"]]
    assert all(len(b["elements"]) <= slack_limits.ELEMENTS for b in blocks if "elements" in b)
    assert all(1 <= len(each["text"]["text"]) <= slack_limits.BUTTON for each in buttons)
    assert all(len(each["accessibility_label"]) <= slack_limits.BUTTON for each in buttons)
    assert all(len(each["value"]) <= slack_limits.VALUE for each in buttons)
    assert len(buttons) == sum(map(len, document.buttons)), "a button is missing"
    return "\n".join(texts)


def _walk(parts: Any) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))


def _texts(blocks: Any) -> Iterator[str]:
    for block in blocks:
        if block["type"] == "header":
            yield block["text"]["text"]
        elif block["type"] == "rich_text":
            for section in block["elements"]:
                yield "".join(element.get("text", "") for element in section["elements"])
