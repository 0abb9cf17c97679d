"""``/proxy``: somebody else plays one's chips."""

from discord import app_commands

from adapters.discord.commands.members import of_member
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.commands.simple import simple
from adapters.discord.desk import Desk
from core.reception import Visit, asides


def proxy_commands(desk: Desk) -> app_commands.Group:
    """Naming a proxy, ending it, and objecting to one."""
    group = app_commands.Group(
        name="proxy", description="Somebody else plays your chips", allowed_contexts=IN_SERVERS
    )

    async def end(visit: Visit) -> None:
        await asides.proxy(visit, None)

    group.add_command(
        of_member(desk, "name", "Have a member play for you", "who plays for you", asides.proxy)
    )
    group.add_command(simple(desk, "end", "Play yourself again from the next hand on", end))
    group.add_command(
        of_member(
            desk, "object", "Object to a proxy", "for whom he is to play", asides.object_to_proxy
        )
    )
    return group
