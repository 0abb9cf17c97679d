"""``/proxy``: somebody else plays one's chips."""

from typing import Any

import discord
from discord import app_commands

from adapters.discord.commands.members import of_member
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from core.reception import Visit, asides


def proxy_commands(desk: Desk) -> app_commands.Group:
    """Naming a proxy, ending it, and objecting to one."""
    group = app_commands.Group(
        name="proxy", description="Somebody else plays your chips", allowed_contexts=IN_SERVERS
    )

    async def end(interaction: discord.Interaction[Any]) -> None:
        async def work(visit: Visit) -> None:
            await asides.proxy(visit, None)

        await desk.slash(interaction, work)

    group.add_command(
        of_member(desk, "name", "Have a member play for you", "who plays for you", asides.proxy)
    )
    group.add_command(
        app_commands.Command(
            name="end", description="Play yourself again from the next hand on", callback=end
        )
    )
    group.add_command(
        of_member(
            desk, "object", "Object to a proxy", "for whom he is to play", asides.object_to_proxy
        )
    )
    return group
