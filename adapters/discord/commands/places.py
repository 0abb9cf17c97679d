"""Where commands are offered, when not everywhere."""

from typing import Final

from discord import app_commands

IN_SERVERS: Final = app_commands.AppCommandContext(
    guild=True, dm_channel=False, private_channel=False
)
"""For whatever names a member or a channel: in private there is none to choose."""
