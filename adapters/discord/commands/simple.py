"""The commands without options, one for each that the reception knows."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from adapters.discord.desk import Desk
from core.reception import Work
from core.reception.commands import COMMANDS


def simple_commands(desk: Desk) -> Iterator[app_commands.Command[Any, ..., None]]:
    """Every command that needs nothing but its name."""
    for command in COMMANDS:
        yield app_commands.Command(
            name=command.name, description=command.does, callback=_serving(desk, command.work)
        )


def _serving(desk: Desk, work: Work) -> Any:
    async def callback(interaction: discord.Interaction[Any]) -> None:
        await desk.slash(interaction, work)

    return callback
