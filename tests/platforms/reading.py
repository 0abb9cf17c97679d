"""Reading a document back from what each platform is given, as plain words.

Cards are written ``Kh``, moments ``moment:<seconds>``; mark-up, frames and line breaks go.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from adapters.discord import render as discord
from adapters.discord.spans import SUIT_MARKS as DISCORD_SUITS
from adapters.slack import render as slack
from adapters.slack.spans import SUIT_MARKS as SLACK_SUITS
from adapters.terminal.render import render as terminal
from adapters.terminal.screen import Screen
from core.cards import JOKER_TEXT, SUITS
from core.ids import Instant
from core.present import Document, Until, plain

_PLAIN_SCREEN = Screen(width=10_000, erases=False, has_colour=False, has_signs=True)
_AS_TEXT = "\ufe0e"
_SIGNS = "♣♦♥♠"

Words = list[str]


def words_in_plain(document: Document) -> Words:
    """The reference: the document's own plain text."""
    text = re.sub(
        r"\bat (\d{7,})", lambda found: f"moment:{-(-int(found[1]) // 1000)}", plain(document)
    )
    return text.split()


def words_in_terminal(document: Document) -> Words:
    """What the terminal prints: no buttons, and whole seconds left, the started one not counted."""
    lines = (document.title, *(line for section in document.sections for line in section.lines))
    moments = [span.at for line in lines for span in line if isinstance(span, Until)]
    first = min(moments, default=0) // 1000
    text = terminal(document, _PLAIN_SCREEN, Instant(first * 1000 - 999))
    if moments:
        text = re.sub(r"\bin (\d{1,3}) s\b", lambda found: f"moment:{first + int(found[1])}", text)
    return _lettered(text, _SIGNS).split()


def words_in_discord(document: Document) -> Words:
    """What Discord's clients show of the components."""
    drawn: Any = discord.render(document).view
    texts = list(_discord_texts(drawn.to_components()))
    return " ".join(texts).split()


def _discord_texts(components: Iterable[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        if component["type"] == 10:
            text = re.sub(r"^#{1,3} ", "", component["content"], flags=re.MULTILINE)
            text = re.sub(r"<t:(\d+):R>", r"moment:\1", text)
            text = re.sub(r"(?<!\\)(\*\*|`)", "", text)
            yield _lettered(re.sub(r"\\(.)", r"\1", text), DISCORD_SUITS)
        elif component["type"] == 1:
            labels = " ".join(f"[{button['label']}]" for button in component["components"])
            yield labels.replace(_AS_TEXT, "")
        yield from _discord_texts(component["components"] if component["type"] == 17 else ())


def words_in_slack(document: Document) -> Words:
    """What Slack's clients show of the blocks."""
    blocks = json.loads(json.dumps(slack.render(document).blocks))
    return " ".join(_slack_text(block) for block in blocks).split()


def _slack_text(block: dict[str, Any]) -> str:
    if block["type"] == "header":
        return _lettered(block["text"]["text"], SLACK_SUITS)
    if block["type"] == "actions":
        return " ".join(f"[{button['text']['text']}]" for button in block["elements"])
    parts = (element for part in block.get("elements", ()) for element in part["elements"])
    return _lettered("".join(map(_slack_element, parts)), SLACK_SUITS)


def _slack_element(element: dict[str, Any]) -> str:
    return f"moment:{element['timestamp']}" if element["type"] == "date" else element["text"]


def words_in_slacks_text(document: Document) -> Words:
    """What a notification or a screen reader says on Slack."""
    text = re.sub(r"<!date\^(\d+)\^[^>]*>", r"moment:\1", slack.render(document).text)
    for written, meant in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
        text = text.replace(written, meant)
    return text.split()


def _lettered(text: str, marks: Iterable[str]) -> str:
    text = re.sub(r"\bJoker\b", JOKER_TEXT, text)
    for letter, mark in zip(SUITS, marks, strict=True):
        text = text.replace(f"10{mark}", f"T{letter}").replace(mark, letter)
    return text
