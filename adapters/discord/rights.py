"""What the dealer may do in a channel, and what he needs to deal there."""

from typing import Final

import discord

MANAGE: Final = "Manage Server"
"""The right that makes an admin of the card room."""

_NEEDED: Final = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "read_message_history": "Read Message History",
}
_NEEDED_IN_THREADS: Final = {
    "view_channel": "View Channel",
    "send_messages_in_threads": "Send Messages in Threads",
    "read_message_history": "Read Message History",
}
"""Discord's own names for the rights, as an admin finds them in a channel's settings."""


def missing_rights(rights: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """The names of the rights that ``rights`` lack for a table."""
    if rights.administrator:
        return ()
    needed = _NEEDED_IN_THREADS if in_thread else _NEEDED
    return tuple(name for right, name in needed.items() if not getattr(rights, right))


def may_manage(rights: discord.Permissions) -> bool:
    """Whether ``rights`` make an admin of the card room."""
    return rights.administrator or rights.manage_guild
