"""Commands that name at most one member at the table and nothing else."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.present.documents import Who
from core.reception import Visit, asides

OfMember = Callable[[Visit, Who], Awaitable[None]]
"""What is said of a member."""

_Command = app_commands.Command[Any, ..., None]

_COMMANDS: Final[tuple[tuple[str, str, str, OfMember], ...]] = (
    ("showto", "Show your hand to one player alone", "who sees it", asides.show_to),
    (
        "showall",
        "Ask that all see a hand that was shown to one",
        "whose hand it is",
        asides.show_all,
    ),
    ("showme", "Ask to see a hand that was called", "whose hand it is", asides.show_me),
)


def member_commands(desk: Desk) -> Iterator[_Command]:
    """Every command that needs a member alone."""
    for name, does, who, said in _COMMANDS:
        yield of_member(desk, name, does, who, said)


def stacks_command(desk: Desk) -> _Command:
    """``/stacks``, of everybody or of one."""

    @app_commands.describe(member="whose; empty for everybody's")
    async def callback(
        interaction: discord.Interaction[Any], member: discord.Member | None = None
    ) -> None:
        async def work(visit: Visit) -> None:
            await asides.stack(
                visit, member_named(member.guild.id, member) if member is not None else None
            )

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="stacks",
        description="Count everybody's chips, privately",
        callback=callback,
        allowed_contexts=IN_SERVERS,
    )


def of_member(desk: Desk, name: str, does: str, who: str, said: OfMember) -> _Command:
    """A command whose one option is a member, described by ``who``."""

    @app_commands.describe(member=who)
    async def callback(interaction: discord.Interaction[Any], member: discord.Member) -> None:
        async def work(visit: Visit) -> None:
            await said(visit, member_named(member.guild.id, member))

        await desk.slash(interaction, work)

    return app_commands.Command(
        name=name, description=does, callback=callback, allowed_contexts=IN_SERVERS
    )
