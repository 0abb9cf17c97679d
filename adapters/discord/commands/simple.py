"""The commands without options, one for each that the reception knows."""

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from adapters.discord.commands.options import Interaction
from adapters.discord.desk import Desk
from core.reception import Work
from core.reception.commands import COMMANDS

_Command = app_commands.Command[Any, ..., None]


def simple_commands(desk: Desk) -> Iterator[_Command]:
    """Every command that needs nothing but its name."""
    for command in COMMANDS:
        yield simple(desk, command.name, command.does, command.work)


def simple(desk: Desk, name: str, does: str, work: Work) -> _Command:
    """A command without options."""

    async def callback(interaction: Interaction) -> None:
        await desk.slash(interaction, work)

    return app_commands.Command(name=name, description=does, callback=callback)
