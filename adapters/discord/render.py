"""Documents as Discord messages: the one place that knows Components V2.

Everything is drawn from the document; this module adds no words of its own.
"""

import io
from collections.abc import Iterator
from typing import Final

import discord
from discord import ui
from msgspec import Struct

from adapters.discord import limits
from adapters.discord.budget import fitted
from adapters.discord.identity import is_ours, role_of, user_of
from adapters.discord.spans import label_text, line_text, span_text
from core.present.documents import (
    Button,
    Document,
    Section,
    Slot,
    Strong,
    Team,
    TextFile,
    Tone,
    Weight,
    Who,
)
from core.present.presses import text as press_text

_ACCENTS: Final[dict[Tone, int | None]] = {
    Tone.PLAIN: None,
    Tone.LIVE: 0x3BA55D,
    Tone.YOUR_TURN: 0xF0B232,
    Tone.DONE: 0x80848E,
    Tone.REFUSED: 0xDA373C,
}

_STYLES: Final = {
    Weight.PRIMARY: discord.ButtonStyle.primary,
    Weight.PLAIN: discord.ButtonStyle.secondary,
    Weight.GOOD: discord.ButtonStyle.success,
    Weight.DANGER: discord.ButtonStyle.danger,
}

_BARE: Final = frozenset({Slot.TURN, Slot.LOG})
"""Slots of one line, shown as a plain message without a frame."""


class Rendered(Struct, frozen=True):
    """A message ready to send.

    ``view`` is stopped: buttons are answered by their custom ids, so discord.py keeps nothing
    for it in memory.  ``mentions`` are the only people the message may notify.
    """

    view: ui.LayoutView
    mentions: discord.AllowedMentions
    file: TextFile | None = None

    def files(self) -> list[discord.File]:
        """What goes with the message; made anew, for each can be sent once."""
        if self.file is None:
            return []
        return [discord.File(io.BytesIO(self.file.text.encode()), self.file.name)]


def render(document: Document) -> Rendered:
    """``document`` as a message within Discord's limits."""
    view = ui.LayoutView(timeout=None)
    rows = [_row(buttons) for buttons in _unique(document.buttons)]
    blocks = _blocks(document)
    if document.slot in _BARE:
        view.add_item(ui.TextDisplay("\n".join(blocks), id=numbered(document)))
        for row in rows:
            view.add_item(row)
    else:
        frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=_ACCENTS[document.tone])
        for number, block in enumerate(blocks):
            if number:
                frame.add_item(ui.Separator())
            frame.add_item(ui.TextDisplay(block, id=None if number else numbered(document)))
        if document.file is not None:
            frame.add_item(ui.File(f"attachment://{document.file.name}"))
        for row in rows:
            frame.add_item(row)
        view.add_item(frame)
    view.stop()
    return Rendered(view=view, mentions=_mentions(document), file=document.file)


def numbered(document: Document) -> int:
    """The id of a message's first text: two messages with the same words have different ones."""
    return 1 + document.sequence


def _blocks(document: Document) -> list[str]:
    """The texts of a message, one for each block, within the budget of characters."""
    title = line_text(document.title)
    has_body = bool(document.sections)
    framed = document.slot not in _BARE
    blocks = [[f"### {title}" if framed and has_body else title]] if title.strip() else []
    blocks += [lines for lines in map(_section, document.sections) if "".join(lines).strip()]
    others = sum(min(len(row), limits.ROW_BUTTONS) + 1 for row in document.buttons)
    others += document.file is not None
    if 1 + 2 * len(blocks) - 1 + others > limits.COMPONENTS:
        head, *body = blocks
        blocks = [head, [line for lines in body for line in ([*lines, ""])][:-1]]
    # Without a frame the blocks are one text, with a line break between them.
    breaks = 0 if framed else max(len(blocks) - 1, 0)
    return ["\n".join(lines) for lines in fitted(blocks, limits.TEXT - breaks)]


def _section(section: Section) -> list[str]:
    heading = [span_text(Strong(section.heading))] if section.heading else []
    return heading + [line_text(line) for line in section.lines]


def _unique(rows: tuple[tuple[Button, ...], ...]) -> Iterator[list[Button]]:
    """Rows of buttons with each press once: Discord refuses two equal custom ids."""
    seen: set[str] = set()
    for row in rows:
        kept = []
        for button in row[: limits.ROW_BUTTONS]:
            custom_id = press_text.encode(button.press)
            if custom_id not in seen:
                seen.add(custom_id)
                kept.append(button)
        if kept:
            yield kept


def _row(buttons: list[Button]) -> ui.ActionRow[ui.LayoutView]:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for button in buttons:
        row.add_item(
            ui.Button(
                label=label_text(button.label)[: limits.BUTTON_LABEL],
                style=_STYLES[button.weight],
                custom_id=press_text.encode(button.press),
            )
        )
    return row


def _mentions(document: Document) -> discord.AllowedMentions:
    lines = (document.title, *(line for part in document.sections for line in part.lines))
    spans = [span for line in lines for span in line]
    users = [
        discord.Object(user_of(span.person))
        for span in spans
        if isinstance(span, Who) and span.mention and is_ours(span.person)
    ]
    called = (role_of(span.id) for span in spans if isinstance(span, Team))
    roles = [discord.Object(role) for role in called if role is not None]
    return discord.AllowedMentions(
        everyone=False, roles=roles or False, replied_user=False, users=users or False
    )
