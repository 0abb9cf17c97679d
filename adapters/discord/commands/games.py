"""``/game``: what a game is, on one screen."""

from typing import Any

import discord
from discord import app_commands

from adapters.discord.commands.choices import choices
from adapters.discord.desk import Desk
from core.reception import Visit, offers, services


def game_command(desk: Desk) -> app_commands.Command[Any, ..., None]:
    """The command, with every game and rotation for its name."""

    @app_commands.describe(name="its name: razz, omaha 8, HORSE; empty for the game here")
    async def callback(interaction: discord.Interaction[Any], name: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            await services.game_info(visit, name)

        await desk.slash(interaction, work)

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="game", description="What a game is: deal, bets, what wins", callback=callback
    )

    @command.autocomplete("name")
    async def offered(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return choices(offers.games(typed))

    return command
