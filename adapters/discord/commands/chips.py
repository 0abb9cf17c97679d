"""``/chips``: admins give chips and take them."""

from typing import Any

import discord
from discord import app_commands

from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.reception import Visit, cashier


class ChipsCommands(app_commands.Group):
    """Chips of the house, in the hands of those who have Manage Server."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name="chips",
            description="Give chips or take them (Manage Server)",
            allowed_contexts=IN_SERVERS,
        )
        self._desk = desk

    @app_commands.command(description="Give a member play chips (Manage Server)")
    @app_commands.describe(member="who gets them", amount="how many: 1500, 1.5k")
    async def grant(
        self, interaction: discord.Interaction[Any], member: discord.Member, amount: str
    ) -> None:
        """The house issues chips to a member."""

        async def work(visit: Visit) -> None:
            await cashier.grant(visit, member_named(member.guild.id, member), amount)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Take play chips from a member's wallet (Manage Server)")
    @app_commands.describe(member="who gives them back", amount="how many: 1500, 1.5k")
    async def take(
        self, interaction: discord.Interaction[Any], member: discord.Member, amount: str
    ) -> None:
        """The house takes chips back from a member's wallet."""

        async def work(visit: Visit) -> None:
            await cashier.take(visit, member_named(member.guild.id, member), amount)

        await self._desk.slash(interaction, work)
