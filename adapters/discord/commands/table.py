"""``/table``: open a table in a channel, close it, look at it, seat house players."""

from itertools import islice
from typing import Any, Final

from discord import app_commands

from adapters.discord import limits
from adapters.discord.commands.conditions import change_options, opening_options
from adapters.discord.commands.options import Interaction, Option, taking
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.rights import may_manage
from core.ids import Seat
from core.reception import Visit, changing, services, tables
from core.reception.opening import Opening

_WITHDRAW: Final = Option(
    "withdraw", bool, "let the change proposed last come to nothing instead", False
)


class TableCommands(app_commands.Group):
    """The table of this channel or thread.  Everyone sees these; admins open and close."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name="table", description="The poker table here", allowed_contexts=IN_SERVERS
        )
        self._desk = desk

    prop = app_commands.Group(name="prop", description="House players at this table")

    @app_commands.command(description="Open a table of any game here (Manage Server)")
    @taking(*opening_options())
    async def open(self, interaction: Interaction, /, **given: Any) -> None:
        """Open a table, once the dealer may speak here."""

        async def work(visit: Visit) -> None:
            await tables.open_table(visit, Opening(**given))

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Propose another game or other stakes to the players here")
    @taking(*change_options(), _WITHDRAW)
    async def change(self, interaction: Interaction, /, withdraw: bool, **given: Any) -> None:
        """Ask the players about other conditions; what is left out stays."""

        async def work(visit: Visit) -> None:
            if withdraw:
                await changing.withdraw(visit)
            else:
                await changing.change(visit, Opening(**given))

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Close the table here; a hand in play is finished first")
    @app_commands.describe(
        table="its name, t1, when its channel is another or no more",
        anyway="although enough players would keep the game going",
    )
    async def close(
        self,
        interaction: Interaction,
        table: str | None = None,
        anyway: bool = False,
    ) -> None:
        """Close a table when its hand ends."""

        async def work(visit: Visit) -> None:
            await tables.close_table(visit, table, anyway=anyway)

        await self._desk.slash(interaction, work)

    @close.autocomplete("table")
    async def _closable(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The server's tables, offered to those who may close them."""
        if not may_manage(interaction.permissions):
            return []
        found = tables.closable(self._desk.visit(interaction))
        wanted = typed.strip().lower()
        named = (app_commands.Choice(name=name, value=name) for name in found if wanted in name)
        return list(islice(named, limits.CHOICES))

    @app_commands.command(description="Move to another table with all your chips")
    @app_commands.describe(table="its name, t2", seat="the number of the seat there; empty for any")
    async def move(self, interaction: Interaction, table: str, seat: int | None = None) -> None:
        """Move to a table of the same game and stakes."""

        async def work(visit: Visit) -> None:
            await tables.move(visit, table, Seat(seat) if seat is not None else None)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Object to the change of the game that is proposed")
    async def object(self, interaction: Interaction) -> None:
        """Object to the change proposed last (Cooke 3.05)."""
        await self._desk.slash(interaction, changing.object_to_change)

    @app_commands.command(description="Agree to the change of the game that is proposed")
    async def agree(self, interaction: Interaction) -> None:
        """Agree to the change proposed last."""
        await self._desk.slash(interaction, changing.agree_to_change)

    @app_commands.command(description="Stakes, seats and what is going on at the table here")
    async def info(self, interaction: Interaction) -> None:
        """Show what goes on at the table, privately."""
        await self._desk.slash(interaction, services.table_info)

    @app_commands.command(description="The sign: stakes, buy-in, and what is not the usual rule")
    async def sign(self, interaction: Interaction) -> None:
        """Show the table's sign, privately (Cooke 16.02)."""
        await self._desk.slash(interaction, services.table_sign)

    @prop.command(name="add", description="Seat a house player (Manage Server)")
    async def prop_add(self, interaction: Interaction) -> None:
        """Seat a house player."""
        await self._desk.slash(interaction, tables.add_prop)

    @prop.command(name="remove", description="Send a house player home (Manage Server)")
    @app_commands.describe(name="which one; empty for the one who came last")
    async def prop_remove(self, interaction: Interaction, name: str | None = None) -> None:
        """Send a house player home when the hand ends."""

        async def work(visit: Visit) -> None:
            await tables.remove_prop(visit, name)

        await self._desk.slash(interaction, work)
