"""What a message shows, reduced to what tells one from another.

That is its first line, the number the renderer gave that text, and its buttons.
"""

import discord
from discord import ui
from msgspec import Struct


class Trace(Struct, frozen=True):
    """The first line of a message, its number, and the custom ids of its buttons, in order."""

    first: str
    number: int
    buttons: tuple[str, ...]


def shown_by(view: ui.LayoutView | ui.View) -> Trace:
    """The trace of a message about to be sent."""
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    buttons = (item for item in view.walk_children() if isinstance(item, ui.Button))
    first = texts[0].content.strip().partition("\n")[0] if texts else ""
    number = (texts[0].id or 0) if texts else 0
    return Trace(first, number, tuple(button.custom_id or "" for button in buttons))


def shown_in(message: discord.Message) -> Trace:
    """The trace of a message read from the history."""
    return shown_by(ui.LayoutView.from_message(message, timeout=None))
