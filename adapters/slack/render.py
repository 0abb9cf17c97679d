"""Documents as Slack messages: the one place that knows Block Kit.

Everything is drawn from the document; this module adds no words of its own.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from adapters.slack import limits
from adapters.slack.budget import cut, fitted
from adapters.slack.spans import Element, header_line, joined, rich_line, text_line
from core.present.documents import (
    Button,
    CardRow,
    Document,
    Line,
    Section,
    Slot,
    Strong,
    Text,
    TextFile,
    Weight,
)
from core.present.presses import text as press_text

Block = dict[str, Any]
"""One block, as Slack's JSON."""

ACTIONS: Final = "riffle"
"""The first word of every ``action_id`` of ours."""

_STYLES: Final = {
    Weight.PRIMARY: "primary",
    Weight.GOOD: "",
    Weight.DANGER: "danger",
    Weight.PLAIN: "",
}

_BARE: Final = frozenset({Slot.TURN, Slot.LOG})
"""Slots of one line, shown as a plain message without a heading."""

_NEW_LINE: Final[Element] = {"type": "text", "text": "\n"}


class Rendered(Struct, frozen=True):
    """A message ready to send: its blocks, and the same in plain text."""

    blocks: list[Block]
    text: str

    @property
    def fields(self) -> dict[str, Any]:
        """The fields of a call that say what the message shows."""
        return {"text": self.text, "blocks": self.blocks}


def render(document: Document) -> Rendered:
    """``document`` as a message within Slack's limits."""
    buttons, file = list(_rows(document)), list(_file(document))
    words = list(_words(document, limits.BLOCKS - len(buttons) - len(file)))
    return Rendered(numbered([*words, *file, *buttons], document.sequence), fallback(document))


def numbered(blocks: list[Block], sequence: int) -> list[Block]:
    """``blocks`` with ids that are new whenever the message shows something newer.

    Slack wants it so: a client keeps the state of a block it has seen before.
    """
    return [block | {"block_id": f"{sequence}.{at}"} for at, block in enumerate(blocks)]


def fallback(document: Document) -> str:
    """The whole of ``document`` in plain text, for notifications and screen readers."""
    parts: list[list[Line]] = [[document.title], *map(_lines, document.sections)]
    if document.file is not None:
        parts.append([(Text(line),) for line in _to_copy(document.file).splitlines()])
    rows = [" ".join(f"[{button.label}]" for button in row) for row in document.buttons]
    if rows:
        parts.append([(Text(row),) for row in rows])
    fitting = fitted(parts, limits.FALLBACK, limits.FALLBACK)
    return "\n\n".join("\n".join(map(text_line, lines)) for lines in fitting)


# ------------------------------------------------------------------------------------ words


def words_of(document: Document, room: int) -> list[Block]:
    """The title and the sections of ``document`` in at most ``room`` blocks."""
    return list(_words(document, room))


def _words(document: Document, room: int) -> Iterator[Block]:
    title, body = document.title, [_lines(section) for section in document.sections]
    body = [lines for lines in body if any(text_line(line).strip() for line in lines)]
    has_heading = bool(body) and document.slot not in _BARE and header_line(title).strip()
    if not has_heading:
        body = [[title], *body] if header_line(title).strip() else body
    dividers = document.slot not in _BARE
    if _count(body, dividers) + 1 > room:
        body, dividers = [[line for lines in body for line in (*lines, ())]], False
    if has_heading:
        yield header(header_line(title))
    taken = len(_to_copy(document.file)) if document.file is not None else 0
    for number, lines in enumerate(fitted(body, limits.MESSAGE - taken, limits.TEXT)):
        if number and dividers:
            yield {"type": "divider"}
        yield from _section(lines)


def _lines(section: Section) -> list[Line]:
    heading: list[Line] = [(Strong(section.heading),)] if section.heading else []
    return [*heading, *section.lines]


def _count(body: list[list[Line]], dividers: bool) -> int:
    """Blocks that ``body`` takes, at most: cards alone on their line stand apart."""
    apart = sum(2 for lines in body for line in lines if _stands_apart(line))
    return len(body) * (2 if dividers else 1) + apart


def _section(lines: list[Line]) -> Iterator[Block]:
    """Lines as rich text; cards alone on their line are written large."""
    text: list[Line] = []
    for line in lines:
        if _stands_apart(line):
            yield from rich(text)
            yield header(header_line(line))
            text = []
        else:
            text.append(line)
    yield from rich(text)


def _stands_apart(line: Line) -> bool:
    return len(line) == 1 and isinstance(line[0], CardRow) and bool(line[0].cards)


def header(text: str) -> Block:
    """A line written large."""
    return {"type": "header", "text": plain_text(cut(text, limits.HEADER))}


def rich(lines: Iterable[Line]) -> Iterator[Block]:
    """Lines as one block of rich text; nothing when there are none."""
    elements: list[Element] = []
    for number, line in enumerate(lines):
        elements += [_NEW_LINE] * bool(number) + rich_line(line)
    if any(element.get("text", "-").strip() for element in elements):
        section = {"type": "rich_text_section", "elements": joined(elements)}
        yield {"type": "rich_text", "elements": [section]}


def _file(document: Document) -> Iterator[Block]:
    """A file as text that can be copied: Slack shows one person alone no attachment."""
    if document.file is None:
        return
    lines: list[str] = []
    for line in _to_copy(document.file).splitlines():
        if lines and len("\n".join((*lines, line))) > limits.TEXT:
            yield _preformatted(lines)
            lines = []
        lines.append(line)
    if lines:
        yield _preformatted(lines)


def _to_copy(file: TextFile) -> str:
    """What is shown of a file: without its remarks, for a message has room for so much."""
    return file.brief or file.text


def _preformatted(lines: list[str]) -> Block:
    text = {"type": "text", "text": "\n".join(lines)}
    return {
        "type": "rich_text",
        "elements": [{"type": "rich_text_preformatted", "elements": [text]}],
    }


def plain_text(text: str) -> dict[str, Any]:
    """A text that Slack shows as it is."""
    return {"type": "plain_text", "text": text, "emoji": False}


# ---------------------------------------------------------------------------------- buttons


def _rows(document: Document) -> Iterator[Block]:
    for row in document.buttons:
        if row:
            yield button_row(row)


def button_row(row: Iterable[Button]) -> Block:
    """One row of buttons; their ids are the same in every message, and differ within one."""
    seen: dict[str, int] = {}
    elements = []
    for button in list(row)[: limits.ELEMENTS]:
        verb = button.press.verb.value
        seen[verb] = seen.get(verb, 0) + 1
        ordinal = f".{seen[verb]}" if seen[verb] > 1 else ""
        elements.append(_button(button, f"{ACTIONS}.{verb}{ordinal}"))
    return {"type": "actions", "elements": elements}


def _button(button: Button, action_id: str) -> Element:
    element: Element = {
        "type": "button",
        "action_id": action_id,
        "text": plain_text(cut(button.label, limits.BUTTON)),
        "value": press_text.encode(button.press),
        "accessibility_label": cut(button.hint or button.label, limits.BUTTON),
    }
    style = _STYLES[button.weight]
    return element | {"style": style} if style else element
