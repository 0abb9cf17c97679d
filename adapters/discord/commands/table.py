"""``/table``: open a table in a channel, close it, look at it, seat house players."""

from typing import Any

import discord
from discord import app_commands

from adapters.discord.desk import Desk
from core.reception import Visit, services, tables


class TableCommands(app_commands.Group):
    """The table of this channel or thread.  Everyone sees these; admins open and close."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(name="table", description="The poker table here", guild_only=True)
        self._desk = desk

    prop = app_commands.Group(name="prop", description="House players at this table")

    @app_commands.command(description="Open a no-limit hold'em table here (Manage Server)")
    @app_commands.describe(
        blinds="small and big blind: 25/50, 0.5/1 (25/50)",
        buy_in="least and most: 1000-5000, or only the least (20 big blinds, no most)",
        seats="how many seats (9)",
        seconds="seconds to act before the dealer calls the clock (120)",
    )
    async def open(
        self,
        interaction: discord.Interaction[Any],
        blinds: str = tables.DEFAULT_BLINDS,
        buy_in: str | None = None,
        seats: int = tables.DEFAULT_SEATS,
        seconds: int | None = None,
    ) -> None:
        """Open a table, once the dealer may speak here."""

        async def work(visit: Visit) -> None:
            await tables.open_table(
                visit, blinds=blinds, buy_in=buy_in, seats=seats, seconds=seconds
            )

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Close the table here; a hand in play is finished first")
    async def close(self, interaction: discord.Interaction[Any]) -> None:
        """Close the table when its hand ends."""
        await self._desk.slash(interaction, tables.close_table)

    @app_commands.command(description="Stakes, seats and house rules of the table here")
    async def info(self, interaction: discord.Interaction[Any]) -> None:
        """Show the table's sign, privately."""
        await self._desk.slash(interaction, services.table_info)

    @prop.command(name="add", description="Seat a house player (Manage Server)")
    async def prop_add(self, interaction: discord.Interaction[Any]) -> None:
        """Seat a house player."""
        await self._desk.slash(interaction, tables.add_prop)

    @prop.command(name="remove", description="Send a house player home (Manage Server)")
    @app_commands.describe(name="which one; empty for the one who came last")
    async def prop_remove(
        self, interaction: discord.Interaction[Any], name: str | None = None
    ) -> None:
        """Send a house player home when the hand ends."""

        async def work(visit: Visit) -> None:
            await tables.remove_prop(visit, name)

        await self._desk.slash(interaction, work)
